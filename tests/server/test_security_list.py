"""Every test that the list of security names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_what_holds_a_row_is_there() -> None:
    named = re.findall(r"`(test_\w+\.py)(?:: (test_\w+))?`", (ROOT / "docs" / "security.md").read_text("utf-8"))
    assert len(named) > 40
    for file, test in named:
        written = (Path(__file__).parent / file).read_text("utf-8")
        assert f"def {test or 'test_'}" in written, (file, test)
