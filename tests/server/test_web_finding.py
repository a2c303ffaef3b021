"""The lobby, seeking, tables for others and the link to their seats, as a browser without script sees them."""

from __future__ import annotations

import asyncio

import pytest
from people_tools import people
from web import Page, site

from hustings.web.pages import Settings


def seeking(page: Page) -> dict[str, str]:
    return {"game": "watergate", "pace": "2d", "_csrf_token": page.form("/seek").fields["_csrf_token"]}


def test_who_has_the_link_takes_the_seat_that_is_free(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            host, guest, other = place.browser(), place.browser(), place.browser("ja")
            table = await host.start(side="nixon", opponent="friend", name="Ann")
            match = table.path.rpartition("/s/")[0]
            assert f"{match}/invite" in table.links
            asked = await host.get(f"{match}/invite")
            assert "<svg" in asked.html and "style=" not in asked.html, "drawn for cameras, and nothing inline"
            link = await host.invitation(table)
            assert link.startswith("/i/")
            seen = await guest.get(link)
            assert "Ann invites you to Watergate" in seen.text
            assert "Annさん" in (await other.get(link)).text
            assert (await guest.get(f"{match}/join/1")).status == 403, "a spectator's address is no invitation"
            seated = await guest.send(seen.form(link), name="Ben")
            assert seated.path.startswith(f"{match}/s/") and seated.path != table.path
            assert (await guest.get(link)).path == seated.path
            assert (await other.get(link)).status == 409
            assert (await other.get(f"{match}/invite")).status == 403

    asyncio.run(scenario())


def test_a_link_that_was_closed_leads_nowhere_and_the_next_one_does(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            host, guest = place.browser(), place.browser()
            table = await host.start(opponent="friend")
            first = await host.invitation(table)
            page = await host.get(f"{table.path.rpartition('/s/')[0]}/invite")
            closed = await host.send(page.form("/invite"), ("do", "close"))
            assert await host.invitation(table) == "" and "No link leads" in closed.text
            assert (await guest.get(first)).status == 404
            await host.send(closed.form("/invite"), ("do", "new"))
            second = await host.invitation(table)
            assert second not in ("", first) and (await guest.get(second)).status == 200

    asyncio.run(scenario())


def test_what_a_link_shows_to_programs_is_in_the_language_of_its_host_and_hides_what_is_hidden(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            host, program = place.browser("ja"), place.browser()
            link = await host.invitation(await host.start(opponent="friend", name="葵"))
            del program.http.headers["accept-language"]
            page = await program.get(link)
            meta = {
                tag.get("property"): tag.get("content", "") for tag in page.parsed.xpath("//meta[@property]")
            }
            assert "葵さん" in meta["og:title"] and meta["og:locale"] == "ja_JP"
            picture = await program.http.get(meta["og:image"])
            assert picture.status_code == 200 and picture.content.startswith(b"\x89PNG")

    asyncio.run(scenario())


def test_no_link_stands_in_the_log(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            host, guest = place.browser(), place.browser()
            link = await host.invitation(await host.start(opponent="friend"))

            async def fail(match_id: str) -> None:
                raise RuntimeError("broken on purpose")

            place.rooms.room = fail  # type: ignore[method-assign,assignment]
            assert (await guest.get(link)).status == 500
            assert "/i/..." in caplog.text and link not in caplog.text

    asyncio.run(scenario())


def test_who_wants_to_is_named_in_the_lobby(sqlite: str) -> None:
    async def scenario() -> None:
        async with people(sqlite, "Ann") as (_, [ann]):
            page = await ann.get("/me")
            assert "Do not name me" not in page.text
            page = await ann.send(page.form("/me/seen"))
            assert "Do not name me" in page.text
            assert "Do not name me" not in (await ann.send(page.form("/me/seen"))).text

    asyncio.run(scenario())


def test_a_table_in_the_lobby_is_found_and_one_for_friends_is_not(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hustings.web.board.BREATH", 0.05)

    async def scenario() -> None:
        async with site(sqlite) as place:
            host, guest = place.browser(), place.browser()
            private = await host.start(opponent="friend", name="Ann")
            fields = {"listed": "yes", "pace": "2d", "note": "<b>come</b> in", "name": "Ann"}
            listed = await host.start(opponent="friend", side="editor", **fields)
            page = await guest.get("/")
            match = listed.path.rpartition("/s/")[0]
            assert f"{match}/join" in page.links and private.path.rpartition("/s/")[0] not in page.html
            assert "2 days" in page.text and "<b>come</b> in" in page.text
            asked = await guest.get(f"{match}/join")
            seated = await guest.send(asked.form("/join"), name="Ben")
            assert seated.path == f"{match}/s/0"
            async with guest.listen("/lobby/events") as events:
                async for kind, version, data in events:
                    if kind == "news" and f'href="{match}"' in data["parts"]["lobby"]:
                        assert version, "now it can be watched"
                        break

    asyncio.run(scenario())


def test_two_strangers_are_brought_together_and_find_the_table_without_script(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann, ben, cleo = place.browser(), place.browser(), place.browser()
            start = await ann.get("/")
            waits = await ann.send(start.form("/seek"), **seeking(start), name="Ann")
            assert waits.path == "/seek" and "Looking for somebody" in waits.text
            assert any(form.fields.get("opponent") == "heuristic" for form in waits.forms), "meanwhile a computer"
            start = await ben.get("/")
            there = await ben.send(start.form("/seek"), **seeking(start), name="Ben")
            assert "/s/" in there.path and "Ann" in there.text
            assert (await ann.get("/seek")).path.rpartition("/s/")[0] == there.path.rpartition("/s/")[0]
            start = await cleo.get("/seek?game=watergate")
            waits = await cleo.send(start.form("/seek"), **seeking(start), name="Cleo")
            async with cleo.listen("/seek/events") as events:
                assert (await anext(events))[0] == "alive"
                again = await ann.get("/seek")
                await ann.send(again.form("/seek"), **seeking(again))
                async for kind, _, _ in events:
                    if kind == "found":
                        break
            gone = await cleo.get("/seek")
            assert "/s/" in gone.path

    asyncio.run(scenario())


def test_who_stops_looking_is_not_found(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann, ben = place.browser(), place.browser()
            start = await ann.get("/")
            waits = await ann.send(start.form("/seek"), **seeking(start))
            await ann.send(waits.form("/seek/stop"))
            start = await ben.get("/")
            assert (await ben.send(start.form("/seek"), **seeking(start))).path == "/seek"
            bad = await ben.send(start.form("/seek"), **{**seeking(start), "pace": "never"})
            assert bad.status == 422
            assert (await ben.send(start.form("/seek"), **{**seeking(start), "rated": "yes"})).status == 422

    asyncio.run(scenario())


def test_a_row_of_rematches_is_told_at_its_end_and_seats_stay_or_turn(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, Settings(limits=False, heartbeat=1.0)) as place:
            ann, ben = place.browser(), place.browser()
            table = await ann.start(side="nixon", opponent="friend", name="Ann", **{"best-of": "3"})
            link = await ann.invitation(table)
            await ben.send((await ben.get(link)).form(link), name="Ben")
            sides = []
            for turned in ("no", ""):
                page = await ann.get(f"{table.path}/resign")
                over = await ann.send(page.form("/resign"))
                sides.append((table.path[-1], over.text))
                form = next(f for f in over.forms if f.action.endswith("/rematch"))
                table = await ann.send(form, **({"turned": turned} if turned else {}))
            assert sides[0][0] == sides[1][0] != table.path[-1]
            assert "Best of 3: Ann 0 and Ben 1." in sides[0][1]
            assert "Ben has won the series, best of 3: Ann 0 and Ben 2." in sides[1][1]

    asyncio.run(scenario())


def test_a_series_at_one_device_stands_like_one_of_two(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, Settings(limits=False, heartbeat=1.0)) as place:
            ann = place.browser()
            fields = {"name": "Ann", "name-other": "Ben", "best-of": "3"}
            table = await ann.start(side="nixon", opponent="hotseat", **fields)
            told = []
            for _ in range(2):
                room = await place.rooms.room(table.path.split("/")[2])
                seat = next(number for number, state in enumerate(room.seats) if state.name == "Ann")
                await room.resign(seat)
                over = await ann.get(f"/m/{room.id}/s/{seat}")
                told.append((seat, over.text))
                table = await ann.send(next(form for form in over.forms if form.action.endswith("/rematch")))
            assert told[0][0] != told[1][0], "sides are swapped"
            assert "Best of 3: Ann 0 and Ben 1." in told[0][1]
            assert "Ben has won the series, best of 3: Ben 2 and Ann 0." in told[1][1]

    asyncio.run(scenario())


def test_persons_at_one_device_have_names_of_their_own(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            page = await place.browser().start(opponent="hotseat", name="Ann", **{"name-other": "Ben"})
            room = await place.rooms.room(page.path.split("/")[2])
            assert {seat.name for seat in room.seats} == {"Ann", "Ben"}

    asyncio.run(scenario())
