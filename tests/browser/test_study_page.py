"""The study of a match in a browser: asked for with a click, it grows on its page, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

from persons import PHONE, Person
from playwright.sync_api import expect
from reading import check

Persons = Callable[..., Person]


def test_a_study_grows_on_its_page(person: Persons) -> None:
    ann = person(locale="ja").start("editor", "heuristic")
    page = ann.page
    with page.expect_response("**/act"):
        page.locator("#prompt .choice").first.evaluate("button => button.click()")
    page.set_viewport_size(PHONE["viewport"])
    table = page.url.split("?")[0]
    page.goto(f"{table}/resign")
    page.locator("main form button").first.click()
    study = table.partition("/s/")[0] + "/study"
    page.goto(study)
    check(page, "a study that nobody has asked for")
    page.locator("form.does button").click()
    expect(page.locator("#sums")).to_be_visible()
    expect(page.locator("#live")).to_have_text("検討が終わりました。")
    page.locator("#all").click()
    check(page, "a study")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("td a").first.click()
    expect(page.locator("#replay")).to_be_visible()
