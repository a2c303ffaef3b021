"""What a seat and a spectator may know of a position (S.15), and what is made of it for the drawings."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
from campaign_tools import GAME, event, go_on, play, race
from campaign_witness import CampaignWitness

from hustings.games.nineteen_sixty.face.view import View, look
from hustings.games.nineteen_sixty.rules.board import KENNEDY, NIXON, SEATS, STATES
from hustings.games.nineteen_sixty.rules.effects import BOBBY, KEN_AIR, LOYALISTS, PROFILES, STATURE
from hustings.games.nineteen_sixty.rules.position import BAG, MOMENTUM, VICE_PRESIDENTS, Race
from hustings.games.nineteen_sixty.rules.strategy import StrategyPhase
from hustings.games.nineteen_sixty.rules.turns import PlayCard
from hustings.kernel.chance import Chance
from hustings.kernel.message import Message

EYES = (KENNEDY, NIXON, None)


def hidden(p: Race, seat: int | None) -> set[str]:
    """The cards that ``seat`` cannot see."""
    cards = set(p.deck[: p.deck_left])
    for side in (KENNEDY, NIXON):
        if side != seat:
            cards |= {card for card in p.hands[side] + p.stacks[side] if seat is None or card not in p.known}
    return {GAME.printed.card_ids[card] for card in cards}


def named(view: View) -> set[str]:
    """Every word that stands in a view, but for events that are prevented or would be, wherever their cards lie."""

    def words(thing: object) -> Iterator[str]:
        if isinstance(thing, str):
            yield thing
        elif isinstance(thing, dict):
            for value in thing.values():
                yield from words(value)
        elif isinstance(thing, list):
            for value in thing:
                yield from words(value)

    data = json.loads(msgspec.json.encode(view))
    del data["prevented"]
    data["forecasts"] = list(data["forecasts"])
    return set(words(data))


class TestNothingHiddenIsShown:
    def test_in_whole_matches_with_both_editions(self) -> None:
        """S.15: hands, strategy stacks and the deck."""
        for number, edition in enumerate(("first", "second", "second")):
            p = GAME.setup(seed=number, options={"edition": edition}, live=True)
            rng = Chance(number)
            while p.outcome is None:
                assert isinstance(p, Race)
                for seat in EYES if p.dry == 0 else ():
                    view = look(p, seat)
                    assert not named(view) & hidden(p, seat), (p.turn, seat)
                actions = p.actions(p.to_act[0])
                p.act(p.to_act[0], actions[rng.below(len(actions))])

    def test_an_opponents_hand_and_stack_are_backs(self) -> None:
        p = race(
            kennedy=("volunteers", "gaffe"), nixon=("new-england",), stacks=(("ken-air",), ("herblock", "recount"))
        )
        p.stack.append(PlayCard(KENNEDY))
        kennedy, nixon, spectator = (look(p, seat) for seat in EYES)
        assert kennedy.sides[0].hand == ("volunteers", "gaffe")
        assert kennedy.sides[0].strategy == ("ken-air",)
        assert (kennedy.sides[1].hand, kennedy.sides[1].strategy) == ((None,), (None, None))
        assert (nixon.sides[0].hand, nixon.sides[1].strategy) == ((None, None), ("herblock", "recount"))
        assert all(set(side.hand + side.strategy) == {None} for side in spectator.sides)

    def test_a_card_that_was_taken_openly_is_seen_by_the_other_side(self) -> None:
        """E.20, K.66."""
        p = event(race(kennedy=("volunteers",), discard=("ken-air",)), "adlai-stevenson", "kennedy", "retrieve ken-air")
        assert look(p, NIXON).sides[0].hand == ("ken-air", None)

    def test_a_hand_that_was_shown_stays_known(self) -> None:
        """K.56."""
        p = event(race(kennedy=("volunteers", "gaffe")), "opposition-research", "nixon")
        assert look(p, NIXON).sides[0].hand == ("volunteers", "gaffe")
        assert look(p, None).sides[0].hand == (None, None)

    def test_a_choice_for_the_stack_is_seen_by_its_side_only(self) -> None:
        """R.5."""
        p = race(kennedy=("volunteers", "gaffe"), nixon=("new-england", "ken-air"))
        p.stack.append(StrategyPhase())
        p.play_on()
        before = [look(p, seat) for seat in (NIXON, None)]
        p.act(KENNEDY, GAME.action("set-aside gaffe"))
        mine = look(p, KENNEDY)
        assert (mine.sides[0].hand, mine.sides[0].strategy, mine.to_act) == (("volunteers",), ("gaffe",), (NIXON,))
        for seen, seat in zip(before, (NIXON, None), strict=True):
            after = look(p, seat)
            assert msgspec.structs.replace(after, to_act=seen.to_act) == seen

    def test_a_choice_for_the_debate_is_seen_by_its_side_only(self) -> None:
        """D.5."""
        p = race(turn=5, stacks=(("volunteers", "gaffe"), ("new-england", "ken-air")))
        p.turn = 6
        p.push(GAME.steps["Debates"]().run(p))
        p.play_on()
        p.act(KENNEDY, GAME.action("debate gaffe"))
        mine, other = look(p, KENNEDY).debate, look(p, NIXON).debate
        assert mine is not None and other is not None
        assert (mine.chosen, mine.shown, mine.left) == ((True, False), ("gaffe", None), (1, 2))
        assert (other.chosen, other.shown, other.left) == ((True, False), (None, None), (1, 2))
        assert look(p, KENNEDY).sides[0].hand == ("volunteers",)
        assert look(p, NIXON).sides[0].hand == (None, None)
        p.act(NIXON, GAME.action("debate ken-air"))
        assert {"gaffe", "ken-air"} <= named(look(p, None))
        assert look(p, None).revealed == ("gaffe", "ken-air")


class TestStates:
    def test_who_leads_carries_and_would_get_a_state(self) -> None:
        """L.3, L.4, F.11, F.12; Alaska belongs to the West (L.9)."""
        view = look(race(states={"TX": 4, "OH": -2}, endorsements={"west": 1, "south": -2}), None)
        assert (view.states["TX"].side, view.states["TX"].count) == ("kennedy", 4)
        assert (view.states["OH"].side, view.states["OH"].count) == ("nixon", 2)
        assert (view.states["AK"].falls_to, view.states["AK"].endorsed) == ("kennedy", True)
        assert (view.states["FL"].falls_to, view.states["FL"].endorsed) == ("nixon", True)
        assert (view.states["NY"].falls_to, view.states["NY"].endorsed) == ("kennedy", False)

    def test_electoral_votes_make_537_and_tell_what_is_carried_and_led(self) -> None:
        view = look(race(states={"TX": 4, "NY": 1, "OH": -2}), None)
        kennedy, nixon = view.sides
        assert (kennedy.carried, kennedy.led, nixon.led) == (24, 45, 25)
        assert sum(side.carried + side.led + side.leaning for side in view.sides) == 537

    def test_what_would_turn_the_result(self) -> None:
        p = race(states={"CA": 1})
        view = look(p, None)
        totals = [side.carried + side.led + side.leaning for side in view.sides]
        behind = totals.index(min(totals))
        assert {it.side for it in view.tipping.values()} == {SEATS[behind]}
        for id, it in view.tipping.items():
            p.cubes[STATES.index(id)] += it.count if behind == KENNEDY else -it.count
        again = look(p, None)
        turned = again.sides[behind]
        assert view.tipping and turned.carried + turned.led + turned.leaning >= 269

    def test_the_chance_of_a_check_is_shown_to_the_side_that_needs_it(self) -> None:
        """C.6, C.7: where the opponent carries the state or stands there, without media support."""
        p = race(kennedy=("volunteers", "gaffe"), states={"NY": -4, "TX": -4}, media={"south": 1}, bag=(6, 4))
        p.stack.append(PlayCard(KENNEDY))
        p.play_on()
        view = look(p, KENNEDY)
        assert {id: state.check for id, state in view.states.items() if state.check} == {"NY": 60, "CA": 60}
        assert all(state.check is None for state in look(p, NIXON).states.values())

    def test_what_support_in_an_issue_costs_is_on_the_button_and_no_state_has_a_check(self) -> None:
        """U.1, U.2: the second support of a turn in an issue is dearer."""
        p = race(kennedy=("gallup-poll", "gaffe"), states={"NY": -4}, momentum=(0, 0))
        p.stack.append(PlayCard(KENNEDY))
        play(go_on(p), "position gallup-poll")
        play(p, next(GAME.text(action) for action in p.actions(KENNEDY)))
        told = [GAME.wording.label_now(p, KENNEDY, action) for action in p.actions(KENNEDY)][:-1]
        assert GAME.wording.label_now(p, KENNEDY, GAME.action("done")) == Message("do-done-points", (p.stack[-1].left,))
        assert {message.key for message in told} == {"do-issue-for"} and {message.args[1] for message in told} == {1, 2}
        assert not any(state.check for state in look(p, KENNEDY).states.values())

    def test_the_chance_is_told_where_checks_are_declared(self) -> None:
        """C.8, E.9: of how many points or support, and with what chance; the button says what is declared."""
        p = race(kennedy=("volunteers", "gaffe"), states={"NY": -4}, bag=(6, 4), momentum=(0, 0))
        p.stack.append(PlayCard(KENNEDY))
        play(go_on(p), "campaign volunteers", "support NY")
        q = event(race(states={"NY": -4}, bag=(6, 4)), "new-england", "kennedy", "support NY")
        for asked, count, button in ((p, 2, "do-checks"), (q, 5, "do-checks-drawn")):
            message = asked.stack[-1].ask(asked, KENNEDY)
            told = dict(zip(GAME.wording.vocabulary[message.key], message.args, strict=True))
            assert (told["count"], told["percent"]) == (count, 60)
            assert GAME.wording.label_now(asked, KENNEDY, GAME.action("checks 2")) == Message(button, (2,))
            assert [id for id, state in look(asked, KENNEDY).states.items() if state.check] == ["NY"]

    def test_events_of_the_first_edition_need_no_check(self) -> None:
        """E.7, E.8."""
        for edition, check in ((1, None), (2, 50)):
            p = event(race(states={"NY": -4}, edition=edition), "new-england", "kennedy")
            assert look(p, KENNEDY).states["NY"].check == check


class TestPlay:
    def test_points_after_all_that_changes_them_and_what_is_left(self) -> None:
        """P.3, K.26, K.54."""
        p = race(kennedy=("volunteers", "gaffe"), effects=BOBBY | KEN_AIR, momentum=(0, 0))
        p.stack.append(PlayCard(KENNEDY))
        view = look(play(go_on(p), "campaign volunteers", "support MA"), None)
        assert view.play is not None
        assert (view.play.card, view.play.side, view.play.use) == ("volunteers", "kennedy", "campaigning")
        assert (view.play.points, view.play.left, view.play.preempted) == (4, 3, False)
        assert view.sides[0].in_force == ("ken-air", "bobby-kennedy")

    def test_advertising_spends_no_points_one_by_one(self) -> None:
        """V.1: nothing counts down while one is asked about preempting."""
        for use in ("advertise", "campaign"):
            p = race(kennedy=("compact-of-fifth-avenue", "gaffe"), momentum=(4, 4))
            p.stack.append(PlayCard(KENNEDY))
            shown = look(play(go_on(p), f"{use} compact-of-fifth-avenue"), None).play
            assert shown is not None and (shown.points is None) == (use == "advertise"), use

    def test_cards_and_buttons_tell_what_a_card_is_worth_now(self) -> None:
        """P.3, K.69, K.88, K.26: for each use, and only where it is not what the card shows."""
        p = race(kennedy=("volunteers", "gaffe"), nixon=("new-england",), effects=KEN_AIR | STATURE)
        p.stack.append(PlayCard(KENNEDY))
        p.play_on()
        view = look(p, KENNEDY)
        assert view.worth == {"volunteers": (3, 2, 1), "gaffe": (5, 4, 2), "candidate-kennedy": (5, 5, 3)}
        assert look(p, NIXON).worth == look(p, None).worth == {}
        said = {
            verb: GAME.wording.label_now(p, KENNEDY, GAME.action(f"{verb} volunteers"))
            for verb in ("event", "campaign", "advertise", "position")
        }
        assert {verb: label.args[1:] for verb, label in said.items()} == {
            "event": (),
            "campaign": (3,),
            "advertise": (2,),
            "position": (1,),
        }
        assert GAME.wording.label(GAME.action("campaign volunteers")).args == (5,)

    def test_an_event_has_points_only_while_it_grants_some(self) -> None:
        """K.83."""
        plain = look(event(race(), "new-england", "kennedy"), None).play
        whistlestop = look(event(race(), "whistlestop", "kennedy", "support MA"), None).play
        assert plain is not None and whistlestop is not None
        assert (plain.use, plain.points, plain.left) == ("event", None, 0)
        assert (whistlestop.points, whistlestop.left) == (7, 6)

    def test_drawn_cubes_stay_until_the_next_decision(self) -> None:
        """B.2, K.31."""
        p = race(kennedy=("volunteers", "gaffe"), states={"MA": -4}, effects=PROFILES, draws=("N", "K", "N"))
        p.stack.append(PlayCard(KENNEDY))
        play(go_on(p), "campaign volunteers", "allow", "support MA", "checks 2")
        (draws,) = look(p, None).draws
        assert (draws.side, draws.purpose, draws.place_key) == ("kennedy", "support", "state-MA")
        assert (draws.cubes, draws.left) == (("nixon",), 1)
        play(p, "redraw bag")
        assert [draws.cubes for draws in look(p, None).draws] == [("nixon", "kennedy", "nixon")], (
            "the one after it, too"
        )

    def test_the_cubes_of_an_event_stay_together(self) -> None:
        """E.9: by state, until the event is over and the next decision is taken."""
        p = event(race(states={"NY": -4, "VT": -4}, draws=("N", "K", "N")), "new-england", "kennedy")
        play(p, "support NY", "checks 2", "support VT", "checks 1", "support ME", "support CT")
        drawn = [(draws.place_key, draws.cubes) for draws in look(p, None).draws]
        assert drawn == [("state-NY", ("nixon", "kennedy")), ("state-VT", ("nixon",))]
        p.stack.append(PlayCard(NIXON))
        play(go_on(p), "campaign candidate-nixon")
        assert look(p, None).draws == (), "until the next decision"

    def test_the_initiative_check_belongs_to_nobody(self) -> None:
        """B.5."""
        p = GAME.setup(seed=3)
        assert isinstance(p, Race)
        (draws,) = look(p, None).draws
        assert (draws.side, draws.purpose) == (None, "initiative")
        assert max(draws.cubes.count(side) for side in ("kennedy", "nixon")) == 2

    def test_events_in_force_and_in_boxes(self) -> None:
        """E.13, E.14, E.18."""
        p = race(effects=LOYALISTS, box=("dwight-d-eisenhower", "lazy-shave", "recount"))
        view = look(p, None)
        assert view.sides[0].in_force == ("stevenson-loyalists",)
        assert view.boxes == {
            "prevention": ("dwight-d-eisenhower",),
            "debate": ("lazy-shave",),
            "election_day": ("recount",),
        }
        assert view.prevented == ("eisenhowers-silence",)
        cards, witness = GAME.script_names(), CampaignWitness()
        assert all(witness.shows(view, "card", cards[card]) for card in ("stevenson-loyalists", "recount"))
        assert not witness.shows(view, "card", cards["volunteers"])

    def test_vice_presidents_lie_beside_the_candidates(self) -> None:
        """Y.2."""
        p = GAME.setup(seed=1, options={"vice-presidents": "on"})
        assert isinstance(p, Race) and p.variants & VICE_PRESIDENTS
        assert [side.vice_president for side in look(p, None).sides] == ["lyndon-johnson", "henry-cabot-lodge"]


class TestScenes:
    def test_the_scenes_of_a_match(self) -> None:
        """D.1, F.1, F.13: map, debates with their rewards on the map, and the tally at the end."""
        p = GAME.setup(seed=5, live=True)
        rng = Chance(5)
        scenes: dict[str, set[str]] = {}
        while p.outcome is None:
            view = look(p, KENNEDY) if isinstance(p, Race) else None
            assert view is not None
            scenes.setdefault(view.phase, set()).add(view.scene)
            actions = p.actions(p.to_act[0])
            p.act(p.to_act[0], actions[rng.below(len(actions))])
        assert isinstance(p, Race)
        view = look(p, None)
        assert (view.phase, view.scene) == ("over", "tally")
        assert scenes["debates"] == {"map", "debate"}
        assert scenes["activity"] == scenes["momentum"] == scenes["strategy"] == scenes["initiative"] == {"map"}
        assert view.election is not None and len(view.election.called) == 50
        assert view.sides[0].carried + view.sides[1].carried <= 537
        assert p.sides[MOMENTUM] == 0 and p.sides[BAG] >= 0


def test_who_resigns_reads_how_the_states_stood() -> None:
    """Before states are tallied the end tells the electoral votes that the table shows."""
    match = GAME.match(bytes(32))
    [standing] = [told for told in GAME.face.story(match.position, []) if told.key == "story-standing"]
    sides = match.view(0).sides  # type: ignore[attr-defined]
    assert standing.args == tuple(side.carried + side.led + side.leaning for side in sides)
