"""The page's drawing, from views alone: all that can be chosen is there, and nobody finds what is hidden from them."""

from __future__ import annotations

import random
import re

import pytest
from hilarious_tools import GAME, IDS, STATES, D, R, play, scene, see

from hustings.games.hilarious_struggle.rules.position import Struggle
from hustings.web.shown.parts import Context
from hustings.web.shown.render import renderer
from hustings.web.shown.sentences import sentences
from hustings.words.sentences import LANGUAGES

MACROS = renderer().macros("hilarious-struggle/table.html")
ROOMS = ("stage", "stage_list", "hand", "piles", "track")
OHIO = {"up": {"OH": ["D-OH", "R-S1"]}, "down": {"OH": ["D-IA", "R-IA"]}}


def rooms(p: Struggle, seat: int | None, language: str = "en", replay: bool = False) -> dict[str, str]:
    """The rooms of the page as a seat sees them."""
    asked = p.actions(seat) if seat is not None and seat in p.to_act else []
    lit = frozenset(GAME.actions.objects[action] for action in asked)
    words = sentences(GAME, language)
    c = Context(see(p, seat), seat, language, words.text, words.annotated, lit, frozenset(), GAME.printed, replay)
    return {room: str(getattr(MACROS, room)(c)) for room in ROOMS}


def test_who_resigns_has_held_no_election() -> None:
    match = GAME.match(secret=bytes(32))
    match.resign(0)
    words = sentences(GAME, "en")
    c = Context(match.view(1), 1, "en", words.text, words.annotated, frozenset(), frozenset(), GAME.printed)
    assert words.text("no-caller") not in str(MACROS.stage_list(c))


def tag(html: str, id: str) -> str:
    """The tag of a drawn thing."""
    found = re.search(rf'<[^>]* id="{id}"[^>]*>', html)
    assert found, id
    return found[0]


def check_choices(p: Struggle, language: str) -> str:
    """Each legal action is a lit thing on the table or a button of its own, and no id is there twice; what is asked."""
    seat = p.to_act[0]
    there = rooms(p, seat, language)
    ids = re.findall(r' id="([^"]+)"', "".join(there.values()))
    assert len(ids) == len(set(ids))
    things = re.findall(r'class="([^"]*)"[^>]* data-on="([^"]+)"', there["stage"] + there["hand"])
    lit = [thing for classes, thing in things if "lit" in classes.split()]
    assert sorted(lit) == sorted({GAME.actions.objects[action] for action in p.actions(seat)} - {""})
    return p.stack[-1].prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_chosen_is_lit_once(language: str) -> None:
    """At every question of a match."""
    p, rng = GAME.setup(6), random.Random(6)
    assert isinstance(p, Struggle)
    asked = set()
    while p.outcome is None:
        asked.add(check_choices(p, language))
        p.act(p.to_act[0], rng.choice(p.actions(p.to_act[0])))
    assert asked >= {"act", "after", "go", "rally"}


def test_all_that_texts_let_choose_is_lit_once() -> None:
    """At every question of every card: states, cards of both hands, of the discard pile and on the board."""
    asked = set()
    for id in IDS:
        up = {"OH": ["D-S1", "R-S1"], "MN": ["D-MN", "R-MN"], "FL": ["D-FL"], "GA": ["R-GA"], "LA": ["D-S2", "R-S2"]}
        down = {"OH": ["D-CO", "R-CO"], "MN": ["D-IA", "R-IA"], "LA": ["D-VA", "R-VA"]}
        for row in (*up.values(), *down.values()):
            row[:] = [card for card in row if card != id]
        discard = [card for card in ("D-UT", "D-WI", "R-UT", "R-WI", "R-IN") if card != id]
        cards = {side: [card for card in cards if card != id] for side, cards in {
            "democrats": ["D-MI", "D-AZ", "D-HI", "D-S3"], "republicans": ["R-MI", "R-TN", "R-HI", "R-S3"],
        }.items()}  # fmt: skip
        side = "democrats" if id[0] == "D" else "republicans"
        cards[side].append(id)
        p = scene(up=up, down=down, discard=discard, turn=side, agents=("MI", "TN"), scandal=(1, 2), **cards)  # type: ignore[arg-type]
        play(p, f"effect {id}")
        while p.in_play and p.to_act:
            asked.add(check_choices(p, "en"))
            play(p, GAME.text(p.actions(p.to_act[0])[0]))
    assert asked == {"pick", "choose", "go", "remote", "extra-support", "lay"}


def test_stored_cards_and_swing_states_find_their_states() -> None:
    """K.24.2, W.3: where all that is stored goes, and a swing state at the election."""
    p = play(scene(front="R-PA", stored_up=["R-FL"], stored_down=["R-IA"], republicans=["R-S5", "R-S1"]), "effect R-S5")
    assert check_choices(p, "en") == "release"
    play(p, "pick FL")
    assert check_choices(p, "en") == "rally"
    play(p, "add R-S1")
    assert check_choices(p, "en") == "swing-to"


def test_the_country_is_on_the_stage() -> None:
    """O.4, O.5: all states and borders, agents, both tracks and piles; what a state holds is told in its name."""
    stage = rooms(scene(**OHIO, agents=("OH", "TX"), scandal=(3, 10), discard=["R-AL"]), R)["stage"]  # type: ignore[arg-type]
    assert all(tag(stage, f"state-{id}") for id in STATES)
    assert stage.count('class="way') == len(GAME.printed.borders) == 47
    assert "Ohio, 20 electors, held by Democrats, voters: Democrats 4, Republicans 3, active, Agent: Democrats" in stage
    assert "held-democrats active" in tag(stage, "state-OH")
    assert "held-republicans" in tag(stage, "state-TX") and "active" not in tag(stage, "state-TX").split('"')[3]
    assert "3 points of scandal" in tag(stage, "scandal-democrats")
    assert " over" in tag(stage, "scandal-republicans") and "10 points" in tag(stage, "scandal-republicans")
    assert 'title="Discard pile"' in tag(stage, "discard-republicans")
    assert tag(stage, "agent-democrats") and tag(stage, "agent-republicans")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_their_owner_finds_face_down_cards_and_hands(language: str) -> None:
    """P.3, T.8: in no room, neither by name nor by id."""
    p = scene(**OHIO, discard=["R-AL", "R-CO"], front="R-PA", stored_down=["R-UT"])  # type: ignore[arg-type]
    hidden = {D: ["D-IA", "D-HI", "D-AK"], R: ["R-IA", "R-HI", "R-AK", "R-CO", "R-UT"]}
    for seat in (D, R, None):
        page = "".join(rooms(p, seat, language).values())
        for side, ids in hidden.items():
            for id in ids:
                name = sentences(GAME, language).text(f"card-{id}")
                assert (name in page) == (f'-{id}"' in page) == (side == seat), (seat, id)


def test_what_is_counted_has_a_place_of_its_own_for_each_side() -> None:
    """So that a change is marked beside the count that it changed."""
    p = scene()
    things = [count.thing for count in GAME.face.counts(see(p, D))]
    stage = rooms(p, D)["stage"]
    assert all(tag(stage, thing) for thing in things)
    assert {"total-democrats", "total-republicans", "votes-democrats-OH", "down-republicans-OH"} <= set(things)


def test_a_vote_is_foreseen_on_its_card_its_state_and_the_track() -> None:
    """J.1: voters and electors of both sides, before it is cast; the other side sees nothing of it."""
    p = scene(republicans=["R-OH", "R-HI"], up={"OH": ["D-OH"]}, down={"OH": ["R-IA"]}, agents=("NY", "OH"))
    there = rooms(p, R)
    assert "Ohio: 3 to 5 voters, then 90 to 60 electors. You would gain Ohio." in tag(there["hand"], "card-R-OH")
    assert 'class="foresee change"' in there["hand"] and 'class="maybe"' in there["stage"]
    assert "Ohio: 3 to 2 voters, then 110 to 40 electors" in tag(there["stage"], "state-OH")
    assert not [room for room in rooms(p, D).values() if "foresee" in room or 'class="maybe"' in room]


def test_the_election_is_a_stage_of_its_own() -> None:
    """E.2, E.4, E.6: states in a list while cards are added, then counted one by one with what lay face down."""
    p = play(scene(republicans=["R-S5", "R-FL"], **OHIO), "effect R-S5")  # type: ignore[arg-type]
    stage = rooms(p, D)["stage"]
    assert "hs-page night" in stage and 'id="count"' not in stage
    assert (
        stage.count("<li", stage.index('class="hs-tally"'), stage.index("</ol>", stage.index('class="hs-tally"'))) == 23
    )
    play(p, "add R-FL", "done")
    while p.outcome is None:
        play(p, "done")
    count = rooms(p, D)["stage"].partition('id="count"')[2]
    assert 'id="call-OH"' in count and "Corn-Dog Diplomacy" in count
    assert 'id="count"' not in rooms(p, D, replay=True)["stage"], "a replay shows how it is, at the reader's pace"


def test_nothing_can_be_chosen_in_a_replay() -> None:
    """What is drawn is named all the same."""
    there = rooms(scene(**OHIO), R, replay=True)  # type: ignore[arg-type]
    assert "data-on" not in "".join(there.values())
    assert "Ohio, 20 electors" in tag(there["stage"], "state-OH")


def test_in_japanese_states_have_their_japanese_names() -> None:
    """Also on a phone, a long one in two lines that part at a joint."""
    p = scene(**OHIO)  # type: ignore[arg-type]
    stage = rooms(p, D, "ja")["stage"]
    shown = set(re.findall(r"<text[^>]*>([^<]*)</text>", stage))
    assert not shown & set(STATES)
    assert {"ユタ", "オハイオ", "ワシントン", "カリフォル", "ニア", "ノース", "カロライナ"} <= shown
    assert set(STATES) <= set(re.findall(r"<text[^>]*>([^<]*)</text>", rooms(p, D, "en")["stage"]))


def test_a_card_of_which_nothing_can_be_carried_out_is_warned_of() -> None:
    """C.3: with no scandal there is none to lower; with some there is, and then nothing is said."""
    for scandal, said in (((0, 0), "sure-no-effect"), ((0, 3), "")):
        p = scene(republicans=["R-IN"], scandal=scandal)
        before = p.view(1)
        warning = GAME.wording.warning(p, 1, GAME.action("effect R-IN"))
        assert (warning.key if warning else "") == said and p.view(1) == before
