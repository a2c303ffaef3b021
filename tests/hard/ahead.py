"""What people are going to play, known ahead: so they need not look before each action, and go as fast as the house."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import msgspec

from hustings.database.problems import Problem
from hustings.files.shelf import Shelf
from hustings.matches.people import PERSON
from hustings.matches.records.store import Store
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import Header


@dataclass(frozen=True)
class Act:
    """One action.

    Attributes:
        seat: whose.
        turn: which of its questions it answers.
        text: the action.
    """

    seat: int
    turn: int
    text: str


async def played_ahead(store: Store, match_id: str, shelf: Shelf, rng: Random) -> Iterator[Act]:
    """Any actions of a new match of people, to its end; none with a computer, or where the database does not answer."""
    try:
        stored = await store.load(match_id)
    except Problem:
        stored = None
    if stored is None or stored.records or any(seat.kind != PERSON for seat in stored.seats):
        return iter(())
    header = msgspec.json.decode(stored.match.header, type=Header)
    return _acts(
        Match(shelf.printed(header.game, header.printed), header, Provable(bytes.fromhex(stored.match.secret))), rng
    )


def _acts(match: Match, rng: Random) -> Iterator[Act]:
    while match.outcome is None:
        seat = match.position.to_act[0]
        text = match.game.text(rng.choice(match.seen_by(seat).answers(seat)))
        yield Act(seat, match.turns[seat], text)
        match.act(seat, text)
