"""Names that last: taking one, coming back to it, signing out; what a guest held goes along."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest
from people_tools import named, people
from web import Site, site

from hustings.club.people import person_named, persons_at
from hustings.club.people.names import lasting_name, skeleton
from hustings.club.people.problems import BadName


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "ann", "ANN", "Аnn", "Αnn", "Ａｎｎ", "A nn", "A-n-n", "𝐀nn"),
        ("Alice", "AIice", "A1ice", "ALICE", "Alıce"),
        ("Bob0", "BobO", "bobo", "Воbо"),
        ("カリン", "力リン", "ｶﾘﾝ", "カ・リン"),
        ("ニコラ", "二コラ"),
        ("Mike", "rnike"),
    ],
)
def test_names_that_look_alike_are_the_same_name(names: tuple[str, ...]) -> None:
    assert len({skeleton(name) for name in names}) == 1


def test_names_that_differ_differ() -> None:
    names = [
        "Ann",
        "Anna",
        "田中",
        "田口",
        "タナカ",
        "たなか",
        "太郎",
        "大郎",
        "Zoë",
        "Zoe",
        "さくら",
        "さくらん",
        "ルル",
    ]
    assert len({skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *[("", "short"), ("A", "short"), ("\u3164\u3164", "short"), ("\u200b\u200b\u200b", "short")],
        *[("x" * 25, "long"), ("a/b", "signs"), ("a..b", "signs"), ("<b>", "signs"), ("a@b", "signs"), ("-a", "signs")],
        *[("Computer (medium)", "house"), ("Admin", "house"), ("ΑDMΙΝ", "house"), ("Hustings team", "house")],
        *[
            ("管理者", "house"),
            ("コンピューター", "house"),
            ("コンピュ一ター", "house"),
            ("me", "house"),
            ("⭐⭐", "signs"),
        ],
        ("a\r\nBcc: x", "signs"),
    ],
)
def test_names_that_nobody_can_have(name: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        lasting_name(name)
    assert refused.value.arguments["why"] == why


@pytest.mark.parametrize(
    "name", ["Ann", "田中 太郎", "ルル・モナ", "O’Neill", "ーさん", "Zoë", "李小龙", "ゆき_2", "Ａｎｎ"]
)
def test_names_that_people_have(name: str) -> None:
    assert lasting_name(name) == name


def on_site(scenario: Callable[[Site], Awaitable[None]], url: str) -> None:
    async def run() -> None:
        async with site(url) as place:
            await scenario(place)

    asyncio.run(run())


def test_a_guest_takes_a_name_and_keeps_its_seats_under_a_new_secret(url: str) -> None:
    async def scenario(place: Site) -> None:
        ann = place.browser()
        table = await ann.start(side="editor", opponent="friend")
        before = ann.http.cookies["hustings"]
        page = await named(ann, "Ann")
        assert page.path == "/me" and "You are Ann from now on" in page.text and "lost with the browser" in page.text
        assert ann.http.cookies["hustings"] != before, "who knew the secret of the guest knows nothing now"
        assert (await ann.get(table.path)).status == 200
        planted = place.browser()
        planted.http.cookies.set("hustings", before)
        assert (await planted.get(table.path)).status == 403
        match, seat = table.path.split("/")[2], int(table.path[-1])
        at = await persons_at(place.pages.database, match)
        assert {n: person.name for n, person in at.items()} == {seat: "Ann"}
        found = await person_named(place.pages.database, "ann")
        assert found is not None and found.name == "Ann" and await person_named(place.pages.database, "Bob") is None

    on_site(scenario, url)


def test_a_name_is_had_by_one(sqlite: str) -> None:
    async def scenario(place: Site) -> None:
        await named(place.browser(), "Alice")
        for taken in ("Alice", "alice", "AIice"):
            refused = await named(place.browser(), taken)
            assert refused.status == 409 and "looks like it" in refused.text
        refused = await named(place.browser("ja"), "computer")
        assert refused.status == 422 and "サイトだけが使います" in refused.text
        again = place.browser()
        await named(again, "Bob")
        form = (await again.get("/me")).form("/sign-out")
        form.action = "/sign-in/name"
        assert (await again.send(form, name="Carol")).status == 409

    on_site(scenario, sqlite)


def test_recovery_codes_bring_back_once_on_another_device(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann") as (place, [ann]):
            table = await ann.start(side="editor", opponent="friend")
            made = await ann.send((await ann.get("/me")).form("/me/codes"))
            codes = re.findall(r"\d-[a-z0-9]{5}-[a-z0-9]{5}", made.html)
            assert len(codes) == 8 and not re.search(codes[0], (await ann.get("/me")).html), "shown once"
            phone = place.browser()
            assert (await phone.get(table.path)).status == 403
            entry = (await phone.get("/sign-in")).form("/sign-in/code")
            wrong = await phone.send(entry, name="Ann", code=codes[0][:-1] + ("y" if codes[0].endswith("x") else "x"))
            nobody = await phone.send(entry, name="Nobody Here", code=codes[0])
            assert wrong.status == nobody.status == 403 and wrong.text == nobody.text, "names cannot be asked for"
            spelt = codes[0].upper().replace("-", " ")
            assert (await phone.send(entry, name="ann", code=spelt)).path == "/me"
            assert (await phone.get(table.path)).status == 200, "seats come along"
            other = place.browser()
            entry = (await other.get("/sign-in")).form("/sign-in/code")
            assert (await other.send(entry, name="Ann", code=codes[0])).status == 403, "used up"
            assert "7 recovery codes are unused" in (await phone.get("/me")).text

    asyncio.run(scenario())


def test_codes_cannot_be_tried_often(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann") as (place, [ann]):
            await ann.send((await ann.get("/me")).form("/me/codes"))
            thief = place.browser()
            entry = (await thief.get("/sign-in")).form("/sign-in/code")
            tried = [await thief.send(entry, name="Ann", code=f"1-aaaaa-aaaa{n}") for n in range(2, 11)]
            assert [page.status for page in tried] == [403] * 8 + [429] and tried[-1].headers["retry-after"]

    asyncio.run(scenario())


def test_devices_are_listed_and_signed_out(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Ann") as (place, [laptop]):
            made = await laptop.send((await laptop.get("/me")).form("/me/codes"))
            codes = re.findall(r"\d-[a-z0-9]{5}-[a-z0-9]{5}", made.html)
            others = [place.browser() for _ in range(3)]
            for browser, code in zip(others, codes, strict=False):
                entry = (await browser.get("/sign-in")).form("/sign-in/code")
                assert (await browser.send(entry, name="Ann", code=code)).path == "/me"
            page = await laptop.get("/me")
            assert page.text.count("last used") == 4 and page.text.count("This one") == 1
            single = next(f for f in page.forms if f.action == "/me/sign-out" and len(f.fields["where"]) == 64)
            assert (await laptop.send(single)).text.count("last used") == 3
            there = [(await browser.get("/me")).path for browser in others]
            assert sorted(there) == ["/me", "/me", "/sign-in"]
            rest = next(f for f in page.forms if f.fields.get("where") == "others")
            assert (await laptop.send(rest)).text.count("last used") == 1
            assert {(await browser.get("/me")).path for browser in others} == {"/sign-in"}
            cookie = laptop.http.cookies["hustings"]
            assert (await laptop.send(next(f for f in page.forms if f.action == "/sign-out"))).path == "/"
            laptop.http.cookies.set("hustings", cookie)
            assert (await laptop.get("/me")).path == "/sign-in", "the secret of before opens nothing"

    asyncio.run(scenario())


def test_forms_of_others_do_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann", "Eve") as (place, [ann, eve]):
            foreign = (await eve.get("/me")).form("/sign-out").fields["_csrf_token"]
            for path in ("/sign-out", "/me/sign-out", "/me/codes", "/me/passkey/wish", "/me/passkey/remove"):
                for token in (foreign, ""):
                    answer = await ann.http.post(path, data={"_csrf_token": token, "where": "everywhere", "key": "x"})
                    assert answer.status_code == 403, path
            assert (await ann.get("/me")).path == "/me"
            guest = place.browser()
            own = (await guest.get("/sign-in")).form("/sign-in/name").fields
            for path in ("/me/codes", "/me/sign-out", "/me/passkey/wish"):
                assert (await guest.http.post(path, data=own)).status_code == 403

    asyncio.run(scenario())
