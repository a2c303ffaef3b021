"""Quiet hours follow the clock on a person's wall, on the nights on which it is set as well."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from hustings.club.calling.quiet import QuietHours, clock, is_zone, minutes_of, zones

NIGHT = (22 * 60, 7 * 60)


def at(zone: str, *moment: int, fold: int = 0) -> float:
    return datetime(*moment, tzinfo=ZoneInfo(zone), fold=fold).timestamp()  # type: ignore[arg-type, misc]


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "Europe/Berlin", "Asia/Kathmandu", "America/St_Johns"])
def test_a_night_is_over_in_the_morning_of_the_person(zone: str) -> None:
    quiet = QuietHours(*NIGHT, zone)
    assert quiet.over(at(zone, 2026, 1, 10, 21, 59)) == at(zone, 2026, 1, 10, 21, 59)
    assert quiet.over(at(zone, 2026, 1, 10, 22, 0)) == at(zone, 2026, 1, 11, 7, 0)
    assert quiet.over(at(zone, 2026, 1, 11, 6, 59, 59)) == at(zone, 2026, 1, 11, 7, 0)
    assert not quiet.holds(at(zone, 2026, 1, 11, 7, 0))


def test_hours_within_one_day_and_none_at_all() -> None:
    noon = QuietHours(12 * 60, 13 * 60 + 30, "Asia/Tokyo")
    assert noon.over(at("Asia/Tokyo", 2026, 5, 1, 12, 1)) == at("Asia/Tokyo", 2026, 5, 1, 13, 30)
    assert noon.over(at("Asia/Tokyo", 2026, 5, 1, 11, 59)) == at("Asia/Tokyo", 2026, 5, 1, 11, 59)
    assert not QuietHours(480, 480, "UTC").holds(at("UTC", 2026, 5, 1, 8, 0))


def test_the_night_in_spring_is_an_hour_shorter_and_a_time_left_out_is_past() -> None:
    zone = "Europe/Berlin"  # at 2:00 it becomes 3:00
    assert QuietHours(*NIGHT, zone).over(at(zone, 2026, 3, 28, 22, 0)) - at(zone, 2026, 3, 28, 22, 0) == 8 * 3600
    assert QuietHours(23 * 60, 150, zone).over(at(zone, 2026, 3, 29, 1, 0)) == at(zone, 2026, 3, 29, 3, 0)


def test_the_night_in_autumn_is_an_hour_longer_and_an_hour_shown_twice_is_quiet_twice() -> None:
    zone = "Europe/Berlin"  # at 3:00 it becomes 2:00
    assert QuietHours(*NIGHT, zone).over(at(zone, 2026, 10, 24, 22, 0)) - at(zone, 2026, 10, 24, 22, 0) == 10 * 3600
    hour = QuietHours(120, 150, zone)
    assert hour.holds(at(zone, 2026, 10, 25, 2, 10)) and hour.holds(at(zone, 2026, 10, 25, 2, 10, fold=1))
    assert hour.over(at(zone, 2026, 10, 25, 2, 10)) == at(zone, 2026, 10, 25, 2, 30)
    assert hour.over(at(zone, 2026, 10, 25, 2, 10, fold=1)) == at(zone, 2026, 10, 25, 2, 30, fold=1)


def test_a_clock_that_is_set_by_half_an_hour() -> None:
    zone = "Australia/Lord_Howe"
    quiet = QuietHours(*NIGHT, zone)
    assert quiet.over(at(zone, 2026, 4, 4, 22, 0)) == at(zone, 2026, 4, 5, 7, 0)
    assert at(zone, 2026, 4, 5, 7, 0) - at(zone, 2026, 4, 4, 22, 0) == 9.5 * 3600


def test_times_and_zones_are_read_as_they_are_typed() -> None:
    assert (
        minutes_of("22:15") == 1335 and minutes_of(" 7:59 ") == 465 and clock(1335) == "22:15" and clock(5) == "00:05"
    )
    for wrong in ("", "24:00", "12:60", "noon", "-1:00", "１２:００", "12"):
        with pytest.raises(ValueError):
            minutes_of(wrong)
    assert is_zone("Asia/Tokyo") and is_zone("UTC") and "Etc/GMT+5" not in zones()
    for wrong in ("", "Asia/../../etc/passwd", "/etc/localtime", "Asia", "Mars/Base"):
        assert not is_zone(wrong)
