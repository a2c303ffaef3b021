"""Ladders and tournaments in a browser: axe finds nothing, and a tournament is made and shown on a phone."""

from __future__ import annotations

from collections.abc import Callable

from persons import Person
from reading import AT_NIGHT, check, check_all

Persons = Callable[..., Person]


def test_axe_finds_nothing_serious_where_people_compete(person: Persons) -> None:
    ann = person(**AT_NIGHT)
    page = ann.page
    page.goto("/sign-in")
    page.locator("#take-name").fill("Contest Ann")
    page.locator("#take button").click()
    check_all(page, "/g/watergate/ladder", "/g/watergate/tournament")
    page.locator("#name").fill("Cup")
    page.locator("main form button.primary").click()
    page.locator("#level").wait_for()
    check(page, "an open tournament")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") and not ann.errors
