"""The edges of the rules: the smallest change of a condition shows in one of these."""

from __future__ import annotations

import pytest
from hilarious_tools import (
    GAME,
    agent,
    asked,
    ended,
    hand,
    legal,
    log,
    number,
    objects,
    play,
    refused,
    scene,
    see,
    state,
    voters,
    where,
)

from hustings.games.hilarious_struggle.rules.position import Struggle


def started(seed: int) -> Struggle:
    """A new match."""
    p = GAME.setup(seed)
    assert isinstance(p, Struggle)
    return p


# -- decks and rounds --------------------------------------------------------------------------------------------------


def test_both_decks_are_shuffled() -> None:
    """S.5: other chance, another hand for either side."""
    hands = [(hand(started(seed), "democrats"), hand(started(seed), "republicans")) for seed in (1, 2)]
    assert hands[0][0] != hands[1][0] and hands[0][1] != hands[1][1]


def test_a_new_deck_is_shuffled() -> None:
    """T.6: other chance, other cards from the same discards."""
    drawn = [
        hand(scene(democrats=[], republicans=[], rest="discard", turn="round", seed=n), "democrats") for n in (1, 2)
    ]
    assert drawn[0] != drawn[1]


def test_a_side_that_cannot_refill_waits() -> None:
    """T.7, T.4: without cards of its own the first side has no turn; the round goes on all the same."""
    p = play(scene(democrats=[], republicans=["R-UT"], scandal=(0, 3), deck=["D-OH"], rest="removed"), "effect R-UT")
    assert p.round == 2 and hand(p, "republicans") == set()
    assert asked(p) == ("democrats", "act")


def test_a_new_deck_can_end_a_match_for_one_side() -> None:
    """D.2, T.6: the side that reaches ten loses, whoever has shuffled, and nothing is drawn any more."""
    for scandal, winner in (((9, 3), "republicans"), ((3, 9), "democrats")):
        p = play(scene(democrats=[], republicans=["R-AK"], scandal=scandal, rest="discard"), "effect R-AK")
        assert ended(p) == (winner, "end-scandal")
        assert hand(p, "democrats") == hand(p, "republicans") == set()


def test_both_reach_ten_in_an_effect() -> None:
    """D.3, T.6: the card whose text draws is the one used last, also when the other side had to use it (K.18)."""
    p = scene(republicans=["R-IA", "R-HI"], scandal=(9, 9), rest="discard")
    assert ended(play(p, "effect R-IA")) == ("democrats", "end-scandal-both")
    p = scene(republicans=["R-OH", "R-HI"], democrats=["D-NY", "D-HI"], scandal=(9, 9), rest="discard")
    assert ended(play(p, "effect R-OH", "choose D-NY")) == ("republicans", "end-scandal-both")


# -- turns and movement ------------------------------------------------------------------------------------------------


def test_two_steps_are_the_most() -> None:
    """M.2, T.3: no third card, but a support vote may follow."""
    p = scene(republicans=["R-HI", "R-AK", "R-CO", "R-IA"], up={"OH": ["D-OH"]})
    play(p, "walk R-HI", "go CO", "walk R-AK", "go UT")
    assert agent(p, "republicans") == "UT" and asked(p) == ("republicans", "after")
    refused(p, "walk R-IA", "one-action", "T.2")
    play(p, "support OH", "lay R-IA")
    assert voters(p, "OH") == (3, 1) and asked(p)[0] == "democrats"


def test_a_support_vote_between_two_steps_ends_the_turn() -> None:
    """M.2, T.3: after the first step the vote comes after the action."""
    p = scene(republicans=["R-HI", "R-AK", "R-CO", "R-IA"], up={"OH": ["D-OH"]})
    play(p, "walk R-HI", "go CO", "support OH", "lay R-AK")
    assert asked(p)[0] == "democrats"


# -- voters ------------------------------------------------------------------------------------------------------------


def test_texts_that_place_a_card_do_not_lift_its_underlined_text() -> None:
    """V.3, K.8, K.13: Alabama with four points of scandal, Georgia without being behind."""
    p = scene(democrats=["D-IN", "D-AL"], agents=("AL", "TX"), scandal=(4, 0), turn="democrats")
    play(p, "effect D-IN", "done")
    assert legal(p) == {"done"}
    refused(p, "vote D-AL", "own-scandal", "V.3")
    p = scene(democrats=["D-TN", "D-GA", "D-HI"], agents=("TN", "TX"), turn="democrats")
    assert "no-effect" in log(play(p, "effect D-TN"))


def test_a_shield_needs_a_lead() -> None:
    """K.11: not where voters are equal; nor a recount there (K.15), nor Georgia's friend (K.14)."""
    level = {"OH": ["D-S1", "R-S1"]}
    for card in ("D-MN", "D-GA", "D-FL"):
        p = scene(democrats=[card, "D-HI"], up=level, turn="democrats", down={"OH": ["D-IA", "R-IA"]})
        assert "no-effect" in log(play(p, f"effect {card}"))


def test_shielded_support_votes() -> None:
    """K.11: neither snow nor a recount takes them."""
    p = scene(up={"LA": ["D-LA"]}, down={"LA": ["D-IA"]}, laid={"LA": ["D-MN"]}, republicans=["R-MN", "R-HI"])
    assert "no-effect" in log(play(p, "effect R-MN"))
    p = scene(
        democrats=["D-FL", "D-HI"], turn="democrats", up={"LA": ["R-S1"]}, down={"LA": ["R-IA"]}, laid={"LA": ["R-TN"]}
    )
    p.voters[9] = 1
    assert "no-effect" in log(play(p, "effect D-FL"))


def test_a_doubled_card_counts_what_it_shows_for_alaska() -> None:
    """K.32, K.29: Alaska, borrowed, needs another voter beside a doubled card that shows two."""
    p = scene(
        republicans=["R-LA", "R-HI"], democrats=["D-AK", "D-CO"], up={"OH": ["D-IA", "D-HI"]},
        laid={"OH": ["D-GA"]}, doubles={"D-IA": "D-GA"},
    )  # fmt: skip
    play(p, "effect R-LA", "choose D-AK", "choose D-IA")
    assert legal(p) == {"choose D-HI"}
    play(p, "choose D-HI")
    assert voters(p, "OH") == (0, 0) and where(p, "D-AK") == "discard"


def test_an_open_hand_shows_what_it_draws() -> None:
    """C.8, K.18: while the effect lasts; afterwards it is closed again."""
    p = scene(republicans=["R-OH", "R-HI"], democrats=["D-WI", "D-HI"], deck=["D-OH", "D-IA"])
    play(p, "effect R-OH", "choose D-WI")
    assert set(see(p, 1).sides[0].hand) == {"D-HI", "D-OH", "D-IA"} and see(p).sides[0].revealed
    assert all(p.known >> card & 1 for card in number(["D-HI", "D-OH", "D-IA"]))
    play(p, "choose D-OH")
    assert set(see(p, 1).sides[0].hand) == {None} and not see(p).sides[0].revealed


def test_texts_that_can_do_nothing() -> None:
    """C.3: said plainly, and the card is only discarded: nothing to draw, nobody to draw from, already in front."""
    for card, others in (
        ("D-NY", {}), ("D-IA", {"republicans": ["R-HI"]}), ("D-AL", {}), ("R-IL", {"democrats": []}),
    ):  # fmt: skip
        side = "democrats" if card[0] == "D" else "republicans"
        hands = {side: [card, f"{card[0]}-AK"], **others}
        p = play(scene(turn=side, rest="removed", **hands), f"effect {card}")  # type: ignore[arg-type]
        assert "no-effect" in log(p) and where(p, card) == "discard"


def test_cards_that_use_cards_are_not_used_by_others() -> None:
    """K.18, K.29: neither one makes the other be used; only state cards are; only what can be carried out."""
    p = scene(republicans=["R-OH", "R-HI"], democrats=["D-CO", "D-LA", "D-S5", "D-S1", "D-HI"])
    assert objects(play(p, "effect R-OH"), "choose") == {"D-CO", "D-LA"}
    p = scene(republicans=["R-LA", "R-HI"], democrats=["D-CO", "D-S5", "D-S1", "D-HI", "D-MN"], up={"OH": ["R-OH"]})
    assert objects(play(p, "effect R-LA"), "choose") == {"D-CO"}


def test_a_card_cannot_serve_its_own_effect() -> None:
    """K.18: what a card could do is asked without it in the hand: Tennessee does not place itself."""
    p = play(scene(republicans=["R-OH", "R-HI"], democrats=["D-TN"], agents=("TN", "TX")), "effect R-OH")
    assert "no-effect" in log(p) and hand(p, "democrats") == {"D-TN"}


def test_equal_electors_are_not_fewer() -> None:
    """K.21: then Utah draws one."""
    p = scene(democrats=["D-UT", "D-HI"], turn="democrats", held={"NY": "", "WA": "democrats", "PA": "democrats"})
    assert len(hand(play(p, "effect D-UT"), "democrats")) == 2


def test_extra_support_votes_end() -> None:
    """K.5: two are the most, also with cards and states left."""
    p = scene(republicans=["R-MI", "R-IA", "R-CO", "R-HI"], up={"LA": ["D-LA"]})
    play(p, "effect R-MI", "support LA", "lay R-IA", "support LA", "lay R-CO")
    assert asked(p) == ("republicans", "after") and voters(p, "LA") == (2, 2)


# -- stored cards ------------------------------------------------------------------------------------------------------


def test_a_stored_card_that_does_not_fit_opens_no_state() -> None:
    """K.24.2: Washington goes only where the other side has voters, or a state is active."""
    p = play(scene(front="R-PA", stored_up=["R-WA"], up={"FL": ["R-FL"]}, down={"OH": ["D-IA"]}), "release")
    assert objects(p, "pick") == {"FL", "OH"}


def test_a_face_down_stored_card_that_does_not_fit() -> None:
    """K.24.2: it is discarded; on your honour it lies there, and breaks its text (Y.1, E.5)."""
    cards = {"republicans": ["R-WA", "R-HI", "R-S5"], "democrats": ["D-HI"], "front": "R-PA", "stored_up": ["R-OH"]}
    p = play(scene(**cards), "stow", "lay R-WA", "release", "pick OH")  # type: ignore[arg-type]
    assert where(p, "R-WA") == "discard" and voters(p, "OH") == (0, 4)
    p = play(scene(honour=True, **cards), "stow", "lay R-WA", "release", "pick OH")  # type: ignore[arg-type]
    assert where(p, "R-WA") == "down OH" and voters(p, "OH") == (0, 5)
    play(p, "effect D-HI", "effect R-S5", "done")
    assert "violation" in log(p) and ended(p) == ("democrats", "end-violation")


@pytest.mark.parametrize(("scandal", "since", "end"), [(0, "D-CO", "violation"), (1, "D-HI", "called-in-vain")])
def test_a_face_down_stored_card_and_scandal(scandal: int, since: str, end: str) -> None:
    """K.24.1, V.3, E.5, Y.1: New York needs scandal of the other side when it is stored, not later."""
    cards = {"republicans": ["R-NY", "R-HI", "R-S5"], "democrats": [since, "D-AK", "D-IA"], "front": "R-PA"}
    p = scene(honour=True, scandal=(scandal, 0), stored_up=["R-OH"], **cards)  # type: ignore[arg-type]
    play(p, "stow", "lay R-NY", "walk R-HI", "go CO", "done", f"effect {since}")
    assert p.scandal[0] == 1 - scandal
    play(p, "release", "pick OH", "done", "effect D-AK", "done", "effect R-S5")
    while p.outcome is None:
        play(p, "done")
    assert where(p, "R-NY") == "down OH" and ended(p) == ("democrats", f"end-{end}")


# -- the election ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["democrats", "republicans"])
@pytest.mark.parametrize("called", [True, False])
def test_each_side_can_break_a_text(side: str, called: bool) -> None:
    """E.5, Y.1: whoever did loses, caller or not."""
    own, other = ("D", "R") if side == "democrats" else ("R", "D")
    cards = {own: [f"{own}-TX", f"{own}-HI"], other: [f"{other}-S5"]}
    if called:
        cards = {own: [f"{own}-TX", f"{own}-S5"], other: []}
    up = {"OH": ["D-IA", "R-S1"]}
    p = scene(democrats=cards["D"], republicans=cards["R"], agents=("CO", "CO"), up=up, turn=side, honour=True)
    play(p, "support OH", f"lay {own}-TX")
    if called:
        play(p, f"effect {own}-S5")
    else:
        play(p, f"walk {own}-HI", "go UT", f"effect {other}-S5")
    assert ended(p) == ("republicans" if side == "democrats" else "democrats", "end-violation")


def test_whoever_called_in_vain_loses() -> None:
    """E.7: the Democrats too."""
    p = play(scene(democrats=["D-S5"], republicans=[], turn="democrats"), "effect D-S5")
    assert ended(p) == ("republicans", "end-called-in-vain")


def test_whoever_used_the_last_card_loses_at_last() -> None:
    """E.8: with equal electors and scandal."""
    level = {"NY": "", "WA": "democrats", "PA": "democrats"}
    p = scene(democrats=["D-NC"], republicans=[], held=level, scandal=(2, 0), rest="removed", turn="democrats")
    assert ended(play(p, "effect D-NC")) == ("republicans", "end-last-card")


def test_nobody_sees_a_vote_on_honour_before_the_check() -> None:
    """Y.1, P.3: neither that it breaks its text nor which card it is."""
    p = scene(republicans=["R-TX", "R-HI", "R-AK"], up={"OH": ["D-OH"]}, honour=True)
    play(p, "support OH", "lay R-TX")
    assert state(p, "OH", 0).down[1] == (None,) and state(p, "OH", 1).down[1] == ("R-TX",)
    assert not [key for key in log(p, 0) if key in ("laid-down", "violation")]
