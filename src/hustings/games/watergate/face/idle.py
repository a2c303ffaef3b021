"""What an action is about and does not lie on the table, so that it, or a part of it, would do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.kernel.position import AnyStep

from ..rules.position import Table
from ..rules.questions import Free, Lift, PutAway, Replay, Spread
from ..rules.reactions import ACTIONS
from ..rules.track import FACE_DOWN, FACE_UP, ChooseShift, PinFromTrack

FACES: Final = {FACE_UP: "nothing-up", FACE_DOWN: "nothing-down"}

ABOUT: Final[dict[type[AnyStep], Callable[..., str]]] = {
    ChooseShift: lambda step: FACES.get(step.which, "nothing-there"),
    PutAway: lambda step: FACES.get(step.which, "nothing-there"),
    Spread: lambda step: "nothing-there",
    PinFromTrack: lambda step: "no-tape",
    Free: lambda step: "no-picture",
    Lift: lambda step: "nothing-pinned",
    Replay: lambda step: "nothing-again",
}
"""Steps that ask for something on the table, and are passed over where there is none: the key of what is missing."""


def lacking(p: Table, number: int) -> tuple[str, bool]:
    """The key of the first thing that the action of a card asks for in vain, and whether it does nothing besides.

    Args:
        p: the position as the side sees it that would use the action; it stays as it is.
        number: the card.
    """
    tried = p.clone()
    steps = ACTIONS[number](tried) or ()
    missing = [about(step) for step in steps if (about := ABOUT.get(type(step))) and not step.seats(tried)]
    return (missing[0], len(missing) == len(steps)) if missing else ("", False)
