"""Passkeys: what a person's device signs instead of a password.

What is to be signed follows from the browser's secret and the time, so that an answer is good in that browser, for
some minutes, and only until its secret is renewed, which signing in does.
"""

from __future__ import annotations

import hmac
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hustings.database.base import Database
from hustings.database.people import PASSKEYS, PEOPLE

from .bans import refuse
from .person import Person
from .problems import NotYou, TooManyKeys

__all__ = ["Here", "Passkey", "add", "passkeys_of", "remove", "who", "wish_to_add", "wish_to_enter"]

MOST: Final = 20
LONGEST_ID: Final = 400
ID: Final = re.compile(f"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")
MINUTES: Final = 5


@dataclass(frozen=True)
class Here:
    """Where and for whom a passkey is asked for.

    Attributes:
        origin: of the page, such as ``https://hustings.example``.
        host: its name without a port, to which keys are bound.
        secret: of the browser.
        clock: the time in seconds since 1970.
    """

    origin: str
    host: str
    secret: str
    clock: Callable[[], float] = time.time

    def challenge(self, key: bytes, minute: int | None = None) -> bytes:
        """What is to be signed in a minute; None: now."""
        now = int(self.clock() // 60) if minute is None else minute
        return hmac.digest(key, f"passkey {now} {self.secret}".encode(), sha256)

    def good(self, key: bytes) -> list[bytes]:
        """All that may have been signed."""
        now = int(self.clock() // 60)
        return [self.challenge(key, now - ago) for ago in range(MINUTES + 1)]


@dataclass(frozen=True)
class Passkey:
    """A passkey of a person.

    Attributes:
        id: its own.
        label: what it is called.
        created: in seconds since 1970.
        used: when, the last time; None: never.
    """

    id: str
    label: str
    created: float
    used: float | None


async def passkeys_of(database: Database, person: str) -> list[Passkey]:
    """The passkeys of a person, the oldest first."""
    asked = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
    async with database.reading() as connection:
        return [Passkey(row.id, row.label, row.created, row.used) for row in await connection.execute(asked)]


async def wish_to_add(database: Database, person: Person, here: Here) -> str:
    """What a browser is asked for, as JSON, to make a new passkey."""
    known = await passkeys_of(database, person.id)
    options = generate_registration_options(
        rp_id=here.host,
        rp_name="Hustings",
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=here.challenge(database.key),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
    )
    return options_to_json(options)


async def add(database: Database, person: str, here: Here, answer: str, label: str) -> None:
    """Keep a new passkey.

    Args:
        database: where it is kept.
        person: whose it is.
        here: where it was asked for.
        answer: of the browser, as JSON.
        label: what it is to be called.

    Raises:
        NotYou: when it is not what was asked for, or is known already.
        Banned: when it was that of a name that is banned.
        TooManyKeys: when the person has many.
        StoreFailed: when it cannot be stored.
    """
    for challenge in here.good(database.key):
        try:
            made = verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=here.host, expected_origin=here.origin
            )
            break
        except (WebAuthnException, ValueError, KeyError, TypeError):
            continue
    else:
        raise NotYou()
    id = bytes_to_base64url(made.credential_id)
    if len(id) > LONGEST_ID:
        raise NotYou()
    key = {"id": id, "public_key": bytes_to_base64url(made.credential_public_key), "sign_count": made.sign_count}
    await refuse(database, id)
    mine = PASSKEYS.c.person == person
    try:
        async with database.writing() as connection:
            if (await connection.scalar(select(func.count()).select_from(PASSKEYS).where(mine)) or 0) >= MOST:
                raise TooManyKeys(most=MOST)
            await connection.execute(insert(PASSKEYS).values(**key, person=person, label=label, created=database.now()))
    except IntegrityError as error:
        raise NotYou() from error


async def wish_to_enter(database: Database, here: Here) -> str:
    """What a browser is asked for, as JSON, to show with a passkey who its person is."""
    options = generate_authentication_options(
        rp_id=here.host,
        challenge=here.challenge(database.key),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json(options)


async def who(database: Database, here: Here, answer: str) -> str:
    """The person whose passkey has signed.

    Raises:
        NotYou: when it is nobody's, or has not signed what was asked for.
        StoreFailed: when the database cannot be used.
    """
    async with database.reading() as connection:
        asked = select(PASSKEYS).join(PEOPLE, PEOPLE.c.id == PASSKEYS.c.person).where(PASSKEYS.c.id == _id(answer))
        row = (await connection.execute(asked)).one_or_none()
    if row is None:
        raise NotYou()
    for challenge in here.good(database.key):
        try:
            shown = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=here.host,
                expected_origin=here.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
            )
            break
        except (WebAuthnException, ValueError, KeyError, TypeError):
            continue
    else:
        raise NotYou()
    async with database.writing() as connection:
        seen = {"sign_count": shown.new_sign_count, "used": database.now()}
        await connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == row.id).values(**seen))
    return str(row.person)


def _id(answer: str) -> str:
    try:
        found: Any = msgspec.json.decode(answer)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotYou() from error
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and ID.fullmatch(id) else ""


async def remove(database: Database, person: str, id: str) -> None:
    """Forget a passkey of a person.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    async with database.writing() as connection:
        await connection.execute(delete(PASSKEYS).where(and_(PASSKEYS.c.person == person, PASSKEYS.c.id == id)))
