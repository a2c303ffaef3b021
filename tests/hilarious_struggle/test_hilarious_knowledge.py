"""What seats know of hidden cards, and what they must hold possible (T.8, P.3, C.8)."""

from __future__ import annotations

from hilarious_tools import IDS, STATES, hand, number, play, scene, see, where

from hustings.games.hilarious_struggle.rules.position import Struggle
from hustings.kernel.chance import Chance

DEALS = 40


def twins(p: Struggle, seat: int | None) -> list[Struggle]:
    """Positions that a seat holds possible."""
    found = []
    for seed in range(DEALS):
        twin = p.clone()
        twin.determinize(seat, Chance(seed))
        found.append(twin)
    return found


def lies(p: Struggle, id: str, seat: int | None) -> set[str]:
    """Where a card lies in the positions that a seat holds possible."""
    return {where(twin, id) for twin in twins(p, seat)}


def test_own_cards_stay() -> None:
    """T.8, P.3: a seat knows its hand and its face-down cards; only the order of its deck is open."""
    p = scene(down={"OH": ["R-IA", "D-IA"]}, up={"OH": ["R-OH"]})
    for twin in twins(p, 1):
        assert hand(twin, "republicans") == hand(p, "republicans")
        assert where(twin, "R-IA") == "down OH"
        assert see(twin, 1) == see(p, 1)
    assert len({tuple(twin.decks[1]) for twin in twins(p, 1)}) == DEALS


def test_other_cards_are_anywhere() -> None:
    """T.8: hand, deck and face-down cards of the other side are dealt anew, discards and voters stay."""
    p = scene(down={"OH": ["D-IA"]}, up={"OH": ["R-OH", "D-OH"]}, discard=["D-CO"])
    assert lies(p, "D-IA", 1) >= {"deck"} and len({where(t, "D-MI") for t in twins(p, 1)}) > 1
    assert lies(p, "D-OH", 1) == {"up OH"} and lies(p, "D-CO", 1) == {"discard"}


def test_a_revealed_hand_is_remembered() -> None:
    """C.8: what was seen stays in that hand until a card leaves it unseen; then it is there or face down."""
    p = scene(turn="democrats", democrats=["D-OH", "D-HI"], republicans=["R-CO", "R-MI", "R-IA"], up={"OH": ["D-S1"]})
    play(p, "effect D-OH", "choose R-CO", "done")
    assert lies(p, "R-MI", 0) == {"hand"} and lies(p, "R-IA", 0) == {"hand"}
    play(p, "support OH", "lay R-IA", "effect R-MI")
    assert lies(p, "R-IA", 0) == {"down OH"}, "the other one has been played since"


def test_a_card_laid_unseen() -> None:
    """P.1: nobody else knows which of the seen cards was laid down."""
    p = scene(
        turn="democrats",
        democrats=["D-OH", "D-HI"],
        republicans=["R-CO", "R-MI", "R-IA", "R-AL"],
        up={"OH": ["D-S1"]},
        down={"OH": ["R-MN"]},
    )
    play(p, "effect D-OH", "choose R-CO", "done", "support OH", "lay R-IA")
    assert lies(p, "R-IA", 0) == {"hand", "down OH"} and lies(p, "R-AL", 0) == {"hand", "down OH"}
    before = {card for twin in twins(p, 0) for card in IDS if where(twin, card) == "down OH"}
    assert len(before) > 4, "what was laid before is still anything"
    seen = {"R-MI", "R-IA", "R-AL"}
    for twin in twins(p, 0):
        assert sum(where(twin, id) == "down OH" for id in seen) == 1, "none of them was laid before"


def test_underlined_texts_tell_what_was_not_laid() -> None:
    """P.5: Texas and the election are under no support vote, nor what was forbidden when it was laid."""
    p = scene(democrats=["D-IA", "D-HI", "D-CO"], up={"OH": ["D-OH"]}, scandal=(4, 0), turn="democrats", honour=False)
    play(p, "support OH", "lay D-IA")
    for twin in twins(p, 1):
        lying = {id for id in IDS if where(twin, id) == "down OH"}
        assert not lying & {"D-TX", "D-S5", "D-AL", "D-GA", "D-UT"}


def test_a_new_deck_holds_the_discards_only() -> None:
    """T.6: what was hidden elsewhere when a deck was shuffled is not in it."""
    p = scene(
        republicans=["R-CO", "R-HI"], deck=["R-OH"], discard=["R-IA", "R-MN", "R-AL"], rest="removed",
        down={"OH": ["R-WI"]}, up={"OH": ["D-OH"]},
    )  # fmt: skip
    play(p, "effect R-CO")
    assert lies(p, "R-WI", 0) <= {"hand", "down OH"}
    assert "deck" in lies(p, "R-IA", 0) and "down OH" not in lies(p, "R-IA", 0)


def test_a_card_put_on_the_deck() -> None:
    """K.27: its owner knows it is on top; the other side knows only that some card of that hand is."""
    p = play(scene(republicans=["R-IA", "R-HI"], deck=["R-CO", "R-AL"]), "effect R-IA", "choose R-HI")
    assert {twin.decks[1][-1] for twin in twins(p, 1)} == set(number(["R-HI"]))
    assert len({twin.decks[1][-1] for twin in twins(p, 0)}) > 5
    p.rules.remix(p, Chance(3))
    assert p.decks[1][-1] == number(["R-HI"])[0]


def test_moved_support_votes_are_mixed() -> None:
    """K.9: when face-down cards move, each of them may be any of those that lay there."""
    p = scene(republicans=["R-AK", "R-HI", "R-CO"], up={"OH": ["D-OH"], "FL": ["D-FL"]}, down={"OH": ["R-IA"]})
    play(p, "support OH", "lay R-CO", "effect R-AK", "pick OH", "pick FL", "choose R-CO", "done")
    for seat in (0, None):
        for twin in twins(p, seat):
            assert see(twin, seat) == see(p, seat)
    assert STATES.index("FL") >= 0 and lies(p, "R-IA", 1) == {"down OH"}
