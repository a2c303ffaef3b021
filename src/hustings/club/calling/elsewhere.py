"""Calling by what people use beside: Discord, Telegram, ntfy and others that Apprise speaks to.

Apprise is asked in a process of its own (:mod:`.errand`), which can be ended when it takes too long, and in which no
connection into the inner network can be made, whatever the service, its redirects or its names say.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

import msgspec

from .reach import LONGEST, Reach
from .sending import Later, Letter, Refused

SERVICES: Final = {
    "discord": "Discord",
    "tgram": "Telegram",
    "slack": "Slack",
    "line": "LINE",
    "gchat": "Google Chat",
    "ntfys": "ntfy",
    "pover": "Pushover",
    "pbul": "Pushbullet",
    "matrixs": "Matrix",
    "mmosts": "Mattermost",
    "rockets": "Rocket.Chat",
    "gotifys": "Gotify",
    "zulip": "Zulip",
    "threema": "Threema",
    "bluesky": "Bluesky",
    "mastodons": "Mastodon",
}
"""The services that are offered, by how their addresses begin: all of them encrypted."""
PLAIN: Final = {
    "matrix": "Matrix",
    "mmost": "Mattermost",
    "rocket": "Rocket.Chat",
    "gotify": "Gotify",
    "ntfy": "ntfy",
    "json": "JSON",
}
"""Services that are offered besides where the owner of the server allows networks: they may be unencrypted inside."""

PATIENCE: Final = 25.0
"""Seconds for a letter to be taken."""

OK: Final = 0
NOT_TAKEN: Final = 3
INSIDE: Final = 4
BAD: Final = 5
"""How the process ends."""


class Errand(msgspec.Struct):
    """What the process is told.

    Attributes:
        url: as Apprise wants it.
        title: of the letter.
        body: of the letter.
        allowed: networks that the owner of the server allows besides those that are public.
    """

    url: str
    title: str
    body: str
    allowed: list[str]


class BadService(ValueError):
    """An address that no offered service has."""


def is_offered() -> bool:
    """Whether Apprise is installed."""
    return find_spec("apprise") is not None


def clean_service(text: str, reach: Reach) -> str:
    """The address of a service as it is kept.

    Args:
        text: what somebody has typed, as Apprise wants it: ``tgram://token/chat``.
        reach: where letters may go.

    Raises:
        BadService: it is none of those that are offered. What an address says after a question mark is not taken
            either: there some services are told to read files of this server, or to trust anybody.
    """
    url = text.strip()
    offered = {**SERVICES, **(PLAIN if reach.allowed else {})}
    scheme, colon, rest = url.partition("://")
    simple = url.isascii() and url.isprintable() and len(url) <= LONGEST and not set(url) & set(" ?#\\,;\"'<>{}")
    if not (colon and rest and simple and scheme.lower() in offered):
        raise BadService(text)
    return f"{scheme.lower()}://{rest}"


def service(url: str) -> str:
    """What the service of an address is called: all that is ever shown or logged of it."""
    scheme = url.partition("://")[0]
    return {**SERVICES, **PLAIN}.get(scheme, scheme)


class Elsewhere:
    """Sends letters by Apprise.

    Args:
        reach: where letters may go.
    """

    def __init__(self, reach: Reach) -> None:
        self._reach = reach

    async def send(self, address: str, letter: Letter) -> None:
        """Send a letter; see :class:`.sending.Way`."""
        body = "\n".join((*letter.lines, "", f"{letter.button}: {letter.link}", f"{letter.stop_words}: {letter.stop}"))
        allowed = [str(network) for network in self._reach.allowed]
        errand = msgspec.json.encode(Errand(address, letter.title, body, allowed))
        code = await _run(errand)
        if code == INSIDE:
            raise Refused("inside")
        if code == BAD:
            raise Refused("address")
        if code != OK:
            raise Later("service")


async def _run(errand: bytes) -> int:
    """Do an errand in a process of its own; how it ended."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-B",
        "-m",
        "hustings.club.calling.errand",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        env={"PATH": os.defpath, "LANG": "C.UTF-8"},
        cwd="/",
    )
    try:
        async with asyncio.timeout(PATIENCE):
            await process.communicate(errand)
    except TimeoutError as error:
        raise Later("service") from error
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return process.returncode or OK
