"""The rulebook, clause by clause; the cards (chapter K) have files of their own.

Every test names the clauses that it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from table_tools import (
    ALL_CARDS,
    GAME,
    WAY_TO_JOHN_DEAN,
    WITNESS,
    WORDS,
    asked,
    bag,
    evidence,
    hand,
    legal,
    log,
    named,
    number_of,
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

from hustings.games.watergate.face.words import VOCABULARY
from hustings.games.watergate.rules.position import Table
from hustings.games.watergate.rules.printed import CONSPIRATOR, EVENT, JOURNALIST
from hustings.kernel.message import IllegalAction

BLUE_SPACES = ("e03", "e07", "e10", "e12", "e13", "e16", "e18")


def start(seed: int = 7) -> Table:
    p = GAME.setup(seed=seed, live=True)
    assert isinstance(p, Table)
    return p


class TestObjective:
    def test_two_sides_play(self) -> None:
        """O.1, S.1"""
        assert GAME.seats() == ("nixon", "editor")

    def test_three_ways_to_win(self) -> None:
        """O.2: E.1, E.2 and E.3"""
        by_momentum = play(table(nixon=["N20"], momentum=(4, 0), turn="nixon"), "action N20", "decline")
        by_supply = table(supply=0, track={"momentum": None}, turn="evaluation")
        by_connection = play(
            table(editor=["E27"], pinned=WAY_TO_JOHN_DEAN, pictures={"alexander_butterfield": "up"}), "action E27"
        )
        assert won(by_momentum) == ("nixon", "E.1")
        assert won(by_supply) == ("nixon", "E.2")
        assert won(by_connection) == ("editor", "E.3")


class TestSetUp:
    def test_the_board_has_two_parts(self) -> None:
        """S.2: Nixon in the centre, seven informants around, spaces between them; a track of 5 + 1 + 5 spaces."""
        printed = GAME.printed
        assert printed.node_names[0] == "nixon"
        assert len(printed.informants) == 7
        assert all(0 < n < printed.first_informant for n in printed.neighbours[0])
        for informant in range(printed.first_informant, len(printed.node_names)):
            assert all(0 < n < printed.first_informant for n in printed.neighbours[informant])
        p = play(table(editor=["E32", "E38"], track={"initiative": -5 + 1}), "value E32", "move initiative")
        assert track(p) == (0, 0)

    def test_each_side_has_its_own_shuffled_deck(self) -> None:
        """S.3: 20 cards each; 6 conspirators, 3 journalists, 31 events."""
        kinds = [GAME.printed.kind[number_of(card)] for card in ALL_CARDS]
        assert len(ALL_CARDS) == 40
        assert [kinds[:20].count(kind) for kind in (CONSPIRATOR, EVENT)] == [6, 14]
        assert [kinds[20:].count(kind) for kind in (JOURNALIST, EVENT)] == [3, 17]
        p, other = start(1), start(2)
        assert len(hand(p, "nixon")) + len(p.nixon_deck) == len(hand(p, "editor")) + len(p.editor_deck) == 20
        assert (p.nixon_deck, p.editor_deck) != (other.nixon_deck, other.editor_deck)

    def test_momentum_cards_are_empty(self) -> None:
        """S.4"""
        assert [side.momentum for side in view(start(), None).sides] == [0, 0]

    def test_the_editor_begins_with_the_initiative(self) -> None:
        """S.5"""
        p = start()
        assert view(p, None).initiative == 1
        assert (len(hand(p, "nixon")), len(hand(p, "editor"))) == (4, 5)
        assert asked(p) == ("editor", "turn")

    def test_both_tokens_begin_on_zero(self) -> None:
        """S.6"""
        assert track(start()) == (0, 0)

    def test_nine_momentum_tokens(self) -> None:
        """S.7"""
        assert (view(start(), None).supply, WITNESS.pieces(start())["momentum"]) == (8, 9)

    def test_seven_pictures_begin_in_their_supply(self) -> None:
        """S.8"""
        assert list(view(start(), None).pictures.values()) == ["supply"] * 7

    def test_all_evidence_begins_in_the_bag(self) -> None:
        """S.9: 36 tokens, of which three are drawn at once (A.2)."""
        p = start()
        assert len(p.bag) + len(evidence(p)) == 36
        pieces = WITNESS.pieces(p)
        assert [pieces[f"token {token}"] for token in (1, 2, 4)] == [4, 4, 4]
        assert [pieces[f"token {token}"] for token in (9, 10, 12)] == [4, 4, 4]
        assert [pieces[f"token {token}"] for token in (3, 5, 6)] == [4, 4, 4]

    def test_places_have_the_same_names_for_both_seats(self) -> None:
        """S.10: a page may turn the board, the rules do not."""
        p = table(pinned={"e07": "blue"}, blocked={"e01": "yellow"}, track={"initiative": 2, "momentum": -1})
        nixon, editor = view(p, "nixon"), view(p, "editor")
        assert (nixon.pinned, nixon.threads, nixon.pictures) == (editor.pinned, editor.threads, editor.pictures)
        assert [seen.initiative_space for seen in (nixon, editor)] == [2, 2]
        assert [seen.momentum_space for seen in (nixon, editor)] == [-1, -1]

    def test_a_round_has_three_phases(self) -> None:
        """S.11, C.6"""
        p = table(nixon=["N07"], editor=["E23"], spare=False)
        assert view(p, None).phase == "card"
        play(p, "value E23", "move initiative", "value N07", "move initiative")
        keys = log(p)
        phases = ["evaluation", "round", "drew", "laid-tokens"]
        assert sorted(phases, key=keys.index) == phases
        assert (view(p, None).round, view(p, None).phase) == (3, "card")


class TestInitialPhase:
    def test_hands_of_five_and_four(self) -> None:
        """A.1"""
        p = table(turn="round", initiative="nixon", spare=False)
        assert (len(hand(p, "nixon")), len(hand(p, "editor"))) == (5, 4)
        for seat, other in (("nixon", 1), ("editor", 0)):
            assert None not in view(p, seat).sides[1 - other].hand
            assert set(view(p, seat).sides[other].hand) == {None}
            assert set(view(p, None).sides[other].hand) == {None}
        assert log(p, "nixon").count("drew-card") == 5
        assert log(p, "editor").count("drew-card") == 4
        assert "drew-card" not in log(p, None)

    def test_nixon_lays_three_tokens_face_down(self) -> None:
        """A.2"""
        p = table(turn="round", chance=("blue", "green!", "yellow+green"))
        assert evidence(p) == {1: ("blue", 0, "down"), 2: ("green!", 0, "down"), 3: ("yellow+green", 0, "down")}
        assert told(p, "nixon")[-3:] == [
            "looked-at-token evidence-1 blue",
            "looked-at-token evidence-2 green!",
            "looked-at-token evidence-3 yellow+green",
        ]
        assert log(p, "editor")[-1] == log(p, None)[-1] == "laid-tokens"

    def test_a_deck_that_runs_out_is_renewed(self) -> None:
        """A.3"""
        p = table(
            turn="round", nixon_deck=["N02", "N03"], discard=["N05", "N06", "N07"], rest="removed",
            chance=(("N07", "N05"),), spare=False,
        )  # fmt: skip
        assert hand(p, "nixon") == {"N02", "N03", "N07", "N05"}
        assert where(p, "N06") == "deck"
        assert hand(p, "editor") == set(), "neither deck nor discards: fewer cards"
        assert "reshuffled nixon 3" in told(p)

    def test_a_deck_that_ends_exactly_is_renewed_at_once(self) -> None:
        """A.3: 20 cards are five hands of four, or four of five; who looks at the deck then sees the new one (M.4)."""
        p = table(
            turn="round", nixon_deck=["N02", "N03", "N05", "N08"], discard=["N04", "N06", "N07"], rest="removed",
            chance=(("N07", "N04", "N06"),), spare=False, editor_deck=["E30", "E31", "E32", "E23", "E24"],
        )  # fmt: skip
        assert hand(p, "nixon") == {"N02", "N03", "N05", "N08"}
        assert {where(p, card) for card in ("N04", "N06", "N07")} == {"deck"}
        assert "reshuffled nixon 3" in told(p)

    def test_nobody_has_a_card(self) -> None:
        """Only a match that an owner's file has made short comes to it: it is over, as when Nixon's term ends."""
        p = table(turn="round", rest="removed", spare=False)
        assert p.outcome is not None
        assert (p.outcome.winners, p.outcome.how, p.outcome.clause) == ((0,), "end-term", "E.2")

    def test_a_bag_that_runs_out(self) -> None:
        """A.4"""
        assert evidence(table(turn="round", bag=["blue"])) == {1: ("blue", 0, "down")}
        p = table(turn="round", bag=[])
        assert evidence(p) == {}
        assert told(p)[-1] == "laid-tokens nixon 0"

    def test_only_nixon_looks_at_face_down_evidence(self) -> None:
        """A.5"""
        p = table(evidence=[("blue!", 0, "down"), ("green", 2, "up")])
        seen = {seat: view(p, seat).evidence for seat in ("nixon", "editor", None)}
        assert (seen["nixon"][0].colours, seen["nixon"][0].mark) == (("blue",), True)
        for seat in ("editor", None):
            assert (seen[seat][0].colours, seen[seat][0].mark) == (None, None)
            assert (seen[seat][1].colours, seen[seat][1].mark) == (("green",), False)

    def test_what_all_may_look_at(self) -> None:
        """A.6"""
        p = table(
            nixon=["N02"], editor=["E30"], discard=["N03", "E31"], removed=["N04", "E32"],
            blocked={"e07": "blue!"}, evidence=[("green", 0, "down")],
        )  # fmt: skip
        for seat in ("nixon", "editor", None):
            seen = view(p, seat)
            assert [(pin.space, pin.colours, pin.mark, pin.face_up) for pin in seen.pinned] == [
                ("e07", ("blue",), True, False)
            ]
            assert (seen.sides[0].discard, seen.sides[1].discard) == (("N03",), ("E31",))
            assert "N04" in seen.sides[0].removed
            assert "E32" in seen.sides[1].removed
            assert [len(side.hand) for side in seen.sides] == [2, 2]
            assert [len(side.deck) for side in seen.sides] == [len(p.nixon_deck), len(p.editor_deck)]
            assert all(set(side.deck) == {None} for side in seen.sides), "nobody knows a deck"
            assert seen.bag == 34


class TestCardPhase:
    def test_turns_alternate_until_both_hands_are_empty(self) -> None:
        """B.1, C.6: the holder of the initiative begins."""
        p = table(nixon=["N07", "N08"], editor=["E23", "E24"], spare=False, turn="nixon", initiative="nixon")
        for side, card in (("nixon", "N07"), ("editor", "E23"), ("nixon", "N08"), ("editor", "E24")):
            assert asked(p) == (side, "turn")
            assert int(p.round) == 2
            play(p, f"value {card}", "move initiative")
        assert int(p.round) == 3
        assert asked(table(turn="round", initiative="nixon")) == ("nixon", "turn")
        assert asked(table(turn="round", initiative="editor")) == ("editor", "turn")

    def test_one_card_must_be_played(self) -> None:
        """B.2"""
        p = table(editor=["E30"])
        for text in ("pass", "decline"):
            with pytest.raises(IllegalAction, match="other-question"):
                p.act(1, GAME.action(text))
        refused(p, "value E31", "not-in-hand", "B.2")
        refused(p, "value N07", "not-your-card", "B.2")
        refused(p, "action E22", "momentum-card", "B.2")
        play(p, "value E30", "move initiative")
        assert asked(p) == ("nixon", "turn"), "one card, and no more"

    def test_value_or_action_never_both(self) -> None:
        """B.3"""
        p = table(editor=["E30"])
        assert {"value E30", "action E30"} <= legal(p)
        play(p, "action E30")
        assert asked(p) == ("nixon", "turn")

    def test_a_side_without_cards_is_skipped(self) -> None:
        """B.4"""
        p = table(editor=["E30", "E31", "E24"], nixon=["N07"], spare=False)
        play(p, "value E30", "move initiative", "value N07", "move initiative", "value E31", "move momentum")
        assert asked(p) == ("editor", "turn")
        assert asked(table(editor=["E30"], spare=False, turn="nixon")) == ("editor", "turn")

    def test_a_gained_initiative_does_not_change_the_order(self) -> None:
        """B.5"""
        p = table(nixon=["N12", "N02"], editor=["E30", "E31"], track={"initiative": -4}, turn="nixon")
        play(p, "value N12", "move initiative")
        assert int(p.initiative) == 0
        assert asked(p) == ("editor", "turn")


class TestValue:
    def test_one_token_moves_by_the_value(self) -> None:
        """V.1"""
        for card, steps in (("E35", 1), ("E33", 2), ("E30", 3), ("E32", 4)):
            p = play(table(editor=[card], track={"momentum": -1}), f"value {card}", "move momentum")
            assert track(p) == (0, steps - 1)
        p = play(table(nixon=["N19"], turn="nixon", track={"initiative": 1}), "value N19", "move initiative")
        assert track(p) == (-3, 0)

    def test_all_steps_are_taken(self) -> None:
        """V.2, T.2"""
        p = play(table(editor=["E32"]), "value E32")
        assert {text.split()[0] for text in legal(p)} == {"move"}, "nothing asks for a number of steps"
        assert track(play(table(editor=["E32"], track={"momentum": 3}), "value E32", "move momentum")) == (0, None)

    def test_evidence_of_the_cards_colour(self) -> None:
        """V.3, V.4: two colours count for both."""
        tokens = [("yellow", 0, "up"), ("blue", 0, "up"), ("blue+yellow", 0, "up"), ("blue+green", 0, "up")]
        p = play(table(editor=["E33"], evidence=tokens), "value E33")
        assert legal(p, "move") == {"move initiative", "move momentum", "move evidence-1", "move evidence-3"}
        refused(p, "move evidence-2", "value-colour", "V.3")
        refused(p, "move evidence-9", "empty-slot", "T.1")

    def test_a_joker_moves_any_colour(self) -> None:
        """V.5"""
        tokens = [("yellow", 0, "up"), ("blue", 0, "up"), ("green", 0, "up"), ("blue+green", 0, "up")]
        p = play(table(editor=["E30"], evidence=tokens), "value E30")
        assert {f"move evidence-{n}" for n in (1, 2, 3, 4)} <= legal(p)

    def test_nixon_turns_a_fitting_token_up_and_moves_it(self) -> None:
        """V.6"""
        p = table(nixon=["N06"], turn="nixon", evidence=[("blue", 0, "down"), ("green", 0, "down")])
        play(p, "value N06")
        assert legal(p) == {"move initiative", "move momentum", "move evidence-1"}
        refused(p, "move evidence-2", "value-colour", "V.3")
        refused(p, "ask blue", "editor-asks", "V.7")
        play(p, "move evidence-1")
        assert evidence(p) == {1: ("blue", -3, "up"), 2: ("green", 0, "down")}
        assert log(p)[-2:] == ["turned-up", "moved-evidence"]

    def test_the_editor_asks_for_the_cards_colour(self) -> None:
        """V.7: an Editor's card with value 2 and yellow, as in the example of the English rulebook."""
        p = play(table(editor=["E33"], evidence=[("yellow", 0, "down"), ("green", 0, "down")]), "value E33")
        assert legal(p) == {"move initiative", "move momentum", "ask yellow"}
        refused(p, "move evidence-1", "ask-instead", "V.7")
        refused(p, "ask green", "ask-card-colour", "V.7")
        p = play(table(editor=["E33"], evidence=[("yellow", 1, "up")]), "value E33")
        assert legal(p, "ask") == set()
        refused(p, "ask yellow", "nothing-face-down", "V.7")

    def test_with_a_joker_a_colour_is_named(self) -> None:
        """V.8"""
        p = play(table(editor=["E30"], evidence=[("yellow", 0, "down")]), "value E30")
        assert legal(p, "ask") == {"ask blue", "ask yellow", "ask green"}

    def test_yes_binds_the_editor(self) -> None:
        """V.9"""
        p = table(editor=["E33"], evidence=[("yellow", 0, "down"), ("green", 0, "down"), ("yellow", 2, "up")])
        play(p, "value E33", "ask yellow")
        assert asked(p) == ("nixon", "show")
        assert legal(p) == {"show evidence-1"}
        refused(p, "show evidence-2", "wrong-colour", "V.9")
        refused(p, "show evidence-3", "only-face-down", "V.9")
        refused(p, "show evidence-4", "empty-slot", "T.1")
        play(p, "show evidence-1")
        assert evidence(p)[1] == ("yellow", 2, "up")
        assert told(p)[-4:] == [
            "asked editor yellow",
            "answered-yes nixon yellow",
            "turned-up evidence-1 yellow",
            "moved-evidence editor evidence-1 yellow 0 2",
        ]

    def test_nixon_chooses_among_several(self) -> None:
        """V.10, V.4"""
        tokens = [("yellow", 0, "down"), ("blue+yellow", 0, "down"), ("green", 0, "down")]
        p = play(table(editor=["E33"], evidence=tokens), "value E33", "ask yellow")
        assert legal(p) == {"show evidence-1", "show evidence-2"}
        play(p, "show evidence-2")
        assert evidence(p) == {1: ("yellow", 0, "down"), 2: ("blue+yellow", 2, "up"), 3: ("green", 0, "down")}

    def test_after_no_the_editor_moves_something_else(self) -> None:
        """V.11, V.12"""
        tokens = [("blue", 0, "down"), ("yellow", -3, "up"), ("green", 1, "up")]
        p = play(table(editor=["E33"], evidence=tokens), "value E33", "ask yellow")
        assert asked(p) == ("editor", "value-move-no")
        assert legal(p) == {"move initiative", "move momentum", "move evidence-2"}
        refused(p, "ask yellow", "one-question", "V.12")
        refused(p, "move evidence-3", "value-colour", "V.3")
        play(p, "move evidence-2")
        assert evidence(p)[2] == ("yellow", -1, "up")
        assert where(p, "E33") == "discard"

    def test_after_no_a_joker_moves_any_face_up_token(self) -> None:
        """V.11, V.12"""
        tokens = [("blue", 0, "down"), ("yellow", -3, "up"), ("green", 1, "up")]
        p = play(table(editor=["E30"], evidence=tokens), "value E30", "ask yellow")
        assert legal(p) == {"move initiative", "move momentum", "move evidence-2", "move evidence-3"}
        assert all(seen.ruled_out == ("yellow",) for seen in view(p, None).evidence if not seen.face_up)

    def test_the_card_is_discarded_events_too(self) -> None:
        """V.13, U.13: it lies in play until its move is over."""
        p = play(table(editor=["E30"]), "value E30")
        assert where(p, "E30") == "play"
        play(p, "move initiative")
        assert where(p, "E30") == "discard"

    def test_a_value_that_can_move_nothing(self) -> None:
        """V.14"""
        nothing = {"initiative": None, "momentum": None}
        p = play(table(editor=["E33"], track=nothing, evidence=[("blue", 1, "up")]), "value E33")
        assert asked(p) == ("nixon", "turn")
        assert where(p, "E33") == "discard"
        assert told(p)[-1] == "nothing-to-move editor E33"
        p = play(table(editor=["E33"], track=nothing, evidence=[("blue", 0, "down")]), "value E33", "ask yellow")
        assert asked(p) == ("nixon", "turn"), "the answer was no, and nothing else is there"


class TestTrack:
    def test_every_step_leads_one_space_on(self) -> None:
        """T.1"""
        p = play(table(editor=["E33"], track={"momentum": -1}), "value E33", "move momentum")
        assert track(p) == (0, 1)

    @pytest.mark.parametrize(("card", "space", "side"), [("E32", 2, "editor"), ("N19", -4, "nixon")])
    def test_space_five_gains_and_ends_the_move(self, card: str, space: int, side: str) -> None:
        """T.2, T.3, T.4"""
        p = table(nixon=["N19", "N11"], editor=["E32"], track={"initiative": space}, turn=side)
        play(p, f"value {card}", "move initiative")
        assert track(p) == (None, 0)
        assert ("nixon", "editor")[int(p.initiative)] == side
        play(p, f"value {'N11' if side == 'editor' else 'E32'}")
        refused(p, "move initiative", "not-on-track", "T.3")

    def test_momentum_goes_to_the_card_and_evidence_to_the_board(self) -> None:
        """T.5, M.1, P.1"""
        p = play(table(editor=["E32"], track={"momentum": 4}, editor_deck=["E30"]), "value E32", "move momentum")
        assert (int(p.editor_momentum), track(p)) == (1, (0, None))
        p = play(table(editor=["E33"], evidence=[("yellow", 4, "up")]), "value E33", "move evidence-1")
        assert evidence(p) == {}
        assert asked(p) == ("editor", "place")

    def test_a_gain_is_carried_out_before_the_rest_of_the_card(self) -> None:
        """T.6: pin, mark, momentum card, and only then the next token of the card."""
        tokens = [("green!", 4, "up"), ("blue", 0, "up")]
        p = table(editor=["E36"], evidence=tokens, track={"momentum": 3}, editor_deck=["E30"])
        play(p, "action E36", "move evidence-1", "place e02")
        keys = log(p)
        order = ["gained", "pinned", "mark-counts", "gained-momentum", "drew"]
        assert sorted(order, key=keys.index) == order
        assert where(p, "E30") == "hand"
        assert asked(p) == ("editor", "choose-evidence")
        assert where(p, "E36") == "play"

    def test_a_step_turns_a_token_up(self) -> None:
        """T.7"""
        p = play(table(nixon=["N12"], turn="nixon", evidence=[("blue", 0, "down")]), "action N12")
        assert evidence(p) == {1: ("blue", -1, "up")}

    def test_a_token_set_on_a_space_keeps_its_face(self) -> None:
        """T.8"""
        p = play(table(nixon=["N15"], turn="nixon", evidence=[("blue", 0, "down")]), "action N15", "reset evidence-1")
        assert evidence(p) == {1: ("blue", 0, "down")}
        p = play(table(nixon=["N20"], turn="nixon"), "action N20", "decline")
        assert int(p.nixon_momentum) == 1, "set on space 5 it is gained"


class TestAction:
    def test_instructions_from_first_to_last_towards_the_own_side(self) -> None:
        """U.1"""
        p = play(table(nixon=["N13"], turn="nixon", evidence=[("blue", 0, "down")]), "action N13", "bin evidence-1")
        assert track(p) == (-2, -2)
        assert log(p) == ["action", "moved", "moved", "returned-unseen"]

    def test_where_a_card_goes_afterwards(self) -> None:
        """U.2, U.3, U.4"""
        assert where(play(table(editor=["E30"]), "action E30"), "E30") == "removed"
        assert where(play(table(nixon=["N12"], turn="nixon"), "action N12"), "N12") == "discard"
        assert where(play(table(editor=["E34"], spare=True), "action E34"), "E34") == "discard"
        for card in ALL_CARDS:
            kind = GAME.printed.kind[number_of(card)]
            assert (kind == CONSPIRATOR) <= (card[0] == "N")
            assert (kind == JOURNALIST) <= (card[0] == "E")

    def test_a_condition_must_be_met(self) -> None:
        """U.5"""
        refused(table(nixon=["N21"], turn="nixon"), "action N21", "mood-first-turn", "K.21")

    @pytest.mark.parametrize("card", ["N14", "E35", "E40", "E42"])
    def test_a_reaction_card_in_an_own_turn(self, card: str) -> None:
        """U.6"""
        nixon = card[0] == "N"
        p = table(nixon=[card] if nixon else [], editor=[] if nixon else [card], turn="nixon" if nixon else "editor")
        refused(p, f"action {card}", "reaction-only", "U.6")
        play(p, f"value {card}", "move initiative")
        assert where(p, card) == "discard"

    def test_everything_possible_and_nothing_else(self) -> None:
        """U.7: an action may also be used when nothing of it can be carried out."""
        nothing = {"initiative": None, "momentum": None}
        p = play(table(editor=["E32"], track=nothing), "action E32")
        assert where(p, "E32") == "removed"
        p = play(table(editor=["E31"], evidence=[("green", 1, "up")]), "action E31")
        refused(p, "decline", "must-do", "U.7")

    def test_actions_move_evidence_of_any_colour_and_face(self) -> None:
        """U.8, U.9: the Editor chooses a face-down token unseen and asks nothing."""
        tokens = [("blue", 0, "down"), ("green", 3, "up"), ("yellow", -2, "up")]
        p = play(table(editor=["E39"], evidence=tokens), "action E39")
        assert legal(p) == {"move evidence-1", "move evidence-2", "move evidence-3"}
        assert view(p, "editor").evidence[0].colours is None
        p = play(table(nixon=["N16"], evidence=tokens, turn="nixon"), "action N16")
        assert legal(p) == {"move evidence-1", "move evidence-2", "move evidence-3"}

    def test_two_tokens_are_two_different_ones(self) -> None:
        """U.10"""
        p = table(nixon=["N19"], evidence=[("blue", 0, "up"), ("green", 0, "up")], turn="nixon")
        play(p, "action N19", "move evidence-1")
        refused(p, "move evidence-1", "another-token", "U.10")

    def test_initiative_or_momentum_whichever_is_there(self) -> None:
        """U.11"""
        p = play(table(editor=["E26"], track={"momentum": None}, evidence=[("blue", 0, "up")]), "action E26")
        assert legal(p) == {"move initiative"}
        refused(p, "move momentum", "not-on-track", "T.3")
        refused(p, "move evidence-1", "only-tokens", "U.11")
        p = play(table(editor=["E26"], track={"initiative": None, "momentum": None}), "action E26")
        assert asked(p) == ("nixon", "turn")

    def test_tokens_from_the_bag_come_at_random(self) -> None:
        """U.12"""
        p = play(table(editor=["E37"], chance=("yellow+green",)), "action E37")
        held = view(p, None).held
        assert held is not None
        assert held.colours == ("yellow", "green")
        p = play(table(editor=["E37"], bag=[]), "action E37")
        assert asked(p) == ("nixon", "turn")
        assert told(p)[-1] == "bag-empty"

    def test_a_card_lies_in_play_while_it_is_carried_out(self) -> None:
        """U.13"""
        p = play(table(editor=["E26"]), "action E26")
        assert where(p, "E26") == "play"
        assert view(p, "nixon").in_play == ("E26",)
        play(p, "move initiative")
        assert where(p, "E26") == "removed"


class TestPinning:
    def test_on_an_empty_space_of_its_colour(self) -> None:
        """P.1"""
        p = play(table(editor=["E37"], chance=("blue",), blocked={"e07": "blue"}), "action E37")
        assert legal(p) == {f"place {space}" for space in BLUE_SPACES if space != "e07"}
        refused(p, "place e07", "space-taken", "P.1")
        refused(p, "place e01", "space-colour", "P.1")

    def test_either_colour_of_two(self) -> None:
        """P.2"""
        p = play(table(editor=["E37"], chance=("blue+green",)), "action E37")
        assert {"place e03", "place e02"} <= legal(p)
        assert len(legal(p)) == 14
        refused(p, "place e01", "space-colour", "P.1")

    def test_face_up_for_the_editor_face_down_for_nixon(self) -> None:
        """P.3"""
        p = play(table(editor=["E33"], evidence=[("yellow", 4, "up")]), "value E33", "move evidence-1", "place e01")
        assert pins(p) == {"e01": ("yellow", "up")}
        p = table(nixon=["N06"], turn="nixon", evidence=[("blue", -4, "up")])
        assert pins(play(p, "value N06", "move evidence-1", "place e03")) == {"e03": ("blue", "down")}

    def test_without_a_space_it_goes_back_into_the_bag(self) -> None:
        """P.4"""
        blocked = dict(zip(BLUE_SPACES, ["blue"] * 4 + ["blue+green"] * 3, strict=True))
        p = table(nixon=["N06"], turn="nixon", evidence=[("blue!", -4, "up")], blocked=blocked)
        before = bag(p, "blue!")
        play(p, "value N06", "move evidence-1")
        assert asked(p) == ("editor", "turn")
        assert bag(p, "blue!") == before + 1
        assert track(p) == (0, 0)

    def test_a_mark_moves_the_momentum_token(self) -> None:
        """P.5, P.6"""
        for space, there in ((1, 0), (None, None)):
            p = table(nixon=["N06"], turn="nixon", evidence=[("blue!", -4, "up")], track={"momentum": space})
            play(p, "value N06", "move evidence-1", "place e03")
            assert track(p) == (0, there)
            assert ("mark-counts" in log(p)) == (space is not None)

    def test_first_the_pin_then_the_mark(self) -> None:
        """P.7, E.6: the connection wins before the mark would move the momentum token."""
        way = {"e02": "green", "e15": "green"}
        pictures = {"john_dean": "up", "alexander_butterfield": "up"}
        p = table(editor=["E37"], chance=("blue!",), pinned=way, pictures=pictures)
        play(p, "action E37", "place e07")
        assert won(p) == ("editor", "E.3")
        assert track(p) == (0, 0)
        assert log(p)[-2:] == ["pinned", "end-connected"]

    def test_pictures(self) -> None:
        """P.8"""
        assert picture(play(table(editor=["E26"]), "action E26"), "martha_mitchell") == "up"
        assert picture(play(table(nixon=["N05"], turn="nixon"), "action N05"), "martha_mitchell") == "down"

    @pytest.mark.parametrize("face", ["up", "down"])
    def test_a_pinned_picture_stays(self, face: str) -> None:
        """P.9"""
        p = play(table(editor=["E26"], pictures={"martha_mitchell": face}), "action E26")
        assert picture(p, "martha_mitchell") == face
        assert asked(p) == ("editor", "choose-token"), "the rest of the card is carried out"


class TestMomentum:
    def gained(self, number: int, **places: Any) -> Table:
        """The Editor gains the momentum token with this number."""
        others: dict[str, Any] = {"editor_deck": ["E30"], **places}
        p = table(editor=["E23"], momentum=(0, number - 1), track={"momentum": 4}, **others)
        return play(p, "value E23", "move momentum")

    def test_on_the_lowest_empty_number(self) -> None:
        """M.1, M.2: Nixon's card has no instruction."""
        p = table(nixon=["N02"], momentum=(2, 0), track={"momentum": -3}, turn="nixon")
        play(p, "value N02", "move momentum")
        assert (int(p.nixon_momentum), track(p)) == (3, (0, None))
        assert log(p)[-1] == "gained-momentum"
        assert asked(p) == ("editor", "turn")

    def test_the_first_draws_a_card(self) -> None:
        """M.2, M.3"""
        p = self.gained(1)
        assert where(p, "E30") == "hand"
        assert log(p, "nixon")[-1] == "drew"
        assert log(p, "editor")[-1] == "drew-card"

    def test_the_first_in_the_evaluation_makes_the_next_hand_larger(self) -> None:
        """M.3"""
        p = table(turn="evaluation", spare=False, track={"initiative": 1, "momentum": 1})
        assert len(hand(p, "editor")) == 6
        assert len(hand(p, "nixon")) == 4

    def test_the_first_renews_an_empty_deck(self) -> None:
        """M.3, A.3"""
        p = self.gained(1, editor_deck=[], rest="discard", chance=(("E36",),))
        assert where(p, "E36") == "hand"
        p = self.gained(1, editor_deck=[], rest="removed")
        assert "drew" not in log(p)

    def test_the_second_looks_at_nixons_deck(self) -> None:
        """M.4"""
        p = self.gained(2, nixon_deck=["N02", "N20", "N14"])
        assert view(p, "editor").sides[0].deck[:4] == ("N02", "N20", "N14", None)
        for seat in ("nixon", None):
            assert set(view(p, seat).sides[0].deck) == {None}
        assert told(p, "editor")[-4:] == ["looked editor 3", "saw editor N02", "saw editor N20", "saw editor N14"]
        assert "saw" not in log(p, "nixon") + log(p, None)
        p = self.gained(2, nixon_deck=["N02"], editor_deck=["E24"], rest="discard")
        assert view(p, "editor").sides[0].deck == ("N02",)
        p = self.gained(2, nixon_deck=[], editor_deck=["E24"], rest="discard")
        assert view(p, "editor").sides[0].deck.count(None) == len(view(p, "editor").sides[0].deck) - 3

    def test_the_third_moves_evidence(self) -> None:
        """M.5"""
        p = self.gained(3, evidence=[("blue", 0, "down"), ("green", -3, "up")])
        assert asked(p) == ("editor", "choose-evidence")
        assert legal(p) == {"move evidence-1", "move evidence-2"}
        refused(p, "move initiative", "only-evidence", "M.5")
        play(p, "move evidence-1")
        assert evidence(p)[1] == ("blue", 1, "up")
        assert asked(self.gained(3)) == ("nixon", "turn"), "without evidence nothing is asked"

    def test_the_fourth_may_pin_from_the_track(self) -> None:
        """M.6"""
        p = self.gained(4, evidence=[("blue", 0, "down"), ("green!", -3, "up")])
        assert asked(p) == ("editor", "pin-from-track")
        assert legal(p) == {"pin evidence-1", "pin evidence-2", "decline"}
        play(p, "pin evidence-1")
        play(p, "place e03")
        assert pins(p) == {"e03": ("blue", "up")}
        p = play(self.gained(4, evidence=[("blue", 0, "down")]), "decline")
        assert evidence(p) == {1: ("blue", 0, "down")}
        assert told(p)[-1] == "declined editor"

    def test_a_fifth_leaves_the_game(self) -> None:
        """M.7"""
        p = self.gained(5)
        assert (int(p.editor_momentum), view(p, None).removed_momentum) == (4, 1)
        assert view(p, None).supply == 4
        assert log(p)[-1] == "momentum-surplus"


class TestReactions:
    def test_a_reaction_answers_a_certain_play(self) -> None:
        """R.1"""
        p = table(nixon=["N14"], editor=["E30"])
        play(p, "action E30")
        assert asked(p) == ("nixon", "answer")
        refused(p, "react E35", "not-your-card", "R.1")

    def test_a_reaction_is_no_turn(self) -> None:
        """R.2"""
        p = play(table(nixon=["N14", "N02"], editor=["E30"]), "action E30", "react N14")
        assert asked(p) == ("nixon", "turn")
        p = play(table(nixon=["N12"], editor=["E35"], turn="nixon"), "action N12", "react E35")
        assert asked(p) == ("editor", "turn")

    def test_asked_before_anything_happens_and_whatever_is_in_hand(self) -> None:
        """R.3"""
        for nixon, actions in ((["N14"], {"react N14", "pass"}), (["N02"], {"pass"})):
            p = table(nixon=nixon, editor=["E30"], pictures={"john_dean": "down"}, windows=True)
            play(p, "action E30")
            assert asked(p) == ("nixon", "answer")
            assert legal(p) == actions
            assert picture(p, "john_dean") == "down"
        p = play(table(nixon=["N02"], editor=["E30"], windows=True), "action E30")
        refused(p, "react N14", "not-in-hand", "R.1")

    def test_nobody_is_asked_when_all_can_see_that_no_answer_is_possible(self) -> None:
        """R.3, R.11"""
        for pile in ("discard", "removed"):
            p = table(
                nixon=["N02"], editor=["E30"], windows=True,
                discard=["N14"] if pile == "discard" else [], removed=["N14"] if pile == "removed" else [],
            )  # fmt: skip
            assert asked(play(p, "action E30")) == ("nixon", "turn")
        p = table(editor=["E30", "E31"], windows=True, spare=False)
        assert asked(play(p, "action E30")) == ("editor", "turn"), "an empty hand holds no reaction"

    def test_events_are_answered_by_john_mitchell(self) -> None:
        """R.4"""
        p = play(table(nixon=["N14"], editor=["E34"]), "action E34")
        assert asked(p) == ("nixon", "turn"), "journalists are not"
        p = play(table(nixon=["N14"], editor=["E37"]), "action E37", "react N14")
        assert where(p, "E37") == "discard"

    def test_conspirators_are_answered_by_two_cards(self) -> None:
        """R.5: also John Mitchell when he answers."""
        p = play(table(nixon=["N12"], editor=["E35", "E40"], turn="nixon"), "action N12")
        assert legal(p) == {"react E35", "react E40", "pass"}
        p = play(table(nixon=["N14"], editor=["E30", "E35", "E40"]), "action E30", "react N14")
        assert asked(p) == ("editor", "answer")
        assert legal(p) == {"react E35", "react E40", "pass"}

    def test_event_reactions_can_be_answered_ben_bradlee_cannot(self) -> None:
        """R.6"""
        p = play(table(nixon=["N12", "N14"], editor=["E35", "E40"], turn="nixon"), "action N12", "react E40")
        assert asked(p) == ("nixon", "answer")
        p = play(table(nixon=["N12", "N14"], editor=["E35", "E40"], turn="nixon"), "action N12", "react E35")
        assert asked(p) == ("editor", "turn")

    def test_moves_of_evidence_by_value_are_answered_by_follow_the_money(self) -> None:
        """R.7: the question says which token is about to move."""
        p = table(nixon=["N06"], editor=["E42"], turn="nixon", evidence=[("green", 0, "up"), ("blue", 0, "down")])
        play(p, "value N06", "move evidence-2")
        assert asked(p) == ("editor", "answer-move")
        assert legal(p) == {"react E42", "pass"}
        assert told(p)[-1] == "about-to-move nixon evidence-2 blue 3"
        assert named(p.stack[-1].ask(p, 1)) == ["editor", "N06", "evidence-2", "3"]

    def test_a_cancelled_reaction_lets_the_play_go_ahead(self) -> None:
        """R.8"""
        p = table(nixon=["N12", "N14"], editor=["E35", "E40"], evidence=[("blue", 0, "up")], turn="nixon")
        play(p, "action N12", "react E40", "react N14", "pass")
        assert evidence(p) == {1: ("blue", -1, "up")}

    def test_a_row_of_four(self) -> None:
        """R.8, R.11: Bradlee cancels Mitchell, so that the demonstration cancels Haldeman after all."""
        p = table(nixon=["N12", "N14"], editor=["E35", "E40"], evidence=[("blue", 0, "up")], turn="nixon")
        play(p, "action N12", "react E40", "react N14", "react E35")
        assert evidence(p) == {1: ("blue", 0, "up")}
        assert [where(p, card) for card in ("N12", "N14", "E35", "E40")] == ["removed", "removed", "discard", "removed"]
        assert asked(p) == ("editor", "turn")
        assert told(p) == [
            "action nixon N12",
            "reacted editor E40 N12",
            "reacted nixon N14 E40",
            "reacted editor E35 N14",
            "cancelled E35 N14",
            "cancelled E40 N12",
        ]

    def test_where_cancelled_cards_go(self) -> None:
        """R.9, R.10"""
        p = play(table(nixon=["N14"], editor=["E30"]), "action E30", "react N14")
        assert (where(p, "E30"), where(p, "N14")) == ("discard", "discard")
        p = play(table(nixon=["N12"], editor=["E35"], turn="nixon"), "action N12", "react E35")
        assert (where(p, "N12"), where(p, "E35")) == ("removed", "discard")
        p = play(table(nixon=["N12"], editor=["E40"], turn="nixon"), "action N12", "react E40")
        assert (where(p, "N12"), where(p, "E40")) == ("removed", "removed")
        p = table(nixon=["N06"], editor=["E42"], turn="nixon", evidence=[("blue", 0, "up")])
        play(p, "value N06", "move evidence-1", "react E42")
        assert (where(p, "N06"), where(p, "E42")) == ("discard", "removed")


class TestEvaluation:
    def test_evidence_on_zero_goes_back_unseen(self) -> None:
        """C.1"""
        p = table(turn="evaluation", evidence=[("blue!", 0, "down"), ("green", 0, "up"), ("yellow", 1, "up")])
        assert asked(p) == ("editor", "place")
        assert told(p, "editor")[1:3] == ["returned-unseen evidence-1", "returned green"]
        assert list(evidence(p)) == []

    @pytest.mark.parametrize(("space", "holder"), [(-1, 0), (2, 1)])
    def test_the_initiative_goes_to_its_half(self, space: int, holder: int) -> None:
        """C.2, T.4"""
        p = table(turn="evaluation", track={"initiative": space})
        assert int(p.initiative) == holder
        assert len(view(p, None).sides[holder].hand) == 6, "five, and the spare card of these tables"

    @pytest.mark.parametrize(("starter", "holder"), [("nixon", 1), ("editor", 0)])
    def test_on_zero_it_changes_hands(self, starter: str, holder: int) -> None:
        """C.2.1"""
        p = table(turn="evaluation", initiative=starter)
        assert int(p.initiative) == holder
        assert log(p)[1:3] == ["initiative-on-zero", "gained-initiative"]

    def test_a_gained_initiative_is_not_awarded_again(self) -> None:
        """C.2.2"""
        p = table(turn="evaluation", track={"initiative": None}, initiative="nixon", starter="nixon")
        assert int(p.initiative) == 0
        assert "gained-initiative" not in log(p)

    def test_momentum_goes_to_its_half(self) -> None:
        """C.3"""
        p = table(turn="evaluation", track={"momentum": -2})
        assert (int(p.nixon_momentum), view(p, None).supply) == (1, 7)
        p = table(turn="evaluation", track={"momentum": 2})
        assert (int(p.editor_momentum), view(p, None).supply) == (1, 7)

    def test_on_zero_it_goes_back_to_the_supply(self) -> None:
        """C.3.1, C.4"""
        p = table(turn="evaluation")
        assert (view(p, None).supply, track(p)) == (8, (0, 0))
        assert log(p)[3:5] == ["momentum-to-supply", "new-momentum"]

    def test_a_gained_momentum_token_is_not_awarded_again(self) -> None:
        """C.3.2"""
        p = table(turn="evaluation", track={"momentum": None}, momentum=(1, 0))
        assert (int(p.nixon_momentum), view(p, None).supply) == (1, 7)

    def test_both_tokens_go_to_zero(self) -> None:
        """C.4"""
        p = table(turn="evaluation", track={"initiative": None, "momentum": -4})
        assert track(p) == (0, 0)

    def test_an_empty_supply_ends_the_match_before_evidence_is_pinned(self) -> None:
        """C.4.1, E.2"""
        way = {"e02": "green", "e07": "blue"}
        pictures = {"john_dean": "up", "alexander_butterfield": "up"}
        p = table(
            turn="evaluation", momentum=(4, 4), track={"momentum": 1}, evidence=[("green", 3, "up")],
            pinned=way, pictures=pictures,
        )  # fmt: skip
        assert won(p) == ("nixon", "E.2")
        assert view(p, None).removed_momentum == 1

    def test_the_last_token_on_zero_saves_the_supply(self) -> None:
        """C.3.1, C.4.1"""
        p = table(turn="evaluation", momentum=(4, 4))
        assert won(p) is None
        assert view(p, None).supply == 0

    @pytest.mark.parametrize(("space", "first"), [(-1, "nixon"), (1, "editor")])
    def test_each_side_pins_the_holder_of_the_initiative_first(self, space: int, first: str) -> None:
        """C.5"""
        p = table(turn="evaluation", track={"initiative": space}, evidence=[("blue", 1, "up"), ("green", -4, "up")])
        assert asked(p) == (first, "place")
        play(p, "place e03" if first == "editor" else "place e02", "place e02" if first == "editor" else "place e03")
        assert pins(p) == {"e03": ("blue", "up"), "e02": ("green", "down")}

    def test_each_side_chooses_its_order(self) -> None:
        """C.5.1"""
        tokens = [("blue", 1, "up"), ("green", -4, "up"), ("yellow", 3, "up"), ("blue", 2, "up")]
        p = table(turn="evaluation", track={"initiative": 1}, evidence=tokens)
        assert asked(p) == ("editor", "pin-own")
        assert legal(p) == {"pin evidence-1", "pin evidence-3", "pin evidence-4"}
        refused(p, "pin evidence-2", "not-your-half", "C.5")
        refused(p, "pin evidence-5", "empty-slot", "C.5")
        play(p, "pin evidence-3", "place e01")
        assert legal(p) == {"pin evidence-1", "pin evidence-4"}
        play(p, "pin evidence-4", "place e03")
        assert asked(p) == ("editor", "place"), "the last one is not asked for"
        play(p, "place e07")
        assert asked(p) == ("nixon", "place")

    def test_marks_move_the_new_momentum_token(self) -> None:
        """C.5.2"""
        p = table(turn="evaluation", track={"initiative": 1, "momentum": -2}, evidence=[("blue!", 1, "up")])
        play(p, "place e03")
        assert int(p.nixon_momentum) == 1
        assert track(p) == (0, 1)
        assert int(p.round) == 3

    def test_a_new_round_begins(self) -> None:
        """C.6"""
        p = table(turn="evaluation", spare=False)
        assert int(p.round) == 3
        assert len(evidence(p)) == 3


class TestEnd:
    def test_five_momentum_tokens(self) -> None:
        """E.1"""
        p = table(turn="evaluation", momentum=(4, 0), track={"momentum": -1})
        assert won(p) == ("nixon", "E.1")
        assert told(p)[-1] == "end-momentum nixon"

    def test_no_momentum_token_left(self) -> None:
        """E.2"""
        p = table(turn="evaluation", momentum=(2, 4), track={"momentum": 2}, gone=2)
        assert won(p) == ("nixon", "E.2")

    def test_two_informants(self) -> None:
        """E.3, E.4: they may share their way."""
        p = table(editor=["E27"], pinned=WAY_TO_JOHN_DEAN, pictures={"alexander_butterfield": "up"})
        assert view(p, None).connected == ("alexander_butterfield",)
        assert won(p) is None, "one is not enough"
        assert won(play(p, "action E27")) == ("editor", "E.3")
        assert legal_nothing(p)

    def test_what_interrupts_a_way(self) -> None:
        """E.5: an empty space, a face-down token, a face-down picture."""
        up = {"john_dean": "up", "alexander_butterfield": "up"}
        gap = {space: token for space, token in WAY_TO_JOHN_DEAN.items() if space != "e07"}
        assert view(table(pinned=gap, pictures=up), None).connected == ()
        assert view(table(pinned=gap, blocked={"e07": "blue"}, pictures=up), None).connected == ()
        down = {"john_dean": "up", "alexander_butterfield": "down"}
        assert view(table(pinned=WAY_TO_JOHN_DEAN, pictures=down), None).connected == ("john_dean",)

    def test_no_way_leads_through_a_picture(self) -> None:
        """E.4, E.5: e14 touches John Dean, but the way to Martha Mitchell cannot go through his picture."""
        p = table(
            pinned={**WAY_TO_JOHN_DEAN, "e13": "blue"}, pictures={"john_dean": "up", "martha_mitchell": "up"},
        )  # fmt: skip
        assert view(p, None).connected == ("john_dean",)

    def test_checked_after_every_step(self) -> None:
        """E.6: the Editor's evidence wins although Nixon would win with the mark of the next pin."""
        way = {"e02": "green", "e07": "blue"}
        pictures = {"john_dean": "up", "alexander_butterfield": "up"}
        p = table(
            turn="evaluation", track={"initiative": 1}, evidence=[("green", 1, "up"), ("blue!", -1, "up")],
            pinned=way, pictures=pictures, momentum=(4, 0),
        )  # fmt: skip
        assert won(play(p, "place e15")) == ("editor", "E.3")


def legal_nothing(p: Table) -> bool:
    """After the end nobody can act, and is told so."""
    for seat in (0, 1):
        reason = p.reject(seat, 0)
        assert reason is not None
        assert reason.key == "match-over"
    return p.actions(0) == p.actions(1) == []


# -- every refusal ---------------------------------------------------------------------------------------------------

TOKENS = [("blue", 1, "up"), ("green", 0, "down"), ("yellow", -1, "up")]

REFUSALS: dict[str, tuple[Callable[[], Table], str, str]] = {
    "not-your-card": (table, "value N07", "B.2"),
    "not-in-hand": (table, "value E30", "B.2"),
    "momentum-card": (table, "value E22", "B.2"),
    "reaction-only": (lambda: table(editor=["E35"]), "action E35", "U.6"),
    "mood-first-turn": (lambda: table(nixon=["N21"], turn="nixon"), "action N21", "K.21"),
    "events-blocked": (lambda: table(editor=["E30"], mood=True), "action E30", "K.21"),
    "drawn-card-only": (
        lambda: play(table(nixon=["N09"], nixon_deck=["N02"], turn="nixon"), "action N09"),
        "value N07",
        "K.9",
    ),
    "not-on-track": (
        lambda: play(table(editor=["E30"], track={"initiative": None}), "value E30"),
        "move initiative",
        "T.3",
    ),
    "empty-slot": (lambda: play(table(editor=["E30"]), "value E30"), "move evidence-1", "T.1"),
    "only-evidence": (lambda: play(table(editor=["E39"], evidence=TOKENS), "action E39"), "move initiative", "K.39"),
    "only-tokens": (lambda: play(table(editor=["E26"], evidence=TOKENS), "action E26"), "move evidence-1", "U.11"),
    "only-face-up": (lambda: play(table(editor=["E36"], evidence=TOKENS), "action E36"), "move evidence-2", "K.36"),
    "only-face-down": (lambda: play(table(editor=["E32"], evidence=TOKENS), "action E32"), "move evidence-1", "K.32"),
    "another-token": (
        lambda: play(table(editor=["E36"], evidence=TOKENS), "action E36", "move evidence-1"),
        "move evidence-1",
        "U.10",
    ),
    "value-colour": (lambda: play(table(editor=["E33"], evidence=TOKENS), "value E33"), "move evidence-1", "V.3"),
    "wrong-colour": (
        lambda: play(table(editor=["E31"], evidence=[*TOKENS, ("green", 0, "up")]), "action E31"),
        "pin evidence-1",
        "K.31",
    ),
    "ask-instead": (lambda: play(table(editor=["E30"], evidence=TOKENS), "value E30"), "move evidence-2", "V.7"),
    "editor-asks": (lambda: play(table(nixon=["N17"], turn="nixon"), "value N17"), "ask blue", "V.7"),
    "one-question": (
        lambda: play(table(editor=["E30"], evidence=TOKENS), "value E30", "ask blue"),
        "ask green",
        "V.12",
    ),
    "nothing-face-down": (lambda: play(table(editor=["E30"]), "value E30"), "ask blue", "V.7"),
    "ask-card-colour": (lambda: play(table(editor=["E33"], evidence=TOKENS), "value E33"), "ask blue", "V.7"),
    "answers-not": (
        lambda: play(
            table(nixon=["N06"], editor=["E35", "E42"], evidence=TOKENS, turn="nixon"), "value N06", "move evidence-1"
        ),
        "react E35",
        "K.35",
    ),
    "space-taken": (
        lambda: play(table(editor=["E37"], pinned={"e07": "blue"}, chance=("blue",)), "action E37"),
        "place e07",
        "P.1",
    ),
    "space-colour": (lambda: play(table(editor=["E37"], chance=("blue",)), "action E37"), "place e01", "P.1"),
    "space-empty": (lambda: play(table(editor=["E34"], pinned={"e07": "blue"}), "action E34"), "lift e01", "K.34"),
    "not-your-half": (
        lambda: table(turn="evaluation", evidence=[*TOKENS, ("green", 1, "up")], track={"initiative": 1}),
        "pin evidence-3",
        "C.5",
    ),
    "must-do": (
        lambda: play(table(editor=["E31"], evidence=[("green", 0, "up")]), "action E31"),
        "decline",
        "U.7",
    ),
    "not-blocked": (
        lambda: play(table(editor=["E30"], pictures={"john_dean": "down"}), "action E30"),
        "free hugh_sloan",
        "K.30",
    ),
    "not-removed": (
        lambda: play(table(editor=["E41", "E27"], removed=["E30"]), "action E41"),
        "replay E27",
        "K.41",
    ),
}
"""For each reason a table, an answer that is refused with it, and the clause that it points to."""


@pytest.mark.parametrize("key", REFUSALS)
def test_refusal(key: str) -> None:
    lay, text, clause = REFUSALS[key]
    refused(lay(), text, key, clause)


def test_every_refusal_has_a_case() -> None:
    assert set(REFUSALS) == {key for key in VOCABULARY if WORDS.has("en", f"no-{key}")}
