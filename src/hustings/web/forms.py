"""Posted forms, read without holding others up: how large each may be, its fields counted before they are read."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qsl

from litestar.enums import RequestEncodingType

from .given import TheRequest
from .refused import Refused

__all__ = ["FIELDS", "FORM", "PRINTED", "UPLOAD", "fields_of", "size_in_words"]

FORM: Final = 64 * 1024
"""Bytes of what is posted, unless its route says otherwise."""
PRINTED: Final = 512 * 1024
"""Bytes of a form that brings along what is printed on a copy of a game; the largest of ours has 33 kB."""
UPLOAD: Final = 4 * 1024 * 1024
"""Bytes of a form with a file of a match."""
FIELDS: Final = 5000
"""Fields of a form; the largest of ours has 1,000."""
LONG: Final = 16 * 1024
"""Bytes of a form that is read beside the event loop."""


async def fields_of(request: TheRequest) -> Mapping[str, list[Any]]:
    """The fields of a form, each with all its values.

    The framework keeps the last thousand forms that it has read, secrets and all; what is read here is forgotten.

    Raises:
        Refused: when there are too many.
        HTTPException: when it is too large, or cannot be read.
    """
    if request.content_type[0] != RequestEncodingType.URL_ENCODED:
        return (await request.form()).dict()
    body = await request.body()
    if body.count(b"&") >= FIELDS:
        raise Refused(413, "too-many-fields", most=FIELDS)
    return await asyncio.to_thread(_parsed, body) if len(body) > LONG else _parsed(body)


def _parsed(body: bytes) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for name, value in parse_qsl(body.decode("latin-1"), keep_blank_values=True):
        fields.setdefault(name, []).append(value)
    return fields


def size_in_words(size: int) -> str:
    """A number of bytes as people read it."""
    return f"{size // 1024**2} MB" if size >= 1024**2 else f"{size // 1024} kB"
