"""Cards about scandal, hands, decks and agents (chapter K)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.position import AnyStep, Steps

from .cards_states import Remote
from .effects import AsksCard, Effect, Go, PickCard, carry_out, effect_of, number, register
from .position import Struggle, cards_in, size_of
from .printed import BIT, EFFECTS, ELECTION, NONE, OWN

FORCING: Final = (EFFECTS.index("ambush"), EFFECTS.index("borrow"))
"""Effects that make a side use another card; such a card cannot be the other one (K.18, K.29)."""


def state_cards(p: Struggle, side: int) -> i64:
    """Mask of the state cards in a hand."""
    return p.hand_of(side) & p.printed.state_cards


@final
class Calm(Effect):
    """Your scandal falls (K.1)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """While there is any."""
        return p.scandal[you] > 0

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Lower it."""
        p.change_scandal(you, -number(p, card), "K.1")
        return None


@final
class Mud(Effect):
    """The other side's scandal rises, and the card leaves the game (K.2)."""

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Raise it."""
        p.change_scandal(1 - you, number(p, card), "K.2")
        return None


@final
class Home(Effect):
    """Your agent goes to its first state; draw (K.3)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """When the agent is elsewhere or a card can be drawn."""
        return p.agents[you] != p.printed.home[you] or p.can_draw(you)

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Move, then draw."""
        if p.agents[you] != p.printed.home[you]:
            p.move_agent(you, p.printed.home[you], "K.3")
        p.draw(you, number(p, card))
        return None


@final
class Expose(AsksCard):
    """A state card of the open hand is discarded (K.6)."""

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """The state cards of the open hand."""
        return state_cards(p, 1 - you)

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Discard it."""
        p.discard_from_hand(choice, "K.6")
        return None


@final
class Tour(Effect):
    """Your agent may move, and a card may be placed where it stands (K.8)."""

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Two offers."""
        return Go(you, you, number(p, card), card=card, may_stay=1), Remote(you, card, 0, 0)


@final
class Phone(Effect):
    """Draw, then discard (K.10). The memo is how many are still to be discarded."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """With anything to draw or to discard."""
        return p.can_draw(you) or p.hand_of(you) != 0

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Draw, then ask."""
        p.draw(you, number(p, card))
        return (PickCard(you, card, number(p, card, 1)),)

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """The own hand."""
        return p.hand_of(you)

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Discard it; ask again while more are due."""
        if choice == NONE:
            return None
        p.discard_from_hand(choice, "K.10")
        return (PickCard(you, card, memo - 1),) if memo > 1 else None


@final
class Gossip(Effect):
    """Scandal for a hand with a Presidential Election, otherwise a card for you (K.12)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """Unless there is neither scandal to spread nor a card to draw."""
        return self._calls(p, 1 - you) or p.can_draw(you)

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Look, then one or the other."""
        if self._calls(p, 1 - you):
            p.change_scandal(1 - you, number(p, card), "K.12")
        else:
            p.draw(you, number(p, card, 1))
        return None

    def _calls(self, p: Struggle, side: int) -> bool:
        for card in cards_in(p.hand_of(side)):
            if p.printed.kind[card] == ELECTION:
                return True
        return False


@final
class Encore(AsksCard):
    """A card comes back from the top of your discard pile (K.16)."""

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """The top of the own discard pile."""
        found: i64 = 0
        for other in p.discards[you][-number(p, card) :]:
            found |= BIT[other]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Take it into the hand."""
        p.discards[you].remove(choice)
        p.to_hand(choice)
        if p.live:
            p.note("took-discard", (you, choice), "K.16")
        return None


@final
class Smile(Effect):
    """Scandal for the other side if yours is lower, otherwise a card for you (K.17)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """Unless there is neither scandal to spread nor a card to draw."""
        return p.scandal[you] < p.scandal[1 - you] or p.can_draw(you)

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """One or the other."""
        if p.scandal[you] < p.scandal[1 - you]:
            p.change_scandal(1 - you, number(p, card), "K.17")
        else:
            p.draw(you, number(p, card, 1))
        return None


def could(p: Struggle, you: int, card: int) -> bool:
    """Whether a side could carry out a state card of a hand, if that were played now (K.18, K.29)."""
    hand: i64 = p.hand
    p.hand = hand & ~(BIT[card])
    can = effect_of(p, card).can(p, you, card)
    p.hand = hand
    return can


@final
class Ambush(AsksCard):
    """The other side has to carry out one of its own cards (K.18)."""

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """State cards of the open hand that their owner could carry out; none, and all stay there (C.7)."""
        found: i64 = 0
        for other in cards_in(state_cards(p, 1 - you)):
            if p.printed.effect[other] not in FORCING and could(p, 1 - you, other):
                found |= BIT[other]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Its owner carries it out."""
        return carry_out(p, 1 - you, choice)


@final
class Borrow(AsksCard):
    """You carry out a card of the other hand as if it were yours (K.29)."""

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """State cards of the open hand that you could carry out."""
        found: i64 = 0
        for other in cards_in(state_cards(p, 1 - you)):
            if p.printed.effect[other] not in FORCING and not effect_of(p, other).laid and could(p, you, other):
                found |= BIT[other]
        return found

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Carry it out."""
        return carry_out(p, you, choice)


@final
class Loan(Effect):
    """Scandal for you, and cards (K.19)."""

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Raise, then draw."""
        p.change_scandal(you, number(p, card), "K.19")
        if p.outcome is None:
            p.draw(you, number(p, card, 1))
        return None


@final
class Detour(Effect):
    """You move the other agent (K.20)."""

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Ask for its way."""
        return (Go(you, 1 - you, number(p, card), card=card),)


@final
class Underdog(Effect):
    """Draw, more with fewer electors (K.21)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """While there is a card to draw."""
        return p.can_draw(you)

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Draw."""
        p.draw(you, number(p, card, 0 if p.electors[you] < p.electors[1 - you] else 1))
        return None


@final
class Redraw(AsksCard):
    """Discard cards and draw as many (K.22). The memo is how many have been discarded."""

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """The own hand."""
        return p.hand_of(you)

    def may_stop(self, p: Struggle, you: int, card: int, memo: int) -> bool:
        """After the first card."""
        return memo > 0

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Discard one more, or draw."""
        if choice == NONE:
            p.draw(you, memo)
            return None
        p.discard_from_hand(choice, "K.22")
        return (PickCard(you, card, memo + 1),)


@final
class Flight(Effect):
    """Your agent goes anywhere (K.23)."""

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Ask for the state."""
        return (Go(you, you, 0, card=card),)


@final
class Store(Effect):
    """This card is put in front of you, to store others on (K.24)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """Once a side."""
        return not p.front & OWN[you]

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Put it there."""
        p.in_play.remove(card)
        p.front |= BIT[card]
        if p.live:
            p.note("in-front", (you, card), "K.24")
        return None


@final
class Gust(Effect):
    """The other side discards at random (K.25)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """While the other side has cards."""
        return p.hand_of(1 - you) != 0

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Discard."""
        for _ in range(min(number(p, card), size_of(p.hand_of(1 - you)))):
            p.discard_at_random(1 - you, "K.25")
        return None


@final
class Stack(Effect):
    """Draw, then put a card on top of your deck (K.27)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """With anything to draw or to put there."""
        return p.can_draw(you) or p.hand_of(you) != 0

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Draw, then ask."""
        p.draw(you, number(p, card))
        return (PickCard(you, card, 0),)

    def cards(self, p: Struggle, you: int, card: int, memo: int) -> i64:
        """The own hand."""
        return p.hand_of(you)

    def chose(self, p: Struggle, you: int, card: int, memo: int, choice: int) -> Steps:
        """Put it on top."""
        if choice != NONE:
            p.put_on_deck(choice)
        return None


@final
class Luggage(Effect):
    """The other agent goes to its first state (K.30)."""

    def can(self, p: Struggle, you: int, card: int) -> bool:
        """While it is elsewhere."""
        return p.agents[1 - you] != p.printed.home[1 - you]

    def run(self, p: Struggle, you: int, card: int) -> Steps:
        """Move it."""
        p.move_agent(1 - you, p.printed.home[1 - you], "K.30")
        return None


for effect in (
    Calm("calm", removed=True),
    Mud("mud", removed=True),
    Home("home"),
    Expose("expose", opens=True),
    Tour("tour"),
    Phone("phone", own_hand=True),
    Gossip("gossip", opens=True),
    Encore("encore"),
    Smile("smile"),
    Ambush("ambush", opens=True),
    Borrow("borrow", removed=True, opens=True),
    Loan("loan"),
    Detour("detour"),
    Underdog("underdog"),
    Redraw("redraw", own_hand=True),
    Flight("flight"),
    Store("store", laid=True),
    Gust("gust"),
    Stack("stack", own_hand=True),
    Luggage("luggage"),
):
    register(effect)

STEPS: Final[tuple[type[AnyStep], ...]] = ()
"""Its questions are those of every card."""
