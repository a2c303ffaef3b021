"""What has to be true of every game, for Hilarious Struggle, with and without its option."""

from __future__ import annotations

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.testing import GameTests


class TestHilariousStruggle(GameTests):
    game = HilariousStruggle()
    matches = 6
