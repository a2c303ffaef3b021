"""A study in words: what became of each seat, where the match turned, what could have been better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.play.match import Match
from hustings.play.records import told_once
from hustings.words.sentences import Words

from .account import GRAVE, SMALL, Turn, accounts, mistakes, turning_points
from .judging import Choice, Judged, Phrase
from .study import Study

__all__ = ["Better", "Line", "Row", "Telling", "TurnTold"]

CLEAR: Final = 0.1
"""A mistake that loses so much of the score, or more, is called costly."""


@dataclass(frozen=True)
class Row:
    """What became of a seat, in hundredths of the score.

    Attributes:
        seat: its name in words.
        start: what it could expect at first.
        lost: what its own mistakes have cost it, below zero.
        given: what those of others have given it.
        luck: what luck has.
        result: its score.
    """

    seat: str
    start: int
    lost: int
    given: int
    luck: int
    result: int


@dataclass(frozen=True)
class Line:
    """The chances of a seat over the match, with open hands.

    Attributes:
        seat: its name in words.
        points: before each decision and at the end, 0 to 1.
    """

    seat: str
    points: tuple[float, ...]


@dataclass(frozen=True)
class TurnTold:
    """A turning point in words.

    Attributes:
        judged: the decision.
        head: whose chances rose, from what to what.
        happened: what the log says of it.
        why: a mistake, or luck.
    """

    judged: Judged
    head: str
    happened: tuple[str, ...]
    why: str


@dataclass(frozen=True)
class Better:
    """A mistake in words.

    Attributes:
        judged: the decision.
        grade: ``"small"``, ``"clear"`` or ``"grave"``.
        asked: who was asked what.
        said: what was chosen, and what would have been better by how much.
        ahead: what the search expected after that; empty: nothing.
    """

    judged: Judged
    grade: str
    asked: str
    said: str
    ahead: str


class Telling:
    """Puts a study into words.

    Args:
        match: the match, which is over.
        study: of it, whole or so far.
        words: the texts of its game.
        language: in which it is told.
    """

    def __init__(self, match: Match, study: Study, words: Words, language: str) -> None:
        self._match = match
        self._study = study
        self._words = words
        self._language = language

    def rows(self) -> list[Row]:
        """What became of each seat; nothing before the first decision is judged."""
        if not self._study.judged:
            return []
        return [
            Row(
                self.seat(one.seat),
                hundredths(one.start),
                -hundredths(one.lost),
                hundredths(one.given),
                hundredths(one.result) - hundredths(one.start) + hundredths(one.lost) - hundredths(one.given),
                hundredths(one.result),
            )
            for one in accounts(self._study.judged, self._study.scores)
        ]

    def lines(self) -> list[Line]:
        """The chances of each seat, up to the result once all is judged."""
        ends = [self._study.scores] if self._study.is_whole else []
        points = [*(one.true for one in self._study.judged), *ends]
        return [Line(self.seat(seat), tuple(row[seat] for row in points)) for seat in range(len(self._study.seats))]

    def turns(self) -> list[TurnTold]:
        """Where the match turned."""
        return [self._turned(turn) for turn in turning_points(self._study.judged, self._study.scores)]

    def better(self) -> list[Better]:
        """What could have been better, the worst first."""
        return [self._better(one) for one in mistakes(self._study.judged)]

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.text(f"seat-{self._study.seats[seat]}")

    def said(self, label: Phrase) -> str:
        """What a button says."""
        return self._words.say(self._language, "", label.message)

    def text(self, key: str, **arguments: object) -> str:
        """Any text of the game or the house."""
        return self._words.text(self._language, key, **arguments)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _turned(self, turn: Turn) -> TurnTold:
        seat, judged = turn.winner, turn.judged
        before, after = hundredths(turn.before[seat]), hundredths(turn.after[seat])
        why = self.text("study-turn-luck")
        if turn.is_mistake:
            inside = self._words.seat_inside(self._language, self._study.seats[judged.seat])
            why = self.text("study-turn-mistake", seat=inside, **self._compared(judged))
        head = self.text("study-turn", seat=self.seat(seat), before=before, after=after)
        return TurnTold(judged, head, self._happened(judged.moment), why)

    def _happened(self, moment: int) -> tuple[str, ...]:
        retold = self._words.game.wording.retold if self._words.game is not None else {}
        lines = [line for line in self._match.history.lines if line.moment == moment]
        return tuple(self._words.say(self._language, "log-", line.entry) for _, line in told_once(lines, retold))

    def _better(self, one: Judged) -> Better:
        question = self._words.say(self._language, "prompt-", one.asked.message)
        ahead = [self.text("study-then", seat=self.seat(seat), done=self.said(label)) for seat, label in one.ahead]
        return Better(
            one,
            grade_of(one.lost),
            self.text("study-asked", seat=self.seat(one.seat), question=question),
            self.text("study-mistake", **self._compared(one)),
            self.text("study-ahead", line=" → ".join(ahead)) if ahead else "",
        )

    def _compared(self, one: Judged) -> dict[str, object]:
        return {
            "chosen": self.said(one.label),
            "better": self._choice(one.choices[0]),
            "worth": hundredths(one.lost),
        }

    def _choice(self, choice: Choice) -> str:
        if choice.label is None:
            return self.text("study-wait")
        return self.said(choice.label)


def grade_of(lost: float) -> str:
    """How grave a mistake is that loses so much of the score."""
    assert lost >= SMALL
    return "grave" if lost >= GRAVE else "clear" if lost >= CLEAR else "small"


def hundredths(score: float) -> int:
    """A score as a whole number of hundredths."""
    return round(score * 100)
