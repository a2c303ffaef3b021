"""The Editor's twenty cards by their printed numbers: value, action, what is left of it, and where the card goes.

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
    legal,
    log,
    picture,
    pins,
    play,
    refused,
    table,
    track,
    view,
    where,
    won,
)

JOKER = ("blue", "yellow", "green")


def test_e23_rose_mary_woods() -> None:
    """K.23"""
    check_value("E23", 3, "green")
    check_picture("E23", "rose_mary_woods", 1)


def test_e24_alexander_butterfield() -> None:
    """K.24"""
    check_value("E24", 2, "green")
    check_picture("E24", "alexander_butterfield", 2)


def test_e25_hugh_sloan() -> None:
    """K.25"""
    check_value("E25", 3, "blue")
    check_picture("E25", "hugh_sloan", 1)


def test_e26_martha_mitchell() -> None:
    """K.26"""
    check_value("E26", 2, "blue")
    check_picture("E26", "martha_mitchell", 2)


def test_e27_john_dean() -> None:
    """K.27"""
    check_value("E27", 3, "blue")
    check_picture("E27", "john_dean", 1)


def test_e27_a_picture_can_be_the_last_link() -> None:
    """K.27, E.3: the match is over before the token would move."""
    p = table(editor=["E27"], pinned=WAY_TO_JOHN_DEAN, pictures={"alexander_butterfield": "up"})
    play(p, "action E27")
    assert won(p) == ("editor", "E.3")
    assert log(p)[-2:] == ["picture-pinned", "end-connected"]


def test_e28_alfred_baldwin() -> None:
    """K.28"""
    check_value("E28", 3, "yellow")
    check_picture("E28", "alfred_baldwin", 1)


def test_e29_james_mccord() -> None:
    """K.29"""
    check_value("E29", 2, "yellow")
    check_picture("E29", "james_mccord", 2)


class TestE30DeepThroat:
    """K.30"""

    def test_value(self) -> None:
        check_value("E30", 3, *JOKER)

    def test_frees_a_blocked_informant_and_moves_the_initiative(self) -> None:
        p = table(editor=["E30"], pictures={"john_dean": "down", "hugh_sloan": "down", "james_mccord": "up"})
        play(p, "action E30")
        assert asked(p) == ("editor", "free")
        assert legal(p) == {"free john_dean", "free hugh_sloan"}
        refused(p, "free james_mccord", "not-blocked", "K.30")
        refused(p, "free rose_mary_woods", "not-blocked", "K.30")
        play(p, "free john_dean")
        assert (picture(p, "john_dean"), picture(p, "hugh_sloan")) == ("supply", "down")
        assert track(p) == (3, 0)
        assert where(p, "E30") == "removed"

    def test_a_freed_picture_can_be_pinned_again(self) -> None:
        p = play(table(editor=["E30", "E27"], pictures={"john_dean": "down"}), "action E30", "free john_dean")
        play(p, "value N07", "move momentum", "action E27")
        assert picture(p, "john_dean") == "up"

    def test_without_a_blocked_informant_only_the_initiative_moves(self) -> None:
        p = play(table(editor=["E30"], track={"initiative": 3}), "action E30")
        assert track(p) == (None, 0)
        assert int(p.initiative) == 1

    def test_frees_also_when_the_initiative_is_gained(self) -> None:
        p = table(editor=["E30"], pictures={"john_dean": "down"}, track={"initiative": None})
        play(p, "action E30", "free john_dean")
        assert (picture(p, "john_dean"), track(p)) == ("supply", (None, 0))

    def test_with_nothing_to_do_it_just_goes(self) -> None:
        p = play(table(editor=["E30"], track={"initiative": None}), "action E30")
        assert where(p, "E30") == "removed"


class TestE31TheMissingTape:
    """K.31"""

    def test_value(self) -> None:
        check_value("E31", 2, "green")

    def test_pins_a_green_token_from_wherever_it_stands(self) -> None:
        tokens = [("green!", -4, "up"), ("blue", 3, "up"), ("green", 0, "down"), ("blue+green", 2, "up")]
        p = play(table(editor=["E31"], evidence=tokens), "action E31")
        assert asked(p) == ("editor", "pin-from-track")
        assert legal(p) == {"pin evidence-1", "pin evidence-4"}
        refused(p, "pin evidence-2", "wrong-colour", "K.31")
        refused(p, "pin evidence-3", "only-face-up", "K.31")
        refused(p, "pin evidence-5", "empty-slot", "T.1")
        refused(p, "decline", "must-do", "U.7")
        play(p, "pin evidence-1")
        assert asked(p) == ("editor", "place")
        play(p, "place e02")
        assert pins(p) == {"e02": ("green!", "up")}
        assert track(p) == (0, 1), "its mark works as with any pin"
        assert where(p, "E31") == "removed"

    def test_a_token_with_two_colours_counts_and_may_go_on_its_other_colour(self) -> None:
        p = play(table(editor=["E31"], evidence=[("blue+green", 2, "up")]), "action E31", "pin evidence-1", "place e03")
        assert pins(p) == {"e03": ("blue+green", "up")}

    def test_without_a_face_up_green_token_nothing_happens(self) -> None:
        p = play(table(editor=["E31"], evidence=[("blue", 3, "up"), ("green", 0, "down")]), "action E31")
        assert asked(p) == ("nixon", "turn")
        assert where(p, "E31") == "removed"


class TestE32TheSmokingGun:
    """K.32"""

    def test_value(self) -> None:
        check_value("E32", 4, "green")

    def test_moves_both_tokens_and_a_face_down_one(self) -> None:
        p = play(table(editor=["E32"], evidence=[("green!", 0, "down"), ("blue", 1, "up")]), "action E32")
        assert track(p) == (2, 2)
        assert asked(p) == ("editor", "choose-evidence")
        assert legal(p) == {"move evidence-1"}
        refused(p, "move evidence-2", "only-face-down", "K.32")
        refused(p, "move momentum", "only-evidence", "K.32")
        play(p, "move evidence-1")
        assert evidence(p)[1] == ("green!", 1, "up")
        assert where(p, "E32") == "removed"

    def test_does_what_is_possible(self) -> None:
        p = table(editor=["E32"], evidence=[("blue", 1, "up")], track={"initiative": None, "momentum": -4})
        play(p, "action E32")
        assert track(p) == (None, -2)
        assert asked(p) == ("nixon", "turn")
        p = play(table(editor=["E32"], track={"initiative": None, "momentum": None}), "action E32")
        assert where(p, "E32") == "removed"


class TestE33BobWoodward:
    """K.33"""

    def test_value(self) -> None:
        check_value("E33", 2, "yellow")

    def test_lays_a_token_from_the_bag_and_moves_initiative_or_momentum(self) -> None:
        p = play(table(editor=["E33"], chance=("yellow!",)), "action E33")
        assert evidence(p) == {1: ("yellow!", 2, "up")}
        assert asked(p) == ("editor", "choose-token")
        play(p, "move initiative")
        assert track(p) == (2, 0)
        assert where(p, "E33") == "discard"

    def test_does_what_is_possible(self) -> None:
        p = play(table(editor=["E33"], bag=[]), "action E33", "move momentum")
        assert (evidence(p), track(p)) == ({}, (0, 2))
        p = play(table(editor=["E33"], track={"initiative": None, "momentum": None}), "action E33")
        assert list(evidence(p)) == [1]
        p = play(table(editor=["E33"], track={"initiative": None, "momentum": None}, bag=[]), "action E33")
        assert where(p, "E33") == "discard"


class TestE34CarlBernstein:
    """K.34"""

    def test_value(self) -> None:
        check_value("E34", 2, "blue")

    def test_takes_a_token_of_nixon_off_the_board(self) -> None:
        p = play(table(editor=["E34"], blocked={"e07": "blue!"}, pinned={"e01": "yellow"}), "action E34")
        assert asked(p) == ("editor", "lift")
        assert legal(p) == {"lift e01", "lift e07"}
        refused(p, "lift e02", "space-empty", "K.34")
        play(p, "lift e07")
        assert evidence(p) == {1: ("blue!", 0, "up")}
        assert pins(p) == {"e01": ("yellow", "up")}
        assert where(p, "E34") == "discard"

    def test_may_break_a_connection(self) -> None:
        p = table(editor=["E34"], pinned=WAY_TO_JOHN_DEAN, pictures={"john_dean": "up"})
        assert view(p, None).connected == ("john_dean",)
        play(p, "action E34", "lift e07")
        assert view(p, None).connected == ()

    def test_without_a_pinned_token_nothing_happens(self) -> None:
        p = play(table(editor=["E34"], spare=True), "action E34")
        assert asked(p) == ("nixon", "turn")
        assert where(p, "E34") == "discard"


class TestE35BenBradlee:
    """K.35"""

    def test_value(self) -> None:
        check_value("E35", 1, *JOKER)

    def test_cannot_be_used_for_its_action_in_an_own_turn(self) -> None:
        refused(table(editor=["E35"]), "action E35", "reaction-only", "U.6")

    def test_cancels_a_conspirator_for_good(self) -> None:
        p = table(nixon=["N12"], editor=["E35"], evidence=[("blue", 0, "down")], turn="nixon")
        play(p, "action N12")
        assert asked(p) == ("editor", "answer")
        play(p, "react E35")
        assert evidence(p) == {1: ("blue", 0, "down")}
        assert (where(p, "N12"), where(p, "E35")) == ("removed", "discard")
        assert asked(p) == ("editor", "turn")

    def test_does_not_answer_an_event_or_a_value(self) -> None:
        p = play(table(nixon=["N17"], editor=["E35"], turn="nixon"), "action N17")
        assert asked(p) == ("editor", "turn")
        p = table(nixon=["N06"], editor=["E35"], turn="nixon", evidence=[("blue", 0, "up")], windows=True)
        play(p, "value N06", "move evidence-1")
        assert asked(p) == ("editor", "answer-move")
        assert legal(p) == {"pass"}
        refused(p, "react E35", "answers-not", "K.35")

    def test_answers_john_mitchell(self) -> None:
        p = table(nixon=["N14"], editor=["E30", "E35"], pictures={"john_dean": "down"})
        play(p, "action E30", "react N14", "react E35", "free john_dean")
        assert [where(p, card) for card in ("E30", "N14", "E35")] == ["removed", "removed", "discard"]


class TestE36WhoIsPayingTheLawyers:
    """K.36"""

    def test_value(self) -> None:
        check_value("E36", 3, "blue")

    def test_moves_both_tokens_and_two_face_up_ones(self) -> None:
        tokens = [("blue", -2, "up"), ("green", 4, "up"), ("yellow", 0, "down"), ("yellow", 1, "up")]
        p = play(table(editor=["E36"], evidence=tokens), "action E36")
        assert track(p) == (2, 1)
        assert legal(p) == {"move evidence-1", "move evidence-2", "move evidence-4"}
        refused(p, "move evidence-3", "only-face-up", "K.36")
        play(p, "move evidence-2", "place e02")
        assert legal(p) == {"move evidence-1", "move evidence-4"}
        play(p, "move evidence-1")
        assert evidence(p) == {1: ("blue", -1, "up"), 3: ("yellow", 0, "down"), 4: ("yellow", 1, "up")}
        assert where(p, "E36") == "removed"

    def test_the_same_token_does_not_move_twice(self) -> None:
        p = play(table(editor=["E36"], evidence=[("blue", 0, "up"), ("green", 0, "up")]), "action E36")
        play(p, "move evidence-1")
        refused(p, "move evidence-1", "another-token", "U.10")
        p = play(table(editor=["E36"], evidence=[("blue", 0, "up")]), "action E36", "move evidence-1")
        assert asked(p) == ("nixon", "turn")

    def test_does_what_is_possible(self) -> None:
        p = table(editor=["E36"], evidence=[("yellow", 0, "down")], track={"momentum": None})
        play(p, "action E36")
        assert track(p) == (2, None)
        assert where(p, "E36") == "removed"
        p = play(table(editor=["E36"], track={"initiative": None, "momentum": None}), "action E36")
        assert where(p, "E36") == "removed"


class TestE37PentagonPapers:
    """K.37"""

    def test_value(self) -> None:
        check_value("E37", 2, "yellow")

    def test_pins_a_token_from_the_bag(self) -> None:
        p = play(table(editor=["E37"], chance=("blue!",)), "action E37")
        assert asked(p) == ("editor", "place")
        held = view(p, "nixon").held
        assert held is not None
        assert (held.side, held.colours, held.mark) == (1, ("blue",), True)
        refused(p, "place e01", "space-colour", "P.1")
        play(p, "place e07")
        assert pins(p) == {"e07": ("blue!", "up")}
        assert track(p) == (0, 1)
        assert where(p, "E37") == "removed"

    def test_may_win(self) -> None:
        way = {space: token for space, token in WAY_TO_JOHN_DEAN.items() if space != "e07"}
        pictures = {"john_dean": "up", "alexander_butterfield": "up"}
        p = play(table(editor=["E37"], chance=("blue",), pinned=way, pictures=pictures), "action E37", "place e07")
        assert won(p) == ("editor", "E.3")

    def test_a_token_without_a_space_goes_back(self) -> None:
        blue = ("e03", "e07", "e10", "e12", "e13", "e16", "e18")
        p = table(
            editor=["E37"], chance=("blue!",), blocked=dict.fromkeys(blue[:4], "blue+green"),
            pinned=dict.fromkeys(blue[4:], "blue"),
        )  # fmt: skip
        before = bag(p, "blue!")
        play(p, "action E37")
        assert bag(p, "blue!") == before
        assert track(p) == (0, 0), "its mark does nothing"
        assert log(p)[-2:] == ["drawn-to-pin", "no-space"]

    def test_with_an_empty_bag_nothing_happens(self) -> None:
        p = play(table(editor=["E37"], bag=[]), "action E37")
        assert pins(p) == {}
        assert where(p, "E37") == "removed"


class TestE38WatergateComplex:
    """K.38"""

    def test_value(self) -> None:
        check_value("E38", 3, "yellow")

    def test_moves_the_initiative_a_face_up_and_a_face_down_token(self) -> None:
        tokens = [("blue", 0, "down"), ("green", 0, "down"), ("yellow", -1, "up")]
        p = play(table(editor=["E38"], evidence=tokens), "action E38")
        assert track(p) == (3, 0)
        assert legal(p) == {"move evidence-3"}
        refused(p, "move evidence-1", "only-face-up", "K.38")
        play(p, "move evidence-3")
        assert legal(p) == {"move evidence-1", "move evidence-2"}, "chosen unseen, without a question"
        refused(p, "move evidence-3", "only-face-down", "K.38")
        play(p, "move evidence-2")
        assert evidence(p) == {1: ("blue", 0, "down"), 2: ("green", 1, "up"), 3: ("yellow", 1, "up")}
        assert where(p, "E38") == "removed"

    def test_does_what_is_possible(self) -> None:
        p = table(editor=["E38"], evidence=[("blue", 0, "down")], track={"initiative": None})
        play(p, "action E38", "move evidence-1")
        assert evidence(p) == {1: ("blue", 1, "up")}
        p = play(table(editor=["E38"], evidence=[("blue", 0, "up")]), "action E38", "move evidence-1")
        assert (track(p), evidence(p)) == ((3, 0), {1: ("blue", 2, "up")})
        p = play(table(editor=["E38"], track={"initiative": None}), "action E38")
        assert where(p, "E38") == "removed"


class TestE39SaturdayNightMassacre:
    """K.39"""

    def test_value(self) -> None:
        check_value("E39", 3, "green")

    def test_sweeps_the_track_but_for_momentum(self) -> None:
        tokens = [("blue", -4, "up"), ("green", 0, "down"), ("yellow", 3, "up")]
        p = play(table(editor=["E39"], evidence=tokens, track={"initiative": -3, "momentum": -4}), "action E39")
        assert track(p) == (0, -4)
        assert evidence(p) == {1: ("blue", 0, "up"), 2: ("green", 0, "down"), 3: ("yellow", 0, "up")}
        assert asked(p) == ("editor", "choose-evidence")
        assert legal(p) == {"move evidence-1", "move evidence-2", "move evidence-3"}
        play(p, "move evidence-2")
        assert evidence(p)[2] == ("green", 1, "up")
        assert where(p, "E39") == "removed"
        assert log(p).count("all-on-zero") == 1
        assert "put-on-zero" not in log(p)

    def test_a_gained_initiative_token_stays_gained(self) -> None:
        p = play(table(editor=["E39"], track={"initiative": None}), "action E39")
        assert track(p) == (None, 0)
        assert where(p, "E39") == "removed"


class TestE40MassDemonstration:
    """K.40"""

    def test_value(self) -> None:
        check_value("E40", 1, *JOKER)

    def test_cannot_be_used_for_its_action_in_an_own_turn(self) -> None:
        refused(table(editor=["E40"]), "action E40", "reaction-only", "U.6")

    def test_cancels_a_conspirator_for_good(self) -> None:
        p = table(nixon=["N12"], editor=["E40"], evidence=[("blue", 0, "down")], turn="nixon")
        play(p, "action N12", "react E40")
        assert evidence(p) == {1: ("blue", 0, "down")}
        assert (where(p, "N12"), where(p, "E40")) == ("removed", "removed")

    def test_can_be_answered_by_john_mitchell(self) -> None:
        p = table(nixon=["N12", "N14"], editor=["E40"], evidence=[("blue", 0, "down")], turn="nixon")
        play(p, "action N12", "react E40")
        assert asked(p) == ("nixon", "answer")
        play(p, "react N14")
        assert evidence(p) == {1: ("blue", -1, "up")}
        assert (where(p, "N12"), where(p, "E40"), where(p, "N14")) == ("discard", "discard", "discard")

    def test_answers_john_mitchell(self) -> None:
        p = table(nixon=["N14"], editor=["E30", "E40"], pictures={"john_dean": "down"})
        play(p, "action E30", "react N14", "react E40", "free john_dean")
        assert [where(p, card) for card in ("E30", "N14", "E40")] == ["removed", "removed", "removed"]


class TestE41TheSystemWorks:
    """K.41"""

    def test_value(self) -> None:
        check_value("E41", 2, *JOKER)

    def test_uses_the_action_of_a_removed_card_again(self) -> None:
        p = table(editor=["E41"], removed=["E30", "E31", "N06"], pictures={"john_dean": "down"})
        play(p, "action E41")
        assert asked(p) == ("editor", "replay")
        assert legal(p) == {"replay E30", "replay E31"}
        play(p, "replay E30")
        assert view(p, "nixon").in_play == ("E30", "E41")
        play(p, "free john_dean")
        assert track(p) == (3, 0)
        assert (where(p, "E30"), where(p, "E41")) == ("removed", "removed")

    def test_what_it_cannot_use(self) -> None:
        p = play(table(editor=["E41", "E27"], removed=["E30", "E40"], discard=["E31"]), "action E41")
        assert legal(p) == {"replay E30"}
        refused(p, "replay E40", "reaction-only", "U.6")
        for card in ("E27", "E31", "E41"):
            refused(p, f"replay {card}", "not-removed", "K.41")

    def test_only_the_system_works_itself_can_be_answered(self) -> None:
        p = table(nixon=["N14"], editor=["E41"], removed=["E37"], chance=("blue",))
        play(p, "action E41")
        assert asked(p) == ("nixon", "answer")
        play(p, "pass", "replay E37")
        assert asked(p) == ("editor", "place"), "nobody is asked about the card that is used again"

    def test_cancelled_it_goes_to_the_discard_pile(self) -> None:
        p = play(table(nixon=["N14"], editor=["E41"], removed=["E30"]), "action E41", "react N14")
        assert (where(p, "E41"), where(p, "E30")) == ("discard", "removed")
        assert track(p) == (0, 0)

    def test_with_nothing_to_choose_it_just_goes(self) -> None:
        p = play(table(editor=["E41"], removed=["E40", "E42"]), "action E41")
        assert asked(p) == ("nixon", "turn")
        assert where(p, "E41") == "removed"


class TestE42FollowTheMoney:
    """K.42"""

    def test_value(self) -> None:
        check_value("E42", 3, "blue")

    def test_cannot_be_used_for_its_action_in_an_own_turn(self) -> None:
        refused(table(editor=["E42"]), "action E42", "reaction-only", "U.6")

    def test_turns_the_move_around(self) -> None:
        p = table(nixon=["N06"], editor=["E42"], evidence=[("blue", 0, "down")], turn="nixon")
        play(p, "value N06", "move evidence-1")
        assert asked(p) == ("editor", "answer-move")
        assert evidence(p) == {1: ("blue", 0, "up")}, "turned up, but not moved yet"
        play(p, "react E42")
        assert evidence(p) == {1: ("blue", 3, "up")}
        assert (where(p, "N06"), where(p, "E42")) == ("discard", "removed")
        assert asked(p) == ("editor", "turn")

    def test_nothing_is_gained_before(self) -> None:
        p = table(nixon=["N06"], editor=["E42"], evidence=[("blue!", -4, "up")], turn="nixon")
        play(p, "value N06", "move evidence-1", "react E42")
        assert evidence(p) == {1: ("blue!", -1, "up")}
        assert pins(p) == {}

    def test_the_editor_may_gain_the_token(self) -> None:
        p = table(nixon=["N06"], editor=["E42"], evidence=[("blue!", 3, "up")], turn="nixon")
        play(p, "value N06", "move evidence-1", "react E42")
        assert asked(p) == ("editor", "place")
        play(p, "place e07")
        assert (pins(p), track(p)) == ({"e07": ("blue!", "up")}, (0, 1))

    def test_answers_neither_other_tokens_nor_actions(self) -> None:
        p = table(nixon=["N06"], editor=["E42"], turn="nixon")
        assert asked(play(p, "value N06", "move momentum")) == ("editor", "turn")
        p = table(nixon=["N12"], editor=["E42"], evidence=[("blue", 0, "up")], turn="nixon")
        assert asked(play(p, "action N12")) == ("editor", "turn")

    def test_john_mitchell_lets_the_move_go_on(self) -> None:
        p = table(nixon=["N06", "N14"], editor=["E42"], evidence=[("blue", 0, "up")], turn="nixon")
        play(p, "value N06", "move evidence-1", "react E42", "react N14")
        assert evidence(p) == {1: ("blue", -3, "up")}
        assert where(p, "E42") == "discard"
