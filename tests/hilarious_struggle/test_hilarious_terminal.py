"""Hilarious Struggle in characters: whole matches on 80 times 24 cells, in both languages, and what it tells."""

from __future__ import annotations

import random
import re
import unicodedata

import pytest
from hilarious_tools import GAME, play, scene, see

from hustings.drawing.board import Drawn, draw
from hustings.games.hilarious_struggle.face.terminal import Board
from hustings.terminal.choices import choices
from hustings.terminal.frame import Scene, screen
from hustings.words.sentences import LANGUAGES, Words

WORDS = Words(GAME)


def cells(text: str) -> int:
    """Columns that a text takes, counted without the library that draws it."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("secret", [5, 7])
def test_every_question_of_a_match_fits_with_all_its_keys(language: str, secret: int) -> None:
    assert isinstance(GAME.face, Drawn)
    match, rng = GAME.match(secret=secret.to_bytes(32, "big")), random.Random(secret)
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
            assert re.search(rf"\[{re.escape(choice.key)}\]", text), (choice.text, text)
        others = [choice for choice in offered if not choice.text.endswith("S5")] or offered
        match.act(seat, rng.choice(others if len(match.records) < 150 else offered).text)
    assert len(screen(Scene(draw(GAME, match.view(None), WORDS, language), "", ()), 80, 24)[0]) == 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_tells(language: str) -> None:
    p = scene(
        up={"OH": ["D-OH", "R-S1"]}, down={"OH": ["R-IA"]}, laid={"OH": ["D-MN"]}, discard=["R-CO"], removed=["R-UT"],
        front="R-PA", stored_down=["R-MN"],
    )  # fmt: skip
    drawing = Board(GAME.printed, see(p, 0), WORDS, language)
    stage = "\n".join(line.plain for line in drawing.stage(80, 11, {"OH": "7"}, "OH"))
    here = {"en": "[7] OH 20 {}3:3 ", "ja": "[7]オハイオ      20{}3:3 "}[language]
    assert here.format("●") not in stage and here.format("·") in stage
    assert not re.search("[\uff61-\uff9f]", stage), "no kana of half the width"
    assert (language == "ja") == ("ニューヨーク  90" in stage)
    assert WORDS.text(language, "card-D-OH") in drawing.about("OH") and "D-OH" not in drawing.about("OH")
    assert drawing.about("R-CO") and drawing.about("D-S5")
    piles = "\n".join(line.plain for line in drawing.piles())
    assert WORDS.text(language, "card-R-UT") in piles
    assert not drawing.about("")


def test_nothing_loses_its_end_on_eighty_columns() -> None:
    """Names of states, titles of cards and how both sides stand; voters and agents are told apart."""
    p = scene(republicans=["R-CA", "R-NC", "R-CO"], up={"PA": ["D-S1", "D-PA"]}, laid={"PA": ["D-MN"]})
    drawing = Board(GAME.printed, see(p, 1), WORDS, "ja")
    stage = "\n".join(line.plain for line in drawing.stage(80, 11, {"CA": "12"}, ""))
    names = [drawing._short_name(state.id) for state in drawing.view.states if state.electors]
    assert all(f"{name} " in stage or re.search(rf"{name}\d", stage) for name in names), stage
    kept = [WORDS.text("ja", f"terminal-state-{state}") for state in ("MA", "NH", "NJ", "NC", "RI", "SC", "WV")]
    assert max(map(cells, kept)) <= 14
    assert re.search(r"ペンシルベニア20●\d:0 ", stage)
    bar = drawing.bar(80)
    assert all("捨て札" in line.plain and cells(line.plain) <= 80 for line in bar[1:])
    assert len({len(re.findall("[▰▱]", line.plain)) for line in bar[1:]}) == 1, "both on one scale"
    keys = {f"{verb} R-CO": f"1{verb[0]}" for verb in ("vote", "travel", "walk", "effect")}
    hand, _ = drawing.hand(80, keys, "")
    assert "オープンカー行列" in hand[0].plain and max(cells(line.plain) for line in hand) <= 80


def test_an_open_hand_is_shown() -> None:
    p = play(scene(turn="democrats", democrats=["D-OH", "D-HI"], republicans=["R-CO", "R-S1"]), "effect D-OH")
    drawing = Board(GAME.printed, see(p, 0), WORDS, "en")
    assert "Revealed hand: Republicans: Colorado: Mile-High Fundraiser and" in "\n".join(
        line.plain for line in drawing.stage(80, 11, {}, "")
    )
    crowd = scene(republicans=["R-CO", "R-S1", "R-S2", "R-OH", "R-MN", "R-WI", "R-IL", "R-IA", "R-MO", "R-TX"])
    hand, shown = Board(GAME.printed, see(crowd, 1), WORDS, "en").hand(80, {"walk R-CO": "a"}, "walk R-CO")
    assert len(hand) == 5 and shown == {"walk R-CO"}
