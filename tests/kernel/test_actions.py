"""The action table and refusals."""

from __future__ import annotations

import pytest
from gala import CHEER, PASS, Gala

from hustings.kernel.actions import ActionTable, UnknownAction
from hustings.kernel.message import Entry, IllegalAction, Message, Reason
from hustings.play.game import BadOption
from hustings.words.sentences import Words

GALA = Gala()


def test_actions_are_numbered_in_the_order_of_their_groups() -> None:
    table = ActionTable([("place", ["a", "b"]), ("pass", []), ("lift", ["a"])])
    assert table.texts == ["place a", "place b", "pass", "lift a"]
    assert (table.first["place"], table.first["pass"], table.first["lift"]) == (0, 2, 3)
    assert (table.verbs[3], table.objects[3], len(table)) == ("lift", "a", 4)


def test_an_object_leads_to_all_that_can_be_done_with_it() -> None:
    table = ActionTable([("place", ["a", "b"]), ("pass", []), ("lift", ["a"])])
    assert table.by_object["a"] == [0, 3]


def test_spaces_in_a_text_do_not_matter() -> None:
    table = ActionTable([("place", ["a"])])
    assert table.number("  place   a ") == 0


@pytest.mark.parametrize("text", ["", "place", "place b", "PLACE a", "place a a", "placea"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    table = ActionTable([("place", ["a"])])
    with pytest.raises(UnknownAction, match="is no action"):
        table.number(text)


def test_two_actions_cannot_have_one_text() -> None:
    with pytest.raises(ValueError, match="two actions are called 'place a'"):
        ActionTable([("place", ["a", "a"])])


# -- refusals --------------------------------------------------------------------------------------------------------


def test_an_action_of_another_question_is_refused_with_the_clause_of_this_one() -> None:
    p = GALA.setup(seed=1)
    with pytest.raises(IllegalAction) as refused:
        p.act(0, PASS)
    assert refused.value.reason == Reason("other-question")
    assert refused.value.reason.clause == "G.3"


def test_an_action_out_of_turn_is_refused() -> None:
    p = GALA.setup(seed=1)
    p.act(0, p.actions(0)[0])
    assert p.to_act == (1, 2)
    assert p.reject(0, CHEER) == Reason("not-asked")


@pytest.mark.parametrize("action", [-1, 16, 10**6])
def test_an_action_outside_the_table_is_refused(action: int) -> None:
    assert GALA.setup(seed=1).reject(0, action) == Reason("unknown-action")


def test_a_refused_action_changes_nothing() -> None:
    p = GALA.setup(seed=1)
    before = p.digest()
    with pytest.raises(IllegalAction):
        p.act(0, CHEER)
    assert p.digest() == before


def test_the_error_names_reason_and_clause() -> None:
    assert str(IllegalAction(Reason("not-in-hand", (3,), "G.3"))) == "not-in-hand[3] (G.3)"


# -- messages --------------------------------------------------------------------------------------------------------


def test_messages_are_equal_by_key_and_arguments() -> None:
    assert Message("a", (1,)) == Message("a", (1,))
    assert Message("a", (1,)) != Message("a", (2,))
    assert len({Message("a"), Message("a"), Message("b")}) == 2


def test_an_entry_is_for_its_seats() -> None:
    entry = Entry("drew-card", (1, 5), "G.2", 1 << 1)
    assert [entry.is_for(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert all(Entry("round", (1,)).is_for(seat) for seat in (0, None))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("key", ["match-over", "not-asked", "unknown-action", "other-question", "nothing-to-undo"])
def test_the_kernels_own_reasons_can_be_read(key: str, language: str) -> None:
    assert Words().say(language, "no-", Reason(key))
    assert Words(GALA).say(language, "no-", Reason(key))


# -- options ---------------------------------------------------------------------------------------------------------


def test_options_have_defaults() -> None:
    assert GALA.chosen(None) == {"guests": "3"}
    assert len(GALA.seats({"guests": "2"})) == 2


@pytest.mark.parametrize(
    ("options", "words"), [({"colour": "red"}, "no option 'colour'"), ({"guests": "9"}, "one of 3, 2, not '9'")]
)
def test_a_bad_option_is_explained(options: dict[str, str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GALA.setup(options=options)


# -- for who plays through Python --------------------------------------------------------------------------------------


def test_a_position_takes_an_action_by_its_text() -> None:
    p, twin = GALA.setup(seed=4), GALA.setup(seed=4)
    seat = p.to_act[0]
    action = p.actions(seat)[0]
    assert p.reject(seat, GALA.text(action)) is None
    p.act(seat, GALA.text(action))
    twin.act(seat, action)
    assert p.digest() == twin.digest()
    with pytest.raises(UnknownAction, match="'dance' is no action of this game"):
        p.act(seat, "dance")


def test_there_is_no_view_of_a_seat_that_nobody_has() -> None:
    for guests in (2, 3):
        p = GALA.setup(options={"guests": str(guests)})
        for seat in (-1, guests):
            with pytest.raises(ValueError, match=f"no seat {seat}; seats are 0 to {guests - 1}"):
                p.view(seat)
