"""What has happened since a reader's last turn: whose card, how much has changed, and what is told beat by beat."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import hustings
from hustings.kernel.message import Message
from hustings.play.face import Count
from hustings.play.match import Match
from hustings.web.shown.lately import Lately, changes, lately, replies
from hustings.web.shown.sentences import Sentences, objects, sentences


def lately_of(match: Match, seat: int | None, language: str = "en") -> Lately | None:
    """What a page shows of it."""
    game = match.game
    assert isinstance(game, hustings.Game)
    return lately(game, match, sentences(game, language), seat)


def played(id: str, seed: int, steps: int) -> Iterator[Match]:
    """A match after each of its random answers."""
    rng = random.Random(seed)
    match = hustings.game(id).match(secret=b"x" * 32)
    for _ in range(steps):
        if match.outcome is not None:
            return
        seat = rng.choice(match.position.to_act)
        match.act(seat, rng.choice(match.seen_by(seat).answers(seat)))
        yield match


def test_a_count_that_falls_may_be_in_favour_of_another_side() -> None:
    words = sentences(hustings.game("watergate"), "en")
    track, held = Message("counts-track", (0, 1)), Message("momentum")
    before = [Count(track, "initiative", 1, 1, 0), Count(held, "momentum-nixon", 2, 0), Count(Message("bag"), "", 5)]
    now = [Count(track, "initiative", -1, 1, 0), Count(held, "momentum-nixon", 1, 0), Count(Message("deck"), "", 4)]
    found = changes(words, ("nixon", "editor"), before, now)
    assert [(c.side, c.signed, c.now, c.thing) for c in found] == [
        ("nixon", "+2", None, "initiative"),
        ("nixon", "−1", 1, "momentum-nixon"),
    ]


def test_a_number_in_japanese_has_its_unit() -> None:
    game = hustings.game("politically-correct-people")
    before, now = ([Count(Message("money"), "purse", amount, 0)] for amount in (5, 7))
    for language, unit, said in (("ja", "弗", "（現在7弗）"), ("en", "", "now 7")):
        words = sentences(game, language)
        (change,) = changes(words, ("red",), before, now)
        assert (change.signed, change.unit) == ("+2", unit)
        assert words.text("lately-now", count=change.now, unit=change.unit) == said


def test_the_card_and_what_it_changed_stay_until_the_reader_acts() -> None:
    match = hustings.game("watergate").match(secret=bytes(32))
    editor = 1
    assert lately_of(match, editor) is None
    starter = match.position.to_act[0]
    other = 1 - starter
    while match.position.to_act == (starter,):
        match.act(starter, match.seen_by(starter).answers(starter)[0])
    told = lately_of(match, other)
    own = lately_of(match, starter)
    assert told and own and told.has_news and own.own and not own.has_news
    assert told.card and told.card.side == match.seats[starter] and told.card.used
    assert "plays" in told.said[[line.entry.key in match.game.wording.openings for line in told.lines].index(True)]
    public = lately_of(match, None)
    assert public and public.card == told.card
    while match.position.to_act == (other,):
        kept = lately_of(match, other)
        assert kept == told, "a draft is nobody's news"
        match.act(other, match.seen_by(other).answers(other)[0])
    after = lately_of(match, other)
    assert after and (after.own or after.card != told.card)


def test_a_pass_within_the_turn_of_another_ends_nothing() -> None:
    passed = 0
    for match in played("1960", 5, 250):
        last = match.records[-1]
        if last.action != "pass" or match.outcome is not None:
            continue
        now = lately_of(match, last.seat)
        assert now and not now.own
        assert any(line.entry.key == "played" and line.seat != last.seat for line in now.lines)
        passed += 1
    assert passed


def test_a_line_of_the_house_names_nothing_on_the_table() -> None:
    assert objects(hustings.game("watergate"))(Message("end-resigned", (1,))) == set()


@pytest.mark.parametrize("id", ["watergate", "politically-correct-people"])
def test_what_races_by_is_told_beat_by_beat(id: str) -> None:
    ids = set()
    for match in played(id, 3, 300):
        for seat in range(2):
            now = lately_of(match, seat)
            if now and now.told:
                keys = [beat.key for beat in now.told.beats]
                ids.add(now.told.id)
                assert keys[0] in match.game.wording.staged
                assert set(keys[1:]) <= match.game.wording.staged[keys[0]]
                assert all(str(beat.html.striptags()) in now.told.aloud for beat in now.told.beats)
    assert ids


@pytest.mark.parametrize("id", ["watergate", "1960", "hilarious-struggle", "politically-correct-people"])
def test_all_that_changes_is_told_in_both_languages(id: str) -> None:
    found = 0
    for match in played(id, 3, 60):
        for language in ("en", "ja"):
            for seat in (0, None):
                now = lately_of(match, seat, language)
                found += len(now.changes) if now else 0
                assert now is None or all(change.by and change.what for change in now.changes)
    assert found


def test_the_cubes_of_a_debate_are_marked_in_their_states() -> None:
    """For the one who lost the issue; for both sides together if the winner's cubes drove others away."""
    marked, now, waiting = 0, "", dict[int, set[str]]()
    for match in played("1960", 5, 900):
        last = match.records[-1]
        before, now = now, match.view(None).phase  # type: ignore[attr-defined]
        if "debates" in (before, now) and last.action.startswith("support "):
            waiting.setdefault(last.seat, set()).add(last.action.removeprefix("support "))
        if last.seat in waiting and not match.can_undo(last.seat):
            told = lately_of(match, 1 - last.seat)
            assert told and told.has_news and not told.more
            found = {change.thing for change in told.changes if change.by}
            assert waiting.pop(last.seat) <= found
            marked += 1
    assert marked > 1


def test_a_card_is_told_by_how_it_was_used_and_its_text_only_when_it_took_effect() -> None:
    """Value, points and support checks leave what a card says undone; so does a reaction that cancels it."""
    seen = dict[tuple[str, bool], int]()
    for id, seed, steps in (("watergate", 3, 150), ("1960", 5, 250)):
        for match in played(id, seed, steps):
            now = lately_of(match, None)
            if now is None or now.card is None or not now.card.used:
                continue
            words, key = words_of(match), now.card.key
            keys = {line.entry.key for line in now.lines if key in words.explained(line.entry)}
            works = keys & {"action", "played-event", "triggered", "event"} and "cancelled" not in keys
            assert bool(now.card.text) == bool(works), keys
            assert now.card.name in now.card.used[0] == now.card.head, "its name stands once over it"
            below = [line.striptags() for line in now.card.below]
            assert not now.card.text or f"“{now.card.name}” takes effect." not in below
            assert not set(now.card.used) & set(now.rest)
            for key in keys & {"value", "action", "played", "played-event"}:
                seen[key, bool(now.card.text)] = 1
    assert {("value", False), ("action", True), ("played", False), ("played-event", True)} <= set(seen)


def test_a_card_that_pays_for_a_way_is_told_with_the_way_and_without_its_text() -> None:
    found = 0
    for match in played("hilarious-struggle", 3, 120):
        now = lately_of(match, None)
        if now is None or any(line.entry.key == "effect" for line in now.lines):
            continue
        if now.card and match.records[-1].action.startswith("walk"):
            *_, paid, way = (line.striptags() for line in now.card.used)
            assert now.card.name in paid and "discard" in paid and "agent goes" in way and not now.card.text
            found += 1
    assert found


def test_where_many_play_what_each_of_the_others_did_is_told() -> None:
    """No single card stands for it, least of all one that has come into the pool; nor does the reader's own."""
    most = 0
    for match in played("politically-correct-people", 3, 60):
        now = lately_of(match, 0)
        if now is None or now.own:
            continue
        told = " ".join(one.html.striptags() for one in now.others)
        assert all(one.html.striptags().startswith(words_of(match).text(f"seat-{one.side}")) for one in now.others)
        assert now.card is None and "comes into the pool" not in told and "’s turn." not in told
        most = max(most, len({name for name in ("Ochre", "Green", "Teal") if name in told}))
    assert most == 3
    *_, match = played("politically-correct-people", 3, 9999)
    end = lately_of(match, 0)
    assert end and match.outcome, "how it ended is told whole, with what the reader got"
    told = [one.html.striptags() for one in end.others]
    assert any(line.startswith("Vermilion: ") for line in told), told


def test_what_came_of_an_offer_stays_until_the_turn_is_over() -> None:
    match = hustings.game("politically-correct-people").match(secret=bytes(32))
    (giver,) = match.position.to_act
    other, third = (giver + 1) % 4, (giver + 2) % 4
    whom, who = match.seats[other], match.seats[giver]

    def told(seat: int) -> list[str]:
        assert isinstance(match.game, hustings.Game)
        return [str(r.html.striptags()) for r in replies(match.game, match, words_of(match), seat)]

    for word, wanted in (("little", "2 bucks"), ("mine", "1 buck")):
        for text in ("give hand-slush", f"want note-{wanted[0]}", f"send {whom}"):
            match.act(giver, text)
        match.act(other, f"say {word}")
        match.act(other, f"decline {who}-1")
    name = words_of(match).text(f"seat-{whom}")
    here = [
        f"{name} declines: “Not for sale.” It was “Slush Fund” from the hand for 1 buck.",
        f"{name} declines: “Too little.” It was “Slush Fund” from the hand for 2 bucks.",
    ]
    assert told(giver) == here and not told(other) and not told(third)
    match.act(giver, "draw")
    assert told(giver) == here, "it is still the same turn"
    while match.position.to_act == (giver,):
        match.act(giver, match.seen_by(giver).answers(giver)[-1])
    assert not told(giver)
    for text in ("give note-1", "want hand-salaryman", "send all"):
        match.act(giver, text)
    for seat in range(len(match.seats)):
        if seat != giver:
            match.act(seat, f"decline {who}-1")
    while match.position.to_act != (giver,):
        seat = match.position.to_act[0]
        match.act(seat, match.seen_by(seat).answers(seat)[-1])
    after = told(giver)
    assert after, "an offer to all that was answered when one's turn was over"
    match.act(giver, "draw")
    assert told(giver) == after, "still told in one's next turn"


def words_of(match: Match) -> Sentences:
    """The texts of a match."""
    assert isinstance(match.game, hustings.Game)
    return sentences(match.game, "en")


@pytest.mark.parametrize(("language", "no"), [("en", "No {} lies face down."), ("ja", "裏向きの中に{}はありません。")])
def test_the_answer_no_is_told_to_who_asked(language: str, no: str) -> None:
    told = 0
    for match in played("watergate", 3, 400):
        if match.records[-1].action.startswith("ask ") and match.history.lines[-1].entry.key == "answered-no":
            game = match.game
            assert isinstance(game, hustings.Game)
            words = sentences(game, language)
            asked = match.position.stack[-1].ask(match.seen_by(1), 1)
            colour = words.text(f"colour-{match.records[-1].action.split()[1]}")
            assert words.show("prompt-", asked).startswith(no.format(colour))
            assert colour not in words.show("wait-", asked), "the others are told in the log"
            now = lately_of(match, 1, language)
            assert now and now.own and not now.changes and colour in now.rest[-1]
            told += 1
    assert told


def test_the_line_tells_in_order_what_others_did_and_what_came_of_ones_own_answer() -> None:
    told = 0
    for match in played("watergate", 4, 160):
        for seat in (0, 1):
            since = lately_of(match, seat)
            if since is None or since.own or not since.brief:
                continue
            places = [since.said.index(line) for line in since.brief]
            assert places == sorted(places), "in the order of the log"
            first = since.lines[0].moment
            if any(one.seat == seat and one.answered for one in match.history.moments_of(seat)[first:]):
                continue
            mine = ("Nixon ", "The Editor ")[seat]
            if all(line.startswith(mine) for line in since.said):
                continue
            told += 1
            assert not since.brief[0].startswith(mine), "and no turn of one's own before it"
    assert told > 9
