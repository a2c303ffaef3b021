"""Cards whose effect lasts: for the turn, to the debates, to Election Day, to the end (chapter K)."""

from __future__ import annotations

from ...kernel.position import Steps
from .board import KENNEDY, NIXON
from .effects import KNEE
from .events import event, resolution
from .position import Race
from .support import Checks


@event(2)
def nixons_knee(p: Race, seat: int) -> Steps:
    """Nixon's token goes to Maryland; for the rest of the turn Nixon pays for campaigning."""
    p.move_token(NIXON, p.printed.effect[2].token_state)
    p.last(KNEE)
    return None


@resolution(7)
def late_returns_from_cook_county(p: Race, seat: int) -> Steps:
    """Kennedy makes support checks in Illinois."""
    e = p.printed.effect[7]
    return (Checks(KENNEDY, e.state, e.checks, 0),)
