"""What lies in the rows of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Select, and_, select
from sqlalchemy.engine import Row

from hustings.database.people import HOLDINGS, PEOPLE
from hustings.database.tables import SEATS
from hustings.play.records import marks_for

from ..people import SeatState

ENDED: Final = "paused-ended"
"""Why a match stands still that the administrator has ended, as a text key."""


@dataclass(frozen=True)
class MatchRow:
    """What is stored of a match as a whole.

    Attributes:
        id: in addresses.
        game: id of its game.
        header: the match's header as JSON.
        secret: of its chance, in hex.
        mode: ``"online"`` or ``"hotseat"``.
        created: when, in seconds since 1970.
        finished: when it ended; None: it goes on.
        unverified: it came from a file that this server did not sign.
        to_act: the seats that everybody waits for.
        rematch: id of the match that follows it.
        changes: how often something was written about it that somebody sees.
        due: when something is to be done in it by itself, by the database's clock; None: nothing is.
        patience: whom its computers wait for, as :mod:`.patience` writes it.
        deadlines: its clocks as they were then, as :mod:`..computers.bank` writes them.
        age: seconds since that was written, by the database's clock.
        paused: why its computers do not go on, as the key of a text; None: they do.
        failing: a computer has failed, and a simpler one answers in its place.
        places: the place of each seat, once it is over; empty also for one that ended before places were kept.
    """

    id: str
    game: str
    header: str
    secret: str
    mode: str
    created: float
    finished: float | None = None
    unverified: bool = False
    to_act: tuple[int, ...] = ()
    rematch: str | None = None
    changes: int = 1
    due: float | None = None
    patience: str = ""
    deadlines: str = ""
    age: float = 0.0
    paused: str | None = None
    failing: bool = False
    places: tuple[int, ...] = ()


@dataclass(frozen=True)
class Snapshot:
    """A saved match after a number of records; a ``base`` is one that a match went on from under other rules."""

    records: int
    data: str
    base: bool = False


@dataclass(frozen=True)
class Said:
    """A line of table talk: who said what when (in seconds since 1970), and to whom; None: to everybody."""

    seat: int
    to_seat: int | None
    text: str
    at: float


@dataclass(frozen=True)
class Stored:
    """A match as the database has it, and what was said beside it."""

    match: MatchRow
    seats: list[SeatState]
    records: list[str]
    snapshots: list[Snapshot]
    talk: tuple[Said, ...] = ()


@dataclass(frozen=True)
class Fresh:
    """What the database has of a match beyond what somebody knows.

    Attributes:
        match: the match as a whole.
        seats: who sits where.
        records: those that are new.
        talk: the lines that are new.
        bases: how often it has gone on under other rules.
    """

    match: MatchRow
    seats: list[SeatState]
    records: list[str]
    talk: tuple[Said, ...]
    bases: int


class _Marked(msgspec.Struct):
    before: tuple[str, ...] = ()
    hints: bool = False


def marks_of(header: str) -> tuple[str, ...]:
    """:attr:`~hustings.play.records.Header.marks` of a header that is stored, read without the rest of it."""
    found = msgspec.json.decode(header, type=_Marked)
    return marks_for(found.before, found.hints)


def joined(numbers: tuple[int, ...]) -> str:
    """Numbers as they stand in a column."""
    return ",".join(map(str, numbers))


def numbers(joined: str) -> tuple[int, ...]:
    """The numbers of a column."""
    return tuple([int(number) for number in joined.split(",") if number])


def match_values(match: MatchRow) -> dict[str, object]:
    """The row of a match; its places have a table of their own, and its age is told by the database."""
    values = {**vars(match), "to_act": joined(match.to_act)}
    del values["places"], values["age"]
    return values


def match_row(row: Row[Any]) -> MatchRow:
    """What a row says of a match, but for its places."""
    values = dict(row._mapping)
    values["to_act"] = numbers(row.to_act)
    del values["timed"]
    return MatchRow(**values)


def seat_values(seat: SeatState) -> dict[str, object]:
    """The row of a seat; its orders have a table of their own, and whether it is a bot's follows from who holds it."""
    values = dict(vars(seat))
    del values["orders"], values["bot"]
    return values


def all_seats() -> Select[Any]:
    """The question for seats, and whether bots hold them; to be narrowed."""
    holding = and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash)
    bots = select(PEOPLE.c.id).join(HOLDINGS, PEOPLE.c.id == HOLDINGS.c.owner).where(and_(holding, PEOPLE.c.bot))
    return select(SEATS, and_(SEATS.c.token_hash != "", bots.exists()).label("bot"))


def seat_state(row: Row[Any]) -> SeatState:
    """What a row says of a seat, but for its orders."""
    values = dict(row._mapping)
    del values["match_id"], values["seat"]
    return SeatState(**values | {"bot": bool(values.get("bot"))})
