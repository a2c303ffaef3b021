"""What is said and asked at the question itself: what is final, what can be taken back, what is seldom worth asking."""

from __future__ import annotations

import asyncio
import random
from html import unescape

import pytest
from web import site

import hustings
from hustings.matches.people import PERSON
from hustings.play.match import Match
from hustings.web.shown.parts import Player, Reader
from hustings.web.shown.scene import Scene


def until_asked(id: str, prompt: str, seed: int = 1) -> Match:
    """A match in which the first seat is asked this question."""
    rng = random.Random(seed)
    match = hustings.game(id).match(secret=bytes(32))
    while match.position.stack[-1].prompt != prompt or 0 not in match.position.to_act:
        seat = rng.choice(match.position.to_act)
        match.act(seat, rng.choice(match.seen_by(seat).answers(seat)))
    return match


def test_what_ends_much_is_asked_before_also_without_script(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(game="politically-correct-people", side="red")
            room = await place.rooms.room(page.path.split("/")[2])
            room._computers.stop()
            room._traders.stop()
            room.match = until_asked("politically-correct-people", "vote")
            page = await browser.get(page.path)
            assert 'data-sure="You are then out' in page.html and "choice final" in page.html
            asked = await browser.act(page, "pass")
            assert "You are then out of this election" in asked.text and room.match.records[-1].action != "pass"
            await browser.send(asked.form("/act"))
            assert room.match.records[-1].action == "pass"

    asyncio.run(scenario())


def test_against_computers_a_turn_is_simply_taken_back_and_turns_are_confirmed_in_place(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(game="watergate", side="editor", opponent="random")
            room = await place.rooms.room(page.path.split("/")[2])
            while not room.match.can_undo(1):
                page = await browser.act(page, page.choices[0])
            assert 'Confirm my turns at their end<span aria-hidden="true">: off' in page.html
            page = await browser.send(page.form("/set"))
            assert room.seats[1].confirm and 'Confirm my turns at their end<span aria-hidden="true">: on' in page.html
            assert 'role="switch" aria-checked="true"' in page.html
            while not page.has_form("/confirm"):
                page = await browser.act(page, page.choices[0])
            page = await browser.send(page.form("/confirm"))
            assert page.has_form("/takeback") and "Take back" in page.text and "Ask for a takeback" not in page.text

    asyncio.run(scenario())


def test_to_be_spared_what_is_not_worth_it_is_offered_at_the_question(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(game="1960", side="kennedy", opponent="random")
            room = await place.rooms.room(page.path.split("/")[2])
            room._computers.stop()
            room.match = until_asked("1960", "trigger")
            page = await browser.get(page.path)
            assert 'Auto-pass<span aria-hidden="true">: off' in page.html
            assert page.choices and (await browser.get(f"{page.path}/call")).html == '{"turn":true,"calls":0}'
            room._computers.lets_by = lambda seat: 1 if room.seats[seat].auto_pass else None  # type: ignore[method-assign]
            page = await browser.send(page.form("/set", "auto_pass"))
            assert room.seats[0].auto_pass and not page.choices and "not worth it" in page.text
            assert (await browser.get(f"{page.path}/call")).html == '{"turn":false,"calls":0}'
            page = await browser.send(page.form("/set", "auto_pass"))
            assert not room.seats[0].auto_pass and page.choices

    asyncio.run(scenario())


@pytest.mark.parametrize("prompt", ["debate", "set-aside"])
def test_who_has_sealed_an_answer_reads_it_and_nobody_else_does(prompt: str) -> None:
    match = until_asked("1960", prompt)
    labels = []
    while 0 in match.position.to_act:
        answer = match.seen_by(0).answers(0)[0]
        labels.append(match.game.wording.label_now(match.seen_by(0), 0, answer))
        match.act(0, answer)
    players = [Player("Ann", PERSON), Player("Bob", PERSON)]
    own = Scene(match, "m", False, 0, Reader("en"), players)
    said = str(own.question()[1])
    assert "You have answered, sealed: " in said
    assert all(own.words.say("", label) in unescape(said) for label in labels)
    for seat in (1, None):
        assert "sealed" not in str(Scene(match, "m", False, seat, Reader("en"), players).question()[1])
