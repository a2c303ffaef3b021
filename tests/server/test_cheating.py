"""What somebody tries who wants to see more than a seat may, or to stop the others from playing."""

from __future__ import annotations

import asyncio

import pytest
from web import Browser, Page, site


async def at_one_device(browser: Browser) -> tuple[Page, str, int]:
    """A match on one device with the first curtain open: its page, its id, and the seat that stays hidden."""
    page = await browser.start(opponent="hotseat", side="editor", name="Ann")
    page = await browser.send(page.form("/open"))
    _, _, match_id, _, seat = page.path.split("/")
    return page, match_id, 1 - int(seat)


PEEKS = [
    ("GET", "why?on=initiative"),
    ("GET", "settings"),
    ("GET", "parts"),
    ("GET", "frames?moment=1"),
    ("POST", "act"),
    ("POST", "undo"),
    ("POST", "confirm"),
    ("POST", "takeback"),
    ("POST", "takeback/answer"),
    ("POST", "claim"),
    ("POST", "computer"),
]


@pytest.mark.parametrize("accept", ["text/html", "application/json"])
def test_nothing_looks_behind_the_curtain(sqlite: str, accept: str) -> None:
    """Refusals and reasons show the table of the seat that they are about; not of one behind a curtain."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page, match_id, hidden = await at_one_device(browser)
            room = await place.rooms.room(match_id)
            hand = room.match.view(hidden).sides[hidden].hand  # type: ignore[attr-defined]
            fields = {"_csrf_token": await browser.token(), "turn": "99", "action": "pass", "level": "none"}
            for method, what in PEEKS:
                answer = await browser.http.request(
                    method,
                    f"/m/{match_id}/s/{hidden}/{what}",
                    headers={"accept": accept},
                    data=fields if method == "POST" else None,
                )
                assert not [card for card in hand if f"card-{card}" in answer.text], (method, what)
                if accept == "application/json":
                    assert answer.json() == {"go": page.path}
                else:
                    assert answer.url.path == page.path

    asyncio.run(scenario())


@pytest.mark.parametrize("number", ["9" * 4301, "-1", "x"])
def test_a_senseless_event_number_is_no_event_number(sqlite: str, number: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(opponent="heuristic", side="editor")
            for path in (page.path, "/api/matches/" + page.path.split("/")[2]):
                async with browser.listen(f"{path}/events", **{"last-event-id": number}) as events:
                    async for kind, _, _ in events:
                        assert kind in ("alive", "news", "table")
                        break

    asyncio.run(scenario())


def test_json_without_a_bottom_is_refused_in_words(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            answer = await place.browser().http.post(
                "/api/matches", content=b"[" * 50_000, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 400 and answer.json()["error"] == "missing"

    asyncio.run(scenario())
