"""Ratings: what is shown, what a match changes, and that nobody gains by anything but playing well."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from importlib.resources import files

import pytest

import hustings
from hustings.ai.levels import LEVELS
from hustings.club.ratings.computers import fitting, measured
from hustings.club.ratings.rating import MU, SIGMA, Rating, chance, updated
from hustings.club.ratings.rules import COMPUTER, KNOWN, Ended, Sat, Verdict, judged
from hustings.club.ratings.seasons import Season, season_named, season_of
from hustings.club.ratings.sides import sides, sizes

PAIR = frozenset(("ann", "ben"))
ANN, BEN = Sat("ann", 30, met=9), Sat("ben", 30, met=9)


def match(*seats: Sat, places: tuple[int, ...] = (1, 2), **more: object) -> Ended:
    return Ended(seats or (ANN, BEN), places, True, **more)  # type: ignore[arg-type]


# -- the number ----------------------------------------------------------------------------------------------------


def test_a_newcomer_is_shown_as_1500_and_400_points_are_ten_to_one() -> None:
    assert Rating().shown == 1500 and Rating().provisional
    assert Rating().interval == (1500 - 482, 1500 + 482)
    sure = Rating(MU + 13.568, 0.001)
    assert sure.shown == 1900
    assert chance(sure, Rating(MU, 0.001)) == pytest.approx(10 / 11, abs=0.001)


def test_who_wins_rises_and_everybody_is_known_better() -> None:
    winner, loser = updated([Rating(), Rating()], (1, 2))
    assert winner.shown > 1570 and loser.shown < 1430
    assert winner.sigma < SIGMA and loser.sigma < SIGMA
    tied = updated([Rating(), Rating()], (1, 1))
    assert tied[0].mu == pytest.approx(tied[1].mu)
    stronger, weaker = updated([Rating(30, 2), Rating(20, 2)], (1, 1))
    assert stronger.mu < 30 and weaker.mu > 20


def test_six_are_rated_by_their_places_and_ties_share() -> None:
    after = updated([Rating()] * 6, (2, 1, 2, 4, 5, 6))
    assert after[1].mu > after[0].mu == pytest.approx(after[2].mu)
    order = updated([Rating()] * 6, (1, 2, 3, 4, 5, 6))
    assert after[0].mu == pytest.approx((order[1].mu + order[2].mu) / 2)
    assert after[0].mu > after[3].mu > after[4].mu > after[5].mu


def test_a_share_of_nothing_changes_nothing_and_half_a_share_less_than_all() -> None:
    whole = updated([Rating(), Rating()], (1, 2))
    half = updated([Rating(), Rating()], (1, 2), (0.5, 0.0))
    assert half[1] == Rating()
    assert half[0].mu - MU == pytest.approx((whole[0].mu - MU) / 2)


def test_the_better_side_has_to_win_to_stay_where_it_is() -> None:
    settled = Rating(MU, 2)
    plain = updated([settled, settled], (2, 1))
    eased = updated([settled, settled], (2, 1), None, (-4.0, 4.0))
    assert eased[1].mu < plain[1].mu and eased[0].mu > plain[0].mu


def test_what_is_known_is_forgotten_in_two_years_and_no_sooner() -> None:
    known = Rating(30, 1.5)
    assert known.aged(0) == known
    assert 1.5 < known.aged(90).sigma < 4
    assert known.aged(730).sigma == pytest.approx(SIGMA)
    assert known.aged(5000).sigma == SIGMA
    assert known.aged(-3) == known


def test_many_matches_settle_a_rating_where_it_belongs() -> None:
    me, other = Rating(), Rating(MU, 1)
    for n in range(60):
        me = updated([me, other], (1, 2) if n % 4 else (2, 1))[0]
    assert not me.provisional
    assert me.interval[0] < 1500 + 191 < me.interval[1]  # three of four are 191 points


# -- which matches count, by the letters of docs/contest.md --------------------------------------------------------


@pytest.mark.parametrize(
    ("ended", "why"),
    [
        (replace(match(), agreed=False), "not-agreed"),
        (match(ANN, Sat("", 30)), "guest"),
        (match(Sat(COMPUTER + "search", 30), Sat(COMPUTER + "random", 30)), "guest"),
        (match(ANN, ANN), "one-person"),
        (match(places=()), "no-end"),
        (match(replace(ANN, left=1), replace(BEN, left=2)), "nobody-stayed"),
        (match(replace(ANN, answers=4), BEN), "too-short"),
        (match(together=frozenset((PAIR,))), "one-device"),
        (match(before={PAIR: 60}), "too-often"),
    ],
)
def test_a_to_d_what_does_not_count_says_why(ended: Ended, why: str) -> None:
    verdict = judged(ended)
    assert verdict.why == why and not any(verdict.weights)


def test_a_what_counts_counts_for_both() -> None:
    assert judged(match()) == Verdict((1, 2), (1.0, 1.0))
    machine = judged(match(ANN, Sat(COMPUTER + "search", 30), places=(2, 1)))
    assert machine == Verdict((2, 1), (1.0, 0.0))


def test_b_who_leaves_loses_whatever_the_table_says() -> None:
    assert judged(match(replace(ANN, left=40), BEN, places=(1, 2))).places == (2, 1)
    assert judged(match(replace(ANN, left=40), BEN, places=())).places == (2, 1)
    six = [Sat(name, 30, met=9) for name in "abcdef"]
    six[0], six[3] = replace(six[0], left=50), replace(six[3], left=20)
    assert judged(Ended(tuple(six), (1, 2, 3, 4, 5, 6), True)).places == (5, 1, 2, 6, 3, 4)


def test_c_who_leaves_at_once_gives_nothing_away_and_loses_the_second_time() -> None:
    early = replace(ANN, answers=2, left=3)
    assert judged(match(early, BEN)).weights == (0.0, 0.0)
    again = judged(match(replace(early, early=1), BEN))
    assert again.weights[0] > 0 and again.weights[1] == 0.0 and again.places == (2, 1)


def test_d_two_at_one_table_of_four_who_share_a_device_gain_nothing_from_each_other() -> None:
    four = tuple(Sat(name, 30, met=9) for name in ("ann", "ben", "cid", "dan"))
    verdict = judged(Ended(four, (1, 2, 3, 4), True, frozenset((PAIR,))))
    assert verdict.weights == pytest.approx((2 / 3, 2 / 3, 1.0, 1.0))


def test_e_the_same_two_again_and_again_count_less_and_less() -> None:
    weights = [judged(match(before={PAIR: n})).weights[0] for n in range(20)]
    assert weights[:6] == [1, 1, 1, 0.5, 0.5, 0.5]
    assert weights == sorted(weights, reverse=True) and weights[-1] == 0
    assert sum(weights) < 6


def test_f_who_is_new_lends_little() -> None:
    fresh = judged(match(ANN, replace(BEN, met=0)))
    assert fresh.weights == (1 / (1 + KNOWN), 1.0)


# -- attacks --------------------------------------------------------------------------------------------------------


def farmed(accounts: int, matches: int, met: int = 0) -> int:
    """Points that somebody settled gains from accounts that exist to lose to them, within a month."""
    me = Rating(MU, 2.5)
    for _ in range(accounts):
        other = Rating()
        for n in range(matches):
            ended = match(Sat("ann", 30, met=9), Sat("ben", 30, met=met), before={PAIR: n})
            me, other = updated([me, other], (1, 2), judged(ended).weights)
    return me.shown - 1500


def test_a_second_account_that_throws_its_matches_is_worth_next_to_nothing() -> None:
    assert farmed(1, 200) < 15
    assert farmed(1, 200) == farmed(1, 20), "after some, there is nothing to be had any more"


def test_a_ring_of_ten_accounts_gains_less_than_one_honest_evening() -> None:
    assert farmed(10, 200) < 75


def test_a_pair_that_sandbags_moves_points_but_makes_none() -> None:
    """Ben throws matches so that Ann is high, then Ann throws them back: neither ends above where they began."""
    ann, ben = Rating(MU, 2.5), Rating(MU, 2.5)
    for n in range(12):
        weights = judged(match(before={PAIR: n})).weights
        ann, ben = updated([ann, ben], (1, 2), weights)
    assert ann.shown - 1500 < 130
    assert ann.shown + ben.shown == pytest.approx(3000, abs=4)


def test_resigning_at_once_to_a_friend_gives_the_friend_nothing() -> None:
    thrown = match(ANN, replace(BEN, answers=1, left=2, early=5))
    assert judged(thrown).weights[0] == 0.0


def test_leaving_before_a_loss_is_a_loss_and_for_both_places_are_sure() -> None:
    verdict = judged(match(replace(ANN, left=77), replace(BEN, answers=40), places=()))
    after = updated([Rating(MU, 3), Rating(MU, 3)], verdict.places, verdict.weights)
    assert after[0].shown < 1500 < after[1].shown


# -- computers and seasons -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(hustings.installed()))
def test_computers_of_all_levels_are_measured_at_every_game(game: str) -> None:
    table = measured(game)
    assert set(table.levels) == set(LEVELS) and table.matches > 100
    apart = sides(hustings.game(game))
    assert set(table.worth) == set(apart)
    assert sum(table.worth.values()) == pytest.approx(0, abs=0.01)
    random, heuristic, search = (table.rating(level) for level in LEVELS)
    assert random and heuristic and search
    assert random.interval[1] < heuristic.shown == 1500 <= search.shown
    assert all(table.rating(level, side) for level in LEVELS for side in apart)
    section = tomllib.loads(files("hustings.club.ratings").joinpath("computers.toml").read_text("utf-8"))[game]
    assert section["command"].startswith(f"scripts/rate-computers {game}")
    assert section["rules"] <= hustings.game(game).version


def test_a_newcomer_is_given_a_fitting_computer() -> None:
    assert fitting("watergate", Rating()) == "heuristic"
    assert fitting("watergate", Rating(2.0, 2.0)) == "random"
    assert fitting("watergate", Rating(45.0, 2.0), "nixon") == "search"
    assert fitting("no-such-game", Rating()) is None


def test_sides_and_sizes_of_games() -> None:
    assert sides(hustings.game("watergate")) == ("nixon", "editor")
    backroom = hustings.game("politically-correct-people")
    assert sides(backroom) == ()
    found = sizes(backroom, {})
    assert list(found) == [4, 5, 6]
    assert [len(backroom.seats(options)) for options in found.values()] == [4, 5, 6]
    assert list(sizes(hustings.game("1960"), {"edition": "first"}).values()) == [
        hustings.game("1960").chosen({"edition": "first"})
    ]


def test_seasons_are_quarters() -> None:
    autumn = Season(2026, 4)
    assert season_of(autumn.begins) == season_of(autumn.ends - 1) == autumn
    assert season_of(autumn.ends) == autumn.next == Season(2027, 1)
    assert autumn.next.previous == autumn and Season(2026, 1).previous == Season(2025, 4)
    assert season_named("2026-4") == autumn
    for wrong in ("2026-5", "26-1", "2026", "", "2026-1 ", "٢٠٢٦-1"):
        with pytest.raises(ValueError, match="no season"):
            season_named(wrong)
