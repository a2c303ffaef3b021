"""Tests by inheritance: a game gets every check of the house by subclassing :class:`GameTests`.

This package stands on top of the kernel, not in it: it also reads the texts and rulebooks of a game.
"""

from __future__ import annotations

from .mode import mode, mode_of
from .suite import GameTests
from .walk import Failed, Walk

__all__ = ["Failed", "GameTests", "Walk", "mode", "mode_of"]
