"""What an audience of a room sees: everything that its page is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hustings.kernel.message import Message
from hustings.play.match import Match

from ..computers.clock import Clock
from ..computers.patience import Patience
from ..people import SeatState
from .talk import Talk
from .watch import Audience


class Shown(Protocol):
    """What a page is made of; a room has it all."""

    talk: Talk
    patience: Patience
    deadlines: Clock

    @property
    def match(self) -> Match:
        """The match as it stands."""
        ...

    @property
    def seats(self) -> Sequence[SeatState]:
        """Who sits where."""
        ...

    @property
    def paused_reason(self) -> Message | None:
        """Why the computer does not go on."""
        ...

    @property
    def failing(self) -> Message | None:
        """That a computer has failed."""
        ...

    @property
    def rematch_id(self) -> str | None:
        """The match that follows."""
        ...


def sights(room: Shown) -> dict[Audience, object]:
    """What each audience sees."""
    return {audience: sight(room, audience) for audience in (None, *range(len(room.seats)))}


def sight(room: Shown, audience: Audience) -> object:
    """What one audience sees; two that are equal look the same."""
    match = room.match
    position = match.seen_by(audience)
    seats = [(seat.called, seat.kind, seat.level) for seat in room.seats]
    asked = [(seat, position.stack[-1].ask(position, seat)) for seat in position.to_act if position.stack]
    heard = len(room.talk.heard_by(audience))
    public = (
        seats,
        asked,
        room.paused_reason,
        room.failing,
        room.rematch_id,
        match.asking,
        match.outcome is None,
        heard,
        room.patience.asked,
        [(seat, time.runs, time.rests, time.came) for seat, time in room.deadlines.shown().items()],
        room.deadlines.turned,
    )
    if audience is None:
        return match.view(None), match.entries(None), public
    own = room.seats[audience]
    question = (
        match.turns[audience],
        match.asides[audience],
        match.actions(audience),
        match.can_undo(audience),
        match.waits_for_commit(audience),
        match.can_ask_takeback(audience),
        audience in match.granted,
        room.patience.is_courted(audience),
    )
    return match.view(audience), match.entries(audience), public, question, own.confirm, own.auto_pass, own.orders
