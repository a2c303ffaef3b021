"""Made `running-matches.sql` and `running-matches.json`, at commit a344466, the last one before tables had steps.

They are never made anew: they are what somebody may have on a disk. For the next such database take this as a pattern:

    git worktree add /tmp/old COMMIT
    PYTHONPATH=/tmp/old/src:/tmp/old/tests/server python tests/server/data/make_running_matches.py
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rooms_tools import rooms_at

from hustings.kernel.message import IllegalAction
from hustings.matches.people import OPEN, PERSON, SeatPlan
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.play.match import Match

HERE = Path(__file__).parent
GAMES = {"watergate": 40, "1960": 40, "hilarious-struggle": 8, "politically-correct-people": 40}
"""How long matches of a game are; by chance, some are soon over."""
NAMES = ("Ann", "文", "Cem", "Dai", "Eve", "Flo")


async def play(room: Room, rng: random.Random, least: int, wanted: Callable[[Match], bool]) -> None:
    """Play until the match is as wanted, but not for ever, trades included."""
    while len(room.match.records) < least or not (wanted(room.match) or len(room.match.records) > 2 * least):
        assert room.match.outcome is None
        seats = range(len(room.seats))
        for seat in seats:
            seen = room.match.seen_by(seat)
            extras = seen.extras(seat)
            if extras and rng.random() < 0.3:
                action = rng.choice(extras)
                with suppress(IllegalAction):
                    await room.extra(seat, room.match.mark(seat, action), room.game.text(action))
        asked = [seat for seat in seats if room.match.seen_by(seat).answers(seat)]
        if not asked:
            seat = next(seat for seat in seats if room.match.waits_for_commit(seat))
            await room.confirm(seat, room.match.turns[seat])
            continue
        seat = rng.choice(asked)
        action = rng.choice(room.match.seen_by(seat).answers(seat))
        await room.act(seat, room.match.turns[seat], room.game.text(action))


async def open_one(rooms: Rooms, game: str, open_seats: int = 0) -> Room:
    """A match of persons, with some open seats."""
    seats = len(rooms.shelf.new(game).seats())
    plans = [SeatPlan(PERSON, name=NAMES[n]) for n in range(seats - open_seats)] + [SeatPlan(OPEN)] * open_seats
    return await rooms.room((await rooms.create(game, {}, plans)).match_id)


async def make(rooms: Rooms) -> dict[str, str]:
    """The matches; gives the digest of each position."""
    made = []
    for game, length in GAMES.items():
        rng = random.Random(game)
        drafting = await open_one(rooms, game)
        await drafting.seating.set(0, confirm=True)
        await drafting.talk.say(0, "よろしくお願いします。")
        await drafting.talk.say(1, "<b>Have fun</b>, 'all'; of you", to_seat=0)
        await play(drafting, rng, length, lambda match: any(match.can_undo(n) for n in range(len(match.seats))))
        asking = await open_one(rooms, game)
        await play(asking, rng, length // 2, lambda match: True)
        asker = next((n for n in range(len(asking.seats)) if asking.match.can_ask_takeback(n)), None)
        if asker is not None:
            await asking.ask_takeback(asker)
        inviting = await open_one(rooms, game, open_seats=1)
        await play(inviting, rng, length // 4, lambda match: True)
        made += [drafting, asking, inviting]
    over = await open_one(rooms, "watergate")
    await play(over, random.Random(1), 5, lambda match: True)
    await over.resign(0)
    made.append(over)
    return {room.id: room.match.position.digest() for room in made}


async def main() -> None:
    """Make both files."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hustings.db"
        async with rooms_at(f"sqlite+aiosqlite:///{file}", clock=lambda: 1_780_000_000.0) as rooms:
            digests = await make(rooms)
        with sqlite3.connect(file) as connection:
            (HERE / "running-matches.sql").write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
    (HERE / "running-matches.json").write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
