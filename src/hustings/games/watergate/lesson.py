"""The first round of a match, as a newcomer who plays the Editor is led through it; its texts are ``lesson-…``."""

from __future__ import annotations

from typing import Final

from ...kernel.lesson import Lesson

LESSON: Final = Lesson(
    seat="editor",
    draws=(("N07", "N12", "N10", "N04"), ("E26", "E33", "E37", "E28", "E41"), "blue", "yellow", "blue!", "green"),
    actions=(
        ("editor", "value E28"),
        ("editor", "ask yellow"),
        ("nixon", "show evidence-2"),
        ("nixon", "value N04"),
        ("nixon", "move momentum"),
        ("editor", "action E26"),
        ("nixon", "pass"),
        ("editor", "move initiative"),
        ("nixon", "action N12"),
        ("editor", "pass"),
        ("editor", "value E41"),
        ("editor", "move evidence-1"),
        ("nixon", "value N07"),
        ("nixon", "move initiative"),
        ("editor", "action E37"),
        ("nixon", "pass"),
        ("editor", "place e06"),
        ("nixon", "value N10"),
        ("nixon", "move momentum"),
        ("editor", "value E33"),
        ("editor", "move initiative"),
        ("editor", "pin evidence-2"),
        ("editor", "place e01"),
        ("editor", "place e13"),
    ),
)
