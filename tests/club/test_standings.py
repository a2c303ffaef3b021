"""The table has the points and tie-breaks that one works out by hand."""

from __future__ import annotations

from hustings.club.tournaments.model import ROUND_ROBIN, SWISS, Entrant, Fixture, Setting
from hustings.club.tournaments.standings import TIE_BREAKS, standings

FOUR = [Entrant(n, 10.0 - n) for n in (1, 2, 3, 4)]


def test_a_round_robin_by_hand() -> None:
    """1, 2 and 3 beat each other in a circle and all beat 4: equal in everything; the seeding orders them."""
    fixtures = [
        Fixture(1, 1, (1, 2), (1, 2)),
        Fixture(1, 2, (3, 4), (1, 2)),
        Fixture(2, 1, (2, 3), (1, 2)),
        Fixture(2, 2, (4, 1), (2, 1)),
        Fixture(3, 1, (3, 1), (1, 2)),
        Fixture(3, 2, (2, 4), (1, 2)),
    ]
    rows = standings(Setting(ROUND_ROBIN), FOUR, fixtures)
    assert [(row.place, row.entrant, row.points, row.won) for row in rows] == [
        (1, 1, 2.0, 2),
        (1, 2, 2.0, 2),
        (1, 3, 2.0, 2),
        (4, 4, 0.0, 0),
    ]
    assert rows[0].breaks == (1.0, 2.0, 2.0)  # direct encounter, Sonneborn-Berger, wins


def test_the_direct_encounter_decides_before_sonneborn_berger() -> None:
    fixtures = [
        Fixture(1, 1, (1, 2), (2, 1)),
        Fixture(1, 2, (3, 4), (1, 1)),
        Fixture(2, 1, (1, 3), (1, 2)),
        Fixture(2, 2, (2, 4), (2, 1)),
        Fixture(3, 1, (1, 4), (1, 2)),
        Fixture(3, 2, (2, 3), (1, 2)),
    ]
    rows = standings(Setting(ROUND_ROBIN), FOUR, fixtures)
    assert [row.entrant for row in rows] == [2, 1, 4, 3]
    assert [row.points for row in rows] == [2.0, 2.0, 1.5, 0.5]
    assert [row.place for row in rows] == [1, 2, 3, 4]


def test_a_swiss_by_hand_with_a_bye() -> None:
    """Three play; the opponent of a bye is a dummy with one's own points."""
    fixtures = [
        Fixture(1, 1, (1, 2), (1, 2)),
        Fixture(1, 2, (3,)),
        Fixture(2, 1, (3, 1), (1, 1)),
        Fixture(2, 2, (2,)),
    ]
    rows = {row.entrant: row for row in standings(Setting(SWISS), FOUR[:3], fixtures)}
    assert TIE_BREAKS[SWISS][:3] == ("buchholz-cut", "buchholz", "sonneborn-berger")
    assert rows[1].points == 1.5 and rows[1].breaks[:3] == (1.5, 2.5, 1.75)
    assert rows[3].points == 1.5 and rows[3].breaks[:3] == (1.5, 3.0, 2.25)
    assert [rows[n].place for n in (3, 1, 2)] == [1, 2, 3]
    assert rows[3].played == 1


def test_points_at_a_table_for_many_and_when_nobody_came() -> None:
    table = Fixture(1, 1, (1, 2, 3, 4), (1, 2, 2, 4))
    assert [table.points(n) for n in (1, 2, 3, 4)] == [1.0, 0.5, 0.5, 0.0]
    nobody = Fixture(1, 1, (1, 2), (2, 2))
    assert nobody.is_over and nobody.points(1) == nobody.points(2) == 0.0
