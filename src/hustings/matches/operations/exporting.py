"""The whole of a match as its administrator takes it away, which nobody else can where it was ended before its end."""

from __future__ import annotations

import asyncio

from hustings.files import verify as files
from hustings.files.shelf import UNREADABLE, Shelf
from hustings.files.transcript import Player

from ..problems import CannotLoad, NotYet, UnknownMatch
from ..records.loading import replayed
from ..records.store import Store


async def whole(url: str, match_id: str) -> bytes:
    """All records of a match and the secret of its chance, as a file.

    Args:
        url: of the database, which may be in use.
        match_id: of the match.

    Raises:
        UnknownMatch: when there is none.
        NotYet: when it goes on.
        CannotLoad: when the installed game cannot read it.
        Problem: when the database cannot be opened or read.
    """
    store = await Store.open(url)
    try:
        stored = await store.load(match_id)
        if stored is None:
            raise UnknownMatch(match=match_id)
        if stored.match.finished is None:
            raise NotYet()
        try:
            loaded, _ = await asyncio.to_thread(replayed, stored, Shelf())
        except UNREADABLE as error:
            raise CannotLoad(match=match_id) from error
        row = stored.match
        players = [Player(seat.name, seat.kind, seat.level) for seat in stored.seats]
        match, bridges = loaded.match, loaded.bridges
        return files.full(match, players, row.mode, row.created, store.key, bridges, row.unverified)
    finally:
        await store.close()
