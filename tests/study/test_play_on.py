"""A match that begins at a moment of another one: what of that is in it, what is new, and what its file proves."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest
from test_study import GAMES, answer, played

import hustings
from hustings.files.saving import load
from hustings.files.transcript import HOTSEAT, Player, read
from hustings.files.verify import for_seat, full, verify
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play import onward
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.onward import NoMoment, StillRuns, TooOften, once_more, played_on
from hustings.play.provable import Provable
from hustings.play.records import ACT, PLAY_ON, Diverged, Header, Record
from hustings.play.replay import redo
from hustings.play.saved import resume, save
from hustings.study.decisions import decisions

SECRET, OTHER = bytes([9] * 32), bytes([8] * 32)


def middle(match: Match) -> int:
    """A moment in the middle of a match."""
    return len(match.history.moments) // 2


@cache
def ended(game_id: str, knows: int | None) -> Match:
    """A match that was played on from the middle of another one, to its end."""
    match, rng = played_on(played(game_id), middle(played(game_id)), knows, SECRET), Chance(1)
    while match.outcome is None:
        answer(match, rng)
    return match


def filed(match: Match) -> bytes:
    """The whole match as a file."""
    return full(match, [Player("", "person", "")] * len(match.seats), HOTSEAT, 1.0, b"key")


def begun(match: Match) -> Position:
    """The position at which a match that was played on has begun."""
    return match.history.moments[match.history.branch[0]].position


def hides(match: Match, moment: int, seat: int) -> bool:
    """Whether another seat holds something at a moment that a seat does not know."""
    here = match.history.moments[moment].position
    twin = here.clone()
    twin.determinize(seat, Chance(5))
    return any(twin.view(other) != here.view(other) for other in range(len(match.seats)))


@pytest.mark.parametrize("game_id", GAMES)
def test_hands_are_as_they_were_and_chance_is_new(game_id: str) -> None:
    old = played(game_id)
    moment = middle(old)
    here = old.history.moments[moment].position
    match, other = (played_on(old, moment, None, secret) for secret in (SECRET, OTHER))
    for seat in range(len(old.seats)):
        assert match.view(seat) == other.view(seat) == here.view(seat)
        assert match.actions(seat) == here.actions(seat)
    assert {match.position.digest(), other.position.digest()} != {here.digest()}
    assert match.header.commitment == Provable(SECRET).commitment != old.header.commitment
    assert (match.first_draw, match.outcome) == (old.first_draw, None)


@pytest.mark.parametrize("game_id", GAMES)
def test_dealt_anew_it_is_the_same_for_who_knew_and_for_nobody_else(game_id: str) -> None:
    old, seat = played(game_id), 1
    moment = next(n for n in range(middle(old), 1 << 30) if hides(old, n, seat))
    here = old.history.moments[moment].position
    dealt = [played_on(old, moment, seat, bytes([n] * 32)) for n in range(8)]
    for match in dealt:
        assert match.view(seat) == here.view(seat)
        assert match.actions(seat) == here.actions(seat)
        old_lines = [line.entry for line in old.history.lines[: old.history.moments[moment].lines]]
        for reader in (None, *range(len(old.seats))):
            said = [line.entry for line in match.entries(reader)[:-1]]
            assert said == [entry for entry in old_lines if entry.is_for(reader) and entry.is_for(seat)]
    others = [other for other in range(len(old.seats)) if other != seat]
    assert any(match.view(other) != here.view(other) for match in dealt for other in others)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("knows", [None, 0])
def test_its_file_proves_it_without_the_other_match(game_id: str, knows: int | None) -> None:
    match = ended(game_id, knows)
    report = verify(filed(match))
    assert report.proven
    assert report.header is not None
    assert report.header.is_study
    assert report.records == len(match.records)
    again = Match(match.game, match.header, Provable(SECRET))
    for record in match.records:
        redo(again, record)
    assert again.position.encode() == match.position.encode()
    assert [line.entry for line in again.history.lines] == [line.entry for line in match.history.lines]


def test_what_came_before_it_cannot_be_taken_back_looked_at_or_judged() -> None:
    old = played("watergate")
    match = played_on(old, middle(old), None, SECRET)
    begins = len(match.records)
    assert match.records[-1].kind == PLAY_ON
    assert not any(match.can_ask_takeback(seat) or match.can_undo(seat) for seat in (0, 1))
    assert match.history.branch == [middle(old) + 1]
    found = decisions(ended("watergate", None))
    assert found
    assert all(one.record >= begins for one in found)


def test_a_takeback_in_it_leads_to_its_beginning_at_most() -> None:
    old, rng = played("watergate"), Chance(2)
    match = played_on(old, middle(old), None, SECRET)
    begins = match.position.view(None)
    seat = match.position.to_act[0]
    while not match.can_ask_takeback(seat):
        answer(match, rng)
    match.ask_takeback(seat)
    match.answer_takeback(1 - seat, True)
    assert match.position.view(None) == begins
    assert not match.can_ask_takeback(seat)
    assert verify(filed(match)).proven


def test_it_can_be_played_on_once_more_and_from_a_moment_of_its_own() -> None:
    match = ended("watergate", 0)
    more = once_more(match, OTHER)
    assert more.header.before == match.header.before
    assert more.view(0) == begun(match).view(0)
    earlier = played_on(match, 3, 1, OTHER)
    assert earlier.header.before == match.header.before
    assert verify(filed(earlier)).proven
    deeper = played_on(match, match.history.branch[3], 1, OTHER)
    assert deeper.header.before == (*match.header.before, SECRET.hex())
    assert verify(filed(deeper)).proven
    assert once_more(deeper, SECRET).view(1) == deeper.view(1)


def test_who_plays_on_too_often_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ended("watergate", None)
    monkeypatch.setattr(onward, "MOST", 1)
    assert played_on(match, 1).header.before == match.header.before
    with pytest.raises(TooOften):
        played_on(match, match.history.branch[1])


@pytest.mark.parametrize("moment", [-1, 1_000_000, None])
def test_a_moment_that_is_not_there_or_was_the_end_is_none_to_begin_at(moment: int | None) -> None:
    match = played("watergate")
    with pytest.raises(NoMoment):
        played_on(match, len(match.history.moments) - 1 if moment is None else moment)


def test_a_match_that_goes_on_is_not_played_on_from() -> None:
    with pytest.raises(StillRuns):
        played_on(hustings.game("watergate").match(), 0)


def test_a_seats_file_holds_nothing_of_the_match_before() -> None:
    old = played("watergate")
    match = played_on(old, middle(old), None, SECRET)
    data = for_seat(match, 0, [Player("", "person", "")] * 2, HOTSEAT, 1.0, b"key")
    header = read(data).head.header
    assert header.is_study
    assert not any(header.before)
    assert isinstance(old.chance, Provable)
    assert old.chance.secret.hex().encode() not in data


def changed(header: Header | None = None, records: list[Record] | None = None) -> bytes:
    """The file of a match that was played on, changed by somebody who knows how to write one."""
    told = ended("watergate", None).clone()
    told.header = header or told.header
    told.records = records or told.records
    return filed(told)


@pytest.mark.parametrize(
    ("before", "trouble"),
    [(("zz" * 32,), "file-secret"), (("00" * 32,), "file-set-up"), ((), "file-set-up"), (("00",), "file-secret")],
)
def test_a_file_with_another_secret_of_the_match_before_is_refuted(before: tuple[str, ...], trouble: str) -> None:
    match = ended("watergate", None)
    found = verify(changed(msgspec.structs.replace(match.header, before=before))).trouble
    assert found is not None
    assert found.key == trouble


@pytest.mark.parametrize(
    ("values", "trouble"),
    [
        ({"action": "0"}, "file-chance"),
        ({"action": "999999"}, "file-illegal"),
        ({"action": "soon"}, "file-illegal"),
        ({"seat": 0}, "file-position"),
        ({"seat": 7}, "file-illegal"),
        ({"seat": -2}, "file-illegal"),
        ({"chance": (0,)}, "file-chance"),
    ],
)
def test_a_file_that_begins_elsewhere_than_it_says_is_refuted(values: dict[str, object], trouble: str) -> None:
    records = ended("watergate", None).records[:]
    place = next(n for n, record in enumerate(records) if record.kind == PLAY_ON)
    records[place] = msgspec.structs.replace(records[place], **values)
    found = verify(changed(records=records)).trouble
    assert found is not None
    assert found.key == trouble


def test_a_file_that_ends_before_it_begins_is_refused() -> None:
    match = ended("watergate", None)
    place = next(n for n, record in enumerate(match.records) if record.kind == PLAY_ON)
    found = verify(changed(records=match.records[:place])).trouble
    assert found is not None
    assert found.key == "file-short"


def test_a_file_of_any_match_cannot_begin_anew_in_its_middle() -> None:
    match = played("watergate")
    fresh = Match(match.game, match.header, Provable(bytes([3] * 32)))
    for record in match.records[:9]:
        redo(fresh, record)
    with pytest.raises(Diverged):
        redo(fresh, Record(PLAY_ON, -1, "0"))


def test_it_goes_on_from_its_file(tmp_path: Path) -> None:
    old, rng = played("1960"), Chance(4)
    match = played_on(old, middle(old), 1, SECRET, hints=True)
    for _ in range(5):
        answer(match, rng)
    path = tmp_path / "evening.match"
    path.write_bytes(filed(match))
    again, _ = load(path)
    assert again.header == match.header
    assert again.header.hints
    assert again.position.encode() == match.position.encode()


def test_under_other_rules_it_goes_on_with_its_own_chance() -> None:
    match = played_on(played("watergate"), 20, None, SECRET)
    game = match.game
    assert isinstance(game, Game)
    saved = save(match, game.version)
    before = Match(game, match.header, Provable(SECRET))
    for record in match.records[:5]:
        redo(before, record)
    resume(before, game, saved, match.records)
    assert before.is_begun
    assert isinstance(before.chance, Provable)
    assert (before.chance.secret, before.chance.counter) == (SECRET, saved.counter)


def test_headers_of_matches_that_begin_at_their_set_up_are_as_they_were() -> None:
    header = played("watergate").header
    assert set(json.loads(msgspec.json.encode(header))) == {"game", "version", "options", "printed", "commitment"}


def test_the_old_match_is_as_it_was() -> None:
    old = played("watergate")
    before = old.position.digest(), len(old.records), len(old.history.moments), old.records[-1].kind
    played_on(old, 12, 1, SECRET)
    assert before == (old.position.digest(), len(old.records), len(old.history.moments), old.records[-1].kind)
    assert old.records[0].kind == ACT
