"""The API for programs that speak for a person: tokens, scopes, challenges, seats, and the stream of what happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from club_tools import change, person
from rooms_tools import GAME
from web import Site, site

from hustings.club.programs.tokens import SCOPES, make, revoke, tokens_of
from hustings.database.base import Database

ALL = [scope for scope in SCOPES if scope != "bot:play"]


class Robot:
    """A program with a token."""

    def __init__(self, place: Site, token: str, language: str = "en") -> None:
        self.http = place.browser(language).http
        self.headers = {"authorization": f"Bearer {token}"}

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Its status and its body."""
        answer = await self.http.request(method, f"/api{path}", json=body, headers=self.headers)
        return answer.status_code, answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        status, body = await self.ask("GET", path)
        assert status == 200, body
        return body

    async def post(self, path: str, body: Any = None) -> Any:
        status, found = await self.ask("POST", path, body)
        assert status in (200, 201), found
        return found

    @asynccontextmanager
    async def events(self) -> AsyncIterator[Callable[[], Awaitable[Any]]]:
        """What gives the next event."""
        async with self.http.stream("GET", "/api/events", headers=self.headers) as answer:
            assert answer.status_code == 200, answer.status_code
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            lines = answer.aiter_lines()

            async def following() -> Any:
                async with asyncio.timeout(10):
                    async for line in lines:
                        if line:
                            return json.loads(line)
                return None

            yield following


def database(place: Site) -> Database:
    found: Database = place.pages.database
    return found


async def robot(place: Site, name: str, scopes: list[str] | None = None, language: str = "en") -> Robot:
    return Robot(place, await make(database(place), name, "", ALL if scopes is None else scopes, None), language)


@asynccontextmanager
async def town(url: str, *people: str) -> AsyncIterator[Site]:
    """A server with these people."""
    async with site(url) as place:
        for id in people:
            await person(database(place), id)
        yield place


def test_two_programs_meet_by_a_challenge_and_hear_what_happens(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann", "ben") as place:
            ann, ben = await robot(place, "ann"), await robot(place, "ben")
            async with ann.events() as at_ann, ben.events() as at_ben:
                body = {"to": "Ben", "game": GAME, "seat": "editor"}
                made = await ann.post("/challenges", body)
                assert await ann.post("/challenges", body) == made, "sent again it is the same"
                for told in (await at_ann(), await at_ben()):
                    assert told == {"type": "challenge", "challenge": made}
                assert await ben.get("/challenges") == [made] == await ann.get("/challenges")
                taken = await ben.post(f"/challenges/{made['id']}/accept")
                assert taken["state"] == "accepted" and await ben.post(f"/challenges/{made['id']}/accept") == taken
                ends = [(await at_ann()), (await at_ben())]
                assert {end["type"] for end in ends} == {"challenge-ended"} and ends[0]["challenge"] == taken
                started = await at_ben()
                assert started["type"] == "match-started" and started["match"]["seat"] == "nixon"
                assert (await at_ann())["match"]["match"] == taken["match"]
                turn = await at_ann()
                assert (turn["type"], turn["match"]["state"]) == ("your-turn", "play")
                table = await ann.get(f"/matches/{taken['match']}/seat")
                assert (table["seat"], table["turn"]) == ("editor", turn["turn"])
                await ann.post(f"/matches/{taken['match']}/resign")
                for at in (at_ann, at_ben):
                    end = await at()
                    assert (end["type"], end["winners"], end["match"]["state"]) == ("match-ended", ["nixon"], "over")
                again = (await ben.post(f"/matches/{taken['match']}/rematch"))["match"]
                assert (await ann.post(f"/matches/{taken['match']}/rematch"))["match"] == again
                assert (await at_ann())["match"]["seat"] == "nixon", "seats have changed"
                assert [one["match"] for one in await ann.get("/me/matches")] == [again]
                assert len(await ann.get("/me/matches?finished=true")) == 2

    asyncio.run(scenario())


def test_what_is_open_is_said_again_after_a_cut(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann", "ben") as place:
            ann, ben = await robot(place, "ann"), await robot(place, "ben")
            opened = await ann.post(
                "/matches", {"game": GAME, "seats": [{"kind": "open"}, {"kind": "person", "name": "Not Ann"}]}
            )
            await ben.post("/challenges", {"to": "Ann", "game": GAME})
            for _ in range(2):
                async with ann.events() as told:
                    assert (await told())["challenge"]["by"] == {"name": "Ben", "bot": False}
                    started = (await told())["match"]
                    assert started["match"] == opened["match"] and started["players"][1]["name"] == "Ann"
                    assert (await told())["type"] == "your-turn"
            async with ben.events() as told:
                assert (await told())["type"] == "challenge"
                await ben.post(f"/matches/{opened['match']}/join", {"seat": "nixon", "name": "whoever"})
                again = await ben.post(f"/matches/{opened['match']}/join", {"seat": "nixon"})
                assert again["token"], "asked again it is the same seat"
                assert [one["name"] for one in (await told())["match"]["players"]] == ["Ben", "Ann"]
            await (await place.rooms.room(opened["match"])).resign(0)
            async with ann.events() as told:
                assert (await told())["type"] == "challenge", "what is over is not told again"
                await ann.post(f"/challenges/{(await ann.get('/challenges'))[0]['id']}/decline", {"reason": "later"})
                assert (await told())["challenge"]["reason"] == "later"

    asyncio.run(scenario())


def test_a_token_does_what_it_was_made_for_and_nothing_else(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann", "ben") as place:
            match = (await (await robot(place, "ann")).post("/matches", {"game": GAME, "seats": [PERSON, PERSON]}))[
                "match"
            ]
            made = await (await robot(place, "ben")).post("/challenges", {"to": "Ann", "game": GAME})
            asked: list[tuple[str, str, Any, str]] = [
                ("GET", "/me", None, "me:read"),
                ("POST", "/me/bot", None, "bot:play"),
                ("GET", "/me/matches", None, "match:play"),
                ("GET", "/challenges", None, "challenge:read"),
                ("GET", f"/challenges/{made['id']}", None, "challenge:read"),
                ("POST", "/challenges", {"to": "Ben", "game": GAME}, "challenge:write"),
                ("POST", f"/challenges/{made['id']}/accept", None, "challenge:write"),
                ("POST", f"/challenges/{made['id']}/decline", {}, "challenge:write"),
                ("GET", "/events", None, "match:play"),
                ("GET", f"/matches/{match}/seat", None, "match:play"),
                ("POST", f"/matches/{match}/act", {"turn": 1, "action": "x"}, "match:play"),
                ("POST", f"/matches/{match}/resign", None, "match:play"),
                ("POST", "/matches", {"game": GAME, "seats": [PERSON, PERSON]}, "match:play"),
            ]
            for method, path, body, scope in asked:
                other = await robot(place, "ann", [one for one in SCOPES if one != scope])
                status, refused = await other.ask(method, path, body)
                assert (status, refused["error"]) == (403, "needs-scope"), (path, refused)
                assert scope in refused["text"]
                for token in ("hst_", "hst_" + "x" * 40, "x" * 32):
                    status, refused = await Robot(place, token).ask(method, path, body)
                    assert (status, refused["error"]) in ((401, "no-program-token"), (401, "no-token")), (path, token)
                for old in await tokens_of(database(place), "ann"):
                    await revoke(database(place), "ann", old.id)

    asyncio.run(scenario())


PERSON = {"kind": "person", "name": "Somebody"}


def test_others_challenges_and_seats_are_nobodys_business(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann", "ben", "eve") as place:
            ann, ben, eve = [await robot(place, name) for name in ("ann", "ben", "eve")]
            made = await ann.post("/challenges", {"to": "Ben", "game": GAME})
            tried = [("GET", ""), ("POST", "/accept"), ("POST", "/decline"), ("POST", "/cancel")]
            for method, path in tried:
                body = {} if path == "/decline" else None
                for at in (f"/challenges/{made['id']}{path}", f"/challenges/nothing{path}"):
                    status, refused = await eve.ask(method, at, body)
                    assert (status, refused["error"]) == (404, "unknown-challenge"), "as if there were none"
            assert (await ann.ask("POST", f"/challenges/{made['id']}/accept"))[0] == 404
            match = (await ben.post(f"/challenges/{made['id']}/accept"))["match"]
            for method, path in (("GET", "/seat"), ("POST", "/resign"), ("GET", "/seat/talk"), ("POST", "/rematch")):
                status, refused = await eve.ask(method, f"/matches/{match}{path}")
                assert (status, refused["error"]) == (401, "no-token")
            async with eve.events() as told:
                await ann.post(f"/matches/{match}/resign")
                await ben.post("/challenges", {"to": "Eve", "game": GAME})
                assert (await told())["challenge"]["by"]["name"] == "Ben", "nothing of what others do"

    asyncio.run(scenario())


def test_a_stream_ends_with_its_token_and_there_are_not_many(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann") as place:
            ann = await robot(place, "ann")
            async with ann.events() as a, ann.events(), ann.events(), ann.events():
                status, refused = await ann.ask("GET", "/events")
                assert (status, refused["error"]) == (429, "streams-of-person")
                [token] = await tokens_of(database(place), "ann")
                await revoke(database(place), "ann", token.id)
                assert await a() is None

    asyncio.run(scenario())


def test_a_bot_is_marked_before_it_plays_and_plays_as_one(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann", "ben", "eve") as place:
            ann, ben = await robot(place, "ann", list(SCOPES)), await robot(place, "ben", list(SCOPES))
            assert await ann.get("/me") == {"name": "Ann", "bot": False, "scopes": list(SCOPES), "expires": None}
            for _ in range(2):
                assert (await ann.post("/me/bot"))["bot"]
            opened = await ann.post("/matches", {"game": GAME, "seats": [PERSON, PERSON]})
            shown = await place.browser("ja").get(f"/m/{opened['match']}")
            assert "Ann [BOT]" in shown.text and "Somebody [BOT]" not in shown.text
            free = await ben.post("/matches", {"game": GAME, "seats": [PERSON, {"kind": "open"}]})
            await ann.post(f"/matches/{free['match']}/join", {"seat": "editor"})
            for _ in range(2):
                table = await ann.get(f"/matches/{free['match']}/seat")
                assert [seat["name"] for seat in table["players"]] == ["Ben", "Ann [BOT]"]
                await place.rooms.changed_by_administrator(None)  # and so it is read again
            status, refused = await ben.ask("POST", "/me/bot")
            assert (status, refused["error"]) == (409, "has-played")
            human = await robot(place, "ann", ALL)
            status, refused = await human.ask("GET", "/me/matches")
            assert (status, refused["error"]) == (403, "needs-scope") and "bot:play" in refused["text"]
            made = await ben.post("/challenges", {"to": "Ann", "game": GAME})
            assert made["to"] == {"name": "Ann", "bot": True}

    asyncio.run(scenario())


def test_who_is_banned_or_gone_has_no_programs(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann") as place:
            ann = await robot(place, "ann", language="ja")
            await change(database(place), "ann", banned_until=4e9)
            status, refused = await ann.ask("GET", "/me")
            assert (status, refused["error"]) == (403, "banned") and "名前" in refused["text"]
            await change(database(place), "ann", banned_until=1.0)
            assert (await ann.get("/me"))["name"] == "Ann"

    asyncio.run(scenario())


def test_a_token_counts_in_its_header_only(sqlite: str) -> None:
    async def scenario() -> None:
        async with town(sqlite, "ann") as place:
            token = await make(database(place), "ann", "", ALL, None)
            sent: list[dict[str, Any]] = [
                {"params": {"token": token, "authorization": f"Bearer {token}"}},
                {"headers": {"cookie": f"hustings={token}; authorization={token}"}},
                {"headers": {"authorization": f"Basic {token}"}},
            ]
            for options in sent:
                answer = await place.browser().http.get("/api/me", **options)
                assert (answer.status_code, answer.json()["error"]) == (401, "no-program-token")

    asyncio.run(scenario())
