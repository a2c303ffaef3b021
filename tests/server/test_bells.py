"""Who waits for something new is told once it is there, in whatever process it was written. On both databases."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from rooms_tools import GAME, TWO_PERSONS, move, rooms_at
from two import processes

from hustings.database.bells import Bells, of_person
from hustings.matches.rooms import Rooms

PATIENCE = 10.0


async def write(rooms: Rooms, subject: str, fails: bool = False) -> None:
    async with rooms.store.writing() as connection:  # type: ignore[attr-defined]
        await rooms.store.tell(connection, subject)  # type: ignore[attr-defined]
        if fails:
            raise KeyError(subject)


async def listening(here: Rooms, there: Rooms) -> None:
    with here.bells.hung() as bell:
        bell.hang([of_person("ann")])
        with suppress(KeyError):
            await write(there, of_person("ann"), fails=True)
        await write(there, of_person("bob"))
        assert not await bell.wait(0.05), "nothing was written about Ann"
        await write(there, of_person("ann"))
        assert await bell.wait(PATIENCE)
        assert not await bell.wait(0.0), "rung once"
        match_id = (await there.create(GAME, {}, TWO_PERSONS)).match_id
        bell.hang([match_id])
        await move(await there.room(match_id))
        assert await bell.wait(PATIENCE)


def test_what_one_process_writes_is_heard_in_it(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            await listening(rooms, rooms)

    asyncio.run(scenario())


def test_what_another_process_writes_is_heard(postgresql: str) -> None:
    async def scenario() -> None:
        async with processes(postgresql) as (here, there):
            await listening(here, there)

    asyncio.run(scenario())


def test_nobody_is_remembered_who_waits_no_more() -> None:
    bells = Bells()
    with bells.hung() as one, bells.hung() as two:
        one.hang(["a", "b"])
        two.hang(["a"])
        one.hang(["b"])
        bells.ring("nobody")
    assert bells._bells == {}
