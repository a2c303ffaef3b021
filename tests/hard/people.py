"""People over HTTP, who ask for the same again elsewhere until somebody answers."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx

from simulated.ledger import DONE, REFUSED, REPEATED, UNCLEAR, Ledger

PATIENCE = 8.0
"""Seconds that somebody waits for an answer."""


class Person:
    """Somebody at a seat.

    Args:
        number: of the person, from which the address follows.
        ports: where to ask.
        ledger: what was asked and answered.
        rng: for choices.
    """

    def __init__(self, number: int, ports: list[int], ledger: Ledger, rng: Random) -> None:
        self._address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        self._ports = ports
        self._ledger = ledger
        self._rng = rng
        self._port = rng.choice(ports)
        self.match_id = ""
        self.token = ""
        self.seat = 0
        self.over = False

    def takes(self, match_id: str, token: str, seat: int) -> Person:
        """The person has this seat from now on."""
        self.match_id, self.token, self.seat = match_id, token, seat
        return self

    async def ask(self, http: httpx.AsyncClient, verb: str, path: str, body: object = None) -> httpx.Response | None:
        """An answer; None: none came, and the next question goes elsewhere."""
        headers = {"x-forwarded-for": self._address, "accept-language": "en"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        try:
            url = f"http://127.0.0.1:{self._port}/api{path}"
            answer = await http.request(verb, url, json=body, headers=headers, timeout=PATIENCE)
        except httpx.HTTPError:
            answer = None
        if answer is None or answer.status_code >= 500:
            self._port = self._rng.choice(self._ports)
            return None
        if answer.status_code == 429:
            await asyncio.sleep(min(5.0, float(answer.headers.get("retry-after", "1"))))
            return None
        return answer

    async def live(self, http: httpx.AsyncClient, until: asyncio.Event) -> None:
        """Play until the match is over, or it is time to go."""
        while not until.is_set() and not self.over:
            table = await self.table(http)
            if table is None:
                await asyncio.sleep(0.2)
            elif table["state"] == "over":
                self.over = True
            elif table["state"] == "play":
                chosen = self._rng.choice(table["actions"])["text"]
                await self._act(http, table["turn"], chosen)
            else:
                await asyncio.sleep(0.1 + self._rng.random() * 0.4)

    async def table(self, http: httpx.AsyncClient) -> dict[str, Any] | None:
        """What the seat sees now; its log is left away."""
        answer = await self.ask(http, "GET", f"/matches/{self.match_id}/seat?since=99999")
        if answer is None or answer.status_code != 200:
            return None
        table: dict[str, Any] = answer.json()
        return table

    async def _act(self, http: httpx.AsyncClient, turn: int, action: str) -> None:
        key, ledger = ("act", self.seat, turn, action), self._ledger
        for _ in range(10):
            ledger.asked[self.match_id][key] += 1
            answer = await self.ask(http, "POST", f"/matches/{self.match_id}/act", {"turn": turn, "action": action})
            if answer is None:
                ledger.answer(self.match_id, key, UNCLEAR)
                await asyncio.sleep(0.1 + self._rng.random())
                continue
            kind = answer.json()["kind"] if answer.status_code == 200 else REFUSED
            ledger.answer(self.match_id, key, kind if kind in (DONE, REPEATED) else REFUSED)
            ledger.done += kind == DONE
            return
