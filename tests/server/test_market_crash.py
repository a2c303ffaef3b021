"""Offers over the wire: seats that post at the same moment, and a server that is killed in the middle."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import threading
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from test_extras import PCP
from test_web_serve import served
from web import site

GIFT = {"to": ["all"], "gives": ["note-2"], "wants": []}
SEATS = ("red", "ochre", "green", "teal")
PLANS = {"game": PCP, "options": {"players": "4"}, "seats": [{"kind": "person"}] * 4}


def keys_of(opened: dict[str, Any]) -> dict[str, dict[str, str]]:
    """What each seat sends to be known."""
    tokens = opened["tokens"]
    return {seat: {"authorization": f"Bearer {token}"} for seat, token in zip(SEATS, tokens, strict=True)}


def test_seats_that_accept_one_offer_at_the_same_moment(sqlite: str) -> None:
    """One has it, the others are told that there is none any more, and the money is there once."""

    async def scenario() -> None:
        async with site(sqlite) as place, httpx.AsyncClient(base_url=place.base, timeout=20) as http:
            opened = (await http.post("/api/matches", json=PLANS)).json()
            at, keys = f"/api/matches/{opened['match']}", keys_of(opened)
            for number in (1, 2):
                mark = (await http.get(f"{at}/seat", headers=keys["red"])).json()["mark"]
                await http.post(
                    f"{at}/trade", json={"mark": mark, "fields": {**GIFT, "gives": ["note-1"]}}, headers=keys["red"]
                )
                accept = {"action": "accept red-1", "mark": number}
                posts = [http.post(f"{at}/act", json=accept, headers=keys[seat]) for seat in SEATS[1:] * 2]
                found = [(answer.status_code, answer.json()) for answer in await asyncio.gather(*posts)]
                done = [answer["kind"] for status, answer in found if status == 200]
                assert sorted(done) == ["done", "repeated"] and {status for status, _ in found} <= {200, 409, 422}
            rich = [(await http.get(f"{at}/seat", headers=keys[seat])).json()["view"] for seat in SEATS]
            money = [view["seats"][view["seat"]]["money"] for view in rich]
            assert sum(money) == 16 and money[0] == 2

    asyncio.run(scenario())


def until_killed(process: subprocess.Popen[str], post: Any, patience: float) -> None:
    """Post something, and kill the server after so many seconds, whether it has answered or not."""
    posting = threading.Thread(target=_quietly, args=(post,))
    posting.start()
    posting.join(patience)
    process.send_signal(signal.SIGKILL)
    process.wait()
    posting.join()


def _quietly(post: Any) -> None:
    with contextlib.suppress(httpx.HTTPError):
        post()


@pytest.mark.parametrize("patience", [0.02, 10.0])
def test_a_server_is_killed_between_an_offer_and_its_acceptance(tmp_path: Path, patience: float) -> None:
    """Whoever posts again what they do not know to be done does it once: one offer, one deal, no note more or less."""
    database = tmp_path / "hustings.db"
    process, address = served(database)
    try:
        opened = httpx.post(f"{address}/api/matches", json=PLANS, timeout=60).json()
        at, keys = f"/api/matches/{opened['match']}", keys_of(opened)
        posts = [
            ("trade", "red", {"mark": 0, "fields": GIFT}),
            ("act", "teal", {"action": "accept red-1", "mark": 1}),
        ]
        for path, seat, body in posts:
            to, key = f"{at}/{path}", keys[seat]
            until_killed(process, partial(httpx.post, address + to, json=body, headers=key, timeout=60), patience)
            process, address = served(database)
            answers = [httpx.post(address + to, json=body, headers=key, timeout=60).json() for _ in (1, 2)]
            assert answers[0]["kind"] in ("done", "repeated") and answers[1]["kind"] == "repeated"
            views = [httpx.get(f"{address}{at}/seat", headers=keys[seat], timeout=60).json()["view"] for seat in SEATS]
            assert [len(view["offers"]) for view in views] == ([1] * 4 if path == "trade" else [0] * 4)
        assert [view["seats"][view["seat"]]["money"] for view in views] == [2, 4, 4, 6]
    finally:
        process.kill()
        process.wait()
