"""A bot over the API plays in the arena unchanged, and is told there what a server tells."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import httpx
import msgspec
import pytest

import hustings
from hustings.ai.levels import WAIT
from hustings.research.arena.botdoor import Door, Table
from hustings.research.arena.desk import Desk
from hustings.research.arena.players import player_named
from hustings.research.arena.tournament import Here, arena
from hustings.research.matchup import Computer, play
from hustings.web.api.club_messages import MatchInfo, Me
from hustings.web.api.messages import ActionInfo, Played, Refusal, TableInfo
from hustings.words.sentences import Words

GAME = hustings.game("watergate")
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture
def door() -> Iterator[Door]:
    door = Door(f'{sys.executable} -c "import time; time.sleep(60)"')
    yield door
    door.program.kill()
    door.program.wait()
    door.server.shutdown()


def test_the_example_of_a_bot_plays_to_the_end() -> None:
    bot = player_named(f"bot:{sys.executable} {BOT}", limit=60)
    try:
        played = play(GAME, [bot, Computer("heuristic")], 3)
    finally:
        Desk.close_all()
    assert played.decisions > 20 and played.winners == (1,)


def test_it_is_told_what_a_server_tells(door: Door) -> None:
    with httpx.Client(
        base_url=f"http://127.0.0.1:{door.server.server_port}", headers={"authorization": f"Bearer {door.token}"}
    ) as http:
        position = GAME.setup(seed=7)
        table = Table(GAME, Words(GAME), position, 1, position.actions(1))
        door.begin()
        answers: list[int] = []
        asking = Thread(target=lambda: answers.append(door.ask(table, ())))
        asking.start()
        with http.stream("GET", "/api/events") as events:
            event = msgspec.json.decode(next(filter(None, events.iter_lines())))
        assert event["type"] == "your-turn" and set(event["match"]) == set(MatchInfo.__struct_fields__)
        assert set(http.get("/api/me").json()) == set(Me.__struct_fields__)
        match = f"/api/matches/{event['match']['match']}"
        told = http.get(f"{match}/seat?since=5").json()
        assert set(told) == set(TableInfo.__struct_fields__)
        assert msgspec.convert(told, TableInfo).state == "play" and told["turn"] == event["turn"]
        assert msgspec.convert(told["actions"], list[ActionInfo])[0].text == GAME.text(table.answers[0])
        assert told["prompt"] and told["view"]["seat"] == 1
        for body, status, error in (
            ({"turn": told["turn"], "action": "resign for good"}, 422, "illegal"),
            ({"turn": told["turn"] + 1, "action": told["actions"][0]["text"]}, 409, "stale"),
            ([], 400, "unparsable"),
        ):
            refused = http.post(f"{match}/act", json=body)
            assert refused.status_code == status and msgspec.convert(refused.json(), Refusal).error == error
        assert http.get("/api/me", headers={"authorization": "Bearer no"}).status_code == 401
        assert http.get("/api/tournaments").status_code == 404
        taken = http.post(f"{match}/act", json={"turn": told["turn"], "action": told["actions"][2]["text"]})
        assert msgspec.convert(taken.json(), Played).kind == "done"
        asking.join(10)
        assert answers == [table.answers[2]]
        assert http.get(f"{match}/seat").json()["state"] == "waiting"
        assert http.post(f"{match}/act", json={"turn": told["turn"], "action": "x"}).json()["error"] == "stale"
        door.over((1,), GAME.seats())
        assert door.events[-1]["winners"] == ["editor"] and http.get(f"{match}/seat").json()["state"] == "over"


def test_a_bot_that_owes_nothing_is_asked_about_offers_only(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.research.arena.botdoor.TO_REPLY", 0.05)
    position = GAME.setup(seed=7)
    table = Table(GAME, Words(GAME), position, 0, [])
    door.begin()
    assert door.ask(table, ()) == WAIT and door.events == []
    assert door.ask(table, (4, 5)) == WAIT and door.events[-1]["offers"] == [4, 5]
    assert door.ask(table, (4, 5)) == WAIT and len(door.events) == 1, "it is told once"


def test_a_bot_whose_program_ends_loses() -> None:
    name = f"bot:{sys.executable} -c pass"
    (fault,) = arena(GAME, ["random", name], 1, workers=Here()).tally.faults
    assert (fault.kind, fault.matches) == ("raised", 2) and "the bot's program ended (0)" in fault.what
