"""What a person takes away, and how it leaves: others' matches stay whole, and nobody else gets its id."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Table, and_, delete, or_, select, update

from hustings.database.base import Database
from hustings.database.people import (
    ADDRESSES,
    CHALLENGES,
    CHANNELS,
    CODES,
    DEVICES,
    ENTRANTS,
    HOLDINGS,
    LETTERS,
    NOTICES,
    PASSKEYS,
    PEOPLE,
    RATINGS,
    REPORTS,
    SEEKERS,
    SOLVING,
    TERMS,
    TIES,
    TOKENS,
    TOURNAMENTS,
)
from hustings.database.tables import SEATS, TALK
from hustings.matches.operations.telling import tell

__all__ = ["delete_person", "own_data"]

SECRET: Final = frozenset(
    {"token_hash", "link_hash", "code_hash", "public_key", "keys", "skeleton", "curtains", "seed"}
)
"""Columns that open something, or mean nothing to anybody."""
OF_PERSON: Final[dict[Table, tuple[str, ...]]] = {
    DEVICES: ("person",),
    HOLDINGS: ("owner",),
    PASSKEYS: ("person",),
    CODES: ("person",),
    ADDRESSES: ("person",),
    LETTERS: ("person",),
    TIES: ("person", "other"),
    TOKENS: ("person",),
    SEEKERS: ("owner",),
    SOLVING: ("owner",),
    CHALLENGES: ("by", "to"),
    CHANNELS: ("person",),
    NOTICES: ("person",),
    RATINGS: ("person",),
}
"""Tables whose rows go with their person, and the columns that name it."""
TAKEN: Final = (*OF_PERSON, TERMS, ENTRANTS, TOURNAMENTS, REPORTS)
KEYS: Final = {TERMS: ("host",), ENTRANTS: ("person",), TOURNAMENTS: ("owner",), REPORTS: ("by",)}
NOBODY: Final = "—"
"""What a person who has left is called in a tournament; at a table it has no name."""


async def own_data(database: Database, person: str) -> dict[str, Any]:
    """All that is kept of a person, by table; nothing in it opens anything, and nothing is others' secret.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    found: dict[str, Any] = {}
    async with database.reading() as connection:
        for table in (PEOPLE, *TAKEN):
            columns = ("id",) if table is PEOPLE else OF_PERSON.get(table) or KEYS[table]
            columns = ("person",) if table is TIES else columns  # what others have noted is theirs
            is_mine = or_(*[table.c[column] == person for column in columns])
            rows = (await connection.execute(select(table).where(is_mine))).mappings()
            hidden = SECRET | ({"id"} if table is DEVICES else set())
            found[table.name] = [{name: row[name] for name in row if name not in hidden} for row in rows]
        said = select(TALK).join(SEATS, and_(SEATS.c.match_id == TALK.c.match_id, SEATS.c.seat == TALK.c.seat))
        mine = and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash)
        rows = (await connection.execute(said.join(HOLDINGS, mine).where(HOLDINGS.c.owner == person))).mappings()
        found["talk"] = [dict(row) for row in rows]
    return found


async def delete_person(database: Database, person: str) -> None:
    """Delete a person with all that is kept of it; where it sat, the seat stays, and what was played and said there.

    Raises:
        StoreFailed: when it cannot be stored; nothing is gone then.
    """
    async with database.writing() as connection:
        await connection.run_sync(_delete, person)


def _delete(connection: Connection, person: str) -> None:
    held = and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash)
    sits = select(SEATS.c.match_id, SEATS.c.seat).join(HOLDINGS, held).where(HOLDINGS.c.owner == person)
    for match_id, seat in connection.execute(sits.where(SEATS.c.name != "")).all():
        is_it = and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)
        connection.execute(update(SEATS).where(is_it).values(name=""))
        tell(connection, match_id)
    for table, columns in OF_PERSON.items():
        connection.execute(delete(table).where(or_(*[table.c[column] == person for column in columns])))
    connection.execute(update(TERMS).where(TERMS.c.host == person).values(host=None))
    connection.execute(update(ENTRANTS).where(ENTRANTS.c.person == person).values(person=None, name=NOBODY))
    connection.execute(update(REPORTS).where(REPORTS.c.by == person).values(by=""))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
