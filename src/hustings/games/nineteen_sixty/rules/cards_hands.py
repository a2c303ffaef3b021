"""Cards about momentum, hands, decks and campaign points (chapter K)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import AS_EVENT, CARDS, DECLINE, DRAW, EVENT, REPLAY, SPEND
from .board import ALL_ENDORSEMENTS, DEFENSE, ISSUE, ISSUES, KENNEDY, NIXON, ONE_SEAT
from .campaigning import campaign
from .events import answer, carry_out, event
from .position import MOMENTUM, Race
from .printed import NO_LIMIT
from .questions import Exchange, Offer, Retrieve
from .support import MUST, Gain, Receive, gain
from .turns import act, why_not_used

LODGE: Final = 42


@event(5)
def volunteers(p: Race, seat: int) -> Steps:
    """You gain momentum."""
    p.gain_momentum(seat, p.printed.effect[5].momentum)
    return None


@event(27)
def nelson_rockefeller(p: Race, seat: int) -> Steps:
    """Nixon gains support in New York and may take a card from the discard pile."""
    e = p.printed.effect[27]
    return Receive(NIXON, e.state, e.support), Retrieve(NIXON, 0, 27)


@event(29)
def the_great_seal_bug(p: Race, seat: int) -> Steps:
    """Nixon gains support in Defense and may take Henry Cabot Lodge from the discard pile."""
    p.gain(NIXON, ISSUE + DEFENSE, p.printed.effect[29].issue)
    return (Retrieve(NIXON, LODGE, 29),)


@event(36)
def henry_luce(p: Race, seat: int) -> Steps:
    """Kennedy places an endorsement marker."""
    return (Gain(KENNEDY, p.printed.effect[36].markers, each=NO_LIMIT, where=ALL_ENDORSEMENTS, how=MUST, card=36),)


@event(38)
def high_hopes(p: Race, seat: int) -> Steps:
    """The top cards of the deck are revealed one by one; those with Kennedy's icon take effect."""
    return (TURN_UP,) * p.printed.effect[38].cards


@event(52)
def hurricane_donna(p: Race, seat: int) -> Steps:
    """Your token goes to Florida; you gain momentum, and support there."""
    e = p.printed.effect[52]
    p.move_token(seat, e.token_state)
    p.gain_momentum(seat, e.momentum)
    return gain(p, seat, e.state, e.support)


@event(53)
def campaign_headquarters(p: Race, seat: int) -> Steps:
    """You may discard cards and draw as many."""
    return (Exchange(seat, 0, 53),)


@event(56)
def opposition_research(p: Race, seat: int) -> Steps:
    """Kennedy shows the hand; then Nixon may spend points."""
    p.show_hand(KENNEDY)
    return (SpendPoints(),)


@event(57)
def a_new_frontier(p: Race, seat: int) -> Steps:
    """Kennedy may discard cards and draw as many."""
    return (Exchange(KENNEDY, 0, 57),)


@event(58)
def tricky_dick(p: Race, seat: int) -> Steps:
    """Nixon loses momentum and may play a card from the discard pile as an event."""
    p.lose_momentum(NIXON, p.printed.effect[58].momentum_loss)
    return (Replay(),)


@event(61)
def fatigue_sets_in(p: Race, seat: int) -> Steps:
    """Your opponent's candidate card becomes exhausted."""
    p.exhaust(1 - seat)
    return None


@event(64)
def stump_speech(p: Race, seat: int) -> Steps:
    """You gain the momentum that you are behind."""
    behind = p.sides[MOMENTUM + 1 - seat] - p.sides[MOMENTUM + seat]
    if behind > 0:
        p.gain_momentum(seat, behind)
    return None


@event(66)
def adlai_stevenson(p: Race, seat: int) -> Steps:
    """Kennedy gains support in Illinois and may take a card from the discard pile."""
    e = p.printed.effect[66]
    return Receive(KENNEDY, e.state, e.support), Retrieve(KENNEDY, 0, 66)


@event(70)
def the_old_nixon(p: Race, seat: int) -> Steps:
    """Nixon loses momentum, and Kennedy more."""
    e = p.printed.effect[70]
    p.lose_momentum(NIXON, e.own_loss)
    p.lose_momentum(KENNEDY, e.momentum_loss)
    return None


@event(83)
def whistlestop(p: Race, seat: int) -> Steps:
    """You campaign with many points, few of them in any one state."""
    e = p.printed.effect[83]
    return campaign(p, seat, e.cp, e.each, 83)


@event(89)
def the_new_nixon(p: Race, seat: int) -> Steps:
    """Nixon gains momentum."""
    p.gain_momentum(NIXON, p.printed.effect[89].momentum)
    return None


@event(91)
def political_capital(p: Race, seat: int) -> Steps:
    """Nixon may draw cards."""
    return (Offer(NIXON, DRAW, 91),)


@answer(91)
def capital_raised(p: Race, seat: int, answer: int) -> Steps:
    """Nixon draws."""
    p.draw_cards(NIXON, p.printed.effect[91].cards)
    return None


@event(94)
def a_low_blow(p: Race, seat: int) -> Steps:
    """If Nixon leads enough issues, Kennedy gains momentum, and may discard cards and draw as many."""
    e = p.printed.effect[94]
    led = 0
    for issue in range(len(ISSUES)):
        if p.leader(ISSUE + issue) == NIXON:
            led += 1
    if led < e.issues:
        return None
    p.gain_momentum(KENNEDY, e.momentum)
    return (Exchange(KENNEDY, 0, 94),)


@final
class TurnUp(Step[Race]):
    """The top card of the campaign deck is revealed: with Kennedy's icon it takes effect (K.38)."""

    clause = "K.38"
    reveals = True

    def run(self, p: Race) -> Steps:
        """Carry it out for Kennedy, or discard it."""
        card = p.top_card()
        if card == 0:
            return None
        p.tell(KENNEDY)
        p.tell(NIXON)
        if p.live:
            p.note("turned-up", (card,), "K.38")
        if p.own_icon(KENNEDY, card) and not p.prevented(card):
            return carry_out(p, card, KENNEDY)
        p.to_discard(card)
        if p.live:
            p.note("turned-up-in-vain", (card,), "K.38")
        return None


TURN_UP: Final = TurnUp()


@final
class SpendPoints(Step[Race]):
    """Nixon may spend points on one kind of action (K.56)."""

    clause = "K.56"
    prompt: ClassVar[str] = "spend"

    def seats(self, p: Race) -> tuple[int, ...]:
        """Nixon."""
        return ONE_SEAT[NIXON]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``spend`` on a kind of action, or ``decline``."""
        found = [SPEND + use for use in range(AS_EVENT)]
        found.append(DECLINE)
        return found

    def ask(self, p: Race, seat: int) -> Message:
        """On what?"""
        return Message("spend", (NIXON, p.printed.effect[56].cp))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Spend them, as from a card but for what changes the points of cards."""
        return None if action == DECLINE else act(p, NIXON, action - SPEND, p.printed.effect[56].cp, 56)


@final
class Replay(Step[Race]):
    """Nixon may play a card from the discard pile as an event (K.58)."""

    clause = "K.58"
    prompt: ClassVar[str] = "replay"

    def _cards(self, p: Race) -> list[int]:
        return [card for card in sorted(p.discard) if p.can_play_event(NIXON, card)]

    def seats(self, p: Race) -> tuple[int, ...]:
        """Nixon, when there is such a card."""
        return ONE_SEAT[NIXON] if self._cards(p) else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``replay`` a card, or ``decline``."""
        found = [REPLAY + card for card in self._cards(p)]
        found.append(DECLINE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why this card cannot be played."""
        card = action - REPLAY
        if not 1 <= card <= CARDS:
            return None
        if card not in p.discard:
            return Reason("not-discarded", (card,), "K.58")
        return why_not_used(p, NIXON, card, EVENT + card)

    def ask(self, p: Race, seat: int) -> Message:
        """Which one?"""
        return Message("replay", (NIXON,))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Pay for it if need be, and carry it out without rest cubes."""
        if action == DECLINE:
            return None
        card = action - REPLAY
        price = p.event_price(NIXON)
        if price:
            p.pay(NIXON, price, "K.85")
        p.discard = [other for other in p.discard if other != card]
        return carry_out(p, card, NIXON)


STEPS: Final = (Replay, SpendPoints, TurnUp)
