"""The page's drawing, from views alone: all that lies on the table is there, as a picture and as text."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

import pytest
from campaign_tools import GAME, go_on, play, race

from hustings.games.nineteen_sixty.face.view import look
from hustings.games.nineteen_sixty.rules.board import KENNEDY, NIXON, STATES
from hustings.games.nineteen_sixty.rules.effects import KEN_AIR, PRESS_CORPS, PROFILES
from hustings.games.nineteen_sixty.rules.position import Race
from hustings.games.nineteen_sixty.rules.turns import PlayCard
from hustings.web.handlers.replays import overlaid
from hustings.web.shown.parts import Context
from hustings.web.shown.render import renderer
from hustings.web.shown.sentences import sentences

MACROS = renderer().macros("1960/table.html")
ROOMS = ("stage", "stage_list", "hand", "piles", "track")
SMALL = {"NH", "VT", "MA", "RI", "CT", "NJ", "DE", "MD"}
"""States that have a call-out, because no finger could hit them."""
OFTEN = 5
"""How many questions of a kind are looked at."""


def rooms(p: Race, seat: int | None = None, language: str = "en") -> dict[str, str]:
    """The rooms of the page as a seat sees them."""
    asked = p.actions(seat) if seat is not None and seat in p.to_act else []
    c = context(look(p, seat), seat, language, frozenset(GAME.actions.objects[action] for action in asked))
    return {room: str(getattr(MACROS, room)(c)) for room in ROOMS}


def context(view: object, seat: int | None, language: str = "en", lit: frozenset[str] = frozenset()) -> Context:
    """What the drawing draws from."""
    words = sentences(GAME, language)
    return Context(view, seat, language, words.text, words.annotated, lit, frozenset(), GAME.printed)


def words(html: str) -> str:
    """What is read."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def thing(html: str, id: str) -> str:
    """A drawn thing, up to the next one of the kind."""
    return re.split(rf' id="{id.partition("-")[0]}-', html.partition(f' id="{id}"')[2])[0]


def at_hand(*, seat: int = KENNEDY, **table: object) -> Race:
    """A side that is asked which card it plays."""
    p = race(**table)  # type: ignore[arg-type]
    p.stack.append(PlayCard(seat))
    return go_on(p)


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", {"vice-presidents": "on", "limited-positioning": "on"}), ("ja", {"edition": "first"})],
)
def test_all_that_can_be_chosen_is_lit_once(language: str, options: dict[str, str]) -> None:
    """Numbers, sides and what has no thing are nothing but buttons."""
    p, rng = GAME.setup(6, options), random.Random(6)
    assert isinstance(p, Race)
    asked: Counter[str] = Counter()
    while p.outcome is None:
        seat, prompt = p.to_act[0], p.stack[-1].prompt
        asked[prompt] += 1
        if asked[prompt] <= OFTEN:
            there = rooms(p, seat, language)
            ids = re.findall(r' id="([^"]+)"', "".join(there.values()))
            assert len(ids) == len(set(ids)), prompt
            drawn = re.findall(r'class="([^"]*)"[^>]* data-on="([^"]+)"', there["stage"] + there["hand"])
            lit = [object for classes, object in drawn if "lit" in classes.split()]
            objects = {GAME.actions.objects[action] for action in p.actions(seat)}
            assert sorted(lit) == sorted(it for it in objects if not re.fullmatch(r"\d*|seat-.*|.*ing", it)), prompt
        p.act(seat, rng.choice(p.actions(seat)))
    assert set(asked) >= {"start", "play", "position", "gain", "trigger", "set-aside", "debate"}
    assert ("play-mate" in asked) == ("vice-presidents" in options)


class TestMap:
    def test_all_states_have_an_outline_their_votes_and_what_lies_there(self) -> None:
        p = race(states={"NY": -5, "TX": 2}, tokens=("IL", "OH"), endorsements={"west": -1})
        stage = rooms(p, KENNEDY)["stage"]
        for number, id in enumerate(STATES):
            drawn = thing(stage, f"state-{id}")
            assert f'<path id="ns-{id}"' in stage and f'href="#ns-{id}"' in drawn
            assert f'data-on="{id}"' in drawn and f">{GAME.printed.votes[number]}<" in drawn
            assert ('class="chip"' in drawn) == (id in SMALL)
        assert 'class="firm"' in stage and stage.count('class="firm"') == 1
        assert "Nixon carries it, 5 cubes" in thing(stage, "state-NY") and "Kennedy leads, 2 cubes" in thing(
            stage, "state-TX"
        )
        assert "if it stays empty: Nixon" in thing(stage, "state-WA")
        assert re.search(r'id="token-kennedy"', stage) and re.search(r'id="token-nixon"', stage)

    def test_regions_show_media_and_endorsements(self) -> None:
        stage = rooms(race(media={"south": 2}, endorsements={"west": -3}))["stage"]
        assert "Kennedy 2" in thing(stage, "region-south") and "Nixon 3" in thing(stage, "region-west")

    def test_the_list_tells_what_the_map_shows(self) -> None:
        p = race(states={"NY": -5, "TX": 2}, media={"south": 2}, issues={"economy": -1})
        text = words(rooms(p)["stage_list"])
        for number, id in enumerate(STATES):
            assert re.search(rf"{sentences(GAME, 'en').text(f'state-{id}')} {GAME.printed.votes[number]} ", text)
        for told in ("New York 45 Nixon 5 (carried)", "Texas 24 Kennedy 2", "Economy: Nixon, 1 cube", "Kennedy 2"):
            assert told in text

    def test_projected_votes_have_a_bar_and_what_would_turn_it(self) -> None:
        p = race(states={"NY": -5, "CA": -4, "TX": 2})
        view, there = look(p, None), rooms(p)
        bar = there["stage"].partition('id="projection"')[2].partition("</section>")[0]
        assert "269" in words(bar)
        for side in view.sides:
            votes = side.carried + side.led + side.leaning
            assert f"{votes} electoral votes" in bar and f"{votes} electoral votes" in there["stage_list"]
        assert view.tipping
        for id in view.tipping:
            name = sentences(GAME, "en").text(f"state-{id}")
            assert name in bar and name in words(there["stage_list"]).partition("Would turn it")[2]


class TestDesks:
    def test_every_store_has_its_number(self) -> None:
        """Momentum, rest cubes, hands, strategy stacks, the bag, both decks and the discard pile."""
        stacks = (("volunteers",), ())
        p = race(momentum=(3, 1), rest=(2, 5), bag=(7, 9), kennedy=("gaffe",), stacks=stacks, discard=("stump-speech",))
        stage = rooms(p)["stage"]
        counts = {"momentum-kennedy": 3, "momentum-nixon": 1, "rest-kennedy": 2, "rest-nixon": 5, "cards-kennedy": 1}
        for id, count in {**counts, "strategy-kennedy": 1, "discard": 1, "endorsement-deck": 16}.items():
            assert re.match(rf"[^/]*.*?<b>{count}</b>", thing(stage, id), re.S), id
        assert "7 Kennedy, 9 Nixon" in thing(stage, "bag")

    def test_issues_events_turn_and_phase(self) -> None:
        p = race(issues={"economy": -2}, effects=KEN_AIR, box=("recount",), discard=("gaffe",), turn=4)
        there = rooms(p)
        assert re.findall(r'id="(issue-\w+)"', there["stage"]) == [
            "issue-defense",
            "issue-economy",
            "issue-civil_rights",
        ]
        assert "Nixon, 2 cubes" in thing(there["stage"], "issue-economy")
        for card in ("Ken-Air", "Recount"):
            assert card in words(there["stage"]) and card in words(there["piles"])
        assert "Gaffe" in words(there["piles"])
        assert re.findall(r'aria-current="step">([^<]+)<', there["track"]) == ["4", "Activity phase 1"]

    def test_a_vice_president_lies_beside_the_candidate(self) -> None:
        """Y.2: its own side plays it from there; everybody reads of it."""
        p = GAME.setup(1, {"vice-presidents": "on"})
        assert isinstance(p, Race)
        mates = ("lyndon-johnson", "henry-cabot-lodge")
        for seat, card in enumerate(mates):
            there = rooms(p, seat)
            assert f'id="card-{card}"' in there["hand"] and f'id="card-{mates[1 - seat]}"' not in there["hand"]
            assert "Vice president" in words(thing(there["hand"], f"card-{card}"))
            for room in ("piles", "stage_list"):
                assert "Lyndon Johnson" in there[room] and "Henry Cabot Lodge" in there[room]

    def test_whoever_may_see_both_hands_sees_both(self) -> None:
        """S.15: as in a replay with open hands."""
        p = race(kennedy=("gaffe",), nixon=("volunteers",))
        drawn = str(MACROS.hand(context(overlaid(look(p, KENNEDY), look(p, NIXON)), None)))
        assert 'class="hand-row both"' in drawn and 'id="card-gaffe"' in drawn and 'id="card-volunteers"' in drawn
        assert "card-gaffe" not in rooms(p)["hand"] and "card-volunteers" not in rooms(p, KENNEDY)["hand"]


class TestPlay:
    def test_what_an_event_would_do_stands_with_its_card(self) -> None:
        """P.5, P.8: for the menu of each card, and open where it is asked whether to preempt or to trigger."""
        p = at_hand(kennedy=("the-great-seal-bug", "gaffe"))
        hand = rooms(p, KENNEDY)["hand"]
        for card in ("the-great-seal-bug", "gaffe"):
            assert re.search(rf'id="foretold-{card}" class="foretold" data-about="{card}" hidden', hand)
        told = words(thing(hand, "foretold-the-great-seal-bug"))
        assert "As an event now: Nixon +1 issue support: Defense" in told and "If Nixon triggers it" in told
        play(p, "position the-great-seal-bug")
        hand = rooms(p, KENNEDY)["hand"]
        assert re.search(r'id="foretold-the-great-seal-bug" class="foretold" role="note"', hand)
        assert "preempting it" in words(thing(hand, "foretold-the-great-seal-bug"))

    def test_a_card_in_play_shows_the_points_that_are_left(self) -> None:
        """P.1."""
        p = play(at_hand(kennedy=("volunteers", "gaffe"), momentum=(0, 0)), "campaign volunteers", "support NY")
        stage = rooms(p, KENNEDY)["stage"]
        assert 'id="played-volunteers"' in stage and "1 CP left" in words(stage)
        assert 'class="ns-studio scene-map playing"' in stage

    def test_chances_stand_at_the_states_that_need_checks(self) -> None:
        """C.6."""
        p = at_hand(kennedy=("volunteers", "gaffe"), states={"NY": -4}, bag=(6, 4), momentum=(0, 0))
        play(p, "campaign volunteers")
        assert "60" in words(thing(rooms(p, KENNEDY)["stage"], "state-NY"))
        assert "(60\u00a0% succeed)" in rooms(p, KENNEDY)["stage_list"]
        assert "% succeed" not in rooms(p, NIXON)["stage_list"]

    def test_cubes_are_drawn_one_by_one(self) -> None:
        """B.2: what came, whether it was a success, and how many are still to come."""
        p = at_hand(kennedy=("volunteers", "gaffe"), states={"MA": -4}, effects=PROFILES, draws=("K", "N"))
        stage = rooms(play(p, "campaign volunteers", "allow", "support MA", "checks 2"), KENNEDY)["stage"]
        assert re.findall(r'id="draw-1-\d" class="(\w+)" data-move="draw" data-from="bag"', stage) == ["hit", "miss"]

    def test_points_are_spent_click_by_click_until_a_cube_is_drawn(self) -> None:
        """C.4, V.1: what has been done can be taken back as long as chance was not asked."""
        match = GAME.match(bytes(32))
        match.act(match.position.to_act[0], "start seat-kennedy")
        for action in ("campaign candidate-kennedy", "support MA", "travel region-west"):
            match.act(KENNEDY, action)
            assert match.can_undo(KENNEDY)
        for action in ("support CA", "checks 1"):
            match.act(KENNEDY, action)
        assert not match.can_undo(KENNEDY)


def test_states_have_their_names_where_they_lie_on_no_neighbour() -> None:
    """In short in Japanese; a call-out has its code, and a price of travel the place of the name."""
    p = at_hand()
    for language, name in (("en", "Texas"), ("ja", "テキサス")):
        stage = rooms(p, KENNEDY, language)["stage"]
        assert f'<text class="full" y="28" aria-hidden="true">{name}</text>' in thing(stage, "state-TX")
        assert all('class="full"' not in thing(stage, f"state-{id}") for id in ("RI", "WV"))


def test_a_replay_has_no_chances_of_checks_that_nobody_is_asked_about() -> None:
    p = at_hand(states={"CA": -4})
    asked = context(look(p, KENNEDY), KENNEDY)
    assert 'class="check"' in str(MACROS.stage(asked))
    film = str(MACROS.stage(replace(asked, replay=True)))
    assert 'class="check"' not in film and 'class="key"' not in film


def test_of_many_states_that_need_a_check_it_is_said_once() -> None:
    p = at_hand(seat=NIXON, effects=PRESS_CORPS, nixon=("gaffe",))
    stage = str(MACROS.stage(context(look(p, NIXON), NIXON)))
    assert 'class="check"' not in stage and "50 states need a support check: " in words(stage)
    assert stage.index('id="token-nixon"') > stage.index('id="state-HI"'), "tokens stand on labels, not below them"
