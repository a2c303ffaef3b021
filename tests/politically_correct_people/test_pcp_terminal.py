"""Politically Correct People in characters: whole matches on 80 times 24 cells, in both languages, and its market."""

from __future__ import annotations

import random
import re
import unicodedata

import msgspec
import pytest

import hustings
from hustings.drawing.board import Drawn, draw
from hustings.games.politically_correct_people.rules.election import votes_so_far
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.kernel.message import IllegalAction
from hustings.play.match import Match
from hustings.terminal.choices import choices
from hustings.terminal.frame import Scene, screen
from hustings.words.sentences import LANGUAGES, Words

GAME = hustings.game("politically-correct-people")
WORDS = Words(GAME)


def cells(text: str) -> int:
    """Columns that a text takes, counted without the library that draws it."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def shown(match: Match, seat: int, language: str, actions: list[int]) -> str:
    """A screen with these actions to choose from, which must fit and show all their keys."""
    offered = choices(GAME, actions, WORDS, language, match.seen_by(seat))
    lines, _ = screen(Scene(draw(GAME, match.view(seat), WORDS, language), "?", offered), 80, 24)
    assert len(lines) == 24 and max(cells(line.plain) for line in lines) <= 80
    text = "\n".join(line.plain for line in lines)
    assert all(f"[{choice.key}]" in text for choice in offered), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["4", "6"])
def test_every_question_of_a_match_fits_with_all_its_keys(language: str, players: str) -> None:
    assert isinstance(GAME.face, Drawn)
    match, rng = GAME.match(secret=bytes([7]) * 32, options={"players": players}), random.Random(3)
    so_far, told = {"en": "{} so far", "ja": "いま{}票"}[language], 0
    while match.outcome is None:
        seat = next(seat for seat in range(int(players)) if seat in match.seen_by(seat).to_act)
        answers = match.seen_by(seat).answers(seat)
        text = shown(match, seat, language, answers)
        p = match.position
        assert isinstance(p, Backroom)
        if p.stack[-1].ask(p, seat).key == "vote":
            standing = [other for other in range(int(players)) if p.standing[other] >= 0]
            assert all(so_far.format(votes_so_far(p, other)[0]) in text for other in standing)
            told += len(standing)
        assert not re.search("[●■▲◆★⬢] [^\n]*…", text), "no line about a seat is cut"
        match.act(seat, rng.choice(answers))
    assert told, "how many votes a candidate has so far is told while votes are cast"


def asked_for_too_much() -> Match:
    """Ochre asks Vermilion for a card of theirs and for more money than there is."""
    match = GAME.match(secret=bytes([7]) * 32)
    card = next(card for card in match.view(0).seats[0].cards)  # type: ignore[attr-defined]
    for text in (f"want hand-{card}", "want note-4", "want note-2", "send red"):
        match.act(1, text)
    return match


@pytest.mark.parametrize(("language", "lacks"), [("en", "You lack"), ("ja", "足りないもの")])
def test_what_an_offer_lacks_is_named_and_so_is_what_a_counter_leaves_out(language: str, lacks: str) -> None:
    match = asked_for_too_much()
    market = [action for action in match.seen_by(0).extras(0) if GAME.actions.verbs[action] not in GAME.wording.spelled]
    two = WORDS.text(language, "amount", money=2)
    assert re.search(rf"{lacks}[^\n]*{two}", shown(match, 0, language, market))
    with pytest.raises(IllegalAction) as refused:
        match.act(0, "accept ochre-1")
    assert two in WORDS.say(language, "no-", refused.value.reason)
    match.act(0, "counter ochre-1")
    market = [action for action in match.seen_by(0).extras(0) if GAME.actions.verbs[action] not in GAME.wording.spelled]
    said = shown(match, 0, language, market)
    assert re.search(rf"{re.escape(WORDS.text(language, 'draft-short'))}[^\n]*{two}", said)
    assert match.view(0).draft_gives.money == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_that_names_what_is_gone_says_so_where_nothing_can_be_sent(language: str) -> None:
    match = GAME.match(secret=bytes([7]) * 32)
    for text in ("give note-4", "want hand-heir"):
        match.act(0, text)
    match.act(1, "want note-1")
    match.act(1, "send red")
    match.act(0, "accept ochre-1")
    market = [action for action in match.seen_by(0).extras(0) if GAME.actions.verbs[action] not in GAME.wording.spelled]
    assert not any(GAME.actions.verbs[action] == "send" for action in market)
    said = shown(match, 0, language, market)
    assert f"{WORDS.text(language, 'draft-lacks')}" in said and WORDS.text(language, "amount", money=1) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_calendars_never_count_beyond_what_calls_the_election(language: str) -> None:
    view = GAME.match(secret=bytes([7]) * 32).view(0)
    bars = []
    for calendars in (1, 3, 4):
        drawing = draw(GAME, msgspec.structs.replace(view, calendars=calendars), WORDS, language)  # type: ignore[type-var]
        bars.append(drawing.bar(80)[1].plain)
    assert not any(re.search(r"\d/\d", bar) for bar in bars) and max(map(cells, bars)) <= 80
    for phase in ("turn", "nominate", "vote", "bargain", "keep", "over"):
        drawing = draw(GAME, msgspec.structs.replace(view, phase=phase), WORDS, language)  # type: ignore[type-var]
        assert cells(drawing.bar(80)[0].plain) <= 80
    called = WORDS.text(language, "terminal-calendars-called", n=4, of=3)
    assert [called in bar for bar in bars] == [False, False, True]


@pytest.mark.parametrize(("language", "said"), [("en", "Ochre offers"), ("ja", "黄土からの申し出")])
def test_offers_are_answered_by_key(language: str, said: str) -> None:
    match = GAME.match(secret=bytes([7]) * 32)
    for text in ("give note-1", "want hand-salaryman", "send red"):
        match.act(1, text)
    keyed = [action for action in match.seen_by(0).extras(0) if GAME.actions.verbs[action] not in GAME.wording.spelled]
    text = shown(match, 0, language, keyed)
    assert said in text and WORDS.text(language, "short-salaryman") in text
    for other in (None, 2):
        drawing = draw(GAME, match.view(other), WORDS, language)
        hand, _ = drawing.hand(80, {}, "")
        assert said not in "\n".join(line.plain for line in [*drawing.stage(80, 19, {}, ""), *hand])
