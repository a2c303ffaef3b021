"""Election Day and who wins (chapters F and W)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import CARDS, RESOLVE
from .board import BIT, ENDORSED, ISSUE, ISSUES, KENNEDY, NIXON, ONE_SEAT, REGION, REGIONS, SIGN, STATES
from .events import RESOLUTIONS
from .position import BAG, EARLY, ELECTION_DAY, MOMENTUM, OVER, Race
from .printed import ELECTION_DAY as ELECTION_EVENT
from .printed import FIRST
from .support import Checks, InitiativeCheck

ELECTION_STEPS: Final = (
    "bonus-cubes", "initiative", "strategy-cards", "election-events", "endorsements", "tally",
)  # fmt: skip
"""By :attr:`.position.Race.step`: the ends of the texts ``step-…`` of turn 9 (F.1)."""
STRATEGY_CARDS: Final = 2
ELECTION_EVENTS: Final = 3
TALLY: Final = 5

UNPLEDGED: Final = 33
WITHHELD: Final = 2
"""Instead of a winner in :attr:`.position.Race.called` (K.33)."""


@final
class ElectionDay(Step[Race]):
    """Turn 9: bonus cubes, and all that follows (F.1)."""

    clause = "F.1"

    def run(self, p: Race) -> Steps:
        """Media and issue support and momentum become cubes in the bag (F.2 to F.4)."""
        p.phase = ELECTION_DAY
        p.step = 0
        for seat in (KENNEDY, NIXON):
            media = clear(p, seat, REGION, len(REGIONS))
            to_bag(p, seat, media * p.rules_of_edition.bonus_media, "bonus-cubes", "F.3")
            to_bag(p, seat, media + clear(p, seat, ISSUE, len(ISSUES)), "support-to-bag", "F.2")
            markers = p.sides[MOMENTUM + seat]
            p.sides[MOMENTUM + seat] = 0
            to_bag(p, seat, markers * p.printed.momentum_cubes, "momentum-to-bag", "F.4")
        return InitiativeCheck(), ShowStrategy(), Undecided(), Tally()


def clear(p: Race, seat: int, first: int, places: int) -> int:
    """Take a side's cubes off some places that follow each other; how many those were."""
    found = 0
    for place in range(first, first + places):
        cubes = p.count(seat, place)
        if cubes:
            found += cubes
            p.cubes[place] = 0
    return found


def to_bag(p: Race, seat: int, cubes: int, key: str, clause: str) -> None:
    """Put cubes into the bag, and say where they come from (B.1)."""
    if cubes:
        p.sides[BAG + seat] += cubes
        if p.live:
            p.note(key, (seat, cubes), clause)


@final
class ShowStrategy(Step[Race]):
    """Both sides take their strategy cards; the bag is no longer reseeded (F.6 to F.8, B.7)."""

    clause = "F.6"
    reveals = True

    def run(self, p: Race) -> Steps:
        """In the first edition everybody sees them all at once; then the side with the initiative resolves its own."""
        p.step = STRATEGY_CARDS
        p.dry = 1
        for seat in (KENNEDY, NIXON):
            p.set_hand(seat, p.stacks[seat][:])
            p.set_stack(seat, [])
            p.sides[EARLY + seat] = 0
            if not p.shows_strategy:
                if p.live:
                    p.note("took-strategy", (seat, len(p.hands[seat])), "F.6")
                continue
            p.tell(seat)
            p.known = p.known + [card for card in p.hands[seat] if card not in p.known]
            if p.live:
                for card in p.hands[seat]:
                    p.note("showed", (seat, card), "F.6")
        first = int(p.initiative)
        return ResolveStrategy(first), ResolveStrategy(1 - first), ElectionEvents()


@final
class ResolveStrategy(Step[Race]):
    """A side resolves its strategy cards one by one, in the order that it likes (F.7).

    Args:
        seat: whose cards.
    """

    clause = "F.7"
    fields = ("seat",)
    prompt: ClassVar[str] = "resolve-strategy"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, while it has cards."""
        return ONE_SEAT[self.seat] if p.hands[self.seat] else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``resolve`` a card."""
        return [RESOLVE + card for card in p.hands[self.seat]]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """A card that is none of the side's strategy cards."""
        card = action - RESOLVE
        if not 1 <= card <= CARDS or card in p.hands[self.seat]:
            return None
        return Reason("not-your-strategy", (card,), "F.7")

    def ask(self, p: Race, seat: int) -> Message:
        """Which one next?"""
        return Message("resolve-strategy", (self.seat,))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Support checks in the state that the card names; then it is discarded."""
        card = action - RESOLVE
        state = p.printed.state[card]
        p.leave_hand(self.seat, card)
        p.to_discard(card)
        if p.live:
            p.note("strategy-card", (self.seat, card, state, p.printed.strategy_checks), "F.6")
        return Checks(self.seat, state, p.printed.strategy_checks, 0), ResolveStrategy(self.seat)


@final
class ElectionEvents(Step[Race]):
    """The Election Day events are resolved (F.9)."""

    clause = "F.9"

    def run(self, p: Race) -> Steps:
        """One after another."""
        p.step = ELECTION_EVENTS
        return (ResolveEvent(),)


@final
class ResolveEvent(Step[Race]):
    """The player with the initiative says which Election Day event comes next (F.9, F.10)."""

    clause = "F.9"
    prompt: ClassVar[str] = "resolve-event"

    def _waiting(self, p: Race) -> list[int]:
        kind = p.printed.kind
        return [card for card in p.box if kind[card] == ELECTION_EVENT and card != UNPLEDGED]

    def seats(self, p: Race) -> tuple[int, ...]:
        """The player with the initiative, while events are waiting."""
        return ONE_SEAT[p.initiative] if self._waiting(p) else NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``resolve`` an event."""
        return [RESOLVE + card for card in sorted(self._waiting(p))]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """A card that is no event waiting for now."""
        card = action - RESOLVE
        if not 1 <= card <= CARDS or card in self._waiting(p):
            return None
        if card == UNPLEDGED and card in p.box:
            return Reason("in-the-tally", (card,), "F.10")
        return Reason("not-waiting", (card,), "F.9")

    def ask(self, p: Race, seat: int) -> Message:
        """Which one next?"""
        return Message("resolve-event", (int(p.initiative),))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """It takes effect, and its card leaves the game."""
        card = action - RESOLVE
        p.box = [other for other in p.box if other != card]
        p.removed = [*p.removed, card]
        if p.live:
            p.note("resolved", (card,), "F.9")
        return (*(RESOLUTIONS[card](p, seat) or ()), ResolveEvent())


@final
class Undecided(Step[Race]):
    """States without cubes fall to the side with endorsements there, or by their edge (F.11, F.12)."""

    clause = "F.11"

    def run(self, p: Race) -> Steps:
        """One cube in each of them, by endorsements first, then by edges."""
        for by_edge in (False, True):
            for seat in (KENNEDY, NIXON):
                for state in range(len(STATES)):
                    endorsed = p.leader(ENDORSED + p.printed.region[state])
                    falls_to = p.printed.edge[state] if by_edge else endorsed
                    if p.cubes[state] == 0 and falls_to == seat and p.printed.votes[state]:
                        p.cubes[state] = SIGN[seat]
                        if p.live and by_edge:
                            p.note("fell-by-edge", (seat, state), "F.12")
                        elif p.live:
                            p.note("fell-by-endorsement", (seat, state), "F.11")
        return None


def is_withheld(p: Race, state: int) -> bool:
    """Whether Unpledged Electors keep the votes of a state from Kennedy, who leads it without carrying it (K.33)."""
    named: i64 = p.printed.effect[UNPLEDGED].states
    return UNPLEDGED in p.box and bool(named & BIT[state]) and 0 < p.cubes[state] < p.printed.carry


@final
class Tally(Step[Race]):
    """The final tally (F.13, W.1 to W.6)."""

    clause = "F.13"

    def run(self, p: Race) -> Steps:
        """Every state gives its votes, small ones first; then there is a winner."""
        p.step = TALLY
        votes = [0, 0, 0]
        states = [0, 0, 0]
        called: list[int] = []
        votes_of = p.printed.votes
        for _, state in sorted([(votes_of[state], state) for state in range(len(STATES)) if votes_of[state]]):
            winner = WITHHELD if is_withheld(p, state) else p.leader(state)
            votes[winner] += votes_of[state]
            states[winner] += 1
            called.append(state << 2 | winner)
            if p.live and winner == WITHHELD:
                p.note("withheld", (state,), "K.33")
        p.called = called
        if p.live:
            p.note("tally", (votes[KENNEDY], votes[NIXON], states[KENNEDY], states[NIXON]), "F.13")
        declare(p, votes, states)
        p.phase = OVER
        return None


def declare(p: Race, votes: list[int], states: list[int]) -> None:
    """End the match: by majority, by more votes, or by what breaks a tie in this edition (W.1 to W.6)."""
    if votes[KENNEDY] != votes[NIXON]:
        winner = more(votes[KENNEDY], votes[NIXON])
        won = (votes[winner], votes[1 - winner])
        if won[0] > sum(p.printed.votes) // 2:
            p.finish(winner, "end-majority", "W.1", won)
        else:
            p.finish(winner, "end-plurality", "W.2", won)
    elif states[KENNEDY] != states[NIXON]:
        p.finish(more(states[KENNEDY], states[NIXON]), "end-states", "W.3")
    else:
        support = 0
        if "support" in p.rules_of_edition.tie_breakers:
            for state in range(len(STATES)):
                support += p.cubes[state]
        if support:
            p.finish(more(support, 0), "end-support", "W.5")
        else:
            p.finish(KENNEDY, "end-kennedy", "W.4" if p.edition == FIRST else "W.6")


def more(kennedy: int, nixon: int) -> int:
    """Who has more, when it is not the same."""
    return KENNEDY if kennedy > nixon else NIXON


STEPS: Final = (ElectionDay, ElectionEvents, ResolveEvent, ResolveStrategy, ShowStrategy, Tally, Undecided)
