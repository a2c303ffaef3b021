"""A market at a terminal: found by its keys alone, in both languages, and no offer runs past a person."""

from __future__ import annotations

import io
import random
import re
from dataclasses import replace

import pytest
from rich.console import Console
from terminals import Keys, cells, frames

import hustings
from hustings.kernel.heuristics import WAIT
from hustings.play.match import Match
from hustings.terminal import pages
from hustings.terminal.choices import Ring, choices
from hustings.terminal.display import Display
from hustings.terminal.frame import screen
from hustings.terminal.table import Player, Table
from hustings.words.sentences import LANGUAGES, Words

GAME = hustings.game("politically-correct-people")
WORDS = Words(GAME)


def at_table(keys: list[str], courting: bool, language: str = "en", people: int = 1) -> tuple[Table, list[str]]:
    """Vermilion and maybe Ochre at one keyboard, where Green offers Vermilion a buck first of all, once."""
    match = GAME.match(secret=bytes([9]) * 32)
    first = match.position.first  # type: ignore[attr-defined]
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, width=80, height=24, highlight=False)

    def think(match: Match, seat: int) -> int:
        p = match.seen_by(seat)
        wished = ("give note-1", "send red") if courting and seat == 2 and p.known[2] == 0 else ()  # type: ignore[attr-defined]
        for text in reversed(wished):
            if GAME.action(text) in p.extras(seat):
                return GAME.action(text)
        answers = p.answers(seat)
        return answers[-1] if answers else WAIT

    players = [Player() if seat < people else Player(think) for seat in range(4)]
    display = Display(console, Keys([*keys]))
    table = Table(match, players, WORDS, language, display, lambda match: None)
    assert first in range(4)
    table.play()
    return table, ["\n".join(frame) for frame in frames(written.getvalue())]


ANSWER = {"en": "let the others go on", "ja": "先へ進める"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lap_stands_while_an_offer_lies_before_the_only_person(language: str) -> None:
    table, shown = at_table([" "] * 2, True, language)
    held = [frame for frame in shown if ANSWER[language] in frame]
    assert held and WORDS.text(language, "accept") in held[-1]
    assert re.search(r":(accept|decline|counter) ", held[-1]), "the words in the heading are an answer's"
    assert table.match.position.waiting_for(0) == (1,)
    assert max(cells(line) for frame in held for line in frame.split("\n")) <= 80


def test_an_offer_is_answered_by_its_key_and_the_lap_goes_on() -> None:
    _, shown = at_table([" "], True)
    held = next(frame for frame in reversed(shown) if ANSWER["en"] in frame)
    key = re.search(r"\[(\w+)\]Accept", held)
    assert key
    table, shown = at_table([*key[1]], True)
    assert any(record.action == "accept green-1" for record in table.match.records)
    assert 0 in table.match.position.to_act and "+1" not in shown[-1]


def test_an_offer_can_lie_while_the_others_go_on() -> None:
    _, shown = at_table([" "], True)
    key = re.search(r"\[(\w+)\] let the others go on", shown[-1])
    assert key
    table, _ = at_table([key[1]], True)
    assert 0 in table.match.position.to_act and table.match.position.waiting_for(0) == (1,)


def test_of_two_people_at_one_keyboard_none_is_told_of_the_others_offers() -> None:
    _, shown = at_table(["enter", " "], True, people=2)
    assert not any(ANSWER["en"] in frame for frame in shown)


@pytest.mark.parametrize(("language", "words"), [("en", "Give something"), ("ja", "渡すものを足す")])
def test_an_offer_is_made_by_menus_alone(language: str, words: str) -> None:
    """+, what is given, what is asked for, to whom: every screen names the keys of the next one."""
    pressed: list[str] = ["+"]
    wanted = [words, WORDS.text(language, "amount", money=1), "+want", "hand-doctors", "send teal"]
    for label in wanted:
        _, shown = at_table(pressed, False, language)
        text = WORDS.text(language, "terminal-menu-want") if label == "+want" else label
        if label == "hand-doctors":
            text = WORDS.text(language, "thing-hand", card=WORDS.text(language, "short-doctors"))
        if label == "send teal":
            text = WORDS.text(language, "do-send", object=WORDS.text(language, "seat-teal"))
        key = re.search(rf"\[(\w+)\] {re.escape(text)}", shown[-1])
        assert key, (text, shown[-1])
        assert max(cells(line) for line in shown[-1].split("\n")) <= 80
        pressed += [*key[1]]
    table, shown = at_table(pressed, False, language)
    assert [record.action for record in table.match.records if record.seat == 0][-3:] == [
        "give note-1",
        "want hand-doctors",
        "send teal",
    ]


def test_the_example_in_the_heading_works_and_an_error_names_one_that_does() -> None:
    _, shown = at_table(["+"], False)
    heading = re.search(r":(give|want) [\w-]+", " ".join(shown[-1].split()))
    assert heading
    table, _ = at_table(["+", *heading[0], "enter"], False)
    assert table.match.records[-1].action == heading[0][1:]
    _, shown = at_table(["+", *":fly moon", "enter"], False)
    assert "no action of this game" in shown[-1] and re.search(r":(give|want) [\w-]+", " ".join(shown[-1].split()))
    _, shown = at_table(["+", "?"], False)
    assert ":give hand-doctors" in shown[-1]


def test_things_are_counted_as_they_stand_and_letters_stay() -> None:
    """So the key of a card can be told in any language; in a menu of many none gets another number when one is gone."""
    match, rng = GAME.match(secret=bytes([7]) * 32), random.Random(3)
    ring, letters = Ring(), {}
    while match.outcome is None and len(match.records) < 120:
        seat = next(seat for seat in range(4) if match.seen_by(seat).answers(seat))
        p = match.seen_by(seat)
        if seat == 0:
            offered = choices(GAME, p.answers(seat), WORDS, "en", p, ring)
            things = [choice.key for choice in offered if choice.thing]
            assert things == [str(number + 1) for number in range(len(things))]
            assert all(letters.setdefault(one.text, one.key) == one.key for one in offered if not one.thing)
        match.act(seat, rng.choice(p.answers(seat)))
    gifts = [action for action in p.extras(seat) if GAME.actions.verbs[action] == "want"]
    before = {one.text: one.key for one in choices(GAME, gifts, WORDS, "en", p, ring, steady=True)}
    after = {one.text: one.key for one in choices(GAME, gifts[2:], WORDS, "en", p, ring, steady=True)}
    assert letters and len(after) > 5 and after.items() <= before.items()


def test_a_key_that_a_card_had_goes_back_to_the_note_of_that_number() -> None:
    """While no money could be asked for, cards had its numbers; each key means one thing when it can be again."""
    game = hustings.game("politically-correct-people")
    words, ring = Words(game), Ring()
    cards = [game.action(f"want hand-{kind}") for kind in ("heir", "elder", "fixer", "activist")]
    money = [game.action(f"want note-{value}") for value in (1, 2, 4)]
    for offered in (cards, [*money, *cards], cards, [*money[:1], *cards]):
        keys = [choice.key for choice in choices(game, offered, words, "en", ring=ring, steady=True)]
        assert len(set(keys)) == len(keys), keys
        assert keys[: len(offered) - len(cards)] == ["1", "2", "4"][: len(offered) - len(cards)]


def test_what_the_reader_is_told_in_full_is_not_told_again() -> None:
    """As on pages: who draws a card reads which, and not that somebody has drawn one; others read that."""
    match = GAME.match(bytes(32))
    seat = match.position.to_act[0]
    match.act(seat, "draw")
    logs = ["\n".join(line.plain for line in pages.log(match, reader, WORDS, "ja")) for reader in (seat, None)]
    assert "を引いた" in logs[0] and "山札から1枚引いた" not in logs[0]
    assert "山札から1枚引いた" in logs[1]


def test_enter_alone_answers_no_offer_and_the_first_key_accepts() -> None:
    """No line of the menu is chosen from the start; what is printed first has the first number."""
    table, shown = at_table([" ", "enter", "enter"], True)
    assert table.match.position.waiting_for(0) == (1,)
    assert "Nothing is chosen yet" in shown[-1] and "[1]Accept [2]Decline [3]Counter" in " ".join(shown[-1].split())
    table, _ = at_table([" ", "down", "enter"], True)
    assert any(record.action == "accept green-1" for record in table.match.records)


def test_what_came_of_an_offer_stays_beside_the_market_until_an_answer() -> None:
    """With its reason, in a line of its own; many of a kind in an offer are told as so many."""
    table, _ = at_table([], False)
    match = table.match
    giver = 0
    while match.position.to_act != (giver,):
        seat = match.position.to_act[0]
        match.act(seat, match.seen_by(seat).answers(seat)[-1])
    for text in ("want hand-slush", "want hand-slush", "give note-1", "send green"):
        match.act(giver, text)
    for text in ("say little", "decline red-1"):
        match.act(2, text)
    table.display.keyboard = Keys([])
    scene = table._question(giver)
    assert not scene.replies
    table.asides.toggle()
    scene = table._question(giver)
    assert scene.replies == ["Green declines: “Too little.” It was 1 buck for 2 × “Slush Fund” from the hand."]
    table._act(giver, match.game.text(match.seen_by(giver).answers(giver)[-1]))
    assert not table._question(giver).replies


def test_a_letter_means_one_thing_in_the_market_whatever_is_drafted() -> None:
    """Give, ask for and say keep their letters beside a draft, so nothing is sent by the key that gave something."""
    _, before = at_table(["+"], False)
    _, after = at_table(["+", "g", "2"], False)
    pairs = [re.findall(r"\[(\w)\] (Give something|Ask for something)", frame) for frame in (before[-1], after[-1])]
    letters = [sorted(found) for found in pairs]
    assert letters[0] == letters[1] == [("g", "Give something"), ("w", "Ask for something")]
    keys = re.findall(r"\[(\w+)\]", after[-1])
    assert len(keys) == len(set(keys)) and "Send to Green" in after[-1]


def test_a_present_is_asked_about_before_it_is_sent() -> None:
    """An offer that wants nothing goes out only after a yes."""
    _, shown = at_table(["+", "g", "2"], False)
    key = re.search(r"\[(\w+)\] Send to Green", shown[-1])
    assert key
    for answer, sent in (("n", False), ("y", True)):
        table, shown = at_table(["+", "g", "2", key[1], answer], False)
        assert any("asks for nothing in return" in frame for frame in shown)
        assert any(record.action == "send green" for record in table.match.records) == sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counter_offer_goes_first_to_who_is_answered_and_can_lose_what_it_has(language: str) -> None:
    """Green offers a buck; the answer asks for it, then for 2 instead; seats can be called as on the screen."""
    name = WORDS.text(language, "seat-green")
    _, shown = at_table([*":counter ", *name, *"-1", "enter"], True, language)
    assert f":send {name.lower() if name.isascii() else 'green'}" in shown[-1], "every keyboard has it"
    send = re.search(rf"\[(\w+)\] {re.escape(WORDS.text(language, 'do-send', object=name))}", shown[-1])
    others = [WORDS.text(language, f"seat-{seat}") for seat in ("ochre", "teal")]
    assert send and all(shown[-1].index(WORDS.text(language, "do-send", object=o)) > send.start() for o in others)
    pressed = [*":counter green-1", "enter", *":want note-2", "enter"]
    _, shown = at_table(pressed, True, language)
    less = re.search(rf"\[(\w)\] {re.escape(WORDS.text(language, 'terminal-menu-less'))}", shown[-1])
    assert less
    table, shown = at_table([*pressed, less[1], "1"], True, language)
    assert [record.action for record in table.match.records if record.seat == 0][-2:] == ["drop", "want note-2"]
    assert f":send {name.lower() if name.isascii() else 'green'}" in shown[-1], "every keyboard has it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_never_vanish_without_a_sign(language: str) -> None:
    """What has come of offers gives way first; then as much of a list is shown as fits, with how much is not."""
    table, _ = at_table([], False)
    table = Table(table.match, table.players, WORDS, language, table.display, table.keep)
    table.asides.toggle()
    table.asides.enter("+want")
    scene = replace(table._question(0), replies=["a long reply " * 20] * 3)
    lines = [line.plain for line in screen(scene, 80, 24)[0]]
    assert all(any(f"[{choice.key}]" in line for line in lines) for choice in scene.choices)
    low = [line.plain for line in screen(scene, 80, 17)[0]]
    kept = sum(any(f"[{choice.key}]" in line for line in low) for choice in scene.choices)
    hidden = WORDS.text(language, "terminal-hidden", count=len(scene.choices) - kept)
    assert 0 < kept < len(scene.choices) and any(hidden in line for line in low)
    for cursor, choice in enumerate(scene.choices):
        below = screen(replace(scene, cursor=cursor), 80, 17)[0]
        assert any(f"[{choice.key}]" in line.plain for line in below), choice.key


def test_the_market_says_whose_turn_it_is_and_old_answers_go_when_a_new_offer_is_sent() -> None:
    table, shown = at_table(["+"], False)
    assert "your turn" in " ".join(shown[-1].split())
    match = table.match
    for seat, text in ((0, "give note-1"), (0, "send green"), (2, "decline red-1")):
        match.act(seat, text)
    assert table._question(0).replies
    for text in ("give note-2", "send green"):
        table._act(0, text)
    assert not table._question(0).replies


@pytest.mark.parametrize(("key", "said"), [(" ", "スペースキー"), ("\t", "そのキー"), ("home", "そのキー"), ("z", "z")])
def test_a_key_that_means_nothing_is_named(key: str, said: str) -> None:
    _, shown = at_table([key], False, "ja")
    assert f"! {said}はここでは使えません" in shown[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_of_what_a_game_has(language: str) -> None:
    """Where nothing can be done besides answering, no key leads to it."""
    words = Words(hustings.game("hilarious-struggle"))
    for besides in (False, True):
        told = "\n".join(line.plain for line in pages.keys(words, language, ":walk D-NY", besides, False))
        assert ("\n+ " in told) == besides and "\n:          " in told and ":walk D-NY" in told


def test_one_s_own_turn_shows_its_question_when_the_market_was_opened_by_an_offer() -> None:
    """What opened by itself shuts by itself; what was opened by a key stays."""
    table, _ = at_table([], False)
    mine = WORDS.text("en", "prompt-take")
    table.asides.stand(False)
    assert table.asides.is_open and mine in table._question(0).prompt
    table.asides.toggle()
    table.asides.stand(False)
    assert mine not in table._question(0).prompt


def test_choices_with_numbers_stand_in_their_order() -> None:
    changes = [GAME.action(f"change {change}") for change in ("for-2", "for-1-1", "for-4")]
    assert [choice.key for choice in choices(GAME, changes, WORDS, "en")] == ["1", "2", "4"]


def test_no_number_is_the_beginning_of_two_things() -> None:
    """A card that kept the number 3 with a letter behind it leaves 3 to nothing else when a card before it is gone."""
    game = hustings.game("hilarious-struggle")
    words, ring = Words(game), Ring()
    used = [game.action(f"{verb} R-{card}") for card in ("CA", "MO", "OH") for verb in ("walk", "travel")]
    extra = [game.action(f"{verb} R-S5") for verb in ("walk", "effect")]
    for actions in ([*used, *extra], [*used[:2], *used[4:], *extra]):
        keys = [choice.key for choice in choices(game, actions, words, "en", ring=ring)]
        assert len({key.rstrip("abcdefghijklmnopqrstuvwxyz") for key in keys}) == len(actions) // 2 + 1, keys
