"""What a good player of Hilarious Struggle knows, weighed in electors (see :mod:`.prospects`)."""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Position

from ..rules.actions import ADD, CHOOSE, DONE, FLY, GO, LAY, LOAD, PICK, RELEASE, STOW, SUPPORT, TRAVEL, VOTE, WALK
from ..rules.cards_states import own_up
from ..rules.effects import Go, PickCard, PickState, effect_of, reach
from ..rules.election import Rally, SwingTo
from ..rules.position import Struggle, cards_in, size_of, states_in
from ..rules.printed import ALL_STATES, BIT, CARDS, EFFECTS, ELECTION, MAINLAND, NONE, OWN, SWING, side_of
from ..rules.sequence import Act, After
from ..rules.store import Release
from ..rules.voting import active_states
from .prospects import (
    CARD,
    best_support,
    best_vote,
    card_worth,
    cheapest,
    gain,
    given_up,
    point,
    reserve,
    stand_worth,
    wins_call,
)

SHARPNESS: Final = 6.0
"""Electors for which the better of two actions is tried about three times as often."""

ELECTOR: Final = 0.0034
"""What an elector more than the other side is worth, in logits: it was fitted to matches, and is little."""

CALL: Final = 1.3
"""What it is worth to be able to win an election at once."""

CALLED: Final = 40.0
"""Worth of calling an election that looks won."""

VAIN: Final = 8.0
"""Cost of calling one that looks lost: not so much that a search, which knows more hands, would not try it."""

PAID: Final = 0.4
"""How much of a card's worth it costs to discard it for a movement: it might not have come to its best use."""

SPENT: Final = 0.7
"""The same for a card whose text is used."""

SWUNG: Final = 8.0
"""What a swing state is kept for: at an election it goes anywhere."""

LAYING: Final = 7.0
"""What a support vote has to gain beyond the worth of its card: that one never comes back."""

LATER: Final = 0.8
"""How much of a vote's worth a place for it is worth: it takes another turn."""

CALM, MUD, HOME, CANVASS, PARADE = (EFFECTS.index(name) for name in ("calm", "mud", "home", "canvass", "parade"))
EXPOSE, RECALL, TOUR, SHIFT, PHONE = (EFFECTS.index(name) for name in ("expose", "recall", "tour", "shift", "phone"))
SHIELD, GOSSIP, NEAR, FRIEND = (EFFECTS.index(name) for name in ("shield", "gossip", "neighbours", "friend"))
RECOUNT, ENCORE, SMILE, AMBUSH = (EFFECTS.index(name) for name in ("recount", "encore", "smile", "ambush"))
LOAN, DETOUR, UNDERDOG, REDRAW = (EFFECTS.index(name) for name in ("loan", "detour", "underdog", "redraw"))
FLIGHT, STORE, GUST, SNOW, STACK = (EFFECTS.index(name) for name in ("flight", "store", "gust", "snow", "stack"))
BLOCK, BORROW, LUGGAGE, TICKET = (EFFECTS.index(name) for name in ("block", "borrow", "luggage", "ticket"))
EXACT: Final = EFFECTS.index("exact")
ELECTION_EFFECT: Final = EFFECTS.index("election")


@final
class Campaigner(Heuristics):
    """Knowledge of the game for the search and for quick opponents."""

    curiosity = 0.1

    def prior(self, p: Position, seat: int, action: int) -> float:
        """The better an answer, the higher."""
        worth = self.worth(cast(Struggle, p), seat, action) / SHARPNESS
        return exp(max(-12.0, min(12.0, worth)))

    def evaluate(self, p: Position, seat: int) -> float:
        """Electors, cards that may still win some, scandal, and an election that could be won at once; as fitted."""
        s = cast(Struggle, p)
        other = 1 - seat
        worth = float(s.electors[seat] - s.electors[other] + reserve(s, seat) - reserve(s, other)) * ELECTOR
        worth += _burden(s, other) - _burden(s, seat)
        mover = int(s.turn)
        if s.hand_of(mover) & s.printed.with_effect[ELECTION_EFFECT] and wins_call(s, mover):
            worth += CALL if mover == seat else -CALL
        return 1.0 / (1.0 + exp(-worth))

    def settled(self, p: Position) -> bool:
        """Between turns, and outside elections."""
        return isinstance(p.stack[-1], Act)

    def worth(self, p: Struggle, seat: int, action: int) -> float:
        """What an answer is worth to who gives it, in electors."""
        step = p.stack[-1]
        if isinstance(step, (Act, After)) or SUPPORT <= action < GO:
            return self._turn(p, seat, action)
        if action == DONE:
            return 0.0
        if LAY <= action < ADD:
            return -given_up(p, action - LAY)
        if VOTE <= action < LOAD:
            card = action - VOTE
            return gain(p, seat, p.printed.state_of[card], p.printed.voters[card])
        if ADD <= action < CHOOSE and isinstance(step, Rally):
            return 20.0
        if isinstance(step, SwingTo) and step.voting:
            return gain(p, seat, action - PICK, p.printed.voters[step.card])
        if isinstance(step, SwingTo):
            state = action - PICK
            turned = p.printed.electors[state] if p.lead(seat, state) in (0, -1) else 0
            return gain(p, seat, state, p.printed.voters[step.card]) + turned
        if isinstance(step, Release):
            return gain(p, seat, action - PICK, _stored(p, seat))
        if isinstance(step, Go):
            state = action - GO
            if step.agent == seat:
                return stand_worth(p, seat, state, NONE) * LATER
            return -stand_worth(p, step.agent, state, NONE) * LATER
        if isinstance(step, PickState):
            return self._pick(p, seat, step.card, step.memo, action - PICK)
        if isinstance(step, PickCard):
            return self._choose(p, seat, step.card, action - CHOOSE)
        return 0.0

    def _turn(self, p: Struggle, seat: int, action: int) -> float:
        """What an action of a turn is worth."""
        if SUPPORT <= action < GO:
            more = gain(p, seat, action - SUPPORT, 1) - LAYING
            return more - cheapest(p, seat) if more > 0.0 else more
        if action == DONE:
            return 0.0
        if action == STOW:
            return -4.0
        if action == RELEASE:
            return 12.0 + 4.0 * _stored(p, seat)
        card = action % CARDS
        verb = action - card
        cost = card_worth(p, card) * PAID
        here = p.agents[seat]
        if verb == WALK:
            best = 0.0
            for state in range(MAINLAND):
                if p.printed.neighbours[here] & BIT[state]:
                    best = max(best, stand_worth(p, seat, state, card))
            return (best - stand_worth(p, seat, here, card)) * LATER - cost
        if verb == TRAVEL:
            there = stand_worth(p, seat, p.printed.state_of[card], card)
            return (there - stand_worth(p, seat, here, card)) * LATER - cost
        if verb == FLY:
            return (best_vote(p, seat, ALL_STATES, card) - stand_worth(p, seat, here, card)) * LATER - cost
        if verb == VOTE:
            if p.printed.kind[card] != SWING:
                return gain(p, seat, here, p.printed.voters[card])
            return max([gain(p, seat, state, p.printed.voters[card]) for state in self._swings(p, here)]) - SWUNG
        if verb == LOAD:
            return 2.0 * p.printed.voters[card] - 2.0
        if p.printed.kind[card] == ELECTION:
            return CALLED if wins_call(p, seat) else -VAIN
        worth = self.effect_worth(p, seat, card)
        return worth - card_worth(p, card) * SPENT

    def _swings(self, p: Struggle, here: int) -> list[int]:
        """The states that a swing state could be voted into."""
        return states_in(active_states(p)) if p.roaming else [here]

    def effect_worth(self, p: Struggle, you: int, card: int) -> float:
        """What the text of a card does for a side, in electors."""
        effect = effect_of(p, card)
        if not effect.can(p, you, card):
            return 0.0
        other = 1 - you
        numbers = p.printed.numbers[card]
        n = numbers[0] if numbers else 0
        kind = effect.number
        if kind == CALM:
            return -point(p, you, -n)
        if kind == MUD:
            return point(p, other, n)
        if kind in (HOME, ENCORE):
            return CARD
        if kind in (CANVASS, PARADE):
            where = p.near(you) if kind == PARADE else ALL_STATES
            votes = best_support(p, you, where) * min(n, size_of(p.hand_of(you)) - 1) * 0.7 - 4.0
            return votes - (point(p, you, numbers[1]) if kind == CANVASS and numbers[1] else 0.0)
        if kind in (EXPOSE, AMBUSH):
            return CARD + 2.0
        if kind == TOUR:
            near = reach(p, p.agents[you], n) | BIT[p.agents[you]]
            return best_vote(p, you, near, card)
        if kind == NEAR:
            return best_vote(p, you, p.near(you), card)
        if kind == PHONE:
            return CARD + 2.0
        if kind == GOSSIP:
            return CARD * 0.8 + 2.0
        if kind == SMILE:
            return point(p, other, n) if p.scandal[you] < p.scandal[other] else CARD
        if kind == LOAN:
            return CARD * numbers[1] - point(p, you, n)
        if kind == UNDERDOG:
            return CARD * (n if p.electors[you] < p.electors[other] else numbers[1])
        if kind in (DETOUR, LUGGAGE):
            return stand_worth(p, other, p.agents[other], NONE) * 0.6
        if kind == FLIGHT:
            return (best_vote(p, you, ALL_STATES, card) - stand_worth(p, you, p.agents[you], card)) * LATER
        if kind == GUST:
            return CARD * n
        if kind == STACK:
            return CARD + 1.0
        if kind == REDRAW:
            return 0.7 * size_of(p.hand_of(you))
        if kind in (STORE, RECALL, SHIFT):
            return 2.0
        if kind == BORROW:
            return 8.0
        if kind in (TICKET, EXACT):
            return max([0.0, *[self._without(p, you, one) for one in cards_in(effect.cards(p, you, card, 0))]])
        best = 0.0
        mask = effect.states(p, you, card, 0)
        for state in range(MAINLAND):
            if mask & BIT[state]:
                best = max(best, self._pick(p, you, card, 0, state))
        return best

    def _pick(self, p: Struggle, you: int, card: int, memo: int, state: int) -> float:
        """What choosing a state for a card is worth."""
        kind = p.printed.effect[card]
        if kind in (RECOUNT, SNOW):
            return gain(p, you, state, 1)
        if kind in (SHIELD, BLOCK):
            return p.printed.electors[state] * 0.12
        if kind == FRIEND:
            most = 0
            for other in cards_in(own_up(p, you, state)):
                most = max(most, p.printed.voters[other])
            return gain(p, you, state, most)
        return gain(p, you, state, 1) if memo else gain(p, you, state, -1)

    def _choose(self, p: Struggle, you: int, card: int, choice: int) -> float:
        """What choosing a card is worth."""
        kind = p.printed.effect[card]
        if kind in (EXPOSE, BORROW):
            return card_worth(p, choice) + (self.effect_worth(p, you, choice) if kind == BORROW else 0.0)
        if kind == AMBUSH:
            return card_worth(p, choice) - self.effect_worth(p, 1 - you, choice)
        if kind in (PHONE, REDRAW):
            return 3.0 - card_worth(p, choice)
        if kind in (STACK, ENCORE):
            return card_worth(p, choice)
        if kind == FRIEND:
            return 4.0 * p.printed.voters[choice]
        if kind in (TICKET, EXACT, RECALL):
            return self._without(p, you, choice)
        return 0.0

    def _without(self, p: Struggle, you: int, choice: int) -> float:
        """What it is worth that a face-up card leaves its state."""
        for state in range(MAINLAND):
            if p.up[state] & BIT[choice]:
                return gain(p, you, state, p.worth(choice) * (1 if side_of(choice) != you else -1))
        return 0.0


def _stored(p: Struggle, side: int) -> int:
    found = 0
    for card in cards_in(p.stored_up & OWN[side]):
        found += p.printed.voters[card]
    return found


def _burden(p: Struggle, side: int) -> float:
    """What a side's scandal weighs."""
    level = float(p.scandal[side])
    return level * (0.115 - 0.009 * level + 0.0055 * level * level)
