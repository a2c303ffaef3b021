"""Holidays: clocks of days a move stand still, so many days a year, whether or not the match was there before."""

from __future__ import annotations

import asyncio

import pytest
from rooms_tools import TWO_PERSONS, rooms_at
from test_clock import ByHand
from test_finding import person, written
from test_people import people

from hustings.club import holidays
from hustings.club.club import Club
from hustings.club.holidays import DAYS_A_YEAR, TooLong, come_back, holidays_of, take
from hustings.club.terms import Terms, open_table
from hustings.matches.timecontrol import DAY


def test_clocks_of_days_stand_still_and_days_are_counted(url: str) -> None:
    async def scenario() -> None:
        timer = ByHand()
        async with rooms_at(url, timer=timer) as rooms:
            club = Club(rooms)
            holidays.join(club)
            await written(club, person("ann", "Ann", '{"seen":false}'))
            holders = ("ann", None)
            before = await open_table(club, "watergate", {}, TWO_PERSONS, Terms(pace="2d"), holders=holders)
            live = await open_table(club, "watergate", {}, TWO_PERSONS, Terms(pace="30+20"), holders=holders)
            assert (await take(club, "ann", 7)).left == DAYS_A_YEAR - 7
            await club.working.once()
            assert rests(await rooms.room(before.match_id)) == {0: 7}
            assert rests(await rooms.room(live.match_id)) == {}
            later = await open_table(club, "watergate", {}, TWO_PERSONS, Terms(pace="1d"), holders=holders)
            await club.working.once()
            assert rests(await rooms.room(later.match_id)) == {0: 7}
            for days in (0, DAYS_A_YEAR):
                with pytest.raises(TooLong):
                    await take(club, "ann", days)
            assert (await take(club, "ann", 3)).left == DAYS_A_YEAR - 10
            await club.working.once()
            assert rests(await rooms.room(before.match_id)) == {0: 10}
            await come_back(club, "ann")
            await club.working.once()
            assert rests(await rooms.room(before.match_id)) == {}
            assert await holidays_of(club.database, "ann") == holidays.Holidays(0.0, DAYS_A_YEAR - 1)

    asyncio.run(scenario())


def rests(room: object) -> dict[int, int]:
    bank = room.deadlines._bank  # type: ignore[attr-defined]
    return {seat: round(left / DAY) for seat, left in bank.off.items()}


def test_holidays_are_taken_on_ones_own_page(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann") as (_, [ann]):
            page = await ann.get("/me")
            page = await ann.send(page.form("/me/holidays"), days="5")
            assert "5 more days" in page.text and "25 days left" in page.text
            assert (await ann.send(page.form("/me/holidays"), days="26")).status == 422
            page = await ann.send(page.form("/me/holidays/end"))
            assert "on holiday for" not in page.text
            assert "あと" in (await ann.get("/me?lang=ja")).text

    asyncio.run(scenario())
