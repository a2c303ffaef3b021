"""A match out of its stored records, also when the rules have changed since."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from hustings.files.shelf import UNREADABLE, Shelf
from hustings.kernel.message import EVERYBODY
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import Diverged, Header, Record
from hustings.play.replay import redo
from hustings.play.saved import Saved, SavedEntry, SavedLine, resume, save

from ..problems import CannotLoad
from .faults import MATCH, as_fault
from .matchstore import MatchStore
from .rows import Snapshot, Stored

log = logging.getLogger("hustings.rooms")


@dataclass(frozen=True)
class Loaded:
    """A match that was replayed.

    Attributes:
        match: where it stands.
        game: with its printed values.
        bridges: from where it went on under other rules.
    """

    match: Match
    game: Game
    bridges: list[Saved]


async def load(stored: Stored, shelf: Shelf, store: MatchStore) -> Loaded:
    """Replay a stored match.

    When its records lead somewhere else now, because the rules have been corrected, it goes on from its last
    snapshot under the new rules, and says so in its log.

    Raises:
        CannotLoad: when the installed game cannot read it.
        StoreFailed: when the turn to the new rules cannot be stored.
    """
    try:
        loaded, base = await asyncio.to_thread(replayed, stored, shelf)
    except UNREADABLE as error:
        extra = as_fault(MATCH, stored.match.game, stored.match.id, error)
        log.exception("match %s cannot be loaded", stored.match.id, extra=extra)
        raise CannotLoad(match=stored.match.id) from error
    if base is not None:
        await store.keep_base(stored.match.id, base)
        log.warning("match %s goes on under version %s of %s", stored.match.id, loaded.game.version, loaded.game.id)
    return loaded


def replayed(stored: Stored, shelf: Shelf) -> tuple[Loaded, Snapshot | None]:
    """A stored match, and the snapshot from which it now goes on under other rules; a long match takes its time.

    Raises:
        UNREADABLE: when the installed game cannot read it.
    """
    header = msgspec.json.decode(stored.match.header, type=Header)
    game = shelf.printed(header.game, header.printed)
    records = [msgspec.json.decode(data, type=Record) for data in stored.records]
    match = Match(game, header, Provable(bytes.fromhex(stored.match.secret)))
    bridges = []
    for base in stored.snapshots:
        if base.base:
            bridges.append(msgspec.json.decode(base.data, type=Saved))
            _replay(match, records[: base.records])
            resume(match, game, bridges[-1], records)
    if _replay(match, records) and _same(match, stored.snapshots[-1:]):
        return Loaded(match, game, bridges), None
    changed = _under_new_rules(stored.snapshots[-1], game)
    bridges.append(msgspec.json.decode(changed.data, type=Saved))
    resume(match, game, bridges[-1], records)
    return Loaded(match, game, bridges), changed


def snapshot_of(match: Match, game: Game) -> Snapshot:
    """The match as it stands, to be stored."""
    return Snapshot(len(match.records), msgspec.json.encode(save(match, game.version)).decode())


def _replay(match: Match, records: list[Record]) -> bool:
    """Carry the records out that ``match`` has not had yet; False when one leads somewhere else."""
    for n in range(len(match.records), len(records)):
        moments = len(match.history.moments)
        try:
            redo(match, records[n])
        except Diverged as error:
            log.warning("%s", error)
            del match.history.moments[moments:]
            return False
    return True


def _same(match: Match, snapshots: list[Snapshot]) -> bool:
    """Whether the match stands where its last snapshot, if there is one, says."""
    saved = [msgspec.json.decode(snapshot.data, type=Saved) for snapshot in snapshots]
    return all(s.records != len(match.records) or s.position.encode() == match.position.encode() for s in saved)


def _under_new_rules(snapshot: Snapshot, game: Game) -> Snapshot:
    saved = msgspec.json.decode(snapshot.data, type=Saved)
    said = SavedEntry("rules-changed", (saved.version, game.version), "", EVERYBODY)
    last = saved.lines[-1].moment if saved.lines else 0
    changed = msgspec.structs.replace(saved, version=game.version, lines=(*saved.lines, SavedLine(last + 1, -1, said)))
    return Snapshot(snapshot.records, msgspec.json.encode(changed).decode(), base=True)
