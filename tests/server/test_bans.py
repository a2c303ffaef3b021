"""A ban holds for more than a name: for its browsers, its address and its passkeys, until it is lifted."""

from __future__ import annotations

import asyncio
import time

import pytest
from authenticator import Authenticator
from people_tools import named, people
from sqlalchemy import insert, select, update
from test_people_return import post, with_passkey
from web import Browser, Page, Site

from hustings.club.people import codes, letters, moderation
from hustings.club.people.problems import Banned
from hustings.database.people import ADDRESSES, BANS, LETTERS, PEOPLE
from hustings.matches.people import hash_of
from hustings.matches.records.store import Store

HERE = "banned somebody who was signed in in this browser"


def store_of(place: Site) -> Store:
    assert isinstance(place.rooms.store, Store)
    return place.rooms.store


async def ban(place: Site, name: str, seconds: float = 3600.0) -> None:
    async with store_of(place).writing() as connection:
        await connection.run_sync(moderation.ban, name, time.time(), seconds)


async def unban(place: Site, name: str) -> None:
    async with store_of(place).writing() as connection:
        await connection.run_sync(moderation.unban, name, time.time())


async def id_of(place: Site, name: str) -> str:
    async with store_of(place).reading() as connection:
        return str(await connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.name == name)))


async def play(browser: Browser) -> Page:
    return await browser.send((await browser.get("/g/watergate")).form("/new"))


async def sign_out(browser: Browser) -> None:
    form = next(form for form in (await browser.get("/me")).forms if form.action == "/sign-out")
    assert (await browser.send(form)).path == "/"


async def with_code(place: Site, browser: Browser, name: str) -> Page:
    [code, *_] = await codes.make(store_of(place), await id_of(place, name))
    return await browser.send((await browser.get("/sign-in")).form("/sign-in/code"), name=name, code=code)


def test_who_is_banned_takes_no_new_name_in_the_same_browser(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Eve", "Ann") as (place, [eve, elsewhere]):
            await ban(place, "Eve")
            await sign_out(eve)
            for refused in (await play(eve), await named(eve, "Mallory")):
                assert refused.status == 403 and HERE in refused.text and "/sign-in" in refused.links
                assert "To the table" not in refused.text
            assert "管理者が停止" in (await eve.send((await eve.get("/seek?lang=ja")).form("/seek"))).text
            await eve.get("/?lang=en")
            assert (await with_code(place, eve, "Ann")).path == "/me", "others of the house come back to their names"
            assert "/s/" in (await play(eve)).path
            await sign_out(eve)
            assert HERE in (await play(eve)).text, "and the ban holds for whoever is there without one"
            assert "/s/" in (await play(elsewhere)).path and "/s/" in (await play(place.browser())).path
            await unban(place, "eve")
            assert "/s/" in (await play(eve)).path and (await named(eve, "Mallory")).path == "/me"

    asyncio.run(scenario())


def test_it_holds_where_the_name_was_and_comes_back_to_and_when_it_is_deleted(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Eve") as (place, [eve]):
            before, phone = place.browser(), place.browser()
            await with_code(place, before, "Eve")
            await sign_out(before)
            await ban(place, "Eve")
            assert HERE in (await play(before)).text, "it was signed in there"
            await with_code(place, phone, "Eve")
            await sign_out(phone)
            assert HERE in (await play(phone)).text, "it came back to its name there"
            await eve.send((await eve.get("/me/delete")).form("/me/delete"))
            for browser in (eve, before, phone):
                assert HERE in (await named(browser, "Eve")).text
            await unban(place, "Eve")
            assert (await named(eve, "Eve")).path == "/me"
            with pytest.raises(moderation.NobodyCalled):
                await unban(place, "Nobody")

    asyncio.run(scenario())


def test_its_address_and_its_passkey_come_to_no_other_name(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Eve", "Mallory") as (place, [eve, mallory]):
            store = store_of(place)
            key: Authenticator = await with_passkey(eve, place.base)
            async with store.writing() as connection:
                mine = {"address": "eve@example.org", "person": await id_of(place, "Eve"), "since": 0.0}
                await connection.execute(insert(ADDRESSES).values(**mine))
                other = {"person": await id_of(place, "Mallory"), "address": "eve@example.org", "expires": 1e12}
                link = {"token_hash": hash_of("link"), "purpose": letters.ADDRESS}
                await connection.execute(insert(LETTERS).values(**other, **link))
            await ban(place, "Eve")
            await eve.send((await eve.get("/me/delete")).form("/me/delete"))
            with pytest.raises(Banned):
                await letters.follow(store, "link")
            _, wish = await post(mallory, "/me/passkey/wish")
            status, said = await post(mallory, "/me/passkey", answer=key.create(wish))
            assert status == 403 and "belongs to a name that the administrator has banned" in said["text"]
            async with store.reading() as connection:
                kept = [tuple(row) for row in await connection.execute(select(BANS.c.sign, BANS.c.name))]
            assert "eve" not in str(kept) and all(len(sign) == 12 and len(name) == 64 for sign, name in kept)
            await unban(place, "Eve")
            assert (await letters.follow(store, "link")).address == "eve@example.org"

    asyncio.run(scenario())


def test_a_ban_for_a_time_ends_with_it(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Eve") as (place, [eve]):
            await ban(place, "Eve", 60.0)
            await sign_out(eve)
            assert HERE in (await play(eve)).text
            async with store_of(place).writing() as connection:
                await connection.execute(update(BANS).values(until=BANS.c.until - 61.0))
            assert "/s/" in (await play(eve)).path

    asyncio.run(scenario())
