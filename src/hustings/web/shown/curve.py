"""How a match went as a small drawing: what its game counts, one line a seat, over the moments of the film."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeAlias

from hustings.kernel.position import Position
from hustings.play.game import Game

from .film import ALL, Film
from .sentences import Sentences

__all__ = ["Curve", "Curves", "Scores", "Trace", "scores_of"]

POINTS: Final = 120
"""Moments at most that a line is drawn through."""

KEPT: Final = 64
"""Films whose points are kept; what a moment shows to somebody never changes."""

WIDTH: Final = 1000
HEIGHT: Final = 40

Scores: TypeAlias = Mapping[str, tuple[int | None, ...]]
"""For each thing that a game counts, how much of it each seat has; None: the reader may not know."""


@dataclass(frozen=True)
class Trace:
    """The line of a seat.

    Attributes:
        seat: its name.
        style: number of its pattern.
        points: of an SVG polyline.
    """

    seat: str
    style: int
    points: str


@dataclass(frozen=True)
class Curve:
    """What a game counts, over a film.

    Attributes:
        traces: the lines.
        said: the same in words, one sentence for each thing that is counted.
    """

    traces: tuple[Trace, ...]
    said: tuple[str, ...]


def scores_of(game: Game, position: Position, seat: int | None, eyes: str, seats: int) -> Scores:
    """What a game counts in a position, as eyes may know it; all eyes know what one of them knows."""
    if eyes != ALL:
        return game.face.scores(position.view(seat))
    found: dict[str, tuple[int | None, ...]] = {}
    for one in range(seats):
        for key, values in game.face.scores(position.view(one)).items():
            known = found.get(key, (None,) * seats)
            found[key] = tuple(old if old is not None else new for old, new in zip(known, values, strict=True))
        if not any(None in values for values in found.values()):
            break
    return found


class Curves:
    """Draws curves, and keeps the points that it has counted."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], dict[int, Scores]] = OrderedDict()

    def draw(self, match_id: str, film: Film, seat: int | None, words: Sentences) -> Curve:
        """The curve of a film."""
        game, match = words.words.game, film.match
        assert game is not None
        known = self._kept.setdefault((match_id, film.eyes), {})
        self._kept.move_to_end((match_id, film.eyes))
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        last = len(film.shots) - 1
        places = [*range(0, last, ceil(len(film.shots) / POINTS)), last]
        for place in places:
            moment = film.shots[place].moment
            if moment not in known:
                then = match.history.moments[moment].position
                known[moment] = scores_of(game, then, seat, film.eyes, len(match.seats))
        points = [(place / max(last, 1), known[film.shots[place].moment]) for place in places]
        return _drawn(words, points, match.seats)


def _drawn(words: Sentences, points: list[tuple[float, Scores]], seats: tuple[str, ...]) -> Curve:
    keys = list(points[-1][1])
    traces: list[Trace] = []
    said: list[str] = []
    for row, key in enumerate(keys):
        band = HEIGHT / len(keys)
        counted = [(x, scores[key]) for x, scores in points if key in scores]
        known = [value for _, values in counted for value in values if value is not None]
        least, most = min(known, default=0), max(known, default=0)
        ends: list[str] = []
        for seat, name in enumerate(seats):
            line = [(x, value) for x, values in counted if (value := values[seat]) is not None]
            if not line:
                continue
            scale = (band - 4) / max(most - least, 1)
            spots = [f"{x * WIDTH:.0f},{(row + 1) * band - 2 - (value - least) * scale:.1f}" for x, value in line]
            traces.append(Trace(name, seat, " ".join(spots)))
            side = words.text(f"seat-{name}")
            start, end = line[0][1], line[-1][1]
            key_of_end = "curve-side" if start != end else "curve-side-same"
            ends.append(words.text(key_of_end, side=side, start=start, end=end))
        if ends:
            told = words.words.listed(words.language, ends)
            said.append(words.text("curve-says", what=words.text(f"score-{key}"), sides=told))
    return Curve(tuple(traces), tuple(said))
