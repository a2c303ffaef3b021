"""How a match is told when it is over: who did what, out of its log and of how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.message import Entry, Message

from ..rules.position import EDITOR, NIXON, Table
from .view import look


def story(p: Table, entries: Sequence[Entry]) -> list[Message]:
    """Rounds, what was pinned and covered, and momentum."""
    v = look(p, None)
    tokens = sum(token.face_up for token in v.pinned)
    pictures = list(v.pictures.values())
    board = (tokens, pictures.count("up"), len(v.pinned) - tokens, pictures.count("down"))
    return [
        Message("story-rounds", (v.round,)),
        Message("story-board", board),
        Message("story-momentum", (v.sides[NIXON].momentum, v.sides[EDITOR].momentum)),
    ]
