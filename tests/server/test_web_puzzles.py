"""The position of the day and the archive: solved without script, the first try counts, nothing is told before it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace as changed
from datetime import date, timedelta

import pytest
from msgspec.structs import replace
from rooms_tools import rooms_at
from web import Browser, Page, site

import hustings
from hustings.club.people.leaving import delete_person, own_data
from hustings.club.people.signing import Browser as Signing
from hustings.club.people.signing import sign_in, take_name
from hustings.kernel.chance import Chance
from hustings.study.puzzles import shelf
from hustings.study.puzzles.puzzle import Found
from hustings.study.puzzles.shelf import game_of, laid_out, of_day, of_game, sets
from hustings.study.puzzles.tries import how_people_did, note, of_owner, streak, tried
from hustings.web.handlers import puzzles
from hustings.web.handlers.puzzles import FIRST, _day_of
from hustings.web.shown.puzzled import path_of

GAME = "watergate"
DAY = date(2026, 11, 24)


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same day."""
    monkeypatch.setattr(puzzles, "today", lambda: DAY)


@pytest.fixture
def forgetting() -> Iterator[None]:
    """What is kept of the files of puzzles is read again, before and after."""
    forget()
    yield
    forget()


def forget() -> None:
    """Have the files read again."""
    for kept in (shelf.of_game, shelf._by_id, shelf._laid_out):
        kept.cache_clear()


def some(n: int = 0) -> Found:
    """A puzzle of a game."""
    return of_game(GAME).found[n]


async def tries(browser: Browser, page: Page, action: str) -> Page:
    """Press the button of an answer."""
    return await browser.send(page.form("/act"), ("action", action))


# -- the set -----------------------------------------------------------------------------------------------------------


def test_every_game_brings_puzzles_that_come_out_as_they_were_found() -> None:
    there = sets()
    assert [one.game for one in there] == list(hustings.installed()) and not any(one.left_out for one in there)
    ids = [found.id for one in there for found in one.found]
    assert len(ids) == len(set(ids))
    for one in there:
        for found in one.found[:: max(1, len(one.found) // 3)]:
            position, answers = laid_out(found).seen_by(found.puzzle.seat), found.puzzle.answers
            legal = {game_of(one.game).text(action) for action in position.answers(found.puzzle.seat)}
            assert {answer.action for answer in answers} == legal


def test_a_day_has_one_position_and_none_comes_again_before_all_have() -> None:
    count = sum(len(one.found) for one in sets())
    days = [of_day(DAY + timedelta(days=n)) for n in range(4)]
    assert {found.plan.game for found in days if found} == set(hustings.installed())
    few = min(len(one.found) for one in sets())
    seen = [found.id for n in range(4 * few) if (found := of_day(DAY + timedelta(days=n)))]
    assert len(seen) == len(set(seen)) <= count
    first = of_day(DAY)
    assert first is not None and of_day(DAY) == first
    second = of_day(DAY, lambda found: found.id != first.id)
    assert second is not None and second.id != first.id and second.plan.game == first.plan.game


def test_puzzles_of_other_rules_are_left_out_with_words_and_nothing_else_is(
    sqlite: str, forgetting: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    plain, troubles = shelf.read, ["rules", "unreadable", "replay"]

    def read(text: str) -> object:
        plan, courses, size = plain(text)
        if plan.game != GAME:
            return plan, courses, size
        if troubles[0] == "unreadable":
            raise ValueError("half a line")
        if troubles[0] == "rules":
            return replace(plan, rules=plan.rules + 1), courses, size
        return plan, [replace(course, actions=course.actions.replace("move", "remove")) for course in courses], size

    monkeypatch.setattr(shelf, "read", read)

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            for trouble, told in (("rules", "other rules"), ("unreadable", "cannot be read"), ("replay", "")):
                assert troubles[0] == trouble
                page = await browser.get("/puzzles")
                assert page.status == 200 and ("The puzzles of Watergate" in page.text) == bool(told)
                assert told in page.text
                if trouble == "replay":
                    found = next(one for one in of_game(GAME).found if one.puzzle.at > 40)
                    assert (await browser.get(path_of(found))).status == 404
                for n in range(4):
                    assert of_day(DAY + timedelta(days=n), shelf.is_playable) is not None
                troubles.pop(0)
                forget()

    with caplog.at_level(logging.WARNING, "hustings.study"):
        asyncio.run(scenario())
    assert caplog.text.count("left out") >= 3


# -- solving -----------------------------------------------------------------------------------------------------------


def test_the_position_of_the_day_is_solved_without_script_and_the_first_try_counts(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            assert "/today" in (await browser.get("/")).links
            page = await browser.get("/today")
            found = of_day(DAY)
            assert found is not None and page.path == path_of(found)
            assert "Position of the day, 24 November 2026" in page.text
            best, other = found.puzzle.answers[0].action, found.puzzle.answers[-1].action
            assert sorted(page.choices) == sorted(answer.action for answer in found.puzzle.answers)
            refused = await browser.get(f"{page.path}/answer")
            assert refused.status == 403 and "not solved" in refused.text
            page = await tries(browser, page, other)
            assert "Not that." in page.text and page.has_form("/act")
            done = await tries(browser, page, best)
            assert done.path == f"{path_of(found)}/answer" and done.status == 200
            assert "You have tried it 2 times. Right at the first try: 0 of 1." in done.text
            rows = done.parsed.xpath("//ol[@class='answers']/li | //table[@class='sums']/tbody/tr")
            assert len(rows) == len(found.puzzle.answers)
            again = await browser.get(page.path)
            assert f"{path_of(found)}/answer" in again.links and not again.has_form("/show")
            second = place.browser("ja")
            right = await tries(second, await second.get("/today"), best)
            assert "一度で正解です" in right.text and "2人中1人" in right.text and "1日続いて" in right.text

    asyncio.run(scenario())


def test_an_answer_is_played_out_at_the_table(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser, found = place.browser(), some()
            page = await browser.get(path_of(found))
            done = await browser.send(page.form("/show"))
            assert done.path.endswith("/answer") and "The answer" in done.text
            assert "You have had the answer shown. Right at the first try: 0 of 1." in done.text
            table = await browser.get(f"{done.path}/0/0")
            for _ in found.puzzle.best.after:
                on = next(link for link in table.links if link.startswith(f"{done.path}/0/"))
                assert table.status == 200 and not table.choices
                nexts = [link for link in table.links if link.startswith(f"{done.path}/0/")]
                table = await browser.get(nexts[-1])
                assert on
            assert table.path == f"{done.path}/0/{len(found.puzzle.best.after)}"
            for strange in ("0/99", "99/0", f"{len(found.puzzle.answers)}/0"):
                assert (await browser.get(f"{done.path}/{strange}")).status == 404

    asyncio.run(scenario())


def test_what_is_not_there_or_not_legal_is_refused_and_counts_nothing(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser, found = place.browser(), some()
            for path in ("/puzzles/nonsense", "/puzzles/0123456789/answer", "/puzzles/nonsense/why?on=x"):
                page = await browser.get(path)
                assert page.status == 404 and "no such puzzle" in page.text
            for day in ("2026-13-45", "tomorrow", "2026-11-25", "2020-01-01", "0001-01-01", "20261124x"):
                page = await browser.get(f"/today/{day}")
                assert page.status == 404 and "No position belongs to such a day" in page.text
            assert (await browser.get(f"/today/{FIRST.isoformat()}")).status == 200
            page = await browser.get(path_of(found))
            for action in ("", "resign", "move moon", "<script>"):
                refused = await tries(browser, page, action)
                assert refused.status == 422 and "no answer to this question" in refused.text
            assert await how_people_did(place.club.database) == {}
            assert (await browser.get("/puzzles?game=chess&theme=%00&grade=9&page=-3")).status == 200
            assert (await browser.get("/puzzles?grade=x")).status == 400

    asyncio.run(scenario())


def test_a_script_is_answered_in_parts_and_led_on(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser, found = place.browser(), some()
            form = (await browser.get(path_of(found))).form("/act")
            best, other = found.puzzle.answers[0].action, found.puzzle.answers[-1].action
            _, wrong = await browser.json("POST", form.action, data={**form.fields, "action": other})
            assert wrong["refused"].startswith("Not that.") and wrong["version"] == 1 and "prompt" in wrong["parts"]
            _, right = await browser.json("POST", form.action, data={**form.fields, "action": best})
            assert right == {"go": f"{path_of(found)}/answer"}

    asyncio.run(scenario())


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_a_page_says_nothing_that_its_seat_cannot_know(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of a determinized twin of the position is the same, byte for byte but for its own tokens."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            for one in sets():
                browser, found = place.browser(), one.found[-1]
                before = await browser.get(path_of(found))
                twin = laid_out(found).clone()
                seen, all = twin.seen_by(found.puzzle.seat).clone(), twin.position.clone()
                for position in (seen, all):
                    position.determinize(found.puzzle.seat, Chance(5))
                monkeypatch.setattr(twin, "seen_by", lambda seat, p=seen: p)
                monkeypatch.setattr(twin, "position", all)
                monkeypatch.setattr("hustings.web.shown.puzzled.laid_out", lambda found, twin=twin: twin)
                monkeypatch.setattr("hustings.study.puzzles.told.laid_out", lambda found, twin=twin: twin)
                after = await browser.get(path_of(found))
                assert before.status == 200
                assert before.html == after.html
                monkeypatch.undo()

    asyncio.run(scenario())


def test_before_a_try_the_page_has_the_same_of_every_answer(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser, found = place.browser(), some()
            before = await browser.get(path_of(found))
            forged = await browser.get(f"{path_of(found)}?tried={found.puzzle.answers[-1].action}")
            assert "Not that" not in forged.text
            turned = changed(found, puzzle=replace(found.puzzle, answers=found.puzzle.answers[::-1]))
            stake = "hustings.web.shown.puzzled.hundredths"
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(stake, lambda score: 50)
                plain = await browser.get(path_of(found))
                patched.setattr(puzzles, "by_id", lambda id: turned)
                assert (await browser.get(path_of(found))).html == plain.html
            assert before.status == 200

    asyncio.run(scenario())


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_a_row_of_days_ends_with_the_first_that_was_not_right_at_first(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            database = rooms.store
            for n, right in enumerate((True, False, True, True)):
                await note(database, "ann", f"p{n}", right, day=(DAY - timedelta(days=4 - n)).isoformat())
            assert await streak(database, "ann", DAY) == 2
            assert await streak(database, "ann", DAY + timedelta(days=1)) == 0
            await note(database, "ann", "today", right=True, day=DAY.isoformat())
            await note(database, "ann", "today", right=False)
            assert await streak(database, "ann", DAY) == 3
            await note(database, "ann", "other", right=False)
            await note(database, "ann", "other", right=True)
            assert (await tried(database, "ann", "other")).right is False
            assert (await tried(database, "ann", "other")).known is True
            await note(database, "bob", "other", right=True)
            assert (await how_people_did(database))["other"] == (1, 2)
            assert await how_people_did(database, "none") == {}

    asyncio.run(scenario())


def test_what_a_guest_has_tried_goes_along_and_goes_with_its_person(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            database = rooms.store
            await note(database, "guest", "one", right=True, day=DAY.isoformat())
            ann = await take_name(database, "Ann", "en", Signing("guest", "browser", ""))
            assert await streak(database, ann.id, DAY) == 1 and await of_owner(database, "guest") == {}
            await note(database, "second", "one", right=False)
            await note(database, "second", "two", right=False)
            await sign_in(database, ann.id, Signing("second", "other", ""))
            mine = await of_owner(database, ann.id)
            assert (mine["one"].right, mine["two"].right) == (True, False) and len(mine) == 2
            assert [row["puzzle"] for row in (await own_data(database, ann.id))["solving"]] == ["one", "two"]
            await delete_person(database, ann.id)
            assert await how_people_did(database) == {}

    asyncio.run(scenario())


def test_only_the_puzzle_of_the_day_counts_for_the_day() -> None:
    its = of_day(DAY)
    assert its is not None and _day_of(its) == DAY.isoformat()
    other = next(found for one in sets() for found in one.found if found.id != its.id)
    assert _day_of(other) == ""
