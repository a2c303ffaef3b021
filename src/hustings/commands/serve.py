"""``hustings serve``: the tables in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import hustings
from hustings.matches import logs
from hustings.words.sentences import system_error

from .calling import calling, owner_of
from .database import bring_up_to_date, database_url, of_database
from .games import find_game
from .operating import checked_url, log_format, metrics
from .options import Number, option
from .parser import command
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings serve
hustings serve --host 0.0.0.0 --public-url https://hustings.example.org --trusted-proxy 10.0.0.2
hustings serve --printed watergate=my-watergate.toml --port 9000
hustings serve --database postgresql://hustings@db/hustings --processes 4"""
HOST: Final = "127.0.0.1"
PORT: Final = 8000
CLUB: Final = 30
PEOPLE: Final = {"default": str(CLUB)}


@command("serve", EXAMPLES)
@option("--host", text="serve-host", told={"default": HOST}, metavar="HOST", default=HOST)
@option("--port", text="serve-port", told={"default": str(PORT)}, metavar="PORT", type=Number(0, 65535), default=PORT)
@of_database
@option("--printed", text="serve-printed", metavar="GAME=FILE", multiple=True)
@option("--processes", text="serve-processes", metavar="N", type=Number(1, 1000), default=1)
@option("--workers", text="work-workers", metavar="N", type=Number(1, 1000))
@option("--no-work", text="serve-no-work", is_flag=True)
@option("--public-url", text="serve-public-url", metavar="URL", default="")
@option("--trusted-proxy", text="serve-trusted-proxy", metavar="ADDRESS", multiple=True)
@calling
@option("--per-address", text="serve-per-address", told=PEOPLE, metavar="N", type=Number(1, 10000), default=CLUB)
@metrics
@log_format
@option("--access-log", text="serve-access-log", is_flag=True)
@option("--drain", text="serve-drain", metavar="N", type=Number(0, 3600), default=0)
@option("--keep-days", text="serve-keep-days", metavar="N", type=Number())
@option("--no-browser", text="serve-no-browser", is_flag=True)
def run(
    speech: Speech,
    host: str,
    port: int,
    database: str,
    printed: tuple[str, ...],
    processes: int,
    workers: int | None,
    no_work: bool,
    public_url: str,
    trusted_proxy: tuple[str, ...],
    smtp: str,
    mail_from: str,
    letters_to: tuple[str, ...],
    per_address: int,
    metrics: tuple[str, int] | None,
    log_format: str,
    access_log: bool,
    drain: int,
    keep_days: int | None,
    no_browser: bool,
) -> int:
    """Check what was given, then serve."""
    files = corrections(printed, speech)
    url = checked_url(public_url)
    proxies = trusted(trusted_proxy, url)
    owner = owner_of(smtp, mail_from, letters_to, url)
    place = database_url(database)
    from hustings.web.running.serve import PortInUse, Serving
    from hustings.web.running.serve import run as serve

    logs.begin(log_format)
    broken = hustings.broken()
    for game, why in broken.items():
        speech.error(speech("broken-game", game=game, detail=why))
    if broken:
        speech.error(speech("broken-see"))
    if place.startswith("sqlite"):
        bring_up_to_date(place, speech)
    serving = Serving(
        database=place,
        workers=workers,
        metrics=metrics,
        log_format=log_format,
        owner=owner,
        host=host,
        port=port,
        processes=processes,
        work=not no_work,
        printed=files,
        open_browser=not no_browser,
        public_url=url,
        trusted_proxies=tuple(proxies),
        per_address=per_address,
        access_log=access_log,
        drain=drain,
        keep_days=keep_days,
    )
    try:
        serve(serving)
    except PortInUse as error:
        raise CommandError(
            "port-in-use", host=host, port=str(port), other=str(port % 65535 + 1)
        ) from error
    except PermissionError as error:
        raise CommandError("port-forbidden", port=str(port)) from error
    except OSError as error:
        raise CommandError("host-unknown", host=host, **system_error(error)) from error
    return 0


def corrections(given: Sequence[str], speech: Speech) -> dict[str, Path]:
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


def trusted(given: Sequence[str], public_url: str) -> list[str]:
    """The addresses and networks of the servers in front of this one; with a public address at least this machine.

    Raises:
        CommandError: when one is neither.
    """
    for value in given:
        try:
            ip_network(value)
        except ValueError as error:
            raise CommandError("trusted-proxy-wrong", value=value) from error
    return list(given) or ([HOST, "::1"] if public_url else [])
