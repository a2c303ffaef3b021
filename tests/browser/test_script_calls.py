"""Being called in a browser: the worker shows notices, and a page of its own without a network; axe finds nothing."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from persons import Person
from playwright.sync_api import expect
from reading import AT_NIGHT, check, check_all

Persons = Callable[..., Person]

WAKE = """async () => {
  const house = await import(document.querySelector("script[type=module]").src);
  return (await house["js/app.js"].wake()).scope;
}"""
TELL = """async (told) => {
  const shown = new Promise((seen) => {
    registration.showNotification = async (title, { tag, data, lang }) => seen({ title, tag, data, lang });
  });
  const push = new PushEvent("push", { data: JSON.stringify(told) });
  Object.defineProperty(push, "waitUntil", { value: () => {} });
  dispatchEvent(push);
  return await shown;
}"""
"""Headless browsers are called by nobody and show no notices: the worker is told of a push, and what it would show
comes back."""
CACHED = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname.replace(/static.[^/]+/, "static"));
}"""


def sign_in(database: Path, one: Person, id: str) -> None:
    """Let a browser be that of somebody with a name that lasts, and with a channel that has failed."""
    one.page.goto("/import")
    [secret] = [cookie["value"] for cookie in one.context.cookies() if cookie["name"] == "hustings"]
    device = sha256(secret.encode()).hexdigest()
    base = sqlite3.connect(database, timeout=20)
    person = "INSERT INTO people (id, name, skeleton, created, seen, language, zone, settings) VALUES (?, ?, ?, 0, 0, 'en', '', '{}')"
    known = "INSERT INTO devices (id, person, created, seen, label, name, curtains) VALUES (?, ?, ?, ?, '', '', '{}')"
    called = "INSERT INTO channels (id, person, kind, address, keys, label, created, failed, why) VALUES (?, ?, ?, 'x', '', ?, 0, 1, ?)"
    with base:
        base.execute(person, (id, id, id))
        base.execute(known, (device, id, time.time(), time.time()))
        base.execute(called, (f"m{id}"[:12], id, "mail", "ann@example.org", ""))
        base.execute(called, (f"p{id}"[:12], id, "push", "Firefox, Linux", "service"))
    base.close()


def test_a_worker_shows_notices_and_a_page_without_a_network_and_keeps_nothing_else(
    person: Persons, server: str
) -> None:
    ann = person()
    ann.page.goto("/import")
    with ann.context.expect_event("serviceworker") as begun:
        assert ann.page.evaluate(WAKE) == f"{server}/"
    told = {"title": "Your turn: Watergate against Ben", "body": "", "link": "/m/abc", "tag": "t", "language": "en"}
    shown = begun.value.evaluate(TELL, told)
    assert shown == {"title": told["title"], "tag": "t", "data": {"link": "/m/abc"}, "lang": "en"}
    ann.page.goto("/g/watergate")
    assert set(ann.page.evaluate(CACHED)) == {"/offline", "/static/sheets/house.css+pages.css", "/static/icon.svg"}
    ann.context.set_offline(True)
    ann.page.goto("/g/1960")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(["There is no connection", "接続できません"])
    ann.context.set_offline(False)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_axe_finds_nothing_serious(database: Path, person: Persons, language: str) -> None:
    ann = person(**AT_NIGHT, locale=language, timezone_id="Asia/Tokyo")
    if language == "en":
        check_all(ann.page, "/offline")
    sign_in(database, ann, f"ann{language}")
    ann.page.goto("/me/calls?done=added")
    assert ann.page.locator("#zone").input_value() == "Asia/Tokyo", "proposed by the browser"
    check(ann.page, "how I am called")
