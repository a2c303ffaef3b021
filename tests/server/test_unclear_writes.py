"""A write that is done and of which nobody is told, as when a disk fails after it, or a connection."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, move, rooms_at

from hustings.database.problems import StoreFailed


def test_what_was_stored_all_the_same_is_shown_to_the_next_who_comes(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the one process of a database, which nobody tells of anything; and the same request is done once."""

    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            append = rooms.store.append

            async def and_fail(*args: Any, **kwargs: Any) -> int:
                await append(*args, **kwargs)
                raise StoreFailed()

            monkeypatch.setattr(rooms.store, "append", and_fail)
            with pytest.raises(StoreFailed):
                await move(room)
            monkeypatch.setattr(rooms.store, "append", append)
            assert not room.match.records
            assert len((await rooms.room(room.id)).match.records) == 1
            record = room.match.records[0]
            again = await room.act(record.seat, 0, record.action)
            assert (again.kind, len(room.match.records)) == ("repeated", 1)

    asyncio.run(scenario())
