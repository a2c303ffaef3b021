"""A campaign of 1960 in a browser: a whole one by keys, and its last turns with a finger on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from persons import PHONE, Person
from ways import by_finger, by_keys, is_over, play

import hustings
from hustings.server.matches import files
from hustings.server.matches.people import COMPUTER, HOTSEAT, PERSON
from hustings.server.matches.transcript import Player

Persons = Callable[..., Person]
STILL = {"reduced_motion": "reduce"}


def late(edition: str, seed: int, to: str) -> bytes:
    """A match that two who answer anything have played to a question of Kennedy's; then Ann has his seat."""
    match = hustings.game("1960").match(bytes(31) + bytes([seed]), {"edition": edition})
    rng = random.Random(seed)
    while not match.actions(0) or type(match.position.stack[-1]).__name__ != to:
        seat = match.position.to_act[0]
        match.act(seat, rng.choice(match.actions(seat)))
    players = [Player("Ann", PERSON, ""), Player("", COMPUTER, "heuristic")]
    return files.full(match, players, HOTSEAT, 0.0, bytes(32))


def test_a_whole_campaign_by_keys(quick_person: Persons) -> None:
    person = quick_person(**STILL)
    person.open("kennedy", "heuristic", "1960", edition="second")
    person.page.wait_for_selector("#prompt")
    assert play(person, by_keys, seed=4) > 40
    is_over(person)


def test_from_the_debates_to_the_end_with_a_finger(quick_person: Persons) -> None:
    person = quick_person(**STILL, **PHONE, locale="ja")
    person.bring("late.hustings", late("first", seed=5, to="Speak"))
    assert play(person, by_finger, seed=5) > 10
    is_over(person)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_arrow_keys_reach_everything_on_the_map(quick_person: Persons, settings: dict[str, Any]) -> None:
    person = quick_person(**STILL, **settings)
    person.open("kennedy", "friend", "1960")
    person.sit()
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


def test_the_count_is_told_at_the_readers_pace(quick_person: Persons) -> None:
    """Election night comes beat by beat; the result waits, can be asked for at once, and be counted again."""
    person = quick_person()
    person.bring("last.hustings", late("second", seed=3, to="ResolveStrategy"))
    page = person.page
    play(person, by_keys, seed=1)
    page.wait_for_selector("#count article:not([hidden])")
    assert not page.locator("#result .result").is_visible()
    assert not page.locator("#log", has_text="The final tally").get_by_text("The final tally").is_visible()
    ahead = page.locator("#count .flaps [data-ahead]")
    before = ahead.count()
    page.keyboard.press("Enter")
    assert 0 < ahead.count() < before
    page.keyboard.press("s")
    assert page.locator("#result .result").is_visible()
    page.locator("[data-do=beats]").click()
    assert not page.locator("#result .result").is_visible()
    for _ in range(int(page.get_attribute("#count", "data-beats") or "")):
        page.locator("#count [data-do=beat]").click()
    assert page.locator("#result .result").is_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_of_the_debate_are_turned_over_together(quick_person: Persons, motion: str) -> None:
    """Unless nothing shall move."""
    person = quick_person(reduced_motion=motion)
    person.bring("debate.hustings", late("second", seed=3, to="Speak"))
    turn = person.turn
    person.lit("#hand").first.click(position={"x": 12, "y": 12})
    person.wait_for_another(turn)
    person.page.wait_for_selector("[id^=reveal-]", state="attached")
    assert person.page.locator(".ns-reveal .card").count() == 2
    assert person.page.locator(".ns-reveal").is_visible() == (motion != "reduce")
    if motion != "reduce":
        person.page.keyboard.press("Enter")
        assert not person.page.locator(".ns-reveal").is_visible()
