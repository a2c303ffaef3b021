"""Recovery codes: for who has lost everything else. Shown once, good once, and kept as hashes that are dear to try."""

from __future__ import annotations

import asyncio
import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import and_, delete, func, insert, select

from hustings.database.base import Database
from hustings.database.people import CODES, PEOPLE

from .names import skeleton
from .problems import NotYou
from .tries import DAY, HOUR, count

__all__ = ["MANY", "left", "make", "use"]

MANY: Final = 8
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
LONG: Final = 10
"""Letters of a code: 49 bits; no more than fifty a day can be tried."""

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
_NOBODYS: Final = "$argon2id$v=19$m=19456,t=2,p=1$h88nap7VyfHA6eG+coDl+Q$XUQ+YnuzlP5Ji8LLJx2qf4H9ZAhvgrTfw8tqd+ADN48"
"""What a code is held against where there is none, so that the answer takes as long."""
_TRYING: Final = ThreadPoolExecutor(2, "codes")
"""Where codes are tried: each takes 20 MB, and no more than two at a time hold up nobody else."""


async def make(database: Database, person: str) -> list[str]:
    """New codes; those of before are worth nothing any more.

    Raises:
        StoreFailed: when they cannot be stored.
    """
    made = ["".join(secrets.choice(ALPHABET) for _ in range(LONG)) for _ in range(MANY)]
    hashes = await asyncio.to_thread(lambda: [_HASHER.hash(code) for code in made])
    async with database.writing() as connection:
        await connection.execute(delete(CODES).where(CODES.c.person == person))
        rows = [{"person": person, "n": n, "code_hash": hash} for n, hash in enumerate(hashes, 1)]
        await connection.execute(insert(CODES), rows)
    return [f"{n}-{code[:5]}-{code[5:]}" for n, code in enumerate(made, 1)]


async def left(database: Database, person: str) -> int:
    """How many codes a person has not used."""
    async with database.reading() as connection:
        mine = select(func.count()).select_from(CODES).where(CODES.c.person == person)
        return await connection.scalar(mine) or 0


async def use(database: Database, name: str, given: str, address: str) -> str:
    """Who shows to be whom with a code; the code is used up then.

    Args:
        database: where they are kept.
        name: of the person, as typed.
        given: the code, as typed.
        address: from where, for the count of tries.

    Returns:
        The person's id.

    Raises:
        NotYou: when it is wrong, or there is no such name.
        TooOften: when it was tried often.
        StoreFailed: when the database cannot be used.
    """
    who = await asyncio.to_thread(skeleton, name)
    await count(database, "code from", address, 20, HOUR)
    await count(database, "code of", who, 50, DAY)
    await count(database, "code of from", f"{who} {address}", 8, HOUR)
    number, _, rest = re.sub(r"[\s‐-―ー_]", "-", given.strip().casefold()).partition("-")
    code = re.sub("[^a-z0-9]", "", rest)[:40]
    is_it = and_(CODES.c.person == PEOPLE.c.id, PEOPLE.c.skeleton == who, CODES.c.n == _number(number))
    async with database.reading() as connection:
        row = (await connection.execute(select(CODES).where(is_it))).one_or_none()
    loop = asyncio.get_running_loop()
    is_right = await loop.run_in_executor(_TRYING, _fits, row.code_hash if row else _NOBODYS, code)
    if row is None or not is_right:
        raise NotYou()
    used = and_(CODES.c.person == row.person, CODES.c.n == row.n, CODES.c.code_hash == row.code_hash)
    async with database.writing() as connection:
        if not (await connection.execute(delete(CODES).where(used))).rowcount:
            raise NotYou()
    return str(row.person)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) == 1 else 0


def _fits(code_hash: str, code: str) -> bool:
    try:
        return _HASHER.verify(code_hash, code)
    except (Argon2Error, InvalidHashError):
        return False
