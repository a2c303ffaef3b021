"""A drawing of what came of an arena: ratings with their intervals, and who came in before whom."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .. import needed
from .tally import Tally

STYLE: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "hustings",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans", "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Arial"],
}


@dataclass(frozen=True)
class Labels:
    """The words of the drawing."""

    title: str
    rating: str
    ahead: str


def draw(tally: Tally, path: Path, labels: Labels) -> None:
    """Draw it as an SVG, which is the same for the same results.

    Args:
        tally: the results.
        path: the file.
        labels: the words.

    Raises:
        MissingLibrary: without matplotlib.
        OSError: when the file cannot be written.
    """
    matplotlib: Any = needed("matplotlib", "arena")
    figures: Any = needed("matplotlib.figure", "arena")
    names = [one.player for one in tally.standings]
    order = sorted(range(len(names)), key=lambda one: tally.standings[one].rating.points)
    with matplotlib.rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # text stays text: who looks at it has the letters
        figure = figures.Figure(figsize=(10, 1.6 + 0.5 * len(names)), layout="constrained")
        figure.suptitle(labels.title)
        left, right = figure.subplots(1, 2)
        _ratings(left, tally, names, order)
        _table(right, tally, names, order)
        left.set_xlabel(labels.rating)
        right.set_xlabel(labels.ahead)
        figure.savefig(path, format="svg", metadata={"Date": None})


def _ratings(axes: Any, tally: Tally, names: list[str], order: list[int]) -> None:
    for row, one in enumerate(order):
        rating = tally.standings[one].rating
        reach = [[rating.points - rating.low], [rating.high - rating.points]]
        axes.errorbar([rating.points], [row], xerr=reach, fmt="o", color="#2b4c7e", capsize=4)
        axes.annotate(
            f"{rating.points:.0f}", (rating.points, row), (0, 6), textcoords="offset points", ha="center", va="bottom"
        )
    axes.set_yticks(range(len(order)), [names[one] for one in order])
    axes.set_ylim(-0.6, len(order) - 0.4)
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)


def _table(axes: Any, tally: Tally, names: list[str], order: list[int]) -> None:
    cells = [[tally.ahead[one][other] for other in reversed(order)] for one in order]
    shares = [[float("nan") if cell is None else cell.share for cell in row] for row in cells]
    axes.imshow(shares, cmap="RdBu", vmin=0, vmax=1, origin="lower", aspect="auto")
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            if cell is not None and cell.of:
                dark = abs(cell.share - 0.5) > 0.3
                said = f"{100 * cell.share:.0f} %\n{100 * cell.low:.0f}–{100 * cell.high:.0f}"
                axes.text(column, row, said, ha="center", va="center", fontsize=8, color="white" if dark else "black")
    turned = {"rotation": 20, "ha": "right"} if max(map(len, names)) > 12 else {}
    axes.set_xticks(range(len(order)), [names[one] for one in reversed(order)], **turned)
    axes.set_yticks(range(len(order)), [names[one] for one in order])
