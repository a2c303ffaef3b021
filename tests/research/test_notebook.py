"""The notebook that draws a match runs, is kept without outputs, and draws what it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "match.ipynb"


@pytest.fixture(scope="module")
def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def test_it_is_kept_without_outputs(cells: list[dict[str, Any]]) -> None:
    assert cells and not any(cell["outputs"] or cell["execution_count"] for cell in cells)
    assert NOTEBOOK.stat().st_size < 20_000


def test_its_cells_run(cells: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    matplotlib = pytest.importorskip("matplotlib", reason="pip install matplotlib")
    matplotlib.use("Agg")
    code = "\n".join("".join(cell["source"]) for cell in cells)
    for long, short in (('"1960"', '"watergate"'), ("ITERATIONS = 200", "ITERATIONS = 4"), ("(None, 40)", "(None, 4)")):
        assert long in code
        code = code.replace(long, short)
    made: dict[str, Any] = {}
    exec(compile(code, str(NOTEBOOK), "exec"), made)
    assert len(made["evaluated"]) == len(made["moments"]) > 30
    assert len(made["searched"]) > 3 and all(0 <= value <= 1 for _, value in made["searched"])
    assert any(made["curves"]["momentum"][0]) and len(made["chances"].lines) == 3
    matplotlib.pyplot.close(made["figure"])
    assert "decisions" in capsys.readouterr().out
