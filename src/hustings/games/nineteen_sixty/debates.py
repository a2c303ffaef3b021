"""The debates (chapter D)."""

from __future__ import annotations

from typing import Final, final

from ...kernel.position import Step, Steps
from .position import Race


@final
class Debates(Step[Race]):
    """Turn 6 (D.1)."""

    clause = "D.1"

    def run(self, p: Race) -> Steps:
        """Strategy cards are discarded."""
        for seat in (0, 1):
            for card in p.stacks[seat]:
                p.to_discard(card)
            p.set_stack(seat, [])
        return None


STEPS: Final = (Debates,)
