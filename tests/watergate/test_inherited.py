"""What has to be true of every game, for Watergate."""

from __future__ import annotations

from hustings.games.watergate import Watergate
from hustings.testing import GameTests


class TestWatergate(GameTests):
    game = Watergate()
