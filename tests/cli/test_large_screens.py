"""Screens of all games: what a large one shows besides, names of states in Japanese, and the line of keys."""

from __future__ import annotations

import re

import pytest
from terminals import cells

import hustings
from hustings.drawing.board import draw
from hustings.games.nineteen_sixty.printed.corrections import load
from hustings.play.match import Match
from hustings.terminal.choices import Ring, choices
from hustings.terminal.frame import Scene, footer, screen
from hustings.words.sentences import LANGUAGES, Words

GAMES = ("watergate", "1960", "hilarious-struggle", "politically-correct-people")
PAST = [f"line {number}" for number in range(60)]


def shown(name: str, language: str, size: tuple[int, int]) -> tuple[list[str], str]:
    """The first question of a match on a screen of this size, and the first card's text."""
    game = hustings.game(name)
    words, match = Words(game), game.match(secret=bytes([3]) * 32)
    match = asked(match)
    seat = match.position.to_act[0]
    drawing = draw(game, match.view(seat), words, language)
    offered = choices(game, match.seen_by(seat).answers(seat), words, language, match.seen_by(seat), Ring())
    scene = Scene(drawing, "?", offered, footer=words.text(language, "terminal-footer"), past=PAST)
    lines, _ = screen(scene, *size)
    text = next(about for choice in offered if (about := drawing.about(choice.thing)))
    return [line.plain for line in lines], text


def asked(match: Match) -> Match:
    """Play first answers until somebody can use a card."""
    while not any(match.position.rules.actions.verbs[one] in VERBS for one in match.actions(match.position.to_act[0])):
        seat = match.position.to_act[0]
        match.act(seat, match.seen_by(seat).answers(seat)[0])
    return match


VERBS = {"value", "event", "campaign", "vote", "put", "effect"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_large_screen_tells_card_texts_and_more_of_the_log(name: str, language: str) -> None:
    lines, text = shown(name, language, (120, 40))
    assert len(lines) == 40 and max(map(cells, lines)) <= 120
    beside = [line.partition(" │ ")[2] for line in lines[:-1]]
    assert sum(bool(part.strip()) for part in beside) > 20
    squeezed, told = "".join("".join(beside).split()), "".join(text.split())
    assert any(told[start : start + 12] in squeezed for start in range(0, len(told) - 12, 6))
    assert sum("line " in line for line in lines) >= 3, "the log goes further back"
    small, _ = shown(name, language, (80, 24))
    assert not any(" │ " in line for line in small) and len(small) == 24


def test_states_have_their_japanese_names() -> None:
    lines, _ = shown("hilarious-struggle", "ja", (80, 24))
    assert any("カリフォルニア60" in line for line in lines) and not any("CA 60" in line for line in lines)
    lines, _ = shown("1960", "ja", (120, 40))
    words, board = Words(hustings.game("1960")), [line.partition("│")[0] for line in lines]
    states = [words.text("ja", f"state-{id}").removesuffix("州") for id in load().states]
    assert not [name for name in states if not any(re.search(rf"\b{name} *[0-9]", line) for line in board)]
    assert any("ケネディ" in line and " マサチューセッツ ★" in line for line in lines)
    assert len({cells(line[: line.index("│")]) for line in lines[:-1]}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_keys_fits(language: str) -> None:
    words = Words()
    for key in ("terminal-footer", "terminal-footer-besides", "terminal-page-footer", "terminal-end-footer"):
        assert cells(footer(words.text(language, key), 80)) <= 80
