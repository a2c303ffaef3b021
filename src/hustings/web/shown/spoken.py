"""What a page shows of the table talk: the lines that its audience has heard, and whom its seat can talk to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Protocol

from hustings.files.transcript import HOTSEAT
from hustings.matches.table.talk import LONGEST, Talk
from hustings.play.match import Match

from .sentences import Sentences

__all__ = ["Listener", "Named", "Spoken", "TalkPanel", "is_without_curtain", "spoken", "talk_panel"]

NEWEST: Final = 100
"""So many lines stand beside the table; all of them on a page of their own."""


class Named(Protocol):
    """Somebody at a seat, by name."""

    @property
    def name(self) -> str:
        """Of the person."""


class Table(Protocol):
    """A match where people talk; see :class:`hustings.matches.table.room.Room`."""

    match: Match
    mode: str
    talk: Talk


@dataclass(frozen=True)
class Spoken:
    """A line as one audience reads it: its own number, who said it (seat and name), to whom if whispered, and when."""

    n: int
    seat: str
    who: str
    to: str
    text: str
    when: str


@dataclass(frozen=True)
class Listener:
    """Somebody to whom a seat can whisper."""

    seat: str
    name: str


@dataclass(frozen=True)
class TalkPanel:
    """The talk beside a table.

    Attributes:
        lines: the newest that were heard.
        heard: how many there are.
        said: how many of them the seat said itself.
        others: who listens; empty: the reader cannot speak.
        own: the reader's seat; empty for a spectator.
        more: whether all lines stand on a page of their own.
        longest: characters of a line.
    """

    lines: tuple[Spoken, ...]
    heard: int
    said: int = 0
    others: tuple[Listener, ...] = ()
    own: str = ""
    more: bool = False
    longest: int = LONGEST

    def aloud(self, since: int) -> list[str]:
        """What others have said since the reader's own line number, to be read aloud."""
        return [
            " ".join(filter(None, (line.who, line.to, line.text)))
            for line in self.lines
            if line.n >= since and line.seat != self.own
        ]


def spoken(
    room: Table, audience: int | None, players: Sequence[Named], words: Sentences, since: int = 0
) -> tuple[Spoken, ...]:
    """What an audience has heard, from its own line number ``since`` on."""
    seats = room.match.seats

    def line(n: int) -> Spoken:
        said = heard[n]
        to = "" if said.to_seat is None else words.text("talk-whispers-to", who=called(said.to_seat))
        when = datetime.fromtimestamp(said.at, UTC).isoformat(timespec="seconds")
        return Spoken(n, seats[said.seat], called(said.seat), to, said.text or words.text("talk-removed"), when)

    def called(seat: int) -> str:
        return words.text("talk-name", side=words.text(f"seat-{seats[seat]}"), name=players[seat].name)

    heard = room.talk.heard_by(audience)
    return tuple([line(n) for n in range(since, len(heard))])


def is_without_curtain(room: Table) -> bool:
    """Whether anybody at a shared device could read whispers, because the match is over."""
    return room.mode == HOTSEAT and room.match.outcome is not None


def talk_panel(room: Table, seat: int | None, players: Sequence[Named], words: Sentences) -> TalkPanel | None:
    """The talk as an audience's page shows it; None where nobody talks.

    On a device that is shared whispers stay under their seat's curtain, which is gone when the match is over.
    """
    if not room.talk.is_open:
        return None
    without_curtain = is_without_curtain(room)
    audience = None if without_curtain else seat
    heard = len(room.talk.heard_by(audience))
    lines = spoken(room, audience, players, words, max(0, heard - NEWEST))
    more = without_curtain or heard > NEWEST
    if seat is None:
        return TalkPanel(lines, heard, more=more)
    seats = room.match.seats
    others = tuple(
        [
            Listener(seats[n], words.text("talk-name", side=words.text(f"seat-{seats[n]}"), name=players[n].name))
            for n in room.talk.listeners(seat)
            if not room.talk.is_off(seat)
        ]
    )
    return TalkPanel(lines, heard, len(room.talk.said_by(seat)), others, seats[seat], more)
