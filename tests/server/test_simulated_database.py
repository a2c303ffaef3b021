"""The database of the simulated weather does what the real ones do: the same cases against all three."""

from __future__ import annotations

import asyncio
import inspect
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hustings.matches.people import COMPUTER, OPEN, PERSON, SeatState
from hustings.matches.problems import UnknownMatch
from hustings.matches.records.matchstore import Conflict, MatchStore
from hustings.matches.records.rows import ENDED, MatchRow, Said, Snapshot, Stored
from hustings.matches.records.store import Store

sys.path.insert(0, str(Path(__file__).parent.parent))

from simulated.database import Memory

MATCH = MatchRow("m1", "gala", '{"x": 1}', "ab" * 32, "online", 12.5, to_act=(0, 1))
ANN = SeatState("Ann", PERSON, token_hash="aa", last_seen=3.0)
SEATS = [ANN, SeatState("", OPEN), SeatState("", COMPUTER, "search")]


def a_match(match_id: str = "m1") -> Stored:
    row = MatchRow(**{**vars(MATCH), "id": match_id})
    return Stored(row, [SeatState(**vars(seat)) for seat in SEATS], [], [Snapshot(0, "zero")])


async def plays(store: Any) -> None:
    await store.append("m1", 0, ["a"], "one", (1,), None)
    await store.append("m1", 1, ["b", "c"], "three", (0,), None)


async def ends(store: Any) -> None:
    await plays(store)
    await store.append("m1", 3, ["d"], "four", (), 99.0, (1, 0, 1))
    await store.append("m1", 4, ["e"], "five", (), None)


async def comes_second(store: Any) -> None:
    await plays(store)
    await store.append("m1", 2, ["other"], "others", (0, 1), 5.0, (1, 1, 1))


async def overlaps(store: Any) -> None:
    await store.append("m1", 1, ["b"], "one", (1,), None)
    await store.append("m1", 0, ["a", "second"], "two", (0,), None)


async def ends_twice(store: Any) -> None:
    await ends(store)
    await store.append("m1", 5, ["f"], "six", (), 100.0, (0, 1, 1))


async def keeps_a_base(store: Any) -> None:
    await store.append("m1", 0, ["a"], "one", (1,), None)
    await store.keep_base("m1", Snapshot(1, "one, new rules", base=True))
    await store.append("m1", 1, ["b"], "two", (1,), None)
    await store.append("m1", 2, ["c"], "three", (1,), None)
    await store.keep_base("m1", Snapshot(2, "there is none", base=True))


async def talks(store: Any) -> None:
    await store.say("m1", 0, Said(0, None, "hello", 1.5))
    await store.say("m1", 1, Said(1, 0, "psst", 2.5))
    await store.say("m1", 1, Said(0, None, "too late", 3.5))


async def changes_seats(store: Any) -> None:
    await store.change_seat("m1", 0, kind=COMPUTER, level="random", last_seen=7.0)
    await store.change_seat("m1", 2, confirm=True, auto_pass=True)
    await store.change_seat("m1", 7, confirm=True)
    await store.change_seat("m1", 0, orders=("first", "second"))
    await store.change_seat("m1", 0, orders=("second",))
    await store.change_seat("m1", 2, orders=("other",), confirm=False)


async def is_taken(store: Any) -> object:
    await store.change_seat("m1", 1, orders=("of who went",))
    return [
        await store.claim_seat("m1", 1, "Bob", "bb", 8.0),
        await store.claim_seat("m1", 1, "Cem", "cc", 9.0),
        await store.claim_seat("m1", 0, "Dai", "dd", 9.0),
        await store.claim_seat("m1", 9, "Eve", "ee", 9.0),
        await store.claim_seat("m9", 0, "Eve", "ee", 9.0),
    ]


async def is_followed(store: Any) -> object:
    await store.append("m1", 0, ["a"], "one", (1,), None)
    return [await store.add(a_match("m2"), "m1"), await store.add(a_match("m3"), "m1"), await store.load("m3")]


async def is_due(store: Any) -> object:
    await store.append("m1", 0, ["a"], "one", (1,), None, due=20.0, deadlines='{"1":20.0}')
    settled = [await store.settle("m1", 0, None), await store.settle("m1", 1, None), await store.settle("m9", 0, None)]
    kept = [await store.settle("m1", known, 7.0, '{"1":15.0}', quiet=True) for known in (1, 0, None)]
    kept.append(await store.settle("m1", kept[0], 5.0, '{"pace":"2d"}'))
    return settled, kept, await store.timed(), await store.settle("m1", None, 600.0)


async def waits(store: Any) -> object:
    return [
        await store.set_patience("m1", "", "first", 5.0),
        await store.set_patience("m1", "", "second", 5.0),
        await store.set_patience("m1", "first", "third", None),
        await store.set_patience("m9", "", "none", None),
    ]


async def has_trouble(store: Any) -> object:
    counts = [await store.set_trouble("m1", "paused-disk-full", True)]
    before = await store.seats(["m1"])
    counts.append(await store.append("m1", 0, ["a"], "one", (1,), None))
    return counts, before


async def is_ended(store: Any) -> object:
    await store.set_trouble("m1", ENDED, False)
    return await store.append("m1", 0, ["a"], "one", (1,), None)


async def is_followed_closely(store: Any) -> object:
    await plays(store)
    await talks_once(store)
    await store.note_seen("m1", 0, 50.0)
    await store.note_seen("m9", 0, 50.0)
    fresh = [await store.since("m1", *known) for known in ((0, 0, 0), (2, 1, 0), (3, 3, 1), (99, 9, 9))]
    return [within_a_second(f) for f in fresh], await store.glimpse(["m1", "m9"])


async def is_of_this_version(store: Any) -> object:
    return await store.version()


async def talks_once(store: Any) -> None:
    await store.say("m1", 0, Said(0, None, "hello", 1.5))


def of_none(name: str, *arguments: Any) -> Callable[[Any], Awaitable[object]]:
    """What is done to a match that there is not."""

    async def case(store: Any) -> object:
        return await getattr(store, name)("m9", *arguments)

    case.__name__ = f"{name}_of_none"
    return case


CASES: list[Callable[[Any], Awaitable[object]]] = [
    plays,
    ends,
    comes_second,
    overlaps,
    ends_twice,
    keeps_a_base,
    talks,
    changes_seats,
    is_taken,
    is_followed,
    is_due,
    waits,
    has_trouble,
    is_ended,
    is_followed_closely,
    is_of_this_version,
    of_none("append", 0, ["a"], "one", (1,), None),
    of_none("say", 0, Said(0, None, "hello", 1.5)),
    of_none("keep_base", Snapshot(1, "one")),
    of_none("change_seat", 0),
    of_none("set_trouble", None, False),
    of_none("since", 0, 0, 0),
]


def within_a_second(told: Any) -> Any:
    """Without what follows from when it was asked, which differs a little."""
    if told is None:
        return None
    row = told.match
    return replace(told, match=replace(row, due=None if row.due is None else round(row.due - time.time(), -1), age=0.0))


async def outcome(store: Any, case: Callable[[Any], Awaitable[object]]) -> object:
    """What a case gives, and everything that the database holds then."""
    await store.add(a_match())
    try:
        gave = await case(store)
    except (Conflict, UnknownMatch) as refused:
        gave = type(refused)
    held = [within_a_second(await store.load(name)) for name in ("m1", "m2", "m3", "m9")]
    seats = await store.seats(["m1", "m2", "m9"])
    return gave, held, {name: (row.id, row.places, held) for name, (row, held) in seats.items()}


@pytest.fixture(scope="module")
def expected() -> dict[str, object]:
    """What the simulated database does."""
    return {case.__name__: asyncio.run(outcome(Memory(time.time), case)) for case in CASES}


def test_all_cases_end_alike(url: str, expected: dict[str, object]) -> None:
    async def scenario() -> dict[str, object]:
        store = await Store.open(url)
        found: dict[str, object] = {}
        for case in CASES:
            found[case.__name__] = await outcome(store, case)
            await forget(store)
        await store.close()
        return found

    assert asyncio.run(scenario()) == expected


async def forget(store: Store) -> None:
    from hustings.database.tables import META, TABLES

    async with store.engine.begin() as connection:
        for table in TABLES.sorted_tables:
            if table is not META:
                await connection.execute(table.delete())


def test_whatever_rooms_ask_of_a_database_the_simulated_one_does() -> None:
    """Under the same names, with the same arguments: who adds something to one, adds it to the other, with a case."""
    for name, method in inspect.getmembers(MatchStore, inspect.isfunction):
        if not name.startswith("_"):
            assert hasattr(Memory, name), f"simulated/database.py has no {name}"
            assert inspect.signature(getattr(Memory, name)) == inspect.signature(method), name
