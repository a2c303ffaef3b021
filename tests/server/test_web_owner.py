"""The owner's desk as a page, without script: checked, taken away, brought in, played with, said to who joins."""

from __future__ import annotations

import asyncio
import tomllib

import pytest
from web import Browser, Page, site

import hustings

DESK = "/g/watergate/printed"


async def answer(browser: Browser, page: Page, do: str, **texts: str) -> Page:
    """Send the form with some of its fields filled in otherwise."""
    form = next(form for form in page.forms if form.action == DESK and ("do", "check") in form.buttons)
    return Page(await browser.http.post(DESK, data={**form.fields, **texts, "do": do}))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_desk_for_every_game(sqlite: str, language: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            for game in hustings.installed():
                page = await browser.get(f"/g/{game}/printed")
                assert page.status == 200
                assert sum(name.startswith("@") for form in page.forms for name in form.fields) > 20
                assert f"/g/{game}/printed" in (await browser.get(f"/g/{game}")).links
            assert (await browser.get("/g/chess/printed")).status == 404

    asyncio.run(scenario())


def test_faults_stand_beside_their_fields_and_nothing_is_lost(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get(DESK)
            wrong = await answer(browser, page, "play", **{"@cards.N02.value": "9", "@cards.N03.value": "4"})
            assert wrong.status == 422
            assert "02 Rose Mary Woods · Value: 9 is not a card value" in wrong.text
            assert "2 of 99 looked at" in wrong.text
            assert "cards-N02-value-fault" in wrong.ids
            good = await answer(browser, wrong, "check", **{"@cards.N02.value": "1"})
            assert good.status == 200 and "Everything fits together" in good.text
            assert "3 of 99" not in good.text and "2 of 99 looked at" in good.text

    asyncio.run(scenario())


def test_the_file_is_taken_away_and_brought_in_again(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser("ja")
            page = await browser.get(DESK)
            given = await answer(browser, page, "file", **{"@cards.N02.value": "1", "seen": "tokens.t05"})
            assert given.headers["content-type"].startswith("application/toml")
            assert 'filename="watergate.toml"' in given.headers["content-disposition"]
            file = tomllib.loads(given.html)
            assert set(file) == {"cards", "tokens"} and file["cards"]["N02"]["value"] == 1
            token = await browser.token()

            async def bring(data: bytes) -> Page:
                files = {"file": ("mine.toml", data, "application/toml")}
                return Page(await browser.http.post(DESK, data={"_csrf_token": token, "do": "bring"}, files=files))

            more = given.html + "\n[informants.john_dean]\nx = 0.5\n"
            back = await bring(more.encode())
            assert back.status == 200 and "99件中2件" in back.text and "informants" in back.text
            again = await answer(browser, back, "file", seen="tokens.t05")
            assert tomllib.loads(again.html) == tomllib.loads(more)
            for data, said in ((b"cards = ", "TOML"), (b"\xff", "UTF-8"), (b"x" * 300_000, "200000")):
                refused = await bring(data)
                assert refused.status == 422 and said in refused.text.replace(",", ""), refused.text

    asyncio.run(scenario())


def test_a_match_with_own_values_says_so_to_everybody(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            host, guest = place.browser(), place.browser()
            page = await host.get(DESK)
            table = await answer(host, page, "play", **{"@cards.E23.value": "1"})
            match_id = table.path.split("/")[2]
            room = await place.rooms.room(match_id)
            assert room.game.printed_data["cards"]["E23"]["value"] == 1
            told = await host.get(f"/m/{match_id}/about")
            assert "23 Rose Mary Woods · Value 3 1" in told.text and "somebody’s own copy" in told.text
            asked = await answer(host, page, "choose", **{"@cards.E23.value": "1"})
            form = asked.form("/new")
            assert "1 of 99" in asked.text and "printed" in form.fields
            waiting = await host.send(form, opponent="friend", side="nixon")
            join = await guest.get(await host.invitation(waiting))
            assert "somebody’s own copy" in join.text
            plain = await host.start(opponent="friend")
            assert "somebody’s own copy" not in (await guest.get(await host.invitation(plain))).text
            spoilt = await host.send(form, printed="cards = 3")
            assert spoilt.status == 422 and "cards" in spoilt.text

    asyncio.run(scenario())
