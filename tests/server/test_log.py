"""The log as it is read: one sentence for what happens in a row, blocks of turns, names that explain themselves."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from markupsafe import Markup

import hustings
from hustings.games.watergate import Watergate
from hustings.kernel.message import Entry, Message
from hustings.play.records import Line
from hustings.web.shown.log import chapters, explained, said
from hustings.web.shown.render import renderer
from hustings.web.shown.sentences import sentences
from hustings.words.typesetting import typeset

GAME = Watergate()
DREW = [Line(1, 1, Entry("drew-card", (1, card), "A.1", 2)) for card in (23, 36, 42)]


def plain(language: str, lines: list[Line]) -> list[str]:
    return [str(sentence.striptags()) for sentence in said(sentences(GAME, language), lines)]


def test_cards_drawn_in_a_row_are_one_sentence() -> None:
    assert plain("en", DREW) == [
        "The Editor draws “Rose Mary Woods”, “Who Is Paying the Lawyers?” and “Follow the Money!”."
    ]
    assert plain("ja", DREW) == [
        "編集者は「ローズ・メアリー・ウッズ」「弁護士費用は誰が払う？」「金の流れを追え！」を引いた。"
    ]
    assert plain("en", DREW[:1]) == ["The Editor draws “Rose Mary Woods”."]


def test_what_is_gained_in_one_place_is_added_up() -> None:
    game = hustings.game("1960")
    ny, ct = (game.action(f"support {state}") - game.action("support AL") for state in ("NY", "CT"))
    lines = [Line(1, 0, Entry("gained", (0, 1, place), "L.1")) for place in (ny, ct, ny)]
    [sentence] = said(sentences(game, "en"), lines)
    assert sentence.striptags() == "Kennedy gains support: 2 in New York and 1 in Connecticut."
    [sentence] = said(sentences(game, "ja"), lines[::2])
    assert "2個" in sentence and "1個" not in sentence


def test_numbers_keep_what_they_count_and_brackets_what_they_hold_in_japanese() -> None:
    game, question = hustings.game("1960"), Message("lose", (0, 0, 7, 0))
    words = sentences(game, "ja")
    sentence = words.show("prompt-", question)
    assert '<span class="unbroken">（残り7個）</span>' in sentence and '<span class="unbroken">1個</span>' in sentence
    assert sentence.striptags() == words.say("prompt-", question)
    assert "unbroken" not in sentences(game, "en").show("prompt-", question)


def held(key: str, *args: int, game: str = "watergate") -> list[str]:
    """What no line breaks around a number in a Japanese line of the log."""
    shown = sentences(hustings.game(game), "ja").show("log-", Message(key, args))
    return re.findall('<span class="unbroken">([^<]*[0-9][^<]*)</span>', shown)


def test_a_number_is_never_held_together_with_a_particle() -> None:
    assert held("round", 1) == ["第1ラウンド"]
    assert held("moved", 0, 1, 0, -3) == ["スペース0", "スペース3"]
    assert held("gained-momentum", 0, 2) == ["2個"]
    assert held("activity", 3, game="1960") == ["第3行動フェイズ"]
    assert held("reseeded", 10, game="1960") == ["10個"]


def test_a_word_that_tells_how_a_number_counts_and_the_particle_of_brackets_stay_with_them() -> None:
    assert typeset("計算は160") == "計算は160"
    assert typeset("計160人") == '<span class="unbroken">計160人</span>'
    assert typeset("証拠1（青）を") == '証拠1<span class="unbroken">（青）を</span>'


@pytest.mark.parametrize(
    ("sentence", "end"),
    [
        ("カードを1枚引く。", "引く。"),
        ("キューブ1個を得た。", "得た。"),
        ("支払わなければならない。", "ならない。"),
        ("行ってもかまいません。", "ません。"),
        ("手札を移動します。", "移動します。"),
        ("270人以上の側が勝ちます。", "勝ちます。"),
    ],
)
def test_no_line_is_left_with_the_last_characters_of_a_sentence(sentence: str, end: str) -> None:
    assert typeset(sentence).endswith(f'<span class="unbroken">{end}</span>')


def test_rules_in_one_minute_and_card_texts_beside_the_table_are_set_as_the_log_is() -> None:
    words = sentences(GAME, "ja")
    assert '<span class="unbroken">4枚</span>' in words.numbered("minute-")[1]
    [card] = explained(words, [Line(0, 0, Entry("drew-card", (0, 12), "A.1"))])
    assert '<span class="unbroken">1' in card.text


def test_another_side_another_moment_and_another_event_begin_a_new_sentence() -> None:
    nixon = Line(1, 0, Entry("drew-card", (0, 2), "A.1", 1))
    later = Line(2, 1, Entry("drew-card", (1, 24), "A.1", 2))
    assert len(plain("en", [nixon, *DREW, later])) == 3
    assert len(plain("en", [Line(1, 0, Entry("round", (1,))), *DREW, Line(1, 0, Entry("evaluation", ()))])) == 3


def test_turns_open_within_chapters_and_sentences_keep_the_number_of_their_first_line() -> None:
    words = sentences(GAME, "en")
    played = Line(2, 1, Entry("value", (1, 23, 3), "V.1"))
    lines = [Line(0, 0, Entry("round", (1,), "A.1")), *DREW, played, Line(3, 0, Entry("evaluation", (), "C.1"))]
    found = chapters(words, lines, ("nixon", "editor"), 1, {"V.1"})
    assert [[entry.n for entry in chapter.entries] for chapter in found] == [[0, 1, 4], [5]]
    assert [chapter.title for chapter in found] == ["Round 1", "Evaluation"]
    drawn, value = found[0].entries[1:]
    assert (drawn.opens, drawn.mine, drawn.side, drawn.clause) == (False, True, "editor", "")
    assert (value.opens, value.clause, value.first) == (True, "V.1", True)
    assert [name.id for name in explained(words, lines)] == ["card-E23", "card-E36", "card-E42"]


def test_a_title_that_is_the_first_sentence_of_its_chapter_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a game has no shorter text for it; its clause is kept."""
    game = Watergate()
    monkeypatch.setattr(game.wording, "headings", frozenset({"round", "value"}))
    lines = [Line(0, 0, Entry("round", (1,), "A.1")), Line(0, 0, Entry("value", (1, 23, 3), "V.1"))]
    log = chapters(sentences(game, "en"), lines, ("nixon", "editor"), 1, {"V.1"})
    page = SimpleNamespace(moments={}, lesson=False, rulebook="/rules", log=log)
    macros = renderer().macros("parts/log-chapter.html", page=page, t=str)
    short, whole = map(macros.chapter, log)
    said = log[1].entries[0].html.striptags()
    assert log[1].title == said and Markup(whole).striptags() == f"{said} V.1"
    assert Markup(short).striptags() == f"Round 1 {log[0].entries[0].html.striptags()}"


def test_a_name_opens_its_explanation_and_holds_its_quotes() -> None:
    [sentence] = said(sentences(GAME, "en"), [Line(2, 1, Entry("value", (1, 42, 3)))])
    assert (
        '<button type="button" class="named" popovertarget="about-card-E42">“<u>Follow the Money!</u>”</button>'
        in sentence
    )
    assert sentence.striptags().endswith("“Follow the Money!” for its value of 3.")


def test_no_line_begins_with_the_particle_of_a_name_in_japanese() -> None:
    [sentence] = said(sentences(GAME, "ja"), [Line(2, 1, Entry("drew-to-play", (1, 42)))])
    assert re.search('<button [^>]*>「<u>[^<]*</u><span class="unbroken">」を</span></button>引き', sentence), sentence
    drawn = [Line(0, 0, Entry("drew-card", (1, card), "A.1")) for card in (23, 33, 42)]
    [several] = said(sentences(GAME, "ja"), drawn)
    assert re.search('」</button><button [^>]*>「<u>[^<]*</u><span class="unbroken">」を</span></button>', several), (
        several
    )


def test_where_all_is_open_what_several_have_read_is_told_once() -> None:
    """Each of an offer's readers knows it by a number of their own; who draws reads more than the others."""
    game = hustings.game("politically-correct-people")
    offer = (0, 6, 1, -1, 2 * game.codes.things)  # type: ignore[attr-defined]
    told = [
        ("offer-sent", offer, 1),
        ("offer-came", (0, 6, 4, *offer[3:]), 2),
        ("offer-came", (0, 6, 2, *offer[3:]), 4),
    ]
    told += [("offer-lapsed", (0, n), 1 << seat) for n, seat in ((2, 0), (5, 1), (3, 0), (6, 1))]
    told += [("drew-card", (3, 0), 8), ("drew", (3,), -1), ("drew-card", (3, 0), 8)]
    lines = [Line(1, 0, Entry(key, args, "", seats)) for key, args, seats in told]
    assert [str(sentence.striptags()) for sentence in said(sentences(game, "en"), lines)] == [
        "Vermilion to everybody, offer 1: nothing for 2 bucks.",
        "Vermilion’s offer 2 lapses.",
        "Vermilion’s offer 3 lapses.",
        "Teal draws “The Heir Apparent”.",
        "Teal draws “The Heir Apparent”.",
    ]
    mine = [line for line in lines if line.entry.is_for(1)]
    assert len(said(sentences(game, "en"), mine)) == 4
