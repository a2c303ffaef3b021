"""Who has days for a move is reminded shortly before they are over: once, before quiet hours, and not on holiday."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest
from rooms_tools import move, rooms_at, to_move
from sqlalchemy import delete, select
from test_calling_people import OWNERS, PERSONS, Post, World
from test_clock import ByHand
from test_time_control import goes_by

from hustings.club.calling.quiet import QuietHours
from hustings.club.calling.reminding import AGAIN, REMIND, remind_again, seconds_until
from hustings.club.calling.wishes import set_quiet
from hustings.club.terms import Terms, open_table
from hustings.database.people import NOTICES, TASKS
from hustings.matches.computers import bank

HOUR = 3600.0


@pytest.fixture(autouse=True)
def no_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left is stored when something happens alone, so that days go by in a moment."""
    monkeypatch.setattr(bank, "BEAT_OF_DAYS", 1000 * HOUR)


class Table(World):
    """Ann and Ben at a table with this pace, whose time goes by when the test says so."""

    def __init__(self, rooms: object, timer: ByHand, pace: str) -> None:
        super().__init__(rooms, Post())  # type: ignore[arg-type]
        self.timer, self.pace = timer, pace

    async def begin(self) -> None:
        self.ann, self.ben = await self.person("ann"), await self.person("ben", "ja")
        created = await open_table(self.club, "watergate", {}, PERSONS, Terms(pace=self.pace), holders=OWNERS)
        self.room = await self.rooms.room(created.match_id)
        for seat in (0, 1):
            await self.room.arrive(seat)
        await self.look(9000, 9000)
        self.mover = to_move(self.room.match)
        self.who = OWNERS[self.mover]

    async def go(self, hours: float) -> None:
        await self.wait(0)
        await goes_by(self.timer, self.room, hours * HOUR)
        await self.wait(hours * HOUR)
        await self.wait(70)

    async def due(self) -> float | None:
        """The hours until somebody is looked for to be reminded."""
        async with self.club.database.reading() as connection:
            now = await self.calls.now(connection)
            at = await connection.scalar(select(TASKS.c.due).where(TASKS.c.kind == REMIND))
        return None if at is None else (at - now) / HOUR


def at_table(url: str, pace: str, scenario: Callable[[Table], Awaitable[None]]) -> None:
    async def run() -> None:
        timer = ByHand()
        async with rooms_at(url, timer=timer) as rooms:
            table = Table(rooms, timer, pace)
            await table.begin()
            await scenario(table)

    asyncio.run(run())


def test_who_is_short_of_time_is_reminded_once_a_turn(sqlite: str) -> None:
    async def scenario(table: Table) -> None:
        await table.go(35.9)
        assert len(table.told()) == 1, "that it is their turn"
        await table.go(0.2)
        [_, (who, title)] = table.told()
        words = {"ann": ("nearly up", "about 12 hours are left"), "ben": ("残り時間がわずか", "残りは約12時間です")}
        assert who == table.who and words[who][0] in title and words[who][1] in table.post.sent[1][1].lines[0]
        await table.go(11)
        assert len(table.told()) == 2, "one notice and one reminder until it is answered"
        while to_move(table.room.match) == table.mover:
            await move(table.room)
        await table.go(1)
        await table.go(35.1)
        assert [who for who, _ in table.told()[2:]] == [OWNERS[1 - table.mover]] * 2, "then the other one's turn"

    at_table(sqlite, "2d", scenario)


def test_who_is_reminded_is_not_told_besides_that_it_is_their_turn(sqlite: str) -> None:
    async def scenario(table: Table) -> None:
        await table.wait(0)
        await goes_by(table.timer, table.room, 18.1 * HOUR)
        await table.look(0, 0)
        await table.calls.turns.look(table.room.id)
        await table.wait(0.9 * HOUR)
        assert table.told() == [], "who has just looked knows the clock"
        await table.wait(0.2 * HOUR)
        [(_, letter)] = table.post.sent
        assert len(letter.lines) == 1 and ("nearly up" in letter.title or "残り時間" in letter.title)
        await table.wait(2 * HOUR)
        assert len(table.told()) == 1

    at_table(sqlite, "1d", scenario)


@pytest.mark.parametrize("pace", ["1d", "600+30"])
def test_clocks_that_stand_still_remind_nobody_and_live_ones_never_do(sqlite: str, pace: str) -> None:
    async def holiday(table: Table) -> None:
        await table.wait(0)
        assert await table.due() == pytest.approx(18, abs=0.1)
        await table.room.give_holidays(table.mover, 5 * 24 * HOUR)
        await table.wait(0)
        assert await table.due() == pytest.approx(5 * 24 + 18, abs=0.1)
        await table.go(19)
        assert len(table.told()) == 1
        await table.room.give_holidays(table.mover, 0)
        await table.wait(0)
        assert await table.due() == pytest.approx(18, abs=0.1)

    async def live(table: Table) -> None:
        await table.wait(0)
        assert await table.due() is None

    at_table(sqlite, pace, holiday if pace == "1d" else live)


def test_who_would_be_reminded_at_night_is_reminded_before(sqlite: str) -> None:
    async def scenario(table: Table) -> None:
        clock, night = table.room.deadlines, QuietHours(22 * 60, 8 * 60, "UTC")
        eleven = datetime(2026, 11, 23, 11, 7, tzinfo=UTC).timestamp()
        until = seconds_until(clock, table.mover, night, eleven)  # 18 hours later it is 5:07
        assert until is not None and datetime.fromtimestamp(eleven + until, UTC).strftime("%H:%M") == "21:45"
        assert seconds_until(clock, table.mover, None, eleven) == pytest.approx(18 * HOUR, abs=5)
        assert seconds_until(clock, 1 - table.mover, None, eleven) is None
        hour = int(datetime.now(UTC).timestamp() // 3600 % 24) * 60
        quiet = QuietHours((hour + 17 * 60) % 1440, (hour + 21 * 60) % 1440, "UTC")
        await set_quiet(table.club.database, table.who, quiet, "UTC")
        await table.wait(0)
        assert 15.7 < (await table.due() or 0) < 17, "before the quiet hours, and not in them"

    at_table(sqlite, "1d", scenario)


def test_what_is_lost_is_made_anew_from_the_database(url: str) -> None:
    async def scenario(table: Table) -> None:
        await table.wait(0)
        database = table.club.database
        async with database.writing() as connection:
            await connection.execute(delete(TASKS))
        async with table.club.going_on():
            pass
        async with database.reading() as connection:
            assert await connection.scalar(select(TASKS.c.due).where(TASKS.c.kind == AGAIN)) is not None
        await remind_again(database)
        assert await table.due() == pytest.approx(0, abs=0.1)
        await table.wait(0)
        assert await table.due() == pytest.approx(18, abs=0.1)
        before = await table.due()
        await remind_again(database)
        assert await table.due() == pytest.approx(before, abs=0.01), "nothing is done twice"
        await table.room.resign(table.mover)
        async with database.writing() as connection:
            await connection.execute(delete(TASKS))
            await connection.execute(delete(NOTICES))
        await remind_again(database)
        assert await table.due() is None, "and nothing for what is over"

    at_table(url, "1d", scenario)
