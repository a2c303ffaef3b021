"""What has to be true of every game, for 1960, with each set of its options in turn."""

from __future__ import annotations

from hustings.games.nineteen_sixty import NineteenSixty
from hustings.testing import GameTests


class TestNineteenSixty(GameTests):
    game = NineteenSixty()
    matches = 10
