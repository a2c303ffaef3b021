"""A match as a film: the moments that tell one pair of eyes something, with names that open them for everybody.

The name of a moment is the same for all who saw it. One that spectators saw is named by its number among theirs,
``12``; one that only some saw by that, the eyes in whose numbers it is counted, and which one after it that is for
them: ``12.teal.3``. So a name tells nobody how much others have done in secret. Whoever may not look through the
eyes that are named, while the match is played, comes to the public moment before.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace

from hustings.play.match import Match
from hustings.play.records import Line

from .sentences import Sentences

__all__ = ["ALL", "Chapter", "Film", "Shot", "latest", "moment_of", "names_of", "short"]

ALL = "all"
"""All eyes at once, once the match is over."""


@dataclass(frozen=True)
class Shot:
    """A moment that tells something.

    Attributes:
        id: its name.
        moment: its number in the match.
        lines: how many lines of their log the eyes have read then.
    """

    id: str
    moment: int
    lines: int


@dataclass(frozen=True)
class Chapter:
    """Where a chapter of the match begins, or a turn in it.

    Attributes:
        at: number of the shot.
        label: in words.
        turns: the turns in the chapter.
    """

    at: int
    label: str
    turns: tuple[Chapter, ...] = ()


def names_of(match: Match, seat: int | None, eyes: str) -> Iterator[tuple[int, str]]:
    """The moments that eyes saw, each by its number in the match and its name."""
    public, own = -1, 0
    for number, moment in enumerate(match.history.moments):
        if moment.is_for(None, len(match.seats)):
            public, own = public + 1, 0
            yield number, str(public)
        elif eyes == ALL or moment.is_for(seat, len(match.seats)):
            own += 1
            yield number, f"{public}.{eyes}.{own}"


def latest(match: Match) -> int:
    """The number of the moment at which the match stands, or of the last one before that spectators saw."""
    history, seats = match.history, len(match.seats)
    return sum(moment.is_for(None, seats) for moment in history.moments[: history.branch[-1] + 1]) - 1


class Film:
    """A match as one pair of eyes saw it.

    Args:
        match: the match.
        seat: whose eyes; None: a spectator's, or with ``eyes`` all eyes.
        eyes: their name.

    Attributes:
        lines: all that the eyes may read.
        shots: the moments that tell something, the set-up first.
    """

    def __init__(self, match: Match, seat: int | None, eyes: str) -> None:
        self.match = match
        self.eyes = eyes
        self.names = dict(names_of(match, seat, eyes))
        self.lines = [line for line in match.history.lines if eyes == ALL or line.entry.is_for(seat)]
        turns = match.game.turns
        told: dict[int, int] = {}
        for number, line in enumerate(self.lines):
            if line.entry.key not in turns:
                told[line.moment] = number + 1
        # that a turn begins is told with what is done in it, as long as nothing has been with what led there
        if self.lines:
            told[self.lines[-1].moment] = len(self.lines)
        self.shots = [Shot(self.names[0], 0, told.get(0, 0))]
        self.shots += [Shot(self.names[n], n, told[n]) for n in self.names if n and n in told]

    def at(self, name: str) -> int:
        """The number of the shot that a name stands for, or else of the last one before; beyond the end: the last."""
        return max(0, bisect_right([shot.moment for shot in self.shots], self._moment(name)) - 1)

    def _moment(self, name: str) -> int:
        """The number in the match of the moment of this name, as far as these eyes may use the name."""
        public, _, private = name.partition(".")
        match, seats = self.match, self.match.seats
        seen = [n for n, moment in enumerate(match.history.moments) if moment.is_for(None, len(seats))]
        eyes = private.partition(".")[0]
        if private and (eyes == self.eyes or match.outcome is not None) and eyes in (ALL, *seats):
            seat = seats.index(eyes) if eyes in seats else None
            found = next((n for n, known in names_of(match, seat, eyes) if known == name), None)
            if found is not None:
                return found
        return seen[min(int(public[:6]), len(seen) - 1)] if public[:6].isdecimal() else 0

    def fresh(self, at: int) -> list[Line]:
        """What a shot tells."""
        return self.lines[self.shots[at - 1].lines if at else 0 : self.shots[at].lines]

    def chapters(self, words: Sentences) -> tuple[Chapter, ...]:
        """What it is made of: a chapter begins at a heading of the log, a turn with the first that is done in it."""
        game = words.words.game
        assert game is not None
        told = [(at, line) for at in range(len(self.shots)) for line in self.fresh(at)]
        openings = game.wording.headings | game.wording.openings
        begins = [n for n, (_, line) in enumerate(told) if line.entry.key in openings]
        found: list[Chapter] = [Chapter(0, words.text("replay-set-up"))]
        turns: list[list[Chapter]] = [[]]
        for n, following in zip(begins, [*begins, len(told)][1:], strict=True):
            at, line = told[n]
            if line.entry.key in game.wording.headings:
                found.append(Chapter(at, short(words, line)))
                turns.append([])
            else:
                at, label = _opened(words, told[n:following])
                turns[-1].append(Chapter(at, label))
        if len(found) > 1 and found[1].at == 0:
            del found[0], turns[0]
        return tuple(replace(chapter, turns=tuple(within)) for chapter, within in zip(found, turns, strict=True))


def _opened(words: Sentences, told: list[tuple[int, Line]]) -> tuple[int, str]:
    """Where a turn begins to be seen, and how it is called: where only its seat is named, by what that does first."""
    (at, line), *then = told
    label = short(words, line)
    if not words.has(f"chapter-{line.entry.key}") or not then:
        return at, label
    for _, later in then:
        sentence = words.say("log-", later.entry)
        if label in sentence:
            return then[0][0], sentence
    return then[0][0], words.text("replay-moment", chapter=label, first=words.say("log-", then[0][1].entry))


def moment_of(match: Match, name: str) -> int | None:
    """The number of the moment of a match that is over that has this name, through whosever eyes; None: none has."""
    for seat, eyes in ((None, ALL), *enumerate(match.seats)):
        found = next((number for number, known in names_of(match, seat, eyes) if known == name), None)
        if found is not None:
            return found
    return None


def short(words: Sentences, line: Line) -> str:
    """How a chapter is called that a line of the log begins: by a text of its own, or as the log says it."""
    message = line.entry
    prefix = "chapter-" if words.has(f"chapter-{message.key}") else "log-"
    return words.say(prefix, message)
