"""The debates (chapter D): clause by clause, the examples of both rulebooks, and the rulings about them.

What both editions do alike is tested with both.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from campaign_tools import (
    GAME,
    Side,
    asked,
    event,
    go_on,
    hand,
    issues,
    legal,
    log,
    order,
    play,
    race,
    refused,
    states,
    where,
)

from hustings.games.nineteen_sixty.rules.actions import DEBATE
from hustings.games.nineteen_sixty.rules.board import ISSUES, KENNEDY, NIXON, SEATS
from hustings.games.nineteen_sixty.rules.debates import DEBATE_STEPS, Debates, Speak, total
from hustings.games.nineteen_sixty.rules.position import DEBATES, EARLY, Race
from hustings.games.nineteen_sixty.rules.printed import FIRST, SECOND
from hustings.games.nineteen_sixty.rules.sequence import Turn
from hustings.kernel.chance import Chance
from hustings.kernel.message import IllegalAction

EDITIONS = pytest.mark.parametrize("edition", [FIRST, SECOND], ids=["first", "second"])
DRAWS = {"kennedy": ("K", "K"), "nixon": ("N", "N")}


def debates(
    kennedy: Iterable[str] = (),
    nixon: Iterable[str] = (),
    *,
    initiative: Side = "kennedy",
    edition: int = SECOND,
    order: tuple[str, str, str] = ("defense", "economy", "civil_rights"),
    box: Iterable[str] = (),
    states: dict[str, int] | None = None,
    issues: dict[str, int] | None = None,
    tokens: tuple[str, str] = ("MA", "CA"),
) -> Race:
    """The first round of debates with these strategy stacks. The script holds the initiative check and nothing else."""
    p = race(
        stacks=(kennedy, nixon), draws=DRAWS[initiative], seed=None, turn=6, edition=edition, order=order, box=box,
        states=states, issues=issues, tokens=tokens,
    )  # fmt: skip
    p.push((Debates(),))
    return go_on(p)


def speak(p: Race, kennedy: str | None, nixon: str | None) -> Race:
    """Both choose their cards for a round; None: that side has none."""
    for seat, card in ((KENNEDY, kennedy), (NIXON, nixon)):
        if card is not None:
            p.act(seat, GAME.action(f"debate {card}"))
    return p


def podium(p: Race, issue: str) -> tuple[list[str], list[str]]:
    """The cards on Kennedy's and on Nixon's side of an issue."""
    ids = GAME.printed.card_ids
    at = [code for code in p.podium if ISSUES[code >> 1 & 3] == issue]
    return [ids[code >> 3] for code in at if code & 1 == KENNEDY], [ids[code >> 3] for code in at if code & 1 == NIXON]


def totals(p: Race, issue: str) -> tuple[int, int]:
    """What counts for Kennedy and for Nixon at an issue."""
    return total(p, ISSUES.index(issue), KENNEDY), total(p, ISSUES.index(issue), NIXON)


def shown(p: Race) -> tuple[str, str]:
    """The cards that have been shown and not been placed, Kennedy's first."""
    kennedy, nixon = (GAME.printed.card_ids[max(card, 0)] for card in p.shown or (0, 0))
    return kennedy, nixon


def won(p: Race) -> list[tuple[str, Side]]:
    """The issues that are won, in order, and by whom."""
    return [(ISSUES[code >> 1], SEATS[code & 1]) for code in p.decided]


def told(p: Race, key: str) -> list[tuple[int, ...]]:
    """The arguments of all entries of a key."""
    return [entry.args for entry in p.entries if entry.key == key]


def verdicts(p: Race) -> list[tuple[int, ...]]:
    """Who won which issue by which totals, in order; a tie is told in words of its own."""
    found: list[tuple[int, ...]] = []
    for entry in p.entries:
        if entry.key == "issue-won":
            assert entry.args[2] != entry.args[3]
            found.append(entry.args)
        elif entry.key == "issue-won-by-initiative":
            found.append((*entry.args, entry.args[2]))
    return found


ONE_ROUND = (["new-england"], ["baptist-ministers"])


class TestBeginning:
    def test_turn_6_has_steps_instead_of_phases(self) -> None:
        """D.1"""
        p = race(stacks=ONE_ROUND, turn=5, draws=("K", "K"))
        p.push((Turn(),))
        go_on(p)
        assert (p.turn, p.phase) == (6, DEBATES)
        assert DEBATE_STEPS[p.step] == "debate"
        assert hand(p, "kennedy") == {"new-england"}
        speak(p, *(cards[0] for cards in ONE_ROUND))
        while p.phase == DEBATES:
            play(p, sorted(legal(p))[0])
        assert p.turn == 7
        assert asked(p)[1] == "start"
        assert [len(cards) for cards in p.hands] == [7, 7]

    def test_the_initiative_is_for_the_whole_of_the_debates(self) -> None:
        """D.2: two cubes of one colour, which leave the bag."""
        p = debates(*ONE_ROUND, initiative="nixon")
        assert p.initiative == NIXON
        assert [p.sides[2], p.sides[3]] == [12, 10]

    def test_stacks_come_into_the_hands(self) -> None:
        """D.3"""
        five = ["new-england", "lazy-shave", "ken-air", "nixons-knee", "herblock"]
        p = debates(five, ["baptist-ministers"])
        assert hand(p, "kennedy") == set(five)
        assert hand(p, "nixon") == {"baptist-ministers"}
        assert p.stacks == [[], []]
        assert told(p, "took-strategy") == [(KENNEDY, 5), (NIXON, 1)]
        assert p.sides[EARLY : EARLY + 2] == [0, 0]

    def test_the_issues_move_to_the_debate_board_with_their_support(self) -> None:
        """D.4"""
        p = debates(*ONE_ROUND, order=("economy", "civil_rights", "defense"), issues={"economy": 2, "defense": -1})
        assert order(p) == ["", "", ""]
        assert p.stage == [2, 0, 1]
        assert issues(p) == {"economy": 2, "defense": -1}


@EDITIONS
def test_example_1_the_great_seal_bug_and_fifty_stars(edition: int) -> None:
    """The example of chapter 4, in both rulebooks (D.6, D.7, K.21, K.29), and the one that goes on with it (D.10)."""
    printed = GAME.printed
    p = debates(
        ["fifty-stars", "nixons-pledge"],
        ["the-great-seal-bug", "congressional-summer-session"],
        initiative="nixon",
        edition=edition,
    )
    # Nixon reveals The Great Seal Bug, with the icons of Economy and of Nixon.
    speak(p, "fifty-stars", "the-great-seal-bug")
    bug = printed.card("the-great-seal-bug")
    assert (bug.issue, bug.icon) == ("economy", "nixon")
    # It is placed at Economy, on Nixon's own side.
    assert podium(p, "economy") == ([], ["the-great-seal-bug"])
    # Kennedy reveals Fifty Stars, with the icon of Defense and those of both candidates.
    stars = printed.card("fifty-stars")
    assert (stars.issue, stars.icon) == ("defense", "both")
    # It goes to Defense, and Kennedy chooses the side:
    assert asked(p) == ("kennedy", "choose-side")
    assert legal(p) == {"side seat-kennedy", "side seat-nixon"}
    # the own one.
    play(p, "side seat-kennedy")
    assert podium(p, "defense") == (["fifty-stars"], [])

    # Next Nixon reveals Congressional Summer Session, with Nixon's icon and that of Defense,
    session = printed.card("congressional-summer-session")
    assert (session.issue, session.icon) == ("defense", "nixon")
    # and Kennedy Nixon's Pledge, with Kennedy's icon and that of Defense.
    pledge = printed.card("nixons-pledge")
    assert (pledge.issue, pledge.icon) == ("defense", "kennedy")
    speak(p, "nixons-pledge", "congressional-summer-session")
    # There are two cards on one side, Kennedy's. Kennedy has 6 CP there and Nixon only 4: Kennedy wins Defense.
    assert told(p, "placed")[-2:] == [(KENNEDY, 76, 0, KENNEDY), (NIXON, 69, 0, NIXON)]
    assert verdicts(p) == [(KENNEDY, 0, 6, 4)]
    assert won(p) == [("defense", "kennedy")]
    assert asked(p) == ("kennedy", "gain")


class TestShowing:
    def test_both_choose_in_secret_and_show_together(self) -> None:
        """D.5"""
        p = debates(["new-england", "ken-air"], ["baptist-ministers", "heartland-of-america"])
        assert p.to_act == (KENNEDY, NIXON)
        assert {GAME.text(action) for action in p.actions(KENNEDY)} == {"debate new-england", "debate ken-air"}
        before = log(p)
        p.act(NIXON, GAME.action("debate baptist-ministers"))
        assert p.to_act == (KENNEDY,)
        assert (log(p), p.podium, shown(p)) == (before, [], ("", ""))
        p.act(KENNEDY, GAME.action("debate ken-air"))
        assert told(p, "showed") == [(KENNEDY, 26), (NIXON, 9)]
        assert hand(p, "kennedy") == {"new-england"}

    def test_an_answer_is_final(self) -> None:
        """D.5"""
        p = debates(*ONE_ROUND)
        p.act(NIXON, GAME.action("debate baptist-ministers"))
        assert p.actions(NIXON) == []

    def test_only_a_card_of_the_own_hand(self) -> None:
        """D.5"""
        p = debates(*ONE_ROUND)
        refused(p, "debate baptist-ministers", "not-in-hand", "D.5")
        refused(p, "debate volunteers", "not-in-hand", "D.5")

    def test_a_sealed_choice_leaks_nothing(self) -> None:
        """D.5, S.15: for Nixon every card that Kennedy can have chosen, and can hold, is the same."""
        twins: list[str] = []
        for held, chosen in (
            (["new-england", "ken-air"], "new-england"),
            (["new-england", "ken-air"], "ken-air"),
            (["herblock", "nixons-knee"], "nixons-knee"),
        ):
            p = debates(held, ["baptist-ministers"])
            quiet = (log(p, NIXON), p.stack[-1].ask(p, NIXON), p.actions(NIXON), p.told)
            p.act(KENNEDY, GAME.action(f"debate {chosen}"))
            assert (log(p, NIXON), p.stack[-1].ask(p, NIXON), p.actions(NIXON), p.told) == quiet
            twin = p.clone()
            twin.determinize(NIXON, Chance(5))
            twins.append(twin.digest())
        assert len(set(twins)) == 1

    def test_search_believes_in_every_choice(self) -> None:
        """D.5: determinized for Nixon, Kennedy's answer is any card of the hand that Kennedy is given there."""
        p = debates(["new-england", "ken-air"], ["baptist-ministers"])
        p.act(KENNEDY, GAME.action("debate ken-air"))
        answers: set[int] = set()
        for seed in range(12):
            twin = p.clone()
            twin.determinize(NIXON, Chance(seed))
            step = twin.stack[-1]
            assert isinstance(step, Speak)
            assert step.answers[KENNEDY] - DEBATE in twin.hands[KENNEDY]
            answers.add(step.answers[KENNEDY])
        assert len(answers) > 6

    def test_cards_bring_neither_points_nor_event_nor_rest(self) -> None:
        """D.5"""
        p = speak(debates(["volunteers"], ["recount"]), "volunteers", "recount")
        assert p.sides[:2] == [2, 2]
        assert p.sides[4:6] == [0, 0]
        assert p.box == []


class TestPlacing:
    def test_by_its_icons_also_on_the_opponents_side(self) -> None:
        """D.6"""
        p = debates(["heartland-of-america", "ken-air"], ["catholic-support", "recount"])
        speak(p, "heartland-of-america", "catholic-support")
        assert podium(p, "defense") == ([], ["heartland-of-america"])
        assert podium(p, "economy") == (["catholic-support"], [])

    def test_both_icons_on_either_side_when_both_cards_are_shown(self) -> None:
        """D.7"""
        p = debates(["ken-air", "new-england"], ["volunteers", "recount"])
        speak(p, "ken-air", "volunteers")
        assert asked(p) == ("nixon", "choose-side")
        assert shown(p) == ("", "volunteers")
        assert podium(p, "civil_rights") == (["ken-air"], [])
        play(p, "side seat-kennedy")
        assert podium(p, "defense") == (["volunteers"], [])
        assert shown(p) == ("", "")

    @pytest.mark.parametrize("first", SEATS)
    def test_the_initiative_says_who_places_first(self, first: Side) -> None:
        """D.8"""
        second = SEATS[1 - SEATS.index(first)]
        p = debates(["fifty-stars", "ken-air"], ["gaffe", "recount"], initiative="nixon")
        speak(p, "fifty-stars", "gaffe")
        assert asked(p) == ("nixon", "first")
        assert legal(p) == {"first seat-kennedy", "first seat-nixon"}
        play(p, f"first seat-{first}")
        assert asked(p) == (first, "choose-side")
        play(p, "side seat-nixon")
        assert asked(p) == (second, "choose-side")
        play(p, "side seat-kennedy")
        assert (podium(p, "defense"), podium(p, "economy")) == (
            (([], ["fifty-stars"]), (["gaffe"], [])) if first == "kennedy" else ((["fifty-stars"], []), ([], ["gaffe"]))
        )

    def test_a_card_for_a_decided_issue_is_discarded(self) -> None:
        """D.9: also one with both icons, for which nobody is asked."""
        p = debates(
            ["new-england", "nixons-pledge", "fifty-stars", "ken-air"],
            ["recount", "henry-cabot-lodge", "gaffe", "heartland-of-america"],
        )
        speak(p, "new-england", "recount")
        speak(p, "nixons-pledge", "henry-cabot-lodge")
        assert won(p) == [("defense", "kennedy")]
        play(p, "support NY", "support NY")
        speak(p, "fifty-stars", "gaffe")
        assert told(p, "not-placed") == [(KENNEDY, 21, 0)]
        assert where(p, "fifty-stars") == "discard"
        assert asked(p) == ("nixon", "choose-side")
        play(p, "side seat-nixon")
        assert won(p)[1:] == [("economy", "nixon")]


class TestWinning:
    def test_two_cards_on_one_side_end_an_issue(self) -> None:
        """D.10: one on each side do not."""
        p = debates(["new-england", "jackie-kennedy"], ["heartland-of-america", "recount"])
        speak(p, "new-england", "heartland-of-america")
        assert won(p) == []
        assert p.debate_round == 2
        speak(p, "jackie-kennedy", "recount")
        assert won(p)[0] == ("defense", "kennedy")

    def test_the_issue_is_judged_when_both_cards_are_placed(self) -> None:
        """D.10, D.11: the second card of a side and the opponent's card of the same round count both."""
        p = debates(["henry-luce", "a-new-frontier"], ["recount", "tricky-dick"], initiative="nixon")
        speak(p, "henry-luce", "recount")
        speak(p, "a-new-frontier", "tricky-dick")
        assert verdicts(p)[0] == (NIXON, 0, 4, 4)

    @pytest.mark.parametrize("initiative", SEATS)
    @EDITIONS
    def test_equal_totals_go_to_the_initiative(self, initiative: Side, edition: int) -> None:
        """D.2, D.11: whoever has the two cards."""
        p = debates(
            ["henry-luce", "a-new-frontier"], ["recount", "tricky-dick"], initiative=initiative, edition=edition
        )
        speak(p, "henry-luce", "recount")
        speak(p, "a-new-frontier", "tricky-dick")
        assert won(p)[0] == ("defense", initiative)

    def test_two_issues_in_one_round_the_lower_place_first(self) -> None:
        """D.12, D.13: each with its reward before the other."""
        p = debates(
            ["missile-gap", "catholic-support", "ken-air"],
            ["baptist-ministers", "recount", "heartland-of-america"],
            order=("civil_rights", "defense", "economy"),
        )
        speak(p, "missile-gap", "baptist-ministers")
        speak(p, "catholic-support", "recount")
        assert won(p) == [("economy", "kennedy")]
        assert asked(p) == ("kennedy", "gain")
        play(p, "support CA", "support CA")
        assert won(p) == [("economy", "kennedy"), ("civil_rights", "nixon")]
        assert asked(p) == ("nixon", "gain")
        play(p, "support CA", "support CA", "support OH")
        assert states(p) == {"OH": -1}
        assert order(p) == ["", "civil_rights", "economy"]

    def test_the_tile_returns_at_once_with_its_support_and_its_cards_are_discarded(self) -> None:
        """D.13: from first place to the lowest free one, before the reward is placed."""
        p = debates(
            ["new-england", "nixons-pledge", "ken-air"],
            ["recount", "heartland-of-america", "the-new-nixon"],
            issues={"defense": -3, "economy": 1},
        )
        speak(p, "new-england", "recount")
        speak(p, "nixons-pledge", "heartland-of-america")
        assert asked(p) == ("kennedy", "gain")
        assert order(p) == ["", "", "defense"]
        assert issues(p) == {"defense": -3, "economy": 1}
        assert {where(p, card) for card in ("new-england", "nixons-pledge", "heartland-of-america")} == {"discard"}
        assert podium(p, "defense") == ([], [])
        assert podium(p, "civil_rights") == ([], ["recount"])
        assert told(p, "issue-back") == [(0, 3)]

    @EDITIONS
    def test_rewards_of_2_3_and_4_anywhere_without_checks(self, edition: int) -> None:
        """D.14, D.15, E.10: all of it, as much in one state as the winner likes, where the opponent carries and stands.

        The script of the bag is empty: a support check would be an error.
        """
        p = debates(
            ["new-england", "nixons-pledge", "missile-gap", "catholic-support", "pierre-salinger"],
            ["recount", "tricky-dick", "the-new-nixon", "unpledged-electors", "herb-klein"],
            states={"CA": -5, "OH": -6, "NY": 4},
            tokens=("NY", "OH"),
            edition=edition,
        )
        speak(p, "new-england", "recount")
        speak(p, "nixons-pledge", "tricky-dick")
        assert asked(p) == ("kennedy", "gain")
        assert p.stack[-1].because() == "D.14"
        refused(p, "done", "must-gain", "D.14")
        assert len(legal(p, "support")) == 50
        play(p, "support CA", "support CA")
        assert states(p)["CA"] == -3
        speak(p, "missile-gap", "the-new-nixon")
        speak(p, "catholic-support", "unpledged-electors")
        play(p, "support OH", "support OH", "support OH")
        assert states(p)["OH"] == -3
        assert asked(p) == ("kennedy", "debate")
        speak(p, "pierre-salinger", "herb-klein")
        assert verdicts(p)[-1] == (NIXON, 2, 3, 7)
        assert asked(p) == ("nixon", "gain")
        play(p, "support NY", "support NY", "support NY", "support NY")
        assert states(p) == {"CA": -3, "OH": -3}


class TestEnding:
    def test_a_player_without_cards_lets_the_other_go_on(self) -> None:
        """D.16"""
        p = debates(["new-england"], ["recount", "heartland-of-america"])
        speak(p, "new-england", "recount")
        assert p.to_act == (NIXON,)
        speak(p, None, "heartland-of-america")
        assert asked(p) == ("nixon", "gain")

    def test_what_is_left_is_decided_by_what_lies_there(self) -> None:
        """D.17: the lowest place first, each with its reward; 0 to 0 without cards, which the initiative wins."""
        p = debates(["missile-gap"], ["baptist-ministers"], initiative="nixon")
        speak(p, "missile-gap", "baptist-ministers")
        assert verdicts(p) == [(NIXON, 2, 0, 3)]
        play(p, "support TX", "support TX")
        assert verdicts(p)[1:] == [(KENNEDY, 1, 3, 0)]
        play(p, "support TX", "support TX", "support IL")
        assert verdicts(p)[2:] == [(NIXON, 0, 0, 0)]
        play(p, "support IL", "support IL", "support IL", "support IL")
        assert states(p) == {"IL": -3}
        assert order(p) == ["defense", "economy", "civil_rights"]
        assert p.to_act == ()

    def test_it_ends_when_the_third_issue_is_won(self) -> None:
        """D.17, D.18: cards that were not played are discarded too, for all to see."""
        p = debates(
            ["new-england", "nixons-pledge", "ken-air", "herblock", "mid-atlantic", "stevenson-loyalists"],
            ["unpledged-electors", "henry-cabot-lodge", "recount", "tricky-dick", "republican-tv-spots"],
        )
        speak(p, "new-england", "unpledged-electors")
        speak(p, "nixons-pledge", "henry-cabot-lodge")
        play(p, "support TX", "support TX", "support TX", "support TX", "support TX")
        assert won(p) == [("economy", "nixon"), ("defense", "kennedy")]
        speak(p, "ken-air", "recount")
        speak(p, "herblock", "republican-tv-spots")
        play(p, "support OH", "support OH", "support OH", "support OH")
        assert states(p) == {"TX": 1, "OH": -4}
        for card in ("new-england", "herblock", "mid-atlantic", "stevenson-loyalists", "tricky-dick"):
            assert where(p, card) == "discard"
        unplayed = [entry for entry in p.entries if entry.key == "discarded"]
        assert [(entry.args, entry.clause) for entry in unplayed] == [
            ((KENNEDY, 59), "D.18"),
            ((KENNEDY, 87), "D.18"),
            ((NIXON, 58), "D.18"),
        ]
        assert p.told == 3
        assert order(p) == ["civil_rights", "defense", "economy"]

    def test_afterwards_the_board_is_clear(self) -> None:
        """D.18"""
        p = speak(debates(["new-england"], ["baptist-ministers"]), "new-england", "baptist-ministers")
        while p.to_act:
            play(p, "support TX")
        assert (p.hands, p.stacks, p.podium, p.decided, p.stage) == ([[], []], [[], []], [], [], [])
        assert shown(p) == ("", "")
        assert p.debate_round == 0
        assert sorted(p.order) == [0, 1, 2]

    def test_no_momentum_phase(self) -> None:
        """D.18: momentum does not decay, and issues keep their support."""
        p = race(stacks=ONE_ROUND, turn=5, draws=("K", "K"), momentum=(3, 5), issues={"economy": 2})
        p.push((Turn(),))
        go_on(p)
        speak(p, *(cards[0] for cards in ONE_ROUND))
        while p.phase == DEBATES:
            play(p, "support TX")
        assert p.sides[:2] == [3, 5]
        assert issues(p) == {"economy": 2}


class TestDebateEvents:
    def test_they_wait_in_their_box(self) -> None:
        """E.14, K.34, K.35"""
        for card in ("lazy-shave", "harvard-brain-trust"):
            assert where(event(race(turn=5), card, "nixon"), card) == "box"

    def test_ruling_25_after_turn_6_they_do_nothing(self) -> None:
        """E.16, K.34, K.35: played or triggered, the card leaves the game."""
        for card in ("lazy-shave", "harvard-brain-trust"):
            assert where(event(race(turn=7), card, "kennedy"), card) == "removed"

    @EDITIONS
    def test_they_leave_the_game_after_the_debates(self, edition: int) -> None:
        """D.18, E.16: a prevention event in force and Election Day events stay."""
        box = ["lazy-shave", "harvard-brain-trust", "recount", "dwight-d-eisenhower"]
        p = debates(["new-england"], ["tricky-dick"], box=box, edition=edition)
        speak(p, None, "tricky-dick")
        speak(p, "new-england", None)
        while p.to_act:
            play(p, "support TX")
        assert [where(p, card) for card in box] == ["removed", "removed", "box", "box"]

    def test_lazy_shave_shows_nixons_card_first(self) -> None:
        """K.34: in every round, before Kennedy chooses; only then Kennedy's card."""
        p = debates(["new-england", "ken-air"], ["recount", "tricky-dick"], box=["lazy-shave"])
        assert asked(p) == ("nixon", "debate")
        assert p.to_act == (NIXON,)
        with pytest.raises(IllegalAction):
            p.act(KENNEDY, GAME.action("debate ken-air"))
        play(p, "debate recount")
        assert shown(p) == ("", "recount")
        assert asked(p) == ("kennedy", "debate")
        play(p, "debate ken-air")
        assert podium(p, "civil_rights") == (["ken-air"], ["recount"])
        assert asked(p) == ("nixon", "debate")

    def test_lazy_shave_without_nixons_cards(self) -> None:
        """K.34, D.16"""
        p = debates(["new-england", "ken-air"], ["recount"], box=["lazy-shave"])
        play(p, "debate recount", "debate ken-air")
        assert asked(p) == ("kennedy", "debate")
        play(p, "debate new-england")
        assert len(won(p)) == 1

    def test_the_brain_trust_adds_to_every_issue(self) -> None:
        """K.35: it turns a tie and an issue without cards to Kennedy."""
        p = debates(
            ["herblock", "henry-luce"],
            ["the-new-nixon", "southern-strategy"],
            initiative="nixon",
            box=["harvard-brain-trust"],
        )
        speak(p, "herblock", "the-new-nixon")
        assert totals(p, "economy") == (3, 2)
        assert totals(p, "civil_rights") == (1, 0)
        speak(p, "henry-luce", "southern-strategy")
        while p.to_act:
            play(p, "support TX")
        assert verdicts(p) == [(KENNEDY, 2, 1, 0), (KENNEDY, 1, 3, 2), (NIXON, 0, 3, 3)]


class TestRulings:
    def test_ruling_15_totals_use_the_printed_cp(self) -> None:
        """D.11, P.4: between 2 and 4 for a card, whatever modifies points; K.35 counts on the total, above 5 too."""
        p = debates(
            ["old-south", "nixons-pledge"], ["recount", "citizens-for-nixon-lodge"], box=["harvard-brain-trust"]
        )
        speak(p, "old-south", "recount")
        play(p, "side seat-kennedy")
        assert totals(p, "defense") == (5, 0)
        speak(p, "nixons-pledge", "citizens-for-nixon-lodge")
        assert verdicts(p)[:1] == [(NIXON, 2, 1, 6)]
        play(p, "support TX", "support TX")
        assert verdicts(p)[1:2] == [(KENNEDY, 0, 9, 0)]

    @EDITIONS
    def test_ruling_33_both_icon_cards_are_placed_when_both_are_shown(self, edition: int) -> None:
        """D.7, D.8, K.34: the initiative says who is first; Lazy Shave only shows early."""
        p = debates(["fifty-stars"], ["gaffe"], initiative="kennedy", box=["lazy-shave"], edition=edition)
        play(p, "debate gaffe")
        assert asked(p) == ("kennedy", "debate")
        assert podium(p, "economy") == ([], [])
        play(p, "debate fifty-stars")
        assert asked(p) == ("kennedy", "first")
        play(p, "first seat-nixon")
        assert asked(p) == ("nixon", "choose-side")

    @EDITIONS
    def test_ruling_34_decided_issues_empty_hands_and_empty_issues(self, edition: int) -> None:
        """D.9, D.16, D.17, K.35"""
        cards = ["new-england", "nixons-pledge", "jackie-kennedy"]
        p = debates(cards, ["tricky-dick"], initiative="nixon", edition=edition)
        speak(p, "new-england", "tricky-dick")
        speak(p, "nixons-pledge", None)
        play(p, "support TX", "support TX")
        assert asked(p) == ("kennedy", "debate")
        speak(p, "jackie-kennedy", None)
        assert told(p, "not-placed") == [(KENNEDY, 85, 0)]
        assert verdicts(p) == [(KENNEDY, 0, 7, 4), (NIXON, 2, 0, 0)]
        p = debates(["new-england"], ["tricky-dick"], initiative="nixon", edition=edition, box=["harvard-brain-trust"])
        speak(p, "new-england", "tricky-dick")
        assert verdicts(p) == [(KENNEDY, 2, 1, 0)]
