"""What each card of the Republicans does (chapter K)."""

from __future__ import annotations

import pytest
from hilarious_tools import (
    STATES,
    agent,
    asked,
    electors,
    hand,
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

from hustings.games.hilarious_struggle.rules.position import Struggle

SPARE = ("R-HI",)


def turn(*cards: str, **rest: object) -> Struggle:
    """A turn of the Republicans with these cards and a spare one."""
    return scene(republicans=[*cards, *SPARE], **rest)  # type: ignore[arg-type]


def test_ny_front_page() -> None:
    """K.2, R-NY: scandal for the other side; a voter only against some scandal (V.3)."""
    assert play(turn("R-NY"), "effect R-NY").scandal == [1, 0]
    refused(turn("R-NY", agents=("NY", "NY"), scandal=(0, 2)), "vote R-NY", "rival-scandal", "V.3")
    assert "vote R-NY" in legal(turn("R-NY", agents=("NY", "NY"), scandal=(1, 0)))


def test_oh_debate_ambush() -> None:
    """K.18, C.7, R-OH: the other side carries out a card that can be; without one all stay (HS-T34)."""
    p = play(turn("R-OH", democrats=["D-CO", "D-NC", "D-S1"]), "effect R-OH")
    assert legal(p) == {"choose D-CO"}, "not one without effect"
    play(p, "choose D-CO")
    assert p.scandal == [1, 0] and len(hand(p, "democrats")) == 5
    assert where(p, "D-CO") == "discard" and where(p, "R-OH") == "discard"
    p = play(turn("R-OH", democrats=["D-NC", "D-S1"]), "effect R-OH")
    assert hand(p, "democrats") == {"D-NC", "D-S1"} and "no-effect" in log(p)


def test_oh_makes_the_other_side_choose() -> None:
    """K.18, C.4, R-OH: its owner makes the choices of the card, which goes where its own text says."""
    p = play(turn("R-OH", democrats=["D-AZ", "D-S1"]), "effect R-OH", "choose D-AZ")
    assert asked(p) == ("democrats", "send")
    play(p, "go CO")
    assert agent(p, "republicans") == "CO" and where(p, "D-AZ") == "discard"
    p = play(turn("R-OH", democrats=["D-TX", "D-MN"], up={"OH": ["D-OH"]}), "effect R-OH", "choose D-MN")
    assert asked(p) == ("democrats", "pick")
    assert where(play(p, "pick OH"), "D-MN") == "laid OH"


def test_mi_pickup_parade() -> None:
    """K.5, R-MI: up to two support votes where the agent is or next to it, also twice in one state."""
    p = turn("R-MI", "R-IA", "R-CO", up={"LA": ["D-LA"], "FL": ["D-FL"]})
    play(p, "effect R-MI")
    assert legal(p) == {"support LA"}
    refused(p, "support FL", "not-that-state", "K.5")
    play(p, "support LA", "lay R-IA", "support LA", "lay R-CO")
    assert voters(p, "LA") == (2, 2)


def test_in_pancake_breakfast() -> None:
    """K.1, R-IN: two points less; out of the game."""
    p = play(turn("R-IN", scandal=(0, 7)), "effect R-IN")
    assert p.scandal == [0, 5] and where(p, "R-IN") == "removed"


def test_il_windy_speech() -> None:
    """K.25, R-IL: a card of the other hand, at random."""
    p = play(turn("R-IL", democrats=["D-OH", "D-IA"], chance=("D-IA",)), "effect R-IL")
    assert hand(p, "democrats") == {"D-OH"} and where(p, "D-IA") == "discard"


def test_wi_cheese_and_cheers() -> None:
    """K.7, R-WI: face-up cards of one state come back; one is enough."""
    p = play(turn("R-WI", up={"OH": ["R-OH", "R-S1"]}), "effect R-WI", "choose R-OH", "done")
    assert "R-OH" in hand(p, "republicans") and voters(p, "OH") == (0, 2)


def test_mn_snowed_in() -> None:
    """K.26, R-MN: a support vote near the agent, in an active state or not."""
    p = turn("R-MN", down={"LA": ["D-IA"], "FL": ["D-CO"]})
    play(p, "effect R-MN")
    assert legal(p) == {"pick LA"}
    refused(p, "pick FL", "not-that-state", "K.26")
    play(p, "pick LA")
    assert where(p, "D-IA") == "discard" and voters(p, "LA") == (0, 0)


def test_ia_corn_dog_diplomacy() -> None:
    """K.27, R-IA: two cards drawn, one put on the deck, which only its owner sees."""
    p = play(turn("R-IA", deck=["R-CO", "R-AL"]), "effect R-IA", "choose R-CO")
    assert hand(p, "republicans") == {"R-HI", "R-AL"}
    assert side(p, "republicans").deck[0] == "R-CO" and see(p, 0).sides[1].deck[0] is None
    assert "stacked-card" in log(p, 1) and "stacked-card" not in log(p, 0)


def test_mo_steamboat_tour() -> None:
    """K.8, R-MO: the agent may stay, and the card of the state may be kept."""
    p = play(turn("R-MO", "R-LA"), "effect R-MO", "go LA")
    assert legal(p) == {"vote R-LA", "done"}
    play(p, "done")
    assert agent(p, "republicans") == "LA" and voters(p, "LA") == (0, 0)


def test_va_beltway_shuttle() -> None:
    """K.8, R-VA: up to four steps, then perhaps the card of the state."""
    p = play(turn("R-VA", "R-WI"), "effect R-VA", "go WI", "vote R-WI")
    assert voters(p, "WI") == (0, 3)


def test_nc_sold_out_bleachers() -> None:
    """K.28, R-NC: where you have a voter, the other side cannot make support votes."""
    p = turn("R-NC", up={"OH": ["D-OH"], "FL": ["D-FL"]}, down={"OH": ["R-IA"]})
    play(p, "effect R-NC")
    assert legal(p) == {"pick OH"}
    play(p, "pick OH", "done")
    assert state(p, "OH").blocked == (True, False)
    refused(p, "support OH", "support-blocked", "K.28")
    assert "support FL" in legal(p)


def test_ga_peach_caravan() -> None:
    """K.13, R-GA: a state card next to the agent."""
    p = play(turn("R-GA", "R-CO"), "effect R-GA", "vote R-CO")
    assert voters(p, "CO") == (0, 2)


def test_fl_beach_volleyball() -> None:
    """K.13, R-FL: a state card next to the agent."""
    p = play(turn("R-FL", "R-MO", "R-OH"), "effect R-FL")
    assert legal(p) == {"vote R-MO"}


def test_tn_loyal_fan_club() -> None:
    """K.11, R-TN: effects of the other side cannot touch your voters there."""
    p = turn("R-TN", up={"OH": ["R-AK", "R-S1"]}, democrats=["D-AK", "D-HI"])
    play(p, "effect R-TN", "pick OH", "done", "effect D-AK")
    assert "no-effect" in log(p) and voters(p, "OH") == (0, 3)


def test_al_rocket_town_rally() -> None:
    """K.8, R-AL: up to four steps, then perhaps the card of the state."""
    p = play(turn("R-AL", "R-FL"), "effect R-AL", "go FL", "vote R-FL")
    assert voters(p, "FL") == (0, 3)


def test_la_borrowed_speech() -> None:
    """K.29, R-LA: a card of the other hand is carried out as if it were yours; R-LA leaves the game."""
    cards = ["D-CO", "D-MN", "D-NC", "D-AZ"]
    p = turn("R-LA", democrats=cards, scandal=(0, 4), up={"OH": ["R-OH"]}, agents=("OH", "TX"))
    play(p, "effect R-LA")
    assert objects(p, "choose") == {"D-CO", "D-NC", "D-AZ"}, "none that is laid down"
    play(p, "choose D-NC")
    assert p.scandal == [0, 2]
    assert where(p, "D-NC") == "removed" and where(p, "R-LA") == "removed"
    p = play(turn("R-LA", democrats=["D-NY", "D-S1"], agents=("OH", "OH")), "effect R-LA", "choose D-NY")
    assert agent(p, "republicans") == "TX" and len(hand(p, "republicans")) == 2
    assert where(p, "D-NY") == "discard"


def test_co_mile_high_fundraiser() -> None:
    """K.19, R-CO: a point of scandal, three cards."""
    p = play(turn("R-CO"), "effect R-CO")
    assert p.scandal == [0, 1] and len(hand(p, "republicans")) == 4


def test_az_lost_luggage() -> None:
    """K.30, R-AZ: the other agent goes to New York."""
    assert agent(play(turn("R-AZ", agents=("CA", "TX")), "effect R-AZ"), "democrats") == "NY"
    assert "no-effect" in log(play(turn("R-AZ"), "effect R-AZ"))


def test_ut_early_to_bed() -> None:
    """K.1, R-UT: two points less; out of the game."""
    p = play(turn("R-UT", scandal=(0, 5)), "effect R-UT")
    assert p.scandal == [0, 3] and where(p, "R-UT") == "removed"


def test_wa_rainy_encore() -> None:
    """K.16, R-WA: one of the top five of the own pile; a voter only against others (V.3)."""
    pile = ["R-IA", "R-CO", "R-OH", "R-PA", "R-MI", "R-IN"]
    p = play(turn("R-WA", discard=pile), "effect R-WA")
    assert objects(p, "choose") == set(pile[:5])
    play(p, "choose R-MI")
    assert "R-MI" in hand(p, "republicans") and "took-discard" in log(p, 0)
    refused(turn("R-WA", agents=("NY", "WA")), "vote R-WA", "no-rival-voter", "V.3")


def test_ca_convertible_parade() -> None:
    """K.13, R-CA: a state card next to the agent; a voter only without more scandal (V.3)."""
    assert voters(play(turn("R-CA", "R-LA"), "effect R-CA", "vote R-LA"), "LA") == (0, 3)
    refused(turn("R-CA", agents=("NY", "CA"), scandal=(0, 1)), "vote R-CA", "scandal-higher", "V.3")
    assert electors(play(turn("R-CA", agents=("NY", "CA"), scandal=(1, 1)), "vote R-CA")) == (90, 100)


def test_tx_private_jet() -> None:
    """K.23, R-TX: anywhere."""
    p = play(turn("R-TX"), "effect R-TX")
    assert objects(p, "go") == set(STATES) - {"TX", "AK", "HI"}


def test_ak_dog_sled_express() -> None:
    """K.9, R-AK: support votes move; nobody else sees which."""
    p = turn("R-AK", up={"OH": ["D-OH"], "FL": ["D-FL"]}, down={"OH": ["R-IA"]})
    play(p, "effect R-AK", "pick OH", "pick FL", "choose R-IA")
    assert voters(p, "OH") == (3, 0) and voters(p, "FL") == (3, 1)
    assert state(p, "FL", 0).down[1] == (None,) and "shifted-card" not in log(p, 0)


def test_hi_two_tickets_to_paradise() -> None:
    """K.31, R-HI: a face-up card that shows two voters at most goes back; out of the game."""
    p = turn(up={"OH": ["D-OH", "D-IN"], "FL": ["D-S1"]})
    play(p, "effect R-HI")
    assert objects(p, "choose") == {"D-IN", "D-S1"}
    play(p, "choose D-IN")
    assert "D-IN" in hand(p, "democrats") and where(p, "R-HI") == "removed"


def test_swing_state() -> None:
    """K.33, R-S1: no effect of its own."""
    assert where(play(turn("R-S1"), "effect R-S1"), "R-S1") == "discard"


def test_presidential_election() -> None:
    """E.1, R-S5: the election is held at once."""
    assert see(play(turn("R-S5"), "effect R-S5")).caller == 1


# -- Pennsylvania ------------------------------------------------------------------------------------------------------


def test_pa_rainy_day_voters() -> None:
    """K.24, R-PA: it is put in front of its owner; nothing can be stored before."""
    refused(turn("R-PA", "R-OH"), "load R-OH", "no-store", "K.24")
    refused(turn("R-PA", "R-OH"), "stow", "no-store", "K.24")
    refused(turn("R-PA", "R-OH"), "release", "no-store", "K.24.2")
    p = play(turn("R-PA"), "effect R-PA", "done")
    assert where(p, "R-PA") == "front"
    assert see(p, 0).sides[1].front == "R-PA"


def test_pa_storing() -> None:
    """K.24.1, R-PA: one card by a vote, one by a support vote, wherever the agent is (HS-T40)."""
    p = turn("R-OH", "R-IA", "R-S1", "R-NY", "R-TX", front="R-PA")
    refused(p, "load R-TX", "never-voter", "V.6")
    refused(p, "load R-NY", "rival-scandal", "V.3")
    refused(p, "release", "nothing-stored", "K.24.2")
    play(p, "load R-OH")
    refused(p, "walk R-IA", "one-action", "T.2")
    play(p, "stow")
    refused(p, "lay R-TX", "never-voter", "V.6")
    play(p, "lay R-IA")
    assert asked(p)[0] == "democrats"
    assert side(p, "republicans").stored_up == ("R-OH",) and side(p, "republicans").stored_down == ("R-IA",)
    assert see(p, 0).sides[1].stored_down == (None,)


def test_pa_releasing() -> None:
    """K.24.2, R-PA: all into one state, face-up cards with what they show; R-PA itself is no voter (HS-T40)."""
    p = turn(front="R-PA", stored_up=["R-OH", "R-S1"], stored_down=["R-IA"], up={"FL": ["D-FL"]})
    play(p, "release")
    refused(p, "pick TX", "no-voters-there", "V.6")
    play(p, "pick CA")
    assert voters(p, "CA") == (0, 7) and electors(p) == (120, 100)
    assert where(p, "R-PA") == "discard" and where(p, "R-IA") == "down CA"
    assert hand(p, "republicans") == {"R-HI"}, "no card of the hand was used"


def test_pa_releasing_without_state_cards() -> None:
    """K.24.2, R-PA: then the state must be active."""
    p = play(turn(front="R-PA", stored_up=["R-S1"], stored_down=["R-IA"], up={"FL": ["D-FL"]}), "release")
    assert legal(p) == {"pick FL"}
    refused(p, "pick OH", "not-active", "K.24.2")
    play(p, "pick FL")
    assert voters(p, "FL") == (3, 3)


def test_pa_cards_that_do_not_fit_the_state() -> None:
    """K.24.2, R-PA: they are discarded."""
    p = play(turn(front="R-PA", stored_up=["R-WA", "R-OH"], stored_down=[]), "release", "pick OH")
    assert where(p, "R-WA") == "discard" and voters(p, "OH") == (0, 4)


@pytest.mark.parametrize("caller", ["democrats", "republicans"])
def test_pa_at_the_election(caller: str) -> None:
    """K.24.3, R-PA: released before anybody adds cards, whoever calls."""
    card = "D-S5" if caller == "democrats" else "R-S5"
    hands = {"democrats": ["D-HI", "D-S5"], "republicans": ["R-HI", "R-S5"]}
    p = scene(turn=caller, front="R-PA", stored_up=["R-OH"], **hands)  # type: ignore[arg-type]
    play(p, f"effect {card}")
    assert asked(p) == ("republicans", "release")
    play(p, "pick OH")
    assert voters(p, "OH") == (0, 4) and asked(p) == (caller, "rally")


def test_pa_that_cannot_be_released_at_the_election() -> None:
    """K.24.3, R-PA: without an active state face-down cards cannot go anywhere; they are discarded."""
    p = play(turn("R-S5", front="R-PA", stored_down=["R-IA"]), "effect R-S5")
    assert where(p, "R-IA") == "discard" and where(p, "R-PA") == "discard"
