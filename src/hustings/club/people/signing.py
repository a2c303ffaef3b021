"""Signing in and out: a browser becomes a person's, under a new secret, and what its guest held goes along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import DEVICES, HOLDINGS, PEOPLE, SEEKERS, SOLVING, TERMS
from hustings.matches.people import new_id

from . import bans, shared
from .holdings import hold
from .names import lasting_name, skeleton
from .person import Person
from .problems import NameTaken

__all__ = ["Browser", "SignedIn", "devices_of", "sign_in", "sign_out", "take_name"]

MOST: Final = 40
"""So many browsers of a person are listed; who has more signs out of all."""


@dataclass(frozen=True)
class Browser:
    """A browser that is to be somebody's.

    Attributes:
        before: its id in `DEVICES` until now; it ends, so that who had planted the secret has nothing of it.
        id: its new one.
        label: what kind of browser it is, in words.
    """

    before: str
    id: str
    label: str


@dataclass(frozen=True)
class SignedIn:
    """A browser that a person is signed in at.

    Attributes:
        id: in `DEVICES`.
        label: what kind of browser it is, in words.
        created: since when, in seconds since 1970.
        seen: when it was used last, to the hour.
    """

    id: str
    label: str
    created: float
    seen: float


async def take_name(database: Database, name: str, language: str, browser: Browser) -> Person:
    """Take a name for good, and be signed in under it.

    Args:
        database: where it is kept.
        name: as typed.
        language: in which letters are to be written.
        browser: where the person is signed in from now on; what its guest holds is the person's then.

    Raises:
        BadName: when it cannot be kept.
        NameTaken: when somebody has it, or one that looks like it.
        StoreFailed: when it cannot be stored.
    """
    kept = lasting_name(name)
    person = Person(new_id(), kept, language)
    now = database.now()
    try:
        async with database.writing() as connection:
            values = {"id": person.id, "name": kept, "skeleton": skeleton(kept), "language": language}
            await connection.execute(
                insert(PEOPLE).values(**values, created=now, seen=now, zone="", settings="{}", bot=False)
            )
            await _become(database, connection, browser, person.id)
    except IntegrityError as error:
        raise NameTaken(name=kept) from error
    return person


async def sign_in(database: Database, person: str, browser: Browser) -> None:
    """Sign a person in; whoever calls this knows that it is the person.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=database.now()))
        await _become(database, connection, browser, person)


async def _become(database: Database, connection: AsyncConnection, browser: Browser, person: str) -> None:
    is_old = DEVICES.c.id == browser.before
    old = (await connection.execute(select(DEVICES).where(is_old).with_for_update())).one_or_none()
    if old is not None and old.person is None:
        rows = await connection.execute(select(HOLDINGS).where(HOLDINGS.c.owner == browser.before))
        await hold(database, connection, person, [(row.match_id, row.token_hash) for row in rows])
        await connection.execute(delete(HOLDINGS).where(HOLDINGS.c.owner == browser.before))
        await connection.execute(update(TERMS).where(TERMS.c.host == browser.before).values(host=person))
        already = exists().where(SEEKERS.alias().c.owner == person)
        seeks = and_(SEEKERS.c.owner == browser.before, ~already)
        await connection.execute(update(SEEKERS).where(seeks).values(owner=person))
    if old is None or old.person is None:
        await _solve_on(connection, browser.before, person)
    await shared.came(database, connection, person, browser.before, browser.id, old.person if old else None)
    await bans.follow(database, connection, browser.before, browser.id)
    await bans.hold_here(database, connection, person, browser.id)
    await connection.execute(delete(DEVICES).where(is_old))
    values = {"name": old.name if old else "", "curtains": old.curtains if old else "{}", "label": browser.label}
    times = {"created": database.now(), "seen": database.now()}
    await connection.execute(insert(DEVICES).values(id=browser.id, person=person, **values, **times))


async def sign_out(database: Database, person: str, device_ids: Sequence[str] | None = None, after: str = "") -> int:
    """Sign a person out at some browsers.

    Args:
        database: where they are kept.
        person: who.
        device_ids: where; None: everywhere.
        after: what the only one of them is known by from now on; empty: that is not known.

    Returns:
        At how many that was.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    mine = DEVICES.c.person == person
    if device_ids is not None:
        mine = and_(mine, DEVICES.c.id.in_(device_ids))
    async with database.writing() as connection:
        gone = list(await connection.scalars(delete(DEVICES).where(mine).returning(DEVICES.c.id)))
        await shared.went(database, connection, person, gone, after)
        for device in device_ids or () if after else ():
            await bans.follow(database, connection, device, after)
        return len(gone)


async def devices_of(database: Database, person: str) -> list[SignedIn]:
    """Where a person is signed in, the browser that was used last first."""
    asked = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.seen.desc()).limit(MOST)
    async with database.reading() as connection:
        return [SignedIn(row.id, row.label, row.created, row.seen) for row in await connection.execute(asked)]


async def _solve_on(connection: AsyncConnection, browser: str, person: str) -> None:
    """What a guest has tried of puzzles is the person's; what the person has tried itself stays as it was."""
    other = SOLVING.alias()
    already = exists().where(and_(other.c.owner == person, other.c.puzzle == SOLVING.c.puzzle))
    guest = SOLVING.c.owner == browser
    await connection.execute(update(SOLVING).where(guest, ~already).values(owner=person))
    await connection.execute(delete(SOLVING).where(guest))
