"""What is reported, what the administrator does about it, and what somebody hears no more of."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from people_tools import people
from rooms_tools import TWO_PERSONS
from web import Browser, Page, Site

from hustings import cli
from hustings.matches.operations import passes


async def at_table(place: Site, *browsers: Browser) -> tuple[str, list[str]]:
    """Browsers at a new table: the match, and the paths of their seats."""
    made = await place.rooms.create("watergate", {}, TWO_PERSONS)
    for browser, token in zip(browsers, made.tokens, strict=False):
        await browser.get(f"/m/{made.match_id}/t/{token}")
    return made.match_id, [f"/m/{made.match_id}/s/{seat}" for seat in range(2)]


async def say(browser: Browser, path: str, text: str, to: str = "") -> Page:
    token = await browser.token()
    said = {"_csrf_token": token, "text": text, "to": to, "after": "0"}
    return Page(await browser.http.post(f"{path}/talk", data=said))


def admin(capsys: pytest.CaptureFixture[str], file: Path, *args: str) -> str:
    assert cli.main(["admin", *args, "--database", str(file), "--lang", "en"]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_a_name_and_a_line_are_reported_and_the_administrator_acts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hustings.db"

    async def scenario() -> None:
        async with people(f"sqlite+aiosqlite:///{file}", "Ann", "Eve") as (place, [ann, eve]):
            match, [_, at_eve] = await at_table(place, ann, eve)
            await say(eve, at_eve, "a secret insult", "nixon")
            await say(eve, at_eve, "an insult")
            talk = await ann.get(f"/m/{match}/s/0/talk")
            report = [link for link in talk.links if "/report?" in link]
            assert len(report) == 2 and f"/m/{match}/s/0/talk" in (await ann.get(f"/m/{match}/about")).links
            asked = await ann.get(report[0])
            assert "a secret insult" in asked.text
            for _ in range(2):
                assert "will look at it" in (await ann.send(asked.form("/report"), why="rude\r\nX: y")).text
            guest = place.browser()
            assert "a secret insult" not in (await guest.get(f"/m/{match}/report?line=0")).text
            assert (await guest.get(report[0])).status == 403
            assert (await guest.get(f"/m/{match}/report?line=1")).status == 404
            asked = await guest.get("/people/Eve/report")
            await guest.send(asked.form("/report"), why="a name")
            lines = admin(capsys, file, "reports").splitlines()
            assert len(lines) == 2 and "(1: a secret insult)  rude X: y" in lines[0] and "Eve  a name" in lines[1]
            assert (await ann.get("/admin")).status == 403
            link = passes.Passes(place.rooms.store.key, "").new_link()
            await ann.get(f"/admin/t/{link}")
            page = await ann.get("/admin")
            assert "a secret insult" in page.text and "The name Eve" in page.text
            first, second = (form for form in page.forms if "/admin/reports/" in form.action)
            assert (await guest.send(first, ("do", "unsay"), _csrf_token=await guest.token())).status == 403
            page = await ann.send(first, ("do", "unsay"))
            assert page.path == "/admin" and "The name Eve" in page.text and "a secret insult" not in page.text
            page = await ann.send(second, ("do", "silence"))
            assert "Nothing is reported" in page.text and "silence" in page.text
            assert (await say(eve, at_eve, "again")).status == 403
            admin(capsys, file, "unban", "eve")
            assert (await say(eve, at_eve, "thank you")).status == 200
            done = json.loads(admin(capsys, file, "deeds", "--json"))
            assert [deed["what"] for deed in done][:2] == ["unban", "report"] and len(done) == 4

    asyncio.run(scenario())


def test_who_is_banned_does_nothing_but_leave(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hustings.db"

    async def scenario() -> None:
        async with people(f"sqlite+aiosqlite:///{file}", "Eve") as (place, [eve]):
            _, [at_eve, _] = await at_table(place, eve)
            assert "banned" in admin(capsys, file, "ban", "Eve", "--note", "cheats", "--for", "1h")
            for form in ((await eve.get("/g/watergate")).form("/new"), (await eve.get("/me")).form("/me/codes")):
                refused = await eve.send(form)
                assert refused.status == 403 and "has banned this name" in refused.text
            assert (await say(eve, at_eve, "x")).status == 403
            assert (await eve.get("/me/data")).status == 200
            assert (await eve.send((await eve.get("/me/delete")).form("/me/delete"))).path == "/"
            assert cli.main(["admin", "ban", "Eve", "--database", str(file)]) == 2

    asyncio.run(scenario())


def test_who_is_blocked_is_not_heard_and_not_told(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann", "Eve") as (place, [ann, eve]):
            _, [at_ann, at_eve] = await at_table(place, ann, eve)
            await ann.send(next(f for f in (await ann.get("/people/Eve")).forms if f.fields.get("kind") == "block"))
            for to in ("", "nixon"):
                refused = await say(eve, at_eve, "hello", to)
                assert refused.status == 403 and "Nobody would hear it" in refused.text
            assert "hello" not in (await ann.get(f"{at_ann}/talk")).text

    asyncio.run(scenario())


def test_a_seat_switches_talk_off(url: str) -> None:
    async def scenario() -> None:
        async with people(url) as (place, _):
            ann, bob = place.browser(), place.browser()
            match, [at_ann, at_bob] = await at_table(place, ann, bob)
            await say(bob, at_bob, "hello")
            assert "hello" in (await ann.get(f"{at_ann}/talk")).text
            settings = (await ann.get(f"{at_ann}/settings")).form("/settings")
            await ann.send(settings, deaf="yes")
            assert "hello" not in (await ann.get(f"{at_ann}/talk")).text
            assert "hello" not in (await ann.get(at_ann)).text and "hello" in (await bob.get(at_bob)).text
            assert (await say(bob, at_bob, "are you there?")).status == 422, "nobody would hear it"
            refused = await say(ann, at_ann, "no")
            assert refused.status == 422 and "switched table talk off" in refused.text
            assert (await place.rooms.room(match)).seats[0].deaf
            await ann.send(settings)
            assert "hello" in (await ann.get(f"{at_ann}/talk")).text

    asyncio.run(scenario())
