"""The browsers that people use: a row only for those that have something to keep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec
from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database.base import Database
from hustings.database.people import DEVICES, HOLDINGS, PEOPLE, SOLVING
from hustings.database.tasks import Task, add

from ..club import Club
from .bans import is_banned_at
from .holdings import hold
from .person import Person, person_from

__all__ = ["FORGOTTEN", "Device", "join", "keep", "look", "touch"]

CURTAINS: Final = 40
"""So many matches at one device are open in a browser at once; of older ones the curtain is drawn again."""
DAY: Final = 24 * 3600.0
FORGOTTEN: Final = 400 * DAY
"""Seconds after which nothing is kept of a browser that was not seen; its cookie has ended by then, after a year."""
FORGET: Final = "forget"
"""Kind of the task that does so."""
AT_ONCE: Final = 500
"""So many browsers are forgotten in one transaction."""


@dataclass(frozen=True)
class Device:
    """What is kept of a browser.

    Attributes:
        id: the hash of its secret.
        person: who is signed in there; None: a guest.
        name: under which a guest plays.
        age: seconds since it was seen, to the hour.
        curtains: for each match at one device, the seat whose curtain is open.
        held: of the match that was asked about, the hashes of the tokens that are held, the newest first.
        banned: the ban of somebody who was signed in there holds for it.
    """

    id: str
    person: Person | None = None
    name: str = ""
    age: float = 0.0
    curtains: Mapping[str, int] = field(default_factory=dict)
    held: tuple[str, ...] = ()
    banned: bool = False

    @property
    def owner(self) -> str:
        """Whose seats those are that are held here: the key in `HOLDINGS`."""
        return self.id if self.person is None else self.person.id


def join(club: Club) -> None:
    """Forget browsers of old in a club from now on."""

    async def forget(task: Task) -> float | None:
        return await _forget(club.database)

    club.working.on(FORGET, forget)


async def _forget(database: Database) -> float | None:
    """Forget who was not seen for long, seats with them; in how many seconds there is more to forget, None: nothing."""
    old = select(DEVICES.c.id).where(DEVICES.c.seen < database.now() - FORGOTTEN).limit(AT_ONCE)
    async with database.writing() as connection:
        gone = list(await connection.scalars(delete(DEVICES).where(DEVICES.c.id.in_(old)).returning(DEVICES.c.id)))
        await connection.execute(delete(HOLDINGS).where(HOLDINGS.c.owner.in_(gone)))
        await connection.execute(delete(SOLVING).where(_of_guests, SOLVING.c.at < database.now() - FORGOTTEN))
    return 0.0 if len(gone) == AT_ONCE else None


_of_guests: Final = SOLVING.c.owner.not_in(select(PEOPLE.c.id))
"""What guests have tried of puzzles, who need keep nothing else here."""


async def look(database: Database, device_id: str, match_id: str = "") -> Device | None:
    """What is kept of a browser; None: nothing.

    Args:
        database: where it is kept.
        device_id: the hash of its secret.
        match_id: whose seats are wanted with it.
    """
    mine = and_(HOLDINGS.c.owner == func.coalesce(DEVICES.c.person, DEVICES.c.id), HOLDINGS.c.match_id == match_id)
    found = (
        select(
            DEVICES,
            PEOPLE,
            HOLDINGS.c.token_hash,
            (database.now() - DEVICES.c.seen).label("age"),
            is_banned_at(database, DEVICES.c.id).label("banned"),
        )
        .outerjoin(PEOPLE, PEOPLE.c.id == DEVICES.c.person)
        .outerjoin(HOLDINGS, mine)
        .where(DEVICES.c.id == device_id)
        .order_by(HOLDINGS.c.since.desc())
    )
    async with database.reading() as connection:
        rows = (await connection.execute(found)).mappings().all()
    if not rows:
        return None
    return Device(
        device_id,
        person_from(rows[0]),
        rows[0][DEVICES.c.name],
        rows[0]["age"],
        msgspec.json.decode(rows[0][DEVICES.c.curtains], type=dict[str, int]),
        tuple([row[HOLDINGS.c.token_hash] for row in rows if row[HOLDINGS.c.token_hash]]),
        rows[0]["banned"],
    )


async def keep(
    database: Database,
    device_id: str,
    label: str,
    *,
    name: str | None = None,
    held: Iterable[tuple[str, str]] = (),
    curtains: Mapping[str, int] | None = None,
) -> None:
    """Keep something of a browser.

    Args:
        database: where it is kept.
        device_id: the hash of its secret.
        label: what kind of browser it is, in words.
        name: under which its guest plays; None: as before.
        held: seats, each as its match and the hash of the token that opens it.
        curtains: for matches at one device, the seat whose curtain is open now.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    dialect = postgresql if database.is_shared else sqlite
    mine = DEVICES.c.id == device_id
    new = {"id": device_id, "label": label, "name": "", "curtains": "{}"}
    async with database.writing() as connection:
        made = dialect.insert(DEVICES).values(**new, created=database.now(), seen=database.now())
        if (await connection.scalar(made.on_conflict_do_nothing().returning(DEVICES.c.id))) is not None:
            await add(database, connection, FORGET, "", DAY, at_latest=True)
        row = (await connection.execute(select(DEVICES).where(mine).with_for_update())).one()
        values: dict[str, object] = {} if name is None or name == row.name else {"name": name}
        if curtains:
            opened = {**msgspec.json.decode(row.curtains, type=dict[str, int])}
            for match_id, seat in curtains.items():
                opened.pop(match_id, None)
                opened[match_id] = seat
            kept = dict(list(opened.items())[-CURTAINS:])
            values["curtains"] = msgspec.json.encode(kept).decode()
        if values:
            await connection.execute(update(DEVICES).where(mine).values(**values))
        await hold(database, connection, row.person or device_id, held)


async def touch(database: Database, device_id: str) -> None:
    """Note that a browser is used.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        await connection.execute(update(DEVICES).where(DEVICES.c.id == device_id).values(seen=database.now()))
