"""How even a game is: seats, options and cards, counted in many matches, told, and drawn."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.cli import main
from hustings.games.watergate import Watergate
from hustings.games.watergate.printed.corrections import load
from hustings.play.game import BadOption
from hustings.research.matchup import Computer
from hustings.research.theory import balance_plot
from hustings.research.theory.balance import Balance, balance, cards_of, chance, ways
from hustings.research.theory.balance_plot import Labels, draw, telling

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = EXAMPLES / "small-1960.toml"
CARDS = {"volunteers", "nelson-rockefeller", "adlai-stevenson", "hurricane-donna"}


@pytest.fixture(scope="module")
def counted() -> Balance:
    return balance(hustings.game("1960", SMALL), [Computer("heuristic")], 60, seed=4)


def test_all_is_counted_in_the_same_matches(counted: Balance) -> None:
    (group,) = counted.groups
    assert group.matches == counted.asked == 60
    assert sum(share.times for share in group.seats.values()) + group.shared == 60
    assert 0 < group.seats["nixon"].times < 60
    assert sum(group.endings.values()) == 60
    assert group.first is not None and 0 < group.first.times < 60
    few, half, many = group.decisions
    assert few <= half <= many and few <= group.mean <= many
    assert {card.card for card in group.cards if card.seat == "nixon"} == {*CARDS, "candidate-nixon"}
    for card in group.cards:
        assert card.used.of <= card.held.of <= 60 and card.dealt.of <= card.held.of
        for share in (card.dealt, card.held, card.used):
            assert share.of == 0 or 0 <= share.low < share.share + 1e-9 < share.high + 2e-9 <= 1 + 2e-9
    for seat in ("kennedy", "nixon"):
        dealt = {card.card: card.dealt for card in group.cards if card.seat == seat}
        always = dealt.pop(f"candidate-{seat}")
        assert (always.of, always.times) == (60, group.seats[seat].times)
        assert sum(share.of for share in dealt.values()) == 60, "one of four cards is dealt to each"
        assert sum(share.times for share in dealt.values()) == group.seats[seat].times


def test_any_number_of_processes_finds_the_same(counted: Balance) -> None:
    assert balance(hustings.game("1960", SMALL), [Computer("heuristic")], 60, seed=4, processes=2) == counted
    assert balance(hustings.game("1960", SMALL), [Computer("heuristic")], 60, seed=5) != counted


def test_options_are_changed_one_at_a_time() -> None:
    found = ways(hustings.game("1960"), {"edition": "first"}, each=True)
    assert [chosen["edition"] for chosen in found] == ["first", "second"]
    found = ways(hustings.game("1960"), None, each=True)
    assert [list(chosen.values()) for chosen in found] == [
        ["second", "off", "off"],
        ["first", "off", "off"],
        ["second", "on", "off"],
        ["second", "off", "on"],
    ]
    with pytest.raises(BadOption):
        ways(hustings.game("watergate"), {"edition": "first"}, each=True)


class Plain(Watergate):
    """A game whose answers name no card."""

    def script_names(self) -> dict[str, int]:
        return {}

    def ids(self) -> dict[str, tuple[str, ...]]:
        return {}


def test_a_game_without_cards_has_none() -> None:
    game = Plain(load(EXAMPLES / "small-watergate.toml"))
    result = balance(game, [Computer("random")], 6, seed=1)
    assert cards_of(game) == frozenset() and result.groups[0].cards == ()
    assert telling(result.groups[0], next(iter(result.groups[0].seats)), 8, 1) == []


def labels() -> Labels:
    seats = {"nixon": "ニクソン", "kennedy": "ケネディ"}
    said = ("points", "dealt", "used", "chance")
    return Labels("タイトル", "wins", "cards of {}".format, *said, seats, lambda group: group.player, "card {}".format)


def test_the_drawing_is_the_same_for_the_same_results(counted: Balance, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not here: pip install 'hustings[arena]'")
    for name in ("one.svg", "two.svg"):
        draw(counted, tmp_path / name, labels(), 4, 1)
    drawn = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert drawn == (tmp_path / "two.svg").read_text(encoding="utf-8")
    assert all(word in drawn for word in ("タイトル", "ニクソン", "cards of ニクソン", "card volunteers", "heuristic"))
    assert "candidate" not in drawn, "the candidate cards are always there, which tells nothing"
    group = counted.groups[0]
    draw(replace(counted, groups=(replace(group, cards=()),)), tmp_path / "bare.svg", labels(), 4, 1)
    assert "card volunteers" not in (tmp_path / "bare.svg").read_text(encoding="utf-8")


def test_the_cards_that_tell_most_are_the_worst_and_the_best(counted: Balance) -> None:
    (group,) = counted.groups
    two = telling(group, "nixon", 2, 1)
    shares = sorted(card.dealt.share for card in group.cards if card.seat == "nixon" and card.card in CARDS)
    assert [card.dealt.share for card in two] == [shares[0], shares[-1]]
    assert telling(group, "nixon", 2, 61) == []


def test_what_may_be_chance_is_less_with_more_matches(counted: Balance) -> None:
    (group,) = counted.groups
    few, some, all_ = (chance(group, "nixon", times) for times in (10, 30, 60))
    assert few > some > all_ == 0
    share = group.seats["nixon"].share
    assert some == pytest.approx(2.569 * (share * (1 - share) / 30 * 0.5) ** 0.5, rel=1e-3), "five cards: z is 2.569"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_command_tells_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, counted: Balance, language: str
) -> None:
    monkeypatch.setattr("hustings.commands.balance.balance", lambda *given: counted)
    monkeypatch.setattr("hustings.commands.balance.SELDOM", 1)
    assert main(["balance", "1960", "--json", "--lang", language]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["groups"][0]["seats"]["nixon"]["of"] == 60 and len(told["groups"][0]["cards"]) == 10
    assert main(["balance", "1960", "--lang", language]) == 0
    said = capsys.readouterr().out
    share = 100 * counted.groups[0].seats["nixon"].share
    for word in {"en": ("Nixon", "Volunteers", "won when dealt"), "ja": ("ニクソン", "配られたときの勝率")}[language]:
        assert word in said
    assert f"{share:.1f}" in said


def test_what_cannot_be_done_is_said_before_matches_are_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def never(*given: Any) -> Balance:
        raise AssertionError("matches are played")

    monkeypatch.setattr("hustings.commands.balance.balance", never)
    nowhere = str(tmp_path / "nowhere" / "plot.svg")
    said = {}
    for wrong in (
        ("1959",),
        ("watergate", "--edition", "first"),
        ("1960", "--edition", "third"),
        ("watergate", "--level", "clever"),
        ("watergate", "--games", "0"),
        ("watergate", "--plot", nowhere),
        ("watergate", "--plot", str(tmp_path)),
    ):
        for language in ("en", "ja"):
            assert main(["balance", *wrong, "--lang", language]) == 2
            said[wrong[1:] or wrong, language] = capsys.readouterr().err
    assert "1959" in said[("1959",), "en"] and "'third'" in said[("--edition", "third"), "en"]
    assert "clever" in said[("--level", "clever"), "ja"]
    assert nowhere in said[("--plot", nowhere), "en"] and "書き込めません" in said[("--plot", nowhere), "ja"]
    assert all(text and "Traceback" not in text for text in said.values())


def test_a_drawing_without_its_library(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from hustings.research import MissingLibrary

    def missing(library: str, extra: str) -> Any:
        error = MissingLibrary("no")
        error.library = library
        raise error

    monkeypatch.setattr("hustings.commands.balance.needed", missing)
    assert main(["balance", "watergate", "--games", "1", "--plot", "x.svg"]) == 2
    assert "matplotlib" in capsys.readouterr().err
    assert not Path("x.svg").exists() and balance_plot.BESIDE == 3
