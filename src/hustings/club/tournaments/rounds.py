"""What is to be played next in a tournament of any form: it follows from what was played, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from . import knockout, leagues, round_robin, swiss
from .model import KNOCK_OUT, LEAGUE, ROUND_ROBIN, Entrant, Fixture, Setting, last_round


def rounds_of(setting: Setting, entrants: Sequence[Entrant]) -> int | None:
    """How many rounds there will be; None: that depends on results."""
    if setting.form == KNOCK_OUT:
        return None
    if setting.form == LEAGUE:
        return leagues.seasons_of(setting) * leagues.season_length(setting, entrants)
    if setting.form == ROUND_ROBIN:
        return round_robin.rounds_of(setting, len(entrants))
    return swiss.rounds_of(setting, len(entrants))


def is_over(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> bool:
    """Whether everything has been played."""
    done = all(fixture.is_over for fixture in fixtures)
    return bool(fixtures) and done and not next_fixtures(setting, entrants, fixtures)


def next_fixtures(setting: Setting, entrants: Sequence[Entrant], fixtures: Sequence[Fixture]) -> list[Fixture]:
    """The fixtures that are to be made now; nothing: those that there are have to be played first, or all is over.

    Args:
        setting: what was agreed.
        entrants: all who take part, those who left too.
        fixtures: all that were made so far, with the results that there are.
    """
    if setting.form == KNOCK_OUT:
        return knockout.next_fixtures(setting, entrants, fixtures)
    if not all(fixture.is_over for fixture in fixtures):
        return []
    room = {ROUND_ROBIN: round_robin, LEAGUE: leagues}.get(setting.form, swiss)
    most = rounds_of(setting, entrants) or 0
    for round in range(last_round(fixtures) + 1, most + 1):  # one in which nobody is left to play is passed over
        made: list[Fixture] = room.next_round(setting, entrants, fixtures, round)
        if any(not fixture.is_bye for fixture in made):
            return made
    return []
