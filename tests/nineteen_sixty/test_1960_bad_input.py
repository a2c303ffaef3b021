"""What somebody may try and the rules refuse, each with its reason, and options and files that do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from campaign_tools import GAME, asked, event, legal, play, plays, race, refused, run

from hustings.games.nineteen_sixty import NineteenSixty
from hustings.games.nineteen_sixty.printed.corrections import PrintedError
from hustings.games.nineteen_sixty.rules.debates import Debates
from hustings.games.nineteen_sixty.rules.position import Race
from hustings.games.nineteen_sixty.rules.strategy import StrategyPhase
from hustings.kernel.message import IllegalAction
from hustings.play.game import BadOption


def campaigning(**layout: object) -> Race:
    """Kennedy campaigns with the two points of The New Nixon, from Massachusetts unless the layout says otherwise."""
    p = race(kennedy=("the-new-nixon", "gaffe"), momentum=(0, 0), **layout)  # type: ignore[arg-type]
    return plays(p, "kennedy", "campaign the-new-nixon")


def test_more_points_than_the_card_has() -> None:
    """C.8, E.9, U.1; campaigning without checks ends with the last point."""
    p = campaigning(states={"NY": -4})
    play(p, "support NY")
    refused(p, "checks 3", "too-many-points", "C.8")
    p = event(race(states={"NY": -4}), "new-england", "kennedy", "support NY")
    refused(p, "checks 3", "too-many-checks", "E.9")
    p = race(kennedy=("the-new-nixon", "gaffe"), momentum=(0, 0))
    p = plays(p, "kennedy", "position the-new-nixon", "issue issue-defense")
    refused(p, "issue issue-defense", "issue-cost", "U.1")


def test_travel_that_cannot_be_paid() -> None:
    """C.2, C.3"""
    refused(play(campaigning(), "support NY"), "travel region-west", "travel-cost", "C.2")
    refused(campaigning(), "travel AK", "travel-cost", "C.3")


def test_a_state_outside_the_region() -> None:
    """C.1, C.5, K.6"""
    refused(campaigning(), "support TX", "other-region", "C.1")
    p = play(campaigning(), "travel region-south", "done")
    refused(p, "stand NY", "other-region", "C.5")
    refused(event(race(), "new-england", "kennedy"), "support TX", "not-there", "K.6")


def test_a_third_cube_where_two_are_allowed() -> None:
    """K.6"""
    p = event(race(), "new-england", "kennedy", "support MA", "support MA")
    refused(p, "support MA", "limit-reached", "K.6")


def test_gathering_momentum_as_a_strategy_card() -> None:
    """R.2"""
    p = run(race(kennedy=("gathering-momentum-in-the-east", "gaffe"), nixon=("volunteers",)), StrategyPhase())
    refused(p, "set-aside gathering-momentum-in-the-east", "never-strategy", "R.2")


def test_the_event_of_a_prevented_card() -> None:
    """E.18: it can neither be played nor triggered."""
    p = plays(race(kennedy=("eisenhowers-silence", "gaffe"), box=("dwight-d-eisenhower",)), "kennedy")
    refused(p, "event eisenhowers-silence", "prevented", "E.18")
    play(p, "position eisenhowers-silence", "done")
    assert asked(p) == ("", "")


def test_triggering_without_momentum() -> None:
    """P.8, P.11: nobody is asked, and the answer is refused."""
    p = race(kennedy=("the-new-nixon", "gaffe"), nixon=("volunteers",), momentum=(0, 0))
    plays(p, "kennedy", "position the-new-nixon", "done")
    assert asked(p) == ("", "")
    with pytest.raises(IllegalAction) as caught:
        p.act(1, GAME.action("trigger the-new-nixon"))
    assert caught.value.reason.key == "not-asked"


def test_triggering_after_preemption() -> None:
    """P.5, P.8"""
    p = race(kennedy=("the-new-nixon", "gaffe"), nixon=("volunteers",), momentum=(2, 2))
    plays(p, "kennedy", "position the-new-nixon", "preempt", "done")
    assert asked(p) == ("", "")
    with pytest.raises(IllegalAction) as caught:
        p.act(1, GAME.action("trigger the-new-nixon"))
    assert caught.value.reason.key == "not-asked"


def test_a_second_answer_in_a_debate_round() -> None:
    """D.5"""
    stacks = (("new-england", "nixons-pledge"), ("recount", "tricky-dick"))
    p = run(race(stacks=stacks, turn=6, draws=("K", "K"), seed=None), Debates())
    p.act(0, GAME.action("debate new-england"))
    with pytest.raises(IllegalAction) as caught:
        p.act(0, GAME.action("debate nixons-pledge"))
    assert caught.value.reason.key == "not-asked"
    assert legal(p) == {"debate recount", "debate tricky-dick"}


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "third"},
        {"edition": "first", "vice-presidents": "on"},
        {"edition": "first", "limited-positioning": "on"},
        {"weather": "rain"},
    ],
)
def test_an_edition_that_does_not_exist_or_a_variant_that_it_lacks(options: dict[str, str]) -> None:
    """Y.1"""
    with pytest.raises(BadOption):
        GAME.setup(options=options)


def test_electoral_votes_that_do_not_sum_to_537(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[states.NY]\nvotes = 44\n", "utf-8")
    with pytest.raises(PrintedError) as caught:
        NineteenSixty.from_file(file)
    (problem,) = caught.value.problems
    assert problem.key == "printed-votes"
    assert "537" in problem.text("en") and "537" in problem.text("ja")
