"""A game's lesson without script: step by step, nothing else can be chosen, nothing is stored."""

from __future__ import annotations

import asyncio

import pytest
from hall_tools import GAME
from web import site

import hustings

PCP = "politically-correct-people"
ROOT = f"/g/{GAME}/lesson"


@pytest.mark.parametrize(("game", "language"), [(GAME, "en"), (GAME, "ja"), (PCP, "en"), ("1960", "ja")])
def test_a_newcomer_is_led_to_the_end_and_on_to_a_match(sqlite: str, game: str, language: str) -> None:
    async def scenario() -> None:
        lesson, root = hustings.game(game).lesson, f"/g/{game}/lesson"
        assert lesson is not None
        async with site(sqlite) as place:
            browser = place.browser(language)
            page = await browser.get(f"/g/{game}")
            assert root in page.links
            page = await browser.get(root)
            told = set()
            for step, (seat, action) in enumerate(lesson.actions):
                expected = action if seat == lesson.seat else "go-on"
                assert page.choices == [expected], step
                told.add(page.html.partition('id="ask">')[2].partition("</p>")[0])
                page = await browser.send(page.form("/act"), ("action", expected))
                assert page.path == f"{root}/{step + 1}"
            assert len(told) == len(lesson.actions), "every step is told differently"
            assert not page.choices and f"/g/{game}#play" in page.links

    asyncio.run(scenario())


def test_an_offer_in_a_lesson_is_accepted_in_the_market_too(sqlite: str) -> None:
    async def scenario() -> None:
        lesson, accept = hustings.game(PCP).lesson, ("action", "accept green-1")
        assert lesson is not None
        step = lesson.actions.index(("red", accept[1]))
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get(f"/g/{PCP}/lesson/{step}")
            market = next(form for form in page.forms if "mark" in form.fields)
            assert market.buttons == [accept] and not page.has_form("/trade")
            assert (await browser.send(market, accept)).path == f"/g/{PCP}/lesson/{step + 1}"

    asyncio.run(scenario())


def test_only_what_the_lesson_is_about_can_be_chosen(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get(ROOT)
            other = await browser.send(page.form("/act"), ("action", "value E33"))
            assert other.status == 422 and "lit" in other.text
            for path in (f"{ROOT}/999", "/g/nothing/lesson"):
                assert (await browser.get(path)).status == 404

    asyncio.run(scenario())


def test_a_lesson_shows_the_newcomers_seat_and_no_more(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            page = await place.browser().get(ROOT)
            assert 'id="card-E28"' in page.html
            assert all(f'id="card-{card}"' not in page.html for card in ("N07", "N12", "N10", "N04"))

    asyncio.run(scenario())
