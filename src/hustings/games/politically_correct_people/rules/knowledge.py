"""What a seat cannot know is dealt anew: hands and deck, notes, concessions, offers among others (chapter H)."""

from __future__ import annotations

from typing import Final

from hustings.kernel.chance import Chance

from .layout import (
    EVERYONE,
    GIVES,
    MONEY,
    NOBODY,
    NOTE_VALUES,
    NOTES,
    NUMBER,
    OPEN,
    PUBLIC,
    SEATS,
    SILENT,
    SLOT,
    SLOTS,
    THINGS,
    TO,
)
from .position import Backroom, notes_worth

RUMOUR: Final = 4
"""One in so many other seats is thought to have paid another one unseen."""


def deal_anew(p: Backroom, seat: int | None, rng: Chance) -> None:
    """Replace everything hidden by something that this seat, or a spectator, must hold possible."""
    reader = PUBLIC if seat is None else seat
    _forget_offers(p, reader)
    _forget_memories(p, reader)
    _deal(p, reader, rng)
    _mix(p, reader, rng)


def remix(p: Backroom, rng: Chance) -> None:
    """After a takeback: nobody knows the order of the deck, nor what is in the concessions that lie there."""
    rng.shuffle(p.deck)
    if any(p.small):
        p.mix_concessions(rng)


def _forget_offers(p: Backroom, reader: int) -> None:
    """Others' drafts and refusals, what they may send, and offers that do not concern the reader are unknown (H.5)."""
    for place in range(len(p.offers)):
        offer = p.offers[place]
        if not offer or place // SLOTS == reader:
            continue
        if reader == PUBLIC or not offer[OPEN] >> reader & 1:
            p.lift(place)
        elif offer[TO] == EVERYONE:
            p.offers[place] = offer[:]
            p.offers[place][OPEN] = ((1 << p.players) - 1) & ~(1 << place // SLOTS)
    _lay_out_as_known(p, reader)
    for other in range(p.players):
        if other != reader:
            p.drafts[other] = []
            p.refused[other] = []
            p.countered[other] = NOBODY
            p.word[other] = SILENT
            p.left[other] = p.printed.market_limit


def _lay_out_as_known(p: Backroom, reader: int) -> None:
    """Lay others' offers where the reader knows them: where they lay tells how many others there were (N.14)."""
    answered = p.countered[reader] if reader != PUBLIC else NOBODY
    for giver in range(p.players):
        if giver == reader:
            continue
        first = giver * SLOTS
        rows = p.offers[first : first + SLOTS]
        for place in range(first, first + SLOTS):
            p.offers[place] = []
        for slot in range(SLOTS):
            offer = rows[slot]
            if offer:
                place = first + offer[SLOT + reader]
                p.offers[place] = offer
                if answered == first + slot:
                    p.countered[reader] = place


def _forget_memories(p: Backroom, reader: int) -> None:
    """Others' numbers of offers and what only they have seen: the reader cannot tell, and takes what all know (H.5)."""
    for place in range(len(p.offers)):
        if p.offers[place]:
            p.offers[place] = p.offers[place][:]
    cards, purses = SEATS * p.codes.kinds, SEATS
    places = [place for _, place in numbered(p, reader)]
    for other in range(p.players):
        if other != reader:
            _renumber(p, other, places)
            p.seen[other * cards : other * cards + cards] = p.seen[PUBLIC * cards :]
            p.reckoned[other * purses : other * purses + purses] = p.reckoned[PUBLIC * purses :]


def _renumber(p: Backroom, seat: int, places: list[int]) -> None:
    """Let a seat know these offers by the numbers 1, 2, 3 ... and those of each giver by its first slots."""
    p.known[seat] = 0
    slots = [0] * SEATS
    for place in places:
        offer = p.offers[place]
        giver = place // SLOTS
        offer[NUMBER + seat] = 0
        offer[SLOT + seat] = 0
        if giver == seat or offer[OPEN] >> seat & 1:
            p.known[seat] += 1
            offer[NUMBER + seat] = p.known[seat]
        if offer[OPEN] >> seat & 1:
            offer[SLOT + seat] = slots[giver]
            slots[giver] += 1


def _deal(p: Backroom, reader: int, rng: Chance) -> None:
    """Hands: what open offers show, then what was seen to come there, as far as it can be; the others at random."""
    kinds, calendar = p.codes.kinds, p.printed.calendar
    hidden = [0] * kinds
    for kind in p.deck:
        hidden[kind] += 1
    sizes = [0] * SEATS
    for other in range(p.players):
        if other != reader:
            sizes[other] = p.hand_size(other)
            for kind in range(kinds):
                hidden[kind] += p.hand[other * kinds + kind]
                p.hand[other * kinds + kind] = 0
    calendars = hidden[calendar]
    hidden[calendar] = 0
    for other in range(p.players):
        if other == reader:
            continue
        for kind in range(kinds - 1):
            for _ in range(p.reserved[other * p.codes.things + p.codes.hand + kind]):
                sizes[other] -= 1
                hidden[kind] -= 1
                p.hand[other * kinds + kind] += 1
    for other in range(p.players):
        if other == reader:
            continue
        believed: list[int] = []
        for kind in range(kinds - 1):
            more = p.seen[(reader * SEATS + other) * kinds + kind] - p.hand[other * kinds + kind]
            believed.extend([kind] * more)
        rng.shuffle(believed)
        for kind in believed:
            if sizes[other] and hidden[kind]:
                sizes[other] -= 1
                hidden[kind] -= 1
                p.hand[other * kinds + kind] += 1
    cards = [kind for kind in range(kinds) for _ in range(hidden[kind])]
    rng.shuffle(cards)
    for other in range(p.players):
        for _ in range(sizes[other]):
            p.hand[other * kinds + cards.pop()] += 1
    cards.extend([calendar] * calendars)
    rng.shuffle(cards)
    p.deck = cards


def _mix(p: Backroom, reader: int, rng: Chance) -> None:
    """Concessions and purses: from what the reader has seen being paid, never from what they really hold (H.1, H.2)."""
    guessed = [p.reckoned[reader * SEATS + other] for other in range(SEATS)]
    for number in range(p.round):
        _guess_round(p, reader, number, guessed, rng)
    for other in range(p.players):
        if other != reader and rng.below(RUMOUR) == 0:
            friend = rng.below(p.players)
            if friend not in (other, reader):
                paid = 1 + rng.below(2)
                guessed[other] -= paid
                guessed[friend] += paid
    p.bank = MONEY
    for note in range(NOTES):
        p.bank -= (p.large[note] + p.small[note]) * NOTE_VALUES[note]
    for other in range(p.players):
        if other != reader:
            held = other * p.codes.things
            rest = guessed[other] - p.reserved[held] - 2 * p.reserved[held + 1] - 4 * p.reserved[held + 2]
            rest = max(0, rest)
            for note in range(NOTES - 1, -1, -1):
                more = rest // NOTE_VALUES[note]
                rest -= more * NOTE_VALUES[note]
                p.purse[other * NOTES + note] = p.reserved[held + note] + more
        p.bank -= p.money(other)


def _guess_round(p: Backroom, reader: int, number: int, guessed: list[int], rng: Chance) -> None:
    """Mix the concessions of a round again, and lay them where they lie or add them to what those who took them own."""
    large, small = p.won_large[number], p.won_small[number]
    first = notes_worth(p.printed.large, p.worth_large[number]) if large == reader else []
    second = notes_worth(p.printed.small, p.worth_small[number]) if small == reader else []
    known = [*first, *second]
    rest = [note for note in range(NOTES) for _ in range(p.printed.mix[note] - known.count(note))]
    rng.shuffle(rest)
    if large != reader:
        first, rest = rest[: p.printed.large], rest[p.printed.large :]
    if small != reader:
        second = rest[: p.printed.small]
    if large not in (NOBODY, reader):
        p.worth_large[number] = _worth(first)
        guessed[large] += p.worth_large[number]
    if small not in (NOBODY, reader):
        p.worth_small[number] = _worth(second)
        guessed[small] += p.worth_small[number]
    if number == p.round - 1 and any(p.large):
        p.large = [first.count(note) for note in range(NOTES)]
    if number == p.round - 1 and any(p.small):
        p.small = [second.count(note) for note in range(NOTES)]


def _worth(notes: list[int]) -> int:
    value = 0
    for note in notes:
        value += NOTE_VALUES[note]
    return value


def numbered(p: Backroom, seat: int) -> list[tuple[int, int]]:
    """The open offers that a seat can see, oldest first: the number that it knows each by, and its place."""
    found: list[tuple[int, int]] = []
    for place in range(len(p.offers)):
        offer = p.offers[place]
        if offer and (place // SLOTS == seat or offer[OPEN] >> seat & 1):
            found.append((offer[NUMBER + seat], place))
    found.sort()
    return found


def oldest_first(p: Backroom, giver: int) -> list[int]:
    """The places of a giver's open offers in the order in which they were sent, whatever slots were free then."""
    return [place for _, place in numbered(p, giver) if place // SLOTS == giver]


def slot_of(p: Backroom, seat: int, place: int) -> int:
    """By what a seat calls an open offer that it can see: where its own lie, and for others' its own count (N.14)."""
    giver = place // SLOTS
    return place if giver == seat else giver * SLOTS + p.offers[place][SLOT + seat]


def place_of(p: Backroom, seat: int, slot: int) -> int:
    """Where the offer lies that a seat calls so and may answer; -1: there is none."""
    first = slot // SLOTS * SLOTS
    for place in range(first, first + SLOTS):
        offer = p.offers[place]
        if offer and offer[OPEN] >> seat & 1 and offer[SLOT + seat] == slot - first:
            return place
    return NOBODY


def next_slot(p: Backroom, seat: int, giver: int) -> int:
    """The first slot that no open offer of a giver has with a seat."""
    slot = 0
    while place_of(p, seat, giver * SLOTS + slot) != NOBODY:
        slot += 1
    return slot


def things_of(offer: list[int]) -> tuple[list[int], list[int]]:
    """What an offer gives, and what it wants."""
    return offer[THINGS : THINGS + offer[GIVES]], offer[THINGS + offer[GIVES] :]
