"""Where something went wrong that a game brings along, in one line for whoever looks for it."""

from __future__ import annotations

import traceback

from jinja2 import TemplateError

__all__ = ["fault", "is_of_template"]


def fault(error: BaseException) -> str:
    """What an error says, with the template or else the last line of a program that it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename.endswith(".html")] or frames[-1:]
    place = f" ({own[-1].filename}, line {own[-1].lineno})" if own else ""
    return f"{type(error).__name__}: {error}{place}"


def is_of_template(error: BaseException) -> bool:
    """Whether an error came up while a template was read or filled in."""
    if isinstance(error, TemplateError):
        return True
    return any(frame.filename.endswith(".html") for frame in traceback.extract_tb(error.__traceback__))
