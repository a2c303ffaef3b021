"""Pictures that were made, kept as long as there is room; each is made once, however many ask for it at once."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias

from .drawing import WIDTH

__all__ = ["Key", "NoPicture", "Picture", "Pictures"]

log = logging.getLogger("hustings.web")

ROOM: Final = 24 * 1024 * 1024
"""Bytes of pictures that are kept; a PNG has some 250,000, a drawing 70,000."""
WAITING: Final = 8
"""So many pictures wait for their turn as PNG; who asks for one more is told to come again."""
PATIENCE: Final = 30.0
"""Seconds after which a picture will not be ready any more."""

Key: TypeAlias = "tuple[str, str, str]"
"""A match, what is shown of it, and the language."""
NEEDED: Final = ("PATH", "SYSTEMROOT")
"""All that who makes a PNG is told of the surroundings; none of the server's secrets."""
RASTER: Final = Path(__file__).with_name("raster.py")


class NoPicture(Exception):
    """A picture could not be made now."""


@dataclass(frozen=True)
class Picture:
    """A picture as it is sent.

    Attributes:
        data: the file.
        tag: what changes with it.
    """

    data: bytes
    tag: str


class Pictures:
    """The pictures of one process.

    Args:
        aside: carries something long out beside the event loop.
    """

    def __init__(self, aside: Callable[[Callable[[], str]], Awaitable[str]]) -> None:
        self._aside = aside
        self._kept: OrderedDict[tuple[Key, str], Picture] = OrderedDict()
        self._used = 0
        self._making: dict[tuple[Key, str], asyncio.Future[Picture]] = {}
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def svg(self, key: Key, draw: Callable[[], str]) -> Picture:
        """A drawing that stands alone.

        Args:
            key: what it is of.
            draw: draws it.
        """

        async def make() -> bytes:
            return (await self._aside(draw)).encode()

        return await self._once((key, "svg"), make)

    async def png(self, key: Key, draw: Callable[[], str]) -> Picture:
        """The same as a PNG.

        Raises:
            NoPicture: when too many wait for one, or it cannot be made.
        """

        async def make() -> bytes:
            if self._waiting >= WAITING:
                raise NoPicture("too many wait for a picture")
            self._waiting += 1
            try:
                drawing = await self.svg(key, draw)
                async with self._turn:
                    return await _rastered(drawing.data)
            finally:
                self._waiting -= 1

        return await self._once((key, "png"), make)

    async def _once(self, name: tuple[Key, str], make: Callable[[], Awaitable[bytes]]) -> Picture:
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._making:
            self._making[name] = asyncio.ensure_future(self._make(name, make))
        return await asyncio.shield(self._making[name])

    async def _make(self, name: tuple[Key, str], make: Callable[[], Awaitable[bytes]]) -> Picture:
        try:
            data = await make()
        finally:
            del self._making[name]
        picture = Picture(data, f'"{blake2b(data, digest_size=12).hexdigest()}"')
        self._kept[name] = picture
        self._used += len(data)
        while self._used > ROOM:
            _, oldest = self._kept.popitem(last=False)
            self._used -= len(oldest.data)
        return picture


async def _rastered(drawing: bytes) -> bytes:
    """A drawing as a PNG, by a process of its own.

    Raises:
        NoPicture: when it takes too long, or fails.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-I",
        str(RASTER),
        str(WIDTH),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={name: os.environ[name] for name in NEEDED if name in os.environ},
        cwd="/",
    )
    try:
        async with asyncio.timeout(PATIENCE):
            data, trouble = await process.communicate(drawing)
    except TimeoutError as error:
        raise NoPicture("a picture took too long") from error
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode or not data:
        log.error("a picture could not be drawn: %s", trouble.decode(errors="replace")[-2000:])
        raise NoPicture("a picture could not be drawn")
    return data
