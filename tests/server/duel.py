"""Duel: two seats name a number in turn, once, or so often that both have played; the higher sum wins."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

import hustings
from hustings.author import ActionTable, Chance, Game, Outcome, Position, Step, Steps
from hustings.matches.computers.bots import Bots

TURNS = {"short": 1, "long": 6}


class Field(Position):
    """What each has named together."""

    sums: list[int]
    turns: int


class Name(Step[Any]):
    """Somebody names a number."""

    turn: int
    prompt = "name"

    def seats(self, p: Any) -> tuple[int, ...]:
        return (self.turn % 2,)

    def actions(self, p: Any, seat: int) -> list[int]:
        return [0, 1, 2]

    def take(self, p: Any, seat: int, action: int) -> Steps:
        p.sums[seat] += action
        if self.turn + 1 < 2 * p.turns:
            return (Name(self.turn + 1),)
        one, two = p.sums
        winners = (0, 1) if one == two else (0,) if one > two else (1,)
        p.outcome = Outcome(winners, tuple(1.0 if seat in winners else 0.0 for seat in (0, 1)), "over")
        return None


class Seen(msgspec.Struct, frozen=True):
    """Nothing is hidden."""

    sums: tuple[int, ...]


class Duel(Game):
    """The game."""

    id = "duel"
    package = "hustings"
    sides: ClassVar[tuple[str, ...]] = ("left", "right")
    position = Field
    options: ClassVar[dict[str, tuple[str, ...]]] = {"length": ("short", "long")}

    def __init__(self) -> None:
        super().__init__(ActionTable([("number", ["0", "1", "2"])]), (Name,))

    def begin(self, position: Any, options: Any) -> None:
        position.sums = [0, 0]
        position.turns = TURNS[options["length"]]
        position.stack.append(Name(0))

    def look(self, position: Any, seat: int | None) -> Seen:
        return Seen(tuple(position.sums))

    def reassign(self, position: Any, seat: int | None, rng: Chance) -> None:
        """Nothing is hidden."""


class Quick(Bots):
    """Computers that answer at once, in this process."""

    async def decide(
        self,
        game: Game,
        position: Any,
        seat: int,
        actions: list[int],
        level: str,
        seconds: float,
        attention: Any = None,
    ) -> int:
        """A number; in other games the first answer."""
        return actions[sum(getattr(position, "sums", (0,))) * 7 % len(actions)]


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the servers of a test find it."""
    found = hustings.game_class
    monkeypatch.setattr(hustings, "game_class", lambda id: Duel if id == "duel" else found(id))
    monkeypatch.setattr(hustings, "installed", lambda: ("duel",))
