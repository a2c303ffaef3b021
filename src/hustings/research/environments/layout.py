"""Observations: what a seat knows, and is asked, as a row of numbers whose layout follows from types.

A :class:`Layout` is made from the type of a game's views, never from samples, so no match can bring a value that has no
place. Beside the view stands the question; the legal actions are a mask of their own, see :class:`.turns.Turns`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from hustings.kernel.faults import Beyond
from hustings.kernel.position import Position
from hustings.play.game import Game

from .columns import Columns, Outside, Parts
from .question import Question
from .typed import columns_of, type_of_view

if TYPE_CHECKING:
    from hustings.kernel import observing

FORMAT: Final = 1
"""Raise it when the same types are laid out in another way."""


TOLD: Final = "{} of {} is {}, and the type of its view allows {}"


class OutOfBounds(ValueError):
    """A view holds something that its type, or an owner's printed values, did not announce."""


class OtherLayout(ValueError):
    """What was made with one layout is used with another."""


class Layout:
    """How the observations of a game are laid out; the same for all its options, seats and printed values of one set.

    Args:
        game: the game.

    Attributes:
        game: the game.
        names: of the columns, in order, such as ``view.sides.0.hand.hidden`` or ``question.step.Turn``.
        low, high: the lowest and the highest value of each column.
        observer: what writes rows without views; None: the game has nothing for it, or librt is missing.
        digest: SHA-256 of all that, in hex: what was learned with one layout fits no other.

    Raises:
        Unbounded: when a type of its view does not say what can stand there.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._view: Columns = columns_of(type_of_view(game), game.ids())
        self._question = Question(game)
        whole = Parts([("view", self._view), ("question", self._question)], tuple_=False)
        columns = whole.all("")
        self.names = tuple(column.name for column in columns)
        self.low = tuple(column.low for column in columns)
        self.high = tuple(column.high for column in columns)
        twice = [name for name, count in Counter(self.names).items() if count > 1]
        if twice:
            raise ValueError(f"two columns are called {twice[0]}: an id of {game.id} is `there`, `none` or `hidden`")
        said = [FORMAT, game.id, game.version, self.names, self.low, self.high]
        self.digest = hashlib.sha256(json.dumps(said).encode()).hexdigest()
        self.observer = self._observer()
        self._zeros = array("h", bytes(2 * len(self.names)))

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"<Layout of {self.game.id}: {len(self)} columns, {self.digest[:12]}>"

    def observe(self, position: Position, seat: int | None) -> array[int]:
        """What a seat, or with None a spectator, knows and is asked: an array of 16-bit ints, made from its view.

        Raises:
            OutOfBounds: when a value has no column, or no room in it.
        """
        row = self._zeros[:]
        try:
            self._view.write(position.view(seat), row, 0)
            self._question.write((position, seat), row, self._view.width)
        except Outside as error:
            name = self.names[error.at].removesuffix(".there")
            raise OutOfBounds(TOLD.format(name, self.game.id, repr(error.value), error.bounds)) from error
        return row

    def row(self, position: Position, seat: int | None) -> bytes:
        """:meth:`observe` as bytes: 16-bit ints, the lower byte first; the quickest way to it.

        Raises:
            OutOfBounds: when a value has no column, or no room in it.
        """
        if self.observer is None or seat is None:
            return _lower_first(self.observe(position, seat).tobytes())
        try:
            return _lower_first(self.observer.row(position, seat))
        except Beyond as error:
            raise self.outside(error) from error

    def outside(self, error: Beyond) -> OutOfBounds:
        """What an observer could not write, in words."""
        bounds = f"{self.low[error.at]} to {self.high[error.at]}"
        return OutOfBounds(TOLD.format(self.names[error.at], self.game.id, error.value, bounds))

    def writer(self) -> observing.Observer:
        """What writes rows for many matches: the game's own observer, or one that reads views.

        Raises:
            ImportError: when librt is not installed.
        """
        if self.observer is not None:
            return self.observer
        from .reader import Reader

        return Reader(self.columns(), self.observe)

    def columns(self) -> observing.Columns:
        """What an observer is told.

        Raises:
            ImportError: when librt is not installed.
        """
        from hustings.kernel import observing

        numbers = {name: at for at, name in enumerate(self.names)}
        careful = bool(self.game.printed_data.get("owner", True))
        told = self._question.columns(self.game, numbers)
        return observing.Columns(numbers, list(self.low), list(self.high), careful, *told)

    def _observer(self) -> observing.Observer | None:
        """What writes rows without views, for a game that has it."""
        try:
            kind = self.game.observer()
        except ImportError:
            return None
        return None if kind is None else kind(self.columns())

    def decode(self, row: Sequence[int]) -> dict[str, Any]:
        """A row back in words: the view and the question as plain data, piles as counts, without what is for pages.

        Raises:
            OtherLayout: when the row is of another length.
        """
        if len(row) != len(self):
            raise OtherLayout(f"the row has {len(row)} columns, the layout of {self.game.id} {len(self)}")
        return {"view": self._view.read(row, 0), "question": self._question.read(row, self._view.width)}

    def text(self, row: Sequence[int]) -> str:
        """A row as lines of a column and its value, those that are not 0."""
        return "".join(f"{name}: {value}\n" for name, value in zip(self.names, row, strict=True) if value)

    def as_data(self) -> dict[str, Any]:
        """Plain data to be stored beside what was learned or recorded with it."""
        return {"game": self.game.id, "version": self.game.version, "digest": self.digest, "columns": list(self.names)}

    def expect(self, data: Mapping[str, Any]) -> None:
        """See that what was stored with :meth:`as_data` was made with this layout.

        Raises:
            OtherLayout: when it was not; it says what is different.
        """
        if data.get("digest") == self.digest:
            return
        if data.get("game") != self.game.id:
            raise OtherLayout(f"this was made for the game {data.get('game')!r}, and is used with {self.game.id!r}")
        told = "the bounds of its columns, or the rules, have changed"
        columns = list(data.get("columns", ()))
        for at, name in enumerate(self.names):
            if at >= len(columns) or columns[at] != name:
                there = columns[at] if at < len(columns) else "nothing"
                told = f"column {at} was {there}, and is {name} now"
                break
        raise OtherLayout(
            f"this was made with another layout of {self.game.id} (rules {data.get('version')}, here "
            f"{self.game.version}): {told}. Make it anew, or use the version of Hustings it was made with"
        )


def _lower_first(row: bytes) -> bytes:
    if sys.byteorder == "little":
        return row
    swapped = array("h", row)
    swapped.byteswap()
    return swapped.tobytes()


layout: Callable[[Game], Layout] = lru_cache(maxsize=32)(Layout)
"""The layout of a game, made once."""
