"""A match for programs that answer one at a time: who is asked now, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.words.sentences import Words

EXTRAS: Final = 4
"""What a seat may do, unless it is said otherwise, that answers nothing, until the next answer is given."""


class MaskedAction(ValueError):
    """An action that is not legal now; the message says why, with the clause of the rulebook."""


class MatchOver(ValueError):
    """An action after the end."""


class Turns:
    """A position and whose turn it is to say something.

    Seats that owe an answer at the same time are asked one after the other; none sees the answer of another before all
    are in. Where a seat may do something that answers nothing, such as trade, every such seat is asked before the next
    answer, has :attr:`wait` as one more action, and can do only so much until that answer is given, so that no match
    goes on for ever.

    Args:
        game: the game.
        position: where the match stands.
        extras: how much a seat may do that answers nothing, until the next answer is given; 0: nothing.

    Attributes:
        position: where the match stands.
        seat: who is asked; -1: nobody, the match is over.
        actions: its legal actions, answers first.
        wait: the number of the action that lets the others go on, one more than the last; -1: there is none.
        size: how many actions there are.
    """

    def __init__(self, game: Game, position: Position, extras: int = EXTRAS) -> None:
        self.game = game
        self.position = position
        self.extras = extras
        self.size, self.wait = sizes(game, extras)
        self.seat = -1
        self.actions: list[int] = []
        self._answers = 0
        self._spent = [0] * game.count(position)
        self._waited: set[int] = set()
        self._ask()

    def clone(self, position: Position | None = None) -> Turns:
        """An independent copy, or one of another position that stands at the same question."""
        twin = Turns.__new__(Turns)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.clone() if position is None else position
        twin._spent, twin._waited = self._spent[:], set(self._waited)
        return twin

    def step(self, action: int) -> None:
        """Carry an action of :attr:`seat` out.

        Raises:
            MaskedAction: when it is not legal; nothing has changed.
            MatchOver: when the match is over.
        """
        if self.seat < 0:
            raise MatchOver(f"the match of {self.game.id} is over; begin another one")
        if action not in self.actions:
            raise MaskedAction(self.why(action))
        if action == self.wait:
            self._waited.add(self.seat)
            self._ask()
        else:
            self.position.apply(self.seat, action)
            self.heard(action)

    def heard(self, action: int) -> None:
        """Go on after an action of :attr:`seat` that has been carried out on the position."""
        self._waited.clear()
        if action in self.actions[: self._answers]:
            self._spent = [0] * len(self._spent)
        else:
            self._spent[self.seat] += 1
        self._ask()

    def why(self, action: int) -> str:
        """Why an action is not legal now, in English."""
        seat = self.game.wording.sides[self.seat]
        if not 0 <= action < self.size:
            return f"{action} is no action of {self.game.id}; there are 0 to {self.size - 1}"
        if action == self.wait:
            return f"{seat} cannot wait now: its answer is what all wait for"
        reason = self.position.reject(self.seat, action)
        told = "it has done enough for now, and may answer or wait"
        if reason is not None:
            told = Words(self.game).say("en", "no-", reason) + (f" ({reason.clause})" if reason.clause else "")
        return f"{self.game.text(action)!r} is not legal for {seat} now: {told}"

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return "wait" if action == self.wait else self.game.text(action)

    def mask(self) -> bytearray:
        """For each action whether it is legal now for the seat that is asked: 1, otherwise 0."""
        mask = bytearray(self.size)
        for action in self.actions:
            mask[action] = 1
        return mask

    def _ask(self) -> None:
        p = self.position
        if p.outcome is not None:
            self.seat, self.actions = -1, []
            return
        free = p.may_act if self.wait >= 0 else ()
        for seat in (*range(self.seat, len(self._spent)), *range(max(self.seat, 0))):
            if seat in free and seat not in p.to_act and seat not in self._waited and self._spent[seat] < self.extras:
                self.seat, self._answers = seat, 0
                self.actions = [*p.extras(seat), self.wait]
                return
        waits = [seat for seat in p.to_act if seat not in self._waited] or [p.to_act[0]]
        self.seat = waits[0]
        self.actions = p.answers(self.seat)
        self._answers = len(self.actions)
        if self.seat in free:
            if self._spent[self.seat] < self.extras:
                self.actions = self.actions + p.extras(self.seat)
            if len(waits) > 1:
                self.actions = [*self.actions, self.wait]


def sizes(game: Game, extras: int) -> tuple[int, int]:
    """How many actions a program has, and which of them is waiting (-1: none)."""
    count = len(game.actions)
    return (count + 1, count) if extras and game.spaces().extras else (count, -1)


def longest(game: Game, options: Mapping[str, str], extras: int) -> int:
    """Actions in the longest match, extras and waiting among them."""
    spaces = game.spaces(options)
    if sizes(game, extras)[1] < 0:
        return spaces.decisions
    seats = len(spaces.seats)
    return spaces.decisions * (1 + seats * extras + (seats * extras + 1) * seats)


def begin(game: Game, options: Mapping[str, str], seed: int, extras: int) -> Turns:
    """A new match.

    Raises:
        BadOption: for an option or value that the game does not have.
    """
    return Turns(game, game.setup(seed, options), extras)
