"""The page for research works as it stands there."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_every_line_says_what_the_page_says() -> None:
    pytest.importorskip("pettingzoo", reason="pip install 'hustings[research]'")
    found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.REPORT_ONLY_FIRST_FAILURE)
    assert found.attempted > 20 and not found.failed
