"""The rulebook, clause by clause: set-up, support, the bag, turns and actions.

Cards, debates and Election Day have files of their own.

Every test names the clauses that it is about.
"""

from __future__ import annotations

import pytest
from campaign_tools import (
    GAME,
    asked,
    bag,
    endorsements,
    event,
    go_on,
    hand,
    issues,
    legal,
    log,
    media,
    momentum,
    order,
    play,
    race,
    ready,
    refused,
    rest,
    run,
    states,
    tokens,
    turn,
    where,
)

from hustings.games.nineteen_sixty.rules import effects
from hustings.games.nineteen_sixty.rules.board import NIXON, REGIONS, STATES
from hustings.games.nineteen_sixty.rules.momentum import MomentumPhase
from hustings.games.nineteen_sixty.rules.position import LIMITED_POSITIONING, VICE, VICE_PRESIDENTS, Race
from hustings.games.nineteen_sixty.rules.printed import FIRST, SECOND
from hustings.games.nineteen_sixty.rules.sequence import Deal, NameStart, Turn
from hustings.games.nineteen_sixty.rules.strategy import EndTurn, StrategyPhase
from hustings.games.nineteen_sixty.rules.support import InitiativeCheck
from hustings.play.game import BadOption

PRINTED = GAME.printed


def start(**options: str) -> Race:
    p = GAME.setup(seed=4, options=options, live=True)
    assert isinstance(p, Race)
    return p


class TestObjective:
    def test_two_seats_and_nine_turns(self) -> None:
        """O.1"""
        assert GAME.seats() == ("kennedy", "nixon")
        assert (PRINTED.debates_turn, PRINTED.last_turn) == (6, 9)

    def test_votes(self) -> None:
        """O.2: 537 electoral votes; 269 are a majority."""
        assert sum(PRINTED.votes) == 537
        assert 2 * 269 > 537 > 2 * 268

    def test_three_kinds_of_support(self) -> None:
        """O.3: in states, in regions, in issues."""
        p = race(states={"OH": 2}, media={"west": -1}, issues={"economy": 3})
        assert (states(p), media(p), issues(p)) == ({"OH": 2}, {"west": -1}, {"economy": 3})

    def test_momentum_pays_for_events(self) -> None:
        """O.4: triggering costs 1, preempting 2."""
        assert (PRINTED.trigger, PRINTED.preempt) == (1, 2)


class TestSetUp:
    def test_editions(self) -> None:
        """S.1, S.10: the second edition is the default."""
        assert (start().edition, start(edition="first").edition) == (SECOND, FIRST)
        assert len(start().deck) == 97
        assert max(start(edition="first").deck) == 91
        with pytest.raises(BadOption):
            start(edition="third")

    def test_fifty_states_in_four_regions(self) -> None:
        """S.2"""
        assert len(STATES) == 50
        assert len(PRINTED.votes) == len(PRINTED.edge) == 50
        assert sum(mask.bit_count() for mask in PRINTED.states_of) == 50

    def test_the_board_at_the_start(self) -> None:
        """S.3, S.4, S.5, S.6"""
        p = start()
        assert (media(p), issues(p), endorsements(p)) == ({}, {}, {})
        assert sum(cubes for cubes in states(p).values() if cubes > 0) == 15
        assert sum(cubes for cubes in states(p).values() if cubes < 0) == -16
        assert tokens(p) == ("MA", "CA")
        assert order(p) == ["defense", "economy", "civil_rights"]

    def test_what_players_have(self) -> None:
        """S.7"""
        p = start()
        assert (momentum(p), ready(p), rest(p)) == ((2, 2), (True, True), (0, 0))

    def test_the_bag(self) -> None:
        """S.8, S.9: 10 cubes of each colour, or 12; the initiative check has drawn two or three."""
        assert 17 <= sum(bag(start(edition="first"))) <= 18
        assert 21 <= sum(bag(start())) <= 22

    def test_endorsement_cards(self) -> None:
        """S.11: three for each region and four major ones."""
        assert sorted(start().endorsement_deck) == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 4

    def test_turn_and_phase(self) -> None:
        """S.12"""
        p = start()
        assert (p.turn, p.phase, p.activity) == (1, 0, 0)

    def test_what_a_card_shows(self) -> None:
        """S.13: rest cubes are 4 minus the points; Gathering Momentum shows neither an issue nor a state."""
        for card in range(1, 98):
            assert PRINTED.rest[card] == 4 - PRINTED.cp[card]
            gathering = card in (14, 15, 16, 17)
            assert ((PRINTED.issue[card], PRINTED.state[card]) == (-1, -1)) == gathering

    def test_supplies_have_no_end(self) -> None:
        """S.14"""
        p = race(states={"NY": 100})
        p.gain(0, STATES.index("NY"), 100)
        p.gain_momentum(0, 50)
        assert (states(p), momentum(p)) == ({"NY": 200}, (52, 2))


class TestSupport:
    def test_one_side_in_a_place(self) -> None:
        """L.1, L.2: each support removes one of the opponent's cubes, until none is left."""
        p = race(states={"OH": -2}, media={"east": 1}, issues={"defense": -1})
        p.gain(0, STATES.index("OH"), 1)
        assert states(p) == {"OH": -1}
        p.gain(0, STATES.index("OH"), 3)
        assert states(p) == {"OH": 2}

    def test_leading_and_carrying(self) -> None:
        """L.3, L.4: one cube leads, four carry."""
        p = race(states={"ID": 1, "WY": -4, "UT": -3})
        ids = [STATES.index(id) for id in ("ID", "WY", "UT", "CO")]
        assert [p.leader(state) for state in ids] == [0, 1, 1, -1]
        assert [p.carries(1, state) for state in ids] == [False, True, False, False]

    def test_leaders_of_issues_and_media(self) -> None:
        """L.5, L.6"""
        p = race(issues={"defense": -1}, media={"west": 1})
        assert [p.leader(54), p.leader(55)] == [NIXON, -1]
        assert [p.has_media(0, 3), p.has_media(1, 3), p.has_media(0, 0)] == [True, False, False]

    def test_losing_never_helps_the_other_side(self) -> None:
        """L.7"""
        p = race(states={"GA": 2})
        assert p.lose(0, STATES.index("GA"), 5) == 2
        assert p.lose(1, STATES.index("TX"), 1) == 0
        assert states(p) == {}

    def test_endorsements_remove_each_other(self) -> None:
        """L.8"""
        p = race(endorsements={"west": -1, "east": 1})
        p.gain(0, 57 + 3, 1)
        p.gain(0, 57, 1)
        assert endorsements(p) == {"east": 2}

    def test_alaska_and_hawaii_belong_to_the_west(self) -> None:
        """L.9, C.3: except for travel."""
        for id in ("AK", "HI"):
            state = STATES.index(id)
            assert REGIONS[PRINTED.region[state]] == "west"
            assert PRINTED.node[state] > 3
            assert PRINTED.states_of[3] >> state & 1

    def test_momentum_ends_at_nothing(self) -> None:
        """L.10"""
        p = race(momentum=(1, 2))
        p.lose_momentum(0, 3)
        p.lose_momentum(1, 1)
        assert momentum(p) == (0, 1)


class TestBag:
    def test_rest_cubes_go_into_the_bag(self) -> None:
        """B.1, R.6"""
        p = run(race(rest=(3, 1), bag=(4, 5)), EndTurn())
        assert (bag(p), rest(p)) == ((7, 6), (0, 0))

    def test_a_check_succeeds_with_the_own_colour(self) -> None:
        """B.2, B.3, B.4"""
        p = race(kennedy=["volunteers"], states={"NY": -4, "OH": 1}, bag=(5, 5), draws=("K", "N"))
        play(turn(p, "kennedy"), "campaign volunteers", "allow", "support NY", "checks 2", "pass")
        assert states(p) == {"NY": -3, "OH": 1}
        assert bag(p) == (4, 4), "the failed cube leaves the bag too"
        assert log(p).count("check-won") == log(p).count("check-failed") == 1

    def test_initiative_goes_to_the_first_pair(self) -> None:
        """B.5, I.3: two of one colour; all drawn cubes leave the bag."""
        p = run(race(draws=("N", "K", "N"), seed=None), InitiativeCheck())
        assert (p.initiative, bag(p)) == (NIXON, (11, 10))
        p = run(race(draws=("K", "K"), seed=None), InitiativeCheck())
        assert (p.initiative, bag(p)) == (0, (10, 12))

    @pytest.mark.parametrize("edition", [FIRST, SECOND])
    def test_an_empty_bag_is_filled_at_once(self, edition: int) -> None:
        """B.6: in the middle of a row of draws."""
        p = run(race(bag=(1, 1), draws=("N", "K", "K"), edition=edition), InitiativeCheck())
        assert p.initiative == 0
        assert bag(p) == (9, 10)
        assert log(p).count("reseeded") == 1
        p = race(bag=(0, 1), draws=("N",))
        p.draw_cube(0, -1)
        assert bag(p) == (10, 10), "at once, not at the next draw"

    def test_late_on_election_day_it_stays_empty(self) -> None:
        """B.7"""
        p = race(bag=(0, 1), draws=("N",))
        p.dry = 1
        assert [p.draw_cube(0, -1), p.draw_cube(0, -1)] == [NIXON, -1]
        assert bag(p) == (0, 0)


class TestTurns:
    def test_phases_of_a_normal_turn(self) -> None:
        """T.1, T.2, S.12, A.1"""
        p = start()
        keys: list[str] = []
        while p.turn == 1:
            p.entries = []
            p.apply(p.to_act[0], p.actions(p.to_act[0])[-1])
            keys += log(p)
        assert [key for key in keys if key in ("activity", "momentum-phase", "strategy-phase", "turn")] == [
            *["activity"] * 5,
            "momentum-phase",
            "strategy-phase",
            "turn",
        ]

    @pytest.mark.parametrize(("number", "cards"), [(1, 6), (5, 6), (7, 7), (8, 7)])
    def test_hands(self, number: int, cards: int) -> None:
        """I.1: six cards before the debates, seven after them."""
        p = run(race(turn=number), Deal())
        assert [len(p.hands[0]), len(p.hands[1])] == [cards, cards]
        assert log(p, 0).count("drew-card") == log(p, 1).count("drew-card") == cards
        assert "drew-card" not in log(p)

    def test_the_discard_pile_becomes_the_deck(self) -> None:
        """I.2"""
        p = race(discard=["recount", "gaffe", "volunteers"], draws=(("gaffe", "recount"),))
        p.deck_left = 0
        p.draw_cards(0, 2)
        assert hand(p, "kennedy") == {"gaffe", "recount"}
        assert where(p, "volunteers") == "deck"
        p.draw_cards(1, 5)
        assert hand(p, "nixon") == {"volunteers"}, "both are empty: fewer cards"

    def test_the_initiative_names_the_start_player(self) -> None:
        """I.3, I.4"""
        p = run(race(initiative="nixon"), NameStart())
        assert asked(p) == ("nixon", "start")
        play(p, "start seat-kennedy")
        assert (p.initiative, p.start) == (NIXON, 0)


class TestActivities:
    def test_ways_to_play(self) -> None:
        """A.2, X.1"""
        p = turn(race(kennedy=["volunteers", "gaffe"]), "kennedy", spare=False)
        ways = ("campaign", "advertise", "position")
        cards = ("volunteers", "gaffe", "candidate-kennedy")
        assert legal(p) == {
            *(f"event {card}" for card in cards[:2]),
            *(f"{way} {card}" for way in ways for card in cards),
        }
        refused(p, "event recount", "not-in-hand", "A.2")
        refused(p, "campaign candidate-nixon", "not-your-candidate", "X.1")
        refused(p, "mate volunteers", "other-question", "A.2")

    @pytest.mark.parametrize("use", ["event", "campaign", "advertise", "position"])
    def test_rest_cubes_come_first(self, use: str) -> None:
        """A.3: however the card is used."""
        p = play(turn(race(nixon=["the-new-nixon"], seed=3), "nixon"), f"{use} the-new-nixon")
        assert rest(p) == (0, 2)
        assert "rest-cubes" in log(p)

    def test_no_rest_cubes_for_triggering(self) -> None:
        """A.4, P.8"""
        p = turn(race(kennedy=["the-new-nixon"], issues={"defense": 1}), "kennedy")
        play(p, "position the-new-nixon", "allow", "issue issue-economy", "done", "trigger the-new-nixon")
        assert rest(p) == (2, 0)
        assert momentum(p) == (2, 2), "one paid, one gained"

    def test_order_around_a_card(self) -> None:
        """A.5, K.2, K.76: announced, paid, rest cubes, preempting, carried out, Pledge, triggering."""
        p = turn(race(nixon=["volunteers"], effects=effects.KNEE | effects.PLEDGE, momentum=(1, 3)), "nixon")
        play(p, "campaign volunteers", "allow", "support CA", "support CA", "trigger volunteers")
        keys = [key for key in log(p) if key not in ("gained", "moved")]
        assert keys == ["played", "paid", "rest-cubes", "paid", "triggered", "event", "gained-momentum"]
        p = turn(race(nixon=["volunteers"], effects=effects.PLEDGE, momentum=(0, 2)), "nixon")
        play(p, "position volunteers", "allow", "issue issue-defense", "issue issue-economy")
        assert (asked(p), momentum(p)) == (("kennedy", "trigger"), (1, 2)), "gained before triggering"

    def test_cards_are_kept_for_the_strategy_phase(self) -> None:
        """A.6"""
        gathering = ["gathering-momentum-in-the-east", "gathering-momentum-in-the-west"]
        p = turn(race(kennedy=[*gathering, "volunteers"]), "kennedy", spare=False)
        refused(p, "event volunteers", "keep-for-strategy", "A.6")
        assert f"event {gathering[0]}" in legal(p)
        assert "campaign candidate-kennedy" in legal(p)
        p = turn(race(kennedy=["volunteers"], ready=(False, True)), "kennedy", spare=False)
        assert "event volunteers" in legal(p), "no other play leaves enough"
        p = turn(race(kennedy=[*gathering, "volunteers", "gaffe"]), "kennedy", spare=False)
        assert "event volunteers" in legal(p)
        p = turn(race(kennedy=[*gathering, "volunteers", "gaffe"], turn=7), "kennedy", spare=False)
        refused(p, "advertise gaffe", "keep-for-strategy", "A.6")

    def test_passing(self) -> None:
        """A.7"""
        p = turn(race(ready=(False, True)), "kennedy")
        assert (asked(p), log(p)) == (("", ""), ["passed"])
        assert asked(turn(race(), "kennedy")) == ("kennedy", "play")


class TestEvents:
    def test_a_played_event_leaves_the_game(self) -> None:
        """E.1: also when nothing came of it."""
        p = play(turn(race(kennedy=["the-cold-war"]), "kennedy"), "event the-cold-war")
        assert where(p, "the-cold-war") == "removed"

    def test_anybody_plays_any_event(self) -> None:
        """E.2: named players keep their effects."""
        p = play(turn(race(kennedy=["the-new-nixon"]), "kennedy"), "event the-new-nixon")
        assert momentum(p) == (2, 3)
        assert momentum(event(race(), "volunteers", "nixon")) == (2, 3)

    def test_without_a_leader_an_instruction_does_nothing(self) -> None:
        """E.3, E.4: the others still happen."""
        p = event(race(), "soviet-economic-growth", "kennedy")
        assert (order(p), states(p)) == (["economy", "defense", "civil_rights"], {})

    def test_up_to_may_be_less(self) -> None:
        """E.5"""
        p = event(race(), "catholic-support", "nixon", "support OH", "done")
        assert states(p) == {"OH": 1}

    def test_losing_as_much_as_there_is(self) -> None:
        """E.6"""
        p = event(race(states={"TX": -1, "FL": -1}), "east-harlem-pledge", "kennedy")
        assert (states(p), asked(p)) == ({}, ("", "")), "without a choice nobody is asked"

    def test_checks_for_events(self) -> None:
        """E.7, E.8, C.7: the second edition checks, where the opponent carries or stands; media support exempts."""
        for given, drawn in (
            ({"states": {"MA": 4}}, True),
            ({"states": {"MA": 3}, "tokens": ("NY", "CA")}, False),
            ({"tokens": ("MA", "CA")}, True),
            ({"states": {"MA": 4}, "media": {"east": -1}}, False),
        ):
            for edition in (FIRST, SECOND):
                p = event(race(edition=edition, bag=(20, 20), **given), "henry-cabot-lodge", "nixon")
                assert (sum(bag(p)) < 40) == (drawn and edition == SECOND)

    def test_amounts_are_declared_state_by_state(self) -> None:
        """E.9: how many in this state, then its draws, then the next state; failures count for total and limit."""
        p = race(states={"NY": -4, "PA": -4, "CT": -1}, draws=("K", "N", "N", "N"), seed=None)
        event(p, "mid-atlantic", "kennedy", "support PA")
        assert (bag(p), legal(p)) == ((12, 12), {"checks 1", "checks 2"})
        refused(p, "checks 3", "too-many-checks", "E.9")
        play(p, "checks 2")
        assert (states(p)["PA"], bag(p)) == (-3, (11, 11)), "drawn before the next state is named"
        refused(p, "support PA", "drawn-already", "E.9")
        play(p, "support NY", "checks 2", "support DE")
        assert (asked(p), states(p)) == (("", ""), {"NY": -4, "PA": -3, "CT": -1, "DE": 1})
        told = [(e.key, *e.args[1:]) for e in p.entries if e.key in ("gained", "removed")]
        assert told == [("removed", 1, STATES.index("PA")), ("gained", 1, 7)]

    def test_issue_and_media_support_need_no_checks(self) -> None:
        """E.10"""
        p = race(media={"east": 3}, issues={"civil_rights": 5}, tokens=("OH", "CA"), seed=None)
        event(p, "compact-of-fifth-avenue", "nixon")
        assert (media(p), issues(p)) == ({"east": 2}, {"civil_rights": 4})

    def test_issues_rise(self) -> None:
        """E.11: one place at a time, to the top, with their support."""
        p = race(order=("economy", "civil_rights", "defense"), issues={"defense": 2})
        p.rise(0, 2)
        assert (order(p), issues(p)) == (["defense", "economy", "civil_rights"], {"defense": 2})
        p.rise(0, 1)
        assert order(p) == ["defense", "economy", "civil_rights"]

    def test_a_token_goes_for_nothing(self) -> None:
        """E.12: no ban hinders it, and it goes first."""
        p = event(race(effects=effects.EGGED), "nixons-knee", "nixon")
        assert tokens(p) == ("MA", "MD")

    def test_what_lasts_lies_in_front_of_a_player(self) -> None:
        """E.13, R.7: and leaves the game with the turn."""
        p = event(race(), "nixons-knee", "kennedy")
        assert (where(p, "nixons-knee"), p.effects) == ("force", effects.KNEE)
        run(p, EndTurn())
        assert (where(p, "nixons-knee"), p.effects) == ("removed", 0)

    def test_boxes(self) -> None:
        """E.14, E.17, P.9"""
        for card in ("recount", "lazy-shave", "harvard-brain-trust", "unpledged-electors"):
            assert where(event(race(), card, "nixon"), card) == "box"
            p = turn(race(kennedy=[card]), "kennedy")
            play(p, f"position {card}", "allow", "issue issue-defense", "done", f"trigger {card}")
            assert where(p, card) == "box"

    def test_debate_events_after_the_debates(self) -> None:
        """E.16"""
        p = event(race(turn=7), "lazy-shave", "kennedy")
        assert where(p, "lazy-shave") == "removed"

    def test_prevented_events(self) -> None:
        """E.18, E.20, P.6, P.10: neither played, nor preempted, nor triggered; still worth campaign points."""
        p = turn(race(kennedy=["baptist-ministers"], box=["greater-houston-ministerial-association"]), "kennedy")
        refused(p, "event baptist-ministers", "prevented", "E.18")
        play(p, "position baptist-ministers", "issue issue-defense", "done")
        assert where(p, "baptist-ministers") == "discard", "neither side was asked anything"

    def test_a_prevention_ends_nothing(self) -> None:
        """E.19"""
        p = event(race(effects=effects.BISHOPS), "greater-houston-ministerial-association", "kennedy", "done")
        assert p.effects == effects.BISHOPS


class TestPoints:
    def test_one_kind_of_action(self) -> None:
        """P.1"""
        p = play(turn(race(kennedy=["gaffe"], momentum=(2, 0)), "kennedy"), "position gaffe")
        assert {text.split()[0] for text in legal(p)} == {"issue", "done"}

    def test_points_may_be_left(self) -> None:
        """P.2, P.12; advertising takes all of them (V.1)."""
        for use in ("campaign", "position"):
            p = play(turn(race(kennedy=["gaffe"], momentum=(2, 0)), "kennedy"), f"{use} gaffe", "done")
            assert (where(p, "gaffe"), states(p)) == ("discard", {})

    @pytest.mark.parametrize("edition", [FIRST, SECOND])
    def test_advertising_takes_all_points(self, edition: int) -> None:
        """V.1, P.2: as many checks as the card has points, and nobody is asked how many."""
        p = turn(race(kennedy=["gaffe"], momentum=(2, 0), edition=edition, draws="NNNN"), "kennedy")
        assert asked(play(p, "advertise gaffe")) == ("", "")
        assert sum(bag(p)) == 24 - 4
        assert (where(p, "gaffe"), log(p).count("check-failed")) == ("discard", 4)

    def test_changes_are_added_up_first(self) -> None:
        """P.3: then raised to 1 or lowered to 5; also for the candidate card."""
        p = race(effects=effects.BOBBY | effects.SUMMER | effects.STATURE | effects.KEN_AIR)
        two, four, candidate = (PRINTED.card_ids.index(id) for id in ("volunteers", "gaffe", "candidate-kennedy"))
        assert [p.points(0, two, use) for use in (0, 1, 2)] == [2, 1, 1]
        assert [p.points(0, four, use) for use in (0, 1, 2)] == [4, 3, 1]
        p.effects = effects.BOBBY
        assert [p.points(0, candidate, 0), p.points(0, four, 0)] == [5, 5]
        assert p.points(1, four, 0) == 4

    def test_granted_points_are_not_changed(self) -> None:
        """P.4"""
        p = event(race(effects=effects.CITIZENS), "whistlestop", "nixon")
        assert p.stack[-1].ask(p, 1).args == (1, 7)

    def test_preempting(self) -> None:
        """P.5, P.7: 2 momentum, before the action; the opponent is asked only afterwards."""
        p = play(turn(race(kennedy=["the-new-nixon"]), "kennedy"), "position the-new-nixon")
        assert asked(p) == ("kennedy", "preempt")
        play(p, "preempt", "issue issue-defense", "issue issue-economy")
        assert (asked(p), where(p, "the-new-nixon"), momentum(p)) == (("", ""), "discard", (0, 2))

    def test_nothing_to_preempt(self) -> None:
        """P.6, X.4: events from hand, candidate cards; nor without momentum, or when nobody could trigger."""
        for given, action in (
            ({}, "event the-new-nixon"),
            ({}, "position candidate-kennedy"),
            ({"momentum": (1, 2)}, "position the-new-nixon"),
            ({"momentum": (2, 0)}, "position the-new-nixon"),
        ):
            p = play(turn(race(kennedy=["the-new-nixon"], **given), "kennedy"), action)
            assert asked(p)[1] != "preempt"

    def test_triggering(self) -> None:
        """P.8, P.9: 1 momentum, after the action, as though played from the own hand."""
        p = turn(race(kennedy=["volunteers"], momentum=(1, 1)), "kennedy")
        play(p, "position volunteers", "issue issue-defense", "issue issue-economy")
        assert asked(p) == ("nixon", "trigger")
        refused(p, "trigger gaffe", "only-that-card", "P.8")
        play(p, "trigger volunteers")
        assert (momentum(p), where(p, "volunteers")) == ((1, 1), "removed")

    def test_no_trigger(self) -> None:
        """P.10, P.11, P.12: a candidate card has no event; without momentum, or when it may not be spent."""
        done = ("position volunteers", "issue issue-defense", "issue issue-economy")
        for given in ({"momentum": (1, 0)}, {"effects": effects.JOE}):
            p = play(turn(race(kennedy=["volunteers"], **given), "kennedy"), *done)
            assert (asked(p), where(p, "volunteers")) == (("", ""), "discard")
        p = play(turn(race(), "kennedy"), "position candidate-kennedy", "done")
        assert asked(p) == ("", "")

    def test_momentum_that_may_not_be_spent(self) -> None:
        """P.11, K.44, K.65, K.81: nothing can be paid; Peace Corps is free, and losing is not spending."""
        p = race(effects=effects.BISHOPS)
        assert [p.can_pay(0, 1), p.can_pay(1, 1)] == [False, True]
        p.lose_momentum(0, 1)
        assert momentum(p) == (1, 2)
        p = race(kennedy=["volunteers"], effects=effects.BISHOPS | effects.PEACE_CORPS)
        play(turn(p, "kennedy"), "position volunteers", "preempt", "done")
        assert (momentum(p), where(p, "volunteers")) == ((2, 2), "discard")
        p = turn(race(nixon=["volunteers"], effects=effects.JOE | effects.JACKIE | effects.KNEE), "nixon")
        refused(p, "event volunteers", "cannot-pay-event", "K.85")
        refused(p, "campaign volunteers", "cannot-pay-campaigning", "K.2")


class TestCampaigning:
    def test_a_point_is_one_support_in_the_region(self) -> None:
        """C.1, C.4, C.5"""
        p = play(turn(race(kennedy=["gaffe"], momentum=(2, 0)), "kennedy"), "campaign gaffe")
        refused(p, "support OH", "other-region", "C.1")
        play(p, "support NY", "support NY", "travel region-midwest", "support OH")
        assert (states(p), tokens(p)) == ({"NY": 2, "OH": 1}, ("OH", "CA"))

    def test_travel_costs_a_point_for_a_boundary(self) -> None:
        """C.2"""
        p = play(turn(race(kennedy=["gaffe"], tokens=("IL", "CA"), momentum=(2, 0)), "kennedy"), "campaign gaffe")
        assert [p.stack[-1].price(p, node) for node in range(6)] == [1, 1, 0, 1, 2, 2]
        refused(p, "travel region-midwest", "there-already", "C.2")
        play(p, "support IL", "support IL", "support IN")
        refused(p, "travel AK", "travel-cost", "C.3")
        play(p, "travel region-west")
        assert asked(p) == ("kennedy", "stand")

    def test_alaska_and_hawaii_for_travel(self) -> None:
        """C.3"""
        p = play(turn(race(nixon=["gaffe"], momentum=(0, 2)), "nixon"), "campaign gaffe")
        refused(p, "support AK", "other-region", "C.1")
        play(p, "travel AK")
        assert legal(p) == {"support AK", "travel region-west", "travel region-midwest", "travel region-south",
                            "travel HI", "travel region-east", "done"}  # fmt: skip
        play(p, "travel HI", "support HI")
        assert (states(p), tokens(p)) == ({"HI": -1}, ("MA", "HI"))

    def test_where_the_token_ends(self) -> None:
        """C.5: in the last state with support, in a state of the region entered, or where it was."""
        p = play(turn(race(kennedy=["volunteers"], momentum=(2, 0)), "kennedy"), "campaign volunteers", "done")
        assert tokens(p) == ("MA", "CA")
        p = turn(race(kennedy=["volunteers"], momentum=(2, 0)), "kennedy")
        play(p, "campaign volunteers", "support PA", "travel region-south")
        refused(p, "stand PA", "other-region", "C.5")
        play(p, "stand FL")
        assert tokens(p) == ("FL", "CA")
        p = play(turn(race(nixon=["volunteers"], momentum=(0, 2)), "nixon"), "campaign volunteers", "travel HI", "done")
        assert tokens(p) == ("MA", "HI")

    def test_when_checks_are_needed(self) -> None:
        """C.6, C.7: the opponent carries the state or stands there; media support exempts, the West's in Alaska too."""
        p = race(states={"NY": 4, "PA": 3, "AK": 4}, tokens=("OH", "CA"))
        needs = {id for id in STATES if p.checks_campaigning(1, STATES.index(id))}
        assert needs == {"NY", "AK", "OH"}
        p = race(states={"NY": 4, "AK": 4}, tokens=("OH", "CA"), media={"west": -1, "midwest": -2})
        assert {id for id in STATES if p.checks_campaigning(1, STATES.index(id))} == {"NY"}

    def test_checks_are_declared_first(self) -> None:
        """C.8, C.9, C.10: all are drawn, also when the opponent carries the state no longer; then it is closed."""
        p = turn(
            race(nixon=["gaffe"], states={"NY": 4}, tokens=("MA", "NJ"), momentum=(0, 2), draws=("N", "K")), "nixon"
        )
        play(p, "campaign gaffe", "support NY")
        assert asked(p) == ("nixon", "declare")
        assert legal(p) == {f"checks {number}" for number in (1, 2, 3, 4)}
        refused(p, "checks 5", "too-many-points", "C.8")
        play(p, "checks 2")
        assert (states(p), bag(p), tokens(p)) == ({"NY": 3}, (11, 11), ("MA", "NY"))
        refused(p, "support NY", "checked-already", "C.9")
        play(p, "support PA", "support PA")
        assert states(p) == {"NY": 3, "PA": -2}

    def test_free_travel(self) -> None:
        """C.11, K.26, K.79"""
        p = turn(race(kennedy=["volunteers"], effects=effects.KEN_AIR, momentum=(2, 0)), "kennedy")
        play(p, "campaign volunteers", "travel HI", "support HI", "travel region-east", "support NY", "travel AK")
        refused(p, "travel region-south", "just-travelled", "C.11")
        play(p, "support AK")
        assert asked(p) == ("kennedy", "campaign"), "travel is free after the last point too"
        play(p, "travel region-west", "stand NV") if asked(p)[0] else None
        assert (states(p), tokens(p)) == ({"HI": 1, "NY": 1, "AK": 1}, ("NV", "CA"))

    def test_bans(self) -> None:
        """C.12, C.13, K.74, K.30: no support there, but the token may enter and cross."""
        p = turn(race(kennedy=["gaffe"], effects=effects.JEERED, momentum=(2, 0)), "kennedy")
        play(p, "campaign gaffe", "travel region-south")
        refused(p, "support TX", "banned", "C.12")
        play(p, "travel region-west", "support NV", "done")
        assert (states(p), tokens(p)) == ({"NV": 1}, ("NV", "CA"))
        p = event(race(effects=effects.EGGED, tokens=("MA", "OH")), "whistlestop", "nixon")
        refused(p, "support OH", "banned", "C.12")
        p = turn(race(nixon=["gaffe"], states={"NV": 1}, effects=effects.SILENCE, momentum=(0, 2)), "nixon")
        play(p, "campaign gaffe")
        refused(p, "support NV", "kennedy-leads", "K.74")

    def test_the_press_and_advance_men(self) -> None:
        """K.55, K.79, C.7: Nixon needs checks everywhere, but for media support and Advance Men."""
        p = race(effects=effects.PRESS_CORPS, media={"south": -1})
        needs = [p.checks_campaigning(1, STATES.index(id)) for id in ("NV", "TX")]
        assert needs == [True, False]
        assert not race(states={"NV": 4}, effects=effects.NO_CHECKS[1]).checks_campaigning(1, STATES.index("NV"))


class TestAdvertising:
    def test_all_is_drawn_before_anything_is_placed(self) -> None:
        """V.1, V.2, B.4"""
        p = race(nixon=["sputnik-v"], media={"south": 1}, momentum=(0, 2), draws=("N", "K", "N"), seed=None)
        play(turn(p, "nixon"), "advertise sputnik-v")
        assert (bag(p), media(p)) == ((11, 10), {"south": 1})
        assert p.stack[-1].because() == "V.2"
        refused(p, "done", "must-gain", "V.2")
        play(p, "media region-south", "media region-west")
        assert media(p) == {"west": -1}

    def test_nothing_exempts_and_nothing_else_is_checked(self) -> None:
        """V.3"""
        p = race(nixon=["sputnik-v"], media={"west": -3}, momentum=(0, 2), draws=("K", "K", "K"), seed=None)
        play(turn(p, "nixon"), "advertise sputnik-v")
        assert (asked(p), media(p)) == (("", ""), {"west": -3})


class TestPositioning:
    def test_the_price_rises(self) -> None:
        """U.1, U.2: for each issue anew, and for each card."""
        p = turn(race(kennedy=["gaffe", "sputnik-v"], momentum=(2, 0)), "kennedy", "kennedy")
        play(p, "position gaffe", "issue issue-defense", "issue issue-defense")
        refused(p, "issue issue-defense", "issue-cost", "U.1")
        play(p, "issue issue-economy")
        assert issues(p) == {"defense": 2, "economy": 1}
        play(p, "position sputnik-v", "issue issue-defense", "issue issue-defense")
        assert issues(p) == {"defense": 4, "economy": 1}

    def test_removing_costs_the_same(self) -> None:
        """U.3"""
        p = turn(race(kennedy=["sputnik-v"], issues={"defense": -3}, momentum=(2, 0)), "kennedy")
        play(p, "position sputnik-v", "issue issue-defense", "issue issue-defense")
        assert issues(p) == {"defense": -1}


class TestCandidateCard:
    def test_five_points_once(self) -> None:
        """X.1, X.2, X.3, X.4"""
        p = play(turn(race(kennedy=["gaffe"]), "kennedy", "kennedy"), "campaign candidate-kennedy")
        assert p.stack[-1].ask(p, 0).args == (0, 5)
        play(p, "done")
        assert (ready(p), rest(p), asked(p)) == ((False, True), (0, 0), ("kennedy", "play"))
        refused(p, "campaign candidate-kennedy", "candidate-exhausted", "X.2")
        p.make_ready(0)
        assert "campaign candidate-kennedy" in legal(p)
        assert 98 not in p.discard


class TestMomentum:
    def test_order_of_the_first_edition(self) -> None:
        """M.1, M.3, M.4: decay, awards, issue decay, issue shift."""
        p = race(edition=FIRST, momentum=(5, 1), issues={"civil_rights": 1}, media={"east": 1})
        run(p, MomentumPhase())
        assert (momentum(p), issues(p), asked(p)) == ((4, 1), {}, ("kennedy", "shift"))

    def test_order_of_the_second_edition(self) -> None:
        """M.2, M.4: the issue shift comes before the awards."""
        p = run(race(momentum=(5, 1), issues={"civil_rights": 1}, media={"east": 1}), MomentumPhase())
        assert (momentum(p), asked(p)) == ((3, 1), ("kennedy", "shift"))
        refused(p, "raise issue-defense", "first-already", "M.4")
        play(p, "raise issue-civil_rights")
        assert (order(p), asked(p)) == (["defense", "civil_rights", "economy"], ("kennedy", "award"))

    def test_nobody_shifts_with_equal_media(self) -> None:
        """M.4: it is optional too."""
        assert asked(run(race(media={"east": 1, "west": -1}), MomentumPhase())) == ("", "")
        p = play(run(race(media={"east": -1}), MomentumPhase()), "decline")
        assert order(p) == ["defense", "economy", "civil_rights"]

    def test_awards(self) -> None:
        """M.5, M.6, M.7, M.8, M.9, M.10, M.11: third place first; the first also brings an endorsement card."""
        p = race(momentum=(0, 0), issues={"defense": -2, "economy": 1, "civil_rights": 1}, endorsements={"west": 1})
        p.endorsement_deck = [0, 3, 4]
        p.endorsements_left = 3
        run(p, MomentumPhase())
        assert (momentum(p), asked(p)) == ((1, 0), ("kennedy", "award"))
        play(p, "endorsement")
        assert (asked(p), momentum(p)) == (("kennedy", "gain"), (1, 0)), "finished before first place"
        assert p.stack[-1].because() == "M.10"
        play(p, "endorse region-east")
        assert momentum(p) == (1, 1)
        assert endorsements(p) == {"east": 1}, "Nixon's marker has removed Kennedy's in the West"
        assert (issues(p), p.endorsements_left) == ({"defense": -1}, 1)

    def test_no_leader_no_award(self) -> None:
        """M.5"""
        p = run(race(momentum=(1, 1)), MomentumPhase())
        assert (momentum(p), endorsements(p)) == ((1, 1), {})


class TestStrategy:
    def test_both_lay_down_in_secret(self) -> None:
        """R.1, R.4, R.5"""
        p = run(race(kennedy=["gaffe", "recount"], nixon=["volunteers"]), StrategyPhase())
        assert p.to_act == (0, 1)
        assert [p.stack[-1].ask(p, seat).args for seat in (0, 1)] == [(0, 1), (1, 1)], "each has one card to lay down"
        p.act(0, GAME.action("set-aside gaffe"))
        assert "gaffe" not in str(p.stack[-1].ask(p, 1))
        p.act(1, GAME.action("set-aside volunteers"))
        assert [p.stacks[0], p.stacks[1]] == [[22], [5]]
        assert (p.hands, where(p, "recount")) == ([[], []], "discard")
        assert log(p, 0).count("set-aside-card") == 1
        assert "set-aside-card" not in log(p)

    def test_two_cards_after_the_debates(self) -> None:
        """R.1"""
        p = run(race(kennedy=["gaffe", "recount", "volunteers"], nixon=["sputnik-v"], turn=7), StrategyPhase())
        p.act(0, GAME.action("set-aside gaffe"))
        reason = p.reject(0, GAME.action("set-aside gaffe"))
        assert reason is not None
        assert reason.key == "chosen-already"
        p.act(0, GAME.action("set-aside recount"))
        assert p.to_act == (1,)
        p.act(1, GAME.action("set-aside sputnik-v"))
        assert [len(p.stacks[0]), len(p.stacks[1])] == [2, 1]

    def test_gathering_momentum_is_no_strategy(self) -> None:
        """R.2, R.3"""
        east, west = "gathering-momentum-in-the-east", "gathering-momentum-in-the-west"
        p = run(race(kennedy=[east, west, "gaffe"], turn=7), StrategyPhase())
        refused(p, f"set-aside {east}", "never-strategy", "R.2")
        play(p, "set-aside gaffe", "done")
        assert (p.stacks[0], where(p, east), where(p, west)) == ([22], "discard", "discard")

    def test_the_end_of_a_turn(self) -> None:
        """R.6, R.7"""
        p = event(event(race(rest=(2, 0)), "nixons-knee", "kennedy"), "advance-men", "nixon")
        assert p.effects == effects.KNEE | effects.NO_CHECKS[1]
        run(p, EndTurn())
        assert (bag(p), p.effects) == ((14, 12), 0)
        assert [where(p, card) for card in ("nixons-knee", "advance-men")] == ["removed", "removed"]


class TestOptionalRules:
    def test_they_belong_to_the_second_edition(self) -> None:
        """Y.1"""
        for rule in ("vice-presidents", "limited-positioning"):
            with pytest.raises(BadOption):
                start(edition="first", **{rule: "on"})
        assert start(**{"vice-presidents": "on", "limited-positioning": "on"}).variants == 3

    def test_vice_presidents_lie_beside_the_candidates(self) -> None:
        """Y.2"""
        p = start(**{"vice-presidents": "on"})
        assert p.sides[VICE : VICE + 2] == [39, 42]
        assert {39, 42}.isdisjoint({*p.deck[: p.deck_left], *p.hands[0], *p.hands[1]})

    def mates(self, **given: object) -> Race:
        p = race(variants=VICE_PRESIDENTS, removed=["lyndon-johnson", "henry-cabot-lodge"], **given)
        p.removed = []
        p.sides[VICE : VICE + 2] = [39, 42]
        return p

    def test_a_vice_president_is_played_once(self) -> None:
        """Y.3"""
        p = turn(race(kennedy=["herblock", "gaffe"], variants=VICE_PRESIDENTS), "kennedy")
        refused(p, "mate herblock", "no-vice-president", "Y.3")

    def test_a_vice_president_costs_a_card(self) -> None:
        """Y.3, Y.4, Y.5"""
        p = turn(self.mates(kennedy=["herblock", "gaffe", "recount"], momentum=(2, 0)), "kennedy")
        refused(p, "mate gaffe", "own-icon-alone", "Y.4")
        refused(p, "mate recount", "own-icon-alone", "Y.4")
        play(p, "mate herblock")
        assert [entry.clause for entry in p.entries if entry.key == "discarded"] == ["Y.3"]
        assert asked(p) == ("kennedy", "play-mate")
        refused(p, "event gaffe", "only-that-card", "Y.3")
        play(p, "position lyndon-johnson", "done")
        assert (where(p, "herblock"), where(p, "lyndon-johnson"), rest(p)) == ("discard", "discard", (0, 0))

    def test_it_goes_like_any_card(self) -> None:
        """Y.6"""
        p = turn(self.mates(nixon=["the-new-nixon", "gaffe"], momentum=(1, 2)), "nixon")
        play(p, "mate the-new-nixon", "position henry-cabot-lodge", "allow", "done", "trigger henry-cabot-lodge")
        assert where(p, "henry-cabot-lodge") == "removed"
        assert states(p) == {"MA": -2} or bag(p) != (12, 12)
        p = turn(self.mates(nixon=["the-new-nixon", "gaffe"]), "nixon")
        play(p, "mate the-new-nixon", "event henry-cabot-lodge")
        assert where(p, "henry-cabot-lodge") == "removed"

    def test_the_discarded_card_counts_as_played(self) -> None:
        """Y.4, A.6"""
        p = turn(self.mates(kennedy=["herblock", "gathering-momentum-in-the-east"]), "kennedy", spare=False)
        refused(p, "mate herblock", "keep-for-strategy", "A.6")

    def test_limited_positioning(self) -> None:
        """Y.7, Y.8"""
        p = turn(race(kennedy=["gaffe"], variants=LIMITED_POSITIONING, momentum=(2, 0)), "kennedy", "kennedy")
        own = f"issue issue-{PRINTED.cards['gaffe'].issue}"
        play(p, "position gaffe")
        refused(p, own, "own-icon", "Y.7")
        play(p, "done", "position candidate-kennedy")
        assert len(legal(p, "issue")) == 3
        p = event(race(variants=LIMITED_POSITIONING), "opposition-research", "nixon", "spend positioning")
        assert len(legal(p, "issue")) == 3


class TestTurn:
    def test_turn_six_and_nine_are_special(self) -> None:
        """T.1"""
        p = race(turn=5)
        p.push((Turn(),))
        go_on(p)
        assert int(p.turn) >= 6
