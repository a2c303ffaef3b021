"""Where processes that share a PostgreSQL tell each other what each address has spent.

The table is not worth a write-ahead log: after a crash it is empty, and everybody starts anew. It holds no addresses,
only what the server's key makes of them.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from hustings.database.problems import StoreFailed

from ..records.store import Store

FORGOTTEN: Final = 600
"""Seconds after which an address that has not come again is forgotten."""
SWEEP: Final = 60
"""So many settlements lie between two sweeps."""
CREATING: Final = 0x48757376
"""Number of PostgreSQL's lock under which the table is made."""

CREATE: Final = text(
    "CREATE UNLOGGED TABLE IF NOT EXISTS spent ("
    "who varchar(32) PRIMARY KEY, owed double precision NOT NULL, at double precision NOT NULL)"
)
SETTLE: Final = text(
    "INSERT INTO spent AS old (who, owed, at) "
    "SELECT who, owed, extract(epoch FROM clock_timestamp()) "
    "FROM unnest(CAST(:who AS varchar[]), CAST(:owed AS double precision[])) AS new (who, owed) "
    "ON CONFLICT (who) DO UPDATE SET "
    "owed = greatest(0, old.owed - :rate * greatest(0, excluded.at - old.at)) + excluded.owed, at = excluded.at "
    "RETURNING who, owed"
)
FORGET: Final = text("DELETE FROM spent WHERE at < extract(epoch FROM clock_timestamp()) - :seconds")


class SharedLedger:
    """What all processes of one database have heard was spent; see :class:`hustings.web.doors.limits.Ledger`.

    Args:
        store: a PostgreSQL.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made = False
        self._settled = 0

    async def settle(self, spent: Mapping[str, float], rate: float) -> Mapping[str, float]:
        """Add what was spent here since the last time; returns what each of these addresses owes everywhere.

        Args:
            spent: points by address.
            rate: points a second that are forgiven.

        Raises:
            StoreFailed: when the database does not take it; nothing was added.
        """
        names = {self._name(address): address for address in spent}
        told = sorted(names)  # whoever locks rows in another order than others waits for them, and they for it
        try:
            async with self._store.engine.begin() as connection:
                if not self._made:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": CREATING})
                    await connection.execute(CREATE)
                owed = [spent[names[name]] for name in told]
                rows = await connection.execute(SETTLE, {"who": told, "owed": owed, "rate": rate})
                found = {names[row.who]: float(row.owed) for row in rows}
                if self._settled % SWEEP == SWEEP - 1:
                    await connection.execute(FORGET, {"seconds": FORGOTTEN})
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed() from error
        self._made = True
        self._settled += 1
        return found

    def _name(self, address: str) -> str:
        return hmac.new(self._store.key, address.encode(), sha256).hexdigest()[:32]
