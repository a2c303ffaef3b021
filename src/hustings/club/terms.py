"""On what a match was opened: who opened it, at which pace, for whom, whether it is rated, what it belongs to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.bells import of_person
from hustings.database.people import HOLDINGS, TERMS
from hustings.files.transcript import ONLINE
from hustings.matches.beginning import Beginning
from hustings.matches.people import Created, SeatPlan, hash_of

from .club import Club

__all__ = ["Beside", "Terms", "open_table", "terms_of"]

Beside: TypeAlias = Callable[[AsyncConnection, Created], Awaitable[None]]
"""Writes what else belongs to a new match, in its transaction."""


@dataclass(frozen=True)
class Terms:
    """On what a match was opened.

    Attributes:
        host: who opened it, as the key in HOLDINGS; None: nobody did, as in a tournament.
        listed: whether the lobby shows it; otherwise only who has a link finds it.
        rated: whether it changes the ratings of its persons.
        pace: empty: none; ``"30+20"``: minutes, and seconds a move; ``"2d"``: days a move.
        lowest: the lowest rating that is wanted; None: any.
        highest: the highest rating that is wanted; None: any.
        note: what the host says of it, as typed.
        series: the first match of a row of rematches; None: this one.
        best_of: of how many matches of the row more than half have to be won; None: it is no series.
        turned: how many seats on everybody sits since the first match of the row.
        tournament: the tournament that it belongs to.
        game: id of its game; :func:`open_table` fills it in.
        created: when it was opened, in seconds since 1970; the database fills it in.
    """

    host: str | None = None
    listed: bool = False
    rated: bool = False
    pace: str = ""
    lowest: int | None = None
    highest: int | None = None
    note: str = ""
    series: str | None = None
    best_of: int | None = None
    turned: int = 0
    tournament: str | None = None
    game: str = ""
    created: float = 0.0


async def terms_of(database: Database, match_id: str) -> Terms | None:
    """On what a match was opened; None: on none, as a guest opens one alone or for a friend.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    async with database.reading() as connection:
        row = (await connection.execute(select(TERMS).where(TERMS.c.match_id == match_id))).one_or_none()
    if row is None:
        return None
    values = dict(row._mapping)
    del values["match_id"]
    return Terms(**values)


async def open_table(
    club: Club,
    game_id: str,
    options: Mapping[str, str],
    plans: Sequence[SeatPlan],
    terms: Terms,
    mode: str = ONLINE,
    printed: dict[str, Any] | None = None,
    *,
    holders: Sequence[str | None] = (),
    beside: Beside | None = None,
    beginning: Beginning | None = None,
) -> Created:
    """Open a match on terms: both are there, or neither is.

    Args:
        club: where it is opened.
        game_id: an installed game.
        options: of the game; missing ones take their default.
        plans: who sits where, one a seat.
        terms: on what it is opened.
        mode: ``"online"`` or ``"hotseat"``.
        printed: an owner's file for this match, given as its tables.
        holders: by seat who is to hold it from now on, as the key in HOLDINGS; None: whoever has its token. Empty: all
            tokens are handed out.
        beside: writes what else belongs to it, such as its place in a tournament.
        beginning: the moment of another match at which it begins; such a match is not rated.

    Returns:
        The match, and the tokens of the persons' seats.

    Raises:
        UnknownGame: when the game is not installed; and so on, see `Rooms.create`.
        StoreFailed: when it cannot be stored.
    """

    if beginning is not None:
        terms = replace(terms, rated=False, listed=False)

    async def write(connection: AsyncConnection, created: Created) -> None:
        match_id = created.match_id
        values = vars(replace(terms, game=game_id)) | {"created": club.database.now()}
        await connection.execute(insert(TERMS).values(match_id=match_id, **values))
        for holder, token in zip(holders, created.tokens, strict=False):
            if holder and token:
                held = {"owner": holder, "match_id": match_id, "token_hash": hash_of(token)}
                await connection.execute(insert(HOLDINGS).values(**held, since=club.database.now()))
                await club.database.tell(connection, of_person(holder))
        await tasks.add(club.database, connection, tasks.MATCH, match_id)
        if beside is not None:
            await beside(connection, created)

    return await club.rooms.create(game_id, options, plans, mode, printed, write, terms.pace, beginning=beginning)
