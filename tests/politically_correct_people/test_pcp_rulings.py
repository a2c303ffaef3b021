"""The recommended rulings on what the rulebook leaves open, each under its number."""

from __future__ import annotations

from pcp_tools import (
    CALENDAR,
    COLOURS,
    GAME,
    answers,
    asked,
    deal,
    do,
    front,
    hand,
    kind,
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
    sound,
    tie,
    trades,
    votes,
    winners,
)

from hustings.games.politically_correct_people.rules.position import Backroom

BOTH = {"red": "heir", "ochre": "elder"}


def test_ruling_01_calendars_that_are_dealt() -> None:
    """S.3: replaced as often as it takes; all of them are in the first deck."""
    dealt = ["calendar", "calendar", "calendar", "heir", "elder", "calendar", "fixer", "doctors"]
    p = GAME.setup(chance=GAME.scripted(tuple(dealt), seed=1))
    assert isinstance(p, Backroom)
    assert hand(p, "red") == ["heir", "elder", "fixer", "doctors"]
    assert p.deck.count(CALENDAR) + p.aside == 4
    sound(p)


def test_ruling_02_calendars_while_the_pool_is_made() -> None:
    """S.7: they do not count towards the three."""
    on_top = ("calendar", "calendar", "calendar", "heir", "elder", "fixer", "doctors")
    p = scene("round", shuffles=((), on_top, ("slush",)))
    assert see(p).calendars == 0 and p.caller == -1 and p.deck.count(CALENDAR) == 4


def test_ruling_03_too_few_cards_for_the_pool() -> None:
    """S.7: it is as large as it can be; the calendars go back into the deck."""
    p = scene("round", hands={"red": EVERYTHING}, turn="teal")
    assert see(p).pool == () and see(p).calendars == 4 and see(p).deck == 0
    assert p.caller == 0, "all the calendars came up at once"


EVERYTHING = [id for id, copies in zip(GAME.printed.ids, GAME.printed.copies, strict=True) for _ in range(copies)][:51]
"""All cards but the calendars."""


def test_ruling_04_the_caller_has_no_other_turn() -> None:
    """C.2, C.3: the caller finishes the turn in which the third calendar came up; the lap ends on their right."""
    p = scene("turn", turn="green", aside=2, deck=["calendar"])
    for colour in ("green", "teal", "red", "ochre"):
        assert asked(p) == (colour, "take")
        play(p, f"take {see(p).pool[0]}", "done")
    assert "election" in log(p)


def test_ruling_05_more_calendars() -> None:
    """C.4: set aside, no effect."""
    p = scene("take", turn="teal", caller="green", aside=3, deck=["calendar", "slush"])
    play(p, "draw")
    assert (see(p).calendars, p.caller) == (4, seat("green")) and hand(p, "teal") == ["slush"]


def test_ruling_06_an_empty_deck_in_the_second_step() -> None:
    """T.4: from the pool; if that is empty too, the step is skipped."""
    p = scene("take", caller="teal", aside=3, rest="discards", pool=["heir"])
    assert answers(p) == {"take heir"}
    p = scene("take", caller="teal", aside=3, rest="discards", hands={"red": ["heir"]})
    assert asked(p) == ("red", "put-down")


def test_ruling_07_the_second_step_is_a_duty() -> None:
    """T.2: one of the two."""
    p = scene("take", pool=["heir"], hands={"red": ["elder"]})
    assert answers(p) == {"draw", "take heir"}
    refused(p, "put elder", "other-question", "T.2")


def test_ruling_08_the_third_calendar_ends_the_deck() -> None:
    """C.5, T.3: the draw fails, the election is called."""
    p = scene("take", aside=2, deck=["calendar"], rest="discards", pool=["heir"])
    p = play(p, "draw")
    assert hand(p, "red") == [] and p.caller == 0 and log(p) == ["calendar", "called", "drew-nothing", *log(p)[3:]]


def test_ruling_09_the_hand_limit() -> None:
    """T.13, T.10: only at the end of one's own turn."""
    p = scene(hands={"red": ["slush"], "ochre": ["heir", "elder", "fixer", "doctors"]})
    deal(p, "red", "ochre", gives="hand-slush")
    assert len(hand(p, "ochre")) == 5 and asked(p)[0] == "ochre", "an empty hand ends Red's turn"
    play(p, "draw", "done", "discard slush")
    assert len(hand(p, "ochre")) == 5 and asked(p) == ("ochre", "discard")


def test_ruling_10_no_card_is_put_down_out_of_turn() -> None:
    """T.13, N.9: what is received in an election stays in the hand."""
    p = scene("vote", standing=BOTH, fronts={"red": ["farmers"]}, hands={"green": ["farmers"]})
    deal(p, "green", "red", gives="hand-farmers")
    assert hand(p, "red") == ["farmers"] and front(p, "red") == {"heir": 1, "farmers": 1}
    refused(p, "put farmers", "other-question", "V.1")


def test_ruling_11_who_has_a_politician_must_stand() -> None:
    """E.3: with an option to decline."""
    refused(scene("election", fronts={"red": ["heir"]}), "abstain", "must-stand", "E.3")
    p = play(scene("election", fronts={"red": ["heir"]}, must=False), "abstain")
    assert "cancelled" in log(p)


def test_ruling_12_trades_while_candidates_are_named() -> None:
    """N.12: allowed until the last one is named, except for a politician that stands."""
    p = scene("election", fronts={"red": ["heir", "fixer", "farmers"], "teal": ["elder"]})
    play(p, "stand heir")
    refused(p, "give front-heir", "stands", "N.12", "red")
    deal(p, "red", "ochre", gives="front-fixer front-farmers")
    assert asked(p)[0] == "teal" and front(p, "ochre") == {"fixer": 1, "farmers": 1}, "Ochre was asked before"


def test_ruling_13_trades_during_the_vote() -> None:
    """N.11: money, hand cards and promises, no cards in front."""
    p = scene("vote", standing=BOTH, fronts={"red": ["farmers"], "ochre": ["doctors"]}, hands={"red": ["slush"]})
    refused(p, "give front-farmers", "frozen", "N.11", "red")
    refused(p, "want front-farmers", "frozen", "N.11", "green")
    deal(p, "red", "green", gives="hand-slush", wants="note-2")
    assert hand(p, "green") == ["slush"] and (money(p, "red"), money(p, "green")) == (6, 2)


def test_ruling_14_votes_without_a_candidate() -> None:
    """V.3: for any candidate."""
    p = scene("vote", caller="green", standing=BOTH, fronts={"green": ["farmers"]})
    assert answers(p, "vote") == {"farmers-red", "farmers-ochre"}


def test_ruling_15_all_groups_are_used() -> None:
    """V.4: a pass, which is not asked for."""
    p = scene("vote", standing=BOTH, fronts={"red": ["farmers"], "green": ["farmers", "doctors"]})
    play(p, "vote farmers-ochre", "vote farmers-red")
    assert asked(p)[0] == "green" and see(p).seats[0].passed


def test_ruling_16_votes_stay() -> None:
    """V.5: neither taken back nor split."""
    fronts = {"red": ["farmers"] * 3, "green": ["farmers", "doctors"]}
    p = play(scene("vote", standing=BOTH, fronts=fronts), "vote farmers-ochre")
    before = see(p).ballots
    play(p, "vote farmers-red")
    assert see(p).ballots[:1] == before and asked(p)[0] == "green"


def test_ruling_17_floating_votes_that_were_not_cast() -> None:
    """V.7: no die for them."""
    p = scene("vote", standing=BOTH, fronts={"red": ["floating", "floating"]}, dice=(6,), seed=None)
    play(p, "vote floating-red", "pass")
    assert p.chance.drawn == 1


def test_ruling_18_all_dice_at_the_end() -> None:
    """V.7: for all to see, in the order in which the votes were cast."""
    fronts = {"red": ["floating"], "green": ["floating"], "teal": ["doctors"]}
    p = scene("vote", standing=BOTH, fronts=fronts, dice=(1, 6))
    play(p, "vote floating-red", "vote floating-red")
    assert p.chance.drawn == 0
    play(p, "pass")
    assert [entry.args for entry in p.entries if entry.key == "floated" and entry.is_for(None)] == [
        (0, 0, 1),
        (2, 0, 6),
    ]


def test_ruling_19_how_a_tie_is_negotiated() -> None:
    """P.3, P.4, P.6, P.7: by yielding, for money, hand cards and promises, or else by dice that are rolled again."""
    p = tie("newsreader", "athlete", hands={"ochre": ["slush"]}, fronts={"red": ["farmers"]})
    refused(p, "give front-farmers", "frozen", "N.11", "red")
    deal(p, "red", "ochre", gives="place", wants="note-1 hand-slush")
    assert p.top == seat("ochre") and hand(p, "red") == ["slush"] and money(p, "red") == 4 + 1 + 4
    p = roll(tie("newsreader", "athlete", dice=(6, 6, 3, 1)))
    assert p.top == seat("red") and p.chance.drawn == 4


def test_ruling_20_three_or_more_tie() -> None:
    """P.8, P.10: one order for all; places decide large, small, nothing."""
    standing = {"red": "bureaucrat", "ochre": "fixer", "green": "newsreader"}
    p = scene("vote", round=3, caller="teal", standing=standing, fronts={"teal": ["farmers"]})
    play(p, "vote farmers-green")
    do(p, "red", "yield ochre")
    do(p, "green", "yield ochre")
    do(p, "green", "yield red")
    assert p.placed == [seat("ochre"), seat("red")] and [money(p, colour) for colour in COLOURS[:3]] == [8, 11, 4]


def test_ruling_21_the_top_vote_getter_of_a_tie() -> None:
    """P.9: the one placed first."""
    p = roll(tie("newsreader", "athlete", dice=(1, 2)))
    assert p.top == seat("ochre") and p.first == seat("green")


def test_ruling_22_concessions_stay_hidden() -> None:
    """H.2: winners take the notes unseen by the others."""
    p = scene("count", standing=BOTH, large=(3, 3, 0), small=(3, 0, 0))
    assert own(p, "red").notes == (5, 4, 0)
    assert "found" in log(p, "red") and "found" in log(p, "ochre") and "found" not in log(p, "green")
    assert see(p, "green").seats[0].money is None


def test_ruling_23_the_order_of_keeping() -> None:
    """R.2: from the top vote-getter to the left."""
    fronts = {"red": ["heir"], "ochre": ["elder"], "green": ["fixer"], "teal": ["athlete"]}
    p = scene("round-end", top="teal", fronts=fronts)
    order = []
    while asked(p)[1] == "keep":
        order.append(asked(p)[0])
        play(p, next(iter(answers(p))))
    assert order == ["teal", "red", "ochre", "green"]


def test_ruling_24_exactly_one_is_kept() -> None:
    """R.3: nothing only where nothing lies in front."""
    p = scene("round-end", fronts={"red": ["heir", "farmers"], "green": ["elder"]})
    assert answers(p) == {"keep heir", "keep farmers"}
    play(p, "keep farmers")
    assert asked(p)[0] == "green" and answers(p) == {"keep elder"}


def test_ruling_25_a_floating_vote_that_is_kept() -> None:
    """R.3: one card."""
    p = play(scene("round-end", fronts={"red": ["floating"] * 3}), "keep floating")
    assert front(p, "red") == {"floating": 1}


def test_ruling_26_trades_while_tidying_up() -> None:
    """N.13: cards in front until the first choice and not again before the last one; offers with them lapse."""
    fronts = {"red": ["heir", "farmers"], "ochre": ["elder", "doctors"], "green": ["fixer"]}
    p = scene("round-end", fronts=fronts, hands={"green": ["slush"]})
    deal(p, "ochre", "red", gives="front-doctors")
    assert front(p, "red") == {"heir": 1, "farmers": 1, "doctors": 1}
    offer(p, "ochre", "red", gives="front-elder")
    offer(p, "green", "ochre", gives="hand-slush")
    play(p, "keep heir")
    assert [shown.slot for shown in see(p, "ochre").offers] == ["green-1"] and "offer-lapsed" in log(p, "ochre")
    refused(p, "give front-elder", "frozen", "N.11", "ochre")
    do(p, "ochre", "accept green-1")
    play(p, "keep elder", "keep fixer")
    assert not p.frozen and "give front-elder" in {GAME.text(action) for action in p.extras(1)}


def test_ruling_27_part_of_a_group() -> None:
    """N.10: any number of its cards; both groups count anew."""
    p = scene(fronts={"red": ["salaryman"] * 5, "ochre": ["salaryman"]}, hands={"red": ["heir"]})
    deal(p, "red", "ochre", gives="front-salaryman front-salaryman")
    assert (votes(p, "red", "salaryman"), votes(p, "ochre", "salaryman")) == (4, 4)


def test_ruling_28_what_is_traded() -> None:
    """N.2: notes, hand cards, cards in front; in a tie one's place; promises need no rules."""
    p = scene(hands={"red": ["heir"]}, fronts={"ochre": ["elder"]})
    assert trades(p, "red", "give") == {"note-1", "note-2", "note-4", "hand-heir"}
    wanted = {thing.partition("-")[0] for thing in trades(p, "red", "want")}
    assert wanted == {"note", "hand", "front"}
    assert {thing for thing in trades(p, "red", "want") if thing.startswith("front")} == {"front-elder"}


def test_ruling_29_the_bank_has_every_note() -> None:
    """M.3: changed without limit, whatever the bank holds."""
    p = scene(hands={"red": ["heir"]}, purses={"red": (60, 0, 0)})
    for _ in range(2):
        do(p, "red", "change for-2", "change for-2")
        p.left[0] = 5
    deal(p, "red", "ochre", gives=" ".join(["note-4"] * 13))
    assert own(p, "ochre").notes == (2, 1, 13), "more notes of 4 than were printed"


def test_ruling_30_chips_do_not_run_out() -> None:
    """V.5: there is no limit on votes for a candidate."""
    fronts = {"red": ["floating"] * 6, "green": ["farmers", "doctors", "pensioners", "construction", "salaryman"]}
    p = scene("vote", round=3, players=4, standing=BOTH, fronts=fronts)
    for number in range(11):
        play(p, "vote floating-red" if asked(p)[0] == "red" else f"vote {fronts['green'][number // 2]}-red")
    assert len(see(p).ballots) == 11 and {ballot[2] for ballot in see(p).ballots} == {0}


def test_ruling_31_equal_money() -> None:
    """O.4: shared victory."""
    assert winners(scene("final", round=3)) == ["red", "ochre", "green", "teal"]


def test_ruling_32_slush_funds_at_the_end() -> None:
    """O.3, K.4: 1 each."""
    p = scene("final", round=3, hands={"green": ["slush"] * 3})
    assert winners(p) == ["green"] and next(e.args for e in p.entries if e.key == "end-money") == (2, 7)


def test_ruling_33_first_players() -> None:
    """S.4, R.5: random, then the left neighbour of the top vote-getter."""
    firsts = {GAME.setup(seed).first for seed in range(30)}  # type: ignore[attr-defined]
    assert firsts == {0, 1, 2, 3}
    for number, colour in enumerate(COLOURS[:4]):
        assert scene("round-end", top=colour).turn == (number + 1) % 4


def test_ruling_34_discards_are_public() -> None:
    """H.4: face up."""
    p = play(scene(hands={"red": ["slush", "heir"]}, pool=["elder"]), "put slush", "done")
    assert see(p).discards == {"slush": 1}


def test_ruling_35_what_is_hidden() -> None:
    """H.1, H.2, H.3, N.14, H.5: hands, money, concessions, the order of the deck; its size is public."""
    p = scene("take", hands={"ochre": ["heir"]}, deck=["elder"])
    for colour in ("red", None):
        view = see(p, colour)
        assert view.seats[1].cards is None and view.seats[1].money is None and view.seats[1].notes is None
        assert (view.large, view.small, view.deck) == (6, 3, len(p.deck))
        swapped = p.clone()
        swapped.hand[p.codes.kinds + kind("heir")] = 0
        swapped.hand[p.codes.kinds + kind("elder")] = 1
        swapped.deck[-1] = kind("heir")
        swapped.purse[3:6] = [0, 0, 9]
        swapped.large = [3, 3, 0]
        assert swapped.view(None if colour is None else seat(colour)) == view


def test_ruling_36_the_pool_is_not_refilled() -> None:
    """T.5: only the first step of a turn adds a card, and its end trims to four."""
    p = scene("turn", pool=["heir", "elder", "fixer"], deck=["slush", "doctors"])
    play(p, "take heir")
    assert see(p).pool == ("elder", "fixer", "slush") and asked(p) == ("red", "put-down")
    play(p, "done")
    assert see(p).pool == ("elder", "fixer", "doctors", "slush")
