"""Two strangers find each other: both wait on a page that goes to their table by itself."""

from __future__ import annotations

from collections.abc import Callable

from persons import Person
from playwright.sync_api import expect
from reading import check


def test_two_strangers_come_to_one_table_by_themselves(person: Callable[..., Person]) -> None:
    ann, ben = person(), person(locale="ja")
    ann.page.goto("/")
    seek = ann.page.locator("form.seek")
    seek.locator("[name=game]").select_option("watergate")
    seek.locator("[name=pace]").select_option("7d")
    seek.locator("button.primary").click()
    expect(ann.page.locator("[data-waits] h1")).to_have_text("Looking for somebody")
    check(ann.page, "who seeks somebody")
    ben.page.goto("/seek?game=watergate")
    ben.page.locator("form.seek [name=pace]").select_option("7d")
    ben.page.locator("form.seek button.primary").click()
    for one in (ann, ben):
        one.sit()
    assert ann.page.url.partition("/s/")[0] == ben.page.url.partition("/s/")[0]
    assert ann.page.url != ben.page.url
