"""The first turns of a match, through which a newcomer is led as the Republicans; its texts are ``lesson-…``."""

from __future__ import annotations

from typing import Final

from ...kernel.lesson import Lesson

LESSON: Final = Lesson(
    seat="republicans",
    draws=(
        ("D-HI", "D-TN", "D-PA", "D-MO", "D-CO", "D-VA", "D-NY"),
        ("R-S4", "R-MO", "R-HI", "R-LA", "R-TN", "R-AK", "R-UT"),
    ),
    actions=(
        ("republicans", "walk R-S4"),
        ("republicans", "go MO"),
        ("republicans", "done"),
        ("democrats", "walk D-HI"),
        ("democrats", "go TN"),
        ("democrats", "done"),
        ("republicans", "vote R-MO"),
        ("republicans", "support MO"),
        ("republicans", "lay R-HI"),
        ("democrats", "vote D-TN"),
        ("democrats", "support TN"),
        ("democrats", "lay D-PA"),
        ("republicans", "walk R-LA"),
        ("republicans", "go TN"),
        ("republicans", "done"),
        ("democrats", "effect D-MO"),
        ("democrats", "done"),
        ("republicans", "vote R-TN"),
        ("republicans", "support TN"),
        ("republicans", "lay R-AK"),
        ("democrats", "effect D-CO"),
        ("democrats", "done"),
        ("republicans", "effect R-UT"),
    ),
)
