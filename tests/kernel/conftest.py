"""Makes the toy games of this folder importable."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hustings.testing import walk

sys.path.insert(0, str(Path(__file__).parent / "toys"))


@pytest.fixture(autouse=True)
def all_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checksums and planted mistakes count matches: ``--every`` leaves out none here."""
    monkeypatch.setattr(walk, "every", 1)
