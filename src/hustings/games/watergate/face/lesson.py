"""Two rounds to the end of a match, as a newcomer who plays the Editor is led through them; texts ``lesson-…``."""

from __future__ import annotations

from typing import Final

from hustings.play.lesson import LOOK, Chapter, Lesson

TWO_CARDS: Final = """
    editor: action E32
    nixon: pass
    editor: move evidence-2
    nixon: action N20, decline
"""
"""In round 2, as heuristics play it: ``scripts/meanwhile watergate fall PlayCard --seed 9``."""

LESSON: Final = Lesson(
    seat="editor",
    draws=(("N07", "N12", "N10", "N04"), ("E26", "E33", "E37", "E28", "E41"), "blue", "yellow", "blue!", "green"),
    seed=9,
    chapters=(
        Chapter(
            "value",
            (
                ("editor", "value E28"),
                ("editor", "ask yellow"),
                ("nixon", "show evidence-2, value N04, move momentum"),
                LOOK,
            ),
        ),
        Chapter(
            "action",
            (
                ("editor", "action E26"),
                ("nixon", "pass"),
                ("editor", "move initiative"),
                ("nixon", "action N12"),
                ("editor", "pass"),
            ),
        ),
        Chapter(
            "track",
            (
                ("editor", "value E41"),
                ("editor", "move evidence-1"),
                ("nixon", "value N07, move initiative"),
                ("editor", "action E37"),
                ("nixon", "pass"),
                ("editor", "place e06"),
                ("nixon", "value N10, move momentum"),
                ("editor", "value E33"),
                ("editor", "move initiative"),
            ),
        ),
        Chapter(
            "wall",
            (
                ("editor", "pin evidence-2"),
                ("editor", "place e01"),
                ("editor", "place e13"),
            ),
        ),
        Chapter(
            "reaction",
            (
                ("nixon", "place e07"),
                ("editor", "action E25"),
                ("nixon", "pass"),
                ("editor", "move initiative"),
                ("nixon", "action N09"),
                ("editor", "react E40"),
                ("nixon", "pass"),
            ),
        ),
        Chapter(
            "fall",
            (
                ("editor", "value E30"),
                ("editor", "ask yellow"),
                ("nixon", "show evidence-3, value N08, move evidence-2"),
                ("editor", "pass"),
                ("editor", "value E29"),
                ("editor", "move evidence-2"),
                ("nixon", "value N06, move initiative"),
                ("editor", "pin evidence-2"),
                ("editor", "place e21"),
            ),
            meanwhile=TWO_CARDS,
        ),
    ),
)
