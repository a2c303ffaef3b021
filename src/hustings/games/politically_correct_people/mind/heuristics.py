"""What a shrewd player of Politically Correct People knows; what things are worth stands in :mod:`.worth`."""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Position

from ..rules.clean_up import Keep
from ..rules.election import Bargain, Nominate, Vote
from ..rules.knowledge import place_of
from ..rules.layout import NOBODY, SEATS, SILENT, SLOTS
from ..rules.position import Backroom
from ..rules.sequence import HandLimit, PoolLimit, PutDown, Take
from .bargains import (
    Offer,
    best_offer,
    concerned,
    counter,
    may_offer,
    partners,
    reply,
    simple_reply,
    step_towards,
    why_not,
    why_withdrawn,
)
from .worth import Outlook, lasting, poll, shares

SHARPNESS: Final = 2.0
"""How much more often an answer is tried, as a power of e, for each buck that it is better."""

MOST: Final = 4.0
"""Bucks beyond which an answer cannot look better."""

MEANT: Final = 1.0e6
"""Prior of the step on the market that a seat means to take."""

IDLE: Final = 1.0e-6
"""Prior of every other step on the market."""

PATIENCE: Final = 10.0
"""Prior of waiting, for a seat that owes nothing."""

GRATITUDE: Final = 0.04
"""Bucks that it is worth to return a vote."""

LUCK: Final = 1.3
"""Money by which a rival has to be behind now to be e times less likely to win."""

AHEAD: Final = 1.2
"""How much that grows with each election to come."""


@final
class Thought:
    """What a seat thinks of the table as it sees it.

    Args:
        seen: what it sees.
        outlook: what it expects.
        reply: how it answers an offer, or which own one it withdraws; -1: neither.
        word: what it says with that.
        offer: the one that it means to make.
    """

    def __init__(self, seen: list[list[int]], outlook: Outlook, reply: int, word: int, offer: Offer | None) -> None:
        self.seen = seen
        self.outlook = outlook
        self.reply = reply
        self.word = word
        self.offer = offer
        self.worths: dict[int, float] = {}


@final
class Fixer(Heuristics):
    """Knowledge of the game for the search and for quick opponents.

    What each seat thought last is remembered: as long as it sees the same, it thinks the same.
    """

    def __init__(self) -> None:
        self.thoughts: list[Thought | None] = [None] * SEATS

    def prior(self, p: Position, seat: int, action: int) -> float:
        """The better an answer, the higher; on the market only one step is meant."""
        s = cast(Backroom, p)
        thought = self.think(s, seat)
        if action >= s.codes.market or seat not in s.to_act:
            return MEANT if action == next_move(s, thought, seat) else IDLE
        worth = thought.worths.get(action)
        if worth is None:
            worth = self.worth(s, thought.outlook, seat, action)
            thought.worths[action] = worth
        return exp(SHARPNESS * max(-MOST, min(MOST, worth)))

    def patience(self, p: Position, seat: int) -> float:
        """Above everything that is not meant."""
        return PATIENCE

    def waits(self, p: Position, seat: int) -> bool:
        """A seat without business on the market, or one whose offer another tied seat has still to answer."""
        s = cast(Backroom, p)
        if seat not in s.to_act:
            return not concerned(s, seat) or next_move(s, self.think(s, seat), seat) == NOBODY
        if len(s.to_act) == 1 or not partners(s, seat):
            return False
        return next_move(s, self.think(s, seat), seat) == NOBODY

    def simple_reply(self, p: Position, seat: int, rng: Chance) -> int:
        """An offer is taken or declined at once, with a word."""
        return simple_reply(cast(Backroom, p), seat, rng)

    def evaluate(self, p: Position, seat: int) -> float:
        """The seat's share of winning by money now and money to come."""
        s = cast(Backroom, p)
        outlook = Outlook(s, NOBODY)
        spread = LUCK + AHEAD * (outlook.later + (1.0 if outlook.open else 0.0))
        mine, whole = 0.0, 0.0
        for other in range(s.players):
            odds = exp((outlook.wealth[other] + outlook.values[other]) / spread)
            whole += odds
            if other == seat:
                mine = odds
        return mine / whole

    # -- inside ------------------------------------------------------------------------------------------------------

    def think(self, p: Backroom, seat: int) -> Thought:
        """Look at the table as this seat sees it, unless that has just been done."""
        seen = seen_by(p, seat)
        thought = self.thoughts[seat]
        if thought is None or seen != thought.seen:
            outlook = Outlook(p, seat)
            said, word = reply(p, outlook, seat), SILENT
            offer: Offer | None = None
            if p.codes.decline <= said < p.codes.counter:
                place = place_of(p, seat, said - p.codes.decline)
                offer = counter(p, outlook, seat, place)
                if offer is None:
                    word = why_not(p, seat, place)
                else:
                    said = NOBODY
            elif said >= p.codes.withdraw:
                word = why_withdrawn(p, seat, seat * SLOTS + said - p.codes.withdraw)
            elif said == NOBODY and may_offer(p, seat):
                offer = best_offer(p, outlook, seat)
            thought = Thought(seen, outlook, said, word, offer)
            self.thoughts[seat] = thought
        return thought

    def worth(self, p: Backroom, outlook: Outlook, seat: int, action: int) -> float:
        """What an answer is worth to who gives it, in bucks."""
        codes, step = p.codes, p.stack[-1]
        if isinstance(step, Take):
            return drawn(p, outlook, seat) if action == codes.draw else outlook.with_card(seat, action - codes.take)
        if isinstance(step, PutDown):
            return 0.0 if action == codes.done else put_worth(p, seat, action - codes.put)
        if isinstance(step, HandLimit):
            return -hand_worth(p, seat, action - codes.discard)
        if isinstance(step, PoolLimit):
            kind = action - codes.trim
            return outlook.with_card(p.left_of(seat), kind) - 0.3 * outlook.with_card(seat, kind)
        if isinstance(step, Nominate):
            return -1.0 if action == codes.abstain else 0.3 * p.printed.base[action - codes.stand]
        if isinstance(step, Vote):
            return vote_worth(p, outlook, seat, action)
        if isinstance(step, Bargain):
            if action == codes.dice:
                return 0.0
            after = outlook.after(seat, action - codes.yield_to, [codes.place], [])
            return outlook.better(seat, after)
        return keep_worth(p, seat, action - codes.keep) if isinstance(step, Keep) else 0.0


def next_move(p: Backroom, thought: Thought, seat: int) -> int:
    """What a seat does next on the market; -1: nothing."""
    if thought.reply == NOBODY:
        return step_towards(p, seat, thought.offer)
    speaks = thought.word != SILENT and p.word[seat] != thought.word
    return p.codes.say + thought.word - 1 if speaks else thought.reply


def seen_by(p: Backroom, seat: int) -> list[list[int]]:
    """Everything that a seat's thoughts follow from, its draft apart, to tell whether anything has changed."""
    kinds, step = p.codes.kinds, p.stack[-1]
    number = 0
    if isinstance(step, (Take, PutDown, HandLimit, PoolLimit)):
        number = 1 + (0 if isinstance(step, Take) else 1 if isinstance(step, PutDown) else 2)
    elif isinstance(step, (Nominate, Vote, Keep)):
        number = 10 + step.seat
    numbers = [
        seat, number, p.round, p.turn, p.caller, p.aside, len(p.deck), p.left[seat], p.frozen, p.tied, p.passed,
    ]  # fmt: skip
    open_to_me = [number for offer in p.offers for number in offer]
    sizes = [sum(p.hand[other * kinds : other * kinds + kinds]) for other in range(p.players)]
    return [
        numbers, sizes, p.hand[seat * kinds : seat * kinds + kinds], p.front[:], p.pool[:], p.refused[seat],
        p.standing[:], p.ballots[:], p.yielded[:], p.placed[:], [p.money(seat), p.free_money(seat)], open_to_me,
        p.reckoned[seat * SEATS : seat * SEATS + SEATS], p.seen[seat * SEATS * kinds : (seat + 1) * SEATS * kinds],
    ]  # fmt: skip


# -- the turn --------------------------------------------------------------------------------------------------------


def drawn(p: Backroom, outlook: Outlook, seat: int) -> float:
    """What a card from the deck is worth on average."""
    printed, kinds = p.printed, p.codes.kinds
    worth, cards = 0.0, 0
    for kind in range(printed.calendar):
        unseen = printed.copies[kind] - p.pool[kind] - p.discards[kind]
        for other in range(p.players):
            unseen -= p.front[other * kinds + kind] + outlook.hand[other * kinds + kind]
        if unseen > 0:
            worth += unseen * outlook.with_card(seat, kind)
            cards += unseen
    return worth / cards if cards else 0.0


def put_worth(p: Backroom, seat: int, kind: int) -> float:
    """What it is worth to put a card down rather than to keep it in hand."""
    printed, place = p.printed, seat * p.codes.kinds
    if kind == printed.slush:
        return 3.0
    crowded = p.hand_size(seat) > printed.hand_limit
    last = p.round == printed.rounds
    if p.caller == NOBODY:
        return 1.0 - 0.2 * hand_worth(p, seat, kind) if crowded else -1.0
    if kind < printed.politicians:
        front = 0
        for other in range(printed.politicians):
            if p.front[place + other]:
                front = max(front, printed.base[other])
        if printed.base[kind] > front:
            return 1.5 + 0.2 * printed.base[kind]
        return 0.2 if last or crowded else -1.0
    if last or crowded or kind == printed.floating:
        return 1.0
    here, held = p.front[place + kind], p.hand[place + kind]
    more = printed.votes[kind][here + held] - printed.votes[kind][here]
    return 0.5 if more >= 2 else -0.2


def hand_worth(p: Backroom, seat: int, kind: int) -> float:
    """How good it is to have a card up one's sleeve, in votes."""
    printed, place = p.printed, seat * p.codes.kinds
    if kind < printed.politicians:
        return printed.base[kind] + 1.0
    if kind == printed.floating:
        return 4.0
    if kind == printed.slush:
        return 6.0
    here = p.front[place + kind] + p.hand[place + kind]
    return printed.votes[kind][here] / (2.0 * here) + 0.3 * here


# -- the election ----------------------------------------------------------------------------------------------------


def vote_worth(p: Backroom, outlook: Outlook, seat: int, action: int) -> float:
    """What a vote, or to stop voting, is worth: what may be expected after it, and gratitude."""
    codes = p.codes
    passed, ballots = p.passed, p.ballots
    thanks = 0.0
    if action == codes.stop:
        p.passed |= 1 << seat
    else:
        ballot = action - codes.vote
        p.ballots = [*ballots, seat * codes.voters * SEATS + ballot]
        thanks = GRATITUDE * owed(p, seat, ballot % SEATS)
    votes: list[float] = []
    spread = poll(p, votes)
    p.passed, p.ballots = passed, ballots
    weights = [exp(one / spread) if one >= 0.0 else 0.0 for one in votes]
    values = shares(weights, outlook.large, outlook.small)
    for other in range(p.players):
        values[other] += outlook.carried[other]
    return outlook.better(seat, values) + thanks


def owed(p: Backroom, seat: int, candidate: int) -> float:
    """Votes that a seat got from a candidate's player and has not yet returned, 6 at most."""
    printed, voters = p.printed, p.codes.voters
    balance = 0.0
    for ballot in p.ballots[:-1]:
        voter, chosen = ballot // SEATS, ballot % SEATS
        other, kind = voter // voters, printed.politicians + voter % voters
        worth = 3.5 if kind == printed.floating else float(printed.votes[kind][p.front[other * p.codes.kinds + kind]])
        if other == candidate and chosen == seat:
            balance += worth
        elif other == seat and chosen == candidate:
            balance -= worth
    return max(0.0, min(6.0, balance))


def keep_worth(p: Backroom, seat: int, kind: int) -> float:
    """What it is worth to keep a kind for the next round."""
    printed, place = p.printed, seat * p.codes.kinds
    worth = lasting(printed, kind, p.front[place + kind])
    if kind < printed.politicians:
        for other in range(printed.politicians):
            if p.hand[place + other]:
                worth = min(worth, max(0.3, printed.base[kind] - printed.base[other]))
    return 0.4 * worth
