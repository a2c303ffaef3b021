"""Tokens of programs, and names of bots. On both databases."""

from __future__ import annotations

import pytest
from club_tools import change, in_club
from sqlalchemy import select, update

from hustings.club.club import Club
from hustings.club.programs.bots import become_bot, has_played
from hustings.club.programs.problems import HasPlayed, NoScope, TooManyTokens
from hustings.club.programs.tokens import MOST, SIGN, find, make, revoke, still_good, tokens_of
from hustings.club.terms import Terms, open_table
from hustings.database.people import PEOPLE, TOKENS
from hustings.matches.people import PERSON, SeatPlan


def test_a_token_is_known_by_its_hash_alone_and_allows_what_it_was_made_for(url: str) -> None:
    async def scenario(club: Club) -> None:
        text = await make(club.database, "ann", " my \n bot ", ["match:play", "me:read"], 30)
        assert text.startswith(SIGN) and len(text) > 40
        found = await find(club.database, text)
        assert found is not None and found.scopes == ("me:read", "match:play") and found.label == "my bot"
        assert found.expires == pytest.approx(found.created + 30 * 86400, abs=5)
        async with club.database.reading() as connection:
            [row] = await connection.execute(select(TOKENS))
        assert text not in map(str, row) and text[len(SIGN) :] not in repr(row)
        [listed] = await tokens_of(club.database, "ann")
        assert listed.used is not None and text not in repr(listed) and listed.hash not in repr(listed)
        for wrong in ("", "x", text[:-1], text + "x", SIGN, SIGN + "x" * 1000, text.upper(), listed.hash):
            assert await find(club.database, wrong) is None

    in_club(url, scenario, "ann", "ben")


def test_a_token_ends_when_it_expires_or_is_revoked_by_its_person(url: str) -> None:
    async def scenario(club: Club) -> None:
        text = await make(club.database, "ann", "", ["me:read"], 1)
        found = await find(club.database, text)
        assert found is not None and await still_good(club.database, found)
        assert not await revoke(club.database, "ben", found.id), "it is somebody else's"
        assert await still_good(club.database, found)
        await change(club.database, "ann", banned_until=4e9)
        assert not await still_good(club.database, found)
        await change(club.database, "ann", banned_until=None)
        assert await still_good(club.database, found)
        async with club.database.writing() as connection:
            await connection.execute(update(TOKENS).values(expires=club.database.now() - 1))
        assert await find(club.database, text) is None and not await still_good(club.database, found)
        assert await tokens_of(club.database, "ann") == []
        lasting = await make(club.database, "ann", "", ["me:read"], None)
        async with club.database.reading() as connection:
            assert len((await connection.execute(select(TOKENS))).all()) == 1, "what has expired is forgotten"
        [kept] = await tokens_of(club.database, "ann")
        assert await revoke(club.database, "ann", kept.id) and not await revoke(club.database, "ann", kept.id)
        assert await find(club.database, lasting) is None

    in_club(url, scenario, "ann", "ben")


def test_tokens_are_few_and_allow_something_that_there_is(sqlite: str) -> None:
    async def scenario(club: Club) -> None:
        for scopes in ([], ["all"], ["me:read", "admin"]):
            with pytest.raises(NoScope):
                await make(club.database, "ann", "", scopes, None)
        for _ in range(MOST):
            await make(club.database, "ann", "", ["me:read"], None)
        with pytest.raises(TooManyTokens):
            await make(club.database, "ann", "", ["me:read"], None)
        await make(club.database, "ben", "", ["me:read"], None)

    in_club(sqlite, scenario, "ann", "ben")


def test_a_name_that_has_played_is_no_bots_and_a_bots_stays_one(url: str) -> None:
    async def scenario(club: Club) -> None:
        plans = [SeatPlan(PERSON, name="Ann"), SeatPlan(PERSON, name="Ben")]
        await open_table(club, "watergate", {}, plans, Terms(), holders=["ann", None])
        assert await has_played(club.database, "ann") and not await has_played(club.database, "ben")
        with pytest.raises(HasPlayed):
            await become_bot(club.database, "ann")
        await become_bot(club.database, "ben")
        await open_table(club, "watergate", {}, plans, Terms(), holders=[None, "ben"])
        await become_bot(club.database, "ben")
        async with club.database.reading() as connection:
            found = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.bot).order_by(PEOPLE.c.id))
            assert [tuple(row) for row in found] == [("ann", False), ("ben", True)]

    in_club(url, scenario, "ann", "ben")
