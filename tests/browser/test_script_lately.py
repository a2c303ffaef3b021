"""What stays in sight: the log at its end, what the other side did, moments told beat by beat, and what calls a player."""

from __future__ import annotations

import re
from collections.abc import Callable

from persons import Person
from playwright.sync_api import expect

Persons = Callable[..., Person]

AT_END = """(() => { const log = document.getElementById("log-lines");
return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2 })()"""


COUNT_TONES = """() => {
    window.tones = 0;
    const Tone = OscillatorNode;
    window.OscillatorNode = class extends Tone { constructor(...all) { super(...all); tones += 1; } };
}"""


def test_the_log_stands_at_its_end_until_somebody_scrolls_up(person: Persons) -> None:
    ann = person(viewport={"width": 1100, "height": 800}).start("editor")
    bob = person(viewport={"width": 390, "height": 844}).join(ann)
    page = ann.page
    assert page.locator("#minute-first[open]").count() == 1
    bell = page.locator("#bell")
    expect(bell).to_have_attribute("aria-pressed", "false")
    page.evaluate(COUNT_TONES)
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(f"() => {AT_END}")
    ann.play_on(bob)
    expect(bob.page).to_have_title(re.compile("^Your turn"))
    assert "Your turn" not in page.title() and bob.page.get_attribute("link[rel=icon]", "href") != page.get_attribute(
        "link[rel=icon]", "href"
    )
    expect(bob.page.locator("#lately[data-news] .shown")).to_have_count(1)
    expect(page.locator("#lately[data-news]")).to_have_count(0)
    played = bob.page.locator("#lately .shown h3").evaluate("(head) => head.textContent")
    newest = bob.page.locator("#lately .newest").evaluate("(line) => line.textContent")
    assert newest.startswith(played), "the play itself is told first, what it changed after it"
    marks = bob.page.locator("#marks > b")
    expect(marks.first).to_be_visible()
    assert sorted(marks.all_inner_texts()) == sorted(
        bob.page.locator("#lately [data-mark]").evaluate_all("all => all.map((line) => line.dataset.by)")
    )
    page.wait_for_function(f"() => {AT_END}")
    page.evaluate(
        """(() => { const log = document.getElementById("log-lines");
        log.lastElementChild.insertAdjacentHTML("beforeend", "<li>a line<br>and<br>more</li>".repeat(9));
        log.dispatchEvent(new Event("scroll")); })()"""
    )
    bob.play_on(ann)
    page.wait_for_function(f"() => {AT_END}")
    page.wait_for_function("() => window.tones > 0")
    ann.wait_for_turn()
    page.wait_for_timeout(1000)
    page.locator("#log-lines").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => !{AT_END}")
    page.evaluate(
        'document.querySelector("#log-lines .log:last-child").insertAdjacentHTML("beforeend", "<li>new</li>")'
    )
    page.set_viewport_size({"width": 1100, "height": 790})
    page.wait_for_timeout(300)
    assert not page.evaluate(AT_END)
    page.goto(page.url)
    ann.sit()
    page.wait_for_function(f"() => {AT_END}")
    expect(bell).to_have_attribute("aria-pressed", "true")

    phone = bob.page
    phone.set_viewport_size({"width": 844, "height": 390})
    phone.locator(".side-opener").click()
    phone.wait_for_function(f"() => {AT_END}")
    chip = phone.locator("#log .replay").last
    box, line = chip.bounding_box(), chip.locator("xpath=..").bounding_box()
    assert box and line and box["y"] >= line["y"] - 1 and box["y"] + box["height"] < line["y"] + line["height"] + 6
    chip.click()
    phone.wait_for_selector("#hurry:visible")
    assert not phone.locator("#side-open").is_checked()


TELL = """async ({ id, put }) => {
    const { [put]: change } = (await import(document.querySelector("script[type=module]").src))["js/news.js"];
    change({ told: `<div id="told"><section id="${id}" data-beats="3" data-pace="400" data-said="One. Two. Three.">
        <ol style="max-height: 40px; overflow-y: auto">${["One.", "Two.", "Three."].map((said, n) => `<li data-since="${n + 1}" data-said="${said}">${said}</li>`).join("")}</ol>
        <button type="button" data-do="beat">Go on</button></section></div>` });
}"""


OVER = """async () => {
    const { receive, shownVersion } = (await import(document.querySelector("script[type=module]").src))["js/news.js"];
    const prompt = document.getElementById("prompt").outerHTML.replace(/data-state="\\w+"/, 'data-state="over"');
    receive({ version: shownVersion() + 1, state: "over", parts: { prompt } });
}"""


def test_what_races_by_has_its_moment_and_stays_until_the_reader_goes_on(person: Persons) -> None:
    ann = person().start("editor")
    page = ann.page
    page.evaluate(TELL, {"id": "told-1", "put": "put"})
    ahead = page.locator("#told li[data-ahead]")
    expect(ahead).to_have_count(2)
    assert ann.said == "One."
    expect(ahead).to_have_count(0)
    assert ann.said == "Three."
    assert page.evaluate(
        "(() => { const list = document.querySelector('#told ol'); return list.scrollTop + list.clientHeight > list.scrollHeight - 2; })()"
    )
    page.wait_for_timeout(600)
    expect(page.locator("#told-1")).to_be_visible()
    expect(page.locator("#told-1 button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#told-1")).to_be_hidden()

    page.evaluate(TELL, {"id": "told-2", "put": "put"})
    expect(page.locator("#told-2")).to_be_visible()
    page.keyboard.press("s")
    expect(ahead).to_have_count(0)
    assert ann.said == "One. Two. Three."
    page.keyboard.press("s")
    expect(page.locator("#told-2")).to_be_hidden()

    page.emulate_media(reduced_motion="reduce")
    page.evaluate(TELL, {"id": "told-0-three", "put": "put"})
    expect(page.locator("#told-0-three")).to_be_visible()
    expect(ahead).to_have_count(0)
    assert not page.locator("#log li[data-moment]:visible").count(), "all that came after it waits, too"
    page.evaluate(OVER)
    page.wait_for_timeout(200)
    expect(page.locator("#prompt"), "the end waits until it is told").not_to_have_attribute("data-state", "over")
    page.locator("#told-0-three button").press("Enter")
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
