"""Worker processes: what they are told, and that an answer comes whatever they do."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
import time
from dataclasses import fields
from multiprocessing.connection import Connection
from pathlib import Path
from subprocess import PIPE
from typing import cast

import pytest
from rooms_tools import (
    GAME,
    crash,
    eventually,
    fail,
    overrun,
    rooms_at,
    talk_nonsense,
    think_of_newer_rules,
    think_on_samples,
    think_randomly,
)
from web import site

import hustings
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.matches.computers.bots import Bots, Request, Think, ask_ai, work
from hustings.matches.people import SeatPlan, hash_of
from hustings.matches.problems import ComputerFailed
from hustings.matches.records.summaries import held_by
from hustings.play.match import Match
from hustings.play.mode import mode
from hustings.play.provable import Provable
from hustings.words.sentences import LANGUAGES, Words


def question() -> tuple[Match, Position, int, list[int]]:
    """A position in which a seat has several choices."""
    match = hustings.game(GAME).match(bytes(32))
    seat = match.position.to_act[0]
    actions = match.actions(seat)
    assert len(actions) > 1
    return match, match.seen_by(seat), seat, actions


async def answer(think: Think, level: str = "search", seconds: float = 0.05) -> tuple[int, list[int]]:
    _, position, seat, actions = question()
    bots = Bots(think, workers=1)
    try:
        return await bots.decide(hustings.game(GAME), position, seat, actions, level, seconds), actions
    finally:
        await bots.stop()


class Line:
    """A connection with one request on it; what goes over it is kept in ``events``."""

    def __init__(self, request: Request) -> None:
        self.requests = [request]
        self.events: list[object] = []

    def recv(self) -> Request:
        if not self.requests:
            raise EOFError
        return self.requests.pop()

    def send(self, reply: object) -> None:
        self.events.append(reply)


def test_bringing_a_game_along_takes_nothing_of_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    match, position, seat, actions = question()
    line = Line(Request(GAME, match.game.printed_data, position.encode(), seat, "random", 0.1, 1))
    kind = hustings.game_class(GAME)
    monkeypatch.setattr(hustings, "game_class", lambda name: line.events.append(f"loads {name}") or kind)
    monkeypatch.setattr(os, "nice", lambda steps: None)
    monkeypatch.setattr("signal.signal", lambda *wishes: None)
    work(cast(Connection, line), lambda *asked: line.events.append("thinks") or actions[0])
    assert line.events == [f"loads {GAME}", "thinking", "thinks", actions[0]]


@pytest.mark.parametrize("level", ["random", "heuristic", "search"])
def test_every_level_answers_with_a_legal_action(level: str, caplog: pytest.LogCaptureFixture) -> None:
    action, actions = asyncio.run(answer(ask_ai, level))
    assert action in actions
    assert not caplog.records


def test_a_worker_deals_what_its_seat_cannot_know_anew_for_every_sample(caplog: pytest.LogCaptureFixture) -> None:
    action, actions = asyncio.run(answer(think_on_samples))
    assert action == actions[-1]
    assert not caplog.records


@pytest.mark.parametrize(
    ("think", "why"),
    [(crash, "crashed"), (overrun, "no answer within"), (talk_nonsense, "9999 is no legal action")],
)
def test_a_search_that_goes_wrong_is_replaced_by_the_heuristic(
    think: Think, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    began = time.monotonic()
    with caplog.at_level(logging.WARNING, "hustings.bots"):
        action, actions = asyncio.run(answer(think))
    assert action == actions[0], "the stand-in's heuristic"
    assert [record.name for record in caplog.records] == ["hustings.bots"]
    assert why in caplog.text
    assert "heuristic answers instead" in caplog.text
    assert time.monotonic() - began < 15


def test_when_the_heuristic_fails_too_nothing_is_played_at_random(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ComputerFailed, match="RuntimeError: no idea"):
        asyncio.run(answer(fail))
    assert "the heuristic answers instead" in caplog.text
    assert ", in fail" in caplog.text, "where it failed in the worker"


def test_a_table_is_told_that_its_computer_does_not_work(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Bots(fail, workers=1)) as rooms:
            plans = [SeatPlan("computer", "heuristic"), SeatPlan("computer", "random")]
            room = await rooms.room((await rooms.create(GAME, {}, plans)).match_id)
            await eventually(lambda: room.paused_reason is not None)
            assert room.paused_reason is not None and room.paused_reason.key == "paused-computer-failed"
            said = {language: Words(room.game).say(language, "", room.paused_reason) for language in LANGUAGES}
            assert "does not work" in said["en"] and "動かない" in said["ja"]
            assert not room.match.records, "nothing was played in its place"
            room._computers.bots.think = think_randomly
            for worker in list(room._computers.bots._all):
                worker.kill()
            await room._computers.bots.stop()
            await eventually(lambda: bool(room.match.records))
            assert room.paused_reason is None, "it goes on when the computer works"

    asyncio.run(scenario())


def test_that_a_level_fails_is_known_until_it_answers_again() -> None:
    async def scenario() -> None:
        _, position, seat, actions = question()
        asked = hustings.game(GAME), position, seat, actions
        bots = Bots(talk_nonsense, workers=1)
        try:
            await bots.decide(*asked, "heuristic", 0.05)
            assert not bots.failing
            await bots.decide(*asked, "search", 0.05)
            assert bots.failing == {(GAME, "search")}
            await bots.stop()
            bots.think = think_randomly
            await bots.decide(*asked, "search", 0.05)
            assert not bots.failing
        finally:
            await bots.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("language", "at_table", "on_page"),
    [
        ("en", "a simpler one has answered", "Computers of this game fail"),
        ("ja", "より単純なコンピューターが代わりに", "が失敗しています"),
    ],
)
def test_a_table_and_the_page_of_its_game_tell_that_a_computer_fails(
    sqlite: str, language: str, at_table: str, on_page: str
) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            table = await browser.start(side="editor", opponent="search")

            async def told() -> tuple[bool, bool]:
                pages = [(await browser.get(path)).text for path in (table.path, f"/g/{GAME}")]
                return at_table in pages[0], on_page in pages[1]

            assert await told() == (False, False)
            place.rooms.bots.failing.add((GAME, "heuristic"))
            assert await told() == (False, True), "nobody at this table plays so"
            place.rooms.bots.failing.add((GAME, "search"))
            assert await told() == (True, True)

    asyncio.run(scenario())


def test_a_worker_ends_with_a_server_that_is_killed() -> None:
    """Also in the middle of thinking, when it reads nothing."""
    match, position, seat, _ = question()
    request = Request(GAME, match.game.printed_data, position.encode(), seat, "search", 0.1, 1)
    script = (
        "import pickle, sys; from rooms_tools import overrun; from hustings.matches.computers.bots import Worker\n"
        "if __name__ == '__main__':\n"
        "    worker = Worker(overrun); worker.connection.send(pickle.loads(sys.stdin.buffer.read()))\n"
        "    print(worker.connection.recv(), worker.process.pid, flush=True); worker.connection.recv()"
    )
    path = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    with subprocess.Popen([sys.executable, "-c", script], stdin=PIPE, stdout=PIPE, env=path) as server:
        assert server.stdin is not None and server.stdout is not None
        server.stdin.write(pickle.dumps(request))
        server.stdin.close()
        said, pid = server.stdout.readline().split()
        server.kill()
    assert said == b"thinking"
    until = time.monotonic() + 20
    while Path(f"/proc/{int(pid)}").exists() and "zombie" not in Path(f"/proc/{int(pid)}/status").read_text():
        assert time.monotonic() < until, "it goes on without its server"
        time.sleep(0.02)


def test_a_worker_that_crashed_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        _, position, seat, actions = question()
        bots = Bots(crash, workers=1)
        for level in ("search", "heuristic", "search", "heuristic"):
            assert await bots.decide(hustings.game(GAME), position, seat, actions, level, 0.05) == actions[0]
        await bots.stop()

    asyncio.run(scenario())
    assert caplog.text.count("crashed") == 2


def test_a_worker_is_told_nothing_that_its_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions that the seat cannot tell apart lead to requests that differ by chance only."""
    sent: list[Request] = []

    async def listen(_: Bots, request: Request, *rest: object) -> int:
        sent.append(request)
        return actions[0]

    monkeypatch.setattr(Bots, "_ask", listen)
    match, position, seat, actions = question()
    real = position.encode()
    for _ in range(30):
        asyncio.run(Bots(think_randomly).decide(hustings.game(GAME), position, seat, actions, "search", 1.0))
    assert {field.name for field in fields(Request)} == {
        "game", "printed", "position", "seat", "level", "seconds", "seed", "trades", "advice",
    }  # fmt: skip
    assert real not in {request.position for request in sent}
    assert len({request.position for request in sent}) > 25, "dealt anew each time"
    assert len({request.seed for request in sent}) == 30
    assert position.encode() == real, "the real one is as it was"
    assert isinstance(match.chance, Provable)
    for request in sent:
        assert match.chance.secret.hex() not in repr(request)
        there = hustings.game(GAME).decode(request.position, Chance())
        assert there.view(seat) == position.view(seat)
        assert there.actions(seat) == actions
        assert not there.entries


def test_no_more_workers_than_there_are_processors_but_one() -> None:
    assert Bots().workers == max(1, (os.cpu_count() or 2) - 1)


def test_workers_start_when_they_are_needed_and_end_with_the_rooms(sqlite: str) -> None:
    async def scenario() -> None:
        bots = Bots(think_randomly, workers=1)
        async with rooms_at(sqlite, bots) as rooms:
            assert not bots._all
            made = await rooms.create(GAME, {}, [SeatPlan("computer", "search"), SeatPlan("computer", "heuristic")])
            room = await rooms.room(made.match_id)
            await eventually(lambda: len(room.match.records) > 10)
            worker = next(iter(bots._all))
            assert len(bots._all) == 1
            assert Path(f"/proc/{worker.process.pid}").exists()
        await asyncio.to_thread(worker.process.join, 5)
        assert not worker.process.is_alive()

    asyncio.run(scenario())


def test_two_real_computers_play_a_match_to_its_end(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite, Bots()) as rooms:
            made = await rooms.create(GAME, {}, [SeatPlan("computer", "heuristic"), SeatPlan("computer", "random")])
            room = await rooms.room(made.match_id)
            await eventually(lambda: room.match.outcome is not None, 60)
            summary = await held_by(rooms.store, {made.match_id: [hash_of("nobody's")]})
            assert summary == []
            assert room.finished is not None

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())
    assert not caplog.records


@pytest.mark.skipif(mode() == "compiled", reason="the rules are compiled already; it runs in the plain mode")
def test_rules_that_are_compiled_meanwhile_are_those_of_the_next_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv("HUSTINGS_COMPILED", str(tmp_path))
    _, position, seat, actions = question()
    asked = (hustings.game(GAME), position, seat, actions, "search", 0.05)

    async def scenario() -> None:
        bots = Bots(think_of_newer_rules, workers=2)
        try:
            assert await bots.decide(*asked) == actions[0]
            (old,) = bots._all
            thinks = asyncio.create_task(bots.decide(*asked))
            await eventually(lambda: not bots._idle)
            (tmp_path / "digest").write_text("whole")
            assert await bots.decide(*asked) == actions[-1]
            assert await thinks == actions[0]
            assert old not in bots._all and len(bots._all) == 1
            await asyncio.to_thread(old.process.join, 10)
            assert not old.process.is_alive()
        finally:
            await bots.stop()

    asyncio.run(scenario())
