"""What the author of a game writes less: fields, not constructors; sides and positions by name; dealing and ends."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any, ClassVar

import pytest

from hustings.author import (
    ActionTable,
    Chance,
    Game,
    Message,
    Position,
    SealedStep,
    SeatStep,
    Step,
    Steps,
    Wording,
    deal_anew,
)


class Table(Position):
    hands: list[list[int]]
    stock: list[int] = [3, 1]
    round: int
    left: int = 4
    sizes: ClassVar[int] = 2


class Larger(Table):
    extra: int


class Turn(SeatStep[Table]):
    prompt = "turn"
    left: int = 2

    def take(self, p: Table, seat: int, action: int) -> Steps:
        return (Turn(1 - seat, left=self.left - 1),)


class Pause(Step[Table]):
    pass


class Toy(Game):
    id = "toy"
    sides = ("red", "blue")
    position = Table

    def __init__(self) -> None:
        super().__init__(ActionTable([("pass", []), ("take", ["a", "b"])]), (Turn, Pause))


def test_a_position_begins_as_its_annotations_say() -> None:
    p = Toy().blank(Chance(1))
    assert isinstance(p, Table)
    assert Table.fields == ("hands", "stock", "round", "left") and Larger.fields == (*Table.fields, "extra")
    assert (p.hands, p.stock, p.round, p.left) == ([], [3, 1], 0, 4)
    p.stock.append(9)
    assert Larger(Toy(), Chance(1)).stock == [3, 1]


def test_a_field_that_cannot_be_saved_is_refused_in_words() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.open is bool: a position is made of ints and lists of ints"):

        class Wrong(Position):
            open: bool


def test_a_step_is_made_saved_and_printed_by_its_fields() -> None:
    game = Toy()
    p = game.blank(Chance(1))
    p.stack = [Pause(), Turn(1)]
    again = game.decode(p.encode())
    assert repr(again.stack) == "[Pause(), Turn(1, 2)]" and again.to_act == (1,)
    assert again.stack[-1].ask(again, 1) == Message("turn", (1,))
    with pytest.raises(TypeError, match="seat"):
        Turn()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="right"):
        Turn(1, right=3)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("points", "winners", "line"),
    [((3, 5), (1,), ("won", (1, 5, 3))), ((4, 4), (0, 1), ("shared", (4,))), ((7, 2, 7), (0, 2), ("shared", (7,)))],
)
def test_a_match_is_settled_by_points(
    points: tuple[int, ...], winners: tuple[int, ...], line: tuple[str, tuple[int, ...]]
) -> None:
    p = Table(Toy(), Chance(1))
    p.live = True
    p.settle(points, "won", "shared", "A.1")
    assert p.outcome is not None and p.outcome.winners == winners and sum(p.outcome.scores) == pytest.approx(1)
    assert [(entry.key, entry.args) for entry in p.entries] == [line] and p.outcome.how == line[0]


def test_what_a_seat_cannot_see_is_dealt_anew_and_nothing_else() -> None:
    met: Counter[int] = Counter()
    for seed in range(300):
        hands, pile = [[1, 2], [3, 4], [5]], [6]
        deal_anew(Chance(seed), 0, hands, pile)
        assert hands[0] == [1, 2] and sorted([*hands[1], *hands[2], *pile]) == [3, 4, 5, 6]
        assert hands[1] == sorted(hands[1])
        met[pile[0]] += 1
    assert all(45 < met[piece] < 110 for piece in (3, 4, 5, 6))


def test_a_game_names_where_pieces_lie_hidden_and_they_are_dealt_and_mixed() -> None:
    class Hiding(Toy):
        secret_kinds = frozenset({"piece"})
        hidden = ("hands", "stock")

    game, met, tops = Hiding(), set(), set()
    for seed in range(20):
        p: Any = game.blank(Chance(1))
        p.hands, p.stock = [[1, 2], [3, 4]], [5, 6]
        game.reassign(p, 1, Chance(seed))
        met.add((*p.hands[0], *p.hands[1], *p.stock))
        game.remix(p, Chance(seed))
        tops.add(p.stock[-1])
    assert len(met) > 5 and {dealt[2:4] for dealt in met} == {(3, 4)} and len(tops) > 2


def test_an_answer_that_is_not_listed_is_refused_by_its_verb() -> None:
    class Take(SeatStep[Table]):
        clause = "B.2"

        def actions(self, p: Table, seat: int) -> list[int]:
            return [2]

    p: Any = Table(Toy(), Chance(1))
    assert Take(0).reject(p, 0, 2) is None and Take(0).reject(p, 0, 0) is None, "listed, and no part of the question"
    why = Take(0).reject(p, 0, 1)
    assert why is not None and (why.key, why.args, why.clause) == ("take", (0,), "B.2")


def test_sides_and_pieces_are_named_without_a_method() -> None:
    class Said(Wording):
        names = {"piece": ("piece-a", "piece-b")}

    said = Said(Toy().actions)
    said.sides = ("red", "blue")
    assert [said.name("side", 1), said.name("piece", 0), said.name("die", 5)] == [
        Message("seat-blue"), Message("piece-a"), 5,
    ]  # fmt: skip
    assert [said.label(action) for action in (0, 2)] == [Message("do-pass"), Message("do-take", (1,))]
    assert Toy().wording.name("side", 0) == Message("seat-red") and Toy().seats() == ("red", "blue")


def test_seats_that_follow_from_options_are_named_by_the_longest_row() -> None:
    class Many(Toy):
        sides = ()
        options = {"players": ("2", "3")}

        def __init__(self) -> None:
            super().__init__()
            self.colours = ("red", "blue", "green")  # seats are asked for when the game is whole

        def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
            return self.colours[: int(self.chosen(options)["players"])]

    said = Many().wording
    assert [said.name("side", seat) for seat in range(3)] == [
        Message("seat-red"), Message("seat-blue"), Message("seat-green"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "name",
    ["told", "live", "entries", "stack", "outcome", "chance", "rules", "to_act", "actions", "digest", "settle"],
)
def test_a_field_with_a_name_of_the_kernel_is_refused_in_words(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Wrong\.{name}: every position has .* of its own.* another name"):
        type("Wrong", (Position,), {"__annotations__": {name: "int"}})


@pytest.mark.parametrize("name", ["take", "actions", "prompt", "clause", "reveals", "fields"])
def test_so_is_a_field_of_a_step(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Wrong\.{name}: every step has .* of its own.* another name"):
        type("Wrong", (Step,), {"__annotations__": {name: "int"}})
    type("Right", (SeatStep,), {"__annotations__": {"seat": "int", "left": "int"}})


def test_the_sealed_step_of_the_manual_works() -> None:
    page = (Path(__file__).parents[1] / "docs" / "game-reference.md").read_text("utf-8")
    block = re.search(r"^    class Vote.*?(?=^\S)", page, re.MULTILINE | re.DOTALL)
    assert block is not None
    known: dict[str, Any] = {"SealedStep": SealedStep, "Town": Table, "Steps": Steps, "YES": 1, "NO": 2}
    exec(dedent(block[0]), known)
    p: Any = Table(Toy(), Chance(1))
    assert "`Vote((-1, -1, -2), 7)` asks two of three" in page
    p.stack = [known["Vote"]((-1, -1, -2), 7)]
    p.play_on()
    p.apply(0, 1)
    top = p.stack[-1]
    assert p.to_act == (1,) and [top.answers[seat] for seat in range(3)] == [1, -1, -2] and top.motion == 7
    dealt = top.redrawn(p, 1, Chance(1))
    assert dealt.motion == 7 and dealt.answers[1:] == (-1, -2) and dealt.answers[0] in (1, 2)
    assert "`top.answers[seat] if isinstance(top, Vote)" in page
    p.apply(1, 2)
    assert p.votes == [1, 1] and not p.stack


def test_a_game_that_names_neither_is_told_what_to_write() -> None:
    class Bare(Game):
        id = "bare"

        def __init__(self) -> None:
            super().__init__(ActionTable([("pass", [])]), ())

    with pytest.raises(TypeError, match="must name its seats, in `sides`"):
        Bare().seats()
    with pytest.raises(TypeError, match="the class of its positions, in `position`"):
        Bare().blank(Chance(1))
