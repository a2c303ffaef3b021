"""Tests by inheritance: a game gets every check of the house by subclassing :class:`GameTests`.

This package stands on top of the kernel, not in it: it also reads the texts and rulebooks of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.play.mode import mode, mode_of

from .coverage import CoverageTests
from .walk import Failed, Walk
from .witness import Witness

if TYPE_CHECKING:
    from .suite import GameTests

__all__ = ["CoverageTests", "Failed", "GameTests", "Walk", "Witness", "mode", "mode_of"]


def __getattr__(name: str) -> object:
    """The suite needs pytest; the checks themselves, which ``hustings soak`` uses, do not."""
    if name == "GameTests":
        from .suite import GameTests

        return GameTests
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
