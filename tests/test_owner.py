"""What an owner is asked, and the file that the answers make: every game's form, and what comes back from a file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import hustings
from hustings.cli import main
from hustings.play.game import Game
from hustings.printed.corrections import parse
from hustings.printed.owner import Answers, Sheet, answers_of, beside, faults, file_of, items_of, written
from hustings.words.sentences import LANGUAGES, Words

GAMES = hustings.installed()


def asked(game: Game, language: str = "en") -> tuple[Sheet, ...]:
    """The form of a game."""
    assert game.printing is not None
    words = Words(game)
    return game.printing.sheets(lambda key, **named: words.text(language, key, **named))


def wrong(game: Game, answers: Answers, language: str = "en") -> dict[str, list[str]]:
    """What is said to answers."""
    assert game.printing is not None
    sheets = asked(game, language)
    return beside(sheets, faults(game.printing.load, file_of(sheets, answers)), language)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """Each installed game."""
    yield hustings.game(request.param)


def test_both_languages_ask_for_the_same(game: Game) -> None:
    forms = [
        [
            (item.path, [(entry.path, entry.ours) for entry in item.fields if not entry.quiet])
            for item in items_of(sheets)
        ]
        for sheets in (asked(game, language) for language in LANGUAGES)
    ]
    assert forms[0] == forms[1]
    assert len(forms[0]) > 20


def test_all_that_we_believe_fits_and_counts_as_printed(game: Game, tmp_path: Path) -> None:
    sheets = asked(game)
    known = [item for item in items_of(sheets) if not item.new]
    file = file_of(sheets, Answers(frozenset(item.path for item in known)))
    path = tmp_path / "mine.toml"
    path.write_text(written(file, ["everything"]), encoding="utf-8")
    owned = hustings.game(game.id, path)
    data = dict(owned.printed_data)
    stated = data.pop("owner")
    assert data == {key: value for key, value in game.printed_data.items() if key != "owner"}
    assert {entry["path"] for entry in stated} >= {f.path for item in known for f in item.fields if not f.quiet}


def test_a_file_comes_back_as_the_answers_that_made_it(game: Game) -> None:
    sheets = asked(game)
    items = [item for item in items_of(sheets) if not item.new]
    number = next(
        entry for item in items[5:] for entry in item.fields if entry.kind == "number" and entry.least is not None
    )
    other = str(number.least if number.ours != number.least else number.most)
    answers = Answers(frozenset({items[0].path, items[3].path}), {number.path: other})
    file = file_of(sheets, answers)
    back = answers_of(sheets, file)
    assert file_of(sheets, back) == file
    assert back.rest == {}
    assert [item.path for item in items if back.looked_at(item)] == [
        item.path for item in items if answers.looked_at(item)
    ]


def test_what_the_form_does_not_ask_for_is_kept(game: Game) -> None:
    sheets = asked(game)
    item = next(item for item in items_of(sheets) if len(item.fields) > 1)
    one = next(entry for entry in item.fields if not entry.quiet)
    file = file_of(sheets, Answers(texts={}, rest={"board": {"unheard": 1}}))
    assert file == {"board": {"unheard": 1}}
    *way, last = one.path.split(".")
    partly: dict[str, object] = {last: one.ours}
    for key in reversed(way):
        partly = {key: partly}
    back = answers_of(sheets, partly)
    assert not back.looked_at(item), "a file that confirms one value of a thing has not looked at the others"
    assert file_of(sheets, back) == partly


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "path", "text", "said"),
    [
        ("watergate", "cards.N02.value", "9", "1"),
        ("watergate", "cards.N13.steps", "2", "2, 2"),
        ("watergate", "board.edges", "nixon", "e01 e02"),
        ("watergate", "momentum.editor.triggers", "1 dance 2", "dance"),
        ("watergate", "momentum.editor.triggers", "7 pin_from_track", "7"),
        ("1960", "cards.volunteers.cp", "zwei", "zwei"),
        ("1960", "states.KS.cubes", "0", ""),
        ("hilarious-struggle", "cards.D-OH.voters", "", "0"),
        ("hilarious-struggle", "states.WA.borders", "UT, XX", "XX"),
        ("politically-correct-people", "cards.pensioners.votes", "3, 2, 1, 1, 1, 1", "1, 3, 5"),
    ],
)
def test_a_fault_is_said_beside_its_field(id: str, path: str, text: str, said: str, language: str) -> None:
    found = wrong(hustings.game(id), Answers(texts={path: text}), language)
    places = [place for place in found if place and path.startswith(place)]
    assert places, found
    sentence = " ".join(found[places[0]])
    assert said in sentence and path not in sentence
    assert '"' not in sentence.replace(f'"{text}"', "").replace('"dance"', "")


def test_new_cards_of_an_owner_are_played_with() -> None:
    game = hustings.game("politically-correct-people")
    sheets = asked(game)
    new = next(item for item in items_of(sheets) if item.new)
    path = new.path
    texts = {f"{path}.name": "The Mayor", f"{path}.base": "4", "cards.slush.copies": "7"}
    answers = Answers(texts=texts)
    assert wrong(game, answers) == {}
    assert file_of(sheets, answers)["cards"][path.split(".")[1]] == {
        "kind": "politician", "name": "The Mayor", "copies": 1, "base": 4,
    }  # fmt: skip
    nameless = wrong(game, replace(answers, texts={**texts, f"{path}.name": ""}))
    assert list(nameless) == [f"{path}.name"]


def test_threads_and_instructions_are_rows() -> None:
    game = hustings.game("watergate")
    fields = {entry.path: entry for item in items_of(asked(game)) for entry in item.fields}
    for path in ("board.edges", "momentum.editor.triggers"):
        assert fields[path].kind == "rows"
        assert fields[path].read(fields[path].show(fields[path].ours)) == fields[path].ours


def test_the_command_asks_card_by_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says, corrects, leaves for later, refuses what does not fit, writes at once, and goes on where it was."""
    path = tmp_path / "mine.toml"
    answers = iter(["", "s", "c", "9", "blue", "", "3", "green", "2", "q"])
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    assert main(["cards", "watergate", "--check", str(path)]) == 0
    assert parse(path, "hustings.games.watergate")["cards"] == {
        "N02": {"value": 3, "colours": ["green"], "steps": [1]},
        "N04": {"value": 3, "colours": ["green"], "steps": [2]},
    }
    out = capsys.readouterr().out
    assert "0 of 99" in out and "2 of 99" in out and "9 is not a card value" in out

    def nobody(question: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    assert main(["cards", "watergate", "--check", str(path), "--lang", "ja"]) == 0
    out = capsys.readouterr().out
    assert "99件中2件" in out and "03 アレクサンダー" in out and "02 ローズ" not in out
    path.write_text("cards = ", encoding="utf-8")
    assert main(["cards", "watergate", "--check", str(path)]) == 2
    assert "TOML" in capsys.readouterr().err


def test_an_answer_that_is_broken_off_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.toml"
    answers = ["c", "9"]

    def leave(question: str) -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    monkeypatch.setattr("builtins.input", leave)
    assert main(["cards", "watergate", "--check", str(path)]) == 0
    assert not path.exists()
    assert "0 of 99" in capsys.readouterr().out
