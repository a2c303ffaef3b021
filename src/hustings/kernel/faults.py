"""What an author has forgotten, in words: said where a position fails, never looked for while it plays."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

NO_TUPLE: Final = "tuple or None object expected"
"""How the compiler says that a step returned something else; the plain rules say the same."""


def no_tuple(step: str, error: TypeError) -> str:
    """What is wrong with a step of this name that returned something, but not as a tuple."""
    got = str(error).rpartition(" ")[2].rpartition(".")[2]
    return (
        f"step {step} has returned a {got}, which is no tuple: "
        "the steps that follow are returned as `return (Next(…),)`, and none at all as `return None`"
    )


def unlisted(game: str, steps: Collection[str], loaded: Any) -> str:
    """The steps of a saved position that its game does not list; empty: all are listed."""
    rows = loaded.get("stack") if isinstance(loaded, dict) else None
    names = [str(row[0]) for row in rows if isinstance(row, list) and row] if isinstance(rows, list) else []
    lacking = ", ".join([name for name in names if name not in steps])
    return f"{game} does not list the step {lacking}; put its class among the steps of the game" if lacking else ""


def clone_forgets(position: str, names: list[str]) -> str:
    """What the ``clone`` of a kind of position lacks."""
    return (
        f"`clone` of {position} forgets {', '.join(names)}: it must copy every one of `fields`; "
        "without a `clone` of its own the position copies them all"
    )


class Beyond(ValueError):
    """A value for which a column of an observation has no room.

    Args:
        at: the column.
        value: what was written there.
    """

    def __init__(self, at: int, value: int) -> None:
        super().__init__(f"column {at}: {value}")
        self.at = at
        self.value = value
