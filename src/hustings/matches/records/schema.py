"""The tables of the database, and what lies in their rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Boolean, Column, Float, Integer, MetaData, String, Table, Text, false
from sqlalchemy.engine import Row

from ..people import SeatState

VERSION: Final = 3
"""Of the tables below: the number of the last step in ``migrations/versions``, which every change of them needs."""

TABLES: Final = MetaData()


def _of_match(name: str, *columns: Column[Any]) -> Table:
    """A table whose rows belong to a match."""
    return Table(name, TABLES, Column("match_id", String(40), primary_key=True), *columns)


META: Final = Table(
    "meta",
    TABLES,
    Column("key", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
STEPS: Final = Table("alembic_version", TABLES, Column("version_num", String(32), primary_key=True))
"""Where Alembic keeps which steps a database has had."""
MATCHES: Final = Table(
    "matches",
    TABLES,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("header", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("mode", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("finished", Float),
    Column("unverified", Boolean, nullable=False),
    Column("to_act", String(40), nullable=False),
    Column("rematch", String(40)),
    Column("changes", Integer, nullable=False, server_default="1"),
    Column("due", Float, index=True),
    Column("patience", Text, nullable=False, server_default=""),
    Column("deadlines", Text, nullable=False, server_default=""),
    Column("timed", Float, nullable=False, server_default="0"),
    Column("paused", String(40)),
    Column("failing", Boolean, nullable=False, server_default=false()),
)
SEATS: Final = _of_match(
    "seats",
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(20), nullable=False),
    Column("token_hash", String(64), nullable=False, index=True),
    Column("confirm", Boolean, nullable=False),
    Column("auto_pass", Boolean, nullable=False),
    Column("last_seen", Float, nullable=False),
)
RECORDS: Final = _of_match(
    "records",
    Column("n", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)
SNAPSHOTS: Final = _of_match(
    "snapshots",
    Column("records", Integer, primary_key=True),
    Column("base", Boolean, nullable=False),
    Column("data", Text, nullable=False),
)
RESULTS: Final = _of_match("results", Column("places", String(40), nullable=False))
TALK: Final = _of_match(
    "talk",
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("to_seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
BLOCKS: Final = Table(
    "blocks",
    TABLES,
    Column("network", String(50), primary_key=True),
    Column("since", Float, nullable=False),
    Column("note", Text, nullable=False),
)
FAULTS: Final = Table(
    "faults",
    TABLES,
    Column("kind", String(10), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("what", String(200), primary_key=True),
    Column("why", Text, nullable=False),
    Column("first", Float, nullable=False),
    Column("last", Float, nullable=False),
    Column("times", Integer, nullable=False),
)


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
        deadlines: the seconds that were left to those who owe answers, as :mod:`.clock` writes it.
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


def seat_state(row: Row[Any]) -> SeatState:
    """What a row says of a seat."""
    values = dict(row._mapping)
    del values["match_id"], values["seat"]
    return SeatState(**values)
