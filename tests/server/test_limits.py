"""What requests cost, alone and over several processes; turns and streams by address."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, rooms_at
from web import site

from hustings.database.problems import StoreFailed
from hustings.matches.records.store import Store
from hustings.matches.together.ledger import SharedLedger
from hustings.web.app import create_app
from hustings.web.doors.connections import Doors
from hustings.web.doors.gate import Gate
from hustings.web.doors.limits import COSTS, FAIR, Allowance, Limits, cost_of
from hustings.web.pages import Settings

ALL = Allowance(points=100, rate=10, at_once=2, waiting=3, pause=0)


class Time:
    """A clock that is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_who_owes_too_much_is_told_when_there_is_room_again() -> None:
    clock = Time()
    limits = Limits(ALL, clock)
    assert [limits.spend("a", 40) for _ in range(3)] == [0, 0, 2]
    assert limits.spend("b", 100) == 0, "others owe nothing"
    assert limits.spend("a", 20) == 0, "what was refused was not spent"
    assert limits.spend("a", 0) == 0, "what costs nothing is always given"
    clock.now = 2.5
    assert (limits.owed("a"), limits.spend("a", 26), limits.spend("a", 25)) == (75, 1, 0)
    clock.now = 1000
    assert limits.owed("a") == limits.owed("b") == 0


def test_every_price_is_that_of_something(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            reached = {
                (method, "".join(f"/{part if isinstance(part, str) else 1}" for part in route.path_components))
                for route in create_app(rooms).routes
                for method in getattr(route, "methods", ())
            }
        for of, pattern, points in COSTS:
            assert [path for method, path in reached if method == of and cost_of(of, path) == points], pattern

    asyncio.run(scenario())
    frames = [cost_of("GET", "/m/x/frames", query) for query in (b"moment=1", b"moment=1&last=9")]
    assert cost_of("GET", "/m/x/s/0") < frames[0] < frames[1]
    assert cost_of("POST", "/m/x/s/0/rematch") == cost_of("POST", "/new") > cost_of("POST", "/m/x/s/0/act") == 1


# -- turns -----------------------------------------------------------------------------------------------------------


class Slow:
    """An application that answers when it is told to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.go_on = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.begun.append(scope["client"][0])
        await self.go_on.wait()


async def refuse(scope: Any, receive: Any, send: Any, refused: Any) -> None:
    scope["refused"] = (refused.status, refused.key, refused.retry)


def asked(address: str, path: str = "/x") -> dict[str, Any]:
    return {"type": "http", "method": "GET", "path": path, "query_string": b"", "client": (address, 1), "refused": None}


def test_one_address_has_a_few_turns_at_a_time_and_others_do_not_wait_for_it() -> None:
    async def scenario() -> None:
        app = Slow()
        gate = Gate(app, refuse, ALL)
        scopes = [asked("192.0.2.1") for _ in range(6)] + [asked("192.0.2.2")]
        tasks = [asyncio.create_task(gate(scope, None, None)) for scope in scopes]
        await eventually(lambda: "192.0.2.2" in app.begun)
        assert app.begun == ["192.0.2.1", "192.0.2.1", "192.0.2.2"]
        assert [scope["refused"] for scope in scopes] == [None] * 5 + [(429, "too-many", 10), None], "the line is full"
        tasks[2].cancel()
        app.go_on.set()
        await asyncio.wait(tasks)
        assert app.begun.count("192.0.2.1") == 4, "who waited had a turn, who went away had none"
        assert not gate.turns._working and not gate.turns._waiting

    asyncio.run(scenario())


def test_what_takes_long_gives_its_turn_to_the_next() -> None:
    async def scenario() -> None:
        app = Slow()
        gate = Gate(app, refuse, ALL)
        tasks = [asyncio.create_task(gate(asked("192.0.2.1"), None, None)) for _ in range(3)]
        await eventually(lambda: len(app.begun) == 3)
        app.go_on.set()
        await asyncio.wait(tasks)
        assert not gate.turns._working

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("allowance", "refused"),
    [
        (Allowance(streams=2), (429, "too-many-streams")),
        (Allowance(of_one=2), (503, "full")),
        (Allowance(of_all=2), (503, "full")),
    ],
)
def test_streams_are_counted_and_come_free_again(allowance: Allowance, refused: tuple[int, str]) -> None:
    async def scenario() -> None:
        app = Slow()
        gate = Gate(app, refuse, allowance)
        scopes = [asked("192.0.2.1", "/m/x/events") for _ in range(3)]
        tasks = [asyncio.create_task(gate(scope, None, None)) for scope in scopes]
        await eventually(lambda: scopes[2]["refused"] is not None)
        assert scopes[2]["refused"][:2] == refused and scopes[2]["refused"][2] > 0
        app.go_on.set()
        await asyncio.wait(tasks)
        assert not gate.streams.all and not gate.streams.by_address and not gate.streams.by_path

    asyncio.run(scenario())


def test_a_stream_too_many_is_refused_in_words_and_pages_still_come(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, Settings(allowance=Allowance(streams=1))) as place:
            made = await place.rooms.create(GAME, {}, TWO_PERSONS)
            browser, path = place.browser("ja"), f"/m/{made.match_id}/events"
            for nothing in ("/m/nothing/events", "/m/nothing/s/0/events", "/api/matches/nothing/events"):
                assert (await browser.http.get(nothing)).status_code == 404
            async with browser.listen(path):
                full = await browser.http.get(path)
                assert full.status_code == 429 and "ページ" in full.text and int(full.headers["retry-after"]) > 0
                program = await browser.http.get(f"/api{path.replace('/m/', '/matches/')}")
                assert (program.status_code, program.json()["error"]) == (429, "too-many-streams")
                assert (await browser.http.get(f"/m/{made.match_id}")).status_code == 200
            gate = place.server.config.app.state.gate  # type: ignore[union-attr]
            await eventually(lambda: not gate.streams.all)

    asyncio.run(scenario())


# -- whom an address is ----------------------------------------------------------------------------------------------

PROXIES = ["127.0.0.1", "10.0.0.0/8", "2001:db8:ff::/48"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("198.51.100.9", ["192.0.2.1"], "198.51.100.9"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["192.0.2.1:4711"], "192.0.2.1"),
        ("127.0.0.1", ["203.0.113.5, 192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["203.0.113.5, 192.0.2.1, 10.1.2.3"], "192.0.2.1"),
        ("127.0.0.1", ["203.0.113.5", "192.0.2.1", "10.1.2.3"], "192.0.2.1"),
        ("127.0.0.1", ["127.0.0.1, 192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["[2001:db8:1:2:3::4]:443"], "2001:db8:1:2::"),
        ("2001:db8:ff::1", ["2001:db8:1:2:3::4, 2001:db8:ff:0::2"], "2001:db8:1:2::"),
        ("127.0.0.1", ["192.0.2.1, nonsense"], "nonsense"),
        ("127.0.0.1", ["x" * 5000], "x" * 64),
        ("127.0.0.1", [""], "127.0.0.1"),
    ],
)
def test_the_last_one_that_no_trusted_proxy_speaks_for_is_counted(
    sqlite: str, peer: str, forwarded: list[str], counted: str
) -> None:
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.extend(gate.turns._working)

    async def scenario() -> None:
        scope = asked(peer) | {"headers": [(b"x-forwarded-for", value.encode()) for value in forwarded]}
        await ProxyHeadersMiddleware(gate, PROXIES)(scope, None, None)  # type: ignore[arg-type]

    gate = Gate(app, refuse, ALL)
    asyncio.run(scenario())
    assert seen == [counted]


# -- several processes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_processes_hear_what_was_spent_elsewhere(url: str) -> None:
    async def scenario() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        try:
            clock = Time()
            here, there = Limits(ALL, clock), Limits(ALL, clock)
            ledgers = [SharedLedger(store) for store in stores]
            here.spend("192.0.2.1", 60)
            there.spend("192.0.2.1", 30)
            there.spend("192.0.2.2", 5)
            await asyncio.gather(here.settle(ledgers[0]), there.settle(ledgers[1]))
            here.spend("192.0.2.1", 1)
            await here.settle(ledgers[0])
            assert 85 < here.owed("192.0.2.1") <= 91 and there.owed("192.0.2.2") == 5
            assert here.spend("192.0.2.1", 20) and not there.spend("192.0.2.1", 0)
            assert not here.spend("192.0.2.2", 90), "what this process has not met it has not heard of"
            async with stores[0].engine.connect() as connection:
                rows = (await connection.exec_driver_sql("SELECT who FROM spent")).all()
            assert len(rows) == 2 and not [row for row in rows if "192" in row.who]
        finally:
            for store in stores:
                await store.close()

    asyncio.run(scenario())


def test_what_could_not_be_told_is_told_the_next_time() -> None:
    class Broken:
        async def settle(self, spent: Any, rate: float) -> Any:
            raise StoreFailed()

    class Kept:
        def __init__(self) -> None:
            self.told: dict[str, float] = {}

        async def settle(self, spent: Any, rate: float) -> Any:
            self.told = dict(spent)
            return dict.fromkeys(spent, 50.0)

    async def scenario() -> None:
        limits, kept = Limits(ALL, Time()), Kept()
        limits.spend("a", 7)
        with pytest.raises(StoreFailed):
            await limits.settle(Broken())
        assert limits.owed("a") == 7
        limits.spend("a", 2)
        await limits.settle(kept)
        assert kept.told == {"a": 9} and limits.owed("a") == 50

    asyncio.run(scenario())


def test_a_school_behind_one_address_has_as_much_as_its_people_need() -> None:
    club, school = Allowance.of(30), Allowance.of(300)
    assert club == FAIR == Allowance()
    assert (school.points, school.rate, school.streams) == (10 * club.points, 10 * club.rate, 10 * club.streams)
    assert Doors.of(30).by_address < Doors.of(300).by_address
