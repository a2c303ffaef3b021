"""The tables of matches, and of the house."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, Float, Integer, MetaData, String, Table, Text, false

VERSION: Final = 7
"""Of the tables below: the number of the last step in ``migrations/versions``, which every change of them needs."""

TABLES: Final = MetaData()


def _of_match(name: str, *columns: Column[Any]) -> Table:
    """A table whose rows belong to a match."""
    return Table(name, TABLES, Column("match_id", String(40), primary_key=True), *columns)


META: Final = Table(
    "meta",
    TABLES,
    Column("key", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
STEPS: Final = Table("alembic_version", TABLES, Column("version_num", String(32), primary_key=True))
"""Where Alembic keeps which steps a database has had."""
MATCHES: Final = Table(
    "matches",
    TABLES,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("header", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("mode", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("finished", Float),
    Column("unverified", Boolean, nullable=False),
    Column("to_act", String(40), nullable=False),
    Column("rematch", String(40)),
    Column("changes", Integer, nullable=False, server_default="1"),
    Column("due", Float, index=True),
    Column("patience", Text, nullable=False, server_default=""),
    Column("deadlines", Text, nullable=False, server_default=""),
    Column("timed", Float, nullable=False, server_default="0"),
    Column("paused", String(40)),
    Column("failing", Boolean, nullable=False, server_default=false()),
)
SEATS: Final = _of_match(
    "seats",
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(20), nullable=False),
    Column("token_hash", String(64), nullable=False, index=True),
    Column("confirm", Boolean, nullable=False),
    Column("auto_pass", Boolean, nullable=False),
    Column("last_seen", Float, nullable=False),
    Column("deaf", Boolean, nullable=False, server_default=false()),
)
RECORDS: Final = _of_match(
    "records",
    Column("n", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)
SNAPSHOTS: Final = _of_match(
    "snapshots",
    Column("records", Integer, primary_key=True),
    Column("base", Boolean, nullable=False),
    Column("data", Text, nullable=False),
)
RESULTS: Final = _of_match("results", Column("places", String(40), nullable=False))
TALK: Final = _of_match(
    "talk",
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("to_seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
STUDIES: Final = _of_match(
    "studies",
    Column("depth", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("trouble", String(20), nullable=False),
    Column("data", Text, nullable=False),
)
"""What matches that are over teach; ``data`` is a :class:`hustings.study.study.Study`, empty before it has begun."""
BLOCKS: Final = Table(
    "blocks",
    TABLES,
    Column("network", String(50), primary_key=True),
    Column("since", Float, nullable=False),
    Column("note", Text, nullable=False),
)
FAULTS: Final = Table(
    "faults",
    TABLES,
    Column("kind", String(10), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("what", String(200), primary_key=True),
    Column("why", Text, nullable=False),
    Column("first", Float, nullable=False),
    Column("last", Float, nullable=False),
    Column("times", Integer, nullable=False),
)
