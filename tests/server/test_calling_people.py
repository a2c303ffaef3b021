"""Who is called, when, and how often: on both databases, with people who play a real match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest
from rooms_tools import move, rooms_at, to_move
from sqlalchemy import insert, select, update

from hustings.club.calling import calls as calling
from hustings.club.calling import letters
from hustings.club.calling.channels import MOST, Channel, TooManyChannels
from hustings.club.calling.notices import CHALLENGE, Notice
from hustings.club.calling.quiet import QuietHours
from hustings.club.calling.rounds import tell_round
from hustings.club.calling.sending import ELSEWHERE, MAIL, Gone, Later, Letter, NotSent, Refused
from hustings.club.calling.telling import CALL, tell
from hustings.club.calling.wishes import set_quiet
from hustings.club.club import Club
from hustings.club.terms import Terms, open_table
from hustings.database.people import ADDRESSES, HOLDINGS, NOTICES, PEOPLE, TASKS
from hustings.database.tables import SEATS
from hustings.database.tasks import Task
from hustings.matches.people import PERSON, SeatPlan, hash_of
from hustings.matches.rooms import Rooms
from hustings.matches.table.room import Room

PERSONS = [SeatPlan(PERSON, name="Ann"), SeatPlan(PERSON, name="Ben")]
OWNERS = ("ann", "ben")


@dataclass
class Post:
    """A way of calling people that writes down what it sends."""

    sent: list[tuple[str, Letter]] = field(default_factory=list)
    fails: list[NotSent] = field(default_factory=list)

    async def send(self, address: str, letter: Letter) -> None:
        if self.fails:
            raise self.fails.pop(0)
        self.sent.append((address, letter))


class World:
    """A club with Ann and Ben, who are called by post, at a table of theirs."""

    def __init__(self, rooms: Rooms, post: Post) -> None:
        self.rooms, self.post = rooms, post
        self.club = Club(rooms)
        self.calls = self.club.calls
        self.room: Room

        async def way(kind: str) -> Post:
            return post

        self.calls.means.way = way  # type: ignore[method-assign, assignment]

    async def begin(self) -> None:
        self.ann, self.ben = await self.person("ann"), await self.person("ben")
        self.room = await self.table()

    async def person(self, id: str, language: str = "en") -> Channel:
        plain = {"created": 0.0, "seen": 0.0, "language": language, "zone": "Asia/Tokyo", "settings": "{}"}
        async with self.club.database.writing() as connection:
            await connection.execute(insert(PEOPLE).values(id=id, name=id, skeleton=id, **plain))
            await connection.execute(insert(ADDRESSES).values(address=f"{id}@example.org", person=id, since=0.0))
        return await self.calls.channels.add(id, MAIL, f"{id}@example.org")

    async def table(self) -> Room:
        created = await open_table(self.club, "watergate", {}, PERSONS, Terms(), holders=OWNERS)
        return await self.rooms.room(created.match_id)

    async def look(self, *seconds: float) -> None:
        """So long ago the persons of the seats have looked at their tables."""
        async with self.club.database.writing() as connection:
            for seat, ago in enumerate(seconds):
                seen = update(SEATS).where(SEATS.c.seat == seat).values(last_seen=time.time() - ago)
                await connection.execute(seen)

    async def wait(self, seconds: float) -> None:
        """Let time go by: whatever is noted was so much longer ago, and what is due then is done."""
        await self.club.working.once()
        async with self.club.database.writing() as connection:
            for table, columns in (
                (TASKS, ("due",)),
                (NOTICES, ("created", "sent", "answered")),
                (SEATS, ("last_seen",)),
            ):
                for column in columns:
                    await connection.execute(update(table).values({column: table.c[column] - seconds}))
        await self.club.working.once()

    def told(self) -> list[tuple[str, str]]:
        """Who was told what, by name."""
        return [(address.partition("@")[0], letter.title) for address, letter in self.post.sent]


def play(url: str, scenario: Callable[[World], Awaitable[None]]) -> None:
    async def run() -> None:
        async with rooms_at(url) as rooms:
            world = World(rooms, Post())
            await world.begin()
            await scenario(world)

    asyncio.run(run())


def test_who_does_not_look_is_called_once_a_turn(url: str) -> None:
    async def scenario(world: World) -> None:
        mover = to_move(world.room.match)
        names, turns = ("Ann", "Ben"), []
        for _ in range(2):
            turns.append(
                (
                    OWNERS[to_move(world.room.match)],
                    f"Your turn: Watergate against {names[1 - to_move(world.room.match)]}",
                )
            )
            await world.look(1000, 1000)
            await world.wait(0)
            assert len(world.told()) < len(turns), "not before some minutes"
            await world.wait(700)
            await world.wait(7 * 24 * 3600)
            assert world.told() == turns, "and not again until it is answered"
            before = to_move(world.room.match)
            while to_move(world.room.match) == before:
                await move(world.room)
        assert {person for person, _ in turns} == set(OWNERS) and turns[0][0] == OWNERS[mover]

    play(url, scenario)


def test_who_looks_is_not_called_and_who_has_looked_only_much_later(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        await world.wait(100)
        await world.look(10, 10)
        await world.wait(3000)
        assert world.told() == []
        await world.wait(700)
        assert len(world.told()) == 1

    play(sqlite, scenario)


def test_what_is_answered_before_anybody_is_called_is_never_told(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        await world.look(1000, 1000)
        await world.wait(0)
        await world.room.resign(0)
        await world.look(0, 1000)
        await world.wait(700)
        assert world.told() == [("ben", "Over: Watergate against Ann")], "and Ann, who resigned, has seen it"
        await world.wait(7000)
        assert len(world.told()) == 1

    play(sqlite, scenario)


def test_a_match_without_terms_calls_who_has_a_name_that_lasts(url: str) -> None:
    async def scenario(world: World) -> None:
        created = await world.rooms.create("1960", {}, PERSONS)
        room = await world.rooms.room(created.match_id)
        async with world.club.database.writing() as connection:
            for owner, token in zip(OWNERS, created.tokens, strict=True):
                held = {"owner": owner, "match_id": room.id, "token_hash": hash_of(token), "since": 0.0}
                await connection.execute(insert(HOLDINGS).values(**held))
        await move(room)
        await world.look(1000, 1000)
        await world.wait(700)
        assert any("1960" in line for _, letter in world.post.sent for line in letter.lines)

    play(url, scenario)


def test_several_things_come_in_one_letter(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        more = [await world.table() for _ in range(3)]
        await world.look(1000, 1000)
        await world.wait(700)
        mover = OWNERS[to_move(world.room.match)]
        assert world.told() == [(mover, "4 things wait for you")] and len(more) == 3
        letter = world.post.sent[0][1]
        assert len(letter.lines) == 4

    play(sqlite, scenario)


def test_two_letters_are_ten_minutes_apart(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        await world.look(1000, 1000)
        await world.wait(400)
        assert len(world.told()) == 1
        await world.table()
        await world.look(1000, 1000)
        await world.wait(350)
        assert len(world.told()) == 1
        await world.wait(300)
        assert len(world.told()) == 2

    play(sqlite, scenario)


def test_nobody_is_called_in_quiet_hours(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        hour = int(time.time() // 3600 % 24) * 60
        quiet = QuietHours((hour - 60) % 1440, (hour + 180) % 1440, "UTC")
        for person in OWNERS:
            await set_quiet(world.club.database, person, quiet, "UTC")
        await world.look(1000, 1000)
        await world.wait(400)
        assert world.told() == []
        async with world.club.database.reading() as connection:
            due = await connection.scalar(select(TASKS.c.due).where(TASKS.c.kind == CALL))
        assert due is not None and abs(due - quiet.over(time.time())) < 60
        await set_quiet(world.club.database, OWNERS[to_move(world.room.match)], None, "UTC")
        await world.wait(3 * 3600)
        assert len(world.told()) == 1

    play(sqlite, scenario)


def test_there_are_so_many_letters_a_day(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "A_DAY", 2)

    async def scenario(world: World) -> None:
        for count in (1, 2, 2):
            await world.table()
            await world.look(5000, 5000)
            await world.wait(3600)
            assert len(world.told()) == count
        await world.wait(20 * 3600)
        assert len(world.told()) == 2
        await world.wait(4 * 3600)
        assert len(world.told()) == 3

    play(sqlite, scenario)


def test_several_processes_tell_everything_once(url: str) -> None:
    async def scenario(world: World) -> None:
        others = [World(world.rooms, world.post) for _ in range(3)]
        await world.look(1000, 1000)
        await world.wait(0)
        async with world.club.database.writing() as connection:
            await connection.execute(update(NOTICES).values(created=NOTICES.c.created - 700))
        mover = OWNERS[to_move(world.room.match)]
        task = Task(CALL, mover, 0, {}, "mine")
        await asyncio.gather(*(each.calls.call(task) for each in (world, *others)))
        await asyncio.gather(*(each.calls.turns.look(world.room.id) for each in (world, *others)))
        await asyncio.gather(*(each.club.working.once() for each in (world, *others)))
        await world.wait(5000)
        assert len(world.told()) == 1

    play(url, scenario)


def test_what_a_process_began_that_died_is_not_sent_again(url: str) -> None:
    async def scenario(world: World) -> None:
        world.post.fails = [Crash()]  # type: ignore[list-item]
        await world.calls.letters.test(world.ann)
        with pytest.raises(Crash):
            await world.club.working.once()
        await world.wait(200)
        assert world.told() == []

    play(url, scenario)


class Crash(BaseException):
    """What ends a process."""


def test_a_letter_that_is_not_taken_is_tried_again_and_given_up_with_words(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(world: World) -> None:
        async def way(channel: Channel) -> Channel:
            found = await world.calls.channels.get(channel.id)
            assert found is not None
            return found

        monkeypatch.setattr(letters, "TESTED", 0.0)
        await world.room.resign(0)
        await world.look(0, 0)
        await world.wait(0)
        world.post.fails = [Later("service"), Later("service", 500.0)]
        await world.calls.letters.test(world.ann)
        await world.wait(0)
        await world.wait(50)
        assert world.told() == []
        await world.wait(20)  # the second try: the other side wants 500 seconds
        await world.wait(400)
        assert world.told() == []
        await world.wait(200)
        assert world.told() == [("ann", "A test of Hustings")]
        monkeypatch.setattr(letters, "PAUSES", (60.0,))
        for times in (1, 2, 3):
            world.post.fails = [Later("service")] * 2
            await world.calls.letters.test(world.ann)
            await world.wait(100)
            found = await way(world.ann)
            assert found.why == "service" and (found.stopped is not None) == (times == 3)
        await world.calls.channels.resume("ann", world.ann.id)
        await world.calls.letters.test(world.ann)
        await world.wait(0)
        assert len(world.told()) == 2 and (await way(world.ann)).why == ""
        world.post.fails = [Refused("inside")]
        await world.calls.letters.test(world.ann)
        await world.wait(0)
        assert (await way(world.ann)).why == "inside" and (await way(world.ann)).stopped is None
        world.post.fails = [Gone("nobody")]
        await world.calls.letters.test(world.ann)
        await world.wait(0)
        assert (await way(world.ann)).why == "nobody" and (await way(world.ann)).stopped is not None

    play(sqlite, scenario)


def test_slow_services_keep_only_so_many_letters_on_their_way(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        on_way = [0]

        async def send(address: str, letter: Letter) -> None:
            on_way.append(on_way[-1] + 1)
            await asyncio.sleep(0.05)
            on_way.append(on_way[-1] - 1)
            world.post.sent.append((address, letter))

        world.post.send = send  # type: ignore[method-assign]
        for n in range(5):
            channel = await world.calls.channels.add("ann", ELSEWHERE, f"ntfys://ntfy.sh/{n}")
            await world.calls.letters.test(channel)
        for _ in range(5):
            await world.wait(10)
        tests = [address for address, letter in world.post.sent if letter.title == "A test of Hustings"]
        assert len(set(tests)) == len(tests) == 5 and max(on_way) == 2

    play(sqlite, scenario)


def test_who_has_stopped_it_hears_nothing_and_is_not_kept_for(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        await world.look(1000, 1000)
        await world.wait(0)
        link = world.calls.stops.of(world.ann.id)
        assert world.calls.stops.channel(link) == world.ann.id and world.calls.stops.channel(link + "x") is None
        await world.calls.channels.stop(world.ann.id)
        await world.calls.channels.stop_all("ben")
        await world.wait(700)
        async with world.club.database.reading() as connection:
            assert world.told() == [] and (await connection.execute(select(NOTICES))).all() == []
        async with world.club.database.writing() as connection:
            await tell(world.club.database, connection, "ben", Notice(kind=CHALLENGE, link="/", names=("Cy",)), "cy")
            assert (await connection.execute(select(NOTICES))).all() == []

    play(sqlite, scenario)


def test_a_round_of_a_tournament_is_told_with_the_turn_and_not_to_who_has_come(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        await world.room.resign(0)
        await world.look(0, 0)
        await world.wait(700)
        for looks in (False, True):
            room = await world.table()
            async with world.club.database.writing() as connection:
                table = [("ann", "Ann"), ("ben", "Ben")]
                await tell_round(world.club.database, connection, "Cup", "watergate", room.id, table)
            await world.look(*((-5, -5) if looks else (1000, 1000)))
            await world.wait(700)
            said = [line for _, letter in world.post.sent for line in letter.lines if "Cup" in line]
            assert len(said) == 2, "one for each, and nobody who has come"
        letters = {address: letter.lines for address, letter in world.post.sent[:2]}
        assert sorted(map(len, letters.values())) == [1, 2]

    play(sqlite, scenario)


def test_the_same_challenge_is_told_once_and_a_person_has_so_many_channels(sqlite: str) -> None:
    async def scenario(world: World) -> None:
        for _ in range(3):
            async with world.club.database.writing() as connection:
                challenge = Notice(kind=CHALLENGE, link="/", game="1960", names=("Cy",))
                await tell(world.club.database, connection, "ben", challenge, "cy")
            await world.wait(5000)
        said = [line for _, letter in world.post.sent for line in letter.lines if "Cy" in line]
        assert said == ["Cy wants to play 1960: The Making of the President with you."]
        for n in range(MOST - 1):
            await world.calls.channels.add("ann", MAIL, f"ann{n}@example.org")
        assert (await world.calls.channels.add("ann", MAIL, "ann@example.org")).id == world.ann.id
        with pytest.raises(TooManyChannels):
            await world.calls.channels.add("ann", MAIL, "one@example.org")

    play(sqlite, scenario)
