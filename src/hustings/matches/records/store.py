"""The database: matches, seats and the records that are the truth about a match.

Records are inserted under ``(match_id, n)`` together with the snapshot that they lead to, in one transaction: they are
there whole or not at all, and nobody can play the same record twice.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from filelock import FileLock, Timeout
from sqlalchemy import ColumnElement, Float, and_, cast, delete, event, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..meters import Meters
from ..people import OPEN, PERSON, SeatState
from ..problems import AlreadyServed, CannotOpen, DiskFull, NoDriver, StoreBusy, StoreFailed, UnknownMatch
from .database import Conflict
from .schema import (
    MATCHES,
    META,
    RECORDS,
    RESULTS,
    SEATS,
    SNAPSHOTS,
    TALK,
    Fresh,
    MatchRow,
    Said,
    Snapshot,
    Stored,
    joined,
    match_row,
    match_values,
    numbers,
    seat_state,
)
from .upgrades import make_ready

log = logging.getLogger("hustings.store")

PATIENCE: Final = 5.0
"""Seconds that a write waits for others of this process, and then for other processes that have locked the file; and
that PostgreSQL has for an answer."""

CHANNEL: Final = "hustings"
"""Where PostgreSQL tells others that a match has changed: its id, and its count of changes."""

BREATH: Final = 1.0
"""Seconds for which all writes fail at once after one has waited in vain, so that their waits do not add up."""


class Store:
    """One database, by SQLAlchemy URL; make it with :meth:`open`.

    Attributes:
        engine: SQLAlchemy's.
        is_shared: whether other processes may serve the same matches, and are told of changes.
        key: signs what this server gives out.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        self.key = b""
        self.meters = Meters()
        self._writer = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._busy_until = 0.0
        self._held = AsyncExitStack()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database and create what is missing in it.

        Args:
            url: ``sqlite+aiosqlite:///FILE`` or ``postgresql+psycopg://…``.

        Raises:
            NewerDatabase: when a newer Hustings wrote it.
            OlderDatabase: when an older one did; see :func:`.upgrades.upgrade`.
            NoDriver: when a package is missing.
            CannotOpen: when it cannot be opened.
        """
        try:
            engine = create_async_engine(url, hide_parameters=True)  # errors are logged; cards and names are not
        except ModuleNotFoundError as error:
            raise NoDriver(package=error.name) from error
        if engine.dialect.name == "sqlite":
            _keep_private(engine)
            event.listen(engine.sync_engine, "connect", _tune_sqlite)
        store = cls(engine)
        try:
            for patience in (0.1, 0.3, 0.6):
                with suppress(IntegrityError, StoreFailed):
                    await store._prepare()
                    return store
                await asyncio.sleep(patience)
            await store._prepare()
        except (IntegrityError, StoreFailed) as error:
            await engine.dispose()
            raise CannotOpen(database=engine.url.render_as_string(), why=str(error.__cause__ or error)) from error
        except BaseException:
            await engine.dispose()
            raise
        return store

    async def _prepare(self) -> None:
        """Read the key; create what is missing, unless another server does the same at this moment."""
        async with self._writing() as connection:
            self.key = await connection.run_sync(make_ready)

    def hold(self) -> None:
        """Keep SQLite's file to this process until it is closed or dies: nobody would tell another one what happens.

        PostgreSQL is kept to nobody: there the key of the records protects, and :mod:`.news` goes round.

        Raises:
            AlreadyServed: when another process holds it.
            CannotOpen: when that cannot be found out.
        """
        if self.is_shared:
            return
        # SQLite's own locks on its file are SQLite's
        lock = FileLock(f"{self.engine.url.database}-served", mode=0o600, blocking=False, thread_local=False)
        try:
            lock.acquire()
        except Timeout as error:
            raise AlreadyServed(database=self.engine.url.render_as_string()) from error
        except OSError as error:
            raise CannotOpen(database=self.engine.url.render_as_string(), why=str(error)) from error
        self._held.callback(lock.release)

    async def close(self) -> None:
        """Let all connections go."""
        await self._held.aclose()
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def add(self, new: Stored, follows: str = "") -> str:
        """Store a new match; see :class:`.database.Database`, also for all that follows here."""
        match_id = new.match.id
        seats = [{"match_id": match_id, "seat": n, **vars(seat)} for n, seat in enumerate(new.seats)]
        records = [{"match_id": match_id, "n": n, "data": data} for n, data in enumerate(new.records)]
        snapshots = [{"match_id": match_id, **vars(snapshot)} for snapshot in new.snapshots]
        async with self._writing() as connection:
            if follows and await self._change(connection, follows, MATCHES.c.rematch.is_(None), rematch=match_id) == 0:
                found = await connection.scalar(select(MATCHES.c.rematch).where(MATCHES.c.id == follows))
                return str(found)
            await connection.execute(insert(MATCHES).values(**match_values(new.match), timed=self._now()))
            places = [{"match_id": match_id, "places": joined(new.match.places)}] if new.match.places else []
            for table, rows in ((SEATS, seats), (RECORDS, records), (SNAPSHOTS, snapshots), (RESULTS, places)):
                if rows:
                    await connection.execute(insert(table), rows)
        return match_id

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
        values |= {"to_act": joined(to_act), "paused": None, "deadlines": deadlines, "timed": self._now()}
        try:
            async with self._writing() as connection:
                changes = await self._change(connection, match_id, due=self._in(due), **values)
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
            async with self._writing() as connection:
                changes = await self._change(connection, match_id)
                await connection.execute(insert(TALK), {"match_id": match_id, "n": n, **vars(said)})
                return changes
        except IntegrityError as error:
            raise Conflict(f"line {n} of the talk of match {match_id} exists") from error

    async def keep_base(self, match_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot for good."""
        async with self._writing() as connection:
            await self._change(connection, match_id)
            await connection.execute(
                update(SNAPSHOTS)
                .where(and_(SNAPSHOTS.c.match_id == match_id, SNAPSHOTS.c.records == snapshot.records))
                .values(base=True, data=snapshot.data)
            )

    async def change_seat(self, match_id: str, seat: int, **values: object) -> int:
        """Store new values of a seat."""
        async with self._writing() as connection:
            changes = await self._change(connection, match_id, due=self._in(0.0))
            await connection.execute(
                update(SEATS).where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).values(**values)
            )
            return changes

    async def note_seen(self, match_id: str, seat: int, at: float) -> None:
        """Note when the person of a seat was here."""
        async with self._writing() as connection:
            await connection.execute(
                update(SEATS).where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).values(last_seen=at)
            )

    async def claim_seat(self, match_id: str, seat: int, name: str, token_hash: str, now: float) -> int:
        """Give an open seat to a person; 0 when it is not open."""
        async with self._writing() as connection:
            result = await connection.execute(
                update(SEATS)
                .where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat, SEATS.c.kind == OPEN))
                .values(kind=PERSON, name=name, token_hash=token_hash, level="", last_seen=now)
            )
            return await self._change(connection, match_id, due=self._in(0.0)) if result.rowcount else 0

    async def set_patience(self, match_id: str, before: str, after: str, due: float | None) -> int:
        """Note whom the computers wait for; 0 when it is not ``before`` that is noted."""
        async with self._writing() as connection:
            return await self._change(
                connection, match_id, MATCHES.c.patience == before, patience=after, due=self._in(due)
            )

    async def set_trouble(self, match_id: str, paused: str | None, failing: bool) -> int:
        """Note why the computers do not go on, and whether one has failed."""
        async with self._writing() as connection:
            return await self._change(connection, match_id, paused=paused, failing=failing)

    async def settle(
        self, match_id: str, changes: int | None, due: float | None, deadlines: str | None = None
    ) -> int:
        """Note when something is due next; 0 when the match has had more changes."""
        known = true() if changes is None else MATCHES.c.changes == changes
        async with self._writing() as connection:
            if deadlines is not None:
                values = {"due": self._in(due), "deadlines": deadlines, "timed": self._now()}
                return await self._change(connection, match_id, known, **values)
            mine = and_(MATCHES.c.id == match_id, known)
            found = update(MATCHES).where(mine).values(due=self._in(due)).returning(MATCHES.c.changes)
            return await connection.scalar(found) or 0

    async def _change(
        self, connection: AsyncConnection, match_id: str, *conditions: ColumnElement[bool], **values: object
    ) -> int:
        """Change a match as a whole, and tell others; its count of changes, or 0 when a condition is not met.

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
        return int(changes)

    def _now(self) -> ColumnElement[float]:
        """The database's own time, in seconds since 1970."""
        if self.is_shared:
            return cast(func.extract("epoch", func.clock_timestamp()), Float)
        return (func.julianday("now") - 2440587.5) * 86400.0

    def _in(self, seconds: float | None) -> ColumnElement[float] | None:
        """The database's own time in so many seconds."""
        return None if seconds is None else self._now() + seconds

    # -- reading -----------------------------------------------------------------------------------------------------

    async def version(self) -> int:
        """Of the tables, as the database says now."""
        async with self._reading() as connection:
            found = await connection.scalar(select(META.c.value).where(META.c.key == "version"))
            return int(found or 0)

    async def load(self, match_id: str) -> Stored | None:
        """Everything about a match; None when there is none of this id."""
        async with self._reading() as connection:
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
        async with self._reading() as connection:
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
        async with self._reading() as connection:
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
        aged = select(MATCHES, (self._now() - MATCHES.c.timed).label("age")).where(MATCHES.c.id == match_id)
        found = (await connection.execute(aged)).one_or_none()
        return None if found is None else match_row(found)

    async def _seats_of(self, connection: AsyncConnection, match_id: str) -> list[SeatState]:
        found = await connection.execute(select(SEATS).where(SEATS.c.match_id == match_id).order_by(SEATS.c.seat))
        return [seat_state(row) for row in found]

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
        async with self._reading() as connection:
            matches = await connection.execute(select(MATCHES).where(MATCHES.c.id.in_(ids)))
            results = await connection.execute(select(RESULTS).where(RESULTS.c.match_id.in_(ids)))
            places = {row.match_id: numbers(row.places) for row in results}
            found: dict[str, tuple[MatchRow, list[SeatState]]] = {
                row.id: (replace(match_row(row), places=places.get(row.id, ())), []) for row in matches
            }
            seats = await connection.execute(
                select(SEATS).where(SEATS.c.match_id.in_(ids)).order_by(SEATS.c.match_id, SEATS.c.seat)
            )
            for row in seats:
                found[row.match_id][1].append(seat_state(row))
        return found

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A transaction; when something goes wrong in it, nothing of it stays.

        Raises:
            StoreFailed: in the place of the database's own errors, but for a broken key.
        """
        began = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE if self.is_shared else None), engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except TimeoutError as error:
            log.error("the database has not answered within %s s", PATIENCE)
            raise StoreBusy() from error
        except (SQLAlchemyError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            full = "full" in str(cause) or getattr(cause, "sqlstate", "") == "53100"
            log.error("the database failed: %s", cause)
            if "locked" in str(cause):
                self._busy_until = asyncio.get_running_loop().time() + BREATH
                raise StoreBusy() from error
            raise (DiskFull() if full else StoreFailed()) from error
        finally:
            self.meters.asked_database(perf_counter() - began)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees the database as it is at one moment."""
        engine = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.is_shared else self.engine
        async with self._transaction(engine) as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; SQLite has one writer at a time, who had better not be waited for by polling."""
        clock = asyncio.get_running_loop().time
        if clock() < self._busy_until:
            raise StoreBusy()
        async with AsyncExitStack() as held:
            if self._writer is not None:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await held.enter_async_context(self._writer)
                except TimeoutError as error:
                    raise StoreBusy() from error
                if clock() < self._busy_until:
                    raise StoreBusy()
            yield await held.enter_async_context(self._transaction(self.engine))


def _keep_private(engine: AsyncEngine) -> None:
    """Let nobody else on this machine read SQLite's file, which holds the secrets of all matches."""
    path = Path(engine.url.database or ":memory:")
    if engine.url.database in (None, "", ":memory:") or str(path).startswith("file:"):
        return
    with suppress(OSError):  # what is wrong is said when it is opened
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            os.fchmod(file, os.fstat(file).st_mode & ~0o077)
        finally:
            os.close(file)


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={round(PATIENCE * 1000)}", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
