"""Posts that cross each other on a busy market."""

from __future__ import annotations

import asyncio

import pytest
from market_room import Crowd


@pytest.mark.parametrize("number", range(3))
def test_any_posts_in_any_order(number: int) -> None:
    """Nothing is lost, doubled, done twice or to another offer than the one on the page; nobody notices what is not
    theirs, be it by a page, a line, a number, a clock or by being woken; and the records lead there again."""

    async def scenario() -> None:
        crowd = Crowd(number, 4 + number)
        for _ in range(100):
            if crowd.room.match.outcome is None:
                await crowd.go()
        crowd.replays()
        assert crowd.room.done["accept"] > 1 and crowd.kinds["extra stale"] > 1 and crowd.kinds["extra repeated"] > 1
        await crowd.room.stop()

    asyncio.run(scenario())
