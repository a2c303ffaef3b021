"""Reads a recording back and learns from it who will win: a linear model, fitted by numpy.

    pip install 'hustings[data]'
    hustings record watergate --games 200 --players heuristic --out watergate-200
    python examples/read_recording.py watergate-200

It sees first that the columns are those of the Hustings that is installed, then what the model is worth on matches that
it has not seen.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.dataset

import hustings
from hustings.research.environments.layout import layout


def read(folder: Path, split: str) -> tuple[Any, Any]:
    """The observations of a split, a row a decision, and how each match ended for the seat that decided, 0 to 1.

    Raises:
        OtherLayout: when they were recorded with another layout.
    """
    about = json.loads((folder / "recording.json").read_text("utf-8"))
    shape = layout(hustings.game(about["game"]))
    shape.expect({"game": about["game"], "version": about["rules"], "digest": about["layout"], **about})
    rows = pyarrow.dataset.dataset(folder / split, format="parquet").to_table(columns=["observation", "score"])
    observations = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(rows), len(shape))
    return observations / np.maximum(1, np.abs(shape.high)), rows["score"].to_numpy()


def fit(seen: Any, scores: Any, ridge: float = 10.0) -> Any:
    """The weight of each column, and of nothing at the end."""
    seen = np.c_[seen, np.ones(len(seen))]
    return np.linalg.solve(seen.T @ seen + ridge * np.eye(seen.shape[1]), seen.T @ scores)


def right(weights: Any, seen: Any, scores: Any) -> float:
    """In which share of the decisions of won and lost matches it knows which it is."""
    clear = scores != 0.5
    return float((((np.c_[seen, np.ones(len(seen))] @ weights) > 0.5) == (scores > 0.5))[clear].mean())


def main(folder: Path) -> float:
    """Learn from one split, and say what it is worth on another."""
    weights = fit(*read(folder, "train"))
    share = right(weights, *read(folder, "validation"))
    print(f"{folder}: of the decisions of matches that it has not seen, it knows for {share:.1%} who will win")
    return share


if __name__ == "__main__":
    main(Path(sys.argv[1]))
