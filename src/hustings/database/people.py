"""The tables of the club: people and what they hold, find, hear, agree on and win.

Tokens, codes and cookies are kept as hashes only. Times are seconds since 1970.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, Float, Integer, String, Table, Text, false

from .tables import TABLES

__all__ = [
    "ADDRESSES",
    "BANS",
    "CHALLENGES",
    "CHANNELS",
    "CODES",
    "DEEDS",
    "DEVICES",
    "ENTRANTS",
    "HOLDINGS",
    "INVITATIONS",
    "LETTERS",
    "NOTICES",
    "ORDERS",
    "PAIRINGS",
    "PASSKEYS",
    "PEOPLE",
    "PRESENT",
    "RATED",
    "RATINGS",
    "REPORTS",
    "SEEKERS",
    "SOLVING",
    "TASKS",
    "TERMS",
    "TIES",
    "TOKENS",
    "TOURNAMENTS",
    "TRIES",
]

_Id: Final = String(12)
_Hash: Final = String(64)
_Match: Final = String(40)
_Game: Final = String(80)


def _key(name: str, kind: Any) -> Column[Any]:
    return Column(name, kind, primary_key=True)


def _of(name: str, kind: Any, *, index: bool = False) -> Column[Any]:
    return Column(name, kind, nullable=False, index=index)


# -- who somebody is -----------------------------------------------------------------------------------------------

PEOPLE: Final = Table(
    "people",
    TABLES,
    _key("id", _Id),
    _of("name", String(80)),
    Column("skeleton", String(160), nullable=False, unique=True),
    _of("created", Float),
    _of("seen", Float),
    _of("language", String(10)),
    _of("zone", String(60)),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("holidays", Float),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("silent_until", Float),
    Column("banned_until", Float),
    _of("settings", Text),
)
"""Names that last. ``skeleton``: how the name looks to who does not look closely; quiet hours in minutes of the day."""
DEVICES: Final = Table(
    "devices",
    TABLES,
    _key("id", _Hash),
    Column("person", _Id, index=True),
    _of("created", Float),
    _of("seen", Float),
    _of("label", String(80)),
    _of("name", String(80)),
    _of("curtains", Text),
)
"""Browsers that keep something: signed in as a person, or a guest's. ``id``: hash of the cookie."""
HOLDINGS: Final = Table(
    "holdings",
    TABLES,
    _key("owner", _Hash),
    Column("match_id", _Match, primary_key=True, index=True),
    _key("token_hash", _Hash),
    _of("since", Float),
)
"""Who holds the seats of a match that open with a token: a person, or a guest's device."""
PASSKEYS: Final = Table(
    "passkeys",
    TABLES,
    _key("id", String(400)),
    _of("person", _Id, index=True),
    _of("public_key", Text),
    _of("sign_count", Integer),
    _of("label", String(80)),
    _of("created", Float),
    Column("used", Float),
)
CODES: Final = Table(
    "codes",
    TABLES,
    _key("person", _Id),
    _key("n", Integer),
    _of("code_hash", Text),
)
"""Recovery codes (argon2) that have not been used."""
ADDRESSES: Final = Table(
    "addresses",
    TABLES,
    _key("address", String(254)),
    _of("person", _Id, index=True),
    _of("since", Float),
)
"""Mail addresses that a person has shown to be its own."""
LETTERS: Final = Table(
    "letters",
    TABLES,
    _key("token_hash", _Hash),
    Column("person", _Id),
    _of("address", String(254)),
    _of("purpose", String(20)),
    Column("device", _Hash),
    _of("expires", Float),
)
"""Links that were sent by mail and have not been followed."""
TRIES: Final = Table(
    "tries",
    TABLES,
    _key("key", String(80)),
    _of("tries", Integer),
    _of("since", Float, index=True),
)
"""How often something was tried since when; of whom, only as a hash."""
TIES: Final = Table(
    "ties",
    TABLES,
    _key("person", _Id),
    _key("other", _Id),
    _key("kind", String(10)),
    _of("since", Float),
)
"""Friends and blocks."""
REPORTS: Final = Table(
    "reports",
    TABLES,
    _key("id", _Id),
    _of("by", _Hash),
    Column("about", _Id),
    Column("match_id", _Match),
    Column("line", Integer),
    _of("why", Text),
    _of("at", Float),
    _of("state", String(10), index=True),
    _of("note", Text),
)
BANS: Final = Table(
    "bans",
    TABLES,
    _key("sign", _Id),
    _key("name", _Hash),
    _of("until", Float),
)
"""What bans hold besides names: beginnings of hashes of browsers, addresses, passkeys. ``name``: hash of a skeleton."""
DEEDS: Final = Table(
    "deeds",
    TABLES,
    _key("id", _Id),
    _of("at", Float, index=True),
    _of("what", String(20)),
    _of("about", String(80)),
    _of("note", Text),
)
"""What administrators did."""
TOKENS: Final = Table(
    "tokens",
    TABLES,
    _key("token_hash", _Hash),
    _of("id", _Id),
    _of("person", _Id, index=True),
    _of("label", String(80)),
    _of("scopes", String(200)),
    _of("created", Float),
    Column("used", Float),
    Column("expires", Float),
)
"""With which programs speak for a person."""

# -- finding each other ----------------------------------------------------------------------------------------------

TERMS: Final = Table(
    "terms",
    TABLES,
    _key("match_id", _Match),
    _of("game", _Game),
    Column("host", _Hash, index=True),
    _of("created", Float),
    Column("listed", Boolean, nullable=False, server_default=false(), index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    _of("pace", String(20)),
    Column("lowest", Integer),
    Column("highest", Integer),
    _of("note", String(200)),
    Column("series", _Id),
    Column("best_of", Integer),
    Column("turned", Integer, nullable=False, server_default="0"),
    Column("tournament", _Id),
)
"""On what a match was opened: listed in the lobby, rated, its pace, whom it wants, what it belongs to.

``series``: the first of a row of rematches; ``turned``: how many seats on everybody sits since then.
"""
INVITATIONS: Final = Table(
    "invitations",
    TABLES,
    _key("token_hash", _Hash),
    _of("match_id", _Match, index=True),
    _of("language", String(10)),
    _of("created", Float),
    Column("closed", Float),
)
"""The secret links with which people come to the free seats of a match; the newest is open, or none is."""
SEEKERS: Final = Table(
    "seekers",
    TABLES,
    _key("owner", _Hash),
    _of("game", _Game, index=True),
    _of("pace", String(20)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    _of("side", String(20)),
    _of("name", String(80)),
    _of("since", Float),
    _of("until", Float),
    Column("match_id", _Match),
)
"""Who waits for somebody to play with, until when, unless a sign of life comes; and the match that was found."""
PRESENT: Final = Table(
    "present",
    TABLES,
    _key("process", _Id),
    _of("until", Float),
    _of("people", Text),
    _of("guests", Integer),
)
"""Who has a page open, as each process of the server says until when it holds."""
CHALLENGES: Final = Table(
    "challenges",
    TABLES,
    _key("id", _Id),
    _of("by", _Id, index=True),
    _of("to", _Id, index=True),
    _of("game", _Game),
    _of("terms", Text),
    _of("created", Float),
    _of("state", String(10)),
    _of("reason", String(20)),
    Column("match_id", _Match),
)
"""One person asks another for a match; ``reason``: why it was declined."""

# -- time -------------------------------------------------------------------------------------------------------------

ORDERS: Final = Table(
    "orders",
    TABLES,
    _key("match_id", _Match),
    _key("seat", Integer),
    _key("n", Integer),
    _of("data", Text),
)
"""Standing orders: answers that a seat has given beforehand."""

# -- being called ------------------------------------------------------------------------------------------------------

CHANNELS: Final = Table(
    "channels",
    TABLES,
    _key("id", _Id),
    _of("person", _Id, index=True),
    _of("kind", String(10)),
    _of("address", Text),
    _of("keys", Text),
    _of("label", String(80)),
    _of("created", Float),
    _of("failed", Integer),
    Column("stopped", Float),
    _of("why", Text),
)
NOTICES: Final = Table(
    "notices",
    TABLES,
    _key("id", _Id),
    _of("person", _Id, index=True),
    _of("kind", String(20)),
    Column("match_id", _Match, index=True),
    _of("about", String(120)),
    _of("data", Text),
    _of("created", Float),
    Column("sent", Float),
    Column("answered", Float),
)
TASKS: Final = Table(
    "tasks",
    TABLES,
    _key("kind", String(20)),
    _key("subject", String(160)),
    _of("due", Float, index=True),
    _of("tries", Integer),
    _of("data", Text),
    _of("claim", String(12)),
)
"""What has to happen by itself, once, at its time; see :mod:`hustings.club.tasks`."""

SOLVING: Final = Table(
    "solving",
    TABLES,
    _key("owner", _Hash),
    _key("puzzle", String(12)),
    _of("day", String(10)),
    _of("tries", Integer),
    _of("right", Boolean),
    _of("known", Boolean),
    _of("at", Float),
)
"""What a person, or a guest's device, has answered to puzzles; ``right``: at the first try."""

# -- contest ----------------------------------------------------------------------------------------------------------

RATINGS: Final = Table(
    "ratings",
    TABLES,
    _key("person", _Id),
    _key("game", _Game),
    _key("side", String(20)),
    _key("season", String(10)),
    _of("mu", Float),
    _of("sigma", Float),
    _of("matches", Integer),
    _of("won", Integer),
    _of("last", Float),
)
"""Of a side, or of all (an empty ``side``); in a season, or of all time (an empty ``season``)."""
RATED: Final = Table(
    "rated",
    TABLES,
    _key("match_id", _Match),
    _of("game", _Game),
    _of("at", Float),
    _of("data", Text),
)
"""Matches that ratings have been changed by, and how."""
TOURNAMENTS: Final = Table(
    "tournaments",
    TABLES,
    _key("id", _Id),
    _of("name", String(80)),
    _of("game", _Game),
    _of("form", String(20)),
    _of("owner", _Id, index=True),
    _of("link_hash", _Hash),
    _of("options", Text),
    _of("state", String(12), index=True),
    _of("round", Integer),
    _of("seed", String(64)),
    _of("created", Float),
    Column("starts", Float),
    Column("ended", Float),
)
ENTRANTS: Final = Table(
    "entrants",
    TABLES,
    _key("tournament", _Id),
    _key("n", Integer),
    Column("person", _Id, index=True),
    _of("level", String(20)),
    _of("name", String(80)),
    Column("withdrawn", Integer),
)
PAIRINGS: Final = Table(
    "pairings",
    TABLES,
    _key("tournament", _Id),
    _key("round", Integer),
    _key("place", Integer),
    _of("entrants", String(80)),
    Column("match_id", _Match, index=True),
    _of("result", String(80)),
)
