"""Hilarious Struggle in a browser: the count of an election, the lesson, and what is shown before a vote is cast."""

from __future__ import annotations

from collections.abc import Callable

from elections import GAME, add_no_more, sit_at_election, two_answers
from persons import ALIVE, PHONE, Person
from playwright.sync_api import Page, expect
from ways import STILL, is_over

import hustings

LESSON = hustings.game(GAME).face.lesson
Persons = Callable[..., Person]


def test_an_election_is_counted_at_the_readers_pace(person: Persons) -> None:
    """What decides comes last; till then nothing on the page gives it away, and the log says the same afterwards."""
    ann = person()
    page = ann.page
    sit_at_election(ann)
    expect(page.locator("#marks b").first).to_be_visible()
    covered = "[...document.querySelectorAll('.total b')].filter((n) => [...document.querySelectorAll('#marks b')].some((m) => "
    covered += "{ const [a, b] = [n, m].map((one) => one.getBoundingClientRect()); "
    covered += "return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom; })).length"
    assert page.evaluate(covered) == 0, "what has changed lies beside its number, not over it"
    add_no_more(ann)
    count = page.locator("#count")
    expect(count).to_be_visible()
    beats = int(count.get_attribute("data-beats") or 0)
    assert beats > 2
    told = []
    for beat in range(1, beats + 1):
        expect(page.locator("html")).to_have_attribute("data-beat", str(beat))
        expect(page.locator("#result .result")).to_be_hidden()
        expect(count.locator("[data-beat]:visible")).to_have_count(1)
        told += count.locator("[data-beat]:visible .turned").all_text_contents()
        assert page.locator("#log li:visible", has_text="face-down voters are turned up").count() == 0
        page.keyboard.press("Enter")
    expect(page.locator("#result .result")).to_be_visible()
    expect(count).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("All face-down voters are turned up")
    assert told and all("as its text allows" in card for card in told)
    page.locator("#result .fold").click()
    page.locator("[data-do=beats]").click()
    expect(count).to_be_visible()
    page.keyboard.press("s")
    expect(count).to_be_hidden()


def test_where_nothing_shall_move_the_count_waits_to_be_asked(person: Persons) -> None:
    ann = person(**STILL)
    sit_at_election(ann)
    add_no_more(ann)
    is_over(ann)
    expect(ann.page.locator("#count")).to_be_hidden()
    asked = ann.page.viewport_size
    ann.page.set_viewport_size({"width": 844, "height": 390})
    for shown in ann.page.locator("#result :is(.lede, .actions .button, .actions button, .fold)").all():
        expect(shown, "a story may go on below, what can be done next stays in sight").to_be_in_viewport(ratio=1)
    ann.page.set_viewport_size(asked)
    ann.page.locator("#result .fold").click()
    ann.page.locator("[data-do=beats]").click()
    expect(ann.page.locator("#count [data-beat]:visible")).to_have_count(1)
    assert ann.page.evaluate("document.getAnimations().length") == 0
    ann.page.set_viewport_size({"width": 844, "height": 390})
    lowest = "[...document.querySelectorAll('#count .paces button')].map((one) => one.getBoundingClientRect().bottom)"
    assert max(ann.page.evaluate(lowest)) <= ann.page.evaluate(
        "document.querySelector('#prompt').getBoundingClientRect().top"
    )
    ann.page.set_viewport_size({"width": 1366, "height": 657})
    ann.page.goto(f"{ann.page.url.split('/s/')[0]}/replay")
    names = ann.page.locator("#hand .card :is(.name, .head > b, .head > i):visible")
    expect(names.first).to_be_visible()
    assert names.count() >= ann.page.locator("#hand .card").count() > 7, (
        "both hands lie open, and each card has its name"
    )


def test_a_vote_against_its_text_is_shown_where_it_lies(person: Persons) -> None:
    ann = person(**STILL)
    sit_at_election(ann, honour="on")
    add_no_more(ann)
    expect(ann.page.locator("#result")).to_contain_text("against its text")
    ann.page.locator("#result .fold").click()
    ann.page.locator("[data-do=beats]").click()
    while not ann.page.locator("#count .broken:visible").count():
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#count .broken:visible").first.locator("u")).not_to_be_empty()


def test_the_first_votes_of_the_lesson_by_what_is_lit(person: Persons) -> None:
    """Also: what a vote would do is told before it is cast, and a card that lies face down can be looked at."""
    page = person(**STILL).page

    def foreseen(action: str) -> None:
        if action == "vote R-TN":
            told = "4 to 4 voters, then 90 to 60 electors. Nobody would hold Tennessee."
            expect(page.get_by_role("button", name=told)).to_have_id("card-R-TN")

    walk(page, ("vote", "support"), "election/1", foreseen)
    lies_there = page.locator("#state-TN").get_attribute("aria-label") or ""
    assert "Dog-Sled Express" in lies_there and "Bus Tour" not in lies_there


CROSSED = """() => {
  const parts = [...document.querySelectorAll("#ask, #prompt :is(.choice, .tools > *)")].filter((part) => part.checkVisibility()).map((part) => [part.textContent.trim(), part.getBoundingClientRect()]);
  const seen = parts.filter(([, box]) => { const at = document.elementFromPoint(box.right - 6, (box.top + box.bottom) / 2); return !at?.closest("#ask, .choice, .tools > *"); });
  const crossed = parts.filter(([, one], n) => parts.some(([, other], m) => n !== m && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1));
  return [[...crossed, ...seen].map(([text]) => text), document.getElementById("prompt").offsetHeight];
}"""
"""What of a question lies over another part of it or cannot be pressed at its end, and how high the question is."""


def test_long_answers_have_their_width_on_a_phone_on_its_side(person: Persons) -> None:
    page = person(**{**PHONE, "viewport": {"width": 683, "height": 328}}).bring(two_answers()).page
    for width, height in ((683, 328), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        crossed, high = page.evaluate(CROSSED)
        assert crossed == [] and high <= 84, f"{width}: {crossed}, {high}"


OVERLAID = """() => [...document.querySelectorAll(".place .electors")].map((number) => [number.closest(".place").id, number.getBoundingClientRect()])
  .filter(([id, { left, top, width, height }]) => !width || !document.elementFromPoint(left + width / 2, top + height * 0.75)?.closest(`#${id}`)).map(([id]) => id)"""
"""States whose number of electors is not shown, or lies under something else."""


def test_the_election_night_of_the_lesson_on_a_phone(person: Persons) -> None:
    page = person(**STILL, **{**PHONE, "viewport": {"width": 667, "height": 375}, "locale": "ja"}).page
    page.goto(f"/g/{GAME}/lesson")
    page.wait_for_selector(f"{ALIVE} #stage")
    assert page.evaluate(OVERLAID) == []
    page = person(**STILL, **PHONE).page
    walk(page, ("election",), "end")
    expect(page.locator("#result")).to_contain_text("neither has 270 electors")
    expect(page.get_by_role("button", name="Begin a match")).to_be_in_viewport()


def walk(page: Page, chapters: tuple[str, ...], end: str, before: Callable[[str], None] = lambda action: None) -> None:
    """Go through chapters of the lesson by what is lit."""
    assert LESSON is not None
    page.goto(f"/g/{GAME}/lesson/{chapters[0]}")
    page.wait_for_selector(f"{ALIVE} #stage")
    steps = [(chapter, place) for chapter, place in LESSON.steps if chapter.name in chapters]
    addresses = [f"{chapter.name}/{place + 1}" for chapter, place in steps]
    for (chapter, place), then in zip(steps, [*addresses[1:], end], strict=True):
        seat, action = chapter.actions[place]
        before(action)
        lit = page.locator(".lit[data-on]").filter(visible=True)
        if seat == LESSON.seat and lit.count():
            hand = page.locator("#hand .lit[data-on]").count()
            lit.first.click(position={"x": 12, "y": 12} if hand else None, force=True)
            if (menu := page.locator("#bubble [role=menuitem]")).count():
                assert "“" not in menu.first.inner_text(), "a card is named once, above what it offers"
                menu.first.click()
        else:
            page.locator("#prompt .choice").first.click()
        page.wait_for_url(f"**/lesson/{then}")


def test_on_a_phone_on_its_side_every_head_keeps_its_width_and_shows_its_voters(person: Persons) -> None:
    page = person(viewport={"width": 667, "height": 375}, locale="ja").page
    page.goto("/g/hilarious-struggle")
    page.locator("form.sheet button.primary").click()
    page.wait_for_selector("html[data-alive] #stage")
    page.wait_for_selector('#prompt[data-state="play"]')
    cards = page.locator("#hand .own > .card")
    widths = "all => all.map((one) => Math.round(one.getBoundingClientRect().width))"
    before = cards.evaluate_all(widths)
    cards.first.click(position={"x": 12, "y": 12})
    assert cards.count() == 7 and cards.evaluate_all(widths) == before, "what is chosen makes no other narrower"
    for votes in page.locator("#hand .own .votes").all():
        expect(votes).to_be_in_viewport(ratio=0.9)
    page.evaluate("document.getElementById('hurry').hidden = false")
    line, hurry = (page.locator(part).bounding_box() for part in ("#lately > .line > span", "#hurry"))
    assert line and hurry and line["x"] + line["width"] <= hurry["x"], "nothing lies over what is told"
