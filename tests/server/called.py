"""Real servers on this machine that are called: one for mail, one for browsers."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from hustings.club.calling.notices import TURN, Notice, compose
from hustings.club.calling.reach import Reach, networks
from hustings.club.calling.sending import Letter

HERE = Reach(networks("127.0.0.1/32"))
TITLES = {"1960": "1960: The Making of the President", "watergate": "Watergate"}


def letter(language: str = "en", *names: str) -> Letter:
    """A letter that it is somebody's turn."""
    notice = Notice(kind=TURN, link="/m/abc", game="1960", names=names or ("Ada",))
    return compose([notice], language, TITLES.__getitem__, "https://club.example", "/called/stop/x.y")


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def subscription(endpoint: str) -> tuple[str, ec.EllipticCurvePrivateKey, bytes]:
    """What a browser would give, and what it reads its letters with."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    given = {"endpoint": endpoint, "expirationTime": None, "keys": {"p256dh": _text(point), "auth": _text(auth)}}
    return json.dumps(given), key, auth


class Browser:
    """A push service, and the one browser that is called by it.

    Attributes:
        status: how it answers.
        headers: the same.
        heard: what the browser was told.
        requests: the headers of what came.
    """

    def __init__(self) -> None:
        self.status = 201
        self.headers: dict[str, str] = {}
        self.heard: list[dict[str, Any]] = []
        self.requests: list[dict[str, str]] = []
        self.address = ""
        self.given = ""

    async def _take(self, request: web.Request) -> web.Response:
        body = await request.read()
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        self.requests.append(dict(request.headers))
        if self.status < 300:
            self.heard.append(json.loads(plain))
        return web.Response(status=self.status, headers=self.headers)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Browser]:
        """Be there."""
        app = web.Application()
        app.router.add_post("/push", self._take)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        self.address = f"http://{host}:{port}"
        self.given, self.key, self.auth = subscription(f"{self.address}/push")
        try:
            yield self
        finally:
            await runner.cleanup()


class Postbox:
    """An SMTP server.

    Attributes:
        answer: what it says to an address; empty: it takes the mail.
        taken: what it took.
    """

    def __init__(self) -> None:
        self.answer = ""
        self.taken: list[Envelope] = []
        self._controller = Controller(self, hostname="127.0.0.1", port=0)

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, _: list[str]) -> str:
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.taken.append(envelope)
        return "250 OK"

    def __enter__(self) -> Postbox:
        self._controller.port = _free()
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}"
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def _free() -> int:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
