"""What a ban holds besides a name: the browsers that its person used, its mail addresses and its passkeys.

Of each only the beginning of a hash is kept, and it stays when the name is deleted. A browser that goes on under
another secret, because somebody signs in or out there, takes its ban along. Others who have a name of their own can use
it.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import ADDRESSES, BANS, DEVICES, PASSKEYS, PEOPLE, TIES
from hustings.matches.people import hash_of

from .problems import Banned
from .shared import KIND, SIGN

__all__ = ["follow", "hold_here", "is_banned", "is_banned_at", "lay", "lift", "refuse"]


def lay(connection: Connection, seen: str, now: float, until: float) -> None:
    """Let the ban of a name hold for all that its person is known by.

    Args:
        connection: to the database.
        seen: the name's skeleton.
        now: in seconds since 1970.
        until: the same, when the ban ends by itself.
    """
    lift(connection, seen)
    connection.execute(delete(BANS).where(BANS.c.until <= now))
    person = connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.skeleton == seen))
    browsers = [id[:SIGN] for id in connection.scalars(select(DEVICES.c.id).where(DEVICES.c.person == person))]
    earlier = select(TIES.c.other).where(and_(TIES.c.person == person, TIES.c.kind == KIND))
    known = [
        *connection.scalars(select(ADDRESSES.c.address).where(ADDRESSES.c.person == person)),
        *connection.scalars(select(PASSKEYS.c.id).where(PASSKEYS.c.person == person)),
    ]
    signs = {*browsers, *connection.scalars(earlier), *[hash_of(one)[:SIGN] for one in known]}
    if signs:
        rows = [{"sign": sign, "name": hash_of(seen), "until": until} for sign in sorted(signs)]
        connection.execute(insert(BANS), rows)


def lift(connection: Connection, seen: str) -> bool:
    """End what a ban holds besides a name, given by its skeleton; whether there was anything."""
    return bool(connection.execute(delete(BANS).where(BANS.c.name == hash_of(seen))).rowcount)


async def hold_here(database: Database, connection: AsyncConnection, person: str, browser: str) -> None:
    """Where somebody signs in who is banned, the ban holds from then on.

    Args:
        database: where the connection leads.
        connection: in the transaction of it.
        person: who signs in.
        browser: what the browser is known by then.
    """
    banned = and_(PEOPLE.c.id == person, PEOPLE.c.banned_until > database.now())
    row = (await connection.execute(select(PEOPLE.c.skeleton, PEOPLE.c.banned_until).where(banned))).one_or_none()
    if row is not None:
        values = {"sign": browser[:SIGN], "name": hash_of(row.skeleton), "until": row.banned_until}
        dialect = postgresql if database.is_shared else sqlite
        await connection.execute(dialect.insert(BANS).values(**values).on_conflict_do_nothing())


async def follow(database: Database, connection: AsyncConnection, before: str, after: str) -> None:
    """Let the bans of a browser hold on under what it is known by from now on; see :func:`hold_here`."""
    held = select(literal(after[:SIGN]), BANS.c.name, BANS.c.until).where(BANS.c.sign == before[:SIGN])
    dialect = postgresql if database.is_shared else sqlite
    same = dialect.insert(BANS).from_select(["sign", "name", "until"], held).on_conflict_do_nothing()
    await connection.execute(same)


def is_banned_at(database: Database, browser: ColumnElement[str]) -> ColumnElement[bool]:
    """The condition that a ban holds for a browser, by what it is known by."""
    return exists().where(and_(BANS.c.sign == func.substr(browser, 1, SIGN), BANS.c.until > database.now()))


async def is_banned(database: Database, sign: str) -> bool:
    """Whether a ban holds for a browser of which nothing else is kept.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    async with database.reading() as connection:
        return bool(await connection.scalar(select(is_banned_at(database, literal(sign)))))


async def refuse(database: Database, what: str) -> None:
    """Let nobody come with a mail address or a passkey of a name that is banned.

    Raises:
        Banned: when it is one.
        StoreFailed: when the database cannot be read.
    """
    if await is_banned(database, hash_of(what)):
        raise Banned()
