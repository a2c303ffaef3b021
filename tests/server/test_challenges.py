"""Challenges: made by name, answered once, limited, and told to both. On both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from club_tools import in_club
from rooms_tools import GAME
from sqlalchemy import insert, select, update

from hustings import UnknownGame
from hustings.club.challenges import deeds
from hustings.club.challenges.model import Challenge, Wanted, challenges_of
from hustings.club.challenges.problems import (
    AlreadyChallenged,
    ChallengeGone,
    ChallengeRefused,
    NobodyOfThatName,
    NoReason,
    NoSuchSeat,
    TooManyChallenges,
    UnknownChallenge,
    Yourself,
)
from hustings.club.club import Club
from hustings.club.programs.events import seats_of
from hustings.club.terms import terms_of
from hustings.database.people import CHALLENGES, CHANNELS, NOTICES, TASKS, TIES
from hustings.matches.problems import BadPace
from hustings.play.game import BadOption


async def ask(club: Club, by: str = "ann", to: str = "ben", game: str = GAME, **wanted: Any) -> Challenge:
    return await deeds.challenge(club, by, to, game, Wanted(**wanted))


def test_an_accepted_challenge_is_a_match_whose_seats_both_hold(url: str) -> None:
    async def scenario(club: Club) -> None:
        made = await ask(club, seat="editor", rated=True)
        assert (made.by.name, made.to.name, made.state) == ("Ann", "Ben", "open")
        assert [one.id for one in await challenges_of(club.database, "ben")] == [made.id]
        both = await asyncio.gather(*(deeds.accept(club, made.id, "ben") for _ in range(2)))
        assert both[0] == both[1] == await deeds.accept(club, made.id, "ben"), "accepted once"
        match_id = both[0].match_id
        assert match_id is not None
        room = await club.rooms.room(match_id)
        assert [seat.name for seat in room.seats] == ["Ben", "Ann"]
        assert [(s.match_id, s.n) for s in await seats_of(club, "ann")] == [(match_id, 1)]
        assert [(s.match_id, s.n) for s in await seats_of(club, "ben")] == [(match_id, 0)]
        terms = await terms_of(club.database, match_id)
        assert terms is not None and terms.rated and terms.host == "ann" and not terms.listed
        assert await challenges_of(club.database, "ben") == []
        for late in (deeds.decline(club, made.id, "ben"), deeds.cancel(club, made.id, "ann")):
            with pytest.raises(ChallengeGone):
                await late

    in_club(url, scenario, "ann", "ben")


def test_only_who_is_challenged_answers_and_only_who_challenges_withdraws(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        made = await ask(club)
        for other in ("ann", "eve", "nobody"):
            for wrong in (deeds.accept(club, made.id, other), deeds.decline(club, made.id, other)):
                with pytest.raises(UnknownChallenge):
                    await wrong
        for other in ("ben", "eve"):
            with pytest.raises(UnknownChallenge):
                await deeds.cancel(club, made.id, other)
        with pytest.raises(NoReason):
            await deeds.decline(club, made.id, "ben", "your face")
        for _ in range(2):
            assert (await deeds.decline(club, made.id, "ben", "later")).reason == "later"
        again = await ask(club)
        for _ in range(2):
            assert (await deeds.cancel(club, again.id, "ann")).state == "cancelled"
        with pytest.raises(ChallengeGone):
            await deeds.accept(club, again.id, "ben")
        assert await challenges_of(club.database, "eve", [made.id]) == []

    in_club(sqlite, scenario, "ann", "ben", "eve")


def test_what_there_is_not_cannot_be_wanted(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        cases: list[tuple[type[Exception], dict[str, Any]]] = [
            (Yourself, {"to": "ann"}),
            (NobodyOfThatName, {"to": "nobody"}),
            (UnknownGame, {"game": "chess"}),
            (NoSuchSeat, {"seat": "ghost"}),
            (BadPace, {"pace": "fast"}),
            (BadOption, {"options": {"edition": "ninth"}}),
        ]
        for error, wanted in cases:
            with pytest.raises(error):
                await ask(club, **wanted)
        async with club.database.reading() as connection:
            assert (await connection.execute(select(CHALLENGES))).all() == []
            assert (await connection.execute(select(TASKS))).all() == []

    in_club(sqlite, scenario, "ann", "ben")


def test_who_is_blocked_challenges_nobody(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        async with club.database.writing() as connection:
            await connection.execute(insert(TIES).values(person="ben", other="ann", kind="block", since=0.0))
            await connection.execute(insert(TIES).values(person="ben", other="eve", kind="friend", since=0.0))
        for by, to in (("ann", "ben"), ("ben", "ann")):
            with pytest.raises(ChallengeRefused):
                await ask(club, by, to)
        await ask(club, "eve", "ben")

    in_club(sqlite, scenario, "ann", "ben", "eve")


def test_the_same_challenge_again_is_the_same_and_another_waits(url: str) -> None:
    async def scenario(club: Club) -> None:
        made = await asyncio.gather(*(ask(club) for _ in range(4)))
        assert len({one.id for one in made}) == 1
        with pytest.raises(AlreadyChallenged):
            await ask(club, seat="nixon")
        assert (await ask(club, "ben", "ann")).id != made[0].id

    in_club(url, scenario, "ann", "ben")


def test_nobody_is_flooded(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    people = ["ann", "ben", "eve", "kim", "lee"]

    async def scenario(club: Club) -> None:
        for _ in range(deeds.TO_ONE):
            await deeds.decline(club, (await ask(club)).id, "ben")
        with pytest.raises(TooManyChallenges):
            await ask(club)
        monkeypatch.setattr(deeds, "AT_ONCE", 2)
        await ask(club, "ann", "eve")
        await ask(club, "ann", "kim")
        with pytest.raises(TooManyChallenges):
            await ask(club, "ann", "lee")
        monkeypatch.setattr(deeds, "COMING", 2)
        await ask(club, "ben", "eve")
        with pytest.raises(TooManyChallenges):
            await ask(club, "lee", "eve")
        monkeypatch.setattr(deeds, "AN_HOUR", 1)
        with pytest.raises(TooManyChallenges):
            await ask(club, "ben", "kim")
        async with club.database.writing() as connection:
            await connection.execute(update(CHALLENGES).values(created=club.database.now() - 3700))
        await ask(club, "ben", "kim")

    in_club(sqlite, scenario, *people)


def test_a_challenge_lapses_and_calls_who_looks_elsewhere(url: str) -> None:
    async def scenario(club: Club) -> None:
        async with club.database.writing() as connection:
            row = {"person": "ben", "kind": "mail", "address": "b@b.example", "keys": "", "label": "", "why": ""}
            await connection.execute(insert(CHANNELS).values(**row, id="c", created=0.0, failed=0))
        made = await ask(club)
        async with club.database.writing() as connection:
            [notice] = await connection.execute(select(NOTICES))
            assert (notice.person, notice.kind, notice.answered) == ("ben", "challenge", None)
            await connection.execute(update(TASKS).where(TASKS.c.kind == "challenge").values(due=0.0))
        assert await club.working.once() >= 1
        async with club.database.reading() as connection:
            [row] = await connection.execute(select(CHALLENGES))
            assert row.state == "expired"
            assert all(row.answered for row in await connection.execute(select(NOTICES)))
        with pytest.raises(ChallengeGone):
            await deeds.accept(club, made.id, "ben")

    in_club(url, scenario, "ann", "ben")


def test_of_more_than_two_seats_computers_take_the_others(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        made = await ask(club, game="politically-correct-people", options={"players": "4"})
        match_id = (await deeds.accept(club, made.id, "ben")).match_id
        assert match_id is not None
        room = await club.rooms.room(match_id)
        assert sorted(seat.kind for seat in room.seats) == ["computer", "computer", "person", "person"]

    in_club(sqlite, scenario, "ann", "ben")
