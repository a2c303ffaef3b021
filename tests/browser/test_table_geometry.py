"""The board comes first, and nothing moves under a pointer: measured at the sizes of laptops and phones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from campaigns import late
from films import stands_beside_its_board
from persons import PHONE, Person

import hustings
from carried import carried

DESKS = ((1440, 900), (1366, 657), (1280, 720), (1024, 768))
LYING = ((844, 390), (720, 450), (683, 328))
"""A phone on its side, and a laptop at 200 %."""
UPRIGHT = ((390, 844), (360, 740))

SHARE = 0.55
SMALLEST = {"desk": 9.0, "lying": 8.0}
MOST_SHIFT = 0.1
TURN = 6
"""Answers that are given while shifts are counted: at least a turn of every game."""


@dataclass(frozen=True)
class Table:
    """How a game's table is measured.

    Attributes:
        side: who plays.
        board: what is the board.
        labels: what has to be read on it.
        least: how much of its height is in sight at least above a question about the hand, on the lowest window.
    """

    side: str
    board: str
    labels: str
    least: int = 260


TABLES = {
    "1960": Table("nixon", ".ns-map > svg", ".ns-map :is(.code, .votes, .count, .check text, .key, b)", least=190),
    "watergate": Table(
        "editor", ".wg-board", ".wg-board text:not(.stamp text), .wg-track :is(.number, text)", least=188
    ),
}

MEASURE = """([board, labels]) => {
  const top = document.getElementById("top").getBoundingClientRect().bottom;
  const box = document.querySelector(board).getBoundingClientRect();
  const sizes = [...document.querySelectorAll(labels)].filter((label) => label.checkVisibility() && label.textContent.trim()).map((label) => {
    const drawn = label.getScreenCTM?.();
    return parseFloat(getComputedStyle(label).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : 1);
  });
  const prompt = document.querySelector("#prompt").getBoundingClientRect();
  return {
    share: box.height / (innerHeight - top), height: Math.min(box.bottom, prompt.top) - box.top, smallest: Math.min(...sizes),
    cut: [...document.querySelectorAll("#top .track-of-turns li[aria-current]")].filter((step) => step.scrollWidth > step.clientWidth).map((step) => step.innerText),
    asked: document.querySelector("#prompt").innerText, over: prompt.top - document.querySelector(".stage-room").getBoundingClientRect().bottom,
    wide: document.documentElement.scrollWidth - innerWidth, scrolls: document.documentElement.scrollHeight - innerHeight,
  };
}"""

COUNT_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.id || node?.className || node?.nodeName || "gone")]);
  }).observe({ type: "layout-shift", buffered: false });
}"""

BOXES = """() => ["#stage", "#hand"].map((room) => {
  const { x, y, width, height } = document.querySelector(room).getBoundingClientRect();
  return [room, x, y, width, height].join(" ");
}).join("; ")"""

BEYOND = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.getElementById('lately'))"

OPENED = """() => {
  const [open, line, told] = ["#lately-open", "#lately > .line", "#lately > .told"].map((part) => document.querySelector(part));
  open.checked = true;
  const below = told.getBoundingClientRect().top - line.getBoundingClientRect().bottom;
  open.checked = false;
  return below;
}"""
"""How far below its line there opens what has happened lately; the page scrolls on there."""

LAID = """() => {
  const under = document.querySelector("#prompt").getBoundingClientRect().top;
  const [plus] = [...document.querySelectorAll(".pan-tools button")].filter((button) => button.checkVisibility()).map((button) => button.getBoundingClientRect());
  const things = [...document.querySelectorAll("#stage [data-on]")].filter((thing) => thing.checkVisibility() && !thing.matches(".state"));
  const covers = things.filter((thing) => { const box = thing.getBoundingClientRect(); return Math.min(box.right, plus.right) > Math.max(box.left, plus.left) && Math.min(box.bottom, plus.bottom) > Math.max(box.top, plus.top); });
  const hidden = [...document.querySelectorAll("#stage .lit[data-on]")].filter((thing) => thing.getBoundingClientRect().bottom > under);
  const cards = [...document.querySelectorAll("#hand .card.lit")], below = (thing) => thing.getBoundingClientRect().bottom > innerHeight + 1;
  const unread = cards.filter((card) => [...card.querySelectorAll(".name, .value, .cp")].some(below)), track = cards.length && document.querySelector(".wg-track .number")?.getBoundingClientRect().bottom > under + 1;
  return [hidden.map((thing) => thing.id), covers.map((thing) => thing.id), document.body.hasAttribute("data-hand-lit"), document.querySelector(".to-hand").checkVisibility(), unread.map((card) => card.id), (track || document.querySelector(".ns-map")?.getBoundingClientRect().bottom > under) ?? false];
}"""
"""What is asked about on the board and lies under the question, what the zoom button covers, the way to a hand, its cards
whose names and numbers do not look out below the question, and whether the question about them hides Watergate's track or part of 1960's map."""


ENDED = """() => {
  const under = document.querySelector("#prompt").getBoundingClientRect().top;
  return [...document.querySelectorAll(".result :is(.standing, .actions > *), .ns-map")].map((part) => part.getBoundingClientRect().bottom - under);
}"""
LONG_NAME = """() => {
  const own = document.querySelector(".hand-row .own"), more = [];
  while (own.children.length < 8) own.append(more[more.push(own.firstElementChild.cloneNode(true)) - 1]);
  for (const card of more) card.querySelector(".name").textContent = "Eleanor Roosevelt’s Speaking Tour";
  const range = document.createRange();
  range.selectNodeContents(more[0].querySelector(".name"));
  const name = range.getBoundingClientRect(), card = more[0].getBoundingClientRect();
  for (const card of more) card.remove();
  return [name.top - card.top, name.bottom - card.top, card.right - name.right].map(Math.round);
}"""
HIDES_MAP = """() => {
  const [bubble, map, top] = ["#bubble", ".ns-map", "#top"].map((part) => document.querySelector(part)?.getBoundingClientRect());
  return map !== undefined && (bubble.left < map.right || bubble.top < top.bottom) && [bubble.left, map.right, bubble.top, top.bottom];
}"""


FREE = """() => {
  const [menu, track, wall, card, question] = ["#bubble:popover-open", "[data-clear]", ".wg-board", "#hand .chosen", "#prompt"]
    .map((part) => document.querySelector(part).getBoundingClientRect());
  const apart = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left + 1 || other.right <= one.left + 1;
  return [apart(menu, track) && menu.top >= 44 && menu.bottom <= innerHeight, apart(wall, track), innerHeight > 560 || apart(menu, wall), card.top >= question.bottom - 1];
}"""
"""Whether the menu of a card leaves the track free, whether the track lies beside the wall or below it, whether on a phone on
its side the menu leaves the wall free, too, and whether the chosen card is whole."""


@pytest.fixture(params=TABLES)
def seated(request: pytest.FixtureRequest, person: Callable[..., Person]) -> Iterator[tuple[Table, Person]]:
    """Somebody at each table, a few answers into the match."""
    table, one = TABLES[request.param], person(viewport={"width": 1366, "height": 657})
    one.open(table.side, "heuristic", request.param)
    one.sit()
    answer(one)
    yield table, one


def answer(one: Person) -> None:
    """Give the first answer that there is, as its button would."""
    one.wait_for_turn()
    turn = one.turn
    one.page.evaluate("(choice => choice.form.requestSubmit(choice))(document.querySelector('#prompt .choice'))")
    one.wait_for_another(turn)


def test_the_board_comes_first_and_nothing_moves(seated: tuple[Table, Person]) -> None:
    table, one = seated
    page = one.page
    page.evaluate(COUNT_SHIFTS)
    boxes, beyond = set(), []
    for _ in range(TURN):
        answer(one)
        one.wait_for_turn()
        boxes.add(page.evaluate(BOXES))
        beyond.append(page.evaluate(BEYOND))
    shifts = page.evaluate("window.shifts")
    assert sum(shift[0] for shift in shifts) < MOST_SHIFT, shifts
    assert len(boxes) == 1, boxes
    tall = page.evaluate("document.getElementById('stage-list').scrollHeight")
    assert tall < 6000, f"the list that is only heard has a line for every word: {tall}"
    assert max(beyond) <= 1, f"what has happened lately has to be scrolled: {beyond}"
    while not page.locator("#hand .card.lit:has(.text)").count():
        answer(one)
        one.wait_for_turn()
    address = page.url
    for language in ("en", "ja"):
        page.set_viewport_size({"width": 844, "height": 390})
        page.goto(f"{address}?lang={language}")
        one.sit()
        hidden, covered, has_hand, shows_hand, unread, track = page.evaluate(LAID)
        laid = (language, hidden, covered, has_hand, shows_hand, unread, track)
        assert hidden == covered == unread == [] and shows_hand == has_hand and not track, laid
        if page.locator(".ns-map").count():
            top, bottom, end = page.evaluate(LONG_NAME)
            assert top >= 3 and bottom <= 42 and end >= 0, "of eight cards, too, the names look out whole below a question"
        card = page.locator("#hand .card.lit:has(.text)")
        card.first.click(position={"x": 20, "y": 8})
        told = page.inner_text("#bubble")
        assert card.first.locator(".text").inner_text()[:12] in told, "what lies below the window is in the menu"
        hides = page.evaluate(HIDES_MAP)
        assert not hides, f"{language} {hides}: a card's menu leaves the map and the top bar in sight"
        page.keyboard.press("Escape")
        if page.locator("[data-clear]").count():
            for width, height in ((844, 390), (683, 328), (390, 844), (1366, 657)):
                page.set_viewport_size({"width": width, "height": height})
                page.locator("#hand .card.lit").first.click(position={"x": 20, "y": 8})
                assert page.evaluate(FREE) == [True] * 4, (language, width, "track, track and wall, wall, card")
                page.keyboard.press("Escape")
        for width, height in (*DESKS, *LYING):
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(MEASURE, [table.board, table.labels])
            where = f"{language} {width}x{height}: {found}"
            assert found["wide"] <= 0, where
            if (width, height) in DESKS:
                assert found["share"] >= SHARE and found["scrolls"] <= 0, where
                assert found["smallest"] >= SMALLEST["desk"], where
                assert found["over"] >= -20 and found["cut"] == [], where
            else:
                assert found["height"] >= table.least and found["scrolls"] > 0, where
                assert found["smallest"] >= SMALLEST["lying"], where
                assert page.evaluate(OPENED) >= 0, f"{where}: what has happened lately opens above the window"
        for width, height in UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})
            wide = page.evaluate(MEASURE, [table.board, table.labels])["wide"]
            assert wide <= 0, f"{language} {width}: slides sideways"
    page.goto(f"{address.split('/s/')[0]}/replay")
    stands_beside_its_board(page)
    if page.locator(".ns-map").count():
        page.set_viewport_size({"width": 844, "height": 390})
        page.goto(f"{address}/resign")
        page.locator("main form button").first.click()
        one.sit()
        assert page.locator("#result-title").inner_text() == "ケネディの勝利"
        high = page.locator(".result .actions > *").evaluate_all("all => all.map((one) => one.offsetHeight)")
        assert max(high) < 50, f"buttons of the end have one line: {high}"
        page.locator("#result-shown").press(" ")
        assert page.locator(".ns-bar .beam").is_visible()
        assert page.locator(".result .fold .anew").evaluate("one => getComputedStyle(one).backgroundImage") == "none"
        page.locator("#result-shown").press(" ")
        ended = page.evaluate(ENDED)
        assert len(ended) > 3 and max(ended) <= 0, f"a result, its buttons or its board lie under the question: {ended}"


CROWDED = """() => {
  const boxes = [...document.querySelectorAll(`${document.documentElement.dataset.beat ? ".ns-count" : ".ns-tally:not(.ns-count)"} .flaps li`)].map((flap) => ({ top: flap.getBoundingClientRect().top, needs: Math.max(...[...flap.children].map((part) => part.getBoundingClientRect().height)), has: flap.getBoundingClientRect().height }));
  const under = document.querySelector("#prompt").getBoundingClientRect().top;
  const buttons = [...document.querySelectorAll(".paces button")].filter((button) => button.checkVisibility()).map((button) => button.getBoundingClientRect().bottom - under);
  return { named: [...document.querySelectorAll(".flaps li")].filter((flap) => flap.checkVisibility()).every((flap) => [...flap.querySelectorAll(".code, .full")].some((name) => name.checkVisibility())), crowded: boxes.filter(({ needs, has }) => needs > has + .5).length, flaps: boxes.length, map: document.querySelector("html:not([data-beat]) .ns-tally .small-map")?.getBoundingClientRect().width ?? 999, covered: buttons.filter((below) => below > 0), marks: document.querySelectorAll("#marks > b").length };
}"""
"""How many of the fifty flaps are lower than what stands on them, and which buttons lie under the question."""


def test_fifty_states_can_be_read_when_they_are_counted_and_at_the_end(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1366, "height": 657}, reduced_motion="reduce").bring(late("over"))
    page = one.page
    for told in ("end", "count"):
        if told == "count":
            page.locator("[data-do=beats]").click()
            page.locator("[data-do=beat]:visible").first.wait_for()
        for width, height in (*DESKS, (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(CROWDED)
            where = f"{told} {width}x{height}: {found}"
            assert found["flaps"] == 50 and found["crowded"] == 0, where
            assert found["named"] and found["map"] > 200 and found["covered"] == [] and found["marks"] == 0, where


LONG = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const visible = (what) => [...document.querySelectorAll(what)].filter((thing) => thing.checkVisibility());
  const parts = [...visible("#prompt :is(.choice, .tools > *)"), document.getElementById("ask")];
  const cross = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  const middle = ({ left, right, top, bottom }) => ({ left: (left + right) / 2 - 1, right: (left + right) / 2 + 1, top: (top + bottom) / 2 - 1, bottom: (top + bottom) / 2 + 1 });
  const boxes = parts.map(box), room = box(document.querySelector(".stage-room")), prompt = box(document.getElementById("prompt"));
  return {
    over: parts.filter((part, n) => boxes.some((other, m) => n !== m && cross(boxes[n], other))).map((part) => part.textContent.trim()),
    outside: parts.filter((part, n) => boxes[n].left < 0 || boxes[n].right > innerWidth || boxes[n].bottom > prompt.bottom + 1).map((part) => part.textContent.trim()),
    cut: visible("#marks > b").filter((mark) => box(mark).right > room.right || box(mark).top < room.top).length, marks: visible("#marks > b").length,
    marked: visible("#marks > b").flatMap((mark) => visible("#stage :is(b, .count, .votes)").filter((number) => cross(box(mark), middle(box(number)))).map((number) => number.textContent)),
    map: box(document.querySelector(".ns-map > svg")).height, under: Math.max(0, room.bottom - prompt.top),
  };
}"""
"""What of a question lies over another part of it or outside, marks that are cut off or lie over the middle of a number,
and how high the map is."""

CHOSEN_FROM = """() => {
  const states = [...document.querySelectorAll("#stage .state.lit[data-on]")];
  const plus = document.querySelector("[data-do=zoom-in]"), { left, top, width, height } = plus.getBoundingClientRect();
  return [states.filter((state) => ![...state.querySelectorAll(".code")].some((label) => label.checkVisibility())).map((state) => state.id), document.elementFromPoint(left + width / 2, top + height / 2) === plus, states.length];
}"""
"""States that can be chosen and have no letters, whether the map can be enlarged, and how many there are."""


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_long_question_has_its_room_and_leaves_the_board_its_own(
    person: Callable[..., Person], language: str
) -> None:
    """Triggering an event: the longest question with the most beside it, on a small desk and on a phone."""
    plain = person(**PHONE, locale=language, reduced_motion="reduce").bring(late("PlayCard"))
    height = plain.page.evaluate(LONG)["map"]
    for answered in ("campaign", "allow"):
        turn = plain.turn
        plain.page.evaluate(
            "verb => (choice => choice?.form.requestSubmit(choice))(document.querySelector(`#prompt .choice[value^='${verb}']`))",
            answered,
        )
        plain.wait_for_another(turn)
    unnamed, zooms, lit = plain.page.evaluate(CHOSEN_FROM)
    assert lit > 3 and unnamed == [] and zooms, "which state to choose can be told, and seen larger"
    one = person(**PHONE, locale=language, reduced_motion="reduce").bring(late("Trigger"))
    one.page.wait_for_selector("#marks > b", state="attached")
    for width, tall in ((390, 844), (844, 390), (1366, 657), (1024, 768)):
        one.page.set_viewport_size({"width": width, "height": tall})
        one.page.wait_for_timeout(400)
        if tall == 390:
            one.page.evaluate("scrollTo(0, 44)")
        found = one.page.evaluate(LONG)
        where = f"{language} {width}x{tall}: {found}"
        assert found["over"] == found["outside"] == found["marked"] == [] and found["cut"] == 0, where
        if tall == 844:
            assert found["map"] == height, where
        if tall == 390:
            assert found["under"] == 0, f"{where}: the board cannot be seen whole"


LEGIBLE = """() => [...document.querySelectorAll("#hand .own .card, #hand .cards > .card")].filter((card) => card.querySelector(".text")).map((card) => {
  const [name, text] = [".name", ".text"].map((part) => card.querySelector(part)), line = parseFloat(getComputedStyle(text).lineHeight), words = document.createRange();
  const parts = name.firstChild.data.split(/(?<=・)/), torn = parts.filter((part, n) => {
    const start = parts.slice(0, n).join("").length;
    words.setStart(name.firstChild, start); words.setEnd(name.firstChild, start + part.length);
    return words.getClientRects().length > 1;
  });
  return [name.innerText, Math.floor(text.clientHeight / line), torn];
})"""
"""The names of the cards of a hand, how many lines of text each shows, and which words of a name take two lines."""


def test_on_a_low_desk_cards_with_long_japanese_names_show_text_and_1960_says_who_is_a_computer(
    person: Callable[..., Person],
) -> None:
    hand = hustings.game("watergate").match(bytes(31) + bytes([73]))
    one = person(viewport={"width": 1366, "height": 657}, locale="ja").bring(carried(hand, {1: "Ann"}))
    for size in ((1366, 657), (1024, 768)):
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
        cards = one.page.evaluate(LEGIBLE)
        assert "アレクサンダー・バターフィールド" in [name for name, _, _ in cards]
        assert not [card for card in cards if card[1] < 2 or card[2]], size
    one.bring(late("PlayCard"))
    for width in (1366, 1180):
        one.page.set_viewport_size({"width": width, "height": 800})
        who = one.page.locator("#top .seats > li:not(.mine) .who")
        assert who.is_visible() and who.inner_text() == "コンピューター（ふつう）"
