"""``hustings admin``: what the administrator of a server can do, also while it runs."""

from __future__ import annotations

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final

import click
from rich.console import Console
from rich.table import Table

from hustings.words.sentences import system_error

from .administering import Age, did, transaction, when
from .database import database_url, of_database
from .group import Group
from .moderating import ban, deeds, reports, silence, unban
from .options import Choice, Number, argument, as_json, option, speech_of
from .parser import command
from .speech import CommandError, Speech, show_json

if TYPE_CHECKING:

    from hustings.matches.operations.administer import Kept

EXAMPLES: Final = """\
hustings admin page
hustings admin list --state running
hustings admin seat abcdefghjk 1
hustings admin tidy --older-than 90d --dry-run
hustings admin block 203.0.113.0/24"""
URL: Final = "http://localhost:8000"
STATES: Final = ("running", "over", "ended")


class Network(click.ParamType["IPv4Network | IPv6Network"]):
    """An address or a network."""

    name = "network"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> IPv4Network | IPv6Network:
        """The network, if it is one."""
        try:
            return ip_network(value, strict=False)
        except ValueError:
            self.fail(speech_of(ctx)("network-wrong", value=str(value)), param, ctx)


of_match: Final = argument("match", text="admin-match", metavar="MATCH")
of_seat: Final = argument("seat", text="admin-seat-number", metavar="SEAT", type=Number(0))
of_network: Final = argument("network", text="admin-network", metavar="ADDRESS", type=Network())
at_url: Final = option("--url", text="admin-url", told={"default": URL}, metavar="URL", default=URL)


@command("list", "hustings admin list --state running --game watergate\nhustings admin list --json")
@of_database
@option("--state", text="admin-of-state", metavar="STATE", type=Choice(STATES), default=None)
@option("--game", text="admin-of-game", metavar="GAME", default="")
@option("--who", text="admin-of-who", metavar="NAME", default="")
@option("--older-than", text="admin-older", metavar="AGE", type=Age())
@as_json
def list_matches(
    speech: Speech, database: str, state: str | None, game: str, who: str, older_than: float | None, as_json: bool
) -> int:
    """List matches."""
    from hustings.matches.operations.administer import listed

    with transaction(database) as connection:
        found = listed(connection)
    wanted = [
        kept
        for kept in found
        if state in (None, kept.state)
        and game in ("", kept.match.game)
        and (not who or any(who.casefold() in seat.name.casefold() for seat in kept.seats))
        and (older_than is None or kept.last_seen < time() - older_than)
    ]
    if as_json:
        show_json([_data(kept) for kept in wanted])
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("match", "game", "state", "opened", "seen", "who"):
        table.add_column(speech(f"admin-column-{name}"), overflow="fold", no_wrap=name not in ("game", "who"))
    for kept in wanted:
        names = ", ".join(_sitting(kept, n, speech) for n in range(len(kept.seats)))
        times = (when(kept.match.created), when(kept.last_seen))
        table.add_row(kept.match.id, kept.match.game, speech(f"admin-state-{kept.state}"), *times, names)
    if wanted:
        Console(highlight=False, markup=False).print(table)
    print(speech("admin-listed", matches=len(wanted)))
    return 0


def _sitting(kept: Kept, seat: int, speech: Speech) -> str:
    """Who sits at a seat."""
    own = kept.seats[seat]
    return own.name if own.kind == "person" and own.name else speech(f"admin-kind-{own.kind}")


def _data(kept: Kept) -> dict[str, Any]:
    """A match for programs; no token, no secret, no card."""
    match = kept.match
    seats = [
        {"seat": n, "name": seat.name, "kind": seat.kind, "level": seat.level, "last_seen": seat.last_seen}
        for n, seat in enumerate(kept.seats)
    ]
    return {
        "match": match.id,
        "game": match.game,
        "mode": match.mode,
        "state": kept.state,
        "created": match.created,
        "finished": match.finished,
        "last_seen": kept.last_seen,
        "records": kept.records,
        "talk": kept.talk,
        "seats": seats,
    }


@command("show", "hustings admin show abcdefghjk")
@of_match
@of_database
@as_json
def show(speech: Speech, match: str, database: str, as_json: bool) -> int:
    """Show one match."""
    from hustings.matches.operations.administer import one

    with transaction(database) as connection:
        kept = one(connection, match)
    if as_json:
        show_json(_data(kept))
        return 0
    print(f"{kept.match.id}  {kept.match.game}  {speech(f'admin-state-{kept.state}')}")
    print(speech("admin-opened", when=when(kept.match.created), records=kept.records, talk=kept.talk))
    for n, seat in enumerate(kept.seats):
        level = f" ({seat.level})" if seat.level else ""
        told = f"{_sitting(kept, n, speech)}{level}"
        print(speech("admin-seat-line", seat=n, who=told, when=when(seat.last_seen)))
    return 0


@command("end", "hustings admin end abcdefghjk")
@of_match
@of_database
def end(speech: Speech, match: str, database: str) -> int:
    """End a match."""
    from hustings.matches.operations.administer import end

    with transaction(database) as connection:
        end(connection, match, time())
        did(connection, "end", match)
    print(speech("admin-ended", match=match))
    return 0


@command("delete", "hustings admin delete abcdefghjk")
@of_match
@of_database
def delete(speech: Speech, match: str, database: str) -> int:
    """Delete a match."""
    from hustings.matches.operations.administer import one, remove

    with transaction(database) as connection:
        one(connection, match)
        remove(connection, [match])
        did(connection, "delete", match)
    print(speech("admin-deleted", matches=1))
    return 0


@command("tidy", "hustings admin tidy --older-than 90d --dry-run\nhustings admin tidy --older-than 52w")
@of_database
@option("--older-than", text="admin-tidy-older", metavar="AGE", type=Age(), required=True)
@option("--dry-run", text="admin-dry-run", is_flag=True)
def tidy(speech: Speech, database: str, older_than: float, dry_run: bool) -> int:
    """Delete what is forgotten."""
    from hustings.matches.operations.administer import forgotten, tidy

    before, all = time() - older_than, 0
    if dry_run:
        with transaction(database) as connection:
            print(speech("admin-would-delete", matches=len(forgotten(connection, before))))
        return 0
    while True:
        with transaction(database) as connection:
            gone = tidy(connection, before)
        if not gone:
            break
        all += gone
    print(speech("admin-deleted", matches=all))
    return 0


@command("seat", "hustings admin seat abcdefghjk 1 --url https://hustings.example.org")
@of_match
@of_seat
@of_database
@at_url
def seat(speech: Speech, match: str, seat: int, database: str, url: str) -> int:
    """Give a seat back."""
    from hustings.matches.operations.administer import give_back

    with transaction(database) as connection:
        token = give_back(connection, match, seat, time())
        did(connection, "seat", match)
    print(f"{speech('admin-seat-for')}\n{url.rstrip('/')}/m/{match}/t/{token}")
    return 0


@command("name", "hustings admin name abcdefghjk 1 Ann\nhustings admin name abcdefghjk 1")
@of_match
@of_seat
@argument("name", text="admin-new-name", metavar="NAME", default="", required=False)
@of_database
def name(speech: Speech, match: str, seat: int, name: str, database: str) -> int:
    """Call somebody otherwise."""
    from hustings.matches.operations.administer import rename

    with transaction(database) as connection:
        rename(connection, match, seat, name)
        did(connection, "name", match)
    print(speech("admin-renamed", match=match, seat=seat))
    return 0


@command("talk", "hustings admin talk abcdefghjk\nhustings admin talk abcdefghjk --remove 3")
@of_match
@of_database
@option("--remove", text="admin-remove", metavar="N", type=Number(0))
def talk(speech: Speech, match: str, database: str, remove: int | None) -> int:
    """Show what was said, or take a line away."""
    from hustings.matches.operations.administer import said, unsay

    with transaction(database) as connection:
        if remove is not None:
            unsay(connection, match, remove)
            did(connection, "unsay", match, str(remove))
        lines = said(connection, match)
    if remove is not None:
        print(speech("admin-removed", line=remove))
        return 0
    for n, line in enumerate(lines):
        to = "" if line.to_seat is None else f" → {line.to_seat}"
        print(f"{n}  {when(line.at)}  {line.seat}{to}  {line.text or speech('admin-line-gone')}")
    return 0


@command("block", "hustings admin block 203.0.113.7\nhustings admin block 2001:db8::/48 --note 'floods'")
@of_network
@of_database
@option("--note", text="admin-note", metavar="TEXT", default="")
def block(speech: Speech, network: IPv4Network | IPv6Network, database: str, note: str) -> int:
    """Shut somebody out."""
    from hustings.matches.operations.administer import block

    with transaction(database) as connection:
        block(connection, network, time(), note)
        did(connection, "block", str(network), note)
    print(speech("admin-shut-out", network=str(network)))
    return 0


@command("unblock", "hustings admin unblock 203.0.113.7")
@of_network
@of_database
def unblock(speech: Speech, network: IPv4Network | IPv6Network, database: str) -> int:
    """Let somebody in again."""
    from hustings.matches.operations.administer import unblock

    with transaction(database) as connection:
        done = unblock(connection, network)
        did(connection, "unblock", str(network))
    print(speech("admin-let-in" if done else "admin-was-not-out", network=str(network)))
    return 0


@command("blocks", "hustings admin blocks")
@of_database
@as_json
def blocks(speech: Speech, database: str, as_json: bool) -> int:
    """Who is shut out."""
    from hustings.matches.operations.administer import blocked

    with transaction(database) as connection:
        found = blocked(connection)
    if as_json:
        show_json([{"network": network, "since": since, "note": note} for network, since, note in found])
        return 0
    for network, since, note in found:
        print(f"{network}  {when(since)}  {note}".rstrip())
    if not found:
        print(speech("admin-nobody-out"))
    return 0


@command("export", "hustings admin export abcdefghjk\nhustings admin export abcdefghjk --output match.hustings")
@of_match
@of_database
@option("--output", text="admin-output", metavar="FILE", default="")
def export(speech: Speech, match: str, database: str, output: str) -> int:
    """Write the whole of a match that is over or was ended."""
    from hustings.database.copies import private
    from hustings.database.upgrades import opened
    from hustings.matches.operations.administer import one
    from hustings.matches.operations.exporting import whole

    url = database_url(database)
    with opened(url) as connection:
        game = one(connection, match).match.game
    file = Path(output or f"{game}-{match}.hustings")
    data = asyncio.run(whole(url, match))
    try:
        with private(file) as part:
            part.write_bytes(data)
    except OSError as error:
        raise CommandError("admin-not-exported", file=str(file), **system_error(error)) from error
    print(speech("admin-exported", file=str(file)))
    return 0


@command("page", "hustings admin page --url https://hustings.example.org\nhustings admin page --revoke")
@of_database
@at_url
@option("--revoke", text="admin-revoke", is_flag=True)
def page(speech: Speech, database: str, url: str, revoke: bool) -> int:
    """Print a link, and let no other one be good."""
    from hustings.database.upgrades import key_of
    from hustings.matches.operations import passes

    with transaction(database) as connection:
        if revoke:
            passes.revoke(connection)
        known = passes.Passes(key_of(connection), connection.scalar(passes.drawn_last()) or "")
    link = f"{url.rstrip('/')}/admin/t/{known.new_link()}"
    if revoke:
        print(speech("admin-revoked"))
    print(f"{speech('admin-page-for')}\n{link}")
    return 0


run = Group(
    "admin",
    EXAMPLES,
    [
        *(page, list_matches, show, end, export, delete, tidy, seat, name, talk, block, unblock, blocks),
        *(reports, silence, ban, unban, deeds),
    ],
)
