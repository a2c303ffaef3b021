"""Who is asked now, for programs that answer one at a time."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking:
    """A position and whose turn it is to say something.

    Seats that owe an answer at the same time are asked one after the other; none sees the answer of another before all
    are in. Where a seat may do something that answers nothing, such as trade, every such seat is asked before the next
    answer, has :attr:`wait` as one more action, and can do only so much until that answer is given, so that no match
    goes on for ever.

    Args:
        position: where the match stands.
        seats: how many play.
        extras: how much a seat may do that answers nothing, until the next answer is given; 0: nothing.
        size: how many actions there are.
        wait: the number of the action that lets the others go on, which is the last; -1: there is none.
        anew: whether to find out who is asked; otherwise it is told with :meth:`like`.

    Attributes:
        position: where the match stands.
        seat: who is asked; -1: nobody, the match is over.
        actions: its legal actions, answers first.
        size: how many actions there are, waiting among them.
        wait: the number of the action that lets the others go on; -1: there is none.
        extras: how much a seat may do that answers nothing.
    """

    def __init__(self, position: Position, seats: int, extras: int, size: int, wait: int, anew: bool) -> None:
        self.position = position
        self.extras = extras
        self.size = size
        self.wait = wait
        self.seat = -1
        self.actions: list[int] = []
        self.answers = 0
        self.spent: list[int] = [0] * seats
        self.waited: set[int] = set()
        if anew:
            self.ask()

    def like(self, other: Asking, position: Position) -> None:
        """Stand at the question of another, with a position of its own."""
        self.position = position
        self.extras = other.extras
        self.size = other.size
        self.wait = other.wait
        self.seat = other.seat
        self.actions = other.actions
        self.answers = other.answers
        self.spent = other.spent[:]
        self.waited = other.waited.copy()

    def take(self, action: int) -> bool:
        """Carry an action of :attr:`seat` out; False when it is not legal, or nobody is asked: nothing has changed."""
        if action not in self.actions:
            return False
        if action == self.wait:
            self.waited.add(self.seat)
            self.ask()
        else:
            self.position.apply(self.seat, action)
            self.heard(action)
        return True

    def mask(self) -> bytearray:
        """For each action whether it is legal now for the seat that is asked: 1, otherwise 0."""
        mask = bytearray(self.size)
        for action in self.actions:
            mask[action] = 1
        return mask

    def heard(self, action: int) -> None:
        """Go on after an action of :attr:`seat` that has been carried out on the position."""
        if self.wait >= 0:
            self.waited.clear()
            if action in self.actions[: self.answers]:
                self.spent = [0] * len(self.spent)
            else:
                self.spent[self.seat] += 1
        self.ask()

    def ask(self) -> None:
        """Find out who is asked now, and what is legal."""
        p = self.position
        if p.outcome is not None:
            self.seat = -1
            self.actions = []
        elif self.wait < 0:
            self.seat = p.to_act[0]
            self.actions = p.answers(self.seat)
            self.answers = len(self.actions)
        else:
            self.ask_in_a_market()

    def ask_in_a_market(self) -> None:
        """:meth:`ask` where seats may do what answers nothing: those that owe no answer first, from the last one on."""
        p = self.position
        free = p.may_act
        count: i64 = len(self.spent)
        first: i64 = self.seat if self.seat > 0 else 0
        for turn in range(count):
            seat: int = (first + turn) % count
            if seat in free and seat not in p.to_act and seat not in self.waited and self.spent[seat] < self.extras:
                self.seat = seat
                self.answers = 0
                self.actions = [*p.extras(seat), self.wait]
                return
        left = [seat for seat in p.to_act if seat not in self.waited]
        self.seat = left[0] if left else p.to_act[0]
        self.actions = p.answers(self.seat)
        self.answers = len(self.actions)
        if self.seat in free:
            if self.spent[self.seat] < self.extras:
                self.actions = self.actions + p.extras(self.seat)
            if len(left) > 1:
                self.actions = [*self.actions, self.wait]
