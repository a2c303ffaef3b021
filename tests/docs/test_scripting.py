"""The page about scripts works as it stands there."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "scripting.md"


def test_every_line_says_what_the_page_says() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.REPORT_ONLY_FIRST_FAILURE)
    assert found.attempted > 25 and not found.failed
