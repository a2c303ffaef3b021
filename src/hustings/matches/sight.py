"""What an audience of a room sees: everything that its page is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .watch import Audience

if TYPE_CHECKING:
    from .room import Room


def sights(room: Room) -> dict[Audience, object]:
    """What each audience sees."""
    return {audience: sight(room, audience) for audience in (None, *range(len(room.seats)))}


def sight(room: Room, audience: Audience) -> object:
    """What one audience sees; two that are equal look the same."""
    match = room.match
    position = match.seen_by(audience)
    seats = [(seat.name, seat.kind, seat.level) for seat in room.seats]
    asked = [(seat, position.stack[-1].ask(position, seat)) for seat in position.to_act if position.stack]
    heard = len(room.talk.heard_by(audience))
    public = (
        seats,
        asked,
        room.paused_reason,
        room.rematch_id,
        match.asking,
        match.outcome is None,
        heard,
        room.patience.asked,
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
    return match.view(audience), match.entries(audience), public, question, own.confirm, own.auto_pass
