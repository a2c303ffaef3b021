"""The original rulebook, section by section, and the rulings: clauses of ours cover each, and nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path

import test_rulings

from hustings.games.watergate import Watergate
from hustings.kernel.testing.sources import rulebook, stated_clauses

COVERAGE = Path(__file__).with_name("coverage.md")
RULINGS = range(1, 41)

SECTIONS = """
目的 | ゲームボード | 勢力トークン | 勢力カード | 主導権トークン | 主導権カード | ニクソン陣営カード
編集者陣営カード | ラウンド終了概要カード | 証拠トークン | バッグ | 写真タイル
セットアップ 1 | セットアップ 2 | セットアップ 3 | セットアップ 4 | セットアップ 5 | セットアップ 6
セットアップ 7 | セットアップ 8 | セットアップ 9 | 概要
A) 開始フェイズ 1 | A) 開始フェイズ 2 | B) カードフェイズ
数値 | 数値: 証拠トークンの色 | 数値: 裏向きの証拠トークン (ニクソン)
数値: 裏向きの証拠トークン (編集者) | 数値: 重要 | 自分側のスペース5まで移動させた場合
アクション | イベント | 共謀者 | ジャーナリスト | アクション: 注意 (条件)
アクション: 注意 (リアクションカード) | アクション: 重要
C) 評価フェイズ | C) 1 中立的な証拠トークンをバッグに戻す | C) 2 主導権トークンを割り当てる
主導権トークンの獲得 | C) 3 勢力トークンを割り当てる | 勢力トークンの獲得
C) 4 主導権トークンと新しい勢力トークンを0のスペース上に置く | C) 5 証拠トークンを割り当てる
証拠トークンを証拠ボードにピン留めする | ゲームの終了: ニクソン | ゲームの終了: 編集者
"""
"""The headings of the original rulebook; a number or a word after a colon is a part of a section."""


def tables() -> list[dict[str, list[str]]]:
    """The tables of the coverage page: what is covered, and by which clauses."""
    found: list[dict[str, list[str]]] = []
    for block in COVERAGE.read_text("utf-8").split("\n\n"):
        lines = [line.strip().strip("|").split("|") for line in block.splitlines() if line.startswith("|")]
        if len(lines) < 2:
            continue
        rows = [[cell.strip() for cell in line] for line in lines[2:]]
        assert len({row[0] for row in rows}) == len(rows), "a row stands twice"
        found.append({row[0]: [clause.strip() for clause in row[1].split(",")] for row in rows})
    return found


def clauses() -> set[str]:
    """The clauses of our rulebook."""
    text = rulebook(Watergate(), "en")
    assert text is not None
    return set(stated_clauses(text))


def test_every_section_is_covered() -> None:
    sections = [heading.strip() for heading in re.split(r"[|\n]", SECTIONS) if heading.strip()]
    assert list(tables()[0]) == sections


def test_every_ruling_is_covered() -> None:
    assert [int(ruling) for ruling in tables()[1]] == list(RULINGS)


def test_every_ruling_has_a_test() -> None:
    for ruling in RULINGS:
        test = getattr(test_rulings, f"test_ruling_{ruling:02}", None)
        assert test is not None, f"ruling {ruling} has no test"
        assert test.__doc__, f"the test of ruling {ruling} does not restate it"


def test_only_clauses_that_exist_are_named() -> None:
    known = clauses()
    for rows in tables():
        for covered, by in rows.items():
            assert by, f"{covered} is covered by nothing"
            assert set(by) <= known, f"{covered} names clauses that do not exist: {sorted(set(by) - known)}"


def test_every_clause_is_mapped() -> None:
    mapped = {clause for rows in tables() for by in rows.values() for clause in by}
    assert sorted(clauses() - mapped) == []


def test_every_card_is_among_the_clauses() -> None:
    cards = {f"K.{number}" for number in (*range(2, 22), *range(23, 43))}
    assert {clause for clause in clauses() if clause.startswith("K.")} == cards
