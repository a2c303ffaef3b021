"""What a browser is known by: a secret in its cookie, and under its hash whatever it keeps."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from rooms_tools import rooms_at
from sqlalchemy import func, select, update
from web import Browser, Page, Site, site

from hustings.club.opening import open_club
from hustings.club.people.devices import CURTAINS, FORGOTTEN, keep, look
from hustings.database.people import DEVICES, HOLDINGS, TASKS
from hustings.matches.people import SeatPlan, hash_of
from hustings.matches.records.store import Store
from hustings.web.earlier import unseal
from hustings.web.session import cookie_of, label_of, session_of

KEY = b"k" * 32
EARLIER = (
    "hKVmb3Jtc7ZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmpG5hbWWjQW5upXNlYXRzkZKjYWJjo2RlZqRvcGVugaNhYmMB."
    "-u-fPeA3Ya1SuPdfjtFULU1WsOw"
)
"""What the first version of the signer gave a browser of :data:`KEY`: Ann, at the match abc with the token def."""

SECRET = "s" * 32


async def count(place: Site | Store, table: Any) -> int:
    store = place.rooms.store if isinstance(place, Site) else place
    assert isinstance(store, Store)
    async with store.reading() as connection:
        return await connection.scalar(select(func.count()).select_from(table)) or 0


def test_a_cookie_of_the_first_days_is_taken_over_once(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        store.key = KEY
        try:
            first = await session_of(store, EARLIER, "", "abc")
            assert first.held("abc") == (hash_of("def"),) and first.name == "Ann" and first.opened("abc") == 1
            assert first.sends and not first.is_new and first.owns_form("f" * 22) and first.owns_form(first.forms)
            await first.lift_curtain("abc", 0)
            both = await asyncio.gather(*[session_of(store, EARLIER, "", "abc") for _ in range(2)])
            assert {session.secret for session in both} == {first.secret}, "all open tabs become the same browser"
            assert [session.opened("abc") for session in both] == [0, 0]
            again = await session_of(store, first.secret, "", "abc")
            assert again.held("abc") == (hash_of("def"),) and not again.sends and not again.owns_form("f" * 22)
            assert await count(store, DEVICES) == await count(store, HOLDINGS) == 1
        finally:
            await store.close()

    asyncio.run(scenario())


def test_what_another_key_signed_or_nobody_is_a_new_browser(sqlite: str) -> None:
    body, _, signature = EARLIER.rpartition(".")

    async def scenario() -> None:
        store = await Store.open(sqlite)
        store.key = KEY
        try:
            for value in ("", ".", "x", "ä.ö", body, f"{body}x.{signature}", f".{EARLIER}", EARLIER[:-2], SECRET + "s"):
                session = await session_of(store, value, "", "abc")
                assert session.is_new and session.sends and not session.held("abc") and session.secret != value, value
            store.key = b"o" * 32
            assert (await session_of(store, EARLIER, "", "abc")).is_new and unseal(store.key, EARLIER) is None
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_visitor_who_only_looks_costs_no_row(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            for path in ("/", "/import", "/"):
                await browser.get(path)
            assert await count(place, DEVICES) == 0 and len(browser.http.cookies["hustings"]) == 32
            assert "set-cookie" not in (await browser.get("/import")).headers
            page = await browser.start(side="editor", opponent="friend", name="Ann")
            assert page.status == 200 and await count(place, DEVICES) == await count(place, HOLDINGS) == 1
            assert not {browser.http.cookies["hustings"]} & await stored(place), "only its hash is kept"

    asyncio.run(scenario())


async def stored(place: Site) -> set[str]:
    store = place.rooms.store
    assert isinstance(store, Store)
    async with store.reading() as connection:
        return {
            str(value)
            for table in (DEVICES, HOLDINGS)
            for row in await connection.execute(select(table))
            for value in row
        }


def test_two_tabs_that_open_matches_at_once_lose_none_and_neither_does_the_hundredth_match(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get("/g/watergate")
            form = next(form for form in page.forms if "name" in form.fields)
            tables: list[Page] = await asyncio.gather(*[browser.send(form, opponent="friend") for _ in range(3)])
            held = [(f"match{n}", hash_of(str(n))) for n in range(100)]
            await keep(place.pages.database, hash_of(browser.http.cookies["hustings"]), "", held=held)
            for table in tables:
                assert table.status == 200 and (await browser.get(table.path)).status == 200

    asyncio.run(scenario())


def test_the_form_of_a_tab_that_another_one_overtook_is_taken_from_this_site_alone(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            form = next(form for form in (await browser.get("/g/watergate")).forms if "name" in form.fields)
            browser.http.cookies.set("hustings", SECRET)
            for sent, status in (("cross-site", 403), ("same-site", 403), ("", 403), ("same-origin", 303)):
                headers = {"sec-fetch-site": sent} if sent else {}
                answer = await browser.http.post("/new", data=form.fields, headers=headers, follow_redirects=False)
                assert answer.status_code == status, sent

    asyncio.run(scenario())


def test_a_private_link_stays_good_until_the_seat_has_another_token(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            owner, phone, other = place.browser(), place.browser(), place.browser()
            page = await owner.start(side="editor", opponent="friend")
            match = page.path.split("/")[2]
            link = await link_of(owner, match)
            assert link == await link_of(owner, match) and (await phone.get(f"/m/{match}/t/{link}")).path == page.path
            bearer = {"authorization": f"Bearer {link}"}
            assert (await other.http.get(f"/api/matches/{match}/seat", headers=bearer)).status_code == 200
            room = await place.rooms.room(match)
            seat = int(page.path[-1])
            room.seats[seat].token_hash = hash_of("another")
            assert (await other.get(f"/m/{match}/t/{link}")).status == 403
            assert [(await browser.get(page.path)).status for browser in (owner, phone)] == [403, 403]

    asyncio.run(scenario())


async def link_of(browser: Browser, match: str) -> str:
    found = re.search(rf"/m/{match}/t/([\w-]+)", (await browser.get(f"/m/{match}/about")).html)
    assert found
    return found[1]


def test_one_browser_can_hold_several_seats_of_a_match(url: str) -> None:
    async def scenario() -> None:
        async with site(url) as place:
            made = await place.rooms.create("watergate", {}, [SeatPlan("person"), SeatPlan("person")])
            browser = place.browser()
            for seat, token in enumerate(made.tokens):
                assert (await browser.get(f"/m/{made.match_id}/t/{token}")).path.endswith(f"/s/{seat}")
            assert [(await browser.get(f"/m/{made.match_id}/s/{seat}")).status for seat in (0, 1)] == [200, 200]

    asyncio.run(scenario())


def test_curtains_of_old_matches_are_drawn_again(sqlite: str) -> None:
    async def scenario() -> None:
        store = await Store.open(sqlite)
        try:
            opened = {f"match{n}": 1 for n in range(CURTAINS)}
            await keep(store, "device", "", curtains=opened)
            await keep(store, "device", "", curtains={"match0": 0, "new": 1})
            device = await look(store, "device")
            assert device is not None and len(device.curtains) == CURTAINS
            assert (device.curtains["match0"], device.curtains["new"], device.curtains.get("match1")) == (0, 1, None)
        finally:
            await store.close()

    asyncio.run(scenario())


def test_who_is_signed_in_and_away_for_a_month_is_signed_out_and_a_guest_is_not(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        try:
            ann = await session_of(store, SECRET, "", "")
            await ann.take_name("Ann", "en")
            guest = await session_of(store, SECRET, "", "")
            await guest.remember("abc", "hash")
            for days, signed_in in ((29, True), (31, False)):
                async with store.writing() as connection:
                    await connection.execute(update(DEVICES).values(seen=store.now() - days * 24 * 3600.0))
                found = await session_of(store, ann.secret, "", "")
                assert (found.person is not None, found.secret == ann.secret) == (signed_in, signed_in)
                assert (await session_of(store, SECRET, "", "abc")).held("abc") == ("hash",)
            assert await count(store, DEVICES) == 1
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_browser_that_was_not_seen_for_longer_than_its_cookie_lives_is_forgotten(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            club = open_club(rooms)
            database = club.database
            for number in range(3):
                await keep(database, f"old-{number}", "", name="Ann", held=[("m", f"token-{number}")])
            await keep(database, "young", "", held=[("m", "token")])
            assert await club.working.once() == 0, "that is looked at within a day"
            async with database.writing() as connection:
                is_old = DEVICES.c.id.startswith("old")
                await connection.execute(update(DEVICES).where(is_old).values(seen=database.now() - FORGOTTEN - 60.0))
                await connection.execute(update(TASKS).values(due=0.0))
            assert await club.working.once() == 1
            async with database.reading() as connection:
                assert list(await connection.scalars(select(DEVICES.c.id))) == ["young"]
                assert list(await connection.scalars(select(HOLDINGS.c.owner))) == ["young"]
                assert not list(await connection.scalars(select(TASKS.c.kind))), "until there is a new browser"

    asyncio.run(scenario())


def test_where_all_is_encrypted_the_cookie_comes_from_this_host_alone() -> None:
    planted, own = "p" * 32, "o" * 32
    assert cookie_of({"hustings": planted}, is_safe=True) == ""
    assert cookie_of({"hustings": planted, "__Host-hustings": own}, is_safe=True) == own
    assert cookie_of({"hustings": own}, is_safe=False) == own
    assert cookie_of({"hustings": EARLIER}, is_safe=True) == EARLIER, "which this server has signed"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("<script>", ""),
    ],
)
def test_a_browser_is_called_by_what_is_well_known_of_it(agent: str, label: str) -> None:
    assert label_of(agent) == label
