"""What seats know: what they have seen, what they can deduce, and what is forgotten again (A.5, A.6, V.12, M.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from table_tools import (
    GAME,
    SEATS,
    asked,
    evidence,
    hand,
    legal,
    play,
    table,
    told,
    view,
    where,
)

import hustings
from hustings.games.watergate.rules.position import Table
from hustings.kernel.chance import Chance

SEEDS = range(40)


def possible(p: Table, seat: str | None) -> Iterator[Table]:
    """Positions that a seat, or a spectator, holds possible; to it they all look like the real one."""
    eyes = None if seat is None else SEATS.index(seat)
    for seed in SEEDS:
        twin = p.clone()
        twin.determinize(eyes, Chance(seed))
        assert view(twin, seat) == view(p, seat)
        yield twin


def face_down(p: Table) -> list[str]:
    """The names of the face-down tokens on the research track."""
    return [name for name, _, face in evidence(p).values() if face == "down"]


def nixons_hand(p: Table) -> set[str | None]:
    """Nixon's hand as the Editor sees it."""
    return set(view(p, "editor").sides[0].hand)


# -- hands and decks -------------------------------------------------------------------------------------------------


def test_hands_and_decks_of_the_other_side_may_be_anything() -> None:
    p = table(nixon=["N14", "N21"], editor=["E30"], windows=True)
    hands = Counter(card for twin in possible(p, "editor") for card in hand(twin, "nixon"))
    assert len(hands) > 15, "any of the 20 cards may be in Nixon's hand"
    assert all(hand(twin, "editor") == hand(p, "editor") for twin in possible(p, "editor"))
    decks = {tuple(twin.editor_deck) for twin in possible(p, "editor")}
    assert len(decks) == len(SEEDS), "the order of one's own deck is unknown too"
    spectators = Counter(card for twin in possible(p, None) for card in hand(twin, "editor"))
    assert len(spectators) > 15


def test_cards_that_lie_open_are_in_nobodys_hand() -> None:
    p = table(nixon=["N14", "N21"], discard=["N02"], removed=["N03"])
    for twin in possible(p, "editor"):
        assert (where(twin, "N02"), where(twin, "N03")) == ("discard", "removed")


class TestLookingAtNixonsDeck:
    """M.4: what the Editor has seen is remembered until it is played or shuffled."""

    def looked(self) -> Table:
        p = table(
            nixon=["N05"], editor=["E23", "E24"], nixon_deck=["N02", "N03", "N04"], momentum=(0, 1), spare=False,
            track={"momentum": 4}, evidence=[("green", 0, "down")],
        )  # fmt: skip
        return play(p, "value E23", "move momentum")

    def test_the_cards_keep_their_places(self) -> None:
        p = self.looked()
        assert view(p, "editor").sides[0].deck[:4] == ("N02", "N03", "N04", None)
        assert all(twin.nixon_deck[-3:] == [4, 3, 2] for twin in possible(p, "editor"))
        assert any(twin.nixon_deck[-3:] != [4, 3, 2] for twin in possible(p, "nixon")), "Nixon has not looked"
        assert any(twin.nixon_deck[-3:] != [4, 3, 2] for twin in possible(p, None))

    def test_they_are_known_in_the_hand_too_until_they_are_played(self) -> None:
        p = play(self.looked(), "value N05", "move initiative", "value E24", "move initiative")
        assert int(p.round) == 3
        assert {"N02", "N03", "N04"} <= hand(p, "nixon")
        assert {"N02", "N03", "N04", None} == nixons_hand(p)
        assert set(view(p, None).sides[0].hand) == {None}
        assert all({"N02", "N03", "N04"} <= hand(twin, "nixon") for twin in possible(p, "editor"))
        play(p, "value N02", "move momentum")
        assert {"N03", "N04", None} == nixons_hand(p)

    def before_a_shuffle(self, card: str) -> Table:
        p = table(
            nixon=[card], editor=["E23"], nixon_deck=["N02"], discard=["N03", "N04", "N06"], rest="removed",
            momentum=(0, 1), spare=False, track={"initiative": 4, "momentum": 4},
            editor_deck=["E24", "E25", "E26", "E27", "E28"],
        )  # fmt: skip
        play(p, "value E23", "move momentum")
        assert view(p, "editor").sides[0].deck == ("N02",)
        return p

    def test_a_shuffle_forgets_what_has_been_played(self) -> None:
        p = play(self.before_a_shuffle("N09"), "action N09", "value N02", "move initiative")
        assert int(p.round) == 3
        assert where(p, "N02") in ("hand", "deck")
        assert nixons_hand(p) == {"N03", "N04", "N06", None}, "the deck of three ended, and N02 is shuffled again"

    def test_a_shuffle_does_not_touch_the_hand(self) -> None:
        p = self.before_a_shuffle("N05")
        play(p, "value N05", "move initiative")
        assert int(p.round) == 3
        assert hand(p, "nixon") - {"N02"} < {"N03", "N04", "N05", "N06"}
        assert nixons_hand(p) == {"N02", None}, "seen, and drawn before the shuffle"
        assert len({frozenset(hand(twin, "nixon")) for twin in possible(p, "editor")}) > 1
        assert all("N02" in hand(twin, "nixon") for twin in possible(p, "editor"))

    def test_only_the_editor_is_told(self) -> None:
        p = self.looked()
        assert told(p, "editor")[-3:] == ["saw editor N02", "saw editor N03", "saw editor N04"]
        for seat in ("nixon", None):
            assert told(p, seat)[-1] == "looked editor 3"


class TestDeducingAHand:
    """A.3, A.6: a side whose deck runs out holds what lies nowhere else."""

    def test_with_an_empty_deck(self) -> None:
        p = table(nixon=["N02", "N03"], discard=["N04"], rest="removed", editor_deck=["E30"])
        assert nixons_hand(p) == {"N02", "N03", "N07"}
        assert all(hand(twin, "nixon") == hand(p, "nixon") for twin in possible(p, "editor"))

    def test_it_is_remembered_when_the_deck_is_renewed(self) -> None:
        p = table(
            turn="round", nixon_deck=["N02", "N03"], discard=["N04", "N05", "N06", "N07"], rest="removed", spare=False,
            chance=(("N06", "N04"),), editor_deck=["E30", "E31", "E32", "E23", "E24"],
        )  # fmt: skip
        assert hand(p, "nixon") == {"N02", "N03", "N06", "N04"}
        assert nixons_hand(p) == {"N02", "N03", None}
        assert view(p, "editor").sides[0].hand.count(None) == 2
        hands = {frozenset(hand(twin, "nixon")) for twin in possible(p, "editor")}
        assert len(hands) == 6, "two of the four cards that were shuffled"
        assert all({"N02", "N03"} <= cards for cards in hands)

    def test_with_every_card_of_the_deck_known(self) -> None:
        p = table(
            nixon=["N05", "N06"], editor=["E23"], nixon_deck=["N02", "N03"], rest="removed", momentum=(0, 1),
            track={"momentum": 4},
        )  # fmt: skip
        play(p, "value E23", "move momentum")
        assert view(p, "editor").sides[0].deck == ("N02", "N03")
        assert nixons_hand(p) == {"N05", "N06", "N07"}

    def test_one_unknown_card_in_the_deck_hides_the_hand(self) -> None:
        p = table(nixon=["N02"], nixon_deck=["N03"], rest="removed", spare=False)
        assert nixons_hand(p) == {None}
        assert {frozenset(hand(twin, "nixon")) for twin in possible(p, "editor")} == {
            frozenset({"N02"}),
            frozenset({"N03"}),
        }


# -- evidence --------------------------------------------------------------------------------------------------------


class TestAnswers:
    """V.9, V.12: what Nixon's answers say about face-down tokens."""

    def test_without_an_answer_they_may_be_anything(self) -> None:
        p = table(evidence=[("green", 0, "down"), ("green", 0, "down")])
        seen = Counter(name for twin in possible(p, "editor") for name in face_down(twin))
        assert len(seen) >= 8
        assert {tuple(face_down(twin)) for twin in possible(p, "nixon")} == {("green", "green")}

    def test_a_no_rules_a_colour_out(self) -> None:
        p = table(
            editor=["E30", "E32"], evidence=[("green", 0, "down"), ("yellow+green", 0, "down"), ("blue", 2, "up")]
        )
        play(p, "value E30", "ask blue")
        assert [seen.ruled_out for seen in view(p, "editor").evidence] == [("blue",), ("blue",), ()]
        for seat in ("editor", None):
            for twin in possible(p, seat):
                assert not any("blue" in name for name in face_down(twin))
        play(p, "move initiative", "value N07", "move initiative", "value E32", "ask green", "show evidence-1")
        assert [seen.ruled_out for seen in view(p, "editor").evidence] == [(), ("blue",), ()]

    def test_two_answers_add_up(self) -> None:
        p = table(editor=["E30", "E33"], evidence=[("green", 0, "down"), ("green!", 0, "down"), ("green", 0, "down")])
        play(p, "value E30", "ask blue", "move initiative", "value N07", "move initiative", "value E33", "ask yellow")
        for twin in possible(p, "editor"):
            assert set(face_down(twin)) <= {"green", "green!"}

    def test_a_yes_is_known_while_nixon_chooses(self) -> None:
        p = table(editor=["E33"], evidence=[("green", 0, "down"), ("yellow!", 0, "down"), ("blue", 0, "down")])
        play(p, "value E33", "ask yellow")
        for seat in ("editor", None):
            for twin in possible(p, seat):
                assert any("yellow" in name for name in face_down(twin))
                assert twin.actions(0)

    def test_a_yes_with_few_such_tokens(self) -> None:
        p = table(
            editor=["E33"], evidence=[("yellow!", 0, "down"), ("blue", 0, "down")], bag=["blue"] * 3 + ["green"] * 4
        )
        play(p, "value E33", "ask yellow")
        assert all(face_down(twin).count("yellow!") == 1 for twin in possible(p, "editor"))
        assert len({tuple(face_down(twin)) for twin in possible(p, "editor")}) > 2

    def test_a_value_that_moves_nothing_tells_as_much_as_a_no(self) -> None:
        """V.14: with both white and red tokens gone, Nixon would have to move a face-down token that fits."""
        nothing = {"initiative": None, "momentum": None}
        p = table(nixon=["N06"], evidence=[("green", 0, "down")], track=nothing, turn="nixon")
        play(p, "value N06")
        assert view(p, "editor").evidence[0].ruled_out == ("blue",)
        for twin in possible(p, "editor"):
            assert not any("blue" in name for name in face_down(twin))

    def test_new_tokens_are_not_ruled_out(self) -> None:
        p = table(editor=["E30"], nixon=["N02"], evidence=[("green", 0, "down")], spare=False)
        play(p, "value E30", "ask blue", "move initiative", "value N02", "move initiative")
        assert int(p.round) == 3
        assert all(seen.ruled_out == () for seen in view(p, "editor").evidence)


class TestTheBag:
    """A.6, C.1: tokens that go into the bag unseen are forgotten, tokens that all have seen are not."""

    def test_an_unseen_token_may_be_any_of_those_that_lay_there(self) -> None:
        p = table(nixon=["N13"], evidence=[("green", 0, "down"), ("blue", 0, "down")], bag=[], turn="nixon")
        play(p, "action N13", "bin evidence-1")
        assert face_down(p) == ["blue"]
        assert {name for twin in possible(p, "editor") for name in face_down(twin)} == {"green", "blue"}
        assert {name for twin in possible(p, "nixon") for name in face_down(twin)} == {"blue"}

    def test_a_token_that_all_saw_is_not_one_of_those_on_the_track(self) -> None:
        tokens = [("green", 0, "down"), ("blue", 1, "up")]
        p = table(nixon=["N10"], evidence=tokens, bag=["yellow"], turn="nixon")
        play(p, "action N10", "bin evidence-2")
        assert {name for twin in possible(p, "editor") for name in face_down(twin)} == {"green", "yellow"}

    def test_until_new_tokens_are_drawn(self) -> None:
        tokens = [("green", 0, "down"), ("blue", 0, "up")]
        p = table(turn="evaluation", evidence=tokens, bag=["yellow", "yellow"])
        assert len(face_down(p)) == 3
        assert "returned blue" in told(p)
        assert {name for twin in possible(p, "editor") for name in face_down(twin)} == {"green", "yellow", "blue"}

    def test_a_token_drawn_again_is_no_longer_in_the_bag(self) -> None:
        tokens = [("green", 0, "down"), ("blue", 1, "up")]
        p = table(nixon=["N10"], editor=["E33"], evidence=tokens, bag=["yellow"], turn="nixon", chance=("blue",))
        play(p, "action N10", "bin evidence-2", "action E33", "move initiative")
        assert evidence(p)[2] == ("blue", 2, "up")
        assert {name for twin in possible(p, "editor") for name in face_down(twin)} == {"green", "yellow"}


# -- questions that must not tell ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "other", "play_it", "eyes"),
    [
        (["N14"], ["N02"], ["action E30"], "editor"),
        (["E35"], ["E31"], ["action N12"], "nixon"),
        (["E40"], ["E31"], ["action N12"], "nixon"),
        (["E42"], ["E31"], ["value N06", "move evidence-1"], "nixon"),
    ],
)
def test_windows_open_alike(held: list[str], other: list[str], play_it: list[str], eyes: str) -> None:
    """R.3"""
    tables = []
    for cards in (held, other):
        nixon, editor = (cards, ["E30"]) if eyes == "editor" else (["N12", "N06"], cards)
        p = table(
            nixon=nixon, editor=editor, windows=True, evidence=[("blue", 0, "up")], pictures={"john_dean": "down"},
            turn=eyes,
        )  # fmt: skip
        play(p, *play_it)
        tables.append(p)
    with_it, without = tables
    assert asked(with_it) == asked(without) == ("nixon" if eyes == "editor" else "editor", asked(without)[1])
    assert legal(with_it) == {f"react {held[0]}", "pass"}
    assert legal(without) == {"pass"}
    game, no = hustings.game("watergate"), hustings.game("watergate").action("pass")
    seat = with_it.to_act[0]
    assert [game.wording.label_now(p, seat, no).key for p in (with_it, without)] == ["do-pass", "do-pass-none"]
    assert with_it.stack[-1].ask(with_it, seat) == without.stack[-1].ask(without, seat)
    for seat in (eyes, None):
        assert told(with_it, seat) == told(without, seat)
        assert view(with_it, seat) == view(without, seat)
    play(with_it, "pass")
    play(without, "pass")
    assert asked(with_it) == asked(without)
    assert told(with_it, eyes) == told(without, eyes)


def test_gambit_asks_alike() -> None:
    """K.20: whether Nixon holds a conspirator is not told by the question."""
    tables = [play(table(nixon=["N20", card], turn="nixon"), "action N20") for card in ("N12", "N02")]
    assert asked(tables[0]) == asked(tables[1])
    assert legal(tables[0]) != legal(tables[1])
    for p in tables:
        play(p, "decline")
    assert told(tables[0], "editor") == told(tables[1], "editor")
    assert asked(tables[0]) == asked(tables[1])


def test_nixon_is_asked_also_when_only_one_token_fits() -> None:
    """V.10: how many tokens of a colour lie there is not told."""
    tables = [
        play(table(editor=["E33"], evidence=[("yellow", 0, "down"), (other, 0, "down")]), "value E33", "ask yellow")
        for other in ("green", "yellow")
    ]
    assert view(tables[0], "editor") == view(tables[1], "editor")
    assert told(tables[0], "editor") == told(tables[1], "editor")


def test_the_editor_may_point_at_any_face_down_token() -> None:
    """U.9, V.7: lights are no leak."""
    for name in ("green", "yellow"):
        p = play(table(editor=["E33"], evidence=[(name, 0, "down")]), "value E33")
        assert legal(p) == {"move initiative", "move momentum", "ask yellow"}
        p = play(table(editor=["E32"], evidence=[(name, 0, "down")]), "action E32")
        assert legal(p) == {"move evidence-1"}


@pytest.mark.parametrize("card", ["N09", "N10", "N11", "N12", "N13"])
def test_what_is_worth_a_reaction_follows_from_what_is_seen(card: str) -> None:
    """A.5: the heuristic weighs Nixon's action by the backs of the tokens, as the Editor does who may cancel it."""
    knows = GAME.heuristics()
    p = table(
        nixon=[card], editor=["E35", "E40", "E42"], turn="nixon", windows=True, acted=["nixon"],
        evidence=[("blue!", -2, "down"), ("green", 1, "down"), ("yellow", 3, "up")],
    )  # fmt: skip
    play(p, f"action {card}")
    assert p.to_act == (1,) and legal(p, "react")
    for twin in possible(p, "editor"):
        for action in p.actions(1):
            assert knows.prior(twin, 1, action) == knows.prior(p, 1, action), GAME.text(action)
