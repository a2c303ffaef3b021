"""What people do with challenges: make them, accept, decline, withdraw; and that they lapse."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database import tasks
from hustings.database.bells import of_person
from hustings.database.people import CHALLENGES, NOTICES, PEOPLE
from hustings.database.tasks import Task
from hustings.matches.people import COMPUTER, HEURISTIC, PERSON, Created, SeatPlan, new_id
from hustings.matches.timecontrol import parse_pace

from ..calling.notices import CHALLENGE, Notice
from ..calling.telling import done, tell, waiting
from ..club import Club
from ..finding.apart import are_apart
from ..terms import Terms, open_table
from .model import (
    ACCEPTED,
    CANCELLED,
    DECLINED,
    EXPIRED,
    OPEN,
    REASONS,
    Challenge,
    Wanted,
    challenge_of,
)
from .problems import (
    AlreadyChallenged,
    ChallengeGone,
    ChallengeRefused,
    NobodyOfThatName,
    NoReason,
    NoSuchSeat,
    TooManyChallenges,
    UnknownChallenge,
    Yourself,
)

__all__ = ["LAPSES", "accept", "cancel", "challenge", "decline", "join"]

LAPSES: Final = 3 * 86400.0
"""Seconds for which a challenge is open."""
PAGE: Final = "/challenges"
"""Where a person finds them."""
AT_ONCE: Final = 20
"""Challenges of one person that are open at once."""
COMING: Final = 50
"""Challenges to one person that are open at once."""
HOUR: Final = 3600.0
AN_HOUR: Final = 60
"""Challenges that one person makes within an hour."""
TO_ONE: Final = 6
"""Challenges that one person makes to the same other one within an hour."""
_TASK: Final = "challenge"


def join(club: Club) -> None:
    """Let challenges lapse."""

    async def lapse(task: Task) -> None:
        async with club.database.writing() as connection:
            found = await challenge_of(connection, task.subject)
            if found is not None:
                await _end(club, connection, found, EXPIRED)

    club.working.on(_TASK, lapse)


# -- making one ------------------------------------------------------------------------------------------------------


async def challenge(club: Club, by: str, to: str, game_id: str, wanted: Wanted) -> Challenge:
    """Challenge somebody; what is open already between them, to the same, is not made twice.

    Args:
        club: where they are.
        by: who challenges, a person's id.
        to: who is challenged, a person's id.
        game_id: an installed game.
        wanted: what to; options that are missing take their default.

    Raises:
        Yourself: when both are the same.
        UnknownGame: when the game is not installed.
        BadOption: for an option that the game does not have.
        BadPace: for a time control that there is not.
        NoSuchSeat: for a seat that it does not have.
        NobodyOfThatName: when there is no such person.
        ChallengeRefused: when one of them has blocked the other.
        AlreadyChallenged: when another challenge to the same person is open.
        TooManyChallenges: when there are too many.
        StoreFailed: when it cannot be stored.
    """
    if by == to:
        raise Yourself()
    wanted = _checked(club, game_id, wanted)
    database = club.database
    async with database.writing() as connection:
        both = select(PEOPLE.c.id).where(PEOPLE.c.id.in_((by, to))).order_by(PEOPLE.c.id).with_for_update()
        if len((await connection.execute(both)).all()) < 2:
            raise NobodyOfThatName()
        between = and_(CHALLENGES.c.by == by, CHALLENGES.c.to == to)
        there = await connection.scalar(select(CHALLENGES.c.id).where(and_(between, CHALLENGES.c.state == OPEN)))
        if there is not None:
            found = await challenge_of(connection, there)
            assert found is not None
            if (found.game, found.wanted) != (game_id, wanted):
                raise AlreadyChallenged()
            return found
        if await are_apart(connection, by, [to]):
            raise ChallengeRefused()
        await _not_too_many(club, connection, by, to)
        id = new_id()
        terms = msgspec.json.encode(wanted).decode()
        row = {"id": id, "by": by, "to": to, "game": game_id, "terms": terms, "state": OPEN, "reason": ""}
        await connection.execute(insert(CHALLENGES).values(**row, created=database.now()))
        await tasks.add(database, connection, _TASK, id, LAPSES)
        await _ring(club, connection, by, to)
        made = await challenge_of(connection, id)
        assert made is not None
        notice = Notice(kind=CHALLENGE, link=PAGE, game=game_id, names=(made.by.name,))
        await tell(database, connection, to, notice, id)
        return made


def _checked(club: Club, game_id: str, wanted: Wanted) -> Wanted:
    """What is wanted with all options, when there is such a thing."""
    game = club.rooms.shelf.new(game_id)
    options = game.chosen(wanted.options)
    seats = game.seats(options)
    if wanted.seat and wanted.seat not in seats:
        raise NoSuchSeat(choices=", ".join(seats))
    return Wanted(dict(options), wanted.seat, str(parse_pace(wanted.pace)), wanted.rated)


async def _not_too_many(club: Club, connection: AsyncConnection, by: str, to: str) -> None:
    open_now, mine = CHALLENGES.c.state == OPEN, CHALLENGES.c.by == by
    lately = and_(mine, CHALLENGES.c.created > club.database.now() - HOUR)
    unwanted = CHALLENGES.c.state != ACCEPTED  # who is accepted every time plays, and floods nobody
    for condition, most in (
        (and_(mine, open_now), AT_ONCE),
        (and_(CHALLENGES.c.to == to, open_now), COMING),
        (and_(lately, unwanted), AN_HOUR),
        (and_(lately, unwanted, CHALLENGES.c.to == to), TO_ONE),
    ):
        if (await connection.scalar(select(func.count()).select_from(CHALLENGES).where(condition)) or 0) >= most:
            raise TooManyChallenges(seconds=round(HOUR))


# -- answering one ---------------------------------------------------------------------------------------------------


async def accept(club: Club, id: str, person: str) -> Challenge:
    """Accept a challenge: its match is opened, and both hold their seats. Asked again it is the same match.

    Raises:
        UnknownChallenge: when the person has no such challenge.
        ChallengeGone: when it is not open any more.
        UnknownGame: when the game is not installed any more; and so on, see :func:`..terms.open_table`.
        StoreFailed: when it cannot be stored.
    """
    async with club.database.reading() as connection:
        found = await _to(connection, id, person)
    if found.state == OPEN:
        with suppress(ChallengeGone):  # somebody was faster; perhaps the same person
            await _open_match(club, found)
        async with club.database.reading() as connection:
            found = await _to(connection, id, person)
    if found.state != ACCEPTED:
        raise ChallengeGone()
    return found


async def _open_match(club: Club, found: Challenge) -> None:
    wanted = found.wanted
    seats = club.rooms.shelf.new(found.game).seats(wanted.options)
    first = seats.index(wanted.seat) if wanted.seat else secrets.randbelow(len(seats))
    others = [seat for seat in range(len(seats)) if seat != first]
    persons = {first: found.by, secrets.choice(others): found.to}
    plans = [
        SeatPlan(PERSON, name=persons[seat].name) if seat in persons else SeatPlan(COMPUTER, HEURISTIC)
        for seat in range(len(seats))
    ]
    holders = [persons[seat].id if seat in persons else None for seat in range(len(seats))]

    async def note(connection: AsyncConnection, created: Created) -> None:
        if not await _end(club, connection, found, ACCEPTED, match_id=created.match_id):
            raise ChallengeGone()

    terms = Terms(host=found.by.id, rated=wanted.rated, pace=wanted.pace)
    await open_table(club, found.game, wanted.options, plans, terms, holders=holders, beside=note)


async def decline(club: Club, id: str, person: str, reason: str = REASONS[0]) -> Challenge:
    """Decline a challenge; asked again nothing changes.

    Raises:
        UnknownChallenge: when the person has no such challenge.
        NoReason: when there is no such reason.
        ChallengeGone: when it has ended otherwise.
        StoreFailed: when it cannot be stored.
    """
    if reason not in REASONS:
        raise NoReason(choices=", ".join(REASONS))
    async with club.database.writing() as connection:
        return await _ended(club, connection, await _to(connection, id, person), DECLINED, reason)


async def cancel(club: Club, id: str, person: str) -> Challenge:
    """Withdraw a challenge; asked again nothing changes.

    Raises:
        UnknownChallenge: when the person has made no such challenge.
        ChallengeGone: when it has ended otherwise.
        StoreFailed: when it cannot be stored.
    """
    async with club.database.writing() as connection:
        found = await challenge_of(connection, id)
        if found is None or found.by.id != person:
            raise UnknownChallenge()
        return await _ended(club, connection, found, CANCELLED)


async def _to(connection: AsyncConnection, id: str, person: str) -> Challenge:
    found = await challenge_of(connection, id)
    if found is None or found.to.id != person:
        raise UnknownChallenge()
    return found


async def _ended(club: Club, connection: AsyncConnection, found: Challenge, state: str, reason: str = "") -> Challenge:
    await _end(club, connection, found, state, reason=reason)
    now = await challenge_of(connection, found.id)
    if now is None or now.state != state:
        raise ChallengeGone()
    return now


async def _end(club: Club, connection: AsyncConnection, found: Challenge, state: str, **values: str) -> bool:
    """End a challenge, unless it has ended."""
    still = and_(CHALLENGES.c.id == found.id, CHALLENGES.c.state == OPEN)
    changed = await connection.execute(update(CHALLENGES).where(still).values(state=state, **values))
    if not changed.rowcount:
        return False
    await tasks.drop(connection, _TASK, found.id)
    for _, kept in await waiting(connection, NOTICES.c.person == found.to.id, NOTICES.c.about == found.id):
        await done(club.database, connection, kept.id)
    await _ring(club, connection, found.by.id, found.to.id)
    return True


async def _ring(club: Club, connection: AsyncConnection, *persons: str) -> None:
    for person in persons:
        await club.database.tell(connection, of_person(person))
