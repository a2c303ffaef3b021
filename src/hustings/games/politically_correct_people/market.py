"""The market: offers are drafted thing by thing, sent, and answered, by any seat at any time (chapters N and M).

What an offer gives is reserved when it is sent, so an open offer can always be kept. Promises are table talk, of which
the rules know nothing (N.15).
"""

from __future__ import annotations

from typing import Final

from ...kernel.message import Reason
from ...kernel.position import Step, Steps
from .knowledge import things_of
from .layout import CHANGES, EVERYONE, GIVES, NOBODY, NOTE_VALUES, NOTES, NUMBER, OPEN, SEATS, SLOTS, THINGS, TO
from .position import Backroom

MOST_THINGS: Final = 16
"""Things that one offer can name (N.16)."""

TABLES: Final[list[tuple[int, ...]]] = [tuple(range(players)) for players in range(SEATS + 1)]
"""All seats, by how many there are."""

CHANGING: Final = [[-2, 1, 0], [2, -1, 0], [0, -2, 1], [0, 2, -1]]
"""What each change with the bank does to the notes of 1, 2 and 4."""


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
        """The number of the offer that is answered or withdrawn (N.4)."""
        if not p.codes.accept <= action < p.codes.change:
            return 0
        own = action >= p.codes.withdraw
        place = seat * SLOTS + action - p.codes.withdraw if own else (action - p.codes.accept) % (SEATS * SLOTS)
        return p.offers[place][NUMBER + seat] if p.offers[place] else 0

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


# -- what is possible ------------------------------------------------------------------------------------------------


def market_moves(p: Backroom, seat: int) -> list[int]:
    """Everything that a seat can do on the market."""
    codes = p.codes
    found: list[int] = []
    for place in range(p.players * SLOTS):
        offer = p.offers[place]
        if not offer:
            continue
        if place // SLOTS == seat:
            found.append(codes.withdraw + place % SLOTS)
        elif offer[OPEN] >> seat & 1:
            found.append(codes.decline + place)
            if can_accept(p, seat, place):
                found.append(codes.accept + place)
            if p.left[seat] > 0 and not p.drafts[seat]:
                found.append(codes.counter + place)
    if p.left[seat] <= 0:
        return found
    draft = p.drafts[seat]
    if len(draft) < MOST_THINGS:
        for thing in range(codes.things):
            if can_give(p, seat, thing):
                found.append(codes.give + thing)
            if can_want(p, seat, thing):
                found.append(codes.want + thing)
    if draft:
        found.append(codes.drop)
        if draft_stands(p, seat) and free_slot(p, seat) != NOBODY:
            for to in range(p.players):
                if can_send(p, seat, to):
                    found.append(codes.send + to)
            if can_send(p, seat, EVERYONE):
                found.append(codes.send + EVERYONE)
    for change in range(len(CHANGES)):
        if can_change(p, seat, change):
            found.append(codes.change + change)
    return found


def free(p: Backroom, seat: int, thing: int) -> int:
    """How many of a thing other than notes a seat could give away now (N.2, N.5, N.11, N.12)."""
    codes = p.codes
    held = p.reserved[seat * codes.things + thing]
    if thing < codes.front:
        return p.hand[seat * codes.kinds + thing - codes.hand] - held
    if thing < codes.place:
        kind = thing - codes.front
        if p.frozen:
            return 0
        return p.front[seat * codes.kinds + kind] - held - (1 if p.standing[seat] == kind else 0)
    return 1 if p.tied >> seat & 1 else 0


def worth(things: list[int], first: int) -> int:
    """The value of the notes among things, where the notes have numbers from ``first`` on."""
    value = 0
    for thing in things:
        if first <= thing < first + NOTES:
            value += NOTE_VALUES[thing - first]
    return value


def can_give(p: Backroom, seat: int, thing: int) -> bool:
    """Whether the draft can give one more of a thing."""
    draft = p.drafts[seat]
    if thing < NOTES:
        if worth(draft, p.codes.things):
            return False
        return worth(draft, 0) + NOTE_VALUES[thing] <= p.free_money(seat)
    if thing == p.codes.place and thing + p.codes.things in draft:
        return False
    return draft.count(thing) < free(p, seat, thing)


def can_want(p: Backroom, seat: int, thing: int) -> bool:
    """Whether the draft can ask for one more of a thing; cards in front only when they lie in front of somebody."""
    codes = p.codes
    draft = p.drafts[seat]
    if thing < NOTES:
        return worth(draft, 0) == 0
    wanted = draft.count(thing + codes.things)
    if thing < codes.front:
        return wanted < p.printed.copies[thing - codes.hand]
    if thing == codes.place:
        return wanted == 0 and thing not in draft and bool(p.tied >> seat & 1)
    return not p.frozen and wanted < lying(p, seat, thing - codes.front)


def lying(p: Backroom, seat: int, kind: int) -> int:
    """How many cards of a kind lie in front of the other seats and do not stand as candidates."""
    count = 0
    for other in range(p.players):
        if other != seat:
            count += p.front[other * p.codes.kinds + kind] - (1 if p.standing[other] == kind else 0)
    return count


def draft_stands(p: Backroom, seat: int) -> bool:
    """Whether everything that a draft gives can still be given."""
    draft = p.drafts[seat]
    if worth(draft, 0) > p.free_money(seat):
        return False
    for thing in draft:
        if NOTES <= thing < p.codes.things and draft.count(thing) > free(p, seat, thing):
            return False
    return True


def can_send(p: Backroom, seat: int, to: int) -> bool:
    """Whether a draft that stands can go to this seat, or to everyone."""
    if to == seat or (to >= p.players and to != EVERYONE):
        return False
    draft = p.drafts[seat]
    place = p.codes.place
    if place not in draft and place + p.codes.things not in draft:
        return True
    for other in range(p.players):
        if to in (other, EVERYONE) and undecided(p, seat, other):
            return True
    return False


def undecided(p: Backroom, one: int, other: int) -> bool:
    """Whether two seats are tied and neither has yielded to the other (P.4)."""
    both = 1 << one | 1 << other
    return (
        one != other and p.tied & both == both and not p.yielded[one] >> other & 1 and not p.yielded[other] >> one & 1
    )


def free_slot(p: Backroom, seat: int) -> int:
    """The first place of ``offers`` that a seat can use; -1: all are taken."""
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if not p.offers[place]:
            return place
    return NOBODY


def can_accept(p: Backroom, seat: int, place: int) -> bool:
    """Whether a seat can give what an offer that is open to it wants."""
    codes = p.codes
    offer = p.offers[place]
    wants = offer[THINGS + offer[GIVES] :]
    if worth(wants, 0) > p.free_money(seat):
        return False
    for thing in wants:
        if thing == codes.place:
            continue
        if thing >= NOTES and wants.count(thing) > free(p, seat, thing):
            return False
    return codes.place not in offer[THINGS:] or undecided(p, seat, place // SLOTS)


def can_change(p: Backroom, seat: int, change: int) -> bool:
    """Whether a seat has the free notes for a change with the bank."""
    for note in range(NOTES):
        spare = p.purse[seat * NOTES + note] - p.reserved[seat * p.codes.things + note]
        if spare + CHANGING[change][note] < 0:
            return False
    return True


# -- why not ---------------------------------------------------------------------------------------------------------


def why_no_trade(p: Backroom, seat: int, action: int) -> Reason | None:
    """Why something cannot be done on the market; None: it can."""
    codes = p.codes
    if action >= codes.change:
        if p.left[seat] <= 0:
            return Reason("no-deals-left", (p.printed.market_limit,), "N.16")
        return None if can_change(p, seat, action - codes.change) else Reason("no-change", (), "M.3")
    if action >= codes.withdraw:
        place = seat * SLOTS + action - codes.withdraw
        return None if p.offers[place] else Reason("no-offer", (), "N.7")
    if action >= codes.accept:
        return _why_no_answer(p, seat, action)
    if p.left[seat] <= 0:
        return Reason("no-deals-left", (p.printed.market_limit,), "N.16")
    if action >= codes.send:
        return _why_no_sending(p, seat, action)
    if len(p.drafts[seat]) >= MOST_THINGS:
        return Reason("draft-full", (MOST_THINGS,), "N.16")
    if action >= codes.want:
        thing = action - codes.want
        return None if can_want(p, seat, thing) else _why_not_wanted(p, seat, thing)
    thing = action - codes.give
    return None if can_give(p, seat, thing) else _why_not_given(p, seat, thing)


def _why_no_answer(p: Backroom, seat: int, action: int) -> Reason | None:
    codes = p.codes
    place = (action - codes.accept) % (SEATS * SLOTS)
    offer = p.offers[place]
    if place // SLOTS == seat:
        return Reason("own-offer", (), "N.3")
    if not offer or not offer[OPEN] >> seat & 1:
        return Reason("no-offer", (), "N.7")
    if action < codes.decline:
        return None if can_accept(p, seat, place) else Reason("cannot-pay", (offer[NUMBER + seat],), "N.7")
    if action < codes.counter:
        return None
    if p.left[seat] <= 0:
        return Reason("no-deals-left", (p.printed.market_limit,), "N.16")
    return Reason("draft-first", (), "N.8") if p.drafts[seat] else None


def _why_no_sending(p: Backroom, seat: int, action: int) -> Reason | None:
    if not p.drafts[seat]:
        return Reason("draft-empty", (), "N.3")
    if action == p.codes.drop:
        return None
    to = action - p.codes.send
    if to == seat:
        return Reason("to-yourself", (), "N.3")
    if not draft_stands(p, seat):
        return Reason("draft-gone", (), "N.5")
    if free_slot(p, seat) == NOBODY:
        return Reason("no-slot", (SLOTS,), "N.16")
    if can_send(p, seat, to):
        return None
    return Reason("no-such-seat", (), "O.1") if p.players <= to < EVERYONE else Reason("not-tied", (to,), "P.4")


def _why_not_given(p: Backroom, seat: int, thing: int) -> Reason:
    codes = p.codes
    if thing < NOTES:
        both = worth(p.drafts[seat], codes.things)
        return Reason("money-both-ways", (), "N.3") if both else Reason("no-such-note", (thing,), "N.5")
    if thing == codes.place:
        return _why_no_place(p, seat)
    if codes.front <= thing:
        if p.frozen:
            return Reason("frozen", (thing,), "N.11")
        if p.standing[seat] == thing - codes.front:
            return Reason("stands", (thing,), "N.12")
    return Reason("not-yours", (thing,), "N.5")


def _why_not_wanted(p: Backroom, seat: int, thing: int) -> Reason:
    codes = p.codes
    if thing < NOTES:
        return Reason("money-both-ways", (), "N.3")
    if thing == codes.place:
        return _why_no_place(p, seat)
    if thing >= codes.front and p.frozen:
        return Reason("frozen", (thing,), "N.11")
    return Reason("not-there", (thing,), "N.3")


def _why_no_place(p: Backroom, seat: int) -> Reason:
    return Reason("place-once", (), "P.5") if p.tied >> seat & 1 else Reason("no-tie", (), "P.4")


# -- what happens ----------------------------------------------------------------------------------------------------


def trade(p: Backroom, seat: int, action: int) -> None:
    """Carry out what a seat does on the market."""
    codes = p.codes
    if action >= codes.change:
        p.left[seat] -= 1
        change = action - codes.change
        for note in range(NOTES):
            p.purse[seat * NOTES + note] += CHANGING[change][note]
    elif action >= codes.withdraw:
        close(p, seat * SLOTS + action - codes.withdraw, "offer-withdrawn", "N.6")
    elif action >= codes.counter:
        _turn_round(p, seat, action - codes.counter)
    elif action >= codes.decline:
        decline(p, seat, action - codes.decline)
    elif action >= codes.accept:
        accept(p, seat, action - codes.accept)
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
    offer = [to, 0, *([0] * SEATS), len(gives), *gives, *wants]
    for other in range(p.players):
        if other == seat or to in (other, EVERYONE):
            p.known[other] += 1
            offer[NUMBER + other] = p.known[other]
            if other != seat:
                offer[OPEN] |= 1 << other
            p.tell(other)
            if p.live:
                p.note("offer-sent" if other == seat else "offer-came", (seat, p.known[other]), "N.4", 1 << other)
    p.offers[place] = offer
    for thing in gives:
        p.reserved[seat * codes.things + thing] += 1
    p.drafts[seat] = []
    p.countered[seat] = NOBODY
    p.left[seat] -= 1
    if answered != NOBODY and answered // SLOTS == to:
        decline(p, seat, answered)


def decline(p: Backroom, seat: int, place: int) -> None:
    """Refuse an offer; when nobody can accept it any more, it is closed, and its giver remembers it (N.8)."""
    giver = place // SLOTS
    offer = p.offers[place][:]
    offer[OPEN] &= ~(1 << seat)
    p.offers[place] = offer
    if p.countered[seat] == place:
        p.countered[seat] = NOBODY
    if p.live:
        p.note("offer-declined", (seat, offer[NUMBER + giver]), "N.8", 1 << giver)
        p.note("declined-offer", (giver, offer[NUMBER + seat]), "N.8", 1 << seat)
    p.tell(seat)
    p.tell(giver)
    if not offer[OPEN]:
        p.refused[giver] = [*p.refused[giver], gist(offer[TO], *things_of(offer))]
        p.lift(place)


def gist(to: int, gives: list[int], wants: list[int]) -> int:
    """A number to know an offer again by; the things have to be sorted."""
    found = to
    for thing in (*gives, -1, *wants):
        found = (found * 101 + thing + 1) % 1_000_003
    return found


def close(p: Backroom, place: int, key: str, clause: str) -> None:
    """End an offer that nobody has accepted, and say so to all who could see it."""
    giver = place // SLOTS
    offer = p.offers[place]
    for other in range(p.players):
        if other == giver or offer[OPEN] >> other & 1:
            p.tell(other)
            if p.live:
                p.note(key, (giver, offer[NUMBER + other]), clause, 1 << other)
    p.lift(place)


def accept(p: Backroom, seat: int, place: int) -> None:
    """Both sides hand over what the offer says, at once (N.7)."""
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
                key = "offer-accepted" if other in (giver, seat) else "offer-taken"
                who = seat if other == giver else giver
                p.note(key, (who, offer[NUMBER + other]), "N.7", 1 << other)
    _transfer(p, giver, seat, gives)
    _transfer(p, seat, giver, wants)
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
    for thing in offer[THINGS + offer[GIVES] :]:
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
    for place in range(len(p.offers)):
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
    for place in range(seat * SLOTS + SLOTS - 1, seat * SLOTS - 1, -1):
        if free(p, seat, thing) >= 0:
            return
        offer = p.offers[place]
        if offer and thing in offer[THINGS : THINGS + offer[GIVES]]:
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
    for place in range(len(p.offers)):
        offer = p.offers[place]
        if offer and p.codes.place in offer[THINGS:]:
            giver = place // SLOTS
            if not [seat for seat in range(p.players) if offer[OPEN] >> seat & 1 and undecided(p, giver, seat)]:
                close(p, place, "offer-lapsed", "P.4")
    for seat in range(p.players):
        draft = p.drafts[seat]
        about = p.codes.place in draft or p.codes.place + p.codes.things in draft
        if about and not [other for other in range(p.players) if undecided(p, seat, other)]:
            p.drafts[seat] = []
            p.countered[seat] = NOBODY
