"""A position and the stack of steps that have to happen on it.

The top step either asks somebody (``seats``) or runs by itself. Answering it, or running it, takes it off the stack
and may put others there: ``(a, b, c)`` happen in that order. Everything here is on the path of a search: no words,
no views, no input or output.
"""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar, final

import msgspec
from mypy_extensions import i64, mypyc_attr

from .actions import ActionTable
from .chance import Chance, revived
from .faults import NO_TUPLE, clone_forgets, no_tuple, unlisted
from .message import EVERYBODY, Entry, IllegalAction, Message, Reason

NOBODY: Final[tuple[int, ...]] = ()


@final
class Outcome:
    """How a match ended.

    Args:
        winners: the seats that won; several when a game can be shared.
        scores: one number a seat, 1.0 for a win, 0.0 for a loss, or the game's own points scaled between.
        how: text key of how it came about.
        clause: the rulebook paragraph that ended it.
    """

    def __init__(self, winners: tuple[int, ...], scores: tuple[float, ...], how: str, clause: str = "") -> None:
        self.winners = winners
        self.scores = scores
        self.how = how
        self.clause = clause

    def __repr__(self) -> str:
        return f"Outcome({self.winners!r}, {self.scores!r}, {self.how!r}, {self.clause!r})"


P_contra = TypeVar("P_contra", bound="Position", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P_contra]):
    """Something that has to happen. Its attributes never change after ``__init__``.

    Attributes:
        clause: the rulebook paragraph that it carries out.
        fields: names of its attributes, in the order of its constructor; ints and tuples of ints.
        prompt: text key of its question, used as ``prompt-…`` and ``wait-…``; empty: it asks nobody.
        reveals: a seat's answer to it may show others what they did not know, such as a card of its hand. It counts for
            the step that is answered alone; what is shown to the one who answers, or by a step that runs by itself,
            is said with :meth:`Position.tell`.
        idle: the answer that lets it go by, of a question that is seldom worth asking; empty: it is always asked.
    """

    clause: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    prompt: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    idle: ClassVar[str] = ""

    def seats(self, p: P_contra) -> tuple[int, ...]:
        """Who owes an answer; nobody: the step runs by itself."""
        return NOBODY

    def may(self, p: P_contra) -> tuple[int, ...]:
        """Who may do something while this step waits without answering it, such as trade; the asked among them."""
        return NOBODY

    def actions(self, p: P_contra, seat: int) -> list[int]:
        """The legal answers of ``seat``, which owes one, from what that seat itself may know."""
        return []

    def extras(self, p: P_contra, seat: int) -> list[int]:
        """What ``seat``, one of :meth:`may`, can do now that answers nothing, from what it may know."""
        return []

    def plain(self, p: P_contra, seat: int) -> int:
        """The answer that is given for ``seat`` when its time is up: the last, unless a step knows better."""
        return self.actions(p, seat)[-1]

    def mark(self, p: P_contra, seat: int, action: int) -> int:
        """What an extra of ``seat`` refers to now, where the same action may come to mean another thing (an offer)."""
        return 0

    def waiting_for(self, p: P_contra, seat: int) -> tuple[int, ...]:
        """What others have laid before ``seat`` that it may answer though it owes nothing: its own numbers for it."""
        return NOBODY

    def reject(self, p: P_contra, seat: int, action: int) -> Reason | None:
        """Why an action inside this question's domain is refused; None: legal, or outside the domain."""
        return None

    def ask(self, p: P_contra, seat: int) -> Message:
        """The prompt with its arguments, as a message that every seat may read."""
        return Message(self.prompt)

    def because(self) -> str:
        """The clause of the question, for a step that is asked by several."""
        return self.clause

    def take(self, p: P_contra, seat: int, action: int) -> Steps:
        """Carry out a legal answer; return the steps that follow, in order, or None."""
        return None

    def run(self, p: P_contra) -> Steps:
        """Carry out a step that asks nobody; return the steps that follow, in order, or None."""
        return None

    def redrawn(self, p: P_contra, seat: int | None, rng: Chance) -> Step[Any]:
        """This step with what it holds and ``seat`` cannot know, such as sealed answers, replaced by what may be."""
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(getattr(self, name)) for name in self.fields])})"


AnyStep: TypeAlias = Step[Any]
Steps: TypeAlias = "tuple[Step[Any], ...] | None"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a position needs of its game; :class:`hustings.play.game.Game` is the one implementation.

    Its positions are of the class that the game makes, so that a game may name that class wherever it is given one.

    Attributes:
        actions: the action table of this game with these printed values.
        steps: every step class of the game by name, to decode a stack.
    """

    def __init__(self, actions: ActionTable, steps: dict[str, type[AnyStep]]) -> None:
        self.actions = actions
        self.steps = steps

    @abstractmethod
    def look(self, position: Any, seat: int | None) -> object:
        """What a seat (None: a spectator) may know of a position, as a ``msgspec.Struct``."""

    @abstractmethod
    def count(self, position: Any) -> int:
        """How many seats the match of a position has."""

    @abstractmethod
    def blank(self, chance: Chance) -> Position:
        """An empty position, to be filled by set-up, decoding or a clone."""

    def reassign(self, position: Any, seat: int | None, rng: Chance) -> None:
        """Deal hidden pieces anew among the places where ``seat`` (None: a spectator) thinks they can be, in place.

        What is dealt is sorted before it is shuffled, so that the result follows from what ``seat`` knows and ``rng``.
        """

    def remix(self, position: Any, rng: Chance) -> None:
        """Shuffle again every pile whose order nobody knows, in place; asked for after a takeback."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything on the table, hidden things included. A game subclasses it with its lists and verbs.

    Attributes:
        fields: names of the subclass's attributes that make up the position: ints and lists of ints.
        rules: the game that is played.
        chance: where random results come from.
        stack: the steps that have to happen, the next one last.
        to_act: seats that owe an answer.
        outcome: None while the match goes on.
        entries: log lines written since the list was last emptied; only kept while ``live``.
        live: whether entries are written; searches and playouts turn it off.
        told: bit mask of seats to which something hidden was shown since it was last cleared.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    rules: Rules
    chance: Chance
    stack: list[AnyStep]
    to_act: tuple[int, ...]
    outcome: Outcome | None
    entries: list[Entry]
    live: bool
    told: int

    def __init__(self, rules: Rules, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.stack = []
        self.to_act = NOBODY
        self.outcome = None
        self.entries = []
        self.live = False
        self.told = 0

    # -- asking and answering ------------------------------------------------------------------------------------

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that may do something now that answers nothing."""
        return self.stack[-1].may(self) if self.stack else NOBODY

    def actions(self, seat: int) -> list[int]:
        """The legal actions of ``seat`` now, its answers first; empty when it may not act.

        Raises:
            ValueError: when the match has no such seat.
        """
        if seat not in self.to_act:
            self._known(seat)
        return self.answers(seat) + self.extras(seat) if seat in self.may_act else self.answers(seat)

    def answers(self, seat: int) -> list[int]:
        """Those of its legal actions that answer the question; empty when ``seat`` owes no answer."""
        return self.stack[-1].actions(self, seat) if seat in self.to_act and self.outcome is None else []

    def extras(self, seat: int) -> list[int]:
        """Those of its legal actions that answer nothing."""
        return self.stack[-1].extras(self, seat) if seat in self.may_act and self.outcome is None else []

    def mark(self, seat: int, action: int) -> int:
        """What an action refers to now, so that it is not taken for another after a change; 0 for an answer."""
        return self.stack[-1].mark(self, seat, action) if self.stack and seat in self.may_act else 0

    def waiting_for(self, seat: int) -> tuple[int, ...]:
        """What others have laid before ``seat``, such as offers: the numbers by which it knows them."""
        return self.stack[-1].waiting_for(self, seat) if seat in self.may_act and self.outcome is None else NOBODY

    def reject(self, seat: int, action: int | str) -> Reason | None:
        """None when the action, a number or its canonical text, is legal, otherwise why it is not."""
        return self._reason(seat, self._number(action), self.actions(seat))

    def _number(self, action: int | str) -> int:
        return self.rules.actions.number(action) if isinstance(action, str) else action

    def reasons(self, seat: int) -> list[Reason | None]:
        """:meth:`reject` for every action of the table, in its order."""
        legal = self.actions(seat)
        return [self._reason(seat, action, legal) for action in range(len(self.rules.actions.texts))]

    def _reason(self, seat: int, action: int, legal: list[int]) -> Reason | None:
        if self.outcome is not None:
            return Reason("match-over")
        if seat not in self.to_act and seat not in self.may_act:
            return Reason("not-asked")
        if not 0 <= action < len(self.rules.actions.texts):
            return Reason("unknown-action")
        if action in legal:
            return None
        step = self.stack[-1]
        return step.reject(self, seat, action) or Reason("other-question", (), step.because())

    def act(self, seat: int, action: int | str) -> None:
        """Carry an action, a number or its canonical text, out and play on to the next question.

        Raises:
            IllegalAction: with the reason; the position is as it was.
            UnknownAction: for a text that names no action of the game.
            ValueError: when the match has no such seat.
        """
        number = self._number(action)
        reason = self._reason(seat, number, self.actions(seat))
        if reason is not None:
            raise IllegalAction(reason)
        self.apply(seat, number)

    def apply(self, seat: int, action: int) -> None:
        """:meth:`act` for an action that is known to be legal; the search's way."""
        step = self.stack.pop()
        try:
            self.push(step.take(self, seat, action))
        except TypeError as error:
            if not str(error).startswith(NO_TUPLE):
                raise
            raise TypeError(no_tuple(type(step).__name__, error)) from error
        self.play_on()

    def play_on(self) -> None:
        """Run steps until one asks somebody, or the match is over."""
        stack = self.stack
        while self.outcome is None and stack:
            step = stack[-1]
            self.to_act = step.seats(self)
            if self.to_act:
                return
            stack.pop()
            try:
                self.push(step.run(self))
            except TypeError as error:
                if not str(error).startswith(NO_TUPLE):
                    raise
                raise TypeError(no_tuple(type(step).__name__, error)) from error
        stack.clear()
        self.to_act = NOBODY

    def push(self, steps: Steps) -> None:
        """Put steps on the stack so that they happen in the order given, before what already waits."""
        if steps is not None:
            if not isinstance(steps, tuple):
                raise TypeError(f"{NO_TUPLE}; got {type(steps).__name__}")
            left: i64 = len(steps)
            while left > 0:
                left -= 1
                self.stack.append(steps[left])

    # -- verbs that every game has ---------------------------------------------------------------------------------

    def note(self, key: str, args: tuple[int, ...], clause: str = "", seats: int = EVERYBODY) -> None:
        """Write a line of the log. Guard the call with ``if self.live`` where speed matters."""
        if self.live:
            self.entries.append(Entry(key, args, clause, seats))

    def tell(self, seat: int) -> None:
        """Say that something hidden has just been shown to ``seat``; its play is then committed."""
        self.told |= 1 << seat

    def finish(self, winner: int, how: str, clause: str, details: tuple[int, ...] = ()) -> None:
        """End a match between two seats with one winner; the first end that is reached counts.

        Args:
            winner: the seat.
            how: key of what is told.
            clause: the clause that ends it.
            details: what is told besides the winner.
        """
        if self.outcome is None:
            self.outcome = Outcome((winner,), (1.0, 0.0) if winner == 0 else (0.0, 1.0), how, clause)
            self.note(how, (winner, *details), clause)

    # -- what seats may know ---------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        """What that seat, or with None a spectator, may know.

        Raises:
            ValueError: when the match has no such seat.
        """
        if seat is not None:
            self._known(seat)
        return self.rules.look(self, seat)

    def _known(self, seat: int) -> None:
        seats = self.rules.count(self)
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}, and None is a spectator")

    def determinize(self, seat: int | None, rng: Chance) -> None:
        """Replace, in place, everything that ``seat`` cannot know by something that it must hold possible.

        Afterwards the position draws its chance from ``rng`` and writes no log.
        """
        self.live = False
        self.entries = []
        self.told = 0
        self.chance = rng
        self.rules.reassign(self, seat, rng)
        if self.stack:
            self.stack[-1] = self.stack[-1].redrawn(self, seat, rng)

    def resume(self, dropped: Position) -> None:
        """After a takeback go on with what never comes again, such as numbers that seats know. Games override it."""

    # -- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> Position:
        """An independent copy that writes no log.

        This one copies all ``fields``. Games in which computers think for long write their own, which begins with
        :meth:`share` and shares the lists that are never changed in place.
        """
        twin = self.rules.blank(self.chance.clone())
        self.share(twin)
        for name in self.fields:
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _decoded, (self.rules, self.encode(), self.chance)

    def __repr__(self) -> str:
        if self.outcome is not None:
            return f"<{type(self).__name__}: over, won by {self.outcome.winners}, {self.outcome.how}>"
        return f"<{type(self).__name__}: asked {self.to_act}, {self.stack[-1:]}>"

    def share(self, twin: Position) -> None:
        """Give ``twin`` what every position has; the first line of a game's ``clone``."""
        twin.stack = self.stack[:]
        twin.to_act = self.to_act
        twin.outcome = self.outcome
        twin.told = self.told

    def encode(self, chance: bool = False) -> bytes:
        """The whole position as JSON, without its log.

        Args:
            chance: whether to write down what will be drawn, too: the cheap generator, never a secret.

        Raises:
            ValueError: when its chance cannot be written down.
        """
        outcome = self.outcome
        data: dict[str, Any] = {
            "fields": {name: getattr(self, name) for name in self.fields},
            "stack": [[type(s).__name__, *[getattr(s, f) for f in s.fields]] for s in self.stack],
            "outcome": None if outcome is None else [outcome.winners, outcome.scores, outcome.how, outcome.clause],
        }
        if chance:
            data["chance"] = self.chance.state()
            if data["chance"] is None:
                raise ValueError(f"what {type(self.chance).__name__} draws is not written down with a position")
        return msgspec.json.encode(data)

    def restore(self, data: bytes) -> None:
        """Become the position that :meth:`encode` wrote, with its chance if that was written down.

        Raises:
            ValueError: when the data does not describe a position of this game.
        """
        loaded: Any = None
        try:
            loaded = json.loads(data)
            for name in self.fields:
                setattr(self, name, _field(loaded["fields"][name], getattr(self, name)))
            self.stack = [self.rules.steps[row[0]](*[_constant(v) for v in row[1:]]) for row in loaded["stack"]]
            end = loaded["outcome"]
            self.outcome = None if end is None else Outcome(tuple(end[0]), tuple(end[1]), end[2], end[3])
            self.to_act = self.stack[-1].seats(self) if self.stack else NOBODY
            if "chance" in loaded:
                self.chance = revived([int(number) for number in loaded["chance"]])
        except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError, RecursionError) as error:
            why = unlisted(type(self.rules).__name__, self.rules.steps, loaded) or repr(error)
            raise ValueError(f"this is not a saved position of this game: {why}") from error

    def digest(self) -> str:
        """SHA-256 of :meth:`encode`, in hex: equal positions have equal digests."""
        return hashlib.sha256(self.encode()).hexdigest()


def forgotten(p: Position, twin: Position) -> list[str]:
    """The fields that a clone, just made, has otherwise than its original."""
    return [name for name in p.fields if getattr(twin, name) != getattr(p, name)]


def whole(p: Position) -> Position:
    """A clone that has all its fields, for who is about to play on with many copies of it.

    Raises:
        TypeError: when the position's own ``clone`` forgets one.
    """
    twin = p.clone()
    if lacking := forgotten(p, twin):
        raise TypeError(clone_forgets(type(p).__name__, lacking))
    return twin


def _decoded(rules: Rules, data: bytes, chance: Chance) -> Position:
    """The position of some data, for ``pickle``."""
    position = rules.blank(chance)
    position.restore(data)
    return position


def copied(value: Any) -> Any:
    """A field's own copy: an int, or a list of ints and lists."""
    return [copied(item) for item in value] if isinstance(value, list) else value


def _field(value: Any, blank: Any) -> Any:
    """A field of a position, which is an int or a list as in an empty one."""
    if isinstance(value, int) if isinstance(blank, int) else isinstance(value, list) and _ints(value):
        return value
    raise TypeError(f"{value!r} as a field")


def _ints(row: list[Any]) -> bool:
    for item in row:
        if not (_ints(item) if isinstance(item, list) else isinstance(item, int)):
            return False
    return True


def _constant(value: Any) -> int | tuple[int, ...]:
    """A field of a step: an int, or a tuple of ints, which JSON has as a list."""
    if isinstance(value, int):
        return value
    if isinstance(value, list) and all(isinstance(item, int) for item in value):
        return tuple(value)
    raise TypeError(f"{value!r} in a step")
