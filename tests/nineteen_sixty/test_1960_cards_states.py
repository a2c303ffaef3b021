"""Cards about state support, one by one (chapter K)."""

from __future__ import annotations

import pytest
from campaign_tools import (
    GAME,
    asked,
    bag,
    event,
    issues,
    legal,
    log,
    momentum,
    play,
    race,
    refused,
    states,
    tokens,
    where,
)

from hustings.games.nineteen_sixty.rules.board import STATES
from hustings.games.nineteen_sixty.rules.effects import EGGED, JEERED, NO_CHECKS, OLD_SOUTH, PRESS_CORPS, PROFILES
from hustings.games.nineteen_sixty.rules.position import READY, Race
from hustings.games.nineteen_sixty.rules.printed import FIRST, SECOND

EAST = {"CT", "DE", "ME", "MD", "MA", "NH", "NJ", "NY", "PA", "RI", "VT", "WV"}
SOUTH = {"AL", "AR", "FL", "GA", "LA", "MS", "NC", "SC", "TN", "TX", "VA"}
MIDWEST = {"IL", "IN", "IA", "KY", "MI", "MN", "MO", "OH", "WI"}
WEST = {"AK", "AZ", "CA", "CO", "HI", "ID", "KS", "MT", "NE", "NV", "NM", "ND", "OK", "OR", "SD", "UT", "WA", "WY"}
EVERYWHERE = EAST | SOUTH | MIDWEST | WEST
NOBODY = ("", "")


def offered(p: Race, verb: str = "support") -> set[str]:
    """The states that whoever is asked may name."""
    return {text.split()[1] for text in legal(p, verb)}


def each_of(states: str, verb: str = "support") -> list[str]:
    """An answer for each state."""
    return [f"{verb} {state}" for state in states.split()]


class TestNewEngland:
    def test_up_to_five_at_most_two_in_a_state(self) -> None:
        """K.6"""
        p = event(race(states={"NY": -1}), "new-england", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert legal(p) == {"support CT", "support MA", "support ME", "support NY", "support RI", "support VT", "done"}
        p = event(race(states={"NY": -1}), "new-england", "nixon", "support NY", "support NY")
        refused(p, "support NY", "limit-reached", "K.6")
        refused(p, "support NH", "not-there", "K.6")
        play(p, "done")
        assert states(p) == {"NY": 1}
        assert where(p, "new-england") == "removed"

    def test_the_sample_turn(self) -> None:
        """Ruling 9: whoever plays it, the named player gains; K.6, E.2, L.2"""
        p = race(states={"MA": 2, "CT": -1}, seed=None)
        event(p, "new-england", "nixon", *each_of("NY NY MA MA CT"))
        assert asked(p) == NOBODY, "five are gained"
        assert states(p) == {"MA": 4, "NY": 2}

    def test_nothing_may_be_taken(self) -> None:
        """K.6, E.1, E.5"""
        p = event(race(), "new-england", "nixon", "done")
        assert states(p) == {}
        assert where(p, "new-england") == "removed"

    def test_checks_are_made_state_by_state(self) -> None:
        """Ruling 2: declare first, then draw, before the next state is named, and declared cubes count; E.8, E.9"""
        p = race(states={"NY": -4, "VT": -4}, draws=("K", "N", "K"), seed=None)
        event(p, "new-england", "kennedy", "support CT", "support NY")
        assert asked(p) == ("kennedy", "declare-support")
        assert legal(p) == {"checks 1", "checks 2"}
        assert (states(p), bag(p)) == ({"NY": -4, "VT": -4, "CT": 1}, (12, 12))
        play(p, "checks 2")
        assert (states(p), bag(p)) == ({"NY": -3, "VT": -4, "CT": 1}, (11, 11)), "Vermont can still be left out"
        refused(p, "support NY", "drawn-already", "E.9")
        play(p, "support VT", "checks 1")
        assert states(p) == {"NY": -3, "VT": -3, "CT": 1}
        refused(p, "support VT", "drawn-already", "E.9")
        assert asked(play(p, "support CT")) == NOBODY, "all five are used"

    def test_failures_name_the_state(self) -> None:
        """B.3, B.4: which check it was."""
        p = race(states={"NY": -4, "VT": -4}, draws=("K", "N", "N"), seed=None)
        event(p, "new-england", "kennedy", "support VT", "checks 2", "support NY", "checks 1")
        tried = [(entry.key, STATES[entry.args[1]]) for entry in p.entries if entry.key.startswith("check-")]
        assert tried == [("check-won", "VT"), ("check-failed", "VT"), ("check-failed", "NY")]

    def test_all_draws_are_made_though_the_state_is_no_longer_carried(self) -> None:
        """Ruling 2: judged when the draws begin, and all are made; E.9, K.6"""
        p = race(states={"NY": -4}, draws=("K", "K"), seed=None)
        event(p, "new-england", "kennedy", "support NY", "checks 2", "done")
        assert states(p) == {"NY": -2}

    def test_the_opponents_token_asks_for_checks_and_media_support_exempts(self) -> None:
        """Ruling 1: as in campaigning; K.6, E.8, C.6, C.7"""
        p = race(tokens=("MA", "CT"), draws=("N",))
        assert states(event(p, "new-england", "kennedy", "support CT", "checks 1", "done")) == {}
        p = race(tokens=("MA", "CT"), media={"east": 1}, seed=None)
        assert states(event(p, "new-england", "kennedy", "support CT", "done")) == {"CT": 1}

    def test_no_checks_in_the_first_edition(self) -> None:
        """K.6, E.7"""
        p = race(states={"NY": -4}, tokens=("MA", "NY"), edition=FIRST, seed=None)
        event(p, "new-england", "kennedy", "support NY", "support NY", "done")
        assert states(p) == {"NY": -2}

    def test_profiles_in_courage_helps_events_too(self) -> None:
        """Ruling 6: every kind of check; K.31, K.6"""
        p = race(states={"NY": -4}, effects=PROFILES, draws=("N", "K"))
        event(p, "new-england", "kennedy", "support NY", "checks 1")
        assert asked(p) == ("kennedy", "redraw")
        assert states(play(p, "redraw bag")) == {"NY": -3}


class TestBaptistMinisters:
    LAID = {"GA": 3, "MO": 1, "IL": 4, "NY": 2, "TX": -2}

    def test_nixon_removes_in_both_regions(self) -> None:
        """Ruling 27: the two regions may be mixed; K.9, L.7"""
        p = event(race(states=self.LAID), "baptist-ministers", "kennedy")
        assert asked(p) == ("nixon", "lose")
        assert legal(p) == {"take GA", "take MO", "take IL", "done"}
        play(p, "take GA", "take IL", "take MO", "take GA", "take IL")
        assert states(p) == {"GA": 1, "IL": 2, "NY": 2, "TX": -2}, "nothing is put in their place"
        assert where(p, "baptist-ministers") == "removed"

    def test_at_most_two_in_a_state_and_only_there(self) -> None:
        """K.9"""
        p = event(race(states=self.LAID), "baptist-ministers", "nixon", "take GA", "take GA")
        refused(p, "take GA", "limit-reached", "K.9")
        refused(p, "take NY", "not-there", "K.9")
        refused(p, "take TX", "nothing-there", "L.7")

    def test_it_may_be_fewer(self) -> None:
        """Ruling 27: removing is up to; K.9, E.6"""
        p = event(race(states=self.LAID), "baptist-ministers", "nixon", "take MO", "done")
        assert states(p) == {"GA": 3, "IL": 4, "NY": 2, "TX": -2}
        assert states(event(race(states=self.LAID), "baptist-ministers", "nixon", "done")) == self.LAID

    def test_nobody_is_asked_when_nothing_is_there(self) -> None:
        """K.9, E.3"""
        assert asked(event(race(states={"NY": 2, "TX": -2}), "baptist-ministers", "nixon")) == NOBODY

    def test_it_needs_no_checks(self) -> None:
        """K.9, E.8: only gains are checked"""
        p = race(states={"IL": 4}, tokens=("IL", "CA"), seed=None)
        assert states(event(p, "baptist-ministers", "nixon", "take IL", "take IL")) == {"IL": 2}

    @pytest.mark.parametrize("seat", [0, 1])
    def test_it_can_be_prevented(self, seat: int) -> None:
        """Ruling 10: a prevented event can be neither played nor triggered; K.1, K.9, E.18"""
        p = race(box=["greater-houston-ministerial-association"])
        assert p.prevented(9)
        assert not p.can_play_event(seat, 9)


class TestSwingState:
    LED = {"NY": -1, "OH": -3, "PA": -4, "TX": 2, "CA": 0}

    def test_led_but_not_carried_by_the_opponent(self) -> None:
        """K.10, L.3, L.4"""
        p = event(race(states=self.LED), "swing-state", "kennedy")
        assert asked(p) == ("kennedy", "choose")
        assert legal(p) == {"pick NY", "pick OH"}
        refused(p, "pick PA", "not-there", "K.10")
        refused(p, "pick TX", "not-there", "K.10")
        play(p, "pick OH")
        assert states(p) == {"NY": -1, "OH": 2, "PA": -4, "TX": 2}
        assert tokens(p) == ("OH", "CA")

    def test_whoever_plays_it_chooses(self) -> None:
        """K.10, E.2"""
        p = event(race(states={"TX": 2, "GA": 3, "MA": 4, "NY": -1}), "swing-state", "nixon", "pick TX")
        assert states(p) == {"TX": -3, "GA": 3, "MA": 4, "NY": -1}
        assert tokens(p) == ("MA", "TX")

    def test_a_single_state_needs_no_choice(self) -> None:
        """K.10"""
        p = event(race(states={"AK": -3}), "swing-state", "kennedy")
        assert (asked(p), states(p), tokens(p)) == (NOBODY, {"AK": 2}, ("AK", "CA"))

    def test_the_token_goes_where_campaigning_is_banned(self) -> None:
        """Ruling 16: moves by events ignore bans and costs; K.10, C.12, E.12"""
        p = event(race(states={"TX": -1}, effects=JEERED), "swing-state", "kennedy")
        assert (states(p), tokens(p)) == ({"TX": 4}, ("TX", "CA"))

    def test_without_such_a_state_nothing_happens(self) -> None:
        """Ruling 20: it leaves the game all the same; K.10, E.1, E.3"""
        p = event(race(states={"PA": -4, "TX": 2}), "swing-state", "kennedy")
        assert (states(p), tokens(p)) == ({"PA": -4, "TX": 2}, ("MA", "CA"))
        assert where(p, "swing-state") == "removed"

    def test_the_support_comes_before_the_token(self) -> None:
        """Ruling 30: support first, then the token; K.10, E.12"""
        p = event(race(states={"NY": -1, "OH": -3}), "swing-state", "kennedy", "pick NY")
        assert log(p).index("gained") < log(p).index("moved")
        p = race(states={"OH": -3}, tokens=("MA", "OH"), effects=PROFILES, draws=("K", "K", "N", "K", "K"), seed=None)
        event(p, "swing-state", "kennedy")
        assert asked(p) == ("kennedy", "redraw")
        assert tokens(p) == ("MA", "OH"), "the token waits for the draws"
        play(p, "keep")
        assert (states(p), tokens(p)) == ({"OH": 1}, ("OH", "OH"))

    def test_checks_only_where_the_opponents_token_stands(self) -> None:
        """K.10, E.8"""
        draws = ("K", "N", "K", "N", "K")
        p = race(states={"OH": -3}, tokens=("MA", "OH"), draws=draws, seed=None)
        event(p, "swing-state", "kennedy")
        assert (states(p), tokens(p)) == ({}, ("OH", "OH"))
        p = race(states={"OH": -3}, tokens=("MA", "OH"), media={"midwest": 1}, seed=None)
        assert states(event(p, "swing-state", "kennedy")) == {"OH": 2}
        p = race(states={"OH": -3}, tokens=("MA", "OH"), edition=FIRST, seed=None)
        assert states(event(p, "swing-state", "kennedy")) == {"OH": 2}

    def test_the_token_goes_though_all_checks_fail(self) -> None:
        """K.10, B.4"""
        p = race(states={"GA": 1}, tokens=("GA", "CA"), draws="KKKKK", seed=None)
        event(p, "swing-state", "nixon")
        assert (states(p), tokens(p)) == ({"GA": 1}, ("GA", "GA"))


class TestSouthernStrategy:
    def test_nixon_gains_in_the_south(self) -> None:
        """K.12"""
        p = event(race(states={"GA": 2}), "southern-strategy", "kennedy")
        assert asked(p) == ("nixon", "gain")
        assert offered(p) == SOUTH
        play(p, *each_of("GA GA"))
        refused(p, "support GA", "limit-reached", "K.12")
        refused(p, "support OK", "not-there", "K.12")
        play(p, *each_of("TX TX VA"))
        assert states(p) == {"TX": -2, "VA": -1}
        assert issues(p) == {"civil_rights": 1}

    def test_kennedy_gains_even_if_nixon_takes_nothing(self) -> None:
        """K.12, E.5"""
        p = event(race(issues={"civil_rights": -2}), "southern-strategy", "nixon", "done")
        assert issues(p) == {"civil_rights": -1}
        assert states(p) == {}

    def test_kennedy_gains_after_nixon(self) -> None:
        """K.12, E.3"""
        p = event(race(), "southern-strategy", "nixon", "support TX")
        assert issues(p) == {}
        assert issues(play(p, "done")) == {"civil_rights": 1}

    def test_checks(self) -> None:
        """K.12, E.8, E.7"""
        p = race(states={"GA": 4}, draws=("N", "K"), seed=None)
        assert states(event(p, "southern-strategy", "nixon", "support GA", "checks 2", "done")) == {"GA": 3}
        p = race(states={"GA": 4}, edition=FIRST, seed=None)
        assert states(event(p, "southern-strategy", "nixon", *each_of("GA GA"), "done")) == {"GA": 2}

    def test_a_ban_from_campaigning_does_not_hinder_it(self) -> None:
        """K.12, C.12: only points for campaigning are banned"""
        p = race(effects=OLD_SOUTH[1], seed=None)
        assert states(event(p, "southern-strategy", "nixon", "support TX", "done")) == {"TX": -1}


REGIONS = {
    "gathering-momentum-in-the-south": SOUTH,
    "gathering-momentum-in-the-east": EAST,
    "gathering-momentum-in-the-midwest": MIDWEST,
    "gathering-momentum-in-the-west": WEST,
}


class TestGatheringMomentum:
    @pytest.mark.parametrize("card", REGIONS)
    def test_whoever_leads_more_states_fills_the_empty_ones(self, card: str) -> None:
        """K.14, K.15, K.16, K.17"""
        region = sorted(REGIONS[card])
        outside = min(EVERYWHERE - REGIONS[card])
        laid = {region[0]: -1, region[1]: 5, region[2]: -2, outside: 1}
        p = event(race(states=laid, tokens=(region[0], region[0]), seed=None), card, "kennedy")
        assert momentum(p) == (2, 3)
        assert states(p) == laid | dict.fromkeys(region[3:], -1)
        assert where(p, card) == "removed"

    @pytest.mark.parametrize("card", REGIONS)
    def test_with_equal_numbers_nothing_happens(self, card: str) -> None:
        """Ruling 29: count first, equal counts have no effect; K.14, K.15, K.16, K.17, E.1"""
        region = sorted(REGIONS[card])
        for laid in ({}, {region[0]: 4, region[-1]: -1}):
            p = event(race(states=laid), card, "nixon")
            assert (states(p), momentum(p)) == (laid, (2, 2))
            assert where(p, card) == "removed"

    def test_cubes_do_not_count_only_states(self) -> None:
        """K.16, L.3"""
        p = event(race(states={"IL": 9, "IA": -1, "IN": -1}), "gathering-momentum-in-the-midwest", "kennedy")
        assert momentum(p) == (2, 3)
        assert states(p) == {"IL": 9, "IA": -1, "IN": -1, "KY": -1, "MI": -1, "MN": -1, "MO": -1, "OH": -1, "WI": -1}

    def test_alaska_and_hawaii_belong_to_the_west(self) -> None:
        """K.17, L.9"""
        laid = dict.fromkeys(WEST - {"AK", "HI", "CA"}, 1) | {"CA": -1}
        p = event(race(states=laid), "gathering-momentum-in-the-west", "nixon")
        assert states(p) == laid | {"AK": 1, "HI": 1}
        p = event(race(states={"HI": -1}), "gathering-momentum-in-the-west", "nixon")
        assert momentum(p) == (2, 3)

    def test_a_check_only_where_the_opponents_token_stands(self) -> None:
        """Ruling 29: a check only in an empty state with the opponent's token; K.15, E.8"""
        laid = dict.fromkeys(EAST - {"MA", "NY"}, -1)
        p = event(race(states=laid, draws=("K",), seed=None), "gathering-momentum-in-the-east", "nixon")
        assert states(p) == laid | {"NY": -1}
        assert momentum(p) == (2, 3)
        p = event(race(states=laid, draws=("N",), seed=None), "gathering-momentum-in-the-east", "nixon")
        assert states(p) == laid | {"NY": -1, "MA": -1}

    def test_media_support_exempts_from_it(self) -> None:
        """K.15, C.7, E.7"""
        laid = dict.fromkeys(EAST - {"MA", "NY"}, -1)
        for p in (
            race(states=laid, media={"east": -1}, seed=None),
            race(states=laid, edition=FIRST, seed=None),
        ):
            event(p, "gathering-momentum-in-the-east", "kennedy")
            assert states(p) == laid | {"NY": -1, "MA": -1}

    @pytest.mark.parametrize("card", REGIONS)
    def test_it_shows_neither_an_issue_nor_a_state(self, card: str) -> None:
        """S.13, K.14, K.15, K.16, K.17"""
        facts = GAME.printed.card(card)
        assert (facts.issue, facts.state, facts.icon) == (None, None, "both")


class TestFiftyStars:
    @pytest.mark.parametrize(("laid", "side"), [({"AK": 3, "HI": -2}, "kennedy"), ({"AK": 1, "HI": -2}, "nixon")])
    def test_more_cubes_in_both_states_together(self, laid: dict[str, int], side: str) -> None:
        """K.21"""
        p = event(race(states=laid, tokens=("MA", "NY")), "fifty-stars", "nixon")
        assert asked(p) == (side, "gain")
        assert offered(p) == EVERYWHERE

    def test_up_to_five_at_most_one_in_a_state(self) -> None:
        """K.21, E.5"""
        p = event(race(states={"AK": 1}), "fifty-stars", "nixon", "support HI")
        refused(p, "support HI", "limit-reached", "K.21")
        play(p, *each_of("AK TX NY OH"))
        assert asked(p) == NOBODY
        assert states(p) == {"AK": 2, "HI": 1, "TX": 1, "NY": 1, "OH": 1}

    @pytest.mark.parametrize("laid", [{}, {"AK": 2, "HI": -2}, {"TX": 3}])
    def test_equal_sums(self, laid: dict[str, int]) -> None:
        """Ruling 20: it leaves the game all the same; K.21, E.1"""
        p = event(race(states=laid), "fifty-stars", "kennedy")
        assert asked(p) == NOBODY
        assert where(p, "fifty-stars") == "removed"

    def test_checks(self) -> None:
        """Ruling 5: media support in the West exempts in Alaska and Hawaii; K.21, E.8, C.7"""
        p = race(states={"AK": 5, "HI": -4}, draws=("N",), seed=None)
        assert states(event(p, "fifty-stars", "kennedy", "support HI", "done")) == {"AK": 5, "HI": -4}
        p = race(states={"AK": 5, "HI": -4}, media={"west": 1}, seed=None)
        assert states(event(p, "fifty-stars", "kennedy", "support HI", "done")) == {"AK": 5, "HI": -3}
        p = race(states={"AK": 5, "HI": -4}, edition=FIRST, seed=None)
        assert states(event(p, "fifty-stars", "kennedy", "support HI", "done")) == {"AK": 5, "HI": -3}


class TestGaffe:
    def test_the_sample_turn(self) -> None:
        """K.22: Kennedy stands in New York, which is carried"""
        p = event(race(states={"NY": 4}, tokens=("NY", "CA")), "gaffe", "nixon")
        assert (states(p), momentum(p)) == ({"NY": 1}, (1, 2))
        assert asked(p) == NOBODY

    def test_the_opponent_is_who_did_not_play_it(self) -> None:
        """K.22, E.2"""
        p = event(race(states={"CA": -5, "MA": 3}), "gaffe", "kennedy")
        assert (states(p), momentum(p)) == ({"CA": -2, "MA": 3}, (2, 1))

    def test_both_losses_end_at_what_is_there(self) -> None:
        """K.22, L.7, L.10"""
        p = event(race(states={"CA": -2}, momentum=(1, 0)), "gaffe", "kennedy")
        assert (states(p), momentum(p)) == ({}, (1, 0))

    def test_the_own_cubes_there_stay(self) -> None:
        """K.22, L.7"""
        p = event(race(states={"CA": 2}), "gaffe", "kennedy")
        assert (states(p), momentum(p)) == ({"CA": 2}, (2, 1))


class TestEastHarlemPledge:
    def test_kennedy_chooses_at_most_two_in_a_state(self) -> None:
        """Ruling 42: Kennedy chooses, at most 2 a state; K.24, L.7"""
        p = race(states={"TX": -4, "FL": -3, "VA": -2, "OK": -3}, issues={"civil_rights": -2})
        event(p, "east-harlem-pledge", "nixon")
        assert issues(p) == {"civil_rights": -1}
        assert asked(p) == ("kennedy", "lose")
        assert legal(p) == {"take TX", "take FL", "take VA"}
        refused(p, "done", "must-lose", "E.6")
        play(p, "take TX", "take TX")
        refused(p, "take TX", "limit-reached", "K.24")
        refused(p, "take OK", "not-there", "K.24")
        play(p, "take VA", "take FL", "take FL")
        assert states(p) == {"TX": -2, "FL": -1, "VA": -1, "OK": -3}

    def test_without_a_choice_all_goes_by_itself(self) -> None:
        """Ruling 42: as far as there is something to lose; K.24, E.6: the rulebooks' example"""
        p = event(race(states={"TX": -1, "FL": -2, "GA": 2}), "east-harlem-pledge", "kennedy")
        assert asked(p) == NOBODY
        assert states(p) == {"GA": 2}, "Kennedy gains nothing in their place"

    def test_the_limit_holds_without_a_choice_too(self) -> None:
        """K.24, E.6"""
        p = event(race(states={"TX": -5, "FL": -3}), "east-harlem-pledge", "kennedy")
        assert asked(p) == NOBODY
        assert states(p) == {"TX": -3, "FL": -1}

    def test_nothing_to_lose(self) -> None:
        """K.24, L.7: the rulebooks' example"""
        p = event(race(issues={"civil_rights": 1}, states={"TX": 1}), "east-harlem-pledge", "kennedy")
        assert (issues(p), states(p)) == ({"civil_rights": 1}, {"TX": 1})


class TestHarryFByrd:
    LAID = {"AL": 1, "MS": 2, "OK": -1, "LA": 2}

    def test_the_sample_turn(self) -> None:
        """K.28, E.2"""
        p = event(race(states=self.LAID), "harry-f-byrd", "kennedy")
        assert asked(p) == ("nixon", "lose")
        assert legal(p) == {"take AL", "take MS", "done"}
        play(p, "take MS", "take MS", "take AL")
        assert states(p) == {"OK": -1, "LA": 2}

    def test_no_limit_for_a_state(self) -> None:
        """K.28"""
        p = event(race(states={"OK": 5, "AL": 1}), "harry-f-byrd", "nixon", *["take OK"] * 3)
        assert states(p) == {"OK": 2, "AL": 1}
        assert asked(p) == NOBODY

    def test_it_may_be_fewer(self) -> None:
        """Ruling 27: removing is up to; K.28, E.6"""
        p = event(race(states=self.LAID), "harry-f-byrd", "nixon", "take AL", "done")
        assert states(p) == {"MS": 2, "OK": -1, "LA": 2}
        refused(event(race(states=self.LAID), "harry-f-byrd", "nixon"), "take LA", "not-there", "K.28")

    def test_nothing_there(self) -> None:
        """K.28, E.3"""
        assert asked(event(race(states={"OK": -1, "LA": 2}), "harry-f-byrd", "nixon")) == NOBODY


class TestLyndonJohnson:
    def test_texas_first_then_the_rest_of_the_south(self) -> None:
        """K.39"""
        p = event(race(states={"TX": -1}), "lyndon-johnson", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert legal(p) == {"support TX", "done"}
        play(p, "support TX", "support TX")
        assert offered(p) == SOUTH - {"TX"}
        play(p, "support GA", "support GA")
        refused(p, "support GA", "limit-reached", "K.39")
        play(p, "support LA")
        assert asked(p) == NOBODY, "the candidate card is ready"
        assert states(p) == {"TX": 1, "GA": 2, "LA": 1}

    def test_texas_never_receives_more_than_two(self) -> None:
        """Ruling 24: the limit of 2 covers the whole event; K.39"""
        for taken in (2, 1, 0):
            p = event(race(), "lyndon-johnson", "kennedy", *["support TX"] * taken, *["done"] * (taken < 2))
            refused(p, "support TX", "not-there", "K.39")
            refused(p, "support OK", "not-there", "K.39")

    def test_the_rest_does_not_make_up_for_texas(self) -> None:
        """K.39, E.5"""
        p = event(race(), "lyndon-johnson", "kennedy", "done", *each_of("GA GA LA"))
        assert asked(p) == NOBODY
        assert states(p) == {"GA": 2, "LA": 1}

    def test_an_exhausted_candidate_card_may_be_made_ready(self) -> None:
        """K.39, X.3, E.5"""
        for reply, ready in (("reclaim", 1), ("decline", 0)):
            p = race(ready=(False, False))
            event(p, "lyndon-johnson", "nixon", "done", "support FL", "done")
            assert asked(p) == ("kennedy", "offer")
            assert legal(p) == {"reclaim", "decline"}
            play(p, reply)
            assert (p.sides[READY], p.sides[READY + 1]) == (ready, 0)
            assert where(p, "lyndon-johnson") == "removed"

    def test_texas_is_drawn_for_first(self) -> None:
        """Ruling 2: declare, then draw, state by state; K.39, E.9"""
        p = race(states={"TX": -4, "FL": -4}, ready=(False, True), draws=("K", "N", "K"), seed=None)
        event(p, "lyndon-johnson", "kennedy", "support TX", "checks 2")
        assert states(p) == {"TX": -3, "FL": -4}
        play(p, "support FL", "checks 1", "support GA", "done")
        assert states(p) == {"TX": -3, "FL": -3, "GA": 1}
        assert asked(p) == ("kennedy", "offer"), "the offer comes last"

    def test_no_checks_in_the_first_edition(self) -> None:
        """K.39, E.7"""
        p = race(states={"TX": -4}, edition=FIRST, seed=None)
        assert states(event(p, "lyndon-johnson", "kennedy", "support TX", "done", "done")) == {"TX": -3}


class TestNorthernBlacks:
    @pytest.mark.parametrize(("cubes", "side"), [(1, "kennedy"), (-2, "nixon")])
    def test_the_leader_in_civil_rights(self, cubes: int, side: str) -> None:
        """K.40, E.4"""
        p = event(race(issues={"civil_rights": cubes, "economy": -9}), "northern-blacks", "kennedy")
        assert asked(p) == (side, "gain")
        assert legal(p) == {"support IL", "support MI", "support NY", "done"}
        play(p, *each_of("IL IL"))
        refused(p, "support IL", "limit-reached", "K.40")
        play(p, *each_of("MI MI NY"))
        assert asked(p) == NOBODY

    def test_without_a_leader(self) -> None:
        """Ruling 20: it leaves the game all the same; K.40, E.1, E.4"""
        p = event(race(issues={"economy": 3}), "northern-blacks", "kennedy")
        assert asked(p) == NOBODY
        assert where(p, "northern-blacks") == "removed"

    def test_checks(self) -> None:
        """K.40, E.8, E.7"""
        p = race(issues={"civil_rights": -1}, states={"NY": 4}, draws=("N", "N"), seed=None)
        assert states(event(p, "northern-blacks", "kennedy", "support NY", "checks 2", "done")) == {"NY": 2}
        p = race(issues={"civil_rights": -1}, states={"NY": 4}, edition=FIRST, seed=None)
        assert states(event(p, "northern-blacks", "kennedy", *each_of("NY NY"), "done")) == {"NY": 2}


class TestCatholicSupport:
    def test_up_to_seven_anywhere_at_most_two_in_a_state(self) -> None:
        """K.43"""
        p = event(race(states={"OH": -1}), "catholic-support", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert offered(p) == EVERYWHERE
        play(p, *each_of("OH OH"))
        refused(p, "support OH", "limit-reached", "K.43")
        play(p, *each_of("NY NY AK HI TX"))
        assert asked(p) == NOBODY
        assert states(p) == {"OH": 1, "NY": 2, "AK": 1, "HI": 1, "TX": 1}

    def test_checks(self) -> None:
        """K.43, E.8, E.7"""
        p = race(draws=("N", "K"), seed=None)
        assert states(event(p, "catholic-support", "kennedy", "support CA", "checks 2", "done")) == {"CA": 1}
        p = race(edition=FIRST, seed=None)
        assert states(event(p, "catholic-support", "kennedy", *each_of("CA CA"), "done")) == {"CA": 2}

    def test_a_ban_from_campaigning_does_not_hinder_it(self) -> None:
        """K.43, C.12"""
        p = event(race(effects=JEERED, seed=None), "catholic-support", "kennedy", "support TX", "done")
        assert states(p) == {"TX": 1}


class TestPrimeTimeTelevision:
    def test_a_region_with_media_support_of_your_own(self) -> None:
        """K.46"""
        p = event(race(media={"east": 1, "west": 2, "south": -1}), "prime-time-television", "kennedy")
        assert asked(p) == ("kennedy", "choose")
        assert legal(p) == {"region region-east", "region region-west"}
        refused(p, "region region-south", "not-there", "K.46")
        play(p, "region region-west")
        assert asked(p) == ("kennedy", "gain")
        assert offered(p) == WEST
        play(p, *each_of("AK AK"))
        refused(p, "support AK", "limit-reached", "K.46")
        refused(p, "support TX", "not-there", "K.46")
        play(p, *each_of("CA CA HI"))
        assert states(p) == {"AK": 2, "CA": 2, "HI": 1}

    def test_a_single_region_needs_no_choice(self) -> None:
        """K.46, E.2"""
        p = event(race(media={"midwest": -1, "east": 3}), "prime-time-television", "nixon")
        assert asked(p) == ("nixon", "gain")
        assert offered(p) == MIDWEST
        assert states(play(p, "support OH", "done")) == {"OH": -1}

    def test_without_media_support_nothing_happens(self) -> None:
        """Ruling 20: it leaves the game all the same; K.46, E.1"""
        p = event(race(media={"midwest": -1}), "prime-time-television", "kennedy")
        assert asked(p) == NOBODY
        assert where(p, "prime-time-television") == "removed"

    @pytest.mark.parametrize("edition", [FIRST, SECOND])
    def test_media_support_there_exempts_from_checks(self, edition: int) -> None:
        """K.46, C.7, E.8"""
        p = race(media={"west": 1}, states={"CA": -4}, edition=edition, seed=None)
        assert states(event(p, "prime-time-television", "kennedy", *each_of("CA CA"), "done")) == {"CA": -2}


class TestTheColdWar:
    @pytest.mark.parametrize(("cubes", "side"), [(2, "kennedy"), (-1, "nixon")])
    def test_the_leader_in_defense(self, cubes: int, side: str) -> None:
        """K.47, E.4"""
        p = event(race(issues={"defense": cubes}, tokens=("NY", "NV")), "the-cold-war", "nixon")
        assert asked(p) == (side, "gain")
        assert offered(p) == EVERYWHERE
        play(p, "support OH")
        refused(p, "support OH", "limit-reached", "K.47")
        play(p, *each_of("TX FL ME AK"))
        assert asked(p) == NOBODY

    def test_without_a_leader(self) -> None:
        """K.47, E.4"""
        assert asked(event(race(issues={"economy": 1}), "the-cold-war", "nixon")) == NOBODY

    def test_checks(self) -> None:
        """K.47, E.8, E.7"""
        p = race(issues={"defense": 1}, states={"OH": -4}, draws=("N",), seed=None)
        assert states(event(p, "the-cold-war", "nixon", "support OH", "done")) == {"OH": -4}
        p = race(issues={"defense": 1}, states={"OH": -4}, edition=FIRST, seed=None)
        assert states(event(p, "the-cold-war", "nixon", "support OH", "done")) == {"OH": -3}


class TestEleanorRooseveltsSpeakingTour:
    def test_up_to_five_in_the_midwest_at_most_two_in_a_state(self) -> None:
        """K.49"""
        p = event(race(), "eleanor-roosevelts-speaking-tour", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert offered(p) == MIDWEST
        play(p, *each_of("OH OH"))
        refused(p, "support OH", "limit-reached", "K.49")
        refused(p, "support PA", "not-there", "K.49")
        assert states(play(p, *each_of("IL IL MI"))) == {"OH": 2, "IL": 2, "MI": 1}

    def test_checks(self) -> None:
        """K.49, E.8, E.7"""
        p = race(states={"OH": -4}, tokens=("MA", "IL"), draws=("K", "N", "K"), seed=None)
        event(
            p, "eleanor-roosevelts-speaking-tour", "kennedy", "support OH", "checks 2", "support IL", "checks 1", "done"
        )
        assert states(p) == {"OH": -3, "IL": 1}
        p = race(states={"OH": -4}, edition=FIRST, seed=None)
        assert states(event(p, "eleanor-roosevelts-speaking-tour", "kennedy", "support OH", "done")) == {"OH": -3}


class TestIndustrialMidwest:
    def test_six_states_at_most_two_in_each(self) -> None:
        """K.50"""
        p = event(race(states={"MI": 1}), "industrial-midwest", "kennedy")
        assert asked(p) == ("nixon", "gain")
        assert offered(p) == {"IL", "IN", "MI", "MN", "OH", "WI"}
        play(p, *each_of("MI MI"))
        refused(p, "support MI", "limit-reached", "K.50")
        refused(p, "support IA", "not-there", "K.50")
        assert states(play(p, *each_of("OH OH WI"))) == {"MI": -1, "OH": -2, "WI": -1}

    def test_checks(self) -> None:
        """K.50, E.8, E.7"""
        p = race(states={"IL": 4}, draws=("K", "K"), seed=None)
        assert states(event(p, "industrial-midwest", "nixon", "support IL", "checks 2", "done")) == {"IL": 4}
        p = race(states={"IL": 4}, edition=FIRST, seed=None)
        assert states(event(p, "industrial-midwest", "nixon", *each_of("IL IL"), "done")) == {"IL": 2}

    def test_nixon_egged_in_michigan_does_not_hinder_it(self) -> None:
        """K.50, K.20, C.12"""
        p = event(race(effects=EGGED, seed=None), "industrial-midwest", "nixon", "support OH", "done")
        assert states(p) == {"OH": -1}

    def test_what_campaigning_needs_does_not_bind_events(self) -> None:
        """K.50, K.55, K.79: reporters and advance men concern campaigning alone"""
        p = event(race(effects=PRESS_CORPS, seed=None), "industrial-midwest", "nixon", "support OH", "done")
        assert states(p) == {"OH": -1}
        p = race(states={"IL": 4}, effects=NO_CHECKS[1], draws=("K",), seed=None)
        assert states(event(p, "industrial-midwest", "nixon", "support IL", "checks 1", "done")) == {"IL": 4}


class TestMidAtlantic:
    def test_five_states_at_most_two_in_each(self) -> None:
        """K.59"""
        p = event(race(), "mid-atlantic", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert offered(p) == {"DE", "MD", "NJ", "NY", "PA"}
        play(p, *each_of("PA PA"))
        refused(p, "support PA", "limit-reached", "K.59")
        refused(p, "support WV", "not-there", "K.59")
        assert states(play(p, *each_of("DE MD NJ"))) == {"PA": 2, "DE": 1, "MD": 1, "NJ": 1}

    def test_checks(self) -> None:
        """K.59, E.8, E.7"""
        p = race(states={"NJ": -4}, draws=("K", "N"), seed=None)
        assert states(event(p, "mid-atlantic", "kennedy", "support NJ", "checks 2", "done")) == {"NJ": -3}
        p = race(states={"NJ": -4}, edition=FIRST, seed=None)
        assert states(event(p, "mid-atlantic", "kennedy", *each_of("NJ NJ"), "done")) == {"NJ": -2}


class TestWorldSeriesEnds:
    @pytest.mark.parametrize(("cubes", "side"), [(1, "kennedy"), (-3, "nixon")])
    @pytest.mark.parametrize("by", ["kennedy", "nixon"])
    def test_whoever_has_media_support_in_the_east(self, cubes: int, side: str, by: str) -> None:
        """K.60, L.6: it does not matter who plays the card"""
        p = event(race(media={"east": cubes}), "world-series-ends", by)
        assert asked(p) == (side, "gain")
        assert offered(p) == EAST
        play(p, *each_of("NY NY"))
        refused(p, "support NY", "limit-reached", "K.60")
        play(p, *each_of("PA PA VT"))
        assert asked(p) == NOBODY

    def test_nobody_has_any(self) -> None:
        """Ruling 20: it leaves the game all the same; K.60, E.1"""
        p = event(race(media={"west": 3, "south": -1}), "world-series-ends", "kennedy")
        assert asked(p) == NOBODY
        assert where(p, "world-series-ends") == "removed"

    @pytest.mark.parametrize("edition", [FIRST, SECOND])
    def test_there_is_never_a_check(self, edition: int) -> None:
        """K.60, C.7: the media support exempts"""
        p = race(media={"east": -1}, states={"MA": 5}, edition=edition, seed=None)
        assert states(event(p, "world-series-ends", "kennedy", *each_of("MA MA"), "done")) == {"MA": 3}


class TestVoterRegistrationDrive:
    LAID = dict.fromkeys(sorted(EVERYWHERE - {"NY", "TX", "MA", "CA", "HI"}), 1)

    def test_states_without_cubes(self) -> None:
        """K.67, E.2"""
        p = event(race(states=self.LAID, seed=None), "voter-registration-drive", "nixon")
        assert asked(p) == ("nixon", "gain")
        assert offered(p) == {"NY", "TX", "MA", "CA", "HI"}
        refused(p, "support OH", "not-there", "K.67")
        play(p, "support NY")
        refused(p, "support NY", "limit-reached", "K.67")
        assert states(play(p, "support TX", "support CA")) == self.LAID | {"NY": -1, "TX": -1, "CA": -1}

    def test_up_to_three(self) -> None:
        """K.67, E.5"""
        p = event(race(states=self.LAID), "voter-registration-drive", "kennedy", "support NY", "done")
        assert states(p) == self.LAID | {"NY": 1}

    def test_a_check_only_where_the_opponents_token_stands(self) -> None:
        """K.67, E.8, C.7"""
        answers = (*each_of("NY MA"), "done")
        p = race(states=self.LAID, draws=("K",), seed=None)
        assert states(event(p, "voter-registration-drive", "nixon", *answers)) == self.LAID | {"NY": -1}
        p = race(states=self.LAID, media={"east": -1}, seed=None)
        assert states(event(p, "voter-registration-drive", "nixon", *answers)) == self.LAID | {"NY": -1, "MA": -1}
        p = race(states=self.LAID, edition=FIRST, seed=None)
        assert states(event(p, "voter-registration-drive", "nixon", *answers)) == self.LAID | {"NY": -1, "MA": -1}

    def test_a_failed_check_counts(self) -> None:
        """K.67, E.9"""
        p = event(race(states=self.LAID, draws=("K",)), "voter-registration-drive", "nixon", "support MA")
        refused(p, "support MA", "drawn-already", "E.9")
        assert states(play(p, *each_of("NY TX"))) == self.LAID | {"NY": -1, "TX": -1}

    def test_no_state_is_empty(self) -> None:
        """K.67, E.3"""
        full = self.LAID | dict.fromkeys(("NY", "TX", "MA", "CA", "HI"), -1)
        assert asked(event(race(states=full), "voter-registration-drive", "nixon")) == NOBODY


class TestHeartlandOfAmerica:
    SMALL = WEST - {"CA"} | {"IA", "KY"}

    def test_small_states_of_the_west_and_the_midwest(self) -> None:
        """K.71"""
        p = event(race(states={"KS": 1}), "heartland-of-america", "kennedy")
        assert asked(p) == ("nixon", "gain")
        assert offered(p) == self.SMALL
        play(p, "support KS")
        refused(p, "support KS", "limit-reached", "K.71")
        refused(p, "support CA", "not-there", "K.71")
        refused(p, "support MN", "not-there", "K.71")
        play(p, *each_of("IA KY AK HI OK WY"))
        assert asked(p) == NOBODY, "seven are gained"
        assert states(p) == dict.fromkeys(("IA", "KY", "AK", "HI", "OK", "WY"), -1)

    def test_checks(self) -> None:
        """K.71, E.8, E.7"""
        p = race(states={"IA": 4, "KY": 4}, draws=("N", "K"), seed=None)
        assert states(event(p, "heartland-of-america", "nixon", *each_of("KY IA"), "done")) == {"KY": 3, "IA": 4}
        p = race(states={"IA": 4}, edition=FIRST, seed=None)
        assert states(event(p, "heartland-of-america", "nixon", "support IA", "done")) == {"IA": 3}


class TestSouthernRevolt:
    def test_if_kennedy_leads_civil_rights(self) -> None:
        """K.72"""
        p = event(race(issues={"civil_rights": 1}), "southern-revolt", "kennedy")
        assert asked(p) == ("nixon", "gain")
        assert offered(p) == SOUTH
        play(p, *each_of("TX TX"))
        refused(p, "support TX", "limit-reached", "K.72")
        refused(p, "support KY", "not-there", "K.72")
        assert states(play(p, *each_of("GA GA FL"))) == {"TX": -2, "GA": -2, "FL": -1}

    @pytest.mark.parametrize("cubes", [0, -1])
    def test_otherwise_nothing_happens(self, cubes: int) -> None:
        """Ruling 20: it leaves the game all the same; K.72, E.1"""
        p = event(race(issues={"civil_rights": cubes, "economy": 2}), "southern-revolt", "nixon")
        assert asked(p) == NOBODY
        assert where(p, "southern-revolt") == "removed"

    def test_checks(self) -> None:
        """K.72, E.8, E.7"""
        p = race(issues={"civil_rights": 1}, tokens=("GA", "CA"), draws=("K", "N"), seed=None)
        assert states(event(p, "southern-revolt", "nixon", "support GA", "checks 2", "done")) == {"GA": -1}
        p = race(issues={"civil_rights": 1}, tokens=("GA", "CA"), edition=FIRST, seed=None)
        assert states(event(p, "southern-revolt", "nixon", *each_of("GA GA"), "done")) == {"GA": -2}


class TestNormanVincentPeale:
    LAID = {"MA": 4, "NY": 1, "HI": 2, "TX": 3, "OH": 1, "IL": 1, "CA": -2}

    def test_one_in_each_of_up_to_five_states(self) -> None:
        """K.73, L.7"""
        p = event(race(states=self.LAID), "norman-vincent-peale", "kennedy")
        assert asked(p) == ("nixon", "lose")
        assert offered(p, "take") == {"MA", "NY", "HI", "TX", "OH", "IL"}
        play(p, "take MA")
        refused(p, "take MA", "limit-reached", "K.73")
        refused(p, "take CA", "nothing-there", "L.7")
        play(p, *each_of("NY HI TX OH", "take"))
        assert asked(p) == NOBODY
        assert states(p) == {"MA": 3, "HI": 1, "TX": 2, "IL": 1, "CA": -2}

    def test_it_may_be_fewer(self) -> None:
        """Ruling 27: removing is up to; K.73, E.6"""
        assert states(event(race(states=self.LAID), "norman-vincent-peale", "nixon", "done")) == self.LAID

    def test_nothing_there(self) -> None:
        """K.73, E.3"""
        assert asked(event(race(states={"CA": -2}), "norman-vincent-peale", "nixon")) == NOBODY

    @pytest.mark.parametrize("seat", [0, 1])
    def test_it_can_be_prevented(self, seat: int) -> None:
        """Ruling 10: a prevented event can be neither played nor triggered; K.1, K.73, E.18"""
        p = race(box=["greater-houston-ministerial-association"])
        assert p.prevented(73)
        assert not p.can_play_event(seat, 73)
        assert not race(box=["dwight-d-eisenhower"]).prevented(73)


class TestSuburbanVoters:
    def test_states_with_at_least_twenty_votes(self) -> None:
        """K.77"""
        p = event(race(states={"IL": -1}), "suburban-voters", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert offered(p) == {"CA", "IL", "MI", "NY", "OH", "PA", "TX"}
        play(p, *each_of("IL IL"))
        refused(p, "support IL", "limit-reached", "K.77")
        refused(p, "support NJ", "not-there", "K.77")
        assert states(play(p, *each_of("TX TX MI"))) == {"IL": 1, "TX": 2, "MI": 1}

    def test_checks(self) -> None:
        """K.77, E.8, E.7"""
        p = race(draws=("K", "N"), seed=None)
        assert states(event(p, "suburban-voters", "kennedy", "support CA", "checks 2", "done")) == {"CA": 1}
        p = race(edition=FIRST, seed=None)
        assert states(event(p, "suburban-voters", "kennedy", *each_of("CA CA"), "done")) == {"CA": 2}
