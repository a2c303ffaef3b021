"""The cookie of a browser: signed, small enough, and good for as long as it lies there."""

from __future__ import annotations

import secrets

from hustings.web.session import SEATS, Session, Signer

KEY = b"k" * 32
EARLIER = (
    "hKVmb3Jtc7ZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmpG5hbWWjQW5upXNlYXRzkZKjYWJjo2RlZqRvcGVugaNhYmMB."
    "-u-fPeA3Ya1SuPdfjtFULU1WsOw"
)
"""What the first version of the signer gave a browser of :data:`KEY`."""


def test_a_cookie_of_the_first_signer_still_opens_its_seats() -> None:
    session = Signer(KEY).unseal(EARLIER)
    assert session == Session("f" * 22, "Ann", [("abc", "def")], {"abc": 1})


def test_a_browser_with_all_its_seats_fits_into_a_cookie() -> None:
    session = Session(secrets.token_urlsafe(16), "選挙" * 10)
    for _ in range(SEATS + 5):
        session.remember(secrets.token_urlsafe(8), secrets.token_urlsafe(24))
    value = Signer(KEY).seal(session)
    session.changed = False
    assert len(value) < 3500 and Signer(KEY).unseal(value) == session


def test_what_another_key_signed_or_nobody_is_a_new_browser() -> None:
    good = Signer(KEY).seal(Session("f" * 22, "Ann", [("abc", "def")]))
    other = Signer(b"o" * 32).seal(Session("f" * 22, "Ann", [("abc", "def")]))
    body, _, signature = good.rpartition(".")
    for value in (None, "", ".", "x", "ä.ö", other, body, f"{body}x.{signature}", f".{good}", good[:-2]):
        session = Signer(KEY).unseal(value)
        assert session.changed and not session.seats and session.forms != "f" * 22, value
