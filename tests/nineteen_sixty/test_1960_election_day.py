"""Election Day and who wins (chapters F and W): clause by clause, and the rulings about them.

What both editions do alike is tested with both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from campaign_tools import (
    GAME,
    Side,
    asked,
    bag,
    event,
    go_on,
    hand,
    legal,
    momentum,
    play,
    race,
    refused,
    states,
    where,
)

from hustings.games.nineteen_sixty.face.view import look
from hustings.games.nineteen_sixty.rules.board import KENNEDY, NIXON, REGION, SEATS, SIGN, STATES
from hustings.games.nineteen_sixty.rules.election_day import ELECTION_STEPS, WITHHELD, ElectionDay
from hustings.games.nineteen_sixty.rules.position import ELECTION_DAY, OVER, Race
from hustings.games.nineteen_sixty.rules.printed import FIRST, SECOND
from hustings.games.nineteen_sixty.rules.sequence import Turn
from hustings.kernel.chance import Chance

EDITIONS = pytest.mark.parametrize("edition", [FIRST, SECOND], ids=["first", "second"])
DRAWS: dict[str, tuple[str, ...]] = {"kennedy": ("K", "K"), "nixon": ("N", "N")}
VOTES = GAME.printed.votes
EDGES = {id: SIGN[seat] for id, seat in zip(STATES, GAME.printed.edge, strict=True)}
"""By state: the cube that it gets by its edge."""


def election(
    *draws: str,
    initiative: Side = "kennedy",
    stacks: tuple[Iterable[str], Iterable[str]] = ((), ()),
    states: Mapping[str, int] | None = None,
    media: Mapping[str, int] | None = None,
    issues: Mapping[str, int] | None = None,
    endorsements: Mapping[str, int] | None = None,
    momentum: tuple[int, int] = (0, 0),
    cubes: tuple[int, int] = (12, 12),
    box: Iterable[str] = (),
    tokens: tuple[str, str] = ("MA", "CA"),
    edition: int = SECOND,
) -> Race:
    """Election Day up to its first question. The script holds the initiative check and the draws that are given."""
    p = race(
        draws=(*DRAWS[initiative], *draws), seed=None, turn=9, stacks=stacks, states=states, media=media,
        issues=issues, endorsements=endorsements, momentum=momentum, bag=cubes, box=box, tokens=tokens,
        edition=edition, initiative=initiative,
    )  # fmt: skip
    p.push((ElectionDay(),))
    return go_on(p)


def ended(p: Race) -> tuple[Side, str, str]:
    """Who won, how, and by which clause."""
    assert p.outcome is not None
    return SEATS[p.outcome.winners[0]], p.outcome.how, p.outcome.clause


def told(p: Race, key: str) -> list[tuple[int, ...]]:
    """The arguments of all entries of a key."""
    return [entry.args for entry in p.entries if entry.key == key]


def board(kennedy: Iterable[str], others: Mapping[str, int] | None = None) -> dict[str, int]:
    """Support in all states: one cube of Kennedy's in these, others as given, one of Nixon's in the rest."""
    mine = set(kennedy)
    return {id: (others or {}).get(id, 1 if id in mine else -1) for id in STATES}


def votes(ids: Iterable[str]) -> int:
    """The electoral votes of some states."""
    return sum(VOTES[STATES.index(id)] for id in ids)


def choose(count: int, total: int, without: Iterable[str] = ()) -> list[str]:
    """Some states, so many, with so many votes in all."""
    ids = [id for id in STATES if id not in set(without)]
    found: dict[tuple[int, int], list[str]] = {(0, 0): []}
    for id in ids:
        for (number, so_far), chosen in list(found.items()):
            key = (number + 1, so_far + votes([id]))
            if key[0] <= count and key[1] <= total:
                found.setdefault(key, [*chosen, id])
    return found[count, total]


class TestSteps:
    def test_turn_9_has_six_steps(self) -> None:
        """F.1, T.1"""
        p = race(turn=8, draws=("K", "K"))
        p.push((Turn(),))
        go_on(p)
        assert p.turn == 9
        assert ELECTION_STEPS == (
            "bonus-cubes", "initiative", "strategy-cards", "election-events", "endorsements", "tally",
        )  # fmt: skip
        keys = [entry.key for entry in p.entries]
        steps = ["momentum-to-bag", "initiative", "fell-by-edge", "tally", "end-majority"]
        assert [keys.index(key) for key in steps] == sorted(keys.index(key) for key in steps)
        assert p.phase == OVER

    def test_each_question_knows_its_step(self) -> None:
        """F.1: strategy cards, then Election Day events."""
        p = election("K", "K", "K", stacks=(["new-england"], []), box=["late-returns-from-cook-county", "recount"])
        assert (p.phase, ELECTION_STEPS[p.step]) == (ELECTION_DAY, "strategy-cards")
        play(p, "resolve new-england")
        assert (p.phase, ELECTION_STEPS[p.step]) == (ELECTION_DAY, "election-events")


class TestBonusCubes:
    def test_first_edition(self) -> None:
        """F.2: media and issue support moves from the board into the bag, F.4: two cubes for each momentum marker."""
        p = election(
            media={"east": 2, "west": -1},
            issues={"defense": -3, "economy": 1},
            momentum=(2, 1),
            cubes=(5, 5),
            edition=FIRST,
            stacks=(["new-england"], []),
        )
        assert told(p, "bonus-cubes") == []
        assert told(p, "support-to-bag") == [(KENNEDY, 3), (NIXON, 4)]
        assert told(p, "momentum-to-bag") == [(KENNEDY, 4), (NIXON, 2)]
        assert bag(p) == (5 + 3 + 4 - 2, 5 + 4 + 2)
        assert p.cubes[REGION : REGION + 7] == [0] * 7
        assert momentum(p) == (0, 0)

    def test_second_edition(self) -> None:
        """F.3: as many cubes more as there is media support on the board; the rest is the same."""
        p = election(
            media={"east": 2, "west": -1},
            issues={"defense": -3, "economy": 1},
            momentum=(2, 1),
            cubes=(5, 5),
            stacks=(["new-england"], []),
        )
        assert told(p, "bonus-cubes") == [(KENNEDY, 2), (NIXON, 1)]
        assert told(p, "support-to-bag") == [(KENNEDY, 3), (NIXON, 4)]
        assert told(p, "momentum-to-bag") == [(KENNEDY, 4), (NIXON, 2)]
        assert bag(p) == (5 + 2 + 3 + 4 - 2, 5 + 1 + 4 + 2)
        assert p.cubes[REGION : REGION + 7] == [0] * 7

    def test_endorsements_and_states_stay(self) -> None:
        """F.2"""
        p = election(states={"NY": 3}, endorsements={"west": -2}, stacks=(["new-england"], []))
        assert states(p) == {"NY": 3}
        assert p.cubes[57:] == [0, 0, 0, -2]


class TestInitiative:
    @pytest.mark.parametrize("initiative", SEATS)
    def test_for_the_rest_of_the_day(self, initiative: Side) -> None:
        """F.5"""
        p = election(initiative=initiative, stacks=(["new-england"], ["recount"]))
        assert SEATS[p.initiative] == initiative
        assert asked(p) == (initiative, "resolve-strategy")

    def test_its_check_can_still_be_reseeded(self) -> None:
        """B.7"""
        p = election(cubes=(2, 0), stacks=(["new-england"], []))
        assert bag(p) == (10, 10)
        assert p.dry == 1

    def test_bonus_cubes_can_decide_it(self) -> None:
        """F.2, F.5: they are in the bag already."""
        p = election(initiative="nixon", cubes=(12, 0), issues={"economy": -2}, stacks=(["new-england"], []))
        assert bag(p) == (12, 0)


class TestStrategyCards:
    def test_all_are_shown_in_the_first_edition(self) -> None:
        """F.6: to everybody, before the first is resolved."""
        mine, theirs = ["new-england", "gaffe", "ken-air", "volunteers"], ["recount", "tricky-dick"]
        p = election(stacks=(mine, theirs), edition=FIRST)
        shown = [entry for entry in p.entries if entry.key == "showed"]
        assert len(shown) == 6
        assert all(entry.is_for(None) for entry in shown)
        assert (hand(p, "kennedy"), hand(p, "nixon")) == (set(mine), set(theirs))
        assert p.stacks == [[], []]
        assert p.told == 3

    def test_one_by_one_in_the_second(self) -> None:
        """F.6: nobody else sees a card before it is resolved, and nobody's sampled world knows it."""
        mine, theirs = ["new-england", "gaffe", "ken-air", "volunteers"], ["recount", "tricky-dick"]
        p = election(stacks=(mine, theirs))
        assert told(p, "showed") == []
        assert told(p, "took-strategy") == [(KENNEDY, 4), (NIXON, 2)]
        first = int(p.initiative)
        for seat in (0, 1, None):
            view = look(p, seat)
            for side, cards in enumerate((mine, theirs)):
                hidden = [None] * len(cards)
                assert list(view.sides[side].hand) == (
                    sorted(cards, key=GAME.printed.card_ids.index) if side == seat else hidden
                )
        worlds = set()
        for seed in range(8):
            twin = p.clone()
            twin.determinize(first, Chance(seed))
            assert isinstance(twin, Race)
            assert twin.hands[first] == p.hands[first]
            worlds.add(tuple(twin.hands[1 - first]))
        assert len(worlds) > 1

    def test_everybody_knows_them_in_the_first_edition(self) -> None:
        """F.6: determinizing moves none of them, whoever it is for."""
        p = election(stacks=(["new-england", "gaffe"], ["recount", "tricky-dick"]), edition=FIRST)
        for seat in (KENNEDY, NIXON):
            twin = p.clone()
            twin.determinize(seat, Chance(1))
            assert isinstance(twin, Race)
            assert twin.hands == p.hands

    def test_three_checks_in_the_state_of_the_card(self) -> None:
        """F.6: then it is discarded."""
        p = election("K", "N", "K", stacks=(["new-england", "gaffe"], []), states={"LA": -1})
        play(p, "resolve new-england")
        assert states(p) == {"LA": 1}
        assert where(p, "new-england") == "discard"
        assert bag(p) == (12 - 2 - 2, 12 - 1)
        assert told(p, "strategy-card") == [(KENNEDY, 6, STATES.index("LA"), 3)]

    def test_always_three_whoever_leads(self) -> None:
        """F.6: each is a check, without exemption and however few cubes are there."""
        p = election("N", "N", "N", stacks=(["new-england", "gaffe"], []), states={"LA": 4})
        play(p, "resolve new-england")
        assert states(p) == {"LA": 4}

    @EDITIONS
    def test_the_initiative_resolves_all_own_cards_first(self, edition: int) -> None:
        """F.7: each side in the order that it likes."""
        p = election(
            *["K", "K", "K"] * 2, *["K"] * 4, "N", "N",
            initiative="nixon", edition=edition, cubes=(12, 4),
            stacks=(["gaffe", "new-england"], ["recount", "tricky-dick"]),
        )  # fmt: skip
        assert asked(p) == ("nixon", "resolve-strategy")
        assert legal(p) == {"resolve recount", "resolve tricky-dick"}
        play(p, "resolve tricky-dick")
        assert asked(p) == ("nixon", "resolve-strategy")
        play(p, "resolve recount")
        assert asked(p) == ("kennedy", "resolve-strategy")
        assert legal(p) == {"resolve gaffe", "resolve new-england"}
        play(p, "resolve new-england")
        assert asked(p) == ("kennedy", "resolve-strategy")
        play(p, "resolve gaffe")
        assert ended(p)[1].startswith("end-")
        assert [args[1] for args in told(p, "strategy-card")] == [58, 90, 6, 22]

    def test_only_own_cards_in_the_own_turn(self) -> None:
        """F.7"""
        p = election(stacks=(["new-england"], ["recount"]), box=["late-returns-from-cook-county"])
        refused(p, "resolve recount", "not-your-strategy", "F.7")
        refused(p, "resolve late-returns-from-cook-county", "not-your-strategy", "F.7")

    @EDITIONS
    def test_the_bag_is_not_reseeded(self, edition: int) -> None:
        """F.8, B.7: what cannot be drawn is lost."""
        p = election("K", "N", stacks=(["new-england", "gaffe"], []), cubes=(3, 1), edition=edition)
        play(p, "resolve new-england")
        assert states(p) == {"LA": 1}
        assert bag(p) == (0, 0)
        assert told(p, "check-lost") == [(KENNEDY, STATES.index("LA"))]
        assert told(p, "reseeded") == []
        play(p, "resolve gaffe")
        assert len(told(p, "check-lost")) == 4


class TestEvents:
    def test_they_wait_until_now(self) -> None:
        """E.17, F.9: whoever plays them, they lie in their box."""
        for card in (
            "late-returns-from-cook-county",
            "early-returns-from-connecticut",
            "unpledged-electors",
            "recount",
        ):
            assert where(event(race(turn=8), card, "nixon"), card) == "box"

    @EDITIONS
    def test_the_initiative_chooses_the_order(self, edition: int) -> None:
        """F.9: whoever they belong to; a resolved card leaves the game."""
        waiting = ["late-returns-from-cook-county", "early-returns-from-connecticut", "recount"]
        p = election(
            *"KKNNK", *"NNN", *"KKNNN",
            initiative="nixon", box=waiting, states={"CT": -1, "IL": -1, "CA": 1, "TX": 2}, edition=edition,
        )  # fmt: skip
        assert asked(p) == ("nixon", "resolve-event")
        assert legal(p) == {f"resolve {card}" for card in waiting}
        play(p, "resolve late-returns-from-cook-county")
        assert states(p)["IL"] == 2
        assert where(p, "late-returns-from-cook-county") == "removed"
        assert asked(p) == ("nixon", "resolve-event")
        play(p, "resolve recount")
        assert asked(p) == ("nixon", "choose")
        play(p, "pick TX")
        assert states(p)["TX"] == -1
        assert legal(p) == {"resolve early-returns-from-connecticut"}
        play(p, "resolve early-returns-from-connecticut")
        assert states(p)["CA"] == -2
        assert told(p, "resolved") == [(7,), (90,), (32,)]

    def test_their_checks_come_from_the_same_bag(self) -> None:
        """F.10, F.8: without a cube they are lost."""
        p = election(box=["late-returns-from-cook-county"], cubes=(2, 1), issues={"economy": -1})
        assert bag(p) == (0, 2)
        p = election("N", "N", box=["late-returns-from-cook-county"], cubes=(2, 1), issues={"economy": -1})
        play(p, "resolve late-returns-from-cook-county")
        assert len(told(p, "check-failed")) == 2
        assert len(told(p, "check-lost")) == 3

    def test_unpledged_electors_are_not_resolved(self) -> None:
        """F.10"""
        p = election(box=["unpledged-electors", "recount"])
        assert legal(p) == {"resolve recount"}
        refused(p, "resolve unpledged-electors", "in-the-tally", "F.10")
        refused(p, "resolve late-returns-from-cook-county", "not-waiting", "F.9")
        assert p.outcome is None
        assert election(box=["unpledged-electors"]).outcome is not None

    def test_prevention_events_are_none_of_them(self) -> None:
        """F.9, E.14"""
        assert election(box=["dwight-d-eisenhower"]).outcome is not None

    def test_without_events(self) -> None:
        """F.9"""
        assert told(election(), "resolved") == []


class TestUndecided:
    @EDITIONS
    def test_endorsements_decide_the_empty_states_of_a_region(self, edition: int) -> None:
        """F.11, E.10: one cube each, against the edge too, without checks."""
        p = election(states={"OH": 2}, endorsements={"midwest": -1, "south": 3}, tokens=("IL", "TX"), edition=edition)
        after = states(p)
        assert after["OH"] == 2
        for state, region in enumerate(GAME.printed.region):
            id = STATES[state]
            if region == 1:
                assert after[id] == 1
            elif region == 2 and id != "OH":
                assert after[id] == -1

    @EDITIONS
    def test_edges_decide_the_others(self, edition: int) -> None:
        """F.12"""
        p = election(states={"NY": -4, "CA": 1}, edition=edition)
        assert states(p) == {**EDGES, "NY": -4, "CA": 1}

    def test_how_many_markers_does_not_matter(self) -> None:
        """F.11: one cube, however many markers lie there."""
        assert states(election(endorsements={"west": 3}))["CA"] == 1

    def test_the_log_tells_both(self) -> None:
        """F.11, F.12"""
        p = election(endorsements={"west": 3})
        assert len(told(p, "fell-by-endorsement")) == 18
        assert len(told(p, "fell-by-edge")) == 32


class TestTally:
    @EDITIONS
    def test_every_state_gives_its_votes(self, edition: int) -> None:
        """F.13, O.2: 537 votes in 50 states."""
        p = election(edition=edition)
        kennedy = [id for id in STATES if EDGES[id] > 0]
        assert told(p, "tally") == [(votes(kennedy), 537 - votes(kennedy), len(kennedy), 50 - len(kennedy))]
        assert len(p.called) == 50
        assert {code & 3 for code in p.called} == {KENNEDY, NIXON}
        assert p.phase == OVER

    @EDITIONS
    @pytest.mark.parametrize("total", [268, 269])
    def test_a_majority_wins(self, total: int, edition: int) -> None:
        """W.1: 269 of 537 votes, with one state more or less."""
        p = election(states=board(choose(25, total)), edition=edition)
        assert ended(p) == ("kennedy" if total == 269 else "nixon", "end-majority", "W.1")
        assert p.outcome is not None
        assert p.outcome.scores == ((1.0, 0.0) if total == 269 else (0.0, 1.0))

    @EDITIONS
    def test_unpledged_electors_withhold_votes(self, edition: int) -> None:
        """K.33: where Kennedy leads without carrying."""
        p = election(states={"AL": 3, "LA": 4, "MS": -1, "GA": 1}, box=["unpledged-electors"], edition=edition)
        fell = {STATES[code >> 2]: code & 3 for code in p.called}
        assert [fell[id] for id in ("AL", "LA", "MS", "GA")] == [WITHHELD, KENNEDY, NIXON, KENNEDY]
        assert told(p, "withheld") == [(STATES.index("AL"),)]

    @EDITIONS
    def test_without_a_majority_more_votes_win(self, edition: int) -> None:
        """W.2"""
        others = choose(20, 260, ["AL", "LA", "MS"])
        p = election(states=board(others, {"AL": 1, "LA": 1, "MS": 1}), box=["unpledged-electors"], edition=edition)
        assert told(p, "tally")[0][:2] == (260, 537 - 29 - 260)
        assert ended(p) == ("kennedy", "end-plurality", "W.2")

    @EDITIONS
    def test_withheld_votes_can_leave_the_majority(self, edition: int) -> None:
        """W.1, W.2"""
        p = election(states=board([], {"AL": 1}), box=["unpledged-electors"], edition=edition)
        assert ended(p) == ("nixon", "end-majority", "W.1")


def tie(kennedy: int, withheld: tuple[str, ...], nixon: int = 0, edition: int = SECOND) -> Race:
    """Equal votes, with so many states for Kennedy, who has one cube in each state with withheld votes.

    Nixon has one cube in each of the others of the three, and in Louisiana so many more.
    """
    left = (537 - votes(withheld)) // 2
    mine = choose(kennedy, left, ["AL", "LA", "MS"])
    others = {**dict.fromkeys(withheld, 1), "LA": -1 - nixon}
    p = election(states=board(mine, others), box=["unpledged-electors"], edition=edition)
    assert told(p, "tally") == [(left, left, kennedy, 50 - len(withheld) - kennedy)]
    return p


class TestTieBreakers:
    @EDITIONS
    @pytest.mark.parametrize(("kennedy", "winner"), [(26, "kennedy"), (25, "kennedy"), (24, "nixon"), (20, "nixon")])
    def test_more_states_win(self, kennedy: int, winner: Side, edition: int) -> None:
        """W.3: of 49, since Alabama, whose votes are withheld, counts for nobody."""
        assert ended(tie(kennedy, ("AL",), edition=edition)) == (winner, "end-states", "W.3")

    def test_more_states_come_before_more_support(self) -> None:
        """W.3, W.5"""
        assert ended(tie(25, ("AL",), nixon=30)) == ("kennedy", "end-states", "W.3")

    def test_first_edition_then_kennedy(self) -> None:
        """W.4: whatever the support."""
        p = tie(24, ("AL", "MS"), nixon=30, edition=FIRST)
        assert ended(p) == ("kennedy", "end-kennedy", "W.4")

    @pytest.mark.parametrize(("more", "winner"), [(3, "nixon"), (1, "kennedy")])
    def test_second_edition_then_more_support(self, more: int, winner: Side) -> None:
        """W.5: on the whole board; Kennedy's two cubes in the states with withheld votes count too."""
        assert ended(tie(24, ("AL", "MS"), nixon=more)) == (winner, "end-support", "W.5")

    def test_second_edition_then_kennedy(self) -> None:
        """W.6"""
        assert ended(tie(24, ("AL", "MS"), nixon=2)) == ("kennedy", "end-kennedy", "W.6")


class TestRulings:
    def test_ruling_04_reseeding_ends_with_the_strategy_cards(self) -> None:
        """B.6, B.7, F.8: the initiative check of Election Day can still reseed; after it draws are lost."""
        p = election(cubes=(2, 0), stacks=(["new-england"], []))
        assert told(p, "reseeded") == [(10,)]
        p = election("K", "K", "K", cubes=(5, 0), stacks=(["new-england", "gaffe"], []))
        play(p, "resolve new-england")
        assert bag(p) == (0, 0)
        play(p, "resolve gaffe")
        assert told(p, "reseeded") == []
        assert told(p, "check-lost") == [(KENNEDY, STATES.index("TX"))] * 3

    @EDITIONS
    def test_ruling_35_momentum_is_exchanged_by_itself(self, edition: int) -> None:
        """F.4"""
        p = election(momentum=(3, 0), cubes=(2, 2), edition=edition, stacks=(["new-england"], []))
        assert momentum(p) == (0, 0)
        assert bag(p) == (2 + 6 - 2, 2)

    def test_ruling_36_media_counts_twice_and_issues_once(self) -> None:
        """F.3"""
        p = election(media={"south": 4}, issues={"defense": 3}, cubes=(2, 2), stacks=(["new-england"], []))
        assert bag(p) == (2 + 8 + 3 - 2, 2)

    def test_ruling_37_state_and_leader_are_read_when_they_are_resolved(self) -> None:
        """K.32, K.90: a strategy card in Connecticut decides first; Nixon names the state of Recount last."""
        p = election(
            *"KKK", *"KKKKK", *"NNN",
            stacks=(["bobby-kennedy"], []), box=["early-returns-from-connecticut", "recount"],
            states={"CT": -2, "CA": -3}, cubes=(12, 12),
        )  # fmt: skip
        play(p, "resolve bobby-kennedy")
        assert states(p)["CT"] == 1
        play(p, "resolve early-returns-from-connecticut")
        assert states(p)["CA"] == 2
        play(p, "resolve recount")
        assert asked(p) == ("nixon", "choose")
        assert len(legal(p, "pick")) == 50
        play(p, "pick CA")
        assert states(p)["CA"] == -1

    @EDITIONS
    def test_ruling_38_empty_states_are_settled_before_the_electors_decide(self, edition: int) -> None:
        """F.11, F.12, K.33, W.2, W.3: one cube is fewer than four, state by state."""
        p = election(box=["unpledged-electors"], states={"LA": 4}, endorsements={}, edition=edition)
        assert told(p, "withheld") == [(STATES.index("MS"),), (STATES.index("AL"),)]
        p = election(box=["unpledged-electors"], endorsements={"south": -1}, edition=edition)
        assert told(p, "withheld") == []

    def test_ruling_39_kennedy_wins_what_nothing_decides(self) -> None:
        """W.6"""
        assert ended(tie(24, ("AL", "MS"), nixon=2))[0] == "kennedy"
