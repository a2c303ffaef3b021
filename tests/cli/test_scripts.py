"""The scripts that measure: each runs, a little, and prints what it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"

MEASURING = {
    "market-pays": ("--games 2 --players 4", ("4 players, 2 trade: ", "bucks with trading", "deals a match")),
    "weather": ("simulate --seeds 1-1 --acts 20", ('"failed": null', '"acts"', '"hours simulated"')),
    "longer-search": ("watergate --long 6 --short 2 --pairs 1", ("the long search won", " of 2, ", " as nixon")),
    "meanwhile": ("1960 debate SetAside --turn 6", ("kennedy: ", "nixon: ")),
}


@pytest.mark.parametrize("name", MEASURING)
def test_a_script_measures(name: str) -> None:
    arguments, said = MEASURING[name]
    command = [sys.executable, str(SCRIPTS / name), *arguments.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert all(words in done.stdout for words in said), done.stdout
