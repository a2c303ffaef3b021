"""A whole match by mouse, by keys alone, with a finger on a phone, without script, and without colours."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from persons import PHONE, Person
from ways import STILL, Way, by_finger, by_forms, by_keys, by_mouse, is_over, play, play_whole

Persons = Callable[..., Person]

WAYS: list[tuple[str, str, Way, dict[str, Any]]] = [
    ("keys", "nixon", by_keys, {**STILL}),
    ("phone", "editor", by_finger, {**STILL, **PHONE}),
    ("no script", "editor", by_forms, {"java_script_enabled": False, **PHONE, "locale": "ja"}),
]


@pytest.mark.parametrize(("way", "side", "act", "settings"), WAYS, ids=[way[0] for way in WAYS])
def test_a_whole_match(
    quick_person: Persons,
    way: str,
    side: str,
    act: Way,
    settings: dict[str, Any],
) -> None:
    person = quick_person(**settings)
    assert play_whole(person, act, side, "watergate", seed=len(way)) > 20


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
