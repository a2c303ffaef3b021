"""A match out of its stored records, also when the rules have changed since."""

from __future__ import annotations

import logging

import msgspec

from ..kernel.game import Game
from ..kernel.match import Diverged, Header, Match, Record
from ..kernel.message import EVERYBODY
from ..kernel.provable import Provable
from ..kernel.saved import Saved, SavedEntry, SavedLine, resume
from .problems import CannotLoad
from .shelf import UNREADABLE, Shelf
from .store import Snapshot, Store, Stored

log = logging.getLogger("hustings.hall")


async def load(stored: Stored, shelf: Shelf, store: Store) -> tuple[Match, Game]:
    """Replay a stored match.

    When its records lead somewhere else now, because the rules have been corrected, it goes on from its last
    snapshot under the new rules, and says so in its log.

    Raises:
        CannotLoad: when the installed game cannot read it.
        StoreFailed: when the turn to the new rules cannot be stored.
    """
    try:
        header = msgspec.json.decode(stored.match.header, type=Header)
        game = shelf.printed(header.game, header.printed)
        records = [msgspec.json.decode(data, type=Record) for data in stored.records]
        match = Match(game, header, Provable(bytes.fromhex(stored.match.secret)))
        for base in [snapshot for snapshot in stored.snapshots if snapshot.base]:
            _replay(match, records[: base.records])
            resume(match, game, msgspec.json.decode(base.data, type=Saved), records)
        last = stored.snapshots[-1]
        if not (_replay(match, records) and _same(match, last)):
            base = _under_new_rules(last, game)
            resume(match, game, msgspec.json.decode(base.data, type=Saved), records)
            await store.keep_base(stored.match.id, base)
            log.warning("match %s goes on under version %s of %s", stored.match.id, game.version, game.id)
    except UNREADABLE as error:
        log.exception("match %s cannot be loaded", stored.match.id)
        raise CannotLoad(match=stored.match.id) from error
    return match, game


def _replay(match: Match, records: list[Record]) -> bool:
    """Carry the records out that ``match`` has not had yet; False when one leads somewhere else."""
    for n in range(len(match.records), len(records)):
        moments = len(match.moments)
        try:
            match.redo(records[n])
        except Diverged as error:
            log.warning("%s", error)
            del match.moments[moments:]
            return False
    return True


def _same(match: Match, snapshot: Snapshot) -> bool:
    saved = msgspec.json.decode(snapshot.data, type=Saved)
    return saved.records != len(match.records) or saved.position.encode() == match.position.encode()


def _under_new_rules(snapshot: Snapshot, game: Game) -> Snapshot:
    saved = msgspec.json.decode(snapshot.data, type=Saved)
    said = SavedEntry("rules-changed", (saved.version, game.version), "", EVERYBODY)
    last = saved.lines[-1].moment if saved.lines else 0
    changed = msgspec.structs.replace(saved, version=game.version, lines=(*saved.lines, SavedLine(last + 1, -1, said)))
    return Snapshot(snapshot.records, msgspec.json.encode(changed).decode(), base=True)
