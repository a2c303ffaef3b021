"""A game's lesson without script: step by step, nothing else can be chosen, nothing is stored."""

from __future__ import annotations

import asyncio

import pytest
from hall_tools import GAME
from web import site

import hustings

LESSON = hustings.game(GAME).lesson
ROOT = f"/g/{GAME}/lesson"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_newcomer_is_led_to_the_end_and_on_to_a_match(sqlite: str, language: str) -> None:
    async def scenario() -> None:
        assert LESSON is not None
        async with site(sqlite) as place:
            browser = place.browser(language)
            page = await browser.get(f"/g/{GAME}")
            assert ROOT in page.links
            page = await browser.get(ROOT)
            told = set()
            for step, (seat, action) in enumerate(LESSON.actions):
                expected = action if seat == LESSON.seat else "go-on"
                assert page.choices == [expected], step
                told.add(page.html.partition('id="ask">')[2].partition("</p>")[0])
                page = await browser.send(page.form("/act"), ("action", expected))
                assert page.path == f"{ROOT}/{step + 1}"
            assert len(told) == len(LESSON.actions), "every step is told differently"
            assert not page.choices and f"/g/{GAME}#play" in page.links

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
