"""Who does not play with whom: where one has blocked the other, neither finds or joins the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.people import TIES

from ..people.ties import BLOCK

__all__ = ["BLOCK", "are_apart", "is_apart"]


def is_apart(owner: str, other: ColumnElement[Any]) -> ColumnElement[bool]:
    """The condition that one of two has blocked the other.

    Args:
        owner: the one, as the key in HOLDINGS.
        other: column with the other.
    """
    there = and_(TIES.c.person == owner, TIES.c.other == other)
    back = and_(TIES.c.person == other, TIES.c.other == owner)
    return exists().where(and_(TIES.c.kind == BLOCK, or_(there, back)))


async def are_apart(connection: AsyncConnection, owner: str, others: Collection[str]) -> bool:
    """Whether somebody and one of several others do not play with each other."""
    there = and_(TIES.c.person == owner, TIES.c.other.in_(others))
    back = and_(TIES.c.person.in_(others), TIES.c.other == owner)
    blocked = select(TIES.c.person).where(and_(TIES.c.kind == BLOCK, or_(there, back))).limit(1)
    return await connection.scalar(blocked) is not None
