"""The game of the weather: short, with everything that a match can have, and a clock where one is wanted."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "kernel" / "toys"))

import gala


class Fete(gala.Gala):
    """Gala with a clock."""

    options = {**gala.Gala.options, "clock": ("none", "none", "20")}

    def clock(self, options: Mapping[str, str]) -> int | None:
        """Seconds for each question."""
        return None if options["clock"] == "none" else int(options["clock"])
