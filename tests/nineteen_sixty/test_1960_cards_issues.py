"""Cards about issues and media support, one by one (chapter K)."""

from __future__ import annotations

import pytest
from campaign_tools import (
    GAME,
    asked,
    event,
    issues,
    legal,
    log,
    media,
    momentum,
    order,
    play,
    race,
    refused,
    states,
    tokens,
    where,
)

from hustings.games.nineteen_sixty.rules.effects import PROFILES
from hustings.games.nineteen_sixty.rules.position import READY
from hustings.games.nineteen_sixty.rules.printed import FIRST, SECOND

NOBODY = ("", "")
LEADERS = [(2, "kennedy"), (-1, "nixon")]
"""Cubes in an issue, and who leads it."""


class TestGallupPoll:
    def test_any_order_and_the_support_stays(self) -> None:
        """K.3"""
        laid = {"defense": 1, "civil_rights": -2}
        p = event(race(issues=laid), "gallup-poll", "nixon")
        assert asked(p) == ("nixon", "rank")
        assert legal(p) == {"rank issue-defense", "rank issue-economy", "rank issue-civil_rights"}
        play(p, "rank issue-civil_rights")
        assert order(p) == ["civil_rights", "defense", "economy"]
        assert legal(p) == {"rank issue-defense", "rank issue-economy"}
        play(p, "rank issue-economy")
        assert asked(p) == NOBODY
        assert order(p) == ["civil_rights", "economy", "defense"]
        assert issues(p) == laid
        assert where(p, "gallup-poll") == "removed"

    def test_each_of_the_six_orders_can_be_had(self) -> None:
        """K.3"""
        names = ("defense", "economy", "civil_rights")
        for first in names:
            for second in names:
                if first != second:
                    p = event(race(), "gallup-poll", "kennedy", f"rank issue-{first}", f"rank issue-{second}")
                    assert order(p)[:2] == [first, second]
                    assert sorted(order(p)) == sorted(names)

    def test_it_may_stay_as_it_is(self) -> None:
        """K.3"""
        p = event(race(), "gallup-poll", "kennedy", "rank issue-defense", "rank issue-economy")
        assert order(p) == ["defense", "economy", "civil_rights"]

    def test_an_issue_takes_one_place(self) -> None:
        """K.3"""
        p = event(race(), "gallup-poll", "kennedy", "rank issue-economy")
        refused(p, "rank issue-economy", "ranked-already", "K.3")
        refused(p, "done", "other-question", "K.3")


class TestSovietEconomicGrowth:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_economy_rises_and_its_leader_gains_in_new_york(self, cubes: int, side: str) -> None:
        """K.8, E.4, E.11"""
        p = event(race(issues={"economy": cubes, "defense": -cubes}), "soviet-economic-growth", "kennedy")
        assert order(p) == ["economy", "defense", "civil_rights"]
        assert states(p) == {"NY": 1 if side == "kennedy" else -1}
        assert issues(p) == {"economy": cubes, "defense": -cubes}
        assert asked(p) == NOBODY

    def test_without_a_leader_only_the_tile_rises(self) -> None:
        """K.8, E.4"""
        p = event(race(order=("defense", "civil_rights", "economy")), "soviet-economic-growth", "nixon")
        assert order(p) == ["defense", "economy", "civil_rights"]
        assert states(p) == {}

    def test_in_first_place_it_stays(self) -> None:
        """K.8, E.11"""
        p = race(order=("economy", "civil_rights", "defense"), issues={"economy": -1})
        event(p, "soviet-economic-growth", "kennedy")
        assert order(p) == ["economy", "civil_rights", "defense"]
        assert states(p) == {"NY": -1}

    def test_a_fixed_gain_is_checked_too(self) -> None:
        """Ruling 1: fixed gains are checked as well; K.8, E.8, E.7"""
        p = race(issues={"economy": -1}, states={"NY": 4}, draws=("K",), seed=None)
        assert states(event(p, "soviet-economic-growth", "nixon")) == {"NY": 4}
        p = race(issues={"economy": -1}, states={"NY": 4}, edition=FIRST, seed=None)
        assert states(event(p, "soviet-economic-growth", "nixon")) == {"NY": 3}


class TestSputnikV:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_defense_rises_and_its_leader_gains_anywhere(self, cubes: int, side: str) -> None:
        """K.11, E.4, E.11"""
        p = race(order=("economy", "civil_rights", "defense"), issues={"defense": cubes})
        event(p, "sputnik-v", "kennedy")
        assert order(p) == ["economy", "defense", "civil_rights"]
        assert asked(p) == (side, "gain")
        assert len(legal(p, "support")) == 50
        play(p, "support TX")
        refused(p, "support TX", "limit-reached", "K.11")
        play(p, "support OH", "support AK")
        assert asked(p) == NOBODY

    def test_without_a_leader_only_the_tile_rises(self) -> None:
        """K.11, E.4"""
        p = event(race(order=("economy", "defense", "civil_rights")), "sputnik-v", "kennedy")
        assert (order(p), asked(p)) == (["defense", "economy", "civil_rights"], NOBODY)

    def test_checks(self) -> None:
        """K.11, E.8, E.7"""
        p = race(issues={"defense": 1}, draws=("N",), seed=None)
        assert states(event(p, "sputnik-v", "kennedy", "support CA", "done")) == {}
        p = race(issues={"defense": 1}, edition=FIRST, seed=None)
        assert states(event(p, "sputnik-v", "kennedy", "support CA", "done")) == {"CA": 1}


class TestNikitaKhrushchev:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_the_leader_in_defense(self, cubes: int, side: str) -> None:
        """K.13, E.4"""
        p = event(race(issues={"defense": cubes}), "nikita-khrushchev", "nixon")
        assert momentum(p) == ((3, 2) if side == "kennedy" else (2, 3))
        assert asked(p) == (side, "gain")
        play(p, "support TX")
        refused(p, "support TX", "limit-reached", "K.13")
        play(p, "support OH", "support AK")
        assert asked(p) == NOBODY
        assert order(p) == ["defense", "economy", "civil_rights"]

    def test_without_a_leader_nothing_happens(self) -> None:
        """Ruling 20: it leaves the game all the same; K.13, E.1"""
        p = event(race(issues={"economy": 1}), "nikita-khrushchev", "nixon")
        assert (momentum(p), asked(p)) == ((2, 2), NOBODY)
        assert where(p, "nikita-khrushchev") == "removed"

    def test_checks(self) -> None:
        """K.13, E.8, E.7"""
        p = race(issues={"defense": -1}, draws=("K",), seed=None)
        assert states(event(p, "nikita-khrushchev", "kennedy", "support MA", "done")) == {}
        p = race(issues={"defense": -1}, edition=FIRST, seed=None)
        assert states(event(p, "nikita-khrushchev", "kennedy", "support MA", "done")) == {"MA": -1}


class TestMartinLutherKingArrested:
    @pytest.mark.parametrize(("by", "cubes"), [("kennedy", 3), ("nixon", -3)])
    def test_whoever_plays_it_gains(self, by: str, cubes: int) -> None:
        """K.23, E.2, E.11"""
        p = event(race(), "martin-luther-king-arrested", by)
        assert order(p) == ["defense", "civil_rights", "economy"]
        assert issues(p) == {"civil_rights": cubes}

    def test_the_opponents_support_goes_first(self) -> None:
        """K.23, L.2"""
        p = race(issues={"civil_rights": -2, "economy": 1}, order=("civil_rights", "defense", "economy"))
        event(p, "martin-luther-king-arrested", "kennedy")
        assert issues(p) == {"civil_rights": 1, "economy": 1}
        assert order(p) == ["civil_rights", "defense", "economy"]


class TestCivilRightsAct:
    @pytest.mark.parametrize("by", ["kennedy", "nixon"])
    def test_civil_rights_rises_and_nixon_gains(self, by: str) -> None:
        """K.25, E.2, E.11"""
        p = event(race(issues={"civil_rights": 1, "economy": 2}), "1960-civil-rights-act", by)
        assert order(p) == ["defense", "civil_rights", "economy"]
        assert issues(p) == {"economy": 2}, "Kennedy's cube went first"
        assert issues(event(race(), "1960-civil-rights-act", by)) == {"civil_rights": -1}


class TestLunchCounterSitIns:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_civil_rights_rises_and_its_leader_gains_anywhere(self, cubes: int, side: str) -> None:
        """K.37, E.4, E.11"""
        p = event(race(issues={"civil_rights": cubes, "defense": -cubes}), "lunch-counter-sit-ins", "kennedy")
        assert order(p) == ["defense", "civil_rights", "economy"]
        assert asked(p) == (side, "gain")
        play(p, "support TX")
        refused(p, "support TX", "limit-reached", "K.37")
        play(p, "support OH", "support AK")
        assert asked(p) == NOBODY

    def test_without_a_leader_only_the_tile_rises(self) -> None:
        """K.37, E.4"""
        p = event(race(issues={"defense": 1}), "lunch-counter-sit-ins", "kennedy")
        assert (order(p), asked(p)) == (["defense", "civil_rights", "economy"], NOBODY)

    def test_checks(self) -> None:
        """K.37, E.8, E.7"""
        p = race(issues={"civil_rights": 1}, draws=("N",), seed=None)
        assert states(event(p, "lunch-counter-sit-ins", "nixon", "support CA", "done")) == {}
        p = race(issues={"civil_rights": 1}, edition=FIRST, seed=None)
        assert states(event(p, "lunch-counter-sit-ins", "nixon", "support CA", "done")) == {"CA": 1}


class TestPierreSalinger:
    def test_all_in_one_issue(self) -> None:
        """K.41, E.2, L.2"""
        p = event(race(issues={"economy": -1}), "pierre-salinger", "nixon")
        assert asked(p) == ("kennedy", "choose")
        assert legal(p) == {"topic issue-defense", "topic issue-economy", "topic issue-civil_rights"}
        play(p, "topic issue-economy")
        assert asked(p) == NOBODY
        assert issues(p) == {"economy": 2}


class TestHenryCabotLodge:
    def test_massachusetts_and_defense(self) -> None:
        """K.42, E.2"""
        p = event(race(tokens=("NY", "CA"), states={"MA": 1}, issues={"defense": 1}), "henry-cabot-lodge", "kennedy")
        assert asked(p) == NOBODY, "the candidate card is ready"
        assert (states(p), issues(p)) == ({"MA": -1}, {"defense": -1})

    @pytest.mark.parametrize(("reply", "ready"), [("reclaim", 1), ("decline", 0)])
    def test_an_exhausted_candidate_card_may_be_made_ready(self, reply: str, ready: int) -> None:
        """K.42, X.3, E.5"""
        p = race(ready=(False, False), edition=FIRST)
        event(p, "henry-cabot-lodge", "kennedy")
        assert asked(p) == ("nixon", "offer")
        assert legal(p) == {"reclaim", "decline"}
        play(p, reply)
        assert (p.sides[READY], p.sides[READY + 1]) == (0, ready)

    def test_fixed_gains_are_checked_and_the_offer_comes_last(self) -> None:
        """Ruling 1: fixed gains are checked as well; K.42, E.3, E.8"""
        p = race(states={"MA": 4}, ready=(True, False), draws=("N", "K"), seed=None)
        event(p, "henry-cabot-lodge", "nixon")
        assert (states(p), issues(p)) == ({"MA": 3}, {"defense": -2})
        assert asked(p) == ("nixon", "offer")

    def test_no_checks_with_media_support_or_in_the_first_edition(self) -> None:
        """K.42, C.7, E.7"""
        for p in (
            race(states={"MA": 4}, media={"east": -1}, seed=None),
            race(states={"MA": 4}, edition=FIRST, seed=None),
        ):
            assert states(event(p, "henry-cabot-lodge", "nixon")) == {"MA": 2}


class TestCompactOfFifthAvenue:
    def test_token_issue_state_and_media(self) -> None:
        """K.45, E.2, E.12"""
        p = event(race(issues={"civil_rights": 1}, media={"east": 1}), "compact-of-fifth-avenue", "kennedy")
        assert asked(p) == NOBODY
        assert tokens(p) == ("MA", "NY")
        assert (issues(p), states(p), media(p)) == ({}, {"NY": -2}, {})

    def test_the_token_goes_first(self) -> None:
        """Ruling 30: the token first; K.45, E.12, E.3"""
        p = event(race(), "compact-of-fifth-avenue", "nixon")
        assert log(p)[1:] == ["moved", "gained", "gained", "gained"]
        assert media(p) == {"east": -1}

    def test_the_media_support_comes_too_late_to_exempt(self) -> None:
        """K.45, E.3, E.8: in this order"""
        p = race(states={"NY": 4}, draws=("K", "N"), seed=None)
        event(p, "compact-of-fifth-avenue", "nixon")
        assert (states(p), media(p)) == ({"NY": 3}, {"east": -1})
        p = race(states={"NY": 4}, media={"east": -1}, seed=None)
        event(p, "compact-of-fifth-avenue", "nixon")
        assert (states(p), media(p)) == ({"NY": 2}, {"east": -2})

    def test_no_checks_in_the_first_edition(self) -> None:
        """K.45, E.7"""
        p = event(race(states={"NY": 4}, edition=FIRST, seed=None), "compact-of-fifth-avenue", "nixon")
        assert states(p) == {"NY": 2}


class TestRisingFoodPrices:
    @pytest.mark.parametrize("by", ["kennedy", "nixon"])
    def test_economy_rises_and_nixon_gains(self, by: str) -> None:
        """K.48, E.2, E.11, L.2"""
        p = event(race(issues={"economy": 1}), "rising-food-prices", by)
        assert order(p) == ["economy", "defense", "civil_rights"]
        assert issues(p) == {"economy": -1}


class TestMissileGap:
    @pytest.mark.parametrize("by", ["kennedy", "nixon"])
    def test_kennedy_gains_in_defense(self, by: str) -> None:
        """K.51, E.2, L.2"""
        assert issues(event(race(), "missile-gap", by)) == {"defense": 3}
        p = event(race(issues={"defense": -3, "economy": -1}), "missile-gap", by)
        assert issues(p) == {"economy": -1}
        assert order(p) == ["defense", "economy", "civil_rights"]


class TestTrialOfGaryPowers:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_defense_rises_two_places_and_its_leader_gains_momentum(self, cubes: int, side: str) -> None:
        """K.62, E.4, E.11"""
        p = race(order=("economy", "civil_rights", "defense"), issues={"defense": cubes})
        event(p, "trial-of-gary-powers", "nixon")
        assert order(p) == ["defense", "economy", "civil_rights"]
        assert momentum(p) == ((3, 2) if side == "kennedy" else (2, 3))

    def test_from_second_place_it_rises_to_the_first(self) -> None:
        """K.62, E.11"""
        p = event(race(order=("economy", "defense", "civil_rights")), "trial-of-gary-powers", "nixon")
        assert order(p) == ["defense", "economy", "civil_rights"]

    def test_without_a_leader_only_the_tile_rises(self) -> None:
        """K.62, E.4"""
        p = race(order=("economy", "civil_rights", "defense"), issues={"economy": 1})
        event(p, "trial-of-gary-powers", "nixon")
        assert (order(p), momentum(p)) == (["defense", "economy", "civil_rights"], (2, 2))


class TestGiveMeAWeek:
    @pytest.mark.parametrize("by", ["kennedy", "nixon"])
    def test_nixon_loses_momentum_and_support_in_each_issue(self, by: str) -> None:
        """K.63, E.2"""
        p = race(momentum=(2, 3), issues={"defense": -2, "economy": -1, "civil_rights": -3})
        event(p, "give-me-a-week", by)
        assert (momentum(p), issues(p)) == ((2, 1), {"defense": -1, "civil_rights": -2})

    def test_as_much_is_lost_as_is_there(self) -> None:
        """K.63, L.7, L.10"""
        p = event(race(momentum=(2, 1), issues={"defense": 2, "economy": -2}), "give-me-a-week", "kennedy")
        assert (momentum(p), issues(p)) == ((2, 0), {"defense": 2, "economy": -1})


class TestPeaceWithoutSurrender:
    @pytest.mark.parametrize("by", ["kennedy", "nixon"])
    def test_defense_rises_and_nixon_gains(self, by: str) -> None:
        """K.68, E.2, E.11"""
        p = event(race(order=("economy", "civil_rights", "defense")), "peace-without-surrender", by)
        assert order(p) == ["economy", "defense", "civil_rights"]
        assert issues(p) == {"defense": -1}


class TestRepublicanTvSpots:
    @pytest.mark.parametrize("edition", [FIRST, SECOND])
    def test_three_media_support_without_checks(self, edition: int) -> None:
        """K.75, E.2, E.10"""
        p = event(race(edition=edition, seed=None), "republican-tv-spots", "kennedy")
        assert tokens(p) == ("MA", "NY")
        assert asked(p) == ("nixon", "gain")
        assert legal(p) == {f"media region-{region}" for region in ("east", "south", "midwest", "west")}
        refused(p, "done", "must-gain", "E.5")
        play(p, "media region-west", "media region-west", "media region-south")
        assert media(p) == {"west": -2, "south": -1}
        assert asked(p) == NOBODY

    def test_kennedys_media_support_is_removed_first(self) -> None:
        """K.75, L.2"""
        p = event(race(media={"east": 2}), "republican-tv-spots", "nixon", *["media region-east"] * 3)
        assert media(p) == {"east": -1}


class TestStockMarketInDecline:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_economy_rises_two_places_and_its_leader_gains_in_new_york(self, cubes: int, side: str) -> None:
        """K.78, E.4, E.11"""
        p = race(order=("defense", "civil_rights", "economy"), issues={"economy": cubes})
        event(p, "stock-market-in-decline", "nixon")
        assert order(p) == ["economy", "defense", "civil_rights"]
        assert states(p) == {"NY": 2 if side == "kennedy" else -2}

    def test_without_a_leader_only_the_tile_rises(self) -> None:
        """K.78, E.4"""
        p = event(race(issues={"defense": 1}), "stock-market-in-decline", "nixon")
        assert (order(p), states(p)) == (["economy", "defense", "civil_rights"], {})

    def test_fixed_gains_are_checked_too(self) -> None:
        """Ruling 1: fixed gains are checked as well; K.78, E.8, E.7"""
        p = race(issues={"economy": 1}, states={"NY": -1}, tokens=("MA", "NY"), draws=("K", "N"), seed=None)
        assert states(event(p, "stock-market-in-decline", "nixon")) == {}
        p = race(issues={"economy": 1}, states={"NY": -1}, tokens=("MA", "NY"), edition=FIRST, seed=None)
        assert states(event(p, "stock-market-in-decline", "nixon")) == {"NY": 1}

    def test_all_draws_of_a_fixed_gain_are_made(self) -> None:
        """Ruling 2: all declared draws are made; K.78, E.9"""
        p = race(issues={"economy": -1}, states={"NY": 4}, draws=("N", "K"), seed=None)
        assert states(event(p, "stock-market-in-decline", "nixon")) == {"NY": 3}


class TestHerblock:
    def test_kennedy_removes_up_to_two_anywhere(self) -> None:
        """K.80, E.2, L.7"""
        p = event(race(media={"east": -1, "west": -2, "south": 1}), "herblock", "nixon")
        assert asked(p) == ("kennedy", "lose")
        assert legal(p) == {"take-media region-east", "take-media region-west", "done"}
        refused(p, "take-media region-south", "nothing-there", "L.7")
        play(p, "take-media region-west", "take-media region-west")
        assert asked(p) == NOBODY
        assert media(p) == {"east": -1, "south": 1}

    def test_it_may_be_fewer(self) -> None:
        """Ruling 27: removing is up to; K.80, E.6"""
        p = event(race(media={"east": -2}), "herblock", "kennedy", "take-media region-east", "done")
        assert media(p) == {"east": -1}
        assert media(event(race(media={"east": -2}), "herblock", "kennedy", "done")) == {"east": -2}

    def test_nothing_there(self) -> None:
        """K.80, E.3"""
        assert asked(event(race(media={"east": 2}), "herblock", "kennedy")) == NOBODY


class TestFidelCastro:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_the_leader_in_defense(self, cubes: int, side: str) -> None:
        """K.82, E.4"""
        p = event(race(issues={"defense": cubes}), "fidel-castro", "nixon")
        assert momentum(p) == ((3, 2) if side == "kennedy" else (2, 3))
        assert states(p) == {"FL": 1 if side == "kennedy" else -1}
        assert asked(p) == NOBODY

    def test_without_a_leader_nothing_happens(self) -> None:
        """Ruling 20: it leaves the game all the same; K.82, E.1"""
        p = event(race(issues={"economy": 1}), "fidel-castro", "nixon")
        assert (momentum(p), states(p)) == ((2, 2), {})
        assert where(p, "fidel-castro") == "removed"

    def test_a_fixed_gain_is_checked_too(self) -> None:
        """Ruling 1: fixed gains are checked as well; K.82, E.8, E.7"""
        p = race(issues={"defense": 1}, tokens=("MA", "FL"), draws=("N",), seed=None)
        assert states(event(p, "fidel-castro", "kennedy")) == {}
        assert momentum(p) == (3, 2)
        p = race(issues={"defense": 1}, tokens=("MA", "FL"), edition=FIRST, seed=None)
        assert states(event(p, "fidel-castro", "kennedy")) == {"FL": 1}

    def test_a_failed_check_may_be_drawn_again(self) -> None:
        """Ruling 6: every kind of check; K.31, K.82"""
        p = race(issues={"defense": 1}, tokens=("MA", "FL"), effects=PROFILES, draws=("N", "K"), seed=None)
        assert states(event(p, "fidel-castro", "kennedy", "redraw bag")) == {"FL": 1}


class TestQuemoyAndMatsu:
    @pytest.mark.parametrize(("cubes", "side"), LEADERS)
    def test_the_leader_in_defense(self, cubes: int, side: str) -> None:
        """K.84, E.4"""
        p = event(race(issues={"defense": cubes}), "quemoy-and-matsu", "kennedy")
        assert momentum(p) == ((3, 2) if side == "kennedy" else (2, 3))
        assert asked(p) == (side, "gain")
        play(p, "support TX")
        refused(p, "support TX", "limit-reached", "K.84")
        play(p, "support OH", "support AK")
        assert asked(p) == NOBODY

    def test_without_a_leader_nothing_happens(self) -> None:
        """Ruling 20: it leaves the game all the same; K.84, E.1"""
        p = event(race(issues={"civil_rights": -4}), "quemoy-and-matsu", "kennedy")
        assert (momentum(p), asked(p)) == ((2, 2), NOBODY)
        assert where(p, "quemoy-and-matsu") == "removed"

    def test_checks(self) -> None:
        """K.84, E.8, E.7"""
        p = race(issues={"defense": 1}, draws=("N",), seed=None)
        assert states(event(p, "quemoy-and-matsu", "kennedy", "support CA", "done")) == {}
        p = race(issues={"defense": 1}, edition=FIRST, seed=None)
        assert states(event(p, "quemoy-and-matsu", "kennedy", "support CA", "done")) == {"CA": 1}


class TestHerbKlein:
    def test_three_divided_at_will(self) -> None:
        """K.86, E.2, E.5"""
        p = event(race(issues={"economy": 1}), "herb-klein", "kennedy")
        assert asked(p) == ("nixon", "gain")
        assert legal(p) == {"issue issue-defense", "issue issue-economy", "issue issue-civil_rights"}
        refused(p, "done", "must-gain", "E.5")
        play(p, "issue issue-economy", "issue issue-economy", "issue issue-defense")
        assert asked(p) == NOBODY
        assert issues(p) == {"economy": -1, "defense": -1}

    def test_all_in_one_issue(self) -> None:
        """K.86"""
        assert issues(event(race(), "herb-klein", "nixon", *["issue issue-defense"] * 3)) == {"defense": -3}


class TestGiveEmHellHarry:
    def test_kennedy_chooses_where_to_lose(self) -> None:
        """Ruling 27: the loser chooses, and as many as possible go; K.92, E.2, E.6"""
        p = event(race(issues={"defense": 3, "economy": 1, "civil_rights": -2}), "give-em-hell-harry", "nixon")
        assert momentum(p) == (1, 2)
        assert asked(p) == ("kennedy", "lose")
        assert legal(p) == {"take-issue issue-defense", "take-issue issue-economy"}
        refused(p, "done", "must-lose", "E.6")
        refused(p, "take-issue issue-civil_rights", "nothing-there", "L.7")
        play(p, "take-issue issue-defense", "take-issue issue-defense")
        assert asked(p) == NOBODY
        assert issues(p) == {"defense": 1, "economy": 1, "civil_rights": -2}

    def test_no_choice_when_two_are_there(self) -> None:
        """K.92, E.6, L.10"""
        p = event(race(momentum=(0, 2), issues={"defense": 1, "economy": 1}), "give-em-hell-harry", "kennedy")
        assert (asked(p), issues(p), momentum(p)) == (NOBODY, {}, (0, 2))

    def test_with_fewer_issues_nothing_happens(self) -> None:
        """Ruling 20: it leaves the game all the same; K.92, E.1"""
        laid = {"defense": 5, "economy": -1, "civil_rights": -1}
        p = event(race(issues=laid), "give-em-hell-harry", "nixon")
        assert (asked(p), issues(p), momentum(p)) == (NOBODY, laid, (2, 2))
        assert where(p, "give-em-hell-harry") == "removed"


class TestExperienceCounts:
    @pytest.mark.parametrize("by", ["kennedy", "nixon"])
    def test_kennedy_loses_in_each_issue_and_nixon_gains_momentum(self, by: str) -> None:
        """K.93, E.2, L.7"""
        p = event(race(issues={"defense": 2, "economy": 1, "civil_rights": -1}), "experience-counts", by)
        assert (issues(p), momentum(p)) == ({"defense": 1, "civil_rights": -1}, (2, 3))

    def test_nixon_gains_though_nothing_is_lost(self) -> None:
        """K.93, E.3"""
        assert momentum(event(race(), "experience-counts", "nixon")) == (2, 3)


class TestATimeForGreatness:
    def test_nixon_loses_in_each_issue_and_kennedy_gains_anywhere(self) -> None:
        """K.95, E.2, L.7"""
        p = event(race(issues={"defense": -2, "economy": -1, "civil_rights": 1}), "a-time-for-greatness", "nixon")
        assert issues(p) == {"defense": -1, "civil_rights": 1}
        assert asked(p) == ("kennedy", "gain")
        play(p, "support TX")
        refused(p, "support TX", "limit-reached", "K.95")
        assert states(play(p, "support OH", "support AK")) == {"TX": 1, "OH": 1, "AK": 1}

    def test_kennedy_gains_though_nothing_is_lost(self) -> None:
        """K.95, E.3, E.5"""
        assert states(event(race(), "a-time-for-greatness", "kennedy", "support TX", "done")) == {"TX": 1}

    def test_checks(self) -> None:
        """K.95, E.8"""
        p = race(draws=("N",), seed=None)
        assert states(event(p, "a-time-for-greatness", "kennedy", "support CA", "done")) == {}
        p = race(media={"west": 1}, seed=None)
        assert states(event(p, "a-time-for-greatness", "kennedy", "support CA", "done")) == {"CA": 1}


@pytest.mark.parametrize(
    ("card", "first", "other"),
    [("medal-count", "civil_rights", "defense"), ("cassius-clay-wins-gold", "defense", "civil_rights")],
)
class TestMedalCountAndCassiusClay:
    def test_each_leader_loses_one(self, card: str, first: str, other: str) -> None:
        """K.96, K.97, E.4"""
        p = event(race(issues={first: 2, "economy": -2, other: 3}), card, "kennedy")
        assert issues(p) == {first: 1, "economy": -1, other: 3}
        assert momentum(p) == (2, 2)
        assert asked(p) == NOBODY

    @pytest.mark.parametrize(("sign", "left"), [(1, (1, 2)), (-1, (2, 1))])
    def test_who_leads_both_loses_momentum_too(
        self, card: str, first: str, other: str, sign: int, left: tuple[int, int]
    ) -> None:
        """Ruling 28: the common leader is judged before the losses; K.96, K.97"""
        p = event(race(issues={first: sign, "economy": sign}), card, "kennedy")
        assert (issues(p), momentum(p)) == ({}, left)

    def test_without_a_leader_an_issue_loses_nothing(self, card: str, first: str, other: str) -> None:
        """K.96, K.97, E.4, E.1"""
        p = event(race(issues={"economy": 1, other: 1}), card, "nixon")
        assert (issues(p), momentum(p)) == ({other: 1}, (2, 2))
        p = event(race(issues={first: -2, other: -1}), card, "nixon")
        assert (issues(p), momentum(p)) == ({first: -1, other: -1}, (2, 2))
        p = event(race(), card, "nixon")
        assert (issues(p), momentum(p)) == ({}, (2, 2))
        assert where(p, card) == "removed"

    def test_momentum_ends_at_none(self, card: str, first: str, other: str) -> None:
        """K.96, K.97, L.10"""
        assert momentum(event(race(momentum=(0, 2), issues={first: 1, "economy": 1}), card, "nixon")) == (0, 2)


@pytest.mark.parametrize(
    "card",
    ["give-em-hell-harry", "experience-counts", "a-time-for-greatness", "medal-count", "cassius-clay-wins-gold"],
)
def test_these_belong_to_the_second_edition(card: str) -> None:
    """S.1, S.10, K.92, K.93, K.95, K.96, K.97"""
    assert GAME.printed.card(card).editions == (SECOND,)
