"""Everything on the table of 1960, and the verbs that change it without asking anybody."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position, Rules

from .actions import CAMPAIGNING, POSITIONING
from .board import BIT, ENDORSED, KENNEDY, NIXON, NONE, REGION, SIGN
from .effects import (
    BANS,
    BISHOPS,
    BOBBY,
    CITIZENS,
    JACKIE,
    JOE,
    KEN_AIR,
    LASTING,
    NO_CHECKS,
    PRESS_CORPS,
    STATURE,
    SUMMER,
)
from .printed import BOTH, SECOND, Edition, Printed

MOMENTUM: Final = 0
BAG: Final = 2
REST: Final = 4
TOKEN: Final = 6
READY: Final = 8
VICE: Final = 10
EARLY: Final = 12
"""``sides[MOMENTUM + seat]`` and so on; see :attr:`Race.sides`."""

INITIATIVE_CHECK: Final = 2
"""In :attr:`Race.draws`, instead of a seat."""
GOING_ON: Final = ("declare-support", "gain", "redraw")
"""Prompts of the questions of a gain, which the cubes that are drawn for it stay to see."""

VICE_PRESIDENTS: Final = 1
LIMITED_POSITIONING: Final = 2

INITIATIVE: Final = 0
ACTIVITY: Final = 1
MOMENTUM_PHASE: Final = 2
STRATEGY: Final = 3
DEBATES: Final = 4
ELECTION_DAY: Final = 5
OVER: Final = 6
PHASES: Final = ("initiative", "activity", "momentum", "strategy", "debates", "election-day", "over")


def in_play(card: int, use: int, seat: int, preempted: int) -> int:
    """How a card in play stands in :attr:`Race.play`: ``card = code >> 4``, ``use = code >> 2 & 3``."""
    return card << 4 | use << 2 | seat << 1 | preempted


@final
class Race(Position):
    """The position of 1960.

    Only ``cubes`` and ``sides`` are changed in place. Every other list is replaced as a whole when it changes, never
    changed in place, so that clones share it.

    Attributes:
        printed: the printed values, shared by all clones.
        edition: 1 or 2.
        variants: mask of the optional rules in use.
        turn: 1 to 9.
        phase: index into :data:`PHASES`.
        activity: 1 to 5 in activity phases, otherwise 0.
        step: step within the debates and Election Day; :mod:`.view` names them.
        initiative: who holds it, or :data:`NONE`.
        start: the start player, or :data:`NONE`.
        dry: 1 from the strategy cards of Election Day on, when the bag is no longer reseeded (B.7).
        effects: mask of the events in force for the rest of the turn; :mod:`.effects` names them.
        cubes: by place, above 0 for Kennedy and below for Nixon; not limited (S.14); endorsement
            markers in the last four.
        sides: by seat: ``MOMENTUM``, cubes in the ``BAG`` and in the ``REST`` zone, the state of the ``TOKEN``, whether
            the candidate card is ``READY``, the ``VICE`` president's card lying aside (or 0), and how many cards of
            the strategy stack were there ``EARLY``, before the discard pile was last shuffled into the deck.
        order: the issues on the Issues Track from first place on; :data:`NONE` for a place that is free in the debates.
        hands: cards in both hands, in the order of their numbers.
        stacks: both strategy stacks.
        deck: the campaign deck, the top card last; only the first ``deck_left`` cards are still in it.
        discard: the discard pile.
        removed: cards out of the game.
        box: prevention, debate and Election Day events on the board.
        play: cards being carried out, the last one on top of those that brought it about; see :func:`in_play`.
        known: cards in a hand or stack that the other side knows to be there.
        old: cards that were in a hand or stack when the discard pile was last shuffled into the deck.
        endorsement_deck: sorts of endorsement cards, the top one last; only the first ``endorsements_left`` are in it.
        draws: the cubes that came out of the bag since the last decision, and since the first one of a gain:
            ``(place + 1) << 4 | for whom << 2 | colour``, with place :data:`NONE` and :data:`INITIATIVE_CHECK` where
            they apply.
        stage: in the debates, by issue, the place that it came from.
        podium: cards lying at the issues: ``card << 3 | issue << 1 | side``.
        decided: issues that have been won, in order: ``issue << 1 | winner``.
        shown: cards shown in the last round of the debates, by seat; 0 for none, negative once it lies elsewhere.
        debate_round: counted from 1.
        called: states as they are tallied: ``state << 2 | winner``, with 2 for withheld votes.
    """

    fields = (
        "edition", "variants", "turn", "phase", "activity", "step", "initiative", "start", "dry", "effects",
        "deck_left", "endorsements_left", "debate_round", "cubes", "sides", "order", "hands", "stacks", "deck",
        "discard", "removed", "box", "play", "known", "old", "endorsement_deck", "draws", "stage", "podium",
        "decided", "shown", "called",
    )  # fmt: skip

    def __init__(self, rules: Rules, printed: Printed, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.printed = printed
        self.edition: i64 = SECOND
        self.variants: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = INITIATIVE
        self.activity: i64 = 0
        self.step: i64 = 0
        self.initiative: i64 = NONE
        self.start: i64 = NONE
        self.dry: i64 = 0
        self.effects: i64 = 0
        self.deck_left: i64 = 0
        self.endorsements_left: i64 = 0
        self.debate_round: i64 = 0
        self.cubes: list[int] = EMPTY
        self.sides: list[int] = EMPTY
        self.order: list[int] = EMPTY
        self.hands: list[list[int]] = NO_HANDS
        self.stacks: list[list[int]] = NO_HANDS
        self.deck: list[int] = EMPTY
        self.discard: list[int] = EMPTY
        self.removed: list[int] = EMPTY
        self.box: list[int] = EMPTY
        self.play: list[int] = EMPTY
        self.known: list[int] = EMPTY
        self.old: list[int] = EMPTY
        self.endorsement_deck: list[int] = EMPTY
        self.draws: list[int] = EMPTY
        self.stage: list[int] = EMPTY
        self.podium: list[int] = EMPTY
        self.decided: list[int] = EMPTY
        self.shown: list[int] = EMPTY
        self.called: list[int] = EMPTY

    def clone(self) -> Race:
        """An independent copy that writes no log."""
        twin = Race(self.rules, self.printed, self.chance.clone())
        self.share(twin)
        twin.edition = self.edition
        twin.variants = self.variants
        twin.turn = self.turn
        twin.phase = self.phase
        twin.activity = self.activity
        twin.step = self.step
        twin.initiative = self.initiative
        twin.start = self.start
        twin.dry = self.dry
        twin.effects = self.effects
        twin.deck_left = self.deck_left
        twin.endorsements_left = self.endorsements_left
        twin.debate_round = self.debate_round
        twin.cubes = self.cubes[:]
        twin.sides = self.sides[:]
        twin.order = self.order
        twin.hands = self.hands
        twin.stacks = self.stacks
        twin.deck = self.deck
        twin.discard = self.discard
        twin.removed = self.removed
        twin.box = self.box
        twin.play = self.play
        twin.known = self.known
        twin.old = self.old
        twin.endorsement_deck = self.endorsement_deck
        twin.draws = self.draws
        twin.stage = self.stage
        twin.podium = self.podium
        twin.decided = self.decided
        twin.shown = self.shown
        twin.called = self.called
        return twin

    def apply(self, seat: int, action: int) -> None:
        """Carry an answer out; the cubes that were drawn before are shown no longer, unless it goes on with a gain."""
        if self.draws and self.stack[-1].prompt not in GOING_ON:
            self.draws = EMPTY
        super().apply(seat, action)

    @property
    def rules_of_edition(self) -> Edition:
        """What this edition does its own way."""
        return self.printed.editions[self.edition]

    @property
    def shows_strategy(self) -> bool:
        """Whether the strategy cards of Election Day all lie open (F.6)."""
        return bool(self.dry) and self.rules_of_edition.strategy_at_once

    # -- support -------------------------------------------------------------------------------------------------------

    def count(self, seat: int, place: int) -> int:
        """How many cubes (or endorsement markers) of a side lie in a place."""
        cubes = self.cubes[place] * SIGN[seat]
        return cubes if cubes > 0 else 0

    def leader(self, place: int) -> int:
        """Who leads a state or issue, or holds a box; :data:`NONE` without cubes (L.3, L.5, L.6)."""
        cubes = self.cubes[place]
        return KENNEDY if cubes > 0 else NIXON if cubes < 0 else NONE

    def carries(self, seat: int, state: int) -> bool:
        """Whether a side carries a state (L.4)."""
        return self.cubes[state] * SIGN[seat] >= self.printed.carry

    def has_media(self, seat: int, region: int) -> bool:
        """Whether a side has media support in a region (L.6)."""
        return self.cubes[REGION + region] * SIGN[seat] > 0

    def gain(self, seat: int, place: int, cubes: int) -> None:
        """Gain support in a place, or endorsement markers; those of the other side go first (L.1, L.2, L.8).

        Nothing is checked here; issue and media support, rewards and endorsements never are (E.10).
        """
        if cubes > 0:
            if self.live:
                clause = "L.8" if place >= ENDORSED else "L.2"
                removed = min(cubes, self.count(1 - seat, place))
                if removed:
                    self.note("removed", (seat, removed, place), clause)
                if cubes > removed:
                    self.note("gained", (seat, cubes - removed, place), clause)
            self.cubes[place] += SIGN[seat] * cubes

    def lose(self, seat: int, place: int, cubes: int) -> int:
        """Take as many cubes of a side off a place, or what is there; how many that was (L.7)."""
        lost = min(cubes, self.count(seat, place))
        if lost:
            self.cubes[place] -= SIGN[seat] * lost
            if self.live:
                self.note("lost", (seat, lost, place), "L.7")
        return lost

    def rise(self, issue: int, places: int) -> None:
        """Move an issue up the Issues Track, with its support (E.11)."""
        place = self.order.index(issue)
        top = max(place - places, 0)
        if top == place:
            return
        rest = [other for other in self.order if other != issue]
        self.order = [*rest[:top], issue, *rest[top:]]
        if self.live:
            self.note("rose", (issue, top + 1), "E.11")

    # -- momentum, tokens, candidate cards -----------------------------------------------------------------------------

    def gain_momentum(self, seat: int, markers: int) -> None:
        """Take momentum markers (L.10)."""
        self.sides[MOMENTUM + seat] += markers
        if self.live:
            self.note("gained-momentum", (seat, markers), "L.10")

    def lose_momentum(self, seat: int, markers: int) -> None:
        """Lose momentum markers, or those that are there; this is not spending (L.10, P.11)."""
        lost = min(markers, self.sides[MOMENTUM + seat])
        if lost:
            self.sides[MOMENTUM + seat] -= lost
            if self.live:
                self.note("lost-momentum", (seat, lost), "L.10")

    def can_pay(self, seat: int, markers: int) -> bool:
        """Whether a side can and may pay momentum (P.11)."""
        if self.sides[MOMENTUM + seat] < markers:
            return False
        return not self.effects & (BISHOPS if seat == KENNEDY else JOE)

    def pay(self, seat: int, markers: int, clause: str) -> None:
        """Pay momentum."""
        self.sides[MOMENTUM + seat] -= markers
        if self.live:
            self.note("paid", (seat, markers), clause)

    def move_token(self, seat: int, state: int, clause: str = "E.12") -> None:
        """Put a candidate's token into a state (C.1, E.12)."""
        if self.sides[TOKEN + seat] != state:
            self.sides[TOKEN + seat] = state
            if self.live:
                self.note("moved", (seat, state), clause)

    def exhaust(self, seat: int) -> None:
        """Turn a candidate card to its exhausted side (X.2, X.3)."""
        if self.sides[READY + seat]:
            self.sides[READY + seat] = 0
            if self.live:
                self.note("exhausted", (seat,), "X.2")

    def make_ready(self, seat: int) -> None:
        """Make a candidate card ready again (X.3)."""
        self.sides[READY + seat] = 1
        if self.live:
            self.note("made-ready", (seat,), "X.3")

    # -- support checks and the bag ------------------------------------------------------------------------------------

    def percent(self, seat: int) -> int:
        """Per cent of a support check of a side, by what is in the bag (B.2)."""
        cubes = self.sides[BAG] + self.sides[BAG + 1]
        return round(100 * self.sides[BAG + seat] / cubes) if cubes else 0

    def in_the_way(self, seat: int, state: int) -> bool:
        """Whether the opponent carries a state or stands there, without media support that exempts (C.6, C.7)."""
        other = 1 - seat
        if not (self.carries(other, state) or self.sides[TOKEN + other] == state):
            return False
        return not self.has_media(seat, self.printed.region[state])

    def checks_event(self, seat: int, state: int) -> bool:
        """Whether state support from an event has to be checked (E.7, E.8)."""
        return self.rules_of_edition.event_checks and self.in_the_way(seat, state)

    def checks_campaigning(self, seat: int, state: int) -> bool:
        """Whether a point for campaigning in a state needs a support check (C.6, C.7, K.55, K.79)."""
        if self.effects & NO_CHECKS[seat]:
            return False
        if seat == NIXON and self.effects & PRESS_CORPS:
            return not self.has_media(seat, self.printed.region[state])
        return self.in_the_way(seat, state)

    def put_in_bag(self, seat: int, cubes: int) -> None:
        """Put cubes of one colour into the bag (B.1)."""
        self.sides[BAG + seat] += cubes
        if self.live and cubes:
            self.note("into-bag", (seat, cubes), "B.1")

    def draw_cube(self, seat: int, place: int) -> int:
        """Draw a cube for a side and a place; :data:`NONE` from a bag that stays empty.

        An empty bag is reseeded at once (B.6, B.7).
        """
        bag = [self.sides[BAG], self.sides[BAG + 1]]
        if bag[KENNEDY] + bag[NIXON] == 0:
            return NONE
        colour = self.chance.kind(bag)
        self.sides[BAG + colour] -= 1
        self.draws = [*self.draws, (place + 1) << 4 | seat << 2 | colour]
        if bag[KENNEDY] + bag[NIXON] == 1 and not self.dry:
            self.reseed()
        return colour

    def reseed(self) -> None:
        """Fill the bag again from the supplies (B.6)."""
        cubes = self.rules_of_edition.reseed
        self.sides[BAG + KENNEDY] += cubes
        self.sides[BAG + NIXON] += cubes
        if self.live:
            self.note("reseeded", (cubes,), "B.6")

    # -- what events in force change -----------------------------------------------------------------------------------

    def points(self, seat: int, card: int, use: int) -> int:
        """What a card is worth to a side for one kind of action (P.3, K.4, K.26, K.54, K.69, K.88)."""
        printed = self.printed
        points = printed.cp[card]
        effects = self.effects
        if effects:
            if seat == NIXON:
                if effects & CITIZENS:
                    points += printed.effect[4].cp
            else:
                if effects & BOBBY:
                    points += printed.effect[54].cp
                if effects & SUMMER:
                    points += printed.effect[69].cp
                if use == CAMPAIGNING and effects & KEN_AIR:
                    points += printed.effect[26].cp
                if use == POSITIONING and effects & STATURE:
                    points += printed.effect[88].cp
        return max(printed.cp_least, min(printed.cp_most, points))

    def banned(self, seat: int) -> i64:
        """Mask of the states in which a side may not spend points on campaigning (C.12), K.74 apart."""
        found: i64 = 0
        for effect, card in BANS[seat]:
            if self.effects & effect:
                found |= self.printed.effect[card].banned
        return found

    def prevented(self, card: int) -> bool:
        """Whether a prevention event rules the event of a card out (E.18); what is in force stays so (E.19)."""
        by = self.printed.prevented_by[card]
        return by != 0 and by in self.box

    def event_price(self, seat: int) -> int:
        """What a side has to pay for playing an event (K.85)."""
        return self.printed.effect[85].cost if seat == NIXON and self.effects & JACKIE else 0

    def can_play_event(self, seat: int, card: int) -> bool:
        """Whether a side can play a card as an event: it is not prevented, and can be paid for (E.18, K.85)."""
        price = self.event_price(seat)
        return not self.prevented(card) and (price == 0 or self.can_pay(seat, price))

    def last(self, effect: int) -> None:
        """Let an event last for the rest of the turn: its card lies in front of whom it affects (E.13)."""
        self.effects |= effect
        if self.live:
            for bit, card, seat in LASTING:
                if bit == effect:
                    self.note("lasts", (card, seat), "E.13")

    # -- cards ---------------------------------------------------------------------------------------------------------

    def set_hand(self, seat: int, cards: list[int]) -> None:
        """Give a side these cards as its hand."""
        cards.sort()
        self.hands = [cards, self.hands[1]] if seat == KENNEDY else [self.hands[0], cards]

    def set_stack(self, seat: int, cards: list[int]) -> None:
        """Give a side these cards as its strategy stack."""
        self.stacks = [cards, self.stacks[1]] if seat == KENNEDY else [self.stacks[0], cards]

    def draw_cards(self, seat: int, cards: int) -> None:
        """Draw cards from the campaign deck, as many as there are (I.1, I.2)."""
        drawn: list[int] = []
        while len(drawn) < cards:
            card = self.top_card()
            if card == 0:
                break
            drawn.append(card)
        self.set_hand(seat, self.hands[seat] + drawn)
        self.tell(seat)
        if self.live:
            self.note("drew", (seat, len(drawn)), "I.1")
            for card in sorted(drawn):
                self.note("drew-card", (seat, card), "I.1", BIT[seat])

    def top_card(self) -> int:
        """Take the top card of the campaign deck; the discard pile is shuffled into a new one when needed (I.2)."""
        if self.deck_left == 0:
            self.renew_deck()
        if self.deck_left == 0:
            return 0
        self.deck_left -= 1
        return self.deck[self.deck_left]

    def renew_deck(self) -> None:
        """Shuffle the discard pile into a new deck; what is in hands and stacks now cannot be in it (I.2)."""
        pile = sorted(self.discard)
        if not pile:
            return
        self.chance.shuffle(pile)
        self.deck = pile
        self.deck_left = len(pile)
        self.discard = EMPTY
        self.old = self.hands[0] + self.hands[1] + self.stacks[0] + self.stacks[1]
        self.sides[EARLY] = len(self.stacks[0])
        self.sides[EARLY + 1] = len(self.stacks[1])
        if self.live:
            self.note("reshuffled", (len(pile),), "I.2")

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, for all to see; its next place is the caller's."""
        self.set_hand(seat, [other for other in self.hands[seat] if other != card])
        if card in self.known:
            self.known = [other for other in self.known if other != card]

    def to_discard(self, card: int) -> None:
        """Lay a card that lies nowhere on the discard pile."""
        self.discard = [*self.discard, card]

    def discard_from_hand(self, seat: int, card: int, clause: str) -> None:
        """Discard a card from a hand, for all to see."""
        self.leave_hand(seat, card)
        self.to_discard(card)
        if self.live:
            self.note("discarded", (seat, card), clause)

    def retrieve(self, seat: int, card: int) -> None:
        """Take a card from the discard pile into a hand, for all to see."""
        self.discard = [other for other in self.discard if other != card]
        self.set_hand(seat, [*self.hands[seat], card])
        self.known = [*self.known, card]
        if self.live:
            self.note("retrieved", (seat, card), "E.20")

    def show_hand(self, seat: int) -> None:
        """Show a whole hand to the other side, which remembers it (K.56)."""
        self.known = self.known + [card for card in self.hands[seat] if card not in self.known]
        self.tell(1 - seat)
        if self.live:
            self.note("showed-hand", (seat,), "K.56")
            for card in self.hands[seat]:
                self.note("saw", (seat, card), "K.56", BIT[1 - seat])

    def lay_in_play(self, card: int, use: int, seat: int) -> None:
        """Lay a card that lies nowhere in play."""
        self.play = [*self.play, in_play(card, use, seat, 0)]

    def own_icon(self, seat: int, card: int) -> bool:
        """Whether a card shows a side's icon, alone or with the other."""
        return self.printed.icon[card] in (seat, BOTH)


EMPTY: Final[list[int]] = []
"""Shared by all, so never changed in place."""
NO_HANDS: Final[list[list[int]]] = [[], []]
