"""Pictures of a match for who stands outside: what they show and hide, that they stand alone, and how they are sent."""

from __future__ import annotations

import asyncio
import random
import re
import struct
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from rooms_tools import GAME
from test_admin import does
from web import Page, site

import hustings
from carried import carried
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.matches.operations.administer import remove
from hustings.play.match import Match
from hustings.web.doors.limits import cost_of
from hustings.web.pictures import kept
from hustings.web.pictures.drawing import drawn_end, drawn_table
from hustings.web.pictures.kept import NoPicture, Pictures
from hustings.web.pictures.raster import png
from hustings.web.shown.film import latest, names_of
from hustings.web.shown.render import Renderer, renderer

GAMES = sorted(hustings.installed())
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 63" width="120" height="63">{}</svg>'


@cache
def played(game: str) -> Match:
    """A whole match at random."""
    match, rng = hustings.game(game).match(bytes(31) + b"\3"), random.Random(3)
    while match.outcome is None:
        seat = match.position.to_act[-1]
        match.act(seat, rng.choice(match.seen_by(seat).answers(seat)))
    return match


def some(match: Match) -> list[Position]:
    """Positions from an early and a late moment."""
    moments = [moment.position for moment in match.history.moments if moment.position.outcome is None]
    return [moments[len(moments) // 12], moments[-1]]


class Outside:
    """All of a position that a picture may be drawn from: what a spectator sees, and whether it is over."""

    def __init__(self, position: Position, seat: int | None = None) -> None:
        self.outcome = position.outcome
        self._view = position.view(seat)

    def view(self, seat: int | None) -> Any:
        assert seat is None, "a picture is drawn from no seat's view"
        return self._view


def draw(match: Match, position: Any, language: str = "en") -> str:
    return drawn_table(renderer(), match, position, language)


# -- what they hide ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_two_histories_that_differ_in_what_is_hidden_alone_give_the_same_picture(game: str) -> None:
    match = played(game)
    differs = 0
    for position in some(match):
        twin = position.clone()
        twin.determinize(None, Chance(11))
        differs += twin.digest() != position.digest()
        assert draw(match, Outside(position)) == draw(match, Outside(twin))
    assert differs, "the twins were the same anyway"


@pytest.mark.parametrize("game", ["politically-correct-people", "watergate"])
def test_a_seat_would_see_another_picture(game: str) -> None:
    """So that the test above can fail."""
    match = played(game)
    assert any(draw(match, Outside(p)) != draw(match, Outside(p, seat)) for p in some(match) for seat in (0, 1))


# -- they stand alone --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("en", "ja", "ja", "en"), strict=True)))
def test_a_picture_needs_nothing_that_is_not_in_it(game: str, language: str) -> None:
    match = played(game)
    drawings = [draw(match, position, language) for position in (some(match)[0], match.position)]
    for drawing in (*drawings, drawn_end(renderer(), match, language)):
        root = ElementTree.fromstring(drawing)
        assert root.get("viewBox") == "0 0 1200 630" and root.get("lang") == language
        assert {re.sub("{.*}", "", element.tag) for element in root.iter()} <= DRAWN
        names = {element.get("id") for element in root.iter()}
        for element in root.iter():
            for name, text in element.attrib.items():
                assert name not in ("class", "style") and not name.startswith(("data-", "aria-", "on")), name
                assert not re.search(r"var\(|light-dark|color-mix|calc\(|cq|http", text), (name, text)
                for of in re.findall(r"url\(#([^)]+)\)", text) + ([text[1:]] if name == "href" else []):
                    assert of in names, of
        title = (root[0].text or "").strip()
        assert root[0].tag.endswith("title") and len(title) > 10 and "{" not in drawing


DRAWN = {
    "svg", "title", "defs", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
    "use", "symbol", "pattern", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "marker",
}  # fmt: skip


def test_the_end_of_a_game_that_draws_none_is_a_front_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Renderer, "pictures", lambda self, game: False)
    drawing = drawn_end(renderer(), played(GAME), "en")
    text = " ".join(ElementTree.fromstring(drawing).itertext())
    assert "wins" in text and "Nixon · The Editor" in text and "Momentum" in text


# -- as PNG ------------------------------------------------------------------------------------------------------------


def test_letters_of_both_languages_are_there_without_any_font_of_the_machine() -> None:
    def letters(text: str, more: str = "") -> bytes:
        return png(DRAWING.format(f'<text x="10" y="40" font-size="30"{more}>{text}</text>'), 120)

    one = letters("選挙")
    assert one.startswith(b"\x89PNG") and struct.unpack(">II", one[16:24]) == (120, 63)
    others = [letters("対局"), letters("Ab"), letters("cD"), letters(""), letters("選挙", ' font-weight="700"')]
    assert len({one, *others}) == 6
    assert letters("عرب 😀"), "letters that nobody has a font for do no harm"
    with pytest.raises((ValueError, ElementTree.ParseError)):
        png("<svg", 120)


# -- how they are sent -------------------------------------------------------------------------------------------------


def meta(page: Page) -> dict[str, str]:
    return {tag.get("property"): tag.get("content", "") for tag in page.parsed.xpath("//meta[@property]")}


def test_what_is_not_there_is_said_and_what_is_there_can_be_kept(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            host, stranger = place.browser(), place.browser("ja")
            match = (await host.start(opponent="friend")).path.rpartition("/s/")[0]
            room = await place.rooms.room(match.rpartition("/")[2])
            path = f"{match}/picture"
            for name, status in {
                "0.en.svg": 200, "1.en.svg": 404, "999999.en.svg": 404, "1234567.en.svg": 404, "-1.en.svg": 404,
                "end.en.svg": 403, "0.fr.svg": 404, "0.en.gif": 404, "0": 404, "nixon.en.svg": 404,
                "0.nixon.1.en.svg": 404,
            }.items():  # fmt: skip
                answer = await stranger.get(f"{path}/{name}")
                assert answer.status == status, name
                assert status == 200 or answer.headers["cache-control"] == "no-store"
            assert (await stranger.get("/m/nobodyhere/picture/0.en.svg")).status == 404
            whole = await stranger.http.get(f"{path}/0.en.svg")
            assert whole.headers["content-type"] == "image/svg+xml" and "set-cookie" not in whole.headers
            assert "public" in whole.headers["cache-control"]
            known = {"if-none-match": f'"other", W/{whole.headers["etag"]}'}
            again = await host.http.get(f"{path}/0.en.svg", headers=known)
            assert again.status_code == 304 and not again.content and again.headers["etag"] == whole.headers["etag"]
            assert (await host.http.get(f"{path}/0.en.svg")).content == whole.content, "who sits there sees no more"
            assert (await host.http.head(f"{path}/0.en.svg")).status_code == 200
            assert meta(await stranger.get(match))["og:image"].endswith(f"{path}/0.ja.png")
            monkeypatch.setattr(kept, "WAITING", 0)
            answer = await host.get(f"{path}/0.en.png")
            assert answer.status == 503 and int(answer.headers["retry-after"]) > 0 and "few seconds" in answer.text
            await does(place, sqlite, lambda database: remove(database, [room.id]))
            assert (await stranger.get(f"{path}/0.en.svg")).status == 404, "gone with its match, made before or not"

    asyncio.run(scenario())


def test_links_are_shown_with_pictures_and_the_end_can_be_taken_along(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            host, program = place.browser("ja"), place.browser()
            brought = await place.rooms.bring_in(carried(played(GAME), {0: "Zebedee", 1: "Ann"}))
            match = f"/m/{brought.match_id}"
            shown = meta(await program.get(match))
            assert shown["og:image"].endswith(f"{match}/picture/end.en.png") and "win" in shown["og:title"]
            picture = await program.http.get(shown["og:image"])
            assert picture.headers["content-type"] == "image/png" and "content-encoding" not in picture.headers
            assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
            moment = await program.get(f"{match}/replay?at=4")
            shown = meta(moment)
            assert shown["og:image"].endswith(f"{match}/picture/4.en.png") and "win" not in shown["og:title"]
            assert f"{match}/picture/4.en.png" in moment.links
            ended = await host.get(match)
            assert {f"{match}/picture/end.ja.{kind}" for kind in ("png", "svg")} <= set(ended.links)
            assert meta(await program.get(f"{match}/study"))["og:image"].endswith("/end.en.png")
            drawn = (await program.get(f"{match}/picture/end.en.svg")).html
            assert "<svg" in drawn and "Zebedee" not in drawn, "nobody is named"

    asyncio.run(scenario())


def test_the_moment_of_now_is_the_last_that_spectators_saw() -> None:
    match = played("politically-correct-people")
    assert latest(match) == len(list(names_of(match, None, "spectator"))) - 1


def test_pictures_cost_what_they_take() -> None:
    assert cost_of("GET", "/m/abc/picture/3.ja.png") > 4 * cost_of("GET", "/m/abc/replay")


# -- kept --------------------------------------------------------------------------------------------------------------


def test_a_picture_is_made_once_and_the_oldest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "ROOM", 250)
    drawn: list[str] = []

    async def aside(job: Any) -> str:
        await asyncio.sleep(0)
        made: str = job()
        return made

    async def scenario() -> None:
        pictures = Pictures(aside)

        async def ask(name: str) -> bytes:
            return (await pictures.svg((name, "0", "en"), lambda: drawn.append(name) or name * 100)).data

        assert len(set(await asyncio.gather(ask("a"), ask("a"), ask("a")))) == 1 and drawn == ["a"]
        await ask("b")
        await ask("a")
        await ask("c")
        await ask("a")
        assert drawn == ["a", "b", "c"]
        await ask("b")
        assert drawn == ["a", "b", "c", "b"], "what nobody has asked for the longest has made room"

    asyncio.run(scenario())


def test_what_cannot_be_made_now_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def aside(job: Any) -> str:
        made: str = job()
        return made

    async def scenario() -> None:
        pictures = Pictures(aside)
        with pytest.raises(NoPicture):
            await pictures.png(("m", "0", "en"), lambda: "this is no drawing")
        monkeypatch.setattr(kept, "WAITING", 0)
        with pytest.raises(NoPicture):
            await pictures.png(("n", "0", "en"), lambda: DRAWING.format(""))
        monkeypatch.setattr(kept, "WAITING", 1)
        assert (await pictures.png(("n", "0", "en"), lambda: DRAWING.format(""))).data.startswith(b"\x89PNG")

    asyncio.run(scenario())
