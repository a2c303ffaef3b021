"""What a browser remembers, in one signed cookie: its seats, its name, and the token of its forms."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

import msgspec
from itsdangerous import BadData, HMACAlgorithm, URLSafeSerializer, want_bytes

__all__ = ["COOKIE", "Session", "Signer"]

COOKIE: Final = "hustings"
SEATS: Final = 40
"""How many seats a browser remembers; a cookie holds no more than 4 kB."""


class Session(msgspec.Struct):
    """What one browser remembers.

    Attributes:
        forms: random token that every form of this browser carries, against forged posts.
        name: the name its person plays under.
        seats: match and token, the newest last.
        open: for each match on one device, the seat whose curtain is open.
        changed: whether the cookie has to be sent again.
    """

    forms: str
    name: str = ""
    seats: list[tuple[str, str]] = []
    open: dict[str, int] = {}
    changed: bool = False

    @property
    def who(self) -> str:
        """Something that only this browser can say."""
        return f"browser {self.forms}"

    def remember(self, match: str, token: str) -> None:
        """Keep the token of a seat, as the newest."""
        others = [kept for kept in self.seats if kept != (match, token)]
        self.seats = [*others[-SEATS + 1 :], (match, token)]
        known = {kept for kept, _ in self.seats}
        self.open = {match: seat for match, seat in self.open.items() if match in known}
        self.changed = True

    def tokens(self, match: str) -> list[str]:
        """The tokens of a match that this browser holds, the newest first."""
        return [token for kept, token in reversed(self.seats) if kept == match]

    def lift_curtain(self, match: str, seat: int) -> None:
        """Remember whose hand may be shown on this device."""
        self.open = {**self.open, match: seat}
        self.changed = True

    def rename(self, name: str) -> None:
        """Remember the name."""
        if name != self.name:
            self.name = name
            self.changed = True

    def owns_form(self, token: str) -> bool:
        """Whether a form was made for this browser."""
        return hmac.compare_digest(token.encode(), self.forms.encode())


class Signer:
    """Signs sessions with the key of the server, so that nobody can make one up.

    Args:
        key: secret bytes that outlive the server's process.
    """

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(
            key,
            salt=b"session",
            serializer=_Packed,
            signer_kwargs={"key_derivation": "hmac", "digest_method": sha256, "algorithm": _Short(sha256)},
        )

    def seal(self, session: Session) -> str:
        """The value of the cookie."""
        kept = {"forms": session.forms, "name": session.name, "seats": session.seats, "open": session.open}
        return want_bytes(self._serializer.dumps(kept)).decode()

    def unseal(self, value: str | None) -> Session:
        """The session of a cookie; a new one when it is missing or not signed by this server."""
        try:
            found: Session = self._serializer.loads(value or "")
            return found
        except BadData:
            return Session(forms=secrets.token_urlsafe(16), changed=True)


class _Packed:
    """How a session is written in a cookie, which has little room."""

    @staticmethod
    def dumps(kept: object) -> bytes:
        return msgspec.msgpack.encode(kept)

    @staticmethod
    def loads(packed: bytes) -> Session:
        return msgspec.msgpack.decode(packed, type=Session)


class _Short(HMACAlgorithm):
    """160 bits of a signature are plenty for a cookie, and browsers hold cookies that have so many."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return super().get_signature(key, value)[:20]
