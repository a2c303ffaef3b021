"""What people do with tournaments: they make, join, leave, begin and call them off."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import hustings
from hustings.ai.levels import level_named
from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.bells import of_tournament
from hustings.database.people import ENTRANTS, PEOPLE, TOURNAMENTS
from hustings.matches.people import clean_line, hash_of, new_id, opens
from hustings.matches.timecontrol import parse_pace

from ..ratings.computers import measured
from ..ratings.sides import sizes
from .kept import CALLED_OFF, MOST, OPEN, RUNNING, Agreed, Tournament, clean_id, read
from .model import FORMS, KNOCK_OUT, LEAGUE
from .problems import (
    BadLink,
    BadTournament,
    Full,
    NoName,
    NotOpen,
    NotOwner,
    TooFew,
    TooMany,
    TooManyComputers,
    UnknownTournament,
)

TASK: Final = "tournament"
"""Kind of the task that looks at a tournament; its subject is the tournament."""

MACHINES: Final = 8
"""So many computers and programs may take part among the MOST,"""
PEOPLE_LEAST: Final = 1
"""and at least so many people."""
OWNED: Final = 3
"""So many tournaments that are not over somebody may have made,"""
A_DAY: Final = 5
"""so many of all within a day,"""
PLAYED: Final = 10
"""and in so many that are not over somebody may take part."""
WAITS: Final = 30 * 86400.0
"""Seconds after which one that nobody has begun is called off."""
HOURS: Final = (1, 24, 72, 168, 336)
"""Within so many hours the matches of a round can be agreed to be over."""
NAME: Final = 60
"""Characters of a tournament's name."""


async def create(
    database: Database, owner: str, name: str, game: str, form: str, agreed: Agreed, starts: float | None = None
) -> tuple[str, str]:
    """Make a tournament; its id, and the secret of the link by which others join.

    Args:
        database: where it is kept.
        owner: id of the person who makes it.
        name: as typed.
        game: id of an installed game.
        form: one of :data:`.model.FORMS`.
        agreed: how it is played.
        starts: when it begins by itself, in seconds since 1970; None: when the owner says so.

    Raises:
        NoName: when the owner is nobody with a lasting name.
        BadTournament: when it cannot be played like this.
        TooMany: when the owner has made too many.
        BadOption: for an option that the game does not have.
        BadPace: when the pace is none.
        StoreFailed: when it cannot be stored.
    """
    parse_pace(agreed.pace)
    called = clean_line(name, NAME)
    wide = sizes(hustings.game(game), agreed.options)
    wrong = [
        what
        for what, is_wrong in (
            ("name", not called),
            ("form", form not in FORMS),
            ("rounds", not 0 <= agreed.rounds <= (8 if form == LEAGUE else 20)),
            ("legs", agreed.legs not in (1, 2) or (agreed.legs == 2 and set(wide) != {2})),
            ("most", not min(wide) <= agreed.most <= MOST),
            ("hours", agreed.hours not in HOURS),
            ("division", not 3 <= agreed.division <= 16 or not 0 <= agreed.movers <= 4),
        )
        if is_wrong
    ]
    if wrong:
        raise BadTournament(what=wrong[0])
    kept = msgspec.structs.replace(agreed, options=hustings.game(game).chosen(agreed.options), strength={})
    tournament, link = new_id(), secrets.token_urlsafe(18)
    async with database.writing() as connection:
        await _lock_person(connection, owner)
        mine = TOURNAMENTS.c.owner == owner
        alive = and_(mine, TOURNAMENTS.c.state.in_((OPEN, RUNNING)))
        lately = and_(mine, TOURNAMENTS.c.created > database.now() - 86400.0)
        for condition, most in ((alive, OWNED), (lately, A_DAY)):
            if (await connection.scalar(select(func.count()).select_from(TOURNAMENTS).where(condition)) or 0) >= most:
                raise TooMany(most=most)
        await connection.execute(
            insert(TOURNAMENTS).values(
                id=tournament,
                name=called,
                game=game,
                form=form,
                owner=owner,
                link_hash=hash_of(link),
                options=msgspec.json.encode(kept).decode(),
                state=OPEN,
                round=0,
                seed=secrets.token_hex(16),
                created=database.now(),
                starts=starts,
            )
        )
        now = await connection.scalar(select(database.now())) or 0.0
        wait = WAITS if starts is None else max(0.0, starts - now)
        await tasks.add(database, connection, TASK, tournament, wait)
    return tournament, link


async def join(database: Database, tournament: str, link: str, person: str) -> int:
    """Take part; the entrant's number, the same one for who does already.

    Raises:
        UnknownTournament: when there is none.
        BadLink: when the link is not its.
        NoName: when the person is nobody with a lasting name.
        NotOpen: when it has begun.
        Full: when as many take part as may.
        TooManyComputers: when a program wants to join and there are too many.
        TooMany: when the person plays in too many.
    """
    async with database.writing() as connection:
        name, is_bot = await _lock_person(connection, person)
        row = await _locked(database, connection, tournament)
        if not opens(link, row.link_hash) and row.owner != person:
            raise BadLink()
        found = await read(connection, tournament)
        if (already := found.taker_of(person)) is not None:
            return already.n
        joined = ENTRANTS.join(TOURNAMENTS, TOURNAMENTS.c.id == ENTRANTS.c.tournament)
        playing = and_(ENTRANTS.c.person == person, TOURNAMENTS.c.state.in_((OPEN, RUNNING)))
        if (await connection.scalar(select(func.count()).select_from(joined).where(playing)) or 0) >= PLAYED:
            raise TooMany(most=PLAYED)
        return await _enter(connection, found, person, "", name, is_bot)


async def invite_computer(database: Database, tournament: str, owner: str, level: str) -> int:
    """Have a computer take part; its number.

    Raises:
        UnknownTournament: when there is none.
        NotOwner: when somebody else made it.
        NotOpen: when it has begun.
        Full: when as many take part as may.
        TooManyComputers: when there are too many.
        UnknownLevel: when there is no such level.
    """
    level = level_named(level)
    async with database.writing() as connection:
        _owned(await _locked(database, connection, tournament), owner)
        return await _enter(connection, await read(connection, tournament), None, level, "", True)


async def leave(database: Database, tournament: str, person: str, n: int | None = None) -> None:
    """Take part no longer; the owner may also send a computer or somebody else away before it begins.

    Who leaves one that runs loses the matches that are open, and is paired no more.

    Raises:
        UnknownTournament: when there is none.
        NotOwner: when it is somebody else's part and the person may not end it.
    """
    async with database.writing() as connection:
        row = await _locked(database, connection, tournament)
        found = await read(connection, tournament)
        mine = found.taker_of(person)
        number = n if n is not None else (mine.n if mine else None)
        if number is None:
            return
        if (mine is None or mine.n != number) and (row.owner != person or found.state != OPEN):
            raise NotOwner()
        part = and_(ENTRANTS.c.tournament == tournament, ENTRANTS.c.n == number)
        if found.state == OPEN:
            await connection.execute(delete(ENTRANTS).where(part))
        elif found.state == RUNNING:
            last = max((fixture.round for fixture in found.fixtures), default=1) - 1
            await connection.execute(
                update(ENTRANTS).where(part, ENTRANTS.c.withdrawn.is_(None)).values(withdrawn=last)
            )
            await tasks.add(database, connection, TASK, tournament)


async def begin(database: Database, tournament: str, owner: str) -> None:
    """Begin now; rounds start by themselves from then on.

    Raises:
        UnknownTournament: when there is none.
        NotOwner: when somebody else made it.
        NotOpen: when it has begun.
        TooFew: when too few take part.
    """
    async with database.writing() as connection:
        _owned(await _locked(database, connection, tournament), owner)
        found = await read(connection, tournament)
        if found.state != OPEN:
            raise NotOpen()
        if not enough(found):
            raise TooFew(least=max(2, min(found.setting.sizes)))
        mine = TOURNAMENTS.c.id == tournament
        await connection.execute(update(TOURNAMENTS).where(mine).values(starts=database.now()))
        await tasks.add(database, connection, TASK, tournament)


async def call_off(database: Database, tournament: str, owner: str) -> None:
    """End it without a winner; matches that are open go on, and count for nothing here.

    Raises:
        UnknownTournament: when there is none.
        NotOwner: when somebody else made it.
    """
    async with database.writing() as connection:
        _owned(await _locked(database, connection, tournament), owner)
        mine = and_(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.state.in_((OPEN, RUNNING)))
        await connection.execute(update(TOURNAMENTS).where(mine).values(state=CALLED_OFF, ended=database.now()))
        await tasks.drop(connection, TASK, tournament)


async def renew_link(database: Database, tournament: str, owner: str) -> str:
    """The secret of a new link; the one before is no longer good.

    Raises:
        UnknownTournament: when there is none.
        NotOwner: when somebody else made it.
    """
    link = secrets.token_urlsafe(18)
    async with database.writing() as connection:
        _owned(await _locked(database, connection, tournament), owner)
        mine = TOURNAMENTS.c.id == tournament
        await connection.execute(update(TOURNAMENTS).where(mine).values(link_hash=hash_of(link)))
    return link


def enough(tournament: Tournament) -> bool:
    """Whether it can begin with those who take part."""
    people = sum(taker.person is not None for taker in tournament.takers)
    least = 2 if tournament.form == KNOCK_OUT and tournament.setting.for_two else max(2, min(tournament.setting.sizes))
    return len(tournament.takers) >= least and people >= PEOPLE_LEAST


def as_text(numbers: Sequence[int]) -> str:
    """Numbers as they stand in a column."""
    return ",".join(map(str, numbers))


def strengths(tournament: Tournament, ratings: Mapping[str, float]) -> dict[int, float]:
    """How strong each entrant is for seeding: computers as measured, people as rated, others in the middle.

    Args:
        tournament: with its entrants.
        ratings: by id of persons.
    """
    found: dict[int, float] = {}
    for taker in tournament.takers:
        known = measured(tournament.game).rating(taker.level) if taker.is_computer else None
        found[taker.n] = known.mu if known else ratings.get(taker.person or "", 25.0)
    return found


async def _enter(
    connection: AsyncConnection, found: Tournament, person: str | None, level: str, name: str, machine: bool
) -> int:
    if found.state != OPEN:
        raise NotOpen()
    if len(found.takers) >= found.agreed.most:
        raise Full()
    if machine:
        ids = [taker.person for taker in found.takers if taker.person]
        bots = select(func.count()).select_from(PEOPLE).where(and_(PEOPLE.c.id.in_(ids), PEOPLE.c.bot))
        computers = sum(taker.is_computer for taker in found.takers)
        if computers + (await connection.scalar(bots) or 0) >= MACHINES:
            raise TooManyComputers(most=MACHINES)
    n = max((taker.n for taker in found.takers), default=0) + 1
    row = {"tournament": found.id, "n": n, "person": person, "level": level, "name": name}
    await connection.execute(insert(ENTRANTS).values(**row))
    return n


async def _locked(database: Database, connection: AsyncConnection, tournament: str) -> Row[Any]:
    """A tournament that is about to be changed, which nobody else changes meanwhile."""
    wanted = select(TOURNAMENTS).where(TOURNAMENTS.c.id == clean_id(tournament)).with_for_update()
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        raise UnknownTournament()
    await database.tell(connection, of_tournament(tournament))
    return row


async def _lock_person(connection: AsyncConnection, person: str) -> tuple[str, bool]:
    """Name of a person, and whether it is a program; nothing else that is counted is done under it meanwhile."""
    wanted = select(PEOPLE.c.name, PEOPLE.c.bot).where(PEOPLE.c.id == person).with_for_update()
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        raise NoName()
    return row.name, row.bot


def _owned(row: Row[Any], owner: str) -> None:
    if row.owner != owner:
        raise NotOwner()
