"""At the table: choosing by mouse and keys, menus and reasons, forms that are sent once, what others play."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from persons import ALIVE, Person
from playwright.sync_api import Route, expect

Persons = Callable[..., Person]

COUNT_MOTION = """() => {
    window.flown = [];
    window.shown = [];
    const button = document.getElementById("hurry");
    const look = () => button.hidden || shown.push(document.getElementById("prompt").dataset.state);
    new MutationObserver(look).observe(button, { attributes: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
        if (this.dataset.move) flown.push({ id: this.id, from: keyframes[0].translate ?? "", time: options.duration });
        return animate.call(this, keyframes, options);
    };
}"""


NEWS = 'import(document.querySelector("script[type=module]").src).then((all) => all["js/news.js"])'
NOTHING_NEW = f"{NEWS}.then((news) => news.put({{}}))"
"""News that changes none of the table."""

STEPS = f"{NEWS}.then((news) => void news.repeat({{ frames: [{{ parts: {{}} }}, {{ parts: {{}} }}], parts: {{}} }}))"
"""Steps that are shown, and change none of the table either."""


AHEAD = f"""{NEWS}.then((news) => {{
  const prompt = document.getElementById("prompt").cloneNode(true);
  prompt.querySelector(".choice").dataset.object = "elsewhere";
  news.receive({{ version: news.shownVersion() + 1, ahead: true, parts: {{ prompt: prompt.outerHTML }} }});
}})"""
"""A question about something that the board does not draw yet."""

BOARD = f"{NEWS}.then((news) => news.receive({{ version: news.shownVersion(), parts: {{}} }}))"
"""What follows it, and still does not draw that."""


@pytest.fixture
def ann(person: Persons) -> Person:
    """The Editor, at a table where Nixon's seat is still open."""
    return person().start("editor")


def test_a_card_offers_its_value_and_its_action(ann: Person) -> None:
    ann.card.click()
    expect(ann.menu).to_have_count(2)
    expect(ann.menu.first).to_be_focused()
    expect(ann.page.locator("#hand .chosen")).to_have_count(1)
    card = ann.page.locator("#hand .chosen").get_attribute("id")
    ann.page.keyboard.press("Escape")
    expect(ann.menu).to_have_count(0)
    expect(ann.page.locator("#bubble")).to_be_hidden()
    assert ann.focused == card
    expect(ann.page.locator(".chosen")).to_have_count(0)


def test_a_thing_with_one_choice_is_taken_at_once(ann: Person) -> None:
    ann.lit("#hand").first.click()
    ann.menu.first.click()
    ann.wait_for_another("0")
    turn = ann.turn
    ann.lit("#stage").first.click()
    ann.wait_for_another(turn)


def test_a_refused_thing_says_why_beside_it(ann: Person) -> None:
    space = ann.page.locator("#space-e10")
    space.click(force=True)
    reason = ann.page.locator("#bubble:popover-open")
    expect(reason.locator("a.clause")).to_have_count(1)
    read, said = reason.inner_text().split("\n", 1)
    assert read == space.locator("> title").text_content(), "what a mouse reads of it, for fingers"
    assert said.strip().split(".")[0] in ann.said and read not in ann.said
    box, near = space.bounding_box(), reason.bounding_box()
    assert box is not None and near is not None
    assert abs(near["y"] + near["height"] - box["y"]) < 40 or abs(box["y"] + box["height"] - near["y"]) < 40
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.matches('#bubble a.clause')")
    ann.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    assert ann.focused == "space-e10"


def test_a_clause_opens_in_the_side_panel(ann: Person) -> None:
    ann.page.locator("#ask .clause").click()
    clause = ann.page.get_attribute("#ask .clause", "data-clause")
    assert ann.focused == f"clause-{clause}"
    expect(ann.page.locator(f"[id='clause-{clause}']")).to_be_in_viewport()
    assert "/rules" not in ann.page.url


def test_a_turn_by_keys_alone(ann: Person) -> None:
    page = ann.page
    page.keyboard.press("h")
    first = ann.focused
    assert first.startswith("card-")
    page.keyboard.press("ArrowRight")
    assert ann.focused.startswith("card-") and ann.focused != first
    page.keyboard.press("Home")
    assert ann.focused == first
    while ann.focused != ann.card.get_attribute("id"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(ann.menu).to_have_count(2)
    page.keyboard.press("ArrowDown")
    expect(ann.menu.last).to_be_focused()
    page.keyboard.press("1")
    ann.wait_for_another("0")
    assert page.evaluate("document.activeElement.matches('#stage .lit')"), ann.focused
    piece = ann.focused
    page.keyboard.press("End")
    assert ann.focused != piece
    page.keyboard.press("b")
    assert ann.focused == piece
    page.keyboard.press("u")
    expect(page.locator("#prompt")).to_have_attribute("data-turn", "2")
    assert ann.lit("#hand").count() == 5


def test_each_room_is_one_stop_of_the_tab_key(ann: Person) -> None:
    for room in ("#stage", "#hand"):
        expect(ann.page.locator(f"{room} [data-on][tabindex='0']")).to_have_count(1)
    ann.play()
    for room in ("#stage", "#hand"):
        expect(ann.page.locator(f"{room} [data-on][tabindex='0']")).to_have_count(1)


def test_keys_stay_out_of_text_fields_and_can_be_turned_off(ann: Person, person: Persons) -> None:
    page = ann.page
    person().join(ann)
    ann.sit()
    page.keyboard.press("w")
    page.locator("#talk-text").focus()
    page.keyboard.press("?")
    assert not page.evaluate("document.getElementById('keys').open")
    page.locator("#prompt").focus()
    page.keyboard.press("Control+a")
    expect(page.locator("#prompt")).not_to_have_class(re.compile("all"))
    page.keyboard.press("?")
    assert page.evaluate("document.getElementById('keys').open")
    page.keyboard.press("a")
    page.locator("#keys-on").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.locator("#prompt")).not_to_have_class(re.compile("all"))
    page.locator("details.menu summary").click()
    page.locator("[data-do=keys]").click()
    page.locator("#keys-on").check()
    page.keyboard.press("Escape")
    page.locator("#prompt").focus()
    page.keyboard.press("a")
    expect(page.locator("#prompt")).to_have_class(re.compile("all"))
    expect(page.locator("#prompt .choice:visible")).to_have_count(page.locator("#prompt .choice").count())


def test_all_choices_lie_over_the_hand_for_this_question_only(ann: Person) -> None:
    page = ann.page
    board = page.locator("#stage").bounding_box()
    page.locator("#prompt .more").click()
    choices = page.locator("#prompt .choice:visible")
    expect(choices).to_have_count(page.locator("#prompt .choice").count())
    assert page.locator("#stage").bounding_box() == board
    hand, first = page.locator("#hand").bounding_box(), choices.first.bounding_box()
    assert hand is not None and first is not None and first["y"] >= hand["y"] - 1
    turn = ann.turn
    choices.first.click()
    ann.wait_for_another(turn)
    expect(page.locator("#prompt")).not_to_have_class(re.compile("all"))


def test_a_double_click_is_sent_once(ann: Person) -> None:
    def delay(route: Route) -> None:
        ann.page.wait_for_timeout(200)
        route.continue_()

    ann.page.route("**/act", delay)
    ann.lit("#hand").first.click()
    ann.menu.first.dblclick(force=True)
    ann.wait_for_another("0")
    ann.page.wait_for_timeout(300)
    assert len(ann.posts) == 1
    assert ann.turn == "1"


def test_what_did_not_get_through_can_be_repeated(ann: Person) -> None:
    ann.lit("#hand").first.click()
    ann.context.set_offline(True)
    ann.menu.first.click()
    again = ann.page.locator("#refused button")
    expect(again).to_be_visible()
    expect(ann.page.locator("#offline")).to_be_visible()
    expect(ann.page.locator("#link")).to_have_attribute("data-link", "lost")
    ann.context.set_offline(False)
    expect(ann.page.locator("#link")).to_have_attribute("data-link", "on", timeout=8_000)
    expect(ann.page.locator("#offline")).to_be_hidden()
    again.click()
    ann.wait_for_another("0")
    expect(ann.page.locator("#refused")).to_be_hidden()


def test_an_answer_that_got_lost_is_not_played_twice(ann: Person) -> None:
    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    ann.page.route("**/act", lose)
    ann.page.route("**/events*", lambda route: route.abort())
    ann.lit("#hand").first.click()
    ann.menu.first.click()
    expect(ann.page.locator("#refused button")).to_be_visible()
    ann.page.unroute("**/act")
    ann.page.locator("#refused button").click()
    ann.wait_for_another("0")
    assert ann.turn == "1"


def test_a_tab_that_is_behind_plays_nothing_and_catches_up(ann: Person) -> None:
    stale = ann.new_tab()
    stale.route("**/events*", lambda route: route.abort())
    stale.goto(ann.page.url)
    stale.wait_for_selector(f"{ALIVE} #stage")
    ann.play()
    stale.locator("#hand .lit").last.click()
    stale.locator("#bubble [role=menuitem]").last.click()
    expect(stale.locator("#refused")).to_be_visible()
    expect(stale.locator("#prompt")).to_have_attribute("data-turn", "1")
    assert stale.inner_text("#ask") == ann.question


def test_a_hidden_tab_sleeps_and_catches_up_when_it_is_seen(ann: Person) -> None:
    sleeper = ann.new_tab()
    sleeper.goto(ann.page.url)
    sleeper.wait_for_selector(f"{ALIVE} #stage")
    hide = """(hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    sleeper.evaluate(hide, True)
    ann.play()
    sleeper.wait_for_timeout(400)
    expect(sleeper.locator("#prompt")).to_have_attribute("data-turn", "0")
    sleeper.evaluate(hide, False)
    expect(sleeper.locator("#prompt")).to_have_attribute("data-turn", "1")


def test_what_is_asked_ahead_of_its_board_does_not_flash_as_buttons(ann: Person) -> None:
    choice = ann.page.locator("#prompt .choice[data-object=elsewhere]")
    ann.page.evaluate(AHEAD)
    expect(choice).to_have_count(1)
    assert not choice.is_visible()
    ann.page.evaluate(BOARD)
    assert choice.is_visible(), "what the board does not draw is a button"


def test_once_a_match_is_over_nothing_is_asked_any_more(person: Persons, ann: Person) -> None:
    bob, sure = person().join(ann), ann.page.locator("#sure")
    ann.page.evaluate("document.getElementById('sure').showModal()")
    expect(sure).to_be_visible()
    bob.page.goto(bob.page.url.split("?")[0] + "/resign")
    bob.page.locator("main form button.primary, main form button").first.click()
    expect(ann.page.locator("#result .standing")).to_contain_text("You have won.")
    expect(sure).to_be_hidden()


def test_what_the_other_side_plays_is_seen_to_move_and_said(person: Persons, ann: Person) -> None:
    bob = person().join(ann)
    expect(ann.page.locator("#notes .note-invitation")).to_have_count(0)
    bob.page.evaluate(COUNT_MOTION)
    ann.play_on(bob)
    bob.page.wait_for_function("() => shown.includes('play')")  # who is asked can answer while it is shown
    bob.wait_for_turn()
    moved = bob.page.evaluate("flown")
    assert any(piece["id"].startswith("played-E") for piece in moved), moved
    assert any(piece["id"].startswith("piece-") and piece["from"] for piece in moved), moved
    assert all(180 <= piece["time"] <= 260 for piece in moved), moved
    assert bob.said.startswith(bob.question.split(".")[0]), bob.said
    assert "Editor" in bob.said


def test_nothing_moves_for_those_who_want_it_still(person: Persons, ann: Person) -> None:
    bob = person(reduced_motion="reduce").join(ann)
    bob.page.evaluate(COUNT_MOTION)
    ann.play_on(bob)
    bob.wait_for_turn()
    assert bob.page.evaluate("flown") == []
    assert "Editor" in bob.said


def test_a_turn_is_shown_again_from_the_log_and_can_be_hurried(ann: Person, person: Persons) -> None:
    bob = person().join(ann)
    ann.play_on(bob)
    page = ann.page
    page.wait_for_timeout(300)
    before = page.evaluate("document.getElementById('research-track').innerText")
    line = page.locator("#log li", has=page.locator("a.replay")).last
    line.hover()
    line.locator("a.replay").click()
    expect(page.locator("#hurry")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator("#hurry")).to_be_hidden()
    assert "/replay" not in page.url
    assert page.evaluate("document.getElementById('research-track').innerText") == before


def test_the_replay_is_a_film_stepped_through_and_played_without_loading_pages(ann: Person, person: Persons) -> None:
    """By keys, the slider, a number, chapters, and by itself; time is the test's own."""
    bob = person().join(ann)
    for _ in range(2):
        ann.play_on(bob)
        bob.play_on(ann)
    page = ann.page
    page.clock.install()
    page.goto(page.url.replace("/s/1", "/replay?at=0&eyes=editor"))
    page.wait_for_selector(f"{ALIVE} #replay")
    page.evaluate("window.same = true")
    at = page.locator("#replay")
    last = int(at.get_attribute("data-last") or 0)
    assert last > 2
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?n=1&eyes=editor$"))
    expect(at).to_have_attribute("data-at", "1")
    assert "Editor" in ann.question
    page.keyboard.press("Home")
    expect(at).to_have_attribute("data-at", "0")
    page.go_back()
    expect(page).to_have_url(re.compile(r"\?n=1&eyes=editor$"))
    expect(at).to_have_attribute("data-at", "1")
    slider = page.locator("#slider")
    expect(slider).to_have_value("1")
    slider.focus()
    page.keyboard.press("End")
    expect(at).to_have_attribute("data-at", str(last))
    said = at.get_attribute("data-label") or ""
    expect(slider).to_have_attribute("aria-valuetext", said)
    page.keyboard.press("Home")
    expect(at).to_have_attribute("data-at", "0")
    expect(slider).to_be_focused()
    play = page.locator("#play")
    play.click()
    page.clock.run_for(1)
    expect(at).to_have_attribute("data-at", "1")
    expect(play).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(1900)
    expect(at).to_have_attribute("data-at", "1")
    page.clock.run_for(200)
    expect(at).to_have_attribute("data-at", "2")
    page.select_option("#speed", "4")
    page.locator("body").press("p")
    expect(play).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(60_000)
    expect(at).to_have_attribute("data-at", "2")
    page.locator("#number").fill(str(last - 1))
    page.keyboard.press("Enter")
    expect(at).to_have_attribute("data-at", str(last - 1))
    play.click()
    page.clock.run_for(1)
    expect(at).to_have_attribute("data-at", str(last))
    expect(play).to_have_attribute("aria-pressed", "false")
    page.locator("[popovertarget=chapters]").click()
    page.locator("#chapters a").first.click()
    expect(at).to_have_attribute("data-at", "0")
    expect(page.locator("#chapters")).to_be_hidden()
    assert page.evaluate("window.same")


def test_a_shared_device_goes_on_in_place_until_the_next_curtain(person: Persons) -> None:
    one = person()
    one.open("editor", "hotseat")
    one.page.locator("#curtain button").click()
    one.sit()
    one.page.evaluate("window.same = true")
    one.play()
    assert one.page.evaluate("window.same")
    while not one.page.locator("#curtain").count():
        one.play()


def test_japanese_pages_speak_japanese(person: Persons) -> None:
    ann = person(locale="ja").start("editor")
    ann.page.locator("#space-e10").click(force=True)
    expect(ann.page.locator("#bubble:popover-open")).to_contain_text("。")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    expect(ann.page.locator("#keys")).to_contain_text("手札")
    ann.page.keyboard.press("Escape")
    ann.play()
    assert ann.said.startswith(ann.question.split("。")[0])


def test_when_the_script_cannot_start_the_page_is_as_without_it(person: Persons) -> None:
    ann = person()
    ann.page.route("**/scripts/hustings.js", lambda route: route.abort())
    ann.open("editor", "heuristic")
    ann.page.wait_for_load_state()
    expect(ann.page.locator("html")).not_to_have_class(re.compile("js"))
    choices = ann.page.locator("#prompt .choice")
    expect(choices.first).to_be_visible()
    choices.first.click()
    ann.page.wait_for_load_state()
    expect(ann.page.locator("#log")).to_contain_text("plays")


def test_an_answer_is_drawn_before_the_server_has_confirmed_it(ann: Person) -> None:
    """Nothing else can be chosen then; when it was not done, everything can be chosen as before."""
    lit = "document.querySelectorAll(':is(#stage, #hand) .lit').length"
    ann.play()
    before = ann.page.evaluate(lit)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    ann.page.route("**/act", hold)
    ann.lit("#stage").first.click()
    assert before and ann.page.evaluate(lit) == 0
    expect(ann.page.locator("#stage .chosen")).to_have_count(1)
    ann.page.evaluate(
        "document.getElementById('stage').addEventListener('hustings:moved', () => (window.moved = true))"
    )
    ann.page.evaluate(NOTHING_NEW)
    assert not ann.page.evaluate("window.moved"), "marks are placed once, when the pieces have come to rest"
    assert ann.page.evaluate(lit) == 0, "other news leaves the answer taken"
    expect(ann.page.locator("#stage .chosen")).to_have_count(1)
    waiting.pop().abort()
    expect(ann.page.locator("#refused button")).to_have_count(1)
    assert ann.page.evaluate(lit) == before
    expect(ann.page.locator("#stage .chosen")).to_have_count(0)
    ann.page.unroute("**/act")
    turn = ann.turn
    ann.page.evaluate(STEPS)
    expect(ann.page.locator("#hurry")).to_be_visible()
    ann.lit("#stage").first.click()
    expect(ann.page.locator(f'#prompt[data-turn="{turn}"]')).to_have_count(0)
