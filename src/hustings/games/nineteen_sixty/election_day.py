"""Election Day (chapters F and W)."""

from __future__ import annotations

from typing import Final, final

from ...kernel.position import Step, Steps
from .board import KENNEDY
from .position import OVER, Race


@final
class ElectionDay(Step[Race]):
    """Turn 9 (F.1)."""

    clause = "F.1"

    def run(self, p: Race) -> Steps:
        """Whoever leads states with more votes wins."""
        p.phase = OVER
        p.finish(KENNEDY, "end-majority", "W.1")
        return None


STEPS: Final = (ElectionDay,)
