"""A correct toy passes the whole suite: G.1, G.2, G.3, G.4, G.5, G.6, G.7, G.8 and G.9."""

from __future__ import annotations

from gala_witness import GalaWitness

from hustings.testing import GameTests


class TestGala(GalaWitness, GameTests):
    matches = 24
