"""What the event of a card would do now, and whether a momentum marker is well spent on it: for people, not for rules.

The event is carried out on a clone. Its questions and its draws are named and left open, so that nothing hidden and no
chance has a part in it; what follows them in the text is still told.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from hustings.kernel.message import Entry
from hustings.kernel.position import AnyStep
from hustings.play.game import Game

from ..mind.event_worth import event_worth
from ..mind.heuristics import Headquarters
from ..mind.outlook import Outlook
from ..mind.prospects import cards_left
from ..rules.actions import DRAW
from ..rules.board import ENDORSED, ISSUE, ISSUES, KENNEDY, NIXON, REGION, REGIONS, SEATS, STATES, places_in
from ..rules.campaigning import Campaign
from ..rules.cards_hands import Replay, SpendPoints, TurnUp
from ..rules.cards_issues import Rank
from ..rules.effects import BISHOPS, JOE, PEACE_CORPS, PLEDGE
from ..rules.events import Take
from ..rules.position import MOMENTUM, VICE, Race
from ..rules.printed import CANDIDATE_CARD, DEBATE, ELECTION_DAY, PREVENTION
from ..rules.questions import Choose, Exchange, Go, Offer, Retrieve
from ..rules.support import MUST, Checks, Gain, Lose
from ..rules.turns import PlayCard, PlayMate, Preempt, Trigger

MUCH: Final = 6.0
"""Electoral votes beyond the price that make a marker very well spent."""


class Fact(msgspec.Struct, frozen=True):
    """One thing that an event would do now, or ask; its text has the key ``forecast-`` and :attr:`key`.

    Attributes:
        key: what happens.
        side: to whom, or who is asked.
        count: how much.
        places: text keys of the states, regions or issues.
        card: the card that is meant.
    """

    key: str
    side: str | None = None
    count: int = 0
    places: tuple[str, ...] = ()
    card: str | None = None


class Forecast(msgspec.Struct, frozen=True):
    """What is to be expected of the event of a card.

    Attributes:
        event: what it does if the reader plays it as an event; None: that is not asked now.
        trigger: what it does if it is triggered; None: nobody can trigger it.
        by: who may trigger it.
        worth: what the computer's heuristic thinks of the marker that is asked for now, ``worth-…`` in the texts; of a
            card in hand: of the marker with which the opponent would trigger it. None: nothing to be paid for.
    """

    event: tuple[Fact, ...] | None
    trigger: tuple[Fact, ...] | None
    by: str
    worth: str | None


def forecasts(p: Race, seat: int) -> dict[str, Forecast]:
    """By card: what a seat may expect of its hand when it plays a card, or of the card in play when it may pay."""
    asked = p.stack[-1]
    ids = p.printed.card_ids
    if isinstance(asked, PlayCard):
        return {ids[card]: _in_hand(p, seat, card) for card in p.hands[seat]}
    if isinstance(asked, PlayMate):
        return {ids[p.sides[VICE + seat]]: _in_hand(p, seat, p.sides[VICE + seat])}
    if isinstance(asked, Preempt) and asked.card < CANDIDATE_CARD:
        return {ids[asked.card]: _in_play(p, 1 - seat, asked.card, _preempting(p, seat, asked.card))}
    if isinstance(asked, Trigger):
        return {ids[asked.card]: _in_play(p, seat, asked.card, _triggering(p, seat, asked.card))}
    return {}


def _in_hand(p: Race, seat: int, card: int) -> Forecast:
    other = 1 - seat
    coming = p.printed.effect[76].momentum if seat == NIXON and p.effects & PLEDGE else 0
    barred = p.effects & (BISHOPS if other == KENNEDY else JOE)
    can = not (barred or p.prevented(card)) and p.sides[MOMENTUM + other] + coming >= p.printed.trigger
    price = p.event_price(seat)
    paid = (Fact("price", SEATS[seat], price),) if price and p.can_play_event(seat, card) else ()
    return Forecast(
        event=paid + told(p, seat, card, price),
        trigger=told(p, other, card, p.printed.trigger) if can else None,
        by=SEATS[other],
        worth=_triggering(p, other, card) if can else None,
    )


def _in_play(p: Race, by: int, card: int, worth: str) -> Forecast:
    return Forecast(event=None, trigger=told(p, by, card, p.printed.trigger), by=SEATS[by], worth=worth)


# -- whether it is worth a marker --------------------------------------------------------------------------------------


def _triggering(p: Race, seat: int, card: int) -> str:
    worth, outlook = _event_worth(p, seat, card)
    return _step(worth, outlook.price(seat, p.printed.trigger))


def _preempting(p: Race, seat: int, card: int) -> str:
    worth, outlook = _event_worth(p, 1 - seat, card)
    free = seat == KENNEDY and p.effects & PEACE_CORPS
    danger = worth - outlook.price(1 - seat, p.printed.trigger)
    return f"free-{_step(danger, 0.0)}" if free else _step(danger, outlook.price(seat, p.printed.preempt))


def _event_worth(p: Race, seat: int, card: int) -> tuple[float, Outlook]:
    left = cards_left(p)
    outlook = cast(Headquarters, cast(Game, p.rules).heuristics()).outlook(p, left)
    return event_worth(p, outlook, card, seat, left), outlook


def _step(worth: float, price: float) -> str:
    """A calm word for what is won at a price."""
    if worth <= 0.0:
        return "nothing"
    return "hardly" if worth < price else "fairly" if worth < price + MUCH else "well"


# -- what it does ------------------------------------------------------------------------------------------------------


def told(p: Race, seat: int, card: int, paid: int) -> tuple[Fact, ...]:
    """What the event of a card does now for a side that plays or triggers it; of one without effect nothing.

    Args:
        p: the position, which stays as it is.
        seat: who plays or triggers it.
        card: the card.
        paid: momentum that is paid for it beforehand (P.8, K.85).
    """
    ids = p.printed.card_ids
    if p.prevented(card):
        return (Fact("prevented", card=ids[p.printed.prevented_by[card]]),)
    twin = p.clone()
    twin.sides[MOMENTUM + seat] = max(twin.sides[MOMENTUM + seat] - paid, 0)
    twin.live = True
    twin.stack = [Take(card, seat)]
    facts: list[Fact] = []
    while twin.stack:
        step = twin.stack.pop()
        open = _open(twin, step)
        if open is None:
            twin.push(step.run(twin))
            facts += [fact for entry in twin.entries if (fact := _happened(p, entry)) is not None]
            twin.entries = []
        else:
            facts.append(open)
    return _gathered(facts + _waits(p, card))


def _waits(p: Race, card: int) -> list[Fact]:
    """What a card does that lies in its box afterwards (E.14, E.18)."""
    kind, ids = p.printed.kind[card], p.printed.card_ids
    if kind == PREVENTION:
        barred = [other for other, by in enumerate(p.printed.prevented_by) if by == card and other not in p.removed]
        return [Fact("rules-out", card=ids[other]) for other in barred]
    if kind == ELECTION_DAY:
        return [Fact("waits-election")]
    return [Fact("waits-debates")] if kind == DEBATE and p.turn < p.printed.debates_turn else []


def _open(p: Race, step: AnyStep) -> Fact | None:
    """What is left open of a step: its question, or its draws; None: it runs by itself."""
    if isinstance(step, Checks):
        return Fact("checks", SEATS[step.seat], step.left, (_place(step.place),))
    if isinstance(step, TurnUp):
        return Fact("turned-up", count=1)
    asked = step.seats(p)
    if not asked:
        return None
    side = SEATS[asked[0]]
    if isinstance(step, Gain):
        upto = "" if step.how & MUST else "-up-to"
        return Fact(f"gain-{_sort(places_in(step.where)[0])}{upto}", side, step.left)
    if isinstance(step, Lose):
        upto = "" if step.how & MUST else "-up-to"
        most = min(step.left, step.most(p))
        return Fact(f"lose-{_sort(places_in(step.where)[0])}{upto}", SEATS[step.victim], most)
    if isinstance(step, Choose):
        return Fact(f"choose-{_sort(places_in(step.where)[0])}", side, len(places_in(step.where)))
    if isinstance(step, Retrieve):
        only = p.printed.card_ids[step.only] if step.only else None
        return Fact("retrieve-one" if only else "retrieve", side, len(p.discard), card=only)
    if isinstance(step, Offer):
        return Fact("draw" if step.action == DRAW else "reclaim", side, p.printed.effect[step.card].cards)
    if isinstance(step, SpendPoints):
        return Fact("spend", side, p.printed.effect[56].cp)
    if isinstance(step, Campaign):
        return Fact("campaign", side, step.left)
    return Fact(QUESTIONS[type(step)], side)


QUESTIONS: Final[dict[type[AnyStep], str]] = {Exchange: "exchange", Go: "go", Rank: "rank", Replay: "replay"}


def _happened(p: Race, entry: Entry) -> Fact | None:
    """What an entry of the log that everybody reads tells."""
    args = entry.args
    match entry.key:
        case "gained" | "lost":
            return Fact(f"{entry.key}-{_sort(args[2])}", SEATS[args[0]], args[1], (_place(args[2]),))
        case "removed":
            return Fact(f"lost-{_sort(args[2])}", SEATS[1 - args[0]], args[1], (_place(args[2]),))
        case "gained-momentum" | "lost-momentum":
            return Fact(entry.key, SEATS[args[0]], args[1])
        case "rose":
            return Fact("rose", count=args[1], places=(f"issue-{ISSUES[args[0]]}",))
        case "moved":
            return Fact("moved", SEATS[args[0]], places=(_place(args[1]),))
        case "exhausted" | "made-ready" | "showed-hand":
            return Fact(entry.key, SEATS[args[0]])
        case "lasts":
            return Fact("lasts", SEATS[args[1]])
    return None


def _sort(place: int) -> str:
    return "state" if place < REGION else "media" if place < ISSUE else "issue" if place < ENDORSED else "endorsement"


def _place(place: int) -> str:
    """The text key of a place."""
    if place < REGION:
        return f"state-{STATES[place]}"
    return f"issue-{ISSUES[place - ISSUE]}" if ISSUE <= place < ENDORSED else f"region-{REGIONS[(place - REGION) % 7]}"


def _gathered(facts: list[Fact]) -> tuple[Fact, ...]:
    """Facts in their order, alike ones about different places as one, equal ones only once."""
    found: list[Fact] = []
    for fact in facts:
        last = found[-1] if found else None
        if last is not None and msgspec.structs.replace(last, places=fact.places) == fact:
            fresh = tuple(place for place in fact.places if place not in last.places)
            found[-1] = msgspec.structs.replace(last, places=last.places + fresh)
        else:
            found.append(fact)
    return tuple(found)
