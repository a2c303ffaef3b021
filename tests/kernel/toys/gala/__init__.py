"""Gala, a small correct game with everything that a kernel has to carry: hidden hands, sealed bids, chance, a reaction
window, micro-actions that can be undone, guests that may act without being asked, and a look at the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from hustings.kernel.actions import ActionTable
from hustings.kernel.chance import Chance
from hustings.kernel.message import Message, Reason
from hustings.kernel.position import Outcome, Position, Rules, Step, Steps
from hustings.kernel.steps import SealedStep
from hustings.play.bounds import Meta
from hustings.play.face import Face
from hustings.play.game import Game
from hustings.play.wording import Wording

CARDS = range(1, 10)
WHISTLE = 1
ROUNDS = 4
CHIPS = 2
CHEERS = 2
TABLES = ("north", "south")
COLOURS = ("red", "green", "blue")

BID = -1
"""``BID + card`` bids a card."""
BLOW, PASS, PLACE, CHEER, PEEK, DECLINE = 9, 10, 11, 13, 14, 15


Guest = Annotated[int, Meta(ge=0, le=2)]
Card = Annotated[int, Meta(ge=1, le=9)]
Chips = Annotated[int, Meta(ge=0, le=7)]


class View(msgspec.Struct, frozen=True):
    """What one seat may know."""

    seat: Guest | None
    round: Annotated[int, Meta(ge=0, le=ROUNDS)]
    hands: Annotated[tuple[tuple[Card | None, ...], ...], Meta(max_length=3)]
    deck: tuple[Card | None, ...]
    discard: tuple[Card, ...]
    chips: Annotated[tuple[Annotated[tuple[Chips, ...], Meta(max_length=2)], ...], Meta(max_length=3)]
    supply: Chips
    cheers: Annotated[int, Meta(ge=0, le=CHEERS)]
    to_act: tuple[Guest, ...]


class Table(Position):
    """The position: ``knows`` has, for each card in a hand or the deck, who knows where it lies."""

    fields = ("round", "hands", "deck", "discard", "chips", "supply", "knows", "silenced", "cheers")

    def __init__(self, rules: Rules, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.round = 0
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.chips: list[list[int]] = []
        self.supply = 0
        self.knows: list[int] = []
        self.silenced = 0
        self.cheers = 0

    def clone(self) -> Table:
        """An independent copy."""
        twin = Table(self.rules, self.chance.clone())
        self.share(twin)
        twin.round = self.round
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.chips = [chips[:] for chips in self.chips]
        twin.supply = self.supply
        twin.knows = self.knows[:]
        twin.silenced = self.silenced
        twin.cheers = self.cheers
        return twin

    def draw(self, seat: int) -> None:
        """The seat draws the top card of the deck; an empty deck is renewed from the discards (G.2, G.9)."""
        if not self.deck and self.discard:
            self.deck, self.discard = self.discard, []
            self.chance.shuffle(self.deck)
            self.note("reshuffled", (len(self.deck),), "G.9")
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.hands[seat].sort()
            self.knows[card] |= 1 << seat
            self.tell(seat)
            self.note("drew", (seat,), "G.2")
            self.note("drew-card", (seat, card), "G.2", 1 << seat)

    def put_down(self, seat: int, card: int) -> None:
        """A card of a hand goes face up on the discard pile."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.discard.sort()
        self.knows[card] = 0

    def sees(self, seat: int | None, card: int) -> bool:
        """Whether a seat knows where a hidden card lies."""
        return seat is not None and bool(self.knows[card] >> seat & 1)


class Round(Step[Table]):
    """A round: everybody draws and bids; after the last one the chips are counted (G.2, G.8)."""

    clause = "G.2"
    reveals = True

    def run(self, p: Table) -> Steps:
        """Draw, or end."""
        if p.round == ROUNDS:
            most = max(sum(chips) for chips in p.chips)
            winners = tuple(seat for seat, chips in enumerate(p.chips) if sum(chips) == most)
            p.outcome = Outcome(
                winners, tuple(float(seat in winners) for seat in range(len(p.hands))), "end-chips", "G.8"
            )
            p.note("end-chips", (most,), "G.8")
            return None
        p.round += 1
        p.note("round", (p.round,), "G.2")
        for seat in range(len(p.hands)):
            p.draw(seat)
        return Bid(tuple(-1 if hand else -2 for hand in p.hands)), Round()


class Bid(SealedStep):
    """All bid a card at the same time (G.3)."""

    clause = "G.3"
    prompt = "choose-bid"
    reveals = True

    def actions(self, p: Table, seat: int) -> list[int]:
        """One bid a card in hand."""
        return [BID + card for card in p.hands[seat]]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Not a card of this hand."""
        card = action - BID
        return Reason("not-in-hand", (card,), "G.3") if card in CARDS and card not in p.hands[seat] else None

    def reveal(self, p: Table, answers: tuple[int, ...]) -> Steps:
        """The highest card wins; the lowest may blow the whistle."""
        bids = sorted((answer - BID, seat) for seat, answer in enumerate(answers) if answer >= 0)
        for card, seat in bids:
            p.put_down(seat, card)
            p.note("bid", (seat, card), "G.3")
        return Whistle(bids[0][1]), Peek(bids[-1][1]), Spend(bids[-1][1], CHIPS)


class SeatStep(Step[Table]):
    """A question to one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Table) -> tuple[int, ...]:
        """That seat."""
        return (self.seat,)

    def ask(self, p: Table, seat: int) -> Message:
        """The prompt with the seat."""
        return Message(self.prompt, (self.seat,))


class Whistle(SeatStep):
    """The lowest bidder may blow the whistle; asked while anybody could hold it (G.4)."""

    clause = "G.4"
    prompt = "whistle"

    def seats(self, p: Table) -> tuple[int, ...]:
        """The seat, also without a whistle."""
        return (self.seat,) if WHISTLE not in p.discard and p.hands[self.seat] else ()

    def actions(self, p: Table, seat: int) -> list[int]:
        """Blow it if it is there, or pass."""
        return [BLOW, PASS] if WHISTLE in p.hands[seat] else [PASS]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """No whistle."""
        return Reason("no-whistle", (), "G.4") if action == BLOW and WHISTLE not in p.hands[seat] else None

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """The winner places nothing."""
        if action == BLOW:
            p.put_down(seat, WHISTLE)
            p.silenced = 1
            p.note("blew", (seat,), "G.4")
        return None


class Spend(SeatStep):
    """The winner places chips, one at a time, and the others may cheer (G.5, G.6)."""

    clause = "G.5"
    fields = ("seat", "left")
    prompt = "spend"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def seats(self, p: Table) -> tuple[int, ...]:
        """The winner, while there are chips."""
        return (self.seat,) if self.left and p.supply and not p.silenced else ()

    def may(self, p: Table) -> tuple[int, ...]:
        """The others, while cheers are left in this round."""
        return tuple(seat for seat in range(len(p.hands)) if seat != self.seat) if p.cheers < CHEERS else ()

    def actions(self, p: Table, seat: int) -> list[int]:
        """A table."""
        return [PLACE, PLACE + 1]

    def extras(self, p: Table, seat: int) -> list[int]:
        """A cheer."""
        return [CHEER]

    def reject(self, p: Table, seat: int, action: int) -> Reason | None:
        """Not one's own chips."""
        return Reason("not-yours", (), "G.5") if (seat == self.seat) == (action == CHEER) else None

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Place the chip, or cheer."""
        if action == CHEER:
            p.cheers += 1
            p.note("cheered", (seat,), "G.6")
            return (Spend(self.seat, self.left),)
        p.supply -= 1
        p.chips[seat][action - PLACE] += 1
        p.note("placed", (seat, action - PLACE), "G.5")
        return (Spend(self.seat, self.left - 1),)

    def run(self, p: Table) -> Steps:
        """Nothing more to place."""
        p.silenced = 0
        p.cheers = 0
        return None


class Peek(SeatStep):
    """The winner may look at the top of the deck (G.7)."""

    clause = "G.7"
    prompt = "peek"
    reveals = True

    def seats(self, p: Table) -> tuple[int, ...]:
        """The winner, while there is a deck."""
        return (self.seat,) if p.deck else ()

    def actions(self, p: Table, seat: int) -> list[int]:
        """Look or not."""
        return [PEEK, DECLINE]

    def take(self, p: Table, seat: int, action: int) -> Steps:
        """Look."""
        if action == PEEK:
            card = p.deck[-1]
            p.knows[card] |= 1 << seat
            p.tell(seat)
            p.note("peeked", (seat,), "G.7")
            p.note("saw", (seat, card), "G.7", 1 << seat)
        return None


class GalaWording(Wording):
    """What a gala says."""

    names = {"table": tuple(f"table-{table}" for table in TABLES)}
    vocabulary = {
        "round": ("count",),
        "reshuffled": ("count",),
        "drew": ("side",),
        "drew-card": ("side", "card"),
        "bid": ("side", "card"),
        "blew": ("side",),
        "placed": ("side", "table"),
        "cheered": ("side",),
        "peeked": ("side",),
        "saw": ("side", "card"),
        "end-chips": ("count",),
        "choose-bid": (),
        "whistle": ("side",),
        "spend": ("side",),
        "peek": ("side",),
        "not-in-hand": ("card",),
        "no-whistle": (),
        "not-yours": (),
        "do-bid": ("object:card",),
        "do-blow": (),
        "do-pass": (),
        "do-place": ("object:table",),
        "do-cheer": (),
        "do-peek": (),
        "do-decline": (),
    }


class GalaFace(Face):
    """What guests see."""


class Gala(Game):
    """A party with chips (G.1)."""

    id = "gala"
    options = {"guests": ("3", "2")}
    package = __name__
    secret_kinds = frozenset({"card"})

    def __init__(self) -> None:
        table = ActionTable(
            [
                ("bid", [f"c{card}" for card in CARDS]),
                ("blow", []),
                ("pass", []),
                ("place", list(TABLES)),
                ("cheer", []),
                ("peek", []),
                ("decline", []),
            ]
        )
        steps = (Round, Bid, Whistle, Spend, Peek)
        super().__init__(table, steps, {}, GalaWording(table), GalaFace(self.package))

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Two or three guests."""
        return COLOURS[: int(self.chosen(options)["guests"])]

    def count(self, position: Table) -> int:
        """As many as have a hand."""
        return len(position.hands)

    def blank(self, chance: Chance) -> Table:
        """An empty table."""
        return Table(self, chance)

    def begin(self, position: Table, options: Mapping[str, str]) -> None:
        """Two cards each."""
        count = int(options["guests"])
        position.hands = [[] for _ in range(count)]
        position.chips = [[0, 0] for _ in range(count)]
        position.deck = list(CARDS)
        position.knows = [0] * (len(CARDS) + 1)
        position.supply = 7
        position.chance.shuffle(position.deck)
        for seat in range(count):
            position.draw(seat)
        position.stack.append(Round())

    def reassign(self, position: Table, seat: int | None, rng: Chance) -> None:
        """Deal every card anew whose place the seat does not know; what others know stays with the places."""
        p = position
        places = [*(card for hand in p.hands for card in hand), *p.deck]
        knows = [p.knows[card] for card in places]
        pool = [card for card in places if not p.sees(seat, card)]
        rng.shuffle(pool)
        dealt = [card if p.sees(seat, card) else pool.pop() for card in places]
        for card, mask in zip(dealt, knows, strict=True):
            p.knows[card] = mask
        for owner, hand in enumerate(p.hands):
            p.hands[owner] = sorted(dealt[: len(hand)])
            dealt = dealt[len(hand) :]
        p.deck = dealt

    def remix(self, position: Table, rng: Chance) -> None:
        """Shuffle the cards of the deck that nobody knows."""
        p = position
        places = [place for place, card in enumerate(p.deck) if not p.knows[card]]
        cards = [p.deck[place] for place in places]
        rng.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            p.deck[place] = card

    def look(self, position: Table, seat: int | None) -> View:
        """What a seat may know."""
        p = position
        return View(
            seat,
            p.round,
            tuple(self.hand_seen(p, seat, hand) for hand in p.hands),
            tuple(card if p.sees(seat, card) else None for card in p.deck),
            tuple(p.discard),
            tuple(tuple(chips) for chips in p.chips),
            p.supply,
            p.cheers,
            p.to_act,
        )

    def hand_seen(self, p: Table, seat: int | None, hand: list[int]) -> tuple[int | None, ...]:
        """The cards of a hand that a seat knows, and None for each other one."""
        known = tuple(card for card in hand if p.sees(seat, card))
        return known + (None,) * (len(hand) - len(known))
