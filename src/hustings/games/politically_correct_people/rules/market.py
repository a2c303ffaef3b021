"""The market: offers are drafted thing by thing, sent, and answered, by any seat at any time (chapters N and M).

What an offer gives is reserved when it is sent, so an open offer can always be kept. Promises are table talk, of which
the rules know nothing (N.15).
"""

from __future__ import annotations

from typing import Final

from hustings.kernel.message import END, Reason
from hustings.kernel.position import Step, Steps

from .knowledge import next_slot, oldest_first, place_of, things_of
from .layout import (
    EVERYONE,
    GIVES,
    HAND,
    MINE,
    MONEY,
    NOBODY,
    NOTES,
    NUMBER,
    OPEN,
    SEATS,
    SILENT,
    SLOT,
    SLOTS,
    THINGS,
    TO,
    USELESS,
)
from .offers import CHANGING, can_give, free, free_slot, in_notes, lots, market_moves, undecided, why_no_trade, worth
from .position import Backroom

TABLES: Final[list[tuple[int, ...]]] = [tuple(range(players)) for players in range(SEATS + 1)]
"""All seats, by how many there are."""

BARGAINS: Final = 512
"""A number above all that can be paid, to remember goods and money in one."""


class Open(Step[Backroom]):
    """A question during which everybody may trade (N.1).

    Its legal answers end with the plainest one, which is taken when time is up (T.14).
    """

    def may(self, p: Backroom) -> tuple[int, ...]:
        """Everybody; whether a seat can do anything is its own secret."""
        return TABLES[p.players]

    def extras(self, p: Backroom, seat: int) -> list[int]:
        """What can be done on the market."""
        return market_moves(p, seat)

    def mark(self, p: Backroom, seat: int, action: int) -> int:
        """The number of the offer that is answered or withdrawn, if the seat can see one (N.4, N.14)."""
        if not p.codes.accept <= action < p.codes.change:
            return 0
        if action >= p.codes.withdraw:
            place = seat * SLOTS + action - p.codes.withdraw
        else:
            place = place_of(p, seat, (action - p.codes.accept) % (SEATS * SLOTS))
        return p.offers[place][NUMBER + seat] if place != NOBODY and p.offers[place] else 0

    def waiting_for(self, p: Backroom, seat: int) -> tuple[int, ...]:
        """The offers that this seat may answer (N.7, N.8)."""
        found: list[int] = []
        for place in range(p.players * SLOTS):
            offer = p.offers[place]
            if offer and offer[OPEN] >> seat & 1:
                found.append(offer[NUMBER + seat])
        found.sort()
        return tuple(found)

    def reject(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Why an answer or a trade is refused."""
        if action >= p.codes.market:
            return why_no_trade(p, seat, action)
        return self.refuse(p, seat, action) if seat in self.seats(p) else None

    def take(self, p: Backroom, seat: int, action: int) -> Steps:
        """Trade, and ask again; or carry the answer out."""
        if action >= p.codes.market:
            trade(p, seat, action)
            return (self,)
        return self.answer(p, seat, action)

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Why an answer is refused."""
        return None

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Carry an answer out."""
        return None


# -- what happens ----------------------------------------------------------------------------------------------------


def trade(p: Backroom, seat: int, action: int) -> None:
    """Carry out what a seat does on the market."""
    codes = p.codes
    if action >= codes.say:
        p.word[seat] = action - codes.say + 1
    elif action >= codes.change:
        p.left[seat] -= 1
        change = action - codes.change
        for note in range(NOTES):
            p.purse[seat * NOTES + note] += CHANGING[change][note]
    elif action >= codes.withdraw:
        p.tell(seat)
        withdraw(p, seat, seat * SLOTS + action - codes.withdraw)
    elif action >= codes.counter:
        _turn_round(p, seat, place_of(p, seat, action - codes.counter))
    elif action >= codes.decline:
        decline(p, seat, place_of(p, seat, action - codes.decline))
    elif action >= codes.accept:
        accept(p, seat, place_of(p, seat, action - codes.accept))
    elif action == codes.drop:
        p.left[seat] -= 1
        p.drafts[seat] = []
        p.countered[seat] = NOBODY
    elif action >= codes.send:
        send(p, seat, action - codes.send)
    elif action >= codes.want:
        p.drafts[seat] = [*p.drafts[seat], action - codes.want + codes.things]
    else:
        p.drafts[seat] = [*p.drafts[seat], action - codes.give]


def send(p: Backroom, seat: int, to: int) -> None:
    """Send a draft: what it gives is reserved, and those to whom it goes see it (N.4, N.5)."""
    codes = p.codes
    draft = p.drafts[seat]
    answered = p.countered[seat]
    gives = [thing for thing in draft if thing < codes.things]
    wants = [thing - codes.things for thing in draft if thing >= codes.things]
    gives.sort()
    wants.sort()
    p.change_for(seat, [gives.count(note) for note in range(NOTES)])
    place = free_slot(p, seat)
    offer = [to, 0, *([0] * 2 * SEATS), len(gives), *gives, *wants]
    for other in range(p.players):
        if other == seat or to in (other, EVERYONE):
            p.known[other] += 1
            offer[NUMBER + other] = p.known[other]
            if other != seat:
                offer[OPEN] |= 1 << other
                offer[SLOT + other] = next_slot(p, other, seat)
            p.tell(other)
            if p.live:
                said = (seat, to, p.known[other], *lots(p, gives), END, *lots(p, wants))
                p.note("offer-sent" if other == seat else "offer-came", said, "N.4", 1 << other)
    p.offers[place] = offer
    for thing in gives:
        p.reserved[seat * codes.things + thing] += 1
    for other in range(p.players):
        if offer[OPEN] >> other & 1:
            _show_cards(p, other, seat, gives)
    p.drafts[seat] = []
    p.countered[seat] = NOBODY
    p.left[seat] -= 1
    if answered != NOBODY and answered // SLOTS == to:
        decline(p, seat, answered)


def _show_cards(p: Backroom, observer: int, giver: int, gives: list[int]) -> None:
    """An observer remembers the hand cards of an offer, as many as all open ones of this giver show it (H.5)."""
    codes = p.codes
    shown = 0
    for thing in gives:
        if thing == shown or not codes.hand <= thing < codes.front:
            continue
        shown = thing
        count = -p.seen[(observer * SEATS + giver) * codes.kinds + thing - codes.hand]
        for place in range(giver * SLOTS, giver * SLOTS + SLOTS):
            offer = p.offers[place]
            if offer and offer[OPEN] >> observer & 1:
                count += things_of(offer)[0].count(thing)
        for _ in range(count):
            p.sight(observer, giver, thing - codes.hand, 1)


def decline(p: Backroom, seat: int, place: int) -> None:
    """Refuse an offer; when nobody can accept it any more, it is closed, and its giver remembers it (N.8)."""
    giver = place // SLOTS
    offer = p.offers[place][:]
    offer[OPEN] &= ~(1 << seat)
    p.offers[place] = offer
    if p.countered[seat] == place:
        p.countered[seat] = NOBODY
    if p.live:
        p.note("offer-declined", (giver, seat, offer[NUMBER + giver]), "N.8", 1 << giver)
        p.note("declined-offer", (giver, seat, offer[NUMBER + seat]), "N.8", 1 << seat)
    p.tell(seat)
    p.tell(giver)
    word = speak(p, seat, 1 << giver | 1 << seat)
    if not offer[OPEN]:
        gives, wants = things_of(offer)
        final = word in (MINE, USELESS, HAND)
        p.refused[giver] = [*p.refused[giver], remembered(p, offer[TO], gives, wants, final)]
        p.lift(place)


def withdraw(p: Backroom, seat: int, place: int) -> None:
    """Take an own offer back. Only who alone could see it hears why: others could tell that it is still open (N.14)."""
    offer = p.offers[place]
    close(p, place, "offer-withdrawn", "N.6")
    speak(p, seat, 0 if offer[TO] == EVERYONE else offer[OPEN] | 1 << seat)


def speak(p: Backroom, seat: int, hearers: int) -> int:
    """Say to these seats what was to be said, once; return the word."""
    word = p.word[seat]
    p.word[seat] = SILENT
    if p.live and word != SILENT and hearers:
        p.note("said", (seat, word - 1), "N.15", hearers)
    return word


def remembered(p: Backroom, to: int, gives: list[int], wants: list[int], final: bool) -> int:
    """A number for an offer made in vain: the goods, and the money that was not enough; of ``final`` none would be."""
    paid = MONEY if final else worth(gives, 0) - worth(wants, 0)
    return gist(p, to, gives, wants) * BARGAINS + paid + MONEY


def gist(p: Backroom, to: int, gives: list[int], wants: list[int]) -> int:
    """A number to know the goods of an offer again by, whatever is paid for them."""
    found = to
    for thing in sorted(gives):
        if thing >= NOTES:
            found = (found * 101 + thing + 1) % 1_000_003
    found = found * 101
    for thing in sorted(wants):
        if thing >= NOTES:
            found = (found * 101 + thing + 1) % 1_000_003
    return found % 1_000_003


def close(p: Backroom, place: int, key: str, clause: str) -> None:
    """End an offer that nobody has accepted, and say so to all who could see it.

    A giver whose own card ends it learns nothing, so that its turn need not be shown to others for that. Of an offer
    to all that is withdrawn nobody can tell whether another has accepted it (N.14).
    """
    giver = place // SLOTS
    offer = p.offers[place]
    for other in range(p.players):
        if offer[OPEN] >> other & 1:
            p.tell(other)
        if not p.live or not (other == giver or offer[OPEN] >> other & 1):
            continue
        if key == "offer-withdrawn" and other != giver and offer[TO] == EVERYONE:
            p.note("offer-gone", (giver, offer[NUMBER + other]), "N.14", 1 << other)
        else:
            p.note(key, (giver, offer[NUMBER + other]), clause, 1 << other)
    p.lift(place)


def accept(p: Backroom, seat: int, place: int) -> None:
    """Both sides hand over what the offer says, at once (N.7); in an order that does not tell who offered (N.14)."""
    giver = place // SLOTS
    offer = p.offers[place]
    gives = offer[THINGS : THINGS + offer[GIVES]]
    wants = offer[THINGS + offer[GIVES] :]
    p.lift(place)
    p.change_for(seat, [wants.count(note) for note in range(NOTES)])
    for other in range(p.players):
        if other == giver or offer[OPEN] >> other & 1:
            p.tell(other)
            if p.live:
                number = offer[NUMBER + other]
                if other == giver:
                    p.note("offer-accepted", (giver, seat, number), "N.7", 1 << other)
                elif other == seat:
                    p.note("accepted-offer", (giver, seat, number), "N.7", 1 << other)
                else:
                    p.note("offer-gone", (giver, number), "N.14", 1 << other)
    if giver < seat:
        _transfer(p, giver, seat, gives)
    _transfer(p, seat, giver, wants)
    if giver > seat:
        _transfer(p, giver, seat, gives)
    if p.live:
        net = _hand_cards(p, gives) - _hand_cards(p, wants)
        if net > 0:
            p.note("handed", (giver, seat, net), "N.14")
        elif net < 0:
            p.note("handed", (seat, giver, -net), "N.14")


def _transfer(p: Backroom, giver: int, taker: int, things: list[int]) -> None:
    """Hand things over; cards in front join their group at once (N.9, N.10)."""
    codes = p.codes
    both = 1 << giver | 1 << taker
    value = worth(things, 0)
    if value:
        for observer in (giver, taker):
            p.reckoned[observer * SEATS + giver] -= value
            p.reckoned[observer * SEATS + taker] += value
        if p.live:
            p.note("paid", (giver, taker, value), "M.4", both)
    for thing in things:
        if thing < NOTES:
            p.purse[giver * NOTES + thing] -= 1
            p.purse[taker * NOTES + thing] += 1
        elif thing < codes.front:
            p.hand_over(giver, taker, thing - codes.hand)
            if p.live:
                p.note("handed-card", (giver, taker, thing - codes.hand), "N.9", both)
        elif thing < codes.place:
            kind = thing - codes.front
            p.front[giver * codes.kinds + kind] -= 1
            p.front[taker * codes.kinds + kind] += 1
            if p.live:
                p.note("moved", (giver, taker, kind), "N.9")
        else:
            give_way(p, giver, taker)


def _hand_cards(p: Backroom, things: list[int]) -> int:
    count = 0
    for thing in things:
        if p.codes.hand <= thing < p.codes.front:
            count += 1
    return count


def _turn_round(p: Backroom, seat: int, place: int) -> None:
    """Begin a draft with an offer the other way round, as far as the seat can keep it (N.8)."""
    codes = p.codes
    offer = p.offers[place]
    p.drafts[seat] = [thing + codes.things for thing in offer[THINGS : THINGS + offer[GIVES]]]
    wants = offer[THINGS + offer[GIVES] :]
    if worth(wants, 0) > p.free_money(seat):
        wants = [*in_notes(p.free_money(seat)), *[thing for thing in wants if thing >= NOTES]]
    for thing in wants:
        if can_give(p, seat, thing):
            p.drafts[seat] = [*p.drafts[seat], thing]
    p.countered[seat] = place


# -- what the table does to the market -------------------------------------------------------------------------------


def open_window(p: Backroom) -> None:
    """Everybody may send offers again (N.16)."""
    for seat in range(p.players):
        p.left[seat] = p.printed.market_limit


def freeze(p: Backroom) -> None:
    """Cards in front cannot change hands any more; offers with them lapse (N.11)."""
    p.frozen = 1
    first, last = p.codes.front, p.codes.place
    for giver in range(p.players):
        for place in oldest_first(p, giver):
            for thing in p.offers[place][THINGS:]:
                if first <= thing < last:
                    close(p, place, "offer-lapsed", "N.11")
                    break
    for seat in range(p.players):
        for thing in p.drafts[seat]:
            if first <= thing % p.codes.things < last:
                p.drafts[seat] = []
                p.countered[seat] = NOBODY
                break


def settle(p: Backroom, seat: int, thing: int) -> None:
    """After a seat has used a card, end its offers that can no longer be kept, the last first (N.6)."""
    places = oldest_first(p, seat)
    places.reverse()
    for place in places:
        if free(p, seat, thing) >= 0:
            return
        offer = p.offers[place]
        if thing in offer[THINGS : THINGS + offer[GIVES]]:
            close(p, place, "offer-lapsed", "N.6")


def give_way(p: Backroom, seat: int, other: int) -> None:
    """A tied seat lets another be placed above it; offers about their places lapse (P.4)."""
    above = p.yielded[other] | 1 << other
    for below in range(p.players):
        if below == seat or p.yielded[below] >> seat & 1:
            p.yielded[below] |= above
    if p.live:
        p.note("yielded", (seat, other), "P.4")
    lapse_places(p)


def lapse_places(p: Backroom) -> None:
    """End offers and drafts about places that are decided meanwhile (P.4)."""
    for giver in range(p.players):
        for place in oldest_first(p, giver):
            offer = p.offers[place]
            if p.codes.place not in offer[THINGS:]:
                continue
            if not [seat for seat in range(p.players) if offer[OPEN] >> seat & 1 and undecided(p, giver, seat)]:
                close(p, place, "offer-lapsed", "P.4")
    for seat in range(p.players):
        draft = p.drafts[seat]
        about = p.codes.place in draft or p.codes.place + p.codes.things in draft
        if about and not [other for other in range(p.players) if undecided(p, seat, other)]:
            p.drafts[seat] = []
            p.countered[seat] = NOBODY
