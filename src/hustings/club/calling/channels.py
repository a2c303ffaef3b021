"""The channels of people: each one way in which one person is called, and how it went last."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import and_, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database
from hustings.database.people import ADDRESSES, CHANNELS
from hustings.database.problems import Problem
from hustings.matches.people import hash_of

from .elsewhere import service
from .sending import ELSEWHERE, MAIL

MOST: Final = 10
"""So many channels a person has."""
TOO_OFTEN: Final = 3
"""After so many letters in a row that were given up, a channel is given up itself."""
ASKED: Final = "asked"
"""Why a channel is stopped: its person wants it so."""


class TooManyChannels(Problem):
    """A person has as many channels as one can have."""

    key = "too-many-channels"


@dataclass(frozen=True)
class Channel:
    """One way in which a person is called.

    Attributes:
        id: of it.
        person: who is called.
        kind: one of :data:`.sending.WAYS`.
        address: what the way needs; for some it is a secret.
        label: what the person knows it by.
        created: when it was made, in seconds since 1970.
        stopped: when it was stopped; None: it is in use.
        why: the last part of the text key ``call-why-…`` that tells why it is stopped, or did not work last; empty: it
            did.
    """

    id: str
    person: str
    kind: str
    address: str = field(repr=False)
    label: str
    created: float
    stopped: float | None
    why: str


class Channels:
    """The channels in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[Channel]:
        """All channels of a person, the oldest first."""
        async with self._database.reading() as connection:
            rows = await connection.execute(_ALL.where(CHANNELS.c.person == person).order_by(CHANNELS.c.created))
            return [Channel(*row) for row in rows]

    async def get(self, channel: str) -> Channel | None:
        """The channel of an id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_ALL.where(CHANNELS.c.id == channel))).first()
            return None if row is None else Channel(*row)

    async def add(self, person: str, kind: str, address: str, label: str = "") -> Channel:
        """Call a person in one more way; who is called so already is from now on, again.

        Args:
            person: who.
            kind: one of :data:`.sending.WAYS`.
            address: what the way needs, checked by it.
            label: what the person knows it by; what it is without one follows from the address.

        Raises:
            TooManyChannels: there are enough.
        """
        named = label or _label(kind, address)
        shown, secret = (address, "") if kind == MAIL else (hash_of(address), address)
        async with self._database.writing() as connection:
            mine = CHANNELS.c.person == person
            there = await connection.scalar(select(CHANNELS.c.id).where(mine, CHANNELS.c.address == shown))
            if there is None:
                if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST:
                    raise TooManyChannels(most=MOST)
                there = secrets.token_hex(6)
                new = {"id": there, "person": person, "kind": kind, "address": shown, "keys": secret, "label": named}
                started = {"created": self._database.now(), "failed": 0, "stopped": None, "why": ""}
                await connection.execute(insert(CHANNELS).values(**new, **started))
            else:
                await _change(connection, there, stopped=None, why="", failed=0, label=named)
            return Channel(*(await connection.execute(_ALL.where(CHANNELS.c.id == there))).one())

    async def stop(self, channel: str, why: str = ASKED) -> None:
        """Call nobody like this any more, until the person asks for it again."""
        async with self._database.writing() as connection:
            await _change(connection, channel, stopped=self._database.now(), why=why)

    async def resume(self, person: str, channel: str) -> None:
        """Call a person like this again."""
        async with self._database.writing() as connection:
            await _change(connection, channel, person, stopped=None, why="", failed=0)

    async def stop_all(self, person: str) -> None:
        """Call a person in no way."""
        async with self._database.writing() as connection:
            used = and_(CHANNELS.c.person == person, CHANNELS.c.stopped.is_(None))
            await connection.execute(update(CHANNELS).where(used).values(stopped=self._database.now(), why=ASKED))

    async def remove(self, person: str, channel: str) -> None:
        """Forget a channel of a person, and its address with it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.person == person))

    async def worked(self, channel: str) -> None:
        """A letter has arrived."""
        async with self._database.writing() as connection:
            broken = and_(CHANNELS.c.id == channel, CHANNELS.c.why != "", CHANNELS.c.stopped.is_(None))
            await connection.execute(update(CHANNELS).where(broken).values(why="", failed=0))

    async def failed(self, channel: str, why: str) -> None:
        """A letter was given up; after several in a row the channel is."""
        async with self._database.writing() as connection:
            failed = update(CHANNELS).where(CHANNELS.c.id == channel).values(failed=CHANNELS.c.failed + 1, why=why)
            times = (await connection.execute(failed.returning(CHANNELS.c.failed))).scalar()
            if times is not None and times >= TOO_OFTEN:
                await _change(connection, channel, stopped=self._database.now())


_KEYS: Final = CHANNELS.c["keys"]
"""What opens something, such as a subscription or a token, is here alone."""
_ALL: Final = select(
    CHANNELS.c.id,
    CHANNELS.c.person,
    CHANNELS.c.kind,
    case((_KEYS != "", _KEYS), else_=CHANNELS.c.address),
    CHANNELS.c.label,
    CHANNELS.c.created,
    CHANNELS.c.stopped,
    CHANNELS.c.why,
)


async def _change(connection: AsyncConnection, channel: str, person: str = "", **values: Any) -> None:
    mine = [CHANNELS.c.id == channel, *([CHANNELS.c.person == person] if person else [])]
    await connection.execute(update(CHANNELS).where(*mine).values(**values))


def _label(kind: str, address: str) -> str:
    """What is shown of an address that has no name: of a mail address itself, of a service which it is."""
    if kind == MAIL:
        return address[:80]
    return service(address)[:80] if kind == ELSEWHERE else ""


async def addresses(database: Database, person: str) -> list[str]:
    """The mail addresses that a person has shown to be its own, the oldest first."""
    mine = select(ADDRESSES.c.address).where(ADDRESSES.c.person == person).order_by(ADDRESSES.c.since)
    async with database.reading() as connection:
        return list((await connection.execute(mine)).scalars())


def in_use(channels: Sequence[Channel]) -> list[Channel]:
    """Those that are not stopped."""
    return [channel for channel in channels if channel.stopped is None]
