"""The end of a match tells its story, and the start page says how one's matches have ended."""

from __future__ import annotations

import asyncio
import re

import pytest
from rooms_tools import play_out
from test_secret_trade import OCHRE, RED, do, offer, seated
from web import site

import hustings

SHEET = re.compile(r'<section class="result".*?</section>', re.S)
LOG = re.compile(r'id="log-lines".*?</section>', re.S)
WON = {"en": ("You have won.", "You have lost."), "ja": ("あなたの勝ちです。", "あなたの負けです。")}
TOLD = {
    "watergate": ("It took", "On the board at the end"),
    "1960": ("The campaign lasted", "support checks"),
    "hilarious-struggle": ("turns of the Democrats", "scandal"),
}


@pytest.mark.parametrize("game", sorted(TOLD))
def test_two_read_how_it_went_and_how_they_did(sqlite: str, game: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            ann, ben = place.browser(), place.browser("ja")
            sides = hustings.game(game).seats()
            start = await ann.start(game=game, side=sides[0], opponent="friend", name="Ann")
            ids = start.path.split("/")
            link = await ann.invitation(start)
            await ben.send((await ben.get(link)).form(link), name="Bob")
            room = await place.rooms.room(ids[2])
            await play_out(room, 4)
            outcome = room.match.outcome
            assert outcome is not None
            for seat, browser, language in ((0, ann, "en"), (1, ben, "ja")):
                page = await browser.get(f"/m/{room.id}/s/{seat}")
                [sheet] = SHEET.findall(page.html)
                said = WON[language][seat not in outcome.winners]
                assert said in sheet and "turns were played" not in sheet
                assert (sheet.count("<li>") >= 2 and "sides swapped" in sheet) or language == "ja"
                mine = (await browser.get("/")).html
                assert said in mine.partition('class="matches"')[2].partition("</ul>")[0]
            story = SHEET.findall((await ann.get(f"/m/{room.id}/s/0")).html)[0]
            assert all(told in story for told in TOLD[game])

    asyncio.run(scenario())


def test_four_read_their_places_the_envelopes_and_the_market(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, browsers, _ = await seated(place)
            await offer(room, RED, "ochre", "note-1")
            await do(room, OCHRE, "accept red-1")
            await play_out(room, 1)
            places = room.game.places(room.match.position)
            assert min(places) == 1 and len(places) == 4
            for seat, browser in enumerate(browsers):
                html = (await browser.get(f"/m/{room.id}/s/{seat}")).html
                [sheet] = SHEET.findall(html)
                assert html.count('class="pc-ledger"') == 1, "everybody's money is counted once"
                first = "You have won." if places.count(1) == 1 else "You share the victory."
                said = first if places[seat] == 1 else f"You came in place {places[seat]} of 4."
                assert said in sheet and "sides swapped" not in sheet
                assert "1 offer was made, 1 accepted." in sheet and "Vermilion paid Ochre 1" in sheet
                assert said in (await browser.get("/")).html
            assert "You " not in SHEET.findall((await place.browser().get(f"/m/{room.id}")).html)[0]

    asyncio.run(scenario())


def test_a_rematch_has_a_log_of_its_own(sqlite: str) -> None:
    """It begins as every match does: with the one minute, and with no line of the match before."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            ann = place.browser()
            start = await ann.start(opponent="hotseat")
            room = await place.rooms.room(start.path.split("/")[2])
            await play_out(room, 4)
            page = await ann.get(f"/m/{room.id}/s/0")
            last = LOG.findall(page.html)
            again = await ann.send(page.form("/rematch"))
            if again.has_form("/open"):
                again = await ann.send(again.form("/open"))
            fresh = LOG.findall(again.html)
            assert room.id not in again.path and "minute" in again.html
            assert len(last[0]) > 10 * len(fresh[0]) > 0

    asyncio.run(scenario())
