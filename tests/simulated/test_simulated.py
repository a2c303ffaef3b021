"""Simulated weather, a little of it: nothing is wrong, and every planted bug is found. `scripts/weather` makes more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from random import Random

import pytest

from .bugs import BUGS
from .clocks import check_times
from .loop import Late, Loop, here
from .world import GAMES, World

ACTS = 80
"""In each of these small worlds, about."""

WORLDS = 30
"""So many find each planted bug; most need one."""

RARE = {"reload-skipped": 8, "seat-given-twice": 7, "line-said-twice": 6, "wish-not-shown": 24}
"""Before these seeds nothing was found, which takes time to say."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What the server says of its troubles is what is wanted here, and too much of it."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("seed", range(1, 6))
def test_in_any_weather_nothing_is_lost_doubled_or_invented(seed: int) -> None:
    report = World(seed, ACTS).run()
    again = f"scripts/weather simulate --seeds {seed} --acts {ACTS} --game gala"
    assert report.trouble is None, f"{report.trouble}: {again}"
    assert report.acts >= ACTS


@pytest.mark.parametrize("game", GAMES[1:])
def test_so_it_is_in_the_real_games(game: str) -> None:
    report = World(3, 40, game).run()
    assert report.trouble is None, f"{report.trouble}: scripts/weather simulate --seeds 3 --acts 40 --game {game}"


def test_a_seed_is_a_world() -> None:
    """What happened happens again; other seeds bring something else, and other faults."""
    first, again, other = [World(seed, ACTS).run() for seed in (7, 7, 8)]
    assert (first.digest, first.faults) == (again.digest, again.faults)
    assert (first.digest, first.faults) != (other.digest, other.faults)


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found(name: str) -> None:
    first = RARE.get(name, 1)
    for seed in range(first, first + WORLDS):
        with BUGS[name]():
            if World(seed, ACTS).run().trouble is not None:
                return
    pytest.fail(f"{WORLDS} worlds have not found it")


def test_time_passes_at_once_and_in_order() -> None:
    loop = Loop(Random(1))
    heard: list[tuple[float, str]] = []

    async def wait(name: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        heard.append((loop.time(), name))

    async def scenario() -> None:
        thread = asyncio.to_thread(heard.append, (0.0, "thread"))
        await asyncio.gather(wait("an hour", 3600), wait("a second", 1), thread)

    loop.run(scenario())
    assert heard == [(0.0, "thread"), (1.0, "a second"), (3600.0, "an hour")]


def test_a_process_stands_still_and_dies() -> None:
    loop = Loop(Random(1))
    slow, dead = loop.process("slow"), loop.process("dead")
    ticks: list[tuple[str, float]] = []

    async def tick() -> None:
        while len(ticks) < 100:
            await asyncio.sleep(1)
            ticks.append((here().name, loop.time()))

    async def scenario() -> None:
        for process in (slow, dead):
            loop.start(process, tick())
        await asyncio.sleep(2.5)
        loop.kill(dead)
        slow.stopped = True
        await asyncio.sleep(100)
        slow.stopped = False
        await asyncio.sleep(1.2)

    loop.run(scenario())
    assert sorted(ticks) == [("dead", 1), ("dead", 2), ("slow", 1), ("slow", 2), ("slow", 102.5), ("slow", 103.5)]


def test_a_world_in_which_nothing_can_happen_any_more_ends() -> None:
    async def scenario() -> None:
        await asyncio.Event().wait()

    with pytest.raises(Late):
        Loop(Random(1)).run(scenario())


def test_a_world_that_goes_round_in_circles_at_one_moment_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        while True:
            await asyncio.sleep(0)

    monkeypatch.setattr("simulated.loop.STEPS", 1000)
    with pytest.raises(Late, match="circles"):
        Loop(Random(1)).run(scenario())


def test_time_after_an_outage_is_not_held_against_anybody_and_other_time_is() -> None:
    """What seed 4000005 found: one process alone was killed, and what went by until it was there again counted."""
    before = '{"pace":"1+0","left":[60.0,3.8],"free":{"1":0.0},"came":[0,1],"given":[4,2]}'
    after = '{"pace":"1+0","left":[60.0,2.5],"free":{"0":3.0},"came":[0,1],"given":[4,5]}'
    commit = '{"kind":"commit","seat":1,"digest":""}'

    def checked(kept: float) -> object:
        return check_times("m", (before, 100.0), (after, 123.9), [commit], {0, 1}, kept)

    assert checked(102.7) is None
    assert "after its time" in str(checked(0.0))


def test_what_a_seat_has_overdrawn_before_it_came_back_is_forgiven_and_no_second_more() -> None:
    """What seed 9000020 found: a computer had taken over long after the time of its seat was up."""
    before = '{"pace":"1+0","left":[60.0,%s],"came":[0,1],"given":[4,2]}'
    after = '{"pace":"1+0","left":[60.0,%s],"free":{"1":3.0},"came":[0,1],"given":[4,2]}'

    def checked(left: float, then: float) -> object:
        return check_times("m", (before % left, 100.0), (after % then, 101.0), [], {0, 1})

    assert checked(-101.1, 30.0) is None
    assert "has been given 150 s" in str(checked(-101.1, 150.0))
    assert "has been given 50 s" in str(checked(50.0, 100.0))
