"""The election: candidates, votes, the count, places and ties (chapters E, V and P)."""

from __future__ import annotations

from typing import Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import Step, Steps

from .layout import NOBODY, SEATS
from .market import Open, freeze, give_way, lapse_places, open_window, settle
from .offers import undecided
from .position import Backroom

DIE: Final = 6


@final
class Election(Step[Backroom]):
    """The last lap is over; the election begins with the caller (C.3, E.1)."""

    clause = "E.1"

    def run(self, p: Backroom) -> Steps:
        """Ask the caller first."""
        open_window(p)
        if p.live:
            p.note("election", (p.round,), "E.1")
        return (Nominate(p.caller),)


@final
class Nominate(Open):
    """A seat lets a politician in front of it stand (E.1 to E.3).

    Args:
        seat: whose turn it is to name one.
    """

    clause = "E.1"
    fields = ("seat",)
    prompt = "nominate"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """The seat, if it has a politician in front of it."""
        return (self.seat,) if _politicians(p, self.seat) else ()

    def ask(self, p: Backroom, seat: int) -> Message:
        """Who is asked."""
        return Message("nominate", (self.seat,))

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """A politician in front; nobody, where the option allows it."""
        found = [p.codes.stand + kind for kind in _politicians(p, seat)]
        if not p.must_stand:
            found.append(p.codes.abstain)
        return found

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Not in front; one must stand."""
        codes = p.codes
        if action == codes.abstain:
            return Reason("must-stand", (), "E.3") if p.must_stand else None
        if not codes.stand <= action < codes.abstain:
            return None
        kind = action - codes.stand
        if p.front[seat * codes.kinds + kind]:
            return None
        in_hand = p.hand[seat * codes.kinds + kind]
        return Reason("candidate-from-hand" if in_hand else "no-such-politician", (kind,), "E.2")

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Put the chip on the card."""
        if action == p.codes.abstain:
            if p.live:
                p.note("abstained", (seat,), "E.3")
        else:
            kind = action - p.codes.stand
            p.standing[seat] = kind
            if p.live:
                p.note("stood", (seat, kind), "E.1")
            settle(p, seat, p.codes.front + kind)
        return self._following(p)

    def run(self, p: Backroom) -> Steps:
        """Without a politician nobody stands."""
        if p.live:
            p.note("no-politician", (self.seat,), "E.2")
        return self._following(p)

    def _following(self, p: Backroom) -> Steps:
        following = p.left_of(self.seat)
        return (AllNamed(),) if following == p.caller else (Nominate(following),)


def _politicians(p: Backroom, seat: int) -> list[int]:
    place = seat * p.codes.kinds
    return [kind for kind in range(p.printed.politicians) if p.front[place + kind]]


@final
class AllNamed(Step[Backroom]):
    """All candidates are named: nobody, one alone, or a vote (E.4 to E.6, N.11)."""

    clause = "E.6"

    def run(self, p: Backroom) -> Steps:
        """Freeze what lies in front, and see how many stand."""
        freeze(p)
        open_window(p)
        candidates = [seat for seat in range(p.players) if p.standing[seat] != NOBODY]
        if not candidates:
            p.top = p.caller
            _back_to_bank(p)
            if p.live:
                p.note("cancelled", (p.caller,), "E.4")
            return None
        if len(candidates) > 1:
            return (Vote(p.caller),)
        p.top = candidates[0]
        if p.live:
            p.note("unopposed", (p.top,), "E.5")
        take_concession(p, p.top, True)
        take_concession(p, p.top, False)
        return None


def _back_to_bank(p: Backroom) -> None:
    """Nobody stood: the concessions go back, and are not shown (E.4)."""
    for notes in (p.large, p.small):
        for note in range(len(notes)):
            p.bank += notes[note] << note
            notes[note] = 0


def take_concession(p: Backroom, seat: int, large: bool) -> None:
    """A seat takes a concession; only it sees what it is worth (P.1, P.2, H.2)."""
    value = p.collect(seat, p.large if large else p.small)
    (p.won_large if large else p.won_small)[-1] = seat
    (p.worth_large if large else p.worth_small)[-1] = value
    if p.live:
        p.note("took-large" if large else "took-small", (seat,), "P.1" if large else "P.2")
        p.note("found", (value,), "H.2", 1 << seat)


# -- voting ----------------------------------------------------------------------------------------------------------


def groups_left(p: Backroom, seat: int, group: int) -> int:
    """How many groups of a kind of voters a seat can still let vote; each floating vote is one (V.5)."""
    kind = p.printed.politicians + group
    cards = p.front[seat * p.codes.kinds + kind]
    if kind != p.printed.floating and cards > 1:
        cards = 1
    first = (seat * p.codes.voters + group) * SEATS
    for ballot in p.ballots:
        if first <= ballot < first + SEATS:
            cards -= 1
    return cards


def ballots_of(p: Backroom, seat: int) -> list[int]:
    """Every vote that a seat can cast now, ``group * SEATS + candidate`` (V.1, V.2)."""
    found: list[int] = []
    floating = p.printed.floating - p.printed.politicians
    for group in range(p.codes.voters):
        if groups_left(p, seat, group) <= 0:
            continue
        for candidate in range(p.players):
            if p.standing[candidate] != NOBODY and (candidate != seat or group == floating):
                found.append(group * SEATS + candidate)
    return found


def votes_so_far(p: Backroom, candidate: int) -> tuple[int, int]:
    """What a candidate has before the count: its base with the groups that have voted for it, and the dice to come."""
    votes, dice = p.printed.base[p.standing[candidate]], 0
    for ballot in p.ballots:
        voter = ballot // SEATS
        if ballot % SEATS != candidate:
            continue
        kind = p.printed.politicians + voter % p.codes.voters
        if kind == p.printed.floating:
            dice += 1
        else:
            votes += p.printed.votes[kind][p.front[voter // p.codes.voters * p.codes.kinds + kind]]
    return votes, dice


@final
class Vote(Open):
    """A seat lets one group of voters vote, or passes for good (V.1 to V.6).

    Args:
        seat: whose turn it is.
    """

    clause = "V.1"
    fields = ("seat",)
    prompt = "vote"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """The seat, until it has passed or has nothing left."""
        return (self.seat,) if not p.passed >> self.seat & 1 and ballots_of(p, self.seat) else ()

    def ask(self, p: Backroom, seat: int) -> Message:
        """Who votes."""
        return Message("vote", (self.seat,))

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """A group for a candidate, or a pass."""
        found = [p.codes.vote + ballot for ballot in ballots_of(p, seat)]
        found.append(p.codes.stop)
        return found

    def reject(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Who has passed votes no more (V.4)."""
        if p.passed >> seat & 1 and p.codes.vote <= action <= p.codes.stop:
            return Reason("has-passed", (), "V.4")
        return super().reject(p, seat, action)

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """No such group, no such candidate, or one's own."""
        if not p.codes.vote <= action < p.codes.stop:
            return None
        group, candidate = (action - p.codes.vote) // SEATS, (action - p.codes.vote) % SEATS
        kind = p.printed.politicians + group
        if candidate >= p.players or p.standing[candidate] == NOBODY:
            return Reason("not-standing", (candidate,), "V.1")
        if groups_left(p, seat, group) <= 0:
            used = p.front[seat * p.codes.kinds + kind] > 0
            return Reason("has-voted" if used else "no-such-group", (kind,), "V.5")
        own = candidate == seat and kind != p.printed.floating
        return Reason("own-candidate", (kind,), "V.2") if own else None

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Put the chip on the group; or be out of the vote."""
        if action == p.codes.stop:
            p.passed |= 1 << seat
            if p.live:
                p.note("passed", (seat,), "V.4")
        else:
            ballot = action - p.codes.vote
            p.ballots.append(seat * p.codes.voters * SEATS + ballot)
            if p.live:
                kind = p.printed.politicians + ballot // SEATS
                p.note("voted", (seat, kind, ballot % SEATS), "V.1")
        return self._following(p)

    def run(self, p: Backroom) -> Steps:
        """Without groups a seat passes by itself (V.4)."""
        if not p.passed >> self.seat & 1:
            p.passed |= 1 << self.seat
            if p.live:
                p.note("passed", (self.seat,), "V.4")
        return self._following(p)

    def _following(self, p: Backroom) -> Steps:
        if p.passed == (1 << p.players) - 1:
            return (Count(),)
        following = p.left_of(self.seat)
        if following == p.caller:
            open_window(p)
        return (Vote(following),)


@final
class Count(Step[Backroom]):
    """Roll for the floating votes that were cast, and add up (V.7, V.8)."""

    clause = "V.8"

    def run(self, p: Backroom) -> Steps:
        """Count; then the places are given."""
        floating = p.printed.floating - p.printed.politicians
        for seat in range(p.players):
            if p.standing[seat] != NOBODY:
                p.totals[seat] = p.printed.base[p.standing[seat]]
        for ballot in p.ballots:
            voter, candidate = ballot // SEATS, ballot % SEATS
            seat, group = voter // p.codes.voters, voter % p.codes.voters
            kind = p.printed.politicians + group
            if group == floating:
                votes = p.chance.below(DIE) + 1
                p.dice.append(votes)
                if p.live:
                    p.note("floated", (seat, candidate, votes), "V.7")
            else:
                votes = p.printed.votes[kind][p.front[seat * p.codes.kinds + kind]]
                if p.live:
                    p.note("counted", (seat, kind, candidate, votes), "V.8")
            p.totals[candidate] += votes
        if p.live:
            for seat in range(p.players):
                if p.standing[seat] != NOBODY:
                    p.note("total", (seat, p.totals[seat]), "V.8")
        return (Award(),)


# -- places ----------------------------------------------------------------------------------------------------------


def leaders(p: Backroom) -> list[int]:
    """Those with the most votes among the candidates without a place."""
    found: list[int] = []
    most = -1
    for seat in range(p.players):
        if p.standing[seat] != NOBODY and seat not in p.placed and p.totals[seat] >= most:
            if p.totals[seat] > most:
                found = []
            most = p.totals[seat]
            found.append(seat)
    return found


def contenders(p: Backroom, tied: list[int]) -> list[int]:
    """Those among the tied who have yielded to none of the others (P.4)."""
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    return [seat for seat in tied if not p.yielded[seat] & mask]


@final
class Award(Step[Backroom]):
    """Give the next place, or let the tied bargain for it (P.1 to P.10)."""

    clause = "P.1"

    def run(self, p: Backroom) -> Steps:
        """First and second place; then the election is over."""
        tied = leaders(p) if len(p.placed) < 2 else []
        began = not p.tied and len(tied) > 1
        p.tied = 0
        if len(tied) > 1:
            for seat in tied:
                p.tied |= 1 << seat
        lapse_places(p)
        if not tied:
            p.top = p.placed[0]
            return None
        first = contenders(p, tied)
        if len(first) > 1:
            if began:
                open_window(p)
                if p.live:
                    p.note("tie", (len(tied), p.totals[first[0]]), "P.3")
            return (Bargain(0), self)
        p.placed.append(first[0])
        take_concession(p, first[0], len(p.placed) == 1)
        return (self,)


@final
class Bargain(Open):
    """The tied agree who goes before whom, or all call for the dice (P.3 to P.8).

    Args:
        called: mask of those who have called for the dice.
    """

    clause = "P.3"
    fields = ("called",)
    prompt = "bargain"

    def __init__(self, called: int) -> None:
        self.called = called

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """Those who have neither yielded to anybody nor called for the dice yet."""
        return tuple([seat for seat in contenders(p, leaders(p)) if not self.called >> seat & 1])

    def ask(self, p: Backroom, seat: int) -> Message:
        """For which place."""
        return Message("bargain", (seat, len(p.placed) + 1))

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """Yield to another, or the dice."""
        found = [p.codes.yield_to + other for other in range(p.players) if undecided(p, seat, other)]
        found.append(p.codes.dice)
        return found

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Only to another tied seat."""
        if not p.codes.yield_to <= action < p.codes.dice:
            return None
        other = action - p.codes.yield_to
        if undecided(p, seat, other):
            return None
        return Reason("no-such-seat", (), "O.1") if other >= p.players else Reason("not-tied", (other,), "P.5")

    def take(self, p: Backroom, seat: int, action: int) -> Steps:
        """A trade may settle the tie as well."""
        if action >= p.codes.market:
            super().take(p, seat, action)
            return self._following(p, self.called)
        return self.answer(p, seat, action)

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Give way, or call for the dice."""
        if action == p.codes.dice:
            if p.live:
                p.note("dice-called", (seat,), "P.7")
            return self._following(p, self.called | 1 << seat)
        give_way(p, seat, action - p.codes.yield_to)
        return self._following(p, self.called)

    def _following(self, p: Backroom, called: int) -> Steps:
        """The dice once all who still contend have called for them: the bargaining has failed (P.7)."""
        left = contenders(p, leaders(p))
        if len(left) < 2:
            return None
        for seat in left:
            if not called >> seat & 1:
                return (Bargain(called),)
        return (Dice(),)


@final
class Dice(Step[Backroom]):
    """A die for each of the tied; higher goes before lower, equal ones roll again among themselves (P.7)."""

    clause = "P.7"

    def run(self, p: Backroom) -> Steps:
        """Decide every place that has not been yielded, but none below the second (P.10)."""
        left = leaders(p)
        places = 2 - len(p.placed)
        rolled: list[list[int]] = [[] for _ in range(SEATS)]
        while places > 0 and len(left) > 1:
            first = _highest(p, contenders(p, left), rolled)
            left.remove(first)
            for seat in left:
                if undecided(p, seat, first):
                    p.yielded[seat] |= 1 << first
            places -= 1
        return None


def _highest(p: Backroom, seats: list[int], rolled: list[list[int]]) -> int:
    """The seat whose dice are highest, the first die first; who has rolled less than its equals rolls again."""
    while True:
        best = max([rolled[seat] for seat in seats])
        seats = [seat for seat in seats if rolled[seat] == best[: len(rolled[seat])]]
        if len(seats) == 1:
            return seats[0]
        fewest = min([len(rolled[seat]) for seat in seats])
        for seat in seats:
            if len(rolled[seat]) == fewest:
                die = p.chance.below(DIE) + 1
                rolled[seat].append(die)
                if p.live:
                    p.note("rolled", (seat, die), "P.7")


STEPS: Final = (Election, Nominate, AllNamed, Vote, Count, Award, Bargain, Dice)
