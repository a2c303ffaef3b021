"""Studies on a server: asked for by who has played, made in the background, shown to everybody, never lost."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rooms_tools import GAME, TWO_PERSONS, move, rooms_at
from sqlalchemy import select
from web import Browser, Page, Site, site

from hustings.database.base import Database
from hustings.database.tables import STUDIES
from hustings.database.tasks import Task
from hustings.matches.operations.administer import remove
from hustings.matches.rooms import Rooms
from hustings.study import working
from hustings.study.kept import FAILED, STUDY, ask, keep, kept, progress
from hustings.study.study import Study
from hustings.study.working import Studying, further

SHALLOW = 20
"""Iterations enough to see that something is judged."""


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread judges, which begins at once; one test has a process of its own."""
    monkeypatch.setattr(working, "ProcessPoolExecutor", lambda *how: ThreadPoolExecutor(1))
    monkeypatch.setattr("hustings.web.handlers.studies.DEPTHS", (SHALLOW, 40))


async def over(rooms: Rooms) -> tuple[str, tuple[str | None, ...]]:
    """A match of two persons that is over: its id, and the tokens of its seats."""
    made = await rooms.create(GAME, {}, TWO_PERSONS)
    room, rng = await rooms.room(made.match_id), Random(5)
    for _ in range(14):
        await move(room, rng)
    await room.resign(0)
    return made.match_id, made.tokens


async def seated(place: Site, match_id: str, token: str | None, language: str = "en") -> Browser:
    """The browser of somebody who has played."""
    browser = place.browser(language)
    await browser.get(f"/m/{match_id}/t/{token}")
    return browser


async def asked(browser: Browser, match_id: str, depth: int = SHALLOW) -> Page:
    """The page after a study was asked for."""
    page = await browser.get(f"/m/{match_id}/study")
    return await browser.send(page.form("/study"), depth=str(depth))


async def made(place: Site, match_id: str) -> Study:
    """The study, once it is whole."""
    async with asyncio.timeout(60):
        while True:
            found = await kept(place.club.database, match_id)
            if found is not None and found.study is not None and found.study.is_whole:
                return found.study
            await place.club.working.once()


def test_who_has_played_asks_for_a_study_and_everybody_reads_it(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            match_id, tokens = await over(place.rooms)
            mine, other = await seated(place, match_id, tokens[0]), place.browser("ja")
            assert f"/m/{match_id}/study" in (await mine.get(f"/m/{match_id}/s/0")).links
            before = await other.get(f"/m/{match_id}/study")
            assert before.status == 200
            assert not before.has_form("/study")
            await asked(mine, match_id)
            study = await made(place, match_id)
            told, heard = await mine.get(f"/m/{match_id}/study"), await other.get(f"/m/{match_id}/study")
            for page, words in ((told, "Own mistakes"), (heard, "自分のミス")):
                assert words in page.text
                assert len(page.parsed.xpath("//table//tr[td/a]")) == study.decisions
                assert len(page.parsed.xpath("//polyline")) == 2
            moment = next(link for link in told.links if "/replay?eyes=all&at=" in link)
            assert (await other.get(moment)).status == 200

    asyncio.run(scenario())


def test_a_match_that_goes_on_has_no_study_for_anybody(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            running = await place.rooms.create(GAME, {}, TWO_PERSONS)
            mine = await seated(place, running.match_id, running.tokens[0])
            assert (await mine.get(f"/m/{running.match_id}/study")).status == 403
            token = await mine.token()
            form = {"_csrf_token": token, "depth": str(SHALLOW)}
            assert (await mine.http.post(f"/m/{running.match_id}/study", data=form)).status_code == 403
            assert (await mine.get(f"/m/{running.match_id}/study/events")).status == 403
            await ask(place.club.database, running.match_id, SHALLOW)
            await place.club.working.once()
            found = await kept(place.club.database, running.match_id)
            assert found is not None
            assert found.study is None

    asyncio.run(scenario())


@pytest.mark.parametrize(("depth", "status"), [("7", 422), ("many", 422), ("", 422), ("20", 403)])
def test_what_is_not_offered_and_who_has_not_played_are_refused(sqlite: str, depth: str, status: int) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            match_id, tokens = await over(place.rooms)
            browser = place.browser() if status == 403 else await seated(place, match_id, tokens[1])
            form = {"_csrf_token": await browser.token(), "depth": depth}
            assert (await browser.http.post(f"/m/{match_id}/study", data=form)).status_code == status
            assert await progress(place.club.database, match_id) == ""

    asyncio.run(scenario())


def test_a_page_hears_that_more_is_known(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            match_id, tokens = await over(place.rooms)
            mine = await seated(place, match_id, tokens[0])
            page = await asked(mine, match_id)
            shown = page.parsed.xpath("string(//@data-version)")
            assert "http-equiv" in page.html, "without script it is asked for again, too"
            async with mine.listen(f"/m/{match_id}/study/events?after={shown}") as events:
                await made(place, match_id)
                assert "news" in [kind async for kind, _, _ in _until_news(events)]
            assert "http-equiv" not in (await mine.get(f"/m/{match_id}/study")).html

    asyncio.run(scenario())


async def _until_news(events: Any) -> Any:
    async for event in events:
        yield event
        if event[0] == "news":
            return


def test_it_goes_on_where_a_process_has_left_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "FIRST", 0.0)
    monkeypatch.setattr(working, "SLICE", 0.0)

    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            database: Database = rooms.store  # type: ignore[assignment]
            match_id, _ = await over(rooms)
            await ask(database, match_id, SHALLOW)
            task = Task(STUDY, match_id, 0, {}, "")
            for done in (1, 2):
                assert await Studying(rooms.store).go_on(task) == 0.0  # type: ignore[arg-type]
                found = await kept(database, match_id)
                assert found is not None
                assert found.study is not None
                assert len(found.study.judged) == done
            await ask(database, match_id, 40)
            assert await progress(database, match_id) == "40-0"
            await keep(database, match_id, SHALLOW, found.study)
            assert await progress(database, match_id) == "40-0", "what is less deep comes too late"
            await ask(database, match_id, SHALLOW)
            assert await progress(database, match_id) == "40-0"

    asyncio.run(scenario())


def test_a_process_of_its_own_judges_and_one_that_dies_is_replaced(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            match_id, _ = await over(rooms)
            await ask(rooms.store, match_id, SHALLOW)  # type: ignore[arg-type]
            studying = Studying(rooms.store)  # type: ignore[arg-type]
            monkeypatch.undo()
            monkeypatch.setattr(working, "further", die)
            with pytest.raises(BrokenProcessPool):
                await studying.go_on(Task(STUDY, match_id, 0, {}, ""))
            monkeypatch.setattr(working, "further", further)
            monkeypatch.setattr(working, "FIRST", 0.0)
            assert await studying.go_on(Task(STUDY, match_id, 1, {}, "")) == 0.0
            studying.stop()

    asyncio.run(scenario())


def die(*given: object) -> None:
    """What no process survives."""
    import os

    os._exit(3)


def test_what_fails_every_time_is_given_up_in_words(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(working, "further", fail)

    async def scenario() -> None:
        async with site(sqlite) as place:
            match_id, tokens = await over(place.rooms)
            mine = await seated(place, match_id, tokens[0])
            await ask(place.club.database, match_id, SHALLOW)
            studying = Studying(place.club.database)
            with pytest.raises(RuntimeError):
                await studying.go_on(Task(STUDY, match_id, 0, {}, ""))
            assert await studying.go_on(Task(STUDY, match_id, 2, {}, "")) is None
            found = await kept(place.club.database, match_id)
            assert found is not None
            assert found.trouble == FAILED
            page = await mine.get(f"/m/{match_id}/study")
            assert "has failed" in page.text
            assert page.has_form("/study"), "it can be asked for again"

    asyncio.run(scenario())


def test_rules_that_are_gone_are_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            match_id, tokens = await over(place.rooms)
            mine = await seated(place, match_id, tokens[0])
            await ask(place.club.database, match_id, SHALLOW)
            monkeypatch.setattr(working, "replayed", _diverging)
            await place.club.working.once()
            assert "not here any more" in (await mine.get(f"/m/{match_id}/study")).text

    asyncio.run(scenario())


def _diverging(*given: object) -> None:
    raise ValueError("record 3 cannot be carried out")


def test_a_study_goes_with_its_match(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            database: Database = rooms.store  # type: ignore[assignment]
            match_id, _ = await over(rooms)
            await ask(database, match_id, SHALLOW)
            async with database.writing() as connection:
                await connection.run_sync(lambda plain: remove(plain, [match_id]))
            async with database.reading() as connection:
                assert (await connection.execute(select(STUDIES))).all() == []
            assert await Studying(rooms.store).go_on(Task(STUDY, match_id, 0, {}, "")) is None  # type: ignore[arg-type]

    asyncio.run(scenario())


def test_a_study_of_another_format_is_made_anew(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            database: Database = rooms.store  # type: ignore[assignment]
            match_id, _ = await over(rooms)
            await ask(database, match_id, SHALLOW)
            await Studying(rooms.store).go_on(Task(STUDY, match_id, 0, {}, ""))  # type: ignore[arg-type]
            found = await kept(database, match_id)
            assert found is not None
            assert found.study is not None
            await keep(database, match_id, SHALLOW, replace(found.study, format=0))
            found = await kept(database, match_id)
            assert found is not None
            assert found.study is None

    asyncio.run(scenario())
