"""Two toy games: one with sealed answers, one where a seat may act that owes no answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from hustings.kernel.actions import ActionTable
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Outcome, Position, Step, Steps
from hustings.kernel.steps import SealedStep
from hustings.play.game import Game


class Seen(msgspec.Struct, frozen=True):
    """All that the toys show."""

    seat: int | None


class Board(Position):
    """Nothing lies on the table; what counts is in the steps."""

    def clone(self) -> Board:
        twin = Board(self.rules, self.chance.clone())
        self.share(twin)
        return twin


class Toy(Game):
    """A game of two whose first step is its only one."""

    id = "toy"
    package = "toys"
    first: ClassVar[type[Step[Any]]]

    def __init__(self) -> None:
        super().__init__(ActionTable([("number", ["0", "1", "2"]), ("ring", []), ("go", ["left", "right"])]), (), {})

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        return ("row", "column")

    def blank(self, chance: Chance) -> Board:
        return Board(self, chance)

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        position.stack.append(self.start())

    def start(self) -> Step[Any]:
        raise NotImplementedError

    def look(self, position: Position, seat: int | None) -> Seen:
        return Seen(seat)


class Numbers(SealedStep):
    """Both name a number unseen; the higher one wins, but row wins when they are equal."""

    prompt = "numbers"

    def actions(self, p: Any, seat: int) -> list[int]:
        return [0, 1, 2]

    def reveal(self, p: Any, answers: tuple[int, ...]) -> Steps:
        winner = 0 if answers[0] >= answers[1] else 1
        p.finish(winner, "over", "")
        return None


class Pennies(Numbers):
    """Both name a number unseen; column wins when they are equal."""

    def reveal(self, p: Any, answers: tuple[int, ...]) -> Steps:
        p.finish(int(answers[0] == answers[1]), "over", "")
        return None


class Bell(Step[Any]):
    """Row owes an answer, which decides nothing; column may ring before it.

    Args:
        winner: who wins when the bell rings; the other wins without.
    """

    fields = ("winner",)
    prompt = "bell"

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def seats(self, p: Any) -> tuple[int, ...]:
        return (0,)

    def may(self, p: Any) -> tuple[int, ...]:
        return (1,)

    def actions(self, p: Any, seat: int) -> list[int]:
        return [4, 5]

    def extras(self, p: Any, seat: int) -> list[int]:
        return [3]

    def take(self, p: Any, seat: int, action: int) -> Steps:
        winner = self.winner if action == 3 else 1 - self.winner
        p.outcome = Outcome((winner,), (1.0, 0.0) if winner == 0 else (0.0, 1.0), "over")
        return None


class Sealed(Toy):
    """One sealed question."""

    def __init__(self, kind: type[Numbers]) -> None:
        super().__init__()
        self.kind = kind

    def start(self) -> Step[Any]:
        return self.kind((-1, -1))


class Ringing(Toy):
    """One question with a bell."""

    def __init__(self, winner: int) -> None:
        super().__init__()
        self.winner = winner

    def start(self) -> Step[Any]:
        return Bell(self.winner)


class Patient(Heuristics):
    """Knows only that column had better wait."""

    def waits(self, p: Position, seat: int) -> bool:
        return seat == 1


class Waiting(Ringing):
    """The bell, with knowledge."""

    def heuristics(self) -> Heuristics:
        return Patient()
