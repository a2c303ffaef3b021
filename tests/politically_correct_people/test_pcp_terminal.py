"""Politically Correct People in characters: whole matches on 80 times 24 cells, in both languages, and its market."""

from __future__ import annotations

import random
import unicodedata

import pytest

import hustings
from hustings.drawing.board import Drawn, draw
from hustings.games.politically_correct_people.rules.election import votes_so_far
from hustings.games.politically_correct_people.rules.position import Backroom
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
        match.act(seat, rng.choice(answers))
    assert told, "how many votes a candidate has so far is told while votes are cast"


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
