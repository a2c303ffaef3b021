"""Everything on the table of Hilarious Struggle, and the verbs that change it without asking anybody."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position, Rules

from .printed import BIT, CARDS, DECK, DEMOCRATS, NONE, OWN, REPUBLICANS, STATES, Printed, side_of

CAMPAIGN: Final = 0
VOTE_COUNT: Final = 1
PHASES: Final = ("campaign", "election")


def cards_in(mask: i64) -> list[int]:
    """The cards of a mask, in order."""
    found: list[int] = []
    if mask & OWN[DEMOCRATS]:
        for card in range(DECK):
            if mask & BIT[card]:
                found.append(card)
    if mask & OWN[REPUBLICANS]:
        for card in range(DECK, CARDS):
            if mask & BIT[card]:
                found.append(card)
    return found


def states_in(mask: int) -> list[int]:
    """The states of a mask, in order."""
    wanted: i64 = mask
    return [state for state in range(STATES) if wanted & BIT[state]]


def size_of(mask: i64) -> int:
    """How many cards are in a mask."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@final
class Struggle(Position):
    """A position. Lists with two items go by seat, those with 25 by state, those with 60 by card; masks are of cards.

    Attributes:
        round: counted from 1: from both sides' drawing until both hands are empty.
        phase: :data:`CAMPAIGN` or :data:`VOTE_COUNT`.
        turn: the side whose turn it is.
        supported: 1 when it has made the support vote of the turn.
        caller: the side that called the election; -1 before, and without a caller.
        adding: the side that adds cards at the election; -1 otherwise.
        honour: 1 with the option of Y.1.
        roaming: 1 with the option of Y.2: swing states need no agent.
        last_used: the side of the card used last (D.3).
        revealed: bits of the sides whose hands lie open (C.8).
        clock: counts face-down cards as they are laid.
        agents, electors, scandal: of each side.
        held: mask of the states whose electors each side has.
        voters: ``voters[side * 25 + state]``.
        hand, removed: cards there.
        front: cards in front of their owners that others are stored on (K.24).
        stored_up, stored_down: what is stored there.
        in_play: cards being carried out, the first one first.
        decks: each side's deck, the top card last.
        discards: each side's discard pile, the top card last.
        up, down: face-up and face-down voter cards in each state.
        laid: cards that lie sideways in each state.
        doubles: pairs ``voter card * 64 + card laid for it``, which is the voter card itself where none is laid.
        known: cards in a hand that the other side knows to be there.
        out: cards that the other side knows to be no unknown card of the deck.
        stacked: cards of a deck that their owner has put on top of it.
        since: when the other side last knew of a card that it was not face down on the table.
        laid_at: for a face-down or stacked card, when it was laid.
        barred: for a face-down card, which cards of its owner could not have been laid there then.
    """

    fields = (
        "round", "phase", "turn", "supported", "caller", "adding", "honour", "roaming", "last_used", "revealed",
        "clock", "agents", "electors", "scandal", "held", "voters", "hand", "removed", "front", "stored_up",
        "stored_down", "in_play", "decks", "discards", "up", "down", "laid", "doubles", "known", "out", "stacked",
        "since", "laid_at", "barred",
    )  # fmt: skip

    def __init__(self, rules: Rules, printed: Printed, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.printed = printed
        self.round: i64 = 0
        self.phase: i64 = CAMPAIGN
        self.turn: i64 = 0
        self.supported: i64 = 0
        self.caller: i64 = NONE
        self.adding: i64 = NONE
        self.honour: i64 = 0
        self.roaming: i64 = 0
        self.last_used: i64 = 0
        self.revealed: i64 = 0
        self.clock: i64 = 0
        self.hand: i64 = 0
        self.removed: i64 = 0
        self.front: i64 = 0
        self.stored_up: i64 = 0
        self.stored_down: i64 = 0
        self.known: i64 = 0
        self.out: i64 = 0
        self.stacked: i64 = 0
        self.agents: list[int] = []
        self.electors: list[int] = []
        self.scandal: list[int] = []
        self.held: list[int] = []
        self.voters: list[int] = []
        self.in_play: list[int] = []
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.up: list[int] = []
        self.down: list[int] = []
        self.laid: list[int] = []
        self.doubles: list[int] = []
        self.since: list[int] = []
        self.laid_at: list[int] = []
        self.barred: list[int] = []

    def clone(self) -> Struggle:
        """An independent copy that writes no log."""
        twin = Struggle(self.rules, self.printed, self.chance.clone())
        self.share(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.supported = self.supported
        twin.caller = self.caller
        twin.adding = self.adding
        twin.honour = self.honour
        twin.roaming = self.roaming
        twin.last_used = self.last_used
        twin.revealed = self.revealed
        twin.clock = self.clock
        twin.hand = self.hand
        twin.removed = self.removed
        twin.front = self.front
        twin.stored_up = self.stored_up
        twin.stored_down = self.stored_down
        twin.known = self.known
        twin.out = self.out
        twin.stacked = self.stacked
        twin.agents = self.agents[:]
        twin.electors = self.electors[:]
        twin.scandal = self.scandal[:]
        twin.held = self.held[:]
        twin.voters = self.voters[:]
        twin.in_play = self.in_play[:]
        twin.decks = [self.decks[0][:], self.decks[1][:]]
        twin.discards = [self.discards[0][:], self.discards[1][:]]
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.laid = self.laid[:]
        twin.doubles = self.doubles[:]
        twin.since = self.since[:]
        twin.laid_at = self.laid_at[:]
        twin.barred = self.barred[:]
        return twin

    # -- hands, decks, piles -----------------------------------------------------------------------------------------

    def hand_of(self, side: int) -> i64:
        """Mask of a side's hand."""
        return self.hand & OWN[side]

    def can_draw(self, side: int) -> bool:
        """Whether a side has a deck or discards to draw from (T.7)."""
        return bool(self.decks[side]) or bool(self.discards[side])

    def draw(self, side: int, count: int, may_rise: bool = True) -> bool:
        """Draw cards; a deck that runs out is made anew (C.6), for which scandal rises (T.6).

        Args:
            side: who draws.
            count: how many cards; fewer when there are no more (T.7).
            may_rise: whether scandal still rises for a new deck.

        Returns:
            whether it has risen.
        """
        risen = False
        drawn: list[int] = []
        while len(drawn) < count and self.outcome is None:
            if not self.decks[side]:
                if not self.discards[side]:
                    break
                self.renew_deck(side)
                if may_rise and not risen:
                    risen = True
                    self.raise_both()
                continue
            card = self.decks[side].pop()
            drawn.append(card)
            bit: i64 = BIT[card]
            self.hand |= bit
            self.stacked &= ~bit
            if self.revealed & BIT[side]:
                self._show(card)
        if drawn:
            self.tell(side)
            if self.live:
                self.note("drew", (side, len(drawn)), "T.5" if self.phase == CAMPAIGN and not self.in_play else "C.6")
                for card in drawn:
                    self.note("drew-card", (side, card), "", 1 << side)
        return risen

    def renew_deck(self, side: int) -> None:
        """Shuffle a side's discards into a new deck; what it has hidden elsewhere is not among them (T.6)."""
        pile = self.discards[side]
        self.discards[side] = []
        self.out |= self.hidden(side)
        for card in pile:
            self.since[card] = self.clock
        self.chance.shuffle(pile)
        self.decks[side] = pile
        if self.live:
            self.note("reshuffled", (side, len(pile)), "T.6")

    def hidden(self, side: int) -> i64:
        """A side's cards that the other one does not see, but for its deck."""
        mask: i64 = self.hand | self.stored_down
        for state in range(STATES):
            mask |= self.down[state]
        return mask & OWN[side]

    def take_from_hand(self, card: int) -> None:
        """Take a card out of its hand for all to see; it is the last one used (D.3)."""
        self.forget(card)
        self.last_used = side_of(card)

    def forget(self, card: int) -> None:
        """Take a card out of its hand, and with it what was known of it."""
        bit: i64 = BIT[card]
        self.hand &= ~bit
        self.known &= ~bit
        self.out &= ~bit

    def to_discard(self, card: int) -> None:
        """Lay a card that lies nowhere on its owner's discard pile, face up (M.5, C.1)."""
        self.forget(card)
        self.discards[side_of(card)].append(card)

    def discard_from_hand(self, card: int, clause: str) -> None:
        """Discard a card from a hand, face up."""
        self.to_discard(card)
        if self.live:
            self.note("discarded", (side_of(card), card), clause)

    def discard_unseen(self, side: int, state: int, clause: str) -> None:
        """Draw one of a side's face-down cards in a state unseen and discard it face up (C.10)."""
        cards = cards_in(self.down[state] & OWN[side])
        card = cards[self.chance.pick(cards)]
        self.take_down(card, state)
        self.to_discard(card)
        if self.live:
            self.note("discarded-support", (side, card, state), clause)

    def discard_at_random(self, side: int, clause: str) -> None:
        """Discard a card of a hand at random."""
        hand = cards_in(self.hand_of(side))
        self.discard_from_hand(hand[self.chance.pick(hand)], clause)

    def put_on_deck(self, card: int) -> None:
        """Put a card from hand on top of its deck; only its owner knows which (K.27)."""
        side = side_of(card)
        self.hide_from(card)
        self.decks[side].append(card)
        self.stacked |= BIT[card]
        if self.live:
            self.note("stacked", (side,), "K.27")
            self.note("stacked-card", (side, card), "K.27", 1 << side)

    def shift_down(self, card: int, start: int, end: int, clause: str) -> None:
        """Move a face-down card to another state (K.9)."""
        side = side_of(card)
        self.take_down(card, start)
        self.down[end] |= BIT[card]
        self.mix_times(side, end, self.laid_at[card])
        self.mix_times(side, start, self.laid_at[card])
        if self.live:
            self.note("shifted", (side, start, end), clause)
            self.note("shifted-card", (side, card, end), clause, 1 << side)
        self.count(side, end, 1)

    def to_hand(self, card: int) -> None:
        """Take a card that all have seen into its owner's hand."""
        self.hand |= BIT[card]
        self._show(card)

    def _show(self, card: int) -> None:
        """Remember that the other side sees a card in the hand."""
        bit: i64 = BIT[card]
        self.known |= bit
        self.out |= bit
        self.since[card] = int(self.clock)
        self.tell(1 - side_of(card))

    def reveal(self, side: int, clause: str) -> None:
        """Open a side's hand until the effect is over (C.8)."""
        self.revealed |= BIT[side]
        for card in cards_in(self.hand_of(side)):
            self._show(card)
        if self.live:
            self.note("revealed", (side,), clause)

    def hide_from(self, card: int) -> None:
        """Take a card out of its hand so that the other side does not see which; it has to think anew of that hand."""
        own: i64 = OWN[side_of(card)]
        for other in cards_in(self.known & self.hand & own):
            self.since[other] = int(self.clock)
        self.known &= ~own
        self.hand &= ~(BIT[card])
        self.clock += 1
        self.laid_at[card] = int(self.clock)

    # -- scandal -----------------------------------------------------------------------------------------------------

    def change_scandal(self, side: int, points: int, clause: str) -> None:
        """Raise or lower a side's scandal, never below 0 (D.1); at the limit it loses at once (D.2)."""
        before = self.scandal[side]
        self.scandal[side] = max(0, before + points)
        if self.live and self.scandal[side] != before:
            self.note("scandal-rose" if points > 0 else "scandal-fell", (side, self.scandal[side]), clause)
        if self.scandal[side] >= self.printed.scandal_limit:
            self.finish(1 - side, "end-scandal", "D.2")

    def raise_both(self) -> None:
        """Raise both sides' scandal by 1 for a new deck (T.6); if both reach the limit, see D.3."""
        for side in (DEMOCRATS, REPUBLICANS):
            self.scandal[side] += 1
        if self.live:
            self.note("scandal-both", (self.scandal[DEMOCRATS], self.scandal[REPUBLICANS]), "T.6")
        over = [side for side in (DEMOCRATS, REPUBLICANS) if self.scandal[side] >= self.printed.scandal_limit]
        if len(over) == 2:
            self.finish(1 - int(self.last_used), "end-scandal-both", "D.3")
        elif over:
            self.finish(1 - over[0], "end-scandal", "D.2")

    # -- states ------------------------------------------------------------------------------------------------------

    def move_agent(self, side: int, state: int, clause: str) -> None:
        """Move a side's agent."""
        if self.live:
            self.note("moved", (side, self.agents[side], state), clause)
        self.agents[side] = state

    def near(self, side: int) -> int:
        """Mask of the state where a side's agent is and those that border it."""
        return self.printed.neighbours[self.agents[side]] | BIT[self.agents[side]]

    def active_states(self) -> int:
        """Mask of the states with a face-up voter card (V.2, V.7)."""
        mask: i64 = 0
        for state in range(STATES):
            if self.up[state]:
                mask |= BIT[state]
        return int(mask)

    def lead(self, side: int, state: int) -> int:
        """How many voters a side has there more than the other."""
        return self.voters[side * STATES + state] - self.voters[(1 - side) * STATES + state]

    def worth(self, card: int) -> int:
        """The voters that a face-up card counts, doubled or not (K.14)."""
        return self.printed.voters[card] * (2 if self.is_doubled(card) else 1)

    def is_doubled(self, card: int) -> bool:
        """Whether a card counts double."""
        for pair in self.doubles:
            if pair // 64 == card:
                return True
        return False

    def add_up(self, card: int, state: int, clause: str) -> None:
        """Put a card that lies nowhere face up into a state as voters (V.1)."""
        side = side_of(card)
        self.up[state] |= BIT[card]
        if self.live:
            self.note("voted", (side, card, state, self.printed.voters[card]), clause)
        self.count(side, state, self.printed.voters[card])

    def add_down(self, card: int, state: int, barred: int, clause: str) -> None:
        """Put a card from hand face down into a state (P.1)."""
        side = side_of(card)
        self.hide_from(card)
        self.barred[card] = barred
        self.down[state] |= BIT[card]
        if self.live:
            self.note("supported", (side, state), clause)
            self.note("laid-down", (side, card, state), clause, 1 << side)
        self.count(side, state, 1)

    def take_up(self, card: int, state: int) -> None:
        """Take a face-up voter card off a state, and what doubled it."""
        loss = self.worth(card)
        self.up[state] &= ~BIT[card]
        for pair in self.doubles[:]:
            if pair // 64 == card:
                self.doubles.remove(pair)
                source = pair % 64
                if self.laid[state] & BIT[source]:
                    self.laid[state] &= ~BIT[source]
                    self.to_discard(source)
                    if self.live:
                        self.note("discarded", (side_of(source), source), "K.14")
        self.count(side_of(card), state, -loss)

    def take_down(self, card: int, state: int) -> None:
        """Take a face-down voter card off a state; which of the rest was laid when is then anybody's guess."""
        self.down[state] &= ~BIT[card]
        self.mix_times(side_of(card), state, self.laid_at[card])
        self.count(side_of(card), state, -1)

    def mix_times(self, side: int, state: int, latest: int) -> None:
        """Let all face-down cards of a side in a state count as laid when the last of them was, or at ``latest``."""
        cards = cards_in(self.down[state] & OWN[side])
        for card in cards:
            latest = max(latest, self.laid_at[card])
        for card in cards:
            self.laid_at[card] = latest

    def double(self, card: int, source: int, state: int) -> None:
        """Let a face-up card count double because of another one (K.14)."""
        self.doubles.append(card * 64 + source)
        if self.live:
            self.note("doubled", (side_of(card), card, state), "K.14")
        self.count(side_of(card), state, self.printed.voters[card])

    def lay_sideways(self, card: int, state: int) -> None:
        """Lay a card in play on a state for its effect (C.9)."""
        self.in_play.remove(card)
        self.laid[state] |= BIT[card]
        if self.live:
            self.note("laid-on", (side_of(card), card, state), "C.9")

    def has_laid(self, side: int, effect: int, state: int) -> bool:
        """Whether a card of a side with this effect lies on a state."""
        mask: i64 = self.laid[state] & self.printed.with_effect[effect]
        return bool(mask & OWN[side])

    def count(self, side: int, state: int, change: int) -> None:
        """Change a side's voters in a state and judge it at once (V.5, J.1 to J.4, J.6)."""
        self.voters[side * STATES + state] += change
        lead = self.lead(DEMOCRATS, state)
        for other in (DEMOCRATS, REPUBLICANS):
            if self.held[other] & BIT[state] and (lead <= 0 if other == DEMOCRATS else lead >= 0):
                self.held[other] &= ~BIT[state]
                self.electors[other] -= self.printed.electors[state]
                if self.live:
                    self.note("lost-state", (other, self.printed.electors[state], state, self.electors[other]), "J.2")
        if lead == 0:
            return
        ahead = DEMOCRATS if lead > 0 else REPUBLICANS
        if not self.held[ahead] & BIT[state]:
            self.held[ahead] |= BIT[state]
            self.electors[ahead] += self.printed.electors[state]
            if self.live:
                self.note("won-state", (ahead, self.printed.electors[state], state, self.electors[ahead]), "J.1")

