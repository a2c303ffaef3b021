"""Nixon's twenty cards by their printed numbers: value, action, what is left of it, and where the card goes.

Each test names the clause of its card, ``K.`` and its number.
"""

from __future__ import annotations

from table_tools import (
    WAY_TO_JOHN_DEAN,
    asked,
    bag,
    check_picture,
    check_value,
    evidence,
    hand,
    legal,
    log,
    picture,
    pins,
    play,
    refused,
    table,
    told,
    track,
    view,
    where,
    won,
)

JOKER = ("blue", "yellow", "green")


def test_n02_rose_mary_woods() -> None:
    """K.2"""
    check_value("N02", 3, "green")
    check_picture("N02", "rose_mary_woods", 1)


def test_n03_alexander_butterfield() -> None:
    """K.3"""
    check_value("N03", 2, "green")
    check_picture("N03", "alexander_butterfield", 2)


def test_n04_hugh_sloan() -> None:
    """K.4"""
    check_value("N04", 3, "blue")
    check_picture("N04", "hugh_sloan", 1)


def test_n05_martha_mitchell() -> None:
    """K.5"""
    check_value("N05", 2, "blue")
    check_picture("N05", "martha_mitchell", 2)


def test_n06_john_dean() -> None:
    """K.6"""
    check_value("N06", 3, "blue")
    check_picture("N06", "john_dean", 1)


def test_n07_alfred_baldwin() -> None:
    """K.7"""
    check_value("N07", 3, "yellow")
    check_picture("N07", "alfred_baldwin", 1)


def test_n08_james_mccord() -> None:
    """K.8"""
    check_value("N08", 2, "yellow")
    check_picture("N08", "james_mccord", 2)


class TestN09HowardHunt:
    """K.9"""

    def test_value(self) -> None:
        check_value("N09", 2, "yellow")

    def test_moves_the_momentum_token_then_plays_the_top_card(self) -> None:
        p = play(table(nixon=["N09"], nixon_deck=["N02", "N03"], turn="nixon"), "action N09")
        assert track(p) == (0, -2)
        assert asked(p) == ("nixon", "play-drawn")
        assert legal(p) == {"value N02", "action N02"}
        assert view(p, "editor").in_play == ("N02", "N09")
        refused(p, "value N07", "drawn-card-only", "K.9")
        play(p, "value N02", "move initiative")
        assert track(p) == (-3, -2)
        assert (where(p, "N09"), where(p, "N02")) == ("discard", "discard")
        assert asked(p) == ("editor", "turn")

    def test_the_drawn_card_may_be_used_for_its_action(self) -> None:
        p = play(table(nixon=["N09"], nixon_deck=["N02"], turn="nixon"), "action N09", "action N02", "move momentum")
        assert picture(p, "rose_mary_woods") == "down"
        assert track(p) == (0, -3)
        assert (where(p, "N09"), where(p, "N02")) == ("discard", "removed")

    def test_a_momentum_token_is_gained_before_the_card_is_drawn(self) -> None:
        p = play(table(nixon=["N09"], nixon_deck=["N02"], track={"momentum": -3}, turn="nixon"), "action N09")
        assert (int(p.nixon_momentum), track(p)) == (1, (0, None))
        assert log(p)[-2:] == ["gained-momentum", "drew-to-play"]
        assert asked(p) == ("nixon", "play-drawn")

    def test_draws_without_a_momentum_token_too(self) -> None:
        p = play(table(nixon=["N09"], nixon_deck=["N02"], track={"momentum": None}, turn="nixon"), "action N09")
        assert asked(p) == ("nixon", "play-drawn")

    def test_a_reaction_card_has_only_its_value(self) -> None:
        p = play(table(nixon=["N09"], nixon_deck=["N14"], turn="nixon"), "action N09")
        assert legal(p) == {"value N14"}
        refused(p, "action N14", "reaction-only", "U.6")

    def test_it_is_still_the_first_turn_for_a_brilliant_mood(self) -> None:
        p = play(table(nixon=["N09"], nixon_deck=["N21"], turn="nixon"), "action N09")
        assert legal(p) == {"value N21"}
        refused(p, "action N21", "mood-first-turn", "K.21")
        p = play(table(nixon=["N09"], nixon_deck=["N21"], turn="nixon", acted=["nixon"]), "action N09", "action N21")
        assert view(p, "editor").events_blocked

    def test_an_empty_deck_is_renewed_from_the_discards_without_howard_hunt(self) -> None:
        p = table(nixon=["N09"], discard=["N03", "N05"], rest="removed", turn="nixon", chance=(("N05",),))
        play(p, "action N09")
        assert legal(p) == {"value N05", "action N05"}
        assert where(p, "N03") == "deck"
        assert where(p, "N09") == "play"

    def test_with_nothing_to_draw_only_the_momentum_token_moves(self) -> None:
        p = play(table(nixon=["N09"], rest="removed", turn="nixon"), "action N09")
        assert track(p) == (0, -2)
        assert asked(p) == ("editor", "turn")

    def test_must_be_cancelled_before_any_of_this(self) -> None:
        p = table(nixon=["N09"], nixon_deck=["N02"], editor=["E35"], turn="nixon")
        play(p, "action N09")
        assert asked(p) == ("editor", "answer")
        play(p, "react E35")
        assert track(p) == (0, 0)
        assert (where(p, "N09"), where(p, "N02")) == ("removed", "deck")
        assert asked(p) == ("editor", "turn")

    def test_the_drawn_card_can_be_answered_on_its_own(self) -> None:
        p = table(nixon=["N09"], nixon_deck=["N12"], editor=["E35"], turn="nixon")
        play(p, "action N09", "pass", "action N12", "react E35")
        assert (where(p, "N09"), where(p, "N12")) == ("discard", "removed")


class TestN10GordonLiddy:
    """K.10"""

    def test_value(self) -> None:
        check_value("N10", 2, "yellow")

    def test_puts_a_face_up_token_back_into_the_bag(self) -> None:
        p = table(nixon=["N10"], evidence=[("blue!", 4, "up"), ("green", 0, "down"), ("yellow", 1, "up")], turn="nixon")
        before = bag(p, "blue!")
        play(p, "action N10")
        assert asked(p) == ("nixon", "put-in-bag")
        assert legal(p) == {"bin evidence-1", "bin evidence-3"}
        refused(p, "bin evidence-2", "only-face-up", "K.10")
        refused(p, "bin evidence-4", "empty-slot", "T.1")
        play(p, "bin evidence-1")
        assert 1 not in evidence(p)
        assert bag(p, "blue!") == before + 1
        assert where(p, "N10") == "discard"
        assert told(p)[-1] == "returned blue!"

    def test_without_a_face_up_token_nothing_happens(self) -> None:
        p = play(table(nixon=["N10"], evidence=[("green", 0, "down")], turn="nixon"), "action N10")
        assert asked(p) == ("editor", "turn")
        assert where(p, "N10") == "discard"


class TestN11ChuckColson:
    """K.11"""

    def test_value(self) -> None:
        check_value("N11", 1, "green")

    def test_the_editor_discards_a_random_card_and_nixon_goes_on(self) -> None:
        p = table(nixon=["N11"], editor=["E30", "E31"], turn="nixon", chance=("E31",))
        play(p, "action N11")
        assert where(p, "E31") == "discard"
        assert where(p, "N11") == "discard"
        assert told(p)[-2:] == ["discarded editor E31", "another-turn nixon"]
        assert asked(p) == ("nixon", "turn")
        play(p, "value N07", "move momentum")
        assert asked(p) == ("editor", "turn"), "one more turn, not two"

    def test_the_extra_turn_counts_as_the_second_of_the_round(self) -> None:
        p = play(table(nixon=["N11", "N21"], turn="nixon"), "action N11", "action N21")
        assert view(p, "editor").events_blocked

    def test_the_extra_turn_comes_also_when_the_editor_has_no_card(self) -> None:
        p = play(table(nixon=["N11", "N02"], spare=False, turn="nixon"), "action N11")
        assert "discarded" not in log(p)
        assert asked(p) == ("nixon", "turn")

    def test_without_cards_nixon_cannot_use_the_extra_turn(self) -> None:
        p = play(table(nixon=["N11"], editor=["E30", "E31"], spare=False, turn="nixon"), "action N11")
        assert len(hand(p, "editor")) == 1
        assert "another-turn" not in log(p)
        assert asked(p) == ("editor", "turn")


class TestN12BobHaldeman:
    """K.12"""

    def test_value(self) -> None:
        check_value("N12", 2, "green")

    def test_moves_every_token_one_step_and_turns_it_up(self) -> None:
        tokens = [("blue", 0, "down"), ("green", 3, "up"), ("yellow!", -4, "up"), ("blue+green", 0, "down")]
        p = play(table(nixon=["N12"], evidence=tokens, turn="nixon"), "action N12")
        assert evidence(p) == {1: ("blue", -1, "up"), 2: ("green", 2, "up"), 4: ("blue+green", -1, "up")}
        assert asked(p) == ("nixon", "place"), "with one token gained the order is never asked"
        play(p, "place e01")
        assert evidence(p) == {1: ("blue", -1, "up"), 2: ("green", 2, "up"), 4: ("blue+green", -1, "up")}
        assert pins(p) == {"e01": ("yellow!", "down")}
        assert track(p) == (0, -1), "the mark moves the momentum token"
        assert where(p, "N12") == "discard"

    def test_nixon_orders_what_he_gains(self) -> None:
        """Ruling 12 of ours: with spaces or momentum short the order matters."""
        tokens = [("blue", -4, "up"), ("green", 3, "up"), ("blue!", -4, "up"), ("yellow", -4, "down")]
        p = play(table(nixon=["N12"], evidence=tokens, turn="nixon"), "action N12")
        assert asked(p) == ("nixon", "choose-evidence")
        assert legal(p) == {"move evidence-1", "move evidence-3", "move evidence-4"}
        assert evidence(p)[2] == ("green", 2, "up"), "the others have moved"
        refused(p, "move evidence-2", "another-token", "K.12")
        refused(p, "move momentum", "only-evidence", "K.12")
        play(p, "move evidence-3")
        assert asked(p) == ("nixon", "place")
        play(p, sorted(legal(p))[0])
        assert track(p)[1] == -1, "the mark counts before the next one is gained"
        play(p, "move evidence-4")
        play(p, sorted(legal(p, "place"))[0])
        assert asked(p) == ("nixon", "place"), "the last one moves by itself"
        play(p, sorted(legal(p, "place"))[0])
        assert evidence(p) == {2: ("green", 2, "up")} and len(pins(p)) == 3

    def test_without_evidence_nothing_happens(self) -> None:
        p = play(table(nixon=["N12"], turn="nixon"), "action N12")
        assert asked(p) == ("editor", "turn")
        assert where(p, "N12") == "discard"


class TestN13JohnEhrlichman:
    """K.13"""

    def test_value(self) -> None:
        check_value("N13", 1, *JOKER)

    def test_moves_both_tokens_and_hides_one(self) -> None:
        tokens = [("blue", 0, "down"), ("green", 0, "down"), ("yellow", 2, "up")]
        p = play(table(nixon=["N13"], evidence=tokens, turn="nixon"), "action N13")
        assert track(p) == (-2, -2)
        assert legal(p) == {"bin evidence-1", "bin evidence-2"}
        refused(p, "bin evidence-3", "only-face-down", "K.13")
        play(p, "bin evidence-2")
        assert list(evidence(p)) == [1, 3]
        assert where(p, "N13") == "discard"
        assert told(p)[-1] == "returned-unseen evidence-2"
        assert "returned" not in log(p, "editor")
        assert "turned-up" not in log(p)

    def test_does_what_is_possible(self) -> None:
        p = play(table(nixon=["N13"], track={"initiative": None, "momentum": -4}, turn="nixon"), "action N13")
        assert track(p) == (None, None)
        assert int(p.nixon_momentum) == 1
        assert where(p, "N13") == "discard"

    def test_without_any_token_nothing_happens(self) -> None:
        p = table(nixon=["N13"], track={"initiative": None, "momentum": None}, turn="nixon")
        assert asked(play(p, "action N13")) == ("editor", "turn")


class TestN14JohnMitchell:
    """K.14"""

    def test_value(self) -> None:
        check_value("N14", 2, "blue")

    def test_cannot_be_used_for_its_action_in_an_own_turn(self) -> None:
        p = table(nixon=["N14"], turn="nixon")
        refused(p, "action N14", "reaction-only", "U.6")

    def test_cancels_an_event(self) -> None:
        p = table(nixon=["N14"], editor=["E30"], pictures={"john_dean": "down"})
        play(p, "action E30")
        assert asked(p) == ("nixon", "answer")
        assert legal(p) == {"react N14", "pass"}
        play(p, "react N14")
        assert picture(p, "john_dean") == "down"
        assert track(p) == (0, 0)
        assert (where(p, "E30"), where(p, "N14")) == ("discard", "discard")
        assert asked(p) == ("nixon", "turn"), "the answer was not a turn"
        assert told(p)[-1] == "cancelled N14 E30"

    def test_does_not_cancel_a_journalist_or_a_value(self) -> None:
        p = table(nixon=["N14"], editor=["E34", "E30"])
        play(p, "action E34")
        assert asked(p) == ("nixon", "turn")
        p = play(table(nixon=["N14"], editor=["E30"]), "value E30", "move initiative")
        assert asked(p) == ("nixon", "turn")

    def test_saves_a_conspirator_from_mass_demonstration(self) -> None:
        p = table(nixon=["N12", "N14"], editor=["E40"], evidence=[("blue", 2, "up")], turn="nixon")
        play(p, "action N12", "react E40", "react N14")
        assert evidence(p) == {1: ("blue", 1, "up")}
        assert (where(p, "N12"), where(p, "N14"), where(p, "E40")) == ("discard", "discard", "discard")

    def test_keeps_the_money_on_its_way(self) -> None:
        p = table(nixon=["N06", "N14"], editor=["E42"], evidence=[("blue", 0, "up")], turn="nixon")
        play(p, "value N06", "move evidence-1", "react E42", "react N14")
        assert evidence(p) == {1: ("blue", -3, "up")}
        assert (where(p, "N06"), where(p, "N14"), where(p, "E42")) == ("discard", "discard", "discard")

    def test_does_not_answer_ben_bradlee(self) -> None:
        p = table(nixon=["N12", "N14"], editor=["E35"], turn="nixon")
        play(p, "action N12", "react E35")
        assert asked(p) == ("editor", "turn")
        assert where(p, "N14") == "hand"


class TestN15AThirdRateBurglary:
    """K.15"""

    def test_value(self) -> None:
        check_value("N15", 3, "yellow")

    def test_puts_a_token_on_zero_and_momentum_on_one(self) -> None:
        tokens = [("blue", 4, "up"), ("green", 0, "down"), ("yellow", -2, "up")]
        p = play(table(nixon=["N15"], evidence=tokens, track={"momentum": 4}, turn="nixon"), "action N15")
        assert asked(p) == ("nixon", "put-on-zero-which")
        assert legal(p) == {"reset evidence-1", "reset evidence-2", "reset evidence-3"}
        refused(p, "reset evidence-4", "empty-slot", "T.1")
        play(p, "reset evidence-1")
        assert evidence(p)[1] == ("blue", 0, "up")
        assert track(p) == (0, -1)
        assert where(p, "N15") == "removed"

    def test_a_face_down_token_keeps_its_face(self) -> None:
        p = play(table(nixon=["N15"], evidence=[("green", 0, "down")], turn="nixon"), "action N15", "reset evidence-1")
        assert evidence(p)[1] == ("green", 0, "down")

    def test_the_momentum_token_comes_back_from_nixons_own_half(self) -> None:
        p = play(table(nixon=["N15"], track={"momentum": -4}, turn="nixon"), "action N15")
        assert track(p) == (0, -1)

    def test_does_what_is_possible(self) -> None:
        p = table(nixon=["N15"], evidence=[("blue", 4, "up")], track={"momentum": None}, turn="nixon")
        play(p, "action N15", "reset evidence-1")
        assert (evidence(p)[1][1], track(p)) == (0, (0, None))
        p = play(table(nixon=["N15"], track={"momentum": None}, turn="nixon"), "action N15")
        assert where(p, "N15") == "removed"


class TestN16CancerOnThePresidency:
    """K.16"""

    def test_value(self) -> None:
        check_value("N16", 2, "green")

    def test_moves_evidence_with_its_gain_then_ends_the_card_phase(self) -> None:
        p = table(
            nixon=["N16", "N02"], editor=["E30"], evidence=[("blue!", -2, "up"), ("green", 2, "up")],
            track={"initiative": 2, "momentum": 1}, turn="nixon",
        )  # fmt: skip
        play(p, "action N16", "move evidence-1")
        assert asked(p) == ("nixon", "place")
        assert hand(p, "editor") == {"E30", "E34"}, "the gain comes first"
        play(p, "place e07")
        assert track(p)[1] == 0, "the mark moved the momentum token from 1 to 0; the next one lies there too"
        assert [where(p, card) for card in ("N02", "N07", "E30", "E34")] == ["discard"] * 4
        assert where(p, "N16") == "removed"
        assert log(p).index("evaluation") > log(p).index("discarded")
        assert int(p.initiative) == 1, "the initiative token lay on the Editor's half"
        assert "momentum-to-supply" in log(p)
        assert asked(p) == ("editor", "place"), "the Editor's evidence is awarded"
        assert int(p.round) == 2
        play(p, "place e06")
        assert int(p.round) == 3

    def test_any_token_may_be_moved(self) -> None:
        p = play(table(nixon=["N16"], evidence=[("blue", 0, "down"), ("green", 2, "up")], turn="nixon"), "action N16")
        assert legal(p) == {"move evidence-1", "move evidence-2"}
        play(p, "move evidence-1", "place e07", "place e06")
        assert pins(p) == {"e07": ("blue", "down"), "e06": ("green", "up")}

    def test_without_evidence_the_card_phase_ends_all_the_same(self) -> None:
        p = play(table(nixon=["N16"], turn="nixon"), "action N16")
        assert int(p.round) == 3
        assert where(p, "N07") == "discard"

    def test_the_discarded_hands_are_seen_by_both(self) -> None:
        p = play(table(nixon=["N16", "N02"], editor=["E30"], turn="nixon"), "action N16")
        discarded = [line.split()[1:] for line in told(p, "editor") if line.startswith("discarded")]
        assert discarded == [["nixon", "N02"], ["nixon", "N07"], ["editor", "E30"], ["editor", "E34"]]


class TestN17PresidentsSpeech:
    """K.17"""

    def test_value(self) -> None:
        check_value("N17", 3, *JOKER)

    def test_lays_a_token_from_the_bag_on_space_three(self) -> None:
        p = table(nixon=["N17"], turn="nixon", chance=("blue+green",))
        play(p, "action N17")
        assert evidence(p) == {1: ("blue+green", -3, "up")}
        assert where(p, "N17") == "removed"

    def test_with_an_empty_bag_nothing_happens(self) -> None:
        p = play(table(nixon=["N17"], bag=[], turn="nixon"), "action N17")
        assert evidence(p) == {}
        assert where(p, "N17") == "removed"
        assert log(p)[-1] == "bag-empty"


class TestN18PresidentialElection:
    """K.18"""

    def test_value(self) -> None:
        check_value("N18", 3, "blue")

    def test_divides_four_steps_freely(self) -> None:
        tokens = [("blue", 0, "down"), ("green", 2, "up"), ("yellow", 0, "down")]
        p = play(table(nixon=["N18"], evidence=tokens, turn="nixon"), "action N18")
        assert asked(p) == ("nixon", "spread")
        assert legal(p) == {"move evidence-1", "move evidence-2", "move evidence-3"}
        refused(p, "move momentum", "only-evidence", "K.18")
        refused(p, "move evidence-4", "empty-slot", "T.1")
        play(p, "move evidence-1", "move evidence-2", "move evidence-1", "move evidence-2")
        assert evidence(p) == {1: ("blue", -2, "up"), 2: ("green", 0, "up"), 3: ("yellow", 0, "down")}
        assert where(p, "N18") == "removed"

    def test_a_token_gained_on_the_way_leaves_its_steps_to_others(self) -> None:
        p = play(table(nixon=["N18"], evidence=[("blue", -3, "up"), ("green", 0, "up")], turn="nixon"), "action N18")
        play(p, "move evidence-1", "move evidence-1", "place e07")
        refused(p, "move evidence-1", "empty-slot", "T.1")
        play(p, "move evidence-2", "move evidence-2")
        assert evidence(p) == {2: ("green", -2, "up")}

    def test_steps_without_a_token_are_lost(self) -> None:
        p = play(table(nixon=["N18"], evidence=[("blue", -4, "up")], turn="nixon"), "action N18", "move evidence-1")
        play(p, "place e07")
        assert where(p, "N18") == "removed"
        p = play(table(nixon=["N18"], turn="nixon"), "action N18")
        assert where(p, "N18") == "removed"


class TestN19OperationGemstone:
    """K.19"""

    def test_value(self) -> None:
        check_value("N19", 4, "yellow")

    def test_moves_momentum_and_two_different_tokens(self) -> None:
        tokens = [("blue", 0, "down"), ("green", 2, "up"), ("yellow", 0, "down")]
        p = play(table(nixon=["N19"], evidence=tokens, turn="nixon"), "action N19")
        assert track(p) == (0, -2)
        assert asked(p) == ("nixon", "choose-evidence")
        refused(p, "move initiative", "only-evidence", "K.19")
        play(p, "move evidence-1")
        assert legal(p) == {"move evidence-2", "move evidence-3"}
        refused(p, "move evidence-1", "another-token", "U.10")
        play(p, "move evidence-2")
        assert evidence(p) == {1: ("blue", -2, "up"), 2: ("green", 0, "up"), 3: ("yellow", 0, "down")}
        assert where(p, "N19") == "removed"

    def test_the_first_token_may_be_gained_before_the_second_moves(self) -> None:
        tokens = [("blue!", -4, "up"), ("green", 0, "up")]
        p = play(table(nixon=["N19"], evidence=tokens, turn="nixon"), "action N19", "move evidence-1", "place e07")
        assert track(p) == (0, -3)
        play(p, "move evidence-2")
        assert evidence(p) == {2: ("green", -2, "up")}

    def test_does_what_is_possible(self) -> None:
        p = table(nixon=["N19"], evidence=[("green", 0, "up")], track={"momentum": None}, turn="nixon")
        play(p, "action N19", "move evidence-1")
        assert evidence(p) == {1: ("green", -2, "up")}, "a single token moves once"
        assert asked(p) == ("editor", "turn")
        p = play(table(nixon=["N19"], track={"momentum": None}, turn="nixon"), "action N19")
        assert where(p, "N19") == "removed"


class TestN20Gambit:
    """K.20"""

    def test_value(self) -> None:
        check_value("N20", 2, *JOKER)

    def test_gains_the_momentum_token_and_leaves_the_game(self) -> None:
        p = play(table(nixon=["N20", "N09"], track={"momentum": 4}, turn="nixon"), "action N20")
        assert asked(p) == ("nixon", "sacrifice")
        assert legal(p) == {"sacrifice N09", "decline"}
        refused(p, "sacrifice N12", "not-in-hand", "K.20")
        play(p, "decline")
        assert (track(p), int(p.nixon_momentum)) == ((0, None), 1)
        assert (where(p, "N20"), where(p, "N09")) == ("removed", "hand")

    def test_a_sacrificed_conspirator_keeps_it_in_the_game(self) -> None:
        p = play(table(nixon=["N20", "N09"], turn="nixon"), "action N20", "sacrifice N09")
        assert int(p.nixon_momentum) == 1
        assert (where(p, "N20"), where(p, "N09")) == ("discard", "removed")
        assert "sacrificed nixon N09" in told(p)

    def test_the_question_does_not_tell_whether_a_conspirator_is_there(self) -> None:
        p = play(table(nixon=["N20"], turn="nixon"), "action N20")
        assert asked(p) == ("nixon", "sacrifice")
        assert legal(p) == {"decline"}

    def test_nobody_asks_an_empty_hand(self) -> None:
        p = play(table(nixon=["N20"], editor=["E30"], spare=False, turn="nixon"), "action N20")
        assert where(p, "N20") == "removed"
        assert asked(p) == ("editor", "turn")

    def test_without_a_momentum_token_only_the_option_is_left(self) -> None:
        p = table(nixon=["N20", "N12"], track={"momentum": None}, turn="nixon")
        play(p, "action N20", "sacrifice N12")
        assert int(p.nixon_momentum) == 0
        assert (where(p, "N20"), where(p, "N12")) == ("discard", "removed")

    def test_may_win(self) -> None:
        p = play(table(nixon=["N20"], momentum=(4, 0), turn="nixon"), "action N20", "decline")
        assert won(p) == ("nixon", "E.1")


class TestN21ABrilliantMood:
    """K.21"""

    def test_value(self) -> None:
        check_value("N21", 3, *JOKER)

    def test_not_in_the_first_turn_of_a_round(self) -> None:
        p = table(nixon=["N21"], turn="nixon")
        refused(p, "action N21", "mood-first-turn", "K.21")
        assert "value N21" in legal(p)
        assert "action N21" in legal(table(nixon=["N21"], turn="nixon", acted=["nixon"]))
        refused(table(nixon=["N21"], turn="nixon", acted=["editor"]), "action N21", "mood-first-turn", "K.21")

    def test_blocks_the_actions_of_events_until_the_end_of_the_round(self) -> None:
        p = table(nixon=["N21"], editor=["E30", "E41"], turn="nixon", acted=["nixon"])
        play(p, "action N21")
        assert where(p, "N21") == "removed"
        assert view(p, "editor").events_blocked
        assert legal(p) == {"value E30", "value E34", "action E34", "value E41"}
        refused(p, "action E30", "events-blocked", "K.21")
        refused(p, "action E41", "events-blocked", "K.21")
        play(p, "value E30", "move initiative", "value N07", "move initiative", "value E41", "move momentum")
        play(p, "value E34", "move momentum")
        assert int(p.round) == 3
        assert not view(p, "editor").events_blocked

    def test_blocks_event_reactions_but_not_ben_bradlee(self) -> None:
        p = table(nixon=["N12"], editor=["E35", "E40"], mood=True, turn="nixon", windows=True)
        play(p, "action N12")
        assert legal(p) == {"react E35", "pass"}
        refused(p, "react E40", "events-blocked", "K.21")
        p = table(nixon=["N12"], editor=["E40"], mood=True, turn="nixon")
        assert asked(play(p, "action N12")) == ("editor", "turn"), "Mass Demonstration alone opens no window"

    def test_blocks_follow_the_money(self) -> None:
        p = table(nixon=["N06"], editor=["E42"], mood=True, turn="nixon", evidence=[("blue", 0, "up")])
        play(p, "value N06", "move evidence-1")
        assert evidence(p) == {1: ("blue", -3, "up")}

    def test_does_not_undo_what_is_there(self) -> None:
        p = table(nixon=["N21"], pinned=WAY_TO_JOHN_DEAN, pictures={"john_dean": "up"}, turn="nixon", acted=["nixon"])
        play(p, "action N21")
        assert view(p, None).connected == ("john_dean",)
