"""What rules say to people: keys with arguments, never sentences.

The sentences stand in a game's ``text/*.ftl``; :mod:`hustings.words.sentences` joins the two.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

EVERYBODY: Final = -1
"""A mask of all seats and of spectators."""

END: Final = -1
"""What ends a list among the arguments of a message, unless it ends with them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """A text key and the ints that fill its places.

    Args:
        key: name of the text, for example ``"moved"``.
        args: one int for each argument that the game's vocabulary lists for this key; see :func:`filled`.
    """

    def __init__(self, key: str, args: tuple[int, ...] = ()) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))


def filled(declared: tuple[str, ...], args: tuple[int, ...]) -> list[tuple[str, str, tuple[int, ...]]]:
    """What a vocabulary declares, each with its name, its kind and its value, or its values where it is a list.

    A list is declared by a star after its kind, and goes up to the next :data:`END`.

    Raises:
        ValueError: when there are more or fewer arguments than declared.
    """
    found: list[tuple[str, str, tuple[int, ...]]] = []
    at = 0
    for place in declared:
        name, _, kind = place.removesuffix("*").partition(":")
        end = at + 1
        if place.endswith("*"):
            end = args.index(END, at) if END in args[at:] else len(args)
        if end > len(args):
            raise ValueError(f"{args} are fewer than {declared}")
        found.append((name, kind or name, args[at:end]))
        at = end + 1 if place.endswith("*") else end
    if at < len(args):
        raise ValueError(f"{args} are more than {declared}")
    return found


@final
class Reason(Message):
    """Why an action is refused, with the clause of our rulebook that says so.

    Args:
        key: name of the text.
        args: its arguments.
        clause: the rulebook paragraph, or ``""`` for the kernel's own reasons.
    """

    def __init__(self, key: str, args: tuple[int, ...] = (), clause: str = "") -> None:
        super().__init__(key, args)
        self.clause = clause


@final
class Entry(Message):
    """One line of the log.

    Args:
        key: name of the text.
        args: its arguments.
        clause: the rulebook paragraph that was carried out.
        seats: bit mask of the seats that may read it; :data:`EVERYBODY` includes spectators.
    """

    def __init__(self, key: str, args: tuple[int, ...], clause: str = "", seats: int = EVERYBODY) -> None:
        super().__init__(key, args)
        self.clause = clause
        self.seats = seats

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may read this entry."""
        if self.seats == EVERYBODY:
            return True
        return seat is not None and bool(self.seats >> seat & 1)


class IllegalAction(ValueError):
    """An action that the rules refuse; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key}{list(reason.args)}" + (f" ({reason.clause})" if reason.clause else ""))
        self.reason = reason
