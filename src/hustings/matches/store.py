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
from sqlalchemy import and_, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .meters import Meters
from .people import OPEN, PERSON, SeatState
from .problems import AlreadyServed, CannotOpen, DiskFull, NoDriver, StoreBusy, StoreFailed
from .schema import (
    MATCHES,
    META,
    RECORDS,
    RESULTS,
    SEATS,
    SNAPSHOTS,
    TALK,
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

SERVED: Final = 0x48757374
"""Number of the lock of a PostgreSQL database that is served."""

PATIENCE: Final = 5.0
"""Seconds that a write waits for others of this process, and then for other processes that have locked the file."""

BREATH: Final = 1.0
"""Seconds for which all writes fail at once after one has waited in vain, so that their waits do not add up."""


class Conflict(Exception):
    """Somebody else has stored this record, or this line of talk, of this match already."""


class Store:
    """One database, by SQLAlchemy URL; make it with :meth:`open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
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

    async def hold(self) -> None:
        """Keep the database to this process until it is closed or dies: servers do not tell each other what happens.

        Raises:
            AlreadyServed: when another process holds it.
            CannotOpen: when that cannot be found out.
        """
        try:
            if self.engine.dialect.name == "sqlite":
                self._hold_file()
            else:
                await self._hold_lock()
        except (SQLAlchemyError, OSError) as error:
            raise CannotOpen(database=self.engine.url.render_as_string(), why=str(error)) from error

    def _hold_file(self) -> None:
        """Lock a file beside SQLite's own, whose locks are SQLite's."""
        lock = FileLock(f"{self.engine.url.database}-served", mode=0o600, blocking=False, thread_local=False)
        try:
            lock.acquire()
        except Timeout as error:
            raise AlreadyServed(database=self.engine.url.render_as_string()) from error
        self._held.callback(lock.release)

    async def _hold_lock(self) -> None:
        """Take a lock of PostgreSQL's that lives as long as its connection."""
        connection = await self._held.enter_async_context(self.engine.connect())
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        if not await connection.scalar(select(func.pg_try_advisory_lock(SERVED))):
            raise AlreadyServed(database=self.engine.url.render_as_string())

    async def close(self) -> None:
        """Let all connections go."""
        await self._held.aclose()
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def add(self, new: Stored) -> None:
        """Store a new match, with the records and snapshots that it already has.

        Raises:
            StoreFailed: and nothing is stored.
        """
        match_id = new.match.id
        seats = [{"match_id": match_id, "seat": n, **vars(seat)} for n, seat in enumerate(new.seats)]
        records = [{"match_id": match_id, "n": n, "data": data} for n, data in enumerate(new.records)]
        snapshots = [{"match_id": match_id, **vars(snapshot)} for snapshot in new.snapshots]
        async with self._writing() as connection:
            await connection.execute(insert(MATCHES), match_values(new.match))
            places = [{"match_id": match_id, "places": joined(new.match.places)}] if new.match.places else []
            for table, rows in ((SEATS, seats), (RECORDS, records), (SNAPSHOTS, snapshots), (RESULTS, places)):
                if rows:
                    await connection.execute(insert(table), rows)

    async def append(
        self,
        match_id: str,
        n: int,
        records: Sequence[str],
        snapshot: str,
        to_act: tuple[int, ...],
        finished: float | None,
        places: tuple[int, ...] = (),
    ) -> None:
        """Store records of a match from number ``n`` on, and the snapshot that they lead to: all of it or nothing.

        With them the places of the seats, when they end it.

        Raises:
            Conflict: when there is a record ``n`` already.
            StoreFailed: and nothing is stored.
        """
        try:
            async with self._writing() as connection:
                rows = [{"match_id": match_id, "n": n + place, "data": data} for place, data in enumerate(records)]
                await connection.execute(insert(RECORDS), rows)
                await connection.execute(
                    delete(SNAPSHOTS).where(and_(SNAPSHOTS.c.match_id == match_id, SNAPSHOTS.c.base.is_(False)))
                )
                await connection.execute(
                    insert(SNAPSHOTS),
                    {"match_id": match_id, "records": n + len(records), "base": False, "data": snapshot},
                )
                await connection.execute(
                    update(MATCHES)
                    .where(MATCHES.c.id == match_id)
                    .values(to_act=joined(to_act), **({} if finished is None else {"finished": finished}))
                )
                if places:
                    await connection.execute(insert(RESULTS), {"match_id": match_id, "places": joined(places)})
        except IntegrityError as error:
            raise Conflict(f"record {n} of match {match_id} exists") from error

    async def say(self, match_id: str, n: int, said: Said) -> None:
        """Store a line of table talk as number ``n`` of its match.

        Raises:
            Conflict: when there is a line ``n`` already.
            StoreFailed: and nothing is stored.
        """
        try:
            async with self._writing() as connection:
                await connection.execute(insert(TALK), {"match_id": match_id, "n": n, **vars(said)})
        except IntegrityError as error:
            raise Conflict(f"line {n} of the talk of match {match_id} exists") from error

    async def keep_base(self, match_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot for good, because the match goes on from it under other rules.

        Raises:
            StoreFailed: and nothing is stored.
        """
        async with self._writing() as connection:
            await connection.execute(
                update(SNAPSHOTS)
                .where(and_(SNAPSHOTS.c.match_id == match_id, SNAPSHOTS.c.records == snapshot.records))
                .values(base=True, data=snapshot.data)
            )

    async def change_seat(self, match_id: str, seat: int, **values: object) -> None:
        """Store new values of a seat, named as in :class:`~hustings.web.people.SeatState`.

        Raises:
            StoreFailed: and nothing is stored.
        """
        async with self._writing() as connection:
            await connection.execute(
                update(SEATS).where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).values(**values)
            )

    async def claim_seat(self, match_id: str, seat: int, name: str, token_hash: str, now: float) -> bool:
        """Give an open seat to a person; False when it is not open (any more).

        Raises:
            StoreFailed: and nothing is stored.
        """
        async with self._writing() as connection:
            result = await connection.execute(
                update(SEATS)
                .where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat, SEATS.c.kind == OPEN))
                .values(kind=PERSON, name=name, token_hash=token_hash, level="", last_seen=now)
            )
            return result.rowcount == 1

    async def set_rematch(self, match_id: str, rematch: str) -> bool:
        """Note which match follows this one; False when one was noted before.

        Raises:
            StoreFailed: and nothing is stored.
        """
        async with self._writing() as connection:
            result = await connection.execute(
                update(MATCHES)
                .where(and_(MATCHES.c.id == match_id, MATCHES.c.rematch.is_(None)))
                .values(rematch=rematch)
            )
            return result.rowcount == 1

    # -- reading -----------------------------------------------------------------------------------------------------

    async def version(self) -> int:
        """Of the tables, as the database says now.

        Raises:
            StoreFailed: when the database cannot be read.
        """
        async with self._transaction() as connection:
            found = await connection.scalar(select(META.c.value).where(META.c.key == "version"))
            return int(found or 0)

    async def load(self, match_id: str) -> Stored | None:
        """Everything about a match; None when there is none of this id.

        Raises:
            StoreFailed: when the database cannot be read.
        """
        async with self._transaction() as connection:
            found = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match_id))).one_or_none()
            if found is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.match_id == match_id).order_by(SEATS.c.seat))
            snapshots = await connection.execute(
                select(SNAPSHOTS).where(SNAPSHOTS.c.match_id == match_id).order_by(SNAPSHOTS.c.records)
            )
            records = await connection.execute(
                select(RECORDS.c.data).where(RECORDS.c.match_id == match_id).order_by(RECORDS.c.n)
            )
            talk = await connection.execute(select(TALK).where(TALK.c.match_id == match_id).order_by(TALK.c.n))
            return Stored(
                match_row(found),
                [seat_state(row) for row in seats],
                [row.data for row in records],
                [Snapshot(row.records, row.data, row.base) for row in snapshots],
                tuple([Said(row.seat, row.to_seat, row.text, row.at) for row in talk]),
            )

    async def seats(self, match_ids: Iterable[str]) -> dict[str, tuple[MatchRow, list[SeatState]]]:
        """The matches of these ids that exist, each with its seats.

        Raises:
            StoreFailed: when the database cannot be read.
        """
        ids = list(match_ids)
        async with self._transaction() as connection:
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
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; when something goes wrong in it, nothing of it stays.

        Raises:
            StoreFailed: in the place of the database's own errors, but for a broken key.
        """
        began = perf_counter()
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
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
            yield await held.enter_async_context(self._transaction())


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
