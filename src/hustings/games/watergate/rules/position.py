"""Everything on the table of Watergate, and the verbs that change it without asking anybody."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position, Rules

from .printed import EVENT, JOKER, Printed

NIXON: Final = 0
EDITOR: Final = 1

OFF: Final = 99
"""Where the initiative or momentum token stands when it has been gained: off the research track."""

MARK: Final = 8
"""Bit of an evidence token that carries a momentum mark; the bits below are its colours."""

UP: Final = 16
"""Bit of a pinned token that lies face up."""

BIT: Final[list[int]] = [1 << number for number in range(64)]
"""``BIT[n]`` is the mask of card or node ``n``. (mypyc 2.4 computes ``1 << n`` of a native int in 32 bits.)"""


NIXON_CARDS: Final = 0x3FFFFC
EDITOR_CARDS: Final = 0x7FFFF800000


def owner(card: int) -> int:
    """The side a card belongs to, from its printed number."""
    return NIXON if card < 22 else EDITOR


def cards_in(mask: i64, side: int) -> list[int]:
    """The numbers of one side's cards in a bit mask of cards."""
    first: i64 = 2 if side == NIXON else 23
    last: i64 = first + 20 if side == NIXON else 43
    if side == NIXON:
        last = 22
    found: list[int] = []
    for card in range(first, last):
        if mask >> card & 1:
            found.append(int(card))
    return found


@final
class Table(Position):
    """The position of Watergate.

    Cards are their printed numbers, in bit masks; a token is a mask of its colours, with :data:`MARK`; a slot holds one
    evidence token of the research track; track spaces run from -5 (Nixon) to 5 (Editor).

    Attributes:
        printed: the printed values, shared by all clones.
        phase: 0 initial, 1 card, 2 evaluation.
        initiative: who holds the initiative.
        starter: who held it when the round began.
        initiative_space: where its token stands, or :data:`OFF`.
        momentum_space: where the momentum token stands, or :data:`OFF`.
        hand, discard, removed, in_play: masks of cards.
        known: mask of cards in a hand or deck whose place the other side knows.
        cancelled: mask of cards whose play a reaction has just cancelled.
        nixon_deck, editor_deck: cards, the top one last.
        bag: tokens, in no order.
        returned: tokens that all have seen go into the bag since the face-down ones were drawn, so those are others.
        slots: how many slots have to be looked at: no token lies in this one or a later one.
        slot_token: the token of each slot, 0 for none.
        slot_space: its space.
        slot_up: 1 when it lies face up.
        slot_ruled: colours that Nixon's answers have ruled out for it.
        pinned: for each board node the token pinned there, with :data:`UP`, or 0.
        pictures_up, pictures_down: masks of board nodes with an informant's picture.
        nixon_momentum, editor_momentum, momentum_gone, supply: where momentum tokens lie.
        acted: mask of sides that have finished a turn this round.
        events_blocked: 1 under A Brilliant Mood.
        again: 1 when Nixon takes another turn.
        asked: colours of which a face-down token must have one, as all can tell: Nixon has to show or to move it.
    """

    fields = (
        "round", "phase", "initiative", "starter", "initiative_space", "momentum_space", "hand", "discard",
        "removed", "in_play", "known", "cancelled", "nixon_deck", "editor_deck", "bag", "returned", "slots",
        "slot_token", "slot_space", "slot_up", "slot_ruled", "pinned", "pictures_up", "pictures_down",
        "nixon_momentum", "editor_momentum", "momentum_gone", "supply", "acted", "events_blocked", "again", "asked",
    )  # fmt: skip

    def __init__(self, rules: Rules, printed: Printed, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.printed = printed
        self.round: i64 = 0
        self.phase: i64 = 0
        self.initiative: i64 = EDITOR
        self.starter: i64 = EDITOR
        self.initiative_space: i64 = 0
        self.momentum_space: i64 = 0
        self.hand: i64 = 0
        self.discard: i64 = 0
        self.removed: i64 = 0
        self.in_play: i64 = 0
        self.known: i64 = 0
        self.cancelled: i64 = 0
        self.nixon_momentum: i64 = 0
        self.editor_momentum: i64 = 0
        self.momentum_gone: i64 = 0
        self.supply: i64 = 8
        self.acted: i64 = 0
        self.events_blocked: i64 = 0
        self.again: i64 = 0
        self.asked: i64 = 0
        self.pictures_up: i64 = 0
        self.pictures_down: i64 = 0
        self.slots: i64 = 0
        self.nixon_deck: list[int] = []
        self.editor_deck: list[int] = []
        self.bag: list[int] = []
        self.returned: list[int] = []
        self.slot_token: list[int] = []
        self.slot_space: list[int] = []
        self.slot_up: list[int] = []
        self.slot_ruled: list[int] = []
        self.pinned: list[int] = []

    def clone(self) -> Table:
        """An independent copy that writes no log."""
        twin = Table(self.rules, self.printed, self.chance.clone())
        self.share(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.initiative = self.initiative
        twin.starter = self.starter
        twin.initiative_space = self.initiative_space
        twin.momentum_space = self.momentum_space
        twin.hand = self.hand
        twin.discard = self.discard
        twin.removed = self.removed
        twin.in_play = self.in_play
        twin.known = self.known
        twin.cancelled = self.cancelled
        twin.nixon_momentum = self.nixon_momentum
        twin.editor_momentum = self.editor_momentum
        twin.momentum_gone = self.momentum_gone
        twin.supply = self.supply
        twin.acted = self.acted
        twin.events_blocked = self.events_blocked
        twin.again = self.again
        twin.asked = self.asked
        twin.pictures_up = self.pictures_up
        twin.pictures_down = self.pictures_down
        twin.slots = self.slots
        twin.nixon_deck = self.nixon_deck[:]
        twin.editor_deck = self.editor_deck[:]
        twin.bag = self.bag[:]
        twin.returned = self.returned[:]
        twin.slot_token = self.slot_token[:]
        twin.slot_space = self.slot_space[:]
        twin.slot_up = self.slot_up[:]
        twin.slot_ruled = self.slot_ruled[:]
        twin.pinned = self.pinned[:]
        return twin

    # -- cards -------------------------------------------------------------------------------------------------------

    def deck(self, side: int) -> list[int]:
        """A side's deck, the top card last."""
        return self.nixon_deck if side == NIXON else self.editor_deck

    def hand_of(self, side: int) -> i64:
        """Mask of the cards in a side's hand."""
        return self.hand & (NIXON_CARDS if side == NIXON else EDITOR_CARDS)

    def draw_card(self, side: int) -> int:
        """Take the top card of a side's deck, which only it sees; -1 when deck and discards are empty (A.1, A.3)."""
        if not self.deck(side):
            self.renew_deck(side)
        deck = self.deck(side)
        if not deck:
            return -1
        card = deck.pop()
        self.hand |= BIT[card]
        self.tell(side)
        if not deck:
            self.renew_deck(side)
        return card

    def renew_deck(self, side: int) -> None:
        """Shuffle a side's discards into a new deck; every card of its hand can now be deduced (A.3)."""
        own: i64 = NIXON_CARDS if side == NIXON else EDITOR_CARDS
        pile = cards_in(self.discard & own, side)
        if not pile:
            return
        self.known |= self.hand & own
        self.tell(1 - side)
        self.discard &= ~own
        self.chance.shuffle(pile)
        if side == NIXON:
            self.nixon_deck = pile
        else:
            self.editor_deck = pile
        if self.live:
            self.note("reshuffled", (side, len(pile)), "A.3")

    def put_in_play(self, card: int) -> None:
        """Lay a card from the hand (or one that was removed) in play, for all to see."""
        bit: i64 = BIT[card]
        self.hand &= ~bit
        self.removed &= ~bit
        self.known &= ~bit
        self.in_play |= bit

    def to_discard(self, card: int) -> None:
        """Move a card from play or hand to its owner's discard pile (V.13)."""
        bit: i64 = BIT[card]
        self.in_play &= ~bit
        self.hand &= ~bit
        self.known &= ~bit
        self.discard |= bit

    def to_removed(self, card: int) -> None:
        """Take a card from play or hand out of the game (U.2)."""
        bit: i64 = BIT[card]
        self.in_play &= ~bit
        self.hand &= ~bit
        self.known &= ~bit
        self.removed |= bit

    def is_event(self, card: int) -> bool:
        """Whether a card is an event."""
        return self.printed.kind[card] == EVENT

    # -- evidence on the research track --------------------------------------------------------------------------------

    def lay(self, token: int, space: int, up: int) -> int:
        """Put a token into the first free slot at a space; return the slot."""
        slot = self.slot_token.index(0)
        self.slot_token[slot] = token
        self.slot_space[slot] = space
        self.slot_up[slot] = up
        self.slot_ruled[slot] = 0
        if slot >= self.slots:
            self.slots = slot + 1
        return slot

    def take_up(self, slot: int) -> int:
        """Take the token of a slot off the research track and return it."""
        token = self.slot_token[slot]
        self.slot_token[slot] = 0
        self.slot_space[slot] = 0
        self.slot_up[slot] = 0
        self.slot_ruled[slot] = 0
        while self.slots and self.slot_token[self.slots - 1] == 0:
            self.slots -= 1
        return token

    def turn_up(self, slot: int) -> None:
        """Turn a face-down token of the research track face up (T.7)."""
        if not self.slot_up[slot]:
            self.slot_up[slot] = 1
            self.slot_ruled[slot] = 0
            self.tell(EDITOR)
            if self.live:
                self.note("turned-up", (slot, self.slot_token[slot]), "T.7")

    def draw_token(self) -> int:
        """Draw a token from the bag at random; 0 when it is empty (U.12)."""
        if not self.bag:
            if self.live:
                self.note("bag-empty", (), "U.12")
            return 0
        place = self.chance.pick(self.bag)
        token = self.bag[place]
        self.bag[place] = self.bag[-1]
        self.bag.pop()
        if token in self.returned:
            self.returned.remove(token)
        return token

    def return_to_bag(self, slot: int, clause: str) -> None:
        """Put the token of a slot back into the bag, unseen if it lies face down."""
        if self.live:
            if self.slot_up[slot]:
                self.note("returned", (self.slot_token[slot],), clause)
            else:
                self.note("returned-unseen", (slot,), clause)
        if self.slot_up[slot]:
            self.put_in_bag(self.take_up(slot))
        else:
            self.bag.append(self.take_up(slot))

    def put_in_bag(self, token: int) -> None:
        """Put a token into the bag for all to see."""
        self.bag.append(token)
        self.returned.append(token)

    # -- the evidence board --------------------------------------------------------------------------------------------

    def pin_picture(self, node: int, side: int) -> None:
        """Pin an informant's picture, face up for the Editor; nothing when it is pinned already (P.8, P.9)."""
        bit: i64 = BIT[node]
        if (self.pictures_up | self.pictures_down) & bit:
            if self.live:
                self.note("picture-stays", (node,), "P.9")
            return
        if self.live:
            self.note("picture-pinned", (side, node), "P.8")
        if side == NIXON:
            self.pictures_down |= bit
        else:
            self.pictures_up |= bit
            self.check_connection()

    def fits(self, token: int) -> list[int]:
        """The empty evidence spaces of a token's colour or colours (P.1, P.2)."""
        return [node for node in self.printed.spaces_of[token & JOKER] if self.pinned[node] == 0]

    def fits_somewhere(self, token: int) -> bool:
        """Whether there is such a space."""
        for node in self.printed.spaces_of[token & JOKER]:
            if self.pinned[node] == 0:
                return True
        return False

    def reached(self) -> i64:
        """Mask of the nodes to which face-up evidence leads from Nixon's picture (E.4, E.5)."""
        neighbours = self.printed.neighbours
        first: i64 = self.printed.first_informant
        seen: i64 = 1
        ways: list[int] = [0]
        while ways:
            for node in neighbours[ways.pop()]:
                bit: i64 = BIT[node]
                if seen & bit:
                    continue
                if node >= first:
                    if self.pictures_up & bit:
                        seen |= bit
                elif self.pinned[node] & UP:
                    seen |= bit
                    ways.append(node)
        return seen

    def check_connection(self) -> None:
        """End the match when two informants are connected with Nixon (O.2, E.3); called after each pin (E.6)."""
        linked = self.reached() & self.pictures_up
        if linked & (linked - 1):
            self.finish(EDITOR, "end-connected", "E.3")

    # -- what seats know -----------------------------------------------------------------------------------------------
