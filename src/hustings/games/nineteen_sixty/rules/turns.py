"""A card is played: as an event, for campaign points, or the candidate card (chapters A, P, X and Y)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, AnyStep, Step, Steps

from .actions import (
    ADVERTISE,
    ADVERTISING,
    ALLOW,
    CAMPAIGN,
    CAMPAIGNING,
    CARDS,
    EVENT,
    MATE,
    PASS,
    PLAYED,
    POSITION,
    PREEMPT,
    TRIGGER,
)
from .advertising import advertise
from .board import KENNEDY, NIXON, ONE_SEAT
from .campaigning import campaign
from .effects import BISHOPS, JOE, KNEE, PEACE_CORPS, PLEDGE
from .events import carry_out
from .issues import position
from .knowledge import GATHERING
from .position import MOMENTUM, READY, REST, VICE, VICE_PRESIDENTS, Race
from .printed import CANDIDATE_CARD


def act(p: Race, seat: int, use: int, points: int, card: int) -> Steps:
    """Spend points on one kind of action (P.1)."""
    if use == CAMPAIGNING:
        return campaign(p, seat, points, 0, card)
    return advertise(p, seat, points, card) if use == ADVERTISING else position(p, seat, points, card)


def strategy_cards(p: Race) -> int:
    """How many cards the next campaign strategy phase asks for (R.1)."""
    return p.printed.strategy[0 if p.turn < p.printed.debates_turn else 1]


def must_keep(p: Race, seat: int) -> bool:
    """Whether the cards other than Gathering Momentum have to stay in the hand for the strategy phase (A.6)."""
    others = 0
    for card in p.hands[seat]:
        if card not in GATHERING:
            others += 1
    needed = strategy_cards(p)
    return others == needed and (len(p.hands[seat]) > others or p.sides[READY + seat] == 1)


def campaign_price(p: Race, seat: int) -> int:
    """What a side has to pay for playing a card for campaigning (K.2)."""
    return p.printed.effect[2].cost if seat == NIXON and p.effects & KNEE else 0


def can_campaign(p: Race, seat: int) -> bool:
    """Whether a side can play a card for campaigning (K.2)."""
    price = campaign_price(p, seat)
    return price == 0 or p.can_pay(seat, price)


def uses(p: Race, seat: int, card: int, found: list[int]) -> None:
    """Append the ways in which a campaign card can be played."""
    if p.can_play_event(seat, card):
        found.append(EVENT + card)
    points(p, seat, card, found)


def points(p: Race, seat: int, card: int, found: list[int]) -> None:
    """Append the ways in which a card can be played for campaign points."""
    if can_campaign(p, seat):
        found.append(CAMPAIGN + card)
    found.append(ADVERTISE + card)
    found.append(POSITION + card)


def why_not_used(p: Race, seat: int, card: int, action: int) -> Reason | None:
    """Why a card that can be played cannot be used so."""
    if action == EVENT + card and p.prevented(card):
        return Reason("prevented", (card, p.printed.prevented_by[card]), "E.18")
    if action == EVENT + card and not p.can_play_event(seat, card):
        return Reason("cannot-pay-event", (p.event_price(seat),), "K.85")
    if action == CAMPAIGN + card and not can_campaign(p, seat):
        return Reason("cannot-pay-campaigning", (campaign_price(p, seat),), "K.2")
    return None


def play_card(p: Race, seat: int, action: int) -> Steps:
    """A card that has left the hand, or the candidate card, is announced and carried out (A.5)."""
    pledged = seat == NIXON and bool(p.effects & PLEDGE)
    if action < CAMPAIGN + 1:
        card = action - EVENT
        if p.live:
            p.note("played-event", (seat, card), "A.5")
        price = p.event_price(seat)
        if price:
            p.pay(seat, price, "K.85")
        take_rest(p, seat, card)
        event_steps = carry_out(p, card, seat)
        assert event_steps is not None
        return (*event_steps, PLEDGED) if pledged else event_steps
    use = (action - CAMPAIGN - 1) // PLAYED
    card = action - CAMPAIGN - use * PLAYED
    worth = p.points(seat, card, use)
    p.lay_in_play(card, use, seat)
    if p.live:
        p.note("played", (seat, card, use, worth), "P.1" if card < CANDIDATE_CARD else "X.1")
    if use == CAMPAIGNING:
        price = campaign_price(p, seat)
        if price:
            p.pay(seat, price, "K.2")
    take_rest(p, seat, card)
    steps: list[AnyStep] = [Preempt(seat, card, 1 if pledged and use != CAMPAIGNING else 0)]
    spending = act(p, seat, use, worth, card)
    assert spending is not None
    steps.extend(spending)
    if pledged and use != CAMPAIGNING:
        steps.append(PLEDGED)
    steps.append(Trigger(1 - seat, card))
    return tuple(steps)


def take_rest(p: Race, seat: int, card: int) -> None:
    """Take the rest cubes of a card (A.3)."""
    cubes = p.printed.rest[card]
    if cubes:
        p.sides[REST + seat] += cubes
        if p.live:
            p.note("rest-cubes", (seat, cubes), "A.3")


@final
class PlayCard(Step[Race]):
    """A side plays one card in an activity phase (A.1, A.2, A.7).

    Args:
        seat: whose turn it is.
    """

    clause = "A.2"
    fields = ("seat",)
    prompt: ClassVar[str] = "play"
    reveals = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, unless it has nothing to play."""
        return ONE_SEAT[self.seat] if p.hands[self.seat] or p.sides[READY + self.seat] else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``event``, ``campaign``, ``advertise``, ``position`` with a card; ``mate``: discard it and play another."""
        side = self.seat
        keep = must_keep(p, side)
        mates = p.sides[VICE + side] != 0
        found: list[int] = []
        for card in p.hands[side]:
            if keep and card not in GATHERING:
                continue
            uses(p, side, card, found)
            if mates and p.printed.icon[card] == side:
                found.append(MATE + card)
        if p.sides[READY + side]:
            points(p, side, CANDIDATE_CARD + side, found)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why a card cannot be played so."""
        if MATE < action <= MATE + CARDS:
            return self._why_no_mate(p, action - MATE)
        if not EVENT < action <= POSITION + PLAYED:
            return None
        card = action - EVENT if action <= EVENT + CARDS else (action - CAMPAIGN - 1) % PLAYED + 1
        if card >= CANDIDATE_CARD:
            if card != CANDIDATE_CARD + self.seat:
                return Reason("not-your-candidate", (), "X.1")
            if not p.sides[READY + self.seat]:
                return Reason("candidate-exhausted", (), "X.2")
        elif card not in p.hands[self.seat]:
            return Reason("not-in-hand", (card,), "A.2")
        elif card not in GATHERING and must_keep(p, self.seat):
            return Reason("keep-for-strategy", (card,), "A.6")
        return why_not_used(p, self.seat, card, action)

    def _why_no_mate(self, p: Race, card: int) -> Reason | None:
        if not p.variants & VICE_PRESIDENTS:
            return None
        if not p.sides[VICE + self.seat]:
            return Reason("no-vice-president", (), "Y.3")
        if card not in p.hands[self.seat]:
            return Reason("not-in-hand", (card,), "A.2")
        if p.printed.icon[card] != self.seat:
            return Reason("own-icon-alone", (card,), "Y.4")
        return Reason("keep-for-strategy", (card,), "A.6") if must_keep(p, self.seat) else None

    def ask(self, p: Race, seat: int) -> Message:
        """Which card, and how?"""
        return Message("play", (self.seat,))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Play it."""
        if action > MATE:
            p.discard_from_hand(self.seat, action - MATE, "Y.3")
            return (PlayMate(self.seat),)
        card = action - EVENT if action <= EVENT + CARDS else (action - CAMPAIGN - 1) % PLAYED + 1
        if card < CANDIDATE_CARD:
            p.leave_hand(self.seat, card)
        return play_card(p, self.seat, action)

    def run(self, p: Race) -> Steps:
        """With nothing to play: pass (A.7)."""
        if p.live:
            p.note("passed", (self.seat,), "A.7")
        return None


@final
class PlayMate(Step[Race]):
    """A side plays its vice president's card (Y.3, Y.5, Y.6).

    Args:
        seat: whose turn it is.
    """

    clause = "Y.3"
    fields = ("seat",)
    prompt: ClassVar[str] = "play-mate"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``event``, ``campaign``, ``advertise`` or ``position`` with that card."""
        found: list[int] = []
        uses(p, self.seat, p.sides[VICE + self.seat], found)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why it cannot be played so, or another card instead."""
        if not EVENT < action <= POSITION + PLAYED:
            return None
        card = action - EVENT if action <= EVENT + CARDS else (action - CAMPAIGN - 1) % PLAYED + 1
        mate = p.sides[VICE + self.seat]
        return why_not_used(p, self.seat, card, action) if card == mate else Reason("only-that-card", (mate,), "Y.3")

    def ask(self, p: Race, seat: int) -> Message:
        """How?"""
        return Message("play-mate", (self.seat, p.sides[VICE + self.seat]))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Play it as though from the hand."""
        p.sides[VICE + self.seat] = 0
        return play_card(p, self.seat, action)


@final
class Preempt(Step[Race]):
    """Whoever plays a card for campaign points may pay so that its event cannot be triggered (P.5 to P.7, K.81).

    Nobody is asked when the opponent could not pay for triggering it anyway.

    Args:
        seat: who plays the card.
        card: the card.
        pledged: whether the opponent gains momentum before triggering (K.76).
    """

    clause = "P.5"
    fields = ("seat", "card", "pledged")
    prompt: ClassVar[str] = "preempt"
    idle: ClassVar[str] = "allow"

    def __init__(self, seat: int, card: int, pledged: int) -> None:
        self.seat = seat
        self.card = card
        self.pledged = pledged

    def _is_free(self, p: Race) -> bool:
        return self.seat == KENNEDY and bool(p.effects & PEACE_CORPS)

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, when it can pay and the event could be triggered."""
        if self.card >= CANDIDATE_CARD or p.prevented(self.card):
            return NOBODY
        if not self._is_free(p) and not p.can_pay(self.seat, p.printed.preempt):
            return NOBODY
        other = 1 - self.seat
        coming = p.printed.effect[76].momentum if self.pledged else 0
        if p.sides[MOMENTUM + other] + coming < p.printed.trigger:
            return NOBODY
        return NOBODY if p.effects & (BISHOPS if other == KENNEDY else JOE) else ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``preempt`` and ``allow``."""
        return [PREEMPT, ALLOW]

    def ask(self, p: Race, seat: int) -> Message:
        """Preempt it?"""
        return Message("preempt", (self.seat, self.card, 0 if self._is_free(p) else p.printed.preempt))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Pay, or not."""
        if action == PREEMPT:
            if not self._is_free(p):
                p.pay(self.seat, p.printed.preempt, "P.5")
            p.play = [*p.play[:-1], p.play[-1] | 1]
            if p.live:
                p.note("preempted", (self.seat, self.card), "P.5")
        return None


@final
class Pledged(Step[Race]):
    """Kennedy gains momentum because Nixon has played a card for something else than campaigning (K.76)."""

    clause = "K.76"

    def run(self, p: Race) -> Steps:
        """Gain it."""
        p.gain_momentum(KENNEDY, p.printed.effect[76].momentum)
        return None


PLEDGED: Final = Pledged()


@final
class Trigger(Step[Race]):
    """The opponent may trigger the event of a card that was played for campaign points (P.8 to P.12).

    Args:
        seat: who may.
        card: the card.
    """

    clause = "P.8"
    fields = ("seat", "card")
    prompt: ClassVar[str] = "trigger"
    idle: ClassVar[str] = "pass"
    reveals = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seats(self, p: Race) -> tuple[int, ...]:
        """The opponent, when the event can be triggered and paid for (P.10, P.11)."""
        if self.card >= CANDIDATE_CARD or p.play[-1] & 1 or p.prevented(self.card):
            return NOBODY
        return ONE_SEAT[self.seat] if p.can_pay(self.seat, p.printed.trigger) else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``trigger`` the card, or ``pass``."""
        return [TRIGGER + self.card, PASS]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Only the card that was played can be triggered."""
        if TRIGGER < action <= TRIGGER + CARDS and action != TRIGGER + self.card:
            return Reason("only-that-card", (self.card,), "P.8")
        return None

    def ask(self, p: Race, seat: int) -> Message:
        """Trigger it?"""
        return Message("trigger", (self.seat, self.card, p.printed.trigger))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Pay and carry the event out, or let the card go."""
        if action == PASS:
            return self.run(p)
        p.pay(self.seat, p.printed.trigger, "P.8")
        p.play = p.play[:-1]
        if p.live:
            p.note("triggered", (self.seat, self.card), "P.8")
        return carry_out(p, self.card, self.seat)

    def run(self, p: Race) -> Steps:
        """The card is discarded; a candidate card becomes exhausted (P.12, X.2, X.4)."""
        p.play = p.play[:-1]
        if self.card >= CANDIDATE_CARD:
            p.exhaust(1 - self.seat)
        else:
            p.to_discard(self.card)
        return None


STEPS: Final = (PlayCard, PlayMate, Pledged, Preempt, Trigger)
