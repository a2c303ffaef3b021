"""What the administrator's commands have in common: a transaction, ages, and how times are shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING, Any, Final

import click

from .database import database_url
from .options import speech_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["Age", "did", "transaction", "when"]

UNITS: Final = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}


class Age(click.ParamType[float]):
    """A time that has gone by, as ``90d``; seconds."""

    name = "age"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The time, if it is one."""
        number, unit = str(value)[:-1], str(value)[-1:]
        if not (number.isdecimal() and unit in UNITS):
            self.fail(speech_of(ctx)("age-wrong", value=str(value)), param, ctx)
        return int(number) * UNITS[unit]


@contextmanager
def transaction(given: str) -> Iterator[Connection]:
    """A transaction in the database that a line names."""
    from hustings.database.upgrades import opened

    with opened(database_url(given)) as connection:
        yield connection


def did(connection: Connection, what: str, about: str, note: str = "") -> None:
    """Note what was done now; see :func:`hustings.matches.operations.deeds.did`."""
    from hustings.matches.operations import deeds

    deeds.did(connection, what, about, time(), note)


def when(at: float | None) -> str:
    """A time as it is shown, of the clocks of Greenwich; empty: never."""
    return "" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
