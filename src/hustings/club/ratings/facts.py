"""What the database knows of a match that is over, as far as ratings depend on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import msgspec
from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import HOLDINGS, PEOPLE, RATED, TERMS
from hustings.database.tables import MATCHES, RECORDS, RESULTS, SEATS
from hustings.matches.people import COMPUTER as COMPUTERS
from hustings.matches.records.rows import marks_of, numbers
from hustings.play.records import ACT, RESIGN, TIME_LOST, Record

from ..people.shared import together
from .computers import measured
from .rules import COMPUTER, LEAST, MONTH, Ended, Pair, Sat

LATEST: Final = 200
"""So many rated matches of somebody are looked through, the newest first."""

GONE: Final = frozenset((RESIGN, TIME_LOST))
"""Kinds of records with which a seat leaves its match."""


class Entry(msgspec.Struct, frozen=True):
    """What is kept of a match that was judged, in the column ``data`` of `RATED`.

    Attributes:
        who: by seat, as in :class:`.rules.Sat`.
        places: of the seats, as they were judged.
        weights: by seat.
        why: why nothing was changed; empty: something was.
        early: the seats that left before they had played.
        before: the shown rating of each seat before the match; None for one that has none.
        after: the same after it.
    """

    who: tuple[str, ...]
    places: tuple[int, ...]
    weights: tuple[float, ...]
    why: str = ""
    early: tuple[int, ...] = ()
    before: tuple[int | None, ...] = ()
    after: tuple[int | None, ...] = ()


@dataclass(frozen=True)
class Found:
    """A match that is over and is to be rated.

    Attributes:
        game: id of the game.
        options: what was chosen of them.
        at: when it ended, in seconds since 1970.
        ended: what its rating depends on.
        deserted: people who sat there and walked away, so that somebody else sat down in their place: each with the
            seat. They lose, and nobody gains from it.
    """

    game: str
    options: dict[str, str]
    at: float
    ended: Ended
    deserted: tuple[tuple[str, int], ...] = ()


class _Header(msgspec.Struct):
    options: dict[str, str]


async def found(database: Database, connection: AsyncConnection, match_id: str) -> Found | None:
    """A match that is to be rated; None: it is not over, or nobody asked for that."""
    terms = and_(TERMS.c.match_id == MATCHES.c.id, TERMS.c.rated)
    asked_again = and_(TERMS.c.series.is_not(None), TERMS.c.best_of.is_(None)).label("asked_again")
    wanted = select(MATCHES, RESULTS.c.places, asked_again).where(MATCHES.c.id == match_id)
    joined = wanted.join(TERMS, terms).outerjoin(RESULTS, RESULTS.c.match_id == MATCHES.c.id)
    row = (await connection.execute(joined)).one_or_none()
    if row is None or row.finished is None:
        return None
    persons = await _persons(connection, match_id)
    left, answers = await _course(connection, match_id)
    seats: list[Sat] = []
    chairs = (await connection.execute(select(SEATS).where(SEATS.c.match_id == match_id).order_by(SEATS.c.seat))).all()
    for chair in chairs:
        held = bool(chair.token_hash)
        who = persons.get(chair.seat, "")
        if not held and chair.kind == COMPUTERS and measured(row.game).rating(chair.level) is not None:
            who = COMPUTER + chair.level
        gone = left.get(chair.seat)
        if gone is None and held and chair.kind != "person":
            gone = 0  # a computer has the seat of somebody who walked away
        seats.append(Sat(who, answers[chair.seat], gone))
    people = {sat.who for sat in seats if sat.who and not sat.is_computer}
    # one asks for a rematch, and two agree
    unmet = row.asked_again and any(not sat.answers for sat in seats if not sat.is_computer)
    past = {person: await entries(connection, person) for person in people}
    told = [
        Sat(
            sat.who,
            sat.answers,
            sat.left,
            _met(past.get(sat.who, ()), sat.who, people),
            _early(past, sat.who, row.finished),
        )
        for sat in seats
    ]
    ended = Ended(
        tuple(told),
        numbers(row.places or ""),
        agreed=row.mode == "online" and not row.unverified and not unmet and not marks_of(row.header),
        together=frozenset(await together(database, connection, people)),
        before=_before(past, [sat.who for sat in seats], row.finished),
    )
    options = msgspec.json.decode(row.header, type=_Header).options
    return Found(row.game, options, row.finished, ended, await _deserted(connection, match_id, people))


async def entries(connection: AsyncConnection, person: str) -> list[tuple[float, Entry]]:
    """The rated matches of somebody with their times, the newest first."""
    mine = select(HOLDINGS.c.match_id).where(HOLDINGS.c.owner == person)
    rows = await connection.execute(
        select(RATED.c.at, RATED.c.data).where(RATED.c.match_id.in_(mine)).order_by(RATED.c.at.desc()).limit(LATEST)
    )
    return [(row.at, msgspec.json.decode(row.data, type=Entry)) for row in rows]


async def _persons(connection: AsyncConnection, match_id: str) -> dict[int, str]:
    holding = and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash)
    rows = await connection.execute(
        select(SEATS.c.seat, PEOPLE.c.id)
        .join(HOLDINGS, holding)
        .join(PEOPLE, PEOPLE.c.id == HOLDINGS.c.owner)
        .where(and_(SEATS.c.match_id == match_id, SEATS.c.token_hash != ""))
        .order_by(SEATS.c.seat, HOLDINGS.c.since.desc())
    )
    return {row.seat: row.id for row in rows}


async def _deserted(connection: AsyncConnection, match_id: str, here: set[str]) -> tuple[tuple[str, int], ...]:
    """Who held a seat once, and has none: theirs is the seat to which somebody came last."""
    seated = and_(SEATS.c.match_id == HOLDINGS.c.match_id, SEATS.c.token_hash == HOLDINGS.c.token_hash)
    rows = await connection.execute(
        select(PEOPLE.c.id, SEATS.c.seat, HOLDINGS.c.since)
        .select_from(HOLDINGS)
        .outerjoin(SEATS, seated)
        .outerjoin(PEOPLE, PEOPLE.c.id == HOLDINGS.c.owner)
        .where(HOLDINGS.c.match_id == match_id)
        .order_by(HOLDINGS.c.since, HOLDINGS.c.owner)
    )
    held = rows.all()
    came = [row.seat for row in held if row.seat is not None]
    gone = dict.fromkeys(row.id for row in held if row.seat is None and row.id and row.id not in here)
    return tuple((person, came[-1]) for person in gone if came)


async def _course(connection: AsyncConnection, match_id: str) -> tuple[dict[int, int], Counter[int]]:
    """When each seat left for good, as the number of the record; and how many answers each has given."""
    left: dict[int, int] = {}
    answers: Counter[int] = Counter()
    for n, data in (
        await connection.execute(select(RECORDS.c.n, RECORDS.c.data).where(RECORDS.c.match_id == match_id))
    ).all():
        record = msgspec.json.decode(data, type=Record)
        answers[record.seat] += record.kind == ACT
        if record.kind in GONE:
            left[record.seat] = n + 1
    return left, answers


def _met(past: Iterable[tuple[float, Entry]], me: str, here: set[str]) -> int:
    others = {who for _, entry in past if any(entry.weights) for who in entry.who}
    return len(others - here - {me, ""})


def _early(past: Mapping[str, Iterable[tuple[float, Entry]]], who: str, now: float) -> int:
    return sum(entry.who[seat] == who for at, entry in past.get(who, ()) if at > now - MONTH for seat in entry.early)


def _before(past: Mapping[str, Iterable[tuple[float, Entry]]], who: list[str], now: float) -> dict[Pair, int]:
    """How often each two of them have met lately; who has the longer memory tells."""
    met: dict[Pair, int] = {}
    for one, two in combinations(sorted(set(who)), 2):
        counts = [
            sum(
                one in entry.who and two in entry.who and any(entry.weights)
                for at, entry in past[side]
                if at > now - MONTH
            )
            for side in (one, two)
            if side in past
        ]
        met[frozenset((one, two))] = max(counts, default=0)
    return met


def early_leavers(ended: Ended) -> tuple[int, ...]:
    """The seats of people who left before they had played."""
    return tuple(
        seat for seat, sat in enumerate(ended.seats) if sat.left is not None and sat.answers < LEAST and sat.who
    )


def as_json(entry: Entry) -> str:
    """An entry as it is kept."""
    return msgspec.json.encode(entry).decode()


def from_json(data: Any) -> Entry:
    """An entry that was kept."""
    return msgspec.json.decode(data, type=Entry)
