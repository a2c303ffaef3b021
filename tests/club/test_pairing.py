"""Rounds follow from results alone; everybody meets as the form has it; byes and rematches are as few as can be."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hustings.club.tournaments import knockout, leagues, rounds
from hustings.club.tournaments.model import (
    KNOCK_OUT,
    LEAGUE,
    ROUND_ROBIN,
    SWISS,
    Entrant,
    Fixture,
    Setting,
    meetings,
)
from hustings.club.tournaments.tables import sizes_of

TWO, MANY = (2,), (4, 5, 6)


def field(people: int) -> list[Entrant]:
    return [Entrant(n, 30.0 - n) for n in range(1, people + 1)]


def result(fixture: Fixture, rng: Random, draws: float = 0.1) -> Fixture:
    """The stronger wins more often."""
    if len(fixture.seats) == 2 and rng.random() < draws:
        places = (1, 1)
    else:
        order = sorted(fixture.seats, key=lambda n: n + rng.gauss(0, 4))
        places = tuple(order.index(n) + 1 for n in fixture.seats)
    return Fixture(fixture.round, fixture.place, fixture.seats, places)


def played(setting: Setting, entrants: list[Entrant], seed: int, draws: float = 0.1) -> list[Fixture]:
    """A whole tournament; results come in any order, and everything is asked for again as after a crash."""
    rng = Random(seed)
    fixtures: list[Fixture] = []
    for _ in range(200):
        made = rounds.next_fixtures(setting, entrants, fixtures)
        assert made == rounds.next_fixtures(setting, entrants, list(fixtures))
        fixtures += made
        open_now = [fixture for fixture in fixtures if not fixture.is_over]
        if not made and not open_now:
            break
        if open_now:
            one = rng.choice(open_now)
            fixtures[fixtures.index(one)] = result(one, rng, draws)
    assert rounds.is_over(setting, entrants, fixtures)
    numbers = [(fixture.round, fixture.place) for fixture in fixtures]
    assert len(set(numbers)) == len(numbers)
    return fixtures


@pytest.mark.parametrize("people", range(2, 12))
@pytest.mark.parametrize("legs", [1, 2])
def test_in_a_round_robin_everybody_meets_everybody_and_sides_are_even(people: int, legs: int) -> None:
    setting = Setting(ROUND_ROBIN, TWO, legs=legs, seed="a")
    fixtures = played(setting, field(people), people)
    assert set(meetings(fixtures).values()) == {legs}
    assert len(meetings(fixtures)) == people * (people - 1) // 2
    for n in range(1, people + 1):
        first = sum(fixture.seats[0] == n for fixture in fixtures)
        assert abs(2 * first - legs * (people - 1)) <= (0 if legs == 2 else 1)
        assert max(Counter(fixture.round for fixture in fixtures if n in fixture.seats).values()) == legs


@pytest.mark.parametrize("people", [4, 7, 8, 12])
def test_with_more_at_a_table_all_meet_about_equally_often(people: int) -> None:
    setting = Setting(ROUND_ROBIN, MANY, rounds=6, seed="b")
    fixtures = played(setting, field(people), people)
    met = meetings(fixtures)
    often = [met.get((a, b), 0) for a in range(1, people + 1) for b in range(a + 1, people + 1)]
    assert max(often) - min(often) <= (4 if people > 8 else 2)
    sat = [sum(n in fixture.seats for fixture in fixtures) for n in range(1, people + 1)]
    assert max(sat) - min(sat) <= 1
    assert all(len(fixture.seats) in MANY for fixture in fixtures)
    for n in range(1, people + 1):
        first = Counter(fixture.seats.index(n) for fixture in fixtures if n in fixture.seats)
        assert max(first.values()) <= 4


def test_tables_are_as_large_as_they_can_be() -> None:
    assert [sizes_of(n, MANY) for n in (3, 4, 6, 7, 8, 9, 11, 13, 24)] == [
        (),
        (4,),
        (6,),
        (6,),
        (4, 4),
        (5, 4),
        (6, 5),
        (5, 4, 4),
        (6, 6, 6, 6),
    ]


@pytest.mark.parametrize("people", range(2, 18))
def test_a_swiss_has_no_rematch_at_most_one_bye_and_even_sides(people: int) -> None:
    for seed in range(3):
        setting = Setting(SWISS, TWO, seed=str(seed))
        fixtures = played(setting, field(people), seed)
        assert max(meetings(fixtures).values()) == 1
        byes = Counter(fixture.seats[0] for fixture in fixtures if fixture.is_bye)
        assert max(byes.values(), default=0) <= 1
        for n in range(1, people + 1):
            sides = [f.seats.index(n) for f in fixtures if n in f.seats and not f.is_bye]
            assert abs(len(sides) - 2 * sum(sides)) <= (2 if people > 5 else 3)


def test_a_swiss_of_as_many_rounds_as_there_are_opponents_is_a_round_robin() -> None:
    for people in (4, 5, 6, 7, 8):
        fixtures = played(Setting(SWISS, TWO, rounds=people, seed="x"), field(people), people)
        assert set(meetings(fixtures).values()) == {1}
        assert len(meetings(fixtures)) == people * (people - 1) // 2


def test_in_a_swiss_equals_meet_and_the_upper_half_meets_the_lower_one() -> None:
    entrants = field(8)
    setting = Setting(SWISS, TWO, seed="c")
    first = rounds.next_fixtures(setting, entrants, [])
    assert {frozenset(fixture.seats) for fixture in first} == {frozenset((n, n + 4)) for n in range(1, 5)}
    done = [Fixture(f.round, f.place, f.seats, (1, 2) if f.seats[0] < f.seats[1] else (2, 1)) for f in first]
    second = rounds.next_fixtures(setting, entrants, done)
    assert {frozenset(f.seats) for f in second} == {frozenset(p) for p in ((1, 3), (2, 4), (5, 7), (6, 8))}


def test_a_swiss_goes_on_when_somebody_leaves() -> None:
    entrants = [*field(7), Entrant(8, 22.0, left=1)]
    fixtures = played(Setting(SWISS, TWO, rounds=4, seed="d"), entrants, 5)
    assert sum(8 in fixture.seats for fixture in fixtures) == 1
    assert max(meetings(fixtures).values()) == 1


def test_a_swiss_for_many_puts_equals_together() -> None:
    fixtures = played(Setting(SWISS, MANY, rounds=4, seed="e"), field(12), 3)
    assert all(len(fixture.seats) == 6 for fixture in fixtures)
    before = {n: sum(f.points(n) for f in fixtures if n in f.seats and f.round < 4) for n in range(1, 13)}
    last = [fixture for fixture in fixtures if fixture.round == 4]
    means = [sum(before[n] for n in fixture.seats) / 6 for fixture in last]
    assert means[0] > means[1] + 0.3


@pytest.mark.parametrize("people", range(2, 20))
def test_a_knock_out_ends_with_one_and_plays_both_sides(people: int) -> None:
    for draws in (0.1, 1.0):
        setting = Setting(KNOCK_OUT, TWO, seed="f")
        entrants = field(people)
        fixtures = played(setting, entrants, people, draws)
        champion = knockout.champion(setting, entrants, fixtures)
        places = knockout.ranking(setting, entrants, fixtures)
        assert places[0] == (1, champion)
        assert [place for place, _ in places].count(1) == 1
        for meeting in knockout.meetings_of(entrants, fixtures):
            sides = Counter(fixture.seats for fixture in meeting.fixtures[:4])
            assert len(sides) == len(meeting.who) and len(set(sides.values())) == 1
            assert len(meeting.fixtures) <= 5
        if draws == 1.0:
            assert champion == 1


def test_the_first_two_seeds_meet_in_the_final_and_byes_go_to_the_best() -> None:
    setting, entrants = Setting(KNOCK_OUT, TWO, seed="g"), field(6)
    first = rounds.next_fixtures(setting, entrants, [])
    assert [fixture.seats for fixture in first if fixture.is_bye] == [(1,), (2,)]
    assert {frozenset(f.seats) for f in first if not f.is_bye} == {frozenset((3, 6)), frozenset((4, 5))}
    fixtures: list[Fixture] = []
    while made := rounds.next_fixtures(setting, entrants, fixtures):
        fixtures += [
            Fixture(f.round, f.place, f.seats, tuple(sorted(f.seats).index(n) + 1 for n in f.seats)) for f in made
        ]
    assert set(fixtures[-1].seats) == {1, 2}


@pytest.mark.parametrize("people", [4, 6, 7, 11, 13, 24])
def test_a_knock_out_of_tables_ends_at_one(people: int) -> None:
    setting, entrants = Setting(KNOCK_OUT, MANY, seed="h"), field(people)
    fixtures = played(setting, entrants, people)
    last = max(fixture.round for fixture in fixtures)
    assert sum(fixture.round == last for fixture in fixtures) == 1
    assert knockout.champion(setting, entrants, fixtures) is not None


def test_a_league_plays_in_divisions_and_the_best_rise() -> None:
    setting = Setting(LEAGUE, TWO, rounds=2, division=4, movers=1, seed="i")
    entrants = field(8)
    assert leagues.divisions(setting, entrants, [], 0) == [[1, 2, 3, 4], [5, 6, 7, 8]]
    fixtures = played(setting, entrants, 1)
    length = leagues.season_length(setting, entrants)
    assert length == 3
    assert set(meetings([fixture for fixture in fixtures if fixture.round <= 3]).values()) == {1}
    before, after = (leagues.divisions(setting, entrants, fixtures, season) for season in (0, 1))
    tables = [leagues.table(setting, entrants, fixtures, 0, members) for members in before]
    assert set(after[0]) - set(before[0]) == {tables[1][0].entrant}
    assert set(after[1]) - set(before[1]) == {tables[0][-1].entrant}
    for fixture in fixtures:
        where = before if fixture.round <= 3 else after
        assert any(set(fixture.seats) <= set(members) for members in where)


def test_a_season_of_a_league_with_a_leaver_gives_byes() -> None:
    setting = Setting(LEAGUE, TWO, rounds=2, division=3, seed="j")
    entrants = [*field(5), Entrant(6, 24.0, left=2)]
    fixtures = played(setting, entrants, 2)
    assert not any(6 in fixture.seats for fixture in fixtures if fixture.round > 2)
