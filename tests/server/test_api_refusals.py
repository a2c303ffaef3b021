"""Every refusal of the API is described where it can come, with its key, its status and its words."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Any

import httpx
from rooms_tools import GAME
from test_web_programs import database, robot, town

import hustings
from hustings.club.tournaments.keeping import create
from hustings.club.tournaments.kept import Agreed
from hustings.club.tournaments.model import ROUND_ROBIN
from hustings.database.problems import Problem
from hustings.web.api.refusals import KEYS
from hustings.web.trouble import status_of


def problems(kind: type[Problem] = Problem) -> Iterator[type[Problem]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from problems(sub)


def test_a_problem_is_described_with_its_own_status() -> None:
    for module in pkgutil.walk_packages(hustings.__path__, "hustings."):
        if module.name.endswith(".problems"):
            importlib.import_module(module.name)
    found = [problem for problem in problems() if hasattr(problem, "key") and problem.key in KEYS]
    assert len(found) > 20
    for problem in found:
        assert status_of(problem) == KEYS[problem.key][0], problem


SPECIAL = {
    "blocked", "too-many", "500", "store-busy", "store-failed", "disk-full", "cannot-load", "broken-game", "full",
    "too-many-streams", "streams-of-person", "banned", "silenced", "talk-blocked", "match-ended",
    "too-many-challenges", "challenge-refused",
    "has-played", "needs-name", "not-invited", "not-welcome", "rating-unwanted", "talk-too-fast", "talk-nobody",
    "404", "too-large", "tournament-not-open", "tournament-many", "tournament-full", "tournament-computers",
}  # fmt: skip
"""What does not come of a wrong request alone; other tests bring it about."""

PERSON = {"kind": "person", "name": "Ann"}
PLAY = {"turn": 99, "action": "dance"}
BODIES: dict[str, list[Any]] = {
    "/api/matches": [
        {"game": "chess", "seats": []},
        {"game": GAME, "seats": [PERSON]},
        {"game": GAME, "seats": [PERSON, {"kind": "king"}]},
        {"game": GAME, "seats": [PERSON, {"kind": "open"}], "mode": "hotseat"},
        {"game": GAME, "seats": [PERSON, {"kind": "person", "name": "Computer (easy)"}]},
        {"game": GAME, "seats": [PERSON, PERSON], "options": {"size": "9"}},
        {"game": GAME, "seats": [PERSON, PERSON], "pace": "fast"},
        {"game": GAME, "seats": [PERSON, PERSON], "pace": "1d", "mode": "hotseat"},
    ],
    "/api/challenges": [
        {"to": "Nobody", "game": GAME},
        {"to": "Ann", "game": GAME},
        {"to": "Ben", "game": "chess"},
        {"to": "Ben", "game": GAME, "seat": "ghost"},
        {"to": "Ben", "game": GAME, "pace": "fast"},
        {"to": "Ben", "game": GAME, "options": {"size": "9"}},
        {"to": "Eve", "game": GAME, "seat": "nixon"},
    ],
    "/api/challenges/{id}/decline": [{}, {"reason": "your face"}],
    "/api/matches/{match_id}/join": [{"seat": "ghost"}, {"seat": "nixon"}],
    "/api/matches/{match_id}/act": [PLAY, {"action": "dance"}, {"turn": 0, "action": "value N14"}],
    "/api/matches/{match_id}/trade": [{"mark": 0, "fields": {}}, {"mark": 9, "fields": {}}],
    "/api/matches/{match_id}/undo": [{"turn": 99}, {"turn": 0}],
    "/api/matches/{match_id}/confirm": [{"turn": 99}, {"turn": 0}],
    "/api/matches/{match_id}/takeback/answer": [{"grant": True}],
    "/api/tournaments/{tournament_id}/join": [{"link": "a guess"}],
    "/api/matches/{match_id}/seat/orders": [{"given": [{"id": "dance"}]}],
    "/api/matches/{match_id}/settings": [{"confirm": "maybe"}],
    "/api/matches/{match_id}/talk": [{"text": ""}, {"text": "a", "to": "ghost"}, {"text": "a" * 2000}],
}
"""What is wrong with each body."""


def declared(operation: Any) -> set[tuple[int, str]]:
    """The refusals that the description of an operation names."""
    found = set()
    for status, response in operation["responses"].items():
        if int(status) >= 400:
            examples = response["content"]["application/json"]["examples"]
            assert all(example["value"]["text"] == example["summary"] for example in examples.values())
            found |= {(int(status), key) for key in examples}
    return found


async def asked(http: httpx.AsyncClient, method: str, path: str, **options: Any) -> tuple[int, Any]:
    """A status, and what is said; of a stream that is open only its status."""
    async with http.stream(method.upper(), path, **options) as answer:
        if answer.status_code == 200:
            return 200, None
        await answer.aread()
        return answer.status_code, answer.json() if answer.content else None


def test_wrong_requests_are_refused_as_described(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann", "ben", "eve") as place:
            ann, ben = await robot(place, "ann"), await robot(place, "ben")
            poor = await robot(place, "ann", ["tournament:join"])
            match = (await ann.post("/matches", {"game": GAME, "seats": [PERSON, PERSON]}))["match"]
            await ann.post("/challenges", {"to": "Eve", "game": GAME})
            gone = (await ben.post("/challenges", {"to": "Ann", "game": GAME}))["id"]
            await ben.post(f"/challenges/{gone}/cancel")
            cup, _ = await create(database(place), "ben", "Cup", GAME, ROUND_ROBIN, Agreed())
            http = place.browser("ja").http
            described = (await http.get("/api/schema/openapi.json")).json()["paths"]
            seen: set[tuple[int, str]] = set()
            everything: set[tuple[int, str]] = set()
            for path, operations in sorted(described.items(), key=lambda one: "resign" in one[0]):
                for method, operation in operations.items():
                    known = declared(operation)
                    everything |= known
                    at = path.format(match_id=match, id=gone, tournament_id=cup, game_id=GAME)
                    first, *others = BODIES.get(path, [None])
                    wrong: list[dict[str, Any]] = [{"headers": ann.headers, "json": body} for body in (first, *others)]
                    wrong += [
                        {"headers": headers, "json": first}
                        for headers in (poor.headers, {"authorization": "Bearer hst_none"}, {})
                    ]
                    if "requestBody" in operation:
                        wrong += [
                            {"content": b"a=b", "headers": {**ann.headers, "content-type": "text/plain"}},
                            {"content": b"{", "headers": {**ann.headers, "content-type": "application/json"}},
                            {"json": {"turn": "soon", "seats": 7}, "headers": ann.headers},
                        ]
                    nowhere = path.format(match_id="nothing", id="nothing", tournament_id="nothing", game_id="nothing")
                    calls = [(at, options) for options in wrong] + ([(nowhere, wrong[0])] if nowhere != at else [])
                    for where, options in calls:
                        status, said = await asked(http, method, where, **options)
                        if status < 400:
                            continue
                        assert (status, said["error"]) in known - {(500, "500")}, (method, path, options, said)
                        assert re.search("[ぁ-ん]", said["text"])
                        seen.add((status, said["error"]))
            assert {key for _, key in everything - seen} == SPECIAL & {key for _, key in everything}
            assert {key for _, key in everything} == set(KEYS)

    asyncio.run(scenario())
