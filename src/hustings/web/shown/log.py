"""The log of a match as one audience reads it: chapters, turns and sentences."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from hustings.kernel.message import EVERYBODY
from hustings.play.records import Line, told_once

from .film import short
from .sentences import Sentences

__all__ = ["Explained", "LogChapter", "LogEntry", "chapters", "explained", "said", "told"]


@dataclass(frozen=True)
class LogEntry:
    """A sentence of the log.

    Attributes:
        key: what it tells.
        n: the number of its first line for this audience, from 0.
        html: the sentence.
        side: name of the seat that it is about, if any.
        mine: whether that is the reader's seat.
        clause: the rulebook paragraph.
        moment: the moment it belongs to.
        first: whether it is the first of its moment.
        head: whether it opens a chapter of the match.
        titles: whether the chapter's title is this very sentence, as it has no shorter one.
        opens: whether it opens a turn.
    """

    key: str
    n: int
    html: Markup
    side: str
    mine: bool
    clause: str
    moment: int
    first: bool
    head: bool
    titles: bool
    opens: bool


@dataclass(frozen=True)
class LogChapter:
    """The sentences of the log from one that opens a chapter of the match to the next.

    Attributes:
        id: of its element.
        title: what it is called; empty for what comes before the first.
        entries: the sentences.
    """

    id: str
    title: str
    entries: list[LogEntry]


@dataclass(frozen=True)
class Explained:
    """A name in the log with what it stands for."""

    id: str
    name: str
    text: str


def told(words: Sentences, lines: list[Line]) -> list[tuple[int, list[Line]]]:
    """Log lines in their order, each thing once: those that one sentence tells, with the number of the first."""
    groups: list[tuple[int, list[Line]]] = []
    for n, line in _once(words, lines):
        last = groups[-1][1][-1] if groups else None
        if last and last.moment == line.moment and words.together("log-", last.entry, line.entry):
            groups[-1][1].append(line)
        else:
            groups.append((n, [line]))
    return groups


def _once(words: Sentences, lines: list[Line]) -> Iterator[tuple[int, Line]]:
    """The lines with their numbers, each thing once.

    Where all may be read, a line that has gone to several readers, each with a number of their own, is told once, too.
    """
    game = words.words.game
    moment, readers = -1, dict[tuple[object, ...], int]()
    for n, line in told_once(lines, {} if game is None else game.wording.retold):
        if line.moment != moment:
            moment, readers = line.moment, {}
        same, seats = words.unnumbered(line.entry), line.entry.seats
        if seats != EVERYBODY and readers.get(same, EVERYBODY) & seats == 0:
            readers[same] |= seats
            continue
        readers[same] = seats
        yield n, line


def said(words: Sentences, lines: list[Line]) -> list[Markup]:
    """The sentences of log lines."""
    return [words.show_all("log-", [line.entry for line in group]) for _, group in told(words, lines)]


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
    moment = -1
    for n, group in told(words, lines):
        first = group[0]
        key, clause = first.entry.key, first.entry.clause
        side = words.side_of(first.entry)
        entry = LogEntry(
            key=key,
            n=n,
            html=words.show_all("log-", [line.entry for line in group]),
            side="" if side is None else seats[side],
            mine=side is not None and side == seat,
            clause=clause if clause in clauses else "",
            moment=first.moment,
            first=first.moment != moment,
            head=key in game.wording.headings,
            titles=key in game.wording.headings and len(group) == 1 and not words.has(f"chapter-{key}"),
            opens=key in game.wording.openings,
        )
        if entry.head or not found:
            found.append(LogChapter(f"log-{len(found)}", short(words, first) if entry.head else "", []))
        found[-1].entries.append(entry)
        moment = first.moment
    return found


def explained(words: Sentences, lines: list[Line]) -> list[Explained]:
    """The names in log lines that can be opened, each once."""
    keys = dict.fromkeys(key for line in lines for key in words.explained(line.entry))
    return [Explained(key, words.text(key), words.annotated(f"{key}-text")) for key in keys]
