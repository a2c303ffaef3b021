"""The examples of both rulebooks and the sample turn of each edition, played exactly: every sentence is an assertion.

The examples of the debates stand in ``test_1960_debates.py``. The rulebooks have the same examples; where they say
something different, the editions part below, and where one contradicts its own rules, ``docs/decisions.md`` says so.
"""

from __future__ import annotations

import pytest
from campaign_tools import (
    GAME,
    asked,
    bag,
    event,
    go_on,
    issues,
    legal,
    media,
    momentum,
    order,
    play,
    race,
    states,
    tokens,
    where,
)

from hustings.games.nineteen_sixty.face.view import View
from hustings.games.nineteen_sixty.rules.board import ENDORSED, KENNEDY, NIXON, REGION, SEATS, SOUTH, STATES
from hustings.games.nineteen_sixty.rules.position import ACTIVITY, REST, Race
from hustings.games.nineteen_sixty.rules.printed import FIRST, SECOND
from hustings.games.nineteen_sixty.rules.sequence import Activity
from hustings.games.nineteen_sixty.rules.turns import PlayCard
from hustings.play.scripted import Scripted

EDITIONS = pytest.mark.parametrize("edition", [FIRST, SECOND], ids=["first", "second"])
KEPT = "high-hopes"
"""A card that stays in the hand for the campaign strategy phase (A.6)."""


def plays(p: Race, side: str, *answers: str) -> Race:
    """A side plays a card in an activity phase."""
    p.push((PlayCard(SEATS.index(side)),))
    return go_on(p, *answers)


def rest(p: Race) -> tuple[int, int]:
    """Kennedy's and Nixon's rest cubes."""
    return p.sides[REST], p.sides[REST + 1]


def at(state: str) -> int:
    """The number of a state."""
    return STATES.index(state)


@EDITIONS
class TestExamples:
    def test_rest_cubes(self, edition: int) -> None:
        """A.3, S.13: Kennedy plays a card that shows two rest cubes."""
        assert GAME.printed.card("volunteers").rest == 2
        p = race(kennedy=["volunteers", KEPT], edition=edition, momentum=(0, 0))
        plays(p, "kennedy", "position volunteers")
        # Two cubes go from the supply to Kennedy's rest cube zone, before anything else.
        assert asked(p) == ("kennedy", "position")
        assert rest(p) == (2, 0)

    def test_turn_and_phase_tracks(self, edition: int) -> None:
        """S.12: the third activity phase of the second turn."""
        p = race(kennedy=["volunteers", KEPT], turn=2, edition=edition)
        p.push((Activity(3),))
        seen = go_on(p).view(None)
        assert isinstance(seen, View)
        assert (seen.turn, seen.phase, seen.activity) == (2, "activity", 3)

    def test_an_election_day_event(self, edition: int) -> None:
        """E.14, E.17: the card is known as an Election Day event."""
        assert GAME.printed.card("recount").kind == "election_day"
        p = race(nixon=["recount", KEPT], edition=edition)
        plays(p, "nixon", "event recount")
        # When it is played it goes to the space for Election Day events, where it waits for Election Day.
        assert where(p, "recount") == "box"
        assert p.to_act == ()

    def test_east_harlem_pledge(self, edition: int) -> None:
        """L.7, E.6, K.24: Nixon loses 1 issue support in Civil Rights and 5 state support in the South."""
        many = race(issues={"civil_rights": -2}, states={"TX": -4, "FL": -3, "VA": -2, "OH": -3}, edition=edition)
        event(many, "east-harlem-pledge", "kennedy", "take TX", "take TX", "take FL", "take FL", "take VA")
        assert issues(many) == {"civil_rights": -1}
        assert states(many) == {"TX": -2, "FL": -1, "VA": -1, "OH": -3}
        # Without cubes of Nixon's on Civil Rights nothing is lost there, and Kennedy gains no issue support;
        # with only three cubes in the South only those are lost, and Kennedy gains nothing for the other two.
        few = race(states={"TX": -2, "FL": -1, "OH": -3}, edition=edition)
        event(few, "east-harlem-pledge", "kennedy")
        assert issues(few) == {}
        assert states(few) == {"OH": -3}

    def test_leading_and_carrying(self, edition: int) -> None:
        """L.3, L.4: Kennedy leads Idaho with two cubes, Nixon carries Wyoming with four."""
        p = race(states={"ID": 2, "WY": -4}, edition=edition)
        assert (p.leader(at("ID")), p.carries(KENNEDY, at("ID"))) == (KENNEDY, False)
        assert (p.leader(at("WY")), p.carries(NIXON, at("WY"))) == (NIXON, True)

    def test_checks_in_new_york(self, edition: int) -> None:
        """C.6, C.8, B.3, B.4, L.2, L.4"""
        # Kennedy carries New York with four cubes. Nixon campaigns there with 4 CP and so needs support checks.
        p = race(
            nixon=["tricky-dick", KEPT], states={"NY": 4}, tokens=("MA", "PA"), momentum=(0, 0), edition=edition,
            draws=("N", "K", "N", "K"), seed=None,
        )  # fmt: skip
        assert GAME.printed.card("tricky-dick").cp == 4
        plays(p, "nixon", "campaign tricky-dick", "support NY")
        # Nixon says that all 4 CP are spent there,
        assert asked(p) == ("nixon", "declare")
        play(p, "checks 4")
        # and draws four cubes: two red ones and two blue ones. Two checks succeed, so Nixon gains two support,
        # which leaves Kennedy two cubes.
        assert bag(p) == (10, 10)
        assert states(p) == {"NY": 2}
        # Kennedy still leads New York but carries it no longer.
        assert (p.leader(at("NY")), p.carries(KENNEDY, at("NY"))) == (KENNEDY, False)

    def test_media_support_spares_them(self, edition: int) -> None:
        """C.7: with media support in the East the 4 CP bring Kennedy's four cubes in New York down to none."""
        p = race(
            nixon=["tricky-dick", KEPT], states={"NY": 4}, tokens=("MA", "PA"), momentum=(0, 0), edition=edition,
            media={"east": -1}, seed=None,
        )  # fmt: skip
        plays(p, "nixon", "campaign tricky-dick", *["support NY"] * 4)
        assert states(p) == {}
        assert p.to_act == ()

    def from_illinois(self, edition: int, *answers: str) -> Race:
        p = race(kennedy=["new-england", KEPT], tokens=("IL", "CA"), momentum=(0, 0), edition=edition, seed=None)
        assert GAME.printed.card("new-england").cp == 3
        return plays(p, "kennedy", "campaign new-england", *answers)

    def test_travel_from_illinois(self, edition: int) -> None:
        """C.1, C.2, C.4, C.5: Kennedy stands in Illinois and campaigns with a card of 3 CP."""
        # 1 CP for the boundary to the East, and 2 in New York.
        p = self.from_illinois(edition, "travel region-east", "support NY", "support NY")
        assert (states(p), tokens(p)[0], p.to_act) == ({"NY": 2}, "NY", ())
        # Or one point in New York and the other one in any state of the East,
        p = self.from_illinois(edition, "travel region-east", "support NY")
        east = {f"support {id}" for id, state in GAME.printed.states.items() if state.region == "east"}
        assert legal(p, "support") == east
        play(p, "support PA")
        assert (states(p), tokens(p)[0]) == ({"NY": 1, "PA": 1}, "PA")
        # or in the Midwest before leaving.
        p = self.from_illinois(edition, "support OH", "travel region-east", "support NY")
        assert (states(p), tokens(p)[0], p.to_act) == ({"OH": 1, "NY": 1}, "NY", ())
        # Or the third point for the boundary to the South, to stand in any state of that region.
        p = self.from_illinois(edition, "travel region-east", "support NY", "travel region-south")
        south = {f"stand {id}" for id, state in GAME.printed.states.items() if state.region == "south"}
        assert legal(p) == south
        play(p, "stand TX")
        assert (states(p), tokens(p)[0], p.to_act) == ({"NY": 1}, "TX", ())

    def test_alaska_and_hawaii(self, edition: int) -> None:
        """C.3: reached from the West only; from one to the other two boundaries, so 2 CP."""
        p = race(kennedy=["new-england", KEPT], tokens=("AK", "CA"), momentum=(0, 0), edition=edition, seed=None)
        plays(p, "kennedy", "campaign new-england")
        assert legal(p, "support") == {"support AK"}
        play(p, "travel HI", "support HI")
        assert (states(p), tokens(p)[0], p.to_act) == ({"HI": 1}, "HI", ())

    def advertising(self, edition: int) -> Race:
        p = race(
            kennedy=["new-england", KEPT], media={"east": -1}, momentum=(0, 0), edition=edition,
            draws=("N", "K", "N"), seed=None,
        )  # fmt: skip
        return plays(p, "kennedy", "advertise new-england")

    def test_advertising(self, edition: int) -> None:
        """V.1, V.2, B.4, L.2"""
        # Nixon has one media support in the East, and nobody has any elsewhere. Kennedy advertises with 3 CP,
        # makes three support checks and draws two red cubes and a blue one:
        p = self.advertising(edition)
        # one media support to be placed.
        assert asked(p) == ("kennedy", "gain")
        assert legal(p) == {"media region-east", "media region-south", "media region-midwest", "media region-west"}
        # It can remove Nixon's cube from the East,
        assert media(play(p, "media region-east")) == {}
        assert p.to_act == ()
        # or be placed in any region where Nixon has none.
        for region in ("south", "midwest", "west"):
            p = play(self.advertising(edition), f"media region-{region}")
            assert media(p) == {"east": -1, region: 1}
        # The two red cubes go to Nixon's supply, not back into the bag.
        assert bag(p) == (11, 10)

    def test_positioning(self, edition: int) -> None:
        """U.1, U.2: with 3 CP one support in each of the issues, or two in one of them."""
        one_each = ["issue issue-defense", "issue issue-economy", "issue issue-civil_rights"]
        p = race(kennedy=["new-england", "mid-atlantic", KEPT], momentum=(0, 0), edition=edition)
        plays(p, "kennedy", "position new-england", *one_each)
        assert issues(p) == {"defense": 1, "economy": 1, "civil_rights": 1}
        # With the next card of 3 CP there is the same choice again.
        plays(p, "kennedy", "position mid-atlantic", "issue issue-economy", "issue issue-economy")
        assert issues(p) == {"defense": 1, "economy": 3, "civil_rights": 1}
        assert p.to_act == ()


KENNEDYS = (
    "nixons-pledge",
    "nixons-knee",
    "harry-f-byrd",
    "gathering-momentum-in-the-west",
    "puerto-rican-bishops",
    "catholic-support",
)
NIXONS = (
    "heartland-of-america",
    "new-england",
    "southern-revolt",
    "gaffe",
    "harvard-brain-trust",
    "dwight-d-eisenhower",
)
"""The five cards that are played in the sample turn, and one that is kept."""
WEST = [id for id, state in GAME.printed.states.items() if state.region == "west"]


@EDITIONS
def test_sample_turn(edition: int) -> None:
    """B.5, I.4, U.1, A.3, P.8, K.2, V.1, V.2, C.5 to C.7, K.17, K.22, K.28, K.35, K.76, M.1 to M.11, R.1, R.6."""
    script = Scripted(
        (*KENNEDYS, *NIXONS),
        ("endorsement-south", "endorsement-major"),
        *("K", "N", "K"),
        *("N", "K", "K"),
        names=GAME.script_names(),
        seed=1,
    )
    p = GAME.setup(options={"edition": "first" if edition == FIRST else "second"}, chance=script, live=True)
    assert isinstance(p, Race)
    initiative_phase(p)
    activity_1(p)
    activity_2(p)
    activity_3(p)
    activity_4(p)
    activity_5(p)
    if edition == FIRST:
        momentum_phase_of_the_first_edition(p)
    else:
        momentum_phase_of_the_second_edition(p)
    assert script.script == []
    campaign_strategy_phase(p, edition)


def initiative_phase(p: Race) -> None:
    # The first two cubes are a blue one and a red one, so that a third one is drawn;
    # it is blue too, and Kennedy has the initiative.
    assert [code & 3 for code in p.draws] == [KENNEDY, NIXON, KENNEDY]
    assert p.initiative == KENNEDY
    # Kennedy has Nixon play first in this turn.
    assert asked(p) == ("kennedy", "start")
    play(p, "start seat-nixon")
    assert asked(p) == ("nixon", "play")
    assert (p.turn, p.phase, p.activity) == (1, ACTIVITY, 1)


def activity_1(p: Race) -> None:
    # Nixon plays Heartland of America for 3 CP and takes positions: 2 issue support in Defense.
    assert p.points(NIXON, 71, 2) == 3
    play(p, "position heartland-of-america", "allow", "issue issue-defense", "issue issue-defense")
    assert issues(p) == {"defense": -2}
    # The card brings one rest cube.
    assert rest(p) == (0, 1)
    play(p, "pass")
    # Kennedy plays Nixon's Pledge as an event. It lasts for the rest of the turn, but has not paid off yet.
    play(p, "event nixons-pledge")
    assert where(p, "nixons-pledge") == "force"
    assert momentum(p) == (2, 2)


def activity_2(p: Race) -> None:
    assert p.activity == 2
    # Nixon plays New England for 3 CP and campaigns: three state support in California. It brings one rest cube.
    play(p, "campaign new-england", "allow", "support CA", "support CA", "support CA")
    assert states(p)["CA"] == -3
    assert rest(p) == (0, 2)
    # Nixon has campaigned, so Nixon's Pledge brings nothing. Kennedy spends a momentum marker to trigger the event:
    assert momentum(p) == (2, 2)
    play(p, "trigger new-england")
    assert momentum(p) == (1, 2)
    # 2 in New York, 2 in Massachusetts, which makes 4 there, so that Kennedy carries it, and 1 in Connecticut.
    assert not p.carries(KENNEDY, at("MA"))
    play(p, "support NY", "support NY", "support MA", "support MA", "support CT")
    assert [states(p)[id] for id in ("NY", "MA", "CT")] == [2, 4, 1]
    assert p.carries(KENNEDY, at("MA"))
    # Kennedy plays Nixon's Knee as an event, which moves Nixon's token to Maryland;
    assert asked(p) == ("kennedy", "play")
    play(p, "event nixons-knee")
    assert tokens(p) == ("MA", "MD")
    # for the rest of the turn Nixon needs a momentum marker to play a card for campaigning.
    assert where(p, "nixons-knee") == "force"
    poor = p.clone()
    poor.sides[1] = 0
    assert GAME.action("campaign southern-revolt") in p.actions(NIXON)
    assert GAME.action("campaign southern-revolt") not in poor.actions(NIXON)


def activity_3(p: Race) -> None:
    assert p.activity == 3
    # Nixon plays Southern Revolt for 3 CP and advertises, which is worth three support checks.
    before = bag(p)
    play(p, "advertise southern-revolt", "allow")
    # Three cubes are drawn from the bag: a red one and two blue ones.
    assert [code & 3 for code in p.draws] == [NIXON, KENNEDY, KENNEDY]
    assert bag(p) == (before[0] - 2, before[1] - 1)
    # Only the own colour can be placed, so Nixon puts one media support into the East.
    play(p, "media region-east")
    assert media(p) == {"east": -1}
    # The card brings one rest cube.
    assert rest(p) == (0, 3)
    # Nixon has not campaigned: Nixon's Pledge brings Kennedy a momentum marker.
    assert momentum(p) == (2, 2)
    play(p, "pass")
    # Kennedy plays Harry F. Byrd for 2 CP and takes two rest cubes.
    assert p.points(KENNEDY, 28, 0) == 2
    # Kennedy campaigns in New York for two more support, and now carries it.
    play(p, "campaign harry-f-byrd", "allow", "support NY", "support NY")
    assert rest(p) == (2, 3)
    assert p.carries(KENNEDY, at("NY"))
    # It was the only state, so the token stands there.
    assert tokens(p) == ("NY", "MD")
    # Nixon spends a momentum marker to trigger the event:
    play(p, "trigger harry-f-byrd")
    assert momentum(p) == (2, 1)
    # Kennedy's support falls by 2 in Mississippi and by 1 in Alabama.
    assert [states(p)[id] for id in ("MS", "AL")] == [2, 1]
    play(p, "take MS", "take MS", "take AL")
    assert "MS" not in states(p) and "AL" not in states(p)


def activity_4(p: Race) -> None:
    assert p.activity == 4
    # Nixon plays Gaffe as an event. Kennedy loses a momentum marker,
    play(p, "event gaffe")
    assert [entry.args for entry in p.entries if entry.key == "lost-momentum"] == [(KENNEDY, 1)]
    # and 3 support in New York, where Kennedy's token stands; 1 is left there.
    assert states(p)["NY"] == 1
    # Kennedy carries it no longer, but still leads it.
    assert (p.carries(KENNEDY, at("NY")), p.leader(at("NY"))) == (False, KENNEDY)
    # Nixon has not campaigned, so Nixon's Pledge brings Kennedy a momentum marker.
    assert momentum(p) == (2, 1)
    # Kennedy plays Gathering Momentum in the West for 4 CP and campaigns:
    assert p.points(KENNEDY, 17, 0) == 4
    play(p, "campaign gathering-momentum-in-the-west", "allow")
    # (the order of the states decides where the token stands: it could stay in New York)
    other = p.clone()
    assert isinstance(other, Race)
    play(other, "support PA", "support NY", "support NY", "support NY")
    assert tokens(other)[0] == "NY"
    # 3 support in New York, which Kennedy carries again, and 1 in Pennsylvania, where the token ends.
    play(p, "support NY", "support NY", "support NY", "support PA")
    assert p.carries(KENNEDY, at("NY"))
    assert (states(p)["NY"], states(p)["PA"]) == (4, 1)
    assert tokens(p) == ("PA", "MD")
    # Nixon triggers the event, since Nixon leads more states in the West.
    leads = [p.leader(at(id)) for id in WEST]
    assert leads.count(NIXON) > leads.count(KENNEDY)
    empty = [id for id in WEST if id not in states(p)]
    play(p, "trigger gathering-momentum-in-the-west")
    # The momentum marker that it brings makes up for the one that it cost,
    assert momentum(p) == (2, 1)
    # and every empty state of the West gets one of Nixon's cubes.
    assert len(empty) > 0
    assert [states(p)[id] for id in empty] == [-1] * len(empty)


def activity_5(p: Race) -> None:
    assert p.activity == 5
    # Nixon plays Harvard Brain Trust for 4 CP and campaigns, after paying a momentum marker for Nixon's Knee.
    assert p.points(NIXON, 35, 0) == 4
    play(p, "campaign harvard-brain-trust")
    assert momentum(p) == (2, 0)
    # Kennedy carries New York and stands in Pennsylvania, which Kennedy does not carry:
    # without media support Nixon would need support checks in both. With it no check is needed.
    assert (p.carries(KENNEDY, at("NY")), p.carries(KENNEDY, at("PA")), tokens(p)[0]) == (True, False, "PA")
    without = p.clone()
    assert isinstance(without, Race)
    without.cubes[REGION] = 0
    for id in ("NY", "PA"):
        assert without.checks_campaigning(NIXON, at(id))
        assert not p.checks_campaigning(NIXON, at(id))
    # 2 support in New York reduce Kennedy's by 2.
    play(p, "support NY", "support NY")
    assert states(p)["NY"] == 2
    # 2 in Pennsylvania remove Kennedy's one cube there and place one of Nixon's, who takes the lead.
    play(p, "support PA", "support PA")
    assert states(p)["PA"] == -1
    # Nixon has not left the region and could stand in either of the two: it is Pennsylvania.
    assert tokens(p) == ("PA", "PA")
    # Kennedy spends a momentum marker to trigger the event; the card goes to the box of debate events.
    play(p, "trigger harvard-brain-trust")
    assert momentum(p) == (1, 0)
    assert where(p, "harvard-brain-trust") == "box"
    # Kennedy plays Puerto Rican Bishops for 3 CP and takes positions: one support in each of the three issues.
    assert p.points(KENNEDY, 44, 2) == 3
    play(p, "position puerto-rican-bishops")
    play(p, "issue issue-defense", "issue issue-economy", "issue issue-civil_rights")
    # Nixon is left with one cube in Defense, and Kennedy leads Economy and Civil Rights.
    assert issues(p) == {"defense": -1, "economy": 1, "civil_rights": 1}
    # It brings one rest cube.
    assert rest(p) == (3, 3)


def losses(p: Race, key: str) -> list[tuple[int, ...]]:
    """The arguments of the entries of a key since the momentum phase began."""
    keys = [entry.key for entry in p.entries]
    return [entry.args for entry in p.entries[keys.index("momentum-phase") :] if entry.key == key]


def momentum_phase_of_the_first_edition(p: Race) -> None:
    # Half of the unused momentum is discarded, rounded down: Kennedy keeps the one marker, Nixon has none to lose.
    assert losses(p, "lost-momentum") == []
    # Kennedy's lead in Civil Rights brings one momentum marker,
    assert order(p) == ["defense", "economy", "civil_rights"]
    assert momentum(p) == (2, 0)
    # and the one in Economy the choice between another one and an endorsement.
    assert asked(p) == ("kennedy", "award")
    assert legal(p) == {"momentum", "endorsement"}
    # Kennedy draws an endorsement card, which puts a marker into the South.
    play(p, "endorsement")
    assert p.cubes[ENDORSED + SOUTH] == 1
    # Nixon leads Defense, the issue in first place, and gains a momentum marker and an endorsement:
    assert momentum(p) == (2, 1)
    # a major endorsement, for a region of Nixon's choice.
    assert asked(p) == ("nixon", "gain")
    assert len(legal(p, "endorse")) == 4
    # Nixon chooses the South and removes Kennedy's marker there.
    play(p, "endorse region-south")
    assert p.cubes[ENDORSED:] == [0, 0, 0, 0]
    # One cube goes from each issue. As nobody had more than one, none is left in any of them.
    assert issues(p) == {}
    # Last, Nixon may shift an issue, having more media support: a cube in the East against none.
    assert asked(p) == ("nixon", "shift")
    assert media(p) == {"east": -1}
    # Economy moves up to first place, and Defense down to second.
    play(p, "raise issue-economy")
    assert order(p) == ["economy", "defense", "civil_rights"]


def momentum_phase_of_the_second_edition(p: Race) -> None:
    # Half of the momentum is discarded, rounded down: Kennedy has one marker, and Nixon none to lose.
    assert losses(p, "lost-momentum") == []
    assert momentum(p) == (1, 0)
    # Then Nixon, who has more media support than Kennedy, may exchange two neighbouring issues:
    assert asked(p) == ("nixon", "shift")
    # a cube in the East against none.
    assert media(p) == {"east": -1}
    # Content with Defense in first place, Nixon moves Civil Rights to second place and pushes Economy down to third.
    play(p, "raise issue-civil_rights")
    assert order(p) == ["defense", "civil_rights", "economy"]
    # Next come the awards. Kennedy leads Economy and gains one momentum marker;
    assert momentum(p) == (2, 0)
    # leading Civil Rights, Kennedy may take another one or an endorsement.
    assert asked(p) == ("kennedy", "award")
    assert legal(p) == {"momentum", "endorsement"}
    # Kennedy draws an endorsement card and puts a marker into the South.
    play(p, "endorsement")
    assert p.cubes[ENDORSED + SOUTH] == 1
    # Nixon leads Defense, in first place on the Issues Track, and gains both a momentum marker and an endorsement:
    assert momentum(p) == (2, 1)
    # a major endorsement, for a region of Nixon's choice.
    assert len(legal(p, "endorse")) == 4
    # Nixon chooses the South and removes Kennedy's marker there.
    play(p, "endorse region-south")
    assert p.cubes[ENDORSED:] == [0, 0, 0, 0]
    # After the awards one cube goes from each issue. As nobody had more than one, no issue has support any more.
    assert issues(p) == {}


def campaign_strategy_phase(p: Race, edition: int) -> None:
    # Both lay their one remaining card on their strategy stacks.
    assert p.to_act == (KENNEDY, NIXON)
    assert [len(cards) for cards in p.hands] == [1, 1]
    before = bag(p)
    p.act(KENNEDY, GAME.action("set-aside catholic-support"))
    p.act(NIXON, GAME.action("set-aside dwight-d-eisenhower"))
    assert [where(p, card) for card in ("catholic-support", "dwight-d-eisenhower")] == ["stack", "stack"]
    # At last the rest cubes go into the bag.
    assert rest(p) == (0, 0)
    assert losses(p, "into-bag") == [(KENNEDY, 3), (NIXON, 3)]
    cubes = 10 if edition == FIRST else 12
    assert before == (cubes - 2 - 2, cubes - 1 - 1)
    # The first turn is over, and what lasted for it has left the game.
    assert p.turn == 2
    assert [where(p, card) for card in ("nixons-pledge", "nixons-knee")] == ["removed", "removed"]
