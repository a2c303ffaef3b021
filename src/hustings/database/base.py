"""One database of a process: how it is opened, its transactions, its time.

Whatever is kept there (matches, people) reads and writes through the same object: SQLite has one writer at a time.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Self

from filelock import FileLock, Timeout
from sqlalchemy import ColumnElement, Float, cast, event, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .bells import Bells
from .problems import AlreadyServed, CannotOpen, DiskFull, NoDriver, StoreBusy, StoreFailed
from .upgrades import make_ready

log = logging.getLogger("hustings.store")

PATIENCE: Final = 5.0
"""Seconds that a write waits for others of this process, and then for other processes that have locked the file; and
that PostgreSQL has for an answer."""

POOL: Final[dict[str, Any]] = {"pool_size": 4, "max_overflow": 4, "pool_timeout": PATIENCE}
"""A process has so many connections to PostgreSQL for its transactions, and in a hurry as many again. One takes a
millisecond or two, and an event loop cannot ask for a thousand a second: when eight are not enough, the database is
slow, and more would make it slower."""

CHANNEL: Final = "hustings"
"""Where PostgreSQL tells all processes what there is something new about: a match, with its count of changes, or what
:meth:`Database.tell` was given."""

LOOKED: Final = "look"
"""What is told there of a match instead of its changes: that somebody looks at it."""

BREATH: Final = 1.0
"""Seconds for which all writes fail at once after one has waited in vain, so that their waits do not add up."""


class Database:
    """One database, by SQLAlchemy URL; make it with :meth:`open`.

    Attributes:
        engine: SQLAlchemy's.
        is_shared: whether other processes may serve the same matches, and are told of changes.
        key: signs what this server gives out.
        bells: who waits in this process for something new.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        self.key = b""
        self.bells = Bells()
        self._told: set[str] = set()
        self._writer = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._busy_until = 0.0
        self._held = AsyncExitStack()

    @classmethod
    async def open(cls, url: str) -> Self:
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
            pool = POOL if url.startswith("postgresql") else {}
            engine = create_async_engine(url, hide_parameters=True, **pool)  # what was to be stored is in no log
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
        async with self.writing() as connection:
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

    def took(self, seconds: float) -> None:
        """A transaction has ended, well or badly, after so many seconds; for whoever counts."""

    async def close(self) -> None:
        """Let all connections go."""
        await self._held.aclose()
        await self.engine.dispose()

    def now(self) -> ColumnElement[float]:
        """The database's own time, in seconds since 1970."""
        if self.is_shared:
            return cast(func.extract("epoch", func.clock_timestamp()), Float)
        return (func.julianday("now") - 2440587.5) * 86400.0

    def within(self, seconds: float | None) -> ColumnElement[float] | None:
        """The database's own time in so many seconds."""
        return None if seconds is None else self.now() + seconds

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
            self.took(perf_counter() - began)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees the database as it is at one moment."""
        engine = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.is_shared else self.engine
        async with self._transaction(engine) as connection:
            yield connection

    async def tell(self, connection: AsyncConnection, subject: str) -> None:
        """Ring the bells of a subject in all processes, once the transaction that writes is done."""
        if self.is_shared:
            await connection.execute(select(func.pg_notify(CHANNEL, subject)))
        else:
            self._told.add(subject)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
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
            told = self._told = set()
            yield await held.enter_async_context(self._transaction(self.engine))
        for subject in told:
            self.bells.ring(subject)


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
