"""People over HTTP, who ask for the same again elsewhere until somebody answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

import aiohttp
import msgspec

from simulated.ledger import DONE, REFUSED, REPEATED, UNCLEAR, Ledger

from .ahead import Act

PATIENCE = 8.0
"""Seconds that somebody waits for an answer."""

AT_ONCE = 8
"""So many ask one process at the same time: with more of them nobody would be answered in time, on a slow machine."""

LOOKS = 0.05
"""How often somebody who knows what comes looks whether the page says so."""

AGAIN = 60
"""So often somebody looks again whom the page does not ask for what comes."""

TWICE = 0.02
"""How often somebody asks for the same at two processes at the same time."""


class Reach:
    """How the processes that serve are reached.

    Args:
        ports: where they listen.
        rng: for choices.

    Attributes:
        ports: the same.
        statuses: how often each answer came; 0: none.
    """

    def __init__(self, ports: list[int], rng: Random) -> None:
        self.ports = ports
        self.statuses: Counter[int] = Counter()
        self._rng = rng
        self._slots = {port: asyncio.Semaphore(AT_ONCE) for port in ports}
        self._http = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0), timeout=aiohttp.ClientTimeout(PATIENCE)
        )

    async def close(self) -> None:
        """Let all connections go."""
        await self._http.close()

    def elsewhere(self, port: int = 0) -> int:
        """Another port, rather one at which few ask."""
        others = [each for each in self.ports if each != port] or self.ports
        return self._rng.choice([each for each in others if not self._slots[each].locked()] or others)

    async def ask(
        self, port: int, verb: str, path: str, headers: dict[str, str], body: object = None
    ) -> tuple[int, Any, float]:
        """The status, what was answered, and after how many seconds to come again; 0 when no answer came."""
        data, status, told, after = None if body is None else msgspec.json.encode(body), 0, None, 0.0
        async with self._slots[port]:
            try:
                url = f"http://127.0.0.1:{port}/api{path}"
                async with self._http.request(verb, url, data=data, headers=headers) as answer:
                    content = await answer.read()
                    status, after = answer.status, float(answer.headers.get("retry-after", "0"))
                told = msgspec.json.decode(content) if content else None
            except (aiohttp.ClientError, TimeoutError, msgspec.DecodeError):
                status = 0
        self.statuses[status] += 1
        return status, told, after


class Person:
    """Somebody at a seat.

    Args:
        number: of the person, from which the address follows.
        reach: how to ask.
        ledger: what was asked and answered.
        rng: for choices.
    """

    def __init__(self, number: int, reach: Reach, ledger: Ledger, rng: Random) -> None:
        self._headers = {
            "x-forwarded-for": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}",
            "accept-language": "en",
            "content-type": "application/json",
        }
        self._reach = reach
        self._ledger = ledger
        self._rng = rng
        self.port = reach.elsewhere()
        self.match_id = ""
        self.seat = 0

    def takes(self, match_id: str, token: str, seat: int) -> Person:
        """The person has this seat from now on."""
        self.match_id, self.seat = match_id, seat
        self._headers["authorization"] = f"Bearer {token}"
        return self

    async def ask(self, verb: str, path: str, body: object = None, port: int = 0) -> tuple[int, Any]:
        """A status and what was told; 0: nothing was, and the next question goes elsewhere."""
        status, told, after = await self._reach.ask(port or self.port, verb, path, self._headers, body)
        if status == 429:
            await asyncio.sleep(min(5.0, after or 1.0))
            return 0, None
        if status == 0 or status >= 500:
            self.port = self._reach.elsewhere(self.port)
            return 0, None
        return status, told

    # -- looking at each turn ----------------------------------------------------------------------------------------

    async def live(self, until: asyncio.Event) -> None:
        """Play until the match is over, or it is time to go."""
        pause = 0.1
        while not until.is_set():
            table = await self.table()
            if table is None:
                await asyncio.sleep(0.2)
            elif table["state"] == "over":
                return
            elif table["state"] == "play":
                pause = 0.1
                await self.act(table["turn"], self._rng.choice(table["actions"])["text"])
            else:
                pause = min(1.0, 1.5 * pause)
                await asyncio.sleep(pause)

    async def table(self) -> dict[str, Any] | None:
        """What the seat sees now; its log is left away."""
        status, told = await self.ask("GET", f"/matches/{self.match_id}/seat?since=99999")
        return told if status == 200 else None

    # -- knowing what comes ------------------------------------------------------------------------------------------

    async def carry_out(self, act: Act, until: asyncio.Event) -> str:
        """Do what was chosen, until somebody says what became of it, or it is time to go.

        Returns:
            What became of it; a sentence: what the page says before is not so.
        """
        if self._rng.random() < LOOKS and (wrong := await self._wrong(act, until)):
            return wrong
        became = UNCLEAR
        while became == UNCLEAR and not until.is_set():
            if self._rng.random() < TWICE:
                port = self._reach.elsewhere(self.port)
                told = await asyncio.gather(self._once(act.turn, act.text), self._once(act.turn, act.text, port))
                became = next((kind for kind in (DONE, REPEATED, REFUSED) if kind in told), UNCLEAR)
            else:
                became = await self.act(act.turn, act.text)
        return became

    async def _wrong(self, act: Act, until: asyncio.Event) -> str:
        """What the page says that is not so; without its database a process shows what it has, and for a while only."""
        shown = "nothing"
        for _ in range(AGAIN):
            table = await self.table()
            if until.is_set():
                return ""
            if table is not None:
                shown = f"turn {table['turn']} of version {table['version']}"
                if table["turn"] == act.turn:
                    offered = act.text in [action["text"] for action in table["actions"]]
                    return "" if offered else f"that it is not offered in {shown}"
            await asyncio.sleep(0.5)
        return f"that {shown} is shown at port {self.port}"

    async def act(self, turn: int, action: str) -> str:
        """Ask for an action until it is clear what became of it, or ten times."""
        for _ in range(10):
            kind = await self._once(turn, action)
            if kind != UNCLEAR:
                return kind
            await asyncio.sleep(0.1 + self._rng.random())
        return UNCLEAR

    async def _once(self, turn: int, action: str, port: int = 0) -> str:
        key, ledger, body = ("act", self.seat, turn, action), self._ledger, {"turn": turn, "action": action}
        ledger.asked[self.match_id][key] += 1
        status, told = await self.ask("POST", f"/matches/{self.match_id}/act", body, port)
        kind = UNCLEAR if not status else told["kind"] if status == 200 else REFUSED
        kind = kind if kind in (DONE, REPEATED, UNCLEAR) else REFUSED
        ledger.answer(self.match_id, key, kind)
        ledger.done += kind == DONE
        return kind
