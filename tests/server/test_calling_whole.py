"""From a turn to the mailbox and the browser: real servers, a real match, and nothing of the table in any letter."""

from __future__ import annotations

import asyncio
import random
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from called import HERE, TITLES, Browser, Postbox
from club_tools import person
from rooms_tools import move, rooms_at, to_move
from sqlalchemy import insert, select, update

import hustings
from hustings.club.calling.means import Owner
from hustings.club.calling.notices import KINDS, Notice, compose
from hustings.club.calling.sending import MAIL, PUSH
from hustings.club.calling.turns import of_match, owes, which
from hustings.club.opening import open_club
from hustings.club.terms import Terms, open_table
from hustings.database.people import ADDRESSES, CHANNELS, NOTICES, TASKS
from hustings.database.tables import SEATS
from hustings.kernel.chance import Chance
from hustings.matches.people import PERSON, SeatPlan

PERSONS = [SeatPlan(PERSON, name="Ann"), SeatPlan(PERSON, name="Ben")]


def test_a_turn_reaches_the_mailbox_and_the_browser(sqlite: str) -> None:
    async def play() -> tuple[str, list[dict[str, Any]], list[str]]:
        with Postbox() as box:
            owner = Owner(smtp=box.url, sender="table@club.example", home="https://club.example", allowed=HERE.allowed)
            async with rooms_at(sqlite) as rooms, Browser().open() as browser:
                club = open_club(rooms, owner)
                for id in ("ann", "ben"):
                    await person(club.database, id, language="ja" if id == "ann" else "en")
                created = await open_table(club, "watergate", {}, PERSONS, Terms(), holders=("ann", "ben"))
                room = await rooms.room(created.match_id)
                mover = ("ann", "ben")[to_move(room.match)]
                async with club.database.writing() as connection:
                    mine = {"address": "me@example.org", "person": mover, "since": 0.0}
                    await connection.execute(insert(ADDRESSES).values(mine))
                    await connection.execute(update(SEATS).values(last_seen=0.0))
                await club.calls.channels.add(mover, MAIL, "me@example.org")
                await club.calls.channels.add(mover, PUSH, browser.given)
                async with club.database.reading() as connection:
                    kept = [row.address for row in await connection.execute(select(CHANNELS))]
                await club.calls.turns.look(room.id)
                async with club.database.writing() as connection:
                    await connection.execute(update(NOTICES).values(created=0.0))
                    await connection.execute(update(TASKS).values(due=0.0))
                await club.working.once()
                await club.calls.means.close()
                [envelope] = box.taken
                mail = message_from_bytes(envelope.content or b"", policy=policy.default)
                assert isinstance(mail, EmailMessage) and envelope.rcpt_tos == ["me@example.org"]
                parts = [part.get_content() for part in mail.iter_parts()]
                assert all(f"https://club.example/m/{room.id}" in said for said in parts)
                assert all("https://club.example/calls/t/" in said for said in parts)
                return mail["Subject"], browser.heard, kept

    subject, [heard], kept = asyncio.run(play())
    assert heard["title"] == subject and ("Watergate against" in subject or "ウォーターゲート" in subject)
    assert not any("127.0.0.1" in address for address in kept), "where a browser is called is kept with what is secret"


@pytest.mark.parametrize("game", ["watergate", "politically-correct-people"])
def test_what_is_told_follows_from_no_card(sqlite: str, game: str) -> None:
    """A notice is the same at every moment of a match, and whom it waits for in every position that looks the same."""

    async def play() -> None:
        async with rooms_at(sqlite) as rooms:
            seats = hustings.game(game).seats()
            plans = [SeatPlan(PERSON, name=f"P{n}") for n in range(len(seats))]
            room = await rooms.room((await rooms.create(game, {}, plans)).match_id)
            told = {(kind, seat): of_match(room, kind, seat) for kind in ("turn", "over") for seat in range(len(seats))}
            rng = random.Random(3)
            for moment in range(25):
                match, owed = room.match, [which(room.match, seat) for seat in range(len(seats))]
                for seat in range(len(seats)):
                    twin = match.seen_by(seat).clone()
                    twin.determinize(seat, Chance(moment))
                    in_twin = seat in twin.to_act or match.waits_for_commit(seat)
                    assert owes(match, seat) == (match.outcome is None and in_twin)
                records = len(match.records)
                if match.outcome is not None:
                    break
                await move(room, rng)
                acted = {record.seat for record in room.match.records[records:]}
                for seat in set(range(len(seats))) - acted:
                    assert which(room.match, seat) == owed[seat], "what others do begins no turn anew"
                assert all(of_match(room, kind, seat) == notice for (kind, seat), notice in told.items())

    asyncio.run(play())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_kind_of_notice_has_words_and_no_more_than_it_may_have(language: str) -> None:
    for kind in KINDS:
        thing = Notice(kind=kind, link="/m/abc", game="1960", names=("Ada", "Ben"), computers=1, tournament="Cup")
        letter = compose([thing], language, TITLES.__getitem__, "https://club.example", "/calls/t/x")
        said = " ".join((letter.title, *letter.lines, letter.button, letter.why, letter.stop_words))
        assert "{" not in said and letter.link == "https://club.example/m/abc"
        assert kind == "test" or "Ada" in said
    several = [Notice(kind="turn", link=f"/m/{n}", game="watergate", names=("Ada",)) for n in range(20)]
    letter = compose(several, language, TITLES.__getitem__, "https://club.example", "/calls/t/x")
    assert len(letter.lines) == 9 and letter.link == "https://club.example/" and "20" in letter.title
