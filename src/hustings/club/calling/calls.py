"""Calls people: looks what there is to tell them, and waits for its time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.people import NOTICES
from hustings.database.tasks import Task
from hustings.matches.rooms import Rooms

from ..working import Working
from .channels import Channel, Channels, in_use
from .letters import LETTER, Letters
from .means import Means, Owner
from .notices import OPEN, OVER, REMINDER, TURN
from .reminding import AGAIN, EVERY, REMIND, remind_again
from .stopping import Stops
from .telling import AWAY, CALL, SOON, Kept, waiting
from .turns import Turns
from .wishes import wishes

GATHER: Final = 600.0
"""Seconds between two letters to one person: what comes about meanwhile comes together."""
KNOWS: Final = 3600.0
"""Seconds after which somebody is called who has looked at the table, and so knows that it waits."""
THERE: Final = 60.0
"""Seconds; who has looked so shortly before a match was over has seen that it is."""
A_DAY: Final = 24
"""So many times a day a person is called at most."""
DAY: Final = 24 * 3600.0
KEPT: Final = 30 * DAY
"""Seconds for which it is kept what a person was told."""


class Calls:
    """Calls the people of a server.

    Args:
        rooms: the matches.
        database: where all is kept.
        owner: what the owner of the server has set up.

    Attributes:
        database: the same.
        means: the ways in which people can be called here.
        channels: those of each person.
        stops: the links that end it.
        turns: looks at matches for whom to tell.
        letters: sends them.
    """

    def __init__(self, rooms: Rooms, database: Database, owner: Owner) -> None:
        self.database = database
        self.means = Means(database, owner)
        self.channels = Channels(database)
        self.stops = Stops(database.key)
        self.turns = Turns(database, rooms)
        self.letters = Letters(database, rooms.shelf, self.means, self.channels, self.stops)

    def begin(self, working: Working) -> None:
        """Do what is due of calling people where other tasks of the club are done."""
        working.on(CALL, self.call)
        working.on(LETTER, self.letters.send)
        working.on(REMIND, self._remind)
        working.on(AGAIN, self._remind_again)

    async def start(self) -> None:
        """Look from now on for what should be told and is lost.

        Raises:
            StoreFailed: when it cannot be noted.
        """
        async with self.database.writing() as connection:
            await tasks.add(self.database, connection, AGAIN, "")

    async def _remind(self, task: Task) -> None:
        await self.turns.look(task.subject)

    async def _remind_again(self, task: Task) -> float:
        await remind_again(self.database)
        return EVERY

    async def call(self, task: Task) -> float | None:
        """Tell a person of what there is, when it is time; a handler of tasks."""
        person = task.subject
        for match in {thing.match for thing in await self._things(person) if thing.match}:
            await self.turns.look(match)
        wanted, used = await wishes(self.database, person), in_use(await self.channels.of(person))
        things = await self._things(person)
        async with self.database.reading() as connection:
            now = await self.now(connection)
            free = await self._free(connection, person, now)
        if wanted is None or not used or not things:
            await self._forget(person, now, everything=not used)
            return None
        ripe = {thing.id: await self._ripe(person, thing) for thing in things}
        times = [at for at in ripe.values() if at is not None]
        at = max(min(times, default=now), free)
        at = wanted.quiet.over(at) if wanted.quiet else at
        if at > now and times:
            return at - now
        soon = [thing for thing in things if thing.created + SOON <= now]
        told = [thing for thing in soon if (when := ripe[thing.id]) is not None and when <= now + AWAY]
        await self._send(person, told, [thing for thing in things if ripe[thing.id] is None], used)
        await self._forget(person, now)
        return GATHER if len(told) < len(times) else None

    async def _things(self, person: str) -> list[Kept]:
        """What a person has not been told yet, the oldest first."""
        async with self.database.reading() as connection:
            return [thing for _, thing in await waiting(connection, _unsent(person))]

    async def now(self, connection: AsyncConnection) -> float:
        """The time, in seconds since 1970."""
        return float(await connection.scalar(select(self.database.now())) or 0.0)

    async def _free(self, connection: AsyncConnection, person: str, now: float) -> float:
        """When a person may be called again."""
        mine = (NOTICES.c.person == person, NOTICES.c.sent > now - DAY)
        rows = await connection.execute(select(NOTICES.c.sent).where(*mine).distinct().order_by(NOTICES.c.sent))
        sent = [float(at) for at in rows.scalars()]
        if len(sent) >= A_DAY:
            return sent[-A_DAY] + DAY
        return sent[-1] + GATHER if sent else 0.0

    async def _ripe(self, person: str, thing: Kept) -> float | None:
        """When a person is to be told of something; None: it has seen it."""
        if thing.match is None:
            return thing.created
        looked = await self.turns.looked(thing.match, person)
        if thing.notice.kind == REMINDER:
            return max(thing.created, looked + KNOWS)
        if thing.notice.kind == TURN:
            return looked + KNOWS if looked > thing.created else thing.created + AWAY
        if looked > thing.created - (THERE if thing.notice.kind == OVER else 0.0):
            return None
        return thing.created + (AWAY if thing.notice.kind == OVER else 0.0)

    async def _send(self, person: str, things: Sequence[Kept], seen: Sequence[Kept], used: Sequence[Channel]) -> None:
        """Write letters, and that they are written, in one transaction: who else wants to finds nothing to tell.

        Who is reminded of a match is not told besides that it waits.
        """
        reminded = [thing.match for thing in things if thing.notice.kind == REMINDER]
        twins = and_(NOTICES.c.match_id.in_(reminded), NOTICES.c.kind == TURN)
        async with self.database.writing() as connection:
            now = await self.now(connection)
            known = NOTICES.c.id.in_([thing.id for thing in seen])
            await connection.execute(update(NOTICES).where(known).values(answered=now))
            wanted = and_(or_(NOTICES.c.id.in_([thing.id for thing in things]), twins), _unsent(person))
            taken = update(NOTICES).where(wanted).values(sent=now).returning(NOTICES.c.id)
            won = set((await connection.execute(taken)).scalars())
            ended = and_(NOTICES.c.id.in_(won), NOTICES.c.kind.not_in(OPEN))
            await connection.execute(update(NOTICES).where(ended).values(answered=now))
            told = [t for t in things if t.id in won and not (t.notice.kind == TURN and t.match in reminded)]
            if told:
                await self.letters.write(connection, used, told)

    async def _forget(self, person: str, now: float, *, everything: bool = False) -> None:
        """Keep nothing for long of what a person was told, and nothing that waits for one who is not called."""
        old = NOTICES.c.sent.is_(None) if everything else NOTICES.c.answered < now - KEPT
        async with self.database.writing() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.person == person, old))


def _unsent(person: str) -> ColumnElement[bool]:
    return and_(NOTICES.c.person == person, NOTICES.c.sent.is_(None), NOTICES.c.answered.is_(None))
