"""What the types of a view say beyond Python's own, for those who read it as numbers.

A view is written as types that tell what can stand there, so that observations can be laid out from the types alone::

    Seat = Annotated[int, Meta(ge=0, le=1)]
    Card = Annotated[str, of("card")]

    class View(msgspec.Struct, frozen=True):
        seat: Seat | None
        phase: Annotated[str, one_of("campaign", "over")]
        hand: tuple[Card | None, ...]
        advice: Annotated[tuple[str, ...], PAGES]

See ``docs/research.md`` for how each type becomes columns.
"""

from __future__ import annotations

from typing import Final

from msgspec import Meta

__all__ = ["PAGES", "Meta", "by", "each", "of", "one_of"]

PAGES: Final = Meta(extra={"pages": True})
"""Marks a part of a view that is made for people and follows from the rest: no observation has it."""


def one_of(*names: str) -> Meta:
    """An id is one of these; of a tuple or a dict: what lies in it, or its keys."""
    return Meta(extra={"one_of": names})


def of(sort: str) -> Meta:
    """An id is one of those that the game gives for a sort, see :meth:`hustings.play.game.Game.ids`."""
    return Meta(extra={"sort": sort})


def each(most: int) -> Meta:
    """A pile can have as many of each thing; without it there is one of each."""
    return Meta(extra={"each": most})


def by(field: str, sort: str = "") -> Meta:
    """A tuple of structs has at most one for each value of a field of theirs, so each has a place of its own.

    Args:
        field: the field, which names an id or a small number.
        sort: which ids there are, where it is fewer than the type of the field says.
    """
    return Meta(extra={"by": field} | ({"sort": sort} if sort else {}))
