"""``hustings serve``: the tables in a browser."""

from __future__ import annotations

import argparse
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import hustings
from hustings.words.sentences import system_error

from .games import find_game
from .parser import Parser, number
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings serve
hustings serve --host 0.0.0.0 --public-url https://hustings.example.org --trusted-proxy 10.0.0.2
hustings serve --printed watergate=my-watergate.toml --port 9000"""
HOST: Final = "127.0.0.1"
PORT: Final = 8000
DATABASES: Final = ("sqlite+aiosqlite", "postgresql+psycopg")


def add(made: Parser, speech: Speech) -> None:
    """Add the options."""
    made.add_argument("--host", default=HOST, help=speech("serve-host", default=HOST))
    made.add_argument(
        "--port", type=number(speech, 0, 65535), default=PORT, help=speech("serve-port", default=str(PORT))
    )
    made.add_argument("--database", metavar="FILE", default="", help=speech("serve-database"))
    made.add_argument("--printed", metavar="GAME=FILE", action="append", default=[], help=speech("serve-printed"))
    made.add_argument("--public-url", metavar="URL", default="", help=speech("serve-public-url"))
    made.add_argument(
        "--trusted-proxy", metavar="ADDRESS", action="append", default=[], help=speech("serve-trusted-proxy")
    )
    made.add_argument("--no-browser", action="store_true", help=speech("serve-no-browser"))


def run(args: argparse.Namespace, speech: Speech) -> int:
    """Check what was given, then serve."""
    printed = corrections(args.printed, speech)
    database = database_url(args.database)
    public_url = checked_url(args.public_url)
    proxies = trusted(args.trusted_proxy, public_url)
    from hustings.web.serve import PortInUse
    from hustings.web.serve import run as serve

    for game, why in hustings.broken().items():
        speech.error(speech("broken-game", game=game, detail=why))
    try:
        serve(args.host, args.port, database, printed, not args.no_browser, public_url, trusted_proxies=proxies)
    except PortInUse as error:
        raise CommandError(
            "port-in-use", host=args.host, port=str(args.port), other=str(args.port % 65535 + 1)
        ) from error
    except PermissionError as error:
        raise CommandError("port-forbidden", port=str(args.port)) from error
    except OSError as error:
        raise CommandError("host-unknown", host=args.host, **system_error(error)) from error
    return 0


def corrections(given: list[str], speech: Speech) -> dict[str, Path]:
    """The owners' files by game, each read once to see that it fits.

    Raises:
        CommandError: when one is not of the form GAME=FILE, or does not fit.
    """
    found: dict[str, Path] = {}
    for value in given:
        game, separator, file = value.partition("=")
        if not (game and separator and file):
            raise CommandError("printed-form", value=value)
        if game in found:
            raise CommandError("printed-twice", game=game)
        found[game] = Path(file)
        find_game(game, found[game], speech)
    return found


def database_url(given: str) -> str:
    """What the server takes as a database: an address or a file; ``""``: its own place.

    Raises:
        CommandError: when it is of a kind that cannot be used.
    """
    scheme, separator, _ = given.partition("://")
    if not separator:
        return str(Path(given).expanduser()) if given else ""
    if scheme == "postgresql":
        return given.replace("postgresql://", "postgresql+psycopg://", 1)
    if scheme not in DATABASES:
        raise CommandError("database-wrong", value=given)
    return given


def trusted(given: list[str], public_url: str) -> list[str]:
    """The addresses and networks of the servers in front of this one; with a public address at least this machine.

    Raises:
        CommandError: when one is neither.
    """
    for value in given:
        try:
            ip_network(value)
        except ValueError as error:
            raise CommandError("trusted-proxy-wrong", value=value) from error
    return given or ([HOST, "::1"] if public_url else [])


def checked_url(given: str) -> str:
    """An address for links, without a slash at its end.

    Raises:
        CommandError: when it is no whole address.
    """
    parts = urlsplit(given)
    if given and not (parts.scheme in ("http", "https") and parts.netloc):
        raise CommandError("public-url-wrong", value=given)
    return given.rstrip("/")
