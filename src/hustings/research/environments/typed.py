"""From the types of a view to columns; what has no bound is refused in words that say how to give it one."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import inspect as types

from hustings.play.game import Game

from .columns import (
    LARGEST,
    SMALLEST,
    Choice,
    Columns,
    Keyed,
    Line,
    Maybe,
    Number,
    Parts,
    Pile,
)

FEW: Final = 64
"""Numbers between bounds that lie so close together can be counted, or be keys."""


class Unbounded(TypeError):
    """A part of a view whose type does not say what can stand there."""


def type_of_view(game: Game) -> type:
    """The type of a game's views as programs read them: its ``observed``, or what its ``look`` says it gives.

    Raises:
        Unbounded: when it says none.
    """
    if game.observed is not None:
        return game.observed
    look = type(game).look
    said = inspect.get_annotations(look).get("return")
    if isinstance(said, str):
        said = getattr(sys.modules[look.__module__], said, None)
    if not isinstance(said, type) or said is object:
        raise Unbounded(
            f"{type(game).__name__}.look does not say what it gives: write `def look(self, position, seat) -> View`, "
            "with the class of its views"
        )
    return said


def columns_of(view: type, ids: Mapping[str, Sequence[str]]) -> Columns:
    """The columns of a type.

    Args:
        view: a ``msgspec.Struct``, or whatever else a game shows.
        ids: the ids of each sort that the type names.

    Raises:
        Unbounded: when something in it has no bound.
    """
    found = _Reader(ids).columns(types.type_info(view), view.__name__)
    if found is None:
        raise Unbounded(f"all of {view.__name__} is made for pages")
    return found


class _Reader:
    def __init__(self, ids: Mapping[str, Sequence[str]]) -> None:
        self.ids = ids

    def columns(self, kind: types.Type, where: str, said: Mapping[str, Any] = {}) -> Columns | None:
        """The columns of a type; None where it is made for pages alone."""
        kind, said = _plain(kind, said)
        if said.get("pages"):
            return None
        if isinstance(kind, types.UnionType):
            return self._maybe(kind, where, said)
        if isinstance(kind, types.BoolType):
            return Number(0, 1, flag=True)
        if isinstance(kind, types.IntType):
            return Number(*_limits(kind, where))
        if isinstance(kind, types.StructType):
            return self._parts([(field.name, field.type) for field in kind.fields], where, tuple_=False)
        if isinstance(kind, types.TupleType):
            return self._parts([(str(at), item) for at, item in enumerate(kind.item_types)], where, tuple_=True)
        if isinstance(kind, (types.VarTupleType, types.ListType, types.FrozenSetType)):
            return self._several(kind, where, said)
        if isinstance(kind, types.DictType):
            keys = self._values(kind.key_type, where, said)
            if keys is None:
                raise Unbounded(f"the keys of {where} can be anything: {HOW_IDS}")
            inside = self.columns(kind.value_type, f"{where}[…]")
            return None if inside is None else Keyed(keys, inside, "")
        values = self._values(kind, where, said)
        if values is None:
            raise Unbounded(f"{where} can be any {_name(kind)}: {HOW_IDS}")
        return Choice(values, maybe=False)

    def _maybe(self, kind: types.UnionType, where: str, said: Mapping[str, Any]) -> Columns | None:
        others = [one for one in kind.types if not isinstance(one, types.NoneType)]
        if len(others) != 1:
            raise Unbounded(f"{where} can be several things: {', '.join(_name(one) for one in others)}; one, or None")
        inside = self.columns(others[0], where, said)
        if isinstance(inside, Choice) and len(others) < len(kind.types):
            return Choice(inside.values, maybe=True)
        return inside if inside is None or len(others) == len(kind.types) else Maybe(inside)

    def _parts(self, parts: list[tuple[str, types.Type]], where: str, tuple_: bool) -> Columns:
        return Parts([(name, self.columns(kind, f"{where}.{name}")) for name, kind in parts], tuple_)

    def _several(self, kind: Any, where: str, said: Mapping[str, Any]) -> Columns | None:
        item, _ = _plain(kind.item_type, {})
        if field := said.get("by"):
            return self._keyed(item, where, said, field)
        if kind.max_length is not None:
            inside = self.columns(kind.item_type, f"{where}[…]")
            return None if inside is None else Line(inside, kind.max_length)
        hidden = isinstance(item, types.UnionType)
        kinds = item.types if isinstance(item, types.UnionType) else (kind.item_type,)
        shown = next(one for one in kinds if not isinstance(one, types.NoneType))
        values = self._values(shown, where, said)
        if values is None:
            raise Unbounded(f"{where} can be of any length: {HOW_LONG}")
        return Pile(values, said.get("each", 1), hidden)

    def _keyed(self, item: types.Type, where: str, said: Mapping[str, Any], field: str) -> Columns:
        if not isinstance(item, types.StructType):
            raise Unbounded(f"{where} is laid out by {field!r}, but it holds no structs")
        others = [(one.name, one.type) for one in item.fields if one.name != field]
        key = next((one.type for one in item.fields if one.name == field), None)
        keys = None if key is None else self._values(key, where, said)
        if keys is None:
            raise Unbounded(f"{where} is laid out by {field!r}, which is no id and no small number there")
        return Keyed(keys, self._parts(others, f"{where}[…]", tuple_=False), field)

    def _values(self, kind: types.Type, where: str, said: Mapping[str, Any]) -> Sequence[Any] | None:
        """All that a type can be; None: too much to have a column each. What is said from outside counts."""
        kind, within = _plain(kind, {})
        said = {**within, **said}
        if sort := said.get("sort"):
            if sort not in self.ids:
                known = ", ".join(self.ids) or "none"
                raise Unbounded(f"{where} is of the sort {sort!r}, and `ids` of the game gives {known}")
            return self.ids[sort]
        if names := said.get("one_of"):
            return tuple(names)
        if isinstance(kind, types.LiteralType):
            return kind.values
        if isinstance(kind, types.IntType):
            low, high = _limits(kind, where)
            return range(low, high + 1) if high - low < FEW else None
        return None


HOW_IDS: Final = "say what it can be by `Literal`, or by `Annotated[str, one_of(…)]` or `of(…)` of hustings.play.bounds"
HOW_LONG: Final = (
    "say `Annotated[…, Meta(max_length=…)]` where the order counts, or `by(field)` where each has a place of its own; "
    "ids alone are a pile"
)


def _plain(kind: types.Type, said: Mapping[str, Any]) -> tuple[types.Type, Mapping[str, Any]]:
    """A type without what is said about it, and that; what is said from outside counts."""
    while isinstance(kind, types.Metadata):
        said = {**(kind.extra or {}), **said}
        kind = kind.type
    return kind, said


def _limits(kind: types.IntType, where: str) -> tuple[int, int]:
    low = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    high = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if low is None or high is None:
        raise Unbounded(f"{where} can be any int: say `Annotated[int, Meta(ge=…, le=…)]`")
    if low < SMALLEST or high > LARGEST:
        raise Unbounded(f"{where} goes from {low} to {high}; a column holds {SMALLEST} to {LARGEST}")
    return int(low), int(high)


def _name(kind: types.Type) -> str:
    return type(kind).__name__.removesuffix("Type").lower()
