"""1960's table in characters: whole matches on 80 times 24 cells, in both languages, and what it tells."""

from __future__ import annotations

import random
import re
import unicodedata

import pytest
from campaign_tools import GAME, event, race

from hustings.drawing.board import Drawn, draw
from hustings.games.nineteen_sixty.face.terminal import Board
from hustings.games.nineteen_sixty.face.view import look
from hustings.games.nineteen_sixty.rules.board import KENNEDY, NIXON, STATES
from hustings.games.nineteen_sixty.rules.effects import BOBBY
from hustings.games.nineteen_sixty.rules.position import VICE, VICE_PRESIDENTS
from hustings.games.nineteen_sixty.rules.turns import PlayCard
from hustings.terminal.choices import choices
from hustings.terminal.frame import Scene, screen
from hustings.words.sentences import LANGUAGES, Words

WORDS = Words(GAME)


def cells(text: str) -> int:
    """Columns that a text takes, counted without the library that draws it."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def drawing(p: object, seat: int | None, language: str = "en") -> Board:
    return Board(GAME.printed, look(p, seat), WORDS, language)  # type: ignore[arg-type]


def lines(texts: object) -> list[str]:
    return [text.plain for text in texts]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_question_of_a_match_fits_with_all_its_keys(language: str, edition: str) -> None:
    assert isinstance(GAME.face, Drawn)
    options = {"edition": edition, "vice-presidents": "on" if edition == "second" else "off"}
    match, rng = GAME.match(secret=(7).to_bytes(32, "big"), options=options), random.Random(7)
    while match.outcome is None:
        seat = next(seat for seat in (0, 1) if match.actions(seat))
        p = match.seen_by(seat)
        offered = choices(GAME, match.actions(seat), WORDS, language, p)
        prompt = WORDS.say(language, "prompt-", p.stack[-1].ask(p, seat))
        shown, _ = screen(Scene(draw(GAME, match.view(seat), WORDS, language), prompt, offered), 80, 24)
        assert len(shown) == 24
        assert max(cells(line.plain) for line in shown) <= 80
        text = "\n".join(line.plain for line in shown)
        for choice in offered:
            key = re.escape(choice.key)
            assert re.search(rf"\[{key}\]|(?<![0-9a-z]){key}[)!]", text), (choice.text, text)
        match.act(seat, rng.choice(offered).text)
    assert len(screen(Scene(draw(GAME, match.view(None), WORDS, language), "", ()), 80, 24)[0]) == 24


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 132])
def test_states_stand_below_each_other_and_none_is_missing(language: str, width: int) -> None:
    shown = lines(drawing(race(states={"TX": 4, "NY": -12}), None, language).stage(width, 11, {}, ""))
    assert max(map(cells, shown)) <= width
    assert len(shown) == 11
    found = {id: [line for line in shown if re.search(rf"\b{id} ?[ \d]\d", line)] for id in STATES}
    assert all(len(rows) == 1 for rows in found.values()), found
    columns = {
        cells(line[: match.start()]) for line in shown[1:10] for match in re.finditer(r"\b[A-Z]{2} ?[ \d]\d", line)
    }
    assert len(columns) == 8


def test_support_edges_endorsements_and_tokens_need_no_colour() -> None:
    p = race(states={"TX": 4, "NY": -2}, endorsements={"west": 1}, media={"south": -3}, tokens=("MA", "TX"))
    board = "\n".join(lines(drawing(p, None).stage(80, 11, {}, "")))
    for told in ("TX24●4N", "NY45◆2", "CA32○*", "FL10◇", "MA16○K", "South TV◆3", "West TV· ✪●1"):
        assert told in board


def test_what_needs_a_check_is_marked_and_explained() -> None:
    p = race(kennedy=("volunteers", "gaffe"), states={"NY": -4}, bag=(9, 3))
    p.stack.append(PlayCard(KENNEDY))
    p.play_on()
    drawn = drawing(p, KENNEDY)
    assert " a!NY45◆4" in "\n".join(lines(drawn.stage(80, 11, {"NY": "a"}, "")))
    assert "75\u00a0%" in drawn.about("NY") and "75" in drawing(p, KENNEDY, "ja").about("NY")
    assert "New York" in drawn.about("NY") and "45 electoral votes" in drawn.about("NY")


def test_a_hand_tells_what_its_cards_are_worth_now() -> None:
    p = race(kennedy=("volunteers",), effects=BOBBY)
    keys = {"event volunteers": "e", "campaign volunteers": "c", "campaign candidate-kennedy": "k"}
    shown, actions = drawing(p, KENNEDY).hand(80, keys, "event volunteers")
    assert actions == set(keys)
    first, second = lines(shown)
    assert "Volunteers" in first and "[e]event" in first and "[c]camp3" in first
    assert "[k]camp" in second and "camp5" not in second
    assert drawing(p, None).hand(80, {}, "") == ([], set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_nine_cards_with_all_its_choices_fits(language: str) -> None:
    """A large hand takes lines from the board and loses none of its own."""
    cards = (
        "volunteers",
        "ken-air",
        "herblock",
        "gaffe",
        "recount",
        "sputnik-v",
        "whistlestop",
        "baptist-ministers",
        "gallup-poll",
    )
    p = race(kennedy=cards, variants=VICE_PRESIDENTS)
    p.sides[VICE] = GAME.printed.card_ids.index("lyndon-johnson")
    p.stack.append(PlayCard(KENNEDY))
    p.play_on()
    offered = choices(GAME, p.actions(KENNEDY), WORDS, language, p)
    prompt = WORDS.say(language, "prompt-", p.stack[-1].ask(p, KENNEDY))
    shown, _ = screen(Scene(drawing(p, KENNEDY, language), prompt, offered), 80, 24)
    text = "\n".join(line.plain for line in shown)
    assert len(shown) == 24 and "TX24" in text
    assert all(re.search(rf"\[{re.escape(choice.key)}\]", text) for choice in offered), text


def test_the_card_in_play_and_the_cubes_are_told() -> None:
    p = event(race(), "whistlestop", "nixon")
    assert "Whistlestop · Event · 7 CP left" in lines(drawing(p, None).stage(80, 11, {}, ""))[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_cards_shows_what_a_seat_may_know(language: str) -> None:
    p = race(kennedy=("volunteers",), nixon=("gaffe", "new-england"), discard=("ken-air",), box=("recount",))
    for seat, known, unknown in ((KENNEDY, "volunteers", "gaffe"), (NIXON, "gaffe", "volunteers")):
        page = "\n".join(lines(drawing(p, seat, language).piles()))
        assert WORDS.text(language, f"card-{known}-text") in page
        assert WORDS.text(language, f"card-{unknown}-text") not in page
        assert all(WORDS.text(language, f"card-{id}-text") in page for id in ("ken-air", "recount"))
    spectator = "\n".join(lines(drawing(p, None, language).piles()))
    assert WORDS.text(language, "card-gaffe-text") not in spectator
