"""Which rules ran: plain Python, or compiled."""

from __future__ import annotations

import sys

from hustings.kernel import position

from .game import Game


def mode() -> str:
    """``"compiled"`` when the kernel is compiled, otherwise ``"plain"``."""
    return _mode(position.__name__)


def mode_of(game: Game) -> str:
    """How a game's rules run: ``"compiled"`` or ``"plain"``, from the module of its steps."""
    modules = {step.__module__ for step in game.steps.values()}
    return "compiled" if modules and all(_mode(name) == "compiled" for name in modules) else "plain"


def _mode(module: str) -> str:
    file = sys.modules[module].__file__ or ""
    return "plain" if file.endswith(".py") else "compiled"
