"""Cards about momentum, hands, decks and campaign points (chapter K)."""

from __future__ import annotations

from ...kernel.position import Steps
from .events import event
from .position import Race


@event(5)
def volunteers(p: Race, seat: int) -> Steps:
    """You gain momentum."""
    p.gain_momentum(seat, p.printed.effect[5].momentum)
    return None
