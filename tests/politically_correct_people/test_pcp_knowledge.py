"""What seats know of hidden things, and what they must hold possible (chapter H)."""

from __future__ import annotations

from statistics import median

import pytest
from pcp_bazaar import Bazaar
from pcp_tools import CALENDAR, COLOURS, GAME, deal, do, hand, kind, money, offer, own, play, scene, seat, see, sound

from hustings.games.politically_correct_people.rules.layout import PUBLIC, SEATS
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.kernel.chance import Chance

DEALS = 60
MANY = 400


def twins(p: Backroom, colour: str | None, deals: int = DEALS) -> list[Backroom]:
    """Positions that a seat, or a spectator, holds possible."""
    return [twin(p, None if colour is None else seat(colour), seed) for seed in range(deals)]


def twin(p: Backroom, reader: int | None, seed: int) -> Backroom:
    """One of them."""
    found = p.clone()
    found.determinize(reader, Chance(seed))
    return found


def holders(p: Backroom, card: str, colour: str | None) -> set[str]:
    """Who may hold a card of a kind; the deck among them as ``""``."""
    found = set()
    for one in twins(p, colour, MANY):
        found |= {other for other in COLOURS[: p.players] if one.hand[seat(other) * p.codes.kinds + kind(card)]}
        found |= {""} if kind(card) in one.deck else set()
    return found


# -- nothing but what it knows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_possibilities_follow_from_knowledge_alone(seed: int) -> None:
    """H.1 to H.5: from a position that a seat holds possible it would hold the same ones so: the truth adds nothing.

    Each of them is sound, is seen as the real one is, and asks the same.
    """
    p = GAME.setup(seed, {"players": str(4 + 2 * seed)}, live=True)
    assert isinstance(p, Backroom)
    bazaar = Bazaar(p, Chance(seed))
    while p.outcome is None:
        if bazaar.steps % 25 == 0:
            for reader in (bazaar.dice.below(p.players), None):
                one = twin(p, reader, bazaar.steps)
                sound(one)
                assert one.view(reader) == p.view(reader) and one.to_act == p.to_act
                assert twin(one, reader, 7).digest() == twin(p, reader, 7).digest()
        bazaar.go()


def test_the_own_things_stay() -> None:
    """H.1: hand, notes, draft and offers, and which of them were declined by whom."""
    p = scene(hands={"red": ["heir", "slush"], "ochre": ["elder"]})
    offer(p, "red", "all", gives="hand-heir note-1", wants="hand-elder")
    do(p, "ochre", "decline red-1")
    do(p, "red", "give hand-slush")
    for one in twins(p, "red"):
        assert hand(one, "red") == ["heir", "slush"] and own(one, "red") == own(p, "red")
        assert one.offers[0] == p.offers[0][:2] + one.offers[0][2:8] + p.offers[0][8:] and one.drafts[0] == p.drafts[0]
        assert see(one, "red") == see(p, "red")


def test_other_hands_and_the_deck_are_dealt_anew() -> None:
    """H.1, H.3, K.5: of the size that everybody sees, never with a calendar."""
    p = scene("take", hands={"ochre": ["heir", "elder"], "green": ["slush"]}, aside=1, deck=["doctors", "calendar"])
    assert holders(p, "fixer", "red") == {"", "ochre", "green"}
    for one in twins(p, "red"):
        assert [other.hand for other in see(one).seats] == [0, 2, 1, 0] and len(one.deck) == len(p.deck)
        assert one.deck.count(CALENDAR) == 3
    assert len({tuple(one.deck) for one in twins(p, "red")}) == DEALS


def test_others_offers_and_drafts_are_unknown() -> None:
    """H.5, N.4: what does not concern the reader is not there, and what it held is free."""
    p = scene(hands={"ochre": ["heir"], "red": ["slush"]})
    offer(p, "ochre", "green", gives="hand-heir note-2")
    do(p, "teal", "give note-1")
    one = twin(p, 0, 1)
    assert not any(one.offers) and not any(one.reserved) and one.drafts[3] == []
    assert any(any(found.offers) for found in twins(p, "green"))


def test_what_others_remember_is_unknown() -> None:
    """H.5: what they have seen, reckon, offered in vain and may still send; they are taken to know what all know."""
    p = scene(hands={"red": ["heir"], "ochre": ["elder"]})
    deal(p, "red", "ochre", gives="hand-heir note-1")
    offer(p, "ochre", "red", gives="note-1")
    do(p, "red", "decline ochre-1")

    def remembered(one: Backroom, observer: int) -> tuple[list[int], list[int]]:
        cards = SEATS * one.codes.kinds
        return one.seen[observer * cards :][:cards], one.reckoned[observer * SEATS :][:SEATS]

    public, ochre = remembered(p, PUBLIC), remembered(p, 1)
    assert public[0] != ochre[0] and public[1] != ochre[1] and p.refused[1] and p.left[1] == 4
    one = twin(p, seat("teal"), 1)
    assert remembered(one, 1) == public and not any(one.refused) and one.left[:4] == [5, 5, 5, 5]
    own_eyes = twin(p, seat("ochre"), 1)
    assert remembered(own_eyes, 1) == ochre and own_eyes.refused[1] == p.refused[1] and own_eyes.left[1] == 4


# -- cards -------------------------------------------------------------------------------------------------------------


def test_a_card_from_the_pool_is_in_that_hand() -> None:
    """H.4: everybody saw it being taken, until it is put down."""
    p = play(scene("take", hands={"red": ["slush"]}, pool=["heir"]), "take heir")
    assert holders(p, "heir", "ochre") == holders(p, "heir", None) == {"red"}
    play(p, "put heir")
    assert holders(p, "heir", "ochre") == set()


def test_partners_know_what_was_handed_over() -> None:
    """H.5: the giver knows who has it; for others it may be anywhere."""
    p = scene(hands={"red": ["heir", "slush"], "teal": ["elder"]})
    deal(p, "red", "ochre", gives="hand-heir")
    assert holders(p, "heir", "red") == {"ochre"}
    assert holders(p, "heir", "green") == {"", "red", "ochre", "teal"}


def test_an_offer_shows_its_cards() -> None:
    """H.5: whoever sees an offer knows that its giver has the cards, and the notes."""
    p = scene(hands={"red": ["heir", "slush"], "ochre": ["elder"]})
    offer(p, "red", "ochre", gives="hand-heir note-2")
    assert holders(p, "heir", "ochre") == {"red"} and holders(p, "heir", "green") == {"", "red", "ochre"}
    assert all(money(one, "red") >= 2 for one in twins(p, "ochre"))


def test_what_an_offer_has_shown_is_remembered() -> None:
    """H.5: also when it is withdrawn, declined or taken back, by those who saw it alone, and as many as they saw."""
    p = scene(hands={"red": ["heir", "slush", "slush"], "ochre": ["elder"]})
    offer(p, "red", "ochre", gives="hand-heir hand-slush")
    offer(p, "red", "ochre", gives="hand-slush")
    offer(p, "red", "green", gives="note-1")
    do(p, "red", "withdraw 2")
    do(p, "ochre", "decline red-1")
    for one in twins(p, "ochre"):
        assert hand(one, "red") == ["heir", "slush", "slush"]
    assert holders(p, "heir", "green") == {"", "red", "ochre"}
    offer(p, "red", "ochre", gives="hand-slush")
    play(do(p, "red", "withdraw 1"), "put slush")
    assert all("slush" in hand(one, "red") for one in twins(p, "ochre")), "one of two is left"


def test_a_politician_is_where_it_was_seen_last() -> None:
    """H.5: it was taken from the pool by one and is offered by another now."""
    p = play(scene("take", hands={"red": ["slush"], "green": ["doctors"]}, pool=["heir"]), "take heir")
    deal(p, "red", "green", gives="hand-heir")
    offer(p, "green", "ochre", gives="hand-heir", wants="note-1")
    assert holders(p, "heir", "teal") == {"red"}
    do(p, "green", "withdraw 1")
    assert holders(p, "heir", "ochre") == {"green"} and holders(p, "heir", "teal") == {"red"}


def test_a_politician_that_was_seen_elsewhere() -> None:
    """H.1, H.4: once put down by another, nobody thinks of the hand where it was; who then takes it, has it."""
    p = play(scene("take", hands={"green": ["heir"]}, pool=["elder"]), "take elder")
    deal(p, "red", "ochre", gives="hand-elder")
    assert holders(p, "elder", "teal") <= {"red", "ochre", "", "green"}
    while p.turn != seat("ochre") or "put elder" not in {GAME.text(action) for action in p.answers(seat("ochre"))}:
        p.act(p.to_act[0], p.answers(p.to_act[0])[-1])
    play(p, "put elder")
    deal(p, "ochre", "teal", gives="front-elder")
    assert holders(p, "elder", "green") == set() and not any(p.seen[kind("elder") :: p.codes.kinds])


# -- money -------------------------------------------------------------------------------------------------------------


def test_own_concessions_are_known() -> None:
    """H.2: the other one is mixed from what is left; those who won none only know how many notes there are."""
    for large, small, smalls in (
        ((6, 0, 0), (2, 1, 0), {4, 5, 6}),
        ((4, 2, 0), (2, 1, 0), {3, 4}),
        ((3, 3, 0), (3, 0, 0), {3}),
    ):
        p = scene("count", standing={"red": "heir", "ochre": "elder"}, large=large, small=small)
        assert {one.worth_large[0] for one in twins(p, "red")} == {p.worth_large[0]}
        assert {one.worth_small[0] for one in twins(p, "red", MANY)} == smalls
        assert {one.worth_large[0] for one in twins(p, "green", MANY)} == {6, 7, 8, 9}


def test_concessions_that_lie_there() -> None:
    """S.5, H.2: six notes and three of eight ones and three twos."""
    p = scene(hands={"red": ["heir"]})
    for one in twins(p, "red"):
        assert (sum(one.large), sum(one.small)) == (6, 3)
        assert one.large[1] + one.small[1] <= 3 and one.large[2] == one.small[2] == 0
    assert len({tuple(one.large + one.small) for one in twins(p, "red")}) > 4


def test_payments_are_reckoned_by_partners() -> None:
    """M.2, M.4: who was paid knows by how much the other is poorer; third seats do not, but doubt what they reckon."""
    p = scene(hands={"red": ["heir"], "ochre": ["elder"]}, purses={"red": (0, 0, 5), "green": (0, 0, 5)})
    deal(p, "red", "ochre", gives="note-4 note-4 note-4")
    rich = [sum(money(one, "red") > 12 for one in twins(p, colour)) for colour in ("ochre", "green")]
    assert rich[0] == 0 and rich[1] > DEALS // 2
    assert len({money(one, "red") for one in twins(p, "green")}) > 2
    assert all(money(one, "ochre") == money(p, "ochre") for one in twins(p, "ochre"))


def test_a_slush_fund_is_paid_in_the_open() -> None:
    """T.9: everybody reckons one more."""
    p = scene(hands={"red": ["slush", "heir"]})
    play(p, "put slush")
    assert median([money(one, "red") for one in twins(p, "green")]) == 5
