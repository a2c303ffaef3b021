"""What a study says: of the right decisions, by what their seats knew, and in sums that add up."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest
from msgspec.structs import replace

import hustings
from hustings.ai.levels import Budget, Sampler, decide
from hustings.kernel.chance import Chance
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.study.account import accounts, mistakes, turning_points
from hustings.study.decisions import Decision, decisions
from hustings.study.judging import Judged, Phrase, judge
from hustings.study.study import NotOver, begun, going_on
from hustings.study.told import Telling
from hustings.words.sentences import Words

GAMES = ("watergate", "1960", "hilarious-struggle", "politically-correct-people")


@cache
def played(game_id: str, seed: int = 3) -> Match:
    """A match of heuristics to its end."""
    game, rng = hustings.game(game_id), Chance(seed)
    match = game.match(secret=bytes([seed] * 32))
    while match.outcome is None:
        answer(match, rng)
    return match


def answer(match: Match, rng: Chance) -> None:
    """Let whoever owes an answer give one."""
    game, seat = match.game, match.position.to_act[0]
    assert isinstance(game, Game)
    p = match.seen_by(seat)
    sample = Sampler(p, seat, rng.below(1 << 30))
    match.act(seat, decide(game, seat, p.answers(seat), sample, "heuristic", Budget(None, 10), rng.below(1 << 30)))


def seen(one: Judged) -> tuple[object, ...]:
    """What a judgement says of what the seat knew."""
    return one.lost, one.chances, one.choices, one.ahead


@pytest.mark.parametrize("game_id", GAMES)
def test_the_decisions_are_the_questions_that_left_a_choice(game_id: str) -> None:
    match = played(game_id)
    game = match.game
    assert isinstance(game, Game)
    found = decisions(match)
    assert found
    for one in found:
        record = match.records[one.record]
        assert (record.seat, game.action(record.action)) == (one.seat, one.action)
        assert one.action in one.choices
        assert len(one.choices) > 1
        assert match.history.moments[one.moment].seat == one.seat


def test_what_was_undone_or_taken_back_is_no_decision() -> None:
    match, rng = hustings.game("watergate").match(secret=bytes(32)), Chance(1)
    while not any(match.can_undo(seat) for seat in (0, 1)):
        answer(match, rng)
    undone = len(match.records) - 1
    match.undo(match.records[undone].seat)
    while not match.can_ask_takeback(0):
        answer(match, rng)
    place = match.history.last_turn(0)
    assert place is not None
    kept = match.history.moments[match.history.branch[place - 1]].records
    asked = len(match.records)
    match.ask_takeback(0)
    match.answer_takeback(1, True)
    while match.outcome is None:
        answer(match, rng)
    records = {one.record for one in decisions(match)}
    assert undone not in records
    assert kept < asked
    assert not records & set(range(kept, asked))
    assert max(records) > asked


@pytest.mark.parametrize("game_id", GAMES)
def test_a_decision_is_judged_by_what_its_seat_knew(game_id: str) -> None:
    match = played(game_id)
    game = match.game
    assert isinstance(game, Game)
    found = decisions(match)[:: len(decisions(match)) // 4]
    twins = []
    for one in found:
        twin = one.position.clone()
        twin.determinize(one.seat, Chance(99))
        twins.append(Decision(one.record, one.moment, one.seat, one.action, twin, one.answers))
    for real, other in zip(judge(game, found, 20), judge(game, twins, 20), strict=True):
        assert seen(real) == seen(other)
        assert sum(real.chances) == pytest.approx(1.0, abs=0.01)
        assert sum(real.true) == pytest.approx(1.0, abs=0.01)


def test_the_same_match_gives_the_same_study_again() -> None:
    match = played("watergate")
    game = match.game
    assert isinstance(game, Game)
    found = decisions(match)[::9]
    assert list(judge(game, found, 20)) == list(judge(game, found, 20))


def test_a_blunder_is_found_and_the_best_is_none() -> None:
    match = played("watergate")
    game = match.game
    assert isinstance(game, Game)
    one = next(one for one in decisions(match) if len(one.choices) > 4)
    best, *_, worst = next(iter(judge(game, [one], 400))).choices
    assert best.chance >= worst.chance
    judged = {}
    for action in one.choices:
        other = Decision(one.record, one.moment, one.seat, action, one.position, one.answers)
        judged[game.text(action)] = next(iter(judge(game, [other], 400))).lost
    assert judged[best.action] == 0.0
    assert max(judged.values()) > 0.05


def test_a_study_goes_on_where_it_was_left() -> None:
    match = played("watergate")
    first = begun(match, 20)
    later = [replace(first, judged=first.judged)]
    later += list(islice(going_on(match, first), 3))
    assert [len(one.judged) for one in later] == [0, 1, 2, 3]
    assert next(going_on(match, later[1])) == later[2]
    assert not later[-1].is_whole


def test_there_is_no_study_of_a_match_that_goes_on() -> None:
    match = hustings.game("watergate").match(secret=bytes(32))
    with pytest.raises(NotOver):
        begun(match)


@pytest.mark.parametrize("depth", [0, 19, 20_001])
def test_a_depth_has_bounds(depth: int) -> None:
    with pytest.raises(ValueError, match="20 to 20000"):
        begun(played("watergate"), depth)


def judged(record: int, seat: int, lost: float, *true: float) -> Judged:
    """A judgement of which only the sums matter."""
    return Judged(record, record, seat, Phrase("turn"), "pass", Phrase("do-pass"), 3, lost, true, true, (), ())


def test_mistakes_gifts_and_luck_add_up_to_the_result() -> None:
    course = [judged(0, 0, 0.0, 0.5, 0.5), judged(1, 0, 0.3, 0.6, 0.4), judged(2, 1, 0.1, 0.2, 0.8)]
    mine, other = accounts(course, (1.0, 0.0))
    assert (mine.start, mine.lost, mine.given, mine.result) == (0.5, 0.3, 0.1, 1.0)
    assert mine.luck == pytest.approx(0.7)
    assert other.luck == pytest.approx(-0.7)
    for one in (mine, other):
        assert one.start - one.lost + one.given + one.luck == pytest.approx(one.result)


def test_the_match_turned_where_chances_moved_and_a_mistake_is_told_from_luck() -> None:
    course = [judged(0, 0, 0.0, 0.5, 0.5), judged(1, 0, 0.3, 0.6, 0.4), judged(2, 1, 0.01, 0.2, 0.8)]
    mistaken, lucky = turning_points(course, (1.0, 0.0), 2)
    assert (mistaken.judged.record, mistaken.is_mistake, mistaken.winner) == (1, True, 1)
    assert (lucky.judged.record, lucky.is_mistake, lucky.winner) == (2, False, 0)
    assert [one.record for one in mistakes(course)] == [1]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_study_is_told_in_words(game_id: str, language: str) -> None:
    match = played(game_id)
    game = match.game
    assert isinstance(game, Game)
    few = decisions(match)[:: len(decisions(match)) // 5]
    worse = [replace(one, lost=0.2) for one in judge(game, few, 20)]
    shown = replace(begun(match, 20), decisions=len(worse), judged=tuple(worse))
    telling = Telling(match, shown, Words(game), language)
    assert match.outcome is not None
    assert [row.result for row in telling.rows()] == [round(score * 100) for score in match.outcome.scores]
    assert len(telling.better()) == len(worse)
    for one in telling.better():
        assert one.asked
        assert one.said
        assert one.grade == "grave"
    for row in telling.rows():
        assert row.start + row.lost + row.given + row.luck == row.result
