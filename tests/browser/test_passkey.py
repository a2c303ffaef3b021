"""A name in a browser: a passkey is made and brings back, by the only script that these pages need."""

from __future__ import annotations

from collections.abc import Callable

from persons import ALIVE, Person
from playwright.sync_api import expect
from reading import AT_NIGHT, check_all

Persons = Callable[..., Person]

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_is_made_and_brings_back(person: Persons, server: str) -> None:
    ann = person(**AT_NIGHT)
    page = ann.page
    devtools = ann.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    page.goto(server.replace("127.0.0.1", "localhost") + "/sign-in")
    page.locator("#take-name").fill("Passkey Ann")
    page.locator("#take button").click()
    page.locator('form[data-passkey="create"] button').click()
    expect(page.locator('[name="key"]')).to_have_count(1)
    check_all(page, "/me")
    page.locator('[action="/sign-out"] button').click()
    page.goto(page.url.partition("/me")[0].rstrip("/") + "/sign-in")
    check_all(page, "/sign-in")
    page.locator('form[data-passkey="get"] button').click()
    expect(page.locator("h1")).to_have_text("Passkey Ann")
    assert page.locator(ALIVE).count() and not ann.errors
