"""A match as it stands, apart from its records: what it goes on from when the rules have changed under it."""

from __future__ import annotations

import msgspec

from hustings.kernel.message import Entry
from hustings.kernel.position import Position

from .game import Game
from .match import Match
from .provable import Provable
from .records import Draft, Line, Moment, Record


class SavedEntry(msgspec.Struct, frozen=True, array_like=True):
    """An :class:`~hustings.kernel.message.Entry`."""

    key: str
    args: tuple[int, ...]
    clause: str
    seats: int


class SavedLine(msgspec.Struct, frozen=True, array_like=True):
    """A :class:`~hustings.play.records.Line`."""

    moment: int
    seat: int
    entry: SavedEntry


class SavedDraft(msgspec.Struct, frozen=True, array_like=True):
    """A :class:`~hustings.play.records.Draft`."""

    action: str
    position: str
    entries: tuple[SavedEntry, ...]


class Saved(msgspec.Struct, frozen=True):
    """Everything that a match needs to go on: its present, its log, and where its chance stands.

    Attributes:
        version: of the rules that wrote it.
        records: how many records led here.
        counter: how far the chance has been used.
        position: what everybody sees.
        lines: the log.
        drafter: whose draft there is.
        draft: its actions.
        turns: see :class:`~hustings.play.match.Match`.
        answered: the last answer of each seat.
        asking: who asks for a takeback.
        granted: who has granted it.
        asides: see :class:`~hustings.play.match.Match`; empty: there were none.
        requests: the same.
    """

    version: int
    records: int
    counter: int
    position: str
    lines: tuple[SavedLine, ...]
    drafter: int
    draft: tuple[SavedDraft, ...]
    turns: tuple[int, ...]
    answered: tuple[tuple[int, str], ...]
    asking: int | None
    granted: tuple[int, ...]
    asides: tuple[int, ...] = ()
    requests: tuple[tuple[int, str], ...] = ()


def save(match: Match, version: int) -> Saved:
    """What ``match`` needs to go on.

    Args:
        match: a match with chance that can be proved.
        version: of the rules that it was played with last.
    """
    assert isinstance(match.chance, Provable)
    return Saved(
        version=version,
        records=len(match.records),
        counter=match.chance.counter,
        position=match.position.encode().decode(),
        lines=tuple([SavedLine(line.moment, line.seat, _entry(line.entry)) for line in match.history.lines]),
        drafter=match._drafter,
        draft=tuple(
            [SavedDraft(d.action, d.position.encode().decode(), tuple(map(_entry, d.entries))) for d in match._draft]
        ),
        turns=tuple(match.turns),
        answered=tuple(match.answered),
        asking=match.asking,
        granted=tuple(sorted(match.granted)),
        asides=tuple(match.asides),
        requests=tuple(sorted(match.requests)),
    )


def resume(match: Match, game: Game, saved: Saved, records: list[Record]) -> None:
    """Let ``match`` go on from ``saved``, whatever happened to it before.

    The moments that ``match`` already has stay, to be looked at; a takeback cannot reach behind ``saved``.

    Args:
        match: as far as its records could be replayed.
        game: the game that it is played with from now on.
        saved: where it goes on.
        records: all records that led to ``saved``.

    Raises:
        ValueError: when ``saved`` describes no position of this game.
    """
    own = match.own_chance
    assert isinstance(own, Provable)
    chance = Provable(own.secret, saved.counter)
    match._later = []
    position = _position(game, saved.position, chance)
    draft = [Draft(d.action, _position(game, d.position, chance), [_said(e) for e in d.entries]) for d in saved.draft]
    match.chance = chance
    match.position = position
    match.records = records[: saved.records]
    here = len(match.history.moments)
    match.history.tell_anew([Line(min(line.moment, here), line.seat, _said(line.entry)) for line in saved.lines])
    match.history.moments.append(Moment(position, -1, len(match.history.lines), saved.records, (position,)))
    match.history.branch = [here]
    match._drafter = saved.drafter
    match._draft = draft
    match.turns = list(saved.turns)
    match.answered = list(saved.answered)
    match.asking = saved.asking
    match.granted = frozenset(saved.granted)
    match.asides = list(saved.asides) or [0] * len(match.seats)
    match.requests = frozenset(saved.requests)
    match._questions = [match._question(seat) for seat in range(len(match.seats))]


def _position(game: Game, data: str, chance: Provable) -> Position:
    position = game.decode(data.encode(), chance)
    position.live = True
    return position


def _entry(entry: Entry) -> SavedEntry:
    return SavedEntry(entry.key, entry.args, entry.clause, entry.seats)


def _said(entry: SavedEntry) -> Entry:
    return Entry(entry.key, entry.args, entry.clause, entry.seats)
