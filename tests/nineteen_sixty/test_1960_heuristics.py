"""The heuristics answer as a sensible player would, see nothing hidden, and beat chance."""

from __future__ import annotations

from typing import cast

import pytest
from campaign_tools import GAME, event, play, race, run, turn

from hustings.games.nineteen_sixty.rules.actions import CAMPAIGNING
from hustings.games.nineteen_sixty.rules.board import KENNEDY, NIXON, STATES
from hustings.games.nineteen_sixty.rules.campaigning import campaign
from hustings.games.nineteen_sixty.rules.issues import position
from hustings.games.nineteen_sixty.rules.momentum import IssueAward, Shift
from hustings.games.nineteen_sixty.rules.position import Race
from hustings.games.nineteen_sixty.rules.questions import Retrieve
from hustings.games.nineteen_sixty.rules.strategy import StrategyPhase
from hustings.games.nineteen_sixty.rules.support import MUST, Gain, Lose
from hustings.games.nineteen_sixty.rules.turns import Preempt, Trigger
from hustings.kernel.chance import Chance

KNOWS = GAME.heuristics()


def best(p: Race) -> str:
    """What the heuristic answers to the question that is asked."""
    return GAME.text(KNOWS.best(p, p.to_act[0], Chance(1)))


def answers(p: Race) -> list[str]:
    """What it answers to all questions of the seat that is asked, until another one or nobody is."""
    found: list[str] = []
    seats = p.to_act
    while p.to_act == seats:
        found.append(best(p))
        play(p, found[-1])
    return found


def questions(seed: int, every: int = 1, edition: str = "second") -> list[tuple[Race, int]]:
    """Questions with a choice, out of a match of heuristics that now and then answer at random."""
    p, rng = cast(Race, GAME.setup(seed=seed, options={"edition": edition})), Chance(seed)
    found: list[tuple[Race, int]] = []
    number = 0
    while p.outcome is None:
        seat = p.to_act[0]
        actions = p.actions(seat)
        if len(actions) > 1:
            if number % every == 0:
                found.append((p.clone(), seat))
            number += 1
        p.apply(seat, actions[rng.below(len(actions))] if rng.below(4) == 0 else KNOWS.best(p, seat, rng))
    return found


class TestCampaigning:
    def test_the_last_point_takes_the_large_state_that_hangs_in_the_balance(self) -> None:
        p = run(race(states={"NY": -1, "VT": -1}, turn=8), *campaign(race(), KENNEDY, 1, 0, 1) or ())
        assert best(p) == "support NY"

    def test_a_large_empty_state_comes_before_one_that_is_carried(self) -> None:
        p = run(race(states={"WA": 8}, tokens=("OR", "OH"), turn=8), *campaign(race(), KENNEDY, 1, 0, 1) or ())
        assert best(p) == "support CA"

    def test_points_are_not_wasted_on_checks_where_there_are_other_states(self) -> None:
        p = run(race(states={"NY": -4}, tokens=("MA", "PA"), bag=(1, 20)), *campaign(race(), KENNEDY, 2, 0, 1) or ())
        assert not {"support NY", "support PA"} & set(answers(p))

    def test_a_side_travels_to_where_the_votes_are(self) -> None:
        held = {id: 12 for id in STATES if id not in ("TX", "FL")}
        p = run(race(states={**held, "TX": -1}, tokens=("MA", "CA"), turn=8), *campaign(race(), KENNEDY, 3, 0, 1) or ())
        assert answers(p)[:2] == ["travel region-south", "support TX"]

    def test_all_points_are_spent(self) -> None:
        p = run(race(), *campaign(race(), NIXON, 4, 0, 1) or ())
        given = answers(p)
        assert "done" not in given and len(given) == 4

    def test_checks_are_declared_where_they_are_worth_it(self) -> None:
        held = {id: 12 for id in STATES if id != "NY"}
        p = run(race(states={**held, "NY": -2}, tokens=("MA", "NY"), turn=8), *campaign(race(), KENNEDY, 4, 0, 1) or ())
        assert answers(p)[:2] == ["support NY", "checks 4"]


class TestOtherPoints:
    def test_checks_of_an_event_are_declared_where_they_are_worth_it(self) -> None:
        """E.9: all of them in the only state that counts, few in a hopeless one."""
        held = {id: 12 for id in STATES if id != "NY"}
        assert answers(event(race(states={**held, "NY": -1}, tokens=("MA", "NY")), "new-england", "kennedy"))[:2] == [
            "support NY",
            "checks 2",
        ]
        p = event(race(states={"NY": -4}, bag=(1, 20)), "new-england", "kennedy", "support NY")
        assert best(p) == "checks 1"

    def test_the_first_issue_is_fought_for(self) -> None:
        assert best(run(race(), *position(race(), KENNEDY, 1, 1) or ())) == "issue issue-defense"

    def test_a_second_issue_is_cheaper_than_more_of_the_first(self) -> None:
        p = run(race(), *position(race(), KENNEDY, 3, 1) or ())
        assert sorted(answers(p)) == ["issue issue-civil_rights", "issue issue-defense", "issue issue-economy"]


class TestCards:
    def test_a_large_gain_is_taken_as_an_event(self) -> None:
        hand = ["suburban-voters", "volunteers", "stature-gap"]
        p = turn(race(kennedy=hand, states={"CA": -1, "NY": -1, "PA": -1}, turn=8), "kennedy", spare=False)
        assert best(p) == "event suburban-voters"

    def test_nobody_plays_an_event_for_the_opponent(self) -> None:
        p = turn(race(kennedy=["heartland-of-america", "southern-strategy"]), "kennedy")
        assert not best(p).startswith("event heartland") and not best(p).startswith("event southern")

    def test_an_event_that_does_nothing_is_not_played(self) -> None:
        p = turn(race(kennedy=["the-cold-war"]), "kennedy")
        assert best(p) != "event the-cold-war"


class TestTriggering:
    def asked(self, card: str, seat: int, **table: object) -> Race:
        """The opponent has played a card for points and the seat may trigger its event."""
        p = race(**table)  # type: ignore[arg-type]
        number = GAME.printed.card_ids.index(card)
        p.lay_in_play(number, CAMPAIGNING, 1 - seat)
        p.deck = [other for other in p.deck[: p.deck_left] if other != number]
        p.deck_left = len(p.deck)
        return run(p, Trigger(seat, number))

    def test_an_own_event_of_weight_is_triggered(self) -> None:
        p = self.asked("suburban-voters", KENNEDY, states={"CA": -1, "NY": -1}, turn=8)
        assert best(p) == "trigger suburban-voters"

    @pytest.mark.parametrize("card", ["heartland-of-america", "the-new-nixon", "experience-counts"])
    def test_an_event_that_helps_the_opponent_is_not(self, card: str) -> None:
        assert best(self.asked(card, KENNEDY)) == "pass"

    def test_nor_one_that_is_worth_less_than_the_marker(self) -> None:
        assert best(self.asked("stature-gap", NIXON, momentum=(2, 1))) == "pass"

    def asked_to_preempt(self, card: str, **table: object) -> Race:
        """Kennedy has played a card for points and may preempt its event."""
        p = race(**table)  # type: ignore[arg-type]
        number = GAME.printed.card_ids.index(card)
        p.lay_in_play(number, CAMPAIGNING, KENNEDY)
        return run(p, Preempt(KENNEDY, number, 0))

    def test_a_devastating_event_is_preempted(self) -> None:
        carried = {"CA": 1, "NY": 1, "PA": 1, "IL": 1, "OH": 1, "TX": 1, "MI": 1}
        p = self.asked_to_preempt("norman-vincent-peale", states=carried, momentum=(4, 2), turn=8)
        assert best(p) == "preempt"

    def test_a_harmless_one_is_allowed(self) -> None:
        assert best(self.asked_to_preempt("the-new-nixon", momentum=(4, 2))) == "allow"


class TestGainsAndLosses:
    def test_rewards_go_where_they_turn_states(self) -> None:
        p = race(states={"NY": -1, "CA": 9, "TX": 9}, turn=7)
        assert answers(run(p, Gain(KENNEDY, 2, each=2, where=(1 << 50) - 1, how=MUST, card=0)))[0] == "support NY"

    def test_the_opponent_loses_where_it_hurts(self) -> None:
        p = race(states={"NY": 1, "VT": 1}, turn=8)
        assert best(run(p, Lose(NIXON, KENNEDY, 1, each=1, where=(1 << 50) - 1, how=MUST, card=9))) == "take NY"

    def test_a_side_that_chooses_its_own_loss_gives_what_it_needs_least(self) -> None:
        p = race(states={"TX": 1, "AR": 1, "GA": 12}, turn=8)
        assert best(run(p, Lose(KENNEDY, KENNEDY, 1, each=1, where=(1 << 50) - 1, how=MUST, card=19))) == "take GA"

    def test_the_swing_state_is_the_largest(self) -> None:
        assert best(event(race(states={"NY": -1, "VT": -2}), "swing-state", "kennedy")) == "pick NY"

    def test_a_useful_card_is_fetched(self) -> None:
        p = race(discard=["volunteers", "suburban-voters"], states={"CA": -1, "NY": -1}, turn=8)
        assert best(run(p, Retrieve(KENNEDY, 0, 66))) == "retrieve suburban-voters"


class TestPhases:
    def test_an_issue_that_is_led_moves_up(self) -> None:
        p = run(race(media={"east": 1}, issues={"economy": 3, "defense": -3}), Shift())
        assert best(p) == "raise issue-economy"

    def test_and_stays_where_it_is_well_placed(self) -> None:
        p = run(race(media={"east": 1}, issues={"defense": 3, "civil_rights": -3}), Shift())
        assert best(p) == "decline"

    def test_an_award_is_taken(self) -> None:
        p = run(race(issues={"economy": 1}), IssueAward(1))
        assert best(p) in ("momentum", "endorsement")

    def test_a_good_argument_is_kept_for_the_debates(self) -> None:
        p = race(kennedy=["harvard-brain-trust", "the-new-nixon"], nixon=["volunteers", "gaffe"], turn=5)
        assert best(run(p, StrategyPhase())) == "set-aside harvard-brain-trust"


class TestKnowledge:
    def test_answers_follow_from_what_the_seat_knows(self) -> None:
        """S.15: with everything hidden dealt anew every action is weighed the same."""
        for number, (p, seat) in enumerate(questions(3, 5)):
            twin = p.clone()
            twin.determinize(seat, Chance(number))
            for action in p.actions(seat):
                assert KNOWS.prior(twin, seat, action) == KNOWS.prior(p, seat, action), GAME.text(action)

    @pytest.mark.parametrize("edition", ["second", "first"])
    def test_a_memory_of_other_positions_changes_nothing(self, edition: str) -> None:
        fresh = type(KNOWS)(GAME.printed)
        for p, seat in questions(4, 9, edition):
            for action in p.actions(seat):
                assert type(KNOWS)(GAME.printed).prior(p, seat, action) == fresh.prior(p, seat, action)

    def test_both_sides_share_what_may_be_expected(self) -> None:
        for p, _ in questions(5, 7):
            kennedy, nixon = KNOWS.evaluate(p, KENNEDY), KNOWS.evaluate(p, NIXON)
            assert kennedy + nixon == pytest.approx(1.0) and 0.0 < kennedy < 1.0

    def test_support_in_a_large_state_is_good_for_its_side(self) -> None:
        before, after = turn(race(), "kennedy"), turn(race(states={"NY": 3}), "kennedy")
        assert KNOWS.evaluate(after, KENNEDY) > KNOWS.evaluate(before, KENNEDY)

    def test_it_waits_for_the_end_of_a_card(self) -> None:
        p = turn(race(kennedy=["volunteers"]), "kennedy")
        assert KNOWS.settled(p)
        assert not KNOWS.settled(play(p, "campaign volunteers"))


@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("seat", [KENNEDY, NIXON])
def test_chance_is_beaten(edition: str, seat: int) -> None:
    """Ten matches with fixed seeds."""
    for seed in range(10):
        p, rng = GAME.setup(seed=seed, options={"edition": edition}), Chance(seed)
        while p.outcome is None:
            side = p.to_act[0]
            actions = p.actions(side)
            p.apply(side, KNOWS.best(p, side, rng) if side == seat else actions[rng.below(len(actions))])
        assert p.outcome.winners == (seat,)
