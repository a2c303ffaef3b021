"""Cards about momentum, hands, decks and campaign points, one by one (chapter K)."""

from __future__ import annotations

import pytest
from campaign_tools import (
    GAME,
    Side,
    asked,
    endorsements,
    event,
    hand,
    issues,
    legal,
    log,
    media,
    momentum,
    plays,
    race,
    refused,
    states,
    tokens,
    where,
)

from hustings.games.nineteen_sixty.rules.board import SEATS
from hustings.games.nineteen_sixty.rules.effects import BISHOPS, CITIZENS, JACKIE, JOE, PROFILES
from hustings.games.nineteen_sixty.rules.position import READY, REST, Race
from hustings.games.nineteen_sixty.rules.printed import FIRST
from hustings.kernel.chance import Chance

HAND = ("gaffe", "volunteers", "gallup-poll")
SOUTH, EAST = "gathering-momentum-in-the-south", "gathering-momentum-in-the-east"


def known(p: Race) -> set[str]:
    """Cards in a hand or stack whose place the other side knows."""
    return {GAME.printed.card_ids[card] for card in p.known}


def entries(p: Race, key: str, seat: int | None) -> list[str]:
    """The cards that entries of a kind name, as a seat (None: a spectator) reads them."""
    return [GAME.printed.card_ids[e.args[-1]] for e in p.entries if e.key == key and e.is_for(seat)]


class TestVolunteers:
    def test_whoever_plays_it_gains_one(self) -> None:
        """Ruling 9: "player" is who plays or triggers it; K.5, E.2"""
        assert momentum(event(race(), "volunteers", "kennedy")) == (3, 2)
        assert momentum(event(race(), "volunteers", "nixon")) == (2, 3)
        p = plays(race(kennedy=HAND, momentum=(0, 1)), "kennedy", "position volunteers", "done", "trigger volunteers")
        assert momentum(p) == (0, 1)
        assert where(p, "volunteers") == "removed"


@pytest.mark.parametrize(
    ("card", "side", "other", "state", "sign"),
    [("nelson-rockefeller", "nixon", "kennedy", "NY", -1), ("adlai-stevenson", "kennedy", "nixon", "IL", 1)],
)
class TestRockefellerAndStevenson:
    """K.27 and K.66 differ in who gains and where."""

    def test_one_support_and_a_card(self, card: str, side: Side, other: Side, state: str, sign: int) -> None:
        """Ruling 26: the card goes to the hand, the event card itself is not in the discard pile; K.27, K.66, E.2"""
        p = event(race(discard=("gaffe", SOUTH)), card, other)
        assert states(p) == {state: sign}
        assert asked(p) == (side, "retrieve")
        assert legal(p) == {"retrieve gaffe", f"retrieve {SOUTH}", "decline"}
        refused(p, "retrieve volunteers", "not-discarded", f"K.{GAME.printed.card_ids.index(card)}")
        refused(p, f"retrieve {card}", "not-discarded", f"K.{GAME.printed.card_ids.index(card)}")
        p.act(SEATS.index(side), GAME.action("retrieve gaffe"))
        assert hand(p, side) == {"gaffe"}
        assert known(p) == {"gaffe"}, "everybody has seen it"
        assert where(p, card) == "removed"

    def test_may(self, card: str, side: Side, other: Side, state: str, sign: int) -> None:
        """K.27, K.66, E.5"""
        p = event(race(discard=("gaffe",)), card, side, "decline")
        assert where(p, "gaffe") == "discard"
        assert hand(p, side) == set()

    def test_nothing_is_discarded(self, card: str, side: Side, other: Side, state: str, sign: int) -> None:
        """K.27, K.66, E.3"""
        p = event(race(), card, side)
        assert asked(p) == ("", "")
        assert states(p) == {state: sign}

    @pytest.mark.parametrize(("edition", "draws", "left"), [(1, (), 3), (2, (0,), 3), (2, (1,), 4)])
    def test_checks(
        self,
        card: str,
        side: Side,
        other: Side,
        state: str,
        sign: int,
        edition: int,
        draws: tuple[int, ...],
        left: int,
    ) -> None:
        """Ruling 1: fixed gains are checked as well, in edition 2; K.27, K.66, E.7, E.8, E.3: the draw comes first."""
        colours = ("KN"[(SEATS.index(side) + draw) % 2] for draw in draws)
        p = race(states={state: -4 * sign}, discard=("gaffe",), edition=edition, draws=colours, seed=None)
        event(p, card, side)
        assert states(p) == {state: -left * sign}
        assert asked(p) == (side, "retrieve")

    def test_the_card_can_be_played_at_once(self, card: str, side: Side, other: Side, state: str, sign: int) -> None:
        """Ruling 26; K.27, K.66: from the hand like any other."""
        p = race(discard=("gaffe",), **{side: (card, *HAND[1:])})  # type: ignore[arg-type]
        plays(p, side, f"event {card}", "retrieve gaffe")
        assert {"event gaffe", "campaign gaffe"} <= legal(plays(p, side))

    def test_a_prevented_card_may_be_taken(self, card: str, side: Side, other: Side, state: str, sign: int) -> None:
        """K.27, K.66, E.20"""
        p = race(box=("greater-houston-ministerial-association",), discard=("baptist-ministers",))
        event(p, card, side, "retrieve baptist-ministers")
        assert hand(p, side) == {"baptist-ministers"}


class TestProfilesWithStevenson:
    def test_the_second_draw_comes_before_the_card(self) -> None:
        """Ruling 6; K.66, K.31, E.3"""
        p = race(effects=PROFILES, states={"IL": -4}, discard=("gaffe",), draws="NK", seed=None)
        event(p, "adlai-stevenson", "kennedy", "redraw bag")
        assert states(p) == {"IL": -3}
        assert asked(p) == ("kennedy", "retrieve")


class TestGreatSealBug:
    def test_defense_and_lodge(self) -> None:
        """Ruling 26; K.29, E.2"""
        p = event(race(discard=("henry-cabot-lodge", "gaffe")), "the-great-seal-bug", "kennedy")
        assert issues(p) == {"defense": -1}
        assert asked(p) == ("nixon", "retrieve")
        assert legal(p) == {"retrieve henry-cabot-lodge", "decline"}
        refused(p, "retrieve gaffe", "only-that-card", "K.29")
        p.act(1, GAME.action("retrieve henry-cabot-lodge"))
        assert hand(p, "nixon") == {"henry-cabot-lodge"}

    def test_may(self) -> None:
        """K.29, E.5"""
        p = event(race(discard=("henry-cabot-lodge",)), "the-great-seal-bug", "nixon", "decline")
        assert where(p, "henry-cabot-lodge") == "discard"

    def test_lodge_is_elsewhere(self) -> None:
        """K.29: in a hand, or out of the game; nobody is asked."""
        for place in ("kennedy", "removed"):
            p = race(issues={"defense": 1}, discard=("gaffe",), **{place: ("henry-cabot-lodge",)})  # type: ignore[arg-type]
            event(p, "the-great-seal-bug", "nixon")
            assert asked(p) == ("", "")
            assert issues(p) == {}


class TestHenryLuce:
    def test_kennedy_chooses_a_region(self) -> None:
        """K.36, E.2, E.5: it has to be placed, and no card is drawn."""
        p = event(race(endorsements={"west": -2}), "henry-luce", "nixon")
        assert asked(p) == ("kennedy", "gain")
        assert legal(p) == {f"endorse region-{region}" for region in ("east", "south", "midwest", "west")}
        refused(p, "done", "must-gain", "E.5")
        p.act(0, GAME.action("endorse region-south"))
        assert endorsements(p) == {"south": 1, "west": -2}
        assert p.endorsements_left == 16

    def test_nixons_markers_go_first(self) -> None:
        """K.36, L.8"""
        p = race(endorsements={"west": -2, "east": 1})
        assert endorsements(event(p, "henry-luce", "kennedy", "endorse region-west")) == {"west": -1, "east": 1}
        p = race(endorsements={"west": -2, "east": 1})
        assert endorsements(event(p, "henry-luce", "kennedy", "endorse region-east")) == {"west": -2, "east": 2}


class TestHighHopes:
    def test_kennedys_icon_takes_effect(self) -> None:
        """Ruling 23: cards with both icons count, choices are Kennedy's; K.38, E.15, E.1: whoever plays it."""
        p = event(race(deck=("volunteers", "new-england")), "high-hopes", "nixon")
        assert momentum(p) == (3, 2)
        assert asked(p) == ("kennedy", "gain")
        p.act(0, GAME.action("done"))
        assert [where(p, card) for card in ("high-hopes", "volunteers", "new-england")] == ["removed"] * 3

    def test_nixons_icon_alone_is_discarded(self) -> None:
        """Ruling 23; K.38"""
        p = event(race(deck=("the-new-nixon", "volunteers")), "high-hopes", "kennedy")
        assert where(p, "the-new-nixon") == "discard"
        assert momentum(p) == (3, 2)

    def test_both_read_what_is_revealed(self) -> None:
        """K.38: the cards are revealed to everybody, and nothing can be undone after that."""
        p = event(race(deck=("the-new-nixon", "volunteers")), "high-hopes", "kennedy")
        for seat in (0, 1, None):
            assert entries(p, "turned-up", seat) == ["the-new-nixon", "volunteers"]
            assert entries(p, "turned-up-in-vain", seat) == ["the-new-nixon"]
        assert p.told == 3

    def test_gathering_momentum_counts(self) -> None:
        """Ruling 23: Gathering Momentum included; K.38"""
        p = race(deck=(SOUTH, "the-new-nixon"), states={"TX": 1})
        event(p, "high-hopes", "nixon")
        assert where(p, SOUTH) == "removed"
        assert momentum(p) == (3, 2)

    def test_a_prevented_event_is_discarded(self) -> None:
        """Ruling 23: a revealed card whose event is prevented is discarded; K.38, E.18"""
        p = race(deck=("eisenhowers-silence", "volunteers"), box=("dwight-d-eisenhower",))
        event(p, "high-hopes", "kennedy")
        assert where(p, "eisenhowers-silence") == "discard"
        assert p.effects == 0

    def test_the_first_is_finished_before_the_second_is_revealed(self) -> None:
        """K.38, E.15"""
        p = event(race(deck=("new-england", "volunteers")), "high-hopes", "kennedy")
        assert where(p, "volunteers") == "deck"
        assert where(p, "new-england") == "play"
        p.act(0, GAME.action("done"))
        assert where(p, "volunteers") == "removed"

    def test_no_rest_cubes(self) -> None:
        """Ruling 19: rest cubes for who plays High Hopes, none for what it reveals; K.38, A.4"""
        p = race(deck=("volunteers", "fifty-stars"), kennedy=("high-hopes", *HAND[:1]))
        plays(p, "kennedy", "event high-hopes")
        assert (p.sides[REST], p.sides[REST + 1]) == (2, 0)

    def test_lasting_and_waiting_cards_go_to_their_places(self) -> None:
        """Ruling 20; K.38, E.13, E.14"""
        p = event(race(deck=("joe-kennedy", "lazy-shave")), "high-hopes", "kennedy")
        assert (where(p, "joe-kennedy"), where(p, "lazy-shave")) == ("force", "box")

    def test_you_is_kennedy(self) -> None:
        """K.38, E.15: Nixon's candidate card becomes exhausted, although Nixon plays High Hopes."""
        p = event(race(deck=("fatigue-sets-in", "the-new-nixon")), "high-hopes", "nixon")
        assert (p.sides[READY], p.sides[READY + 1]) == (1, 0)

    def test_the_deck_runs_out(self) -> None:
        """Ruling 21: shuffle the discards; K.38, I.2: what was just revealed and discarded among them."""
        p = race(discard=("gaffe",), draws=[("the-new-nixon", "gaffe")], seed=None)
        p.deck, p.deck_left = [89], 1
        event(p, "high-hopes", "kennedy")
        assert where(p, "the-new-nixon") == "discard"
        assert where(p, "gaffe") == "deck"
        assert entries(p, "turned-up", None) == ["the-new-nixon", "the-new-nixon"]

    def test_nothing_to_reveal(self) -> None:
        """K.38, I.2, E.3"""
        p = race(seed=None)
        p.deck, p.deck_left = [], 0
        event(p, "high-hopes", "kennedy")
        assert where(p, "high-hopes") == "removed"
        assert "turned-up" not in log(p)

    def test_jackie_costs_kennedy_nothing(self) -> None:
        """K.38, K.85"""
        p = event(race(deck=("volunteers", "fifty-stars"), effects=JACKIE, momentum=(0, 0)), "high-hopes", "nixon")
        assert momentum(p) == (1, 0)


class TestHurricaneDonna:
    def test_token_momentum_and_support(self) -> None:
        """K.52, E.2, E.12"""
        p = event(race(), "hurricane-donna", "nixon")
        assert (tokens(p), momentum(p), states(p)) == (("MA", "FL"), (2, 3), {"FL": -1})
        p = event(race(states={"FL": -1}), "hurricane-donna", "kennedy")
        assert (tokens(p), momentum(p), states(p)) == (("FL", "CA"), (3, 2), {})

    @pytest.mark.parametrize(("edition", "draws", "florida"), [(1, "", -3), (2, "K", -3), (2, "N", -4)])
    def test_checks(self, edition: int, draws: str, florida: int) -> None:
        """Ruling 1: fixed gains are checked as well; K.52, E.7, E.8: where Nixon carries Florida"""
        p = race(states={"FL": -4}, edition=edition, draws=draws, seed=None)
        event(p, "hurricane-donna", "kennedy")
        assert states(p) == {"FL": florida}
        assert momentum(p) == (3, 2)

    def test_a_check_where_the_other_token_stands(self) -> None:
        """K.52, E.8, C.7: unless there is media support in the South."""
        p = event(race(tokens=("MA", "FL"), draws="N", seed=None), "hurricane-donna", "kennedy")
        assert states(p) == {}
        p = event(race(tokens=("MA", "FL"), media={"south": 1}, seed=None), "hurricane-donna", "kennedy")
        assert states(p) == {"FL": 1}


@pytest.mark.parametrize(
    ("card", "by", "side"),
    [
        ("campaign-headquarters", "kennedy", "kennedy"),
        ("campaign-headquarters", "nixon", "nixon"),
        ("a-new-frontier", "kennedy", "kennedy"),
        ("a-new-frontier", "nixon", "kennedy"),
        ("a-low-blow", "kennedy", "kennedy"),
        ("a-low-blow", "nixon", "kennedy"),
    ],
)
class TestExchange:
    """K.53, K.57 and K.94 let a side exchange cards."""

    def lay(self, side: Side, **layout: object) -> Race:
        """A position in which that side holds cards and Nixon leads two issues."""
        given = {"issues": {"economy": -1, "defense": -1}, side: HAND, "deck": (SOUTH, EAST), "seed": None, **layout}
        return race(**given)  # type: ignore[arg-type]

    def test_discard_any_number_and_draw_as_many(self, card: str, by: Side, side: Side) -> None:
        """K.53, K.57, K.94: all are discarded before the first is drawn."""
        p = event(self.lay(side), card, by)
        assert asked(p) == (side, "exchange")
        assert legal(p) == {"discard gaffe", "discard volunteers", "discard gallup-poll", "done"}
        refused(p, "discard fifty-stars", "not-in-hand", f"K.{GAME.printed.card_ids.index(card)}")
        p.act(SEATS.index(side), GAME.action("discard gaffe"))
        p.act(SEATS.index(side), GAME.action("discard volunteers"))
        clause = f"K.{GAME.printed.card_ids.index(card)}"
        assert [entry.clause for entry in p.entries if entry.key == "discarded"] == [clause] * 2
        assert p.stack[-1].because() == clause
        assert hand(p, side) == {"gallup-poll"}
        p.act(SEATS.index(side), GAME.action("done"))
        assert hand(p, side) == {"gallup-poll", SOUTH, EAST}
        assert {where(p, "gaffe"), where(p, "volunteers")} == {"discard"}

    def test_it_may_be_none(self, card: str, by: Side, side: Side) -> None:
        """K.53, K.57, K.94, E.5"""
        p = event(self.lay(side), card, by, "done")
        assert hand(p, side) == set(HAND)
        assert "drew" not in log(p)

    def test_it_may_be_all(self, card: str, by: Side, side: Side) -> None:
        """K.53, K.57, K.94, A.6: discarding is not bound to what the strategy phase asks for."""
        p = event(self.lay(side, deck=(SOUTH, EAST, "medal-count")), card, by, *(f"discard {id}" for id in HAND))
        assert asked(p) == ("", "")
        assert hand(p, side) == {SOUTH, EAST, "medal-count"}

    def test_an_empty_hand(self, card: str, by: Side, side: Side) -> None:
        """K.53, K.57, K.94, E.3"""
        p = event(self.lay(side, **{side: ()}), card, by)
        assert asked(p) == ("", "")
        assert "drew" not in log(p)

    def test_who_reads_what(self, card: str, by: Side, side: Side) -> None:
        """S.15, I.1: discards are open, and drawn cards are their owner's."""
        p = event(self.lay(side), card, by, "discard gaffe", "done")
        own, other = SEATS.index(side), 1 - SEATS.index(side)
        for seat in (own, other, None):
            assert entries(p, "discarded", seat) == ["gaffe"]
        assert entries(p, "drew-card", own) == [SOUTH]
        assert entries(p, "drew-card", other) == entries(p, "drew-card", None) == []
        assert known(p) == set()

    def test_discards_are_shuffled_in_when_the_deck_runs_out(self, card: str, by: Side, side: Side) -> None:
        """Ruling 21; K.53, K.57, K.94, I.2"""
        p = self.lay(side, draws=[("gaffe", "volunteers")])
        p.deck, p.deck_left = [14], 1
        event(p, card, by, "discard gaffe", "discard volunteers", "done")
        assert hand(p, side) == {"gallup-poll", SOUTH, "gaffe"}
        assert where(p, "volunteers") == "deck"


class TestOppositionResearch:
    CARD = "opposition-research"

    def test_kennedys_hand_is_shown_to_nixon_only(self) -> None:
        """K.56, S.15: and Nixon remembers it."""
        p = event(race(kennedy=HAND), self.CARD, "kennedy")
        assert set(entries(p, "saw", 1)) == set(HAND)
        assert entries(p, "saw", 0) == entries(p, "saw", None) == []
        assert known(p) == set(HAND)
        assert p.told & 2
        p.determinize(1, Chance(3))
        assert hand(p, "kennedy") == set(HAND)

    def test_nixon_spends_three_points_on_one_kind_of_action(self) -> None:
        """Ruling 15: fixed CP of events are not modified; K.56, P.4, E.2"""
        for use, step in (("campaigning", "campaign"), ("positioning", "position")):
            p = event(race(effects=CITIZENS), self.CARD, "kennedy")
            assert asked(p) == ("nixon", "spend")
            assert legal(p) == {"spend campaigning", "spend advertising", "spend positioning", "decline"}
            p.act(1, GAME.action(f"spend {use}"))
            assert asked(p) == ("nixon", step)
            assert p.stack[-1].left == 3  # type: ignore[attr-defined]

    def test_campaigning_by_its_usual_rules(self) -> None:
        """K.56, C.2, C.8, C.13: travel and checks, in both editions."""
        for edition in (1, 2):
            p = race(states={"TX": 5}, edition=edition, draws="KN", seed=None)
            event(p, self.CARD, "nixon", "spend campaigning", "travel region-south", "support TX", "checks 2")
            assert states(p) == {"TX": 4}
            assert tokens(p) == ("MA", "TX")

    def test_advertising_and_positioning(self) -> None:
        """K.56, V.1, U.1"""
        p = race(draws="NKN", seed=None)
        event(p, self.CARD, "nixon", "spend advertising", "media region-west", "media region-south")
        assert media(p) == {"west": -1, "south": -1}
        p = event(race(), self.CARD, "nixon", "spend positioning", "issue issue-economy", "issue issue-economy")
        assert issues(p) == {"economy": -2}
        assert asked(p) == ("", "")

    def test_may(self) -> None:
        """K.56, E.5"""
        p = event(race(), self.CARD, "nixon", "decline")
        assert asked(p) == ("", "")
        assert where(p, self.CARD) == "removed"

    def test_nothing_to_trigger_or_preempt(self) -> None:
        """K.56, P.6"""
        p = race(nixon=(self.CARD, *HAND), momentum=(5, 5))
        plays(p, "nixon", f"event {self.CARD}", "spend positioning", "done")
        assert asked(p) == ("", "")

    def test_an_empty_hand_is_shown_too(self) -> None:
        """K.56, E.3"""
        p = event(race(), self.CARD, "nixon")
        assert asked(p) == ("nixon", "spend")
        assert "showed-hand" in log(p)

    def test_positioning_by_it_is_not_limited(self) -> None:
        """Ruling 41: only a card's own icon limits it; K.56, Y.8"""
        p = event(race(variants=2), self.CARD, "nixon", "spend positioning", "issue issue-defense")
        assert issues(p) == {"defense": -1}


class TestTrickyDick:
    CARD = "tricky-dick"

    def test_nixon_loses_momentum_and_plays_a_discarded_card(self) -> None:
        """K.58, E.15: as an event played by Nixon, whoever played Tricky Dick."""
        p = event(race(discard=("gaffe", "volunteers")), self.CARD, "kennedy")
        assert momentum(p) == (2, 1)
        assert asked(p) == ("nixon", "replay")
        assert legal(p) == {"replay gaffe", "replay volunteers", "decline"}
        refused(p, "replay gallup-poll", "not-discarded", "K.58")
        refused(p, "replay tricky-dick", "not-discarded", "K.58")
        p.act(1, GAME.action("replay volunteers"))
        assert momentum(p) == (2, 2)
        assert where(p, "volunteers") == "removed"
        assert where(p, self.CARD) == "removed"

    def test_may(self) -> None:
        """K.58, E.5"""
        p = event(race(discard=("gaffe",)), self.CARD, "nixon", "decline")
        assert where(p, "gaffe") == "discard"

    def test_without_momentum_or_discards(self) -> None:
        """K.58, L.10, E.3"""
        p = event(race(momentum=(0, 0)), self.CARD, "nixon")
        assert momentum(p) == (0, 0)
        assert asked(p) == ("", "")

    def test_no_rest_cubes_for_the_second_card(self) -> None:
        """Ruling 19: none for Tricky Dick's second card; K.58, A.4"""
        p = race(nixon=(self.CARD, *HAND), discard=("fifty-stars",))
        plays(p, "nixon", f"event {self.CARD}", "replay fifty-stars")
        assert p.sides[REST + 1] == 0

    def test_prevented_events_cannot_be_chosen(self) -> None:
        """Ruling 10; K.58, E.18"""
        p = race(discard=("baptist-ministers", "gaffe"), box=("greater-houston-ministerial-association",))
        event(p, self.CARD, "nixon")
        refused(p, "replay baptist-ministers", "prevented", "E.18")
        p = race(discard=("baptist-ministers",), box=("greater-houston-ministerial-association",))
        assert asked(event(p, self.CARD, "nixon")) == ("", "")

    def test_jackie_has_to_be_paid_again(self) -> None:
        """Ruling 12: and for the card that Tricky Dick lets Nixon play; K.58, K.85"""
        p = race(nixon=(self.CARD, *HAND), discard=("the-old-nixon", "fifty-stars"), effects=JACKIE, momentum=(2, 3))
        plays(p, "nixon", f"event {self.CARD}", "replay fifty-stars")
        assert momentum(p) == (2, 0)
        p = race(nixon=(self.CARD, *HAND), discard=("fifty-stars",), effects=JACKIE, momentum=(2, 2))
        plays(p, "nixon", f"event {self.CARD}")
        assert momentum(p) == (2, 0)
        assert asked(p) == ("", ""), "Nixon cannot pay once more"

    def test_joe_kennedy_forbids_that_payment(self) -> None:
        """Ruling 11; K.58, K.65, K.85"""
        p = event(race(discard=("gaffe",), effects=JACKIE | JOE, momentum=(2, 5)), self.CARD, "kennedy")
        assert momentum(p) == (2, 4)
        assert asked(p) == ("", "")

    def test_cards_that_last_or_wait_go_to_their_places(self) -> None:
        """Ruling 20; K.58, E.13, E.14"""
        p = event(race(discard=("puerto-rican-bishops",)), self.CARD, "nixon", "replay puerto-rican-bishops")
        assert p.effects == BISHOPS
        assert where(p, "puerto-rican-bishops") == "force"
        p = event(race(discard=("recount",)), self.CARD, "nixon", "replay recount")
        assert where(p, "recount") == "box"

    def test_high_hopes_from_the_discard_pile(self) -> None:
        """K.58, K.38: its cards are still Kennedy's."""
        p = race(discard=("high-hopes",), deck=("volunteers", "the-new-nixon"))
        event(p, self.CARD, "nixon", "replay high-hopes")
        assert momentum(p) == (3, 1)
        assert p.play == []

    def test_a_debate_event_after_the_debates(self) -> None:
        """Ruling 25; K.58, E.16"""
        p = event(race(turn=7, discard=("lazy-shave",)), self.CARD, "nixon", "replay lazy-shave")
        assert where(p, "lazy-shave") == "removed"


class TestFatigueSetsIn:
    def test_the_opponents_candidate_card(self) -> None:
        """K.61, X.3"""
        p = event(race(), "fatigue-sets-in", "kennedy")
        assert (p.sides[READY], p.sides[READY + 1]) == (1, 0)
        p = event(race(), "fatigue-sets-in", "nixon")
        assert (p.sides[READY], p.sides[READY + 1]) == (0, 1)

    def test_exhausted_already(self) -> None:
        """K.61, E.3"""
        p = event(race(ready=(True, False)), "fatigue-sets-in", "kennedy")
        assert "exhausted" not in log(p)
        assert where(p, "fatigue-sets-in") == "removed"


class TestStumpSpeech:
    @pytest.mark.parametrize(
        ("before", "after"), [((1, 4), (4, 4)), ((0, 1), (1, 1)), ((3, 3), (3, 3)), ((4, 1), (4, 1))]
    )
    def test_only_whoever_is_behind_gains(self, before: tuple[int, int], after: tuple[int, int]) -> None:
        """Ruling 14: only the player gains; K.64"""
        assert momentum(event(race(momentum=before), "stump-speech", "kennedy")) == after
        swapped = event(race(momentum=before[::-1]), "stump-speech", "nixon")
        assert momentum(swapped) == after[::-1]

    def test_triggered_after_paying(self) -> None:
        """K.64, P.8: the marker paid for triggering is gone already."""
        p = plays(race(kennedy=("stump-speech", *HAND), momentum=(1, 1)), "kennedy", "position stump-speech", "done")
        p.act(1, GAME.action("trigger stump-speech"))
        assert momentum(p) == (1, 1)


class TestOldNixon:
    @pytest.mark.parametrize(("before", "after"), [((4, 2), (1, 1)), ((2, 0), (0, 0)), ((3, 1), (0, 0))])
    def test_both_lose(self, before: tuple[int, int], after: tuple[int, int]) -> None:
        """Ruling 8: momentum never goes below 0; K.70, L.10"""
        assert momentum(event(race(momentum=before), "the-old-nixon", "kennedy")) == after


class TestNewNixon:
    def test_nixon_gains_whoever_plays_it(self) -> None:
        """K.89, E.2"""
        assert momentum(event(race(), "the-new-nixon", "kennedy")) == (2, 3)
        assert momentum(event(race(), "the-new-nixon", "nixon")) == (2, 3)


class TestWhistlestop:
    CARD = "whistlestop"

    def test_seven_points_one_in_a_state(self) -> None:
        """K.83, C.1: whoever plays it."""
        p = event(race(seed=None), self.CARD, "kennedy")
        assert asked(p) == ("kennedy", "campaign")
        p.act(0, GAME.action("support NY"))
        refused(p, "support NY", "limit-reached", "K.83")
        for state in ("CT", "ME", "MD", "NH", "NJ"):
            p.act(0, GAME.action(f"support {state}"))
        p.act(0, GAME.action("support PA"))
        assert states(p) == dict.fromkeys(("NY", "CT", "ME", "MD", "NH", "NJ", "PA"), 1)
        assert asked(p) == ("", "")
        assert tokens(p) == ("PA", "CA")

    def test_travel_is_paid_out_of_the_seven(self) -> None:
        """K.83, C.2, C.5"""
        p = event(race(), self.CARD, "nixon", "support CA", "travel region-midwest", "support IL", "travel region-west")
        assert p.stack[-1].left == 3  # type: ignore[attr-defined]
        refused(p, "support CA", "limit-reached", "K.83")
        p.act(1, GAME.action("done"))
        p.act(1, GAME.action("stand NV"))
        assert (states(p), tokens(p)) == ({"CA": -1, "IL": -1}, ("MA", "NV"))

    @pytest.mark.parametrize("edition", [1, 2])
    def test_checks_as_usual(self, edition: int) -> None:
        """K.83, C.6, C.13: one point, one draw, and a failed one is spent; in both editions."""
        p = race(states={"NY": -4, "PA": -4}, edition=edition, draws="NK", seed=None)
        event(p, self.CARD, "kennedy", "support NY", "support PA")
        assert states(p) == {"NY": -4, "PA": -3}
        assert p.stack[-1].left == 5  # type: ignore[attr-defined]
        refused(p, "support NY", "checked-already", "C.9")

    def test_fewer_may_be_spent(self) -> None:
        """Ruling 17: fewer CP may be spent; K.83, P.2"""
        p = event(race(), self.CARD, "kennedy", "done")
        assert (states(p), tokens(p)) == ({}, ("MA", "CA"))

    def test_it_is_an_event(self) -> None:
        """K.83, A.5, E.1: nothing to preempt or trigger, and the card leaves the game."""
        p = race(nixon=(self.CARD, *HAND), momentum=(5, 5))
        plays(p, "nixon", f"event {self.CARD}", "support CA", "done")
        assert asked(p) == ("", "")
        assert where(p, self.CARD) == "removed"


class TestPoliticalCapital:
    CARD = "political-capital"

    def test_two_cards_or_none(self) -> None:
        """Ruling 26: they enlarge the hand; K.91, E.2"""
        p = event(race(nixon=HAND, deck=(SOUTH, EAST)), self.CARD, "kennedy")
        assert asked(p) == ("nixon", "offer")
        assert legal(p) == {"draw", "decline"}
        p.act(1, GAME.action("draw"))
        assert hand(p, "nixon") == {*HAND, SOUTH, EAST}
        p = event(race(nixon=HAND), self.CARD, "nixon", "decline")
        assert hand(p, "nixon") == set(HAND)

    def test_only_nixon_knows_them(self) -> None:
        """K.91, S.15"""
        p = event(race(deck=(SOUTH, EAST)), self.CARD, "kennedy", "draw")
        assert set(entries(p, "drew-card", 1)) == {SOUTH, EAST}
        assert entries(p, "drew-card", 0) == entries(p, "drew-card", None) == []
        assert known(p) == set()
        assert p.told & 2

    def test_fewer_when_there_are_fewer(self) -> None:
        """Ruling 21; K.91, I.2"""
        p = race(seed=None)
        p.deck, p.deck_left = [14], 1
        event(p, self.CARD, "nixon", "draw")
        assert hand(p, "nixon") == {SOUTH}


class TestALowBlow:
    @pytest.mark.parametrize(
        ("support", "gained"),
        [
            ({"defense": -1, "economy": -2}, 1),
            ({"defense": -1, "economy": -2, "civil_rights": -1}, 1),
            ({"defense": -5, "economy": 1}, 0),
            ({"defense": 1, "economy": 2, "civil_rights": 1}, 0),
        ],
    )
    def test_if_nixon_leads_two_issues(self, support: dict[str, int], gained: int) -> None:
        """K.94, L.5: Kennedy gains, whoever plays it."""
        p = event(race(issues=support, kennedy=HAND), "a-low-blow", "nixon")
        assert momentum(p) == (2 + gained, 2)
        assert asked(p) == (("kennedy", "exchange") if gained else ("", ""))

    def test_it_belongs_to_the_second_edition(self) -> None:
        """K.94, S.10"""
        assert GAME.printed.card("a-low-blow").editions == (2,)
        assert 94 not in race(edition=FIRST).deck
