"""The lesson with script: lit things are clicked, pieces move in place, and the address keeps the step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from persons import ALIVE, Person
from playwright.sync_api import expect

import hustings

Persons = Callable[..., Person]
LESSON = hustings.game("watergate").lesson


@pytest.mark.parametrize("width", [1440, 390])
def test_the_whole_lesson_by_what_is_lit(person: Persons, width: int) -> None:
    assert LESSON is not None
    ann = person(viewport={"width": width, "height": 900})
    ann.page.goto("/g/watergate/lesson")
    ann.page.wait_for_selector(f"{ALIVE} #stage")
    for step in range(len(LESSON.actions)):
        thing = ann.lit()
        if thing.count():
            thing.first.click(position={"x": 8, "y": 8} if ann.lit("#hand").count() else None)
            if width < 860 and ann.lit("#hand").count():
                ann.menu.first.click()
        else:
            ann.page.locator("#prompt .choice:visible").click()
        expect(ann.page.locator("#prompt")).to_have_attribute("data-turn", str(step + 1))
        assert ann.page.url.endswith(f"/lesson/{step + 1}")
    expect(ann.lit()).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("#ask")).to_contain_text("one informant is connected")


def test_other_things_say_that_this_is_a_lesson(person: Persons) -> None:
    ann = person()
    ann.page.goto("/g/watergate/lesson")
    ann.page.wait_for_selector(f"{ALIVE} #stage")
    ann.page.locator("#card-E33").click(position={"x": 8, "y": 8}, force=True)
    expect(ann.page.locator("#bubble:popover-open")).to_contain_text("In the lesson")
