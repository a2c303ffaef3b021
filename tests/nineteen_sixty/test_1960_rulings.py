"""Rulings on what the rulebooks leave open, by their numbers in the fact sheet; each test restates its ruling.

Rulings on the debates and on Election Day (4, 15, 25, 33 to 39) stand in the files about these.
"""

from __future__ import annotations

import pytest
from campaign_tools import (
    GAME,
    asked,
    bag,
    endorsements,
    event,
    go_on,
    hand,
    issues,
    legal,
    log,
    media,
    momentum,
    play,
    race,
    ready,
    refused,
    rest,
    run,
    states,
    tokens,
    turn,
    where,
)

from hustings.games.nineteen_sixty.rules import effects
from hustings.games.nineteen_sixty.rules.board import KENNEDY, NIXON, STATES
from hustings.games.nineteen_sixty.rules.momentum import MomentumPhase
from hustings.games.nineteen_sixty.rules.position import LIMITED_POSITIONING, VICE, VICE_PRESIDENTS
from hustings.games.nineteen_sixty.rules.printed import FIRST, SECOND
from hustings.games.nineteen_sixty.rules.strategy import StrategyPhase


def state(id: str) -> int:
    return STATES.index(id)


@pytest.mark.parametrize(("edition", "drawn"), [(FIRST, 0), (SECOND, 2)])
def test_ruling_01_event_support_is_checked_in_the_second_edition(edition: int, drawn: int) -> None:
    """1: a check for each cube where the opponent carries or stands, fixed amounts too; media support exempts (E.8)."""
    for given in ({"states": {"NY": -4}, "tokens": ("MA", "CA")}, {"tokens": ("MA", "NY")}):
        p = event(race(issues={"economy": 1}, edition=edition, **given), "stock-market-in-decline", "kennedy")
        assert 24 - sum(bag(p)) == drawn
        p = race(issues={"economy": 1}, media={"east": 1}, edition=edition, **given)
        event(p, "stock-market-in-decline", "kennedy")
        assert sum(bag(p)) == 24


def test_ruling_02_amounts_are_declared_before_the_draws() -> None:
    """2: state by state; all declared draws are made, and each counts for total and limit (E.9, C.8, C.9, C.10)."""
    p = race(states={"NY": -4, "NJ": -4}, draws=("N", "K", "K", "K"), seed=None)
    event(p, "mid-atlantic", "kennedy", "support NY", "checks 2")
    refused(p, "support NY", "drawn-already", "E.9")
    play(p, "support NJ", "checks 2", "done")
    assert states(p) == {"NY": -3, "NJ": -2}, (
        "the second draw in New Jersey is made although nobody carries it any more"
    )


def test_ruling_03_where_drawn_cubes_go() -> None:
    """3: none goes back into the bag; a success is placed, or removes an opposing cube (B.3, B.4)."""
    p = race(states={"NY": -4}, draws=("K", "N"), seed=None)
    event(p, "new-england", "kennedy", "support NY", "checks 2", "done")
    assert (states(p), bag(p)) == ({"NY": -3}, (11, 11))


def test_ruling_05_media_support_in_the_west_exempts_in_alaska_and_hawaii() -> None:
    """5 (C.7, L.9)"""
    p = race(states={"AK": 4, "HI": 4}, media={"west": -1})
    assert not p.in_the_way(NIXON, state("AK"))
    assert not p.in_the_way(NIXON, state("HI"))


def test_ruling_06_profiles_in_courage_covers_every_check() -> None:
    """6: campaigning, advertising, events; the failed cube stays out, and a second failure is final (K.31)."""
    p = race(kennedy=["volunteers"], effects=effects.PROFILES, momentum=(2, 0), draws=("N", "K", "N", "N"), seed=None)
    play(turn(p, "kennedy"), "advertise volunteers", "redraw bag")
    assert bag(p) == (11, 10)
    play(p, "redraw bag", "media region-east")
    assert (media(p), bag(p)) == ({"east": 1}, (11, 9))
    p = race(states={"NY": -4}, effects=effects.PROFILES, draws=("N", "K"), seed=None)
    event(p, "new-england", "nixon", "support NY", "checks 1")
    assert asked(p) == ("kennedy", "redraw")
    assert states(play(p, "redraw bag")) == {"NY": -3}


def test_ruling_07_what_exempts_from_the_hostile_press() -> None:
    """7: media support in the region and Advance Men (K.55)."""
    p = race(effects=effects.PRESS_CORPS, media={"east": -1})
    assert [p.checks_campaigning(NIXON, state(id)) for id in ("NY", "OH")] == [False, True]
    p = race(effects=effects.PRESS_CORPS | effects.NO_CHECKS[NIXON])
    assert not p.checks_campaigning(NIXON, state("OH"))


def test_ruling_08_when_momentum_is_paid() -> None:
    """8: never below 0; preempting before the action, triggering after it; a candidate card has none (L.10, P.5)."""
    p = race(momentum=(1, 0))
    p.lose_momentum(KENNEDY, 3)
    assert momentum(p) == (0, 0)
    p = play(turn(race(kennedy=["volunteers"]), "kennedy"), "position volunteers")
    assert asked(p) == ("kennedy", "preempt")
    assert asked(play(p, "allow", "done")) == ("nixon", "trigger")
    assert asked(play(turn(race(), "kennedy"), "position candidate-kennedy", "done")) == ("", "")


def test_ruling_09_any_event_by_either_player() -> None:
    """9: named players keep effects and choices (E.2)."""
    p = event(race(), "catholic-support", "nixon")
    assert asked(p) == ("kennedy", "gain")
    assert momentum(event(race(), "volunteers", "nixon")) == (2, 3)


def test_ruling_10_prevented_events() -> None:
    """10: neither played nor triggered; what lies for this turn stays (E.18, E.19, P.10)."""
    p = race(nixon=["puerto-rican-bishops"], box=["greater-houston-ministerial-association"])
    refused(turn(p, "nixon"), "event puerto-rican-bishops", "prevented", "E.18")
    assert asked(play(p, "position puerto-rican-bishops", "done")) == ("", "")
    p = event(race(effects=effects.BISHOPS), "greater-houston-ministerial-association", "kennedy", "done")
    assert not p.can_pay(KENNEDY, 1)


def test_ruling_11_no_payment_at_all() -> None:
    """11: triggering, preempting, Knee, Jackie; losses still happen, and Peace Corps is free (P.11, K.81)."""
    p = race(nixon=["volunteers"], effects=effects.JOE | effects.KNEE | effects.JACKIE)
    turn(p, "nixon")
    assert not legal(p, "event") | (legal(p, "campaign"))
    assert asked(play(p, "position volunteers"))[1] == "position", "no preempting"
    assert momentum(event(race(effects=effects.JOE), "the-old-nixon", "kennedy")) == (0, 1)
    p = race(kennedy=["volunteers"], effects=effects.BISHOPS | effects.PEACE_CORPS)
    assert asked(play(turn(p, "kennedy"), "position volunteers")) == ("kennedy", "preempt")


def test_ruling_12_payments_for_a_card() -> None:
    """12: Knee once for each card, candidate cards too; Jackie for cards from hand, not for triggering (K.2, K.85)."""
    p = race(nixon=["volunteers"], effects=effects.KNEE, momentum=(0, 2))
    play(turn(p, "nixon"), "campaign candidate-nixon", "support NV", "support NV", "done")
    assert momentum(p) == (0, 1)
    p = play(turn(race(nixon=["volunteers"], effects=effects.JACKIE), "nixon"), "event volunteers")
    assert momentum(p) == (2, 2)
    p = turn(race(kennedy=["the-new-nixon"], effects=effects.JACKIE, momentum=(0, 1)), "kennedy")
    assert momentum(play(p, "position the-new-nixon", "done", "trigger the-new-nixon")) == (0, 1)


def test_ruling_13_the_pledge() -> None:
    """13: events and the candidate card count, triggering does not; the gain comes before triggering (K.76, A.5)."""
    p = race(nixon=["volunteers"], effects=effects.PLEDGE, momentum=(0, 0))
    assert momentum(play(turn(p, "nixon"), "event volunteers")) == (1, 1)
    p = play(turn(race(effects=effects.PLEDGE, momentum=(0, 0)), "nixon"), "position candidate-nixon", "done")
    assert momentum(p) == (1, 0)
    p = play(turn(race(effects=effects.PLEDGE, momentum=(0, 0)), "nixon"), "campaign candidate-nixon", "done")
    assert momentum(p) == (0, 0)
    p = turn(race(kennedy=["volunteers"], effects=effects.PLEDGE, momentum=(0, 1)), "kennedy")
    assert momentum(play(p, "position volunteers", "done", "trigger volunteers")) == (0, 1)
    p = turn(race(nixon=["the-new-nixon"], effects=effects.PLEDGE, momentum=(0, 0)), "nixon")
    assert asked(play(p, "position the-new-nixon", "done")) == ("kennedy", "trigger")


def test_ruling_14_stump_speech() -> None:
    """14: only the player gains (K.64)."""
    assert momentum(event(race(momentum=(1, 4)), "stump-speech", "kennedy")) == (4, 4)
    assert momentum(event(race(momentum=(1, 4)), "stump-speech", "nixon")) == (1, 4)


def test_ruling_16_bans_stop_points_not_tokens() -> None:
    """16: Whistlestop and Opposition Research are bound; events that move tokens are not (C.12, C.13, E.12)."""
    p = event(race(effects=effects.EGGED, tokens=("MA", "OH")), "whistlestop", "nixon")
    refused(p, "support OH", "banned", "C.12")
    play(p, "travel region-west", "travel region-midwest")
    assert tokens(event(race(effects=effects.JEERED), "hurricane-donna", "kennedy"))[0] == "FL"


def test_ruling_17_fewer_points_and_where_the_token_ends() -> None:
    """17: in the last state used, or anywhere in the region entered (P.2, C.5)."""
    p = turn(race(kennedy=["gaffe"], momentum=(2, 0)), "kennedy")
    play(p, "campaign gaffe", "support NY", "done")
    assert tokens(p)[0] == "NY"
    p = turn(race(kennedy=["gaffe"], momentum=(2, 0)), "kennedy")
    play(p, "campaign gaffe", "travel region-south", "done")
    assert asked(p) == ("kennedy", "stand")


def test_ruling_18_prices_of_issues() -> None:
    """18: counted for each issue and action; opposing cubes first, at the same price (U.1, U.2, U.3)."""
    p = turn(race(kennedy=["gaffe"], issues={"defense": -1}, momentum=(2, 0)), "kennedy")
    play(p, "position gaffe", "issue issue-defense", "issue issue-defense", "issue issue-economy")
    assert (issues(p), asked(p)) == ({"defense": 1, "economy": 1}, ("", ""))


def test_ruling_19_rest_cubes() -> None:
    """19: for the one who plays, before anything; none for triggering, High Hopes and Tricky Dick's card (A.3, A.4)."""
    p = turn(race(kennedy=["volunteers"]), "kennedy")
    play(p, "position volunteers")
    assert rest(p) == (2, 0)
    play(p, "allow", "done", "trigger volunteers")
    assert rest(p) == (2, 0)
    assert rest(event(race(deck=["volunteers", "gaffe"]), "high-hopes", "kennedy")) == (0, 0)
    p = event(race(discard=["volunteers"]), "tricky-dick", "nixon", "replay volunteers")
    assert rest(p) == (0, 0)


def test_ruling_20_played_events_leave_the_game() -> None:
    """20: also without effect; lasting ones at the end of the turn, persistent ones to their box (E.1, E.13, P.9)."""
    places = {"the-cold-war": "removed", "nixons-knee": "force", "recount": "box"}
    for card, place in places.items():
        p = turn(race(kennedy=[card]), "kennedy")
        play(p, f"position {card}", "allow", "done", f"trigger {card}")
        assert where(p, card) == place


def test_ruling_21_the_deck_is_renewed() -> None:
    """21: the discards are shuffled when it is empty (I.2)."""
    p = race(discard=["gaffe", "recount"], draws=(("recount",),))
    p.deck_left = 0
    p.draw_cards(NIXON, 1)
    assert (hand(p, "nixon"), where(p, "gaffe")) == ({"recount"}, "deck")


def test_ruling_22_a_hand_for_the_strategy_phase() -> None:
    """22: a play that would leave too few other cards is forbidden as long as another exists (A.6, A.7, R.3)."""
    west, east = "gathering-momentum-in-the-west", "gathering-momentum-in-the-east"
    p = turn(race(kennedy=["volunteers", west]), "kennedy", spare=False)
    refused(p, "position volunteers", "keep-for-strategy", "A.6")
    p = turn(race(kennedy=["volunteers"], ready=(False, True)), "kennedy", spare=False)
    assert legal(p, "position") == {"position volunteers"}
    p = run(race(kennedy=[west, east], nixon=["gaffe"]), StrategyPhase())
    p.act(NIXON, GAME.action("set-aside gaffe"))
    play(p, "done")
    assert (p.stacks[KENNEDY], where(p, west)) == ([], "discard")
    assert log(turn(race(ready=(False, True)), "kennedy")) == ["passed"]


def test_ruling_23_high_hopes() -> None:
    """23: both icons count, Gathering Momentum too; other and prevented cards are discarded; Kennedy chooses (K.38)."""
    p = event(race(deck=["gathering-momentum-in-the-south", "gaffe"]), "high-hopes", "nixon")
    assert [where(p, card) for card in ("gathering-momentum-in-the-south", "gaffe")] == ["removed", "removed"]
    p = event(race(deck=["the-new-nixon", "catholic-support"]), "high-hopes", "nixon")
    assert (where(p, "the-new-nixon"), asked(p)) == ("discard", ("kennedy", "gain"))
    p = race(deck=["eisenhowers-silence", "volunteers"], box=["dwight-d-eisenhower"])
    event(p, "high-hopes", "kennedy")
    assert (where(p, "eisenhowers-silence"), momentum(p)) == ("discard", (3, 2))


def test_ruling_24_lyndon_johnson() -> None:
    """24: Texas gets at most 2 (K.39)."""
    p = event(race(), "lyndon-johnson", "kennedy", "support TX", "support TX")
    assert "support TX" not in legal(p)


def test_ruling_26_cards_come_into_the_hand() -> None:
    """26: from the discard pile, where the event card is not; Political Capital likewise (K.27, K.29, K.66, K.91)."""
    p = event(race(discard=["gaffe"]), "nelson-rockefeller", "nixon")
    assert legal(p, "retrieve") == {"retrieve gaffe"}
    play(p, "retrieve gaffe")
    assert hand(p, "nixon") == {"gaffe"}
    assert asked(event(race(discard=["gaffe"]), "the-great-seal-bug", "nixon")) == ("", "")
    p = event(race(deck=["gaffe", "recount"]), "political-capital", "nixon", "draw")
    assert hand(p, "nixon") == {"gaffe", "recount"}


def test_ruling_27_removing_is_up_to_and_losing_is_not() -> None:
    """27: Baptist Ministers may mix regions; with Old South and Give 'Em Hell Harry the loser chooses (E.5, E.6)."""
    p = event(race(states={"TX": 3, "OH": 3}), "baptist-ministers", "nixon", "take TX", "take OH", "done")
    assert states(p) == {"TX": 2, "OH": 2}
    p = event(race(states={"TX": 4, "GA": 4}, issues={"civil_rights": 1}), "old-south", "nixon")
    assert asked(p) == ("kennedy", "lose")
    assert "done" not in legal(p)
    p = event(race(issues={"defense": 2, "economy": 2}), "give-em-hell-harry", "nixon")
    assert asked(p) == ("kennedy", "lose")


def test_ruling_28_medal_count_judges_before_the_losses() -> None:
    """28 (E.4, K.96, K.97)"""
    p = event(race(issues={"civil_rights": 1, "economy": 1}), "medal-count", "nixon")
    assert (issues(p), momentum(p)) == ({}, (1, 2))
    p = event(race(issues={"defense": 1, "economy": -1}), "cassius-clay-wins-gold", "nixon")
    assert (issues(p), momentum(p)) == ({}, (2, 2))


def test_ruling_29_gathering_momentum() -> None:
    """29: led states are counted first; equal counts do nothing; checks where the opponent stands (K.14 to K.17)."""
    p = event(race(states={"TX": 1, "GA": -1}), "gathering-momentum-in-the-south", "nixon")
    assert (momentum(p), states(p)) == ((2, 2), {"TX": 1, "GA": -1})
    p = race(states={"TX": 1}, tokens=("MA", "FL"), draws=("N",), seed=None)
    event(p, "gathering-momentum-in-the-south", "nixon")
    assert momentum(p) == (3, 2)
    assert "FL" not in states(p)
    assert states(p)["GA"] == 1


def test_ruling_30_when_tokens_go() -> None:
    """30: with Swing State after the support, otherwise first (E.12, K.10)."""
    p = event(race(states={"OH": -1}), "swing-state", "kennedy")
    keys = log(p)
    assert (states(p), tokens(p)) == ({"OH": 4}, ("OH", "CA"))
    assert keys.index("gained") < keys.index("moved")
    keys = log(event(race(), "hurricane-donna", "kennedy"))
    assert keys.index("moved") < keys.index("gained")


def test_ruling_31_decay_and_shift() -> None:
    """31: half, rounded down, is discarded, so that 1 stays 1; the shift is optional (M.3, M.4)."""
    p = run(race(momentum=(5, 1), media={"west": 1}), MomentumPhase())
    assert momentum(p) == (3, 1)
    assert "decline" in legal(p)


def test_ruling_32_second_place_is_finished_first() -> None:
    """32: with its endorsement, before first place is awarded (M.9)."""
    p = race(momentum=(0, 0), issues={"defense": 2, "economy": 2})
    p.endorsement_deck, p.endorsements_left = [0, 4], 2
    run(p, MomentumPhase())
    play(p, "endorsement")
    assert (asked(p), momentum(p)) == (("kennedy", "gain"), (0, 0))
    play(p, "endorse region-south")
    assert (endorsements(p), momentum(p)) == ({"south": 1, "east": 1}, (1, 0))


def test_ruling_40_vice_presidents() -> None:
    """40: the discarded card gives no rest cubes; the other card its own, and it goes like any card (Y.5, Y.6)."""
    p = race(kennedy=["herblock"], variants=VICE_PRESIDENTS, momentum=(2, 1))
    p.deck = [card for card in p.deck if card not in (39, 42)]
    p.deck_left = len(p.deck)
    p.sides[VICE : VICE + 2] = [39, 42]
    play(turn(p, "kennedy"), "mate herblock", "position lyndon-johnson", "allow", "done")
    assert (rest(p), asked(p)) == ((0, 0), ("nixon", "trigger"))
    play(p, "pass")
    assert [where(p, card) for card in ("herblock", "lyndon-johnson")] == ["discard", "discard"]
    assert p.sides[VICE] == 0


def test_ruling_41_no_icon_no_limit() -> None:
    """41: Gathering Momentum and candidate cards are not limited (Y.8)."""
    for card in ("gathering-momentum-in-the-west", "candidate-kennedy"):
        p = race(kennedy=["gathering-momentum-in-the-west"], variants=LIMITED_POSITIONING, momentum=(0, 0))
        assert len(legal(play(turn(p, "kennedy"), f"position {card}"), "issue")) == 3


def test_ruling_42_east_harlem_pledge() -> None:
    """42: a loss, as far as there is something within the limit of a state; Kennedy chooses (K.24, E.6, L.7)."""
    p = event(race(states={"TX": -3, "GA": -1, "OH": -4}, issues={"civil_rights": -2}), "east-harlem-pledge", "nixon")
    assert states(p) == {"TX": -1, "OH": -4}
    assert issues(p) == {"civil_rights": -1}
    p = event(race(states={"TX": -3, "GA": -3, "FL": -3}), "east-harlem-pledge", "nixon")
    assert asked(p) == ("kennedy", "lose")
    refused(p, "done", "must-lose", "E.6")


def test_ready_cards_are_made_ready_by_events_only() -> None:
    """X.3"""
    p = go_on(event(race(ready=(False, True)), "lyndon-johnson", "kennedy", "done"))
    assert asked(p) in {("kennedy", "offer"), ("kennedy", "gain")}
    assert ready(p) == (False, True)
