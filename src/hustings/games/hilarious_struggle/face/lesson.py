"""A match from its first turns to an election night, for a newcomer on the Republicans' side; texts ``lesson-…``."""

from __future__ import annotations

from typing import Final

from hustings.play.lesson import LOOK, Chapter, Lesson

THREE_ROUNDS: Final = """
    democrats: effect D-VA, vote D-NY, done, walk D-AZ, go AL, done, vote D-AL, done, walk D-MI, go TN
    republicans: effect R-VA, go NY, done, done
    democrats: effect D-GA, pick TN, choose D-TN, done
    republicans: vote R-S3, support NY, lay R-WA
    democrats: support NY, lay D-S1, effect D-NC
    republicans: support NY, lay R-AZ, effect R-NC, pick NY
    democrats: effect D-LA, go WA, vote D-WA, done
    republicans: support NY, lay R-IL, walk R-TX, go PA
    democrats: walk D-S4, go UT, done, travel D-MN
    republicans: effect R-NY, done
    democrats: effect D-UT, done
    republicans: effect R-AL, go OH, vote R-OH, done
    democrats: effect D-IN, go NY, done, done
    republicans: walk R-CO, go MI, done
    democrats: vote D-S3, done
    republicans: support NY, lay R-WI, vote R-MI
    democrats: vote D-S2, done
    republicans: effect R-IA, choose R-S5, done
    democrats: effect D-OH, done
    republicans: walk R-S2, go WI
    democrats: effect D-WI, choose D-AK, done, travel D-IA, done, walk D-IL, go UT, walk D-S5, go CA, done
    democrats: vote D-CA
    republicans: effect R-IN, done
    democrats: effect D-HI, done
    republicans: walk R-GA, go IA, walk R-PA, go UT, done
"""
"""Rounds 1 to 4: ``scripts/meanwhile hilarious-struggle election Rally --seed 119``, without the last line."""

LESSON: Final = Lesson(
    seat="republicans",
    draws=(
        ("D-HI", "D-TN", "D-PA", "D-MO", "D-CO", "D-VA", "D-NY"),
        ("R-S4", "R-MO", "R-HI", "R-LA", "R-TN", "R-AK", "R-UT"),
    ),
    seed=119,
    chapters=(
        Chapter(
            "walk",
            (
                ("republicans", "walk R-S4"),
                ("republicans", "go MO"),
                ("republicans", "done"),
                ("democrats", "walk D-HI, go TN, done"),
            ),
        ),
        Chapter(
            "vote",
            (
                ("republicans", "vote R-MO"),
                ("republicans", "support MO"),
                ("republicans", "lay R-HI"),
                ("democrats", "vote D-TN, support TN, lay D-PA"),
            ),
        ),
        Chapter(
            "support",
            (
                ("republicans", "walk R-LA"),
                ("republicans", "go TN"),
                ("republicans", "done"),
                ("democrats", "effect D-MO, done"),
                ("republicans", "vote R-TN"),
                ("republicans", "support TN"),
                ("republicans", "lay R-AK"),
                ("democrats", "effect D-CO, done"),
                ("republicans", "effect R-UT"),
            ),
        ),
        Chapter(
            "election",
            (
                LOOK,
                ("democrats", "effect D-S4, add D-MN, add D-IL, add D-IN, add D-FL, done"),
                ("republicans", "add R-FL"),
                ("republicans", "add R-CA"),
                ("republicans", "add R-S1"),
                ("republicans", "pick NY"),
                ("republicans", "done"),
            ),
            meanwhile=THREE_ROUNDS,
        ),
    ),
)
