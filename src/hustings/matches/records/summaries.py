"""The matches that somebody holds seats of, in short, as a list of them needs it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ..people import SeatState
from .matchstore import MatchStore
from .rows import marks_of

__all__ = ["Summary", "held_by"]


@dataclass(frozen=True)
class Summary:
    """A match in somebody's list.

    Attributes:
        match_id: its id.
        game: id of its game.
        mode: ``"online"`` or ``"hotseat"``.
        created: when it was opened, in seconds since 1970.
        finished: when it ended; None: it goes on.
        seats: who sits where.
        mine: the seats that the person holds.
        my_turn: whether the match waits for one of them.
        places: the place of each seat, once it is over, where that is known.
        marks: what it is besides a match; see :attr:`hustings.play.records.Header.marks`.
    """

    match_id: str
    game: str
    mode: str
    created: float
    finished: float | None
    seats: tuple[SeatState, ...]
    mine: tuple[int, ...]
    my_turn: bool
    places: tuple[int, ...]
    marks: tuple[str, ...]


async def held_by(store: MatchStore, held: Mapping[str, Collection[str]]) -> list[Summary]:
    """The matches that somebody holds seats of, the newest first.

    Args:
        store: where they are kept.
        held: hashes of tokens, by match.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    summaries = []
    for match_id, (row, seats) in (await store.seats(held)).items():
        mine = tuple([n for n, seat in enumerate(seats) if seat.token_hash and seat.token_hash in held[match_id]])
        if mine:
            my_turn = row.finished is None and any(seat in row.to_act for seat in mine)
            summaries.append(
                Summary(
                    match_id,
                    row.game,
                    row.mode,
                    row.created,
                    row.finished,
                    tuple(seats),
                    mine,
                    my_turn,
                    row.places,
                    marks_of(row.header),
                )
            )
    return sorted(summaries, key=lambda summary: -summary.created)
