"""Observations are laid out from types: everything has a column, and everything without a bound is refused in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

import hustings
from hustings.kernel.chance import Chance
from hustings.play.bounds import PAGES, by, each, of, one_of
from hustings.play.game import Game
from hustings.research.environments.columns import Outside
from hustings.research.environments.layout import Layout, OtherLayout, OutOfBounds, layout
from hustings.research.environments.typed import Unbounded, columns_of
from hustings.testing.walk import choose

Card = Annotated[str, of("card")]
IDS = {"card": ("ace", "king"), "aces": ("ace",)}


class Town(msgspec.Struct, frozen=True):
    name: Annotated[str, one_of("york", "bath")]
    votes: Annotated[int, Meta(ge=-2, le=9)]
    song: Annotated[str, PAGES] = ""


class Seen(msgspec.Struct, frozen=True):
    phase: Literal["day", "night"]
    leader: Card | None
    open: bool
    known: bool | None
    hand: tuple[Card | None, ...]
    pool: Annotated[tuple[Card, ...], each(3)]
    towns: Annotated[tuple[Town, ...], by("name")]
    row: Annotated[tuple[Annotated[int, Meta(ge=0, le=5)], ...], Meta(max_length=2)]
    pair: tuple[Annotated[tuple[Card, ...], of("aces")], bool]
    prices: dict[Card, Annotated[int, Meta(ge=1, le=4)]]
    advice: Annotated[tuple[str, ...], PAGES] = ("anything",)


SEEN = Seen(
    phase="night",
    leader=None,
    open=True,
    known=None,
    hand=("king", None, None),
    pool=("ace", "ace"),
    towns=(Town("bath", -2),),
    row=(0, 4),
    pair=(("ace",), False),
    prices={"king": 3},
)


def written(view: type, value: object) -> dict[str, int]:
    columns = columns_of(view, IDS)
    row = [0] * columns.width
    columns.write(value, row, 0)
    for (name, low, high), number in zip(columns.all(""), row, strict=True):
        assert low <= number <= high, name
    return {column.name: number for column, number in zip(columns.all(""), row, strict=True)}


def test_every_sort_of_type_has_its_columns() -> None:
    found = written(Seen, SEEN)
    assert {name: number for name, number in found.items() if number} == {
        "phase.night": 1,
        "leader.none": 1,
        "open": 1,
        "hand.king": 1,
        "hand.hidden": 2,
        "pool.ace": 2,
        "towns.bath.there": 1,
        "towns.bath.votes": -2,
        "row.0.there": 1,
        "row.1.there": 1,
        "row.1": 4,
        "pair.0.ace": 1,
        "prices.king.there": 1,
        "prices.king": 3,
    }
    assert {"leader.ace", "known.there", "known", "towns.york.there", "prices.ace"} <= set(found)
    assert not [name for name in found if "advice" in name or "song" in name]


def test_what_lies_in_a_row_can_be_hidden_in_its_place() -> None:
    class Table(msgspec.Struct, frozen=True):
        dice: Annotated[tuple[Annotated[int, Meta(ge=1, le=6)] | None, ...], Meta(max_length=3)]

    columns = columns_of(Table, {})
    row = [0] * columns.width
    columns.write(Table((None, 5)), row, 0)
    named = {column.name: number for column, number in zip(columns.all(""), row, strict=True)}
    assert len(named) == columns.width == 9
    told = {name for name, number in named.items() if number}
    assert told == {"dice.0.there", "dice.1.there", "dice.1.known", "dice.1"}
    assert columns.read(row, 0) == {"dice": [None, 5]}


def test_a_row_can_be_read_again() -> None:
    columns = columns_of(Seen, IDS)
    row = [0] * columns.width
    columns.write(SEEN, row, 0)
    assert columns.read(row, 0) == {
        "phase": "night",
        "leader": None,
        "open": True,
        "known": None,
        "hand": {"king": 1, "hidden": 2},
        "pool": {"ace": 2},
        "towns": {"bath": {"votes": -2}},
        "row": [0, 4],
        "pair": [{"ace": 1}, False],
        "prices": {"king": 3},
    }


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"leader": "queen"}, "'queen'.*one of"),
        ({"phase": "noon"}, "'noon'"),
        ({"hand": (None,) * 3}, "3, and not 0 to 2"),
        ({"pool": ("ace",) * 4}, "4, and not 0 to 3"),
        ({"hand": ("ace", "ace")}, "2, and not 0 to 1"),
        ({"towns": (Town("bath", 10),)}, "10, and not -2 to 9"),
        ({"towns": (Town("bath", 1), Town("bath", 2))}, "one of each"),
        ({"row": (1, 2, 3)}, "3, and not at most 2"),
        ({"pair": (("king",), True)}, "'king'"),
        ({"prices": {"queen": 1}}, "'queen'"),
    ],
)
def test_what_has_no_column_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(Outside, match=said):
        written(Seen, msgspec.structs.replace(SEEN, **change))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (str, r"View.part can be any str: say what it can be by `Literal`, or by `Annotated\[str, one_of"),
        (int, r"View.part can be any int: say `Annotated\[int, Meta\(ge"),
        (Annotated[int, Meta(ge=0, le=1 << 20)], "goes from 0 to 1048576; a column holds -32768 to 32767"),
        (tuple[Town, ...], r"View.part can be of any length: say `Annotated\[…, Meta\(max_length"),
        (Annotated[tuple[Town, ...], by("votes_")], "laid out by 'votes_', which is no id"),
        (Annotated[tuple[Card, ...], by("name")], "laid out by 'name', but it holds no structs"),
        (Annotated[str, of("town")], "of the sort 'town', and `ids` of the game gives card, aces"),
        (dict[str, bool], "the keys of View.part can be anything"),
        (bool | Card, "View.part can be several things"),
        (float, "View.part can be any float"),
    ],
)
def test_what_has_no_bound_is_refused_in_words(kind: Any, said: str) -> None:
    view = msgspec.defstruct("View", [("part", kind)])
    with pytest.raises(Unbounded, match=said):
        columns_of(view, IDS)


@pytest.fixture(scope="module", params=hustings.installed())
def game(request: pytest.FixtureRequest) -> Game:
    return hustings.game(request.param)


def test_the_view_and_the_question_come_back_in_words(game: Game) -> None:
    p, dice, shape = game.setup(3), Chance(4), layout(game)
    for _ in range(12):
        chosen = choose(p, dice)
        assert chosen is not None
        p.apply(*chosen)
    seat = p.to_act[0]
    row = shape.observe(p, seat)
    told = shape.decode(row)
    assert told["view"]["seat"] == seat and told["question"]["step"] == type(p.stack[-1]).__name__
    assert told["question"]["owes"][seat] is True
    message = p.stack[-1].ask(p, seat)
    assert told["question"]["prompt"] == message.key
    assert f"question.prompt.{message.key}: 1\n" in shape.text(row)
    assert all(low <= value <= high for low, value, high in zip(shape.low, row, shape.high, strict=True))


def test_layouts_of_equal_games_are_equal(game: Game) -> None:
    again = Layout(hustings.game(game.id))
    assert again.digest == layout(game).digest and again.names == layout(game).names
    layout(game).expect(msgspec.json.decode(msgspec.json.encode(again.as_data())))


def test_a_layout_of_another_version_is_refused() -> None:
    game = hustings.game("watergate")
    stored = layout(game).as_data()
    with pytest.raises(OtherLayout, match="made for the game 'watergate', and is used with '1960'"):
        layout(hustings.game("1960")).expect(stored)
    columns = ["view.seat.there", "view.mood", *stored["columns"][2:]]
    older = {**stored, "version": 0, "digest": "0", "columns": columns}
    with pytest.raises(OtherLayout, match=r"rules 0, here \d+\): column 1 was view.mood, and is view.seat now. M"):
        layout(game).expect(older)
    with pytest.raises(OtherLayout, match="the bounds of its columns, or the rules, have changed"):
        layout(game).expect({**stored, "digest": "0"})
    with pytest.raises(OtherLayout, match="the row has 3 columns, the layout of watergate 845"):
        layout(game).decode([0, 1, 2])


def test_printed_values_beyond_the_types_are_told() -> None:
    game = type(hustings.game("hilarious-struggle")).from_file({"states": {"WA": {"electors": 20}}})
    p: Any = game.setup(1)
    p.scandal[0] = 100
    with pytest.raises(OutOfBounds, match=r"view.sides.0.scandal of hilarious-struggle is 100, .* allows 0 to 99"):
        layout(game).observe(p, 0)
    with pytest.raises(OutOfBounds, match=r"view.sides.0.scandal of hilarious-struggle is 100, .* allows 0 to 99"):
        layout(game).row(p, 0)
    p.scandal[0] = 3
    assert layout(game).row(p, 0) == layout(game).observe(p, 0).tobytes()


def test_a_game_that_does_not_say_what_it_shows() -> None:
    class Silent(type(hustings.game("watergate"))):  # type: ignore[misc]
        def look(self, position, seat):  # type: ignore[no-untyped-def]
            return super().look(position, seat)

    with pytest.raises(Unbounded, match=r"Silent\.look does not say what it gives"):
        Layout(Silent())


def test_rows_without_views_are_the_rows_of_views(game: Game) -> None:
    p, dice, shape = game.setup(11), Chance(12), layout(game)
    assert shape.observer is not None
    while p.outcome is None:
        chosen = choose(p, dice)
        assert chosen is not None
        p.apply(*chosen)
        seat = dice.below(game.count(p))
        if dice.below(9) == 0 or p.outcome is not None:
            assert shape.row(p, seat) == shape.observe(p, seat).tobytes()


def test_without_librt_views_are_read() -> None:
    class Slow(type(hustings.game("watergate"))):  # type: ignore[misc]
        def observer(self) -> None:
            raise ImportError("no librt")

    shape, p = Layout(Slow()), hustings.game("watergate").setup(5)
    assert shape.observer is None and shape.row(p, 0) == shape.observe(p, 0).tobytes()


def test_nothing_here_names_a_game() -> None:
    from pathlib import Path

    import hustings.research

    text = "".join(file.read_text("utf-8") for file in Path(hustings.research.__path__[0]).glob("*.py")).lower()
    for id in (*hustings.installed(), "nineteen_sixty", "kennedy"):
        assert f'"{id}"' not in text and f"games.{id}" not in text
