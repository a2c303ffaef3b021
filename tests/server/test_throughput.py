"""What `scripts/throughput` plays ahead in memory is what a server carries out, action by action."""

from __future__ import annotations

import asyncio
import importlib.machinery
import importlib.util
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from web import site

SCRIPT = Path(__file__).parents[2] / "scripts" / "throughput"


@pytest.fixture
def throughput(monkeypatch: pytest.MonkeyPatch) -> Any:
    loader = importlib.machinery.SourceFileLoader("throughput", str(SCRIPT))
    spec = importlib.util.spec_from_loader("throughput", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "throughput", module)
    monkeypatch.setattr(sys, "path", list(sys.path))
    loader.exec_module(module)
    return module


def test_what_is_known_ahead_is_played(sqlite: str, throughput: Any) -> None:
    async def scenario() -> None:
        (played,) = await throughput.played_ahead(sqlite, 1, Random(1))
        assert len(played.acts) > 40
        played.acts = played.acts[:8]
        async with site(sqlite) as place:
            person = throughput.Person(1, int(place.base.rpartition(":")[2]), [played])
            await person.live()
            room = await place.rooms.room(played.match_id)
            assert len(person.late) == len(room.match.records) == 8

    asyncio.run(scenario())
