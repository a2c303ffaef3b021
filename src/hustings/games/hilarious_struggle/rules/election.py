"""The presidential election (chapter E)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import ADD, DONE, PICK
from .count import is_kept, tell
from .position import VOTE_COUNT, Struggle, cards_in, states_in
from .printed import BIT, CARDS, DEMOCRATS, MAINLAND, NEVER, NONE, ONE_SEAT, OWN, REPUBLICANS, STATES, SWING
from .store import Release
from .support import reject_card
from .voting import active_states, fits, why_unfit


def call(p: Struggle, side: int, card: int) -> Steps:
    """A side plays "Presidential Election" (E.1)."""
    p.take_from_hand(card)
    p.to_discard(card)
    if p.live:
        p.note("called", (side, card), "E.1")
    return election(p, side)


def election(p: Struggle, caller: int) -> Steps:
    """The steps of an election; without a caller (-1) both hands are empty (E.8)."""
    p.phase = VOTE_COUNT
    p.caller = caller
    p.supported = 0
    first = caller if caller != NONE else p.printed.first
    second = 1 - first
    return Release(first), Release(second), Rally(first), Rally(second), TurnUp()


def can_add(p: Struggle, card: int) -> bool:
    """Whether a card of a hand can be added at the election (E.2)."""
    if p.printed.rule[card] == NEVER:
        return False
    if p.printed.kind[card] == SWING:
        return True
    state = p.printed.state_of[card]
    return state < MAINLAND and fits(p, card, state)


@final
class Rally(Step[Struggle]):
    """A side adds cards from its hand, one by one (E.2, E.3).

    Args:
        side: who.
    """

    clause = "E.2"
    fields = ("side",)
    prompt: ClassVar[str] = "rally"
    reveals = True

    def __init__(self, side: int) -> None:
        self.side = side

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side, while it has cards: whether one can be added stays its secret."""
        return ONE_SEAT[self.side] if p.hand_of(self.side) else NOBODY

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``add`` a card, or ``done``."""
        found = [ADD + card for card in cards_in(p.hand_of(self.side)) if can_add(p, card)]
        found.append(DONE)
        return found

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why this card cannot be added."""
        card = action - ADD
        if not 0 <= card < CARDS:
            return None
        reason = reject_card(p, self.side, card)
        if reason is not None or can_add(p, card):
            return reason
        state = p.printed.state_of[card]
        if p.printed.rule[card] != NEVER and state >= MAINLAND:
            return Reason("no-voters-there", (state,), "V.6")
        return why_unfit(p, card, state)

    def ask(self, p: Struggle, seat: int) -> Message:
        """Which card?"""
        return Message("rally", (self.side,))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Add it to its state, or ask for the state of a swing state."""
        p.adding = NONE if action == DONE else self.side
        if action == DONE:
            return None
        card = action - ADD
        p.take_from_hand(card)
        if p.printed.kind[card] == SWING:
            p.in_play.append(card)
            return SwingTo(self.side, card, 0), self
        p.add_up(card, p.printed.state_of[card], "E.2")
        return (self,)


@final
class SwingTo(Step[Struggle]):
    """A swing state goes to any state at the election, or with an option to any active one as a vote (W.3, Y.2).

    Args:
        side: who adds it.
        card: the card, in play.
        voting: 1 outside elections.
    """

    clause = "W.3"
    fields = ("side", "card", "voting")
    prompt: ClassVar[str] = "swing-to"

    def __init__(self, side: int, card: int, voting: int) -> None:
        self.side = side
        self.card = card
        self.voting = voting

    def because(self) -> str:
        """The option's clause outside elections."""
        return "Y.2" if self.voting else "W.3"

    def seats(self, p: Struggle) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.side]

    def actions(self, p: Struggle, seat: int) -> list[int]:
        """``pick`` a state."""
        return [PICK + state for state in states_in(active_states(p) if self.voting else p.printed.open_states)]

    def reject(self, p: Struggle, seat: int, action: int) -> Reason | None:
        """Why not there."""
        state = action - PICK
        if not 0 <= state < STATES:
            return None
        if not p.printed.open_states & BIT[state]:
            return Reason("no-voters-there", (state,), "V.6" if self.voting else "W.3")
        return Reason("not-active", (state,), "W.2") if self.voting and not p.up[state] else None

    def ask(self, p: Struggle, seat: int) -> Message:
        """Where?"""
        return Message("swing-to", (self.side,))

    def take(self, p: Struggle, seat: int, action: int) -> Steps:
        """Place it."""
        p.in_play.remove(self.card)
        p.add_up(self.card, action - PICK, self.because())
        return None


def has_violations(p: Struggle, side: int) -> bool:
    """Whether a side's face-down card broke its underlined text when it was laid (E.5)."""
    for state in range(STATES):
        for card in cards_in(p.down[state] & OWN[side]):
            if not is_kept(p, card):
                return True
    return False


@final
class TurnUp(Step[Struggle]):
    """Face-down voters are turned up and checked, and the electors decide (E.4 to E.8)."""

    clause = "E.4"
    reveals = True

    def run(self, p: Struggle) -> Steps:
        """Check and decide."""
        p.adding = NONE
        p.tell(DEMOCRATS)
        p.tell(REPUBLICANS)
        if p.live:
            tell(p)
        broken = [side for side in (DEMOCRATS, REPUBLICANS) if has_violations(p, side)]
        if not broken:
            decide(p)
        elif len(broken) == 1:
            p.finish(1 - broken[0], "end-violation", "E.5")
        else:
            p.finish(1 - int(p.caller if p.caller != NONE else p.last_used), "end-violation", "E.5")
        return None


def decide(p: Struggle) -> None:
    """Who wins by electors (E.6 to E.8)."""
    for side in (DEMOCRATS, REPUBLICANS):
        if p.electors[side] >= p.printed.to_win:
            p.finish(side, "end-electors", "E.6")
            return
    if p.caller != NONE:
        p.finish(1 - int(p.caller), "end-called-in-vain", "E.7")
        return
    ahead = p.electors[DEMOCRATS] - p.electors[REPUBLICANS] or p.scandal[REPUBLICANS] - p.scandal[DEMOCRATS]
    if ahead == 0:
        p.finish(1 - int(p.last_used), "end-last-card", "E.8")
    else:
        p.finish(DEMOCRATS if ahead > 0 else REPUBLICANS, "end-no-caller", "E.8")


STEPS: Final = (Rally, SwingTo, TurnUp)
