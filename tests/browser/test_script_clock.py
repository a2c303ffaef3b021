"""A clock in a browser: it counts on by itself, says once that little is left, and axe finds nothing beside it."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from persons import ALIVE, Person
from playwright.sync_api import expect
from reading import check

Persons = Callable[..., Person]


def test_a_clock_counts_on_and_calls_when_little_is_left(server: str, person: Persons) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    wanted = {"game": "watergate", "seats": seats, "pace": "1+0"}
    opened = httpx.post(f"{server}/api/matches", json=wanted).json()
    ann = person()
    page = ann.page
    page.clock.install()
    page.goto(f"/m/{opened['match']}/t/{opened['tokens'][1]}")
    page.wait_for_selector(f"{ALIVE} #prompt")
    clock = page.locator("#clock > .mine")
    expect(clock.get_by_role("timer")).to_have_text("The Editor: 1:00")
    page.wait_for_function("() => Number(document.querySelector('#clock > .mine').dataset.free) <= 3")  # it has arrived
    page.clock.run_for(35_000)
    expect(clock.get_by_role("timer")).not_to_have_text("The Editor: 1:00")
    assert not page.title().startswith("0:")
    page.clock.run_for(10_000)
    assert page.title().startswith("0:")
    expect(clock).to_have_class("side-editor mine runs soon")
    assert "Twenty seconds left" in (page.locator("#live").text_content() or ann.said)
    check(page, "a clock")
    page.goto(page.url.split("?")[0] + "/orders")
    check(page, "standing orders")
