"""What each card of the Democrats does (chapter K)."""

from __future__ import annotations

from hilarious_tools import (
    IDS,
    STATES,
    agent,
    asked,
    electors,
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

from hustings.games.hilarious_struggle.rules.position import Struggle

SPARE = ("D-HI",)


def turn(*cards: str, **rest: object) -> Struggle:
    """A turn of the Democrats with these cards and a spare one."""
    return scene(democrats=[*cards, *SPARE], turn="democrats", **rest)  # type: ignore[arg-type]


def test_ny_home_town_parade() -> None:
    """K.3, D-NY: the agent goes home, a card is drawn."""
    p = play(turn("D-NY", agents=("OH", "TX"), deck=["D-IA"]), "effect D-NY")
    assert agent(p, "democrats") == "NY" and "D-IA" in hand(p, "democrats")
    p = play(turn("D-NY", deck=["D-IA"]), "effect D-NY")
    assert "moved" not in log(p) and "D-IA" in hand(p, "democrats")


def test_pa_bus_tour() -> None:
    """K.13, D-PA: a state card at the agent's place or next to it."""
    p = play(turn("D-PA", "D-VA", "D-OH"), "effect D-PA", "vote D-VA")
    assert voters(p, "VA") == (3, 0) and agent(p, "democrats") == "NY"


def test_oh_homework_on_the_rival() -> None:
    """K.6, C.8, D-OH: a state card of the open hand is discarded; the hand is hidden again (HS-T35)."""
    p = play(turn("D-OH", republicans=["R-OH", "R-S1", "R-CO"]), "effect D-OH")
    assert set(see(p, 0).sides[1].hand) == {"R-OH", "R-S1", "R-CO"}
    assert objects(p, "choose") == {"R-OH", "R-CO"}
    refused(p, "choose R-S1", "not-that-card", "K.6")
    play(p, "choose R-OH")
    assert where(p, "R-OH") == "discard"
    assert see(p, 0).sides[1].hand == (None, None)


def test_oh_without_state_cards() -> None:
    """K.6, C.8, D-OH: the hand is shown all the same, and nothing is discarded."""
    p = play(turn("D-OH", republicans=["R-S1", "R-S2"]), "effect D-OH")
    assert {"revealed", "no-effect"} <= set(log(p)) and hand(p, "republicans") == {"R-S1", "R-S2"}


def test_mi_shift_change() -> None:
    """K.7, D-MI: up to two face-up cards of one state come back."""
    p = turn("D-MI", up={"OH": ["D-OH", "D-S1", "D-S2"], "FL": ["D-FL", "R-FL"]}, down={"OH": ["D-IA"]})
    play(p, "effect D-MI")
    assert objects(p, "choose") == {"D-OH", "D-S1", "D-S2", "D-FL"}
    play(p, "choose D-S1")
    assert legal(p) == {"choose D-OH", "choose D-S2", "done"}
    play(p, "choose D-S2")
    assert {"D-S1", "D-S2"} <= hand(p, "democrats") and voters(p, "OH") == (4, 0)
    assert asked(p) == ("democrats", "after"), "two are the most"


def test_in_whistle_stop_train() -> None:
    """K.8, D-IN: up to four steps, then perhaps the card of the state."""
    p = play(turn("D-IN", "D-OH", "D-PA"), "effect D-IN")
    assert "done" in legal(p) and {"CO", "FL"} <= objects(p, "go") and "WA" not in objects(p, "go")
    play(p, "go OH")
    assert legal(p) == {"vote D-OH", "done"}
    refused(p, "vote D-PA", "not-near", "K.8")
    play(p, "vote D-OH")
    assert voters(p, "OH") == (3, 0) and agent(p, "democrats") == "OH"
    p = play(turn("D-IN", "D-NY"), "effect D-IN", "done", "vote D-NY")
    assert voters(p, "NY") == (3, 0)


def test_il_the_friendly_machine() -> None:
    """K.9, D-IL: up to two support votes move from one active state to another."""
    p = turn("D-IL", up={"OH": ["R-OH"], "FL": ["R-FL"]}, down={"OH": ["D-IA", "D-CO", "D-MO"], "MI": ["D-AL"]})
    play(p, "effect D-IL")
    assert legal(p) == {"pick OH"}
    play(p, "pick OH")
    assert legal(p) == {"pick FL"}
    play(p, "pick FL")
    assert legal(p) == {"choose D-IA", "choose D-CO", "choose D-MO"}
    play(p, "choose D-CO")
    assert "done" in legal(p)
    play(p, "choose D-MO")
    assert voters(p, "OH") == (1, 4) and voters(p, "FL") == (2, 3)
    assert where(p, "D-CO") == "down FL"


def test_wi_phone_bank() -> None:
    """K.10, D-WI: draw two, discard one."""
    p = play(turn("D-WI", deck=["D-IA", "D-CO"]), "effect D-WI")
    assert hand(p, "democrats") == {"D-HI", "D-IA", "D-CO"}
    play(p, "choose D-IA")
    assert where(p, "D-IA") == "discard" and len(hand(p, "democrats")) == 2


def test_mn_good_neighbours() -> None:
    """K.11, D-MN: lies where you are ahead; effects of the other side cannot touch your voters there."""
    up = {"OH": ["D-S1", "D-IA"], "FL": ["R-FL"], "IL": ["D-S2", "R-S2"]}
    p = turn("D-MN", up=up, republicans=["R-HI", "R-MN"], down={"OH": ["D-CO"]}, agents=("NY", "OH"))
    play(p, "effect D-MN")
    assert legal(p) == {"pick OH"}
    play(p, "pick OH", "done")
    assert state(p, "OH").shielded == (True, False)
    play(p, "effect R-HI")
    assert legal(p) == {"choose D-S2"}
    play(p, "choose D-S2", "done", "effect D-S2", "done", "effect R-MN")
    assert "no-effect" in log(p) and voters(p, "OH") == (5, 0)


def test_ia_county_fair_gossip() -> None:
    """K.12, D-IA: scandal for a hand with a Presidential Election, otherwise a card."""
    p = play(turn("D-IA", republicans=["R-S5"]), "effect D-IA")
    assert p.scandal == [0, 1]
    p = play(turn("D-IA", deck=["D-CO"]), "effect D-IA")
    assert p.scandal == [0, 0] and "D-CO" in hand(p, "democrats")


def test_mo_grumpy_advert() -> None:
    """K.2, D-MO: scandal for the other side; out of the game."""
    p = play(turn("D-MO"), "effect D-MO")
    assert p.scandal == [0, 2] and where(p, "D-MO") == "removed"


def test_va_volunteers_next_door() -> None:
    """K.13, D-VA: a state card at the agent's place or next to it; it must be placed if it can be."""
    p = play(turn("D-VA", "D-PA", "D-OH", agents=("NY", "TX")), "effect D-VA")
    assert legal(p) == {"vote D-PA"}
    refused(p, "vote D-OH", "not-near", "K.13")
    play(p, "vote D-PA")
    assert voters(p, "PA") == (3, 0)


def test_nc_apology_tour() -> None:
    """K.1, D-NC: two points less; out of the game."""
    p = play(turn("D-NC", scandal=(5, 0)), "effect D-NC")
    assert p.scandal == [3, 0] and where(p, "D-NC") == "removed"


def test_ga_bring_a_friend_laid() -> None:
    """K.14, K.14.2, D-GA: doubles a face-up card where you are behind; discarded when that card leaves."""
    p = turn("D-GA", "D-MI", up={"OH": ["R-OH", "D-OH"], "FL": ["D-FL"], "IL": ["D-S1", "R-S1"]})
    play(p, "effect D-GA")
    assert legal(p) == {"pick OH"}
    play(p, "pick OH", "choose D-OH")
    assert voters(p, "OH") == (6, 4) and holder(p, "OH") == "democrats"
    assert state(p, "OH").up[0][0].doubled and where(p, "D-GA") == "laid OH"
    play(p, "done", "effect R-AK", "done")
    play(p, "effect D-MI", "choose D-OH")
    assert voters(p, "OH") == (0, 4) and where(p, "D-GA") == "discard"
    p = turn("D-GA", up={"OH": ["R-OH", "R-S1", "D-IA"]}, doubles={"D-IA": "D-GA"})
    play(p, "effect D-GA")
    assert "no-effect" in log(p), "no card is doubled twice"


def test_ga_as_a_voter() -> None:
    """K.14.1, D-GA: only where you are behind; at home it doubles a card, itself included (HS-T39)."""
    refused(turn("D-GA", agents=("GA", "TX")), "vote D-GA", "not-behind", "V.3")
    p = turn("D-GA", up={"GA": ["R-GA", "D-S1"]}, agents=("GA", "TX"))
    play(p, "vote D-GA")
    assert legal(p) == {"choose D-GA", "choose D-S1"}
    play(p, "choose D-GA")
    assert voters(p, "GA") == (6, 3) and holder(p, "GA") == "democrats"
    assert where(p, "D-GA") == "up GA"


def test_ga_laid_after_it_was_a_voter() -> None:
    """K.14, K.14.1, D-GA: what it doubled as a voter has no part in the card that is laid for another one."""
    up = {"GA": ["R-GA", "R-TN", "D-S1", "D-IA"]}
    p = play(
        turn("D-GA", "D-MI", "D-CO", up=up, agents=("GA", "TX"), republicans=[]), "vote D-GA", "choose D-S1", "done"
    )
    play(p, "effect D-MI", "choose D-GA", "done", "done")
    assert voters(p, "GA") == (6, 7)
    play(p, "effect D-GA", "pick GA", "choose D-IA")
    assert voters(p, "GA") == (8, 7) and where(p, "D-GA") == "laid GA"
    p.take_up(IDS.index("D-S1"), STATES.index("GA"))
    assert voters(p, "GA") == (4, 7) and where(p, "D-GA") == "laid GA"


def test_fl_recount() -> None:
    """K.15, D-FL: a support vote where the other side leads by one or two."""
    p = turn("D-FL", up={"OH": ["D-OH"], "FL": ["R-FL"]}, down={"OH": ["R-IA", "R-CO", "R-MN", "R-NY"], "FL": ["R-WI"]})
    play(p, "effect D-FL")
    assert legal(p) == {"pick OH"}
    play(p, "pick OH")
    assert voters(p, "OH") == (3, 3) and "discarded-support" in log(p)


def test_tn_song_along_the_border() -> None:
    """K.13, D-TN: a state card next to the agent; none of a state farther away."""
    p = play(turn("D-TN", "D-NY", "D-CA"), "effect D-TN")
    assert legal(p) == {"vote D-NY"}


def test_al_sunday_best() -> None:
    """K.17, D-AL: with less scandal it spreads some, otherwise it draws; a voter only with little scandal (V.3)."""
    assert play(turn("D-AL", scandal=(1, 2)), "effect D-AL").scandal == [1, 3]
    p = play(turn("D-AL", scandal=(2, 2), deck=["D-CO"]), "effect D-AL")
    assert p.scandal == [2, 2] and "D-CO" in hand(p, "democrats")
    refused(turn("D-AL", scandal=(4, 0), agents=("AL", "TX")), "vote D-AL", "own-scandal", "V.3")
    assert "vote D-AL" in legal(turn("D-AL", scandal=(3, 0), agents=("AL", "TX")))


def test_la_paddle_steamer_band() -> None:
    """K.8, D-LA: up to four steps, then perhaps the card of the state."""
    p = play(turn("D-LA", "D-CO"), "effect D-LA", "go CO", "vote D-CO")
    assert voters(p, "CO") == (3, 0) and agent(p, "democrats") == "CO"


def test_co_generous_strangers() -> None:
    """K.19, D-CO: a point of scandal, three cards."""
    p = play(turn("D-CO"), "effect D-CO")
    assert p.scandal == [1, 0] and len(hand(p, "democrats")) == 4


def test_az_desert_detour() -> None:
    """K.20, D-AZ: the other agent, up to two steps; it has to move."""
    p = play(turn("D-AZ", agents=("NY", "CO")), "effect D-AZ")
    assert asked(p) == ("democrats", "send")
    assert {"UT", "AZ", "TX", "MO", "IA", "CA", "TN"} <= objects(p, "go") and "NY" not in objects(p, "go")
    assert "done" not in legal(p)
    play(p, "go CA")
    assert agent(p, "republicans") == "CA"


def test_ut_underdog_story() -> None:
    """K.21, D-UT: two cards with fewer electors, otherwise one; a voter only against others (V.3)."""
    assert len(hand(play(turn("D-UT"), "effect D-UT"), "democrats")) == 2
    held = {"NY": "republicans"}
    assert len(hand(play(turn("D-UT", held=held), "effect D-UT"), "democrats")) == 3
    refused(turn("D-UT", agents=("UT", "TX")), "vote D-UT", "no-rival-voter", "V.3")
    assert "vote D-UT" in legal(turn("D-UT", agents=("UT", "TX"), up={"UT": ["R-UT"]}))


def test_wa_fresh_brew() -> None:
    """K.22, D-WA: one or more discarded, as many drawn."""
    p = play(turn("D-WA", "D-IA", "D-CO", deck=["D-OH", "D-PA"]), "effect D-WA")
    assert "done" not in legal(p)
    play(p, "choose D-IA", "choose D-CO", "done")
    assert hand(p, "democrats") == {"D-HI", "D-OH", "D-PA"}
    p = play(turn("D-WA", deck=["D-OH"]), "effect D-WA", "choose D-HI")
    assert hand(p, "democrats") == {"D-OH"}


def test_ca_star_studded_gala() -> None:
    """K.4, D-CA: up to three support votes in different active states, then a point of scandal."""
    p = turn("D-CA", "D-IA", "D-CO", up={"OH": ["R-OH"], "FL": ["R-FL"]})
    play(p, "effect D-CA")
    assert legal(p) == {"support OH", "support FL"}, "one has to be made"
    play(p, "support OH", "lay D-IA")
    assert legal(p) == {"support FL", "done"}
    refused(p, "support OH", "not-that-state", "K.4")
    assert p.scandal == [0, 0]
    play(p, "done")
    assert p.scandal == [1, 0]
    assert play(turn("D-CA"), "effect D-CA").scandal == [1, 0], "also without a support vote"


def test_tx_cross_country_flight() -> None:
    """K.23, D-TX: anywhere."""
    p = play(turn("D-TX"), "effect D-TX")
    assert objects(p, "go") == set(STATES) - {"NY", "AK", "HI"}
    assert agent(play(p, "go CA"), "democrats") == "CA"


def test_ak_wrong_turn_north() -> None:
    """K.32, D-AK: cards that show exactly three together, in one state (HS-T38)."""
    p = turn("D-AK", up={"OH": ["R-S1", "R-AK", "R-OH"], "FL": ["R-FL"], "MN": ["R-S2", "R-S3"]})
    play(p, "effect D-AK")
    assert objects(p, "choose") == {"R-S1", "R-AK", "R-FL"}
    play(p, "choose R-AK")
    assert legal(p) == {"choose R-S1"}
    play(p, "choose R-S1")
    assert voters(p, "OH") == (0, 4) and where(p, "R-S1") == "discard"
    p = play(turn("D-AK", up={"MN": ["R-S2", "R-S3"]}), "effect D-AK")
    assert "no-effect" in log(p) and voters(p, "MN") == (0, 4)


def test_hi_beach_holiday() -> None:
    """K.1, D-HI: three points less; out of the game."""
    p = play(turn("D-AK", scandal=(5, 0)), "effect D-HI")
    assert p.scandal == [2, 0] and where(p, "D-HI") == "removed"


def test_swing_state() -> None:
    """K.33, D-S1: no effect of its own."""
    p = play(turn("D-S1"), "effect D-S1")
    assert where(p, "D-S1") == "discard" and electors(p) == (90, 40)


def test_presidential_election() -> None:
    """E.1, D-S5: the election is held at once."""
    p = play(turn("D-S5"), "effect D-S5")
    assert asked(p) == ("democrats", "rally") and side(p, "democrats").discard == ("D-S5",)
