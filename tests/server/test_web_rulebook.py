"""The page of a rulebook: one choice of options at a time, kept by its links, by a match and by the terminal."""

from __future__ import annotations

import asyncio
import re

import pytest
from web import Page, site

import hustings
from hustings.terminal import pages


@pytest.mark.parametrize("language", ["en", "ja"])
def test_one_edition_is_read_at_a_time(sqlite: str, language: str) -> None:
    """Each by its address, which the other language keeps; a match opens the one that it is played with."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            second = await browser.get("/g/1960/rules")
            first = await browser.get("/g/1960/rules?edition=first")
            assert ids(second) - ids(first) > {"S.9", "E.8", "E.9", "M.2", "F.3", "Y.1", "K.97"}
            assert ids(first) - ids(second) == {"S.8", "E.7", "M.1", "W.4"}
            assert "/g/1960/rules?edition=first" in second.links and "/g/1960/rules" in first.links
            assert 'href="?edition=first&amp;lang=' in first.html
            for page, other in ((first, second), (second, first)):
                assert page.html.count('aria-current="page"') == 1
                rules = page.html.partition('id="S.2"')[2].partition('<h2 id="Z">')[0]
                said = re.sub(r"<svg.*?</svg>", "", rules, flags=re.DOTALL)
                assert not re.search(r"(First|Second|first|second) edition|初版|第2版", said)
                assert page.html.count('role="img"') == 4 and page.html.count('class="example"') >= 7
                assert dangling(page) == set()
                drawn = re.findall(r'<svg class="ns-figure".*?</svg>', page.html, re.DOTALL)
                assert all("<title " in figure and "<desc " in figure for figure in drawn)
                assert drawn[1] != re.findall(r'<svg class="ns-figure".*?</svg>', other.html, re.DOTALL)[1]
            assert (await browser.get("/g/1960/rules?edition=third")).status == 422
            table = await browser.start(game="1960", **{"option-edition": "first"})
            led = {href.partition("#")[0] for href in table.links if "/rules" in href}
            assert led == {"/g/1960/rules?edition=first"}
            assert table.html.count('<li class="example">') == first.html.count('class="example"')
            assert 'id="clause-S.8"' in table.html and 'id="clause-S.9"' not in table.html

    asyncio.run(scenario())


def test_every_figure_of_watergate_is_drawn_and_described(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            page = await place.browser().get("/g/watergate/rules")
            drawn = re.findall(r'<svg class="wg-figure".*?</figure>', page.html, re.DOTALL)
            assert len(drawn) == 3 and all("<title " in figure and "<desc " in figure for figure in drawn)
            assert drawn[2].count('class="taut"') == 4, "Nixon, three spaces, one informant"

    asyncio.run(scenario())


def test_the_terminal_reads_the_rulebook_of_its_match() -> None:
    """Clauses and examples of the edition, and no figure."""
    said = {}
    for edition in ("first", "second"):
        match = hustings.game("1960").match(options={"edition": edition})
        said[edition] = "\n".join(line.plain for line in pages.rules(match, "en", "M.4"))
    assert "\nS.8 " in said["first"] and "\nS.8 " not in said["second"]
    assert "Only now does Kennedy" in said["first"] and "Only now does Kennedy" not in said["second"]


def test_every_rulebook_begins_with_the_game_in_a_minute(sqlite: str) -> None:
    """In the same box for each game."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            for game in hustings.installed():
                page = await place.browser("ja").get(f"/g/{game}/rules")
                assert page.status == 200 and "minute" in page.ids
                assert page.html.partition('<ol class="minute">')[2].partition("</ol>")[0].count("<li>") == 5
                assert dangling(page) == set()

    asyncio.run(scenario())


def ids(page: Page) -> set[str]:
    """What can be linked to."""
    return set(page.ids)


def dangling(page: Page) -> set[str]:
    """Links within the page that lead nowhere."""
    return {href.partition("#")[2] for href in page.links if "#" in href and "/m/" not in href} - ids(page) - {"main"}
