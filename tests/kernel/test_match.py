"""Matches: drafts and commits, undo, confirmation, takebacks, resignation, turn numbers, records."""

from __future__ import annotations

import msgspec
import pytest
from gala import Bid, Gala, Peek, Spend, View, Whistle

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.games.watergate import Watergate
from hustings.games.watergate.face.view import View as WatergateView
from hustings.kernel.message import IllegalAction
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import Diverged, Record
from hustings.play.replay import redo

GALA, WATERGATE, STRUGGLE = Gala(), Watergate(), HilariousStruggle()
SECRET = bytes(31) + b"\x07"
NIXON, EDITOR = 0, 1


def gala(until: type = Bid, guests: str = "3") -> tuple[Match, int]:
    """A match of Gala at the first question of a kind, and a seat that is asked."""
    match = GALA.match(SECRET, {"guests": guests})
    while not isinstance(match.position.stack[-1], until):
        seat = match.position.to_act[0]
        match.act(seat, match.actions(seat)[-1])
    return match, match.position.to_act[0]


def watergate() -> Match:
    """A match of Watergate in which the Editor, who begins, has played a card for its value and must move a token."""
    match = WATERGATE.match(SECRET)
    match.act(EDITOR, match.actions(EDITOR)[0], hold=True)
    return match


def refused(match: Match, doing: str, *args: object) -> str:
    """The key of the reason for which a match refuses something, which must change nothing."""
    before = (match.records[:], match.position.digest(), match.turns[:], match.history.lines[:])
    with pytest.raises(IllegalAction) as error:
        getattr(match, doing)(*args)
    assert before == (match.records, match.position.digest(), match.turns, match.history.lines)
    return error.value.reason.key


# -- beginning -------------------------------------------------------------------------------------------------------


def test_the_header_has_what_is_fixed() -> None:
    match, _ = gala(guests="2")
    assert match.header.game == "gala"
    assert match.header.options == {"guests": "2"}
    assert match.header.commitment == Provable(SECRET).commitment
    assert msgspec.json.decode(msgspec.json.encode(match.header), type=type(match.header)) == match.header


def test_a_match_without_a_secret_draws_its_own() -> None:
    assert GALA.match().header.commitment != GALA.match().header.commitment


def test_the_log_of_the_set_up_keeps_secrets() -> None:
    match, _ = gala()
    for seat in (0, 1, 2, None):
        told = [line.entry.args for line in match.entries(seat) if line.entry.key == "drew-card"]
        assert {args[0] for args in told} == ({seat} if seat is not None else set())


# -- sealed answers --------------------------------------------------------------------------------------------------


def test_a_sealed_answer_commits_at_once_and_shows_nothing() -> None:
    match, _ = gala()
    lines = len(match.entries(None))
    hands = [match.view(eye).hands for eye in (0, 1, None)]  # type: ignore[attr-defined]
    match.act(2, match.actions(2)[0])
    assert not match.can_undo(2) and refused(match, "undo", 2) == "sealed-answer"
    assert refused(match, "undo", 0) == "nothing-to-undo", "it has sealed nothing yet"
    assert match.position.to_act == (0, 1)
    assert [match.view(eye).hands for eye in (0, 1, None)] == hands  # type: ignore[attr-defined]
    assert len(match.entries(None)) == lines
    assert refused(match, "act", 2, match.actions(0)[0]) == "not-asked"


def test_the_last_sealed_answer_reveals_all() -> None:
    match, _ = gala()
    for seat in (2, 0, 1):
        match.act(seat, match.actions(seat)[0])
    assert [line.entry.key for line in match.entries(None)].count("bid") == 3


def test_a_sealed_answer_is_redrawn_for_others_and_kept_for_oneself() -> None:
    match, _ = gala()
    mine = match.actions(0)[0]
    match.act(0, mine)
    answers = set()
    for seed in range(30):
        for seat in (0, 1):
            twin = match.position.clone()
            twin.determinize(seat, GALA.setup(seed).chance)
            top = twin.stack[-1]
            assert isinstance(top, Bid)
            assert top.answers[1:] == (-1, -1)
            if seat == 0:
                assert top.answers[0] == mine
            else:
                answers.add(top.answers[0])
    assert len(answers) > 2


# -- drafts ----------------------------------------------------------------------------------------------------------


def test_a_draft_is_seen_by_its_seat_alone() -> None:
    match, winner = gala(Spend)
    other = (winner + 1) % 3
    before = match.view(other), match.view(None), len(match.entries(other)), match.turns[other]
    match.act(winner, "place north")
    assert before == (match.view(other), match.view(None), len(match.entries(other)), match.turns[other])
    seen = match.view(winner)
    assert isinstance(seen, View)
    assert seen.chips[winner] == (1, 0)
    assert match.entries(winner)[-1].entry.key == "placed"


def test_undo_takes_back_one_action() -> None:
    match, winner = gala(Spend)
    digest = match.position.digest()
    match.act(winner, "place north")
    match.undo(winner)
    assert match.seen_by(winner).digest() == digest
    assert not match.can_undo(winner)
    assert refused(match, "undo", winner) == "nothing-to-undo"


def test_nobody_undoes_for_somebody_else() -> None:
    match, winner = gala(Spend)
    match.act(winner, "place north")
    assert refused(match, "undo", (winner + 1) % 3) == "nothing-to-undo"


def test_what_shows_something_hidden_commits() -> None:
    match, winner = gala(Peek)
    match.act(winner, "peek")
    assert not match.can_undo(winner)


def test_declining_to_look_can_be_undone() -> None:
    match, winner = gala(Peek)
    match.act(winner, "decline")
    assert match.can_undo(winner)
    match.undo(winner)
    match.act(winner, "peek")
    assert not match.can_undo(winner)


def test_the_end_of_a_turn_commits_all_of_it() -> None:
    match, winner = gala(Spend)
    before = len(match.entries(None))
    match.act(winner, "place north")
    match.act(winner, "place south")
    assert not match.can_undo(winner)
    places = [line.entry.args for line in match.entries(None, before) if line.entry.key == "placed"]
    assert places == [(winner, 0), (winner, 1)]


def test_the_frames_of_a_turn_are_kept() -> None:
    match, winner = gala(Spend)
    match.act(winner, "place north")
    match.act(winner, "place south")
    assert len(match.history.moments[-1].frames) == 2
    assert match.history.moments[-1].frames[-1] is match.position


def test_an_illegal_action_changes_nothing() -> None:
    match, winner = gala(Spend)
    assert refused(match, "act", winner, "cheer") == "not-yours"
    assert refused(match, "act", winner, "peek") == "other-question"


# -- others may act --------------------------------------------------------------------------------------------------


def test_who_may_act_commits_and_leaves_the_draft() -> None:
    match, winner = gala(Spend)
    other = (winner + 1) % 3
    before = len(match.entries(None))
    placed = match.position.chips[winner][:]  # type: ignore[attr-defined]
    match.act(winner, "place north")
    match.act(other, "cheer")
    assert match.entries(None)[-1].entry.key == "cheered"
    assert match.can_undo(winner)
    seen = match.view(winner)
    assert isinstance(seen, View)
    assert (seen.cheers, seen.chips[winner]) == (1, (placed[0] + 1, placed[1]))
    public = match.view(None)
    assert isinstance(public, View)
    assert (public.cheers, public.chips[winner]) == (1, tuple(placed))
    match.act(winner, "place south")
    assert [line.entry.key for line in match.entries(None, before)].count("placed") == 2


def test_who_may_act_cannot_undo() -> None:
    match, winner = gala(Spend)
    match.act((winner + 1) % 3, "cheer")
    assert not match.can_undo((winner + 1) % 3)


def test_who_is_asked_and_may_also_act_has_no_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """What that seat does next could build on its answer, so all see it at once."""
    monkeypatch.setattr(Spend, "may", lambda self, p: (0, 1, 2))
    match, winner = gala(Spend)
    match.act(winner, "place north")
    assert not match.can_undo(winner) and match.position.to_act == (winner,)
    assert match.entries(None)[-1].entry.key == "placed"


# -- confirming ------------------------------------------------------------------------------------------------------


def test_a_held_turn_waits_for_its_seat() -> None:
    match = watergate()
    match.act(EDITOR, "move initiative", hold=True)
    assert match.waits_for_commit(EDITOR)
    assert match.actions(EDITOR) == []
    assert match.actions(NIXON) == []
    seen = match.view(NIXON)
    assert isinstance(seen, WatergateView)
    assert seen.initiative_space == 0
    match.commit(EDITOR)
    assert match.actions(NIXON)
    assert not match.can_undo(EDITOR)


def test_a_held_turn_can_be_undone() -> None:
    match = watergate()
    match.act(EDITOR, "move initiative", hold=True)
    match.undo(EDITOR)
    assert not match.waits_for_commit(EDITOR)
    match.act(EDITOR, "move momentum")
    assert match.actions(NIXON)


def test_only_a_finished_turn_can_be_confirmed() -> None:
    match = watergate()
    assert match.can_undo(EDITOR)
    assert refused(match, "commit", EDITOR) == "nothing-to-confirm"
    assert refused(match, "commit", NIXON) == "nothing-to-confirm"


def test_what_shows_something_cannot_be_held() -> None:
    match, winner = gala(Peek)
    match.act(winner, "peek", hold=True)
    assert not match.can_undo(winner)


# -- takebacks -------------------------------------------------------------------------------------------------------


def test_a_takeback_needs_all_others() -> None:
    match, _ = gala(Whistle)
    last = match.records[-1].seat
    others = [seat for seat in range(3) if seat != last]
    match.ask_takeback(last)
    match.answer_takeback(others[0], True)
    assert match.asking == last
    assert refused(match, "answer_takeback", others[0], True) == "no-takeback-request"
    assert refused(match, "answer_takeback", last, True) == "no-takeback-request"
    match.answer_takeback(others[1], True)
    assert match.asking is None
    assert isinstance(match.position.stack[-1], Bid)
    assert match.position.to_act == (last,)
    assert match.entries(None)[-1].entry.key == "takeback-granted"


def test_two_turns_of_a_seat_in_a_row_are_two_moments_and_the_second_is_taken_back_alone() -> None:
    match = STRUGGLE.match(SECRET)
    new = 1
    while new < 2:
        seen, seat = len(match.history.moments), match.position.to_act[0]
        match.act(seat, match.actions(seat)[len(match.records) % len(match.actions(seat))])
        new = len(match.history.moments) - seen
    first, second = match.history.moments[-2:]
    assert first.seat == second.seat == seat and first.position.view(1 - seat) != second.position.view(1 - seat)
    told = [line.entry.key for line in match.history.lines[match.history.moments[-3].lines : first.lines]]
    assert told.count("turn") == 1 and told[0] != "turn" == told[-1]
    assert first.frames[-1] is first.position and second.frames[-1] is second.position
    match.ask_takeback(seat)
    match.answer_takeback(1 - seat, True)
    assert [match.position.view(eyes) for eyes in (0, 1, None)] == [first.position.view(eyes) for eyes in (0, 1, None)]
    again = STRUGGLE.match(SECRET)
    for record in match.records:
        redo(again, record)
    assert again.history.lines == match.history.lines and len(again.history.moments) == len(match.history.moments)


def test_a_refusal_ends_the_request() -> None:
    match, _ = gala(Whistle)
    last = match.records[-1].seat
    digest = match.position.digest()
    match.ask_takeback(last)
    match.answer_takeback((last + 1) % 3, True)
    match.answer_takeback((last + 2) % 3, False)
    assert match.asking is None
    assert match.position.digest() == digest
    assert refused(match, "answer_takeback", (last + 1) % 3, True) == "no-takeback-request"


def test_the_one_who_asked_can_withdraw() -> None:
    match, _ = gala(Whistle)
    last = match.records[-1].seat
    match.ask_takeback(last)
    match.answer_takeback(last, False)
    assert match.asking is None


def test_one_request_at_a_time() -> None:
    match, _ = gala(Whistle)
    match.ask_takeback(0)
    assert refused(match, "ask_takeback", 1) == "no-takeback"


def test_before_the_first_turn_there_is_nothing_to_take_back() -> None:
    match, _ = gala()
    assert refused(match, "ask_takeback", 0) == "no-takeback"


def test_a_request_lapses_when_play_goes_on() -> None:
    match, asked = gala(Whistle)
    match.ask_takeback(match.records[-1].seat)
    match.act(asked, "pass")
    if match.can_undo(asked):
        match.act(asked, match.actions(asked)[-1])
        while match.can_undo(asked):
            match.act(asked, match.actions(asked)[0])
    assert match.asking is None


def test_a_request_lapses_with_a_resignation() -> None:
    match, _ = gala(Whistle)
    match.ask_takeback(0)
    match.resign(1)
    assert match.asking is None
    assert refused(match, "answer_takeback", 2, True) == "no-takeback-request"


def test_a_takeback_mixes_again_and_never_turns_chance_back() -> None:
    match, _ = gala()
    for seat in range(3):
        match.act(seat, match.actions(seat)[0])
    assert isinstance(match.chance, Provable)
    last = match.records[-1].seat
    counter, decks = match.chance.counter, set()
    for _ in range(4):
        match.ask_takeback(last)
        for other in range(3):
            if other != last:
                match.answer_takeback(other, True)
        assert match.chance.counter > counter
        assert match.records[-1].chance
        counter = match.chance.counter
        decks.add(tuple(match.position.deck))  # type: ignore[attr-defined]
        match.act(last, match.actions(last)[-1])
    assert len(decks) > 1


def test_two_turns_can_be_taken_back_one_after_the_other() -> None:
    match, _ = gala(guests="2")
    start = match.position.view(None)
    for seat in (0, 1):
        match.act(seat, match.actions(seat)[0])
    for seat in (1, 0):
        match.ask_takeback(seat)
        match.answer_takeback(1 - seat, True)
    assert match.position.view(None) == start
    assert refused(match, "ask_takeback", 0) == "no-takeback"


# -- resigning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guests", ["2", "3"])
def test_who_resigns_loses(guests: str) -> None:
    match, _ = gala(guests=guests)
    match.resign(1)
    assert match.outcome is not None
    assert match.outcome.winners == ((0,) if guests == "2" else (0, 2))
    assert match.outcome.scores == ((1.0, 0.0) if guests == "2" else (1.0, 0.0, 1.0))
    assert match.outcome.how == "end-resigned"
    assert match.position.to_act == ()
    assert refused(match, "act", 0, 0) == "match-over"
    assert refused(match, "resign", 0) == "match-over"
    assert refused(match, "ask_takeback", 0) == "no-takeback"


def test_a_seat_can_resign_out_of_turn_over_a_draft() -> None:
    match, winner = gala(Spend)
    before = len(match.entries(winner))
    match.act(winner, "place north")
    match.resign((winner + 1) % 3)
    assert not match.can_undo(winner)
    assert [line.entry.key for line in match.entries(winner, before)] == ["end-resigned"]


# -- turn numbers ----------------------------------------------------------------------------------------------------


def test_a_turn_number_counts_what_changes_for_the_seat_itself() -> None:
    match, _ = gala()
    turns = match.turns[:]
    match.act(0, match.actions(0)[0])
    assert match.turns == [turns[0] + 1, turns[1], turns[2]]
    match.act(1, match.actions(1)[0])
    assert match.turns == [turns[0] + 1, turns[1] + 1, turns[2]]


def test_an_answer_is_remembered_with_its_turn() -> None:
    match, winner = gala(Spend)
    turn = match.turns[winner]
    match.act(winner, "place south")
    assert match.answered[winner] == (turn, "place south")
    assert match.turns[winner] == turn + 1


# -- records ---------------------------------------------------------------------------------------------------------


def played() -> Match:
    """A match with a record of every kind."""
    match = watergate()
    match.undo(EDITOR)
    match.act(EDITOR, match.actions(EDITOR)[0], hold=True)
    match.act(EDITOR, "move initiative", hold=True)
    match.commit(EDITOR)
    for grant in (False, True):
        match.ask_takeback(EDITOR)
        match.answer_takeback(NIXON, grant)
    match.act(EDITOR, match.actions(EDITOR)[1])
    match.resign(NIXON)
    return match


def test_every_kind_of_record_replays() -> None:
    match = played()
    kinds = {record.kind for record in match.records}
    assert kinds == {"act", "undo", "commit", "ask-takeback", "grant-takeback", "refuse-takeback", "resign"}
    again = WATERGATE.match(SECRET)
    for record in match.records:
        redo(again, msgspec.json.decode(msgspec.json.encode(record), type=Record))
    assert again.position.digest() == match.position.digest()
    assert again.entries(EDITOR) == match.entries(EDITOR)
    assert again.turns == match.turns


@pytest.mark.parametrize(
    "change",
    [
        {"digest": "0" * 64},
        {"chance": (1,)},
        {"action": "pass"},
        {"action": "no such action"},
        {"seat": NIXON},
        {"kind": "undo"},
        {"kind": "commit"},
        {"kind": "grant-takeback"},
        {"kind": "dance"},
    ],
)
def test_a_changed_record_is_noticed(change: dict[str, object]) -> None:
    record = played().records[0]
    with pytest.raises(Diverged):
        redo(WATERGATE.match(SECRET), msgspec.structs.replace(record, **change))


def test_another_secret_is_noticed() -> None:
    match, _ = gala(Whistle)
    again = GALA.match(bytes(32))
    with pytest.raises(Diverged):
        for record in match.records:
            redo(again, record)


def test_unchecked_records_replay_without_their_digests() -> None:
    match = WATERGATE.match(SECRET)
    redo(match, msgspec.structs.replace(played().records[0], digest=""), check=False)
    assert len(match.records) == 1


def test_the_log_that_is_kept_for_a_reader_is_the_one_that_is_written() -> None:
    match, tried = Watergate().match(bytes(32)), 0
    while match.outcome is None:
        asked = next(seat for seat in (0, 1) if match.seen_by(seat).answers(seat))
        for action in match.seen_by(asked).answers(asked)[-2:]:
            trial = match.clone()
            trial.act(asked, action)
            tried += 1
            for reader in (None, 0, 1):
                seen = [n for n, moment in enumerate(trial.history.moments) if moment.is_for(reader, 2)]
                lines = [line for line in trial.history.lines if line.entry.is_for(reader)]
                told = trial.history.entries(reader)
                assert [(line.seat, line.entry) for line in told] == [(line.seat, line.entry) for line in lines]
                assert [seen[line.moment] for line in told] == [line.moment for line in lines]
        match = trial
    assert tried > 200
