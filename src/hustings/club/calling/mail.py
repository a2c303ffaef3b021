"""Calling by mail: letters in text and HTML that end with one click, handed to the SMTP server of the owner."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from html import escape
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from .sending import Gone, Later, Letter, Refused

log = logging.getLogger("hustings.calling")

PATIENCE: Final = 20.0
"""Seconds for a mail to be taken."""
LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN: Final = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")
HERE: Final = ("127.0.0.1", "::1", "localhost")
"""Hosts to which a password may go unencrypted."""
FULL: Final = 452
NO_ROOM: Final = 552
TEMPORARY: Final = range(400, 500)
NOBODY: Final = (550, 551, 553)


class BadAddress(ValueError):
    """This is no address for mail."""


def clean_address(text: str) -> str:
    """An address for mail as it is kept.

    Args:
        text: what somebody has typed.

    Raises:
        BadAddress: mail cannot go there: it is none, or has forms that nobody needs and others are fooled by.
    """
    local, at, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii").lower()
    except UnicodeError as error:
        raise BadAddress(text) from error
    if not at or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(domain) or len(local) > 64 or len(domain) > 190:
        raise BadAddress(text)
    return f"{local}@{domain}"


@dataclass(frozen=True)
class Server:
    """An SMTP server.

    Attributes:
        host: its name.
        port: of it.
        tls: encrypted from the first byte on; otherwise as soon as the server offers it.
        user: who we are there; empty: nobody asks.
        password: of that user.
    """

    host: str
    port: int
    tls: bool
    user: str
    password: str

    def __repr__(self) -> str:
        return f"Server({self.host}:{self.port})"

    @property
    def start_tls(self) -> bool | None:
        """Whether encryption has to begin before anything is said; None: if it is offered."""
        if self.tls:
            return False
        return True if self.user and self.host not in HERE else None


def server(url: str) -> Server:
    """A server out of ``smtp://user:password@mail.example:587`` or ``smtps://…``.

    Raises:
        ValueError: it is none.
    """
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError("smtp://user:password@host:port")
    tls = parts.scheme == "smtps"
    port = parts.port or (465 if tls else 587 if parts.username else 25)
    return Server(parts.hostname, port, tls, unquote(parts.username or ""), unquote(parts.password or ""))


class Mail:
    """Sends mail.

    Args:
        server: which takes it.
        sender: our own address.
        name: what we are called there.
    """

    def __init__(self, server: Server, sender: str, name: str = "Hustings") -> None:
        self._server = server
        self.sender = clean_address(sender)
        self._name = name

    async def send(self, address: str, letter: Letter) -> None:
        """Send a letter; see :class:`.sending.Way`."""
        message = self.message(address, letter.title, text_of(letter), html_of(letter), letter.language)
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        await self.deliver(message)

    def message(self, address: str, subject: str, text: str, html: str, language: str) -> EmailMessage:
        """A mail to one person.

        Args:
            address: of the person.
            subject: one line.
            text: what it says.
            html: the same.
            language: which that is in.

        Raises:
            Refused: there is no such address.
        """
        domain = self.sender.rpartition("@")[2]
        message = EmailMessage(SMTP)
        message["From"] = Address(self._name, addr_spec=self.sender)
        try:
            message["To"] = Address(addr_spec=clean_address(address))
        except BadAddress as error:
            raise Refused("address") from error
        message["Subject"] = " ".join("".join(c if c.isprintable() else " " for c in subject).split())
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=domain)
        message.set_content(text)
        message.add_alternative(html, subtype="html")
        message["Content-Language"] = language
        return message

    async def deliver(self, message: EmailMessage) -> None:
        """Hand a mail to the server.

        Raises:
            Gone: there is nobody at its address.
            Refused: the server does not want it.
            Later: the server does not take it now.
        """
        server = self._server
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls,
                start_tls=server.start_tls,
                local_hostname=self.sender.rpartition("@")[2],
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            code = refused.recipients[0].code
            log.info("a mail is not taken: the address is answered with %s", code)
            if code in TEMPORARY or code == NO_ROOM:
                raise Later("full" if code in (FULL, NO_ROOM) else "busy") from refused
            raise (Gone if code in NOBODY else Refused)("nobody") from refused
        except (aiosmtplib.SMTPSenderRefused, aiosmtplib.SMTPAuthenticationError) as refused:
            log.warning("the SMTP server does not take our mails: it answers with %s", refused.code)
            raise Later("server") from refused
        except aiosmtplib.SMTPResponseException as refused:
            log.warning("a mail is not taken: it is answered with %s", refused.code)
            raise (Later if refused.code in TEMPORARY else Refused)("server") from refused
        except (aiosmtplib.SMTPException, OSError) as problem:
            log.warning("the SMTP server cannot be reached: %s", type(problem).__name__)
            raise Later("server") from problem


def text_of(letter: Letter) -> str:
    """What a letter says, in plain text."""
    said = "\n".join(letter.lines)
    return f"{said}\n\n{letter.button}: {letter.link}\n\n-- \n{letter.why}\n{letter.stop_words}: {letter.stop}\n"


def html_of(letter: Letter) -> str:
    """What a letter says, in HTML that loads nothing and knows of nobody who opens it."""
    said = "".join(f"<p>{escape(line)}</p>" for line in letter.lines)
    return (
        f'<!doctype html><html lang="{escape(letter.language)}"><head><meta charset="utf-8">'
        f"<title>{escape(letter.title)}</title></head>"
        '<body style="font:16px/1.6 system-ui,sans-serif;color:#1c1a17;background:#fff;margin:24px">'
        f'{said}<p><a href="{escape(letter.link)}">{escape(letter.button)}</a></p>'
        f'<p style="color:#5c564d;font-size:14px">{escape(letter.why)}<br>'
        f'<a href="{escape(letter.stop)}">{escape(letter.stop_words)}</a></p></body></html>\n'
    )
