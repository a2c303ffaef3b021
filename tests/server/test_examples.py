"""The bot of the examples plays to the end, against a computer and another of its kind, and survives a cut."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from club_tools import person
from test_web_programs import Robot, database, robot, town
from web import Site

from hustings.club.programs.bots import become_bot
from hustings.club.programs.tokens import SCOPES, make
from hustings.club.tournaments.keeping import begin, create
from hustings.club.tournaments.kept import OVER, Agreed, find
from hustings.club.tournaments.model import ROUND_ROBIN

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LINES = 60
GAME = "hilarious-struggle"


class Wire:
    """What lies between a program and the server, and can be cut."""

    def __init__(self, base: str) -> None:
        self._port = urlsplit(base).port
        self._ends: list[asyncio.StreamWriter] = []

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends += [writer, there[1]]
        await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        while self._ends:
            self._ends.pop().transport.abort()


@asynccontextmanager
async def running(base: str, token: str) -> AsyncIterator[asyncio.StreamReader]:
    """The bot, and what it prints."""
    pipe = asyncio.subprocess.PIPE
    environment = {**os.environ, "HUSTINGS_TOKEN": token}
    program = await asyncio.create_subprocess_exec(sys.executable, BOT, base, stdout=pipe, env=environment)
    assert program.stdout is not None
    try:
        yield program.stdout
    finally:
        with suppress(ProcessLookupError):
            program.kill()
        await program.wait()


async def bot(place: Site, name: str) -> str:
    """The token of a bot."""
    await person(database(place), name)
    await become_bot(database(place), name)
    return await make(database(place), name, "", SCOPES, None)


async def said(prints: asyncio.StreamReader, start: str) -> str:
    """The next line that begins so."""
    async with asyncio.timeout(60):
        while line := (await prints.readline()).decode():
            if line.startswith(start):
                return line.strip()
    raise AssertionError("the bot has ended")


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= LINES


def test_the_bot_plays_a_computer_and_survives_a_cut(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann") as place:
            token = await bot(place, "robby")
            robby = await robot(place, "robby", ["bot:play"])
            wire = Wire(place.base)
            server = await asyncio.start_server(wire.join, "127.0.0.1", 0)
            host, port = server.sockets[0].getsockname()
            seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
            match = (await robby.post("/matches", {"game": GAME, "seats": seats}))["match"]
            async with running(f"http://{host}:{port}", token) as prints, robby.events() as told:
                while (await told())["type"] != "your-turn":
                    pass
                turns = [(await told())["turn"] for _ in range(3)]
                assert turns == sorted(set(turns)), "it plays"
                wire.cut()
                await said(prints, "Cut:")
                before = (await robby.get(f"/matches/{match}/seat"))["turn"]
                for _ in range(2):  # what was on its way when the wire was cut may still have been done
                    while (event := await told()).get("turn", 0) <= before:
                        pass
                    assert event["type"] == "your-turn", "it plays on"
                    before = event["turn"]
                await robby.post(f"/matches/{match}/resign")
                assert (await said(prints, "Won by")) == "Won by republicans"
                ann = await robot(place, "ann")
                async with ann.events() as at_ann:
                    await ann.post("/challenges", {"to": "Robby", "game": GAME})
                    while (event := await at_ann())["type"] != "match-started":
                        pass
                    await ann.post(f"/matches/{event['match']['match']}/resign")
                await said(prints, "Won by")
            room = await place.rooms.room(match)
            assert room.match.outcome is not None
            server.close()

    asyncio.run(scenario())


def test_two_bots_meet_in_a_tournament(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann") as place:
            made, link = await create(database(place), "ann", "Bots", GAME, ROUND_ROBIN, Agreed())
            tokens = [await bot(place, name) for name in ("robby", "marvin")]
            async with running(place.base, tokens[0]) as at_robby, running(place.base, tokens[1]) as at_marvin:
                for token in tokens:
                    entered = await Robot(place, token).post(f"/tournaments/{made}/join", {"link": link})
                    assert entered == await Robot(place, token).post(f"/tournaments/{made}/join", {"link": link})
                await begin(database(place), made, "ann")
                assert await said(at_robby, "Won by") == await said(at_marvin, "Won by")
                async with asyncio.timeout(20):
                    while (found := await find(database(place), made)).state != OVER:
                        await asyncio.sleep(0.05)
            assert [taker.called for taker in found.takers] == ["Robby [BOT]", "Marvin [BOT]"]
            [pairing] = found.pairings
            assert pairing.fixture.is_over and pairing.match_id

    asyncio.run(scenario())
