"""What a match is made of: its header, what happened, the lines that were written, and the moments to look back at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

import msgspec

from hustings.kernel.message import EVERYBODY, Entry
from hustings.kernel.position import Position

ACT: Final = "act"
UNDO: Final = "undo"
COMMIT: Final = "commit"
ASK: Final = "ask-takeback"
GRANT: Final = "grant-takeback"
REFUSE: Final = "refuse-takeback"
RESIGN: Final = "resign"
TIME_UP: Final = "time-up"
TIME_LOST: Final = "time-lost"
PLAY_ON: Final = "play-on"

STUDY: Final = "study"
HINTS: Final = "hints"
"""What a match can be besides a match, so that it is never rated."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is fixed before the first action of a match.

    Attributes:
        game: id of the game.
        version: version of its rules.
        options: all options.
        printed: the printed values that this match is played with, corrections included.
        commitment: SHA-256 of the secret of its chance.
        before: the secrets, in hex, of the matches that its first records are of, where it is played on from a moment
            of another one; each record of the kind ``play-on`` goes from one to the next, the last to its own.
        hints: whether its person may ask what a computer would do.
    """

    game: str
    version: int
    options: dict[str, str]
    printed: dict[str, object]
    commitment: str
    before: tuple[str, ...] = ()
    hints: bool = False

    @property
    def is_study(self) -> bool:
        """Whether the match is played on from a moment of another one, so that it never counts."""
        return bool(self.before)

    @property
    def marks(self) -> tuple[str, ...]:
        """What it is besides a match: ``"study"``, ``"hints"``."""
        return marks_for(self.before, self.hints)

    @property
    def shown(self) -> Header:
        """What everybody may know of it."""
        return msgspec.structs.replace(self, before=("",) * len(self.before))


def marks_for(before: tuple[str, ...], hints: bool) -> tuple[str, ...]:
    """:attr:`Header.marks` of a header that says so."""
    return (STUDY,) * bool(before) + (HINTS,) * hints


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as it is stored.

    Attributes:
        kind: ``act``, ``undo``, ``commit``, ``ask-takeback``, ``grant-takeback``, ``refuse-takeback``, ``resign``,
            ``time-up`` (answered for a seat whose time is up), ``time-lost`` (its time is up, and it has lost) or
            ``play-on`` (another match begins here, at a moment of the one whose records these were).
        seat: who did it; of a ``play-on`` from whose knowledge is dealt anew, -1: all lies as it did.
        action: canonical text, for ``act`` and ``time-up``; the number of the moment, for ``play-on``.
        chance: the results that were drawn.
        hold: the seat confirms its turns itself, so this act waits for a ``commit``.
        digest: of the position afterwards, as the seat that acted sees it in its draft.
        request: what was asked for and what it referred to, for the first action of a request that answers nothing.
    """

    kind: str
    seat: int
    action: str = ""
    chance: tuple[int, ...] = ()
    hold: bool = False
    digest: str = ""
    request: str = ""


class Line(msgspec.Struct, frozen=True):
    """A log line with the moment that it belongs to and the seat whose act wrote it (-1: nobody's).

    In the log of the match moments are counted among all, in what an audience reads among those that it has seen.
    """

    moment: int
    seat: int
    entry: Entry


class Draft(msgspec.Struct, frozen=True):
    """An answer that only its seat has seen yet: its text, the position after it, its lines."""

    action: str
    position: Position
    entries: list[Entry]


class Moment(msgspec.Struct, frozen=True):
    """A committed position, and where the log and the records stood then.

    Attributes:
        position: what everybody sees from then on.
        seat: whose commit it was; -1: set-up or a takeback.
        lines: length of the log.
        records: number of records.
        frames: the positions after each action of the committed turn, ``position`` last, to be shown one by one.
        answered: whether the seat answered in it; if not, it is no turn and cannot be taken back.
        eyes: mask of the seats that saw something of it; spectators have the bit after the last seat's.
    """

    position: Position
    seat: int
    lines: int
    records: int
    frames: tuple[Position, ...]
    answered: bool = True
    eyes: int = EVERYBODY

    def is_for(self, seat: int | None, seats: int) -> bool:
        """Whether a seat (None: a spectator) of so many saw something of it."""
        return bool(self.eyes >> (seats if seat is None else seat) & 1)


class Diverged(ValueError):
    """Records do not replay to the same digests: the rules have changed, or the records have."""


def told_once(lines: Sequence[Line], retold: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[int, Line]]:
    """Log lines with their numbers, without those that only tell again what another line of their moment tells.

    Args:
        lines: in their order.
        retold: :attr:`hustings.play.wording.Wording.retold`.
    """
    for _, moment in groupby(enumerate(lines), lambda pair: pair[1].moment):
        here = list(moment)
        keys = {(line.entry.key, line.entry.args[:1]) for _, line in here}
        for n, line in here:
            if not any((key, line.entry.args[:1]) in keys for key in retold.get(line.entry.key, ())):
                yield n, line
