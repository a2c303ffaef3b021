"""The page on which a person sets how it is called, the link that ends it, and Hustings as an app."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

from called import subscription
from club_tools import person
from sqlalchemy import insert, select, update
from web import Browser, Page, Site, site

from hustings.club.calling.channels import Channel, Channels
from hustings.club.calling.means import Owner
from hustings.club.calling.stopping import Stops
from hustings.club.people.devices import keep
from hustings.database.people import ADDRESSES, DEVICES, PEOPLE, TASKS
from hustings.matches.people import hash_of
from hustings.web.pages import Settings

OWNER = Owner(smtp="smtp://127.0.0.1", sender="table@club.example", home="https://club.example")


def at(url: str, scenario: Callable[[Site, Browser], Awaitable[None]]) -> None:
    """Run a scenario with somebody who is signed in as Ann."""

    async def run() -> None:
        settings = Settings(limits=False, heartbeat=1.0, owner=OWNER)
        async with site(url, settings) as place:
            browser = place.browser()
            await person(place.pages.database, "ann")
            await sign_in(place, browser, "ann")
            await scenario(place, browser)

    asyncio.run(run())


async def sign_in(place: Site, browser: Browser, id: str) -> None:
    await browser.get("/")
    database, device = place.pages.database, hash_of(browser.http.cookies["hustings"])
    await keep(database, device, "Firefox, Linux")
    async with database.writing() as connection:
        await connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(person=id))
        await connection.execute(insert(ADDRESSES).values(address=f"{id}@example.org", person=id, since=0.0))


async def until_stopped(place: Site) -> None:
    """The club of the site looks for what is due once a second."""
    async with asyncio.timeout(20):
        while not (await channels(place))[0].stopped:
            async with place.pages.database.writing() as connection:
                await connection.execute(update(TASKS).values(due=0.0))
            await asyncio.sleep(0.1)


async def channels(place: Site, id: str = "ann") -> list[Channel]:
    return await Channels(place.pages.database).of(id)


def test_a_person_is_called_by_mail_tests_it_stops_it_and_has_it_forgotten(sqlite: str) -> None:
    async def scenario(place: Site, browser: Browser) -> None:
        page = await browser.get("/me/calls")
        assert page.status == 200
        page = await browser.send(page.form("/mail"))
        [channel] = await channels(place)
        assert (channel.kind, channel.address, channel.label) == ("mail", "ann@example.org", "ann@example.org")
        assert page.status == 200 and not page.has_form("/me/calls/mail"), "there is no other address"
        page = await browser.send(page.form("/test"))
        async with place.pages.database.reading() as connection:
            assert f"{channel.id} test" in list((await connection.execute(select(TASKS.c.subject))).scalars())
        assert (await browser.send(page.form("/test"))).status == 429
        page = await browser.send(page.form(f"{channel.id}/stop"))
        assert (await channels(place))[0].stopped and page.has_form("/again") and not page.has_form("/test")
        page = await browser.send(page.form("/again"))
        assert (await channels(place))[0].stopped is None
        page = await browser.send(page.form("/me/calls/stop"))
        assert (await channels(place))[0].stopped
        assert (await browser.send(page.form("/again"))).status == 200
        page = await browser.get("/me")
        assert "/me/calls" in page.links and "By mail" in page.text
        await browser.send(page.form("/address/remove"))
        await until_stopped(place)
        assert (await channels(place))[0].why == "forgotten", "nothing is sent to an address that is not Ann's any more"
        page = await browser.send((await browser.get("/me/calls")).form("/forget"))
        assert page.status == 200 and await channels(place) == []

    at(sqlite, scenario)


def test_a_browser_and_a_service_are_added_when_they_are_any_and_quiet_hours_are_kept(sqlite: str) -> None:
    async def scenario(place: Site, browser: Browser) -> None:
        page = await browser.get("/me/calls")
        given = subscription("https://push.example/x")[0]
        assert (await browser.send(page.form("/push"), subscription=given)).status == 200
        inner = subscription("https://127.0.0.1/x")[0]
        for wrong in ("", "{}", inner):
            assert (await browser.send(page.form("/push"), subscription=wrong)).status == 422
        for wrong in ("json://127.0.0.1", "discord://", "slack://a/b/c?template=/etc/passwd"):
            assert (await browser.send(page.form("/service"), address=wrong)).status == 422
        page = await browser.send(page.form("/service"), address="ntfys://ntfy.sh/secret-topic")
        assert [(channel.kind, channel.label) for channel in await channels(place)] == [
            ("push", "Web"),
            ("elsewhere", "ntfy"),
        ]
        assert "secret-topic" not in page.html and "ntfy" in page.text
        assert (await browser.send(page.form("/push"), subscription=given)).status == 200
        assert len(await channels(place)) == 2, "the same browser is called once"
        form = (await browser.get("/me/calls")).form("/quiet")
        page = await browser.send(form, quiet="yes", begin="23:15", end="06:30", zone="Asia/Tokyo")
        assert "Your quiet hours are kept" in page.text
        async with place.pages.database.reading() as connection:
            row = (await connection.execute(select(PEOPLE.c.quiet_from, PEOPLE.c.quiet_to, PEOPLE.c.zone))).one()
        assert tuple(row) == (23 * 60 + 15, 6 * 60 + 30, "Asia/Tokyo")
        assert page.parsed.xpath("//select[@id='begin']/option[@selected]/text()") == ["23:15"]
        for wrong in ({"begin": "25:00"}, {"zone": "Mars"}, {"end": ""}):
            assert (await browser.send(form, **{"begin": "1:00", "end": "2:00", "zone": "UTC", **wrong})).status == 422

    at(sqlite, scenario)


def test_nobody_reaches_the_channels_of_another_nor_mail_that_is_not_theirs(sqlite: str) -> None:
    async def scenario(place: Site, browser: Browser) -> None:
        page = await browser.send((await browser.get("/me/calls")).form("/mail"))
        assert (await browser.send(page.form("/stop"), address="x")).status == 200
        [channel] = await channels(place)
        other, guest = place.browser(), place.browser()
        await person(place.pages.database, "ben")
        await sign_in(place, other, "ben")
        token = {"_csrf_token": await other.token()}
        for what in ("test", "stop", "again", "forget"):
            answer = await other.http.post(f"/me/calls/of/{channel.id}/{what}", data=token)
            assert answer.status_code == 404
            assert (await other.http.post(f"/me/calls/of/{channel.id}/{what}")).status_code == 403, "without a form"
        answer = await other.http.post("/me/calls/mail", data={**token, "address": "ann@example.org"})
        assert answer.status_code == 422
        assert (await guest.get("/me/calls")).path == "/sign-in"
        mine = {"_csrf_token": await guest.token(), "address": "ann@example.org"}
        assert (await guest.http.post("/me/calls/mail", data=mine)).status_code == 403

    at(sqlite, scenario)


def test_the_link_of_a_letter_ends_it_with_one_click_and_looking_at_it_ends_nothing(sqlite: str) -> None:
    async def scenario(place: Site, browser: Browser) -> None:
        channel = await Channels(place.pages.database).add("ann", "mail", "ann@example.org")
        link = "/calls/t/" + Stops(place.pages.database.key).of(channel.id)
        stranger = place.browser("ja")
        page = await stranger.get(link)
        assert page.status == 200 and (await channels(place))[0].stopped is None
        page = await stranger.send(page.forms[0])
        assert page.status == 200 and (await channels(place))[0].stopped is not None
        await Channels(place.pages.database).resume("ann", channel.id)
        program = Browser(place.base)  # of mail: no cookie, no language, RFC 8058
        answer = await program.http.post(link, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200 and (await channels(place))[0].stopped is not None
        assert (await program.http.post(f"{link}x", data={})).status_code == 404
        await program.http.aclose()
        await Channels(place.pages.database).remove("ann", channel.id)
        assert (await stranger.get(link)).status == 200

    at(sqlite, scenario)


def test_a_device_finds_all_that_an_app_needs_and_nothing_secret(sqlite: str) -> None:
    async def scenario(place: Site, browser: Browser) -> None:
        page = await browser.get("/")
        [address] = page.parsed.xpath("//link[@rel='manifest']/@href")
        told = await browser.http.get(address)
        assert told.headers["content-type"].startswith("application/manifest+json")
        manifest = told.json()
        assert manifest["display"] == "standalone" and manifest["lang"] == "en" and manifest["start_url"] == "/"
        for icon in manifest["icons"]:
            found = await browser.http.get(icon["src"])
            assert found.headers["content-type"] == icon["type"]
        worker = (await browser.http.get("/worker.js")).text
        house = json.loads(worker.partition("\n")[0].removeprefix("const HOUSE = ").rstrip(";"))
        kept = [await browser.http.get(file) for file in house["files"]]
        assert all(answer.status_code == 200 for answer in kept) and house["page"] in house["files"]
        for name in ("icon", "badge"):
            assert (await browser.http.get(house[name])).status_code == 200
        shown: Page = await browser.get("/offline")
        assert set(shown.links) == {"#main", "", "/"} and not shown.forms and "example.org" not in shown.html
        assert "There is no connection" in shown.text and "接続できません" in shown.text
        loaded = shown.parsed.xpath("//link[@rel='stylesheet']/@href")
        assert set(loaded) <= set(house["files"])
        policy = page.headers["content-security-policy"]
        assert "worker-src 'self'" in policy and "manifest-src 'self'" in policy
        assert (await browser.http.get("/app/xx/manifest.webmanifest")).status_code == 404

    at(sqlite, scenario)
