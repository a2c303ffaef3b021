"""What has to be true of every game, for four, five and six seats."""

from __future__ import annotations

from pcp_witness import PcpWitness

from hustings.testing import GameTests


class TestPoliticallyCorrectPeople(PcpWitness, GameTests):
    matches = range(0, 24, 8)  # must stand, no clock; four, five and six seats
