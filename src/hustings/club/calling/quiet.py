"""Quiet hours: the time of a person's own day in which nobody calls."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

STEP: Final = 15
"""Minutes: quiet hours begin and end on a quarter of an hour, and clocks everywhere are set by whole quarters."""
QUARTER: Final = STEP * 60.0
"""The same in seconds."""
DAY: Final = 24 * 60
"""Minutes of a day."""


@dataclass(frozen=True)
class QuietHours:
    """When a person is not called; not at all quiet where both times are the same.

    Attributes:
        begin: minutes after midnight on the person's own clock.
        end: the same; before ``begin``, it is on the next day.
        zone: of that clock, such as ``"Asia/Tokyo"``.
    """

    begin: int
    end: int
    zone: str

    def holds(self, at: float) -> bool:
        """Whether it is quiet.

        Args:
            at: seconds since 1970.
        """
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        minutes = local.hour * 60 + local.minute
        if self.begin <= self.end:
            return self.begin <= minutes < self.end
        return minutes >= self.begin or minutes < self.end

    def over(self, at: float) -> float:
        """The first moment from ``at`` on at which it is not quiet; both in seconds since 1970.

        What the clock on the wall shows decides, also on the nights on which it is set: an hour that it shows twice is
        quiet twice, and a time that it leaves out is past when it has been left out.
        """
        if not self.holds(at):
            return at
        moment = datetime.fromtimestamp(at, UTC)
        moment -= timedelta(minutes=moment.minute % STEP, seconds=moment.second, microseconds=moment.microsecond)
        while self.holds(moment.timestamp()):
            moment += timedelta(minutes=STEP)
        return moment.timestamp()

    def before(self, at: float) -> float:
        """A quarter of an hour before the quiet hours in which ``at`` lies; itself where it is not quiet then."""
        while self.holds(at):
            at = (at // QUARTER - 1) * QUARTER
        return at


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        return name in zones() and bool(ZoneInfo(name))
    except (ZoneInfoNotFoundError, ValueError):
        return False


@cache
def zones() -> tuple[str, ...]:
    """The names of the time zones that people choose from: places, and UTC."""
    return ("UTC", *sorted(name for name in available_timezones() if "/" in name and not name.startswith(OTHER)))


OTHER: Final = ("Etc/", "SystemV/", "US/", "posix/", "right/")
"""Where names of zones begin that are no places."""


def clock(minutes: int) -> str:
    """A time of day as it is shown and typed: 22:15."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def minutes_of(text: str) -> int:
    """Minutes after midnight out of what a person has typed or chosen, down to the quarter of an hour.

    Raises:
        ValueError: it is no time of day.
    """
    hours, _, minutes = text.strip().partition(":")
    if not (hours.isascii() and hours.isdigit() and minutes[:2].isascii() and minutes[:2].isdigit()):
        raise ValueError(text)
    whole = int(hours) * 60 + int(minutes[:2])
    if int(minutes[:2]) > 59 or whole >= DAY:
        raise ValueError(text)
    return whole - whole % STEP
