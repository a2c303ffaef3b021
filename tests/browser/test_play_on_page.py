"""A hint by a key, marked where it belongs; then the match is played on from a moment: axe finds nothing on the way."""

from __future__ import annotations

from collections.abc import Callable

from persons import PHONE, Person
from playwright.sync_api import expect
from reading import check

Persons = Callable[..., Person]


def test_a_hint_is_marked_and_a_moment_is_played_on(person: Persons) -> None:
    ann = person(locale="ja")
    page = ann.page
    form = {"_csrf_token": ann._token("/"), "game": "watergate", "side": "editor", "opponent": "random"}
    page.goto(ann.context.request.post("/new", form={**form, "hints": "yes"}).url)
    ann.sit()
    page.keyboard.press("i")
    expect(page.locator(".hints li")).to_have_count(3)
    numbers = page.locator("#hand [data-hint]").evaluate_all(
        "cards => cards.map((card) => card.dataset.hint).join(' · ')"
    )
    assert sorted(numbers.split(" · ")) == ["1", "2", "3"]
    check(page, "a hint")
    page.locator("#hand .lit[data-on]").first.click()
    page.locator("#bubble button").first.click()
    expect(page.locator(".hints, #hand [data-hint]")).to_have_count(0)
    page.set_viewport_size(PHONE["viewport"])
    table = page.url.split("?")[0]
    page.goto(f"{table}/resign")
    page.locator("main form button").first.click()
    page.goto(f"{table.partition('/s/')[0]}/replay?n=0&eyes=all")
    page.locator("#replay a[href*='/on?at=']").click()
    check(page, "playing on")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("form.sheet button.primary").click()
    ann.sit()
    expect(page.locator("#top .kinds")).to_have_text("検討用")
