"""Politically Correct People by its clauses, apart from negotiation (chapter N) and the rulings."""

from __future__ import annotations

import pytest
from pcp_tools import (
    CALENDAR,
    COLOURS,
    GAME,
    IDS,
    answers,
    asked,
    deal,
    do,
    finish,
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
    value,
    votes,
    winners,
)

from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.play.game import BadOption


def start(seed: int = 0, **options: str) -> Backroom:
    """A match at its first question."""
    p = GAME.setup(seed, options, live=True)
    assert isinstance(p, Backroom)
    return p


# -- O, S: overview and set-up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["4", "5", "6"])
def test_so_many_can_play(players: str) -> None:
    """O.1 (PCP-T04): four, five or six seats, each with a colour of its own."""
    seats = GAME.seats({"players": players})
    assert len(seats) == len(set(seats)) == int(players)
    p = start(players=players)
    assert len(see(p).seats) == int(players) and set(p.may_act) == set(range(int(players)))


@pytest.mark.parametrize("players", ["3", "7"])
def test_so_many_cannot_play(players: str) -> None:
    """O.1 (PCP-T04): a match of three or of seven is refused."""
    with pytest.raises(BadOption):
        GAME.setup(1, {"players": players})


def test_three_rounds_with_an_election_each() -> None:
    """O.2 (PCP-P03): each match has three rounds, and each round one election or cancellation."""
    for seed in range(12):
        p = finish(start(seed, players=str(4 + seed % 3)))
        keys = log(p)
        assert keys.count("round") == keys.count("election") == 3
        assert (
            len(p.won_large) == 3 and (p.won_large.count(-1), p.won_small.count(-1)) >= (keys.count("cancelled"),) * 2
        )


def test_the_most_money_wins() -> None:
    """O.3, K.4 (PCP-T38): notes and slush funds in hand are added up, nothing else."""
    p = scene(
        "final",
        round=3,
        purses={"red": (0, 0, 2), "ochre": (7, 0, 0)},
        hands={"ochre": ["slush", "slush"], "red": ["heir", "doctors"]},
        fronts={"red": ["elder"]},
    )
    assert winners(p) == ["ochre"] and p.outcome is not None and p.outcome.how == "end-money"
    assert p.outcome.scores == (0.0, 1.0, 0.0, 0.0)
    assert next(e.args for e in p.entries if e.key == "counted-money" and e.args[0] == 1) == (1, 7, 2, 9)


def test_equal_money_is_a_shared_victory() -> None:
    """O.4: a slush fund counts as much as a note."""
    p = scene("final", round=3, purses={"red": (0, 0, 2), "teal": (1, 1, 1)}, hands={"teal": ["slush"]})
    assert winners(p) == ["red", "teal"] and p.outcome is not None
    assert (p.outcome.how, p.outcome.scores) == ("end-shared", (0.5, 0.0, 0.0, 0.5))


def test_bucks_buy_anything_and_oblige_to_nothing() -> None:
    """O.5, N.15 (PCP-T43): a sale is paid in bucks; whoever took money for a vote still votes as they like."""
    p = scene("vote", standing={"ochre": "heir", "green": "elder"}, fronts={"red": ["farmers"]})
    deal(p, "ochre", "red", gives="note-2")
    assert (money(p, "red"), money(p, "ochre")) == (6, 2)
    assert answers(p, "vote") == {"farmers-ochre", "farmers-green"}
    play(p, "vote farmers-green")
    assert see(p).ballots == ((0, "farmers", 2),)


def test_the_cards() -> None:
    """S.1 (PCP-T01): 55 cards of four sorts."""
    printed = GAME.printed
    assert sum(printed.copies) == 55
    sorts = {"politician": 9, "voters": 28, "floating": 6, "slush": 8, "calendar": 4}
    for sort, count in sorts.items():
        cards = zip(printed.sorts, printed.copies, strict=True)
        assert sum(copies for found, copies in cards if found == sort) == count


@pytest.mark.parametrize("players", ["4", "5", "6"])
def test_set_up(players: str) -> None:
    """S.2, S.3, M.1 (PCP-T01): notes of 1, 1 and 2, and four cards, never a calendar."""
    firsts = set()
    for seed in range(80):
        p = start(seed, players=players)
        for colour in GAME.seats({"players": players}):
            assert own(p, colour).notes == (2, 1, 0) and own(p, colour).money == 4
            assert len(hand(p, colour)) == 4 and "calendar" not in hand(p, colour)
        sound(p)
        firsts.add(p.turn)
    assert firsts == set(range(int(players))), "S.4: the first player is drawn by lot"


def test_the_concessions_are_split_unseen() -> None:
    """S.5, H.2 (PCP-T02): six, three and two notes of eight ones and three twos; nobody can see their value."""
    values = set()
    for seed in range(60):
        p = start(seed)
        assert (sum(p.large), sum(p.small)) == (6, 3)
        assert 6 <= value(p.large) <= 9 and 3 <= value(p.small) <= 6
        ones, twos, fours = (large + small for large, small in zip(p.large, p.small, strict=True))
        assert ones <= 8 and twos <= 3 and fours == 0
        assert p.bank == 144 - 4 * 4 - value(p.large) - value(p.small), "S.5: the other two are in the bank"
        values.add((value(p.large), value(p.small)))
        for colour in (*COLOURS[:4], None):
            assert (see(p, colour).large, see(p, colour).small) == (6, 3)
    assert len(values) > 5


def test_a_new_deck() -> None:
    """S.6 (PCP-T03, PCP-P02): the rest of the deck, all discards and all calendars; hands and fronts stay."""
    p = scene(
        "round",
        round=2,
        aside=3,
        hands={"red": ["heir", "slush"]},
        fronts={"ochre": ["doctors"] * 3},
        discards=["elder", "fixer", "calendar"],
    )
    assert hand(p, "red") == ["heir", "slush"] and front(p, "ochre") == {"doctors": 3}
    assert see(p).calendars == 0 and see(p).discards == {}
    assert p.deck.count(CALENDAR) + p.aside == 4
    assert p.deck.count(kind("elder")) + p.pool[kind("elder")] == 1


def test_the_pool() -> None:
    """S.7 (PCP-T03): four cards without calendars, which are passed over, not counted, and shuffled back."""
    p = scene("round", shuffles=((), ("calendar", "heir", "calendar", "elder", "slush", "doctors"), ("fixer",)))
    assert see(p).pool == ("heir", "elder", "fixer", "doctors", "slush"), "the four, and what the first turn revealed"
    assert (see(p).calendars, p.deck.count(CALENDAR)) == (0, 4)


def test_who_begins() -> None:
    """S.4, S.8, T.1: the first player's turn begins with a card for the pool."""
    p = start(3)
    assert asked(p) == (COLOURS[p.first], "take")
    assert len(see(p).pool) == 5 and log(p)[0] == "round" and log(p)[1] == "turn" and log(p)[-1] == "revealed"


# -- T, C: turns and calendars -----------------------------------------------------------------------------------------


def test_a_card_is_turned_up() -> None:
    """T.1: the top card of the deck comes into the pool."""
    p = scene("turn", deck=["heir"])
    assert see(p).pool == ("heir",) and asked(p) == ("red", "take")


def test_a_calendar_is_turned_up() -> None:
    """T.1, C.1 (PCP-T05): it is set aside, and the next card comes into the pool."""
    p = scene("turn", deck=["calendar", "heir"])
    assert see(p).pool == ("heir",) and see(p).calendars == 1
    assert see(p).caller is None


def test_two_calendars_are_turned_up() -> None:
    """T.1, C.1 (PCP-T06): both are set aside."""
    p = scene("turn", deck=["calendar", "calendar", "heir"])
    assert see(p).pool == ("heir",) and see(p).calendars == 2


def test_take_or_draw() -> None:
    """T.2: one of the two has to be done; what is drawn is seen by the one who draws alone."""
    p = scene("take", pool=["heir", "slush"], deck=["elder"])
    assert answers(p) == {"take heir", "take slush", "draw"}
    refused(p, "done", "other-question", "T.2")
    refused(p, "take elder", "not-in-pool", "T.2")
    play(p, "take slush")
    assert hand(p, "red") == ["slush"] and see(p).pool == ("heir",)
    p = play(scene("take", pool=["heir"], deck=["elder"]), "draw")
    assert hand(p, "red") == ["elder"] and see(p).pool == ("heir",)
    assert log(p, "red") == ["drew-card", "drew"] and log(p, "ochre") == log(p) == ["drew"]


def test_a_calendar_is_drawn() -> None:
    """T.3, C.1 (PCP-T07): it is set aside, and the next card comes into the hand; with an empty deck none does."""
    p = play(scene("take", deck=["calendar", "calendar", "elder"]), "draw")
    assert hand(p, "red") == ["elder"] and see(p).calendars == 2
    p = scene("take", caller="teal", aside=3, deck=["calendar"], rest="discards", pool=["heir"])
    play(p, "draw")
    assert hand(p, "red") == [] and see(p).pool == ("heir",) and asked(p) == ("ochre", "take")


def test_an_empty_deck() -> None:
    """T.1, T.4, T.5 (PCP-T08): nothing is turned up or drawn; without a pool nothing is taken; neither is renewed."""
    p = scene("turn", caller="teal", aside=3, rest="discards", pool=["heir"], hands={"ochre": ["elder"]})
    assert answers(p) == {"take heir"} and "revealed" not in log(p)
    refused(p, "draw", "deck-empty", "T.4")
    play(p, "take heir", "put heir")
    assert asked(p) == ("ochre", "put-down"), "there is nothing to take or to draw"
    assert see(p).deck == 0 and see(p).pool == () and sum(see(p).discards.values()) == 50


def test_nothing_is_put_down() -> None:
    """T.6 (PCP-T15): putting no card down is allowed."""
    p = play(scene(hands={"red": ["heir"]}, deck=["slush"]), "done")
    assert hand(p, "red") == ["heir"] and asked(p) == ("ochre", "take")


def test_any_number_is_put_down() -> None:
    """T.6, T.8: the whole hand, too; a politician just lies there."""
    p = play(scene(hands={"red": ["heir", "elder", "farmers"]}), "put farmers", "put heir", "put elder")
    assert hand(p, "red") == [] and front(p, "red") == {"heir": 1, "elder": 1, "farmers": 1}
    assert asked(p) == ("ochre", "take"), "with an empty hand nothing more is asked"


def test_voters_form_a_group() -> None:
    """T.7, K.2 (PCP-T09): a Salaryman put down beside three makes one group of four, worth five votes."""
    p = scene(fronts={"red": ["salaryman"] * 3, "ochre": ["salaryman"]}, hands={"red": ["salaryman"]})
    play(p, "put salaryman")
    assert front(p, "red") == {"salaryman": 4} and votes(p, "red", "salaryman") == 5
    assert votes(p, "ochre", "salaryman") == 1


def test_floating_votes_stay_apart() -> None:
    """T.7, K.3 (PCP-T11): two in front are two groups."""
    p = scene("vote", round=3, fronts={"red": ["floating", "floating"]}, standing={"red": "heir", "ochre": "elder"})
    play(p, "vote floating-red")
    assert asked(p) == ("red", "vote") and answers(p, "vote") == {"floating-red", "floating-ochre"}
    play(p, "vote floating-ochre")
    assert see(p).ballots == ((0, "floating", 0), (0, "floating", 1))


def test_a_slush_fund_is_put_down() -> None:
    """T.9, K.4 (PCP-T12): one note of 1 from the bank, the card is discarded, nothing stays in front."""
    p = scene(hands={"red": ["slush"]})
    bank = p.bank
    play(p, "put slush")
    assert own(p, "red").notes == (3, 1, 0) and p.bank == bank - 1
    assert front(p, "red") == {} and see(p).discards == {"slush": 1} and "cashed" in log(p)


def test_the_hand_limit() -> None:
    """T.10 (PCP-T13): of six cards two have to be discarded, as the player chooses."""
    p = scene(hands={"red": ["heir", "elder", "fixer", "doctors", "slush", "slush"]}, pool=["farmers"])
    refused(p, "put farmers", "not-in-hand", "T.6")
    play(p, "done")
    assert asked(p) == ("red", "discard") and answers(p, "discard") == {"heir", "elder", "fixer", "doctors", "slush"}
    refused(p, "done", "other-question", "T.10")
    play(p, "discard slush", "discard heir")
    assert hand(p, "red") == ["elder", "fixer", "doctors", "slush"] and asked(p)[0] == "ochre"
    assert see(p).discards == {"heir": 1, "slush": 1}, "discarding slush funds pays nothing"
    assert money(p, "red") == 4


def test_the_pool_limit() -> None:
    """T.11 (PCP-T14): after drawing, one of five cards is discarded; after taking none is."""
    pool = ["heir", "elder", "fixer", "doctors", "slush"]
    p = play(scene("take", pool=pool), "draw", "done")
    assert asked(p) == ("red", "trim") and answers(p, "trim") == set(pool)
    refused(p, "trim farmers", "not-in-pool", "T.11")
    play(p, "trim elder")
    assert see(p).discards == {"elder": 1} and asked(p)[0] == "ochre" and len(see(p).pool) == 5
    p = play(scene("take", pool=pool), "take elder", "done")
    assert asked(p)[0] == "ochre" and see(p).discards == {}


@pytest.mark.parametrize("players", [4, 5, 6])
def test_turns_go_to_the_left(players: int) -> None:
    """T.12: one seat after the other."""
    p = scene(players=players, turn=COLOURS[players - 1], hands={COLOURS[players - 1]: ["heir"]})
    play(p, "done")
    for colour in COLOURS[:players]:
        assert asked(p) == (colour, "take")
        play(p, "draw", "done")
        if asked(p) == (colour, "trim"):
            play(p, f"trim {min(answers(p, 'trim'))}")


def test_many_cards_in_another_hand() -> None:
    """T.13 (PCP-T16): whoever gets cards in a trade keeps them until the end of their own turn, and puts none down."""
    cards = ["heir", "elder", "fixer", "doctors"]
    p = scene(hands={"red": ["farmers", "farmers", "slush"], "ochre": cards})
    deal(p, "red", "ochre", gives="hand-farmers hand-farmers")
    assert len(hand(p, "ochre")) == 6 and asked(p) == ("red", "put-down")
    refused(p, "put heir", "other-question", "T.6", "ochre")
    play(p, "done", "draw")
    assert asked(p) == ("ochre", "put-down") and len(hand(p, "ochre")) == 7
    play(p, "done")
    assert asked(p) == ("ochre", "discard")


def test_the_plainest_answer_comes_last() -> None:
    """T.14: when time is up the last answer is given: draw, no more cards, pass, dice; of cards the last listed."""

    def last(p: Backroom) -> str:
        return GAME.text(p.answers(p.to_act[0])[-1])

    assert last(scene("take", pool=["heir"])) == "draw"
    assert last(scene("take", pool=["heir", "doctors"], rest="discards")) == "take doctors"
    assert last(scene(hands={"red": ["heir"]})) == "done"
    assert (
        last(scene("hand-limit", hands={"red": ["heir", "elder", "fixer", "doctors", "farmers"]})) == "discard doctors"
    )
    assert last(scene("election", fronts={"red": ["heir", "elder"]})) == "stand elder"
    assert last(scene("election", fronts={"red": ["heir", "elder"]}, must=False)) == "abstain"
    both = {"red": "heir", "ochre": "elder"}
    assert last(scene("vote", standing=both, fronts={"red": ["farmers"]})) == "pass"
    assert last(tie("newsreader", "athlete")) == "dice"
    assert last(scene("round-end", fronts={"red": ["heir", "farmers"]})) == "keep farmers"


def test_the_call() -> None:
    """C.2, C.3 (PCP-T17): the caller finishes the turn, then the others have one each, then the election is held."""
    p = scene("turn", turn="ochre", aside=2, deck=["calendar", "heir", "elder"])
    assert see(p).caller == seat("ochre") and "called" in log(p)
    for colour in ("ochre", "green", "teal", "red"):
        assert asked(p) == (colour, "take") and "election" not in log(p)
        play(p, f"take {see(p).pool[0]}", "done")
    assert "election" in log(p)


def test_the_call_comes_with_the_first_card() -> None:
    """C.2 (PCP-T19): the caller still takes or draws, and puts down."""
    p = scene("turn", aside=2, deck=["calendar", "heir"])
    assert see(p).caller == seat("red") and answers(p) == {"take heir", "draw"}
    play(p, "take heir", "put heir")
    assert asked(p) == ("ochre", "take") and front(p, "red") == {"heir": 1}


def test_a_fourth_calendar() -> None:
    """C.4 (PCP-T18): in the last lap it is set aside and changes nothing."""
    p = scene("turn", turn="teal", caller="green", aside=3, deck=["calendar", "heir"])
    assert (see(p).calendars, see(p).caller) == (4, seat("green")) and see(p).pool == ("heir",)
    assert "called" not in log(p)


def test_the_third_calendar_is_the_last_card() -> None:
    """C.5: nothing is drawn, and the election is called all the same."""
    p = scene("take", aside=2, deck=["calendar"], rest="discards", pool=["heir"])
    assert p.deck.count(CALENDAR) == 1
    play(p, "draw")
    assert hand(p, "red") == [] and see(p).caller == seat("red") and "drew-nothing" in log(p)


# -- E: candidates -----------------------------------------------------------------------------------------------------


def test_candidates_from_the_caller() -> None:
    """E.1, E.2 (PCP-T20, PCP-T22): from the caller to the left, one politician of those in front."""
    fronts = {"red": ["heir"], "green": ["elder", "fixer"], "teal": ["athlete"]}
    p = scene("election", round=3, caller="green", fronts=fronts)
    assert asked(p) == ("green", "nominate") and answers(p) == {"stand elder", "stand fixer"}
    refused(p, "stand heir", "no-such-politician", "E.2")
    play(p, "stand fixer")
    assert asked(p)[0] == "teal"
    play(p, "stand athlete", "stand heir")
    assert [group.card for colour in COLOURS[:4] for group in see(p).seats[seat(colour)].front if group.stands] == [
        "heir",
        "fixer",
        "athlete",
    ]


def test_no_candidate_from_the_hand() -> None:
    """E.2 (PCP-T21): a politician in hand cannot stand; whoever has none in front is not asked."""
    p = scene(
        "election",
        round=3,
        fronts={"red": ["elder"], "ochre": ["fixer"]},
        hands={"red": ["heir"], "green": ["athlete"]},
    )
    refused(p, "stand heir", "candidate-from-hand", "E.2")
    play(p, "stand elder", "stand fixer")
    assert log(p).count("no-politician") == 2 and p.standing[:4] == [kind("elder"), kind("fixer"), -1, -1]


def test_standing_is_a_duty_or_a_choice() -> None:
    """E.3: nobody with a politician in front may decline, unless the option says so."""
    fronts = {"red": ["heir"], "ochre": ["elder"]}
    refused(scene("election", fronts=fronts), "abstain", "must-stand", "E.3")
    p = play(scene("election", fronts=fronts, must=False), "abstain", "stand elder")
    assert "unopposed" in log(p) and p.top == seat("ochre")
    assert not start(standing="may").must_stand


def test_no_candidate_at_all() -> None:
    """E.4 (PCP-T23): both concessions go back to the bank, and the caller tidies up first."""
    p = scene("election", caller="green", fronts={"green": ["farmers"], "teal": ["doctors"]})
    assert p.bank == 144 - 4 * 4 and asked(p) == ("green", "keep")
    assert "cancelled" in log(p) and (p.won_large, p.won_small) == ([-1], [-1])
    play(p, "keep farmers", "keep doctors")
    assert p.round == 2 and asked(p)[0] == "teal", "the next round begins on the caller's left"


def test_one_candidate() -> None:
    """E.5, H.2 (PCP-T24): nine notes without vote or dice; its player is the top vote-getter."""
    p = scene("election", fronts={"ochre": ["heir", "farmers"], "red": ["floating"]}, large=(4, 2, 0), small=(2, 1, 0))
    play(p, "stand heir")
    assert own(p, "ochre").notes == (8, 4, 0) and p.top == seat("ochre") and asked(p) == ("ochre", "keep")
    assert p.chance.drawn == 0 and "voted" not in log(p)
    assert log(p, "ochre").count("found") == 2 and "found" not in log(p, "red")


def test_two_candidates() -> None:
    """E.6, V.1: there is a vote, and it begins with the caller."""
    fronts = {"ochre": ["heir"], "red": ["elder", "pensioners"], "green": ["farmers"], "teal": ["doctors"]}
    p = scene("election", caller="green", fronts=fronts)
    play(p, "stand elder", "stand heir")
    assert asked(p) == ("green", "vote")


# -- V: the vote -------------------------------------------------------------------------------------------------------

BOTH = {"red": "heir", "ochre": "elder"}
"""Red's and Ochre's candidates, of base 6 and 5."""


def test_one_group_at_a_time() -> None:
    """V.1 (PCP-T26): each seat has one group vote or passes, from the caller to the left, again and again."""
    fronts = {"green": ["farmers", "doctors"], "teal": ["farmers", "pensioners"]}
    p = scene("vote", caller="teal", standing=BOTH, fronts=fronts)
    assert asked(p) == ("teal", "vote")
    play(p, "vote farmers-red")
    assert asked(p)[0] == "green"
    play(p, "vote doctors-ochre")
    assert asked(p)[0] == "teal"
    refused(p, "vote pensioners-green", "not-standing", "V.1")


def test_no_vote_for_the_own_candidate() -> None:
    """V.2, K.3 (PCP-T25): a group of voters never, a floating vote may."""
    p = scene("vote", standing=BOTH, fronts={"red": ["farmers", "floating"]})
    assert answers(p, "vote") == {"farmers-ochre", "floating-red", "floating-ochre"}
    refused(p, "vote farmers-red", "own-candidate", "V.2")
    play(p, "vote floating-red")
    assert see(p).ballots == ((0, "floating", 0),)


def test_votes_without_a_candidate() -> None:
    """V.3 (PCP-T28): whoever has no candidate votes for any."""
    p = scene("vote", caller="teal", standing=BOTH, fronts={"teal": ["doctors", "floating"]})
    assert answers(p, "vote") == {"doctors-red", "doctors-ochre", "floating-red", "floating-ochre"}


def test_passed_once_is_passed_for_good() -> None:
    """V.4, V.6 (PCP-T27): the others go on until they have passed as well; without groups one passes by itself."""
    fronts = {"red": ["farmers", "doctors"], "green": ["farmers", "pensioners", "doctors"]}
    p = play(scene("vote", standing=BOTH, fronts=fronts), "pass")
    assert asked(p)[0] == "green" and see(p).seats[0].passed
    for text in ("vote farmers-ochre", "pass"):
        refused(p, text, "has-passed", "V.4", "red")
    play(p, "vote farmers-red")
    assert asked(p)[0] == "green", "Red is not asked again"
    play(p, "pass")
    assert log(p).count("passed") == 1 and "total" in log(p), "the vote is over"


def test_a_group_votes_once_and_whole() -> None:
    """V.5: it cannot be used twice, nor split; there are always enough chips."""
    fronts = {"red": ["salaryman"] * 4 + ["farmers"], "green": ["floating"]}
    p = play(
        scene("vote", round=3, standing=BOTH, fronts=fronts, dice=(1,)), "vote salaryman-ochre", "vote floating-red"
    )
    refused(p, "vote salaryman-ochre", "has-voted", "V.5")
    refused(p, "vote doctors-ochre", "no-such-group", "V.5")
    play(p, "pass")
    assert see(p).seats[1].total == 5 + 5


def test_floating_votes_are_rolled_after_all_have_passed() -> None:
    """V.6, V.7, V.8 (PCP-T29): no die before the last pass, none for what was not cast."""
    fronts = {"red": ["floating", "floating"], "green": ["floating"]}
    p = scene("vote", round=3, standing=BOTH, fronts=fronts, dice=(3, 5), seed=None)
    play(p, "vote floating-red", "vote floating-ochre")
    assert see(p).dice == () and see(p).seats[0].total is None
    play(p, "pass")
    assert [(rolled.seat, rolled.candidate, rolled.votes) for rolled in see(p).dice] == [(0, 0, 3), (2, 1, 5)]
    assert (see(p).seats[0].total, see(p).seats[1].total) == (9, 10) and p.chance.drawn == 2


def test_totals() -> None:
    """V.8, K.1, K.2 (PCP-T30): base 4, four Salarymen and a floating vote of 3 make 12."""
    standing = {"red": "bureaucrat", "ochre": "elder"}
    fronts = {"green": ["salaryman"] * 4, "teal": ["floating"]}
    p = scene("vote", round=3, caller="green", standing=standing, fronts=fronts, dice=(3,))
    play(p, "vote salaryman-red", "vote floating-red")
    assert (see(p).seats[0].total, see(p).seats[1].total, see(p).seats[2].total) == (12, 5, None)


# -- P: places and ties ------------------------------------------------------------------------------------------------


def test_first_second_third() -> None:
    """P.1, P.2, H.2 (PCP-T31): the large concession, the small one, nothing; only the winners see the notes."""
    p = scene(
        "count",
        standing={"red": "elder", "ochre": "heir", "green": "fixer"},
        fronts={"red": ["farmers"], "ochre": ["farmers"]},
        large=(4, 2, 0),
        small=(2, 1, 0),
    )
    assert [money(p, colour) for colour in COLOURS[:4]] == [4 + 4, 4 + 8, 4, 4]
    assert own(p, "ochre").notes == (6, 3, 0) and p.top == seat("ochre")
    assert (see(p).large, see(p).small) == (0, 0)
    assert "found" in log(p, "ochre") and "found" not in log(p, "green") and "found" not in log(p)


def test_ties_are_settled_between_the_tied() -> None:
    """P.3, P.6 (PCP-T32): they agree who goes first; the first takes the large concession, the other the small one."""
    p = tie("newsreader", "athlete", "secretary", fronts={"ochre": ["farmers"]})
    assert asked(p) == ("red ochre", "bargain") and p.chance.drawn == 0
    do(p, "red", "yield ochre")
    assert (money(p, "red"), money(p, "ochre"), money(p, "green")) == (4 + 4, 4 + 7, 4)
    assert p.top == seat("ochre") and p.chance.drawn == 0


def test_a_tie_is_settled_for_money() -> None:
    """P.3, P.4 (PCP-T32): yielding can be given or asked in an offer, with hand cards and money, no cards in front."""
    p = tie("newsreader", "athlete", hands={"ochre": ["slush"]}, fronts={"ochre": ["farmers"]})
    do(p, "red", "want hand-slush")
    refused(p, "want front-farmers", "frozen", "N.11", "red")
    do(p, "red", "give place", "want note-2", "send ochre")
    assert asked(p)[0] == "red ochre", "an offer settles nothing"
    do(p, "ochre", "accept red-1")
    assert p.top == seat("ochre") and hand(p, "red") == ["slush"]
    assert (money(p, "red"), money(p, "ochre")) == (4 + 2 + 4, 4 - 2 + 7)
    p = tie("newsreader", "athlete")
    deal(p, "red", "ochre", gives="note-1", wants="place")
    assert p.top == seat("red") and money(p, "ochre") == 4 + 1 + 4


def test_a_tie_for_the_second_place() -> None:
    """P.2, P.3 (PCP-T33): one of the tied takes the small concession, the others nothing."""
    p = tie("heir", "newsreader", "athlete", fronts={"ochre": ["farmers"], "red": ["farmers"]})
    assert asked(p) == ("ochre green", "bargain") and money(p, "red") == 4 + 7
    refused(p, "yield red", "not-tied", "P.5", "ochre")
    refused(p, "give place", "no-tie", "P.4", "red")
    do(p, "green", "yield ochre")
    assert [money(p, colour) for colour in COLOURS[:4]] == [11, 8, 4, 4] and p.top == seat("red")


def test_nobody_yields_in_a_circle() -> None:
    """P.5: neither directly nor by way of others, neither by answering nor in an offer."""
    p = three_tied()
    do(p, "red", "yield ochre")
    assert asked(p)[0] == "ochre green"
    assert answers(p, "yield", "ochre") == {"green"}, "Red yields to Ochre already"
    do(p, "ochre", "yield green")
    assert see(p).seats[0].place is None and p.yielded[0] == 0b110, "Red yields to Green by way of Ochre"
    assert p.placed[0] == seat("green")
    p = four_tied()
    do(p, "ochre", "yield red")
    do(p, "green", "yield ochre")
    assert answers(p, "yield", "red") == {"teal"}, "Green yields to Red by way of Ochre"


def three_tied() -> Backroom:
    """Red, Ochre and Green with four votes each: two of base 4, and one of 3 with a vote."""
    p = scene(
        "vote",
        round=3,
        caller="teal",
        standing={"red": "bureaucrat", "ochre": "fixer", "green": "newsreader"},
        fronts={"teal": ["farmers"]},
    )
    return play(p, "vote farmers-green")


def four_tied() -> Backroom:
    """Red, Ochre, Green and Teal with four votes each."""
    standing = {"red": "bureaucrat", "ochre": "fixer", "green": "newsreader", "teal": "athlete"}
    fronts = {"indigo": ["salaryman"], "plum": ["salaryman"]}
    p = scene("vote", round=3, players=6, caller="indigo", standing=standing, fronts=fronts)
    return play(p, "vote salaryman-green", "vote salaryman-teal")


def test_yielding_both_ways_in_one_offer() -> None:
    """P.5: one of the two yields, never both."""
    p = tie("newsreader", "athlete")
    do(p, "red", "give place")
    refused(p, "want place", "place-once", "P.5", "red")
    do(p, "ochre", "want place")
    refused(p, "give place", "place-once", "P.5", "ochre")


def test_the_next_place_is_clear() -> None:
    """P.6: it is given as soon as one of the tied has yielded to none; the others bargain on for the next."""
    p = three_tied()
    do(p, "red", "yield green")
    do(p, "ochre", "yield green")
    assert p.placed == [seat("green")] and asked(p) == ("red ochre", "bargain")
    assert p.stack[-1].ask(p, 0).args == (0, 2), "for the second place"
    do(p, "ochre", "yield red")
    assert p.placed == [seat("green"), seat("red")]


def test_the_dice_decide() -> None:
    """P.7 (PCP-T32): one die each, the higher goes first; equal ones roll again."""
    p = tie("newsreader", "athlete", dice=(4, 4, 2, 5), seed=None)
    roll(p)
    rolled = [entry.args for entry in p.entries if entry.key == "rolled"]
    assert rolled == [(0, 4), (1, 4), (0, 2), (1, 5)] and p.top == seat("ochre")


def test_dice_need_a_negotiation_that_has_failed() -> None:
    """P.7: one seat alone cannot call for them over an offer; who has called may still trade and accept."""
    p = tie("newsreader", "athlete", hands={"ochre": ["slush"]})
    slot = offer(p, "red", "ochre", gives="place", wants="hand-slush")
    do(p, "red", "dice")
    assert p.placed == [] and asked(p) == ("ochre", "bargain")
    assert see(p).called == (0,)
    do(p, "ochre", f"accept {slot}")
    assert (p.top, hand(p, "red")) == (seat("ochre"), ["slush"])
    p = tie("newsreader", "athlete", hands={"ochre": ["slush"]}, dice=(6, 1))
    slot = offer(p, "ochre", "red", gives="hand-slush", wants="place")
    do(p, "red", "dice")
    do(p, "red", f"accept {slot}")
    assert (p.top, hand(p, "red")) == (seat("ochre"), ["slush"]), "the dice never rolled"
    p = three_tied()
    do(p, "red", "dice")
    do(p, "ochre", "dice")
    p.chance = GAME.scripted(1, 5, 0)
    do(p, "green", "yield red")
    assert p.placed[0] == seat("ochre"), "those who still contend have all called"


def test_the_dice_respect_what_was_yielded() -> None:
    """P.7: who has yielded need not call for them, nor roll while somebody it yields to has no place."""
    p = three_tied()
    do(p, "red", "yield ochre")
    p.chance = GAME.scripted(2, 4, 0, 5)
    assert "dice" not in trades(p, "red")
    roll(p)
    rolled = [entry.args for entry in p.entries if entry.key == "rolled"]
    assert rolled == [(1, 3), (2, 5)], "Green is first; then Ochre, to whom Red has yielded"
    assert p.placed == [seat("green"), seat("ochre")]


def test_equal_dice_among_three() -> None:
    """P.7: those who are equal roll again among themselves, whatever place it is for."""
    p = three_tied()
    p.chance = GAME.scripted(4, 2, 4, 0, 5)
    roll(p)
    assert p.placed == [seat("green"), seat("red")], "five and five before three, then one and six"
    p = three_tied()
    p.chance = GAME.scripted(1, 4, 1, 3, 2)
    roll(p)
    assert p.placed == [seat("ochre"), seat("red")], "two and two below five, then four and three"


def test_who_has_yielded_rolls_later() -> None:
    """P.7: one die, against what the others have; an equal one is rolled again."""
    p = three_tied()
    do(p, "red", "yield ochre")
    p.chance = GAME.scripted(5, 4, 4, 1, 3)
    roll(p)
    rolled = [entry.args for entry in p.entries if entry.key == "rolled"]
    assert rolled == [(1, 6), (2, 5), (0, 5), (0, 2), (2, 4)] and p.placed == [seat("ochre"), seat("green")]


def test_three_tie() -> None:
    """P.8 (A20): one order for all: large, small, nothing."""
    p = three_tied()
    assert asked(p) == ("red ochre green", "bargain")
    p.chance = GAME.scripted(1, 5, 3)
    roll(p)
    assert p.placed == [seat("ochre"), seat("green")]
    assert [money(p, colour) for colour in COLOURS[:3]] == [4, 4 + 7, 4 + 4]


def test_the_first_of_a_tie_is_the_top() -> None:
    """P.9, R.2, R.5: the one placed first keeps first, and the next round begins on their left."""
    p = tie("newsreader", "athlete", caller="teal")
    do(p, "red", "yield ochre")
    assert asked(p) == ("ochre", "keep") and p.first == seat("green")
    assert not any(p.yielded), "whoever has yielded need not do so in the next election"


def test_a_tie_below_the_second_place() -> None:
    """P.10: nobody bargains or rolls for it, not even when four tie for the top."""
    p = tie("heir", "elder", "newsreader", "athlete", round=3)
    assert p.outcome is not None and p.placed == [0, 1]
    p = four_tied()
    p.chance = GAME.scripted(0, 0, 2, 3)
    roll(p)
    assert p.placed == [seat("teal"), seat("green")] and p.chance.drawn == 4


# -- R: end of the round -----------------------------------------------------------------------------------------------


def test_the_pool_is_discarded() -> None:
    """R.1, R.4 (PCP-T34): hands stay."""
    p = scene("round-end", pool=["heir", "slush"], hands={"red": ["elder"]}, fronts={"red": ["fixer", "farmers"]})
    assert see(p).pool == () and see(p).discards == {"heir": 1, "slush": 1} and hand(p, "red") == ["elder"]


def test_one_thing_is_kept() -> None:
    """R.2, R.3 (PCP-T34, PCP-T35): from the top vote-getter, a politician or a whole group; the rest is discarded."""
    fronts = {
        "ochre": ["heir", "fixer", "farmers"],
        "green": ["salaryman"] * 6 + ["doctors"],
        "red": ["floating", "floating"],
    }
    p = scene("round-end", top="ochre", fronts=fronts)
    assert asked(p) == ("ochre", "keep") and answers(p) == {"keep heir", "keep fixer", "keep farmers"}
    refused(p, "keep doctors", "not-in-front", "R.3")
    play(p, "keep heir")
    assert front(p, "ochre") == {"heir": 1} and see(p).discards == {"fixer": 1, "farmers": 1}
    play(p, "keep salaryman")
    assert front(p, "green") == {"salaryman": 6}
    assert asked(p) == ("red", "keep"), "Teal has nothing in front"
    play(p, "keep floating")
    assert front(p, "red") == {"floating": 1}


def test_the_result_lies_there_until_the_next_round() -> None:
    """V.8, P.1, R.2: everybody can look at votes, dice and places while things are kept."""
    p = play(scene("vote", standing=BOTH, fronts={"green": ["floating"]}, dice=(5,)), "vote floating-ochre")
    shown = see(p)
    assert shown.phase == "keep" and not any(group.stands for one in shown.seats for group in one.front)
    assert [rolled.votes for rolled in shown.dice] == [5] and shown.ballots == ((2, "floating", 1),)
    assert [(one.candidate, one.place) for one in shown.seats[:3]] == [
        (BOTH["red"], 2),
        (BOTH["ochre"], 1),
        (None, None),
    ]
    assert shown.seats[1].total == shown.seats[1].front[0].votes + 5
    shown = see(play(p, f"keep {BOTH['ochre']}", "keep floating", f"keep {BOTH['red']}"))
    assert (shown.round, shown.ballots, shown.dice) == (2, (), ())
    assert all((one.candidate, one.total, one.place) == (None, None, None) for one in shown.seats)


def test_what_was_kept_stands_again() -> None:
    """R.3 (PCP-T37): the politician of the last election may be a candidate in the next one."""
    p = play(scene("election", fronts={"red": ["heir"]}), "stand heir", "keep heir")
    assert p.round == 2
    while asked(p)[1] != "nominate":
        p.act(p.to_act[0], p.answers(p.to_act[0])[-1])
    assert answers(p) == {"stand heir"}


def test_the_next_round() -> None:
    """R.5, S.6 (PCP-T36, PCP-P02): it begins on the left of the top vote-getter, with all calendars in the deck."""
    p = scene("round-end", top="teal", aside=4)
    assert p.round == 2 and asked(p) == ("red", "take")
    assert p.deck.count(CALENDAR) + p.aside == 4 and p.aside <= 1


def test_the_end() -> None:
    """R.6, O.3 (PCP-T38): after the third election nothing is kept; the notes are counted."""
    p = scene("election", round=3, fronts={"red": ["heir", "farmers"]}, pool=["slush"])
    play(p, "stand heir")
    assert p.outcome is not None and winners(p) == ["red"] and front(p, "red") == {"heir": 1, "farmers": 1}
    assert see(p).phase == "over" and see(p).pool == ("slush",)


# -- M, K, H: money, cards, secrets ------------------------------------------------------------------------------------


def test_nobody_counts_anothers_notes() -> None:
    """M.1, M.2, H.1 (PCP-T45): neither their value nor their number; how many cards a hand has is open."""
    p = start(2)
    for colour in (*COLOURS[:4], None):
        for number, other in enumerate(see(p, colour).seats):
            known = colour is not None and number == seat(colour)
            assert (other.notes is not None) == (other.money is not None) == (other.cards is not None) == known
            assert other.hand == 4


def test_changing_notes() -> None:
    """M.3 (PCP-T46): two ones into a two and back, two twos into a four and back, at any time; unseen by all others."""
    p = scene("vote", standing=BOTH, fronts={"red": ["farmers"]}, purses={"teal": (2, 1, 0)})
    before = [see(p, colour) for colour in ("red", None)]
    assert trades(p, "teal", "change") == {"for-2", "for-1-1"}
    refused(p, "change for-2-2", "no-change", "M.3", "teal")
    do(p, "teal", "change for-2", "change for-4")
    assert own(p, "teal").notes == (0, 0, 1) and log(p, "teal") == []
    do(p, "teal", "change for-2-2", "change for-1-1")
    assert own(p, "teal").notes == (2, 1, 0) and [see(p, colour) for colour in ("red", None)] == before


def test_notes_are_changed_for_an_offer() -> None:
    """M.3, M.1: whoever has the money has the notes, when an offer is sent and when it is accepted."""
    p = scene(hands={"red": ["heir"], "ochre": ["elder"]}, purses={"red": (0, 0, 1), "ochre": (1, 2, 0)})
    place = offer(p, "red", "ochre", gives="note-1", wants=["note-2", "hand-elder"][1])
    assert own(p, "red").notes == (2, 1, 0)
    do(p, "ochre", f"accept {place}")
    assert (own(p, "red").notes, own(p, "ochre").notes) == ((1, 1, 0), (2, 2, 0))
    deal(p, "red", "ochre", wants="note-4", gives="hand-heir")
    assert (money(p, "red"), money(p, "ochre")) == (7, 2) and own(p, "red").notes == (1, 1, 1)


def test_a_payment_is_seen_by_two() -> None:
    """M.4, H.5 (PCP-T47): the others see nothing and read nothing."""
    p = scene(hands={"red": ["heir"]})
    before = {colour: see(p, colour) for colour in ("green", "teal", None)}
    place = offer(p, "red", "ochre", gives="note-2 note-1")
    assert log(p, "red") == ["offer-sent"] and log(p, "ochre") == ["offer-came"]
    do(p, "ochre", f"accept {place}")
    assert "paid" in log(p, "red") and "paid" in log(p, "ochre")
    for colour, view in before.items():
        assert see(p, colour) == view and log(p, colour) == []


@pytest.mark.parametrize("card", IDS[:9])
def test_card_politicians(card: str) -> None:
    """K.1: each can be put down, stand, and adds its base to its votes."""
    p = play(scene(hands={"red": [card]}), f"put {card}")
    base = GAME.printed.base[kind(card)]
    assert front(p, "red") == {card: 1} and votes(p, "red", card) == base
    other = "heir" if card != "heir" else "elder"
    p = play(scene("election", round=3, fronts={"red": [card], "ochre": [other]}), f"stand {card}", f"stand {other}")
    assert see(p).seats[0].total == base


@pytest.mark.parametrize("card", IDS[9:14])
def test_card_voters(card: str) -> None:
    """K.2: a group of one card, of two ... is worth what the card says, in all, and votes as a whole."""
    table = GAME.printed.votes[kind(card)]
    for count in range(1, GAME.printed.copies[kind(card)] + 1):
        p = scene("vote", round=3, caller="green", standing=BOTH, fronts={"green": [card] * count})
        assert votes(p, "green", card) == table[count]
        play(p, f"vote {card}-red")
        assert see(p).seats[0].total == 6 + table[count]


def test_card_salaryman() -> None:
    """K.2 (PCP-T10): one is worth 1 vote, four are worth 5, nine are worth 13."""
    for count, worth in ((1, 1), (4, 5), (9, 13)):
        assert votes(scene(fronts={"red": ["salaryman"] * count}), "red", "salaryman") == worth


@pytest.mark.parametrize("face", range(1, 7))
def test_card_floating(face: int) -> None:
    """K.3: alone, worth one die, also for the own candidate."""
    p = scene("vote", round=3, standing=BOTH, fronts={"red": ["floating"]}, dice=(face,))
    assert votes(p, "red", "floating") is None
    play(p, "vote floating-red")
    assert see(p).seats[0].total == 6 + face


def test_card_slush() -> None:
    """K.4: one buck when it is put down, one in hand at the end, and none when it is discarded."""
    assert money(play(scene(hands={"red": ["slush"]}), "put slush"), "red") == 5
    assert winners(scene("final", round=3, hands={"teal": ["slush"]})) == ["teal"]


def test_card_calendar() -> None:
    """K.5: never in a hand, in the pool or in front; the third one calls the election."""
    p = start(1)
    while p.outcome is None:
        p.apply(p.to_act[0], p.answers(p.to_act[0])[0])
        sound(p)
        assert (p.caller >= 0) == (p.aside >= 3)


def test_what_lies_open() -> None:
    """H.1, H.3, H.4: sizes of hands and deck, pool, calendars, fronts and discards; not the order of the deck."""
    p = scene(
        "take", pool=["heir"], discards=["elder"], aside=1, fronts={"red": ["farmers"]}, hands={"ochre": ["slush"]}
    )
    view = see(p)
    assert (view.deck, view.pool, view.discards, view.calendars) == (55 - 5, ("heir",), {"elder": 1}, 1)
    assert front(p, "red") == {"farmers": 1} and [other.hand for other in view.seats] == [0, 1, 0, 0]
    p.deck.reverse()
    assert see(p) == view and see(p, "red") == see(p, "red")


def test_what_partners_know() -> None:
    """H.5: the cards in an offer are seen by maker and addressee; after the trade each knows what they gave and got."""
    p = scene(hands={"red": ["heir"], "ochre": ["elder"]})
    before = see(p, "green")
    place = offer(p, "red", "ochre", gives="hand-heir", wants="hand-elder")
    shown = see(p, "ochre").offers[0]
    assert (shown.gives.hand, shown.wants.hand, shown.can_accept) == (("heir",), ("elder",), True)
    do(p, "ochre", f"accept {place}")
    assert hand(p, "red") == ["elder"] and hand(p, "ochre") == ["heir"]
    assert log(p, "ochre") == ["accepted-offer", "handed-card", "handed-card"]
    assert see(p, "green") == before and log(p, "green") == []
