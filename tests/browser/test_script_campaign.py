"""A turn of 1960 by mouse: menus that a click beside them closes, two answers in one, and nothing drawn nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from campaigns import late
from persons import Person
from playwright.sync_api import APIResponse, Route, expect

Persons = Callable[..., Person]

WATCH_NUMBERS = """() => {
    window.broken = [];
    window.drawn = 0;
    const look = (value, where) => { drawn += 1; if (/NaN|undefined|Infinity/.test(value)) broken.push(`${where}: ${value}`); };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
        for (const frame of keyframes) look(JSON.stringify(frame).replaceAll("null", "NaN"), `motion of ${this.id}`);
        return animate.call(this, keyframes, options);
    };
    const names = ["style", "transform", "d", "x", "y", "cx", "cy", "width", "height"];
    new MutationObserver((changes) => {
        for (const { target, type, attributeName, addedNodes } of changes) {
            const parts = type === "attributes" ? [target] : [...addedNodes].flatMap((node) => [node, ...(node.querySelectorAll?.("*") ?? [])]);
            for (const part of parts) for (const name of attributeName ? [attributeName] : names) look(part.getAttribute?.(name) ?? "", `${name} of ${part.id}`);
        }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: names });
}"""
"""Whatever moves or is drawn from now on is looked at for numbers that are none."""

ANSWER = "(choice) => choice.form.requestSubmit(choice)"


@pytest.fixture
def ann(person: Persons) -> Person:
    """Kennedy, who is to play a card."""
    one = person().bring(late("PlayCard"))
    one.wait_for_turn()
    return one


def answer(ann: Person, wanted: str = "") -> None:
    """Give the first answer that begins so."""
    turn = ann.turn
    ann.page.locator(f"#prompt .choice[value^='{wanted}']" if wanted else "#prompt .choice").first.evaluate(ANSWER)
    ann.wait_for_another(turn)
    ann.wait_for_turn()


def test_a_turn_with_menus_and_ways_and_nothing_drawn_nowhere(ann: Person) -> None:
    page = ann.page
    page.evaluate(WATCH_NUMBERS)
    bubble = page.locator("#bubble")
    card, turn = page.locator("#hand .card.lit").first, ann.turn

    card.click()
    expect(ann.menu.first).to_be_focused()
    assert re.fullmatch(r"[^,]+: \d CP", page.inner_text("#bubble .whose-menu")), "for eyes the name and the points"
    page.locator("#state-KS").click(force=True)
    expect(bubble).to_be_hidden()
    expect(page.locator("#refused")).to_be_hidden()
    expect(page.locator(".chosen:is(#stage *, #hand *)")).to_have_count(0)
    page.locator("#state-KS").click(force=True)
    expect(bubble).to_contain_text("Kansas, 8 electoral votes")
    page.keyboard.press("Escape")
    card.click()
    expect(ann.menu.first).to_be_visible()
    page.locator("#ask").click(position={"x": 3, "y": 3})
    expect(bubble).to_be_hidden()
    card.click()
    other = page.locator("#hand .card.lit").last
    other.click()
    expect(page.locator("#hand .card.chosen")).to_have_id(other.get_attribute("id") or "")
    page.keyboard.press("Escape")
    page.locator("#momentum-kennedy").click()
    expect(bubble).to_contain_text("1 triggers the event")
    page.keyboard.press("Escape")
    assert ann.turn == turn and not ann.posts

    answer(ann, "campaign")
    if not page.locator("#prompt .choice[value^=support]").count():
        answer(ann)
    near = page.locator("#prompt .choice[value^=support]").evaluate_all("all => all.map((one) => one.value.slice(8))")
    far = next(state for state in ("CA", "TX", "IL", "NY") if state not in near)
    page.locator(f"#state-{far} .code").click(force=True)
    expect(ann.menu).to_have_count(1)
    expect(ann.menu).to_contain_text(re.compile("travel.* then", re.IGNORECASE))
    ann.posts.clear()
    turn = ann.turn
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/act", lambda route: route.continue_() if held else held.append((route, route.fetch())))
    ann.menu.click()
    ann.wait_for_another(turn)
    route, response = held[0]
    route.fulfill(response=response)  # the stream had brought what was done before the answer to it came
    page.wait_for_function(f"() => Number(document.getElementById('prompt').dataset.turn) >= {int(turn) + 2}")
    ann.wait_for_turn()
    sent = [re.findall(r"action=([^&]*)", post.post_data or "")[0] for post in ann.posts]
    assert [text.split("+")[0] for text in sent] == ["travel", "support"] and sent[1].endswith(far), sent

    began = page.locator("#top .turns [aria-current]").inner_text()
    while page.locator("#top .turns [aria-current]").inner_text() == began:
        answer(ann)
    assert page.evaluate("window.drawn") > 200
    assert page.evaluate("window.broken") == []
