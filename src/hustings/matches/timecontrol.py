"""How much time a match leaves its players: none is kept, minutes for the match and seconds a move, or days a move."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from hustings.words.sentences import Words

from .problems import BadPace

__all__ = ["LONGEST_DAYS", "OFFERED", "TimeControl", "parse_pace"]

LONGEST_MINUTES: Final = 600
LONGEST_SECONDS: Final = 600
LONGEST_DAYS: Final = 14

DAY: Final = 86400.0

OFFERED: Final = ("", "10+10", "30+20", "60+30", "1d", "2d", "7d")
"""What a page offers to choose from; any other that can be read is as good."""

_LIVE: Final = re.compile(r"([0-9]{1,4})\+([0-9]{1,4})", re.ASCII)
_DAYS: Final = re.compile(r"([0-9]{1,4})d", re.ASCII)


@dataclass(frozen=True)
class TimeControl:
    """How much time each seat has.

    Attributes:
        minutes: for the whole match; 0: see ``days``.
        seconds: more for each move.
        days: for each move; 0: see ``minutes``.
    """

    minutes: int = 0
    seconds: int = 0
    days: int = 0

    def __str__(self) -> str:
        if self.days:
            return f"{self.days}d"
        return f"{self.minutes}+{self.seconds}" if self.minutes else ""

    @property
    def at_first(self) -> float:
        """The seconds that each seat has when the match begins, or a move does with days a move."""
        return self.days * DAY if self.days else self.minutes * 60.0

    def say(self, language: str) -> str:
        """It in words, for a page or a terminal.

        Args:
            language: ``"en"`` or ``"ja"``.
        """
        if self.days:
            return _words().text(language, "pace-days", days=self.days)
        if self.minutes:
            return _words().text(language, "pace-live", minutes=self.minutes, seconds=self.seconds)
        return _words().text(language, "pace-none")


def parse_pace(text: str) -> TimeControl:
    """The time control of a text: empty, ``"30+20"`` (minutes, and seconds a move) or ``"2d"`` (days a move).

    Raises:
        BadPace: when it says nothing of that sort, or too little or too much time.
    """
    text = text.strip()
    if not text:
        return TimeControl()
    if live := _LIVE.fullmatch(text):
        minutes, seconds = int(live[1]), int(live[2])
        if 1 <= minutes <= LONGEST_MINUTES and seconds <= LONGEST_SECONDS:
            return TimeControl(minutes, seconds)
    if (days := _DAYS.fullmatch(text)) and 1 <= int(days[1]) <= LONGEST_DAYS:
        return TimeControl(days=int(days[1]))
    raise BadPace(given=text[:20], minutes=LONGEST_MINUTES, seconds=LONGEST_SECONDS, days=LONGEST_DAYS)


@cache
def _words() -> Words:
    return Words()
