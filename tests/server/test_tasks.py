"""What has to happen by itself in the club is written with its cause, done once, and never lost. On both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from rooms_tools import rooms_at, to_move
from sqlalchemy import insert, select, update

import hustings.club.working as working
from hustings.club.club import Club
from hustings.club.working import Working
from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.people import TASKS, TERMS
from hustings.database.tasks import Task
from hustings.matches.people import PERSON, SeatPlan
from hustings.matches.records.store import Store


def on(url: str, scenario: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


async def put(store: Database, kind: str, subject: str, seconds: float = 0.0, **data: object) -> None:
    async with store.writing() as connection:
        await tasks.add(store, connection, kind, subject, seconds, **data)


async def left(store: Database) -> list[tuple[str, int]]:
    async with store.reading() as connection:
        return [(row.subject, row.tries) for row in await connection.execute(select(TASKS).order_by(TASKS.c.subject))]


async def make_due(store: Database) -> None:
    async with store.writing() as connection:
        await connection.execute(update(TASKS).values(due=0.0))


def test_what_is_due_is_done_once_and_what_is_not_waits(url: str) -> None:
    async def scenario(store: Store) -> None:
        await put(store, "letter", "a", n=1)
        await put(store, "letter", "a", n=2)
        await put(store, "letter", "b", seconds=3600)
        found = await tasks.claim(store, ["letter"], 10)
        assert [(task.subject, task.data) for task in found] == [("a", {"n": 2})], "added twice, done once"
        assert await tasks.claim(store, ["letter"], 10) == [], "claimed by somebody"
        await tasks.finish(store, found[0])
        assert await left(store) == [("b", 0)]

    on(url, scenario)


def test_what_was_added_while_it_is_done_is_done_again(url: str) -> None:
    async def scenario(store: Store) -> None:
        await put(store, "letter", "a")
        [task] = await tasks.claim(store, ["letter"], 10)
        await put(store, "letter", "a", n=2)
        await tasks.finish(store, task)
        assert [again.data for again in await tasks.claim(store, ["letter"], 10)] == [{"n": 2}]

    on(url, scenario)


def test_what_a_process_that_died_had_claimed_is_done_by_another(url: str) -> None:
    async def scenario(store: Store) -> None:
        await put(store, "letter", "a")
        await tasks.claim(store, ["letter"], 10)
        await make_due(store)  # two minutes are over
        assert [task.subject for task in await tasks.claim(store, ["letter"], 10)] == ["a"]

    on(url, scenario)


def test_what_fails_is_tried_again_until_it_is_given_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "PAUSES", (0.0, 0.0))
    tried: list[int] = []

    async def fail(task: Task) -> float | None:
        tried.append(task.tries)
        raise RuntimeError("no post today")

    async def scenario(store: Store) -> None:
        club = Working(store)
        club.on("letter", fail)
        await put(store, "letter", "a")
        assert await club.once() == 3
        assert tried == [0, 1, 2] and await left(store) == []

    on(url, scenario)


@pytest.mark.parametrize("has_terms", [True, False])
def test_the_club_looks_at_a_match_after_each_change_when_it_has_terms(url: str, has_terms: bool) -> None:
    async def scenario() -> None:
        seen: list[str] = []

        async def look(match_id: str) -> None:
            seen.append(match_id)

        async with rooms_at(url) as rooms:
            assert isinstance(rooms.store, Store)
            club = Club(rooms)
            club.follow(look)
            created = await rooms.create("watergate", {}, [SeatPlan(PERSON), SeatPlan(PERSON)])
            if has_terms:
                terms = {"match_id": created.match_id, "game": "watergate", "created": 0.0, "pace": "", "note": ""}
                async with rooms.store.writing() as connection:
                    await connection.execute(insert(TERMS).values(terms))
            room = await rooms.room(created.match_id)
            seat = to_move(room.match)
            view = room.match.seen_by(seat)
            await room.act(seat, room.match.turns[seat], room.game.text(view.actions(seat)[0]))
            await club.working.once()
            assert seen == ([created.match_id] if has_terms else [])

    asyncio.run(scenario())
