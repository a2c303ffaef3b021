"""The first round of a match, through which a newcomer is led as Vermilion; its texts are ``lesson-…``."""

from __future__ import annotations

from typing import Final

from hustings.play.lesson import Chapter, Lesson

HANDS: Final = (
    *("fixer", "doctors", "slush", "salaryman"),
    *("heir", "salaryman", "pensioners", "farmers"),
    *("elder", "farmers", "salaryman", "slush"),
    *("pensioners", "floating", "construction", "slush"),
)
"""What Vermilion, Ochre, Green and Teal are dealt."""

NOTES: Final = (0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0)
"""The notes in the order in which they are left over, then in the small and in the large concession."""

DECK: Final = (
    *("floating", "pensioners", "farmers", "construction"),
    *("calendar", "calendar", "calendar", "salaryman"),
    *("doctors", "farmers", "salaryman"),
)
"""The pool, what Vermilion turns up, and what the others do."""

LESSON: Final = Lesson(
    seat="red",
    draws=(HANDS, 0, NOTES, DECK, 0, 3),
    chapters=(
        Chapter(
            "turn",
            (
                ("red", "take floating"),
                ("red", "put fixer"),
                ("red", "put floating"),
                ("red", "put doctors"),
                ("red", "put slush"),
                ("red", "done"),
                ("ochre", "take pensioners, put heir, put pensioners, done"),
            ),
        ),
        Chapter(
            "market",
            (
                ("green", "give note-2, want front-doctors, send red"),
                ("red", "accept green-1"),
                ("green", "take doctors, put elder, put doctors, put farmers, done"),
            ),
        ),
        Chapter(
            "offer",
            (
                ("teal", "take construction, put pensioners, put construction, put floating"),
                ("red", "give note-2, give note-1, want front-floating, send teal"),
                ("teal", "accept red-1"),
                ("teal", "done"),
            ),
        ),
        Chapter(
            "vote",
            (
                ("red", "stand fixer"),
                ("ochre", "stand heir"),
                ("green", "stand elder"),
                ("red", "vote floating-red"),
                ("ochre", "vote pensioners-green"),
                ("green", "vote doctors-ochre"),
                ("teal", "vote construction-red"),
                ("red", "vote floating-red"),
                ("green", "pass"),
                ("teal", "vote pensioners-red"),
                ("red", "keep fixer"),
            ),
        ),
    ),
)
