"""What has to be true of every game, for Watergate."""

from __future__ import annotations

from watergate_witness import WatergateWitness

from hustings.testing import GameTests


class TestWatergate(WatergateWitness, GameTests):
    pass
