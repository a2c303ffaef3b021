"""A seat at a match, while one request of its person or program is answered."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from hustings.matches.table.room import STALE, Answer, Room

from .pages import Pages
from .refused import Refused
from .shown.parts import Reader
from .shown.scene import Scene

__all__ = ["SITTING", "Sitting"]

SITTING: Final = "sitting"
"""Where a request keeps its seat, so that a refusal can show the match as that seat sees it."""


class Sitting:
    """A seat at a match, while one request is answered.

    Args:
        pages: the front pages.
        request: what is answered.
        reader: who reads.
        room: the match.
        seat: the seat that the request may act for.
    """

    def __init__(self, pages: Pages, request: Request[Any, Any, Any], reader: Reader, room: Room, seat: int) -> None:
        self.pages = pages
        self.request = request
        self.reader = reader
        self.room = room
        self.seat = seat
        request.state[SITTING] = self

    @property
    def scene(self) -> Scene:
        """The match as the seat sees it now."""
        return self.pages.scene(self.request, self.room, self.seat, self.reader)

    def in_time(self, answer: Answer, late: str = "stale") -> Answer:
        """An answer that was not too late.

        Args:
            answer: what the room answered.
            late: key of what is said when it was.

        Raises:
            Refused: when the question was gone; nothing was done.
        """
        if answer.kind == STALE:
            scene = self.scene
            raise Refused(409, late, link=scene.path, scene=scene)
        return answer
