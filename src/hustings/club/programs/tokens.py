"""Tokens with which programs speak for a person: each allows what it was made for, until it expires or is revoked."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, null, or_, select, update

from hustings.database.base import Database
from hustings.database.bells import of_person
from hustings.database.people import PEOPLE, TOKENS
from hustings.matches.people import clean_line, hash_of, new_id

from .problems import NoScope, TooManyTokens

__all__ = ["MOST", "SCOPES", "SIGN", "Token", "find", "make", "revoke", "still_good", "tokens_of"]

SCOPES: Final = (
    "me:read",
    "match:play",
    "challenge:read",
    "challenge:write",
    "tournament:join",
    "bot:play",
)
"""What a token can allow."""
SIGN: Final = "hst_"
"""How every token begins, so that one that has leaked is recognized, and the token of a seat is never asked about."""
MOST: Final = 20
"""Tokens of one person."""
LONGEST: Final = 200
"""Characters of a text that can be a token at all."""
LABEL: Final = 60
"""Characters of what a token is called."""
SELDOM: Final = 60.0
"""Seconds after which it is noted again that a token is used."""
DAY: Final = 86400.0


@dataclass(frozen=True)
class Token:
    """What is known of a token; the token itself only its program knows.

    Attributes:
        id: names it on pages.
        person: for whom its program speaks.
        label: what the person calls it.
        scopes: what it allows, some of :data:`SCOPES`.
        created: seconds since 1970.
        used: when it was used last, to the minute; None: never.
        expires: when it ends by itself; None: never.
        hash: of the token.
    """

    id: str
    person: str
    label: str
    scopes: tuple[str, ...]
    created: float
    used: float | None = None
    expires: float | None = None
    hash: str = field(default="", repr=False)


def _token(row: Row[Any]) -> Token:
    scopes = tuple(row.scopes.split())
    return Token(row.id, row.person, row.label, scopes, row.created, row.used, row.expires, row.token_hash)


def _good(database: Database) -> ColumnElement[bool]:
    return or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > database.now())


async def make(database: Database, person: str, label: str, scopes: Iterable[str], days: int | None) -> str:
    """Make a token; it is told now and never again.

    Args:
        database: where its hash is kept.
        person: for whom its program is to speak.
        label: what the person calls it; empty: the beginning of its id.
        scopes: what it is to allow.
        days: after which it ends; None: when it is revoked.

    Raises:
        NoScope: when it would allow nothing, or something that there is not.
        TooManyTokens: when the person has many.
        StoreFailed: when it cannot be stored.
    """
    wanted = set(scopes)
    if not wanted or not wanted <= set(SCOPES):
        raise NoScope(choices=", ".join(SCOPES))
    text, id = SIGN + secrets.token_urlsafe(30), new_id()
    mine = TOKENS.c.person == person
    async with database.writing() as connection:
        await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
        await connection.execute(delete(TOKENS).where(and_(mine, ~_good(database))))
        if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST:
            raise TooManyTokens(most=MOST)
        await connection.execute(
            insert(TOKENS).values(
                token_hash=hash_of(text),
                id=id,
                person=person,
                label=clean_line(label, LABEL) or id[:4],
                scopes=" ".join(scope for scope in SCOPES if scope in wanted),
                created=database.now(),
                expires=null() if days is None else database.now() + days * DAY,
            )
        )
    return text


async def find(database: Database, text: str) -> Token | None:
    """What a token allows, and that it is used now; None: there is no such token any more.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    if not text.startswith(SIGN) or len(text) > LONGEST:
        return None
    this = TOKENS.c.token_hash == hash_of(text)
    seldom = or_(TOKENS.c.used.is_(None), TOKENS.c.used < database.now() - SELDOM)
    async with database.reading() as connection:
        found = select(TOKENS, seldom.label("seldom")).where(and_(this, _good(database)))
        row = (await connection.execute(found)).one_or_none()
    if row is None:
        return None
    if row.seldom:
        async with database.writing() as connection:
            await connection.execute(update(TOKENS).where(this).values(used=database.now()))
    return _token(row)


async def still_good(database: Database, token: Token) -> bool:
    """Whether a token has neither expired nor been revoked since it was found, nor its person been banned."""
    free = or_(PEOPLE.c.banned_until.is_(None), PEOPLE.c.banned_until <= database.now())
    theirs = and_(PEOPLE.c.id == TOKENS.c.person, free)
    async with database.reading() as connection:
        found = select(TOKENS.c.id).join(PEOPLE, theirs).where(and_(TOKENS.c.token_hash == token.hash, _good(database)))
        return await connection.scalar(found) is not None


async def tokens_of(database: Database, person: str) -> list[Token]:
    """The tokens of a person that are good, the newest first."""
    mine = and_(TOKENS.c.person == person, _good(database))
    async with database.reading() as connection:
        found = await connection.execute(select(TOKENS).where(mine).order_by(TOKENS.c.created.desc(), TOKENS.c.id))
        return [_token(row) for row in found]


async def revoke(database: Database, person: str, id: str) -> bool:
    """End a token of a person, and whatever its program has open; False: there was none.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        gone = await connection.execute(delete(TOKENS).where(and_(TOKENS.c.person == person, TOKENS.c.id == id)))
        await database.tell(connection, of_person(person))
        return bool(gone.rowcount)
