"""Hilarious Struggle by its clauses, apart from the cards (chapter K) and the rulings."""

from __future__ import annotations

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

from hustings.games.hilarious_struggle.rules.position import Struggle


def start(seed: int = 0) -> Struggle:
    """A match at its first question."""
    p = GAME.setup(seed)
    assert isinstance(p, Struggle)
    return p


# -- O, S: the race and its set-up (HS-T01) ----------------------------------------------------------------------------


def test_the_board_and_the_decks() -> None:
    """O.1, O.4, O.5, O.6: two sides; 25 states, each with a card in both decks of 30; electors in tens."""
    assert GAME.seats() == ("democrats", "republicans")
    printed = GAME.printed
    assert len(STATES) == 25
    for letter in "DR":
        own = [id for id in printed.card_ids if id.startswith(letter)]
        assert len(own) == 30
        assert own[:25] == [f"{letter}-{id}" for id in STATES]
    for id, votes in zip(STATES, printed.electors, strict=True):
        assert votes == 0 if id in ("AK", "HI") else votes >= 10 and votes % 10 == 0
    assert printed.scandal_limit == 10


def test_set_up() -> None:
    """S.1 to S.5, O.2, O.3: agents, electors without voters, scandal, seven cards each, the Republicans to move."""
    p = start()
    assert (agent(p, "democrats"), agent(p, "republicans")) == ("NY", "TX")
    assert electors(p) == (90, 40)
    assert (holder(p, "NY"), holder(p, "TX")) == ("democrats", "republicans")
    assert p.scandal == [0, 0]
    assert [len(side(p, name).hand) for name in ("democrats", "republicans")] == [7, 7]
    assert [len(side(p, name).deck) for name in ("democrats", "republicans")] == [23, 23]
    assert asked(p) == ("republicans", "act")
    assert (see(p).to_win, see(p).scandal_limit) == (270, 10)
    assert not any(any(s.voters) for s in see(p).states)


# -- T: turns ----------------------------------------------------------------------------------------------------------


def test_one_action_and_no_pass() -> None:
    """T.2: there is no way to pass, and after the action only a support vote may follow (HS-T02)."""
    p = scene()
    assert "done" not in legal(p)
    play(p, "effect R-HI")
    assert asked(p) == ("democrats", "act")


def test_turns_alternate_from_the_republicans() -> None:
    """T.1: one side after the other."""
    p = start()
    assert asked(p)[0] == "republicans"
    first = side(p, "republicans").hand[0]
    play(p, f"walk {first}", "go CO", "done")
    assert asked(p)[0] == "democrats"


def test_support_once_before_or_after() -> None:
    """T.3: not both, and not twice (HS-T05)."""
    up = {"OH": ["D-OH"]}
    p = play(scene(up=up, republicans=["R-HI", "R-AK", "R-IL", "R-CO"]), "support OH", "lay R-CO")
    assert asked(p) == ("republicans", "act-after-support")
    refused(p, "support OH", "one-support", "T.3")
    play(p, "walk R-IL", "go CO")
    assert asked(p) == ("republicans", "second-step")
    refused(p, "support OH", "one-support", "T.3")
    play(p, "done")
    assert asked(p)[0] == "democrats"
    p = play(scene(up=up, republicans=["R-HI", "R-AK", "R-IL"]), "effect R-IL")
    assert asked(p) == ("republicans", "after")
    refused(p, "walk R-HI", "one-action", "T.2")
    play(p, "support OH", "lay R-AK")
    assert asked(p)[0] == "democrats"


def test_consecutive_turns() -> None:
    """T.4: with an empty hand a side waits for the other to empty its own (HS-T03, HS-T04)."""
    p = play(scene(republicans=["R-HI"], democrats=["D-HI", "D-CO", "D-AK"], scandal=(3, 0)), "effect R-HI")
    assert asked(p)[0] == "democrats"
    play(p, "effect D-AK")
    assert asked(p)[0] == "democrats"
    play(p, "effect D-HI")
    assert asked(p)[0] == "democrats"
    p = play(scene(democrats=["D-HI"], turn="democrats"), "effect D-HI")
    assert asked(p)[0] == "republicans"
    play(p, "effect R-AK")
    assert asked(p)[0] == "republicans"


def test_both_empty_begins_a_round() -> None:
    """T.5: both fill up to seven, and the Republicans begin again (HS-T03)."""
    p = play(scene(democrats=[], republicans=["R-HI"]), "effect R-HI")
    assert p.round == 2
    assert [len(side(p, name).hand) for name in ("democrats", "republicans")] == [7, 7]
    assert asked(p)[0] == "republicans"
    assert "round" in log(p)


def test_a_new_deck_costs_both_a_point() -> None:
    """T.6: what is left is drawn first; two decks made anew in one refill cost one point (HS-T06)."""
    top = ["D-OH", "D-IA", "R-OH", "R-IA"]
    p = play(scene(democrats=[], republicans=["R-HI"], deck=top, rest="discard"), "effect R-HI")
    assert p.scandal == [1, 1]
    assert {"D-OH", "D-IA"} <= hand(p, "democrats") and {"R-OH", "R-IA"} <= hand(p, "republicans")
    assert [len(side(p, name).hand) for name in ("democrats", "republicans")] == [7, 7]
    assert log(p).count("reshuffled") == 2 and log(p).count("scandal-both") == 1


def test_nothing_left_to_draw() -> None:
    """T.7: a side draws what there is; when neither can draw, an election without a caller is held."""
    p = play(scene(democrats=[], republicans=["R-HI"], deck=["D-OH"], rest="removed"), "effect R-HI")
    assert hand(p, "democrats") == {"D-OH"} and hand(p, "republicans") == {"R-HI"}
    assert p.scandal == [1, 1], "the Republicans have shuffled their one discard"
    p = play(scene(democrats=[], republicans=["R-UT"], scandal=(0, 4), rest="removed"), "effect R-UT")
    assert ended(p) == ("democrats", "end-no-caller")


def test_what_all_may_know() -> None:
    """T.8: sizes of hands and decks, own discards, and the top of the other pile; P.3: own face-down cards."""
    p = scene(discard=["D-OH", "D-IA", "R-IA", "R-OH"], up={"FL": ["R-FL"]}, down={"FL": ["D-MI", "R-MI"]})
    own, other = see(p, 0).sides[0], see(p, 1).sides[0]
    assert own.discard == ("D-OH", "D-IA")
    assert other.discard == ("D-OH", None)
    assert len(other.hand) == 2 and set(other.hand) == {None} and set(own.hand) == {"D-AK", "D-HI"}
    assert state(p, "FL", 0).down == (("D-MI",), (None,))
    assert state(p, "FL", 1).down == ((None,), ("R-MI",))
    assert state(p, "FL", None).down == ((None,), (None,))


def test_a_card_is_kept_for_the_action() -> None:
    """T.9: no support vote with the last card before the action."""
    p = scene(up={"OH": ["D-OH"]}, republicans=["R-CO"])
    refused(p, "support OH", "card-for-action", "T.9")
    play(p, "effect R-CO")
    assert asked(p) == ("republicans", "after"), "the cards that it drew can be used after the action"


# -- M: movement -------------------------------------------------------------------------------------------------------


def test_walk_one_step() -> None:
    """M.2, M.5: a card of any kind, a bordering state; the card lies face up on the own pile (HS-T08, HS-T13)."""
    p = play(scene(republicans=["R-S1", "R-AK"]), "walk R-S1")
    assert objects(p, "go") == {"CO", "MO", "LA"}
    refused(p, "go NY", "too-far", "M.2")
    refused(p, "go TX", "already-there", "M.1")
    play(p, "go LA")
    assert agent(p, "republicans") == "LA"
    assert where(p, "R-S1") == "discard"
    assert see(p, 0).sides[1].discard == ("R-S1",)


def test_walk_two_steps() -> None:
    """M.2: never back to where the walk began (HS-T09); agents do not block, Texas can be crossed."""
    p = play(scene(agents=("TX", "LA")), "walk R-HI", "go TX")
    assert asked(p) == ("republicans", "second-step")
    play(p, "walk R-AK")
    refused(p, "go LA", "not-back", "M.2")
    play(p, "go CO")
    assert agent(p, "republicans") == "CO"


def test_travel() -> None:
    """M.3: the card of the destination (HS-T10)."""
    p = play(scene(republicans=["R-OH", "R-AK", "R-S1", "R-TX"]), "travel R-OH")
    assert agent(p, "republicans") == "OH" and where(p, "R-OH") == "discard"
    p = scene(republicans=["R-OH", "R-AK", "R-S1", "R-TX"])
    refused(p, "travel R-S1", "names-no-state", "M.3")
    refused(p, "travel R-TX", "already-there", "M.1")


def test_fly() -> None:
    """M.4: the card of the present state leads anywhere but to Alaska and Hawaii (HS-T11)."""
    p = play(scene(republicans=["R-TX", "R-OH"]), "fly R-TX")
    assert objects(p, "go") == set(STATES) - {"TX", "AK", "HI"}
    play(p, "go NY")
    assert agent(p, "republicans") == "NY"
    refused(scene(republicans=["R-OH", "R-TX"]), "fly R-OH", "fly-from-here", "M.4")


def test_nobody_goes_to_alaska_or_hawaii() -> None:
    """M.1: by no movement (HS-T12)."""
    p = scene(republicans=["R-AK", "R-HI", "R-TX"])
    refused(p, "travel R-AK", "no-way-there", "M.1")
    refused(p, "travel R-HI", "no-way-there", "M.1")
    play(p, "fly R-TX")
    refused(p, "go AK", "no-way-there", "M.1")
    refused(p, "go HI", "no-way-there", "M.1")


# -- V, J: voting and judging ------------------------------------------------------------------------------------------


def test_vote() -> None:
    """V.1, V.2, J.1: where the agent is, as many voters as shown; the state is active, electors are gained (HS-T15)."""
    p = scene(republicans=["R-OH", "R-AK"], agents=("NY", "OH"))
    assert not state(p, "OH").active
    play(p, "vote R-OH")
    assert voters(p, "OH") == (0, 4) and state(p, "OH").active
    assert electors(p) == (90, 60)
    assert where(p, "R-OH") == "up OH"


def test_vote_needs_the_agent() -> None:
    """V.1: a card of another state is refused (HS-T14)."""
    refused(scene(republicans=["R-OH", "R-AK"]), "vote R-OH", "agent-elsewhere", "V.1")


def test_underlined_texts_count_when_placed() -> None:
    """V.3: refused while the condition does not hold; later changes do no harm (HS-T52)."""
    p = scene(republicans=["R-NY", "R-AL", "R-HI"], agents=("OH", "NY"))
    refused(p, "vote R-NY", "rival-scandal", "V.3")
    p = play(scene(republicans=["R-NY", "R-HI"], agents=("OH", "NY"), scandal=(3, 0)), "vote R-NY", "done")
    play(p, "effect D-HI")
    assert p.scandal[0] == 0 and voters(p, "NY") == (0, 4)


def test_a_voter_card_stays() -> None:
    """V.4: it is in no hand, deck or pile afterwards (HS-T23)."""
    p = play(scene(republicans=["R-OH", "R-AK"], agents=("NY", "OH")), "vote R-OH")
    assert where(p, "R-OH") == "up OH"


def test_no_voters_in_texas_alaska_hawaii() -> None:
    """V.6, J.5: neither Texas card is ever a voter, Alaska and Hawaii hold none (HS-T22)."""
    p = scene(republicans=["R-TX", "R-AK"], up={"OH": ["D-OH"]})
    refused(p, "vote R-TX", "never-voter", "V.6")
    refused(p, "vote R-AK", "no-voters-there", "V.6")
    play(p, "support OH")
    refused(p, "lay R-TX", "never-voter", "V.6")
    p = scene(democrats=["D-TX", "D-HI"], turn="democrats", agents=("TX", "LA"))
    refused(p, "vote D-TX", "never-voter", "V.6")
    for place in ("TX", "HI"):
        refused(p, f"support {place}", "no-voters-there", "V.6")


def test_no_longer_active() -> None:
    """V.7: without face-up cards face-down voters stay and count, but nobody can add one."""
    p = scene(republicans=["R-WI", "R-HI"], up={"OH": ["R-OH"]}, down={"OH": ["D-IA", "R-IA"]}, agents=("NY", "OH"))
    play(p, "effect R-WI", "choose R-OH")
    assert not state(p, "OH").active and voters(p, "OH") == (1, 1)
    assert holder(p, "OH") == ""
    assert asked(p)[0] == "democrats", "no state is left for a support vote"


def test_more_than_ahead_changes_nothing() -> None:
    """J.3, V.5: judged after every voter, once gained is gained (HS-T16)."""
    p = play(scene(republicans=["R-S1", "R-HI"], up={"OH": ["R-OH"]}, agents=("NY", "OH")), "vote R-S1")
    assert voters(p, "OH") == (0, 6) and electors(p) == (90, 60)
    assert "won-state" not in log(p)


def test_tie_and_overtaking() -> None:
    """J.2: at a tie the holder loses the electors, the one who overtakes gains them (HS-T17, HS-T18)."""
    p = scene(republicans=["R-S1", "R-HI", "R-CO"], up={"OH": ["D-VA"]}, down={"OH": ["D-IA"]}, agents=("NY", "OH"))
    assert electors(p) == (110, 40)
    play(p, "vote R-S1", "support OH", "lay R-CO")
    assert voters(p, "OH") == (4, 3)
    p = scene(republicans=["R-S1", "R-HI", "R-CO"], up={"OH": ["D-IA"]}, agents=("NY", "OH"))
    play(p, "vote R-S1")
    assert voters(p, "OH") == (2, 2) and electors(p) == (90, 40) and holder(p, "OH") == ""
    play(p, "support OH", "lay R-CO")
    assert voters(p, "OH") == (2, 3) and electors(p) == (90, 60)


def test_a_tie_from_nothing_gives_nothing() -> None:
    """J.2: two voters against none, then two against two (HS-T19)."""
    p = scene(democrats=["D-S1", "D-HI"], up={"MN": ["R-MN"]}, agents=("MN", "TX"), turn="democrats")
    play(p, "vote D-S1")
    assert voters(p, "MN") == (2, 2) and electors(p) == (90, 40)


def test_new_york() -> None:
    """J.4: held without voters until the first ones come; a tie frees it (HS-T20, HS-T21)."""
    p = scene(republicans=["R-NY", "R-HI"], democrats=["D-NY", "D-HI"], agents=("NY", "NY"), scandal=(3, 0))
    play(p, "vote R-NY", "done")
    assert electors(p) == (0, 130)
    play(p, "vote D-NY", "support NY", "lay D-HI")
    assert voters(p, "NY") == (4, 4) and electors(p) == (0, 40)


def test_judged_when_voters_leave() -> None:
    """J.6: taken back, discarded, moved or doubled voters are counted again."""
    p = scene(republicans=["R-WI", "R-HI"], up={"OH": ["R-OH", "D-OH"]}, agents=("NY", "OH"))
    assert electors(p) == (90, 60)
    play(p, "effect R-WI", "choose R-OH")
    assert electors(p) == (110, 40)


# -- C: effects --------------------------------------------------------------------------------------------------------


def test_an_effect_and_its_card() -> None:
    """C.1, C.4: the holder carries it out, then it lies on the pile (HS-T31)."""
    p = play(scene(republicans=["R-CO", "R-HI"]), "effect R-CO")
    assert p.scandal == [0, 1] and where(p, "R-CO") == "discard"


def test_an_effect_in_vain() -> None:
    """C.3: a card that can do nothing is discarded, and the turn is used (HS-T32)."""
    p = play(scene(republicans=["R-UT", "R-HI"]), "effect R-UT")
    assert where(p, "R-UT") == "discard" and "no-effect" in log(p)
    assert asked(p)[0] == "democrats"


def test_an_effect_cannot_be_declined() -> None:
    """C.3: what can be done must be done (HS-T33)."""
    p = play(scene(republicans=["R-HI", "R-AK"], up={"OH": ["D-IA"]}), "effect R-HI")
    assert legal(p) == {"choose D-IA"}


def test_texts_go_before_rules() -> None:
    """C.2: a vote without the agent, where a text allows it (HS-T42)."""
    p = play(scene(republicans=["R-GA", "R-LA", "R-HI"]), "effect R-GA", "vote R-LA")
    assert where(p, "R-LA") == "up LA" and agent(p, "republicans") == "TX"


def test_removed_for_good() -> None:
    """C.5: removed cards do not come back with a new deck (HS-T36)."""
    p = scene(democrats=[], republicans=["R-UT"], scandal=(0, 5), rest="discard")
    play(p, "effect R-UT")
    assert where(p, "R-UT") == "removed"
    assert p.round == 2 and p.scandal == [1, 4]


def test_drawing_from_a_short_deck() -> None:
    """C.6: draw what is left, shuffle, both scandals rise once, draw on (HS-T07)."""
    p = scene(republicans=["R-CO", "R-HI"], deck=["R-OH"], discard=["R-IA", "R-MN"], rest="removed", scandal=(1, 0))
    play(p, "effect R-CO")
    assert hand(p, "republicans") == {"R-HI", "R-OH", "R-IA", "R-MN"}
    assert p.scandal == [2, 2]


def test_a_card_laid_sideways() -> None:
    """C.9: it is no voter and makes nothing active; it may lie where it will; one of a kind a side (HS-T37)."""
    p = scene(republicans=["R-NC", "R-HI"], up={"OH": ["D-OH"]}, down={"OH": ["R-IA"]})
    play(p, "effect R-NC", "pick OH", "done")
    assert state(p, "OH").laid == ((), ("R-NC",)) and voters(p, "OH") == (3, 1)
    assert where(p, "R-NC") == "laid OH"


def test_unseen_support_votes() -> None:
    """C.10: one is drawn, and lands face up on its owner's pile."""
    p = scene(republicans=["R-MN", "R-HI"], up={"LA": ["D-LA"]}, down={"LA": ["D-IA", "D-OH"]}, chance=("D-OH",))
    play(p, "effect R-MN", "pick LA")
    assert where(p, "D-OH") == "discard" and voters(p, "LA") == (3, 0)
    assert see(p, 1).sides[0].discard == ("D-OH",)


def test_an_agent_moved_by_a_text() -> None:
    """C.11: it ends in another state, never in Alaska or Hawaii."""
    p = play(scene(republicans=["R-TX", "R-HI"]), "effect R-TX")
    refused(p, "go TX", "already-there", "C.11")
    refused(p, "go HI", "no-way-there", "M.1")


# -- P, W: support votes and swing states ------------------------------------------------------------------------------


def test_support_vote() -> None:
    """P.1: one voter whatever it shows, where only the other side's card lies too (HS-T24, HS-T26, HS-T27)."""
    p = play(scene(republicans=["R-OH", "R-HI", "R-AK"], up={"OH": ["D-OH"]}), "support OH", "lay R-OH")
    assert voters(p, "OH") == (3, 1)
    assert state(p, "OH", 1).down[1] == ("R-OH",) and state(p, "OH", 0).down[1] == (None,)
    assert "laid-down" in log(p, 1) and "laid-down" not in log(p, 0)


def test_no_support_vote_where_nothing_is_active() -> None:
    """P.2: refused without a face-up card (HS-T25)."""
    refused(scene(up={"FL": ["D-FL"]}), "support OH", "not-active", "P.2")


def test_extra_support_votes() -> None:
    """P.4: they leave the one of the turn (HS-T41)."""
    p = scene(republicans=["R-MI", "R-HI", "R-AK", "R-CO"], up={"LA": ["D-LA"]})
    play(p, "effect R-MI", "support LA", "lay R-CO", "done")
    assert asked(p) == ("republicans", "after") and "support LA" in legal(p)


def test_underlined_texts_of_support_votes() -> None:
    """P.5: the table checks them, and the other side does not see the card."""
    p = scene(republicans=["R-NY", "R-HI", "R-AK"], up={"OH": ["D-OH"]})
    play(p, "support OH")
    refused(p, "lay R-NY", "rival-scandal", "V.3")
    assert objects(p, "lay") == {"R-HI", "R-AK"}


def test_support_needs_a_card_that_fits() -> None:
    """P.5: with no such card the vote cannot be begun."""
    p = scene(republicans=["R-TX", "R-S5"], up={"OH": ["D-OH"]})
    refused(p, "support OH", "no-card-fits", "P.5")


def test_swing_state() -> None:
    """W.1: a vote in the agent's active state (HS-T28, HS-T30); W.2: it makes none active; may support (HS-T29)."""
    p = scene(republicans=["R-S1", "R-HI"], agents=("NY", "OH"))
    refused(p, "vote R-S1", "not-active", "W.2")
    p = play(scene(republicans=["R-S1", "R-HI"], up={"OH": ["D-OH"]}, agents=("NY", "OH")), "vote R-S1")
    assert voters(p, "OH") == (3, 2)
    refused(p, "walk R-HI", "one-action", "T.2")
    p = play(scene(republicans=["R-S1", "R-HI"], up={"OH": ["D-OH"]}), "support OH", "lay R-S1")
    assert voters(p, "OH") == (3, 1)


# -- D: scandal --------------------------------------------------------------------------------------------------------


def test_scandal_is_never_below_zero() -> None:
    """D.1 (HS-T43)."""
    p = play(scene(republicans=["R-IN", "R-HI"], scandal=(0, 1)), "effect R-IN")
    assert p.scandal == [0, 0]


def test_ten_points_lose_at_once() -> None:
    """D.2: no election, whatever the electors, and the rest of the text does not happen (HS-T44)."""
    p = play(scene(republicans=["R-CO", "R-HI"], scandal=(0, 9), held={"CA": "republicans"}), "effect R-CO")
    assert ended(p) == ("democrats", "end-scandal")
    assert hand(p, "republicans") == {"R-HI"}


def test_both_reach_ten() -> None:
    """D.3: the party of the card used last loses (HS-T45)."""
    p = scene(democrats=[], republicans=["R-AK"], scandal=(9, 9), rest="discard")
    assert ended(play(p, "effect R-AK")) == ("democrats", "end-scandal-both")
    p = scene(democrats=["D-HI"], republicans=[], scandal=(9, 9), rest="discard", turn="democrats", up={"OH": ["D-OH"]})
    assert ended(play(p, "walk D-HI", "go PA")) == ("republicans", "end-scandal-both")


# -- E: the election ---------------------------------------------------------------------------------------------------

MANY = ("CA", "FL", "OH", "PA", "IL", "MI", "WA")
"""States that together with New York or Texas make many electors."""


def test_the_caller_adds_first() -> None:
    """E.1, E.2, E.3: agents do not matter; each card is judged; the caller cannot answer (HS-T49, HS-T50)."""
    p = scene(republicans=["R-S5", "R-OH", "R-CA", "R-TX", "R-AK"], democrats=["D-FL", "D-HI"], scandal=(0, 1))
    play(p, "effect R-S5")
    assert asked(p) == ("republicans", "rally") and see(p).caller == 1 and see(p).phase == "election"
    assert legal(p) == {"add R-OH", "done"}
    refused(p, "add R-CA", "scandal-higher", "V.3")
    refused(p, "add R-TX", "never-voter", "V.6")
    refused(p, "add R-AK", "no-voters-there", "V.6")
    play(p, "add R-OH")
    assert electors(p) == (90, 60)
    play(p, "done")
    assert asked(p) == ("democrats", "rally") and legal(p) == {"add D-FL", "done"}
    play(p, "add D-FL", "done")
    assert ended(p) == ("democrats", "end-called-in-vain")


def test_texts_have_no_effect_at_the_election() -> None:
    """E.2: Georgia doubles nothing there (HS-T49)."""
    p = scene(democrats=["D-S5", "D-GA"], up={"GA": ["R-GA"]}, turn="democrats", republicans=[])
    play(p, "effect D-S5", "add D-GA")
    assert voters(p, "GA") == (2, 3)


def test_swing_state_at_the_election() -> None:
    """W.3: to any state with voters, active or not (HS-T49)."""
    p = play(scene(republicans=["R-S5", "R-S1"]), "effect R-S5", "add R-S1")
    assert asked(p) == ("republicans", "swing-to")
    assert objects(p, "pick") == set(STATES) - {"TX", "AK", "HI"}
    refused(p, "pick TX", "no-voters-there", "W.3")
    play(p, "pick CA")
    assert voters(p, "CA") == (0, 2) and electors(p) == (90, 100)


def test_the_election_card_is_needed() -> None:
    """E.1: nobody calls the election without it; it is never a voter, but pays for a walk."""
    p = scene(republicans=["R-OH", "R-HI"], up={"OH": ["D-OH"]})
    refused(p, "effect R-S5", "not-in-hand", "T.2")
    refused(p, "effect D-S5", "not-your-card", "O.6")
    p = scene(republicans=["R-S5", "R-HI"], up={"TX": []})
    refused(p, "vote R-S5", "never-voter", "E.1")
    play(p, "walk R-S5", "go CO")
    assert where(p, "R-S5") == "discard"


def test_face_down_cards_still_count_one() -> None:
    """E.4: turned up for the check only."""
    p = scene(republicans=["R-S5"], up={"OH": ["D-IA"]}, down={"OH": ["R-OH"]}, democrats=[])
    play(p, "effect R-S5")
    assert "turned-up" in log(p) and voters(p, "OH") == (2, 1)
    assert state(p, "OH", 0).down == ((), ("R-OH",))


def test_the_caller_wins_with_270() -> None:
    """E.6: after all additions (HS-T46)."""
    held = dict.fromkeys((*MANY, "NC"), "republicans")
    p = play(scene(republicans=["R-S5", "R-TN"], held=held, democrats=[]), "effect R-S5", "add R-TN")
    assert electors(p)[1] >= 270
    assert ended(p) == ("republicans", "end-electors")


def test_the_other_side_wins_with_270() -> None:
    """E.6: also by what it adds (HS-T48)."""
    held = {**dict.fromkeys(MANY, "democrats"), "WA": ""}
    p = scene(republicans=["R-S5"], held=held, democrats=["D-WA"])
    assert electors(p)[0] == 260
    play(p, "effect R-S5", "add D-WA")
    assert ended(p) == ("democrats", "end-electors")


def test_nobody_has_270() -> None:
    """E.7: the side that did not call wins, however few its electors (HS-T47)."""
    held = {**dict.fromkeys(MANY, "republicans"), "NC": "republicans"}
    p = play(scene(republicans=["R-S5"], held=held, democrats=[]), "effect R-S5")
    assert electors(p)[1] == 250
    assert ended(p) == ("democrats", "end-called-in-vain")


def test_an_election_without_a_caller() -> None:
    """E.8: more electors, then less scandal, then the side that did not use the last card."""
    empty = {"democrats": [], "republicans": ["R-IN"], "rest": "removed"}
    assert ended(play(scene(scandal=(0, 9), **empty), "effect R-IN"))[0] == "democrats"
    level = {"NY": "", "WA": "democrats", "CA": "", "PA": "democrats"}
    p = play(scene(scandal=(7, 5), held=level, **empty), "effect R-IN")
    assert electors(p) == (40, 40) and ended(p) == ("republicans", "end-no-caller")
    p = play(scene(scandal=(3, 5), held=level, **empty), "effect R-IN")
    assert ended(p) == ("democrats", "end-last-card")


def test_honour() -> None:
    """Y.1, E.5: any card can be cast; what breaks its text loses the election (HS-T51)."""
    held = dict.fromkeys((*MANY, "NC", "TN"), "republicans")
    cards = ["R-S5", "R-TX", "R-HI"]
    p = scene(republicans=cards, held=held, democrats=[], up={"MN": ["D-MN"]}, honour=True)
    play(p, "support MN", "lay R-TX")
    assert state(p, "MN").voters == (3, 1)
    play(p, "effect R-S5", "done")
    assert ended(p) == ("democrats", "end-violation") and "violation" in log(p)
    p = scene(republicans=cards, held=held, democrats=[], up={"MN": ["D-MN"]})
    play(p, "support MN")
    refused(p, "lay R-TX", "never-voter", "V.6")
