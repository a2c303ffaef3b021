"""A match for programs that answer one at a time: who is asked now, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hustings.kernel.asking import Asking
from hustings.kernel.message import Reason
from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.words.sentences import Words

EXTRAS: Final = 4
"""What a seat may do, unless it is said otherwise, that answers nothing, until the next answer is given."""


class MaskedAction(ValueError):
    """An action that is not legal now; the message says why, with the clause of the rulebook."""


class MatchOver(ValueError):
    """An action after the end."""


class Turns(Asking):
    """A match of which a program is asked one thing at a time; who is asked when says :class:`.Asking`.

    Args:
        game: the game.
        position: where the match stands.
        extras: how much a seat may do that answers nothing, until the next answer is given; 0: nothing.
        anew: whether to find out who is asked; :meth:`clone` knows it.

    Attributes:
        game: the game.
    """

    def __init__(self, game: Game, position: Position, extras: int = EXTRAS, anew: bool = True) -> None:
        self.game = game
        super().__init__(position, game.count(position), extras, *sizes(game, extras), anew)

    def clone(self, position: Position | None = None) -> Turns:
        """An independent copy, or one of another position that stands at the same question."""
        twin = Turns(self.game, self.position, self.extras, anew=False)
        twin.like(self, self.position.clone() if position is None else position)
        return twin

    def __deepcopy__(self, memo: object) -> Turns:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        stands = (self.seat, self.actions, self.answers, self.spent, self.waited)
        return _stored, (self.game, self.position, self.extras, stands)

    def step(self, action: int) -> None:
        """Carry an action of :attr:`seat` out.

        Raises:
            MaskedAction: when it is not legal; nothing has changed.
            MatchOver: when the match is over.
        """
        if not self.take(action):
            if self.seat < 0:
                raise MatchOver(f"the match of {self.game.id} is over; begin another one")
            raise MaskedAction(self.why(action))

    def why(self, action: int) -> str:
        """Why an action is not legal now, in English."""
        if not 0 <= action < self.size:
            return f"{action} is no action of {self.game.id}; there are 0 to {self.size - 1}"
        reason = None if action == self.wait else self.position.reject(self.seat, action)
        return self._told(action, reason, Words(self.game))

    def reasons(self) -> list[str]:
        """For each action why it is not legal now for the seat that is asked, in English; empty where it is."""
        legal, words, rejected = set(self.actions), Words(self.game), self.position.reasons(self.seat)
        if self.wait >= 0:
            rejected.append(None)
        return ["" if at in legal else self._told(at, reason, words) for at, reason in enumerate(rejected)]

    def _told(self, action: int, reason: Reason | None, words: Words) -> str:
        seat = self.game.wording.sides[self.seat]
        if action == self.wait:
            return f"{seat} cannot wait now: its answer is what all wait for"
        if reason is not None:
            told = words.say("en", "no-", reason) + (f" ({reason.clause})" if reason.clause else "")
        elif self.extras:
            told = "it has done enough for now, and may answer or wait"
        else:
            told = "what answers nothing is left out in this environment"
        return f"{self.game.text(action)!r} is not legal for {seat} now: {told}"

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return "wait" if action == self.wait else self.game.text(action)


def _stored(game: Game, position: Position, extras: int, stands: tuple[Any, ...]) -> Turns:
    """The match of :meth:`Turns.__reduce__`."""
    turns = Turns(game, position, extras, anew=False)
    turns.seat, turns.actions, turns.answers, turns.spent, turns.waited = stands
    return turns


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
