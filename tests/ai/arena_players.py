"""Other people's players for the tests of the arena: a good one, and some that fail."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

from faulty_toys import Even
from toys import Toy

from hustings.kernel.actions import ActionTable
from hustings.kernel.chance import Chance
from hustings.kernel.position import Step
from hustings.play.game import Game


class Saved(Toy):
    """A game of one question, whose positions can be sent to another process."""

    id = "saved"

    def __init__(self) -> None:
        Game.__init__(self, ActionTable([("number", ["0", "1", "2"])]), (Even,), {})

    def start(self) -> Step[Any]:
        return Even((-1, -1))


class Fair:
    """Plays by its seed, talks while it does, and writes down what it was given and when a match was over."""

    def __init__(self, game: Any, seat: int, note: str = "") -> None:
        self.seat = seat
        self.note = note

    def decide(self, game: Any, seat: int, actions: list[int], sample: Any, budget: Any, seed: int) -> Any:
        print("thinking", file=sys.stderr)
        twin = sample(Chance(seed))
        assert (seat, sorted(twin.actions(seat))) == (self.seat, sorted(actions))
        if self.note:
            with Path(self.note).open("a") as file:
                file.write(f"{os.getpid()} {seat} {budget.iterations} {twin.view(seat)}\n")
        return actions[seed % len(actions)]

    def over(self, winners: Any) -> None:
        if self.note:
            with Path(self.note).open("a") as file:
                file.write(f"over {winners}\n")


class Broken:
    def __init__(self, game: Any, seat: int, how: str = "") -> None:
        self.how = how

    def decide(self, game: Any, seat: int, actions: list[int], sample: Any, budget: Any, seed: int) -> Any:
        if self.how == "late":
            time.sleep(30)
        if self.how == "died":
            print("last words", flush=True)
            os._exit(7)
        if self.how == "once":
            if not Path(os.environ["FATE"]).exists():
                Path(os.environ["FATE"]).touch()
                os._exit(7)
            return actions[0]
        if self.how == "raised":
            raise ZeroDivisionError("no idea left")
        return {"nonsense": max(actions) + 1, "text": "ring"}[self.how]


def speechless(game: Any, seat: int) -> object:
    return object()
