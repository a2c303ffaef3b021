"""Files of matches: taking a match away, and proving one.

A full file can be replayed, which proves every shuffle and the result, the branches that a takeback dropped
included. Nothing here needs a server or a database.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

import hustings
from hustings.kernel.position import Outcome
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import GRANT, PLAY_ON, Diverged, Header, Record
from hustings.play.replay import redo
from hustings.play.saved import Saved

from .shelf import UNREADABLE, Shelf
from .transcript import (
    FORMAT,
    FULL,
    SEAT,
    Bridge,
    Broken,
    Contents,
    End,
    Ending,
    Head,
    Line,
    Played,
    Player,
    Said,
    Seen,
    Trouble,
    fingerprint,
    read,
    signature,
    write,
)

OURS: Final = "ours"
FOREIGN: Final = "foreign"
UNKNOWN: Final = "unknown"

_SECRET: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Report:
    """What a file says, and whether that is true.

    Attributes:
        kind: ``"full"`` or ``"seat"``; empty: the file could not be read.
        header: of the match, its printed values compared with ours unless we have signed it; None: the file could not
            be read.
        players: who sat where.
        records: how many there are.
        draws: how many chance results were drawn again and found right.
        takebacks: how many were granted; the dropped turns are checked like all others.
        bridges: how often the match went on under other rules; from there on it cannot be replayed.
        ending: as the file claims it; None: the match was not over.
        signature: ``"ours"``, ``"foreign"`` (also when we have signed what was foreign when it was brought to us), or
            ``"unknown"`` when no key was there to check it with.
        trouble: the first thing that is wrong; None: nothing.
    """

    kind: str = ""
    header: Header | None = None
    players: tuple[Player, ...] = ()
    records: int = 0
    draws: int = 0
    takebacks: int = 0
    bridges: int = 0
    ending: Ending | None = None
    signature: str = UNKNOWN
    trouble: Trouble | None = None

    @property
    def ok(self) -> bool:
        """Whether nothing in the file is wrong."""
        return self.trouble is None

    @property
    def proven(self) -> bool:
        """Whether every shuffle and the result have been proved by replay."""
        return self.ok and self.kind == FULL and not self.bridges


# -- writing ---------------------------------------------------------------------------------------------------------


def full(
    match: Match,
    players: Sequence[Player],
    mode: str,
    created: float,
    key: bytes,
    bridges: Sequence[Saved] = (),
    foreign: bool = False,
) -> bytes:
    """The whole match as a file; it holds all hidden cards and the secret of its chance.

    Args:
        match: the match.
        players: who sits where.
        mode: ``"online"`` or ``"hotseat"``.
        created: when the match was opened.
        key: of the server, to sign with.
        bridges: from where the match went on under other rules.
        foreign: the match was brought in from a file that this server had not signed.
    """
    assert isinstance(match.chance, Provable)
    server, draws = fingerprint(key), match.first_draw
    head = Head(FORMAT, FULL, server, created, mode, match.header, tuple(players), None, draws, foreign)
    body: list[Line] = []
    for n in range(len(match.records) + 1):
        body += [Bridge(saved) for saved in bridges if saved.records == n]
        body += [Played(n, record) for record in match.records[n : n + 1]]
    return write([head, *body, End(match.chance.secret.hex(), _ending(match.outcome))], key)


def for_seat(
    match: Match,
    seat: int | None,
    players: Sequence[Player],
    mode: str,
    created: float,
    key: bytes,
    foreign: bool = False,
) -> bytes:
    """What a seat (None: a spectator) has seen of a match until now, as a file."""
    seen: list[Seen] = []
    view, read = b"", 0
    lines, moments = match.entries(seat), match.history.moments_of(seat)
    for number in range(len(moments) + 1):
        last = number == len(moments)
        now = msgspec.json.encode(match.view(seat) if last else moments[number].position.view(seat))
        new = [line for line in lines[read:] if last or line.moment <= number]
        if new or now != view:
            said = tuple([Said(line.entry.key, line.entry.args, line.entry.clause) for line in new])
            seen.append(Seen(len(seen), said, msgspec.Raw(now)))
        view, read = now, read + len(new)
    head = Head(FORMAT, SEAT, fingerprint(key), created, mode, match.header.shown, tuple(players), seat, (), foreign)
    return write([head, *seen, End("", _ending(match.outcome))], key)


def _ending(outcome: Outcome | None) -> Ending | None:
    return outcome and Ending(outcome.winners, outcome.scores, outcome.how, outcome.clause)


# -- checking --------------------------------------------------------------------------------------------------------


def verify(data: bytes, key: bytes | None = None, shelf: Shelf | None = None) -> Report:
    """Check a file: its chain, its signature, and a replay of it with its secret.

    Args:
        data: the file.
        key: of this server, to know files of its own; None: any signature is as good as another.
        shelf: games that are made already.
    """
    try:
        contents = read(data)
    except Broken as broken:
        return Report(trouble=broken.trouble)
    checked = _Check(contents, Shelf() if shelf is None else shelf)
    trouble = None
    try:
        signed = _signed_by(contents, key)
    except Broken as broken:
        signed, trouble = FOREIGN, broken.trouble
    if trouble is None and contents.head.kind == FULL:
        try:
            checked.replay(trusted=signed == OURS)
        except Broken as broken:
            trouble = broken.trouble
    return Report(
        kind=contents.head.kind,
        header=checked.header,
        players=contents.head.players,
        records=len(contents.records),
        draws=checked.draws,
        takebacks=sum(record.kind == GRANT for record in contents.records),
        bridges=len(contents.bridges),
        ending=contents.end.outcome,
        signature=signed,
        trouble=trouble,
    )


def _signed_by(contents: Contents, key: bytes | None) -> str:
    if key is None:
        return UNKNOWN
    if contents.head.server != fingerprint(key):
        return FOREIGN
    if not hmac.compare_digest(contents.signature, signature(contents.chain, key)):
        raise Broken("file-signature")
    return FOREIGN if contents.head.foreign else OURS


class _Check:
    """A replay of a full file, that counts what it has proved."""

    def __init__(self, contents: Contents, shelf: Shelf) -> None:
        self.contents = contents
        self.shelf = shelf
        self.draws = 0
        self.header = contents.head.header

    def replay(self, trusted: bool) -> None:
        """Play the match again from its secret.

        Args:
            trusted: the printed values are as we wrote them.

        Raises:
            Broken: at the first thing that comes out otherwise than the file says.
        """
        header, end = self.header, self.contents.end
        try:
            secret = bytes.fromhex(end.secret)
        except ValueError as error:
            raise Broken("file-secret") from error
        if not all(_SECRET.fullmatch(before) for before in header.before):
            raise Broken("file-secret")
        if len(secret) != 32 or hashlib.sha256(secret).hexdigest() != header.commitment:
            raise Broken("file-secret")
        try:
            find = self.shelf.printed if trusted else self.shelf.checked
            game = find(header.game, header.printed)
            header = self.header = msgspec.structs.replace(header, printed=game.printed_data)
            game.chosen(header.options)
            match = Match(game, header, Provable(secret))
        except hustings.UnknownGame as error:
            raise Broken("file-game", game=header.game) from error
        except UNREADABLE as error:
            raise Broken("file-printed", game=header.game) from error
        if len(self.contents.head.players) != len(match.seats):
            raise Broken("file-unreadable", line=1)
        if match.first_draw != self.contents.head.set_up:
            raise Broken("file-set-up")
        self.draws = len(match.first_draw)
        try:
            for record in self.contents.records:
                self._again(match, record)
            if not match.is_begun:
                raise Broken("file-short")
            if _ending(match.outcome) != end.outcome:
                raise Broken("file-outcome")
        except Broken:
            if self.contents.bridges:
                return
            if header.version != game.version:
                raise Broken("file-other-rules", found=header.version, known=game.version) from None
            raise

    def _again(self, match: Match, record: Record) -> None:
        number = len(match.records) + 1
        if not (0 <= record.seat < len(match.seats) or (record.kind == PLAY_ON and record.seat == -1)):
            raise Broken("file-illegal", record=number)
        try:
            redo(match, record, check=False)
        except Diverged as error:
            raise Broken("file-illegal", record=number) from error
        done = match.records[-1]
        if done.chance != record.chance:
            raise Broken("file-chance", record=number)
        if done.digest != record.digest:
            raise Broken("file-position", record=number)
        self.draws += len(done.chance)
