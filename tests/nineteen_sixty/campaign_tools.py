"""Ways to lay out a table of 1960 for a test, to play on it in canonical texts, and to look at it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pytest

from hustings.games.nineteen_sixty import NineteenSixty
from hustings.games.nineteen_sixty.face import scenario
from hustings.games.nineteen_sixty.rules.board import ENDORSED, ISSUE, ISSUES, REGION, REGIONS, SEATS, SIGN, STATES
from hustings.games.nineteen_sixty.rules.events import RESOLUTIONS, carry_out
from hustings.games.nineteen_sixty.rules.knowledge import GATHERING
from hustings.games.nineteen_sixty.rules.position import BAG, MOMENTUM, READY, REST, TOKEN, Race
from hustings.games.nineteen_sixty.rules.turns import PlayCard, strategy_cards
from hustings.kernel.message import IllegalAction, Reason
from hustings.kernel.position import AnyStep

GAME = NineteenSixty()

Side = str
"""``kennedy`` or ``nixon``."""

race = partial(scenario.race, GAME)
"""A table of our game, laid out: see there. Another game is laid out with ``scenario.race`` itself."""


def event(p: Race, card: str, by: Side, *answers: str) -> Race:
    """Play the event of a card, wherever it lies (a card in the deck is taken from there), and answer its questions."""
    number = GAME.printed.card_ids.index(card)
    p.deck = [n for n in p.deck[: p.deck_left] if n != number]
    p.deck_left = len(p.deck)
    p.hands = [[n for n in hand if n != number] for hand in p.hands]
    p.discard = [n for n in p.discard if n != number]
    p.push(carry_out(p, number, SEATS.index(by)))
    return go_on(p, *answers)


def turn(p: Race, *sides: Side, spare: bool = True) -> Race:
    """Let these sides play a card, one after the other; stops at the first question.

    Args:
        p: the position.
        sides: who plays.
        spare: give each side with cards as many more from the bottom of the deck as the strategy phase asks for.
    """
    for side in sorted(set(sides)) if spare else ():
        seat = SEATS.index(side)
        if p.hands[seat]:
            extra = [card for card in p.deck if card not in GATHERING][: strategy_cards(p)]
            p.deck = [card for card in p.deck if card not in extra]
            p.deck_left = len(p.deck)
            p.set_hand(seat, p.hands[seat] + extra)
    p.push(tuple([PlayCard(SEATS.index(side)) for side in sides]))
    return go_on(p)


def plays(p: Race, side: Side, *answers: str) -> Race:
    """A side plays a card, with no more in its hand than it has, and all that is asked is answered."""
    return play(turn(p, side, spare=False), *answers)


def run(p: Race, *steps: AnyStep) -> Race:
    """Let these steps happen, and stop at the first question."""
    p.push(steps)
    return go_on(p)


def resolve(p: Race, card: str, *answers: str) -> Race:
    """Resolve an Election Day event, and answer its questions."""
    p.push(RESOLUTIONS[GAME.printed.card_ids.index(card)](p, int(p.initiative)))
    return go_on(p, *answers)


def go_on(p: Race, *answers: str) -> Race:
    """Run to the next question, then answer one question after the other."""
    p.play_on()
    return play(p, *answers)


def play(p: Race, *answers: str) -> Race:
    """Answer one question after the other, for whoever is asked."""
    for text in answers:
        assert len(p.to_act) == 1, f"nobody is asked, so nobody can answer {text!r}"
        p.act(p.to_act[0], GAME.action(text))
    return p


# -- looking -----------------------------------------------------------------------------------------------------------


def states(p: Race) -> dict[str, int]:
    """Support in the states that have any, above 0 Kennedy's, below Nixon's."""
    return {id: p.cubes[state] for state, id in enumerate(STATES) if p.cubes[state]}


def media(p: Race) -> dict[str, int]:
    """Media support by region, as in :func:`states`."""
    return {id: p.cubes[REGION + n] for n, id in enumerate(REGIONS) if p.cubes[REGION + n]}


def issues(p: Race) -> dict[str, int]:
    """Issue support, as in :func:`states`."""
    return {id: p.cubes[ISSUE + n] for n, id in enumerate(ISSUES) if p.cubes[ISSUE + n]}


def order(p: Race) -> list[str]:
    """The issues from first place to third."""
    return [ISSUES[issue] if issue >= 0 else "" for issue in p.order]


def momentum(p: Race) -> tuple[int, int]:
    """Kennedy's and Nixon's momentum."""
    return p.sides[MOMENTUM], p.sides[MOMENTUM + 1]


def rest(p: Race) -> tuple[int, int]:
    """Kennedy's and Nixon's rest cubes."""
    return p.sides[REST], p.sides[REST + 1]


def ready(p: Race) -> tuple[bool, bool]:
    """Whether Kennedy's and Nixon's candidate cards are ready."""
    return bool(p.sides[READY]), bool(p.sides[READY + 1])


def endorsements(p: Race) -> dict[str, int]:
    """Endorsement markers by region, as in :func:`states`."""
    return {id: p.cubes[ENDORSED + n] for n, id in enumerate(REGIONS) if p.cubes[ENDORSED + n]}


def tokens(p: Race) -> tuple[str, str]:
    """The states of Kennedy's and Nixon's token."""
    return STATES[p.sides[TOKEN]], STATES[p.sides[TOKEN + 1]]


def bag(p: Race) -> tuple[int, int]:
    """Kennedy's and Nixon's cubes in the bag."""
    return p.sides[BAG], p.sides[BAG + 1]


def hand(p: Race, side: Side) -> set[str]:
    """The cards in a hand."""
    return {GAME.printed.card_ids[card] for card in p.hands[SEATS.index(side)]}


def where(p: Race, card: str) -> str:
    """Where a card lies: ``kennedy``, ``nixon``, ``deck``, ``discard``, ``removed``, ``box``, ``play``, ``force``."""
    number = GAME.printed.card_ids.index(card)
    found = [SEATS[seat] for seat in (0, 1) if number in p.hands[seat]]
    found += ["stack" for seat in (0, 1) if number in p.stacks[seat]]
    piles = {"deck": p.deck[: p.deck_left], "discard": p.discard, "removed": p.removed, "box": p.box}
    found += [name for name, pile in piles.items() if number in pile]
    found += ["play" for code in p.play if code >> 4 == number]
    if not found:
        found = ["force"]
    assert len(found) == 1, f"{card} lies in {found}"
    return found[0]


def asked(p: Race) -> tuple[Side, str]:
    """Who is asked what: the seat and the key of the prompt; ``("", "")`` when nobody is."""
    if not p.to_act:
        return "", ""
    return SEATS[p.to_act[0]], p.stack[-1].ask(p, p.to_act[0]).key


def legal(p: Race, verb: str = "") -> set[str]:
    """What whoever is asked may answer, with one verb or all."""
    texts = {GAME.text(action) for action in p.actions(p.to_act[0])}
    return {text for text in texts if not verb or text.split()[0] == verb}


def log(p: Race, seat: int | None = None) -> list[str]:
    """The keys of the log, as a seat (None: a spectator) reads it."""
    return [entry.key for entry in p.entries if entry.is_for(seat)]


def refused(p: Race, text: str, key: str, clause: str) -> Reason:
    """An answer is refused with this reason, and the table stays as it was."""
    before = p.digest()
    with pytest.raises(IllegalAction) as caught:
        p.act(p.to_act[0], GAME.action(text))
    assert (caught.value.reason.key, caught.value.reason.clause) == (key, clause)
    assert p.digest() == before
    return caught.value.reason


def gained(before: Mapping[str, int], p: Race, side: Side) -> dict[str, int]:
    """By how much a side's support has grown in each state since ``before``."""
    sign = SIGN[SEATS.index(side)]
    now = states(p)
    changed = {id: sign * (now.get(id, 0) - before.get(id, 0)) for id in {*now, *before}}
    return {id: change for id, change in changed.items() if change}
