"""What rooms ask of the place where matches are kept: :class:`.store.Store`, or one that a test has made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from hustings.database.bells import Bells

from ..meters import Meters
from ..people import SeatState
from .rows import Fresh, MatchRow, Said, Snapshot, Stored

Beside: TypeAlias = Callable[[Any], Awaitable[None]]
"""Writes what belongs to a new match beside it, in its transaction, whose connection it is given."""


class Conflict(Exception):
    """Somebody else has stored this record, or this line of talk, of this match already."""


class MatchStore(Protocol):
    """Where matches are kept.

    Every method that writes does all of it or nothing, and raises :class:`.problems.StoreFailed` when it does not know
    that it is done; it may have been done all the same. What somebody sees counts as a change of its match: methods
    that return a number return the count after it. Of a match that there is not they raise
    :class:`.problems.UnknownMatch`. Other processes are told of each change (:mod:`.news`).

    Attributes:
        key: signs what this server gives out.
        meters: count what happens.
        bells: who waits in this process for something new.
    """

    key: bytes
    meters: Meters
    bells: Bells

    async def close(self) -> None:
        """Let go of everything."""

    # -- writing -----------------------------------------------------------------------------------------------------

    async def add(self, new: Stored, follows: str = "", turned: int = 1, beside: Beside | None = None) -> str:
        """Store a new match, with the records and snapshots that it already has.

        Args:
            new: the match.
            follows: the match whose rematch it is; when that has one already, nothing is stored.
            turned: how many seats on everybody sits there.
            beside: writes what belongs to the match, in the same transaction.

        Returns:
            Its id, or that of the rematch that there was.
        """
        ...

    async def append(
        self,
        match_id: str,
        n: int,
        records: Sequence[str],
        snapshot: str,
        to_act: tuple[int, ...],
        finished: float | None,
        places: tuple[int, ...] = (),
        *,
        due: float | None = None,
        deadlines: str = "",
    ) -> int:
        """Store records of a match from number ``n`` on, and where they lead.

        Args:
            match_id: of the match.
            n: number of the first record.
            records: as JSON, one at least.
            snapshot: where they lead.
            to_act: whom everybody waits for then.
            finished: when the match ended, in seconds since 1970; None: it goes on.
            places: of the seats, when these records end it.
            due: seconds until something has to be done by itself; None: nothing has.
            deadlines: the clocks as they are then, as :mod:`..computers.bank` writes them.

        Raises:
            Conflict: when there is a record ``n`` already.
        """
        ...

    async def say(self, match_id: str, n: int, said: Said) -> int:
        """Store a line of table talk as number ``n`` of its match.

        Raises:
            Conflict: when there is a line ``n`` already.
        """
        ...

    async def keep_base(self, match_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot for good, because the match goes on from it under other rules."""

    async def change_seat(self, match_id: str, seat: int, **values: object) -> int:
        """Store new values of a seat, named as in :class:`.people.SeatState`; something may be due then at once."""
        ...

    async def note_seen(self, match_id: str, seat: int, at: float) -> None:
        """Note when the person of a seat was here, in seconds since 1970; that is no change that anybody is told of."""

    async def tell_looked(self, match_id: str) -> None:
        """Let all processes know that somebody looks at a match; nothing is stored."""

    async def claim_seat(self, match_id: str, seat: int, name: str, token_hash: str, now: float) -> int:
        """Give an open seat to a person; 0 when it is not open (any more)."""
        ...

    async def set_patience(self, match_id: str, before: str, after: str, due: float | None) -> int:
        """Note whom the computers wait for, and when that is over; 0 when it is not ``before`` that is noted."""
        ...

    async def set_trouble(self, match_id: str, paused: str | None, failing: bool) -> int:
        """Note why the computers do not go on, and whether one has failed; new records end a pause."""
        ...

    async def settle(
        self, match_id: str, changes: int | None, due: float | None, deadlines: str | None = None, quiet: bool = False
    ) -> int:
        """Note when something is due next, where everything that was due is done.

        Args:
            match_id: of the match.
            changes: its count of changes, as far as is known; None: however many there were.
            due: seconds until something is due next; None: nothing is.
            deadlines: the clocks as they are now; None: they go on as they are stored, and nothing has changed.
            quiet: the clocks are what follows from what was stored, so that nothing has changed either.

        Returns:
            The count of changes; 0 when there have been more, and nothing is noted.
        """
        ...

    # -- reading -----------------------------------------------------------------------------------------------------

    async def version(self) -> int:
        """Of the tables, as the database says now."""
        ...

    async def timed(self) -> list[str]:
        """The matches that go on and have a time control."""
        ...

    async def load(self, match_id: str) -> Stored | None:
        """Everything about a match; None when there is none of this id."""
        ...

    async def since(self, match_id: str, changes: int, records: int, talk: int) -> Fresh | None:
        """What is new of a match for somebody who knows so many changes, records and lines; None: nothing."""
        ...

    async def glimpse(self, match_ids: Iterable[str]) -> dict[str, tuple[int, tuple[float, ...]]]:
        """Of each of these matches how many changes it has had, and when each seat's person was here last."""
        ...

    async def seats(self, match_ids: Iterable[str]) -> dict[str, tuple[MatchRow, list[SeatState]]]:
        """The matches of these ids that exist, each with its seats, but for their orders."""
        ...
