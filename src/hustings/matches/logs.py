"""How lines of the log are written: for people, or as JSON for programs; never with a token.

Everything logs through :mod:`logging`. Structlog shapes the lines, and adds the id of the request that they belong to.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

__all__ = ["FORMATS", "JSON", "TEXT", "begin", "without_secrets"]

TEXT: Final = "text"
JSON: Final = "json"
FORMATS: Final = (TEXT, JSON)

FIELDS: Final = frozenset({"method", "route", "status", "ms", "address"})
"""What a line may say beside its sentence."""

SECRETS: Final = re.compile(
    r"(?P<path>/t/)(?!\{)[^\s/?#'\"]+"
    r"|(?P<header>\b(?:cookie|authorization|set-cookie)\b['\"]?\s*[:=,]\s*)[^\r\n]+"
    r"|(?P<token>\bhst_)[\w-]+"
    r"|(?P<login>://[^/@:\s]+:)[^/@\s]+(?=@)",
    re.IGNORECASE,
)
"""Links to seats, tokens of programs, headers that carry tokens, passwords in addresses of databases."""


def begin(format: str = TEXT) -> None:
    """Write what is logged to the standard error output from now on.

    Args:
        format: ``"text"`` or ``"json"``.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(FIELDS),
        structlog.processors.TimeStamper(fmt="iso" if format == JSON else "%Y-%m-%d %H:%M:%S", utc=format == JSON),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if format == JSON
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0)
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("hustings").setLevel(logging.INFO)
    logging.captureWarnings(True)


def without_secrets(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """A line without what opens a seat or a database, wherever in it that stands: the last guard, not the first."""
    for name, value in line.items():
        if isinstance(value, str):
            line[name] = SECRETS.sub(_hidden, value)
    return line


def _hidden(found: re.Match[str]) -> str:
    return f"{found['path'] or found['header'] or found['token'] or found['login']}..."
