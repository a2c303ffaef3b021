"""Cards whose effect lasts, one by one (chapter K)."""

from __future__ import annotations

import pytest
from campaign_tools import (
    GAME,
    Side,
    asked,
    bag,
    event,
    issues,
    legal,
    log,
    media,
    momentum,
    plays,
    race,
    refused,
    resolve,
    states,
    tokens,
    where,
)

from hustings.games.nineteen_sixty.rules.board import SEATS
from hustings.games.nineteen_sixty.rules.effects import (
    BISHOPS,
    BOBBY,
    CITIZENS,
    EGGED,
    JACKIE,
    JEERED,
    JOE,
    KEN_AIR,
    KNEE,
    LASTING,
    LOYALISTS,
    NO_CHECKS,
    OLD_SOUTH,
    PEACE_CORPS,
    PLEDGE,
    PRESS_CORPS,
    PROFILES,
    SILENCE,
    STATURE,
    SUMMER,
)
from hustings.games.nineteen_sixty.rules.position import VICE, VICE_PRESIDENTS, Race
from hustings.games.nineteen_sixty.rules.printed import FIRST
from hustings.games.nineteen_sixty.rules.strategy import EndTurn

HAND = ("whistlestop", "gaffe", "volunteers", "gallup-poll")
"""4, 4, 2 and 3 CP, without anything that lasts."""
ADVANCE_KENNEDY, ADVANCE_NIXON = NO_CHECKS


def worth(p: Race, side: Side, play: str) -> int:
    """How many points a play brings."""
    twin = p.clone()
    twin.live = True
    plays(twin, side, play)
    if play.startswith("advertise"):
        return next(entry.args[1] for entry in twin.entries if entry.key == "advertised")
    return int(twin.stack[-1].left)  # type: ignore[attr-defined]


def quiet(**layout: object) -> Race:
    """Both hold :data:`HAND`'s sort of cards and no momentum, so that nobody can preempt or trigger."""
    return race(**{"kennedy": HAND, "momentum": (0, 0), **layout})  # type: ignore[arg-type]


@pytest.mark.parametrize(("bit", "number", "seat"), LASTING)
def test_lies_in_front_until_the_turn_ends(bit: int, number: int, seat: int) -> None:
    """E.13, R.7"""
    card = GAME.printed.card_ids[number]
    p = race(issues={"civil_rights": 1 if seat == 0 else -1}, tokens=("MD", "CA"))
    event(p, card, SEATS[seat])
    if asked(p) == ("kennedy", "go"):
        p.act(0, GAME.action("go MD"))
    assert p.effects == bit
    assert where(p, card) == "force"
    assert "lasts" in log(p)
    p.push((EndTurn(),))
    p.play_on()
    assert p.effects == 0
    assert where(p, card) == "removed"


class TestGreaterHouston:
    CARD = "greater-houston-ministerial-association"
    PREVENTED = ("baptist-ministers", "norman-vincent-peale", "puerto-rican-bishops")

    def test_token_momentum_and_support(self) -> None:
        """K.1, E.2, E.12: Kennedy's, whoever plays it."""
        p = event(race(tokens=("WA", "CA")), self.CARD, "nixon")
        assert tokens(p) == ("TX", "CA")
        assert momentum(p) == (3, 2)
        assert asked(p) == ("kennedy", "gain")
        assert len(legal(p, "support")) == 50
        p.act(0, GAME.action("support TX"))
        refused(p, "support TX", "limit-reached", "K.1")
        for state in ("NY", "AK", "CA", "FL"):
            p.act(0, GAME.action(f"support {state}"))
        assert states(p) == {"TX": 1, "NY": 1, "AK": 1, "CA": 1, "FL": 1}
        assert where(p, self.CARD) == "box"

    def test_up_to_five(self) -> None:
        """K.1, E.5"""
        p = event(race(), self.CARD, "kennedy", "support NY", "done")
        assert states(p) == {"NY": 1}
        assert asked(p) == ("", "")

    def test_support_is_checked_in_the_second_edition(self) -> None:
        """Ruling 1: where Nixon carries the state or stands there; K.1, E.8, E.9"""
        p = race(states={"NY": -4, "OH": -3}, draws=("N", "K"), seed=None)
        event(p, self.CARD, "kennedy", "support NY", "support OH", "support CA", "done")
        assert states(p) == {"NY": -4, "OH": -2, "CA": 1}

    def test_support_is_not_checked_in_the_first_edition(self) -> None:
        """K.1, E.7"""
        p = race(states={"NY": -4}, edition=FIRST, seed=None)
        event(p, self.CARD, "kennedy", "support NY", "support CA", "done")
        assert states(p) == {"NY": -3, "CA": 1}

    @pytest.mark.parametrize("card", PREVENTED)
    def test_three_events_cannot_be_played_or_triggered(self, card: str) -> None:
        """Ruling 10: an event that is prevented can be neither played nor triggered; K.1, E.18, E.20, P.6, P.10"""
        p = race(box=(self.CARD,), kennedy=(card, *HAND), momentum=(5, 5))
        plays(p, "kennedy")
        refused(p, f"event {card}", "prevented", "E.18")
        assert {f"campaign {card}", f"advertise {card}", f"position {card}"} <= legal(p)
        p.act(0, GAME.action(f"position {card}"))
        assert asked(p) == ("kennedy", "position"), "there is nothing to preempt"
        p.act(0, GAME.action("done"))
        assert asked(p) == ("", ""), "and nothing to trigger"
        assert where(p, card) == "discard"

    @pytest.mark.parametrize("card", PREVENTED)
    def test_before_it_they_can(self, card: str) -> None:
        """K.1, E.18"""
        assert f"event {card}" in legal(plays(race(nixon=(card, *HAND)), "nixon"))

    def test_bishops_in_force_stay(self) -> None:
        """Ruling 10: a prevention does not end an effect that lies there for this turn; K.1, E.19"""
        p = event(race(effects=BISHOPS, momentum=(5, 5)), self.CARD, "kennedy", "done")
        assert p.effects == BISHOPS
        assert not p.can_pay(0, 1)

    def test_it_prevents_nothing_else(self) -> None:
        """K.1, E.18"""
        p = race(box=(self.CARD,))
        assert [n for n in range(1, 98) if p.prevented(n)] == [9, 44, 73]


class TestNixonsKnee:
    def test_token_goes_to_maryland(self) -> None:
        """K.2, E.12"""
        p = event(race(), "nixons-knee", "kennedy")
        assert tokens(p) == ("MA", "MD")
        assert p.effects == KNEE

    def test_nixon_pays_for_each_card_when_it_is_announced(self) -> None:
        """Ruling 12: once per card; K.2, A.5: before the rest cubes."""
        p = race(effects=KNEE, nixon=HAND, momentum=(0, 2), seed=None)
        plays(p, "nixon", "campaign volunteers", "support CA", "support CA")
        assert momentum(p) == (0, 1)
        assert log(p)[:3] == ["played", "paid", "rest-cubes"]
        plays(p, "nixon", "campaign gaffe", "done")
        assert momentum(p) == (0, 0)

    def test_without_momentum_nixon_cannot_campaign(self) -> None:
        """K.2, P.11"""
        p = plays(race(effects=KNEE, nixon=HAND, momentum=(0, 0)), "nixon")
        assert not legal(p, "campaign")
        assert {"event volunteers", "advertise volunteers", "position volunteers"} <= legal(p)
        refused(p, "campaign volunteers", "cannot-pay-campaigning", "K.2")

    def test_the_candidate_card_costs_as_well(self) -> None:
        """Ruling 12: candidate card included; K.2"""
        p = race(effects=KNEE, nixon=HAND, momentum=(0, 1))
        plays(p, "nixon", "campaign candidate-nixon", "done")
        assert momentum(p) == (0, 0)
        p = plays(race(effects=KNEE, nixon=HAND, momentum=(0, 0)), "nixon")
        refused(p, "campaign candidate-nixon", "cannot-pay-campaigning", "K.2")

    def test_other_actions_and_kennedy_are_free(self) -> None:
        """K.2"""
        p = race(effects=KNEE, nixon=HAND, kennedy=HAND[:2], momentum=(1, 1), initiative="nixon")
        plays(p, "nixon", "position volunteers", "done", "pass")
        plays(p, "kennedy", "campaign candidate-kennedy", "done")
        assert momentum(p) == (1, 1)

    @pytest.mark.parametrize("play", ["whistlestop", "opposition-research"])
    def test_campaigning_by_an_event_is_free(self, play: str) -> None:
        """K.2, K.56, K.83"""
        p = race(effects=KNEE, momentum=(0, 0))
        event(p, play, "nixon", *(["spend campaigning"] if play == "opposition-research" else []), "support CA", "done")
        assert states(p) == {"CA": -1}
        assert momentum(p) == (0, 0)


class TestVicePresidents:
    """With the optional rule, Henry Cabot Lodge is played like a card from the hand (Y.3)."""

    def lay(self, effects: int, momentum: tuple[int, int]) -> Race:
        """Nixon holds cards, and Lodge lies beside the candidate card."""
        p = race(variants=VICE_PRESIDENTS, effects=effects, nixon=("the-new-nixon", *HAND), momentum=momentum)
        p.deck = [card for card in p.deck if card != p.printed.vice_president[1]]
        p.deck_left = len(p.deck)
        p.sides[VICE + 1] = p.printed.vice_president[1]
        return p

    def test_knee_and_jackie_are_paid_for_his_card(self) -> None:
        """K.2, K.85, Y.3"""
        p = plays(self.lay(KNEE, (0, 1)), "nixon", "mate the-new-nixon", "campaign henry-cabot-lodge", "done")
        assert momentum(p) == (0, 0)
        p = plays(self.lay(JACKIE, (0, 1)), "nixon", "mate the-new-nixon", "event henry-cabot-lodge")
        assert momentum(p) == (0, 0)
        p = plays(self.lay(KNEE | JACKIE, (0, 0)), "nixon", "mate the-new-nixon")
        refused(p, "campaign henry-cabot-lodge", "cannot-pay-campaigning", "K.2")
        refused(p, "event henry-cabot-lodge", "cannot-pay-event", "K.85")

    def test_the_pledge_counts_his_card_once(self) -> None:
        """K.76, Y.3: the card that is discarded for it does not count as well."""
        p = plays(self.lay(PLEDGE, (0, 0)), "nixon", "mate the-new-nixon", "event henry-cabot-lodge")
        assert momentum(p) == (1, 0)


class TestCitizens:
    def test_one_point_more_for_nixon(self) -> None:
        """Ruling 15: at most 5, the candidate card too; K.4, P.3"""
        p = quiet(kennedy=(), nixon=HAND, effects=CITIZENS)
        for use in ("campaign", "advertise", "position"):
            assert worth(p, "nixon", f"{use} volunteers") == 3
            assert worth(p, "nixon", f"{use} gaffe") == 5
            assert worth(p, "nixon", f"{use} candidate-nixon") == 5

    def test_kennedy_has_none_of_it(self) -> None:
        """K.4, E.2: also when Kennedy plays the event."""
        p = event(quiet(), "citizens-for-nixon-lodge", "kennedy")
        assert p.effects == CITIZENS
        assert worth(p, "kennedy", "campaign volunteers") == 2

    def test_points_of_events_stay(self) -> None:
        """Ruling 15: fixed CP of events are not modified; K.4, P.4"""
        p = event(race(effects=CITIZENS), "whistlestop", "nixon")
        assert p.stack[-1].left == 7  # type: ignore[attr-defined]
        p = event(race(effects=CITIZENS), "opposition-research", "nixon", "spend campaigning")
        assert p.stack[-1].left == 3  # type: ignore[attr-defined]


class TestLateReturns:
    CARD = "late-returns-from-cook-county"

    def test_it_waits_for_election_day(self) -> None:
        """K.7, E.14, E.17"""
        p = event(race(seed=None), self.CARD, "nixon")
        assert where(p, self.CARD) == "box"
        assert states(p) == {}

    @pytest.mark.parametrize("edition", [1, 2])
    def test_kennedy_makes_five_checks(self, edition: int) -> None:
        """K.7, F.10, B.2: also where nothing would need a check."""
        p = race(states={"IL": -1}, edition=edition, draws="KNKKN", initiative="nixon", seed=None)
        resolve(p, self.CARD)
        assert states(p) == {"IL": 2}
        assert bag(p) == (9, 10)

    def test_checks_from_an_empty_bag_are_lost(self) -> None:
        """K.7, F.8"""
        p = race(bag=(2, 0), draws="KK", seed=None)
        p.dry = 1
        resolve(p, self.CARD)
        assert states(p) == {"IL": 2}
        assert log(p).count("check-lost") == 3


class TestEisenhower:
    def test_up_to_seven_for_nixon(self) -> None:
        """K.18, E.2, E.5"""
        p = event(race(), "dwight-d-eisenhower", "kennedy")
        assert asked(p) == ("nixon", "gain")
        assert len(legal(p)) == 51
        for state in ("AL", "AK", "AZ", "AR", "CA", "CO", "CT"):
            p.act(1, GAME.action(f"support {state}"))
            if p.to_act:
                refused(p, f"support {state}", "limit-reached", "K.18")
        assert states(p) == dict.fromkeys(("AL", "AK", "AZ", "AR", "CA", "CO", "CT"), -1)
        assert where(p, "dwight-d-eisenhower") == "box"

    @pytest.mark.parametrize(("edition", "draws", "left"), [(1, "", 2), (2, "K", 3)])
    def test_checks_belong_to_the_second_edition(self, edition: int, draws: str, left: int) -> None:
        """Ruling 1; K.18, E.7, E.8: Kennedy's token stands in Massachusetts."""
        p = race(states={"MA": 3}, edition=edition, draws=draws, seed=None)
        event(p, "dwight-d-eisenhower", "nixon", "support MA", "done")
        assert states(p) == {"MA": left}

    def test_it_prevents_the_silence(self) -> None:
        """Ruling 10; K.18, E.18"""
        p = race(box=("dwight-d-eisenhower",), kennedy=("eisenhowers-silence", *HAND))
        assert [n for n in range(1, 98) if p.prevented(n)] == [74]
        refused(plays(p, "kennedy"), "event eisenhowers-silence", "prevented", "E.18")

    def test_a_silence_in_force_stays(self) -> None:
        """Ruling 10; K.18, E.19"""
        p = event(race(effects=SILENCE), "dwight-d-eisenhower", "nixon", "done")
        assert p.effects == SILENCE


class TestOldSouth:
    def test_the_leader_loses_five_of_its_own_choice(self) -> None:
        """Ruling 27: the loser chooses, as many as possible; K.19, E.4, E.6"""
        p = race(states={"TX": 4, "GA": 3, "NY": 5, "VA": -2}, issues={"civil_rights": 2}, momentum=(0, 0))
        event(p, "old-south", "nixon")
        assert asked(p) == ("kennedy", "lose")
        assert legal(p) == {"take TX", "take GA"}
        refused(p, "done", "must-lose", "E.6")
        refused(p, "take VA", "nothing-there", "L.7")
        refused(p, "take NY", "not-there", "K.19")
        for state in ("TX", "TX", "TX", "GA", "TX"):
            p.act(0, GAME.action(f"take {state}"))
        assert states(p) == {"GA": 2, "NY": 5, "VA": -2}
        assert p.effects == OLD_SOUTH[0]

    def test_with_fewer_all_are_lost(self) -> None:
        """K.19, E.6: nobody is asked, and there is no limit for a state."""
        p = event(race(states={"TX": -4, "NY": -1}, issues={"civil_rights": -1}), "old-south", "nixon")
        assert states(p) == {"NY": -1}
        assert p.effects == OLD_SOUTH[1]
        assert where(p, "old-south") == "force"

    def test_the_ban_comes_with_nothing_to_lose_too(self) -> None:
        """K.19, E.3"""
        p = event(race(issues={"civil_rights": -1}), "old-south", "kennedy")
        assert p.effects == OLD_SOUTH[1]

    def test_nobody_leads(self) -> None:
        """K.19, E.4, E.1"""
        p = event(race(states={"TX": 4}), "old-south", "nixon")
        assert (states(p), p.effects) == ({"TX": 4}, 0)
        assert where(p, "old-south") == "removed"

    def test_only_the_leader_may_not_campaign_in_the_south(self) -> None:
        """Ruling 16: the ban stops points, not the token; K.19, C.12"""
        p = quiet(effects=OLD_SOUTH[0], tokens=("TX", "TX"), nixon=HAND[:3], kennedy=HAND[1:], edition=FIRST)
        plays(p, "kennedy", "campaign gaffe")
        refused(p, "support TX", "banned", "C.12")
        assert not legal(p, "support")
        p.act(0, GAME.action("travel region-midwest"))
        p.act(0, GAME.action("support OH"))
        p.act(0, GAME.action("travel region-south"))
        p.act(0, GAME.action("travel region-east"))
        assert len(states(p)) == 1
        p = quiet(effects=OLD_SOUTH[0], tokens=("MA", "TX"), nixon=HAND)
        assert "support TX" in legal(plays(p, "nixon", "campaign gaffe"))

    def test_the_leader_of_then_stays_bound(self) -> None:
        """K.19: also when somebody else leads Civil Rights later."""
        p = event(race(issues={"civil_rights": 1}, tokens=("TX", "CA")), "old-south", "kennedy")
        p.gain(1, 56, 3)
        assert issues(p) == {"civil_rights": -2}
        p.set_hand(0, [5, 22])
        plays(p, "kennedy", "campaign candidate-kennedy")
        refused(p, "support GA", "banned", "C.12")


class TestNixonEgged:
    def test_token_and_loss(self) -> None:
        """K.20, E.12, L.7"""
        p = event(race(states={"MI": -3}), "nixon-egged-in-michigan", "kennedy")
        assert tokens(p) == ("MA", "MI")
        assert states(p) == {"MI": -2}
        assert p.effects == EGGED

    def test_nothing_to_lose(self) -> None:
        """K.20, L.7: Kennedy's cubes stay, and the ban comes all the same."""
        p = event(race(states={"MI": 2}), "nixon-egged-in-michigan", "nixon")
        assert (states(p), p.effects) == ({"MI": 2}, EGGED)

    def test_no_points_in_the_midwest(self) -> None:
        """Ruling 16: entering and crossing are allowed; K.20, C.12"""
        p = plays(quiet(effects=EGGED, nixon=HAND, tokens=("MA", "MI"), kennedy=()), "nixon", "campaign gaffe")
        refused(p, "support MI", "banned", "C.12")
        assert not legal(p, "support")
        p.act(1, GAME.action("travel region-east"))
        p.act(1, GAME.action("support NY"))
        p.act(1, GAME.action("travel region-midwest"))
        p.act(1, GAME.action("done"))
        p.act(1, GAME.action("stand IA"))
        assert (states(p), tokens(p)) == ({"NY": -1}, ("MA", "IA"))

    def test_campaigning_by_events_is_bound_too(self) -> None:
        """Ruling 16: bans bind Whistlestop and Opposition Research; K.20, C.13"""
        for card in ("whistlestop", "opposition-research"):
            p = event(race(effects=EGGED, tokens=("MA", "MI")), card, "nixon")
            if card == "opposition-research":
                p.act(1, GAME.action("spend campaigning"))
            refused(p, "support OH", "banned", "C.12")

    def test_support_from_events_is_not(self) -> None:
        """K.20, C.12"""
        p = race(effects=EGGED, seed=None)
        event(p, "dwight-d-eisenhower", "nixon", "support OH", "done")
        assert states(p) == {"OH": -1}


class TestKenAir:
    def test_travel_is_free_for_kennedy(self) -> None:
        """K.26, C.11: boundaries are crossed freely, and C.5 holds."""
        p = plays(quiet(effects=KEN_AIR, seed=None), "kennedy", "campaign volunteers")
        for answer in ("travel AK", "support AK", "travel HI", "support HI", "travel region-east", "support NY"):
            p.act(0, GAME.action(answer))
        assert states(p) == {"AK": 1, "HI": 1, "NY": 1}
        assert asked(p) == ("kennedy", "campaign"), "travel still costs nothing"
        p.act(0, GAME.action("travel HI"))
        assert asked(p) == ("", "")
        assert tokens(p) == ("HI", "CA")

    def test_one_point_more_for_campaigning_only(self) -> None:
        """Ruling 15; K.26, P.3"""
        p = quiet(effects=KEN_AIR)
        assert worth(p, "kennedy", "campaign volunteers") == 3
        assert worth(p, "kennedy", "campaign candidate-kennedy") == 5
        assert worth(p, "kennedy", "advertise volunteers") == 2
        assert worth(p, "kennedy", "position volunteers") == 2

    def test_nixon_has_none_of_it(self) -> None:
        """K.26"""
        p = quiet(effects=KEN_AIR, kennedy=(), nixon=HAND)
        assert worth(p, "nixon", "campaign volunteers") == 2
        plays(p, "nixon", "campaign volunteers", "travel region-south")
        assert p.stack[-1].left == 1  # type: ignore[attr-defined]

    def test_whistlestop_travels_free_with_its_seven_points(self) -> None:
        """Ruling 15; K.26, K.83, P.4, C.13"""
        p = event(race(effects=KEN_AIR), "whistlestop", "kennedy", "travel AK", "support AK")
        assert p.stack[-1].left == 6  # type: ignore[attr-defined]


class TestJohnsonJeered:
    def test_kennedy_loses_in_texas(self) -> None:
        """K.30, L.7"""
        p = event(race(states={"TX": 2}), "johnson-jeered-in-dallas", "kennedy")
        assert (states(p), p.effects) == ({"TX": 1}, JEERED)
        p = event(race(states={"TX": -2}), "johnson-jeered-in-dallas", "nixon")
        assert (states(p), p.effects) == ({"TX": -2}, JEERED)

    def test_no_points_in_the_south(self) -> None:
        """Ruling 16; K.30, C.12, E.12: an event still sends the token there."""
        p = plays(quiet(effects=JEERED, tokens=("TX", "CA")), "kennedy", "campaign gaffe")
        refused(p, "support FL", "banned", "C.12")
        p = event(race(effects=JEERED), "hurricane-donna", "kennedy")
        assert tokens(p) == ("FL", "CA")
        assert states(p) == {"FL": 1}
        p = quiet(effects=JEERED, tokens=("MA", "TX"), kennedy=(), nixon=HAND)
        assert "support FL" in legal(plays(p, "nixon", "campaign gaffe"))


class TestProfilesInCourage:
    def test_once_more_when_campaigning(self) -> None:
        """Ruling 6: every kind of Kennedy check, campaigning; K.31, C.8"""
        p = quiet(effects=PROFILES, states={"NY": -6}, draws="NKK", seed=None)
        plays(p, "kennedy", "campaign volunteers", "support NY", "checks 2")
        assert asked(p) == ("kennedy", "redraw")
        assert legal(p) == {"redraw bag", "keep"}
        assert bag(p) == (12, 11), "the failed cube stays out of the bag"
        p.act(0, GAME.action("redraw bag"))
        assert states(p) == {"NY": -4}
        assert bag(p) == (10, 11)

    def test_a_second_failure_is_final(self) -> None:
        """K.31"""
        p = quiet(effects=PROFILES, states={"NY": -6}, draws="NNN", seed=None)
        plays(p, "kennedy", "campaign volunteers", "support NY", "checks 2", "redraw bag", "keep")
        assert states(p) == {"NY": -6}
        assert asked(p) == ("", "")

    def test_advertising(self) -> None:
        """Ruling 6: advertising; K.31, V.1: what succeeds is placed after the last draw."""
        p = quiet(effects=PROFILES, draws="NKKN", seed=None)
        plays(p, "kennedy", "advertise gallup-poll", "redraw bag", "keep")
        assert asked(p) == ("kennedy", "gain")
        p.act(0, GAME.action("media region-west"))
        p.act(0, GAME.action("media region-west"))
        assert media(p) == {"west": 2}

    def test_events_of_the_second_edition(self) -> None:
        """Ruling 6: events in edition 2; K.31, E.8"""
        p = race(effects=PROFILES, states={"IL": -4}, draws="NK", seed=None)
        event(p, "adlai-stevenson", "kennedy", "redraw bag")
        assert states(p) == {"IL": -3}

    def test_nixon_does_not_draw_again(self) -> None:
        """K.31"""
        p = quiet(effects=PROFILES, states={"CA": 4}, draws="K", nixon=HAND, seed=None)
        plays(p, "nixon", "campaign volunteers", "support CA", "checks 1")
        assert asked(p) == ("nixon", "campaign")
        assert states(p) == {"CA": 4}

    def test_an_empty_bag_is_filled_between_both_draws(self) -> None:
        """Ruling 4: reseed at once; K.31, B.6"""
        p = quiet(effects=PROFILES, states={"NY": -6}, bag=(0, 1), draws="NK", seed=None)
        plays(p, "kennedy", "campaign volunteers", "support NY", "checks 1")
        assert bag(p) == (10, 10)
        p.act(0, GAME.action("redraw bag"))
        assert bag(p) == (9, 10)


class TestEarlyReturns:
    CARD = "early-returns-from-connecticut"

    def test_it_waits(self) -> None:
        """K.32, E.17"""
        p = event(race(states={"CT": 2}, seed=None), self.CARD, "kennedy")
        assert where(p, self.CARD) == "box"
        assert states(p) == {"CT": 2}

    @pytest.mark.parametrize(("cubes", "california"), [(1, 2), (-1, -3)])
    def test_whoever_leads_connecticut(self, cubes: int, california: int) -> None:
        """Ruling 37: the leader of Connecticut is read when it is resolved; K.32"""
        p = resolve(race(states={"CT": cubes}, draws="KNKNN", seed=None), self.CARD)
        assert states(p) == {"CT": cubes, "CA": california}

    def test_nobody_leads(self) -> None:
        """K.32"""
        assert states(resolve(race(seed=None), self.CARD)) == {}


class TestUnpledgedElectors:
    def test_it_waits_for_the_tally(self) -> None:
        """K.33, E.17, F.10: nothing happens when it is played, or when the other events are resolved."""
        p = event(race(states={"AL": 2}, seed=None), "unpledged-electors", "kennedy")
        assert where(p, "unpledged-electors") == "box"
        resolve(p, "unpledged-electors")
        assert states(p) == {"AL": 2}


@pytest.mark.parametrize("card", ["lazy-shave", "harvard-brain-trust"])
class TestDebateEvents:
    def test_they_wait_for_the_debates(self, card: str) -> None:
        """K.34, K.35, E.14"""
        p = event(race(turn=5), card, "nixon")
        assert where(p, card) == "box"
        assert p.effects == 0

    def test_later_they_have_no_effect(self, card: str) -> None:
        """Ruling 25: debate events after turn 6 have no effect and leave the game; K.34, K.35, E.16"""
        p = race(turn=7, kennedy=(card, *HAND), momentum=(0, 0))
        plays(p, "kennedy", f"event {card}")
        assert where(p, card) == "removed"
        p = race(turn=8, kennedy=(card, *HAND), momentum=(0, 1))
        plays(p, "kennedy", f"position {card}", "done", f"trigger {card}")
        assert where(p, card) == "removed"


class TestPuertoRicanBishops:
    def test_kennedy_cannot_trigger(self) -> None:
        """Ruling 11: every payment is forbidden; K.44, P.11"""
        p = race(effects=BISHOPS, nixon=HAND, momentum=(5, 0))
        plays(p, "nixon", "position volunteers", "done")
        assert asked(p) == ("", "")
        assert where(p, "volunteers") == "discard"

    def test_kennedy_cannot_preempt(self) -> None:
        """Ruling 11; K.44, P.11"""
        p = plays(race(effects=BISHOPS, kennedy=HAND, momentum=(5, 5)), "kennedy", "position volunteers")
        assert asked(p) == ("kennedy", "position")

    def test_nixon_still_spends(self) -> None:
        """K.44"""
        p = race(effects=BISHOPS, kennedy=HAND, momentum=(5, 1))
        plays(p, "kennedy", "position volunteers", "done", "trigger volunteers")
        assert momentum(p) == (5, 1)

    def test_losses_still_happen(self) -> None:
        """Ruling 11: losses by events still happen; K.44, P.11"""
        assert momentum(event(race(effects=BISHOPS), "the-old-nixon", "nixon")) == (0, 1)

    def test_nobody_is_asked_to_preempt_what_kennedy_cannot_trigger(self) -> None:
        """K.44, P.5"""
        p = plays(race(effects=BISHOPS, nixon=HAND, momentum=(5, 5)), "nixon", "position volunteers")
        assert asked(p) == ("nixon", "position")


class TestBobbyKennedy:
    def test_one_point_more(self) -> None:
        """Ruling 15; K.54, P.3"""
        p = quiet(effects=BOBBY)
        for use in ("campaign", "advertise", "position"):
            assert worth(p, "kennedy", f"{use} volunteers") == 3
            assert worth(p, "kennedy", f"{use} gaffe") == 5
            assert worth(p, "kennedy", f"{use} candidate-kennedy") == 5

    def test_all_changes_are_added_first(self) -> None:
        """Ruling 15: add all that apply, then clamp to 1 to 5; K.54, K.26, K.69, K.88, P.3"""
        p = quiet(effects=BOBBY | KEN_AIR)
        assert worth(p, "kennedy", "campaign volunteers") == 4
        p = quiet(effects=BOBBY | KEN_AIR | SUMMER)
        assert worth(p, "kennedy", "campaign candidate-kennedy") == 5
        assert worth(p, "kennedy", "campaign volunteers") == 2
        p = quiet(effects=BOBBY | STATURE | SUMMER)
        assert worth(p, "kennedy", "position gaffe") == 1
        assert worth(p, "kennedy", "position candidate-kennedy") == 2

    def test_nixon_has_none_of_it(self) -> None:
        """K.54"""
        p = quiet(effects=BOBBY, kennedy=(), nixon=HAND)
        assert worth(p, "nixon", "campaign volunteers") == 2


class TestHostilePressCorps:
    @pytest.mark.parametrize("edition", [1, 2])
    def test_checks_everywhere(self, edition: int) -> None:
        """K.55, C.6, C.8: as though Kennedy carried the state."""
        p = quiet(
            effects=PRESS_CORPS, nixon=HAND, kennedy=(), states={"OR": -2}, edition=edition, draws="KN", seed=None
        )
        plays(p, "nixon", "campaign volunteers", "support OR", "checks 2")
        assert states(p) == {"OR": -3}

    def test_media_support_exempts(self) -> None:
        """Ruling 7: media in the region still exempts; K.55, C.7"""
        p = quiet(effects=PRESS_CORPS, nixon=HAND, media={"west": -1}, seed=None)
        plays(p, "nixon", "campaign volunteers", "support OR", "support OR")
        assert states(p) == {"OR": -2}

    def test_advance_men_exempt(self) -> None:
        """Ruling 7: Advance Men still exempt; K.55, K.79"""
        p = quiet(effects=PRESS_CORPS | ADVANCE_NIXON, nixon=HAND, states={"OR": 5}, seed=None)
        plays(p, "nixon", "campaign volunteers", "support OR", "support OR")
        assert states(p) == {"OR": 3}

    def test_events_and_kennedy_are_not_affected(self) -> None:
        """K.55, E.8"""
        p = race(effects=PRESS_CORPS, seed=None)
        event(p, "dwight-d-eisenhower", "nixon", "support OR", "done")
        assert states(p) == {"OR": -1}
        p = quiet(effects=PRESS_CORPS, seed=None)
        plays(p, "kennedy", "campaign volunteers", "support NY", "support NY")
        assert states(p) == {"NY": 2}


class TestJoeKennedy:
    def test_nixon_can_neither_trigger_nor_preempt(self) -> None:
        """Ruling 11; K.65, P.11"""
        p = race(effects=JOE, kennedy=HAND, momentum=(5, 5))
        plays(p, "kennedy", "position volunteers", "done")
        assert asked(p) == ("", "")
        p = plays(race(effects=JOE, nixon=HAND, momentum=(5, 5)), "nixon", "position volunteers")
        assert asked(p) == ("nixon", "position")

    def test_what_has_to_be_paid_for_cannot_be_done(self) -> None:
        """Ruling 11: Knee and Jackie as well; K.65, K.2, K.85"""
        p = plays(race(effects=JOE | KNEE | JACKIE, nixon=HAND, momentum=(5, 5)), "nixon")
        assert not legal(p, "campaign")
        assert not legal(p, "event")
        refused(p, "event volunteers", "cannot-pay-event", "K.85")
        refused(p, "campaign volunteers", "cannot-pay-campaigning", "K.2")
        assert "position volunteers" in legal(p)

    def test_losses_still_happen(self) -> None:
        """Ruling 11; K.65, P.11"""
        assert momentum(event(race(effects=JOE), "the-old-nixon", "nixon")) == (0, 1)

    def test_kennedy_still_spends(self) -> None:
        """K.65"""
        p = race(effects=JOE, nixon=HAND, momentum=(1, 5))
        plays(p, "nixon", "position volunteers", "done", "trigger volunteers")
        assert momentum(p) == (1, 5)


class TestCongressionalSummerSession:
    CARD = "congressional-summer-session"

    def test_kennedy_chooses_where_to_go(self) -> None:
        """K.69, E.2, E.12"""
        p = event(race(), self.CARD, "nixon")
        assert asked(p) == ("kennedy", "go")
        assert legal(p) == {"go MD", "go VA"}
        refused(p, "go NY", "not-there", "K.69")
        p.act(0, GAME.action("go VA"))
        assert tokens(p) == ("VA", "CA")
        assert p.effects == SUMMER

    def test_a_token_in_maryland_may_stay(self) -> None:
        """K.69, E.12"""
        p = event(race(tokens=("MD", "CA")), self.CARD, "nixon", "go MD")
        assert tokens(p) == ("MD", "CA")
        assert "moved" not in log(p)

    def test_no_ban_hinders_it(self) -> None:
        """Ruling 16: moves by events ignore bans; K.69, E.12"""
        assert tokens(event(race(effects=JEERED), self.CARD, "nixon", "go VA")) == ("VA", "CA")

    def test_two_points_less(self) -> None:
        """Ruling 15: never below 1; K.69, P.3"""
        p = quiet(effects=SUMMER)
        for use in ("campaign", "advertise", "position"):
            assert worth(p, "kennedy", f"{use} volunteers") == 1
            assert worth(p, "kennedy", f"{use} gaffe") == 2
            assert worth(p, "kennedy", f"{use} candidate-kennedy") == 3

    def test_points_of_events_stay(self) -> None:
        """Ruling 15; K.69, P.4"""
        assert event(race(effects=SUMMER), "whistlestop", "kennedy").stack[-1].left == 7  # type: ignore[attr-defined]


class TestEisenhowersSilence:
    def test_no_points_where_kennedy_leads(self) -> None:
        """K.74, C.12"""
        p = quiet(effects=SILENCE, nixon=HAND, kennedy=(), states={"CA": 1, "OR": -1})
        plays(p, "nixon", "campaign gaffe")
        refused(p, "support CA", "kennedy-leads", "K.74")
        assert {"support OR", "support NV"} <= legal(p)

    def test_judged_whenever_points_are_spent(self) -> None:
        """K.74: what Nixon gains in the meantime opens the state."""
        p = race(effects=SILENCE, states={"CA": 1})
        event(p, "dwight-d-eisenhower", "nixon", "support CA", "done")
        p.set_hand(1, [5, 22])
        assert "support CA" in legal(plays(p, "nixon", "campaign candidate-nixon"))

    def test_whistlestop_is_bound_and_kennedy_is_not(self) -> None:
        """Ruling 16; K.74, C.13"""
        p = event(race(effects=SILENCE, states={"CA": 1}), "whistlestop", "nixon")
        refused(p, "support CA", "kennedy-leads", "K.74")
        p = quiet(effects=SILENCE, states={"MA": 1, "NY": -1})
        assert {"support MA", "support NY"} <= legal(plays(p, "kennedy", "campaign gaffe"))


class TestNixonsPledge:
    @pytest.mark.parametrize(
        "answers",
        [
            ("advertise volunteers",),
            ("position volunteers", "done"),
            ("position candidate-nixon", "done"),
            ("event the-new-nixon",),
            ("event whistlestop", "done"),
        ],
    )
    def test_anything_but_campaigning(self, answers: tuple[str, ...]) -> None:
        """Ruling 13: hand cards and the candidate card, events and Whistlestop as well; K.76"""
        p = quiet(effects=PLEDGE, kennedy=(), nixon=("the-new-nixon", *HAND), draws=("K", "K"))
        plays(p, "nixon", *answers)
        assert momentum(p)[0] == 1

    @pytest.mark.parametrize("card", ["volunteers", "candidate-nixon"])
    def test_campaigning_is_what_he_pledged(self, card: str) -> None:
        """K.76"""
        p = quiet(effects=PLEDGE, kennedy=(), nixon=HAND)
        plays(p, "nixon", f"campaign {card}", "done")
        assert momentum(p) == (0, 0)

    def test_before_kennedy_decides_about_triggering(self) -> None:
        """Ruling 13: after the card is resolved; K.76, A.5"""
        p = quiet(effects=PLEDGE, kennedy=(), nixon=HAND)
        plays(p, "nixon", "position volunteers", "done")
        assert asked(p) == ("kennedy", "trigger")
        p.act(0, GAME.action("trigger volunteers"))
        assert momentum(p) == (1, 0)

    def test_it_is_worth_preempting_what_the_gain_would_pay_for(self) -> None:
        """K.76, P.5"""
        p = quiet(effects=PLEDGE, kennedy=(), nixon=HAND, momentum=(0, 2))
        assert asked(plays(p.clone(), "nixon", "position volunteers")) == ("nixon", "preempt")
        assert asked(plays(p, "nixon", "campaign volunteers")) == ("nixon", "campaign")

    def test_triggering_and_the_second_card_of_tricky_dick_do_not_count(self) -> None:
        """Ruling 13: triggering does not count; K.76, K.58"""
        p = quiet(effects=PLEDGE, momentum=(0, 1))
        plays(p, "kennedy", "position volunteers", "done", "trigger volunteers")
        assert momentum(p) == (0, 1)
        p = quiet(effects=PLEDGE, kennedy=(), nixon=("tricky-dick", *HAND), discard=("the-new-nixon",))
        plays(p, "nixon", "event tricky-dick", "replay the-new-nixon")
        assert momentum(p) == (1, 1)

    def test_the_card_that_brings_it_does_not_count(self) -> None:
        """K.76, E.13: it lasts from then on."""
        p = quiet(kennedy=(), nixon=("nixons-pledge", *HAND))
        plays(p, "nixon", "event nixons-pledge")
        assert momentum(p) == (0, 0)


class TestAdvanceMen:
    @pytest.mark.parametrize(("side", "sign", "edition"), [("kennedy", 1, 1), ("nixon", -1, 2)])
    def test_free_travel_without_checks(self, side: Side, sign: int, edition: int) -> None:
        """K.79, C.11"""
        p = quiet(states={"FL": -5 * sign, "HI": -5 * sign}, **{side: HAND}, edition=edition, seed=None)
        event(p, "advance-men", side)
        plays(p, side, "campaign volunteers", "travel HI", "support HI", "travel region-south", "support FL", "done")
        assert states(p) == {"FL": -4 * sign, "HI": -4 * sign}

    def test_only_for_who_played_it(self) -> None:
        """K.79"""
        p = quiet(states={"CA": 5}, kennedy=(), nixon=HAND, draws="KK", effects=ADVANCE_KENNEDY, seed=None)
        plays(p, "nixon", "campaign volunteers", "support CA", "checks 2")
        assert states(p) == {"CA": 5}

    def test_triggering_it_is_playing_it(self) -> None:
        """K.79, P.8"""
        p = race(kennedy=("advance-men", *HAND), momentum=(0, 1))
        plays(p, "kennedy", "position advance-men", "done", "trigger advance-men")
        assert p.effects == ADVANCE_NIXON
        assert where(p, "advance-men") == "force"

    def test_events_are_checked_as_usual(self) -> None:
        """K.79, E.8"""
        p = race(effects=ADVANCE_KENNEDY, states={"IL": -4}, draws="N", seed=None)
        event(p, "adlai-stevenson", "kennedy")
        assert states(p) == {"IL": -4}

    def test_points_must_have_an_end(self) -> None:
        """K.79, C.11, C.5: no travelling from region to region for ever."""
        p = plays(quiet(effects=ADVANCE_KENNEDY), "kennedy", "campaign volunteers", "travel region-west")
        refused(p, "travel region-east", "just-travelled", "C.11")
        p.act(0, GAME.action("done"))
        p.act(0, GAME.action("stand AZ"))
        assert tokens(p) == ("AZ", "CA")


class TestKennedysPeaceCorps:
    def test_kennedy_preempts_without_paying(self) -> None:
        """K.81, P.5: Kennedy decides with each card."""
        p = plays(race(effects=PEACE_CORPS, kennedy=HAND, momentum=(0, 5)), "kennedy", "position volunteers")
        assert asked(p) == ("kennedy", "preempt")
        p.act(0, GAME.action("preempt"))
        p.act(0, GAME.action("done"))
        assert asked(p) == ("", "")
        assert momentum(p) == (0, 5)
        plays(p, "kennedy", "position gaffe", "allow", "done")
        assert asked(p) == ("nixon", "trigger")

    def test_also_under_the_bishops(self) -> None:
        """Ruling 11: the free preempt is still allowed; K.81, K.44"""
        p = race(effects=PEACE_CORPS | BISHOPS, kennedy=HAND, momentum=(5, 5))
        plays(p, "kennedy", "position volunteers", "preempt", "done")
        assert asked(p) == ("", "")
        assert momentum(p) == (5, 5)

    def test_nixon_pays(self) -> None:
        """K.81"""
        p = race(effects=PEACE_CORPS, nixon=HAND, momentum=(1, 3))
        plays(p, "nixon", "position volunteers", "preempt", "done")
        assert momentum(p) == (1, 1)
        assert asked(plays(p, "nixon", "position gaffe")) == ("nixon", "position")


class TestJackieKennedy:
    def test_nixon_pays_for_events(self) -> None:
        """Ruling 12: payment per card that Nixon plays from hand as an event; K.85, A.5"""
        p = race(effects=JACKIE, nixon=HAND, momentum=(0, 1))
        plays(p, "nixon", "event gallup-poll")
        assert momentum(p) == (0, 0)
        assert log(p).index("paid") < log(p).index("rest-cubes") < log(p).index("event")

    def test_without_momentum_no_event(self) -> None:
        """K.85, P.11"""
        p = plays(race(effects=JACKIE, nixon=HAND, momentum=(0, 0)), "nixon")
        refused(p, "event volunteers", "cannot-pay-event", "K.85")
        assert "campaign volunteers" in legal(p)

    def test_triggering_costs_no_more(self) -> None:
        """Ruling 12: not for events that Nixon triggers; K.85, P.8"""
        p = race(effects=JACKIE, kennedy=HAND, momentum=(0, 1))
        plays(p, "kennedy", "position volunteers", "done", "trigger volunteers")
        assert momentum(p) == (0, 1)

    def test_kennedy_pays_nothing(self) -> None:
        """K.85"""
        p = race(effects=JACKIE, kennedy=HAND, momentum=(0, 0))
        plays(p, "kennedy", "event volunteers")
        assert momentum(p) == (1, 0)


class TestStevensonLoyalists:
    def test_no_points_in_the_west_and_the_midwest(self) -> None:
        """Ruling 16: entering and crossing are allowed; K.87, C.12, L.9: Alaska and Hawaii belong to the West."""
        p = quiet(effects=LOYALISTS | KEN_AIR)
        plays(p, "kennedy", "campaign gaffe", "travel AK")
        refused(p, "support AK", "banned", "C.12")
        for node, state in (("region-west", "CA"), ("region-midwest", "IL")):
            p = quiet(effects=LOYALISTS)
            plays(p, "kennedy", "campaign gaffe", f"travel {node}")
            refused(p, f"support {state}", "banned", "C.12")
        p.act(0, GAME.action("travel region-south"))
        assert "support TX" in legal(p)

    def test_nixon_is_free(self) -> None:
        """K.87"""
        p = quiet(effects=LOYALISTS, kennedy=(), nixon=HAND)
        assert "support CA" in legal(plays(p, "nixon", "campaign gaffe"))


class TestStatureGap:
    def test_two_points_less_for_positioning(self) -> None:
        """Ruling 15; K.88, P.3"""
        p = quiet(effects=STATURE)
        assert worth(p, "kennedy", "position volunteers") == 1
        assert worth(p, "kennedy", "position gaffe") == 2
        assert worth(p, "kennedy", "position candidate-kennedy") == 3
        assert worth(p, "kennedy", "campaign gaffe") == 4
        assert worth(p, "kennedy", "advertise gaffe") == 4

    def test_nixon_has_none_of_it(self) -> None:
        """K.88"""
        assert worth(quiet(effects=STATURE, kennedy=(), nixon=HAND), "nixon", "position gaffe") == 4


class TestRecount:
    def test_it_waits(self) -> None:
        """K.90, E.17"""
        assert where(event(race(seed=None), "recount", "kennedy"), "recount") == "box"

    def test_nixon_names_a_state_on_election_day(self) -> None:
        """Ruling 37: Nixon names the state when it is resolved; K.90"""
        p = resolve(race(states={"IL": 2}, draws="NKN", seed=None), "recount")
        assert asked(p) == ("nixon", "choose")
        assert len(legal(p, "pick")) == 50
        p.act(1, GAME.action("pick IL"))
        assert states(p) == {}
        assert bag(p) == (11, 10)
