"""On a phone: two fingers on the board, cards that open, the side panel as a drawer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from persons import PHONE, Person
from playwright.sync_api import CDPSession, expect

Point = tuple[float, float]
VIEW = "new DOMMatrix(document.querySelector('[data-pan]').style.transform)"
MIDDLE = (195.0, 300.0)
CORNER = (12.0, 230.0)

DRAWER = """() => {
  const box = (one) => one.getBoundingClientRect(), lines = document.getElementById("log-lines");
  const closer = box(document.querySelector(".side-closer")), newest = box(lines.querySelector(".log-chapter:last-child li:last-child"));
  const covered = [...document.querySelectorAll(".tabs label")].filter((tab) => box(tab).right > closer.left + 1 && box(tab).bottom > closer.top);
  return [box(lines).bottom > innerHeight - 2 && lines.clientHeight >= 84, covered.map((tab) => tab.innerText),
    newest.top >= box(lines).top && newest.bottom <= box(lines).bottom];
}"""
"""Whether the log reaches the lower edge of the drawer, which tabs lie under the sign that closes it, and whether the newest line is in sight."""
REACH = """() => {
  const list = document.querySelector("details.menu > ul"), inside = list.getBoundingClientRect();
  const lost = [...list.children].filter((entry) => entry.checkVisibility()).filter((entry) => {
    list.scrollTop = entry.offsetTop - list.clientHeight / 2;
    const { top, bottom } = entry.getBoundingClientRect();
    return top < inside.top - 1 || bottom > inside.bottom + 1;
  });
  return [inside.top >= 0 && inside.bottom <= innerHeight, lost.map((entry) => entry.innerText)];
}"""
"""Whether the open menu lies within the window, and which of its entries its own scrolling cannot bring into it."""


class Fingers:
    """Touches the page at several points at once."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.session: CDPSession = person.context.new_cdp_session(person.page)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, *ways: tuple[Point, Point]) -> None:
        """Each finger along its way."""
        self._send("touchStart", *(start for start, _ in ways))
        for step in range(1, 11):
            at = [(x + (u - x) * step / 10, y + (v - y) * step / 10) for (x, y), (u, v) in ways]
            self._send("touchMove", *at)
        self._send("touchEnd")
        self.page.wait_for_timeout(50)

    def tap_twice(self, point: Point) -> None:
        """Two quick taps."""
        for _ in range(2):
            self._send("touchStart", point)
            self._send("touchEnd")
        self.page.wait_for_timeout(50)

    def view(self) -> tuple[float, float, float]:
        """Zoom and offset of the board."""
        zoom, x, y = self.page.evaluate(f"(() => {{ const m = {VIEW}; return [m.a, m.e, m.f]; }})()")
        return zoom, x, y


@pytest.fixture
def ann(person: Callable[..., Person]) -> Person:
    """The Editor, with a phone."""
    return person(**PHONE).start("editor")


def pinch(fingers: Fingers) -> None:
    """Two fingers move apart in the middle of the board."""
    x, y = MIDDLE
    fingers.drag(((x - 40, y), (x - 100, y)), ((x + 40, y), (x + 100, y)))


def test_two_fingers_enlarge_the_board_around_them(ann: Person) -> None:
    fingers = Fingers(ann)
    pinch(fingers)
    zoom, x, _ = fingers.view()
    assert 2.2 < zoom < 2.8
    assert abs((MIDDLE[0] - x) / zoom - MIDDLE[0]) < 12
    expect(ann.page.locator("[data-do=zoom-whole]")).to_be_visible()
    ann.page.locator("[data-do=zoom-whole]").tap()
    assert fingers.view() == (1, 0, 0)
    expect(ann.page.locator("[data-do=zoom-whole]")).to_be_hidden()


def test_one_finger_moves_the_board_as_far_as_it_reaches(ann: Person) -> None:
    fingers = Fingers(ann)
    pinch(fingers)
    zoom, x, y = fingers.view()
    fingers.drag((MIDDLE, (MIDDLE[0] + 50, MIDDLE[1] + 30)))
    _, new_x, new_y = fingers.view()
    assert 35 < new_x - x <= 50 and 15 < new_y - y <= 30
    expect(ann.page.locator("#bubble:popover-open")).to_have_count(0)
    for _ in range(4):
        fingers.drag((MIDDLE, (380, 500)))
    assert fingers.view() == (zoom, 0, 0)


def test_zoom_covers_nothing_and_the_question_has_the_width(ann: Person) -> None:
    plus = ann.page.locator("[data-do=zoom-in]").bounding_box()
    board, line, ask = (ann.page.locator(part).bounding_box() for part in ("#stage", "#lately > .line", "#ask"))
    assert plus is not None and board is not None and line is not None and ask is not None
    assert plus["y"] >= board["y"] + board["height"] and plus["width"] >= 44 and plus["height"] >= 44
    assert line["y"] - 1 <= plus["y"] and plus["y"] + plus["height"] <= line["y"] + line["height"] + 1
    assert ask["width"] > 350
    assert ann.page.locator("#top .title").inner_text() == "Watergate"
    assert ann.page.locator("#top .title").evaluate("(title) => title.scrollWidth <= title.clientWidth")


def test_two_quick_taps_enlarge_and_show_the_whole_again(ann: Person) -> None:
    fingers = Fingers(ann)
    fingers.tap_twice(CORNER)
    assert fingers.view()[0] > 2
    ann.page.wait_for_timeout(400)
    fingers.tap_twice(CORNER)
    assert fingers.view()[0] == 1


def test_the_board_stays_enlarged_while_the_match_goes_on(ann: Person) -> None:
    fingers = Fingers(ann)
    pinch(fingers)
    before = fingers.view()
    ann.card.tap(position={"x": 12, "y": 40})
    ann.menu.first.tap()
    ann.wait_for_another("0")
    zoom, x, _ = fingers.view()
    assert (zoom, x) == before[:2]
    played = ann.page.locator(".wg-in-play .card").first.bounding_box()
    assert played and played["width"] > 140 * zoom, "what is in play has its name"
    ann.page.keyboard.press("b")
    expect(ann.page.locator("#stage :focus")).to_be_in_viewport(ratio=0.9)


def test_a_card_opens_before_it_is_played(ann: Person) -> None:
    card = ann.card
    box = card.bounding_box()
    card.tap(position={"x": 12, "y": 40})
    expect(ann.menu).to_have_count(2)
    wide = card.bounding_box()
    assert box is not None and wide is not None and wide["width"] > 200
    menu = ann.page.locator("#bubble").bounding_box()
    assert menu is not None and menu["x"] >= 0 and menu["x"] + menu["width"] <= 390
    ann.page.touchscreen.tap(195, menu["y"] + menu["height"] + 16)
    expect(ann.menu).to_have_count(0)


def test_the_side_panel_is_a_drawer(ann: Person) -> None:
    page = ann.page
    drawer = page.locator("#side-open")
    page.locator(".side-opener").tap()
    expect(drawer).to_have_attribute("aria-expanded", "true")
    assert page.evaluate("document.querySelector('.side').contains(document.activeElement)")
    assert page.evaluate("document.getElementById('stage').inert")
    page.keyboard.press("Escape")
    expect(drawer).to_have_attribute("aria-expanded", "false")
    assert ann.focused == "side-open"
    assert not page.evaluate("document.getElementById('stage').inert")
    page.locator(".side-opener").tap()
    page.touchscreen.tap(8, 400)
    expect(drawer).to_have_attribute("aria-expanded", "false")
    page.locator(".side-opener").tap()
    assert page.evaluate(DRAWER) == [True, [], True]
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(f"() => ({DRAWER})()[2]")
    assert page.evaluate(DRAWER) == [True, [], True]
    page.wait_for_timeout(300)
    closer = page.locator(".side-closer").bounding_box()
    assert closer and closer["width"] >= 44 and closer["height"] >= 44
    page.touchscreen.tap(closer["x"] + 22, closer["y"] + 22)
    expect(drawer).to_have_attribute("aria-expanded", "false")


def test_every_entry_of_the_menu_can_be_reached_on_a_phone_that_lies(ann: Person) -> None:
    page = ann.page
    for width, height in ((844, 390), (683, 328)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("details.menu > summary").tap()
        assert page.evaluate(REACH) == [True, []]
        page.locator("details.menu > summary").tap()
        page.locator("#prompt .hint").tap()
        for shown in ("h3", ".close"):
            expect(page.locator(f"#minute {shown}"), "it begins at its head").to_be_in_viewport(ratio=1)
        page.locator("#minute .close").tap()
        expect(page.locator("#minute")).to_be_hidden()


def test_a_clause_opens_the_drawer(ann: Person) -> None:
    ann.page.locator("#ask .clause").tap()
    expect(ann.page.locator("#side-open")).to_be_checked()
    clause = ann.page.get_attribute("#ask .clause", "data-clause")
    expect(ann.page.locator(f"[id='clause-{clause}']")).to_be_in_viewport()
