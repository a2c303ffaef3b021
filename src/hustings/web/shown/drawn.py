"""Answers that are drawn and zipped beside the event loop, which would keep everybody waiting meanwhile."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final, TypeAlias

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie, Headers, MutableScopeHeaders
from litestar.response.base import ASGIResponse
from litestar.serialization import encode_json
from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["Drawn", "zipping"]

LEAST: Final = 500
"""Bytes of an answer that is worth being zipped."""

PACKED: Final = "image/png"
"""What no gzip makes smaller."""

LEVEL: Final = 5
"""How hard gzip tries: a little more takes twice the time."""

Aside: TypeAlias = "Callable[[Callable[[], bytes]], Awaitable[bytes]]"


class Drawn(Response[Any]):
    """An answer that is drawn when it is sent.

    Args:
        aside: carries something long out beside the event loop.
        draw: the page, or with another media type what becomes JSON.
        media_type: of it.
        status_code: of the answer.
    """

    def __init__(
        self, aside: Aside, draw: Callable[[], Any], media_type: MediaType = MediaType.HTML, status_code: int = 200
    ) -> None:
        super().__init__(b"", media_type=media_type, status_code=status_code)
        self.draw = draw
        self._aside = aside

    def bytes(self) -> bytes:
        """What it says."""
        drawn = self.draw()
        return drawn.encode() if self.media_type == MediaType.HTML else encode_json(drawn, serializer)

    def to_asgi_response(
        self,
        app: Any,
        request: Request[Any, Any, Any],
        *,
        cookies: Iterable[Cookie] | None = None,
        headers: dict[str, str] | None = None,
        is_head_response: bool = False,
        **given: Any,
    ) -> ASGIResponse:
        """The answer as it is sent; see there."""
        return _Later(
            partial(self._aside, self.bytes),
            cookies=[*self.cookies, *(cookies or ())],
            headers={**(headers or {}), **self.headers},
            is_head_response=is_head_response,
            media_type=self.media_type,
            status_code=self.status_code,
        )


class _Later(ASGIResponse):
    """What is sent, which is drawn first."""

    _should_set_content_length = False

    def __init__(self, drawn: Callable[[], Awaitable[bytes]], **given: Any) -> None:
        super().__init__(**given)
        self._drawn = drawn

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.body = await self._drawn()
        self.headers["content-length"] = str(len(self.body))
        await super().__call__(scope, receive, send)


def serializer(thing: Any) -> Any:
    """What JSON has for a text that is safe in HTML: the text."""
    return str(thing)


def zipping(app: ASGIApp) -> ASGIApp:
    """Zip whole answers for who can unpack them; what is zipped already, or comes in pieces, is left as it is."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if "gzip" not in Headers.from_scope(scope).get("accept-encoding", ""):
            await app(scope, receive, send)
            return
        start: Message | None = None

        async def zipped(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                headers = MutableScopeHeaders.from_message(start)
                body = message["body"]
                packed = "content-encoding" in headers or headers.get("content-type", "").startswith(PACKED)
                if not message.get("more_body") and len(body) >= LEAST and not packed:
                    body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
                    message = {**message, "body": body}
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    headers.extend_header_value("vary", "Accept-Encoding")
                await send(start)
                start = None
            await send(message)

        await app(scope, receive, zipped)

    return answer
