"""Options of commands that run for months: their log, where they say how they are, their address."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import click

from hustings.matches.logs import FORMATS, TEXT

from .options import Choice, option, speech_of
from .speech import CommandError

__all__ = ["Address", "checked_url", "log_format", "metrics"]

Place: TypeAlias = "tuple[str, int]"

HERE: Final = "127.0.0.1"


class Address(click.ParamType[Place]):
    """A port, with the address to listen on before it; without one nobody outside this machine can ask."""

    name = "address"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Place:
        """Host and port, if it is that."""
        if isinstance(value, tuple):
            return value
        host, _, port = str(value).rpartition(":")
        if not (port.isascii() and port.isdigit() and int(port) <= 65535):
            self.fail(speech_of(ctx)("address-wrong", value=str(value)), param, ctx)
        return host.strip("[]") or HERE, int(port)


def metrics(command: Callable[..., int]) -> Callable[..., int]:
    """Decorate a command with ``--metrics``."""
    return option("--metrics", text="metrics", metavar="[HOST:]PORT", type=Address())(command)


def log_format(command: Callable[..., int]) -> Callable[..., int]:
    """Decorate a command with ``--log-format``."""
    choices = "{" + ",".join(FORMATS) + "}"
    return option("--log-format", text="log-format", metavar=choices, type=Choice(FORMATS), default=TEXT)(command)


def checked_url(given: str) -> str:
    """An address for links, without a slash at its end.

    Raises:
        CommandError: when it is no whole address.
    """
    parts = urlsplit(given)
    if given and not (parts.scheme in ("http", "https") and parts.netloc):
        raise CommandError("public-url-wrong", value=given)
    return given.rstrip("/")
