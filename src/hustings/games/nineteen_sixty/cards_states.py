"""Cards about state support: gained, lost and removed (chapter K)."""

from __future__ import annotations

from ...kernel.position import Steps
from .board import KENNEDY
from .events import event
from .position import Race
from .support import UP_TO, Gain


def up_to(p: Race, seat: int, card: int) -> Steps:
    """A side gains up to so much state support where the card says, at most so much in a state (E.5)."""
    e = p.printed.effect[card]
    return (Gain(seat, e.support, e.each, e.where, UP_TO, card, ()),)


@event(6)
def new_england(p: Race, seat: int) -> Steps:
    """Kennedy gains support in Connecticut, Maine, Massachusetts, New York, Rhode Island and Vermont."""
    return up_to(p, KENNEDY, 6)
