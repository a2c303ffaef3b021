"""A match out of a full file, made ready to be stored here; one that is not over goes on at one device."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

import msgspec

from hustings.ai.levels import LEVELS
from hustings.files import verify as files
from hustings.files.shelf import Shelf
from hustings.files.transcript import FULL, HOTSEAT, Player, read

from ..people import COMPUTER, PERSON, SeatState, hash_of, new_id, new_token, own_name
from ..problems import BadFile, HouseName
from .loading import Loaded, load, snapshot_of
from .matchstore import MatchStore
from .rows import MatchRow, Snapshot, Stored

__all__ = ["Brought", "prepared"]


@dataclass(frozen=True)
class Brought:
    """A match that was in a file.

    Attributes:
        stored: what is to be stored of it, under an id of its own.
        loaded: the match.
        token: opens the seats of its persons; empty: it is over.
    """

    stored: Stored
    loaded: Loaded
    token: str


async def prepared(data: bytes, store: MatchStore, shelf: Shelf, now: float) -> Brought:
    """The match of a full file.

    Args:
        data: the file.
        store: where the match will be; its key tells which files are our own.
        shelf: the printed values of those who play.
        now: in seconds since 1970.

    Raises:
        BadFile: when the file is no full file, or is not true.
        CannotLoad: when the installed game cannot read it.
    """
    report = await asyncio.to_thread(files.verify, data, store.key, shelf)
    if report.trouble is not None:
        raise BadFile(report.trouble.key, **report.trouble.arguments)
    if report.kind != FULL:
        raise BadFile("file-of-seat")
    if report.bridges and report.signature != files.OURS:
        raise BadFile("file-bridged")
    assert report.header is not None
    contents = await asyncio.to_thread(read, data)
    head, end = contents.head, contents.end
    token = new_token() if end.outcome is None else ""
    row = MatchRow(
        id=new_id(),
        game=report.header.game,
        header=msgspec.json.encode(report.header).decode(),
        secret=end.secret,
        mode=HOTSEAT,
        created=min(head.created, now),
        finished=None if end.outcome is None else now,
        unverified=report.signature != files.OURS,
    )
    seats = [_seated(player, token, now) for player in head.players]
    records = [msgspec.json.encode(record).decode() for record in contents.records]
    bases = [Snapshot(b.records, msgspec.json.encode(b).decode(), base=True) for b in contents.bridges]
    stored = Stored(row, seats, records, bases)
    loaded = await load(stored, shelf, store)
    match = loaded.match
    stored = replace(stored, match=replace(row, to_act=match.position.to_act))
    if not any(base.records == len(records) for base in bases):
        stored.snapshots.append(snapshot_of(match, loaded.game))
    return Brought(stored, loaded, token)


def _seated(player: Player, token: str, now: float) -> SeatState:
    """The seat of a player."""
    try:
        name = own_name(player.name)
    except HouseName:
        name = ""
    if player.kind == COMPUTER and player.level in LEVELS:
        return SeatState(name, COMPUTER, player.level, last_seen=now)
    return SeatState(name, PERSON, token_hash=hash_of(token), last_seen=now)
