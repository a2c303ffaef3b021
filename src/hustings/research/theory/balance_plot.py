"""A drawing of how even a game is: who wins from where, and what each card is worth to whom."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .. import needed
from ..arena.plot import STYLE
from ..arena.tally import Share
from .balance import Balance, Card, Group, chance

COLOURS: Final = ("#2b4c7e", "#b5352c", "#3f7d3a", "#a9771b", "#6b4a8c", "#40797c")
"""By seat; shapes of marks differ, too."""
MARKS: Final = ("o", "s", "^", "D", "v", "P")
LINE: Final = 0.27
"""Inches for a card."""
BESIDE: Final = 3
"""Seats whose cards are drawn beside each other."""


@dataclass(frozen=True)
class Labels:
    """The words of the drawing.

    Attributes:
        title: what was played.
        wins: of the shares of wins.
        cards: of what cards are worth, for a seat.
        points: of the points that a card is worth.
        dealt, used: of the two marks.
    chance: of what may be chance.
        seats: of the seats.
        group: the heading of a group.
        card: the name of a card.
    """

    title: str
    wins: str
    cards: Callable[[str], str]
    points: str
    dealt: str
    used: str
    chance: str
    seats: Mapping[str, str]
    group: Callable[[Group], str]
    card: Callable[[str], str]


def draw(result: Balance, path: Path, labels: Labels, most: int, seldom: int) -> None:
    """Draw it as an SVG, which is the same for the same results.

    Above, the share of wins of each seat in each group, with its interval and a line where all seats would be equal;
    below, for the first group, the cards that help and hurt each seat most.

    Args:
        result: what was counted.
        path: the file.
        labels: the words.
        most: cards for each seat.
        seldom: cards that were dealt in fewer matches are left out.

    Raises:
        MissingLibrary: without matplotlib.
        OSError: when the file cannot be written.
    """
    matplotlib: Any = needed("matplotlib", "arena")
    figures: Any = needed("matplotlib.figure", "arena")
    group = result.groups[0]
    seats = list(group.seats)
    cards = {seat: telling(group, seat, most, seldom) for seat in seats}
    shown = [seat for seat in seats if cards[seat]]
    rows = sum(len(one.seats) + 1 for one in result.groups)
    beside = min(len(shown), BESIDE)
    below = [shown[at : at + BESIDE] for at in range(0, len(shown), BESIDE)]
    heights = [0.5 + LINE * rows, *[0.6 + LINE * max(len(cards[seat]) for seat in some) for some in below]]
    with matplotlib.rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # text stays text: who looks at it has the letters
        figure = figures.Figure(figsize=(max(10, 4.6 * beside), sum(heights) + 0.9), layout="constrained")
        figure.suptitle(labels.title)
        grid = figure.add_gridspec(len(heights), max(1, beside), height_ratios=heights)
        _wins(figure.add_subplot(grid[0, :]), result, labels)
        for place, seat in enumerate(shown):
            axes = figure.add_subplot(grid[1 + place // BESIDE, place % BESIDE])
            _cards(axes, group, seat, cards[seat], labels)
            axes.set_title(labels.cards(labels.seats[seat]))
            if place == 0:
                figure.legend(loc="outside lower center", ncols=3, fontsize=8)
        figure.savefig(path, format="svg", metadata={"Date": None})


def telling(group: Group, seat: str, most: int, seldom: int) -> list[Card]:
    """The cards that tell most: half of them those with which a seat won least, half those with which it won most.

    Cards are measured by what was dealt, and those that were always there, or seldom, are left out.
    """
    fit = [card for card in group.cards if card.seat == seat and seldom <= card.dealt.of < group.matches]
    fit.sort(key=lambda card: (card.dealt.share, card.card))
    if len(fit) <= most:
        return fit
    return [*fit[: most // 2], *fit[len(fit) - (most - most // 2) :]]


def _wins(axes: Any, result: Balance, labels: Labels) -> None:
    row = 0
    places: list[int] = []
    names: list[str] = []
    for group in result.groups:
        even = 100 / len(group.seats)
        where = {"xycoords": ("axes fraction", "data"), "va": "center", "weight": "bold"}
        axes.annotate(labels.group(group), (0.005, -row), **where)
        axes.plot([even, even], [-row - 0.5, -row - len(group.seats) - 0.5], color="#888888", linestyle=":")
        for number, (seat, share) in enumerate(group.seats.items()):
            row += 1
            _mark(axes, share, -row, number, 0.0)
            axes.annotate(f"{100 * share.share:.1f}", (100 * share.high, -row), (6, 0), textcoords="offset points",
                          va="center")  # fmt: skip
            places.append(-row)
            names.append(labels.seats[seat])
        row += 1
    axes.set_yticks(places, names)
    axes.set_ylim(-row + 0.5, 0.6)
    axes.set_xlim(0, 100)
    axes.set_xlabel(labels.wins)
    _grid(axes)


def _cards(axes: Any, group: Group, seat: str, cards: Sequence[Card], labels: Labels) -> None:
    mean, number = group.seats[seat], list(group.seats).index(seat)
    for row, card in enumerate(cards):
        far = 100 * chance(group, seat, card.dealt.of)
        axes.barh(row, 2 * far, left=-far, height=0.9, color="#eeeeee", label=None if row else labels.chance)
        _mark(axes, card.dealt, row, number, mean.share)
        if card.used.of:
            axes.plot([100 * (card.used.share - mean.share)], [row], marker="x", color="#777777", linestyle="none")
    axes.plot([], [], marker=MARKS[number], color=COLOURS[number], linestyle="-", label=labels.dealt)
    axes.plot([], [], marker="x", color="#777777", linestyle="none", label=labels.used)
    axes.axvline(0, color="#888888", linestyle=":")
    axes.set_yticks(range(len(cards)), [labels.card(card.card) for card in cards], fontsize=8)
    axes.set_xlabel(labels.points)
    _grid(axes)


def _mark(axes: Any, share: Share, row: float, number: int, middle: float) -> None:
    reach = [[max(0.0, 100 * (share.share - share.low))], [max(0.0, 100 * (share.high - share.share))]]
    style = {"fmt": MARKS[number], "color": COLOURS[number], "capsize": 3}
    axes.errorbar([100 * (share.share - middle)], [row], xerr=reach, **style)


def _grid(axes: Any) -> None:
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
