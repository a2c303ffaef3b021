"""What stays in sight: the log at its end, what the other side did, moments told beat by beat, and what calls a player."""

from __future__ import annotations

from collections.abc import Callable

from persons import Person

Persons = Callable[..., Person]

AT_END = """(() => { const log = document.getElementById("log-lines");
return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2 })()"""


def test_the_log_stands_at_its_end_until_somebody_scrolls_up(person: Persons) -> None:
    ann = person(viewport={"width": 1100, "height": 640}).start("editor")
    bob = person(viewport={"width": 390, "height": 844}).join(ann)
    page = ann.page
    assert page.locator("#minute-first[open]").count() == 1
    page.wait_for_function(AT_END)
    ann.play_on(bob)
    page.wait_for_function(AT_END)
    page.evaluate(
        """(() => { const log = document.getElementById("log-lines");
        log.lastElementChild.insertAdjacentHTML("beforeend", "<li>a line<br>and<br>more</li>".repeat(9));
        log.dispatchEvent(new Event("scroll")); })()"""
    )
    bob.play_on(ann)
    page.wait_for_function(AT_END)
    page.locator("#log-lines").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(100)
    ann.play_on(bob)
    page.wait_for_timeout(300)
    assert not page.evaluate(AT_END)
    page.goto(page.url)
    ann.sit()
    page.wait_for_function(AT_END)

    phone = bob.page
    phone.locator(".side-opener").click()
    phone.wait_for_function(AT_END)
    chip = phone.locator("#log .replay").last
    box, line = chip.bounding_box(), chip.locator("xpath=..").bounding_box()
    assert box and line and box["y"] >= line["y"] - 1 and box["y"] + box["height"] < line["y"] + line["height"] + 6
    chip.click()
    phone.wait_for_selector("#hurry:visible")
    assert not phone.locator("#side-open").is_checked()
