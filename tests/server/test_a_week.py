"""Two strangers' first week: they find each other, play 1960 with days a move, are called, and meet in a tournament.

Everything is done on pages without script, against a real server, a real SMTP server and a real push service; only
time is the test's own: the database's, the matches' and that of whatever is due.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from called import HERE, Postbox
from called import Browser as PushService
from test_clock import ByHand
from test_people_return import post, sent, with_passkey
from test_time_control import goes_by
from web import Browser, Page, site

from hustings.club.calling.means import Owner
from hustings.club.club import Club
from hustings.database.base import Database
from hustings.kernel.position import Position
from hustings.matches.computers import bank
from hustings.matches.computers.bots import Bots
from hustings.matches.table.room import Room
from hustings.play.game import Game
from hustings.web.pages import Settings

HOUR = 3600.0
DAY = 24 * HOUR


class Hasty(Bots):
    """Computers that answer anything at once, in this process."""

    def __init__(self) -> None:
        super().__init__()
        self._rng = random.Random(1)

    async def decide(self, game: Game, position: Position, seat: int, actions: list[int], *rest: Any) -> int:
        """Any of the actions."""
        return self._rng.choice(actions)


class Week:
    """A site whose time goes by when the test says so.

    Attributes:
        ahead: seconds that have gone by.
        place: the site.
        box: where mail comes in.
        service: what calls Ben's browser.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        self.timer = ByHand()
        now = Database.now
        monkeypatch.setattr(Database, "now", lambda database: now(database) + self.ahead)
        monkeypatch.setattr(bank, "BEAT_OF_DAYS", 1000 * DAY)  # what is left is stored when something happens alone

    def clock(self) -> float:
        return time.time() + self.ahead

    @asynccontextmanager
    async def begin(self, url: str) -> AsyncIterator[Week]:
        with Postbox() as self.box:
            owner = Owner(smtp=self.box.url, sender="c@club.example", home="https://club.example", allowed=HERE.allowed)
            settings = Settings(limits=False, heartbeat=1.0, owner=owner)
            times = {"clock": self.clock, "timer": self.timer}
            async with PushService().open() as self.service, site(url, settings, bots=Hasty(), **times) as self.place:
                yield self

    @property
    def club(self) -> Club:
        return self.place.club

    async def go(self, room: Room, hours: float) -> None:
        """So much time goes by, and what is due meanwhile is done."""
        end = self.ahead + hours * HOUR
        while self.ahead < end:
            step = min(5 * HOUR, end - self.ahead)
            await goes_by(self.timer, room, step)
            self.ahead += step
            await self.club.working.once()

    def mail(self) -> list[tuple[str, str]]:
        """To whom letters have come since, and what they are called."""
        found = []
        for envelope in self.box.taken:
            letter = message_from_bytes(envelope.content or b"", policy=policy.default)
            assert isinstance(letter, EmailMessage)
            found.append((envelope.rcpt_tos[0], str(letter["Subject"])))
        self.box.taken.clear()
        return found

    def pushed(self) -> list[str]:
        """What Ben's browser was told since."""
        titles = [told["title"] for told in self.service.heard]
        self.service.heard.clear()
        return titles


async def called(browser: Browser, name: str) -> None:
    page = await browser.get("/sign-in")
    assert (await browser.send(page.form("/sign-in/name"), name=name)).path == "/me"


async def found(browser: Browser, name: str) -> Page:
    """Somebody to play 1960 with, at two days a move, for ratings."""
    start = await browser.get("/")
    token = start.form("/seek").fields["_csrf_token"]
    wish = {"game": "1960", "pace": "2d", "rated": "yes", "name": name, "_csrf_token": token}
    return await browser.send(start.form("/seek"), **wish)


async def one_turn(browser: Browser, path: str, rng: random.Random) -> int:
    """Answer until somebody else is asked; how many answers that took."""
    answers, page = 0, await browser.get(path)
    while page.question is not None or page.has_form("/confirm"):
        if page.question is not None:
            page = await browser.send(page.question, rng.choice(page.question.buttons))
            answers += 1
        else:
            page = await browser.send(page.form("/confirm"))
        assert page.status == 200
    return answers


async def resigned(browser: Browser, path: str) -> Page:
    asked = await browser.get(f"{path}/resign")
    return await browser.send(asked.form("/resign"))


def test_two_strangers_spend_a_week(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        rng = random.Random(5)
        async with Week(monkeypatch).begin(sqlite) as week:
            place, club = week.place, week.club
            ann, ben, phone = place.browser(), place.browser("ja"), place.browser()
            await called(ann, "Ann")
            await called(ben, "Ben")
            await can_be_called(week, ann, ben)
            key = await with_passkey(ann, place.base)

            assert (await found(ann, "Ann")).path == "/seek", "nobody is there yet"
            there = await found(ben, "Ben")
            here = await ann.get("/seek")
            paths = {"ann": here.path, "ben": there.path}
            assert here.path.rpartition("/s/")[0] == there.path.rpartition("/s/")[0] != ""
            room = await place.rooms.room(here.path.split("/")[2])

            turns = await week_of_play(week, room, {"ann": ann, "ben": ben}, paths, rng)
            assert turns["ann"] >= 3 and turns["ben"] >= 3

            await signed_in_with(phone, key)
            assert (await phone.get(paths["ann"])).status == 200, "the match goes on at the phone"
            over = await resigned(ben, paths["ben"])
            week.mail(), week.pushed()
            assert "レーティング" in over.text and (await ann.get(paths["ann"])).status == 200
            again = await phone.send((await phone.get(paths["ann"])).form("/rematch"))
            assert again.path not in paths.values() and "/s/" in again.path
            await resigned(phone, again.path)

            await club.working.once()
            pages = [await ben.get(f"/people/{who}") for who in ("Ann", "Ben")]
            ratings = [int(re.findall(r"(\d{4}) ±", page.text)[0]) for page in pages]
            assert ratings[0] > 1500 > ratings[1], "the first match counts; the second was too short"
            await in_a_swiss(week, ann, ben)

            for browser, name in ((ann, "Ann"), (ben, "Ben")):
                asked = await browser.get("/me/delete")
                assert (await browser.send(asked.form("/me/delete"))).path == "/"
                assert (await browser.get(f"/people/{name}")).status == 404
            assert (await phone.get("/me")).path == "/sign-in", "at no device"
            assert (await phone.get(f"/m/{room.id}/replay?at=0")).status == 200, "what was played stays, without names"
            await club.working.once()
            week.mail(), week.pushed()
            week.ahead += 3 * DAY
            await club.working.once()
            assert week.mail() == [] and week.pushed() == [], "nobody is called who has gone"

    asyncio.run(scenario())


async def can_be_called(week: Week, ann: Browser, ben: Browser) -> None:
    """Ann has her address confirmed and is written to; Ben's browser is called."""
    await ann.send((await ann.get("/me")).form("/me/address"), address="ann@example.org")
    [(_, _, link)] = await sent(week.club, week.box)
    await ann.send((await ann.get(link)).form(link))
    await ann.send((await ann.get("/me/calls")).form("/mail"))
    assert (await ben.send((await ben.get("/me/calls")).form("/push"), subscription=week.service.given)).status == 200


async def signed_in_with(browser: Browser, key: object) -> None:
    _, wish = await post(browser, "/sign-in/passkey/wish")
    assert await post(browser, "/sign-in/passkey", answer=key.get(wish)) == (200, {"go": "/me"})  # type: ignore[attr-defined]


async def week_of_play(
    week: Week, room: Room, browsers: dict[str, Browser], paths: dict[str, str], rng: random.Random
) -> dict[str, int]:
    """Who is called comes and plays a turn; nobody else is called, and each turn is told of once."""
    turns = {"ann": 0, "ben": 0}
    for who in browsers:
        await browsers[who].get(paths[who])
    await week.club.working.once()
    assert {title for _, title in week.mail()} == {"Your name at Hustings"}, "that it has an address and a passkey now"
    while week.ahead < 7 * DAY:
        await week.go(room, 30)
        told = {"ann": week.mail(), "ben": week.pushed()}
        asked = [who for who in browsers if (await browsers[who].get(paths[who])).question is not None]
        assert asked and all(len(told[who]) == (1 if who in asked else 0) for who in told), (told, asked)
        for who in asked:
            turns[who] += bool(await one_turn(browsers[who], paths[who], rng))
    return turns


async def in_a_swiss(week: Week, ann: Browser, ben: Browser) -> None:
    """Ann makes a Swiss for eight, Ben comes by her link, six computers fill it."""
    page = await ann.get("/g/watergate/tournament")
    form = page.form("/tournament")
    form.fields |= {"name": "Cup", "form": "swiss", "rounds": "2", "hours": "24", "most": "8", "starts": ""}
    page = await ann.send(form)
    link, own = page.path, page.path.partition("/t/")[0]
    assert (await ben.send((await ben.get(link)).form("/join"))).path == own
    for level in ("random", "heuristic") * 3:
        page = await ann.send((await ann.get(link)).form("/computer"), level=level)
    await ann.send((await ann.get(own)).form("/begin"))
    while (told := (await ann.json("GET", f"/api{own}"))[1])["state"] != "over":
        for browser in (ann, ben):
            for href in {href for href in (await browser.get(own)).links if "/s/" in href}:
                if (await browser.get(f"{href}/resign")).has_form("/resign"):
                    await resigned(browser, href)
        await asyncio.sleep(0.5)
    names = [entrant["name"] for entrant in told["entrants"]]
    assert len(names) == 8 and {"Ann", "Ben"} < set(names) and len(told["tables"][0]["rows"]) == 8
    assert len(told["matches"]) == 8
