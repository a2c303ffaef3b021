"""What lets a browser see the administrator's page: a link that is good for an hour, and then a cookie for a day.

Both are signed with the key of the database, so that whoever can make one could read everything anyway.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from itsdangerous import BadData, TimestampSigner

HOUR: Final = 3600
DAY: Final = 24 * HOUR


def new_link(key: bytes) -> str:
    """The last part of a link that is good for an hour."""
    return _signer(key, "link").sign(b"admin").decode()


def new_cookie(key: bytes) -> str:
    """The value of a cookie that is good for a day."""
    return _signer(key, "cookie").sign(b"admin").decode()


def is_link(key: bytes, value: str) -> bool:
    """Whether a link is ours, and not too old."""
    return _is_good(_signer(key, "link"), value, HOUR)


def is_cookie(key: bytes, value: str) -> bool:
    """Whether a cookie is ours, and not too old."""
    return _is_good(_signer(key, "cookie"), value, DAY)


def _signer(key: bytes, what: str) -> TimestampSigner:
    return TimestampSigner(key, salt=f"admin {what}", key_derivation="hmac", digest_method=sha256)


def _is_good(signer: TimestampSigner, value: str, age: int) -> bool:
    try:
        return signer.unsign(value, max_age=age) == b"admin"
    except BadData:
        return False
