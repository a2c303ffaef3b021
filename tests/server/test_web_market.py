"""The table of Politically Correct People as its pages bring it: who sits where, and offers that are no longer open."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from lxml.html import document_fromstring
from test_extras import PCP
from test_secret_trade import OCHRE, RED, do, offer, seated
from web import site

COLOURS = ("red", "ochre", "green", "teal", "indigo", "plum")


def mats(html: str) -> dict[str, str]:
    """What each player has in front, by colour, in the order of the page."""
    return {part.split('"', 1)[0]: part.split("</section>", 1)[0] for part in html.split('id="mat-')[1:]}


@pytest.mark.parametrize("players", [4, 5, 6])
def test_everybody_sits_around_one_table_the_reader_last(sqlite: str, players: int) -> None:
    """By name and chip, one shape a colour, with so many cards in hand, and money that only its owner can count."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            chairs = {f"seat-{colour}": "friend" for colour in COLOURS}
            options = {"option-players": str(players)}
            page = await place.browser().start(game=PCP, side="green", name="Ann", **options, **chairs)
            places = mats(page.html)
            assert list(places) == [COLOURS[(2 + n) % players] for n in (*range(1, players), 0)]
            room = await place.rooms.room(page.path.split("/")[2])
            public: Any = room.match.view(None)
            for colour, mat in places.items():
                seat = COLOURS.index(colour)
                assert f"#pc-chip-{colour}" in mat
                assert (">Ann<" in mat) == (colour == "green")
                held = f'<b aria-hidden="true">{public.seats[seat].hand}</b>'
                assert (held in mat) == (colour != "green")
                assert "#pc-note" not in mat and ("bucks" in mat) == (colour == "green")
            drawn = re.findall(r'<symbol id="pc-chip-(\w+)"[^>]*>(<[^>]*?) fill', page.html)
            assert {colour for colour, _ in drawn} == set(COLOURS) and len({shape for _, shape in drawn}) == 6

    asyncio.run(scenario())


@pytest.mark.parametrize(("language", "said"), [("en", "This is no longer open."), ("ja", "もう受け付けていません。")])
def test_who_accepts_too_late_is_told_so(sqlite: str, language: str, said: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (_, ben, *_), _ = await seated(place)
            ben.http.headers["accept-language"] = language
            await offer(room, RED, "ochre", "note-1")
            page = await ben.get(f"/m/{room.id}/s/{OCHRE}")
            accept = next(form for form in page.forms if ("action", "accept red-1") in form.buttons)
            await do(room, RED, "withdraw 1")
            late = await ben.send(accept, ("action", "accept red-1"))
            assert late.status == 409 and said in late.text
            red: Any = room.match.view(RED)
            assert red.seats[RED].money == 4

    asyncio.run(scenario())


def test_what_was_offered_is_told_to_who_may_know_and_stays_in_the_history(sqlite: str) -> None:
    """In the log and beside the market, after the answer too; a third seat reads nothing of it."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (ann, ben, cat, _), _ = await seated(place)
            await offer(room, RED, "ochre", "note-2", wants=("hand-slush", "hand-slush"))
            for browser, seat in ((ann, RED), (ben, OCHRE)):
                assert "dealings" not in (await browser.get(f"/m/{room.id}/s/{seat}")).ids, "it is still open"
            await do(room, OCHRE, "say little")
            await do(room, OCHRE, "decline red-1")
            declined = "Ochre declines: “Too little.” It was 2 bucks for 2 × “Slush Fund” from the hand."
            stall = (await ann.get(f"/m/{room.id}/s/{RED}")).html.partition('class="deals"')[2]
            assert declined in " ".join(document_fromstring(f"<div>{stall}").text_content().split())
            again = next(link for link in (await ann.get(f"/m/{room.id}/s/{RED}")).links if "gives=note" in link)
            form = (await ann.get(again)).form("/trade")
            assert form.fields["to"] == "ochre" and "wants=hand-slush+hand-slush" in again
            chosen = re.findall(r'<option value="([^"]*)" selected', (await ann.get(again)).html)
            assert chosen == ["note-2 "], "what was refused is filled in, without script too"
            await ann.send(form, gives=chosen[0], wants="hand-slush")
            offers: Any = room.match.view(RED)
            assert [(o.to, o.gives.money, len(o.wants.hand)) for o in offers.offers] == [(OCHRE, 2, 1)]
            for browser, seat in ((ann, RED), (ben, OCHRE)):
                page = await browser.get(f"/m/{room.id}/s/{seat}")
                history = page.html.partition('id="dealings"')[2].partition("</details>")[0]
                for part in (page.html.partition('id="log"')[2], history):
                    told = " ".join(document_fromstring(f"<div>{part}</div>").text_content().split())
                    assert "Vermilion to Ochre, offer 1: 2 bucks for 2 × “Slush Fund” from the hand." in told
                    assert "Ochre declines Vermilion’s offer 1." in told
                browser.http.headers["accept-language"] = "ja"
                page = await browser.get(f"/m/{room.id}/s/{seat}")
                goes = ("渡すもの", "求めるもの") if seat == RED else ("もらうもの", "渡すもの")
                said = "朱から黄土への申し出1。{}：2弗、{}：手札の「裏金」2枚。".format(*goes)
                assert said in page.text.replace(" ", ""), "each reads it from its own side"
            page = await cat.get(f"/m/{room.id}/s/2")
            assert "dealings" not in page.ids and "offer 1" not in page.text

    asyncio.run(scenario())


def test_an_offer_is_sent_to_somebody_and_for_something_or_is_asked_about(sqlite: str) -> None:
    """Nobody is chosen beforehand; what asks for nothing goes out only after a question, without script too."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (ann, *_), _ = await seated(place)
            page = await ann.get(f"/m/{room.id}/s/{RED}")
            form = next(form for form in page.forms if form.action.endswith("/trade"))
            assert "to" not in form.fields
            missing = await ann.send(form, gives="note-1")
            assert missing.status == 422 and "Say to whom" in missing.text
            asked = await ann.send(form, to="ochre", gives="note-2 note-1")
            assert "asks for nothing in return" in asked.text and not room.match.position.offers[RED * 4]  # type: ignore[attr-defined]
            await ann.send(asked.forms[-1])
            view: Any = room.match.view(RED)
            assert [(o.to, o.gives.money) for o in view.offers] == [(OCHRE, 3)]

    asyncio.run(scenario())
