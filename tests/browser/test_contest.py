"""Ladders and tournaments in a browser: axe finds nothing, and a tournament is made and shown on a phone."""

from __future__ import annotations

from collections.abc import Callable

from persons import Person
from playwright.sync_api import expect
from reading import AT_NIGHT, check, check_all

Persons = Callable[..., Person]


def named(one: Person, name: str) -> Person:
    one.page.goto("/sign-in")
    one.page.locator("#take-name").fill(name)
    one.page.locator("#take button").click()
    one.page.wait_for_url("**/me*")
    return one


def test_the_page_of_a_tournament_renews_itself_and_keeps_the_focus(person: Persons) -> None:
    ann, ben = named(person(), "Fresh Ann"), named(person(locale="ja"), "Fresh Ben")
    ann.page.goto("/g/watergate/tournament")
    ann.page.locator("#name").fill("Fresh cup")
    ann.page.locator("main form button.primary").click()
    ann.page.locator("#level").focus()
    ben.page.goto(ann.page.url)
    ben.page.get_by_role("button", name="参加する").click()
    expect(ann.page.locator(".takers li")).to_have_count(2)
    assert ann.focused == "level"
    other = ann.new_tab()
    other.goto(ann.page.url)
    other.get_by_role("button", name="Begin now").click()
    mine = ben.page.locator("a[href*='/s/']")
    expect(mine).to_have_count(1)
    expect(ben.page.locator("#live")).to_contain_text("あなたの対局を始められます。")
    expect(ann.page.locator(".mine")).to_have_count(1)
    assert ann.focused == "main", "what had the focus is gone: it is where it can go on from"
    mine.focus()
    other.locator("a[href*='/s/']").click()
    other.goto(other.url.split("?")[0] + "/resign")
    other.locator("main form button").first.click()
    expect(ben.page.locator(".winner")).to_have_text("Fresh Benの優勝です。")
    assert ben.page.evaluate("document.activeElement.closest('li').className") == "mine"
    check(ben.page, "a tournament that has renewed itself")


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
