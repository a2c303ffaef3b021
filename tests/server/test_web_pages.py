"""The pages around the matches: both languages, headers, links that lead somewhere."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from importlib.resources import files
from pathlib import Path

import pytest
from rooms_tools import GAME
from web import Page, site

import hustings
from hustings.cli import main
from hustings.games.nineteen_sixty import NineteenSixty
from hustings.play.face import Face
from hustings.play.game import Game
from hustings.printed.confidence import Carded
from hustings.web.shown.modules import joined
from hustings.web.shown.render import renderer
from hustings.words.sentences import Words

PAGES = ["/", f"/g/{GAME}", f"/g/{GAME}/rules", f"/g/{GAME}/cards", f"/g/{GAME}/printed", "/import", "/api"]
OF_ALL = re.compile(
    r"(?:^|[\s,}])(?:html|body|main|\.match|\.trades|\.stage-room|\.game-[\w-]+)[^\s,{]*:has\([^{]*", re.MULTILINE
)
"""Rules that ask of the whole page what is in it."""


def test_a_game_may_have_several_style_sheets_and_its_tables_comes_first() -> None:
    sheets = [path.removeprefix("games/1960/") for path in renderer().styles("1960")]
    assert sheets == ["table.css", "cards.css", "figures.css", "map.css", "scenes.css"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_page_and_every_link_on_it_works(sqlite: str, language: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            table = await browser.start(opponent="friend", name="Ann")
            seen: set[str] = set()
            paths = [*PAGES, table.path, f"{table.path}/settings", f"{table.path}/resign", f"{table.path}/computer"]
            waiting = [*paths, f"{table.path.rpartition('/s/')[0]}/about"]
            while waiting:
                path = waiting.pop().partition("#")[0]
                if path in seen or path.startswith("http") or not path or "/export" in path:
                    continue
                seen.add(path)
                page = await browser.get(path)
                assert page.status == 200, path
                check(page, language)
                waiting += [resolved(page, href) for href in page.links if not re.search("lang=|theme=", href)]
            assert len(seen) >= len(PAGES) + 6

    asyncio.run(scenario())


@pytest.mark.parametrize("game", hustings.installed())
def test_all_cards_say_how_sure_they_are(sqlite: str, game: str) -> None:
    """Each card of the gallery, in words, for each part of it."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            page = await place.browser("en").get(f"/g/{game}/cards")
            known = hustings.game(game)
            assert isinstance(known.face, Carded)
            cards = known.face.card_list(Words(known), "en")
            told = re.findall(r'<dl class="sources">(.*?)</dl>', page.html, re.S)
            assert len(told) >= len(cards)
            said = {" ".join(map(unescape, re.findall(r"<d[td]>(.*?)</d[td]>", one))) for one in told}
            for card in cards:
                assert " ".join(word for pair in card["sources"].items() for word in pair) in said

    asyncio.run(scenario())


FAULTS = {
    "wordless": ("", ""),
    "pageless": (None, ""),
    "unclosed": ("{% macro poster() %}<svg>", "1960"),
    "raising": ("{% macro poster() %}{{ 1 / 0 }}{% endmacro %}", "1960"),
}
"""By game, its `table.html` (None: it is for terminals and programs alone), and the game whose words it has."""


def test_what_a_game_brings_along_may_fail_and_leaves_every_other_page_to_the_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """It lacks its words, its template cannot be read, or its poster cannot be drawn."""
    house, found = hustings.installed(), hustings.game_class
    words = files(NineteenSixty().face.package).joinpath("text")
    for name, (template, spoken) in FAULTS.items():
        folder = tmp_path / name
        (folder / "text").mkdir(parents=True)
        (folder / "__init__.py").touch()
        if template is not None:
            (folder / "table.html").write_text(template)
        for file in words.iterdir() if spoken else ():
            (folder / "text" / file.name).write_bytes(file.read_bytes())
        (folder / "text" / "en.ftl").touch()
    monkeypatch.syspath_prepend(str(tmp_path))

    def faulty(name: str) -> type[Game]:
        class Faulty(NineteenSixty):
            id = name

            def __init__(self) -> None:
                super().__init__()
                self.face = Face(name)

        return Faulty

    made = {name: faulty(name) for name in FAULTS}
    monkeypatch.setattr(hustings, "game_class", lambda id: made.get(id) or found(id))
    monkeypatch.setattr(hustings, "installed", lambda: (*made, *house))

    async def scenario() -> None:
        async with site(sqlite) as place:
            for language, said in (("en", "be shown now: raising , unclosed , wordless"), ("ja", "表示できない")):
                reader = place.browser(language)
                page = await reader.get("/")
                assert page.status == 200 and said in page.text
                assert page.parsed.xpath("//*[@data-game]/@data-game") == list(house)
                for path in ("wordless", "unclosed", "unclosed/rules", "unclosed/cards", "raising"):
                    own = await reader.get(f"/g/{path}")
                    assert own.status == 503 and path.split("/")[0] in own.text and str(tmp_path) not in own.html
            assert (await reader.get(f"/g/{GAME}")).status == 200
            listed = (await reader.http.get("/api/games")).json()
            assert [game["id"] for game in listed if game["id"] not in FAULTS] == list(house)

    asyncio.run(scenario())
    told = caplog.text
    assert re.search("game unclosed is not on the start page: TemplateSyntaxError.*unclosed/table.html, line 1", told)
    assert "the game raising is not on the start page: ZeroDivisionError" in told
    assert "the game wordless is not on the start page" in told and "pageless is not on" not in told


def test_a_game_that_cannot_be_loaded_is_told_and_harms_nothing_else(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """They are installed as packages are; the first line of one fails, the constructor of the other."""
    house = hustings.installed()
    (tmp_path / "rubble-1.dist-info").mkdir()
    (tmp_path / "rubble-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: rubble\nVersion: 1\n")
    (tmp_path / "rubble-1.dist-info" / "entry_points.txt").write_text(
        "[hustings.games]\nrubble = rubble:Rubble\nhollow = hollow:Hollow\n"
    )
    (tmp_path / "rubble.py").write_text("import a_library_that_nobody_has\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "hollow.py").write_text("def Hollow():\n    return 1 // 0\n")
    assert sorted(hustings.broken()) == ["hollow", "rubble"]
    assert hustings.broken()["hollow"].startswith("ZeroDivisionError")
    with pytest.raises(hustings.BrokenGame, match="a_library_that_nobody_has"):
        hustings.game("rubble")

    async def scenario() -> None:
        async with site(sqlite) as place:
            reader = place.browser("en")
            page = await reader.get("/")
            assert page.status == 200 and "not to be shown now: hollow , rubble" in page.text
            assert all(f"/g/{game}" in page.links for game in house)
            own = await reader.get("/g/rubble")
            assert own.status == 503 and "cannot be loaded" in own.text and "nobody_has" not in own.html
            opened = {"game": "rubble", "seats": [{"kind": "open"}]}
            assert (await reader.http.post("/api/matches", json=opened)).status_code == 503
            listed = (await reader.http.get("/api/games")).json()
            assert [game["id"] for game in listed] == list(house)

    asyncio.run(scenario())
    assert main(["play", "rubble"]) == 2
    assert "rubble” cannot be loaded" in capsys.readouterr().err


def test_on_the_start_page_a_games_sheets_reach_its_own_poster_alone(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.get("/")
            sheets = page.parsed.xpath("//link[@rel='stylesheet']/@href")
            assert not [path for path in sheets if "games/" in path]
            for game in hustings.installed():
                [sheet] = [path for path in sheets if path.endswith(f"/posters/{game}.css")]
                rules = (await browser.http.get(sheet)).text
                assert rules.startswith(f'@scope (.tile[data-game="{game}"] > .poster) {{') and f".game-{game}" in rules
                assert page.parsed.xpath(f"//*[@data-game='{game}']/*[@class='poster']/*")

    asyncio.run(scenario())


def resolved(page: Page, href: str) -> str:
    return page.path + href if href.startswith(("?", "#")) else href


def check(page: Page, language: str) -> None:
    if not page.html.lstrip().startswith("<!doctype html>"):
        return
    assert page.lang == language
    assert len(page.ids) == len(set(page.ids)), [id for id in page.ids if page.ids.count(id) > 1]
    policy = page.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|javascript:|\sstyle=", page.html)
    assert all(src.startswith("/static/") for src in re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', page.html))


def test_the_language_is_the_browsers_wish_until_another_is_chosen(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            for wish, spoken in [("ja-JP,ja;q=0.9", "ja"), ("de, en;q=0.5, ja;q=0.7", "ja"), ("fr", "en"), ("", "en")]:
                assert (await place.browser(wish).get("/")).lang == spoken
            browser = place.browser("ja")
            page = await browser.get(f"/g/{GAME}?lang=en")
            assert (page.lang, page.path) == ("en", f"/g/{GAME}")
            assert (await browser.get("/")).lang == "en"
            assert (await browser.get("/?lang=ja")).lang == "ja"
            assert (await browser.get("/?lang=tlh")).lang == "ja"
            away = await browser.http.get(f"{place.base}//g/{GAME}?lang=en", follow_redirects=False)
            assert (away.status_code, away.headers.get("location")) == (303, f"/g/{GAME}")
            assert 'data-theme="dark"' in (await browser.get("/?theme=dark")).html

    asyncio.run(scenario())


def test_one_button_of_the_start_page_starts_a_match_against_the_computer(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            start = await browser.get("/")
            table = await browser.send(start.forms[0])
            assert table.status == 200 and re.fullmatch(r"/m/\w+/s/1", table.path)
            for _ in range(600):
                if table.choices:
                    break
                await asyncio.sleep(0.1)
                table = await browser.get(table.path)
            assert table.choices, "whoever begins, sooner or later it is the own turn"
            assert "Watergate" in (await browser.get("/")).text
            mine = await browser.get("/")
            assert table.path in mine.links

    asyncio.run(scenario())


def test_every_clause_has_an_anchor_and_every_reference_leads_to_one(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            english = await place.browser("en").get(f"/g/{GAME}/rules")
            japanese = await place.browser("ja").get(f"/g/{GAME}/rules")
            assert english.ids == japanese.ids
            for page in (english, japanese):
                anchors = [href.partition("#")[2] for href in page.links if "#" in href]
                assert {"B.3", "C.2.1"} <= set(page.ids) and set(anchors) - {"main"} <= set(page.ids)

    asyncio.run(scenario())


def test_a_game_says_which_values_are_not_the_printed_ones(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            page = await place.browser().get(f"/g/{GAME}")
            assert "reconstructed" in page.text and "Matthias Cramer" in page.text
            assert (await place.browser("ja").get(f"/g/{GAME}")).text.count("推定") > 10

    asyncio.run(scenario())


def test_files_of_pages_can_be_kept_for_ever_and_lead_nowhere_else(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            start = await browser.get("/")
            style = re.search(r'href="(/static/[^"]+/sheets/house.css[^"]+)"', start.html)
            assert style
            found = await browser.http.get(style[1])
            assert "immutable" in found.headers["cache-control"] and found.headers["content-type"].startswith(
                "text/css"
            )
            assert found.headers["content-encoding"] == "gzip"
            whole = await browser.http.get(style[1], headers={"accept-encoding": "identity"})
            assert whole.content == found.content and "content-encoding" not in whole.headers
            apart = [(await browser.http.get(f"/static/x/{path}.css")).content for path in ("house", "pages")]
            assert found.content.startswith(b"\n".join(apart)), "style sheets come as one, in their order"
            never = ["../app.py", "%2e%2e/app.py", "nothing.css", "js/../../app.py", "sheets/house.css+house.css"]
            for path in (*never, "sheets/", "sheets/icon.svg", "sheets/house.css+nothing.css"):
                assert (await browser.http.get(f"/static/x/{path}")).status_code == 404

    asyncio.run(scenario())


def test_a_script_comes_as_one_file_with_the_modules_that_it_imports(sqlite: str) -> None:
    texts = {
        "a.js": 'import { b } from "./js/b.js";\nimport { c } from "./js/c.js";\nb(c);\n',
        "js/b.js": 'import { c, d } from "./c.js";\nexport function b() {\n  return c;\n}\n',
        "js/c.js": "const own = 1;\nexport const c = own;\nexport async function d() {}\n",
    }
    assert joined("a.js", texts.__getitem__) == (
        "const module0 = (() => {\nconst own = 1;\nconst c = own;\nasync function d() {}\nreturn { c, d };\n})();\n"
        "const module1 = (() => {\nconst { c, d } = module0;\nfunction b() {\n  return c;\n}\nreturn { b };\n})();\n"
        "{\nconst { b } = module1;\nconst { c } = module0;\nb(c);\n}\n"
        'export { module0 as "js/c.js", module1 as "js/b.js" };\n'
    )
    for said in ('import * as b from "./a.js";\n', 'import "./b.js";\n', "export default 1;\n", "export let c = 1;\n"):
        with pytest.raises(ValueError, match="cannot be joined"):
            joined("a.js", {"a.js": said}.__getitem__)
    with pytest.raises(ValueError, match="cannot be joined"):
        joined("a.js", {**texts, "js/c.js": "export const c = await 1;\n"}.__getitem__)
    with pytest.raises(ValueError, match="import each other"):
        joined("a.js", {**texts, "js/b.js": 'import { x } from "../a.js";\n'}.__getitem__)

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            for page in ("/", "/api"):
                src = re.findall(r'<script type="module" src="([^"]+)">', (await browser.get(page)).html)
                assert src and all("/scripts/" in path for path in src)
                for path in src:
                    found = await browser.http.get(path)
                    assert found.headers["content-type"].startswith("text/javascript"), path
                    assert "immutable" in found.headers["cache-control"] and not re.search(r"(?m)^import", found.text)

    asyncio.run(scenario())


def test_no_form_works_without_its_token(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            table = await browser.start(opponent="heuristic")
            match = table.path.rpartition("/s/")[0]
            paths = [
                *("/new", "/import", f"{match}/join/0"),
                *(
                    f"{table.path}/{name}"
                    for name in [
                        "act",
                        "undo",
                        "confirm",
                        "takeback",
                        "takeback/answer",
                        "resign",
                        "computer",
                        "return",
                        "claim",
                        "rematch",
                        "settings",
                        "open",
                    ]
                ),
            ]
            for path in paths:
                for token in ({}, {"_csrf_token": "forged"}):
                    answer = await browser.http.post(path, data={"action": "value E23", "turn": "0", **token})
                    assert answer.status_code == 403, path
                    assert "form" in answer.text.lower()
            assert (await browser.get(table.path)).choices == table.choices

    asyncio.run(scenario())


def test_no_style_depends_on_what_is_anywhere_in_the_page() -> None:
    """A browser would style everything anew, thousands of things, whenever anything is put in."""
    sheets = sorted(Path(hustings.__file__).parent.rglob("*.css"))
    assert len(sheets) > 6
    assert {sheet.parent.name: found for sheet in sheets if (found := OF_ALL.findall(sheet.read_text("utf-8")))} == {}
