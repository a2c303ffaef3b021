"""Pages of tokens, bots and challenges, without script."""

from __future__ import annotations

import asyncio
import re

from rooms_tools import GAME
from test_web_programs import Robot, database
from web import Browser, Form, Page, Site, site

from hustings.club.people import person_named
from hustings.club.programs.tokens import SIGN, tokens_of


async def named(place: Site, name: str, language: str = "en") -> Browser:
    """The browser of somebody who has just taken a name that lasts."""
    browser = place.browser(language)
    page = await browser.get("/sign-in")
    page = await browser.send(page.form("/sign-in/name"), name=name)
    assert page.status == 200, page.text
    return browser


async def choose(browser: Browser, form: Form, **fields: str | list[str]) -> Page:
    return Page(await browser.http.post(form.action, data={**form.fields, **fields}))


def test_a_token_is_shown_once_and_revoked(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann = await named(place, "Ann")
            assert "/me/tokens" in (await ann.get("/me")).links
            page = await ann.get("/me/tokens")
            page = await choose(ann, page.form("/me/tokens"), label="<b>Robby", scope=["me:read", "match:play"])
            [token] = re.findall(rf'value="({SIGN}[\w-]+)"', page.html)
            assert "&lt;b&gt;Robby" in page.html and page.headers["cache-control"] == "no-store"
            me = await Robot(place, token).get("/me")
            assert (me["name"], me["scopes"]) == ("Ann", ["me:read", "match:play"])
            page = await ann.get("/me/tokens")
            assert token not in page.html and "Last used" in page.text
            ben = await named(place, "Ben", "ja")
            [kept] = await tokens_of(database(place), await id_of(place, "Ann"))
            form = (await ben.get("/me/tokens")).form("/me/tokens", "_csrf_token")
            await ben.send(Form("/me/tokens/revoke", "post", form.fields), token=kept.id)
            assert (await Robot(place, token).ask("GET", "/me"))[0] == 200, "it is not Ben's"
            page = await ann.send((await ann.get("/me/tokens")).form("/me/tokens/revoke"))
            assert page.status == 200 and (await Robot(place, token).ask("GET", "/me"))[0] == 401
            for fields, status in (({"scope": []}, 422), ({"scope": ["all"]}, 422), ({"days": "9999"}, 422)):
                assert (await choose(ann, page.form("/me/tokens", "label"), **fields)).status == status
            forged = await ann.http.post("/me/tokens", data={"scope": "match:play"})
            assert forged.status_code == 403

    asyncio.run(scenario())


async def id_of(place: Site, name: str) -> str:
    found = await person_named(database(place), name)
    assert found is not None
    return found.id


def test_a_name_is_made_a_bots_on_purpose_only(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            robby = await named(place, "Robby")
            page = await robby.get("/me/tokens")
            assert (await robby.send(page.form("/me/bot"))).status == 422
            page = await robby.send(page.form("/me/bot"), sure="yes")
            assert "bot:play" in page.html and "match:play" not in page.html and not page.has_form("/me/bot")
            assert (await robby.start()).status == 403, "it plays nothing by hand"
            ann = await named(place, "Ann")
            await ann.start()
            page = await ann.get("/me/tokens")
            assert not page.has_form("/me/bot") and "no bot" in page.text
            forged = page.form("/me/tokens", "label").fields
            assert (await ann.send(Form("/me/bot", "post", forged), sure="yes")).status == 409

    asyncio.run(scenario())


def test_a_challenge_from_page_to_page(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann, ben = await named(place, "Ann"), await named(place, "Ben", "ja")
            assert (await ann.get("/challenges/new?name=Nobody")).status == 404
            page = await ann.get("/challenges/new?name=%20Ben")
            assert f"/people/Ben/challenge?game={GAME}" in page.links
            page = await ann.get(f"/people/Ben/challenge?game={GAME}")
            page = await ann.send(page.form("/challenge"), side="nixon", pace="2d")
            assert "open for three days" in page.text and page.has_form("/cancel")
            assert "1件" in (await ben.get("/")).text
            assert "/people/Ann/challenge" in (await ben.get("/people/Ann")).links
            page = await ben.get("/challenges")
            assert "Annさんから" in page.text and "2日" in page.text and not page.has_form("/cancel")
            page = await ben.send(page.form("/decline"), reason="later")
            assert not page.has_form("/accept")
            page = await ann.get(f"/people/Ben/challenge?game={GAME}")
            await ann.send(page.form("/challenge"), side="nixon")
            page = await ben.send((await ben.get("/challenges")).form("/accept"))
            assert page.status == 200 and page.path.endswith("/s/1"), "Ben sits at the other seat"
            assert not (await ann.get("/challenges")).has_form("/cancel")
            assert (await ann.get("/people/Nobody/challenge")).status == 404
            guest = await place.browser().get("/challenges")
            assert guest.path == "/sign-in"

    asyncio.run(scenario())
