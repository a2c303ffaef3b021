"""What a match makes its players be told of: that it waits for them, that their time is nearly up, and that it is over.

Only what a seat itself sees is asked: that it owes an answer, how often it has answered, that there is a result, its
clock. So what is told follows from no card and no secret, and comes alike in every position that looks the same to the
seat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Select, and_, select

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.people import CHANNELS, HOLDINGS, NOTICES
from hustings.database.tables import SEATS
from hustings.files.transcript import HOTSEAT
from hustings.matches.people import COMPUTER, PERSON
from hustings.matches.problems import CannotLoad, UnknownMatch
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room
from hustings.matches.timecontrol import parse_pace
from hustings.play.match import Match

from .notices import OPEN, OVER, REMINDER, TURN, Notice
from .reminding import REMIND, seconds_left, seconds_until
from .telling import Kept, done, tell, waiting
from .wishes import wishes

NEWS: Final = 24 * 3600.0
"""Seconds for which it is worth telling that a match is over."""


class Turns:
    """Looks at matches for whom to tell.

    Args:
        database: where that is kept.
        rooms: the matches.
    """

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms

    async def look(self, match_id: str) -> None:
        """Note who is to be told of something in a match, and who needs not be told any more."""
        async with self._database.reading() as connection:
            found = await connection.execute(_reached(match_id))
            holders = {row.seat: str(row.owner) for row in found}
            kept = await waiting(connection, NOTICES.c.match_id == match_id, NOTICES.c.kind.in_(OPEN))
        if not holders and not kept:
            return
        try:
            room = await self._rooms.room(match_id)
            await room.look()
            await room.learn_time()
        except (UnknownMatch, CannotLoad):
            await self._close([notice for _, notice in kept])
            return
        turns = {} if room.mode == HOTSEAT else _turns(room, holders)
        waits = await self._waits(room, turns)
        short = {person for person, seconds in waits.items() if not seconds}
        old = [notice for person, notice in kept if _is_old(notice, turns.get(person, (0, ""))[1], person in short)]
        known = {(person, notice.notice.kind) for person, notice in kept if notice not in old}
        new = {*[(person, TURN) for person in turns], *[(person, REMINDER) for person in short]} - known
        over = room.finished is not None and self._rooms.clock() - room.finished < NEWS and room.mode != HOTSEAT
        next_one = min([seconds for seconds in waits.values() if seconds], default=None)
        if not (old or new or over or next_one):
            return
        async with self._database.writing() as connection:
            for notice in old:
                await done(self._database, connection, notice.id)
            for person, kind in sorted(new):
                seat, about = turns[person]
                told = of_match(room, kind, seat)
                if kind == REMINDER:
                    told = replace(told, until=self._rooms.clock() + seconds_left(room.deadlines, seat))
                await tell(self._database, connection, person, told, about, match_id)
            if next_one is not None:
                await tasks.add(self._database, connection, REMIND, match_id, next_one)
            if over:
                for seat, person in holders.items():
                    await tell(self._database, connection, person, of_match(room, OVER, seat), "over", match_id)

    async def _waits(self, room: Room, turns: dict[str, tuple[int, str]]) -> dict[str, float]:
        """The seconds until each person is to be reminded who owes an answer within days; 0: now."""
        found: dict[str, float] = {}
        for person, (seat, _) in turns.items() if parse_pace(room.deadlines.pace).days else ():
            wanted = await wishes(self._database, person)
            quiet = None if wanted is None else wanted.quiet
            seconds = seconds_until(room.deadlines, seat, quiet, self._rooms.clock())
            if seconds is not None:
                found[person] = seconds
        return found

    async def _close(self, notices: list[Kept]) -> None:
        async with self._database.writing() as connection:
            for notice in notices:
                await done(self._database, connection, notice.id)

    async def looked(self, match_id: str, person: str) -> float:
        """When a person looked at the table of a match last, in seconds since 1970; 0: never."""
        async with self._database.reading() as connection:
            holders = await connection.execute(_reached(match_id).where(HOLDINGS.c.owner == person))
            seats = [row.seat for row in holders]
        seen = (await self._rooms.store.glimpse([match_id])).get(match_id, (0, ()))[1]
        return max([seen[seat] for seat in seats if seat < len(seen)], default=0.0)


def _reached(match_id: str) -> Select[Any]:
    """The seats of a match whose holders can be called."""
    used = select(CHANNELS.c.person).where(CHANNELS.c.stopped.is_(None))
    return (
        select(SEATS.c.seat, HOLDINGS.c.owner)
        .join(HOLDINGS, and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash))
        .where(SEATS.c.match_id == match_id, HOLDINGS.c.owner.in_(used))
        .order_by(SEATS.c.seat)
    )


def _turns(room: Room, holders: dict[int, str]) -> dict[str, tuple[int, str]]:
    """Whom the match waits for: the person, the seat, and which turn of it that is."""
    found: dict[str, tuple[int, str]] = {}
    for seat, person in holders.items():
        if room.seats[seat].kind == PERSON and owes(room.match, seat):
            found.setdefault(person, (seat, which(room.match, seat)))
    return found


def _is_old(notice: Kept, about: str, is_short: bool) -> bool:
    """Whether what is kept of a turn is done; also a reminder that nobody has had, and that has time again."""
    return notice.about != about or (notice.notice.kind == REMINDER and notice.sent is None and not is_short)


def owes(match: Match, seat: int) -> bool:
    """Whether a match waits for a seat, as far as the seat itself can see."""
    if match.outcome is not None:
        return False
    return seat in match.seen_by(seat).to_act or match.waits_for_commit(seat)


def which(match: Match, seat: int) -> str:
    """Names the turn of a seat: another one after each of its answers, and the same until then."""
    return f"{seat} {sum(record.seat == seat for record in match.records)}"


def of_match(room: Room, kind: str, seat: int) -> Notice:
    """What a seat of a match is told: the game and the others, nothing of the position."""
    others = [state for number, state in enumerate(room.seats) if number != seat]
    return Notice(
        kind=kind,
        link=f"/m/{room.id}/s/{seat}",
        game=room.match.header.game,
        names=tuple(state.called for state in others if state.name and state.kind == PERSON),
        computers=sum(state.kind == COMPUTER for state in others),
    )
