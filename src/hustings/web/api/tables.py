"""A match as programs are told of it, and the streams that tell them: drawn beside the event loop, for many at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from weakref import WeakKeyDictionary

import msgspec

from hustings.matches.table.room import Room

from ..pages import Pages
from ..shown.parts import Reader
from ..shown.present import secret_of
from ..shown.scene import Scene, takeback_of
from .messages import ActionInfo, ClockInfo, End, LogInfo, SeatInfo, TableInfo

__all__ = ["Tables", "table_info"]

ALIVE = b": still here\n\n"


def table_info(scene: Scene, since: int = 0) -> TableInfo:
    """What an audience knows of a match, and the log from line ``since`` on."""
    match, seat, outcome = scene.match, scene.seat, scene.match.outcome
    position = match.seen_by(seat)
    state, prompt, clause = scene.question()
    lines = list(enumerate(match.entries(seat)))[since:]
    return TableInfo(
        match=scene.id,
        game=scene.game.id,
        seat=None if seat is None else match.seats[seat],
        version=scene.version,
        turn=0 if seat is None else match.turns[seat],
        state=state,
        prompt=prompt.striptags(),
        clause=clause,
        to_act=tuple(match.seats[s] for s in position.to_act),
        actions=[ActionInfo(b.text, b.label, b.object) for b in scene.buttons()] if state == "play" else [],
        extras=[ActionInfo(b.text, b.label, b.object, b.mark) for b in scene.extras()],
        mark=0 if seat is None else match.asides[seat],
        can_undo=seat is not None and match.can_undo(seat),
        takeback=takeback_of(match, seat),
        view=position.view(seat),
        players=[SeatInfo(match.seats[n], player.kind, player.name) for n, player in enumerate(scene.players)],
        log=[LogInfo(n, scene.words.say("log-", line.entry), line.entry.clause, line.moment) for n, line in lines],
        talk=0 if scene.talk is None else scene.talk.heard,
        clocks=[ClockInfo(match.seats[n], left.seconds, left.free, left.runs) for n, left in scene.left.items()],
        commitment=match.header.commitment,
        marks=match.header.marks,
        outcome=outcome
        and End(tuple(match.seats[s] for s in outcome.winners), outcome.scores, outcome.how, secret_of(match)),
    )


class Tables:
    """What streams of programs tell.

    Args:
        pages: the front pages.
    """

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._shared: WeakKeyDictionary[Room, dict[tuple[str, int, int], asyncio.Future[bytes]]] = WeakKeyDictionary()

    async def told(self, room: Room, seat: int | None, reader: Reader, after: int) -> AsyncGenerator[bytes]:
        """What one stream sends, until its program goes or the server stops.

        Args:
            room: the match.
            seat: whose eyes; None: spectators'.
            reader: who reads.
            after: the version that is known there.
        """
        pages, heard = self._pages, 0
        while not (pages.stopping.is_set() or room.gone):
            if room.version(seat) == after:
                if not await pages.news_for(room, seat, after):
                    yield ALIVE
                continue
            room.attention.look()
            scene = pages.look(room, seat, reader)
            yield await (self._of_all(room, scene, heard) if seat is None else self._drawn(scene, heard))
            heard, after = len(scene.match.entries(seat)), scene.version

    async def _of_all(self, room: Room, scene: Scene, heard: int) -> bytes:
        """The table of spectators, drawn once for all who read one language and have heard as much."""
        known = self._shared.setdefault(room, {})
        for key in [key for key in known if key[1] != scene.version]:
            del known[key]
        key = scene.reader.language, scene.version, heard
        if key not in known:
            known[key] = asyncio.ensure_future(self._drawn(scene, heard))
        return await asyncio.shield(known[key])

    async def _drawn(self, scene: Scene, heard: int) -> bytes:
        def draw() -> bytes:
            table = table_info(scene, heard)
            return b"id: %d\nevent: table\ndata: %s\n\n" % (table.version, msgspec.json.encode(table))

        return await self._pages.aside(draw, "events")
