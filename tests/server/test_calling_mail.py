"""Mail as a real SMTP server takes it: in two forms, with a link that ends it, and with nothing that others slip in."""

from __future__ import annotations

import asyncio
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest
from called import Postbox, letter

from hustings.club.calling.mail import BadAddress, Mail, clean_address, server
from hustings.club.calling.sending import Gone, Later, Letter, NotSent, Refused


def sent(box: Postbox, said: Letter, address: str = "ada@example.org") -> EmailMessage:
    asyncio.run(Mail(server(box.url), "table@club.example").send(address, said))
    found = message_from_bytes(box.taken[-1].content or b"", policy=policy.default)
    assert isinstance(found, EmailMessage)
    return found


def test_a_letter_arrives_in_text_and_html_and_ends_with_one_click() -> None:
    with Postbox() as box:
        mail = sent(box, letter("ja", "Ada"))
        assert box.taken[0].rcpt_tos == ["ada@example.org"] and box.taken[0].mail_from == "table@club.example"
        assert mail["To"] == "ada@example.org" and mail["From"] == "Hustings <table@club.example>"
        assert mail["Subject"] == "あなたの手番です：『1960: The Making of the President』（相手：Ada）"
        assert mail["List-Unsubscribe"] == "<https://club.example/called/stop/x.y>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Message-ID"].endswith("@club.example>") and mail["Date"] and mail["Content-Language"] == "ja"
        text, html = (part.get_content() for part in mail.iter_parts())
        for said in (text, html):
            assert "https://club.example/m/abc" in said and "https://club.example/called/stop/x.y" in said
        assert '<html lang="ja">' in html and "<script" not in html and "<img" not in html


@pytest.mark.parametrize(
    "name", ["Ada\r\nBcc: all@example.org", "<b>Ada</b>", "http://evil.example/", "@everyone evil.example"]
)
def test_a_name_slips_nothing_in(name: str) -> None:
    with Postbox() as box:
        mail = sent(box, letter("en", name))
        assert mail["Bcc"] is None and box.taken[0].rcpt_tos == ["ada@example.org"] and "\n" not in mail["Subject"]
        text, html = (part.get_content() for part in mail.iter_parts())
        for said in (text, html):
            assert (
                "<b>" not in said and "://evil" not in said and "@everyone" not in said and "evil.example" not in said
            )


def test_a_subject_is_one_line_whatever_it_is_made_of() -> None:
    mail = Mail(server("smtp://127.0.0.1"), "table@club.example")
    made = mail.message("ada@example.org", "one\r\nBcc: two@example.org\x00\u2028three", "text", "<p>text</p>", "en")
    assert made["Subject"] == "one Bcc: two@example.org three" and made["Bcc"] is None
    assert b"\nBcc:" not in made.as_bytes()


@pytest.mark.parametrize(
    ("answer", "kind", "why"),
    [
        ("550 no such user", Gone, "nobody"),
        ("554 not you", Refused, "nobody"),
        ("450 greylisted", Later, "busy"),
        ("452 full", Later, "full"),
        ("552 full", Later, "full"),
    ],
)
def test_what_an_smtp_server_says_is_understood(answer: str, kind: type[NotSent], why: str) -> None:
    with Postbox() as box:
        box.answer = answer
        with pytest.raises(kind) as told:
            sent(box, letter())
        assert told.value.why == why


def test_a_server_that_is_not_there_is_tried_again() -> None:
    with Postbox() as box:
        url = box.url
    with pytest.raises(Later):
        asyncio.run(Mail(server(url), "table@club.example").send("ada@example.org", letter()))


@pytest.mark.parametrize("address", ["ada@example.org", " Ada.L+x@Example.ORG ", "a@münchen.example"])
def test_addresses(address: str) -> None:
    local = address.strip().partition("@")[0]
    assert clean_address(address).startswith(f"{local}@") and clean_address(address).isascii()


@pytest.mark.parametrize(
    "address",
    [
        "", "ada", "@example.org", "ada@", "ada@localhost", "ada@[127.0.0.1]", "ada@127.0.0.1", "a da@example.org",
        "ada@example.org\r\nBcc: x@example.org", "ada@example.org, x@example.org", '"a b"@example.org',
        "Ada <ada@example.org>", "ada..b@example.org", "ada@exa_mple.org", "ada@example.org>",
        "x" * 65 + "@example.org",
        "ada@" + "x" * 64 + ".org", "ada@-x.org", "ada%inner@example.org@relay", "ада@example.org", "a@b@example.org",
    ],
)  # fmt: skip
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(BadAddress):
        clean_address(address)


def test_a_password_goes_encrypted_except_to_this_machine_and_is_never_shown() -> None:
    there = server("smtp://user:p%40ss@mail.example")
    assert (there.port, there.user, there.password, there.start_tls) == (587, "user", "p@ss", True)
    assert "p@ss" not in repr(there)
    assert server("smtps://user:x@mail.example").port == 465 and server("smtp://127.0.0.1:2525").start_tls is None
    for wrong in (
        "mail.example",
        "http://mail.example",
        "smtp://",
        "smtp://mail.example/path",
        "smtp://h?x=1",
        "smtp://h:x",
    ):
        with pytest.raises(ValueError):
            server(wrong)
