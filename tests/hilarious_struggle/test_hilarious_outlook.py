"""What buttons and views tell of an answer before it is given (J.1, J.2)."""

from __future__ import annotations

import pytest
from hilarious_tools import GAME, play, scene, see

from hustings.games.hilarious_struggle.rules.position import Struggle
from hustings.words.sentences import Words

WORDS = Words(GAME)


def button(p: Struggle, text: str, language: str = "en") -> str:
    """What a button says after the name of its action."""
    said = WORDS.say(language, "", GAME.wording.label_now(p, p.to_act[0], GAME.action(text)))
    return said.rpartition("：" if language == "ja" else ": ")[2]


def test_a_vote_tells_its_outcome() -> None:
    """J.1: own voters and electors first; in both languages."""
    p = scene(republicans=["R-OH", "R-S1"], up={"OH": ["D-OH"]}, agents=("NY", "OH"))
    assert button(p, "vote R-OH") == "you 4, they 3; electors 60 to 90"
    assert button(p, "vote R-OH", "ja") == "投票者は自分4人、相手3人、選挙人は60対90"
    assert button(p, "vote R-S1") == "you 2, they 3; electors as they are"
    assert button(p, "support OH") == "you 1, they 3; electors as they are"


def test_a_tie_takes_electors_away() -> None:
    """J.2: also by a card that is laid face down."""
    p = play(scene(up={"OH": ["D-OH"]}, down={"OH": ["R-IA", "R-CO"]}), "support OH")
    assert button(p, "lay R-HI") == "you 3, they 3; electors 40 to 90"


def test_new_york_can_be_taken() -> None:
    """J.4: held without voters until somebody has one there."""
    p = scene(republicans=["R-NY", "R-HI"], agents=("OH", "NY"), scandal=(3, 0))
    assert button(p, "vote R-NY") == "you 4, they 0; electors 130 to 0"


def test_election_buttons() -> None:
    """E.2, W.3: a card added, and a swing state for each state."""
    p = play(scene(republicans=["R-S5", "R-S1", "R-TN"]), "effect R-S5")
    assert button(p, "add R-TN") == "you 4, they 0; electors 60 to 90"
    play(p, "add R-S1")
    assert button(p, "pick CA") == "you 2, they 0; electors 100 to 90"


@pytest.mark.parametrize(
    ("answers", "action", "says"),
    [
        (("effect R-HI",), "choose D-IA", "you 2, they 1; electors 80 to 90"),
        (("effect R-WI",), "choose R-S1", "you 0, they 3; electors as they are"),
        (("effect R-AK",), "pick MN", "you 2, they 0; electors as they are"),
        (("effect R-AK", "pick MN"), "pick OH", "you 3, they 3; electors 60 to 90"),
        (("effect R-VA",), "choose D-OH", "Homework on the Rival”"),
    ],
)
def test_effects(answers: tuple[str, ...], action: str, says: str) -> None:
    """K.7, K.9, K.31: voters that a text lets leave, come or go; nothing of a card that is no voter."""
    up, down = {"OH": ["R-S1", "D-IA"], "MN": ["R-MN"]}, {"OH": ["D-CO"], "MN": ["R-IA"]}
    cards = ["R-FL", "R-HI", "R-WI", "R-AK", "R-VA"]
    p = play(scene(republicans=cards, democrats=["D-OH"], up=up, down=down), *answers)
    assert button(p, action) == says


def test_a_support_vote_that_is_discarded() -> None:
    """K.15: the other side has one voter less."""
    p = scene(democrats=["D-FL", "D-HI"], up={"OH": ["D-S1", "R-IL"]}, down={"OH": ["R-IA"]}, turn="democrats")
    assert button(play(p, "effect D-FL"), "pick OH") == "you 2, they 2; electors 90 to 40"


def test_stored_cards_that_do_not_fit_are_not_counted() -> None:
    """K.24.2: what would be discarded adds nothing."""
    p = play(scene(front="R-PA", stored_up=["R-FL", "R-WA"], stored_down=["R-IA"]), "release")
    assert button(p, "pick FL") == "you 4, they 0; electors 70 to 90"


def test_a_view_tells_the_same() -> None:
    """J.1: for the seat that is asked, and for nobody else."""
    p = scene(republicans=["R-OH", "R-HI"], agents=("NY", "OH"))
    seen = {outlook.action: outlook for outlook in see(p, 1).outlook}
    assert (seen["vote R-OH"].count, seen["vote R-OH"].voters, seen["vote R-OH"].electors) == (4, (0, 4), (90, 60))
    assert see(p, 0).outlook == () == see(p).outlook


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        (("effect R-VA",), "Stay here"),
        (("effect R-VA", "done"), "Place no card"),
        (("travel R-OH",), "End the turn"),
        (("effect R-S5",), "Add no more cards"),
        (("effect R-WI", "choose R-S1"), "Done"),
    ],
)
def test_what_ends_a_choice_says_what_happens(answers: tuple[str, ...], says: str) -> None:
    """K.8, T.3, E.2: the agent stays, no card is placed or added, the turn ends; otherwise no more is chosen."""
    p = scene(republicans=["R-OH", "R-VA", "R-WI", "R-S5", "R-FL"], up={"MN": ["R-S1", "R-MN", "D-MN"]})
    assert button(play(p, *answers), "done") == says
