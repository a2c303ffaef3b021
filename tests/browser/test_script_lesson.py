"""Lessons with script: lit things are clicked, keys lead on, and the address keeps the step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from persons import ALIVE, Person
from playwright.sync_api import expect
from ways import TOLD, hear_out

import hustings

Persons = Callable[..., Person]
ROOT = "/g/watergate/lesson"
LESSON = hustings.game("watergate").face.lesson


def steps(*names: str) -> list[tuple[str, int]]:
    """The steps of some chapters by name and number."""
    assert LESSON is not None
    return [(chapter.name, place + 1) for chapter, place in LESSON.steps if chapter.name in names]


@pytest.mark.parametrize("width", [1440, 390])
def test_two_chapters_by_what_is_lit(person: Persons, width: int) -> None:
    ann = person(viewport={"width": width, "height": 900})
    ann.page.goto(f"{ROOT}/wall")
    ann.page.wait_for_selector(f"{ALIVE} #stage")
    walk = steps("wall", "reaction")
    for _, (chapter, number) in zip(walk, [*walk[1:], ("fall", 1)], strict=True):
        thing = ann.lit()
        if thing.count():
            thing.first.click(position={"x": 8, "y": 8} if ann.lit("#hand").count() else None)
            if width < 860 and ann.lit("#hand").count():
                ann.menu.first.click()
        else:
            ann.page.wait_for_selector(f"#prompt .choice:visible, {TOLD}")
            hear_out(ann)
            ann.page.locator("#prompt .choice:visible").click()
        ann.page.wait_for_url(f"**/{chapter}/{number}")
    ann.page.reload()
    expect(ann.page.locator("#ask")).to_contain_text("Two cards later")


def test_the_last_chapter_by_keys_from_the_list_of_chapters_to_a_match(person: Persons) -> None:
    """Also: on a phone on its side what a lesson says lies beside the board, not over it."""
    ann = person()
    desk = ann.page.viewport_size
    ann.page.set_viewport_size({"width": 844, "height": 390})
    for long in ("watergate/lesson/value/2", "hilarious-struggle/lesson/vote/3", "1960/lesson/debate/1"):
        ann.page.goto(f"/g/{long}")
        ann.page.wait_for_selector(f"{ALIVE} #stage")
        boxes = [ann.page.locator(part).bounding_box() for part in ("#stage", "#prompt", "#prompt .choice")]
        board, told, button = [box for box in boxes if box is not None]
        assert board["y"] + board["height"] <= told["y"] + 3, f"{long}: what is said covers the board"
        assert button["y"] + button["height"] <= 390, f"{long}: the way on is in sight"
    assert desk is not None
    ann.page.set_viewport_size(desk)
    ann.page.goto(ROOT)
    ann.page.wait_for_selector(f"{ALIVE} #stage")
    ann.page.locator("#card-E33").click(position={"x": 8, "y": 8}, force=True)
    expect(ann.page.locator("#bubble:popover-open")).to_contain_text("Now it is: “Alfred Baldwin”: value 3")
    ann.page.keyboard.press("Escape")
    ann.page.locator("#prompt .chapter").press("Enter")
    ann.page.locator("#contents a").last.wait_for()
    ann.page.get_by_role("link", name="Nixon falls").press("Enter")
    ann.page.wait_for_url("**/fall")
    ann.page.wait_for_selector(f"{ALIVE} #stage")
    walk = steps("fall")
    for chapter, number in [*walk[1:], ("", 0)]:
        ann.page.keyboard.press("1")
        ann.page.wait_for_url(f"**/{chapter}/{number}" if number else "**/end")
    expect(ann.page.locator("#result")).to_contain_text("The Editor wins")
    ann.page.locator("#prompt").get_by_role("button", name="Begin a match").press("Enter")
    ann.page.wait_for_url("**/m/*/s/*")


def test_while_cards_are_turned_over_there_is_one_way_on(person: Persons) -> None:
    ann = person()
    ann.page.goto("/g/1960/lesson/debate")
    ann.page.wait_for_selector(f"{ALIVE} #stage")
    ann.page.locator("#prompt .choice").click()
    ways = ann.page.get_by_role("button", name="Go on")
    ann.page.locator("#stage [data-do=beat]").wait_for()
    expect(ways).to_have_count(1)
    ways.click()
    ann.page.locator("#stage [data-do=beat]").wait_for(state="hidden")
    expect(ways).to_have_count(1)


def test_an_offer_of_ones_own_on_a_phone(person: Persons) -> None:
    """Also: what is refused is told above the drawer in which the offer is made."""
    ann = person(viewport={"width": 390, "height": 844}, has_touch=True)
    page = ann.page
    page.goto("/g/politically-correct-people/lesson/offer/2")
    page.wait_for_selector(f"{ALIVE} #stage")
    page.locator(".market-opener").click()
    page.locator("#compose > summary").click()
    page.locator("#gives-money").select_option("3")
    page.locator("label:has(#to-teal)").click()
    page.get_by_role("button", name="Send the offer").click()
    page.locator("#sure [value=yes]").click()
    page.locator("#refused").get_by_text("another offer").click()
    page.locator("label:has(#wants-front-teal-floating-0)").click()
    page.get_by_role("button", name="Send the offer").click()
    page.wait_for_url("**/offer/3")
    expect(page.locator("#ask")).to_contain_text("accepted")
