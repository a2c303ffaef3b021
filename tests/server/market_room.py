"""A room whose seats post what their pages offer, fresh or stale and several at once, and who may notice what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from pcp_witness import PcpWitness
from test_clock import ByHand

from hustings.files.transcript import ONLINE
from hustings.games.politically_correct_people.rules.knowledge import place_of
from hustings.games.politically_correct_people.rules.layout import COLOURS, NOBODY, OPEN, SLOTS, THINGS
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.kernel.chance import Chance
from hustings.kernel.message import IllegalAction
from hustings.matches.computers.answering import AT_ONCE, Pace
from hustings.matches.meters import Meters
from hustings.matches.people import PERSON, SeatState
from hustings.matches.records.loading import Loaded
from hustings.matches.records.rows import MatchRow, Stored
from hustings.matches.table.playing import Playing
from hustings.matches.table.room import DONE, REPEATED, Play, Room
from hustings.matches.together.jobs import Inside
from hustings.matches.together.news import NoNews
from hustings.play.match import Match
from hustings.play.records import ACT, UNDO, Moment, Record
from hustings.play.replay import redo

WITNESS = PcpWitness()
GAME = WITNESS.game
PACE = 60
"""Seconds for each question."""
WEIGHTS = {"accept": 8, "send": 5, "give": 4, "counter": 2}
"""How much more often these verbs are posted than others, so that there are deals."""

Audience = int | None


class Slow:
    """A store that keeps nothing, and takes a moment for it, in which others come and go."""

    def __init__(self) -> None:
        self.changes = 1

    async def append(self, *records: object, **where: object) -> int:
        await asyncio.sleep(0)
        self.changes += 1
        return self.changes

    async def change_seat(self, match_id: str, seat: int, **values: object) -> int:
        return await self.append()


@dataclass
class Server:
    """What a room uses of all rooms."""

    store: Any = field(default_factory=Slow)
    timer: Any = field(default_factory=ByHand)
    bots: Any = None
    news: Any = field(default_factory=NoNews)
    jobs: Any = field(default_factory=Inside)
    pace: Pace = AT_ONCE
    clock: Callable[[], float] = lambda: 0.0
    away_after: float = 300.0
    meters: Meters = field(default_factory=Meters)


class Post(NamedTuple):
    """Something that a page offers: an extra with its mark and the offer that it is about, or an answer."""

    text: str
    mark: int
    about: tuple[int, ...] = ()
    answers: bool = False


def offer_at(match: Match, seat: int, text: str) -> tuple[int, ...]:
    """What somebody who accepts, declines, counters or withdraws has before their eyes: giver, addressee, things."""
    verb, _, slot = text.partition(" ")
    if verb not in ("accept", "decline", "counter", "withdraw"):
        return ()
    colour, _, number = slot.rpartition("-")
    giver = COLOURS.index(colour) if colour else seat
    position = match.seen_by(seat)
    assert isinstance(position, Backroom)
    row = row_of(position, seat, giver, int(number) - 1)
    return (giver, row[0], *row[THINGS - 1 :]) if row else ()


def row_of(position: Backroom, seat: int, giver: int, slot: int) -> list[int]:
    """The offer that a seat calls so; empty: there is none."""
    place = giver * SLOTS + slot if giver == seat else place_of(position, seat, giver * SLOTS + slot)
    return position.offers[place] if place != NOBODY else []


class Seen(NamedTuple):
    """All that an audience can see, count or wait for."""

    view: object
    entries: object
    moments: int
    version: int
    seat: object


class Watched(Room):
    """A room that remembers what was done and accepted in it, and tells what an audience can notice."""

    def __init__(self, house: Server, match: Match) -> None:
        seats = [SeatState(name, PERSON, token_hash=name) for name in match.seats]
        row = MatchRow("m", GAME.id, "", "", ONLINE, 0.0)
        self.done: dict[str, int] = {}
        self.accepted: dict[tuple[int, str, int], tuple[int, ...]] = {}
        self.pieces = WITNESS.pieces(match.position)
        super().__init__(house, Stored(row, seats, [], []), Loaded(match, GAME, []))  # type: ignore[arg-type]
        self._playing = Watching(self, house)

    def sees(self, audience: Audience) -> Seen:
        match = self.match
        own: object = None
        if audience is not None:
            posts = [(action, match.mark(audience, action)) for action in match.actions(audience)]
            own = (match.turns[audience], match.asides[audience], posts, match.can_undo(audience))
        moments = len(match.history.moments_of(audience))
        return Seen(match.view(audience), match.entries(audience), moments, self.version(audience), own)

    def is_open_to_all(self, old: Match) -> bool:
        """Whether answers, or what lies open after a deal, have come to light."""
        moments: list[Moment] = self.match.history.moments[len(old.history.moments) :]
        return any(moment.answered for moment in moments) or old.view(None) != self.match.view(None)

    def is_sound(self) -> None:
        """Nothing is lost or doubled, and every open offer can be honoured; for everybody's eyes."""
        for audience in range(len(self.seats)):
            p = self.match.seen_by(audience)
            assert isinstance(p, Backroom)
            assert WITNESS.pieces(p) == self.pieces
            for seat in range(p.players):
                held = p.reserved[seat * p.codes.things : (seat + 1) * p.codes.things]
                assert p.free_money(seat) >= 0 and min(held) >= 0
                for kind in range(p.codes.kinds - 1):
                    assert p.hand[seat * p.codes.kinds + kind] >= held[p.codes.hand + kind]
                for kind in range(p.codes.kinds - 2):
                    assert p.front[seat * p.codes.kinds + kind] >= held[p.codes.front + kind]


class Watching(Playing):
    """Holds everything that is stored in such a room against what others may notice of it."""

    def __init__(self, room: Watched, house: Server) -> None:
        super().__init__(room, house)
        self._watched = room

    async def _store(self, play: Play) -> str | None:
        room = self._watched
        old = room.match
        audiences: tuple[Audience, ...] = (*range(len(room.seats)), None)
        seen = {audience: room.sees(audience) for audience in audiences}
        deadlines = room.deadlines.left()
        kind = None
        try:
            kind = await super()._store(play)
        finally:
            if kind != DONE:
                assert room.match is old
        if kind != DONE:
            return kind
        fresh = room.match.records[len(old.records) :]
        for record in fresh:
            verb = record.action.partition(" ")[0] or record.kind
            room.done[verb] = room.done.get(verb, 0) + 1
        room.is_sound()
        if all(record.kind in (ACT, UNDO) for record in fresh) and not room.is_open_to_all(old):
            concerned = {fresh[0].seat}.union(*[_concerned(old, record) for record in fresh])
            for audience in audiences:
                if audience not in concerned:
                    assert room.sees(audience) == seen[audience], f"{fresh} shows {audience} something"
            assert room.deadlines.left() == deadlines
        if fresh[-1].action.startswith("accept"):
            seat, text = fresh[-1].seat, fresh[-1].action
            room.accepted[seat, text, old.mark(seat, GAME.action(text))] = offer_at(old, seat, text)
        return kind


def _concerned(match: Match, record: Record) -> set[int]:
    """The seats to which a trade may show something (N.4, N.8)."""
    verb, _, thing = record.action.partition(" ")
    everybody = set(range(len(match.seats)))
    if verb == "send":
        return everybody if thing == "all" else {match.seats.index(thing)}
    if verb not in ("accept", "decline", "withdraw"):
        return set()
    colour, _, number = thing.rpartition("-")
    giver = COLOURS.index(colour) if colour else record.seat
    position = match.position
    assert isinstance(position, Backroom)
    row = row_of(position, record.seat, giver, int(number) - 1)
    told = {seat for seat in everybody if row and row[OPEN] >> seat & 1} if verb != "decline" else set()
    return {giver} | told


class Crowd:
    """Seats that post at random what their pages offer; a page is looked at again only now and then.

    Args:
        number: of the crowd; the same does the same.
        players: how many there are.
    """

    def __init__(self, number: int, players: int) -> None:
        self.secret = bytes([number % 256]) * 32
        self.options = {"players": str(players), "clock": str(PACE), "standing": ("must", "may")[number % 2]}
        self.house = Server()
        self.room = Watched(self.house, GAME.match(self.secret, self.options))
        self.dice = Chance(number)
        self.pages: list[list[Post]] = [[] for _ in range(players)]
        self.turns = [0] * players
        self.kinds: dict[str, int] = {}

    def look(self, seat: int) -> None:
        """A seat's page as it is now."""
        match = self.room.match
        position = match.seen_by(seat)
        texts = [GAME.text(action) for action in position.extras(seat)]
        marks = [match.mark(seat, action) for action in position.extras(seat)]
        self.pages[seat] = [
            Post(text, mark, offer_at(match, seat, text)) for text, mark in zip(texts, marks, strict=True)
        ]
        self.pages[seat] += [Post(GAME.text(action), 0, answers=True) for action in position.answers(seat)]
        self.turns[seat] = match.turns[seat]

    async def go(self) -> None:
        """Up to three posts that cross each other."""
        dice = self.dice
        await asyncio.gather(*[self._something() for _ in range(1 + dice.below(3))])
        if dice.below(40) == 0:
            self.house.timer.go(dice.below(PACE))
            await asyncio.sleep(0)

    async def _something(self) -> None:
        room, dice = self.room, self.dice
        seat = dice.below(len(self.pages))
        if not self.pages[seat] or dice.below(3):
            self.look(seat)
        special = dice.below(40)
        if special == 0:
            await self._try("undo", room.undo(seat, room.match.turns[seat]))
        elif special == 1:
            await self._try("confirm", room.confirm(seat, room.match.turns[seat]))
        elif special == 2:
            await room.seating.set(seat, confirm=not room.seats[seat].confirm)
        elif special == 3 and dice.below(8) == 0:
            await self._try("ask", room.ask_takeback(seat))
        elif room.match.asking is not None and special < 30:
            await self._try("grant", room.answer_takeback(seat, dice.below(6) > 0))
        elif self.pages[seat]:
            await self._post(seat, self._choose(self.pages[seat]))

    def _choose(self, page: list[Post]) -> Post:
        """An answer now and then; otherwise first a verb, then its object, for there are more things than offers."""
        answers = [post for post in page if post.answers]
        if answers and not self.dice.below(4):
            return answers[self.dice.below(len(answers))]
        verbs = sorted({post.text.partition(" ")[0] for post in page})
        weighed = [verb for verb in verbs for _ in range(WEIGHTS.get(verb, 1))]
        verb = weighed[self.dice.below(len(weighed))]
        found = [post for post in page if post.text.partition(" ")[0] == verb]
        return found[self.dice.below(len(found))]

    async def _post(self, seat: int, post: Post) -> None:
        """Post something, at times twice: of the same twice one is done at most."""
        room, turn = self.room, self.turns[seat]
        twice = [
            self._try("act", room.act(seat, turn, post.text))
            if post.answers
            else self._try("extra", room.extra(seat, post.mark, post.text))
            for _ in range(1 + (self.dice.below(6) == 0))
        ]
        kinds = await asyncio.gather(*twice)
        assert kinds.count(DONE) <= 1
        if DONE in kinds:
            assert set(kinds) <= {DONE, REPEATED}
            if post.text.startswith("accept"):
                assert room.accepted[seat, post.text, post.mark] == post.about, "another offer than the one on the page"

    async def _try(self, what: str, asked: Any) -> str:
        try:
            kind: str = (await asked).kind
        except IllegalAction:
            kind = "refused"
        self.kinds[f"{what} {kind}"] = self.kinds.get(f"{what} {kind}", 0) + 1
        return kind

    def replays(self) -> None:
        """The records lead to the same match, for everybody."""
        match = self.room.match
        again = GAME.match(self.secret, self.options)
        for record in match.records:
            redo(again, msgspec.json.decode(msgspec.json.encode(record), type=Record))
        for audience in (*range(len(match.seats)), None):
            assert again.view(audience) == match.view(audience) and again.entries(audience) == match.entries(audience)
        assert (again.turns, again.asides, again.requests) == (match.turns, match.asides, match.requests)
