"""Files of matches: what they hold, that they prove themselves, and that no change stays unseen."""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
import random
import secrets
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from rooms_tools import GAME, TWO_PERSONS, eventually, has_draft, move, move_until, picture, play_out, rooms_at

import hustings
import hustings.club
import hustings.database
import hustings.files
import hustings.matches
from hustings.database.problems import Problem
from hustings.files import verify as files
from hustings.files.shelf import KEPT, Shelf
from hustings.files.transcript import FULL, End, Ending, Head, Played, Player, fingerprint, read, write
from hustings.files.verify import FOREIGN, OURS, UNKNOWN, verify
from hustings.kernel.chance import Chance
from hustings.matches.people import SeatPlan
from hustings.matches.problems import BadFile, NotYet
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.words.sentences import LANGUAGES, Words

KEY = bytes(range(32))
PLAYERS = [Player("Ann", "person", ""), Player("Bob", "person", "")]


def played(takebacks: int = 2, seed: int = 5, to_the_end: bool = True) -> Match:
    """A match with takebacks in it."""
    match = hustings.game(GAME).match(secrets.token_bytes(32))
    rng = random.Random(seed)
    while match.outcome is None and (to_the_end or len(match.records) < 60):
        seat = next(seat for seat in (0, 1) if match.actions(seat))
        match.act(seat, rng.choice(match.actions(seat)))
        if takebacks and len(match.records) % 25 == 24 and match.can_ask_takeback(seat):
            match.ask_takeback(seat)
            match.answer_takeback(1 - seat, True)
            takebacks -= 1
    assert not takebacks
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture(scope="module")
def file(match: Match) -> bytes:
    return files.full(match, PLAYERS, "online", 12.5, KEY)


def rewritten(data: bytes, change: Any, key: bytes = KEY) -> bytes:
    """A forgery: the lines are changed, the chain is made new, and somebody signs it."""
    contents = read(data)
    lines = [contents.head, *[Played(n, record) for n, record in enumerate(contents.records)], contents.end]
    return write(change(lines), key)


# -- proof -----------------------------------------------------------------------------------------------------------


def test_a_file_proves_every_shuffle_and_the_result_with_the_branches_that_were_taken_back(
    match: Match, file: bytes
) -> None:
    report = verify(file, KEY)
    assert report.ok
    assert report.proven
    assert report.signature == OURS
    assert (report.kind, report.records, report.takebacks) == (FULL, len(match.records), 2)
    assert report.draws == len(match.first_draw) + sum(len(record.chance) for record in match.records)
    assert report.ending is not None and match.outcome is not None
    assert report.ending.how == match.outcome.how
    assert report.header == match.header


def test_verification_needs_no_key_and_says_so(file: bytes) -> None:
    assert verify(file).signature == UNKNOWN
    assert verify(file).proven
    assert verify(file, b"another server").signature == FOREIGN


def test_an_unfinished_match_can_be_proved_too() -> None:
    data = files.full(played(to_the_end=False), PLAYERS, "hotseat", 0.0, KEY)
    report = verify(data, KEY)
    assert report.proven
    assert report.ending is None


def test_no_byte_can_be_changed_unseen(file: bytes) -> None:
    rng = random.Random(1)
    places = [0, 1, len(file) - 1, len(file) - 2, len(file) - 40, file.index(b"\n"), file.index(b'"server"') + 12]
    places += [rng.randrange(len(file)) for _ in range(300)]
    for place in places:
        for byte in {file[place] ^ 1, ord("0"), ord(" "), ord("\n")} - {file[place]}:
            changed = file[:place] + bytes([byte]) + file[place + 1 :]
            assert not verify(changed, KEY).ok, (place, byte)
        assert not verify(file[:place] + file[place + 1 :], KEY).ok, "one byte less"
        assert not verify(file[:place] + b" " + file[place:], KEY).ok, "one byte more"


def test_lines_cannot_be_left_out_or_swapped(file: bytes) -> None:
    lines = file.splitlines(keepends=True)
    for kept in (lines[:-1], lines[:-2], lines[:5] + lines[6:], lines[1:], [lines[0], lines[2], lines[1], *lines[3:]]):
        assert not verify(b"".join(kept), KEY).ok


def test_a_signed_forgery_with_invented_chance_results_is_refuted(match: Match, file: bytes) -> None:
    drawn = [n for n, record in enumerate(match.records) if record.chance]
    in_a_dropped_branch = min(drawn, key=lambda n: abs(n - 23))
    for n in (drawn[0], in_a_dropped_branch, drawn[-1]):
        for key in (KEY, b"another server"):

            def invent(lines: list[Any], n: int = n, key: bytes = key) -> list[Any]:
                record = lines[n + 1].record
                chance = (record.chance[0] + 1, *record.chance[1:])
                head = msgspec.structs.replace(lines[0], server=fingerprint(key))
                forged = Played(n, msgspec.structs.replace(record, chance=chance))
                return [head, *lines[1 : n + 1], forged, *lines[n + 2 :]]

            report = verify(rewritten(file, invent, key), KEY)
            assert report.trouble is not None
            assert (report.trouble.key, report.trouble.arguments) == ("file-chance", {"record": n + 1})
            assert not report.proven


def test_a_forger_without_our_key_cannot_sign_as_us(file: bytes) -> None:
    forged = rewritten(file, lambda lines: lines, b"my own key")
    report = verify(forged, KEY)
    assert report.trouble is not None
    assert report.trouble.key == "file-signature"


def forgeries(match: Match) -> dict[str, Any]:
    def head(**changes: object) -> Any:
        return lambda lines: [msgspec.structs.replace(lines[0], **changes), *lines[1:]]

    def end(**changes: object) -> Any:
        return lambda lines: [*lines[:-1], msgspec.structs.replace(lines[-1], **changes)]

    def record(n: int, **changes: object) -> Any:
        return lambda lines: [
            *lines[: n + 1],
            Played(n, msgspec.structs.replace(lines[n + 1].record, **changes)),
            *lines[n + 2 :],
        ]

    def header(**changes: object) -> Any:
        return head(header=msgspec.structs.replace(match.header, **changes))

    act = next(n for n, record in enumerate(match.records) if record.kind == "act")
    assert match.outcome is not None
    won = match.outcome.winners[0]
    return {
        "file-secret": end(secret="00" * 32),
        "file-set-up": head(set_up=(*match.first_draw[:-1], match.first_draw[-1] + 1)),
        "file-illegal": record(act, action="pass"),
        "file-illegal 2": record(act, seat=7, kind="resign"),
        "file-illegal 3": record(act, kind="cheat"),
        "file-position": record(act, digest="0" * 64),
        "file-outcome": end(outcome=Ending((1 - won,), (1.0, 0.0), "end-resigned", "")),
        "file-outcome 2": end(outcome=None),
        "file-game": header(game="chess"),
        "file-printed": header(printed={"cards": 3}),
        "file-printed 2": header(options={"size": "big"}),
        "file-other-rules": lambda lines: record(act, digest="0" * 64)(header(version=99)(lines)),
        "file-newer": head(hustings=99),
        "file-unreadable": head(players=()),
        "file-unreadable 2": lambda lines: [*lines[:3], *lines[4:]],
        "file-short": lambda lines: lines[:-1],
    }


@pytest.mark.parametrize("key", sorted(forgeries(played(0))))
def test_what_is_forged_is_named_in_both_languages(match: Match, file: bytes, key: str) -> None:
    forged = rewritten(file, forgeries(match)[key])
    trouble = verify(forged, KEY).trouble
    assert trouble is not None
    assert trouble.key == key.split()[0]
    for language in LANGUAGES:
        assert Words().text(language, f"problem-{trouble.key}", **trouble.arguments)


def test_a_secret_of_ones_own_is_a_match_of_ones_own_and_nobody_vouches_for_it(sqlite: str) -> None:
    async def scenario() -> None:
        invented = files.full(played(1), PLAYERS, "online", 0.0, b"my own key")
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.bring_in(invented)).match_id)
            assert room.unverified

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"{}",
        b"\x00" * 100,
        b'{"line":"head",\n\n\n\n',
        b'{"line":"head",' + b"[" * 100_000 + b"\n\n\n\n",
        b"x" * (16 * 1024 * 1024 + 1),
    ],
    ids=["empty", "newline", "object", "zeros", "cut", "deep", "large"],
)
def test_what_is_no_file_of_a_match_is_refused_in_words(data: bytes) -> None:
    trouble = verify(data).trouble
    assert trouble is not None
    for language in LANGUAGES:
        assert Words().text(language, f"problem-{trouble.key}", **trouble.arguments)


def test_every_problem_has_words_in_both_languages() -> None:
    given = {"minutes": 5, "found": 2, "known": 1, "database": "h.db", "why": "no", "length": 500, "longest": 400}
    given |= {"file": "b", "program": "psql", "count": 1, "processes": 2}
    given |= {"match": "m", "seat": 2, "most": 1, "line": 3, "host": "h", "port": 1}
    given |= {"name": "Computer", "package": "psycopg", "game": "watergate", "detail": "it raised"}
    given |= {"what": "level", "given": "genius", "choices": "random, search", "seats": 2, "names": "nixon, editor"}
    given |= {"rating": 1200, "left": 3, "report": 4, "least": 3}
    for package in (hustings.club, hustings.matches, hustings.database, hustings.files):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("migrations.env"):
                importlib.import_module(module.name)
    problems = list(Problem.__subclasses__())
    for problem in problems:
        problems += problem.__subclasses__()
        for language in LANGUAGES:
            assert Words().text(language, f"problem-{problem.key}", **given)


# -- what a seat may take away ---------------------------------------------------------------------------------------


def test_a_seats_file_holds_nothing_that_it_has_not_seen() -> None:
    """In a match whose hidden cards were dealt otherwise, but whose seat saw the same, the file is the same."""
    match = played(1, to_the_end=False)
    for seat in (None, 0, 1):
        file = files.for_seat(match, seat, PLAYERS, "online", 0.0, KEY)
        twin = match.clone()
        rng = Chance(3)
        differs = False
        for number, moment in enumerate(twin.history.moments):
            dealt = moment.position.clone()
            dealt.determinize(seat, rng)
            differs = differs or dealt.encode() != moment.position.encode()
            twin.history.moments[number] = msgspec.structs.replace(moment, position=dealt)
        twin.position = twin.history.moments[-1].position
        assert differs
        if not twin.can_undo(0) and not twin.can_undo(1):
            assert files.for_seat(twin, seat, PLAYERS, "online", 0.0, KEY) == file
        assert isinstance(match.chance, Provable)
        assert match.chance.secret.hex().encode() not in file
        text = file.decode()
        for record in match.records:
            assert record.digest not in text, "a digest could be guessed back to the hidden cards"
        for line in text.splitlines()[1:-1]:
            assert set(json.loads(line)) <= {"line", "n", "log", "view", "secret", "outcome", "chain"}


def test_a_seats_file_counts_only_what_the_seat_saw(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            drafter = await has_draft(room)
            other = await rooms.export(made.match_id, 1 - drafter)
            spectator = await rooms.export(made.match_id, None)
            own = await rooms.export(made.match_id, drafter)
            await room.undo(drafter, room.match.turns[drafter])
            assert await rooms.export(made.match_id, 1 - drafter) == other, "a draft of somebody else leaves no trace"
            assert await rooms.export(made.match_id, None) == spectator
            assert await rooms.export(made.match_id, drafter) != own
            assert [line.n for line in read(own).seen] == list(range(len(read(own).seen)))

    asyncio.run(scenario())


def test_a_seats_file_ends_with_what_it_sees_now_and_reads_as_its_log(match: Match) -> None:
    for seat in (None, 0, 1):
        contents = read(files.for_seat(match, seat, PLAYERS, "online", 0.0, KEY))
        assert bytes(contents.seen[-1].view) == msgspec.json.encode(match.view(seat))
        said = [(said.key, said.args) for seen in contents.seen for said in seen.log]
        assert said == [(line.entry.key, line.entry.args) for line in match.entries(seat)]
        assert not contents.end.secret
    report = verify(files.for_seat(match, 0, PLAYERS, "online", 0.0, KEY), KEY)
    assert report.ok
    assert not report.proven


# -- all matches ------------------------------------------------------------------------------------------------------


def test_the_full_file_is_for_the_end_for_one_device_and_for_the_administrator(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            for seat in (None, 0, 1):
                with pytest.raises(NotYet):
                    await rooms.export(made.match_id, seat, everything=True)
            full = await rooms.export(made.match_id, None, everything=True, administrator=True)
            assert verify(full, rooms.store.key).proven
            shared = await rooms.create(GAME, {}, TWO_PERSONS, "hotseat")
            assert verify(await rooms.export(shared.match_id, 0, everything=True), rooms.store.key).proven
            with pytest.raises(NotYet):
                await rooms.export(shared.match_id, None, everything=True)
            room = await rooms.room(made.match_id)
            await play_out(room)
            assert verify(await rooms.export(made.match_id, None, everything=True), rooms.store.key).proven

    asyncio.run(scenario())


def test_a_finished_match_can_be_brought_in_here_and_elsewhere(sqlite: str, tmp_path: Any) -> None:
    async def scenario() -> None:
        elsewhere = f"sqlite+aiosqlite:///{tmp_path / 'elsewhere.db'}"
        async with rooms_at(sqlite) as rooms, rooms_at(elsewhere) as other:
            made = await rooms.create(GAME, {}, TWO_PERSONS)
            room = await rooms.room(made.match_id)
            await play_out(room)
            data = await rooms.export(made.match_id, None, everything=True)
            for place, unverified in ((rooms, False), (other, True)):
                brought = await place.bring_in(data)
                assert brought.tokens == ("", "")
                assert brought.match_id != made.match_id
                again = await place.room(brought.match_id)
                assert again.unverified is unverified
                assert picture(again.match) == picture(room.match)
                assert [seat.name for seat in again.seats] == ["Ann", "Bob"]
                assert again.finished is not None

    asyncio.run(scenario())


def test_an_unfinished_match_goes_on_at_one_device(url: str) -> None:
    async def scenario() -> None:
        async with rooms_at(url) as rooms:
            plans = [TWO_PERSONS[0], SeatPlan("computer", "random")]
            made = await rooms.create(GAME, {}, plans, "hotseat")
            room = await rooms.room(made.match_id)
            await move_until(room, lambda match: len(match.records) >= 5)
            await eventually(lambda: not room.busy)
            data = await rooms.export(made.match_id, 0, everything=True)
            brought = await rooms.bring_in(data)
            again = await rooms.room(brought.match_id)
            assert again.mode == "hotseat"
            assert not again.unverified
            assert again.seating.seats_of(brought.tokens[0]) == (0,)
            assert again.seats[1].level == "random"
            for _ in range(500):
                if again.match.outcome is not None:
                    break
                if again.match.actions(0):
                    await move(again)
                else:
                    await again.changed(0, again.version(0))
            assert again.match.outcome is not None

    asyncio.run(scenario())


def test_what_is_not_true_is_not_brought_in(match: Match, file: bytes, sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            own = files.full(match, PLAYERS, "online", 1.0, rooms.store.key)
            await rooms.bring_in(own)
            changed = own.replace(b'"act"', b'"acT"', 1)
            forged = rewritten(own, forgeries(match)["file-position"], rooms.store.key)
            seats = files.for_seat(match, 0, PLAYERS, "online", 1.0, rooms.store.key)
            for data, key in (
                (changed, "file-changed"),
                (forged, "file-position"),
                (seats, "file-of-seat"),
                (b"hello", "file-foreign"),
            ):
                with pytest.raises(BadFile) as refused:
                    await rooms.bring_in(data)
                assert refused.value.key == key
                for language in LANGUAGES:
                    assert Words().text(language, f"problem-{key}", **refused.value.arguments)

    asyncio.run(scenario())


def test_names_in_a_file_are_cleaned_like_all_names(match: Match, sqlite: str) -> None:
    async def scenario() -> None:
        players = [Player("\x1b[31m" + "x" * 99, "person", ""), Player("<i>B</i>", "computer", "genius")]
        async with rooms_at(sqlite) as rooms:
            data = files.full(match, players, "online", 1.0, b"somebody")
            room = await rooms.room((await rooms.bring_in(data)).match_id)
            assert [seat.name for seat in room.seats] == ["[31m" + "x" * 36, "<i>B</i>"]
            assert [seat.kind for seat in room.seats] == ["person", "person"]

    asyncio.run(scenario())


def test_lines_of_a_file_are_what_they_say(file: bytes) -> None:
    contents = read(file)
    assert isinstance(contents.head, Head)
    assert isinstance(contents.end, End)
    assert contents.head.players == tuple(PLAYERS)
    assert replace(contents, chain="") != contents


# -- what a file says of itself --------------------------------------------------------------------------------------


FORGED_VALUES = [
    ("cards.N02.value", 99),
    ("cards.N09.kind", "event"),
    ("cards.N14.reaction", False),
    ("tokens.t01.colours", ["blue", "yellow", "green"]),
    ("momentum.nixon.spaces", 1),
]


def forged_values(path: str, value: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(hustings.game(GAME).printed_data))
    *way, last = path.split(".")
    place = data
    for name in way:
        place = place[name]
    place[last] = value
    return data


def file_with(data: dict[str, Any]) -> bytes:
    """A file of some actions, honestly played with these printed values."""
    match = hustings.game_class(GAME).from_data(data).match(secrets.token_bytes(32))
    for _ in range(5):
        seat = next(seat for seat in (0, 1) if match.actions(seat))
        match.act(seat, match.actions(seat)[0])
    return files.full(match, PLAYERS, "online", 12.5, KEY)


@pytest.mark.parametrize(("path", "value"), FORGED_VALUES, ids=[path for path, _ in FORGED_VALUES])
def test_printed_values_that_no_owner_can_have_are_refused(path: str, value: object) -> None:
    found = verify(file_with(forged_values(path, value))).trouble
    assert found is not None and found.key == "file-printed"


def test_a_file_cannot_hide_that_it_was_played_with_other_values(sqlite: str) -> None:
    async def scenario() -> None:
        data = forged_values("cards.N02.value", 4)
        data["owner"] = []
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.bring_in(file_with(data))).match_id)
            owner: Any = room.match.header.printed["owner"]
            assert [(entry["path"], entry["new"]) for entry in owner] == [("cards.N02.value", "4")]

    asyncio.run(scenario())


def test_what_a_server_was_brought_does_not_become_its_own_on_the_way_out(sqlite: str) -> None:
    async def scenario() -> None:
        match = played(takebacks=0)
        async with rooms_at(sqlite) as rooms:
            first = await rooms.bring_in(files.full(match, PLAYERS, "online", 12.5, KEY))
            out = await rooms.export(first.match_id, None, everything=True)
            report = verify(out, rooms.store.key)
            assert report.proven and report.signature == FOREIGN
            assert (await rooms.room((await rooms.bring_in(out)).match_id)).unverified

    asyncio.run(scenario())


@pytest.mark.parametrize("created", [-1.0, 1e300])
def test_a_file_from_outside_of_time_is_refused(match: Match, created: float) -> None:
    assert verify(files.full(match, PLAYERS, "online", created, KEY)).trouble is not None


def test_games_made_for_files_are_not_kept_for_ever() -> None:
    shelf = Shelf()
    for corner in range(KEPT + 10):
        data = forged_values("board.spaces", hustings.game(GAME).printed_data["board"]["spaces"])
        data["board"]["spaces"][0]["x"] = corner / 1000
        shelf.printed(GAME, data)
    assert len(shelf._made) == KEPT
    assert shelf.printed(GAME, data) is shelf.printed(GAME, data)
