"""A club with all that it does."""

from __future__ import annotations

from hustings.matches.rooms import Rooms
from hustings.study.kept import STUDY
from hustings.study.working import Studying

from . import holidays
from .calling.means import Owner
from .challenges import deeds as challenges
from .club import Club
from .people import devices, letters
from .ratings import book
from .tournaments import running

__all__ = ["open_club"]


def open_club(rooms: Rooms, owner: Owner | None = None) -> Club:
    """The club of a server, where each subject has said what it does when something is due or has happened.

    Args:
        rooms: the matches.
        owner: what the owner of the server has set up for calling people.
    """
    club = Club(rooms, owner)
    challenges.join(club)
    book.join(club)
    running.join(club)
    letters.join(club)
    devices.join(club)
    holidays.join(club)
    club.working.on(STUDY, Studying(club.database).go_on)
    return club
