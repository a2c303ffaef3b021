"""What a whole position is worth: support, momentum, cards in hands, on strategy stacks and in the box."""

from __future__ import annotations

from typing import Final

from ..rules.board import ENDORSED, ISSUES, KENNEDY, NIXON, SIGN
from ..rules.debates import BRAIN_TRUST
from ..rules.position import ACTIVITY, BAG, DEBATES, MOMENTUM, READY, REST, Race
from ..rules.printed import BOTH, ELECTION_DAY
from ..rules.turns import PlayCard
from .event_worth import event_worth
from .outlook import BAG_CUBE, Outlook, lead

TEMPO_BY_TURN: Final = [0.0, 7.0, 7.5, 9.0, 7.0, 7.0, 7.0, 7.0, 19.0, 0.0]
"""By turn: worth of a card that a side will still play, beyond what it shows."""

HELD_BY_TURN: Final = [0.0, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.0, 0.0]
"""By turn: how much of what a card in hand shows it is worth in the end; in the last one nearly all are as good."""

REWARD: Final = 12.0
"""Worth of an issue that is won in the debates."""
DEBATED: Final = 2.5
"""Points of lead at an issue that are worth odds of e to 1 to win it."""
ARGUED: Final = 4
"""Points that the other side may be expected to have there."""


def standing(p: Race, outlook: Outlook, left: list[int]) -> float:
    """What the whole position is worth to Kennedy; ``left`` counts the cards that each side will still play."""
    total = 0.0
    for place in range(ENDORSED):
        total += outlook.place(place, p.cubes[place])
    for place in range(ENDORSED, len(p.cubes)):
        total += outlook.marker * p.cubes[place]
    sides = p.sides
    total += outlook.momentum(sides[MOMENTUM + KENNEDY]) - outlook.momentum(sides[MOMENTUM + NIXON])
    total += BAG_CUBE * (sides[BAG + KENNEDY] + sides[REST + KENNEDY] - sides[BAG + NIXON] - sides[REST + NIXON])
    total += outlook.ready * (sides[READY + KENNEDY] - sides[READY + NIXON])
    if p.phase <= ACTIVITY:
        shown = hand(p, outlook, KENNEDY, left[KENNEDY]) - hand(p, outlook, NIXON, left[NIXON])
        total += HELD_BY_TURN[p.turn] * outlook.point * shown
        total += TEMPO_BY_TURN[p.turn] * (left[KENNEDY] - left[NIXON])
    return total + stacks(p, outlook) + box(p, outlook, left)


def hand(p: Race, outlook: Outlook, seat: int, left: int) -> float:
    """What the cards are worth that a side will still play."""
    cards = p.hands[seat]
    if not cards:
        return 0.0
    worths = outlook.tables.held[seat]
    found = 0.0
    for card in cards:
        found += worths[card]
    return found * min(left, len(cards)) / len(cards)


def stacks(p: Race, outlook: Outlook) -> float:
    """What the strategy stacks are worth, for the debates or for Election Day."""
    if p.turn <= p.printed.debates_turn:
        return debates(p)
    worth = 0.0
    for seat in (KENNEDY, NIXON):
        for card in p.stacks[seat]:
            worth += SIGN[seat] * outlook.checked(seat, p.printed.state[card], p.printed.strategy_checks)
        if p.dry:
            for card in p.hands[seat]:
                worth += SIGN[seat] * outlook.checked(seat, p.printed.state[card], p.printed.strategy_checks)
    return worth


def debates(p: Race) -> float:
    """What may be expected of the debates."""
    kennedy = argued(p, KENNEDY, p.stacks[KENNEDY])
    nixon = argued(p, NIXON, p.stacks[NIXON])
    bonus = p.printed.effect[BRAIN_TRUST].cp if BRAIN_TRUST in p.box else 0
    worth = 0.0
    for issue in range(len(ISSUES)):
        if issue << 1 not in p.decided and issue << 1 | 1 not in p.decided:
            worth += REWARD * lead((kennedy[issue] + bonus - nixon[issue]) / DEBATED)
    return worth


def argued(p: Race, seat: int, cards: list[int]) -> list[int]:
    """By issue: the points of the two best cards that a side has there or may still place."""
    best = [0] * len(ISSUES)
    second = [0] * len(ISSUES)
    held = cards + p.hands[seat] if p.phase == DEBATES else cards
    placed = [code >> 3 for code in p.podium if code & 1 == seat]
    for card in placed + [card for card in held if p.printed.icon[card] in (seat, BOTH)]:
        issue, points = p.printed.issue[card], p.printed.cp[card]
        if points > best[issue]:
            second[issue] = best[issue]
            best[issue] = points
        elif points > second[issue]:
            second[issue] = points
    return [best[issue] + second[issue] for issue in range(len(ISSUES))]


def box(p: Race, outlook: Outlook, left: list[int]) -> float:
    """What the Election Day events that wait in their box are going to be worth."""
    worth = 0.0
    for card in p.box:
        if p.printed.kind[card] == ELECTION_DAY:
            worth += event_worth(p, outlook, card, KENNEDY, left)
    return worth


def strengthened(p: Race, seat: int, card: int) -> float:
    """What a card adds to a side's prospects in the debates, whose other cards nobody knows."""
    stack = p.stacks[seat]
    issue = p.printed.issue[card]
    before = argued(p, seat, stack)[issue] - ARGUED
    after = argued(p, seat, [*stack, card])[issue] - ARGUED
    return REWARD * (lead(after / DEBATED) - lead(before / DEBATED))


def cards_left(p: Race) -> list[int]:
    """By seat: cards that it will still play in this turn."""
    if p.phase > ACTIVITY:
        return [0, 0]
    rest = p.printed.activities - int(p.activity)
    left = [rest, rest]
    if p.activity:
        for step in p.stack:
            if isinstance(step, PlayCard):
                left[step.seat] += 1
    return left
