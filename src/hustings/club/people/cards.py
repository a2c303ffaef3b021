"""Which cards somebody has used in the matches that it has finished, and how these ended."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import select

from hustings.database.base import Database
from hustings.database.tables import RECORDS
from hustings.play.records import ACT, Record

from .record import Played

__all__ = ["MATCHES", "CardUse", "cards_used"]

MATCHES: Final = 200
"""So many matches are looked through at most."""


@dataclass(frozen=True)
class CardUse:
    """What somebody has done with a card.

    Attributes:
        card: its id.
        matches: in how many matches it was used.
        won: how many of these were won.
        times: in how many answers.
    """

    card: str
    matches: int
    won: int
    times: int


async def cards_used(database: Database, played: Sequence[Played], cards: Collection[str]) -> list[CardUse]:
    """The cards that the answers of somebody name, the most used first.

    Args:
        database: where the matches are.
        played: its matches of one game; no more than MATCHES, because all that happened in them is read.
        cards: the ids of the game's cards.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    mine = {one.match_id: one for one in played}
    asked = select(RECORDS.c.match_id, RECORDS.c.data).where(RECORDS.c.match_id.in_(list(mine)))
    async with database.reading() as connection:
        rows = (await connection.execute(asked)).all()
    known = frozenset(cards)
    return await asyncio.to_thread(_counted, ((mine[row.match_id], row.data) for row in rows), known)


def _counted(records: Iterable[tuple[Played, str]], cards: frozenset[str]) -> list[CardUse]:
    times, used = Counter[str](), dict[str, dict[str, bool]]()
    for one, data in records:
        record = msgspec.json.decode(data, type=Record)
        if record.kind == ACT and record.seat == one.seat:
            for card in cards.intersection(record.action.split()[1:]):
                times[card] += 1
                used.setdefault(card, {})[one.match_id] = one.has_won
    found = [CardUse(card, len(of), sum(of.values()), times[card]) for card, of in used.items()]
    return sorted(found, key=lambda use: (-use.matches, -use.times, use.card))
