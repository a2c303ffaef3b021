"""The database: matches, seats and the records that are the truth about a match.

Records are inserted under ``(match_id, n)`` together with the snapshot that they lead to, in one transaction: they are
there whole or not at all, and nobody can play the same record twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Delete, and_, delete, exists, func, insert, literal, or_, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hustings.database.base import CHANNEL, LOOKED, Database
from hustings.database.bells import of_person
from hustings.database.people import HOLDINGS, ORDERS, PEOPLE, TERMS
from hustings.database.tables import MATCHES, META, RECORDS, RESULTS, SEATS, SNAPSHOTS, TALK
from hustings.database.tasks import MATCH, add_from

from ..meters import Meters
from ..people import OPEN, PERSON, SeatState
from ..problems import UnknownMatch
from .matchstore import Beside, Conflict
from .rows import (
    ENDED,
    Fresh,
    MatchRow,
    Said,
    Snapshot,
    Stored,
    all_seats,
    joined,
    match_row,
    match_values,
    numbers,
    seat_state,
    seat_values,
)


class Store(Database):
    """The matches of one database, by SQLAlchemy URL; make it with :meth:`open`.

    Attributes:
        meters: count what happens.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.meters = Meters()

    def took(self, seconds: float) -> None:
        """A transaction has ended; see there."""
        self.meters.asked_database(seconds)

    # -- writing -----------------------------------------------------------------------------------------------------

    async def add(self, new: Stored, follows: str = "", turned: int = 1, beside: Beside | None = None) -> str:
        """Store a new match; see :class:`.matchstore.MatchStore`, also for all that follows here."""
        match_id = new.match.id
        seats = [{"match_id": match_id, "seat": n, **seat_values(seat)} for n, seat in enumerate(new.seats)]
        records = [{"match_id": match_id, "n": n, "data": data} for n, data in enumerate(new.records)]
        snapshots = [{"match_id": match_id, **vars(snapshot)} for snapshot in new.snapshots]
        async with self.writing() as connection:
            if follows and await self._change(connection, follows, MATCHES.c.rematch.is_(None), rematch=match_id) == 0:
                found = await connection.scalar(select(MATCHES.c.rematch).where(MATCHES.c.id == follows))
                return str(found)
            await connection.execute(insert(MATCHES).values(**match_values(new.match), timed=self.now()))
            places = [{"match_id": match_id, "places": joined(new.match.places)}] if new.match.places else []
            for table, rows in ((SEATS, seats), (RECORDS, records), (SNAPSHOTS, snapshots), (RESULTS, places)):
                if rows:
                    await connection.execute(insert(table), rows)
            if follows:
                await self._take_along(connection, follows, match_id, turned)
            if beside is not None:
                await beside(connection)
        return match_id

    async def _take_along(self, connection: AsyncConnection, before: str, match_id: str, turned: int) -> None:
        """Let a rematch have the terms of the match before, but for the lobby and a tournament, and its holders."""
        changed = {
            "match_id": match_id,
            "created": self.now(),
            "listed": False,
            "tournament": None,
            "series": func.coalesce(TERMS.c.series, before),
            "turned": TERMS.c.turned + turned,
        }
        for table, values in ((TERMS, changed), (HOLDINGS, {"match_id": match_id, "since": self.now()})):
            kept = [column for column in table.c if column.name not in values]
            given = [value if isinstance(value, ColumnElement) else literal(value) for value in values.values()]
            chosen = select(*kept, *given).where(table.c.match_id == before)
            await connection.execute(insert(table).from_select([*[c.name for c in kept], *values], chosen))
        for owner in await connection.scalars(select(HOLDINGS.c.owner).where(HOLDINGS.c.match_id == match_id)):
            await self.tell(connection, of_person(owner))
        await add_from(self, connection, MATCH, select(TERMS.c.match_id).where(TERMS.c.match_id == match_id))

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
        """Store records of a match, and where they lead."""
        values: dict[str, object] = {} if finished is None else {"finished": finished}
        values |= {"to_act": joined(to_act), "paused": None, "deadlines": deadlines, "timed": self.now()}
        try:
            async with self.writing() as connection:
                goes_on = MATCHES.c.paused.is_distinct_from(ENDED)
                changes = await self._change(connection, match_id, goes_on, due=self.within(due), **values)
                if not changes:
                    if await self._row(connection, match_id) is None:
                        raise UnknownMatch(match=match_id)
                    raise Conflict(f"match {match_id} goes on no more")
                rows = [{"match_id": match_id, "n": n + place, "data": data} for place, data in enumerate(records)]
                await connection.execute(insert(RECORDS), rows)
                await connection.execute(
                    delete(SNAPSHOTS).where(and_(SNAPSHOTS.c.match_id == match_id, SNAPSHOTS.c.base.is_(False)))
                )
                await connection.execute(
                    insert(SNAPSHOTS),
                    {"match_id": match_id, "records": n + len(records), "base": False, "data": snapshot},
                )
                if places:
                    await connection.execute(insert(RESULTS), {"match_id": match_id, "places": joined(places)})
                return changes
        except IntegrityError as error:
            raise Conflict(f"record {n} of match {match_id} exists") from error

    async def say(self, match_id: str, n: int, said: Said) -> int:
        """Store a line of table talk."""
        try:
            async with self.writing() as connection:
                changes = await self._change(connection, match_id)
                await connection.execute(insert(TALK), {"match_id": match_id, "n": n, **vars(said)})
                return changes
        except IntegrityError as error:
            raise Conflict(f"line {n} of the talk of match {match_id} exists") from error

    async def keep_base(self, match_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot for good."""
        async with self.writing() as connection:
            await self._change(connection, match_id)
            await connection.execute(
                update(SNAPSHOTS)
                .where(and_(SNAPSHOTS.c.match_id == match_id, SNAPSHOTS.c.records == snapshot.records))
                .values(base=True, data=snapshot.data)
            )

    async def change_seat(self, match_id: str, seat: int, **values: object) -> int:
        """Store new values of a seat."""
        async with self.writing() as connection:
            changes = await self._change(connection, match_id, due=self.within(0.0))
            if "orders" in values:
                orders: Any = values.pop("orders")
                await connection.execute(_no_orders(match_id, seat))
                rows = [{"match_id": match_id, "seat": seat, "n": n, "data": data} for n, data in enumerate(orders)]
                if rows:
                    await connection.execute(insert(ORDERS), rows)
            if values:
                await connection.execute(
                    update(SEATS).where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).values(**values)
                )
            return changes

    async def note_seen(self, match_id: str, seat: int, at: float) -> None:
        """Note when the person of a seat was here."""
        async with self.writing() as connection:
            await connection.execute(
                update(SEATS).where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).values(last_seen=at)
            )

    async def tell_looked(self, match_id: str) -> None:
        """Let all processes know that somebody looks at a match."""
        async with self.writing() as connection:
            await self.tell(connection, f"{match_id} {LOOKED}")

    async def claim_seat(self, match_id: str, seat: int, name: str, token_hash: str, now: float) -> int:
        """Give an open seat to a person; 0 when it is not open."""
        async with self.writing() as connection:
            result = await connection.execute(
                update(SEATS)
                .where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat, SEATS.c.kind == OPEN))
                .values(kind=PERSON, name=name, token_hash=token_hash, level="", last_seen=now)
            )
            if not result.rowcount:
                return 0
            await connection.execute(_no_orders(match_id, seat))
            return await self._change(connection, match_id, due=self.within(0.0))

    async def set_patience(self, match_id: str, before: str, after: str, due: float | None) -> int:
        """Note whom the computers wait for; 0 when it is not ``before`` that is noted."""
        async with self.writing() as connection:
            return await self._change(
                connection, match_id, MATCHES.c.patience == before, patience=after, due=self.within(due)
            )

    async def set_trouble(self, match_id: str, paused: str | None, failing: bool) -> int:
        """Note why the computers do not go on, and whether one has failed."""
        async with self.writing() as connection:
            return await self._change(connection, match_id, paused=paused, failing=failing)

    async def settle(
        self, match_id: str, changes: int | None, due: float | None, deadlines: str | None = None, quiet: bool = False
    ) -> int:
        """Note when something is due next; 0 when the match has had more changes."""
        known = true() if changes is None else MATCHES.c.changes == changes
        async with self.writing() as connection:
            values: dict[str, object] = {"due": self.within(due)}
            if deadlines is not None:
                values |= {"deadlines": deadlines, "timed": self.now()}
                if not quiet:
                    return await self._change(connection, match_id, known, **values)
            mine = and_(MATCHES.c.id == match_id, known)
            found = update(MATCHES).where(mine).values(**values).returning(MATCHES.c.changes)
            return await connection.scalar(found) or 0

    async def _change(
        self, connection: AsyncConnection, match_id: str, *conditions: ColumnElement[bool], **values: object
    ) -> int:
        """Change a match as a whole, and tell others; its count of changes, or 0 when a condition is not met.

        The club looks soon at a match that has terms, or where somebody with a name that lasts has a seat.

        Who changes a match waits here for others who do, so that changes come one after the other.
        """
        told = func.pg_notify(CHANNEL, func.concat(MATCHES.c.id, " ", MATCHES.c.changes))
        changes = await connection.scalar(
            update(MATCHES)
            .where(and_(MATCHES.c.id == match_id, *conditions))
            .values(changes=MATCHES.c.changes + 1, **values)
            .returning(MATCHES.c.changes, *([told] if self.is_shared else []))
        )
        if changes is None:
            if not conditions:
                raise UnknownMatch(match=match_id)
            return 0
        if not self.is_shared:
            await self.tell(connection, match_id)
        has_terms = exists().where(TERMS.c.match_id == match_id)
        has_people = exists().where(HOLDINGS.c.match_id == match_id, PEOPLE.c.id == HOLDINGS.c.owner)
        followed = select(MATCHES.c.id).where(MATCHES.c.id == match_id, or_(has_terms, has_people))
        await add_from(self, connection, MATCH, followed)
        return int(changes)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def version(self) -> int:
        """Of the tables, as the database says now."""
        async with self.reading() as connection:
            found = await connection.scalar(select(META.c.value).where(META.c.key == "version"))
            return int(found or 0)

    async def timed(self) -> list[str]:
        """The matches that go on and have a time control."""
        on = and_(MATCHES.c.finished.is_(None), MATCHES.c.deadlines.contains('"pace"'))
        async with self.reading() as connection:
            return list(await connection.scalars(select(MATCHES.c.id).where(on).order_by(MATCHES.c.id)))

    async def load(self, match_id: str) -> Stored | None:
        """Everything about a match; None when there is none of this id."""
        async with self.reading() as connection:
            match = await self._row(connection, match_id)
            if match is None:
                return None
            snapshots = await connection.execute(
                select(SNAPSHOTS).where(SNAPSHOTS.c.match_id == match_id).order_by(SNAPSHOTS.c.records)
            )
            return Stored(
                match,
                await self._seats_of(connection, match_id),
                await self._records(connection, match_id, 0),
                [Snapshot(row.records, row.data, row.base) for row in snapshots],
                await self._talk(connection, match_id, 0),
            )

    async def since(self, match_id: str, changes: int, records: int, talk: int) -> Fresh | None:
        """What is new of a match; None: nothing."""
        async with self.reading() as connection:
            now = await connection.scalar(select(MATCHES.c.changes).where(MATCHES.c.id == match_id))
            if now == changes:
                return None
            match = await self._row(connection, match_id)
            if match is None:
                raise UnknownMatch(match=match_id)
            bases = select(func.count()).where(and_(SNAPSHOTS.c.match_id == match_id, SNAPSHOTS.c.base))
            return Fresh(
                match,
                await self._seats_of(connection, match_id),
                await self._records(connection, match_id, records),
                await self._talk(connection, match_id, talk),
                await connection.scalar(bases) or 0,
            )

    async def glimpse(self, match_ids: Iterable[str]) -> dict[str, tuple[int, tuple[float, ...]]]:
        """How many changes each match has had, and when each seat's person was here last."""
        ids = list(match_ids)
        async with self.reading() as connection:
            matches = await connection.execute(select(MATCHES.c.id, MATCHES.c.changes).where(MATCHES.c.id.in_(ids)))
            seats = await connection.execute(
                select(SEATS.c.match_id, SEATS.c.last_seen)
                .where(SEATS.c.match_id.in_(ids))
                .order_by(SEATS.c.match_id, SEATS.c.seat)
            )
            seen: dict[str, list[float]] = {}
            for row in seats:
                seen.setdefault(row.match_id, []).append(row.last_seen)
            return {row.id: (row.changes, tuple(seen.get(row.id, ()))) for row in matches}

    async def _row(self, connection: AsyncConnection, match_id: str) -> MatchRow | None:
        aged = select(MATCHES, (self.now() - MATCHES.c.timed).label("age")).where(MATCHES.c.id == match_id)
        found = (await connection.execute(aged)).one_or_none()
        return None if found is None else match_row(found)

    async def _seats_of(self, connection: AsyncConnection, match_id: str) -> list[SeatState]:
        found = await connection.execute(all_seats().where(SEATS.c.match_id == match_id).order_by(SEATS.c.seat))
        seats = [seat_state(row) for row in found]
        given = select(ORDERS).where(ORDERS.c.match_id == match_id).order_by(ORDERS.c.seat, ORDERS.c.n)
        for row in await connection.execute(given):
            seats[row.seat].orders += (row.data,)
        return seats

    async def _records(self, connection: AsyncConnection, match_id: str, after: int) -> list[str]:
        mine = and_(RECORDS.c.match_id == match_id, RECORDS.c.n >= after)
        return list(await connection.scalars(select(RECORDS.c.data).where(mine).order_by(RECORDS.c.n)))

    async def _talk(self, connection: AsyncConnection, match_id: str, after: int) -> tuple[Said, ...]:
        mine = and_(TALK.c.match_id == match_id, TALK.c.n >= after)
        found = await connection.execute(select(TALK).where(mine).order_by(TALK.c.n))
        return tuple([Said(row.seat, row.to_seat, row.text, row.at) for row in found])

    async def seats(self, match_ids: Iterable[str]) -> dict[str, tuple[MatchRow, list[SeatState]]]:
        """The matches of these ids that exist, each with its seats."""
        ids = list(match_ids)
        async with self.reading() as connection:
            matches = await connection.execute(select(MATCHES).where(MATCHES.c.id.in_(ids)))
            results = await connection.execute(select(RESULTS).where(RESULTS.c.match_id.in_(ids)))
            places = {row.match_id: numbers(row.places) for row in results}
            found: dict[str, tuple[MatchRow, list[SeatState]]] = {
                row.id: (replace(match_row(row), places=places.get(row.id, ())), []) for row in matches
            }
            seats = await connection.execute(
                all_seats().where(SEATS.c.match_id.in_(ids)).order_by(SEATS.c.match_id, SEATS.c.seat)
            )
            for row in seats:
                found[row.match_id][1].append(seat_state(row))
        return found


def _no_orders(match_id: str, seat: int) -> Delete:
    return delete(ORDERS).where(and_(ORDERS.c.match_id == match_id, ORDERS.c.seat == seat))
