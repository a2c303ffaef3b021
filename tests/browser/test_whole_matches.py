"""A whole match by mouse, by keys alone, with a finger on a phone, without script, and without colours."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from persons import LIT, PHONE, Person

Persons = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}


def play(person: Person, act: Callable[[Person, random.Random], None], seed: int) -> int:
    """Answer every question until the match is over; returns how many there were."""
    rng = random.Random(seed)
    for answered in range(600):
        person.page.wait_for_selector('#prompt:is([data-state="play"], [data-state="over"]):not([aria-busy="true"])')
        if person.page.get_attribute("#prompt", "data-state") == "over":
            return answered
        turn = person.turn
        act(person, rng)
        person.page.wait_for_selector(f'#prompt:not([data-turn="{turn}"])')
    raise AssertionError("the match did not end")


def is_over(person: Person) -> None:
    """The end is told: who won and how, the secret, and what can be done now."""
    result = person.page.locator("#result")
    assert result.get_by_role("heading").first.inner_text()
    assert result.locator("form[action$='/rematch']").count() == 1
    assert result.locator("a[href*='/replay?at=0']").count() == 1
    assert len(result.locator(".proof code").nth(1).text_content() or "") == 64


def by_mouse(person: Person, rng: random.Random) -> None:
    lit = person.page.locator(LIT).filter(visible=True)
    if not lit.count():
        buttons = person.page.locator("#prompt .choice").filter(visible=True)
        buttons.nth(rng.randrange(buttons.count())).click()
        return
    lit.nth(rng.randrange(lit.count())).click()
    choose_in_menu(person, rng)


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
    thing = lit.nth(rng.randrange(lit.count()))
    inside = {"x": 10, "y": 10} if thing.get_attribute("class", timeout=1000) and person.lit("#hand").count() else None
    thing.tap(position=inside)
    if person.page.locator("#bubble:popover-open").count():
        person.menu.nth(rng.randrange(person.menu.count())).tap()


def by_forms(person: Person, rng: random.Random) -> None:
    buttons = person.page.locator("#prompt .choice")
    buttons.nth(rng.randrange(buttons.count())).click()


WAYS: list[tuple[str, str, Callable[[Person, random.Random], None], dict[str, Any]]] = [
    ("keys", "nixon", by_keys, {**STILL}),
    ("phone", "editor", by_finger, {**STILL, **PHONE}),
    ("no script", "editor", by_forms, {"java_script_enabled": False, **PHONE, "locale": "ja"}),
]


@pytest.mark.parametrize(("way", "side", "act", "settings"), WAYS, ids=[way[0] for way in WAYS])
def test_a_whole_match(
    quick_person: Persons,
    way: str,
    side: str,
    act: Callable[[Person, random.Random], None],
    settings: dict[str, Any],
) -> None:
    person = quick_person(**settings)
    person.open(side, "heuristic")
    person.page.wait_for_selector("#prompt")
    assert play(person, act, seed=len(way)) > 20
    is_over(person)


def test_a_whole_match_by_mouse_and_without_colours(quick_person: Persons) -> None:
    person = quick_person(**STILL)
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    person.open("editor", "heuristic")
    person.page.wait_for_selector("#prompt")

    def by_shapes_and_names(person: Person, rng: random.Random) -> None:
        told = person.page.evaluate(COLOURED)
        assert [thing for thing in told if not thing["shapes"] or not thing["named"]] == []
        by_mouse(person, rng)

    play(person, by_shapes_and_names, seed=4)
    is_over(person)


COLOURED = """
() => [...document.querySelectorAll('#stage .space, #stage [id^="piece-evidence-"], #hand .card.own')].map((thing) => {
  const shapes = [...thing.querySelectorAll('use')].map((use) => use.getAttribute('href')).filter((id) => /blue|yellow|green|seal/.test(id));
  return { id: thing.id, shapes: shapes.length, named: /blue|yellow|green|face down|joker/.test(thing.getAttribute('aria-label') ?? '') };
})
"""
"""Everything with a colour on the table: how many shapes show it, and whether its name says it."""
