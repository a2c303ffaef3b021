"""A campaign from its first card to Election Day, for a newcomer who plays Kennedy; texts ``lesson-…``."""

from __future__ import annotations

from typing import Final

from hustings.play.lesson import LOOK, Chapter, Lesson

from .lesson_meanwhile import FOUR_TURNS, LAST_CARDS, TO_ELECTION_DAY

HANDS: Final = (
    "new-england",
    "nelson-rockefeller",
    "catholic-support",
    "suburban-voters",
    "herblock",
    "harvard-brain-trust",
    "mid-atlantic",
    "heartland-of-america",
    "experience-counts",
    "herb-klein",
    "the-new-nixon",
    "rising-food-prices",
)
"""The top of the deck: Kennedy's six cards, then Nixon's."""

LESSON: Final = Lesson(
    seat="kennedy",
    draws=(HANDS, ("endorsement-major",), "K", "K", "K", "N", "K"),
    seed=33,
    chapters=(
        Chapter(
            "event",
            (
                ("kennedy", "start seat-kennedy"),
                ("kennedy", "event new-england"),
                ("kennedy", "support NY"),
                ("kennedy", "support NY"),
                ("kennedy", "support CT"),
                ("kennedy", "support CT"),
                ("kennedy", "support ME"),
            ),
        ),
        Chapter(
            "trigger",
            (
                ("nixon", "campaign mid-atlantic, allow, support CA, support CA, done"),
                LOOK,
                ("kennedy", "trigger mid-atlantic"),
                ("kennedy", "support PA"),
                ("kennedy", "support PA"),
                ("kennedy", "support NJ"),
                ("kennedy", "support NJ"),
                ("kennedy", "support NY"),
            ),
        ),
        Chapter(
            "campaign",
            (
                ("kennedy", "campaign catholic-support"),
                ("kennedy", "travel region-midwest"),
                ("kennedy", "support IL"),
                ("kennedy", "support IL"),
                ("kennedy", "support OH"),
            ),
        ),
        Chapter(
            "issues",
            (
                ("nixon", "pass, event rising-food-prices"),
                ("kennedy", "advertise suburban-voters"),
                ("kennedy", "media region-east"),
                ("kennedy", "media region-midwest"),
                ("nixon", "pass, event experience-counts"),
                ("kennedy", "position herblock"),
                ("kennedy", "issue issue-civil_rights"),
                ("kennedy", "issue issue-defense"),
            ),
        ),
        Chapter(
            "momentum",
            (
                ("kennedy", "raise issue-defense"),
                ("nixon", "momentum"),
                ("kennedy", "endorse region-south"),
            ),
            meanwhile=LAST_CARDS,
        ),
        Chapter(
            "strategy",
            (
                ("kennedy", "set-aside harvard-brain-trust"),
                ("nixon", "set-aside herb-klein"),
            ),
        ),
        Chapter(
            "debate",
            (
                ("kennedy", "debate harvard-brain-trust"),
                ("nixon", "debate missile-gap"),
                ("kennedy", "debate profiles-in-courage"),
                ("nixon", "debate herb-klein"),
                ("kennedy", "support NY"),
                ("kennedy", "support NY"),
                ("kennedy", "debate whistlestop"),
                ("nixon", "debate stevenson-loyalists"),
                ("kennedy", "side seat-kennedy"),
                LOOK,
            ),
            meanwhile=FOUR_TURNS,
        ),
        Chapter(
            "election",
            (
                LOOK,
                ("kennedy", "resolve ken-air"),
                ("kennedy", "resolve henry-cabot-lodge"),
                ("kennedy", "resolve world-series-ends"),
                ("kennedy", "resolve lyndon-johnson"),
                ("nixon", "resolve early-returns-from-connecticut"),
            ),
            meanwhile=TO_ELECTION_DAY,
        ),
    ),
)
