"""A database of the first version, with running matches of all games, goes through every later step and plays on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from rooms_tools import rooms_at
from sqlalchemy import Boolean, MetaData, insert, make_url

from hustings.database.upgrades import carry_out, connected, upgrade
from hustings.matches.table.room import DONE, Room

DATA = Path(__file__).parent / "data"
DIGESTS: dict[str, str] = json.loads((DATA / "running-matches.json").read_text("utf-8"))


def fill(url: str) -> None:
    """Put the matches into a database as those of the first version have them."""
    with closing(sqlite3.connect(":memory:")) as old, connected(make_url(url)) as connection:
        old.executescript((DATA / "running-matches.sql").read_text("utf-8"))
        old.row_factory = sqlite3.Row
        carry_out(connection, "0001")
        tables = MetaData()
        tables.reflect(connection)
        for table in tables.sorted_tables:
            if table.name != "alembic_version":
                flags = [column.name for column in table.columns if isinstance(column.type, Boolean)]
                rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
                connection.execute(insert(table), [{**row, **{f: bool(row[f]) for f in flags}} for row in rows])


async def play_on(room: Room, rng: random.Random) -> None:
    """Some more answers, whatever the match waits for."""
    for _ in range(3):
        if (asking := room.match.asking) is not None:
            for seat in range(len(room.seats)):
                if seat != asking and room.match.asking is not None:
                    await room.answer_takeback(seat, True)
        seats = range(len(room.seats))
        confirming = [seat for seat in seats if room.match.waits_for_commit(seat)]
        for seat in confirming:
            await room.confirm(seat, room.match.turns[seat])
        seat = next(seat for seat in seats if room.match.seen_by(seat).answers(seat))
        action = rng.choice(room.match.seen_by(seat).answers(seat))
        assert (await room.act(seat, room.match.turns[seat], room.game.text(action))).kind == DONE


def test_matches_of_the_first_version_go_through_every_step_and_play_on(url: str) -> None:
    fill(url)
    assert upgrade(url) is not None

    async def read() -> dict[str, str]:
        async with rooms_at(url) as rooms:
            return {id: (await rooms.room(id)).match.position.digest() for id in DIGESTS}

    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            rng = random.Random(3)
            now = {}
            for id, digest in DIGESTS.items():
                room = await rooms.room(id)
                assert room.match.position.digest() == digest and not room.bridges, (id, room.game.id)
                if room.match.outcome is None:
                    records = len(room.match.records)
                    await play_on(room, rng)
                    assert len(room.match.records) >= records + 3
                now[id] = room.match.position.digest()
            talked = [room for id in DIGESTS if (room := await rooms.room(id)).talk.heard_by(1)]
            assert {len(room.talk.heard_by(1)) for room in talked} == {2} and len(talked) == 4
        assert await read() == now

    asyncio.run(scenario())
