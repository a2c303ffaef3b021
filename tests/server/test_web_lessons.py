"""Lessons without script: chapter by chapter to their end and on to a match; only one thing can be chosen."""

from __future__ import annotations

import asyncio

import pytest
from rooms_tools import GAME, rooms_at
from web import site

import hustings
from hustings.play.walk import lesson_walk
from hustings.web.handlers.lessons import Step
from hustings.web.pages import Pages, Settings
from hustings.web.shown.parts import Reader
from hustings.words.sentences import LANGUAGES, Words

PCP = "politically-correct-people"
ROOT = f"/g/{GAME}/lesson"
GAMES = hustings.installed()


@pytest.mark.parametrize("id", GAMES)
def test_every_step_asks_for_one_thing_in_the_words_of_its_button(sqlite: str, id: str) -> None:
    async def scenario() -> None:
        game = hustings.game(id)
        lesson, words = game.face.lesson, Words(game, breaks=True)
        assert lesson is not None
        async with rooms_at(sqlite) as rooms:
            pages = Pages(rooms, Settings())
            for language in LANGUAGES:
                for at, (chapter, place) in enumerate(lesson.steps):
                    step = Step(pages, Reader(language), game, at)
                    seat, action = chapter.actions[place]
                    if seat != lesson.seat:
                        assert [button.text for button in step.offered] == ["go-on"]
                    elif ", " not in action:
                        number = step.scene.match.seats.index(seat)
                        position = step.scene.match.seen_by(number)
                        label = words.say(language, "", game.wording.label_now(position, number, game.action(action)))
                        assert [(button.text, button.label) for button in step.offered] == [(action, label)]

    asyncio.run(scenario())


def test_every_chapter_has_an_address_and_the_end_is_one_click_from_a_match(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            for id, language in zip(GAMES, LANGUAGES * 2, strict=True):
                browser = place.browser(language)
                lesson, words = hustings.game(id).face.lesson, Words(hustings.game(id))
                assert lesson is not None
                contents = await browser.get(f"/g/{id}")
                for chapter in lesson.chapters:
                    page = await browser.get(f"/g/{id}/lesson/{chapter.name}")
                    assert page.path in contents.links and words.text(language, f"lesson-{chapter.name}") in page.text
                    others = [f"/g/{id}/lesson/{other.name}" for other in lesson.chapters]
                    assert [link for link in page.links if link in others] == others
                page = await browser.get(f"/g/{id}/lesson/end")
                table = await browser.send(page.form("/new"))
                assert table.path.startswith("/m/") and f"game-{id}" in table.html
                room = await place.rooms.room(table.path.split("/")[2])
                assert room.match.seats[int(table.path.rpartition("/")[2])] == lesson.seat

    asyncio.run(scenario())


def test_a_newcomer_walks_on_to_the_end_without_script(sqlite: str) -> None:
    async def scenario() -> None:
        lesson = hustings.game(GAME).face.lesson
        assert lesson is not None
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get(f"{ROOT}/reaction/6")
            at = [(chapter.name, number) for chapter, number in lesson.steps].index(("reaction", 5))
            for chapter, number in lesson.steps[at:]:
                seat, action = chapter.actions[number]
                assert page.choices == [action if seat == lesson.seat else "go-on"]
                page = await browser.send(page.form("/act"), ("action", page.choices[0]))
                assert f"{ROOT}/{chapter.name}/{number + 1}" in page.links, "there is a way back"
            assert page.path == f"{ROOT}/end" and not page.choices and "The Editor wins" in page.text

    asyncio.run(scenario())


def test_offers_of_a_lesson_are_accepted_and_made_in_the_market(sqlite: str) -> None:
    async def scenario() -> None:
        accept = ("action", "accept green-1")
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get(f"/g/{PCP}/lesson/market/2")
            market = next(form for form in page.forms if "mark" in form.fields)
            assert market.buttons == [accept] and not page.has_form("/trade")
            assert (await browser.send(market, accept)).path == f"/g/{PCP}/lesson/market/3"

            page = await browser.get(f"/g/{PCP}/lesson/offer/1")
            assert "takes the Construction Industry from the pool" in page.text
            page = await browser.get(f"/g/{PCP}/lesson/offer/2")
            assert not page.choices and "Make an offer" in page.text and "Send the offer" in page.text
            offer = {"to": "teal", "gives": "note-2 note-1", "wants": "front-floating"}
            for other in ({"gives": "note-2"}, {"to": "green"}, {"wants": "front-construction"}):
                refused = await browser.send(page.form("/trade"), **{**offer, **other})
                assert refused.status == 422 and "another offer" in refused.text
            assert (await browser.send(page.form("/trade"), **offer)).path == f"/g/{PCP}/lesson/offer/3"

    asyncio.run(scenario())


def test_what_others_do_lies_on_the_table_when_it_is_told() -> None:
    game = hustings.game("hilarious-struggle")
    assert game.face.lesson is not None
    steps = [(chapter.name, place + 1) for chapter, place in game.face.lesson.steps]
    matches = list(lesson_walk(game))

    def electors(chapter: str, step: int) -> tuple[int | None, ...]:
        return game.face.scores(matches[steps.index((chapter, step))].view(1))["electors"]

    assert electors("vote", 1) == (90, 40), "the newcomer's own vote is still to be cast"
    assert electors("vote", 4) == (110, 60), "the Democrats have voted: 110 in all"
    assert electors("election", 2) == (290, 100)


def test_only_what_the_lesson_is_about_can_be_chosen(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get(ROOT)
            other = await browser.send(page.form("/act"), ("action", "value E33"))
            assert other.status == 422 and "lit" in other.text
            for path in (f"{ROOT}/value/99", f"{ROOT}/value/0", f"{ROOT}/nothing", "/g/nothing/lesson"):
                assert (await browser.get(path)).status == 404

    asyncio.run(scenario())


def test_what_the_lesson_is_not_about_says_why_it_waits(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            legal = (await browser.json("GET", f"{ROOT}/why?on=E33&turn=0"))[1]["text"]
            assert "a match of your own" in legal and "Now it is: “Alfred Baldwin”: value 3" in legal
            illegal = (await browser.json("GET", f"{ROOT}/why?on=evidence-1&turn=0"))[1]["html"]
            assert "match of your own" not in illegal and "Now it is" in illegal, "the rule says why not"
            waits = (await browser.json("GET", f"{ROOT}/why?on=E33&turn=3"))[1]["text"]
            assert "Now it is: Go on" in waits

    asyncio.run(scenario())


def test_a_lesson_shows_the_newcomers_seat_and_no_more(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            page = await place.browser().get(ROOT)
            assert 'id="card-E28"' in page.html
            assert all(f'id="card-{card}"' not in page.html for card in ("N07", "N12", "N10", "N04"))

    asyncio.run(scenario())
