"""Coming back to a name with a passkey, or with a link by mail; and what does not bring back."""

from __future__ import annotations

import asyncio
import email.policy
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from typing import Any

import pytest
from authenticator import Authenticator
from called import Postbox
from people_tools import named, people
from sqlalchemy import select, update
from web import Browser, Page, Site, site

from hustings.club.calling.means import Owner
from hustings.club.club import Club
from hustings.club.people import codes
from hustings.club.people.passkeys import Here
from hustings.database.people import ADDRESSES, LETTERS, TASKS, TRIES
from hustings.web.pages import Settings

JSON = {"accept": "application/json"}
LINK = re.compile(r"https://club\.example(/sign-in/t/\S+)")


async def post(browser: Browser, path: str, **fields: str) -> tuple[int, Any]:
    token = await browser.token()
    answer = await browser.http.post(path, data={"_csrf_token": token, **fields}, headers=JSON)
    return answer.status_code, answer.json()


async def with_passkey(browser: Browser, origin: str) -> Authenticator:
    made = Authenticator(origin)
    _, wish = await post(browser, "/me/passkey/wish")
    status, answer = await post(browser, "/me/passkey", answer=made.create(wish), label="Ann’s\u202e phone")
    assert (status, answer) == (200, {"go": "/me"})
    return made


def test_a_passkey_brings_back(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Ann") as (place, [ann]):
            table = await ann.start(side="editor", opponent="friend")
            key = await with_passkey(ann, place.base)
            assert "Ann’s phone" in (await ann.get("/me")).text
            phone = place.browser()
            before = await phone.token() and phone.http.cookies["hustings"]
            _, wish = await post(phone, "/sign-in/passkey/wish")
            answer = key.get(wish)
            assert await post(phone, "/sign-in/passkey", answer=answer) == (200, {"go": "/me"})
            assert phone.http.cookies["hustings"] != before and (await phone.get(table.path)).status == 200
            assert (await post(phone, "/sign-in/passkey", answer=answer))[0] == 403, "an answer is good once"
            other = place.browser()
            assert (await post(other, "/sign-in/passkey", answer=answer))[0] == 403, "and in one browser"
            for form in [f for f in (await ann.get("/me")).forms if f.action == "/me/passkey/remove"]:
                await ann.send(form)
            _, wish = await post(other, "/sign-in/passkey/wish")
            assert (await post(other, "/sign-in/passkey", answer=key.get(wish)))[0] == 403

    asyncio.run(scenario())


def test_passkeys_of_others_places_and_times_open_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann") as (place, [ann]):
            key = await with_passkey(ann, place.base)
            thief = place.browser()
            _, wish = await post(thief, "/sign-in/passkey/wish")
            strange = Authenticator(place.base)
            ids = ('{"id": 1}', '{"id": "é"}', '{"id": "x"}', '{"id": "\\u0000"}')
            for answer in ("", "{", "[]", *ids, strange.get(wish)):
                assert (await post(thief, "/sign-in/passkey", answer=answer))[0] == 403, answer
            key.origin = "https://evil.example"
            assert (await post(thief, "/sign-in/passkey", answer=key.get(wish)))[0] == 403
            key.origin = place.base
            key.count = 0
            _, other = await post(ann, "/me/passkey/wish")
            assert (await post(thief, "/sign-in/passkey", answer=key.get(other)))[0] == 403, "of another browser"
            assert (await post(ann, "/me/passkey", answer=key.create(other)))[0] == 403, "a key is kept once"

    asyncio.run(scenario())


def test_a_challenge_is_good_for_some_minutes() -> None:
    now = [600.0]
    place = Here("https://x.example", "x.example", "secret", lambda: now[0])
    asked = place.challenge(b"key")
    now[0] += 5 * 60
    assert asked in place.good(b"key")
    now[0] += 60
    assert asked not in place.good(b"key") and asked not in Here("", "", "other", lambda: 600.0).good(b"key")


@asynccontextmanager
async def with_mail(url: str) -> AsyncIterator[tuple[Site, Club, Postbox]]:
    with Postbox() as box:
        owner = Owner(smtp=box.url, sender="club@club.example", home="https://club.example")
        async with site(url, Settings(limits=False, heartbeat=1.0, owner=owner)) as place:
            yield place, place.club, box


def read(box: Postbox) -> list[tuple[str, str]]:
    """What has come since: to whom, and what it says."""
    found = []
    for envelope in box.taken:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=email.policy.default)
        body = mail.get_body(("plain",))
        assert body is not None
        found.append((str(mail["to"]), body.get_content()))
    return found


async def sent(club: Club, box: Postbox) -> list[tuple[str, str, str]]:
    """The letters with a link that have come since: to whom, what they say, and where the link leads."""
    while True:
        await club.working.once()
        found = [(to, said, LINK.search(said)) for to, said in read(box)]
        if links := [(to, said, link[1]) for to, said, link in found if link]:
            box.taken.clear()
            return links
        await asyncio.sleep(0.02)  # the server itself may have begun to send it


async def ask(browser: Browser, address: str) -> Page:
    return await browser.send((await browser.get("/sign-in")).form("/sign-in/letter"), address=address)


def test_a_link_by_mail_brings_back_once(url: str) -> None:
    async def scenario() -> None:
        async with with_mail(url) as (place, club, box):
            ann, phone, other = place.browser(), place.browser("ja"), place.browser()
            await named(ann, "Ann")
            page = await ann.send((await ann.get("/me")).form("/me/address"), address="Ann@Example.org")
            assert "on its way" in page.text and "ann@example.org" not in (await ann.get("/me")).html
            [(to, _, link)] = await sent(club, box)
            confirm = await other.get(link)
            assert to == "ann@example.org" and confirm.headers["referrer-policy"] == "no-referrer"
            assert (await other.send(confirm.form(link))).path == "/sign-in", "who confirms an address is not signed in"
            assert "ann@example.org" in (await ann.get("/me")).text
            known, unknown = await ask(phone, "ann@example.org"), await ask(phone, "nobody@example.org")
            assert known.status == unknown.status == 200 and known.text == unknown.text
            [(_, said, link)] = await sent(club, box)
            assert "10分以内" in said and "nobody" not in said
            before = await phone.token() and phone.http.cookies["hustings"]
            for _ in range(2):
                page = await phone.get(link)
            assert "Annとしてサインイン" in page.text, "to look at it uses nothing up"
            assert (await phone.send(page.form(link))).path == "/me" and phone.http.cookies["hustings"] != before
            assert (await other.get(link)).status == 410
            assert (await phone.send(page.form(link))).status in (403, 410)

    asyncio.run(scenario())


def test_letters_are_few_and_old_ones_worth_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with with_mail(sqlite) as (place, club, box):
            ann = place.browser()
            await named(ann, "Ann")
            await ann.send((await ann.get("/me")).form("/me/address"), address="ann@example.org")
            [(_, _, link)] = await sent(club, box)
            await ann.send((await ann.get(link)).form(link))
            asked = [(await ask(place.browser(), "ann@example.org")).status for _ in range(3)]
            assert asked == [200, 200, 429] and len(await sent(club, box)) == 1, "asked again, sent once"
            more = [(await ask(place.browser(), f"x{n}@example.org")).status for n in range(8)]
            assert 429 in more, "nobody has many addresses written to"
            database = club.database
            async with database.writing() as connection:
                await connection.execute(update(TRIES).values(since=0.0))
            await ask(place.browser(), "ann@example.org")
            [(_, _, link)] = await sent(club, box)
            async with database.writing() as connection:
                await connection.execute(update(LETTERS).values(expires=0.0))
            assert (await ann.get(link)).status == 410
            async with database.reading() as connection:
                kept = [list(await connection.execute(select(table))) for table in (LETTERS, TASKS, TRIES)]
            assert link.rpartition("/")[2] not in str(kept), "a link stands in its letter alone"

    asyncio.run(scenario())


def test_addresses_that_would_be_something_else_are_refused(sqlite: str) -> None:
    async def scenario() -> None:
        async with with_mail(sqlite) as (place, club, box):
            browser = place.browser()
            two = ("a@b.c\r\nBcc: all@x.org", "a@x.org,b@x.org", '"a\n"@x.org')
            for given in (*two, "a b@x.org", "<a@x.org>", "ann", "@x.org"):
                assert (await ask(browser, given)).status == 422, given
            assert await club.working.once() == 0 and not box.taken

    asyncio.run(scenario())


def test_an_address_has_one_name(sqlite: str) -> None:
    async def scenario() -> None:
        async with with_mail(sqlite) as (place, club, box):
            browsers = [place.browser(), place.browser()]
            answers = []
            for browser, name in zip(browsers, ("Ann", "Eve"), strict=True):
                await named(browser, name)
                await browser.send((await browser.get("/me")).form("/me/address"), address="ann@example.org")
                [(_, _, link)] = await sent(club, box)
                answers.append((await browser.send((await browser.get(link)).form(link))).status)
            assert answers == [200, 409]
            async with club.database.reading() as connection:
                assert len(list(await connection.execute(select(ADDRESSES)))) == 1
            await browsers[0].send((await browsers[0].get("/me")).form("/me/address/remove"))
            assert "ann@example.org" not in (await browsers[0].get("/me")).html

    asyncio.run(scenario())


def test_who_gets_a_new_way_back_is_told_by_mail(sqlite: str) -> None:
    async def scenario() -> None:
        async with with_mail(sqlite) as (place, club, box):
            ann = place.browser()
            await named(ann, "Ann")
            await ann.send((await ann.get("/me")).form("/me/address"), address="ann@example.org")
            [(_, _, link)] = await sent(club, box)
            await ann.send((await ann.get(link)).form(link))
            await ann.send((await ann.get("/me")).form("/me/codes"))
            told: set[str] = set()
            while len(told) < 2:
                await club.working.once()
                told |= {said.splitlines()[0] for to, said in read(box) if to == "ann@example.org"}
                await asyncio.sleep(0.02)
            assert told == {"A mail address was added to Ann.", "New recovery codes were made for Ann."}

    asyncio.run(scenario())


def test_an_unknown_name_costs_as_much_as_a_wrong_code(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def fits(code_hash: str, code: str) -> bool:
        tried.append(code_hash[:30])
        return False

    monkeypatch.setattr(codes, "_fits", fits)

    async def scenario() -> None:
        async with people(sqlite, "Ann") as (place, [ann]):
            await ann.send((await ann.get("/me")).form("/me/codes"))
            thief = place.browser()
            entry = (await thief.get("/sign-in")).form("/sign-in/code")
            for name, number in (("Ann", 1), ("Nobody", 1), ("Ann", 9), ("Ann", 0)):
                code = f"{number}-aaaaa-aaaaa"
                assert (await thief.send(entry, name=name, code=code)).status == 403
        assert len(tried) == 4 and len(set(tried)) == 1, "the same dear work, whoever it is"

    asyncio.run(scenario())
