"""Everything on and around the table, and its verbs: cards, notes, the bank, the concessions."""

from __future__ import annotations

from typing import ClassVar, final

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position, Rules

from .actions import Codes
from .layout import GIVES, MONEY, NOBODY, NOTE_VALUES, NOTES, OBSERVERS, SEATS, SILENT, SLOTS, THINGS
from .printed import Printed


def notes_worth(count: int, value: int) -> list[int]:
    """The notes of a concession that is known to be worth so much: of 1 and 2, for there are no others in it (S.5)."""
    twos = value - count
    return [0] * (count - twos) + [1] * twos


@final
class Backroom(Position):
    """The position. Lists by seat have a place for each of six; cards of a kind are counted, for all are alike.

    Attributes:
        players: how many seats there are.
        must_stand: whether who has a politician must stand (E.3).
        round: 1 to 3.
        turn: the seat whose turn it is.
        first: the seat that begins the round.
        caller: the seat that set the third calendar aside; -1: nobody yet.
        aside: calendars set aside.
        deck: kinds, the top one last.
        discards, pool: number of cards of each kind.
        hand, front: number of cards of each kind, ``seat * kinds + kind``.
        purse: notes of 1, 2 and 4, ``seat * NOTES + note``.
        bank: value of the notes in the bank.
        large, small: notes of the concessions.
        won_large, won_small: who took the concessions of each round; -1: nobody.
        worth_large, worth_small: what they were worth.
        standing: the politician that each seat has nominated; -1: none.
        stood: the same in the election that is just over, until the next round; its other results lie there as long.
        ballots: votes in the order in which they were cast, ``(seat * voters + group) * SEATS + candidate``.
        passed: mask of seats that have passed for good.
        dice: what the floating votes rolled, in the order of their ballots.
        totals: votes of each seat's candidate, once counted.
        yielded: for each seat a mask of the seats to which it has yielded.
        tied: mask of the seats that bargain over their places now.
        placed: the seats that have their place, the first first.
        top: the top vote-getter of the last election.
        frozen: whether cards in front cannot change hands (N.11, N.13).
        left: market actions that each seat has left.
        drafts: things that each seat is about to offer: gives as they are, wants plus ``codes.things``.
        countered: the offer that a draft counters, its place in ``offers``; -1: none.
        word: what each seat says with its next refusal or withdrawal, a number of :mod:`.layout`; 0: nothing.
        offers: by ``seat * SLOTS + slot``; empty, or as :data:`layout.THINGS` says.
        known: how many offers each seat has seen.
        refused: what each seat has offered in vain this round, by :func:`market.remembered`.
        reserved: things of each seat that its offers hold, ``seat * things + thing``.
        seen: cards that an observer last saw come into a hand, ``(observer * SEATS + seat) * kinds + kind``.
        reckoned: what an observer reckons a seat's money to be, concessions apart, ``observer * SEATS + seat``.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "players", "must_stand", "round", "turn", "first", "caller", "aside", "deck", "discards", "pool", "hand",
        "front", "purse", "bank", "large", "small", "won_large", "won_small", "worth_large", "worth_small",
        "standing", "stood", "ballots", "passed", "dice", "totals", "yielded", "tied", "placed", "top", "frozen",
        "left", "drafts", "countered", "word", "offers", "known", "refused", "reserved", "seen", "reckoned",
    )  # fmt: skip

    def __init__(self, rules: Rules, printed: Printed, codes: Codes, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.printed = printed
        self.codes = codes
        self.players = 0
        self.must_stand = 1
        self.round = 0
        self.turn = 0
        self.first = 0
        self.caller = NOBODY
        self.aside = 0
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.pool: list[int] = []
        self.hand: list[int] = []
        self.front: list[int] = []
        self.purse: list[int] = []
        self.bank = MONEY
        self.large: list[int] = []
        self.small: list[int] = []
        self.won_large: list[int] = []
        self.won_small: list[int] = []
        self.worth_large: list[int] = []
        self.worth_small: list[int] = []
        self.standing: list[int] = []
        self.stood: list[int] = []
        self.ballots: list[int] = []
        self.passed = 0
        self.dice: list[int] = []
        self.totals: list[int] = []
        self.yielded: list[int] = []
        self.tied = 0
        self.placed: list[int] = []
        self.top = NOBODY
        self.frozen = 0
        self.left: list[int] = []
        self.drafts: list[list[int]] = []
        self.countered: list[int] = []
        self.word: list[int] = []
        self.offers: list[list[int]] = []
        self.known: list[int] = []
        self.refused: list[list[int]] = []
        self.reserved: list[int] = []
        self.seen: list[int] = []
        self.reckoned: list[int] = []

    def clone(self) -> Backroom:
        """An independent copy; offers, drafts and refusals are replaced, never changed: their contents are shared."""
        twin = Backroom(self.rules, self.printed, self.codes, self.chance.clone())
        self.share(twin)
        twin.players = self.players
        twin.must_stand = self.must_stand
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.caller = self.caller
        twin.aside = self.aside
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.pool = self.pool[:]
        twin.hand = self.hand[:]
        twin.front = self.front[:]
        twin.purse = self.purse[:]
        twin.bank = self.bank
        twin.large = self.large[:]
        twin.small = self.small[:]
        twin.won_large = self.won_large[:]
        twin.won_small = self.won_small[:]
        twin.worth_large = self.worth_large[:]
        twin.worth_small = self.worth_small[:]
        twin.standing = self.standing[:]
        twin.stood = self.stood[:]
        twin.ballots = self.ballots[:]
        twin.passed = self.passed
        twin.dice = self.dice[:]
        twin.totals = self.totals[:]
        twin.yielded = self.yielded[:]
        twin.tied = self.tied
        twin.placed = self.placed[:]
        twin.top = self.top
        twin.frozen = self.frozen
        twin.left = self.left[:]
        twin.drafts = self.drafts[:]
        twin.countered = self.countered[:]
        twin.word = self.word[:]
        twin.offers = self.offers[:]
        twin.known = self.known[:]
        twin.refused = self.refused[:]
        twin.reserved = self.reserved[:]
        twin.seen = self.seen[:]
        twin.reckoned = self.reckoned[:]
        return twin

    def lay_out(self, players: int, must_stand: bool) -> None:
        """Empty places for so many players and all kinds of cards."""
        kinds = self.codes.kinds
        self.players = players
        self.must_stand = 1 if must_stand else 0
        self.discards = [0] * kinds
        self.pool = [0] * kinds
        self.hand = [0] * (SEATS * kinds)
        self.front = [0] * (SEATS * kinds)
        self.purse = [0] * (SEATS * NOTES)
        self.large = [0] * NOTES
        self.small = [0] * NOTES
        self.standing = [NOBODY] * SEATS
        self.tidy()
        self.yielded = [0] * SEATS
        self.left = [0] * SEATS
        self.drafts = [[] for _ in range(SEATS)]
        self.countered = [NOBODY] * SEATS
        self.word = [SILENT] * SEATS
        self.offers = [[] for _ in range(SEATS * SLOTS)]
        self.known = [0] * SEATS
        self.refused = [[] for _ in range(SEATS)]
        self.reserved = [0] * (SEATS * self.codes.things)
        self.seen = [0] * (OBSERVERS * SEATS * kinds)
        self.reckoned = [0] * (OBSERVERS * SEATS)

    def resume(self, dropped: Position) -> None:
        """After a takeback: no offer gets a number that another has had (N.4)."""
        assert isinstance(dropped, Backroom)
        self.known = dropped.known[:]

    # -- seats -------------------------------------------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The left-hand neighbour of a seat."""
        return (seat + 1) % self.players

    def tell_all(self) -> None:
        """Something hidden has been shown to everybody."""
        for seat in range(self.players):
            self.tell(seat)

    def hand_size(self, seat: int) -> int:
        """How many cards a seat has in hand, which everybody may count."""
        kinds = self.codes.kinds
        size = 0
        for place in range(seat * kinds, seat * kinds + kinds):
            size += self.hand[place]
        return size

    def pool_size(self) -> int:
        """How many cards lie in the pool."""
        size = 0
        for count in self.pool:
            size += count
        return size

    # -- cards -------------------------------------------------------------------------------------------------------

    def draw_card(self) -> int:
        """The top card that is no calendar; calendars on the way are set aside (C.1, C.4). -1: the deck is empty."""
        while self.deck:
            kind = self.deck.pop()
            if kind != self.printed.calendar:
                return kind
            self.aside += 1
            if self.live:
                self.note("calendar", (self.turn, self.aside), "C.1")
            if self.aside == self.printed.calendars:
                self.caller = self.turn
                if self.live:
                    self.note("called", (self.turn,), "C.2")
        return NOBODY

    def gain_open(self, seat: int, kind: int) -> None:
        """A card that everybody has seen comes into a hand."""
        kinds = self.codes.kinds
        self.hand[seat * kinds + kind] += 1
        for observer in range(OBSERVERS):
            self.sight(observer, seat, kind, 1)

    def lose_open(self, seat: int, kind: int) -> None:
        """A card leaves a hand for all to see; of a politician there is no other, so nobody holds it now."""
        kinds = self.codes.kinds
        self.hand[seat * kinds + kind] -= 1
        if kind < self.printed.politicians:
            for place in range(kind, len(self.seen), kinds):
                self.seen[place] = 0
            return
        for observer in range(OBSERVERS):
            self.sight(observer, seat, kind, -1)

    def hand_over(self, giver: int, taker: int, kind: int) -> None:
        """A hand card changes hands; only these two see which (N.9, H.5)."""
        kinds = self.codes.kinds
        self.hand[giver * kinds + kind] -= 1
        self.hand[taker * kinds + kind] += 1
        for observer in (giver, taker):
            self.sight(observer, giver, kind, -1)
            self.sight(observer, taker, kind, 1)

    def sight(self, observer: int, seat: int, kind: int, change: int) -> None:
        """An observer learns that a card came into a hand (1) or left it (-1); of a politician there is no other."""
        kinds = self.codes.kinds
        place = (observer * SEATS + seat) * kinds + kind
        if change > 0 and kind < self.printed.politicians:
            for other in range(SEATS):
                self.seen[(observer * SEATS + other) * kinds + kind] = 0
        self.seen[place] = max(0, self.seen[place] + change)

    # -- money -------------------------------------------------------------------------------------------------------

    def tidy(self) -> None:
        """Take the results of an election off the table."""
        self.stood = [NOBODY] * SEATS
        self.totals = [0] * SEATS
        self.ballots = []
        self.dice = []
        self.placed = []
        self.passed = 0

    def mix_concessions(self, rng: Chance) -> None:
        """Mix notes unseen into the concessions that nobody has won; the others go back to the bank (S.5)."""
        notes = [note for note in range(NOTES) for _ in range(self.printed.mix[note])]
        large = self.printed.large
        if self.won_large[-1] != NOBODY:
            for note in notes_worth(large, self.worth_large[-1]):
                notes.remove(note)
            large = 0
        rng.shuffle(notes)
        for pile, first, end in ((self.large, 0, large), (self.small, large, large + self.printed.small)):
            for note in range(NOTES):
                count = notes[first:end].count(note)
                self.bank += (pile[note] - count) * NOTE_VALUES[note]
                pile[note] = count

    def money(self, seat: int) -> int:
        """The value of a seat's notes."""
        place = seat * NOTES
        return self.purse[place] + 2 * self.purse[place + 1] + 4 * self.purse[place + 2]

    def free_money(self, seat: int) -> int:
        """The value of a seat's notes that none of its offers holds."""
        held = seat * self.codes.things
        reserved = self.reserved
        return self.money(seat) - reserved[held] - 2 * reserved[held + 1] - 4 * reserved[held + 2]

    def earn(self, seat: int, value: int) -> None:
        """The bank pays notes of 1 to a seat, for all to see."""
        self.purse[seat * NOTES] += value
        self.bank -= value
        for observer in range(OBSERVERS):
            self.reckoned[observer * SEATS + seat] += value

    def collect(self, seat: int, notes: list[int]) -> int:
        """A seat takes a concession unseen by the others; return what it is worth."""
        value = 0
        for note in range(NOTES):
            self.purse[seat * NOTES + note] += notes[note]
            value += notes[note] * NOTE_VALUES[note]
            notes[note] = 0
        self.tell(seat)
        return value

    def change_for(self, seat: int, needed: list[int]) -> None:
        """Change free notes with the bank so that the seat holds at least these (M.3); it must be able to."""
        place, held = seat * NOTES, seat * self.codes.things
        rest = 0
        short = False
        for note in range(NOTES):
            free = self.purse[place + note] - self.reserved[held + note]
            rest += (free - needed[note]) * NOTE_VALUES[note]
            short = short or free < needed[note]
        if short:
            for note in range(NOTES - 1, -1, -1):
                more = rest // NOTE_VALUES[note]
                rest -= more * NOTE_VALUES[note]
                self.purse[place + note] = self.reserved[held + note] + needed[note] + more

    def lift(self, place: int) -> None:
        """Take an offer off the table; what it held is free again (N.5)."""
        offer = self.offers[place]
        held = place // SLOTS * self.codes.things
        for thing in offer[THINGS : THINGS + offer[GIVES]]:
            self.reserved[held + thing] -= 1
        self.offers[place] = []
        for seat in range(self.players):
            if self.countered[seat] == place:
                self.countered[seat] = NOBODY
