"""What lets a browser see the administrator's page: a link that is good for an hour, and then a cookie for a day.

Both are signed with the key of the database and a word that is drawn anew to revoke them all, so that whoever can make
one could read everything anyway.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from itsdangerous import BadData, TimestampSigner
from sqlalchemy import Connection, Select, delete, insert, select

from hustings.database.tables import META

HOUR: Final = 3600
DAY: Final = 24 * HOUR

DRAWN: Final = "passes"
"""Under which the word stands that is drawn anew; at first there is none."""


class Passes:
    """Links and cookies of one database.

    Args:
        key: of the database.
        drawn: the word that was drawn last; empty: none was.
    """

    def __init__(self, key: bytes, drawn: str = "") -> None:
        self._key = hmac.digest(key, drawn.encode(), "sha256") if drawn else key

    def new_link(self) -> str:
        """The last part of a link that is good for an hour."""
        return self._signer("link").sign(b"admin").decode()

    def new_cookie(self) -> str:
        """The value of a cookie that is good for a day."""
        return self._signer("cookie").sign(b"admin").decode()

    def is_link(self, value: str) -> bool:
        """Whether a link is ours, and not too old."""
        return self._is_good("link", value, HOUR)

    def is_cookie(self, value: str) -> bool:
        """Whether a cookie is ours, and not too old."""
        return self._is_good("cookie", value, DAY)

    def _signer(self, what: str) -> TimestampSigner:
        return TimestampSigner(self._key, salt=f"admin {what}", key_derivation="hmac", digest_method=sha256)

    def _is_good(self, what: str, value: str, age: int) -> bool:
        try:
            return self._signer(what).unsign(value, max_age=age) == b"admin"
        except BadData:
            return False


def drawn_last() -> Select[tuple[str]]:
    """How the word is asked for."""
    return select(META.c.value).where(META.c.key == DRAWN)


def revoke(connection: Connection) -> None:
    """Let no link and no cookie be good that was made before."""
    connection.execute(delete(META).where(META.c.key == DRAWN))
    connection.execute(insert(META), {"key": DRAWN, "value": secrets.token_hex(16)})
