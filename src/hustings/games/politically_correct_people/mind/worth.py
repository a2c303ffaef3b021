"""What everything is worth to whom, in money, as one seat sees the table.

A seat's prospects are its share of the concessions that its candidate may win now, and what it can carry into the
elections to come. A trade changes the prospects of both partners, and by them of everybody else.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from ..rules.election import Bargain, Nominate, Vote, groups_left, leaders
from ..rules.layout import NOBODY, NOTE_VALUES, NOTES, SEATS
from ..rules.position import Backroom
from ..rules.printed import Printed
from ..rules.sequence import InTurn, PutDown, Take

DIE: Final = 3.5
"""What a floating vote brings on average."""

RETURNED: Final = 0.5
"""Votes that a candidate gets from others for each vote that its player can give them."""

SPREAD: Final = 2.6
"""Votes by which a candidate has to be stronger to be e times as likely to win, when all is counted soon."""

UNREST: Final = 0.5
"""How much that spread grows with each turn that everybody still has."""

LIKELY_BASE: Final = 3.4
"""The base of a politician that is still to be found."""

ENTERING: Final = 0.2
"""How likely an unknown card is the politician that a seat needs; it can choose what it takes."""

CARRIED: Final = 0.22
"""Money that a vote's strength brings in the next election when it can be carried into it."""

RIVALRY: Final = 0.5
"""How much it hurts when others gain as much as oneself."""

ENVY: Final = 5.0
"""Money ahead that makes a rival e times as much of a worry."""

CARDS_A_TURN: Final = 1.4
"""Cards that leave the deck in a turn."""


@final
class Outlook:
    """What a seat expects of all seats.

    Args:
        p: a position; only what the observer knows of it is used.
        observer: the seat; -1: one who knows everything, for a determinized position.

    Attributes:
        front, hand: known cards, ``seat * kinds + kind``.
        unknown: cards of each seat that nobody has told the observer, and those that it will still get.
        shut: whether a seat has let the chance to name a candidate go by.
        reach: whether a seat can still put hand cards down before the election.
        values: what each seat may expect beyond its money.
        danger: how much of a worry each seat is.
    """

    def __init__(self, p: Backroom, observer: int) -> None:
        self.p = p
        self.printed: Printed = p.printed
        self.kinds = p.codes.kinds
        self.players = p.players
        self.front = p.front[:]
        self.hand = [0] * (SEATS * self.kinds)
        self.unknown: list[float] = []
        self.reach: list[bool] = []
        self.wealth: list[float] = []
        self.shut = [False] * p.players
        self.later = p.printed.rounds - p.round
        note = mean_note(p.printed)
        self.large = note * sum_of(p.large)
        self.small = note * sum_of(p.small)
        to_come = turns_left(p)
        for seat in range(p.players):
            known = self.kinds * seat
            hidden = p.hand_size(seat)
            if observer in (seat, NOBODY):
                self.hand[known : known + self.kinds] = p.hand[known : known + self.kinds]
                hidden = 0
            else:
                for kind in range(self.kinds):
                    seen = min(p.seen[(observer * SEATS + seat) * self.kinds + kind], hidden)
                    self.hand[known + kind] = seen
                    hidden -= seen
            self.reach.append(to_come[seat] > 0.0)
            self.unknown.append(hidden + to_come[seat] if to_come[seat] > 0.0 else 0.0)
            self.wealth.append(money_of(p, seat, observer, note))
        worry = [exp(money / ENVY) for money in self.wealth]
        self.danger = [one / sum(worry) for one in worry]
        self.spread = SPREAD + UNREST * max(to_come)
        step = p.stack[-1]
        if isinstance(step, Nominate):
            seat = p.caller
            while seat != step.seat:
                self.shut[seat] = p.standing[seat] == NOBODY
                seat = p.left_of(seat)
        self.open = self.large + self.small > 0.0
        self.votes: list[float] = []
        if isinstance(step, Vote):
            self.spread = poll(p, self.votes)
        self.yielded = p.yielded[:]
        self.tied: list[int] = leaders(p) if isinstance(step, Bargain) else []
        self.weights = [self.weight(seat) for seat in range(self.players)]
        self.carried = [self.carry(seat) for seat in range(self.players)]
        self.values = self.valued()

    # -- prospects ---------------------------------------------------------------------------------------------------

    def weight(self, seat: int) -> float:
        """How likely a seat's candidate is to win, beside the others' weights."""
        if self.votes:
            return exp(self.votes[seat] / self.spread) if self.votes[seat] >= 0.0 else 0.0
        if self.shut[seat]:
            return 0.0
        printed, first = self.printed, seat * self.kinds
        base, strength = 0, 0.0
        for kind in range(printed.politicians):
            held = self.front[first + kind] + (self.hand[first + kind] if self.reach[seat] else 0)
            if held > 0 and printed.base[kind] > base:
                base = printed.base[kind]
        for kind in range(printed.politicians, printed.slush):
            held = self.front[first + kind] + (self.hand[first + kind] if self.reach[seat] else 0)
            if held > 0:
                strength += DIE * held if kind == printed.floating else RETURNED * votes_of(printed, kind, held)
        unknown = self.unknown[seat]
        strength += 0.5 * unknown
        if base:
            return exp((base + strength) / self.spread)
        chance = 1.0 - exp(-ENTERING * unknown)
        return chance * exp((LIKELY_BASE + strength) / self.spread)

    def carry(self, seat: int) -> float:
        """What a seat can carry into later elections, in money: its three best things, in front or in hand."""
        if not self.later:
            return 0.0
        printed, first = self.printed, seat * self.kinds
        best, second, third = 0.0, 0.0, 0.0
        for kind in range(printed.slush):
            if self.front[first + kind] > 0:
                best = max(best, lasting(printed, kind, self.front[first + kind]))
        for kind in range(printed.slush):
            if self.hand[first + kind] <= 0:
                continue
            worth = lasting(printed, kind, self.hand[first + kind])
            if worth > best:
                best, second, third = worth, best, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
        return CARRIED * (1.0 + 0.4 * (self.later - 1)) * (best + 0.6 * second + 0.4 * third)

    def valued(self) -> list[float]:
        """What each seat may expect of this election and of what it carries into later ones."""
        if self.tied:
            found = places(self.tied, self.yielded, self.large, self.small)
        elif self.open:
            found = shares(self.weights, self.large, self.small)
        else:
            found = [0.0] * self.players
        for seat in range(self.players):
            found[seat] += self.carried[seat]
        return found

    def utility(self, seat: int, values: list[float]) -> float:
        """What these values mean to a seat: its own, less what rivals have, the richest most of all."""
        theirs, worries = 0.0, 0.0
        for other in range(self.players):
            if other != seat:
                theirs += self.danger[other] * values[other]
                worries += self.danger[other]
        return values[seat] - RIVALRY * theirs / worries

    def better(self, seat: int, values: list[float]) -> float:
        """How much better than now these values are for a seat."""
        return self.utility(seat, values) - self.utility(seat, self.values)

    # -- changes -----------------------------------------------------------------------------------------------------

    def after(self, one: int, other: int, gives: list[int], wants: list[int]) -> list[float]:
        """The values after a trade, with the money that it moves."""
        weights, carried, yielded = self.weights, self.carried, self.yielded
        self.weights, self.carried = weights[:], carried[:]
        paid = self.move(one, other, gives) + self.move(other, one, wants) * -1.0
        for seat in (one, other):
            self.weights[seat] = self.weight(seat)
            self.carried[seat] = self.carry(seat)
        values = self.valued()
        values[one] -= paid
        values[other] += paid
        self.move(other, one, gives)
        self.move(one, other, wants)
        self.weights, self.carried, self.yielded = weights, carried, yielded
        return values

    def move(self, giver: int, taker: int, things: list[int]) -> float:
        """Move cards from one seat to another; return the money among the things."""
        codes = self.p.codes
        paid = 0.0
        for thing in things:
            if thing < NOTES:
                paid += NOTE_VALUES[thing]
            elif thing < codes.front:
                self.hand[giver * self.kinds + thing - codes.hand] -= 1
                self.hand[taker * self.kinds + thing - codes.hand] += 1
            elif thing < codes.place:
                self.front[giver * self.kinds + thing - codes.front] -= 1
                self.front[taker * self.kinds + thing - codes.front] += 1
            else:
                self.yielded = yielding(self.yielded, giver, taker)
        return paid

    def with_card(self, seat: int, kind: int) -> float:
        """What it is worth to a seat to have one more card in hand."""
        if kind == self.printed.slush:
            return float(self.printed.slush_value)
        place = seat * self.kinds + kind
        weight, carried = self.weights[seat], self.carried[seat]
        self.hand[place] += 1
        self.weights[seat], self.carried[seat] = self.weight(seat), self.carry(seat)
        values = self.valued()
        self.hand[place] -= 1
        self.weights[seat], self.carried[seat] = weight, carried
        return self.better(seat, values)


def lasting(printed: Printed, kind: int, count: int) -> float:
    """Votes that cards of a kind, one at least, are good for when they are carried into the next election."""
    if kind < printed.politicians:
        return printed.base[kind] - 0.5
    return 0.6 * DIE if kind == printed.floating else RETURNED * votes_of(printed, kind, count)


def votes_of(printed: Printed, kind: int, cards: int) -> int:
    """What so many cards of a kind of voters are worth; where a seat is believed to have more than there are, all."""
    votes = printed.votes[kind]
    return votes[min(cards, len(votes) - 1)]


# -- elections -------------------------------------------------------------------------------------------------------


def shares(weights: list[float], large: float, small: float) -> list[float]:
    """What each seat may expect when the first is drawn by weight, and then the second among the others."""
    whole = sum(weights)
    found = [0.0] * len(weights)
    if whole <= 0.0:
        return found
    second = 0.0
    for weight in weights:
        if weight < whole * 0.999999:
            second += weight / whole / (whole - weight)
    for seat in range(len(weights)):
        weight = weights[seat]
        if weight >= whole * 0.999999:
            found[seat] = large + small
        else:
            found[seat] = large * weight / whole + small * weight * (second - weight / whole / (whole - weight))
    return found


def poll(p: Backroom, votes: list[float]) -> float:
    """The votes to expect of each candidate, -1 for none, put into ``votes``; return how far they may be off."""
    printed, kinds = p.printed, p.codes.kinds
    floating = printed.floating - printed.politicians
    left = [0.0] * p.players
    credit = [0.0] * (SEATS * SEATS)
    unrest = 0.3
    for seat in range(p.players):
        standing = p.standing[seat]
        votes.append(float(printed.base[standing]) if standing != NOBODY else -1.0)
    for ballot in p.ballots:
        voter, candidate = ballot // SEATS, ballot % SEATS
        seat, group = voter // p.codes.voters, voter % p.codes.voters
        worth = DIE
        if group == floating:
            unrest += 0.5
        else:
            kind = printed.politicians + group
            worth = float(printed.votes[kind][p.front[seat * kinds + kind]])
        votes[candidate] += worth
        credit[candidate * SEATS + seat] += worth
    for seat in range(p.players):
        if p.passed >> seat & 1:
            continue
        for group in range(p.codes.voters):
            groups = groups_left(p, seat, group)
            if groups > 0 and group == floating and votes[seat] >= 0.0:
                votes[seat] += DIE * groups
                unrest += 0.5 * groups
            elif groups > 0:
                kind = printed.politicians + group
                left[seat] += DIE * groups if group == floating else printed.votes[kind][p.front[seat * kinds + kind]]
    expected = votes[:]
    for seat in range(p.players):
        if left[seat]:
            unrest += 0.12 * left[seat]
            liking = [0.0] * p.players
            for other in range(p.players):
                if other != seat and votes[other] >= 0.0:
                    liking[other] = 1.0 + credit[seat * SEATS + other] + 0.15 * left[other]
            whole = sum(liking)
            if whole:
                for other in range(p.players):
                    expected[other] += left[seat] * liking[other] / whole
    for seat in range(p.players):
        votes[seat] = expected[seat]
    return unrest


def places(tied: list[int], yielded: list[int], large: float, small: float) -> list[float]:
    """What each seat may expect of a tie that the dice decide (P.7); ``large`` is 0 when only the small one is left."""
    found = [0.0] * SEATS
    _place(tied, yielded, [large, small] if large else [small], 1.0, found)
    return found


def _place(tied: list[int], yielded: list[int], prizes: list[float], chance: float, found: list[float]) -> None:
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    first = [seat for seat in tied if not yielded[seat] & mask]
    for seat in first:
        found[seat] += prizes[0] * chance / len(first)
        if len(prizes) > 1 and len(tied) > 1:
            rest = [other for other in tied if other != seat]
            _place(rest, yielded, prizes[1:], chance / len(first), found)


def yielding(yielded: list[int], seat: int, other: int) -> list[int]:
    """Who has yielded to whom once a seat has yielded to another one (P.5)."""
    found = yielded[:]
    above = found[other] | 1 << other
    for below in range(len(found)):
        if below == seat or found[below] >> seat & 1:
            found[below] |= above
    return found


# -- the table -------------------------------------------------------------------------------------------------------


def turns_left(p: Backroom) -> list[float]:
    """How many turns each seat still has to put cards down before the election."""
    step = p.stack[-1]
    if not isinstance(step, InTurn):
        return [0.0] * p.players
    busy = isinstance(step, (Take, PutDown))
    laps = 1.0
    if p.caller == NOBODY:
        calendars = p.printed.copies[p.printed.calendar] - p.aside
        needed = p.printed.calendars - p.aside
        cards = needed * (len(p.deck) + 1.0) / (calendars + 1.0)
        laps = 0.6 + cards / CARDS_A_TURN / p.players
    found: list[float] = []
    for seat in range(p.players):
        if seat == p.turn:
            mine = 1.0 if busy else 0.0
            found.append(mine if p.caller != NOBODY else laps + mine)
        elif p.caller == NOBODY:
            found.append(laps)
        else:
            before = (p.caller - p.turn) % p.players or p.players
            found.append(1.0 if (seat - p.turn) % p.players < before else 0.0)
    return found


def mean_note(printed: Printed) -> float:
    """What a note of the concessions is worth on average."""
    value, notes = 0, 0
    for note in range(NOTES):
        value += printed.mix[note] * NOTE_VALUES[note]
        notes += printed.mix[note]
    return value / notes


def money_of(p: Backroom, seat: int, observer: int, note: float) -> float:
    """The money of a seat as an observer reckons it: what it was seen to get, and the mean of its concessions."""
    if observer in (seat, NOBODY):
        return p.money(seat) + float(p.printed.slush_value * p.hand[seat * p.codes.kinds + p.printed.slush])
    found = float(p.reckoned[observer * SEATS + seat])
    for number in range(len(p.won_large)):
        if p.won_large[number] == seat:
            found += note * p.printed.large
        if p.won_small[number] == seat:
            found += note * p.printed.small
    return found


def sum_of(numbers: list[int]) -> int:
    """The sum of whole numbers."""
    found = 0
    for number in numbers:
        found += number
    return found
