"""What happens in hard weather, and whether everything is true afterwards."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from hustings.files import verify as files
from hustings.files.shelf import Shelf
from hustings.files.transcript import Player
from hustings.matches.computers.clock import Timer
from hustings.matches.computers.patience import Patience, Table
from hustings.matches.people import COMPUTER
from hustings.matches.records.rows import Stored
from hustings.matches.records.store import Store
from hustings.play.match import Match
from simulated.ledger import DONE, REPEATED, Ledger, Violation, replayed

from .ahead import played_ahead
from .house import House
from .people import Person, Reach

GAMES = {"watergate": 2, "hilarious-struggle": 2, "1960": 2, "politically-correct-people": 4}
"""What is played, and by how many."""

OFTEN = (16, 8, 1, 1)
"""How often each of them; the quick ones most."""

PEOPLE_ALONE = 0.8
"""Of the matches of two: in so many there is no computer, and so nobody who takes a second for each action."""

LONG = 10.0
"""Seconds that nobody has to wait for a computer after the last fault."""

ENOUGH = 20
"""So many actions are acknowledged before people go, however short the weather was."""

SEVERAL = 8
"""So many matches are judged at the same time."""

STANDS_STILL = 30.0
"""Seconds that a process stands still."""


@dataclass
class Outcome:
    """What came of it.

    Attributes:
        faults: how often each kind struck.
        left_out: kinds that this machine does not allow, and why.
        requests: actions that were asked for, repetitions included.
        acknowledged: how many were answered with "done".
        answers: how many requests had each status; 0: no answer.
        records: how many are stored; computers' too.
        matches: how many there were.
        proved: how many came to their end, and were proved.
        seconds: that the weather lasted.
        waited: the longest wait for a computer after the last fault, in seconds.
        trouble: what was not true.
    """

    faults: Counter[str] = field(default_factory=Counter)
    left_out: dict[str, str] = field(default_factory=dict)
    requests: int = 0
    acknowledged: int = 0
    answers: dict[int, int] = field(default_factory=dict)
    records: int = 0
    matches: int = 0
    proved: int = 0
    seconds: float = 0.0
    waited: float = 0.0
    trouble: list[str] = field(default_factory=list)


class Course:
    """One run.

    Args:
        house: what it happens to.
        matches: so many are played at the same time.
        seed: for choices; what follows from them is not the same twice.
        pause: the longest time between two faults, in seconds.
        still: seconds that a process stands still.
    """

    def __init__(
        self, house: House, matches: int, seed: int = 1, pause: float = 6.0, still: float = STANDS_STILL
    ) -> None:
        self.house = house
        self.ledger = Ledger()
        self.outcome = Outcome()
        self._rng = Random(seed)
        self._matches = matches
        self._pause = pause
        self._still = still
        self._people = 0
        self._seats: dict[str, list[Person]] = {}

    async def run(self, seconds: float) -> Outcome:
        """Let the weather last so long, then look whether everything is true."""
        clear, gone = asyncio.Event(), asyncio.Event()
        store = await Store.open(self.house.postgres.url)
        reach = self._reach = Reach(self.house.ports, self._rng)
        try:
            began = time.monotonic()
            playing = [asyncio.create_task(self._table(store, gone)) for _ in range(self._matches)]
            keeping = asyncio.create_task(self._keep())
            faults = asyncio.create_task(self._faults(clear))
            await asyncio.sleep(seconds)
            clear.set()
            await faults
            self.outcome.seconds = round(time.monotonic() - began, 1)
            await asyncio.to_thread(self.house.wait_until_up)
            with suppress(TimeoutError):  # people find that all is well again
                async with asyncio.timeout(2 * LONG):
                    while self.ledger.done < ENOUGH:
                        await asyncio.sleep(0.1)
            gone.set()
            await asyncio.gather(*playing)
            await store.close()  # whose connections were cut
            store = await Store.open(self.house.postgres.url)
            await self._judge(store)
            keeping.cancel()
        finally:
            await reach.close()
            await store.close()
        self.outcome.requests = sum(sum(asked.values()) for asked in self.ledger.asked.values())
        self.outcome.acknowledged = self.ledger.done
        self.outcome.answers = dict(sorted(reach.statuses.items()))
        return self.outcome

    # -- people ------------------------------------------------------------------------------------------------------

    async def _table(self, store: Store, gone: asyncio.Event) -> None:
        """One match after the other at one table."""
        while not gone.is_set():
            people = await self._open()
            if not people:
                await asyncio.sleep(1.0)
            elif len(people) == 1 or not await self._together(store, people, gone):
                await asyncio.gather(*[person.live(gone) for person in people])

    async def _open(self) -> list[Person]:
        game = self._rng.choices(list(GAMES), OFTEN)[0]
        persons = 2 if self._rng.random() < PEOPLE_ALONE else 1
        kinds = [{"kind": "person", "name": "Ann"}] * persons
        kinds += [{"kind": "computer", "level": "random"}] * (GAMES[game] - persons)
        people = [self._person() for _ in range(persons)]
        status, made = await people[0].ask("POST", "/matches", {"game": game, "seats": kinds})
        if status != 201:
            return []
        self._seats[made["match"]] = people
        return [person.takes(made["match"], made["tokens"][n], n) for n, person in enumerate(people)]

    async def _together(self, store: Store, people: list[Person], gone: asyncio.Event) -> bool:
        """Play what was chosen ahead; whether that was all that is to be played."""
        match_id, before = people[0].match_id, ""
        for act in await played_ahead(store, match_id, SHELF, self._rng):
            became = await people[act.seat].carry_out(act, gone)
            if gone.is_set():
                return True
            said = f"{act} became {became} at port {people[act.seat].port}"
            if became not in (DONE, REPEATED):
                self.outcome.trouble.append(f"{match_id}: {said}; before, {before or 'nothing was'}")
                return False
            before = said
        return bool(before)

    def _person(self) -> Person:
        self._people += 1
        return Person(self._people, self._reach, self.ledger, self._rng)

    # -- weather -----------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """Whoever has died is started anew, as a service manager does."""
        while True:
            await asyncio.to_thread(self.house.look)
            await asyncio.sleep(0.5)

    async def _faults(self, clear: asyncio.Event) -> None:
        kinds: dict[str, Callable[[], Any]] = {
            "killed": self._kill,
            "stopped": self._stop,
            "connections cut": self.house.postgres.cut,
            "database restarted": self.house.postgres.crash,
            "clock set": self._set_clock,
        }
        if self.house.postgres.has_disk:
            kinds["disk filled"] = self._fill
        else:
            self.outcome.left_out["disk filled"] = "only root can make a disk for it"
        going: list[asyncio.Task[None]] = []
        while not clear.is_set():
            for kind in self._rng.sample(list(kinds), len(kinds)):
                with suppress(TimeoutError):
                    await asyncio.wait_for(clear.wait(), self._rng.random() * self._pause)
                if clear.is_set():
                    break
                self.outcome.faults[kind] += 1
                going.append(asyncio.create_task(self._strike(kinds[kind])))
        await asyncio.gather(*going)
        for member in self.house.members:
            member.signal(signal.SIGCONT)
        await asyncio.to_thread(self.house.set_clock, 0)

    async def _strike(self, fault: Callable[[], Any]) -> None:
        with suppress(Exception):  # a fault may fail because of another one
            await asyncio.to_thread(fault)

    def _kill(self) -> None:
        self._rng.choice(self.house.members).kill()

    def _stop(self) -> None:
        member = self._rng.choice(self.house.members)
        member.signal(signal.SIGSTOP)
        time.sleep(self._still)
        member.signal(signal.SIGCONT)

    def _fill(self) -> None:
        with self.house.postgres.full():
            time.sleep(min(5.0, self._still))

    def _set_clock(self) -> None:
        self.house.set_clock(self._rng.choice((-3600, 60, 86_400)))

    # -- whether everything is true ----------------------------------------------------------------------------------

    async def _judge(self, store: Store) -> None:
        await self._wait_for_computers(store)
        room = asyncio.Semaphore(SEVERAL)

        async def judge(match_id: str, people: list[Person]) -> None:
            async with room:
                try:
                    await self._judge_one(store, match_id, people)
                except Violation as violation:
                    self.outcome.trouble.append(str(violation))

        await asyncio.gather(*[judge(match_id, people) for match_id, people in self._seats.items()])
        self.outcome.matches = len(self._seats)

    async def _judge_one(self, store: Store, match_id: str, people: list[Person]) -> None:
        stored = await store.load(match_id)
        if stored is None:
            raise Violation(f"match {match_id} is gone")
        match = self.ledger.check(_by_computers(stored, self.ledger), SHELF)
        self._prove(stored, match, store.key)
        await asyncio.gather(*[self._compare(person, match) for person in people])
        self.outcome.records += len(stored.records)

    async def _wait_for_computers(self, store: Store) -> None:
        """Nobody waits long for a computer: each match that waits for one goes on, or ends, in time."""
        began = time.monotonic()
        counts: dict[str, int] = {}
        since: dict[str, float] = {}
        while time.monotonic() - began < 3 * LONG:
            now = time.monotonic()
            found = await store.seats(self._seats)
            known = await store.glimpse(self._seats)
            waiting = {
                match_id
                for match_id, (row, seats) in found.items()
                if row.finished is None and any(seats[seat].kind == COMPUTER for seat in row.to_act)
            }
            for match_id in waiting:
                if known[match_id][0] != counts.get(match_id):
                    counts[match_id], since[match_id] = known[match_id][0], now
                self.outcome.waited = max(self.outcome.waited, round(now - since[match_id], 1))
            if not waiting or (now - began > LONG and all(now - since[each] < LONG for each in waiting)):
                break
            await asyncio.sleep(0.5)
        for match_id, at in since.items():
            if (
                match_id in waiting
                and time.monotonic() - at > LONG
                and not await self._waits_for_somebody(store, match_id)
            ):
                said = await asyncio.to_thread(self.house.said_of, match_id)
                waited = time.monotonic() - at
                self.outcome.trouble.append(f"{match_id} has waited {waited:.0f} s for a computer; {said}")

    async def _waits_for_somebody(self, store: Store, match_id: str) -> bool:
        """Whether the computers of a match wait for a person, before whom an offer lies that nobody will answer now."""
        stored = await store.load(match_id)
        if stored is None:
            return False
        table = SimpleNamespace(id=match_id, match=replayed(stored, SHELF)[0], seats=stored.seats)
        return Patience(cast(Table, table), store, Timer(), time.time, stored.match.patience).waits

    def _prove(self, stored: Stored, match: Match, key: bytes) -> None:
        if match.outcome is None:
            return
        if stored.match.finished is None:
            raise Violation(f"{stored.match.id} is over, and nobody has noted it")
        players = [Player(state.name, state.kind, state.level) for state in stored.seats]
        full = files.full(match, players, stored.match.mode, stored.match.created, key)
        proof = files.verify(full, key, SHELF)
        if not proof.proven:
            raise Violation(f"{stored.match.id} is over and not proved: {proof.trouble}")
        self.outcome.proved += 1

    async def _compare(self, person: Person, match: Match) -> None:
        """Every process shows a seat what it sees; while computers play on, only what has ended can be compared."""
        if match.outcome is None and len(self._seats[person.match_id]) < len(match.seats):
            return
        expected = msgspec.json.decode(msgspec.json.encode(match.view(person.seat)))
        for port in self.house.ports:
            table = None
            for _ in range(20):
                person.port = port
                table = table or await person.table()
            if table is None:
                raise Violation(f"{person.match_id} is not shown at port {port}")
            if (table["view"], table["turn"]) != (expected, match.turns[person.seat]):
                raise Violation(f"{person.match_id} is shown at port {port} as it is not")


def _by_computers(stored: Stored, ledger: Ledger) -> Stored:
    """The same; what computers did was asked for by nobody else, and is taken for asked."""
    asked = ledger.asked[stored.match.id]
    _, there = replayed(stored, SHELF)
    for key, count in there.items():
        if stored.seats[key[1]].kind == COMPUTER or key[0] == "time-up":
            asked[key] = max(asked[key], count)
    return stored


SHELF = Shelf()
"""The games."""
