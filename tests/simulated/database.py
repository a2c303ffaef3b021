"""A database in memory that does what :class:`hustings.matches.records.store.Store` does, without waiting.

``tests/server/test_simulated_database.py`` holds it against the real ones, so that it cannot drift away from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from hustings.database.tables import VERSION
from hustings.matches.people import OPEN, PERSON, SeatState
from hustings.matches.problems import UnknownMatch
from hustings.matches.records.matchstore import Beside, Conflict
from hustings.matches.records.rows import ENDED, Fresh, MatchRow, Said, Snapshot, Stored

KEY = bytes(range(32))
"""What it signs with."""
Stamped = tuple[str, float]
"""Clocks as they are stored, and when."""
Timed = Callable[[str, Stamped, Stamped, Sequence[str], Sequence[int]], None]
"""Told where clocks are stored: the id of the match, what they were, what they are, the records, the persons' seats."""


@dataclass
class Kept:
    """All rows of one match."""

    row: MatchRow
    seats: list[SeatState] = field(default_factory=list)
    records: dict[int, str] = field(default_factory=dict)
    snapshots: dict[int, Snapshot] = field(default_factory=dict)
    talk: dict[int, Said] = field(default_factory=dict)
    places: tuple[int, ...] = ()
    timed: float = 0.0
    handed: set[int] = field(default_factory=set)

    @property
    def persons(self) -> list[int]:
        """The seats that persons have played since clocks were stored last."""
        persons = [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]
        return [number for number in persons if number not in self.handed]

    def times(self, deadlines: str, now: float) -> tuple[Stamped, Stamped, list[int]]:
        """The clocks as they were and as they are stored now, and for whom they have run between."""
        times = (self.row.deadlines, self.timed), (deadlines, now), self.persons
        self.timed = now
        self.handed.clear()
        return times


class Memory:
    """The tables, and what can be done with them; every method is one transaction.

    Args:
        clock: the database's own time, in seconds since 1970.

    Attributes:
        matches: all rows, by id of the match.
        on_change: told of each change: the id of the match, and its count of changes.
        on_time: told where clocks are stored.
        on_look: told of each match that somebody looks at.
    """

    key = KEY

    def __init__(self, clock: Callable[[], float]) -> None:
        self.matches: dict[str, Kept] = {}
        self.on_change: Callable[[str, int], None] = lambda match_id, changes: None
        self.on_look: Callable[[str], None] = lambda match_id: None
        self.on_time: Timed = lambda *times: None
        self.clock = clock

    async def close(self) -> None:
        """Nothing has to be given back."""

    def _change(self, match_id: str, **values: object) -> int:
        """Change a match as a whole, and tell others; its count of changes."""
        kept = self._of(match_id)
        kept.row = replace(kept.row, changes=kept.row.changes + 1, **values)  # type: ignore[arg-type]
        self.on_change(match_id, kept.row.changes)
        return kept.row.changes

    def _of(self, match_id: str) -> Kept:
        if match_id not in self.matches:
            raise UnknownMatch(match=match_id)
        return self.matches[match_id]

    def _in(self, seconds: float | None) -> float | None:
        return None if seconds is None else self.clock() + seconds

    # -- writing -----------------------------------------------------------------------------------------------------

    async def add(self, new: Stored, follows: str = "", turned: int = 1, beside: Beside | None = None) -> str:
        """Store a new match, unless it follows one that has a rematch already."""
        assert beside is None, "nothing is kept beside matches in this world"
        if follows:
            before = self.matches.get(follows)
            if before is None or before.row.rematch is not None:
                return str(before and before.row.rematch)
            self._change(follows, rematch=new.match.id)
        assert new.match.id not in self.matches, "ids of matches are drawn from so many that none comes twice"
        kept = Kept(replace(new.match, places=()), places=new.match.places, timed=self.clock())
        kept.seats = [replace(seat) for seat in new.seats]
        kept.records.update(enumerate(new.records))
        kept.snapshots.update({snapshot.records: snapshot for snapshot in new.snapshots})
        self.matches[new.match.id] = kept
        return new.match.id

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
        """Store records and the snapshot that they lead to, or nothing."""
        kept = self._of(match_id)
        if kept.row.paused == ENDED:
            raise Conflict(f"match {match_id} goes on no more")
        numbers = range(n, n + len(records))
        last = kept.snapshots.get(n + len(records))
        if any(number in kept.records for number in numbers) or (last and last.base) or (places and kept.places):
            raise Conflict(f"record {n} of match {match_id} exists")
        kept.records.update(zip(numbers, records, strict=True))
        kept.snapshots = {number: old for number, old in kept.snapshots.items() if old.base}
        kept.snapshots[n + len(records)] = Snapshot(n + len(records), snapshot)
        kept.places = places or kept.places
        before, after, persons = kept.times(deadlines, self.clock())
        self.on_time(match_id, before, after, records, persons)
        over = kept.row.finished if finished is None else finished
        return self._change(match_id, to_act=to_act, finished=over, due=self._in(due), deadlines=deadlines, paused=None)

    def end(self, match_id: str) -> None:
        """The administrator ends a match where it stands."""
        self._change(match_id, finished=self.clock(), paused=ENDED, due=None)

    def rename(self, match_id: str, seat: int, name: str) -> None:
        """The administrator calls somebody otherwise."""
        seats = self._of(match_id).seats
        seats[seat] = replace(seats[seat], name=name)
        self._change(match_id)

    async def say(self, match_id: str, n: int, said: Said) -> int:
        """Store a line of talk, or nothing."""
        talk = self._of(match_id).talk
        if n in talk:
            raise Conflict(f"line {n} of the talk of match {match_id} exists")
        talk[n] = said
        return self._change(match_id)

    async def keep_base(self, match_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot for good."""
        snapshots = self._of(match_id).snapshots
        if snapshot.records in snapshots:
            snapshots[snapshot.records] = replace(snapshot, base=True)
        self._change(match_id)

    async def change_seat(self, match_id: str, seat: int, **values: object) -> int:
        """Store new values of a seat."""
        kept = self._of(match_id)
        if seat < len(kept.seats):
            if values.get("kind", kept.seats[seat].kind) != kept.seats[seat].kind:
                kept.handed.add(seat)
            kept.seats[seat] = SeatState(**{**vars(kept.seats[seat]), **values})
        return self._change(match_id, due=self._in(0.0))

    async def note_seen(self, match_id: str, seat: int, at: float) -> None:
        """Note when the person of a seat was here; nobody is told."""
        if match_id in self.matches:
            seats = self.matches[match_id].seats
            if seat < len(seats):
                seats[seat] = replace(seats[seat], last_seen=at)

    async def tell_looked(self, match_id: str) -> None:
        """Somebody looks at a match."""
        self.on_look(match_id)

    async def claim_seat(self, match_id: str, seat: int, name: str, token_hash: str, now: float) -> int:
        """Give an open seat to a person; 0 when it is not open."""
        seats = self.matches[match_id].seats if match_id in self.matches else []
        if seat >= len(seats) or seats[seat].kind != OPEN:
            return 0
        seats[seat] = replace(
            seats[seat], kind=PERSON, name=name, token_hash=token_hash, level="", last_seen=now, orders=()
        )
        self.matches[match_id].handed.add(seat)
        return self._change(match_id, due=self._in(0.0))

    async def set_patience(self, match_id: str, before: str, after: str, due: float | None) -> int:
        """Note whom the computers wait for; 0 when something else is noted than what was known."""
        if match_id not in self.matches or self.matches[match_id].row.patience != before:
            return 0
        return self._change(match_id, patience=after, due=self._in(due))

    async def set_trouble(self, match_id: str, paused: str | None, failing: bool) -> int:
        """Note why the computers do not go on."""
        return self._change(match_id, paused=paused, failing=failing)

    async def settle(
        self, match_id: str, changes: int | None, due: float | None, deadlines: str | None = None, quiet: bool = False
    ) -> int:
        """Note when something is due next, unless the match has changed."""
        kept = self.matches.get(match_id)
        if kept is None or changes not in (None, kept.row.changes):
            return 0
        kept.row = replace(kept.row, due=self._in(due))
        if deadlines is None:
            return kept.row.changes
        before, after, persons = kept.times(deadlines, self.clock())
        self.on_time(match_id, before, after, (), persons)
        if quiet:
            kept.row = replace(kept.row, deadlines=deadlines)
            return kept.row.changes
        return self._change(match_id, deadlines=deadlines)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def version(self) -> int:
        """Of the tables."""
        return VERSION

    def _row(self, kept: Kept) -> MatchRow:
        return replace(kept.row, age=self.clock() - kept.timed)

    async def timed(self) -> list[str]:
        """The matches that go on and have a time control."""
        kept = self.matches.items()
        return sorted(name for name, one in kept if one.row.finished is None and '"pace"' in one.row.deadlines)

    async def load(self, match_id: str) -> Stored | None:
        """Everything about a match; None when there is none of this id."""
        kept = self.matches.get(match_id)
        if kept is None:
            return None
        return Stored(
            self._row(kept),
            [replace(seat) for seat in kept.seats],
            [kept.records[n] for n in sorted(kept.records)],
            [kept.snapshots[n] for n in sorted(kept.snapshots)],
            tuple([kept.talk[n] for n in sorted(kept.talk)]),
        )

    async def since(self, match_id: str, changes: int, records: int, talk: int) -> Fresh | None:
        """What is new of a match; None: nothing."""
        kept = self._of(match_id)
        if kept.row.changes == changes:
            return None
        return Fresh(
            self._row(kept),
            [replace(seat) for seat in kept.seats],
            [kept.records[n] for n in sorted(kept.records) if n >= records],
            tuple([kept.talk[n] for n in sorted(kept.talk) if n >= talk]),
            sum(snapshot.base for snapshot in kept.snapshots.values()),
        )

    async def glimpse(self, match_ids: Iterable[str]) -> dict[str, tuple[int, tuple[float, ...]]]:
        """How many changes each match has had, and when each seat's person was here last."""
        return {
            match_id: (kept.row.changes, tuple([seat.last_seen for seat in kept.seats]))
            for match_id in match_ids
            if (kept := self.matches.get(match_id)) is not None
        }

    async def seats(self, match_ids: Iterable[str]) -> dict[str, tuple[MatchRow, list[SeatState]]]:
        """The matches of these ids that exist, each with its seats."""
        return {
            match_id: (replace(kept.row, places=kept.places), [replace(seat, orders=()) for seat in kept.seats])
            for match_id in match_ids
            if (kept := self.matches.get(match_id)) is not None
        }
