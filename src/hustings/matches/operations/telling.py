"""How the administrator's commands let servers that run know that something was changed."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import Connection, insert, select, update

from hustings.database.tables import META

TOLD: Final = "told"
"""Under which the last words of the administrator stand: each with its number, and the match that it is about."""
LAST: Final = 100
"""So many words are kept; who has missed more looks at everything."""


def tell(connection: Connection, match_id: str = "") -> None:
    """Let all processes know that something was changed, in the transaction that changes it.

    Args:
        connection: to the database.
        match_id: of the match that was changed; empty: none was.
    """
    found = connection.scalar(select(META.c.value).where(META.c.key == TOLD).with_for_update())
    words: list[tuple[int, str]] = json.loads(found or "[]")
    number = words[-1][0] + 1 if words else 1
    value = json.dumps([*words, (number, match_id)][-LAST:])
    if found is None:
        connection.execute(insert(META), {"key": TOLD, "value": value})
    else:
        connection.execute(update(META).where(META.c.key == TOLD).values(value=value))
