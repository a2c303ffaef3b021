"""Hilarious Struggle and Politically Correct People: the board has its room at every size, and nothing moves in a turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from backroom import late
from films import stands_beside_its_board
from persons import ALIVE, Person

Persons = Callable[..., Person]
DESKS = ((1440, 900), (1366, 657), (1280, 720), (1024, 768))
LOW = ((844, 390), (720, 450))
PHONE = ((390, 844),)
HILARIOUS, BACKROOM = "hilarious-struggle", "politically-correct-people"
LABELS = {
    HILARIOUS: ("#stage .place text", 7.5),
    BACKROOM: ("#stage :is(.mat h2, .group .worth, .pc-stakes span, .pool .short, .candidate .name)", 9.5),
}
"""What has to be read on the board, and how high its letters are at least, in pixels."""
MEASURE = """([labels]) => {
  const box = document.getElementById("stage").getBoundingClientRect();
  const top = document.getElementById("top").getBoundingClientRect();
  const heights = [...document.querySelectorAll(labels)].filter((one) => one.checkVisibility() && one.textContent.trim())
    .map((one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.().d ?? 1));
  const places = [...document.querySelectorAll("#stage .place")].map((one) =>
    [...one.querySelectorAll(".panel-of")].find((part) => part.checkVisibility()).getBoundingClientRect());
  const covered = places.flatMap((one, n) => places.slice(n + 1).map((two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2));
  const under = [...document.querySelectorAll("#prompt, #replay")].at(-1).getBoundingClientRect().top;
  return { share: box.height / (innerHeight - top.height), height: box.height, label: Math.min(...heights), under: places.filter(({ bottom }) => bottom > under).length,
           wide: document.documentElement.scrollWidth, covered: covered.filter(Boolean).length };
}"""
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      window.shifts.push({ value, of: sources.map(({ node }) => node?.id || node?.className?.toString() || node?.nodeName) });
    }
  }).observe({ type: "layout-shift" });
}"""


def sit(ann: Person, game: str) -> None:
    """Begin a match of Hilarious Struggle, or sit down in the middle of an election."""
    if game == BACKROOM:
        ann.bring(late("vote"))
    else:
        begin(ann, game, "democrats")


def begin(ann: Person, game: str, side: str) -> None:
    """Begin a match against computers."""
    ann.open(side, "heuristic", game)
    ann.sit()
    ann.wait_for_turn()


@pytest.mark.parametrize("game", [HILARIOUS, BACKROOM])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_board_has_its_room(person: Persons, game: str, language: str) -> None:
    """At 200 per cent, and on a phone that lies on its side, too: there the page scrolls, and the board keeps a height."""
    ann = person(locale=language, reduced_motion="reduce")
    sit(ann, game)
    labels, least = LABELS[game]
    for width, height in (*DESKS, *LOW, *PHONE):
        ann.page.set_viewport_size({"width": width, "height": height})
        found = ann.page.evaluate(MEASURE, [labels])
        where = f"{width} × {height}: {found}"
        assert found["share"] >= (0.55 if (width, height) in DESKS else 0.45), where
        beside_its_cards = game == HILARIOUS and (width, height) == LOW[0]
        assert found["height"] >= (250 if beside_its_cards else 290), where
        assert found["label"] >= least, where
        assert found["covered"] == 0, where
        assert found["wide"] == width, where
        if game == BACKROOM and height == 390:
            assert found["height"] <= 390 - 44 - 56, f"{where}: the table is whole between its bar and the question"
        if game == BACKROOM and (width, height) in PHONE:
            assert found["share"] > 0.62, f"{where}: an empty hand leaves its room to the table"
        if game == HILARIOUS and (width, height) in LOW:
            assert ann.page.locator("#hand .card").first.bounding_box()["y"] < height - 20, where  # type: ignore[index]
            assert found["under"] == 0, f"{where}: Florida, Alaska and Hawaii lie under the question"


OUTSIDE = """() => {
  const room = document.getElementById("prompt").getBoundingClientRect();
  const parts = [...document.querySelectorAll("#prompt .choice, #prompt .tools button")].filter((part) => part.checkVisibility());
  const outside = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.left < room.left || box.right > room.right || box.bottom > room.bottom + 1;
  });
  return [parts.length, outside.map((part) => part.textContent.trim()), document.getElementById("ask").clientWidth];
}"""


def test_without_script_every_answer_is_in_sight(person: Persons) -> None:
    """In lines below the question, which keeps its width."""
    ann = person(java_script_enabled=False, viewport={"width": 1366, "height": 657})
    ann.open("democrats", "heuristic", HILARIOUS)
    ann.page.wait_for_selector("#prompt .choice")
    for width, height in ((1366, 657), (1024, 768), (844, 390), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        count, outside, wide = ann.page.evaluate(OUTSIDE)
        assert count > 8 and outside == [] and wide > 150, (width, outside, wide)


SHEETS = """() => [...document.querySelectorAll("#hand .card .text")].filter((one) => one.checkVisibility()).map((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const last = [...words.getClientRects()].at(-1);
  return [last.left > one.getBoundingClientRect().right, getComputedStyle(one, "::after").content.includes("…")];
})"""
"""For each text of the hand whether it goes on in a second column, and whether it has the sign of that."""

JUST_FITS = """() => {
  for (const one of document.querySelectorAll("#hand .card .text")) {
    for (let words = 1; one.scrollHeight <= one.clientHeight + 1 && words < 99; words++) one.textContent = "word ".repeat(words);
    one.textContent = one.textContent.slice(0, -5);
  }
}"""
"""Each text of the hand is as long as its card has room for."""

COVERED = """() => [...document.querySelectorAll("#hand .card .text[data-cut]")].filter((one) => {
  const words = document.createRange(), box = one.getBoundingClientRect(), sign = getComputedStyle(one, "::after");
  words.selectNodeContents(one);
  const right = box.right - parseFloat(sign.width), top = box.bottom - parseFloat(sign.height);
  return [...words.getClientRects()].some((line) => line.left < box.right - 1 && line.right > right + 1 && line.bottom > top + 4);
}).map((one) => one.textContent)"""


def test_a_text_that_goes_on_says_so_and_no_other(person: Persons) -> None:
    ann = person(reduced_motion="reduce")
    sit(ann, HILARIOUS)
    signs = []
    for width, height in DESKS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(f"() => ({SHEETS})().every(([goesOn, hasSign]) => goesOn === hasSign)")
        signs += ann.page.evaluate(SHEETS)
        assert ann.page.evaluate(COVERED) == [], "the sign lies on no letter"
    assert {goes_on for goes_on, _ in signs} == {True, False}
    for place in range(7):
        card = ann.page.locator("#hand .card").nth(place)
        wide = card.locator(".face").bounding_box()
        card.hover()
        ann.page.wait_for_timeout(200)
        grown = card.locator(".face").bounding_box()
        assert wide and grown and abs(wide["width"] - grown["width"]) < 1, "it is shown once: here, or whole above"
        assert ann.page.locator("#closer").is_visible() == (card.locator("[data-cut]").count() > 0)
    ann.page.set_viewport_size({"width": 844, "height": 390})
    ann.page.evaluate(JUST_FITS)
    card.click(position={"x": 20, "y": 10})
    ann.page.wait_for_function("() => document.querySelector('#hand .card.chosen').offsetWidth > 200")
    narrowed = ann.page.evaluate(SHEETS)
    assert all(goes_on == has_sign for goes_on, has_sign in narrowed), (
        "one card is open, the others have become narrower"
    )
    feet, name = ann.page.evaluate("""() => {
      const panels = [...document.querySelectorAll("#stage .place.held-democrats .panel-of")];
      const agent = document.getElementById("agent-democrats").getBoundingClientRect();
      return [agent.right, Math.max(...panels.map((part) => part.getBoundingClientRect().left))];
    }""")
    assert feet <= name + 3, "who stands in a state stands beside its name"


def test_what_a_lesson_says_lies_beside_the_board(person: Persons) -> None:
    """Also where that is long; and of what is counted on election night no line lies over another."""
    ann = person(reduced_motion="reduce", locale="ja")
    for step in ("vote/1", "election/4"):
        for width, height in ((1366, 657), (1024, 768)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.goto(f"/g/{HILARIOUS}/lesson/{step}")
            ann.page.wait_for_selector(ALIVE)
            under, lines = ann.page.evaluate("""() => [
              document.querySelector(".stage-room").getBoundingClientRect().bottom - document.getElementById("prompt").getBoundingClientRect().top,
              [...document.querySelectorAll(".hs-tally li")].map((line) => line.getBoundingClientRect()).filter(({ height }) => height).map(({ top, bottom }) => [top, bottom]),
            ]""")
            assert under < 2, (step, width, under)
            assert all(above[1] <= below[0] + 1 for above, below in pairwise(lines)), lines


def test_the_menu_of_a_card_is_whole_and_above_the_question(person: Persons) -> None:
    """It has more to say here than the hand is high, and lies on no other card."""
    ann = person(reduced_motion="reduce", viewport={"width": 1366, "height": 657})
    begin(ann, HILARIOUS, "democrats")
    for card in ann.page.locator("#hand .lit[data-on]").all():
        card.click()
        top, bottom, hidden, question = ann.page.evaluate("""() => {
          const bubble = document.querySelector("#bubble:popover-open");
          const { top, bottom } = bubble.getBoundingClientRect();
          return [top, bottom, bubble.scrollHeight - bubble.clientHeight, document.getElementById("prompt").getBoundingClientRect().top];
        }""")
        assert top >= 0 and bottom <= question and hidden == 0, (top, bottom, hidden, question)
        ann.page.keyboard.press("Escape")


def test_a_film_shows_pots_and_what_is_told_whole(person: Persons) -> None:
    ann = person(reduced_motion="reduce", viewport={"width": 1366, "height": 657})
    begin(ann, HILARIOUS, "democrats")
    ann.play()
    ann.page.goto(ann.page.url.split("/s/")[0] + "/replay?at=1")
    cut = """() => [...document.querySelectorAll("#ask, .scores, .hs-desk, .hs-pot, .eyes select")].filter((one) =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).map((one) => one.className || one.id)"""
    assert ann.page.evaluate(cut) == []
    assert ann.page.evaluate("document.getElementById('stage').clientHeight / (innerHeight - 48)") >= 0.55
    ann.page.set_viewport_size({"width": 844, "height": 390})
    assert ann.page.evaluate(cut.replace("#ask", "#top .title")) == []
    stands_beside_its_board(ann.page)
    assert ann.page.evaluate(MEASURE, [LABELS[HILARIOUS][0]])["under"] == 0, "a phone on its side has the whole map"


@pytest.mark.parametrize(("game", "side"), [(HILARIOUS, "democrats"), (BACKROOM, "red")])
def test_nothing_moves_under_a_pointer_in_a_turn(person: Persons, game: str, side: str) -> None:
    """By the browser's own counter, what follows a click included."""
    ann = person(viewport={"width": 1366, "height": 657}, reduced_motion="reduce")
    begin(ann, game, side)
    ann.page.evaluate(WATCH)
    widths: set[int] = set()
    for _ in range(3):
        ann.play()
        ann.wait_for_turn()
        cards = ann.page.locator("#hand .own > .card").evaluate_all("all => all.map((card) => card.offsetWidth)")
        widths |= set(cards if len(cards) > 4 else [])
        shifts = ann.page.evaluate("window.shifts.splice(0)")
        assert sum(shift["value"] for shift in shifts) < 0.1, shifts
    assert game != HILARIOUS or max(widths) - min(widths) <= 1, "when a card leaves the others keep their width"


MARKS = {
    HILARIOUS: ("#hand .card.lit .face", ".hs-desk.on"),
    BACKROOM: ("#stage .group.lit", ".mat.asked"),
}
"""What can be played, and who acts."""


@pytest.mark.parametrize("game", [HILARIOUS, BACKROOM])
def test_marks_are_seen_in_the_colours_of_the_device(person: Persons, game: str) -> None:
    ann = person(forced_colors="active", color_scheme="dark", reduced_motion="reduce")
    sit(ann, game)
    for mark in MARKS[game]:
        seen = ann.page.locator(mark).first.evaluate(
            "(one) => { const { outlineStyle, outlineWidth } = getComputedStyle(one); return [outlineStyle, outlineWidth]; }"
        )
        assert seen == ["solid", "4px"], mark
    tabs = ann.page.locator(".side .tabs label").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).borderBottomWidth)"
    )
    assert tabs[0] == "4px" and "4px" not in tabs[1:]
    if game == HILARIOUS:
        colours = "(one) => [getComputedStyle(one).fill, getComputedStyle(document.body).color]"
        fill, ink = ann.page.locator(".hs-race .goal text").first.evaluate(colours)
        assert fill == ink, "270 is written in the device's own ink"
