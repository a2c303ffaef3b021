"""Calling by the browser: web push, encrypted for the one browser that asked for it (RFC 8030, 8188, 8291, 8292)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPusher

from .reach import Forbidden, Reach
from .sending import Gone, Later, Letter, Refused

PATIENCE: Final = 15.0
"""Seconds for a letter to be taken."""
KEPT: Final = 24 * 3600
"""Seconds for which a letter is kept for a browser that is off."""
SIGNED: Final = 12 * 3600
"""Seconds for which our signature is good."""
LONGEST_PAUSE: Final = 24 * 3600.0
"""Seconds; whoever wants us to wait longer is asked again."""
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


class Keys(msgspec.Struct):
    """What a browser reads its letters with."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """Where a browser is called, as its own ``PushSubscription`` says in JSON; what else that has is left out."""

    endpoint: str
    keys: Keys


class BadSubscription(ValueError):
    """No browser has made this, or letters may not go where it says."""


def clean_subscription(text: str | bytes, reach: Reach) -> str:
    """A subscription as it is kept: JSON.

    Args:
        text: as the browser has given it.
        reach: where letters may go.

    Raises:
        BadSubscription: it is none, or letters may not go there.
    """
    try:
        found = msgspec.json.decode(text, type=Subscription)
        reach.url(found.endpoint)
        point, secret = _bytes(found.keys.p256dh), _bytes(found.keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (msgspec.DecodeError, ValueError, UnsupportedAlgorithm, Refused) as error:
        raise BadSubscription(type(error).__name__) from error
    if len(secret) != 16:
        raise BadSubscription("auth")
    return msgspec.json.encode(found).decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def new_key() -> str:
    """A new private key, which says of letters that they are this server's: PEM."""
    made = ec.generate_private_key(ec.SECP256R1())
    plain = serialization.NoEncryption()
    written: bytes = made.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    return written.decode()


class Push:
    """Sends letters to browsers.

    Args:
        key: our private key: PEM.
        contact: where the owner of this server can be reached by who runs the push services: ``mailto:…`` or
            ``https://…``.
        reach: where letters may go.
    """

    def __init__(self, key: str, contact: str, reach: Reach) -> None:
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._reach = reach
        self._session: aiohttp.ClientSession | None = None

    @property
    def public_key(self) -> str:
        """What a browser is told when it asks to be called: which server it will hear of."""
        form = serialization.PublicFormat.UncompressedPoint
        point: bytes = self._vapid.public_key.public_bytes(serialization.Encoding.X962, form)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def close(self) -> None:
        """Let go of connections."""
        if self._session is not None:
            await self._session.close()

    async def send(self, address: str, letter: Letter) -> None:
        """Send a letter; see :class:`.sending.Way`. The address is what :func:`clean_subscription` has made."""
        subscription: dict[str, Any] = msgspec.json.decode(address)
        endpoint = subscription["endpoint"]
        self._reach.url(endpoint)
        body: bytes = WebPusher(subscription).encode(payload(letter))["body"]
        try:
            async with self._open().post(
                endpoint, data=body, headers=self._headers(endpoint, letter), allow_redirects=False
            ) as answer:
                _judge(answer.status, answer.headers.get("Retry-After", ""))
        except aiohttp.ClientConnectorError as problem:
            if isinstance(problem.os_error, Forbidden):
                raise Refused("inside") from problem
            raise Later("service") from problem
        except (aiohttp.ClientError, TimeoutError) as problem:
            raise Later("service") from problem

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                limit=50, limit_per_host=10, happy_eyeballs_delay=None, socket_factory=self._reach.socket
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=PATIENCE),
                max_line_size=4096,
                max_field_size=4096,
            )
        return self._session

    def _headers(self, endpoint: str, letter: Letter) -> dict[str, str]:
        url = urlsplit(endpoint)
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + SIGNED, "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        topic = urlsafe_b64encode(sha256(f"{endpoint} {letter.about}".encode()).digest())[:32].decode()
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }


def payload(letter: Letter) -> bytes:
    """What a browser is told, in JSON; our service worker shows it."""
    return msgspec.json.encode(
        {
            "title": letter.title,
            "body": "\n".join(letter.lines) if letter.lines != (letter.title,) else "",
            "link": letter.link,
            "tag": sha256(letter.about.encode()).hexdigest()[:16],
            "language": letter.language,
        }
    )


def _judge(status: int, wait: str) -> None:
    """Raise what an answer means."""
    if status < 300:
        return
    if status in GONE:
        raise Gone("nobody")
    if status in BUSY or status >= 500:
        raise Later("service", _seconds(wait))
    raise Refused("service")


def _seconds(wait: str) -> float | None:
    """What ``Retry-After`` says, as seconds; None where it says nothing that can be read."""
    try:
        seconds = float(wait) if wait.isdigit() else (parsedate_to_datetime(wait) - datetime.now(UTC)).total_seconds()
    except (ValueError, TypeError):
        return None
    return min(max(seconds, 0.0), LONGEST_PAUSE)
