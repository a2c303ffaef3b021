"""The signed cookie of the first days, which held all that a browser remembered: read once, and taken over."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from itsdangerous import BadData, HMACAlgorithm, URLSafeSerializer

__all__ = ["Earlier", "unseal"]


class Earlier(msgspec.Struct):
    """What such a cookie held.

    Attributes:
        forms: the token that every form of this browser carried.
        name: the name its person played under.
        seats: match and token, the newest last.
        open: for each match on one device, the seat whose curtain was open.
    """

    forms: str
    name: str = ""
    seats: list[tuple[str, str]] = []
    open: dict[str, int] = {}


def unseal(key: bytes, value: str) -> Earlier | None:
    """What a cookie held; None when it is none of those, or not signed by this server.

    Args:
        key: of the server.
        value: of the cookie.
    """
    serializer = URLSafeSerializer(
        key,
        salt=b"session",
        serializer=_Packed,
        signer_kwargs={"key_derivation": "hmac", "digest_method": sha256, "algorithm": _Short(sha256)},
    )
    try:
        found: Earlier = serializer.loads(value)
        return found
    except BadData:
        return None


class _Packed:
    """How it was written in a cookie, which has little room."""

    @staticmethod
    def dumps(kept: object) -> bytes:
        return msgspec.msgpack.encode(kept)

    @staticmethod
    def loads(packed: bytes) -> Earlier:
        return msgspec.msgpack.decode(packed, type=Earlier)


class _Short(HMACAlgorithm):
    """160 bits of a signature, as it was signed."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return super().get_signature(key, value)[:20]
