"""What has to be true of every game, for four, five and six seats."""

from __future__ import annotations

from hustings.games.politically_correct_people import PoliticallyCorrectPeople
from hustings.testing import GameTests


class TestPoliticallyCorrectPeople(GameTests):
    game = PoliticallyCorrectPeople()
    matches = range(0, 24, 8)  # must stand, no clock; four, five and six seats
