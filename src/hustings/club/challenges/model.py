"""What a challenge is, and which are open."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import CHALLENGES, PEOPLE

__all__ = [
    "ACCEPTED",
    "CANCELLED",
    "DECLINED",
    "EXPIRED",
    "OPEN",
    "REASONS",
    "STATES",
    "Challenge",
    "Party",
    "Wanted",
    "challenge_of",
    "challenges_of",
]

OPEN: Final = "open"
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
CANCELLED: Final = "cancelled"
EXPIRED: Final = "expired"
STATES: Final = (OPEN, ACCEPTED, DECLINED, CANCELLED, EXPIRED)

REASONS: Final = ("generic", "later", "game", "options", "pace", "rated", "casual", "no-bots", "only-bots")
"""Why a challenge is declined; the words are ``decline-<reason>``."""


class Wanted(msgspec.Struct, frozen=True):
    """What somebody is challenged to.

    Attributes:
        options: of the game, all of them.
        seat: of who challenges; empty: drawn by lot when it is accepted.
        pace: empty: none; ``"30+20"``: minutes, and seconds a move; ``"2d"``: days a move.
        rated: whether the match changes the ratings of both.
    """

    options: dict[str, str] = {}
    seat: str = ""
    pace: str = ""
    rated: bool = False


@dataclass(frozen=True)
class Party:
    """One of the two.

    Attributes:
        id: of the person.
        name: of the person.
        bot: whether a program plays under the name.
    """

    id: str
    name: str
    bot: bool


@dataclass(frozen=True)
class Challenge:
    """A challenge.

    Attributes:
        id: of the challenge.
        by: who challenges.
        to: who is challenged.
        game: id of the game.
        wanted: what to.
        created: seconds since 1970.
        state: one of :data:`STATES`.
        reason: why it was declined, one of :data:`REASONS`; empty: it was not.
        match_id: the match that came of it.
    """

    id: str
    by: Party
    to: Party
    game: str
    wanted: Wanted
    created: float
    state: str
    reason: str
    match_id: str | None


_BY: Final = PEOPLE.alias("challenger")
_TO: Final = PEOPLE.alias("challenged")


def _all() -> Select[Any]:
    names = [_BY.c.name.label("by_name"), _BY.c.bot.label("by_bot"), _TO.c.name.label("to_name")]
    asked = select(CHALLENGES, *names, _TO.c.bot.label("to_bot"))
    return asked.join(_BY, _BY.c.id == CHALLENGES.c.by).join(_TO, _TO.c.id == CHALLENGES.c.to)


def _challenge(row: Row[Any]) -> Challenge:
    return Challenge(
        id=row.id,
        by=Party(row.by, row.by_name, row.by_bot),
        to=Party(row.to, row.to_name, row.to_bot),
        game=row.game,
        wanted=msgspec.json.decode(row.terms, type=Wanted),
        created=row.created,
        state=row.state,
        reason=row.reason,
        match_id=row.match_id,
    )


async def challenge_of(connection: AsyncConnection, id: str) -> Challenge | None:
    """The challenge of this id; None: there is none."""
    row = (await connection.execute(_all().where(CHALLENGES.c.id == id))).one_or_none()
    return None if row is None else _challenge(row)


async def challenges_of(database: Database, person: str, ids: Collection[str] = ()) -> list[Challenge]:
    """The challenges of a person that are open, the newest first; and those of these ids, whatever became of them."""
    mine = or_(CHALLENGES.c.by == person, CHALLENGES.c.to == person)
    wanted = or_(CHALLENGES.c.state == OPEN, CHALLENGES.c.id.in_(ids)) if ids else CHALLENGES.c.state == OPEN
    async with database.reading() as connection:
        found = await connection.execute(_all().where(and_(mine, wanted)).order_by(CHALLENGES.c.created.desc()))
        return [_challenge(row) for row in found]
