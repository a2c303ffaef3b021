"""The table in the terminal: whole matches, keys, what is hidden, what is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from terminals import Keys, cells, computer, frames, plain, seated

import hustings
from hustings.ai.levels import decide
from hustings.commands import play
from hustings.commands.speech import CommandError, Speech
from hustings.play.match import Match
from hustings.terminal.table import Player

PERSON = Player()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_match_by_enter_alone(language: str, seat: int) -> None:
    players = [PERSON if number == seat else computer() for number in (0, 1)]
    table, written = seated(Keys([], then="enter"), players, language)
    assert table.play()
    assert table.match.outcome is not None
    shown = frames(written.getvalue())
    assert len(shown) > 20
    for screen in shown:
        assert len(screen) == 24, screen
        assert max(map(cells, screen)) <= 80, screen
        assert cells(screen[-1]) == 80, "the last line fills the width in cells, also in Japanese"
    end = {"en": "wins", "ja": "勝利"}[language]
    assert end in "\n".join(shown[-1])


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(80, 24), (100, 32), (132, 50)])
def test_columns_stand_below_each_other(language: str, size: tuple[int, int]) -> None:
    table, written = seated(Keys([]), [computer(), PERSON], language, size=size)
    table.play()
    screen = frames(written.getvalue())[-1]
    assert len(screen) == size[1]
    rows = [line for line in screen if "· · · · ·" in line]
    assert len(rows) >= 4
    starts = {cells(line[: line.index("· · ·")]) for line in rows}
    assert len(starts) == 1, rows


def test_a_match_line_by_line_tells_everything_without_a_screen() -> None:
    table, written = seated(Keys(["1"] * 3, by_lines=True), [computer(), PERSON])
    assert not table.play()
    assert "\x1b[H" not in written.getvalue()
    assert "Your turn: play one card" in plain(written.getvalue())


def test_two_people_see_a_curtain_between_their_hands() -> None:
    table, written = seated(Keys(["enter"] * 100), [PERSON, PERSON], seed=2)
    table.play()
    shown = ["\n".join(screen) for screen in frames(written.getvalue())]
    curtains = [number for number, screen in enumerate(shown) if "Hand over to" in screen]
    assert len(curtains) > 5
    for number in curtains:
        assert "value" not in shown[number] and "momentum" not in shown[number]
    hands = [{word for word in screen.split() if word[:2] in ("◆N", "✎E")} for screen in shown]
    assert not any({h[0] for h in hand} == {"◆", "✎"} for hand in hands), "both hands on one screen"


def test_undo_takes_back_what_nobody_has_seen() -> None:
    table, _ = seated(Keys(["1", "u"]), [computer(), PERSON], seed=3)
    before = table.match.view(1)
    table.play()
    assert [record.kind for record in table.match.records] == ["act", "undo"]
    assert table.match.view(1) == before


def test_undo_beyond_the_commit_is_a_takeback_that_a_computer_grants() -> None:
    table, written = seated(Keys(["1", "1", " ", "u", "t"]), [computer(), PERSON], seed=3)
    table.play()
    kinds = [record.kind for record in table.match.records]
    assert kinds[-2:] == ["ask-takeback", "grant-takeback"], kinds
    assert "t asks them to let you take your last turn back" in " ".join(plain(written.getvalue()).split())
    assert table.match.position.view(1).round == 1
    assert len(table.match.view(1).sides[1].hand) == 5


def test_an_action_in_words_is_refused_with_the_clause() -> None:
    table, written = seated(Keys([*":place e01", "enter", *":fly moon", "enter", "0", "w"]), [computer(), PERSON])
    table.play()
    text = plain(written.getvalue())
    assert table.match.records == []
    assert "That is not what is asked now" in text and "(B.2)" in text
    assert "“fly moon” is no action of this game" in text
    assert "There is no choice 0 here" in text
    assert "w does nothing here" in text


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("l", "lays 3 evidence tokens face down"),
        ("c", "Momentum card: The Editor"),
        ("r", "B.2 In your turn you play exactly one card"),
        ("?", "press Enter after it"),
    ],
)
def test_pages_behind_the_table(key: str, words: str) -> None:
    table, written = seated(
        Keys([key, "down", "page-down", "home", "end", "q", "q"]), [computer(), PERSON], size=(90, 40)
    )
    table.play()
    assert words in plain(written.getvalue())


def test_resigning_asks_first() -> None:
    table, _ = seated(Keys(["x", "n", "x", "y", "enter"]), [computer(), PERSON])
    assert table.play()
    assert table.match.outcome is not None and table.match.outcome.winners == (0,)


def test_nothing_is_played_that_cannot_be_kept() -> None:
    full = False

    def keep(match: Match) -> None:
        if full:
            raise OSError(28, "No space left on device")

    table, written = seated(Keys(["2"]), [computer(), PERSON], keep=keep)
    keys = table.display.keyboard
    assert isinstance(keys, Keys)
    first = table.match.view(1)
    pressed = keys.key

    def key() -> str:
        nonlocal full
        full = True
        return pressed()

    keys.key = key  # type: ignore[method-assign]
    table.play()
    assert table.match.records == [] and table.match.view(1) == first
    assert "could not be saved" in plain(written.getvalue())


def test_the_computer_hand_is_never_shown() -> None:
    table, written = seated(Keys(["enter"] * 60), [computer(), PERSON], seed=5)
    table.play()
    hidden = {word for screen in frames(written.getvalue()) for line in screen for word in line.split()}
    assert not any(word.startswith("◆N") for word in hidden)


def test_a_search_that_crashes_is_replaced_by_the_heuristic_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def crashing(*given: Any, **named: Any) -> int:
        if "search" in given:
            raise RuntimeError("out of ideas")
        return decide(*given, **named)

    monkeypatch.setattr(play, "decide", crashing)
    match = hustings.game("watergate").match(bytes(32))
    computer = play._player("search", 0.1, match)
    assert computer.decide is not None
    assert computer.decide(match, match.position.to_act[0]) in match.actions(match.position.to_act[0])
    assert computer.faults == ["RuntimeError: out of ideas"]


@pytest.mark.parametrize(("language", "said"), [("en", "A computer failed, and"), ("ja", "コンピューターが失敗した")])
def test_that_a_simpler_computer_answers_is_said_once(language: str, said: str) -> None:
    weak = computer()

    def failing(match: Match, seat: int) -> int:
        if not weak.faults:
            weak.faults.append("RuntimeError: out of ideas")
        assert weak.decide is not None
        return weak.decide(match, seat)

    table, written = seated(Keys(["enter"] * 8), [replace(weak, decide=failing), PERSON], language)
    table.play()
    shown = [screen for screen in frames(written.getvalue()) if said in "\n".join(screen)]
    assert shown and said not in "\n".join(frames(written.getvalue())[-1])


def test_a_computer_that_does_not_work_ends_the_table_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hustings.game("watergate")
    monkeypatch.setattr(type(game), "heuristics", lambda self: 1 // 0)
    match = game.match(bytes(32))
    think = play._player("search", 0.1, match).decide
    assert think is not None
    with pytest.raises(CommandError) as failed:
        think(match, match.position.to_act[0])
    assert failed.value.key == "play-computer-failed" and "ZeroDivisionError" in str(failed.value.arguments["detail"])
    said = [Speech(language)(failed.value.key, **failed.value.arguments) for language in ("en", "ja")]
    assert "does not work" in said[0] and "動きません" in said[1]
