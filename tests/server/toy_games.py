"""Games for the tests of the server that are not installed: they have what seats may do without answering."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.games.politically_correct_people import PoliticallyCorrectPeople

sys.path.insert(0, str(Path(__file__).parent.parent / "kernel" / "toys"))

from gala import Gala

TOYS: dict[str, Any] = {"gala": Gala, "politically-correct-people": PoliticallyCorrectPeople}


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the servers of this module find them."""
    found, names = hustings.game_class, sorted({*hustings.installed(), *TOYS})
    monkeypatch.setattr(hustings, "game_class", lambda id: TOYS[id] if id in TOYS else found(id))
    monkeypatch.setattr(hustings, "installed", lambda: tuple(names))
