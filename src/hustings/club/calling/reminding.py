"""When somebody is reminded that the time for a move is nearly up: once a turn, and only with days a move.

A task of each match looks at the right moment. It follows from the match, so that lost ones are made anew.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import String, and_, cast, exists, select

from hustings.database.base import Database
from hustings.database.people import CHANNELS, HOLDINGS, NOTICES, TASKS, TERMS
from hustings.database.tables import MATCHES, SEATS
from hustings.database.tasks import add_from
from hustings.matches.computers.clock import Clock
from hustings.matches.timecontrol import DAY, parse_pace

from .notices import REMINDER
from .quiet import QuietHours

REMIND: Final = "remind"
"""Kind of the task that looks whether somebody is to be reminded; its subject is the match."""
AGAIN: Final = "remind-again"
"""Kind of the task that makes lost ones of the other kind anew."""
EVERY: Final = 3600.0
"""Seconds between two looks for lost ones."""
PART: Final = 0.25
"""Of the time for a move: when so much is left, but no more than a day, somebody is reminded."""
NOW: Final = 1.0
"""Seconds that are none: no two clocks agree to the last of them."""


def seconds_until(clock: Clock, seat: int, quiet: QuietHours | None, now: float) -> float | None:
    """The seconds until the person of a seat is to be reminded; None: it owes no answer within days.

    Nobody is reminded while the clock stands still, as in holidays; and not in quiet hours, but before them, because
    after them it may be too late.

    Args:
        clock: of the match.
        seat: its number.
        quiet: hours of the person.
        now: the time, in seconds since 1970.
    """
    control, time = parse_pace(clock.pace), clock.shown().get(seat)
    if not control.days or time is None or not time.runs:
        return None
    seconds = time.free + max(0.0, time.left - min(DAY, control.at_first * PART))
    if quiet is not None:
        seconds = max(0.0, quiet.before(now + seconds) - now)
    return seconds if seconds > NOW else 0.0


def seconds_left(clock: Clock, seat: int) -> float:
    """The seconds until the time of a seat is up, in which it owes an answer."""
    time = clock.shown()[seat]
    return time.free + time.left


async def remind_again(database: Database) -> None:
    """Have all matches looked at in which somebody waits to be reminded, and no task does."""
    held = and_(HOLDINGS.c.match_id == SEATS.c.match_id, HOLDINGS.c.token_hash == SEATS.c.token_hash)
    reached = and_(CHANNELS.c.person == HOLDINGS.c.owner, CHANNELS.c.stopped.is_(None))
    told = and_(NOTICES.c.match_id == MATCHES.c.id, NOTICES.c.kind == REMINDER, NOTICES.c.answered.is_(None))
    lost = (
        select(MATCHES.c.id)
        .join(TERMS, and_(TERMS.c.match_id == MATCHES.c.id, TERMS.c.pace.endswith("d")))
        .join(SEATS, and_(SEATS.c.match_id == MATCHES.c.id, MATCHES.c.to_act.contains(cast(SEATS.c.seat, String))))
        .join(HOLDINGS, held)
        .join(CHANNELS, reached)
        .where(MATCHES.c.finished.is_(None))
        .where(~exists().where(TASKS.c.kind == REMIND, TASKS.c.subject == MATCHES.c.id))
        .where(~exists().where(told, NOTICES.c.person == HOLDINGS.c.owner))
        .distinct()
    )
    async with database.writing() as connection:
        await add_from(database, connection, REMIND, lost)
