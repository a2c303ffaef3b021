"""Sends letters until they arrive or are given up; what was begun by a process that died is never sent again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.people import NOTICES
from hustings.database.tasks import Task
from hustings.files.shelf import Shelf
from hustings.words.sentences import Words

from .channels import Channel, Channels, addresses
from .means import Means
from .notices import OPEN, TEST, Notice, compose
from .sending import ELSEWHERE, MAIL, PUSH, Gone, Later, Letter, NotSent, Way
from .stopping import Stops
from .telling import Kept
from .wishes import wishes

log = logging.getLogger("hustings.calling")

LETTER: Final = "letter"
"""Kind of the task that sends a letter; its subject is the channel and a name of the letter."""
PAUSES: Final = (60.0, 300.0, 1800.0, 2 * 3600.0, 6 * 3600.0)
"""Seconds until a letter is tried again that was not taken; after the last one it is given up."""
MOST: Final = {MAIL: 6, PUSH: 6, ELSEWHERE: 2}
"""So many letters are on their way at the same time, by each way: who takes long keeps nothing else of the club
waiting, and each to another service costs a process."""
BUSY: Final = 5.0
"""Seconds after which a letter looks again whether there is room."""
ENDING: Final = 5.0
"""Seconds that a letter has that is on its way when this process ends."""
FORGOTTEN: Final = "forgotten"
"""Why a channel is stopped: its address is not its person's any more."""
TESTED: Final = 60.0
"""Seconds between two tests of a channel."""
SETTINGS: Final = "/me/calls"
"""The page on which a person sets how it is called."""
STOP: Final = "/calls/t/"
"""Where the links begin that end it."""


class Letters:
    """Sends letters.

    Args:
        database: where it is kept what is to be sent.
        shelf: the games, which have titles.
        means: the ways in which people can be called here.
        channels: those of each person.
        stops: the links that end it.
    """

    def __init__(self, database: Database, shelf: Shelf, means: Means, channels: Channels, stops: Stops) -> None:
        self._database = database
        self._shelf = shelf
        self._means = means
        self._channels = channels
        self._stops = stops
        self._words: dict[str, Words] = {}
        self._on_way: Counter[str] = Counter()

    async def write(self, connection: AsyncConnection, channels: Sequence[Channel], things: Sequence[Kept]) -> None:
        """Have letters sent at once.

        Args:
            connection: in the transaction that causes them.
            channels: where to.
            things: what they tell.
        """
        told = [{"id": thing.id, "notice": thing.notice} for thing in things]
        for channel in channels:
            subject = f"{channel.id} {secrets.token_hex(6)}"
            await tasks.add(self._database, connection, LETTER, subject, things=told)

    async def test(self, channel: Channel) -> bool:
        """Send a letter at once that tells nothing, to see whether it arrives; False: one was just sent."""
        test, now = Notice(kind=TEST, link=SETTINGS), self._database.now()
        lately = exists().where(NOTICES.c.about == channel.id, NOTICES.c.kind == TEST, NOTICES.c.created > now - TESTED)
        async with self._database.writing() as connection:
            if await connection.scalar(select(lately)):
                return False
            before = (NOTICES.c.about == channel.id, NOTICES.c.kind == TEST)
            await connection.execute(delete(NOTICES).where(*before))
            mine = {"id": secrets.token_hex(6), "person": channel.person, "kind": TEST, "about": channel.id}
            sent = {"created": now, "answered": now, "data": msgspec.json.encode(test).decode()}
            await connection.execute(insert(NOTICES).values(**mine, **sent))
            thing = {"id": "", "notice": test}
            await tasks.add(self._database, connection, LETTER, f"{channel.id} test", things=[thing])
        return True

    async def send(self, task: Task) -> float | None:
        """Send a letter; a handler of tasks."""
        channel = await self._channels.get(task.subject.partition(" ")[0])
        if channel is None or channel.stopped is not None or task.data.get("begun"):
            return None
        if channel.kind == MAIL and channel.address not in await addresses(self._database, channel.person):
            await self._channels.stop(channel.id, FORGOTTEN)
            return None
        wanted, way = await wishes(self._database, channel.person), await self._means.way(channel.kind)
        things, now = await self._still(task.data["things"])
        if wanted is None or not things:
            return None
        if way is None:
            await self._again(task, channel, Later("server"))
            return None
        stop = STOP + self._stops.of(channel.id)
        home, titles = self._means.owner.home, self._titles(wanted.language)
        letter = compose(things, wanted.language, titles, home, stop, now=now)
        if self._on_way[channel.kind] >= MOST[channel.kind]:
            return BUSY
        self._on_way[channel.kind] += 1
        sending = asyncio.create_task(self._carry(task, channel, way, letter))
        try:
            await asyncio.shield(sending)
        except asyncio.CancelledError:
            await asyncio.wait([sending], timeout=ENDING)
            raise
        return None

    async def _still(self, things: list[dict[str, Any]]) -> tuple[list[Notice], float]:
        """What of a letter is still worth telling, and the time, in seconds since 1970."""
        ids = [thing["id"] for thing in things]
        over = select(NOTICES.c.id).where(
            NOTICES.c.id.in_(ids), NOTICES.c.kind.in_(OPEN), NOTICES.c.answered.is_not(None)
        )
        async with self._database.reading() as connection:
            gone = set((await connection.execute(over)).scalars())
            now = float(await connection.scalar(select(self._database.now())) or 0.0)
        return [msgspec.convert(thing["notice"], Notice) for thing in things if thing["id"] not in gone], now

    async def _carry(self, task: Task, channel: Channel, way: Way, letter: Letter) -> None:
        """Send a letter, when nobody else does, and note what came of it."""
        try:
            if not await tasks.note(self._database, task, **task.data, begun=True):
                return
            await way.send(channel.address, letter)
        except Gone as gone:
            log.info("channel %s (%s) is gone", channel.id, channel.kind)
            await self._channels.stop(channel.id, gone.why)
        except Later as later:
            await self._again(task, channel, later)
        except NotSent as refused:
            log.info("channel %s (%s) does not take a letter: %s", channel.id, channel.kind, refused.why)
            await self._channels.failed(channel.id, refused.why)
        except Exception:  # whatever a library runs into: the letter is tried again, and harms no other
            log.exception("channel %s (%s): a letter fails", channel.id, channel.kind)
            await self._again(task, channel, Later("server"))
        else:
            await self._channels.worked(channel.id)
        finally:
            self._on_way[channel.kind] -= 1

    async def _again(self, task: Task, channel: Channel, later: Later) -> None:
        """Try a letter again, or give it up."""
        tries = int(task.data.get("tries", 0))
        if tries >= len(PAUSES):
            log.info("channel %s (%s): a letter is given up: %s", channel.id, channel.kind, later.why)
            await self._channels.failed(channel.id, later.why)
            return
        pause = max(PAUSES[tries], later.seconds or 0.0)
        data = {"things": task.data["things"], "tries": tries + 1}
        async with self._database.writing() as connection:
            await tasks.add(self._database, connection, LETTER, task.subject, pause, **data)

    def _titles(self, language: str) -> Callable[[str], str]:
        """What games are called in a language; one that is not installed any more by its id."""

        def title(game: str) -> str:
            try:
                if game not in self._words:
                    self._words[game] = Words(self._shelf.new(game))
                return self._words[game].text(language, "game-title")
            except LookupError:
                return game

        return title
