"""Hilarious Struggle: axe finds nothing serious in its scenes, and what is read aloud is kept as a transcript."""

from __future__ import annotations

from collections.abc import Callable

from elections import GAME, add_no_more, sit_at_election
from persons import Person
from playwright.sync_api import expect
from reading import AT_NIGHT, check, check_all, is_kept, spoken, whole

import hustings

LESSON = hustings.game(GAME).face.lesson
Persons = Callable[..., Person]


def test_axe_finds_nothing_serious(person: Persons) -> None:
    ann = person(**AT_NIGHT)
    page = ann.page
    check_all(page, f"/g/{GAME}", f"/g/{GAME}/cards")
    for step in ("vote/1", "election/3"):
        page.goto(f"/g/{GAME}/lesson/{step}")
        ann.sit()
        check(page, f"lesson {step}")
    sit_at_election(ann)
    check(page, "cards are added at the election")
    add_no_more(ann)
    page.locator("#result .result").wait_for()
    check(page, "the end")
    page.locator("#result .fold").click()
    page.locator("[data-do=beats]").click()
    check(page, "the count begins")
    told = int(page.get_attribute("[data-beats]", "data-beats") or 0)
    assert told > 2
    for _ in range(told - 1):
        page.locator("[data-do=beat]").click()
    check(page, "the count has all its lines")


def test_what_is_read_aloud(person: Persons) -> None:
    """The lesson's turns and an election: question and buttons before each action, and whole pages between."""
    ann = person(reduced_motion="reduce")
    page = ann.page
    assert LESSON is not None
    heard = []
    for step in [f"{chapter.name}/{place + 1}" for chapter, place in LESSON.steps]:
        page.goto(f"/g/{GAME}/lesson/{step}")
        ann.sit()
        heard.append(f"# Lesson {step}\n{whole(ann) if step in ('vote/1', 'support/7') else spoken(ann)}")
    sit_at_election(ann)
    add_no_more(ann)
    page.locator("#result .result").wait_for()
    heard.append(f"# After the election\n{whole(ann)}")
    page.locator("#result .fold").click()
    page.locator("[data-do=beats]").click()
    while page.locator("#count").is_visible():
        expect(page.locator("[data-do=beat]")).to_be_focused()
        heard.append(f"# The count\n{page.locator('#count').aria_snapshot()}")
        page.keyboard.press("Enter")
    is_kept("hilarious-struggle-lesson", heard)
