"""What a person has played: match by match, and counted by game and side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import and_, select

from hustings.database.base import Database
from hustings.database.people import HOLDINGS, TERMS
from hustings.database.tables import MATCHES, RESULTS, SEATS
from hustings.matches.records.rows import all_seats, marks_of, numbers, seat_state
from hustings.play.records import STUDY

__all__ = ["Played", "played_by"]

MOST: Final = 2000
"""So many matches of a person are looked at, the newest."""


@dataclass(frozen=True)
class Played:
    """A match that a person has played to its end.

    Attributes:
        match_id: of the match.
        game: id of its game.
        options: with which it was played.
        seat: number of the person's seat.
        places: of all seats, from 1; empty: it was ended without a result.
        finished: when, in seconds since 1970.
        is_public: whether it was offered to everybody, rated, or part of a tournament: others may be led there.
        others: for each other seat the name there, its kind and its level.
    """

    match_id: str
    game: str
    options: dict[str, Any]
    seat: int
    places: tuple[int, ...]
    finished: float
    is_public: bool
    others: tuple[tuple[str, str, str], ...]

    @property
    def has_won(self) -> bool:
        """Whether the person was first."""
        return bool(self.places) and self.places[self.seat] == 1


async def played_by(database: Database, person: str) -> list[Played]:
    """The matches that a person has played to their end in a seat of its own, the newest first.

    Matches at one device, whose hands one person holds all, are left out, and those played on from another one.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    held = and_(SEATS.c.match_id == HOLDINGS.c.match_id, SEATS.c.token_hash == HOLDINGS.c.token_hash)
    mine = and_(HOLDINGS.c.owner == person, MATCHES.c.finished.is_not(None), MATCHES.c.mode == "online")
    asked = (
        select(MATCHES, SEATS.c.seat, RESULTS.c.places, TERMS.c.listed, TERMS.c.rated, TERMS.c.tournament)
        .join(HOLDINGS, HOLDINGS.c.match_id == MATCHES.c.id)
        .join(SEATS, held)
        .outerjoin(RESULTS, RESULTS.c.match_id == MATCHES.c.id)
        .outerjoin(TERMS, TERMS.c.match_id == MATCHES.c.id)
        .where(mine)
        .order_by(MATCHES.c.finished.desc(), SEATS.c.seat)
        .limit(MOST)
    )
    async with database.reading() as connection:
        rows = {row.id: row for row in await connection.execute(asked)}
        seats = all_seats().where(SEATS.c.match_id.in_(list(rows))).order_by(SEATS.c.seat)
        others: dict[str, list[tuple[str, str, str]]] = {}
        for one in await connection.execute(seats):
            if one.seat != rows[one.match_id].seat:
                seat = seat_state(one)
                others.setdefault(one.match_id, []).append((seat.called, seat.kind, seat.level))
    return [
        Played(
            row.id,
            row.game,
            msgspec.json.decode(row.header).get("options", {}),
            row.seat,
            numbers(row.places or ""),
            row.finished,
            bool(row.listed or row.rated or row.tournament),
            tuple(others.get(row.id, ())),
        )
        for row in rows.values()
        if STUDY not in marks_of(row.header)
    ]
