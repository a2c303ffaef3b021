"""Cards about state support, one by one (chapter K)."""

from __future__ import annotations

from campaign_tools import asked, event, legal, race, refused, states, where

from hustings.games.nineteen_sixty.printed import FIRST


class TestNewEngland:
    def test_up_to_five_at_most_two_in_a_state(self) -> None:
        """K.6"""
        p = event(race(states={"NY": -1}), "new-england", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert legal(p) == {"support CT", "support MA", "support ME", "support NY", "support RI", "support VT", "done"}
        p = event(race(states={"NY": -1}), "new-england", "nixon", "support NY", "support NY")
        refused(p, "support NY", "limit-reached", "K.6")
        refused(p, "support NH", "not-there", "K.6")
        p.act(0, p.rules.actions.number("done"))
        assert states(p) == {"NY": 1}
        assert where(p, "new-england") == "removed"

    def test_checks_are_made_when_all_is_fixed(self) -> None:
        """K.6, E.8, E.9"""
        p = race(states={"NY": -4}, draws=("K", "N"))
        event(p, "new-england", "kennedy", "support NY", "support CT", "support NY", "done")
        assert states(p) == {"NY": -3, "CT": 1}

    def test_no_checks_in_the_first_edition(self) -> None:
        """K.6, E.7"""
        p = race(states={"NY": -4}, edition=FIRST, seed=None)
        event(p, "new-england", "kennedy", "support NY", "support NY", "done")
        assert states(p) == {"NY": -2}
