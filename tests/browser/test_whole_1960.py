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
DEBATES = 6


def late(edition: str, seed: int) -> bytes:
    """A match that two who answer anything have played to the debates, as a file; then Ann has Kennedy's seat."""
    match = hustings.game("1960").match(bytes(31) + bytes([seed]), {"edition": edition})
    rng = random.Random(seed)
    while match.position.turn < DEBATES or not match.actions(0):
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
    person.bring("late.hustings", late("first", seed=5))
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
