"""Pages of tokens and challenges in a browser: axe finds nothing, and nothing is wider than a phone."""

from __future__ import annotations

from collections.abc import Callable

from persons import Person
from reading import AT_NIGHT, check, check_all

Persons = Callable[..., Person]


def test_axe_finds_nothing_serious_where_programs_and_challenges_are(person: Persons) -> None:
    ann = person(**AT_NIGHT)
    page = ann.page
    page.goto("/sign-in")
    page.locator("#take-name").fill("Challenged Ann")
    page.locator("#take button").click()
    page.locator("#devices").wait_for()
    check_all(page, "/challenges", "/people/Challenged%20Ann/challenge?game=1960", "/me/tokens")
    page.locator('[value="challenge:write"]').check()
    page.locator("#new button.primary").click()
    page.locator("#made").wait_for()
    check(page, "a token that was made")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") and not ann.errors
