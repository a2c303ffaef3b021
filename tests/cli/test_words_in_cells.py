"""Breaking lines by cells, keys for choices, and texts that exist in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from rich.text import Text
from terminals import cells

import hustings
from hustings.drawing.wrap import wrap, wrap_columns
from hustings.terminal.choices import choices, match_key
from hustings.words.sentences import HOUSE, LANGUAGES, Words


@pytest.mark.parametrize("width", [8, 11, 20, 33])
def test_lines_are_no_wider_than_asked(width: int) -> None:
    text = "ニクソンは「チャック・コルソン」のアクションを使いました。Nixon draws 5 cards.編集者は、5枚引きました。"
    lines = wrap(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(cells(line) <= width for line in lines)


def test_columns_without_room_stand_close_or_below_the_first() -> None:
    row = Text("●◆3 北部の黒人有権者         国防 MN   +1")
    assert wrap_columns(row, 60) == [row]
    assert [line.plain for line in wrap_columns(row, 33)] == ["●◆3 北部の黒人有権者 国防 MN +1"]
    assert [line.plain for line in wrap_columns(row, 24)] == ["●◆3 北部の黒人有権者", "  国防 MN +1"]


def test_japanese_lines_begin_and_end_where_they_may() -> None:
    for width in range(6, 40):
        for line in wrap(
            "証拠トークン（青）を「調査トラック」に置きます。その後、勢力トークンを1歩動かします。", width
        ):
            assert line[0] not in "、。）」ー"
            assert line[-1] not in "（「"


def test_a_japanese_word_holds_together_where_a_fourth_of_the_line_is_enough_for_it() -> None:
    said = "あなたへの申し出があり、ほかの人は待っています。先へ進めてください。「浮動票」を1枚渡します。"
    for width in (40, 50, 60, 80):
        for line in wrap(said, width)[1:]:
            assert re.match("あ|申|ほ|人|待|先|進|「|1|渡", line), line


def test_english_breaks_at_spaces() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("a\n\nb", 7) == ["a", "", "b"]
    assert wrap("abcdefghij", 4) == ["abcd", "efgh", "ij"]


def test_keys_are_the_numbers_on_the_board() -> None:
    game = hustings.game("watergate")
    words = Words(game)

    def keys(*texts: str) -> list[str]:
        return [choice.key for choice in choices(game, [game.action(text) for text in texts], words, "en")]

    assert keys("place e07", "place e12") == ["7", "12"]
    assert keys("move initiative", "move momentum", "move evidence-3") == ["3", "4", "5"]
    assert keys("value N02", "value N03", "action N02", "action N03") == ["1", "2", "3", "4"]
    assert keys("ask blue", "ask yellow", "ask green") == ["1", "2", "3"]
    assert keys("react E40", "pass") == ["40", "p"]
    assert len(set(keys("free john_dean", "free james_mccord", "free rose_mary_woods"))) == 3
    offered = choices(game, [game.action("place e01"), game.action("place e12")], words, "ja")
    assert match_key("1", offered) == (offered[0], True)
    assert match_key("12", offered) == (offered[1], False)
    assert match_key("9", offered) == (None, False)


@pytest.mark.parametrize("name", ["cli", "terminal"])
def test_every_text_is_in_both_languages(name: str) -> None:
    keys = {
        language: re.findall(
            r"^([a-z][\w-]*) =", files(HOUSE).joinpath("text", f"{name}.{language}.ftl").read_text("utf-8"), re.M
        )
        for language in LANGUAGES
    }
    assert keys["en"] == keys["ja"]
    assert len(keys["en"]) == len(set(keys["en"]))
