"""What a program is told for its person: challenges, matches, questions.

Nothing is kept of what was told. Whoever listens is told at first of all that is open; afterwards each look compares
what is there with what was told, so that no news can be lost, and a question counts as its own seat sees it: that
others have done something in secret is told by nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from sqlalchemy import Row, and_, select

from hustings.database.bells import Bell, of_person
from hustings.database.people import HOLDINGS, TERMS
from hustings.database.problems import Problem
from hustings.database.tables import MATCHES, SEATS
from hustings.files.transcript import HOTSEAT
from hustings.matches.people import PERSON
from hustings.play.match import Match

from ..challenges.model import OPEN, Challenge, challenges_of
from ..club import Club
from .tokens import Token, still_good

__all__ = [
    "ChallengeCame",
    "ChallengeEnded",
    "Happening",
    "MatchEnded",
    "MatchStarted",
    "Seat",
    "YourTurn",
    "happenings",
    "seats_of",
]

MOST: Final = 100
"""Matches of a person that are followed at once, the newest."""
REST: Final = 0.02
"""Seconds between two looks at least, so that much that happens quickly is one look."""


@dataclass(frozen=True)
class Seat:
    """A seat that a person holds.

    Attributes:
        match_id: of the match.
        game: id of its game.
        n: number of the seat.
        asked: whether everybody waits for it, and its person plays it.
        changes: how many the match has had; for us only.
        finished: when the match ended; None: it goes on.
        created: when it was opened.
        tournament: to which it belongs; None: to none.
    """

    match_id: str
    game: str
    n: int
    asked: bool
    changes: int
    finished: float | None
    created: float
    tournament: str | None


@dataclass(frozen=True)
class ChallengeCame:
    """A challenge is open, to the person or by it."""

    challenge: Challenge


@dataclass(frozen=True)
class ChallengeEnded:
    """A challenge was accepted, declined, withdrawn, or has lapsed."""

    challenge: Challenge


@dataclass(frozen=True)
class MatchStarted:
    """A match goes on at which the person sits."""

    seat: Seat


@dataclass(frozen=True)
class YourTurn:
    """The person's seat is asked something.

    Attributes:
        seat: which.
        turn: to be sent with the answer.
        offers: numbers of what others have laid before the seat; then nothing has to be asked.
    """

    seat: Seat
    turn: int
    offers: tuple[int, ...]


@dataclass(frozen=True)
class MatchEnded:
    """A match is over, or the person does not hold its seat any more.

    Attributes:
        seat: which it was.
        winners: the numbers of the seats that have won; None: the match was ended, or goes on without the person.
    """

    seat: Seat
    winners: tuple[int, ...] | None


Happening: TypeAlias = ChallengeCame | ChallengeEnded | MatchStarted | YourTurn | MatchEnded


async def seats_of(club: Club, person: str, ids: Collection[str] | None = None, finished: bool = False) -> list[Seat]:
    """The seats that a person holds in matches for several devices, the newest first.

    Args:
        club: where the matches are.
        person: whose seats.
        ids: in these matches only; None: in all.
        finished: also of matches that are over.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    held = and_(HOLDINGS.c.owner == person, HOLDINGS.c.token_hash == SEATS.c.token_hash)
    conditions = [MATCHES.c.mode != HOTSEAT]
    conditions += [] if finished else [MATCHES.c.finished.is_(None)]
    conditions += [] if ids is None else [MATCHES.c.id.in_(ids)]
    asked = (
        select(MATCHES, SEATS.c.seat, SEATS.c.kind, TERMS.c.tournament)
        .join(SEATS, SEATS.c.match_id == MATCHES.c.id)
        .join(HOLDINGS, and_(HOLDINGS.c.match_id == MATCHES.c.id, held))
        .outerjoin(TERMS, TERMS.c.match_id == MATCHES.c.id)
        .where(and_(*conditions))
        .order_by(MATCHES.c.created.desc(), MATCHES.c.id, SEATS.c.seat)
        .limit(MOST)
    )
    async with club.database.reading() as connection:
        return [_seat(row) for row in await connection.execute(asked)]


def _seat(row: Row[Any]) -> Seat:
    waited_for = str(row.seat) in row.to_act.split(",")
    asked = row.finished is None and row.kind == PERSON and waited_for
    return Seat(row.id, row.game, row.seat, asked, row.changes, row.finished, row.created, row.tournament)


async def happenings(
    club: Club, token: Token, heartbeat: float, stopping: asyncio.Event
) -> AsyncIterator[Happening | None]:
    """All that is open for the person of a token, and from then on what happens; it ends when the token does.

    Args:
        club: where it happens.
        token: decides what is told: challenges with ``challenge:read``; matches always.
        heartbeat: seconds without anything after which None is given, as a sign of life.
        stopping: ends it.

    Raises:
        StoreFailed: when the database cannot be read.
    """
    with club.rooms.bells.hung() as bell:
        listener = _Listener(club, token, bell)
        while not stopping.is_set() and await still_good(club.database, token):
            for happening in await listener.look():
                yield happening
            if await _rung(bell, heartbeat, stopping):
                await asyncio.sleep(REST)
            else:
                yield None


async def _rung(bell: Bell, seconds: float, stopping: asyncio.Event) -> bool:
    """Wait for a bell, but not longer, and not when all ends; whether it has rung."""
    rung, end = asyncio.ensure_future(bell.wait(seconds)), asyncio.ensure_future(stopping.wait())
    try:
        await asyncio.wait((rung, end), return_when=asyncio.FIRST_COMPLETED)
        return rung.done() and rung.result()
    finally:
        rung.cancel()
        end.cancel()


def _is_asked(match: Match, seat: int) -> bool:
    """Whether a seat owes an answer, and not only its confirmation."""
    return bool(match.seen_by(seat).answers(seat)) and not match.waits_for_commit(seat)


@dataclass
class _Match:
    """What was told of a match."""

    seat: Seat
    looked: int = -1
    turn: int = -1
    offers: frozenset[int] = frozenset()


@dataclass
class _Listener:
    """What one program was told."""

    club: Club
    token: Token
    bell: Bell
    challenges: set[str] = field(default_factory=set)
    matches: dict[tuple[str, int], _Match] = field(default_factory=dict)

    async def look(self) -> list[Happening]:
        """What has happened since the last look."""
        person = self.token.person
        self.bell.hang([of_person(person), *(match_id for match_id, _ in self.matches)])
        found: list[Happening] = []
        if "challenge:read" in self.token.scopes:
            found += await self._challenges(person)
        now = {(seat.match_id, seat.n): seat for seat in await seats_of(self.club, person)}
        for key in [key for key in self.matches if key not in now]:
            found.append(await self._ended(self.matches.pop(key).seat))
        new = [key for key in now if key not in self.matches]
        for key in reversed(new):
            self.matches[key] = _Match(now[key])
            found.append(MatchStarted(now[key]))
        if new:
            self.bell.hang([of_person(person), *(match_id for match_id, _ in self.matches)])
            self.bell.ring()  # what has happened in them before they were listened to
        for key, match in self.matches.items():
            found += await self._asked(match, now[key])
        return found

    async def _challenges(self, person: str) -> list[Happening]:
        there = await challenges_of(self.club.database, person, self.challenges)
        fresh: list[Happening] = [
            ChallengeCame(one) for one in reversed(there) if one.state == OPEN and one.id not in self.challenges
        ]
        ended: list[Happening] = [ChallengeEnded(one) for one in there if one.state != OPEN]
        self.challenges = {one.id for one in there if one.state == OPEN}
        return [*ended, *fresh]

    async def _asked(self, match: _Match, seat: Seat) -> list[Happening]:
        match.seat = seat
        if match.looked == seat.changes:
            return []
        try:
            room = await self.club.rooms.room(seat.match_id)
        except Problem:  # its game cannot be loaded; nobody is asked anything in it
            return []
        match.looked = seat.changes
        offers = frozenset(room.match.seen_by(seat.n).waiting_for(seat.n))
        turn = room.match.turns[seat.n]
        asks = room.seats[seat.n].kind == PERSON and not room.is_idle(seat.n) and _is_asked(room.match, seat.n)
        told = (asks and turn != match.turn) or bool(offers - match.offers)
        match.offers = offers
        if not told:
            return []
        match.turn = turn if asks else match.turn
        return [YourTurn(seat, turn, tuple(sorted(offers)))]

    async def _ended(self, seat: Seat) -> MatchEnded:
        found = await seats_of(self.club, self.token.person, [seat.match_id], finished=True)
        seat = next((now for now in found if now.n == seat.n), replace(seat, asked=False))
        winners = None
        with suppress(Problem):  # it was deleted, or cannot be loaded
            outcome = (await self.club.rooms.room(seat.match_id)).match.outcome
            winners = None if outcome is None else tuple(outcome.winners)
        return MatchEnded(seat, winners)
