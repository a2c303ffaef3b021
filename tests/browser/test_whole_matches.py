"""Matches to their ends: by keys alone, with a finger on a phone, and by forms without script; one begun by mouse and keys.

Those to their ends begin near them: every way of answering is the house's, and what a game adds to it is there from the
first question on. By forms, whole matches of every game are in tests/server/test_web_table.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from persons import PHONE, Person
from ways import STILL, Way, by_finger, by_forms, by_keys, by_mouse, is_over, play

from endings import ending

Persons = Callable[..., Person]
ROWS: list[tuple[str, str, Way, dict[str, Any]]] = [
    ("watergate", "editor", by_finger, {**STILL, **PHONE}),
    ("watergate", "nixon", by_forms, {**PHONE, "java_script_enabled": False, "locale": "ja"}),
    ("1960", "kennedy", by_keys, STILL),
    ("hilarious-struggle", "republicans", by_keys, STILL),
    ("hilarious-struggle", "republicans", by_finger, {**STILL, **PHONE}),
    ("politically-correct-people", "red", by_keys, STILL),
    ("politically-correct-people", "ochre", by_finger, {**STILL, **PHONE}),
]


@pytest.mark.parametrize(
    ("game", "side", "way", "settings"), ROWS, ids=[f"{game}, {way.__name__}" for game, _, way, _ in ROWS]
)
def test_a_match_to_its_end(person: Persons, game: str, side: str, way: Way, settings: dict[str, Any]) -> None:
    person = person(**settings)
    person.bring(ending(game, side, questions=6))
    assert play(person, way, seed=3) > 3
    is_over(person)


def test_a_match_is_begun_by_mouse_and_keys_and_without_colours(person: Persons) -> None:
    person = person(**STILL)
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    person.fill_in("editor", "heuristic")
    person.sit()

    def by_shapes_and_names(person: Person, rng: random.Random) -> None:
        told = person.page.evaluate(COLOURED)
        assert [thing for thing in told if not thing["shapes"] or not thing["named"]] == []
        rng.choice([by_mouse, by_keys])(person, rng)

    assert play(person, by_shapes_and_names, seed=4, most=8) == 8


COLOURED = """
() => [...document.querySelectorAll('#stage .space, #stage [id^="piece-evidence-"], #hand .card.own')].map((thing) => {
  const shapes = [...thing.querySelectorAll('use')].map((use) => use.getAttribute('href')).filter((id) => /blue|yellow|green|seal/.test(id));
  return { id: thing.id, shapes: shapes.length, named: /blue|yellow|green|face down|joker/.test(thing.getAttribute('aria-label') ?? '') };
})
"""
"""Everything with a colour on the table: how many shapes show it, and whether its name says it."""
