"""Rules that have been corrected while a match was running: it goes on from where it stands, and says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rooms_tools import GAME, TWO_PERSONS, has_draft, move, move_until, play_out, rooms_at
from sqlalchemy import update

from hustings.database.tables import MATCHES
from hustings.files.verify import verify
from hustings.games.watergate import Watergate
from hustings.games.watergate.rules.position import Table
from hustings.matches.problems import BadFile, CannotLoad
from hustings.play.match import Match
from hustings.words.sentences import LANGUAGES, Words


def correct_the_rules(patch: pytest.MonkeyPatch) -> None:
    """From now on the Editor's deck is shuffled once more at the start: every match plays differently."""
    begin = Watergate.begin

    def corrected(self: Watergate, position: Table, options: dict[str, str]) -> None:
        begin(self, position, options)
        position.chance.shuffle(position.editor_deck)

    patch.setattr(Watergate, "begin", corrected)
    patch.setattr(Watergate, "version", Watergate.version + 1)


def standing(match: Match) -> tuple[object, ...]:
    """What a match that goes on must not lose."""
    return (
        [match.view(audience) for audience in (None, 0, 1)],
        [match.actions(seat) for seat in (0, 1)],
        [match.can_undo(seat) for seat in (0, 1)],
        match.turns,
        match.answered,
        match.records,
        match.seen_by(0).encode(),
        match.seen_by(1).encode(),
        match.chance.clone().below(1 << 40),
    )


@pytest.mark.parametrize("records", [0, 1, 30])
def test_a_match_goes_on_under_corrected_rules_from_exactly_where_it_was(
    url: str, records: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> tuple[str, tuple[object, ...], int]:
        async with rooms_at(url) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await move_until(room, lambda match: len(match.records) >= records)
            if records == 30:
                await has_draft(room)
            return room.id, standing(room.match), len(room.match.history.lines)

    match_id, stood, lines = asyncio.run(before())
    correct_the_rules(monkeypatch)

    async def after() -> None:
        async with rooms_at(url) as rooms:
            room = await rooms.room(match_id)
            assert standing(room.match) == stood
            assert len(room.match.history.lines) == lines + 1, "the whole log, and a line that says what happened"
            entry = room.match.history.lines[-1].entry
            assert (entry.key, entry.args) == ("rules-changed", (Watergate.version - 1, Watergate.version))
            for language in LANGUAGES:
                assert Words(room.game).say(language, "log-", entry)
            assert all(line.moment < len(room.match.history.moments) for line in room.match.history.lines)
            for _ in range(20):
                await move(room)
            moved = standing(room.match)
        async with rooms_at(url) as rooms:
            room = await rooms.room(match_id)
            assert standing(room.match) == moved, "and on, after the next start"
            assert sum(line.entry.key == "rules-changed" for line in room.match.history.lines) == 1
            await play_out(room)

    asyncio.run(after())


def test_its_file_says_that_it_cannot_be_proved_and_only_its_own_server_takes_it(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await move_until(room, lambda match: len(match.records) >= 10)
        correct_the_rules(monkeypatch)
        elsewhere = f"sqlite+aiosqlite:///{tmp_path / 'elsewhere.db'}"
        async with rooms_at(sqlite) as rooms, rooms_at(elsewhere) as other:
            room = await rooms.room(room.id)
            await play_out(room)
            data = await rooms.export(room.id, None, everything=True)
            report = verify(data, rooms.store.key)
            assert report.ok
            assert report.bridges == 1
            assert not report.proven
            again = await rooms.room((await rooms.bring_in(data)).match_id)
            assert standing(again.match) == standing(room.match)
            with pytest.raises(BadFile, match="file-bridged"):
                await other.bring_in(data)

    asyncio.run(scenario())


def test_a_new_version_that_plays_the_same_changes_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            await move_until(room, lambda match: len(match.records) >= 20)
        monkeypatch.setattr(Watergate, "version", Watergate.version + 1)
        async with rooms_at(sqlite) as rooms:
            again = await rooms.room(room.id)
            assert standing(again.match) == standing(room.match)
            assert again.match.history.lines == room.match.history.lines
            assert not again.bridges

    asyncio.run(scenario())


def test_a_match_that_cannot_be_read_is_kept_for_better_days(sqlite: str) -> None:
    async def scenario() -> None:
        async with rooms_at(sqlite) as rooms:
            room = await rooms.room((await rooms.create(GAME, {}, TWO_PERSONS)).match_id)
            stored = await rooms.store.load(room.id)
            assert stored is not None
        async with rooms_at(sqlite) as rooms:
            async with rooms.store.engine.begin() as connection:
                broken = stored.match.header.replace('"watergate"', '"whitewater"')
                await connection.execute(update(MATCHES).values(header=broken))
            with pytest.raises(CannotLoad):
                await rooms.room(room.id)
            async with rooms.store.engine.begin() as connection:
                await connection.execute(update(MATCHES).values(header=stored.match.header))
            assert standing((await rooms.room(room.id)).match) == standing(room.match)

    asyncio.run(scenario())
