"""The log of a match as one audience reads it: chapters, turns and sentences."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from markupsafe import Markup

from ...kernel.records import Line
from .sentences import Sentences

__all__ = ["Explained", "LogChapter", "LogEntry", "chapters", "explained", "said", "told"]


@dataclass(frozen=True)
class LogEntry:
    """A sentence of the log.

    Attributes:
        n: the number of its first line for this audience, from 0.
        html: the sentence.
        side: name of the seat that it is about, if any.
        mine: whether that is the reader's seat.
        clause: the rulebook paragraph.
        moment: the moment it belongs to.
        first: whether it is the first of its moment.
        head: whether it opens a chapter of the match.
        opens: whether it opens a turn.
    """

    n: int
    html: Markup
    side: str
    mine: bool
    clause: str
    moment: int
    first: bool
    head: bool
    opens: bool


@dataclass(frozen=True)
class LogChapter:
    """The sentences of the log from one that opens a chapter of the match to the next."""

    id: str
    entries: list[LogEntry]


@dataclass(frozen=True)
class Explained:
    """A name in the log with what it stands for."""

    id: str
    name: str
    text: str


def told(words: Sentences, lines: list[Line]) -> list[list[Line]]:
    """Log lines in their order, those together that one sentence tells."""
    groups: list[list[Line]] = []
    for line in lines:
        last = groups[-1][-1] if groups else None
        if last and last.moment == line.moment and words.together("log-", last.entry, line.entry):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def said(words: Sentences, lines: list[Line]) -> list[Markup]:
    """The sentences of log lines."""
    return [words.show_all("log-", [line.entry for line in group]) for group in told(words, lines)]


def chapters(
    words: Sentences, lines: list[Line], seats: tuple[str, ...], seat: int | None, clauses: Container[str]
) -> list[LogChapter]:
    """Log lines as sentences, by chapters of the match.

    Args:
        words: the texts of the game.
        lines: what the audience has heard.
        seats: names of the seats.
        seat: whose eyes; None: a spectator's.
        clauses: those of the rulebook that can be opened.
    """
    game = words.words.game
    assert game is not None
    found: list[LogChapter] = []
    n, moment = 0, -1
    for group in told(words, lines):
        first = group[0]
        key, clause = first.entry.key, first.entry.clause
        side = words.side_of(first.entry)
        entry = LogEntry(
            n=n,
            html=words.show_all("log-", [line.entry for line in group]),
            side="" if side is None else seats[side],
            mine=side is not None and side == seat,
            clause=clause if clause in clauses else "",
            moment=first.moment,
            first=first.moment != moment,
            head=key in game.headings,
            opens=key in game.openings,
        )
        if entry.head or not found:
            found.append(LogChapter(f"log-{len(found)}", []))
        found[-1].entries.append(entry)
        n, moment = n + len(group), first.moment
    return found


def explained(words: Sentences, lines: list[Line]) -> list[Explained]:
    """The names in log lines that can be opened, each once."""
    keys = dict.fromkeys(key for line in lines for key in words.explained(line.entry))
    return [Explained(key, words.text(key), words.text(f"{key}-text")) for key in keys]
