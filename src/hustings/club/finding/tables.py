"""Tables for others: opened for the lobby or for who has the link, and the seats there that others take."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.people import HOLDINGS, PEOPLE, RATINGS, TERMS
from hustings.database.tables import MATCHES, SEATS
from hustings.matches.beginning import Beginning
from hustings.matches.people import OPEN, Created, SeatPlan

from ..club import Club
from ..ratings.rating import Rating
from ..terms import Terms, open_table
from . import invitations
from .apart import are_apart
from .bells import LOBBY
from .problems import NeedsName, NotWelcome, RatingUnwanted, TooManyTables

__all__ = ["offer", "sit"]

MOST: Final = 5
"""So many tables with free seats somebody may have in the lobby."""
MOST_PRIVATE: Final = 20
"""So many somebody may have that are not in the lobby."""


async def offer(
    club: Club,
    game_id: str,
    options: Mapping[str, str],
    plans: Sequence[SeatPlan],
    terms: Terms,
    draw: Callable[[str], str],
    language: str,
    printed: dict[str, Any] | None = None,
    beginning: Beginning | None = None,
) -> Created:
    """Open a table for others, with a link to its free seats.

    Args:
        club: where it is opened.
        game_id: an installed game.
        options: of the game.
        plans: who sits where; at least one seat is open.
        terms: on what it is opened; it has a host.
        draw: gives the token of the first link to a match.
        language: of the host.
        printed: an owner's file for this match, given as its tables.
        beginning: the moment of another match at which it begins.

    Raises:
        TooManyTables: when the host has too many that nobody has come to.
        NeedsName: when it is to be rated, and the host is a guest.
        StoreFailed: when it cannot be stored; and so on, see :func:`~hustings.club.terms.open_table`.
    """
    assert terms.host, "a table for others has a host"
    most = MOST if terms.listed else MOST_PRIVATE
    free = exists().where(and_(SEATS.c.match_id == TERMS.c.match_id, SEATS.c.kind == OPEN))
    waits = and_(TERMS.c.host == terms.host, TERMS.c.listed == terms.listed, MATCHES.c.finished.is_(None), free)
    waiting = select(func.count()).select_from(TERMS.join(MATCHES, MATCHES.c.id == TERMS.c.match_id)).where(waits)

    async def beside(connection: AsyncConnection, created: Created) -> None:
        if (await connection.scalar(waiting) or 0) > most:
            raise TooManyTables(most=most)
        if terms.rated and not await _has_name(connection, str(terms.host)):
            raise NeedsName()
        await invitations.write(club.database, connection, created.match_id, draw(created.match_id), language)
        await club.database.tell(connection, LOBBY)

    return await open_table(club, game_id, options, plans, terms, printed=printed, beside=beside, beginning=beginning)


async def sit(club: Club, match_id: str, seat: int, name: str, owner: str, who: str, token: str = "") -> str:
    """Take a free seat of a table.

    Args:
        club: where the table is.
        match_id: its match.
        seat: which.
        name: under which somebody wants to play.
        owner: who, as the key in HOLDINGS.
        who: something that only they can say, see `Rooms.claim_open`.
        token: of the link that they have followed; empty: none.

    Returns:
        The token that opens the seat from now on.

    Raises:
        NotInvited: when the seat is for who has the link, which this is not.
        NeedsName: when the match is rated, and this is a guest.
        RatingUnwanted: when the table is for other ratings.
        NotWelcome: when somebody at the table and this person do not play with each other, or it would be rated
            against itself.
        SeatTaken: when it is taken.
        StoreFailed: when it cannot be stored; and so on, see `Rooms.claim_open`.
    """
    async with club.database.reading() as connection:
        await invitations.admit(connection, match_id, token)
        terms = (await connection.execute(select(TERMS).where(TERMS.c.match_id == match_id))).one_or_none()
        holders = await connection.scalars(select(HOLDINGS.c.owner).where(HOLDINGS.c.match_id == match_id))
        others = set(holders) | ({terms.host} if terms is not None and terms.host else set())
        if terms is not None and terms.rated:
            if not await _has_name(connection, owner):
                raise NeedsName()
            if owner in others:
                raise NotWelcome()
        if terms is not None and (terms.lowest is not None or terms.highest is not None):
            rating = await _rating(connection, owner, terms.game)
            if not (terms.lowest or 0) <= rating <= (terms.highest or rating):
                raise RatingUnwanted(lowest=terms.lowest or 0, highest=terms.highest or 0, rating=rating)
        if await are_apart(connection, owner, others):
            raise NotWelcome()
    opened = await club.rooms.claim_open(match_id, seat, name, who)
    async with club.database.writing() as connection:
        await club.database.tell(connection, LOBBY)
    return opened


async def _has_name(connection: AsyncConnection, owner: str) -> bool:
    """Whether somebody has a name that lasts."""
    return await connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == owner)) is not None


async def _rating(connection: AsyncConnection, owner: str, game: str) -> int:
    """The rating of all time of somebody at a game; a newcomer's for whoever has none."""
    mine = and_(RATINGS.c.person == owner, RATINGS.c.game == game, RATINGS.c.side == "", RATINGS.c.season == "")
    row = (await connection.execute(select(RATINGS.c.mu, RATINGS.c.sigma).where(mine))).one_or_none()
    return (Rating() if row is None else Rating(row.mu, row.sigma)).shown
