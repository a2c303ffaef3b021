"""Ladders and tournaments as pages without script, and as JSON; who may do what as a guest, by a link, as its maker."""

from __future__ import annotations

import asyncio

from duel import Quick, duel  # noqa: F401
from sqlalchemy import insert, literal, select, union_all
from test_people import named
from test_rated_matches import NOW
from web import Browser, Page, Site, news, site

from hustings.club.club import Club
from hustings.club.opening import open_club
from hustings.club.programs.tokens import make
from hustings.club.ratings.book import ALWAYS
from hustings.database.people import PEOPLE, RATINGS
from hustings.matches.records.store import Store

GAME = "watergate"


async def person(place: Site, name: str, language: str = "en") -> Browser:
    browser = place.browser(language)
    assert (await named(browser, name)).path == "/me"
    return browser


async def cup(browser: Browser, **fields: str) -> Page:
    page = await browser.get(f"/g/{GAME}/tournament")
    form = page.form("/tournament")
    chosen = {"name": "Spring cup", "form": "round-robin", "rounds": "0", "hours": "24", "most": "8", "starts": ""}
    form.fields |= chosen | fields
    return await browser.send(form)


async def soon(club: Club, browser: Browser, path: str, said: str) -> Page:
    """A page, once what is due is done, by this process or by the server's own work."""
    while True:
        await club.working.once()
        page = await browser.get(path)
        if said in page.text:
            return page
        await asyncio.sleep(0.02)


def test_a_ladder_shows_people_computers_and_a_fitting_one(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, clock=lambda: NOW) as place:
            ann = await person(place, "Ann")
            store = place.rooms.store
            assert isinstance(store, Store)
            rows = [
                select(PEOPLE.c.id, *map(literal, (GAME, "", season, 30.0, 1.0, 9, 5, NOW)))
                for season in (ALWAYS, "2026-3")
            ]
            columns = ["person", "game", "side", "season", "mu", "sigma", "matches", "won", "last"]
            async with store.writing() as connection:
                await connection.execute(insert(RATINGS).from_select(columns, union_all(*rows)))
            page = await ann.get(f"/g/{GAME}/ladder")
            assert page.status == 200
            assert "Ann" in page.text and "1647 ± 58" in page.text and "1818" in page.text
            assert "/people/Ann" in page.links and "1647 ± 58" in (await ann.get("/people/Ann")).text
            assert "2026-3" in page.text and "season=2026-3" in page.html
            me = await ann.get("/me")
            assert "1647 ± 58" in me.text and f"/g/{GAME}/ladder" in me.links and "/tournaments" in me.links
            empty = await ann.get(f"/g/{GAME}/ladder?season=2026-3&side=nixon")
            assert empty.status == 200 and "1647" not in empty.text
            for wrong in ("season=never", "side=elephant"):
                assert (await ann.get(f"/g/{GAME}/ladder?{wrong}")).status == 404
            status, told = await ann.json("GET", f"/api/games/{GAME}/ladder")
            assert (
                status == 200 and told["places"][0]["name"] == "Ann" and told["places"][0]["rating"]["rating"] == 1647
            )
            assert set(told["computers"]) == {"random", "heuristic", "search"}
            assert (await ann.json("GET", f"/api/games/{GAME}/ladder?side=elephant"))[0] == 404

    asyncio.run(scenario())


def test_a_tournament_is_made_joined_played_and_read(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, bots=Quick()) as place:
            ann, ben, guest = await person(place, "Ann"), await person(place, "Ben"), place.browser()
            page = await cup(ann, rated="yes")
            assert page.status == 200 and "/t/" in page.path and "Spring cup" in page.text
            link, own = page.path, page.path.partition("/t/")[0]
            assert "/t/" not in (await ann.get(own)).html, "the link is shown only to who has it"
            assert not (await ben.get(own)).has_form("/join")
            assert "a name that lasts" in (await guest.get(link)).text and not (await guest.get(link)).has_form("/join")
            joined = await ben.send((await ben.get(link)).form("/join"))
            assert joined.path == own and "Ben" in joined.text
            page = await ann.send((await ann.get(link)).form("/computer"), level="random")
            assert page.path == link and "Computer" in page.text
            await ann.send(next(form for form in page.forms if form.fields.get("n") == "3"))
            begun = await ann.send((await ann.get(own)).form("/begin"))
            assert begun.status == 200
            club = open_club(place.rooms)
            page = await soon(club, ben, own, "under way")
            table = next(href for href in page.links if "/s/" in href)
            assert (await ben.get(table)).status == 200, "Ben holds his seat"
            assert (await guest.get(table)).status == 403
            await ben.send((await ben.get(f"{table}/resign")).form("/resign"))
            assert "This match changed no rating: it was too short." in (await ben.get(table)).text
            page = await soon(club, guest, own, "has won")
            assert "Ann has won." in page.text and "Buchholz" not in page.text and "Sonneborn-Berger" in page.text
            status, told = await guest.json("GET", f"/api{own}")
            assert status == 200 and told["state"] == "over"
            assert told["tables"][0]["rows"][0]["points"] == 1.0 and len(told["matches"]) == 1
            assert told["matches"][0]["match"] in table
            about = await guest.get(table.partition("/s/")[0] + "/about")
            assert own in about.links and "changed no rating" in about.text
            japanese = await place.browser("ja").get(own)
            assert "順位表" in japanese.text and "Annの優勝です。" in japanese.text

    asyncio.run(scenario())


def test_an_open_page_hears_that_a_tournament_has_changed_and_never_what(sqlite: str) -> None:
    def version(page: Page) -> str:
        return str(page.html.partition('data-version="')[2].partition('"')[0])

    async def scenario() -> None:
        async with site(sqlite, bots=Quick()) as place:
            ann, guest = await person(place, "Ann"), place.browser("ja")
            page = await cup(ann)
            link, own = page.path, page.path.partition("/t/")[0]
            page = await guest.get(own)
            assert "新しい様子を見る" in page.text, "without script the page is asked for by hand"
            shown = version(page)
            async with guest.listen(f"{own}/events?after={shown}") as events:
                assert [(await anext(events))[0] for _ in range(2)] == ["alive", "alive"], "it shows what there is"
                await ann.send((await ann.get(link)).form("/computer"), level="random")
                assert await news(events) == ("", {})
            assert version(await guest.get(own)) != shown
            async with guest.listen(f"{own}/events?after={shown}") as events:
                assert await news(events) == ("", {}), "and what came about while nobody listened"
            assert (await guest.http.get("/tournaments/none/events")).status_code == 404

    asyncio.run(scenario())


def test_what_guests_and_others_cannot_do(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, bots=Quick()) as place:
            ann, ben, guest = await person(place, "Ann"), await person(place, "Ben"), place.browser()
            page = await cup(ann)
            own = page.path.partition("/t/")[0]
            form = page.form("/call-off")
            for browser, status in ((guest, 403), (ben, 403)):
                token = await browser.token()
                for what in ("begin", "call-off", "link", "computer"):
                    data = {"_csrf_token": token, "level": "random"}
                    answer = await browser.http.post(f"{own}/{what}", data=data)
                    assert answer.status_code == status, what
                answer = await browser.http.post(f"{own}/join", data={"_csrf_token": token, "link": "guessed"})
                assert answer.status_code == 403
            form.fields["_csrf_token"] = "forged"
            assert (await ann.send(form)).status == 403
            assert (await cup(guest)).status == 403
            assert (await cup(ann, name=" ")).status == 422
            assert (await cup(ann, rounds="many")).status == 422
            assert (await cup(ann, pace="soon")).status == 422
            assert (await ann.get("/tournaments/none")).status == 404
            assert (await ann.json("GET", "/api/tournaments/none"))[0] == 404
            mine = await ann.get("/tournaments")
            assert "Spring cup" in mine.text and f"/g/{GAME}/tournament" in mine.html
            assert "Spring cup" not in (await guest.get("/tournaments")).text
            new = await ann.send((await ann.get(own)).form("/link"))
            assert new.path != page.path and not (await ben.get(page.path)).has_form("/join")
            assert (await ben.send((await ben.get(new.path)).form("/join"))).status == 200

    asyncio.run(scenario())


def test_a_program_joins_by_the_link_and_leaves(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, bots=Quick()) as place:
            ann = await person(place, "Ann")
            own, _, link = (await cup(ann)).path.partition("/t/")
            database = place.pages.database
            async with database.writing() as connection:
                row = {"id": "bot", "name": "Robby", "skeleton": "robby", "created": 1.0, "seen": 1.0, "bot": True}
                await connection.execute(insert(PEOPLE).values(**row, language="en", zone="", settings="{}"))
            allowed, other = [
                await make(database, "bot", "", [scope], None) for scope in ("tournament:join", "me:read")
            ]

            async def ask(token: str, what: str, **body: str) -> tuple[int, str]:
                headers = {"authorization": f"Bearer {token}"}
                answer = await ann.http.post(f"/api{own}/{what}", json=body, headers=headers)
                return answer.status_code, answer.text

            assert (await ask(allowed, "join", link="guessed"))[0] == 403
            assert (await ask(other, "join", link=link))[0] == 403
            assert [await ask(allowed, "join", link=link) for _ in range(2)] == [(200, '{"n":2}')] * 2
            assert "Robby" in (await ann.get(own)).text
            assert (await ask(allowed, "leave"))[0] == 204
            assert "Robby" not in (await ann.get(own)).text

    asyncio.run(scenario())
