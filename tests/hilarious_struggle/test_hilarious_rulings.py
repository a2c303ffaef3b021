"""The recommended rulings on what the rulebook leaves open, each under its number."""

from __future__ import annotations

import pytest
from hilarious_tools import (
    GAME,
    STATES,
    agent,
    asked,
    electors,
    ended,
    hand,
    holder,
    legal,
    log,
    objects,
    play,
    refused,
    scene,
    see,
    side,
    state,
    voters,
    where,
)


def test_ruling_01_a_round_lasts_until_both_hands_are_empty() -> None:
    """T.5: the Republicans begin each one."""
    p = scene(democrats=["D-HI"], republicans=[], turn="democrats")
    play(p, "effect D-HI")
    assert (p.round, asked(p)[0]) == (2, "republicans")


def test_ruling_02_a_card_comes_into_an_empty_hand() -> None:
    """T.4: its side takes turns again."""
    p = scene(democrats=[], republicans=["R-HI", "R-IL", "R-CO"], up={"OH": ["D-IA"]})
    play(p, "effect R-HI", "choose D-IA")
    assert asked(p)[0] == "democrats"
    play(p, "walk D-IA", "go PA")
    assert asked(p)[0] == "republicans"


def test_ruling_03_reshuffled_when_a_card_is_drawn_from_an_empty_deck() -> None:
    """T.6: an empty deck alone costs nothing."""
    p = play(scene(republicans=["R-CO", "R-HI"], deck=["R-OH", "R-IA", "R-MN"], rest="discard"), "effect R-CO")
    assert side(p, "republicans").deck == () and p.scandal == [0, 1]


def test_ruling_04_one_point_for_a_refill_and_one_for_an_effect() -> None:
    """T.6: also when both decks are made anew."""
    assert scene(democrats=[], republicans=[], rest="discard", turn="round").scandal == [1, 1]


def test_ruling_05_an_effect_draw_costs_both_a_point() -> None:
    """C.6: as any new deck does."""
    p = play(scene(republicans=["R-IA", "R-HI"], rest="discard"), "effect R-IA")
    assert p.scandal == [1, 1] and log(p).count("scandal-both") == 1


def test_ruling_06_nothing_left_to_draw() -> None:
    """T.7, E.8: fewer cards without scandal; when neither can draw, an election without a caller."""
    p = play(scene(republicans=["R-CO", "R-HI"], deck=["R-OH"], rest="removed"), "effect R-CO")
    assert hand(p, "republicans") == {"R-HI", "R-OH"} and p.scandal == [0, 1]
    p = scene(democrats=[], republicans=[], rest="removed", turn="round")
    assert ended(p) == ("democrats", "end-no-caller") and p.caller == -1


def test_ruling_07_the_card_used_last() -> None:
    """D.3: also one that was laid down as a support vote; a card discarded by an effect is not used."""
    p = scene(democrats=["D-HI", "D-AK"], republicans=["R-CO", "R-HI"], up={"OH": ["R-OH"]})
    play(p, "effect R-CO", "done", "support OH", "lay D-AK")
    assert p.last_used == 0
    p = play(scene(democrats=["D-OH", "D-HI"], republicans=["R-OH"], turn="democrats"), "effect D-OH", "choose R-OH")
    assert p.last_used == 0


def test_ruling_08_a_loss_in_the_middle_of_an_effect() -> None:
    """D.2: nothing else of it happens."""
    p = play(scene(republicans=["R-CO", "R-HI"], scandal=(0, 9)), "effect R-CO")
    assert "drew" not in log(p) and p.outcome is not None


def test_ruling_09_the_last_card_is_for_the_action() -> None:
    """T.9: no support vote with it, unless stored cards can be released."""
    refused(scene(republicans=["R-HI"], up={"OH": ["D-OH"]}), "support OH", "card-for-action", "T.9")
    p = scene(republicans=["R-HI"], up={"OH": ["D-OH"]}, front="R-PA", stored_up=["R-FL"])
    play(p, "support OH", "lay R-HI")
    assert legal(p) == {"release"}
    play(p, "release", "pick FL")
    assert voters(p, "FL") == (0, 3)


def test_ruling_10_two_cards_two_borders() -> None:
    """M.2: both are discarded; Texas is entered and crossed; agents do not block."""
    p = play(scene(agents=("CO", "MO")), "walk R-HI", "go TX", "walk R-AK")
    assert objects(p, "go") == {"CO", "LA"}
    play(p, "go CO")
    assert side(p, "republicans").discard == ("R-AK", "R-HI")


def test_ruling_11_no_travel_to_where_the_agent_is() -> None:
    """M.1: it would not be a movement."""
    p = scene(republicans=["R-TX", "R-HI"])
    refused(p, "travel R-TX", "already-there", "M.1")
    play(p, "fly R-TX")
    refused(p, "go TX", "already-there", "M.1")


def test_ruling_12_cards_for_movements() -> None:
    """M.2 to M.4: any card to walk; a state card to travel; the card of the present state to fly."""
    p = scene(republicans=["R-S1", "R-S5", "R-AK", "R-OH", "R-TX"])
    assert objects(p, "walk") == {"R-S1", "R-S5", "R-AK", "R-OH", "R-TX"}
    assert objects(p, "travel") == {"R-OH"}
    assert objects(p, "fly") == {"R-TX"}


def test_ruling_13_a_swing_state_needs_the_agent() -> None:
    """W.1: it is a vote."""
    p = scene(republicans=["R-S1", "R-HI"], up={"OH": ["D-OH"]}, agents=("NY", "FL"))
    refused(p, "vote R-S1", "not-active", "W.2")


def test_ruling_13_the_other_reading_is_an_option() -> None:
    """Y.2: into any active state, wherever the agent is; W.2 still holds, and what it does is told beforehand."""
    p = scene(republicans=["R-S1", "R-HI"], up={"OH": ["D-OH"], "MN": ["D-MN"]}, agents=("NY", "FL"), roaming=True)
    before = voters(p, "OH")
    play(p, "vote R-S1")
    assert asked(p) == ("republicans", "swing-to")
    assert legal(p, "pick") == {"pick OH", "pick MN"}
    refused(p, "pick TX", "no-voters-there", "V.6")
    refused(p, "pick FL", "not-active", "W.2")
    assert GAME.wording.label_now(p, p.to_act[0], GAME.action("pick OH")).key == "do-pick-now"
    play(p, "pick OH")
    assert voters(p, "OH")[1] == before[1] + GAME.printed.voters[GAME.printed.card_ids.index("R-S1")]
    refused(scene(republicans=["R-S1", "R-HI"], roaming=True), "vote R-S1", "nothing-active", "W.2")
    p = scene(republicans=["R-S1", "R-HI"], up={"OH": ["D-OH"]}, agents=("NY", "FL"), turn="democrats", roaming=True)
    assert "vote D-S1" not in legal(p)


def test_ruling_14_a_swing_state_at_the_election() -> None:
    """W.3: 22 states, active or not."""
    p = play(scene(republicans=["R-S5", "R-S1"]), "effect R-S5", "add R-S1")
    assert len(legal(p, "pick")) == 22 and "pick TX" not in legal(p)


def test_ruling_15_what_keeps_a_state_active() -> None:
    """V.2: face-up voter cards of either side, a swing state among them; no face-down card, none laid sideways."""
    assert state(scene(up={"OH": ["D-S1"]}), "OH").active
    assert not state(scene(down={"OH": ["D-IA"]}, laid={"OH": ["R-NC"]}), "OH").active


def test_ruling_16_all_face_up_cards_leave() -> None:
    """V.7: face-down voters stay and count; a new state card can be voted there."""
    p = scene(republicans=["R-WI", "R-HI"], up={"OH": ["R-OH"]}, down={"OH": ["R-IA"]}, agents=("NY", "OH"))
    play(p, "effect R-WI", "choose R-OH", "effect D-HI")
    assert holder(p, "OH") == "republicans" and not state(p, "OH").active
    refused(p, "support OH", "not-active", "P.2")
    play(p, "vote R-OH")
    assert voters(p, "OH") == (0, 5)


def test_ruling_17_new_york_before_any_voter() -> None:
    """J.4: held, not active."""
    p = scene()
    assert holder(p, "NY") == "democrats" and not state(p, "NY").active


def test_ruling_18_nobody_against_nobody_is_a_tie() -> None:
    """J.2, J.4: New York included, once voters have been there."""
    p = scene(democrats=["D-MI", "D-HI"], up={"NY": ["D-NY"]}, turn="democrats")
    play(p, "effect D-MI", "choose D-NY")
    assert voters(p, "NY") == (0, 0) and electors(p) == (0, 40)


def test_ruling_19_judged_after_every_change() -> None:
    """J.6: also when voters leave or move."""
    p = scene(republicans=["R-AK", "R-HI"], up={"OH": ["D-S1", "R-S1"], "MN": ["D-S2", "R-S2"]}, down={"OH": ["R-IA"]})
    assert electors(p) == (90, 60)
    play(p, "effect R-AK", "pick OH", "pick MN", "choose R-IA")
    assert holder(p, "OH") == "" and holder(p, "MN") == "republicans" and electors(p) == (90, 60)


def test_ruling_20_restricted_cards_are_not_shown() -> None:
    """P.5: the table tests them; with the option nobody does before the election (Y.1)."""
    cards = ["R-NY", "R-HI", "R-AK"]
    p = play(scene(republicans=cards, up={"OH": ["D-OH"]}, scandal=(3, 0)), "support OH", "lay R-NY")
    assert state(p, "OH", 0).down[1] == (None,) and voters(p, "OH") == (3, 1)
    p = play(scene(republicans=cards, up={"OH": ["D-OH"]}, honour=True), "support OH", "lay R-NY")
    assert voters(p, "OH") == (3, 1) and not {entry.key for entry in p.entries if entry.is_for(0)} & {"laid-down"}


@pytest.mark.parametrize("honour", [False, True])
def test_ruling_21_a_condition_that_held_when_placed(honour: bool) -> None:
    """V.3: no violation when it no longer holds at the election."""
    held = dict.fromkeys(("CA", "FL", "PA", "IL", "MI", "WA", "NC", "TN", "MN"), "republicans")
    cards = ["R-NY", "R-S5", "R-HI"]
    p = scene(republicans=cards, up={"OH": ["D-OH"]}, scandal=(3, 0), held=held, democrats=["D-HI"], honour=honour)
    play(p, "support OH", "lay R-NY", "walk R-HI", "go CO", "done", "effect D-HI")
    assert p.scandal[0] == 0
    play(p, "effect R-S5")
    assert ended(p) == ("republicans", "end-electors")


def test_ruling_22_both_have_broken_a_text() -> None:
    """E.5: the caller loses."""
    p = scene(republicans=["R-TX", "R-HI", "R-S5"], democrats=["D-TX", "D-HI"], up={"OH": ["D-OH"]}, honour=True)
    play(p, "support OH", "lay R-TX", "walk R-HI", "go CO", "done", "support OH", "lay D-TX", "walk D-HI", "go PA")
    play(p, "effect R-S5")
    assert ended(p) == ("democrats", "end-violation")


def test_ruling_23_face_down_cards_stay_one_voter() -> None:
    """E.4: turned up only for the check."""
    p = play(scene(republicans=["R-S5"], democrats=[], up={"OH": ["D-IA"]}, down={"OH": ["R-OH"]}), "effect R-S5")
    assert voters(p, "OH") == (2, 1) and p.outcome is not None


def test_ruling_24_the_order_of_the_election() -> None:
    """E.2 to E.4: the caller, the other, the check, then 270."""
    p = play(scene(republicans=["R-S5", "R-OH"], democrats=["D-FL"]), "effect R-S5", "add R-OH")
    assert asked(p)[0] == "democrats", "the caller has no more cards, and is not asked again"
    play(p, "add D-FL")
    assert log(p)[-2:] == ["tally", "end-called-in-vain"]


def test_ruling_25_a_support_vote_before_the_call() -> None:
    """E.1, T.3: before the card yes; afterwards there is no turn left."""
    p = scene(republicans=["R-S5", "R-HI"], up={"OH": ["D-OH"]}, democrats=[])
    play(p, "support OH", "lay R-HI", "effect R-S5")
    assert p.outcome is not None


def test_ruling_26_an_election_card_is_never_a_voter() -> None:
    """E.1: it can be discarded for a walk."""
    p = play(scene(republicans=["R-S5", "R-HI", "R-AK"], up={"OH": ["D-OH"]}), "support OH")
    refused(p, "lay R-S5", "never-voter", "E.1")
    play(p, "lay R-AK", "walk R-S5", "go CO")
    assert where(p, "R-S5") == "discard"


def test_ruling_27_an_election_cannot_be_forced() -> None:
    """K.18: only state cards are chosen."""
    p = play(scene(republicans=["R-OH", "R-HI"], democrats=["D-S5", "D-CO"]), "effect R-OH")
    assert objects(p, "choose") == {"D-CO"}


def test_ruling_28_as_far_as_possible() -> None:
    """C.3: what can be done is done, the rest is left out."""
    p = play(scene(republicans=["R-MO"], agents=("NY", "TX")), "effect R-MO", "go LA")
    assert agent(p, "republicans") == "LA"
    p = play(scene(democrats=["D-CA"], turn="democrats"), "effect D-CA")
    assert p.scandal == [1, 0]


def test_ruling_29_support_votes_are_discarded_unseen() -> None:
    """C.10: one at random; then it lies face up on its owner's pile."""
    p = scene(republicans=["R-MN", "R-HI"], down={"LA": ["D-OH", "D-IA"]}, chance=("D-IA",))
    play(p, "effect R-MN", "pick LA")
    assert see(p, 1).sides[0].discard == ("D-IA",)


def test_ruling_30_what_can_be_stored() -> None:
    """K.24.1: scandal counts when stored, the state when released; cards that are never voters cannot be stored."""
    p = scene(republicans=["R-WA", "R-CA", "R-TX", "R-S5", "R-S1"], front="R-PA", scandal=(0, 1))
    assert objects(p, "load") == {"R-WA", "R-S1"}
    assert "stow" in legal(p)
    play(p, "stow")
    assert objects(p, "lay") == {"R-WA", "R-S1"}


def test_ruling_31_release() -> None:
    """K.24.2: one state for all; before anybody adds cards at the election (K.24.3)."""
    p = play(scene(front="R-PA", stored_down=["R-IA"], up={"OH": ["D-OH"]}), "release")
    assert legal(p) == {"pick OH"}
    p = play(scene(republicans=["R-S5"], front="R-PA", stored_up=["R-OH"], stored_down=["R-IA"]), "effect R-S5")
    assert asked(p) == ("republicans", "release")


def test_ruling_32_storing_wherever_the_agent_is() -> None:
    """K.24.1: it needs no state."""
    assert "load R-OH" in legal(scene(republicans=["R-OH", "R-HI"], front="R-PA", agents=("NY", "CA")))


def test_ruling_33_georgia_as_a_voter() -> None:
    """K.14.1, V.3: only while behind, also as a support vote; doubled once."""
    cards = ["D-GA", "D-CO", "D-HI"]
    p = play(scene(democrats=cards, turn="democrats", up={"OH": ["D-OH"], "FL": ["R-FL"]}), "support OH")
    refused(p, "lay D-GA", "not-behind", "V.3")
    p = play(scene(democrats=cards, turn="democrats", up={"OH": ["D-OH"], "FL": ["R-FL"]}), "support FL", "lay D-GA")
    assert voters(p, "FL") == (1, 3), "face down it doubles nothing"
    p = scene(democrats=cards, turn="democrats", up={"GA": ["R-GA", "R-S1", "D-IA"]}, agents=("GA", "TX"))
    play(p, "vote D-GA", "choose D-IA")
    assert voters(p, "GA") == (6, 5)


def test_ruling_34_public_information() -> None:
    """T.8: sizes, face-down voters by state, removed cards, top cards."""
    p = scene(down={"OH": ["D-IA", "D-CO"]}, removed=["R-UT"], discard=["R-AL"])
    for seat in (0, 1, None):
        view = see(p, seat)
        assert [len(s.hand) for s in view.sides] == [2, 2] and all(len(s.deck) > 10 for s in view.sides)
        assert len(view.states[STATES.index("OH")].down[0]) == 2
        assert view.sides[1].removed == ("R-UT",) and view.sides[1].discard == ("R-AL",)


def test_ruling_35_hands_have_no_limit() -> None:
    """T.8: more than seven cards may be held."""
    cards = ["R-CO", "R-OH", "R-IA", "R-MN", "R-WI", "R-IL", "R-MI"]
    assert len(hand(play(scene(republicans=cards), "effect R-CO"), "republicans")) == 9


def test_ruling_36_voters_of_a_swing_state() -> None:
    """W.1: those that it shows, two in our reconstruction."""
    printed = GAME.printed
    assert {printed.voters[n] for n in range(60) if printed.kind[n] == 1} == {2}


def test_ruling_37_alaska_counts_what_cards_show() -> None:
    """K.32: in one state; a doubled card counts what it shows."""
    p = scene(democrats=["D-AK", "D-HI"], turn="democrats", up={"FL": ["R-FL"], "MN": ["R-S1"], "GA": ["R-AK"]})
    play(p, "effect D-AK")
    assert legal(p) == {"choose R-FL"}


def test_ruling_38_alaska_and_hawaii_at_the_election() -> None:
    """V.6, E.2: their cards are not added."""
    p = play(scene(republicans=["R-S5", "R-AK", "R-HI"]), "effect R-S5")
    assert legal(p) == {"done"}
