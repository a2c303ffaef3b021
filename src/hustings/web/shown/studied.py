"""A study as its page shows it: the curve of chances, and every decision with a way to its moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hustings.play.match import Match
from hustings.study.account import SMALL
from hustings.study.judging import Judged
from hustings.study.study import Study
from hustings.study.told import Better, Line, Row, Telling, TurnTold, grade_of, hundredths

from .film import ALL, names_of
from .sentences import Sentences

__all__ = ["Studied", "studied"]

WIDTH: Final = 1000
HEIGHT: Final = 240


@dataclass(frozen=True)
class Trace:
    """The line of a seat.

    Attributes:
        seat: its name in words.
        id: its name.
        side: its number.
        points: of an SVG polyline.
        ends: the first and the last chance in words.
    """

    seat: str
    id: str
    side: int
    points: str
    ends: str


@dataclass(frozen=True)
class Mark:
    """Where the curve turns: a line across it that leads to what is told of it.

    Attributes:
        x: where.
        turn: what is told.
        address: of its moment in the replay.
        onward: where it can be played anew.
    """

    x: float
    turn: TurnTold
    address: str
    onward: str


@dataclass(frozen=True)
class Mistake:
    """What could have been better, with the addresses of its moment in the replay, and where it can be played anew."""

    better: Better
    address: str
    onward: str


@dataclass(frozen=True)
class Decided:
    """A decision as a row of the table.

    Attributes:
        number: from 1.
        seat: who decided.
        chosen: what.
        chances: of all seats before it, with open hands, in hundredths.
        lost: how much it has lost, in hundredths.
        grade: of the mistake; empty: it was none.
        address: of its moment in the replay.
    """

    number: int
    seat: str
    chosen: str
    chances: tuple[int, ...]
    lost: int
    grade: str
    address: str


@dataclass(frozen=True)
class Studied:
    """A study as far as it has come.

    Attributes:
        seats: the names of all.
        traces: the curve.
        marks: where it turns; none before all is judged.
        rows: what became of each seat.
        mistakes: what could have been better, the worst first.
        decided: every decision that is judged.
    """

    seats: tuple[str, ...]
    traces: tuple[Trace, ...]
    marks: tuple[Mark, ...]
    rows: tuple[Row, ...]
    mistakes: tuple[Mistake, ...]
    decided: tuple[Decided, ...]


def studied(match: Match, match_id: str, study: Study, words: Sentences) -> Studied:
    """What a page shows of a study."""
    telling = Telling(match, study, words.words, words.language)
    path = f"/m/{match_id}/replay?eyes={ALL}&at="
    known = dict(names_of(match, None, ALL))
    names = {number: path + name for number, name in known.items()}
    places = {one.record: place for place, one in enumerate(study.judged)}
    step = WIDTH / max(1, study.decisions)
    before = dict(zip(match.history.branch[1:], match.history.branch, strict=False))

    def anew(one: Judged) -> str:
        """Where a decision can be made once more, by whoever made it, from what they knew."""
        seat = match.seats[one.seat]
        return f"/m/{match_id}/on?at={known[before[one.moment]]}&side={seat}&knows={seat}"

    turns = telling.turns() if study.is_whole else []
    marks = [Mark(places[t.judged.record] * step, t, names[t.judged.moment], anew(t.judged)) for t in turns]
    lines = telling.lines()
    return Studied(
        tuple(line.seat for line in lines),
        tuple(_trace(telling, study, side, line, step) for side, line in enumerate(lines) if line.points),
        tuple(marks),
        tuple(telling.rows()) if study.is_whole else (),
        tuple(Mistake(better, names[better.judged.moment], anew(better.judged)) for better in telling.better()),
        tuple(_decided(telling, number, one, names) for number, one in enumerate(study.judged, 1)),
    )


def _trace(telling: Telling, study: Study, side: int, line: Line, step: float) -> Trace:
    spots = [f"{place * step:.1f},{(1 - point) * HEIGHT:.1f}" for place, point in enumerate(line.points)]
    start, end = hundredths(line.points[0]), hundredths(line.points[-1])
    ends = telling.text("study-curve-ends", start=start, end=end)
    return Trace(line.seat, study.seats[side], side, " ".join(spots), ends)


def _decided(telling: Telling, number: int, one: Judged, names: Mapping[int, str]) -> Decided:
    return Decided(
        number,
        telling.seat(one.seat),
        telling.said(one.label),
        tuple(hundredths(chance) for chance in one.true),
        hundredths(one.lost),
        grade_of(one.lost) if one.lost >= SMALL else "",
        names[one.moment],
    )
