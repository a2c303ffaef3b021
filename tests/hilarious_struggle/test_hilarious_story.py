"""The end of a match is told as it stands at the end."""

from __future__ import annotations

import hustings
from hustings.games.hilarious_struggle.face.story import story
from hustings.games.hilarious_struggle.rules.printed import BIT
from hustings.kernel.message import Entry


def test_the_largest_state_that_is_told_was_not_lost_again() -> None:
    position = hustings.game("hilarious-struggle").match(bytes(32)).position
    small, large, lost = 3, 4, 5
    position.held = [BIT[large], BIT[small]]
    entries = [
        Entry("won-state", (1, 60, large, 100)),
        Entry("won-state", (1, 10, small, 110)),
        Entry("won-state", (1, 90, lost, 200)),
        Entry("won-state", (0, 60, large, 150)),
    ]
    assert [(told.key, told.args) for told in story(position, entries) if told.key == "story-prize"] == [
        ("story-prize", (0, large, 60))
    ]
