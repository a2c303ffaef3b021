"""Ways to play a match to its end: by mouse, by keys alone, with a finger, and by forms without script."""

from __future__ import annotations

import random
from collections.abc import Callable

from persons import LIT, Person
from playwright.sync_api import Locator

Way = Callable[[Person, random.Random], None]
ASKED = (
    'body:not(:has(#stage[aria-busy="true"]))'
    ' #prompt:is([data-state="play"], [data-state="over"]):not([aria-busy="true"])'
)
HELD = "#prompt form[action$='/patience']:has([name=wait][value=no]) button"
"""Where computers wait until an offer of theirs is answered, this lets them go on."""
TOLD = "html[data-beat] [data-beats] [data-do=beat]"
"""What goes on after something told over the board: the end of a match waits until all is told."""
STILL = {"reduced_motion": "reduce"}
SURE = "#sure[open] [value=yes]"
"""What ends much is asked once more, in a dialog."""


def play(person: Person, act: Way, seed: int, most: int = 600) -> int:
    """Answer every question until the match is over, or so many; returns how many there were."""
    rng = random.Random(seed)
    for answered in range(most):
        while (met := person.page.wait_for_selector(f"{ASKED}, {HELD}, {TOLD}")).get_attribute("id") != "prompt":
            if met.get_attribute("data-do") == "beat":
                hear_out(person)
                continue
            person.page.evaluate("(held) => document.querySelector(held)?.click()", HELD)
            person.page.wait_for_selector('#prompt:not([aria-busy="true"])')
        if person.page.get_attribute("#prompt", "data-state") == "over":
            return answered
        turn = person.turn
        hear_out(person)
        act(person, rng)
        if person.page.wait_for_selector(f'#prompt:not([data-turn="{turn}"]), {TOLD}, {SURE}').get_attribute("value"):
            person.page.locator(SURE).press("Enter")
        hear_out(person)
        person.page.wait_for_selector(f'#prompt:not([data-turn="{turn}"])')
    return most


def hear_out(person: Person) -> None:
    """Go on after what is told over the board."""
    going_on = person.page.locator("[data-beats] [data-do=beat]").filter(visible=True)
    while going_on.count():
        going_on.first.click()


def is_over(person: Person) -> None:
    """The end is told: who won and how, the secret, and what can be done now; nothing lies over it."""
    result = person.page.locator("#result")
    hear_out(person)
    assert not person.page.locator("#pan-tools").is_visible()
    assert result.get_by_role("heading").first.inner_text()
    assert result.locator("form[action$='/rematch']").count() == 2, "seats change, or stay"
    assert result.locator("a[href*='/replay?at=0']").count() == 1
    assert len(result.locator(".proof code").nth(1).text_content() or "") == 64


def by_mouse(person: Person, rng: random.Random) -> None:
    lit = person.page.locator(LIT).filter(visible=True)
    if not lit.count():
        buttons = person.page.locator("#prompt .choice").filter(visible=True)
        buttons.nth(rng.randrange(buttons.count())).click()
        return
    person.page.keyboard.press("Escape")
    within(lit.nth(rng.randrange(lit.count()))).click()
    choose_in_menu(person, rng)


def within(thing: Locator) -> Locator:
    """Where a thing is sure to be hit: its label, when that lies beside it."""
    label = thing.locator(".reach")
    return label if label.count() else thing


def choose_in_menu(person: Person, rng: random.Random) -> None:
    """Where a thing offers several actions, a menu has opened beside it; else the only one was done."""
    if person.page.locator("#bubble:popover-open").count():
        person.menu.nth(rng.randrange(person.menu.count())).click()


def by_keys(person: Person, rng: random.Random) -> None:
    keyboard = person.page.keyboard
    for key, room in (("h", "#hand"), ("b", "#stage")):
        things = person.lit(room).filter(visible=True).count()
        if things:
            keyboard.press(key)
            for _ in range(rng.randrange(4)):
                keyboard.press(rng.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
                if not person.page.evaluate("document.activeElement.matches('.lit')"):
                    keyboard.press(key)
            assert person.page.evaluate("document.activeElement.matches('.lit[data-on]')")
            keyboard.press("Enter")
            if person.page.locator("#bubble:popover-open [role=menuitem]").count():
                for _ in range(rng.randrange(2)):
                    keyboard.press("ArrowDown")
                keyboard.press("Enter")
            return
    keyboard.press("1")


def by_finger(person: Person, rng: random.Random) -> None:
    lit = person.page.locator(LIT).filter(visible=True)
    if not lit.count():
        buttons = person.page.locator("#prompt .choice").filter(visible=True)
        buttons.nth(rng.randrange(buttons.count())).tap()
        return
    thing = within(lit.nth(rng.randrange(lit.count())))
    head = {"x": 10, "y": 10} if thing.evaluate("(one) => one.closest('#hand') !== null") else None
    thing.tap(position=head)
    if person.page.locator("#bubble:popover-open").count():
        person.menu.nth(rng.randrange(person.menu.count())).tap()


def by_forms(person: Person, rng: random.Random) -> None:
    """What ends much is asked once more, on a page of its own."""
    buttons = person.page.locator("#prompt .choice")
    with person.page.expect_navigation():
        buttons.nth(rng.randrange(buttons.count())).click()
    if not person.page.locator("#stage").count():
        person.page.locator("main form[method=post] button.primary:visible").first.click()
