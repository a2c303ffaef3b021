"""How a file of a match is written: JSON lines with a digest chain and a signature.

Every line ends with the SHA-256 of the line before it and of itself, so no byte can be changed unseen. The last line
is a signature of the server that wrote the file. A *full* file holds the records and the secret of the chance; a
*seat* file holds what one seat has seen and nothing else.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from hustings.play.records import Header, Record
from hustings.play.saved import Saved

FORMAT: Final = 1
LARGEST: Final = 16 * 1024 * 1024
"""Bytes that a file may have."""
END_OF_TIME: Final = 253_402_300_799.0
"""The last second of the year 9999."""
ONLINE: Final = "online"
HOTSEAT: Final = "hotseat"
"""Several persons at one device."""
FULL: Final = "full"
SEAT: Final = "seat"

_START: Final = "hustings"
_CHAINED: Final = re.compile(rb'(\{.*),"chain":"([0-9a-f]{64})"\}')
_SIGNED: Final = re.compile(rb'\{"signature":"([0-9a-f]{64})"\}')


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat at a seat."""

    name: str
    kind: str
    level: str


class Head(msgspec.Struct, frozen=True, tag_field="line", tag="head", forbid_unknown_fields=True):
    """The first line.

    Attributes:
        hustings: version of this format.
        kind: ``"full"`` or ``"seat"``.
        server: fingerprint of the key of the server that signs the file.
        created: when the match was opened, in seconds since 1970.
        mode: ``"online"`` or ``"hotseat"``.
        header: of the match.
        players: one a seat.
        seat: whose file it is, for ``"seat"``.
        set_up: chance results of the set-up, for ``"full"``.
        foreign: the server that signs it was brought the match in a file that it had not signed itself.
    """

    hustings: int
    kind: str
    server: str
    created: float
    mode: str
    header: Header
    players: tuple[Player, ...]
    seat: int | None
    set_up: tuple[int, ...]
    foreign: bool = False


class Played(msgspec.Struct, frozen=True, tag_field="line", tag="record", forbid_unknown_fields=True):
    """Record number ``n`` of a full file."""

    n: int
    record: Record


class Bridge(msgspec.Struct, frozen=True, tag_field="line", tag="rules-changed", forbid_unknown_fields=True):
    """The match went on from here under other rules."""

    saved: Saved


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A log line that a seat could read."""

    key: str
    args: tuple[int, ...]
    clause: str


class Seen(msgspec.Struct, frozen=True, tag_field="line", tag="seen", forbid_unknown_fields=True):
    """Something that a seat saw: the log lines that were new to it, and its view afterwards."""

    n: int
    log: tuple[Said, ...]
    view: msgspec.Raw


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    how: str
    clause: str


class End(msgspec.Struct, frozen=True, tag_field="line", tag="end", forbid_unknown_fields=True):
    """The last line before the signature; ``secret`` is empty in a seat's file."""

    secret: str
    outcome: Ending | None


Line = Head | Played | Bridge | Seen | End


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong with a file: a text key, used as ``problem-<key>``, and its arguments."""

    key: str
    arguments: dict[str, str | int] = {}


class Broken(Exception):
    """A file cannot be read, or has been changed."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        self.trouble = Trouble(key, arguments)
        super().__init__(key)


@dataclass(frozen=True)
class Contents:
    """A file whose chain holds.

    Attributes:
        head: its first line.
        records: of a full file.
        bridges: where a full file went on under other rules.
        seen: of a seat's file.
        end: its last line.
        chain: the last digest.
        signature: of the digest.
    """

    head: Head
    records: list[Record]
    bridges: list[Saved]
    seen: list[Seen]
    end: End
    chain: str
    signature: str


# -- writing ---------------------------------------------------------------------------------------------------------


def fingerprint(key: bytes) -> str:
    """What the world may know of a server's key."""
    return hashlib.sha256(b"hustings-server" + key).hexdigest()[:16]


def write(lines: Sequence[Line], key: bytes) -> bytes:
    """The bytes of a file, chained and signed with the key of a server."""
    written, chain = [], _START
    for line in lines:
        body = msgspec.json.encode(line)
        chain = _next(chain, body)
        written.append(b'%s,"chain":"%s"}\n' % (body[:-1], chain.encode()))
    return b"".join([*written, b'{"signature":"%s"}\n' % signature(chain, key).encode()])


def _next(chain: str, body: bytes) -> str:
    return hashlib.sha256(chain.encode() + body).hexdigest()


def signature(chain: str, key: bytes) -> str:
    """What a server signs a file with, whose last digest is ``chain``."""
    return hmac.new(key, b"hustings-file" + chain.encode(), "sha256").hexdigest()


# -- reading ---------------------------------------------------------------------------------------------------------


def read(data: bytes) -> Contents:
    """The contents of a file.

    Raises:
        Broken: when it is no file of a match, or not as it was written.
    """
    if len(data) > LARGEST:
        raise Broken("file-large", megabytes=LARGEST >> 20)
    if not data.startswith(b'{"line":"head",'):
        raise Broken("file-foreign")
    raw = data.split(b"\n")
    if len(raw) < 4 or raw.pop() != b"" or (signed := _SIGNED.fullmatch(raw.pop())) is None:
        raise Broken("file-short")
    lines: list[Line] = []
    chain = _START
    for number, text in enumerate(raw, 1):
        found = _CHAINED.fullmatch(text)
        if found is None or (chain := _next(chain, found[1] + b"}")) != found[2].decode():
            raise Broken("file-changed", line=number)
        try:
            lines.append(msgspec.json.decode(found[1] + b"}", type=Line))
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Broken("file-unreadable", line=number) from error
    return _sorted(lines, chain, signed[1].decode())


def _sorted(lines: list[Line], chain: str, signature: str) -> Contents:
    head, body, end = lines[0], lines[1:-1], lines[-1]
    if not isinstance(head, Head) or not isinstance(end, End):
        raise Broken("file-short")
    if head.hustings > FORMAT:
        raise Broken("file-newer", found=head.hustings, known=FORMAT)
    if not 0 <= head.created <= END_OF_TIME:
        raise Broken("file-unreadable", line=1)
    records: list[Record] = []
    bridges: list[Saved] = []
    seen: list[Seen] = []
    for number, line in enumerate(body, 2):
        if isinstance(line, Played) and line.n == len(records) and head.kind == FULL:
            records.append(line.record)
        elif isinstance(line, Bridge) and line.saved.records == len(records) and head.kind == FULL:
            bridges.append(line.saved)
        elif isinstance(line, Seen) and line.n == len(seen) and head.kind == SEAT:
            seen.append(line)
        else:
            raise Broken("file-unreadable", line=number)
    return Contents(head, records, bridges, seen, end, chain, signature)
