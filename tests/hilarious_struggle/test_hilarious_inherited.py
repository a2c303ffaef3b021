"""What has to be true of every game, for Hilarious Struggle, with and without its option."""

from __future__ import annotations

from hilarious_witness import HilariousWitness

from hustings.testing import GameTests


class TestHilariousStruggle(HilariousWitness, GameTests):
    matches = 6
