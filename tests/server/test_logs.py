"""What a server writes down: for people or for programs, request by request, and nothing that only players may know."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from rooms_tools import play_out
from sqlalchemy.exc import IntegrityError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from web import Browser, Page, Site, site

import hustings
from hustings.database.problems import StoreFailed
from hustings.database.tables import RECORDS
from hustings.matches import logs
from hustings.matches.people import SeatPlan
from hustings.matches.records.store import Store
from hustings.printed.confidence import Carded
from hustings.web.counted.observed import Observed
from hustings.web.pages import Settings
from hustings.words.sentences import Words

ANN, BOB = "Wilhelmina", "田中はるか"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Log as it was, afterwards."""
    root, own = logging.getLogger(), logging.getLogger("hustings")
    handlers, levels = root.handlers[:], (root.level, own.level)
    yield
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    own.setLevel(levels[1])


def written(capfd: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capfd.readouterr().err.splitlines()]


def test_lines_are_for_people_or_for_programs(capfd: pytest.CaptureFixture[str]) -> None:
    log = logging.getLogger("hustings.rooms")
    logs.begin()
    log.warning("match %s goes on", "abc", extra={"route": "/m"})
    log.debug("never seen")
    logging.getLogger("elsewhere").info("never seen")
    line = capfd.readouterr().err
    assert line.count("\n") == 1 and "match abc goes on" in line and "hustings.rooms" in line and "warning" in line
    assert "\x1b" not in line, "no colours in a file"
    logs.begin(logs.JSON)
    try:
        raise ValueError("what happened")
    except ValueError:
        log.exception("it failed")
    (told,) = written(capfd)
    assert (told["event"], told["level"], told["logger"]) == ("it failed", "error", "hustings.rooms")
    assert "ValueError: what happened" in told["exception"] and told["timestamp"].endswith("Z")


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("GET /m/abc/t/Xy-_9 failed", "GET /m/abc/t/... failed"),
        ("Bearer hst_aB-_9 is no token", "Bearer hst_... is no token"),
        ("/admin/t/abc.def-1.xyz failed", "/admin/t/... failed"),
        ("{'Cookie': 'hustings=abc.def', 'a': 1}", "{'Cookie': ..."),
        ("authorization: Bearer abc", "authorization: ..."),
        ("postgresql+psycopg://me:word@host/db is away", "postgresql+psycopg://me:...@host/db is away"),
        ("http://localhost:8000/m/abc", "http://localhost:8000/m/abc"),
    ],
)
def test_the_last_guard_takes_out_what_opens_something(capfd: pytest.CaptureFixture[str], line: str, kept: str) -> None:
    logs.begin(logs.JSON)
    logging.getLogger("hustings.web").error("%s", line)
    assert written(capfd)[0]["event"] == kept


def test_an_error_of_the_database_says_nothing_of_what_was_stored(sqlite: str) -> None:
    async def within() -> str:
        store = await Store.open(sqlite)
        row = {"match_id": "abc", "n": 0, "data": "play N14"}
        try:
            with pytest.raises(IntegrityError) as raised:
                async with store.engine.begin() as connection:
                    await connection.execute(RECORDS.insert(), [row, row])
            return str(raised.value)
        finally:
            await store.close()

    assert "N14" not in asyncio.run(within())


# -- requests ----------------------------------------------------------------------------------------------------------


async def _page(scope: Any, receive: Any, send: Any) -> None:
    """An application that knows one page."""
    scope["path_template"] = "/m/{match_id}/t/{token}"
    await send({"type": "http.response.start", "status": 404, "headers": []})


def asked(peer: str, given: str, trusted: tuple[str, ...] = ("10.0.0.0/8",), written: bool = True) -> str:
    """The id of a request that somebody gives an id."""
    front = ProxyHeadersMiddleware(_page, list(trusted))
    observed = Observed(front, None, trusted, written)
    headers = [(b"x-request-id", given.encode()), (b"x-forwarded-for", b"192.0.2.7")]
    scope = {"type": "http", "method": "GET", "client": (peer, 1), "path": "/m/abc/t/secret", "headers": headers}
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(observed(scope, None, send))
    return str(dict(sent[0]["headers"])[b"x-request-id"].decode())


def test_every_request_has_an_id_that_only_a_trusted_server_can_choose(capfd: pytest.CaptureFixture[str]) -> None:
    logs.begin(logs.JSON)
    assert asked("10.1.2.3", "from-the-proxy-1") == "from-the-proxy-1"
    own = asked("203.0.113.9", "from-the-proxy-1")
    assert own != "from-the-proxy-1" and own != asked("203.0.113.9", "")
    first, second, _ = written(capfd)
    assert (first["request"], first["address"], first["status"]) == ("from-the-proxy-1", "192.0.2.7", 404)
    assert (first["method"], first["route"]) == ("GET", "/m/{match_id}/t/{token}") and first["ms"] >= 0
    assert (second["request"], second["address"]) == (own, "203.0.113.9")
    for strange in ("a b", "x" * 65, "né", ""):
        assert asked("10.1.2.3", strange) != strange


def test_requests_are_lines_only_where_that_is_wanted(capfd: pytest.CaptureFixture[str]) -> None:
    logs.begin(logs.JSON)
    asked("10.1.2.3", "", written=False)
    assert written(capfd) == []


# -- a whole match -----------------------------------------------------------------------------------------------------


def test_nothing_of_a_match_that_goes_wrong_in_every_way_can_be_read_in_the_log(
    sqlite: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.begin(logs.JSON)

    async def within() -> tuple[set[str], str]:
        settings = Settings(limits=False, access_log=True)
        async with site(sqlite, settings) as place:
            return await _everything(place, monkeypatch)

    secrets, number = asyncio.run(within())
    err = capfd.readouterr().err
    lines = [json.loads(line) for line in err.splitlines()]
    broken = [line for line in lines if line["event"].endswith("failed") and "exception" in line]
    assert [line["request"] for line in broken] == [number], "what the player is told leads to the line"
    assert {"507", "500"} <= {str(line.get("status")) for line in lines}
    assert any("a bug" in line["event"] and line["logger"] == "hustings.bots" for line in lines)
    assert len(secrets) > 100
    assert [word for word in secrets if word in err] == []


async def _everything(place: Site, monkeypatch: pytest.MonkeyPatch) -> tuple[set[str], str]:
    """A match with a computer that crashes, a disk that is full, a page that breaks; what nobody may read of it."""

    async def wrong(*_: object, **__: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(place.rooms.bots, "_ask", wrong)
    created = await place.rooms.create(
        "watergate", {}, [SeatPlan("person", name=ANN), SeatPlan("computer", level="search")]
    )
    friends = await place.rooms.create("watergate", {}, [SeatPlan("person", name=ANN), SeatPlan("person", name=BOB)])
    tokens = {token for token in (*created.tokens, *friends.tokens) if token}
    browser = place.browser()
    for made in (created, friends):
        for token in filter(None, made.tokens):
            await browser.get(f"/m/{made.match_id}/t/{token}")
    room = await place.rooms.room(friends.match_id)
    match = room.match
    seat = match.position.to_act[0]
    page = await browser.get(f"/m/{friends.match_id}/s/{seat}")
    number = await _broken(place, browser, page, friends.tokens[seat], monkeypatch, wrong)
    await play_out(room, seed=5)
    actions = {text for text in room.game.actions.texts if " " in text}
    cards = {card[key] for language in ("en", "ja") for card in listed(language) for key in ("id", "name")}
    cookies = {str(value) for value in browser.http.cookies.values()}
    stored, _ = await place.rooms.read(friends.match_id)
    return tokens | actions | cards | cookies | {ANN, BOB, stored.match.secret}, number


def listed(language: str) -> list[Any]:
    game = hustings.game("watergate")
    assert isinstance(game.face, Carded)
    return game.face.card_list(Words(game), language)


async def _broken(
    place: Site, browser: Browser, page: Page, token: str, monkeypatch: pytest.MonkeyPatch, wrong: Any
) -> str:
    assert page.question

    async def full(*_: object, **__: object) -> None:
        raise StoreFailed() from IntegrityError("insert", {"data": page.choices[0]}, ValueError("full"), True)

    with monkeypatch.context() as patch:
        patch.setattr(place.rooms.store, "append", full)
        assert (await browser.send(page.question, page.question.buttons[0])).status == 507
    with monkeypatch.context() as patch:
        patch.setattr(place.rooms, "room", wrong)
        answer: httpx.Response = await browser.http.get(f"/m/{page.path.split('/')[2]}/t/{token}")
    number = answer.headers["x-request-id"]
    assert answer.status_code == 500 and number in answer.text
    return str(number)
