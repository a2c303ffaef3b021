"""Hard weather for some seconds. `scripts/weather hard` makes more of it, and harder."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("psycopg", reason="psycopg is not installed (pip install 'hustings[postgres]')")
pytest.importorskip("procrastinate", reason="procrastinate is not installed (pip install 'hustings[postgres]')")

from .course import Course
from .house import BINARIES, House


@pytest.mark.skipif(not BINARIES, reason="PostgreSQL is not installed (Debian package: postgresql)")
def test_what_was_acknowledged_is_there_whatever_breaks() -> None:
    with House(serving=2, working=1) as house:
        house.wait_until_up()
        outcome = asyncio.run(Course(house, matches=3, seed=5, pause=1.0, still=2.0).run(5.0))
    assert not outcome.trouble
    assert outcome.acknowledged >= 10
    assert sum(outcome.faults.values()) > 3
