"""A tournament as it is kept in the database, and how it is found there."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

import msgspec
from sqlalchemy import Row, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

import hustings
from hustings.database.base import Database
from hustings.database.people import ENTRANTS, PAIRINGS, PEOPLE, TOURNAMENTS
from hustings.matches.people import BOT, opens

from ..ratings.sides import sizes
from .model import Entrant, Fixture, Setting
from .problems import UnknownTournament

__all__ = [
    "CALLED_OFF",
    "MOST",
    "OPEN",
    "OVER",
    "RUNNING",
    "Agreed",
    "Paired",
    "Taker",
    "Tournament",
    "clean_id",
    "find",
    "of_person",
    "read",
]

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CALLED_OFF: Final = "called-off"

MOST: Final = 64
"""So many may take part."""


class Agreed(msgspec.Struct, frozen=True):
    """What was agreed about a tournament, as it is kept.

    Attributes:
        options: of the game.
        rounds: see :class:`.model.Setting`; so are legs, division and movers.
        pace: of its matches, as in `TERMS`.
        rated: whether they are rated.
        hours: after which what is not over in a round is lost by whom it waits for.
        most: how many may take part.
        strength: of each entrant by number, once it has begun.
    """

    options: dict[str, str] = {}
    rounds: int = 0
    legs: int = 1
    division: int = 6
    movers: int = 1
    pace: str = ""
    rated: bool = False
    hours: int = 168
    most: int = MOST
    strength: dict[int, float] = {}


@dataclass(frozen=True)
class Taker:
    """Somebody who takes part.

    Attributes:
        n: number within the tournament, from 1.
        person: id of a person; None: a computer, or somebody who has deleted their name.
        level: of a computer; empty: a person.
        name: as a person was called when joining.
        withdrawn: the last round that they play; None: all.
        bot: whether a program plays under the name.
    """

    n: int
    person: str | None
    level: str
    name: str
    withdrawn: int | None
    bot: bool = False

    @property
    def called(self) -> str:
        """The name as others read it."""
        return f"{self.name} {BOT}" if self.bot else self.name

    @property
    def is_computer(self) -> bool:
        """Whether it is a computer."""
        return bool(self.level)

    @property
    def left(self) -> int | None:
        """The last round that they play; None: all."""
        return 0 if self.person is None and not self.level else self.withdrawn


@dataclass(frozen=True)
class Paired:
    """A fixture with the match that it is played as; None: it is not open yet, or a bye."""

    fixture: Fixture
    match_id: str | None


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is kept.

    Attributes:
        id: in addresses.
        name: as it is shown.
        game: id of its game.
        form: one of :data:`.model.FORMS`.
        owner: id of the person who made it.
        agreed: how it is played.
        state: ``"open"``, ``"running"``, ``"over"`` or ``"called-off"``.
        seed: of all lots.
        created, starts, ended: in seconds since 1970; starts: None: when the owner says so.
        takers: who takes part.
        pairings: all fixtures so far, in order.
        link_hash: of the secret in the link by which others join.
    """

    id: str
    name: str
    game: str
    form: str
    owner: str
    agreed: Agreed
    state: str
    seed: str
    created: float
    starts: float | None
    ended: float | None
    takers: tuple[Taker, ...] = ()
    pairings: tuple[Paired, ...] = ()
    link_hash: str = field(default="", repr=False)

    def opens(self, link: str) -> bool:
        """Whether a link is the one by which others join."""
        return opens(link, self.link_hash)

    @property
    def setting(self) -> Setting:
        """How it is played, for those who make rounds."""
        agreed = self.agreed
        return Setting(
            form=self.form,
            sizes=tuple(sizes(hustings.game(self.game), agreed.options)),
            rounds=agreed.rounds,
            legs=agreed.legs,
            division=agreed.division,
            movers=agreed.movers,
            seed=self.seed,
        )

    @property
    def entrants(self) -> list[Entrant]:
        """Who takes part, for those who make rounds."""
        strength = self.agreed.strength
        return [Entrant(taker.n, strength.get(taker.n, 0.0), taker.left) for taker in self.takers]

    @property
    def fixtures(self) -> list[Fixture]:
        """What was made so far."""
        return [pairing.fixture for pairing in self.pairings]

    @property
    def version(self) -> str:
        """Another one whenever something has changed that is shown."""
        return blake2b(repr(self).encode(), digest_size=8).hexdigest()

    def taker_of(self, person: str) -> Taker | None:
        """The part of a person in it, if they have one."""
        return next((taker for taker in self.takers if taker.person == person), None)


async def find(database: Database, tournament: str) -> Tournament:
    """A tournament with all that belongs to it.

    Raises:
        UnknownTournament: when there is none.
    """
    async with database.reading() as connection:
        return await read(connection, tournament)


async def read(connection: AsyncConnection, tournament: str) -> Tournament:
    """The same within a transaction."""
    mine = select(TOURNAMENTS).where(TOURNAMENTS.c.id == clean_id(tournament))
    row = (await connection.execute(mine)).one_or_none()
    if row is None:
        raise UnknownTournament()
    takers = await connection.execute(
        select(ENTRANTS, PEOPLE.c.bot)
        .outerjoin(PEOPLE, PEOPLE.c.id == ENTRANTS.c.person)
        .where(ENTRANTS.c.tournament == tournament)
        .order_by(ENTRANTS.c.n)
    )
    pairings = await connection.execute(
        select(PAIRINGS).where(PAIRINGS.c.tournament == tournament).order_by(PAIRINGS.c.round, PAIRINGS.c.place)
    )
    return _tournament(
        row,
        tuple(Taker(row.n, row.person, row.level, row.name, row.withdrawn, bool(row.bot)) for row in takers),
        tuple(
            Paired(Fixture(row.round, row.place, _numbers(row.entrants), _numbers(row.result)), row.match_id)
            for row in pairings
        ),
    )


async def of_person(database: Database, person: str, most: int = 20) -> list[Tournament]:
    """The tournaments that somebody has made or takes part in, the newest first; without entrants and fixtures."""
    part = select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person)
    mine = or_(TOURNAMENTS.c.owner == person, TOURNAMENTS.c.id.in_(part))
    async with database.reading() as connection:
        rows = await connection.execute(
            select(TOURNAMENTS).where(mine).order_by(TOURNAMENTS.c.created.desc()).limit(most)
        )
        return [_tournament(row) for row in rows]


def clean_id(given: str) -> str:
    """The same, which may be the id of a tournament; PostgreSQL takes no NUL.

    Raises:
        UnknownTournament: when it cannot be one.
    """
    if not (given.isascii() and given.isalnum()):
        raise UnknownTournament()
    return given


def _tournament(row: Row[Any], takers: tuple[Taker, ...] = (), pairings: tuple[Paired, ...] = ()) -> Tournament:
    return Tournament(
        row.id,
        row.name,
        row.game,
        row.form,
        row.owner,
        msgspec.json.decode(row.options, type=Agreed),
        row.state,
        row.seed,
        row.created,
        row.starts,
        row.ended,
        takers,
        pairings,
        row.link_hash,
    )


def _numbers(joined: str) -> tuple[int, ...]:
    return tuple(int(number) for number in joined.split(",") if number)
