"""What a good player of 1960 knows.

Everything is weighed in one measure: electoral votes that may be expected on Election Day. Positions are weighed for
Kennedy, answers for the side that gives them.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Position

from ..rules.actions import (
    ADVERTISING,
    AS_EVENT,
    CAMPAIGN,
    CAMPAIGNING,
    CARDS,
    CHECKS,
    DEBATE,
    DISCARD,
    DRAW,
    ENDORSEMENT,
    EVENT,
    FIRST,
    GO,
    MATE,
    MOMENTUM,
    PICK,
    PLAYED,
    POSITIONING,
    PREEMPT,
    RAISE,
    RANK,
    RECLAIM,
    REDRAW,
    REPLAY,
    RESOLVE,
    RETRIEVE,
    SET_ASIDE,
    SIDE,
    SPEND,
    START,
    SUPPORT,
    TAKE,
    TRAVEL,
    TRIGGER,
)
from ..rules.board import BIT, ISSUE, ISSUES, KENNEDY, NIXON, NONE, REGION, SIGN
from ..rules.campaigning import Campaign, Declare, travels_free
from ..rules.debates import Speak, cards_at, open_issues, total
from ..rules.effects import PEACE_CORPS, PLEDGE
from ..rules.election_day import ResolveEvent, ResolveStrategy
from ..rules.issues import TakePosition
from ..rules.position import TOKEN, VICE, Race
from ..rules.printed import BOTH, CANDIDATE_CARD, Printed
from ..rules.sequence import NameStart
from ..rules.support import EXEMPT, DeclareSupport, Gain, Lose
from ..rules.turns import PlayCard, Preempt, campaign_price
from .event_worth import event_worth
from .outlook import BAG_CUBE, MOST_POINTS, UNKNOWN, Outlook, Tables
from .prospects import REWARD, cards_left, standing, strengthened

SHARPNESS: Final = 0.5
"""How much more often an answer is tried, as a power of e, for each electoral vote that it is better."""

CARD_SHARPNESS: Final = 0.2
"""The same for the choice of a card and its use, where more is left to see."""

SPREAD: Final = 45.0
"""The lead that wins three matches of four."""

DEALT: Final = 3.0
"""Worth of a card that is dealt, in campaign points."""

STRATEGY_KEPT: Final = 0.8
"""How much of what a card could do on the strategy stack is lost by playing it."""

SECOND_TO_PLAY: Final = 3.0
"""Worth of playing second in a turn, and so last."""

MARKER_DRAWN: Final = 4.5
"""Worth of an endorsement card."""

LATER_MEDIA: Final = 0.85
"""How much of the first media support the next ones are worth."""


@final
class Headquarters(Heuristics):
    """The knowledge of both campaigns.

    Args:
        printed: the printed values that the match is played with.
    """

    curiosity: ClassVar[float] = 0.2

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.tables = Tables(printed)
        self.memory: Outlook | None = None

    # -- what the search asks ----------------------------------------------------------------------------------------

    def prior(self, p: Position, seat: int, action: int) -> float:
        """Grows with what the answer is worth to the side."""
        sharpness = CARD_SHARPNESS if EVENT < action <= TRIGGER else SHARPNESS
        return exp(sharpness * self.worth(cast(Race, p), seat, action))

    def settled(self, p: Position) -> bool:
        """Between two cards, when none is half carried out."""
        step = p.stack[-1]
        return isinstance(step, (PlayCard, NameStart, Speak, ResolveStrategy, ResolveEvent))

    def evaluate(self, p: Position, seat: int) -> float:
        """The side's chance to win."""
        race = cast(Race, p)
        left = cards_left(race)
        odds = standing(race, self.outlook(race, left), left) / SPREAD
        return 0.5 + 0.5 * SIGN[seat] * odds / (1.0 + abs(odds))

    def outlook(self, p: Race, left: list[int]) -> Outlook:
        """The outlook of a position; the last one is remembered."""
        cards = left[KENNEDY] + left[NIXON]
        memory = self.memory
        if memory is None or not memory.fits(p, cards):
            memory = Outlook(self.tables, p, cards)
            self.memory = memory
        return memory

    # -- answers -----------------------------------------------------------------------------------------------------

    def worth(self, p: Race, seat: int, action: int) -> float:
        """What an answer is worth to the side that gives it."""
        left = cards_left(p)
        o = self.outlook(p, left)
        if action < TAKE:
            return self.gained(p, o, seat, action - SUPPORT)
        if action < PICK:
            return self.taken(p, o, seat, action - TAKE)
        if action < GO:
            return self.picked(p, o, seat, action - PICK)
        if action < TRAVEL:
            return self.stood((action - GO) % REGION)
        if action <= EVENT:
            return self.travelled(p, o, seat, action - TRAVEL)
        if action <= MATE:
            return self.played(p, o, seat, action, left)
        if action <= TRIGGER:
            return self.mate(p, o, seat, action - MATE, left)
        if action <= DISCARD:
            return self.triggered(p, o, seat, action - TRIGGER, left)
        if action <= RETRIEVE:
            return o.point * (DEALT - self.tables.held[seat][action - DISCARD])
        if action <= REPLAY:
            return self.held(p, o, seat, action - RETRIEVE, left)
        if action <= SET_ASIDE:
            return event_worth(p, o, action - REPLAY, seat, left)
        if action <= DEBATE:
            return self.set_aside(p, o, seat, action - SET_ASIDE)
        if action <= RESOLVE:
            return self.debated(p, seat, action - DEBATE)
        if action < RAISE:
            return self.resolved(p, o, seat, action - RESOLVE)
        if action < RANK:
            return self.raised(p, o, seat, action - RAISE)
        if action <= CHECKS:
            return self.ranked(o, seat, action - RANK)
        if action < SPEND:
            return self.checks(p, o, seat, action - CHECKS)
        if action < START:
            return self.points(p, o, seat, action - SPEND, p.printed.effect[56].cp, NONE)
        return self.choice(p, o, seat, action, left)

    def choice(self, p: Race, o: Outlook, seat: int, action: int, left: list[int]) -> float:
        """What one of two things is worth, compared with the other."""
        if action < SIDE:
            return SECOND_TO_PLAY if action - START != seat else 0.0
        if action < FIRST:
            return REWARD if action - SIDE == seat else 0.0
        if action < PREEMPT:
            return 1.0 if action - FIRST != seat else 0.0
        if action == PREEMPT:
            step = cast(Preempt, p.stack[-1])
            free = seat == KENNEDY and p.effects & PEACE_CORPS != 0
            cost = 0.0 if free else o.price(seat, p.printed.preempt)
            return self.danger(p, o, seat, step.card, left) - cost
        if action == REDRAW:
            return 1.0
        if action == MOMENTUM:
            return o.inspired(seat, 1)
        if action == ENDORSEMENT:
            return MARKER_DRAWN
        if action == DRAW:
            return o.point
        if action == RECLAIM:
            return o.ready
        return 0.0

    # -- places ------------------------------------------------------------------------------------------------------

    def gained(self, p: Race, o: Outlook, seat: int, place: int) -> float:
        """What one support, or endorsement marker, in a place is worth."""
        step = p.stack[-1]
        if isinstance(step, Campaign):
            node = p.printed.node[place]
            later = o.campaign(p, seat)[node * (MOST_POINTS + 1) + min(step.left - 1, MOST_POINTS)]
            return o.campaign_ease(seat, place) * o.gain(seat, place, 1) + later
        if isinstance(step, TakePosition):
            return o.gain(seat, place, 1) / step.price(p, place - ISSUE)
        if isinstance(step, Gain) and place < REGION and not step.how & EXEMPT:
            return o.ease(seat)[place] * o.gain(seat, place, 1)
        return o.gain(seat, place, 1)

    def taken(self, p: Race, o: Outlook, seat: int, place: int) -> float:
        """What it is worth that a cube is taken off a place."""
        step = p.stack[-1]
        victim = step.victim if isinstance(step, Lose) else 1 - seat
        cost = o.loss(victim, place, 1)
        return cost if victim != seat else -cost

    def picked(self, p: Race, o: Outlook, seat: int, place: int) -> float:
        """What the choice of a place is worth: for a card of states, of regions or of issues."""
        card = p.play[-1] >> 4 if p.play else 90
        e = p.printed.effect[card]
        if place >= ISSUE:
            return o.gain(seat, place, e.issue)
        if place >= REGION:
            return o.spread(seat, e.support, e.each, p.printed.states_of[place - REGION])
        if e.checks:
            return o.checked(seat, place, e.checks)
        return o.ease(seat)[place] * o.gain(seat, place, e.support)

    def stood(self, state: int) -> float:
        """What it is worth that the token stands in a state: the opponent has to make checks there."""
        return 0.05 * self.tables.votes[state]

    def travelled(self, p: Race, o: Outlook, seat: int, node: int) -> float:
        """What travel is worth: what can be gained there with the points that are left."""
        step = cast(Campaign, p.stack[-1])
        left = step.left - step.price(p, node)
        return o.campaign(p, seat)[node * (MOST_POINTS + 1) + min(max(left, 0), MOST_POINTS)]

    # -- cards -------------------------------------------------------------------------------------------------------

    def played(self, p: Race, o: Outlook, seat: int, action: int, left: list[int]) -> float:
        """What playing a card in one way is worth."""
        use = AS_EVENT
        if action <= EVENT + CARDS:
            card = action - EVENT
            worth = self.event(p, o, seat, card, left)
        else:
            use = (action - CAMPAIGN - 1) // PLAYED
            card = action - CAMPAIGN - use * PLAYED
            banned = NONE
            if use == CAMPAIGNING:
                worth = -o.price(seat, campaign_price(p, seat))
            else:
                worth = 0.0
                if use == POSITIONING and p.variants:
                    banned = p.printed.issue[card]
            worth += self.points(p, o, seat, use, p.points(seat, card, use), banned)
            if card >= CANDIDATE_CARD:
                return worth - o.ready
            worth -= self.threat(p, o, seat, card, left)
        if seat == NIXON and use != CAMPAIGNING and p.effects & PLEDGE:
            worth -= o.inspired(KENNEDY, 1)
        return worth + BAG_CUBE * p.printed.rest[card] - STRATEGY_KEPT * self.set_aside(p, o, seat, card)

    def event(self, p: Race, o: Outlook, seat: int, card: int, left: list[int]) -> float:
        """What playing a card as an event is worth."""
        later = [left[KENNEDY], left[NIXON]]
        later[seat] -= 1
        worth = event_worth(p, o, card, seat, later)
        due = p.event_price(seat)
        return worth - o.price(seat, due) if due else worth

    def points(self, p: Race, o: Outlook, seat: int, use: int, points: int, banned: int) -> float:
        """What campaign points are worth for one kind of action."""
        if use == CAMPAIGNING:
            here = p.printed.node[p.sides[TOKEN + seat]]
            return o.best_campaign(p, seat, here, points, travels_free(p, seat))
        if use == ADVERTISING:
            return o.best_media(seat) * (1.0 + LATER_MEDIA * (points - 1)) * o.share[seat]
        return o.best_position(seat, points, banned)

    def danger(self, p: Race, o: Outlook, seat: int, card: int, left: list[int]) -> float:
        """What it costs a side if the opponent triggers the event of its card."""
        other = 1 - seat
        return max(0.0, event_worth(p, o, card, other, left) - o.price(other, p.printed.trigger))

    def threat(self, p: Race, o: Outlook, seat: int, card: int, left: list[int]) -> float:
        """What it costs a side to play a card for points: its event is triggered, or has to be preempted."""
        if o.threats[seat][card] == UNKNOWN:
            worth = 0.0
            if not p.prevented(card) and p.can_pay(1 - seat, p.printed.trigger):
                later = [left[KENNEDY], left[NIXON]]
                later[seat] -= 1
                worth = self.danger(p, o, seat, card, later)
                if seat == KENNEDY and p.effects & PEACE_CORPS:
                    worth = 0.0
                elif p.can_pay(seat, p.printed.preempt):
                    worth = min(worth, o.price(seat, p.printed.preempt))
            o.threats[seat][card] = worth
        return o.threats[seat][card]

    def mate(self, p: Race, o: Outlook, seat: int, card: int, left: list[int]) -> float:
        """What it is worth to discard a card and play the vice president's."""
        mate = p.sides[VICE + seat]
        best = self.event(p, o, seat, mate, left)
        for use in (CAMPAIGNING, POSITIONING):
            points = self.points(p, o, seat, use, p.points(seat, mate, use), NONE)
            best = max(best, points - self.threat(p, o, seat, mate, left))
        return best - STRATEGY_KEPT * self.set_aside(p, o, seat, card) - o.ready

    def triggered(self, p: Race, o: Outlook, seat: int, card: int, left: list[int]) -> float:
        """What triggering an event is worth."""
        return event_worth(p, o, card, seat, left) - o.price(seat, p.printed.trigger)

    def held(self, p: Race, o: Outlook, seat: int, card: int, left: list[int]) -> float:
        """What a card taken into the hand is worth: its event or its points."""
        return max(event_worth(p, o, card, seat, left), o.point * p.printed.cp[card]) - o.point

    # -- strategy cards, debates, Election Day -----------------------------------------------------------------------

    def set_aside(self, p: Race, o: Outlook, seat: int, card: int) -> float:
        """What a card is worth on the strategy stack."""
        issue = p.printed.issue[card]
        if issue == NONE:
            return 0.0
        if p.turn >= p.printed.debates_turn:
            return o.checked(seat, p.printed.state[card], p.printed.strategy_checks)
        if p.printed.icon[card] == 1 - seat:
            return 0.0
        return strengthened(p, seat, card)

    def debated(self, p: Race, seat: int, card: int) -> float:
        """What showing a card in the debate is worth."""
        issue = p.printed.issue[card]
        icon = p.printed.icon[card]
        if issue not in open_issues(p):
            return 0.0
        side = seat if icon == BOTH else icon
        ahead = total(p, issue, side) + p.printed.cp[card] - total(p, issue, 1 - side)
        worth = 2.0 * p.printed.cp[card]
        if cards_at(p, issue, side):
            worth = REWARD if ahead > 0 else -REWARD
        return worth if side == seat else -worth

    def resolved(self, p: Race, o: Outlook, seat: int, card: int) -> float:
        """What resolving a card on Election Day first is worth."""
        if isinstance(p.stack[-1], ResolveStrategy):
            return o.checked(seat, p.printed.state[card], p.printed.strategy_checks)
        e = p.printed.effect[card]
        if e.state == NONE:
            return 1.0
        return abs(o.gain(seat, e.state, e.checks // 2))

    # -- issues and points -------------------------------------------------------------------------------------------

    def raised(self, p: Race, o: Outlook, seat: int, issue: int) -> float:
        """What it is worth to exchange an issue with the one above."""
        place = p.order.index(issue)
        other = p.order[place - 1]
        worth = o.issue_at(issue, place - 1) - o.issue_at(issue, place)
        worth += o.issue_at(other, place) - o.issue_at(other, place - 1)
        return SIGN[seat] * worth

    def ranked(self, o: Outlook, seat: int, issue: int) -> float:
        """What it is worth to rank an issue before the others."""
        return SIGN[seat] * (o.issue_at(issue, 0) - o.issue_at(issue, len(ISSUES) - 1))

    def checks(self, p: Race, o: Outlook, seat: int, checks: int) -> float:
        """What declaring so many support checks is worth."""
        step = p.stack[-1]
        if isinstance(step, Declare):
            return o.checked(seat, step.state, checks) + o.elsewhere(p, seat, step.state, step.left - checks)
        event = cast(DeclareSupport, step)
        others: i64 = event.where
        others &= ~BIT[event.state]
        return o.checked(seat, event.state, checks) + o.spread(seat, event.left - checks, event.each, others)
