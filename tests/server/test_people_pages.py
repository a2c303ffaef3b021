"""A person as others see it, what it notes of them, takes away and deletes; and the links of a seat, ended."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter

from people_tools import people
from rooms_tools import TWO_PERSONS, move
from sqlalchemy import select
from web import Browser, Site

import hustings
from hustings.club.people import leaving, person_named
from hustings.database.people import DEVICES, HOLDINGS, PEOPLE, TERMS, TIES
from hustings.database.tables import SEATS, TABLES
from hustings.web.shown.sentences import sentences

WATERGATE = hustings.game("watergate")
NAMES = {card["id"]: card["name"] for card in WATERGATE.face.card_list(sentences(WATERGATE, "en").words, "en")}


async def finished(place: Site, *browsers: Browser, public: bool = True, moves: int = 0) -> str:
    """A match of these, played to its end."""
    made = await place.rooms.create("watergate", {}, TWO_PERSONS)
    if public:
        async with place.pages.database.writing() as connection:
            values = {"match_id": made.match_id, "game": "watergate", "created": 0.0, "pace": "", "note": ""}
            await connection.execute(TERMS.insert().values(**values, listed=True, rated=False))
    for browser, token in zip(browsers, made.tokens, strict=False):
        assert (await browser.get(f"/m/{made.match_id}/t/{token}")).status == 200
    room = await place.rooms.room(made.match_id)
    for _ in range(moves):
        await move(room)
    await room.resign(0)
    return made.match_id


def test_the_cards_that_were_used_are_counted_and_those_of_private_tables_for_nobody_else(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Ann", "Bob") as (place, [ann, bob]):
            matches = [await finished(place, ann, bob, public=public, moves=2) for public in (True, False)]
            there = [Counter[str](), Counter[str]()]
            for counted, match in zip(there, matches, strict=True):
                room = await place.rooms.room(match)
                for record in room.match.records:
                    if record.seat == 1 and record.kind == "act":
                        counted.update(NAMES[word] for word in record.action.split()[1:] if word in NAMES)
            assert all(there), "the Editor has played a card in both"
            page = "/people/Bob/cards/watergate"
            for browser, wanted, said in ((bob, there[0] + there[1], "last 2 matches"), (ann, there[0], "1 match ")):
                seen = await browser.get(page)
                assert seen.status == 200 and said in seen.text
                rows = [["".join(cell.itertext()) for cell in row] for row in seen.parsed.xpath("//table//tbody/tr")]
                assert {name: int(times) for times, name, _, _ in rows} == wanted
                assert all(played == won for _, _, played, won in rows), "Nixon has resigned each time"
                assert page in (await browser.get("/people/Bob")).links
            assert "Annさんのカード" in (await place.browser("ja").get("/people/Ann/cards/watergate")).text
            for wrong in ("/people/Nobody/cards/watergate", "/people/Bob/cards/go"):
                assert (await ann.get(wrong)).status == 404

    asyncio.run(scenario())


def test_a_profile_tells_what_was_played_and_leads_to_no_private_table(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Ann", "Bob") as (place, [ann, bob]):
            public = await finished(place, ann, bob)
            private = await finished(place, ann, bob, public=False)
            guest = place.browser("ja")
            assert {"/people/Ann", "/people/Bob"} <= set((await guest.get(f"/m/{public}/about")).links)
            seen = await guest.get("/people/Bob")
            assert "2局中2勝" in seen.text and "編集者" in seen.text and public in seen.html
            assert private not in seen.html and private in (await bob.get("/people/Bob")).html
            assert "0 of 2 matches won" in (await guest.get("/people/Ann?lang=en")).text
            assert (await guest.get("/people/aNN")).path == "/people/Ann"
            assert (await guest.get("/people/Nobody")).status == 404
            for strange in ("%00", "..%2f", "%ff", "x" * 3000, "<script>"):
                assert (await guest.get(f"/people/{strange}")).status == 404, strange

    asyncio.run(scenario())


def test_friends_and_blocks_are_noted_for_oneself(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann", "Eve") as (place, [ann, eve]):
            page = await ann.get("/people/Eve")
            page = await ann.send(next(f for f in page.forms if f.fields.get("kind") == "friend"))
            assert "No longer a friend" in page.text and "Eve" in (await ann.get("/me")).text
            page = await ann.send(next(f for f in page.forms if f.fields.get("kind") == "block"))
            assert "cannot challenge you" in page.text and "Note as a friend" in page.text, "one ends the other"
            assert "blocked" not in (await eve.get("/people/Ann")).text.lower(), "nobody is told"
            page = await ann.send(next(f for f in page.forms if f.fields.get("kind") == "block"))
            async with place.pages.database.reading() as connection:
                assert not list(await connection.execute(select(TIES)))
            form = next(f for f in page.forms if f.fields.get("kind") == "block")
            assert (await ann.send(form, kind="owner")).status == 422
            form.action = "/people/Ann/note"
            assert (await ann.send(form)).status == 422, "nobody blocks itself"

    asyncio.run(scenario())


def test_guests_are_not_called_as_somebody_is(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Alice") as (place, [alice]):
            guest = place.browser()
            assert (await guest.start(side="editor", opponent="friend", name="AIice")).status == 409
            assert (await guest.start(side="editor", opponent="friend", name="Bob")).status == 200
            table = await alice.start(side="editor", opponent="friend", name="Somebody else")
            room = await place.rooms.room(table.path.split("/")[2])
            assert room.seats[int(table.path[-1])].name == "Alice"

    asyncio.run(scenario())


def test_own_data_is_a_file_in_which_nothing_opens_anything(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Ann", "Bob") as (place, [ann, bob]):
            match = await finished(place, ann, bob)
            await ann.send((await ann.get("/me")).form("/me/codes"))
            answer = await ann.http.get("/me/data")
            data = json.loads(answer.text)
            assert data["people"][0]["name"] == "Ann" and data["holdings"][0]["match_id"] == match
            assert data["devices"][0]["label"] == "" and len(data["codes"]) == 8
            assert not re.search("[0-9a-f]{64}|argon2", answer.text) and "Bob" not in answer.text
            assert "attachment" in answer.headers["content-disposition"]
            assert (await place.browser().get("/me/data")).status == 403

    asyncio.run(scenario())


def test_who_is_deleted_leaves_others_matches_whole(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Ann", "Bob") as (place, [ann, bob]):
            match = await finished(place, ann, bob)
            await bob.send(next(f for f in (await bob.get("/people/Ann")).forms if f.fields.get("kind") == "friend"))
            found = await person_named(place.pages.database, "Ann")
            assert found is not None
            asked = await ann.get("/me/delete")
            assert "nobody can bring them back" in asked.text
            form = asked.form("/me/delete")
            assert (await ann.send(form, sure="")).status == 422
            assert (await ann.send(form)).path == "/" and (await ann.get("/me")).path == "/sign-in"
            async with place.pages.database.reading() as connection:
                for table in (PEOPLE, DEVICES, HOLDINGS, TIES):
                    assert found.id not in str(list(await connection.execute(select(table)))), table.name
                names = list(await connection.scalars(select(SEATS.c.name).where(SEATS.c.match_id == match)))
                assert sorted(names) == ["", "Bob"]
                everything = [str(list(await connection.execute(select(table)))) for table in TABLES.sorted_tables]
            assert not any("'Ann'" in rows for rows in everything)
            assert (await bob.get(f"/m/{match}/replay?at=0")).status == 200
            again = place.browser()
            page = await again.send((await again.get("/sign-in")).form("/sign-in/name"), name="Ann")
            assert page.path == "/me" and match not in (await again.get("/people/Ann")).html

    asyncio.run(scenario())


def test_the_links_of_a_seat_end_when_its_person_wants(url: str) -> None:
    async def scenario() -> None:
        async with people(url, "Ann") as (place, [ann]):
            guest = place.browser()
            for browser in (ann, guest):
                thief = place.browser()
                table = await browser.start(side="editor", opponent="friend")
                match = table.path.split("/")[2]
                found = re.search(rf"/m/{match}/t/([\w-]+)", (await browser.get(f"/m/{match}/about")).html)
                assert found and (await thief.get(found[0])).path == table.path
                settings = await browser.get(f"{table.path}/settings")
                assert f"{table.path}/renew" in settings.links
                asked = await browser.get(f"{table.path}/renew")
                assert (await browser.send(asked.form("/renew"))).status == 200
                assert (await thief.get(table.path)).status == 403 and (await thief.get(found[0])).status == 403
                assert (await browser.get(table.path)).status == 200
                new = re.search(rf"/m/{match}/t/([\w-]+)", (await browser.get(f"/m/{match}/about")).html)
                assert new and new[1] != found[1] and (await thief.get(new[0])).status == 200

    asyncio.run(scenario())


def test_whatever_names_a_person_is_thought_of_when_it_leaves() -> None:
    names = {"person", "owner", "by", "to", "host", "other", "people"}
    known = leaving.OF_PERSON | leaving.KEYS
    forgotten = [
        f"{table.name}.{column.name}"
        for table in TABLES.sorted_tables
        for column in table.c
        if column.name in names and column.name not in known.get(table, ())
    ]
    assert forgotten == ["present.people"], "who is here now is forgotten in a minute"
