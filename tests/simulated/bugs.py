"""Bugs to plant, each of a kind that has lost somebody's match somewhere: the weather has to find every one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest import mock

import msgspec

from hustings.database.problems import StoreFailed
from hustings.matches.computers.bank import Bank
from hustings.matches.computers.clock import Clock
from hustings.matches.computers.patience import Patience, Wishes
from hustings.matches.people import OPEN
from hustings.matches.records.matchstore import Conflict
from hustings.matches.rooms import Rooms
from hustings.matches.table.playing import Playing
from hustings.matches.table.room import DONE, Room
from hustings.matches.table.talk import Talk
from hustings.matches.table.watch import Watch

from .database import Memory
from .faults import Line
from .loop import here
from .server import WORK


def acknowledged_before_the_write() -> AbstractContextManager[Any]:
    """An action is shown and acknowledged while it is still being stored."""
    write = Line.__getattr__

    def hurry(line: Line, name: str) -> Callable[..., Any]:
        method = write(line, name)
        if name != "append":
            return method

        async def append(match_id: str, *args: Any, **kwargs: Any) -> int:
            asyncio.get_running_loop().create_task(method(match_id, *args, **kwargs))
            return line.memory.matches[match_id].row.changes + 1

        return append

    return mock.patch.object(Line, "__getattr__", hurry)


def reload_skipped() -> AbstractContextManager[Any]:
    """Who comes second takes what is there for its own."""
    store = Playing._store

    async def trusting(playing: Playing, play: Any) -> str:
        return await store(playing, play) or DONE

    return mock.patch.object(Playing, "_store", trusting)


def look_skipped() -> AbstractContextManager[Any]:
    """When news come again after they were gone, nobody looks at what was missed."""

    async def sleep(rooms: Rooms) -> None:
        return

    stack = ExitStack()
    stack.enter_context(mock.patch.object(Rooms, "look_again", lambda rooms: None))
    stack.enter_context(mock.patch.object(Rooms, "_glance", sleep))
    return stack


def news_trusted() -> AbstractContextManager[Any]:
    """What news say of how many changes there were is believed."""

    def believe(rooms: Rooms, match_id: str, changes: int) -> None:
        room = rooms._rooms.get(match_id)
        if room is not None:
            heard(rooms, match_id, changes)
            room.following.changes = max(changes, room.following.changes)

    heard = Rooms.heard
    return mock.patch.object(Rooms, "heard", believe)


def written_under_a_new_number() -> AbstractContextManager[Any]:
    """What may not have been stored is stored again, after whatever is there."""
    write = Line.__getattr__

    def insist(line: Line, name: str) -> Callable[..., Any]:
        method = write(line, name)
        if name != "append":
            return method

        async def append(match_id: str, n: int, *args: Any, **kwargs: Any) -> Any:
            try:
                return await method(match_id, n, *args, **kwargs)
            except StoreFailed:
                try:
                    return await method(match_id, n, *args, **kwargs)
                except Conflict:
                    return await method(match_id, n + 1, *args, **kwargs)

        return append

    return mock.patch.object(Line, "__getattr__", insist)


def written_outside_the_lock() -> AbstractContextManager[Any]:
    """Two who act at the same moment do not wait for each other."""

    class Open(asyncio.Lock):
        async def acquire(self) -> Any:
            return True

        def release(self) -> None:
            return

    make = Room.__init__

    def made(room: Room, *args: Any) -> None:
        make(room, *args)
        room.lock = Open()

    return mock.patch.object(Room, "__init__", made)


def seat_given_twice() -> AbstractContextManager[Any]:
    """A seat that was open when somebody looked is given, whoever has come meanwhile."""
    claim = Memory.claim_seat

    async def give(memory: Memory, match_id: str, seat: int, *args: Any) -> Any:
        memory.matches[match_id].seats[seat].kind = OPEN
        return await claim(memory, match_id, seat, *args)

    return mock.patch.object(Memory, "claim_seat", give)


def wish_not_shown() -> AbstractContextManager[Any]:
    """Whom the computers wait for is stored, and not known in the process that has stored it."""

    async def wish(patience: Patience, wishes: Wishes, due: float | None) -> bool:
        text = msgspec.json.encode(wishes).decode()
        changes = await patience._store.set_patience(patience._room.id, patience._stored, text, due)
        patience._room.wrote(changes, due)
        return True

    return mock.patch.object(Patience, "_wish", wish)


def deadline_lost() -> AbstractContextManager[Any]:
    """Who owes an answer for too long is left in peace."""

    async def rest(clock: Clock) -> None:
        return

    return mock.patch.multiple(Clock, wind=lambda clock: None, answer=rest)


def job_done_twice() -> AbstractContextManager[Any]:
    """A job that comes twice is done twice."""
    act = Room.act

    async def and_again(room: Room, seat: int, turn: int, action: str) -> Any:
        answer = await act(room, seat, turn, action)
        if answer.kind == DONE and here().name.startswith(WORK):
            await room._playing.play(seat, lambda match: [match.act(seat, action)])
        return answer

    return mock.patch.object(Room, "act", and_again)


def due_forgotten() -> AbstractContextManager[Any]:
    """That a computer has to answer is not noted with what it has to answer to."""
    return mock.patch("hustings.matches.table.playing.may_begin", lambda *match: False)


def page_not_woken() -> AbstractContextManager[Any]:
    """What an audience sees changes, and its pages sleep on."""
    update = Watch.update

    def doze(watch: Watch, *args: Any) -> None:
        watch._news = {audience: asyncio.Event() for audience in watch._news}  # nobody waits for these
        update(watch, *args)

    return mock.patch.object(Watch, "update", doze)


def line_said_twice() -> AbstractContextManager[Any]:
    """A line that comes again is said again."""
    say = Talk.say

    async def repeat(talk: Talk, seat: int, text: str, to_seat: int | None = None, after: int | None = None) -> None:
        await say(talk, seat, text, to_seat, None)

    return mock.patch.object(Talk, "say", repeat)


def outage_counted() -> AbstractContextManager[Any]:
    """Who is asked pays for the time in which no server was there."""
    return mock.patch.object(Bank, "skip", _go)


def _go(bank: Bank, now: float) -> None:
    for seat in bank.free:
        bank.left[seat] -= now - bank.at
    bank.at = now


BUGS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    bug.__name__.replace("_", "-"): bug
    for bug in (
        acknowledged_before_the_write,
        reload_skipped,
        look_skipped,
        news_trusted,
        written_under_a_new_number,
        written_outside_the_lock,
        seat_given_twice,
        wish_not_shown,
        deadline_lost,
        due_forgotten,
        job_done_twice,
        page_not_woken,
        line_said_twice,
        outage_counted,
    )
}
"""Each, as something to do it under."""
