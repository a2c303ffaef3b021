"""What is broken on a server, collected for its administrator from all its processes.

Whoever runs into something says so in the log, and hands over a :class:`Fault` with the line. What a match was doing is
not in it: the place in a program, and never a message, because messages name cards.
"""

from __future__ import annotations

import logging
import re
import traceback
from dataclasses import dataclass
from time import time
from typing import Any, Final

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hustings.database.tables import FAULTS

COMPUTER: Final = "computer"
PAGE: Final = "page"
MATCH: Final = "match"

KEPT: Final = 7 * 24 * 3600.0
"""Seconds for which a fault is told after it was seen last."""
MOST: Final = 100
"""So many different faults are remembered until they are written down."""
LINE: Final = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+), in (?P<name>\S+)')
RAISED: Final = re.compile(r"^(?P<kind>[\w.]+)(?::|$)")


@dataclass(frozen=True)
class Fault:
    """Something that is broken.

    Attributes:
        kind: a computer, a page, or a match that cannot be read.
        game: id of its game.
        what: the level of the computer, the template of the page's address, the id of the match.
        why: the kind of error, and where in a program it came up.
        first: when it was seen first, in seconds since 1970.
        last: when it was seen last.
        times: how often.
    """

    kind: str
    game: str
    what: str
    why: str
    first: float
    last: float
    times: int = 1


def as_fault(kind: str, game: str, what: str, error: BaseException) -> dict[str, Any]:
    """What a line of the log says besides, as its ``extra``."""
    now = time()
    return {"fault": Fault(kind, game, what[:200], where(error)[:500], now, now)}


def where(error: BaseException) -> str:
    """The kind of an error, and the template or else the last line of a program that it came from."""
    for note in getattr(error, "__notes__", ()):  # of a worker, whose own traceback is only text here
        if places := list(LINE.finditer(note)):
            raised = RAISED.match(note.strip().splitlines()[-1])
            last = places[-1]
            kind = raised["kind"] if raised else type(error).__name__
            return f"{kind} ({_short(last['file'])}, line {last['line']}, {last['name']})"
    frames = traceback.extract_tb((error.__cause__ or error).__traceback__)
    own = [frame for frame in frames if frame.filename.endswith(".html")] or frames[-1:]
    place = f" ({_short(own[-1].filename)}, line {own[-1].lineno}, {own[-1].name})" if own else ""
    return f"{type(error.__cause__ or error).__name__}{place}"


def _short(file: str) -> str:
    """The end of the name of a file, which says enough."""
    return "/".join(file.replace("\\", "/").split("/")[-4:])


class Faults(logging.Handler):
    """Remembers what lines of the log tell of broken things until it is written down."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._seen: dict[tuple[str, str, str], Fault] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a line that tells of one."""
        fault: Fault | None = getattr(record, "fault", None)
        if fault is None or (len(self._seen) >= MOST and _key(fault) not in self._seen):
            return
        self._seen[_key(fault)] = _joined(self._seen.get(_key(fault)), fault)

    async def write(self, engine: AsyncEngine) -> None:
        """Write down what has been seen since, and forget what is old.

        Raises:
            SQLAlchemyError: when it cannot be written; it is written the next time.
        """
        seen, self._seen = self._seen, {}
        try:
            while seen:
                key = next(iter(seen))
                async with engine.begin() as connection:
                    there = and_(*[FAULTS.c[name] == value for name, value in zip(KEY, key, strict=True)])
                    values = {"last": seen[key].last, "why": seen[key].why}
                    again = {**values, "times": FAULTS.c.times + seen[key].times}
                    if not (await connection.execute(update(FAULTS).where(there).values(**again))).rowcount:
                        await connection.execute(delete(FAULTS).where(FAULTS.c.last < time() - KEPT))
                        await connection.execute(insert(FAULTS), vars(seen[key]))
                del seen[key]
        except IntegrityError:
            pass  # another process was first: the next time it is there
        finally:
            for key, fault in seen.items():
                self._seen[key] = _joined(fault, self._seen.get(key))


KEY: Final = ("kind", "game", "what")


def _key(fault: Fault) -> tuple[str, str, str]:
    return fault.kind, fault.game, fault.what


def _joined(before: Fault | None, after: Fault | None) -> Fault:
    """Two sightings of one fault."""
    if before is None or after is None:
        found = before or after
        assert found is not None
        return found
    return Fault(*_key(after), after.why, before.first, after.last, before.times + after.times)


async def known(engine: AsyncEngine) -> list[Fault]:
    """What has been broken lately, the latest first.

    Raises:
        SQLAlchemyError: when the database cannot be read.
    """
    async with engine.connect() as connection:
        wanted = select(FAULTS).where(FAULTS.c.last > time() - KEPT).order_by(FAULTS.c.last.desc()).limit(MOST)
        return [Fault(**row._mapping) for row in await connection.execute(wanted)]
