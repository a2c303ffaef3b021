"""What can be counted on the table of Watergate: pieces of the track, momentum, connections, evidence."""

from __future__ import annotations

from hustings.kernel.message import Message
from hustings.play.face import Count

from ..rules.actions import EVIDENCE, INITIATIVE, MOMENTUM
from ..rules.position import EDITOR, NIXON
from .view import View
from .words import SEATS

__all__ = ["counts"]


def counts(v: View) -> list[Count]:
    """The counts of a view; a step towards Nixon is one less for the Editor, and each round lays out anew.

    Initiative and momentum lie on the track for the next round as soon as one is evaluated.
    """
    found = [Count(Message("counts-connected"), "", len(v.connected), EDITOR)]
    for side, id in enumerate(SEATS):
        pinned = sum(1 for pin in v.pinned if pin.face_up == (side == EDITOR))
        found.append(Count(Message("momentum"), f"momentum-{id}", v.sides[side].momentum, side))
        found.append(Count(Message("counts-pinned"), "", pinned, side))
    pieces = [(INITIATIVE, v.initiative_space, "initiative"), (MOMENTUM, v.momentum_space, "momentum")]
    pieces += [(EVIDENCE + token.slot - 1, token.space, f"evidence-{token.slot}") for token in v.evidence]
    for piece, space, thing in pieces:
        if space is not None:
            anew = v.phase == "evaluation" and piece < EVIDENCE
            found.append(Count(Message("counts-track", (piece, v.round + anew)), thing, space, EDITOR, NIXON))
    return found
