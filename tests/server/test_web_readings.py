"""How Japanese is set: words have their reading where they are met first, lines part by one rule, nothing slants."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from web import site

import hustings
from hustings.terminal import pages
from hustings.words.sentences import Words

PCP = "politically-correct-people"
TEAL = "<ruby>浅葱<rp>（</rp><rt>あさぎ</rt><rp>）</rp></ruby>"
BUCK = "<ruby>弗<rp>（</rp><rt>ドル</rt><rp>）</rp></ruby>"


def test_pages_set_readings_above_their_words(sqlite: str) -> None:
    """On the page of a game, in its rulebook and in its lesson; at the table names stay as short as they are."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser("ja")
            assert f"{TEAL}</dt>" in (await browser.get(f"/g/{PCP}")).html
            rules = (await browser.get(f"/g/{PCP}/rules")).html
            assert BUCK in rules and '<span class="unbroken">1弗紙幣</span>' not in rules
            assert '<span class="unbroken">1弗</span>紙幣<span class="unbroken">8枚</span>' in rules
            steps = [(await browser.get(f"/g/{PCP}/lesson/{at}")).html for at in ("turn", "turn/5", "offer")]
            read = [(f"すぐ1{BUCK}" in html, f"{TEAL}です" in html) for html in steps]
            assert read == [(False, False), (True, False), (False, True)]
            assert all("《" not in html and "浅葱</span>" in html for html in steps)
            english = (await place.browser("en").get(f"/g/{PCP}")).html
            assert "Teal</dt>" in english and "<ruby>" not in english

    asyncio.run(scenario())


def test_terminals_have_them_in_brackets() -> None:
    """In the list of keys and in the rulebook; who is asked for a seat reads its name in full."""
    game = hustings.game(PCP)
    words = Words(game)
    help_of, rules = pages.keys(words, "ja", "", True, True), pages.rules(game.match(bytes(32)), "ja", "O.5")
    shown = "\n".join(line.plain for line in (*help_of, *rules))
    assert "浅葱（あさぎ）" in shown and "お金の単位は弗（ドル）です" in shown and "《" not in shown
    assert [words.text("ja", words.seat_in_full("ja", seat)) for seat in ("red", "teal")] == ["朱", "浅葱（あさぎ）"]


def test_one_rule_breaks_lines_in_japanese_and_no_style_slants_them() -> None:
    styles = {path.name: path.read_text() for path in Path(hustings.__file__).parent.rglob("*.css")}
    assert {name for name, style in styles.items() if "auto-phrase" in style} == {"house.css"}
    slanting = [rule for style in styles.values() for rule in re.findall(r"[^{}]*{[^{}]*font-style: italic", style)]
    assert len(slanting) == 3 and all(":lang(en) {" in rule for rule in slanting)
