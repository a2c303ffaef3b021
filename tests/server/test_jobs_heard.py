"""A job whose end the database does not hear would keep its match from everybody for as long as its worker lives."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("procrastinate", reason="procrastinate is not installed (pip install 'hustings[postgres]')")

from procrastinate.exceptions import ConnectorException
from psycopg.errors import OperationalError, RaiseException

from hustings.matches.together.held import Held
from hustings.matches.together.manager import TRIES, until_heard


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_time(seconds: float) -> None:
        return

    monkeypatch.setattr("hustings.matches.together.manager.asyncio.sleep", no_time)


class Database:
    """One that hears nothing at first, and of which nobody hears that it has heard."""

    def __init__(self, deaf: int, heard: Exception | None = None) -> None:
        self.deaf = deaf
        self.heard = heard
        self.said: list[object] = []

    async def finish(self, job: object, delete_job: bool) -> None:
        self.said.append((job, delete_job))
        if len(self.said) <= self.deaf:
            raise ConnectorException() from OperationalError("the connection is closed")
        if self.heard is not None:
            raise ConnectorException() from self.heard


def test_it_is_said_until_it_is_heard() -> None:
    database = Database(deaf=3)
    asyncio.run(until_heard(database.finish, "job", True))
    assert database.said == [("job", True)] * 4


def test_a_job_that_is_gone_is_done() -> None:
    database = Database(deaf=1, heard=RaiseException("Job was not found"))
    asyncio.run(until_heard(database.finish, "job", True))
    assert len(database.said) == 2


def test_a_worker_stops_saying_it_some_time() -> None:
    database = Database(deaf=10_000)
    with pytest.raises(ConnectorException):
        asyncio.run(until_heard(database.finish, "job", True))
    assert len(database.said) == TRIES + 1


def test_what_only_the_database_takes_for_being_done_is_told_from_what_is_on_its_way() -> None:
    held = Held()
    held.begin(1)
    assert held.forgotten([1, 2]) == [], "job 2 may be fetched at this moment"
    held.begin(2)
    held.end(1)
    assert held.forgotten([1, 2]) == []
    assert held.forgotten([1, 2]) == [1], "the database has forgotten that it is over"
