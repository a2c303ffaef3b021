"""One secret link for all free seats of a match. Only its hash is stored; it can be closed and made anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import INVITATIONS, TERMS
from hustings.matches.people import hash_of

from .problems import LinkClosed, NotInvited, TooManyInvitations

__all__ = ["Invitation", "admit", "close", "invitation", "invite", "link_of", "write"]

MOST: Final = 20
"""So many links a match can have one after the other."""

Draw = Callable[[int], str]
"""Gives the token of a match's link with this number, always the same to whoever has made it."""


@dataclass(frozen=True)
class Invitation:
    """A link that leads to the free seats of a match.

    Attributes:
        match_id: the match.
        language: of whoever has made it, for who reads it before a person does.
    """

    match_id: str
    language: str


async def write(database: Database, connection: AsyncConnection, match_id: str, token: str, language: str) -> None:
    """Open a link to a match, within a transaction."""
    values = {"token_hash": hash_of(token), "match_id": match_id, "language": language}
    await connection.execute(insert(INVITATIONS).values(**values, created=database.now()))


async def invite(database: Database, match_id: str, draw: Draw, language: str) -> str:
    """Make a link to a match; those that there were lead nowhere from now on.

    Args:
        database: where it is.
        match_id: the match.
        draw: gives the token.
        language: of whoever makes it.

    Returns:
        The token.

    Raises:
        TooManyInvitations: when the match has had too many.
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        await _close(database, connection, match_id)
        mine = select(func.count()).select_from(INVITATIONS).where(INVITATIONS.c.match_id == match_id)
        made = await connection.scalar(mine) or 0
        if made >= MOST:
            raise TooManyInvitations(most=MOST)
        token = draw(made)
        await write(database, connection, match_id, token, language)
        return token


async def close(database: Database, match_id: str) -> None:
    """Let no link lead to a match any more.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        await _close(database, connection, match_id)


async def _close(database: Database, connection: AsyncConnection, match_id: str) -> None:
    mine = and_(INVITATIONS.c.match_id == match_id, INVITATIONS.c.closed.is_(None))
    await connection.execute(update(INVITATIONS).where(mine).values(closed=database.now()))


async def link_of(database: Database, match_id: str, draw: Draw) -> tuple[bool, str]:
    """Whether a link leads to a match now, and its token where it was made by who asks; otherwise empty.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    mine = select(INVITATIONS).where(INVITATIONS.c.match_id == match_id)
    async with database.reading() as connection:
        rows = (await connection.execute(mine)).all()
    current = {row.token_hash for row in rows if row.closed is None}
    tokens = map(draw, range(len(rows) if current else 0))
    return bool(current), next((token for token in tokens if hash_of(token) in current), "")


async def invitation(database: Database, token: str) -> Invitation:
    """What a link leads to.

    Raises:
        LinkClosed: when it leads nowhere, or nowhere any more.
        StoreFailed: when the database cannot be read.
    """
    async with database.reading() as connection:
        found = await connection.execute(select(INVITATIONS).where(INVITATIONS.c.token_hash == hash_of(token)))
        row = found.one_or_none()
    if row is None or row.closed is not None:
        raise LinkClosed()
    return Invitation(row.match_id, row.language)


async def admit(connection: AsyncConnection, match_id: str, token: str) -> None:
    """Let somebody take a free seat: of a match in the lobby anybody, of one with a link whoever has it.

    A match that never had a link is for whoever knows its address, as they are opened by programs.

    Raises:
        NotInvited: when a link is needed, and this is not the one.
    """
    if await connection.scalar(select(TERMS.c.listed).where(TERMS.c.match_id == match_id)):
        return
    mine = select(INVITATIONS).where(INVITATIONS.c.match_id == match_id)
    rows = (await connection.execute(mine)).all()
    if rows and not any(row.token_hash == hash_of(token) and row.closed is None for row in rows):
        raise NotInvited()
