"""The rules of New Game: what lies on the table, what happens on it, and what a seat may know of it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from hustings.author import Message, Meta, Position, SeatStep, Step, Steps

SIDES = ("mayor", "challenger")
PROMISES = ("bench", "shelter", "playground", "library", "tram", "stadium", "opera", "airport", "beach")
"""From the smallest to the greatest. A promise is its place here, and so is the action that makes it."""
DOUBT = len(PROMISES)
"""The action that stands behind those in the action table."""
CROWD = 6
HELD = 4
"""Promises that each side is dealt."""


class Town(Position):
    """Who holds which promises, which were made, and how many votes each side has."""

    hands: list[list[int]]
    unseen: list[int]
    made: list[int]
    votes: list[int]
    crowd: int

    def promise(self, seat: int, promise: int, clause: str) -> None:
        """A side makes a promise that it held."""
        self.hands[seat].remove(promise)
        self.made.append(promise)
        self.note("promised", (seat, promise), clause)

    def win(self, seat: int, clause: str) -> None:
        """A side wins the votes of the evening."""
        self.votes[seat] += self.crowd
        self.note("won", (seat, self.crowd), clause)


class Evening(Step[Town]):
    """A crowd comes and somebody speaks first; after the last evening the votes are counted (A.2, A.6)."""

    clause = "A.2"
    opener: int

    def run(self, p: Town) -> Steps:
        """Roll for the crowd, or end."""
        if any(p.hands):
            opener = self.opener if p.hands[self.opener] else 1 - self.opener
            p.crowd = p.chance.below(CROWD) + 1
            p.note("evening", (p.crowd,), "A.2")
            return Open(opener), Evening(1 - opener)
        p.settle(p.votes, "end-votes", "end-draw", "A.6")
        return None


class Open(SeatStep[Town]):
    """A side promises something (A.3)."""

    clause = "A.3"
    prompt = "open"

    def actions(self, p: Town, seat: int) -> list[int]:
        """Any promise that it holds."""
        return p.hands[seat][:]

    def take(self, p: Town, seat: int, action: int) -> Steps:
        """The other side answers."""
        p.promise(seat, action, "A.3")
        return (Answer(1 - seat, action),)


class Answer(SeatStep[Town]):
    """The other side promises something, too, or doubts (A.4, A.5)."""

    clause = "A.4"
    prompt = "answer"
    promised: int

    def ask(self, p: Town, seat: int) -> Message:
        """Names what was promised."""
        return Message("answer", (self.seat, self.promised))

    def actions(self, p: Town, seat: int) -> list[int]:
        """A promise of its own, or a doubt."""
        return [*p.hands[seat], DOUBT]

    def take(self, p: Town, seat: int, action: int) -> Steps:
        """The greater promise wins the evening, or the die decides."""
        if action == DOUBT:
            die = p.chance.below(len(PROMISES))
            stands = die >= self.promised
            p.note("doubted", (seat, die + 1), "A.5")
            p.note("stands" if stands else "hollow", (self.promised,), "A.5")
            p.win(1 - seat if stands else seat, "A.5")
        else:
            p.promise(seat, action, "A.4")
            p.win(seat if action > self.promised else 1 - seat, "A.4")
        return None


Promise: TypeAlias = Annotated[int, Meta(ge=0, lt=len(PROMISES))]
Promises: TypeAlias = Annotated[tuple[Promise | None, ...], Meta(max_length=HELD)]
Votes: TypeAlias = Annotated[int, Meta(ge=0, le=CROWD * len(SIDES) * HELD)]


class View(msgspec.Struct, frozen=True):
    """What one seat may know: None is a promise that it does not see. All has bounds, for programs are told numbers."""

    hands: tuple[Promises, Promises]
    made: Annotated[tuple[Promise, ...], Meta(max_length=len(SIDES) * HELD)]
    votes: tuple[Votes, Votes]
    crowd: Annotated[int, Meta(ge=0, le=CROWD)]


def look(p: Town, seat: int | None) -> View:
    """One's own promises; of the other side only how many."""
    mayor, challenger = (tuple(promise if side == seat else None for promise in p.hands[side]) for side in (0, 1))
    return View((mayor, challenger), tuple(p.made), (p.votes[0], p.votes[1]), p.crowd)
