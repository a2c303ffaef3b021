"""Who holds which seats: a row for each, under the person or under a guest's browser.

A row names the hash of the seat's token as it was then. Once the seat has another token, the row is worth nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import and_, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.bells import of_person
from hustings.database.people import HOLDINGS, PEOPLE
from hustings.database.tables import SEATS
from hustings.matches.operations.administer import give_back
from hustings.matches.people import hash_of

from .person import Person, person_from

__all__ = ["held_at", "held_by", "hold", "make_link", "opened_by", "persons_at", "renew"]


async def hold(database: Database, connection: AsyncConnection, owner: str, held: Iterable[tuple[str, str]]) -> None:
    """Note that somebody holds seats.

    Args:
        database: where the connection leads.
        connection: in the transaction that causes it.
        owner: a person's id, or that of a guest's browser.
        held: each a match, and the hash of the token that opens seats there.
    """
    rows = [{"owner": owner, "match_id": match_id, "token_hash": hash} for match_id, hash in held]
    if rows:
        dialect = postgresql if database.is_shared else sqlite
        statement = dialect.insert(HOLDINGS).values(since=database.now()).on_conflict_do_nothing()
        for row in rows:
            await connection.execute(statement.values(**row))
        await database.tell(connection, of_person(owner))


async def held_by(database: Database, owner: str, most: int = 200) -> dict[str, list[str]]:
    """The hashes of the tokens that somebody holds, by match, the newest matches first.

    Args:
        database: where they are kept.
        owner: a person's id, or that of a guest's browser.
        most: so many at most.
    """
    newest = select(HOLDINGS).where(HOLDINGS.c.owner == owner).order_by(HOLDINGS.c.since.desc()).limit(most)
    found: dict[str, list[str]] = {}
    async with database.reading() as connection:
        for row in await connection.execute(newest):
            found.setdefault(row.match_id, []).append(row.token_hash)
    return found


async def make_link(database: Database, match_id: str, link: str, token_hash: str) -> None:
    """Let a private link open seats, as long as they have the token with this hash."""
    async with database.writing() as connection:
        await hold(database, connection, hash_of(link), [(match_id, token_hash)])


async def opened_by(database: Database, match_id: str, link: str) -> list[str]:
    """The hashes of the tokens for which a private link stands; none for a link that nobody has made."""
    return await held_at(database, hash_of(link), match_id)


async def held_at(database: Database, owner: str, match_id: str) -> list[str]:
    """The hashes of the tokens that somebody holds of a match, the newest first."""
    mine = and_(HOLDINGS.c.owner == owner, HOLDINGS.c.match_id == match_id)
    async with database.reading() as connection:
        newest = select(HOLDINGS.c.token_hash).where(mine).order_by(HOLDINGS.c.since.desc())
        return list(await connection.scalars(newest))


async def persons_at(database: Database, match_id: str) -> dict[int, Person]:
    """Who with a lasting name holds which seat of a match."""
    holding = and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash)
    found = (
        select(SEATS.c.seat, PEOPLE)
        .join(HOLDINGS, holding)
        .join(PEOPLE, PEOPLE.c.id == HOLDINGS.c.owner)
        .where(and_(SEATS.c.match_id == match_id, SEATS.c.token_hash != ""))
        .order_by(SEATS.c.seat, HOLDINGS.c.since.desc())
    )
    persons: dict[int, Person] = {}
    async with database.reading() as connection:
        for row in (await connection.execute(found)).mappings():
            person = person_from(row)
            assert person is not None
            persons[row[SEATS.c.seat]] = person  # of several the one who came first
    return persons


async def renew(database: Database, match_id: str, seat: int, owner: str, now: float) -> None:
    """Give a seat another token: all its links and all who hold it end, but for one.

    Args:
        database: where it is kept.
        match_id: of the match.
        seat: number of the seat; at one device all seats of persons are renewed with it.
        owner: who goes on holding it, as the key in `HOLDINGS`.
        now: in seconds since 1970.

    Raises:
        UnknownMatch: when there is no such match.
        StoreFailed: when it cannot be stored.
    """
    before = select(SEATS.c.token_hash).where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat))
    async with database.writing() as connection:
        old = await connection.scalar(before)
        token = await connection.run_sync(give_back, match_id, seat, now)
        gone = and_(HOLDINGS.c.match_id == match_id, HOLDINGS.c.token_hash == old)
        await connection.execute(delete(HOLDINGS).where(gone))
        await hold(database, connection, owner, [(match_id, hash_of(token))])
