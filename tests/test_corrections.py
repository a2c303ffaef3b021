"""What the games share when an owner corrects printed values; the games' own files are tested with each game."""

from __future__ import annotations

from pathlib import Path

import pytest

from hustings.printed.corrections import Corrections, PrintedError, Problem, Table, nearest, parse, value_text

FACE = "hustings.games.watergate.face"


class Toy(Corrections):
    """Objects with one number each."""

    face = FACE

    def read(self, file: Table) -> None:
        tables = dict(self.keys(file, "", ("cards",)))
        self.entries(tables, "cards", self.data["cards"], {"value": self.value}, "printed-no-card")

    def value(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 1, 4)


def merged(file: Table) -> Toy:
    toy = Toy({"cards": {"N02": {"value": 2}, "N03": {"value": 3}}, "owner": []})
    toy.read(file)
    return toy


def test_what_a_file_states_is_merged_and_noted() -> None:
    toy = merged({"cards": {"N02": {"value": 4}, "N03": {"value": 3}}})
    assert toy.data["cards"] == {"N02": {"value": 4}, "N03": {"value": 3}}
    assert toy.data["owner"] == [
        {"path": "cards.N02.value", "old": "2", "new": "4"},
        {"path": "cards.N03.value", "old": "3", "new": "3"},
    ]
    toy.raise_problems("mine.toml")


def test_all_that_is_wrong_is_said_at_once_in_both_languages() -> None:
    toy = merged({"card": 1, "cards": {"N2": {}, "N03": {"value": True, "x": 1}}})
    assert [(problem.key, problem.args["path"]) for problem in toy.problems] == [
        ("printed-unknown-key", "card"),
        ("printed-no-card", "cards.N2"),
        ("printed-number", "cards.N03.value"),
        ("printed-unknown-key", "cards.N03.x"),
    ]
    with pytest.raises(PrintedError) as caught:
        toy.raise_problems("mine.toml")
    assert caught.value.text().splitlines()[0] == "mine.toml: 4 things to put right"
    assert caught.value.text("ja").splitlines()[0] == "mine.toml：直すところが4か所あります"
    assert "Did you mean N02?" in caught.value.text()


def test_a_games_own_sentence_comes_before_the_houses() -> None:
    assert "[cards.N14]" in Problem("printed-no-table", {"path": "cards"}, FACE).text()
    assert "greater-houston" not in Problem("printed-no-table", {"path": "cards"}, FACE).text()


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("x = ")
    for path, key in ((tmp_path, "printed-unreadable"), (tmp_path / "mine.toml", "printed-not-toml")):
        with pytest.raises(PrintedError) as caught:
            parse(path, FACE)
        assert [problem.key for problem in caught.value.problems] == [key]


@pytest.mark.parametrize(
    ("name", "near"), [("econmy", "economy"), ("E7", "e07"), ("e99", "nothing"), ("zebra", "nothing")]
)
def test_the_nearest_name(name: str, near: str) -> None:
    assert nearest(name, ("economy", "defense", "e07")) == near


def test_values_as_a_file_writes_them() -> None:
    assert [value_text(value) for value in (True, 3, "TX", ["a", 1], None)] == ["true", "3", "TX", "a, 1", "None"]
