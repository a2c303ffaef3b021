"""What a browser is known by: one random secret in its cookie. All that it keeps is in the database, under its hash."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Final

from hustings.club.people import Person, person_named
from hustings.club.people.bans import is_banned
from hustings.club.people.devices import Device, keep, look, touch
from hustings.club.people.holdings import held_by, make_link
from hustings.club.people.problems import NameTaken
from hustings.club.people.signing import Browser, sign_in, sign_out, take_name
from hustings.database.base import Database
from hustings.database.problems import StoreFailed
from hustings.matches.people import clean_name, hash_of

from .earlier import unseal

__all__ = ["COOKIE", "SAFE_COOKIE", "Session", "cookie_of", "label_of", "new_secret", "session_of"]

COOKIE: Final = "hustings"
SAFE_COOKIE: Final = "__Host-hustings"
"""Its name where all is encrypted: a browser takes it from this host alone, from no sister and not unencrypted."""
HOUR: Final = 3600.0
"""Seconds after which it is noted again that a browser is used."""

IDLE: Final = 30 * 24 * HOUR
"""Seconds after which a browser that was not used is signed out."""

_SECRET: Final = re.compile("[A-Za-z0-9_-]{32}")
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def label_of(agent: str) -> str:
    """What kind of browser it is, for a person who has several: of what it says of itself, what is well known."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))


def cookie_of(cookies: Mapping[str, str], is_safe: bool) -> str:
    """The cookie of a browser; empty: it has none.

    Args:
        cookies: all that it sends.
        is_safe: whether it speaks encrypted: then a cookie with the plain name counts only if this server signed it.
    """
    plain = cookies.get(COOKIE, "")
    if not is_safe:
        return plain
    return cookies.get(SAFE_COOKIE, "") or ("" if _SECRET.fullmatch(plain) else plain)


def new_secret() -> str:
    """What the cookie of a browser is given that has none."""
    return secrets.token_urlsafe(24)


class Session:
    """One browser, while one request of it is answered; made by :func:`session_of`.

    Args:
        database: where it is kept what the browser holds.
        secret: what its cookie holds.
        label: what kind of browser it is.
        device: what is kept of it; None: nothing yet.
        match_id: the match that was asked about with it.

    Attributes:
        person: who is signed in; None: a guest.
        name: the name that is played under.
        is_new: the browser had no cookie of ours, so that no form can be its own.
        sends: the cookie has to be sent with the answer.
        forms: the token that every form of this browser carries, against forged posts.
        earlier_forms: the one that they carried before the browser was given its secret; empty: none.
    """

    def __init__(self, database: Database, secret: str, label: str, device: Device | None, match_id: str) -> None:
        known = device or Device(hash_of(secret))
        self.secret = secret
        self.person: Person | None = known.person
        self.name = known.name if known.person is None else known.person.name
        self.is_new = False
        self.sends = False
        self.earlier_forms = ""
        self.forms = _made_with(database.key, "forms", secret)
        self._database = database
        self._label = label
        self._device = known
        self._is_kept = device is not None
        self._held = {match_id: known.held}
        self._curtains = dict(known.curtains)

    @property
    def id(self) -> str:
        """Of the browser, in `DEVICES`: the hash of its secret."""
        return self._device.id

    @property
    def owner(self) -> str:
        """Whose seats those are that are held here: the key in `HOLDINGS`."""
        return self._device.owner

    @property
    def who(self) -> str:
        """Something that only this browser can say."""
        return f"browser {self.forms}"

    # -- who it is -------------------------------------------------------------------------------------------------

    async def take_name(self, name: str, language: str) -> Person:
        """Take a name for good; the browser has a new secret then.

        Raises:
            BadName: when it cannot be kept.
            NameTaken: when somebody has it, or one that looks like it.
            StoreFailed: when it cannot be stored.
        """
        browser = self._renewed()
        return await take_name(self._database, name, language, browser)

    async def name_at_table(self, given: str) -> str:
        """The name that is played under: the lasting one; a guest's, unless it is somebody's.

        Args:
            given: as typed.

        Raises:
            NameTaken: when a guest wants to be called as somebody with a lasting name.
            StoreFailed: when the database cannot be read.
        """
        if self.person is not None:
            return self.person.name
        name = clean_name(given)
        if name and await person_named(self._database, name) is not None:
            raise NameTaken(name=name)
        return given

    async def sign_in(self, person_id: str) -> None:
        """Sign a person in, who has shown who it is; the browser has a new secret then.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        await sign_in(self._database, person_id, self._renewed())

    async def sign_out(self) -> None:
        """Be nobody's browser any more, under a new secret.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        renewed = self._renewed()
        if self.person is not None:
            await sign_out(self._database, self.person.id, [renewed.before], renewed.id)

    def _renewed(self) -> Browser:
        before = self.id
        self.secret, self.sends = new_secret(), True
        return Browser(before, hash_of(self.secret), self._label)

    async def is_banned_here(self) -> bool:
        """Whether the ban of somebody who was signed in at this browser holds for its guests.

        Raises:
            StoreFailed: when the database cannot be read.
        """
        if self.person is not None:
            return False
        return self._device.banned if self._is_kept else await is_banned(self._database, self.id)

    # -- seats -----------------------------------------------------------------------------------------------------

    def held(self, match_id: str) -> tuple[str, ...]:
        """The hashes of the tokens that are held of the match that the request is about, the newest first."""
        return self._held.get(match_id, ())

    async def all_held(self) -> dict[str, list[str]]:
        """The hashes of all tokens that are held, by match."""
        return await held_by(self._database, self.owner)

    async def remember(self, match_id: str, token_hash: str, name: str | None = None) -> None:
        """Hold the seats of a match that a token opens; and keep the name that a guest plays under, when one is given.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        await self._keep(name=name, held=[(match_id, token_hash)])
        others = (other for other in self.held(match_id) if other != token_hash)
        self._held[match_id] = (token_hash, *others)

    async def link_to(self, match_id: str, token_hash: str) -> str:
        """The last part of a private link to seats that are held here, until their token is another one.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        link = _made_with(self.secret.encode(), "link", f"{match_id} {token_hash}")
        await make_link(self._database, match_id, link, token_hash)
        return link

    def invitation_to(self, match_id: str, number: int) -> str:
        """The last part of the link with this number that this browser makes to the free seats of a match."""
        return _made_with(self.secret.encode(), "invitation", f"{match_id} {number}")

    # -- other things that are kept --------------------------------------------------------------------------------

    async def rename(self, name: str) -> None:
        """Keep the name that a guest plays under, and from then on whatever the browser is given.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        if name != self.name or not self._is_kept:
            await self._keep(name=name)

    def opened(self, match_id: str) -> int | None:
        """The seat whose hand may be shown here, of a match at one device."""
        return self._curtains.get(match_id)

    async def lift_curtain(self, match_id: str, seat: int) -> None:
        """Let the hand of a seat be shown here, and no other.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        await self._keep(curtains={match_id: seat})
        self._curtains[match_id] = seat

    def owns_form(self, token: str) -> bool:
        """Whether a form was made for this browser."""
        own = filter(None, (self.forms, self.earlier_forms))
        return any(hmac.compare_digest(token.encode(), made.encode()) for made in own)

    async def _keep(
        self,
        name: str | None = None,
        held: list[tuple[str, str]] | None = None,
        curtains: dict[str, int] | None = None,
    ) -> None:
        await keep(self._database, self.id, self._label, name=name, held=held or [], curtains=curtains)
        if name is not None and self.person is None:
            self.name = name


async def session_of(database: Database, cookie: str, agent: str, match_id: str) -> Session:
    """The browser that sends a request.

    Args:
        database: where it is kept what browsers hold.
        cookie: its cookie; empty: it has none.
        agent: what it says of itself.
        match_id: the match that the request is about; empty: none.

    Raises:
        StoreFailed: when the database cannot be used.
    """
    label = label_of(agent)
    if _SECRET.fullmatch(cookie):
        return await _known(database, cookie, label, match_id)
    earlier = unseal(database.key, cookie) if cookie else None
    if earlier is None:
        return _new(database, label, match_id)
    secret = _made_with(database.key, "taken over", earlier.forms)  # the same in all requests that still bring it
    mine = hash_of(secret)
    if await look(database, mine) is None and (earlier.seats or earlier.name):
        held = [(match_id, hash_of(token)) for match_id, token in earlier.seats]
        await keep(database, mine, label, name=earlier.name, held=held, curtains=earlier.open)
    session = Session(database, secret, label, await look(database, mine, match_id), match_id)
    session.sends = True
    session.earlier_forms = earlier.forms
    return session


def _new(database: Database, label: str, match_id: str) -> Session:
    session = Session(database, new_secret(), label, None, match_id)
    session.is_new = session.sends = True
    return session


async def _known(database: Database, secret: str, label: str, match_id: str) -> Session:
    device = await look(database, hash_of(secret), match_id)
    if device is not None and device.person is not None and device.age > IDLE:
        session = _new(database, label, match_id)
        await sign_out(database, device.person.id, [device.id], session.id)
        return session
    session = Session(database, secret, label, device, match_id)
    if device is not None and device.age > HOUR:
        session.sends = True
        with suppress(StoreFailed):  # that somebody was here can be noted the next time
            await touch(database, session.id)
    return session


def _made_with(key: bytes, what: str, of: str) -> str:
    """Something that nobody can make up without the key: 32 characters that may stand in addresses."""
    made = hmac.digest(key, f"{what} {of}".encode(), sha256)
    return urlsafe_b64encode(made[:24]).decode()
