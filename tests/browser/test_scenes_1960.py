"""Scenes of 1960 in a browser: arrow keys on the map, a debate, and the end, also with a finger on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from campaigns import late
from persons import PHONE, Person
from ways import ASKED, STILL, TOLD, Way, by_finger, by_keys, is_over, play

Persons = Callable[..., Person]


def test_election_day_with_a_finger(person: Persons) -> None:
    person = person(**STILL, **PHONE, locale="ja")
    person.bring(late("ResolveStrategy", "first", seed=5))
    assert play(person, by_finger, seed=5) >= 3
    is_over(person)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_arrow_keys_reach_everything_on_the_map(person: Persons, settings: dict[str, Any]) -> None:
    person = person(**STILL, **settings)
    person.open("kennedy", "friend", "1960")
    person.sit()
    codes = person.page.locator("#stage .state .code").filter(visible=True)
    if settings:
        assert codes.count() == 8, "on a phone the call-outs alone have their letters"
        person.page.locator("[data-do=zoom-in]").tap()
    assert codes.count() == 50
    person.page.locator("#stage [data-on]").first.focus()
    things, reached = person.page.evaluate(REACHED)
    assert len(things) > 55
    assert sorted(set(things) - set(reached)) == []


REACHED = """
() => {
  const things = [...document.querySelectorAll('#stage [data-on]')].map((thing) => thing.id);
  const reached = new Set([document.activeElement.id]);
  for (const id of reached) for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    const thing = document.getElementById(id);
    thing.focus();
    thing.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    reached.add(document.activeElement.id);
  }
  return [things, [...reached]];
}
"""
"""Everything on the board, and what arrow keys lead to from the first thing."""


def test_the_count_is_told_at_the_readers_pace(person: Persons) -> None:
    """Election night comes beat by beat; the result waits, can be asked for at once, and be counted again."""
    person = person()
    person.bring(late("ResolveStrategy"))
    page = person.page
    rng = random.Random(1)
    while page.wait_for_selector(f"{ASKED}, {TOLD}").get_attribute("id") == "prompt":
        turn = person.turn
        by_keys(person, rng)
        page.wait_for_selector(f'#prompt:not([data-turn="{turn}"]), {TOLD}')
    page.wait_for_selector("#count article:not([hidden])")
    assert not page.locator("#result .result").is_visible()
    assert not page.locator("#log", has_text="The final tally").get_by_text("The final tally").is_visible()
    assert "states with up to" in person.said and "votes" in person.said
    assert "wins" not in page.inner_text("#live")
    assert "wins" not in page.locator("#prompt").aria_snapshot()
    ahead = page.locator("#count .flaps [data-ahead]")
    before = ahead.count()
    page.keyboard.press("Enter")
    assert 0 < ahead.count() < before
    page.keyboard.press("s")
    assert page.locator("#result .result").is_visible()
    assert re.fullmatch(r"The match is over\. (Kennedy|Nixon) wins.* \d+ electoral votes to \d+\.", person.said)
    page.locator("[data-do=beats]").click()
    assert not page.locator("#result .result").is_visible()
    for _ in range(int(page.get_attribute("#count", "data-beats") or "")):
        page.locator("#count [data-do=beat]").click()
    assert page.locator("#result .result").is_visible()
    page.set_viewport_size({"width": 1366, "height": 657})
    assert page.evaluate(HIGHEST) <= 1, "flaps hold what stands on them, also above the sheet of the end"


HIGHEST = """() => Math.max(...[...document.querySelectorAll("#stage .flaps li")].filter((flap) => flap.clientHeight).map((flap) =>
  Math.max(...[...flap.children].map((part) => part.getBoundingClientRect().height)) / flap.clientHeight))"""
"""How much of its flap the highest thing on one takes."""


REVEALED = """() => {
  const { x, y, width, height } = document.querySelector(".ns-reveal [data-do=beat]").getBoundingClientRect();
  const isThere = document.elementFromPoint(x + width / 2, y + height / 2)?.matches("[data-do=beat]");
  return [isThere, [...document.querySelectorAll(".ns-reveal .home")].filter((home) => home.innerText.trim()).length];
}"""
"""Whether the way on is in sight, with nothing over it, and of how many cards the state."""


@pytest.mark.parametrize("settings", [{}, {**STILL, **PHONE}], ids=["desk", "still phone"])
def test_cards_of_the_debate_are_turned_over_together(person: Persons, settings: dict[str, Any]) -> None:
    """Unless nothing shall move."""
    person = person(**settings)
    person.bring(late("Speak"))
    turn = person.turn
    act: Way = by_finger if settings else by_keys
    act(person, random.Random(1))
    person.wait_for_another(turn)
    reveal = person.page.locator(".ns-reveal")
    reveal.wait_for(state="attached")
    assert reveal.locator(".card").count() == 2
    assert reveal.is_visible() == (not settings)
    if not settings:
        names = reveal.locator(".card .name").all_inner_texts()
        assert all(name in person.said for name in names)
        assert reveal.get_by_role("heading", name="The debate: the cards of this round").is_visible()
        assert not person.page.locator("#prompt .ask").is_visible(), "nothing is asked while the map is hidden"
        for width, height in ((844, 390), (390, 844), (1440, 900)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_function(f"() => String(({REVEALED})()) === 'true,2'")
        person.page.keyboard.press("Enter")
        assert not reveal.is_visible()
