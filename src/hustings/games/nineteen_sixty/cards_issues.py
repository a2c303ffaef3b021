"""Cards about issues and media support (chapter K)."""

from __future__ import annotations

from ...kernel.position import Steps
from .board import ECONOMY, ISSUE, NIXON
from .events import event
from .position import Race


@event(48)
def rising_food_prices(p: Race, seat: int) -> Steps:
    """Economy rises; Nixon gains support there."""
    e = p.printed.effect[48]
    p.rise(ECONOMY, e.rise)
    p.gain(NIXON, ISSUE + ECONOMY, e.issue)
    return None
