"""Negotiation by its clauses (chapter N), what is refused, and what crosses each other."""

from __future__ import annotations

import pytest
from pcp_tools import (
    COLOURS,
    GAME,
    answers,
    asked,
    deal,
    do,
    front,
    hand,
    log,
    money,
    offer,
    own,
    play,
    refused,
    roll,
    scene,
    seat,
    see,
    tie,
    trades,
    votes,
)

from hustings.kernel.actions import UnknownAction

BOTH = {"red": "heir", "ochre": "elder"}
"""Red's and Ochre's candidates."""


# -- N: the clauses ----------------------------------------------------------------------------------------------------


def test_anybody_trades_at_any_time() -> None:
    """N.1 (PCP-T44): two others trade in Red's turn, which goes on as if nothing had happened."""
    p = scene(hands={"red": ["heir"], "green": ["elder"]})
    before = answers(p)
    deal(p, "green", "teal", gives="hand-elder", wants="note-2 note-1")
    assert hand(p, "teal") == ["elder"] and money(p, "green") == 7
    assert asked(p) == ("red", "put-down") and answers(p) == before


@pytest.mark.parametrize(
    "at", ["take", "put-down", "hand-limit", "pool-limit", "election", "vote", "round-end", "tie", "standing"]
)
def test_the_market_is_always_open(at: str) -> None:
    """N.1: in every question of the game, to those who are asked and to those who are not."""
    if at == "tie":
        p = tie("newsreader", "athlete", hands={"teal": ["slush"]})
    else:
        p = scene(
            "election" if at == "standing" else at,
            standing=BOTH if at == "vote" else {},
            fronts={"red": ["fixer", "farmers"]},
            hands={"teal": ["slush"], "red": ["bureaucrat", "athlete", "secretary", "activist", "doctors"]},
            pool=["pensioners"] * 5,
            must=at != "standing",
        )
    assert set(p.may_act) == {0, 1, 2, 3}
    deal(p, "teal", "red", gives="hand-slush note-1")
    assert "slush" in hand(p, "red") and money(p, "teal") == 3


def test_what_can_be_traded() -> None:
    """N.2: notes, hand cards and cards in front, in any combination; a gift as well."""
    p = scene(hands={"red": ["heir", "slush"], "ochre": ["elder"]}, fronts={"red": ["fixer"], "ochre": ["farmers"]})
    deal(p, "red", "ochre", gives="note-2 hand-heir front-fixer", wants="hand-elder front-farmers")
    assert (hand(p, "red"), front(p, "red"), money(p, "red")) == (["elder", "slush"], {"farmers": 1}, 2)
    assert (hand(p, "ochre"), front(p, "ochre"), money(p, "ochre")) == (["heir"], {"fixer": 1}, 6)
    deal(p, "red", "teal", gives="hand-slush")
    assert hand(p, "teal") == ["slush"]


def test_an_offer_has_two_sides() -> None:
    """N.3: one may be empty, not both; notes stand on one; it goes to another seat or to all, and is never changed."""
    p = scene(hands={"red": ["heir"]})
    assert "send" not in {text.split()[0] for text in trades(p, "red")}
    refused(p, "send ochre", "draft-empty", "N.3", "red")
    do(p, "red", "give note-1")
    refused(p, "want note-2", "money-both-ways", "N.3", "red")
    do(p, "red", "drop", "want note-1")
    refused(p, "give note-2", "money-both-ways", "N.3", "red")
    refused(p, "send red", "to-yourself", "N.3", "red")
    refused(p, "send plum", "no-such-seat", "O.1", "red")
    assert trades(p, "red", "send") == {"ochre", "green", "teal", "all"}
    do(p, "red", "send all")
    before = see(p, "ochre").offers
    do(p, "red", "give hand-heir")
    assert see(p, "ochre").offers == before


def test_offers_are_numbered_for_those_who_see_them() -> None:
    """N.4: each seat counts the offers that it has seen."""
    p = scene(hands={"red": ["heir", "slush"]})
    offer(p, "red", "ochre", gives="note-1")
    offer(p, "green", "ochre", gives="note-1")
    offer(p, "red", "all", wants="note-1")
    assert [shown.number for shown in see(p, "red").offers] == [1, 2]
    assert [shown.number for shown in see(p, "ochre").offers] == [1, 2, 3]
    assert [shown.number for shown in see(p, "green").offers] == [1, 2]
    assert [shown.number for shown in see(p, "teal").offers] == [1] and see(p).offers == ()
    do(p, "ochre", "decline red-1")
    offer(p, "teal", "ochre", gives="note-1")
    assert [shown.number for shown in see(p, "ochre").offers] == [2, 3, 4], "a number is never used again"


def test_what_is_offered_is_reserved() -> None:
    """N.5: it can be in no other offer, and its notes cannot be changed."""
    p = scene(hands={"red": ["heir", "slush"]}, fronts={"red": ["farmers", "farmers"]})
    offer(p, "red", "ochre", gives="note-1 note-1 hand-heir front-farmers")
    refused(p, "give hand-heir", "not-yours", "N.5", "red")
    refused(p, "change for-2", "no-change", "M.3", "red")
    do(p, "red", "give front-farmers")
    refused(p, "give front-farmers", "not-yours", "N.5", "red")
    refused(p, "give note-4", "no-such-note", "N.5", "red")
    do(p, "red", "give note-2")
    refused(p, "give note-1", "no-such-note", "N.5", "red")
    do(p, "red", "send green")
    assert len(see(p, "red").offers) == 2


def test_a_draft_whose_things_are_gone() -> None:
    """N.5: a draft reserves nothing; what has gone meanwhile cannot be sent."""
    p = scene(hands={"red": ["heir", "slush"]})
    do(p, "red", "give hand-heir")
    play(p, "put heir")
    refused(p, "send ochre", "draft-gone", "N.5", "red")
    do(p, "red", "drop", "give note-2", "give note-2")
    do(p, "red", f"accept {offer(p, 'ochre', 'red', wants='note-1')}")
    refused(p, "send ochre", "draft-gone", "N.5", "red")


def test_an_offer_is_withdrawn() -> None:
    """N.6: by its maker, any time; what it held is free again."""
    p = scene(hands={"red": ["heir"]})
    place = offer(p, "red", "ochre", gives="hand-heir")
    assert trades(p, "red", "withdraw") == {"1"} and place == "red-1"
    do(p, "red", "withdraw 1")
    assert see(p, "ochre").offers == () and log(p, "ochre") == ["offer-withdrawn"] == log(p, "red")
    assert "hand-heir" in trades(p, "red", "give")
    refused(p, "withdraw 1", "no-offer", "N.7", "red")


def test_offers_end_when_their_card_is_used() -> None:
    """N.6: put down, discarded, or standing; unreserved cards of the kind are used first."""
    p = scene(hands={"red": ["slush", "slush", "heir"]})
    offer(p, "red", "ochre", gives="hand-slush")
    play(p, "put slush")
    assert len(see(p, "ochre").offers) == 1, "the other slush fund was used"
    play(p, "put slush")
    assert see(p, "ochre").offers == () and "offer-lapsed" in log(p, "ochre") and "offer-lapsed" not in log(p, "green")
    p = scene("hand-limit", hands={"red": ["heir", "elder", "fixer", "doctors", "slush"]})
    offer(p, "red", "all", gives="hand-heir note-1")
    play(p, "discard heir")
    assert see(p, "teal").offers == () and p.free_money(0) == 4
    p = scene("election", fronts={"red": ["heir"], "ochre": ["elder"]})
    offer(p, "red", "ochre", gives="front-heir")
    play(p, "stand heir")
    assert see(p, "ochre").offers == ()


def test_everything_asked_has_to_be_there() -> None:
    """N.7: and unreserved; a note of another size is changed, a card that is in an own offer is not there."""
    p = scene(hands={"red": ["heir"], "ochre": ["elder"]}, purses={"ochre": (0, 0, 1)})
    place = offer(p, "red", "ochre", wants="hand-elder note-1")
    assert see(p, "ochre").offers[0].can_accept
    offer(p, "ochre", "green", gives="hand-elder")
    assert not see(p, "ochre").offers[0].can_accept
    refused(p, f"accept {place}", "cannot-pay", "N.7", "ochre")
    do(p, "ochre", "withdraw 1", f"accept {place}")
    assert hand(p, "red") == ["heir", "elder"] and own(p, "ochre").notes == (1, 1, 0)


def test_an_offer_to_all_goes_to_the_first() -> None:
    """N.7: the others read that it is no longer open."""
    p = scene(hands={"red": ["heir"]})
    place = offer(p, "red", "all", gives="hand-heir", wants="note-1")
    do(p, "teal", f"accept {place}")
    assert hand(p, "teal") == ["heir"] and see(p, "ochre").offers == ()
    assert log(p, "ochre")[0] == "offer-gone" and "offer-accepted" in log(p, "red")
    refused(p, f"accept {place}", "no-offer", "N.7", "ochre")


def test_declining() -> None:
    """N.8: once all of them have declined, an offer is gone."""
    p = scene(hands={"red": ["heir"]})
    place = offer(p, "red", "all", gives="hand-heir")
    for colour in ("ochre", "green"):
        do(p, colour, f"decline {place}")
        assert see(p, colour).offers == () and len(see(p, "red").offers) == 1
        assert log(p, "teal") == [] and log(p, "red") == ["offer-declined"]
    do(p, "teal", f"decline {place}")
    assert see(p, "red").offers == () and "hand-heir" in trades(p, "red", "give")


def test_a_counter_offer() -> None:
    """N.8: it begins as the offer the other way round, and declines it when it is sent."""
    p = scene(hands={"red": ["heir"], "ochre": ["elder"]})
    place = offer(p, "red", "ochre", gives="hand-heir", wants="hand-elder note-2")
    do(p, "ochre", f"counter {place}")
    view = see(p, "ochre")
    assert (view.draft_gives.hand, view.draft_gives.money, view.draft_wants.hand) == (("elder",), 2, ("heir",))
    assert view.answers == place and len(view.offers) == 1
    refused(p, f"counter {place}", "draft-first", "N.8", "ochre")
    do(p, "ochre", "drop", f"counter {place}", "send red")
    assert [shown.slot for shown in see(p, "red").offers] == ["ochre-1"]
    do(p, "red", "accept ochre-1")
    assert hand(p, "red") == ["elder"] and money(p, "red") == 6


def test_a_counter_gives_what_there_is() -> None:
    """N.8: what the seat does not have is left out."""
    p = scene(hands={"red": ["heir"]})
    place = offer(p, "red", "ochre", gives="hand-heir", wants="hand-elder")
    do(p, "ochre", f"counter {place}")
    assert see(p, "ochre").draft_gives.hand == () and see(p, "ochre").draft_wants.hand == ("heir",)


def test_a_counter_and_a_new_offer_cross() -> None:
    """N.8: a counter to an offer that has gone declines nothing that came in its place."""
    p = scene(hands={"red": ["heir"]})
    place = offer(p, "red", "ochre", gives="hand-heir", wants="note-2")
    do(p, "ochre", f"counter {place}")
    do(p, "red", "withdraw 1")
    assert see(p, "ochre").answers is None
    assert offer(p, "red", "ochre", gives="hand-heir", wants="note-1") == place
    do(p, "ochre", "send red")
    assert [shown.number for shown in see(p, "ochre").offers] == [2, 3]


def test_hand_to_hand_and_front_to_front() -> None:
    """N.9 (PCP-T39, PCP-T41): a card never goes from in front into a hand, nor the other way by a trade."""
    p = scene(hands={"red": ["farmers"]}, fronts={"red": ["doctors"]})
    deal(p, "red", "ochre", gives="hand-farmers front-doctors")
    assert hand(p, "ochre") == ["farmers"] and front(p, "ochre") == {"doctors": 1}
    with pytest.raises(UnknownAction):
        GAME.action("take front-doctors")


def test_groups_merge_on_arrival() -> None:
    """N.10 (PCP-T40, PCP-P04): Salarymen given to one who has some make one group; floating votes stay apart."""
    p = scene(
        fronts={"red": ["salaryman"] * 3 + ["floating"], "ochre": ["salaryman", "floating"]}, hands={"red": ["heir"]}
    )
    deal(p, "red", "ochre", gives="front-salaryman front-salaryman front-salaryman front-floating")
    assert front(p, "red") == {} and front(p, "ochre") == {"salaryman": 4, "floating": 2}
    assert votes(p, "ochre", "salaryman") == 5


def test_cards_in_front_are_frozen() -> None:
    """N.11 (PCP-T42): from the last candidacy to the end of the election; open offers with them lapse."""
    fronts = {"red": ["heir", "farmers"], "ochre": ["elder", "doctors"]}
    p = play(scene("election", fronts=fronts, hands={"green": ["slush"]}), "stand heir")
    offer(p, "ochre", "green", gives="front-doctors")
    offer(p, "green", "ochre", gives="note-1", wants="front-doctors")
    offer(p, "green", "red", gives="hand-slush")
    do(p, "teal", "want front-farmers")
    play(p, "stand elder")
    assert [len(see(p, colour).offers) for colour in COLOURS[:4]] == [1, 0, 1, 0]
    assert log(p, "green").count("offer-lapsed") == 2 and see(p, "teal").draft_wants.front == ()
    refused(p, "give front-farmers", "frozen", "N.11", "red")
    do(p, "red", "accept green-1")
    assert hand(p, "red") == ["slush"]
    play(p, "pass", "pass")
    assert not p.frozen and "front-farmers" in trades(p, "red", "give")


def test_a_politician_that_stands_is_not_given_away() -> None:
    """N.12: another one is, also the last one of somebody who has not been asked yet."""
    p = play(scene("election", fronts={"red": ["heir", "fixer"], "green": ["elder"]}), "stand fixer")
    refused(p, "give front-fixer", "stands", "N.12", "red")
    refused(p, "want front-fixer", "not-there", "N.3", "teal")
    assert asked(p)[0] == "green"
    deal(p, "green", "teal", gives="front-elder", wants="note-1")
    assert asked(p)[0] == "teal", "Green has nobody left who could stand"


def test_the_window_after_an_election() -> None:
    """N.13 (PCP-T42): until the first choice cards in front change hands, then not before the last."""
    p = play(scene("election", fronts={"red": ["heir", "farmers"], "ochre": ["doctors", "fixer"]}), "stand heir")
    play(p, "stand fixer", "pass", "pass")
    assert asked(p)[1] == "keep"
    deal(p, "ochre", "red", gives="front-doctors")
    play(p, "keep heir")
    refused(p, "give front-fixer", "frozen", "N.11", "ochre")
    play(p, "keep fixer")
    assert asked(p)[1] == "take" and "front-fixer" in trades(p, "ochre", "give")


def test_third_players_learn_what_lies_open() -> None:
    """N.14: cards in front and the sizes of hands; of offers between others nothing."""
    p = scene(hands={"red": ["heir", "slush"], "ochre": ["elder"]}, fronts={"red": ["farmers"]})
    before = see(p, "green")
    place = offer(p, "red", "ochre", gives="hand-heir hand-slush front-farmers", wants="hand-elder note-2")
    assert see(p, "green") == before and log(p, "green") == [] == log(p)
    do(p, "ochre", f"accept {place}")
    after = see(p, "green")
    assert [other.hand for other in after.seats] == [1, 2, 0, 0] and front(p, "ochre") == {"farmers": 1}
    assert log(p, "green") == log(p) == ["moved", "handed"]
    assert p.entries[-1].args == (0, 1, 1), "one card more than came back"


def test_of_an_offer_to_all_nobody_can_tell_what_became_of_it() -> None:
    """N.14, M.4: those who did not get it read the same whether somebody has taken it or it was withdrawn."""
    seen = []
    for colour, text in (("teal", "accept red-1"), ("red", "withdraw 1")):
        p = scene(hands={"red": ["heir"]})
        offer(p, "red", "all", gives="note-2")
        do(p, colour, text)
        seen.append((see(p, "ochre"), [entry for entry in p.entries if entry.is_for(seat("ochre"))]))
    assert seen[0] == seen[1] and [entry.key for entry in seen[0][1]] == ["offer-gone"]


def test_who_has_declined_cannot_tell_how_long_an_offer_to_others_stands() -> None:
    """N.14: neither by the mark, which a program could try."""
    p = scene(hands={"red": ["heir"]})
    offer(p, "red", "all", gives="note-2")
    accept = GAME.action("accept red-1")
    assert p.mark(seat("ochre"), accept) == 1
    do(p, "ochre", "decline red-1")
    assert p.mark(seat("ochre"), accept) == 0
    do(p, "teal", "accept red-1")
    assert p.mark(seat("ochre"), accept) == 0


def test_nobody_can_tell_who_made_the_offer() -> None:
    """N.14: what moves between two seats moves in the same order, whichever of them has asked."""
    told = []
    for giver, taker, gives, wants in (("red", "teal", "heir", "elder"), ("teal", "red", "elder", "heir")):
        p = scene(fronts={"red": ["heir"], "teal": ["elder"]}, hands={"red": ["slush"]})
        deal(p, giver, taker, gives=f"front-{gives}", wants=f"front-{wants}")
        told.append([entry for entry in p.entries if entry.is_for(seat("green"))])
    assert told[0] == told[1] and len(told[0]) == 2


def test_promises_bind_nobody() -> None:
    """N.15 (PCP-T43): the rules know no action for them."""
    verbs = set(GAME.actions.verbs)
    assert not {"promise", "swear", "oblige"} & verbs
    p = scene("vote", standing=BOTH, fronts={"green": ["farmers"]}, caller="green")
    deal(p, "red", "green", gives="note-2")
    assert answers(p, "vote") == {"farmers-red", "farmers-ochre"}


def test_limits_of_the_market() -> None:
    """N.16: three open offers, sixteen things, so many offers and changes in a turn; the rest is always possible."""
    p = scene(hands={"red": ["heir"]})
    do(p, "red", *["want hand-salaryman"] * 9, *["want hand-pensioners"] * 6, "give note-1")
    refused(p, "want hand-doctors", "draft-full", "N.16", "red")
    do(p, "red", "drop")
    for _ in range(3):
        offer(p, "red", "ochre", wants="note-1")
    do(p, "red", "want note-1")
    refused(p, "send ochre", "no-slot", "N.16", "red")
    do(p, "red", "drop")
    assert see(p, "red").deals_left == 0
    for text in ("give note-1", "change for-2", "want note-1", "send ochre", "drop"):
        refused(p, text, "no-deals-left", "N.16", "red")
    offer(p, "ochre", "red", gives="note-1")
    refused(p, "counter ochre-1", "no-deals-left", "N.16", "red")
    do(p, "red", "withdraw 1", "accept ochre-1")
    play(p, "done")
    assert see(p, "red").deals_left == 5, "the next turn has begun"
    do(p, "red", "change for-2")
    assert see(p, "red").deals_left == 4


def test_the_market_starts_afresh() -> None:
    """N.16: with each lap of the vote, when a tie begins, and after the election; not with each vote or yielding."""
    standing = {"red": "newsreader", "ochre": "athlete", "green": "heir"}
    fronts = {"teal": ["farmers", "doctors"], "red": ["pensioners"]}
    p = scene("vote", round=3, caller="teal", standing=standing, fronts=fronts)
    do(p, "ochre", *["want note-1", "drop"] * 2)
    play(p, "vote farmers-green")
    assert see(p, "ochre").deals_left == 3 and asked(p)[0] == "red"
    play(p, "pass")
    assert see(p, "ochre").deals_left == 5 and asked(p)[0] == "teal", "once round the table"
    do(p, "ochre", *["want note-1", "drop"] * 2)
    play(p, "pass")
    assert asked(p)[1] == "bargain" and see(p, "ochre").deals_left == 5
    do(p, "ochre", "want note-1", "drop")
    deal(p, "teal", "ochre", gives="note-1")
    assert asked(p)[1] == "bargain" and see(p, "ochre").deals_left == 4
    p = scene("vote", caller="teal", standing=BOTH, fronts={"teal": ["farmers"]})
    do(p, "ochre", "want note-1", "drop")
    play(p, "pass")
    assert asked(p)[1] == "keep" and see(p, "ochre").deals_left == 5


# -- bad input ---------------------------------------------------------------------------------------------------------


def test_an_offer_of_a_card_that_is_not_mine() -> None:
    """N.5: neither another's, nor one from the pool."""
    p = scene("take", hands={"ochre": ["heir"]}, fronts={"ochre": ["farmers"]}, pool=["elder"])
    for thing in ("hand-heir", "hand-elder", "front-farmers", "front-elder"):
        refused(p, f"give {thing}", "not-yours", "N.5", "red")


def test_an_offer_of_a_reserved_note() -> None:
    """N.5: what the notes of an open offer are worth is not there for another one."""
    p = scene("take", pool=["elder"])
    offer(p, "red", "ochre", gives="note-2 note-1")
    do(p, "red", "give note-1")
    for note in ("note-1", "note-2", "note-4"):
        refused(p, f"give {note}", "no-such-note", "N.5", "red")


def test_an_offer_to_myself() -> None:
    """N.3: refused, and what I made is not mine to answer."""
    p = scene("take", pool=["elder"])
    do(p, "red", "give note-1")
    refused(p, "send red", "to-yourself", "N.3", "red")
    do(p, "red", "send all")
    for verb in ("accept", "decline", "counter"):
        refused(p, f"{verb} red-1", "own-offer", "N.3", "red")


def test_asking_for_what_nobody_else_has() -> None:
    """N.3: more than lies in front of the others, own cards apart; in a hand anything may be that is printed."""
    p = scene("take", fronts={"red": ["farmers", "doctors"], "ochre": ["doctors"]}, pool=["elder"])
    do(p, "red", "want front-doctors")
    for card in ("farmers", "doctors", "heir"):
        refused(p, f"want front-{card}", "not-there", "N.3", "red")
    do(p, "red", "want hand-heir")
    refused(p, "want hand-heir", "not-there", "N.3", "red")


@pytest.mark.parametrize("text", ["give front-farmers", "want front-farmers", "give front-heir", "want front-heir"])
def test_a_card_on_the_table_during_the_election(text: str) -> None:
    """N.11: given or wanted, a candidate or not."""
    p = scene("vote", standing=BOTH, fronts={"red": ["farmers"], "teal": ["doctors"]})
    refused(p, text, "frozen", "N.11", "red" if text.startswith("give") else "teal")


def test_accepting_twice() -> None:
    """N.7: the second time there is nothing to accept, for the same seat or for another."""
    p = scene("take", pool=["elder"])
    place = offer(p, "red", "all", gives="note-1")
    do(p, "ochre", f"accept {place}")
    for colour in ("ochre", "green"):
        refused(p, f"accept {place}", "no-offer", "N.7", colour)
    assert money(p, "ochre") == 5 and money(p, "red") == 3


def test_accepting_a_withdrawn_offer() -> None:
    """N.6, N.7: also when another offer has taken its slot, for its number is another one."""
    p = scene("take", pool=["elder"])
    place = offer(p, "red", "ochre", gives="note-1")
    action = GAME.action(f"accept {place}")
    mark = p.mark(seat("ochre"), action)
    do(p, "red", "withdraw 1")
    refused(p, f"accept {place}", "no-offer", "N.7", "ochre")
    assert p.mark(seat("ochre"), action) == 0
    assert offer(p, "red", "ochre", wants="note-1") == place
    assert (mark, p.mark(seat("ochre"), action)) == (1, 2)


def test_an_offer_that_is_not_mine_to_accept() -> None:
    """N.4, N.7: what goes to another is told to be no offer at all."""
    p = scene("take", pool=["elder"])
    place = offer(p, "red", "ochre", gives="note-1")
    for verb in ("accept", "decline", "counter"):
        refused(p, f"{verb} {place}", "no-offer", "N.7", "green")
        refused(p, f"{verb} plum-1", "no-offer", "N.7", "green")


def test_declined_is_declined() -> None:
    """N.8: an offer to all that I have declined is gone for me."""
    p = scene("take", pool=["elder"])
    place = offer(p, "red", "all", gives="note-1")
    do(p, "ochre", f"decline {place}")
    refused(p, f"accept {place}", "no-offer", "N.7", "ochre")
    do(p, "green", f"accept {place}")


# -- crossings ---------------------------------------------------------------------------------------------------------


def test_the_giver_uses_the_card_before_it_is_accepted() -> None:
    """N.6: the offer is gone, and its money is free."""
    p = scene(hands={"red": ["slush", "heir"]})
    place = offer(p, "red", "ochre", gives="hand-slush note-2")
    play(p, "put slush")
    refused(p, f"accept {place}", "no-offer", "N.7", "ochre")
    assert p.free_money(0) == 5


def test_two_offers_ask_for_the_same_card() -> None:
    """N.7: accepting one leaves the other open, which then cannot be accepted."""
    p = scene(hands={"red": ["heir"], "teal": ["slush"]})
    one = offer(p, "ochre", "red", gives="note-2", wants="hand-heir")
    other = offer(p, "green", "red", gives="note-2 note-1", wants="hand-heir")
    do(p, "red", f"accept {other}")
    refused(p, f"accept {one}", "cannot-pay", "N.7", "red")
    assert money(p, "red") == 7 and hand(p, "green") == ["heir"]


def test_the_last_hand_card_is_sold_in_the_own_turn() -> None:
    """N.1, T.6: then there is nothing to put down, and the turn goes on."""
    p = scene(hands={"red": ["heir"]})
    deal(p, "red", "teal", gives="hand-heir")
    assert asked(p) == ("ochre", "take")


def test_the_last_card_in_front_is_sold_before_keeping() -> None:
    """N.13, R.3: then there is nothing to keep."""
    p = scene("round-end", fronts={"red": ["heir"], "green": ["elder"]})
    deal(p, "red", "green", gives="front-heir")
    assert asked(p) == ("green", "keep") and answers(p) == {"keep heir", "keep elder"}


def test_the_same_card_comes_and_goes() -> None:
    """N.7, N.10: a card for a card of the same kind changes nothing but who holds which."""
    p = scene(hands={"red": ["slush"], "ochre": ["slush"]}, fronts={"red": ["farmers"], "ochre": ["farmers"]})
    before = see(p)
    deal(p, "red", "ochre", gives="hand-slush front-farmers", wants="hand-slush front-farmers")
    assert see(p) == before


def test_places_that_are_sold_twice() -> None:
    """P.4, P.5: once one of two offers about a place is accepted, those that have lost their sense lapse."""
    p = tie("newsreader", "athlete", round=3)
    do(p, "green", "give note-1", "send all")
    offer(p, "red", "ochre", gives="place", wants="note-2")
    offer(p, "ochre", "red", gives="place")
    offer(p, "red", "all", wants="place")
    assert not any(shown.can_accept for shown in see(p, "teal").offers if shown.wants.place)
    do(p, "red", "accept ochre-1")
    assert p.placed == [seat("red"), seat("ochre")]


def test_an_offer_about_a_place_lapses_with_the_tie() -> None:
    """P.4: and a draft about it, too; other offers stay open."""
    p = tie("newsreader", "athlete")
    offer(p, "red", "ochre", gives="place", wants="note-2")
    offer(p, "green", "teal", gives="note-1")
    do(p, "ochre", "give note-1", "want place")
    roll(p)
    assert asked(p)[1] == "keep" and p.tied == 0
    assert [len(see(p, colour).offers) for colour in COLOURS[:4]] == [0, 0, 1, 1]
    assert see(p, "ochre").draft_gives.money == 0 and p.free_money(0) == money(p, "red")
