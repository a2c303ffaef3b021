"""Who sits where: plans, seats, names and the secret links that open a seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from hustings.ai.levels import LEVELS
from hustings.files.transcript import HOTSEAT, ONLINE
from hustings.words.sentences import LANGUAGES, Words

from .problems import BadPlan, HouseName

PERSON: Final = "person"
COMPUTER: Final = "computer"
OPEN: Final = "open"
HEURISTIC: Final = "heuristic"
SEARCH: Final = "search"
BOT: Final = "[BOT]"
"""What stands behind the name of a bot."""
KINDS: Final = (PERSON, COMPUTER, OPEN)
MODES: Final = (ONLINE, HOTSEAT)
LONGEST_NAME: Final = 40
LONGEST_INPUT: Final = 400
"""Characters of a line that are looked at: the time to normalize a row of accents grows with its square."""

_JOINING: Final = "\u200c\u200d"
"""Invisible characters that some scripts and emoji need within a word."""

_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
"""Characters that count as letters, marks or symbols and show nothing."""


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit at a seat of a new match.

    Attributes:
        kind: ``"person"``, ``"computer"`` or ``"open"`` (whoever follows the invitation).
        level: of a computer: ``"random"``, ``"heuristic"`` or ``"search"``.
        name: of a person.
    """

    kind: str
    level: str = ""
    name: str = ""


@dataclass(frozen=True)
class Created:
    """A match that was opened.

    Attributes:
        match_id: its id.
        tokens: one a seat; empty for computers and open seats, and where a person's earlier token stays good.
    """

    match_id: str
    tokens: tuple[str, ...]


@dataclass
class SeatState:
    """Who sits at a seat, and how.

    Attributes:
        name: of the person who holds it.
        kind: who plays it now: ``"person"``, ``"computer"`` or ``"open"``.
        level: of the computer.
        token_hash: of the token that opens it; empty: nobody holds it.
        confirm: its finished turns wait for a confirmation.
        auto_pass: it is only asked for reactions that are worth it; others are let go by.
        last_seen: when its person was here last, in seconds since 1970.
        orders: its standing orders, as :mod:`.computers.orders` writes them.
        deaf: its person has switched talk off, hears nothing and says nothing.
        bot: whether the name of its person is a bot's.
    """

    name: str
    kind: str
    level: str = ""
    token_hash: str = field(default="", repr=False)
    confirm: bool = False
    auto_pass: bool = False
    last_seen: float = 0.0
    orders: tuple[str, ...] = field(default=(), repr=False)
    deaf: bool = False
    bot: bool = False

    @property
    def called(self) -> str:
        """The name as others read it: that of a bot is marked, in every language."""
        return f"{self.name} {BOT}" if self.bot else self.name


def one_of(what: str, given: str, choices: Sequence[str]) -> None:
    """Refuse what is none of the choices.

    Args:
        what: ``"kind"``, ``"level"`` or ``"mode"``.
        given: what somebody wants.
        choices: what there is.

    Raises:
        BadPlan: with what there is.
    """
    if given not in choices:
        raise BadPlan(what=what, given=given, choices=", ".join(choices))


def is_shared(mode: str, seats: Sequence[SeatState]) -> bool:
    """Whether several persons play at one device, so that a curtain hides each hand from the others."""
    return mode == HOTSEAT and sum(bool(seat.token_hash) for seat in seats) > 1


def plays_alone(seats: Sequence[SeatState], seat: int) -> bool:
    """Whether the person of a seat plays against computers, and no other person holds a seat that one of them plays."""
    others = [state for number, state in enumerate(seats) if number != seat]
    return seats[seat].kind == PERSON and all(state.kind == COMPUTER and not state.token_hash for state in others)


def new_token() -> str:
    """A secret that opens a seat; only its hash is ever stored."""
    return secrets.token_urlsafe(24)


def token_for(key: bytes, who: str, match_id: str, seat: int) -> str:
    """The secret with which somebody opens a seat that was open: the same each time, should the answer have been lost.

    Args:
        key: the server's own.
        who: something that only they can say, and say again.
        match_id: of the match.
        seat: number of the seat.
    """
    drawn = hmac.digest(key, f"seat {match_id} {seat} {who}".encode("utf-8", "surrogatepass"), "sha256")
    return base64.urlsafe_b64encode(drawn[:24]).decode()


def hash_of(text: str) -> str:
    """What is stored of a token, or of anything of any length."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest() if text else ""


def opens(token: str, token_hash: str) -> bool:
    """Whether a token opens the seat with this hash, compared in constant time."""
    return bool(token) and bool(token_hash) and hmac.compare_digest(hash_of(token), token_hash)


def new_id() -> str:
    """An id that is safe in addresses and easy to read out."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def clean_line(text: str, longest: int) -> str:
    """What a person has typed as it is kept: trimmed, on one line, so long, nothing in it that is not for reading.

    Markup stays as it is: whoever shows it escapes it.
    """
    normal = unicodedata.normalize("NFC", text[:LONGEST_INPUT].encode("utf-8", "replace").decode("utf-8"))
    spaced = "".join(" " if c.isspace() else c for c in normal)
    readable = "".join(c for c in spaced if c in _JOINING or _is_for_reading(c))
    line = " ".join(readable.split())[:longest].strip(" " + _JOINING)
    return line if any(unicodedata.category(c)[0] not in "MZC" for c in line) else ""


def _is_for_reading(character: str) -> bool:
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs") and character not in _BLANK


def clean_name(name: str) -> str:
    """A name as it is kept, at most 40 characters of it; see :func:`clean_line`."""
    return clean_line(name, LONGEST_NAME)


def own_name(name: str) -> str:
    """The name that a person wants to play under, as it is kept.

    Raises:
        HouseName: when the house calls its computers, or an open seat, so.
    """
    cleaned = clean_name(name)
    if _letters(cleaned) in _house_names():
        raise HouseName(name=cleaned)
    return cleaned


@cache
def _house_names() -> frozenset[str]:
    words = Words()
    keys = ("open-seat", *[f"computer-{level}" for level in LEVELS])
    return frozenset(_letters(words.text(language, key)) for language in LANGUAGES for key in keys)


def _letters(name: str) -> str:
    """What is left of a name for somebody who does not look closely."""
    return "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c.isalnum())
