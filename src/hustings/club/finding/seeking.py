"""Who wants to play with anybody: seekers of the same game, pace and kind of match are brought together.

Where both are rated, whoever is nearest comes first, and how far ratings may be apart widens with the seconds that the
one who came first has waited.

A seeker is a row, for as long as its page gives signs of life. Whoever comes looks who waits already, opens a match
with them and takes all of them out of the waiting in the transaction of the match: in any process, each seeker comes
into one match only.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.people import PEOPLE, RATINGS, SEEKERS
from hustings.matches.people import COMPUTER, PERSON, Created, SeatPlan, own_name

from ..club import Club
from ..ratings.rating import POINTS
from ..terms import Terms, open_table
from .apart import are_apart, is_apart
from .bells import LOBBY, of_seeker
from .problems import NeedsName

__all__ = ["BRIEFLY", "LONG", "Found", "Seeking", "Wish"]

BRIEFLY: Final = 8.0
"""Seconds that a seeker is looked for after the last sign of life of a page that gives one every few seconds."""
LONG: Final = 90.0
"""The same for a page without a script, which gives one whenever it is loaded."""
ENOUGH: Final = 20.0
"""Seconds after which those who are there begin, at a game of many, with computers in the other seats."""
TRIES: Final = 3
"""So often others are looked for when somebody else was faster."""
LOOKED_AT: Final = 30
"""So many of those who wait longest are looked at."""
NEAR: Final = 100.0
"""Points that the ratings of two who have just come may be apart."""
WIDENS: Final = 50.0
"""So many points more for each second that the one of them waits who came first."""
KEPT: Final = 3600.0
"""Seconds after which the row of somebody who went away is forgotten."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play.

    Attributes:
        game: id of the game.
        pace: as in :class:`~hustings.club.terms.Terms`.
        rated: whether it is to change ratings; both have names that last then.
        side: the seat, where it can be had; empty: the lot decides.
    """

    game: str
    pace: str = ""
    rated: bool = False
    side: str = ""


@dataclass(frozen=True)
class Found:
    """How a search stands.

    Attributes:
        wish: what is sought.
        seconds: for how long.
        match_id: the match that was found; None: none yet.
    """

    wish: Wish
    seconds: float
    match_id: str | None


class _Faster(Exception):
    """One of those who were to play has come into another match, or has gone."""


class Seeking:
    """All who seek somebody.

    Args:
        club: where matches are opened.
        lot: decides who sits where.
    """

    def __init__(self, club: Club, lot: random.Random | None = None) -> None:
        self._club = club
        self._database = club.database
        self._lot = random.SystemRandom() if lot is None else lot

    async def seek(self, owner: str, name: str, wish: Wish, patience: float = LONG) -> None:
        """Begin to seek, or seek something else from now on; may have found somebody at once.

        Args:
            owner: who seeks, as the key in HOLDINGS.
            name: under which they play.
            wish: what they want.
            patience: seconds for which they are looked for without another sign of life.

        Raises:
            UnknownGame: when the game is not installed.
            BadPace: when there is no such pace.
            NeedsName: when a guest wants a rated match.
            HouseName: when the name is that of a computer.
            StoreFailed: when it cannot be stored.
        """
        self._club.rooms.shelf.new(wish.game)
        now = self._database.now()
        values = {**vars(wish), "name": own_name(name), "since": now, "until": now + patience, "match_id": None}
        dialect = postgresql if self._database.is_shared else sqlite
        row = dialect.insert(SEEKERS).values(owner=owner, **values)
        async with self._database.writing() as connection:
            if wish.rated and await connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == owner)) is None:
                raise NeedsName()
            await connection.execute(delete(SEEKERS).where(SEEKERS.c.until < now - KEPT))
            await connection.execute(row.on_conflict_do_update(index_elements=["owner"], set_=values))
            await self._database.tell(connection, LOBBY)
        await self._bring_together(owner)

    async def stop(self, owner: str, within: float = 0.0) -> None:
        """Seek no longer.

        Args:
            owner: who sought.
            within: seconds in which a sign of life can still come, when a page is loaded again.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        async with self._database.writing() as connection:
            ends = update(SEEKERS).where(and_(SEEKERS.c.owner == owner, SEEKERS.c.match_id.is_(None)))
            await connection.execute(ends.values(until=self._database.now() + within))
            await self._database.tell(connection, LOBBY)

    async def arrive(self, owner: str) -> None:
        """Forget a search whose match has been found, and gone to.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        async with self._database.writing() as connection:
            await connection.execute(delete(SEEKERS).where(SEEKERS.c.owner == owner))

    async def look(self, owner: str, patience: float = BRIEFLY) -> Found | None:
        """Give a sign of life, and see how the search stands; None: it is over, or was none.

        Args:
            owner: who seeks.
            patience: seconds until the next sign of life.

        Raises:
            StoreFailed: when it cannot be stored.
        """
        now = self._database.now()
        mine = and_(SEEKERS.c.owner == owner, or_(SEEKERS.c.until > now, SEEKERS.c.match_id.is_not(None)))
        alive = update(SEEKERS).where(mine).values(until=now + patience)
        async with self._database.writing() as connection:
            row = (await connection.execute(alive.returning(SEEKERS, (now - SEEKERS.c.since).label("age")))).first()
        if row is None:
            return None
        if row.match_id is None and await self._bring_together(owner):
            return await self.look(owner, patience)
        return Found(Wish(row.game, row.pace, row.rated, row.side), row.age, row.match_id)

    # -- bringing together ---------------------------------------------------------------------------------------------

    def _waits(self) -> ColumnElement[bool]:
        return and_(SEEKERS.c.match_id.is_(None), SEEKERS.c.until > self._database.now())

    async def _bring_together(self, owner: str) -> bool:
        """Open a match for a seeker and those who want the same, if they are there; whether one was opened."""
        for _ in range(TRIES):
            group = await self._group(owner)
            if not group:
                return False
            try:
                await self._open(group)
            except _Faster:
                continue
            return True
        return False

    async def _group(self, owner: str) -> Sequence[Row[Any]]:
        """Those who can begin now: a seeker, and who is nearest and wants the same; nobody: they are too few."""
        age = (self._database.now() - SEEKERS.c.since).label("age")
        is_its = and_(RATINGS.c.person == SEEKERS.c.owner, RATINGS.c.game == SEEKERS.c.game)
        is_its = and_(is_its, RATINGS.c.side == "", RATINGS.c.season == "")
        rated = select(SEEKERS, age, RATINGS.c.mu).outerjoin(RATINGS, is_its)
        async with self._database.reading() as connection:
            mine = and_(SEEKERS.c.owner == owner, self._waits())
            me = (await connection.execute(rated.where(mine))).first()
            if me is None:
                return ()
            same = and_(
                *[SEEKERS.c[name] == getattr(me, name) for name in ("game", "pace", "rated")],
                SEEKERS.c.owner != owner,
                self._waits(),
                not_(is_apart(owner, SEEKERS.c.owner)),
            )
            waiting = (await connection.execute(rated.where(same).order_by(SEEKERS.c.since).limit(LOOKED_AT))).all()
            near = [row for row in waiting if _gap(me, row) <= NEAR + WIDENS * max(me.age, row.age)]
            others = sorted(near, key=lambda row: _gap(me, row))
            seats = len(self._seats(me.game))
            group = await self._without_blocks(connection, [me, *others], seats)
        if len(group) == seats:
            return group
        waited = max(row.age for row in group)
        return group if len(group) > 1 and seats > 2 and waited > ENOUGH else ()

    async def _without_blocks(
        self, connection: AsyncConnection, rows: Sequence[Row[Any]], seats: int
    ) -> Sequence[Row[Any]]:
        """The first of these who all play with each other, at most as many as there are seats."""
        if seats == 2:
            return rows[:2]
        group = list(rows[:1])
        for row in rows[1:]:
            if len(group) < seats and not await are_apart(connection, row.owner, [other.owner for other in group]):
                group.append(row)
        return group

    def _seats(self, game_id: str) -> Sequence[str]:
        game = self._club.rooms.shelf.new(game_id)
        return game.seats(game.chosen({}))

    async def _open(self, group: Sequence[Row[Any]]) -> None:
        """Open the match of these seekers.

        Raises:
            _Faster: when one of them is not to be had any more; then none is.
        """
        owners = [row.owner for row in group]
        mine = and_(SEEKERS.c.owner.in_(owners), self._waits())

        async def take(connection: AsyncConnection, created: Created) -> None:
            locked = select(SEEKERS.c.owner).where(mine).order_by(SEEKERS.c.owner).with_for_update()
            if len((await connection.execute(locked)).all()) < len(owners):
                raise _Faster
            await connection.execute(update(SEEKERS).where(mine).values(match_id=created.match_id))
            for owner in owners:
                await self._database.tell(connection, of_seeker(owner))
            await self._database.tell(connection, LOBBY)

        seated = self._seated(group)
        plans = [SeatPlan(COMPUTER, "heuristic") if row is None else SeatPlan(PERSON, name=row.name) for row in seated]
        holders = [None if row is None else row.owner for row in seated]
        terms = Terms(listed=True, rated=group[0].rated, pace=group[0].pace)
        await open_table(self._club, group[0].game, {}, plans, terms, holders=holders, beside=take)

    def _seated(self, group: Sequence[Row[Any]]) -> list[Row[Any] | None]:
        """Who sits where: as they wish, and where two wish the same, or nothing, by lot."""
        names = self._seats(group[0].game)
        drawn = self._lot.sample(list(group), len(group))
        seated: list[Row[Any] | None] = [None] * len(names)
        without: list[Row[Any]] = []
        for row in drawn:
            wanted = names.index(row.side) if row.side in names else None
            if wanted is None or seated[wanted] is not None:
                without.append(row)
            else:
                seated[wanted] = row
        free = [number for number, row in enumerate(seated) if row is None]
        for number, row in zip(self._lot.sample(free, len(without)), without, strict=True):
            seated[number] = row
        return seated


def _gap(one: Row[Any], other: Row[Any]) -> float:
    """How many points the ratings of two are apart; somebody without a rating is as near as one may be at once."""
    return NEAR if one.mu is None or other.mu is None else POINTS * abs(float(one.mu - other.mu))
