"""A puzzle in a browser: solved by a click on the board and by keys, on a phone, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

from persons import ALIVE, PHONE, Person
from playwright.sync_api import Page, expect
from reading import check

from hustings.study.puzzles.puzzle import Found
from hustings.study.puzzles.shelf import game_of, of_game
from hustings.web.shown.puzzled import path_of

Persons = Callable[..., Person]


def drawn() -> Found:
    """A puzzle whose answers are things on the board."""
    game = game_of("watergate")
    return next(
        found
        for found in of_game("watergate").found
        if all(answer.action.startswith("place") for answer in found.puzzle.answers)
        and game.actions.objects[game.action(found.puzzle.best.action)]
    )


def thing(page: Page, action: str) -> str:
    """The drawn thing that stands for an action."""
    game = game_of("watergate")
    return f'#stage [data-on="{game.actions.objects[game.action(action)]}"]'


def test_a_wrong_answer_is_told_at_once_and_the_right_one_leads_on(person: Persons) -> None:
    page, found = person().page, drawn()
    page.goto(path_of(found))
    page.wait_for_selector(f"{ALIVE} #stage")
    check(page, "a puzzle")
    page.locator("#prompt .chapter").click()
    expect(page.locator("#puzzle")).to_be_visible()
    check(page, "what a puzzle is about")
    page.keyboard.press("Escape")
    page.locator(thing(page, found.puzzle.answers[-1].action)).first.click()
    expect(page.locator("#refused")).to_contain_text("Not that.")
    page.locator(thing(page, found.puzzle.best.action)).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/answer")
    check(page, "the answers of a puzzle")
    page.locator(".answers a").first.click()
    page.locator("#prompt .tools .primary").click()
    page.wait_for_url("**/answer/0/1")
    check(page, "an answer played out")


def test_it_is_solved_and_found_again_on_a_phone_in_japanese(person: Persons) -> None:
    page, found = person(locale="ja", **PHONE).page, drawn()
    page.goto(path_of(found))
    page.wait_for_selector(f"{ALIVE} #stage")
    page.locator(f'#prompt button[value="{found.puzzle.best.action}"]').evaluate("button => button.click()")
    page.wait_for_url("**/answer")
    expect(page.locator("h1")).to_have_text("一度で正解です")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/puzzles?game=watergate")
    check(page, "the archive of puzzles")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(f'.archive tr:has(a[href="{path_of(found)}"])')).to_contain_text("一度で正解")
