"""What has to be true of every game, for 1960, with each set of its options in turn."""

from __future__ import annotations

from campaign_witness import CampaignWitness

from hustings.testing import GameTests


class TestNineteenSixty(CampaignWitness, GameTests):
    matches = 10
