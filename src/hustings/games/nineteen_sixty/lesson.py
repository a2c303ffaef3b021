"""The first activity phases of a campaign, as a newcomer who plays Kennedy is led through them; texts ``lesson-…``."""

from __future__ import annotations

from typing import Final

from ...kernel.lesson import Lesson

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
    draws=(HANDS, (), "K", "K", "K", "N", "K"),
    actions=(
        ("kennedy", "start seat-kennedy"),
        ("kennedy", "event new-england"),
        ("kennedy", "support NY"),
        ("kennedy", "support NY"),
        ("kennedy", "support CT"),
        ("kennedy", "support CT"),
        ("kennedy", "support ME"),
        ("nixon", "campaign mid-atlantic"),
        ("nixon", "allow"),
        ("nixon", "support CA"),
        ("nixon", "support CA"),
        ("nixon", "done"),
        ("kennedy", "trigger mid-atlantic"),
        ("kennedy", "support PA"),
        ("kennedy", "support PA"),
        ("kennedy", "support NJ"),
        ("kennedy", "support NJ"),
        ("kennedy", "support NY"),
        ("kennedy", "campaign catholic-support"),
        ("kennedy", "travel region-midwest"),
        ("kennedy", "support IL"),
        ("kennedy", "support IL"),
        ("kennedy", "support OH"),
        ("nixon", "pass"),
        ("nixon", "event rising-food-prices"),
        ("kennedy", "advertise suburban-voters"),
        ("kennedy", "media region-east"),
        ("kennedy", "media region-midwest"),
        ("nixon", "pass"),
        ("nixon", "event experience-counts"),
        ("kennedy", "position herblock"),
        ("kennedy", "issue issue-civil_rights"),
        ("kennedy", "issue issue-defense"),
        ("nixon", "pass"),
    ),
)
