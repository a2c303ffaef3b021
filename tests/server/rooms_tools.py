"""Helpers for the tests of the rooms: rooms without pauses, and stand-ins for the computer opponents."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from hustings.kernel.chance import Chance
from hustings.matches.computers.answering import AT_ONCE
from hustings.matches.computers.bots import Bots, Sample
from hustings.matches.people import SeatPlan
from hustings.matches.records.store import Store
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Answer, Room
from hustings.play.game import Game
from hustings.play.match import Match

GAME = "watergate"
TWO_PERSONS = [SeatPlan("person", name="Ann"), SeatPlan("person", name="Bob")]


def think_randomly(
    game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int
) -> int:
    return actions[Chance(seed).below(len(actions))]


def think_of_newer_rules(
    game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int
) -> int:
    """The last action in a process that finds compiled rules first; otherwise the first, after a while."""
    if sys.path[0] == os.environ["HUSTINGS_COMPILED"]:
        return actions[-1]
    time.sleep(0.2)
    return actions[0]


def crash(game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int) -> int:
    if level == "search":
        os._exit(3)
    return actions[0]


def fail(game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int) -> int:
    raise RuntimeError("no idea")


def overrun(game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int) -> int:
    if level == "search":
        time.sleep(60)
    return actions[0]


def talk_nonsense(
    game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int
) -> int:
    return 9999 if level == "search" else actions[0]


def think_on_samples(
    game: Game, seat: int, actions: list[int], sample: Sample, level: str, seconds: float, seed: int
) -> int:
    """Checks that samples differ in what is hidden, and agree in what the seat knows."""
    twins = [sample(Chance(seed + n)) for n in range(8)]
    assert all(twin.actions(seat) == actions for twin in twins)
    assert len({twin.encode() for twin in twins}) > 1
    assert all(twin.view(seat) == twins[0].view(seat) for twin in twins)
    return actions[-1]


@asynccontextmanager
async def rooms_at(url: str, bots: Bots | None = None, **settings: Any) -> AsyncIterator[Rooms]:
    store = await Store.open(url)
    bots = Bots(think_randomly, workers=1) if bots is None else bots
    rooms = Rooms(store, bots, **{"pace": AT_ONCE, "draw": random.Random(7).randbytes, **settings})
    try:
        yield rooms
    finally:
        await rooms.stop()


def to_move(match: Match) -> int:
    """A seat that owes an answer now."""
    return next(seat for seat in range(len(match.seats)) if match.seen_by(seat).answers(seat))


async def move(room: Room, rng: random.Random | None = None, pick: int = 0) -> Answer:
    """Play one legal answer of whoever is asked."""
    seat = to_move(room.match)
    actions = room.match.seen_by(seat).answers(seat)
    action = rng.choice(actions) if rng else actions[pick]
    return await room.act(seat, room.match.turns[seat], room.game.text(action))


async def play_out(room: Room, seed: int = 0) -> None:
    rng = random.Random(seed)
    while room.match.outcome is None:
        await move(room, rng)


async def move_until(room: Room, wanted: Callable[[Match], bool], seed: int = 0) -> None:
    """Play random actions until the match is as wanted."""
    rng = random.Random(seed)
    while not wanted(room.match):
        assert room.match.outcome is None, "the match was over before"
        await move(room, rng)


async def has_draft(room: Room) -> int:
    """Play until somebody has a draft, and say who."""
    await move_until(room, lambda match: any(match.can_undo(seat) for seat in (0, 1)))
    return next(seat for seat in (0, 1) if room.match.can_undo(seat))


def picture(match: Match) -> tuple[object, ...]:
    """Everything that a match shows to anybody, and what it would do next."""
    audiences: tuple[int | None, ...] = (None, 0, 1)
    return (
        [match.view(audience) for audience in audiences],
        [match.entries(audience) for audience in audiences],
        [match.actions(seat) for seat in (0, 1)],
        [match.can_undo(seat) for seat in (0, 1)],
        match.turns,
        match.answered,
        match.asking,
        match.records,
        match.position.encode(),
        len(match.history.moments),
        match.chance.clone().below(1 << 40),
    )


async def eventually(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until a condition holds."""
    import asyncio

    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.005)
