"""Links by mail: to be signed in with, and to show that an address is one's own.

Whoever asks is told the same whether a name has the address or not, and as fast: a task looks, and sends. Only there
the link is made, so that it stands nowhere but in the letter.
"""

from __future__ import annotations

import logging
import secrets
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from typing import Final

from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.people import ADDRESSES, LETTERS, PEOPLE
from hustings.database.tasks import Task
from hustings.matches.people import hash_of
from hustings.words.sentences import LANGUAGES, Words

from ..calling.mail import BadAddress, clean_address
from ..calling.sending import MAIL, Later, NotSent
from ..club import Club
from .bans import refuse
from .problems import AddressTaken, LetterGone, TooManyAddresses
from .tries import DAY, HOUR, count

__all__ = ["ADDRESS", "ENTER", "Link", "addresses_of", "ask", "follow", "forget", "join", "look", "warn"]

log = logging.getLogger("hustings.people")

ENTER: Final = "enter"
"""Purpose of a letter that signs its reader in."""
ADDRESS: Final = "address"
"""Purpose of a letter that shows that its address is somebody's."""
GOOD_FOR: Final = {ENTER: 10 * 60.0, ADDRESS: DAY}
"""Seconds that a link is good for."""
KIND: Final = "mail-link"
WARNING: Final = "mail-warning"
TRIES: Final = 3
MOST: Final = 5
WHERE: Final = "/sign-in/t/"
"""Where links lead; what comes after it is kept out of every log."""


@dataclass(frozen=True)
class Link:
    """What a link is good for.

    Attributes:
        purpose: :data:`ENTER` or :data:`ADDRESS`.
        person: whose id.
        name: the name of that person.
        address: where it was sent.
    """

    purpose: str
    person: str
    name: str
    address: str


def join(club: Club) -> None:
    """Have letters sent by this club."""

    async def send(task: Task) -> None:
        await _send(club, task)

    async def warn(task: Task) -> None:
        await _warn(club, task)

    club.working.on(KIND, send)
    club.working.on(WARNING, warn)


async def ask(club: Club, purpose: str, address: str, language: str, by: str, person: str = "") -> None:
    """Have a letter with a link sent; nobody is told whether it was.

    Args:
        club: who sends it.
        purpose: :data:`ENTER` or :data:`ADDRESS`.
        address: as typed.
        language: of who asks.
        by: from where it is asked for, for the count of letters.
        person: whose address it is to be; for :data:`ENTER` the address says who.

    Raises:
        BadAddress: when mail cannot go there.
        TooOften: when many letters were asked for.
        StoreFailed: when it cannot be noted.
    """
    to = clean_address(address).lower()
    await count(club.database, "letter by", by, 10, HOUR)
    await count(club.database, "letter to", to, 3, HOUR)
    await count(club.database, "letters to", to, 10, DAY)
    subject = f"{purpose} {hash_of(to)[:40]}"
    async with club.database.writing() as connection:
        await tasks.add(club.database, connection, KIND, subject, address=to, language=language, person=person)


async def _send(club: Club, task: Task) -> None:
    purpose, to, language = task.subject.partition(" ")[0], task.data["address"], task.data["language"]
    means = club.calls.means
    async with club.database.writing() as connection:
        mine = PEOPLE.c.id == task.data["person"]
        if purpose == ENTER:
            mine = and_(ADDRESSES.c.address == to, PEOPLE.c.id == ADDRESSES.c.person)
        row = (await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(mine))).first()
        if row is None or MAIL not in means.offered or task.tries >= TRIES:
            return
        token = secrets.token_urlsafe(32)
        now = club.database.now()
        await connection.execute(delete(LETTERS).where(LETTERS.c.expires < now))
        values = {"token_hash": hash_of(token), "person": row.id, "address": to, "purpose": purpose}
        await connection.execute(insert(LETTERS).values(**values, expires=now + GOOD_FOR[purpose]))
    words, link = Words(), means.owner.home.rstrip("/") + WHERE + token
    said = [words.text(language, f"letter-{purpose}-{line}", name=row.name) for line in ("what", "until", "not-you")]
    button = words.text(language, f"letter-{purpose}-button")
    text = "\n".join([*said[:2], "", f"{button}: {link}", "", said[2], ""])
    html = _html(language, words.text(language, f"letter-{purpose}-title"), said, button, link)
    try:
        mail = means.mail()
        await mail.deliver(mail.message(to, words.text(language, f"letter-{purpose}-title"), text, html, language))
    except Later:
        raise
    except (NotSent, BadAddress) as error:
        log.info("a link could not be sent by mail: %s", type(error).__name__)


def _html(language: str, title: str, said: list[str], button: str, link: str) -> str:
    first, until, not_you = map(escape, said)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title></head>'
        f'<body style="font:16px/1.6 system-ui,sans-serif"><p>{first}</p><p>{until}</p>'
        f'<p><a href="{escape(link)}">{escape(button)}</a></p><p>{not_you}</p></body></html>\n'
    )


async def warn(club: Club, person: str, what: str) -> None:
    """Have a person told by mail that something was added with which one comes back to its name.

    Args:
        club: who sends it, to all addresses of the person.
        person: whose id.
        what: ``"passkey"``, ``"codes"`` or ``"address"``.

    Raises:
        StoreFailed: when it cannot be noted.
    """
    async with club.database.writing() as connection:
        await tasks.add(club.database, connection, WARNING, f"{person} {what}")


async def _warn(club: Club, task: Task) -> None:
    person, _, what = task.subject.partition(" ")
    means, words = club.calls.means, Words()
    asked = select(PEOPLE.c.name, PEOPLE.c.language, ADDRESSES.c.address).join(
        ADDRESSES, ADDRESSES.c.person == PEOPLE.c.id
    )
    async with club.database.reading() as connection:
        rows = list(await connection.execute(asked.where(PEOPLE.c.id == person)))
    if MAIL not in means.offered or task.tries >= TRIES:
        return
    mail, link = means.mail(), means.owner.home.rstrip("/") + "/me"
    for row in rows:
        language = row.language if row.language in LANGUAGES else LANGUAGES[0]
        title = words.text(language, "letter-warning-title")
        said = [
            words.text(language, f"letter-warning-{what}", name=row.name),
            words.text(language, "letter-warning-yours"),
            words.text(language, "letter-warning-not-yours"),
        ]
        button = words.text(language, "letter-warning-button")
        text = "\n".join([*said, "", f"{button}: {link}", ""])
        with suppress(NotSent):  # what matters stands on the person's own page, too
            html = _html(language, title, said, button, link)
            await mail.deliver(mail.message(row.address, title, text, html, language))


async def look(database: Database, token: str) -> Link:
    """What a link is good for; it stays good.

    Raises:
        LetterGone: when it was followed, or is too old.
    """
    asked = select(LETTERS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == LETTERS.c.person)
    is_it = and_(LETTERS.c.token_hash == hash_of(token), LETTERS.c.expires > database.now())
    async with database.reading() as connection:
        row = (await connection.execute(asked.where(is_it))).one_or_none()
    if row is None:
        raise LetterGone()
    return Link(row.purpose, row.person, row.name, row.address)


async def follow(database: Database, token: str) -> Link:
    """Follow a link, once: an address is its person's then; who is to be signed in still has to be.

    Raises:
        LetterGone: when it was followed, or is too old.
        AddressTaken: when the address is somebody else's.
        Banned: when it was that of a name that is banned.
        TooManyAddresses: when the person has many.
        StoreFailed: when it cannot be stored.
    """
    found = await look(database, token)
    if found.purpose == ADDRESS:
        await refuse(database, found.address)
    async with database.writing() as connection:
        used = delete(LETTERS).where(LETTERS.c.token_hash == hash_of(token))
        if not (await connection.execute(used)).rowcount:
            raise LetterGone()
        if found.purpose == ADDRESS:
            mine = select(func.count()).select_from(ADDRESSES).where(ADDRESSES.c.person == found.person)
            if (await connection.scalar(mine) or 0) >= MOST:
                raise TooManyAddresses(most=MOST)
            dialect = postgresql if database.is_shared else sqlite
            kept = dialect.insert(ADDRESSES).values(address=found.address, person=found.person, since=database.now())
            await connection.execute(kept.on_conflict_do_nothing())
            whose = select(ADDRESSES.c.person).where(ADDRESSES.c.address == found.address)
            if await connection.scalar(whose) != found.person:
                raise AddressTaken()
    return found


async def addresses_of(database: Database, person: str) -> list[str]:
    """The mail addresses of a person."""
    asked = select(ADDRESSES.c.address).where(ADDRESSES.c.person == person).order_by(ADDRESSES.c.since)
    async with database.reading() as connection:
        return list(await connection.scalars(asked))


async def forget(database: Database, person: str, address: str) -> None:
    """Let an address be no person's any more; links that were sent there are worth nothing.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        for table in (ADDRESSES, LETTERS):
            await connection.execute(delete(table).where(table.c.person == person, table.c.address == address))
