"""Ways to lay out a table of Hilarious Struggle for a test, to play on it in canonical texts, and to look at it.

Cards that a test does not name lie in their decks, or where ``rest`` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from hilarious_witness import HilariousWitness

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.games.hilarious_struggle.face.view import SideView, StateView, View
from hustings.games.hilarious_struggle.rules.position import Struggle
from hustings.games.hilarious_struggle.rules.printed import BIT, CARDS, SEATS, side_of
from hustings.games.hilarious_struggle.rules.sequence import Act, NextTurn, Round
from hustings.kernel.chance import Chance
from hustings.kernel.message import IllegalAction, Reason

WITNESS = HilariousWitness()
GAME = WITNESS.game
IDS = GAME.printed.card_ids
STATES = GAME.printed.state_ids
D, R = 0, 1

Side = str
"""``democrats`` or ``republicans``."""


def scene(
    *,
    democrats: Iterable[str] | None = None,
    republicans: Iterable[str] | None = None,
    up: Mapping[str, Iterable[str]] | None = None,
    down: Mapping[str, Iterable[str]] | None = None,
    laid: Mapping[str, Iterable[str]] | None = None,
    doubles: Mapping[str, str] | None = None,
    agents: tuple[str, str] = ("NY", "TX"),
    scandal: tuple[int, int] = (0, 0),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    deck: Iterable[str] = (),
    rest: str = "deck",
    front: str = "",
    stored_up: Iterable[str] = (),
    stored_down: Iterable[str] = (),
    held: Mapping[str, str] | None = None,
    turn: Side = "republicans",
    supported: bool = False,
    honour: bool = False,
    roaming: bool = False,
    chance: tuple[str | int | tuple[str | int, ...], ...] = (),
    seed: int | None = 1,
    game: HilariousStruggle = GAME,
) -> Struggle:
    """A position at the first question of a turn.

    Args:
        democrats, republicans: cards in hand; None: Alaska and Hawaii, as far as they do not lie elsewhere.
        up, down: voter cards by state.
        laid: cards lying sideways by state.
        doubles: voter cards that count double, and the card that doubles each.
        agents: where the two agents are.
        scandal: of both sides.
        discard: discarded cards of both sides, the top ones first.
        removed: cards out of the game.
        deck: the top cards of both decks, the top one first.
        rest: where cards go that are not named: ``deck``, ``discard`` or ``removed``.
        front, stored_up, stored_down: a card in front of its owner and what is stored on it.
        held: holders of states that no voters decide.
        turn: whose turn it is; ``round`` for the beginning of a round.
        supported: whether its support vote has been made.
        honour, roaming: the options.
        chance: results to come.
        seed: of what comes after them; None: nothing may.
        game: another game than ours, with corrected values.
    """
    p = game.blank(Chance())
    chosen = {"honour": "on" if honour else "off", "swing-states": "active" if roaming else "agent"}
    game.begin(p, chosen)
    p.chance = game.scripted(*chance, seed=seed)
    p.live = True
    p.round = 1
    p.stack.clear()
    top, gone = number(deck), number(removed)
    p.scandal = list(scandal)
    p.agents = [STATES.index(agent) for agent in agents]
    named = {*top, *gone, *number(discard), *number(stored_up), *number(stored_down)}
    named |= set(number([front])) if front else set()
    for pairs, rows in ((up, p.up), (down, p.down), (laid, p.laid)):
        for id, cards in (pairs or {}).items():
            for card in number(cards):
                rows[STATES.index(id)] |= BIT[card]
                named.add(card)
    spares = [card for card in number(["D-HI", "D-AK", "R-HI", "R-AK"]) if card not in named]
    hands = [card for card in spares if (democrats, republicans)[side_of(card)] is None]
    hands += number([*(democrats or ()), *(republicans or ())])
    p.hand = sum(BIT[card] for card in hands)
    named |= set(hands)
    p.front = BIT[number([front])[0]] if front else 0
    p.stored_up = sum(BIT[card] for card in number(stored_up))
    p.stored_down = sum(BIT[card] for card in number(stored_down))
    others = [card for card in range(CARDS) if card not in named]
    p.removed = sum(BIT[card] for card in [*gone, *(others if rest == "removed" else [])])
    p.decks = [[], []]
    p.discards = [[], []]
    for card in others if rest == "deck" else []:
        p.decks[side_of(card)].append(card)
    for card in reversed(top):
        p.decks[side_of(card)].append(card)
    for card in [*(others if rest == "discard" else []), *reversed(number(discard))]:
        p.discards[side_of(card)].append(card)
    p.clock = 1
    p.laid_at = [1] * CARDS
    for voter, source in (doubles or {}).items():
        p.doubles.append(number([voter])[0] * 64 + number([source])[0])
    count(p, held or {})
    side = SEATS.index(turn) if turn in SEATS else 0
    p.turn, p.supported = side, int(supported)
    p.stack = [NextTurn(side), Act(side)] if turn in SEATS else [Round()]
    p.play_on()
    return p


def number(ids: Iterable[str]) -> list[int]:
    """The numbers of some cards."""
    return [IDS.index(id) for id in ids]


def count(p: Struggle, held: Mapping[str, str]) -> None:
    """Count the voters that lie in all states, and judge those."""
    for state in range(len(STATES)):
        for card in range(CARDS):
            side = side_of(card)
            if p.up[state] >> card & 1:
                p.voters[side * 25 + state] += p.worth(card)
            if p.down[state] >> card & 1:
                p.voters[side * 25 + state] += 1
        holder = held.get(STATES[state])
        if p.voters[state] != p.voters[25 + state]:
            holder = SEATS[p.voters[state] < p.voters[25 + state]]
        elif p.voters[state]:
            holder = ""
        if holder is not None:
            for side in (D, R):
                p.held[side] &= ~BIT[state]
                if SEATS[side] == holder:
                    p.held[side] |= BIT[state]
    p.electors = [sum(p.printed.electors[state] for state in range(25) if p.held[side] >> state & 1) for side in (D, R)]


def play(p: Struggle, *answers: str) -> Struggle:
    """Answer one question after the other, for whoever is asked; clears the log first."""
    p.entries = []
    for text in answers:
        assert len(p.to_act) == 1, f"nobody is asked, so nobody can answer {text!r}"
        p.act(p.to_act[0], GAME.action(text))
        conserved(p)
    return p


def conserved(p: Struggle) -> None:
    """Each card lies in one place, and electors are those of the states that are held."""
    pieces = dict(WITNESS.pieces(p))
    assert pieces.pop("electors") == sum(p.printed.electors)
    assert set(pieces.values()) == {1}


# -- looking -----------------------------------------------------------------------------------------------------------


def see(p: Struggle, seat: int | None = None) -> View:
    """A seat's view."""
    view = p.view(seat)
    assert isinstance(view, View)
    return view


def side(p: Struggle, name: Side) -> SideView:
    """A side, as it sees itself."""
    seat = SEATS.index(name)
    return see(p, seat).sides[seat]


def state(p: Struggle, id: str, seat: int | None = None) -> StateView:
    """A state, as a seat sees it."""
    return see(p, seat).states[STATES.index(id)]


def voters(p: Struggle, id: str) -> tuple[int, int]:
    """The voters of both sides in a state."""
    return state(p, id).voters


def electors(p: Struggle) -> tuple[int, int]:
    """The electors of both sides."""
    return p.electors[D], p.electors[R]


def holder(p: Struggle, id: str) -> Side:
    """The side that holds a state, or ``""``."""
    found = state(p, id).holder
    return "" if found is None else SEATS[found]


def agent(p: Struggle, name: Side) -> str:
    """Where a side's agent is."""
    return STATES[p.agents[SEATS.index(name)]]


def hand(p: Struggle, name: Side) -> set[str]:
    """A hand."""
    return {IDS[card] for card in range(CARDS) if p.hand >> card & 1 and SEATS[side_of(card)] == name}


def where(p: Struggle, id: str) -> str:
    """Where a card lies: ``hand``, ``deck``, ``discard``, ``removed``, ``front``, ``stored``, ``play``, ``up OH`` …"""
    card = IDS.index(id)
    for name, mask in (
        ("hand", p.hand),
        ("removed", p.removed),
        ("front", p.front),
        ("stored", p.stored_up | p.stored_down),
    ):
        if mask >> card & 1:
            return name
    if card in p.in_play:
        return "play"
    for name, piles in (("deck", p.decks), ("discard", p.discards)):
        if card in piles[0] + piles[1]:
            return name
    for number_, id_ in enumerate(STATES):
        for name, rows in (("up", p.up), ("down", p.down), ("laid", p.laid)):
            if rows[number_] >> card & 1:
                return f"{name} {id_}"
    raise AssertionError(f"{id} lies nowhere")


def asked(p: Struggle) -> tuple[Side, str]:
    """Who is asked what: the seat and the key of the prompt; ``("", "")`` when nobody is."""
    if not p.to_act:
        return "", ""
    return SEATS[p.to_act[0]], p.stack[-1].ask(p, p.to_act[0]).key


def legal(p: Struggle, verb: str = "") -> set[str]:
    """What whoever is asked may answer, with one verb or all."""
    texts = {GAME.text(action) for action in p.actions(p.to_act[0])}
    return {text for text in texts if not verb or text.split()[0] == verb}


def objects(p: Struggle, verb: str) -> set[str]:
    """The objects of the legal answers with a verb."""
    return {text.split()[1] for text in legal(p, verb)}


def log(p: Struggle, seat: int | None = None) -> list[str]:
    """The keys of the log, as a seat (None: a spectator) reads it."""
    return [entry.key for entry in p.entries if entry.is_for(seat)]


def refused(p: Struggle, text: str, key: str, clause: str) -> Reason:
    """An answer is refused with this reason, and the table stays as it was."""
    before = p.digest()
    with pytest.raises(IllegalAction) as caught:
        p.act(p.to_act[0], GAME.action(text))
    assert (caught.value.reason.key, caught.value.reason.clause) == (key, clause)
    assert p.digest() == before
    return caught.value.reason


def ended(p: Struggle) -> tuple[Side, str]:
    """Who has won and how."""
    assert p.outcome is not None
    return SEATS[p.outcome.winners[0]], p.outcome.how
