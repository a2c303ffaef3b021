"""Two histories that differ only in what a seat may not know give that seat the same bytes, now and later on.

One room plays a random match. A second one plays the same with secrets beside it: drafts that are undone, whispers,
offers that go to others and deals between them. Its reader must not find out from anything that the server answers, in
whatever order things come, nor when the two that had secrets turn to the reader afterwards. Hidden cards are dealt anew
besides (a twin of the position), which must not change a byte either.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from market_room import Server, Slow
from toy_games import TOYS, toys  # noqa: F401
from web import pages_alone

import hustings
from hustings.files import verify as files
from hustings.files.transcript import ONLINE, Player
from hustings.kernel.chance import Chance
from hustings.matches.people import PERSON, SeatState
from hustings.matches.records.loading import Loaded
from hustings.matches.records.rows import MatchRow, Said, Stored
from hustings.matches.table.room import DONE, REPEATED, Room
from hustings.matches.table.sight import sight
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.testing.matches import secret_of
from hustings.testing.walk import Failed, options_of
from hustings.web import events
from hustings.web.api.routes import _talk
from hustings.web.api.tables import table_info
from hustings.web.shown.parts import Reader
from hustings.web.shown.present import frames

STEPS = 60
LOOKS = 20
"""Every so many steps all that the server answers is compared, to the last byte."""

HARMLESS = {"politically-correct-people": r"(give|want) note-|send |drop|change "}
"""What others may do besides in secret without a reason to show anything else later: a card that was given away cannot
be played any more, and everybody sees that; money is told to nobody."""

REQUEST = cast(Any, SimpleNamespace(query_params={}, base_url="http://x/"))
WEIGHTS = {"send": 9, "give": 3}
Audience = int | None


class Deaf(Slow):
    """A store that keeps nothing, talk either."""

    async def say(self, match_id: str, n: int, said: Said) -> int:
        return await self.append()


@dataclass
class Told(Server):
    """A rooms in which time passes only when both histories go on."""

    store: Any = field(default_factory=Deaf)
    now: float = 0.0

    def __post_init__(self) -> None:
        self.clock = lambda: self.now


def room_of(game: Game, seed: int) -> Room:
    match = game.match(secret_of(seed), options_of(game, seed))
    seats = [SeatState(f"P{number}", PERSON, token_hash=name) for number, name in enumerate(match.seats)]
    row = MatchRow("m", game.id, "", "", ONLINE, 0.0)
    room = Room(Told(), Stored(row, seats, [], []), Loaded(match, game, []))  # type: ignore[arg-type]
    room._watch._versions = dict.fromkeys(room._watch._versions, 1)
    return room


class Histories:
    """A match without secrets and one with them, and a reader who must not tell them apart.

    Args:
        game: the game.
        seed: of everything.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.plain, self.secret = room_of(game, seed), room_of(game, seed)
        self.seats = range(len(self.plain.seats))
        self.reader: Audience = (None, *self.seats)[seed % (len(self.seats) + 1)]
        self.others = [seat for seat in self.seats if seat != self.reader]
        self.dice = Chance(seed + 15485863)
        self.language = ("en", "ja")[seed % 2]
        self.pages = pages_alone()
        self.told: dict[Room, events.Told] = {}
        self.drafting: set[int] = set()
        self.parties: set[int] = set()
        self.secrets: dict[str, int] = {}
        self.path: list[str] = []

    async def go(self) -> None:
        for number in range(STEPS):
            for room in (self.plain, self.secret):
                cast(Told, room._rooms).now = number * 1000.0
            for _ in range(self.dice.below(4)):
                await self.keep_a_secret()
            self.compare("a secret")
            if not await self.both():
                break
            self.compare("what both did")
            if number % LOOKS == 0:
                self.look()
        self.look()

    def compare(self, what: str) -> None:
        """Everything that the reader's page is made of, and every count."""
        one, other = self.sight(self.plain), self.sight(self.secret)
        for ours, theirs in zip(one, other, strict=True):
            if ours != theirs:
                raise Failed(f"{what} shows {self.reader}:\n {ours}\n {theirs}\n" + "\n".join(self.path[-12:]))

    def sight(self, room: Room) -> tuple[object, ...]:
        match, reader = room.match, self.reader
        marks = [] if reader is None else [match.mark(reader, action) for action in match.actions(reader)]
        return sight(room, reader), room.version(reader), marks, len(match.history.moments_of(reader))

    def look(self) -> None:
        """Every byte, with hidden things as they are and dealt anew."""
        here, there = self.answers(self.plain), self.answers(self.secret)
        assert self.heard(self.plain) == self.heard(self.secret), f"a stream tells {self.reader}: {self.path[-12:]}"
        for name, sent in here.items():
            assert there[name] == sent, f"{name} of {self.reader} tells: {self.path[-12:]}"
        if not self.plain.match._draft:
            twin = self.plain.match.clone()
            twin.position = twin.position.clone()
            twin.position.determinize(self.reader, self.dice)
            real, self.plain.match = self.plain.match, twin
            again = self.answers(self.plain)
            self.plain.match = real
            assert [name for name in here if again[name] != here[name]] == []

    def heard(self, room: Room) -> bytes:
        """What the reader's stream says of all that has happened since the last look."""
        scene = self.pages.look(room, self.reader, Reader(self.language))
        told = self.told.get(room)
        said, self.told[room] = (b"", events.begin(self.pages, scene)) if told is None else (
            events.news(self.pages, scene, told)
        )
        return said

    def answers(self, room: Room) -> dict[str, object]:
        """All that the server sends to the reader: page, news of a stream, steps, API, talk, file."""
        reader, match = self.reader, room.match
        scene = self.pages.scene(REQUEST, room, reader, Reader(self.language))
        players = [Player(seat.name, seat.kind, seat.level) for seat in room.seats]
        return {
            "page": self.pages.show_table(scene).draw(),
            "news": self.pages.news(scene),
            "steps": self.pages.draw(scene, frames(scene, match.history.moments_of(reader)[-1])),
            "api": msgspec.json.encode(table_info(scene)),
            "talk": msgspec.json.encode(_talk(room, reader, 0)),
            "file": files.for_seat(match, reader, players, room.mode, 0.0, b"key"),
        }

    # -- in secret -----------------------------------------------------------------------------------------------------

    async def keep_a_secret(self) -> None:
        """Something in the second history that the reader may not know."""
        seat = self.others[self.dice.below(len(self.others))]
        kind = ("whisper", "draft", "offer", "offer", "offer", "offer")[self.dice.below(6)]
        done = await getattr(self, f"_{kind}")(seat)
        self.secrets[kind] = self.secrets.get(kind, 0) + done

    async def _whisper(self, seat: int) -> bool:
        hears = [other for other in self.others if other != seat]
        if not hears or not self.secret.talk.is_open:
            return False
        lines = len(self.secret.talk.said_by(seat))
        await self.secret.talk.say(seat, f"secret {lines}", hears[self.dice.below(len(hears))], lines)
        return True

    async def _draft(self, seat: int) -> bool:
        match = self.secret.match
        answers = match.seen_by(seat).answers(seat)
        if not answers or match.can_undo(seat):
            return False
        text = self.game.text(answers[self.dice.below(len(answers))])
        trial = match.clone()
        trial.act(seat, text)
        if not trial.can_undo(seat):
            return False
        self.path.append(f"in secret {seat}: {text}, undone")
        await self.secret.act(seat, match.turns[seat], text)
        self.compare("a draft")
        await self.secret.undo(seat, self.secret.match.turns[seat])
        return True

    async def _offer(self, seat: int) -> bool:
        """Extras of a seat up to one that another sees, and perhaps the answer."""
        match, allowed = self.secret.match, re.compile(HARMLESS.get(self.game.id, ""))
        if seat in self.drafting:
            return False
        trial, texts = match.clone(), []
        for _ in range(6):
            extras = [a for a in trial.seen_by(seat).extras(seat) if allowed.match(self.game.text(a))]
            if not extras:
                return False
            texts.append((seat, self.game.text(self.pick(extras))))
            sees = self.carried_out(trial, *texts[-1])
            if self.reader in sees or trial.position.to_act != match.position.to_act:
                return False
            if others := [other for other in sees if other not in (seat, None)]:
                break
        else:
            return False
        taker = cast(int, others[self.dice.below(len(others))])
        known = {match.mark(taker, action) for action in match.seen_by(taker).extras(taker)}
        answers = [a for a in trial.seen_by(taker).extras(taker) if trial.mark(taker, a) not in known]
        answers = [a for a in answers if not self.game.text(a).startswith("counter")]
        if answers and self.dice.below(3) == 0:
            texts.append((taker, self.game.text(self.pick(answers))))
            sees = self.carried_out(trial, *texts[-1])
            if self.reader in sees or trial.position.to_act != match.position.to_act:
                texts.pop()
        for who, text in texts:
            self.path.append(f"in secret {who}: {text}")
            action = self.game.action(text)
            assert (await self.secret.extra(who, self.secret.match.mark(who, action), text)).kind == DONE
        self.parties |= {seat, *[other for other in others if other is not None]}
        return True

    def carried_out(self, trial: Match, seat: int, text: str) -> list[Audience]:
        """Who sees something of an action."""
        moments = len(trial.history.moments)
        trial.act(seat, text)
        fresh = trial.history.moments[moments:]
        return [eye for eye in (None, *self.seats) if any(m.is_for(eye, len(self.seats)) for m in fresh)]

    def pick(self, actions: list[int]) -> int:
        """One of them: first a verb, then its object."""
        verbs = [self.game.actions.verbs[action] for action in actions]
        weighed = [verb for verb in sorted(set(verbs)) for _ in range(WEIGHTS.get(verb, 1))]
        verb = weighed[self.dice.below(len(weighed))]
        found = [action for action, of in zip(actions, verbs, strict=True) if of == verb]
        return found[self.dice.below(len(found))]

    # -- in both -------------------------------------------------------------------------------------------------------

    async def both(self) -> bool:
        """The same answer, or extra, of the same seat in both histories; False when there is none, or at the end."""
        for _ in range(40):
            seat = self.seats[self.dice.below(len(self.seats))]
            one, other = (room.match.seen_by(seat) for room in (self.plain, self.secret))
            trades = self.dice.below(3) > 0
            here = one.extras(seat) if trades else one.answers(seat)
            there = other.extras(seat) if trades else other.answers(seat)
            if seat == self.reader:
                assert here == there
            if seat in self.parties:
                here = [a for a in here if not one.mark(seat, a)]
            if not (legal := [action for action in here if action in there]):
                continue
            text = self.game.text(self.pick(legal))
            trial = self.plain.match.clone()
            sees = self.carried_out(trial, seat, text)
            if trial.outcome is not None:
                return False
            self.path.append(f"{seat}: {text}")
            if trades:
                (self.drafting.discard if set(sees) - {seat} else self.drafting.add)(seat)
            kinds = set()
            for room in (self.plain, self.secret):
                if trades:
                    answer = await room.extra(seat, room.match.mark(seat, self.game.action(text)), text)
                else:
                    answer = await room.act(seat, room.match.turns[seat], text)
                kinds.add(answer.kind)
            assert kinds == {DONE} or (kinds == {REPEATED} and text.startswith("counter")), (kinds, text)
            return True
        return False


@pytest.mark.parametrize(("id", "seeds"), [(id, 7 if "correct" in id else 3) for id in hustings.installed()])
def test_what_a_seat_may_not_know_changes_no_byte_for_it(id: str, seeds: int) -> None:
    kept: dict[str, int] = {}
    for seed in range(seeds):
        histories = Histories(TOYS[id]() if id in TOYS else hustings.game_class(id)(), seed)
        asyncio.run(histories.go())
        for kind, number in histories.secrets.items():
            kept[kind] = kept.get(kind, 0) + number
    assert sum(kept.values()) > 5, kept
    assert id not in HARMLESS or min(kept["offer"], kept["whisper"]) > 30, kept
