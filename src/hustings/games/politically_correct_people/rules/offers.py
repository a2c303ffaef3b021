"""What a seat can do on the market, and why not (chapters N and M)."""

from __future__ import annotations

from typing import Final

from hustings.kernel.message import Reason

from .knowledge import place_of, things_of
from .layout import CHANGES, EVERYONE, GIVES, NOBODY, NOTE_VALUES, NOTES, NUMBER, OPEN, SEATS, SLOTS, THINGS, WORDS
from .position import Backroom

MOST_THINGS: Final = 16
"""Things that one offer can name (N.16)."""

CHANGING: Final = [[-2, 1, 0], [2, -1, 0], [0, -2, 1], [0, 2, -1]]
"""What each change with the bank does to the notes of 1, 2 and 4."""


# -- what is possible ------------------------------------------------------------------------------------------------


def market_moves(p: Backroom, seat: int) -> list[int]:
    """Everything that a seat can do on the market."""
    codes = p.codes
    found: list[int] = []
    for slot in range(p.players * SLOTS):
        if slot // SLOTS == seat:
            if p.offers[slot]:
                found.append(codes.withdraw + slot % SLOTS)
            continue
        place = place_of(p, seat, slot)
        if place != NOBODY:
            found.append(codes.decline + slot)
            if can_accept(p, seat, place):
                found.append(codes.accept + slot)
            if p.left[seat] > 0 and not p.drafts[seat]:
                found.append(codes.counter + slot)
    if found:
        for word in range(len(WORDS)):
            if p.word[seat] != word + 1:
                found.append(codes.say + word)
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


def has_offer(p: Backroom, seat: int) -> bool:
    """Whether a seat has an offer open that it can refuse or withdraw (N.6, N.8)."""
    for place in range(p.players * SLOTS):
        offer = p.offers[place]
        if offer and (place // SLOTS == seat or offer[OPEN] >> seat & 1):
            return True
    return False


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


def in_notes(amount: int) -> list[int]:
    """Notes for an amount of money, as things of an offer; none for less than a buck."""
    return [2] * (amount // 4) + [1] * (amount % 4 // 2) + [0] * (amount % 2) if amount > 0 else []


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


def lacking(p: Backroom, seat: int, things: list[int]) -> list[int]:
    """What a seat does not have free of things that it would give; of money what is short."""
    found = in_notes(worth(things, 0) - p.free_money(seat))
    last = NOBODY
    for thing in sorted(things):
        if NOTES <= thing < p.codes.place and thing != last:
            found = found + [thing] * (things.count(thing) - free(p, seat, thing))
        last = thing
    return found


def lots(p: Backroom, things: list[int]) -> tuple[int, ...]:
    """Sorted things as the log lists them: each once with how many, ``count * codes.things + thing``; money as ones."""
    found: list[int] = []
    money = worth(things, 0)
    if money:
        found.append(money * p.codes.things)
    last = NOBODY
    for thing in things:
        if thing >= NOTES and thing != last:
            found.append(things.count(thing) * p.codes.things + thing)
        last = thing
    return tuple(found)


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
    if action >= codes.say:
        if p.word[seat] == action - codes.say + 1:
            return Reason("said-already", (), "N.15")
        return None if has_offer(p, seat) else Reason("nothing-to-answer", (), "N.15")
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
    slot = (action - codes.accept) % (SEATS * SLOTS)
    if slot // SLOTS == seat:
        return Reason("own-offer", (), "N.3")
    place = place_of(p, seat, slot)
    if place == NOBODY:
        return Reason("no-offer", (), "N.7")
    if action < codes.decline:
        number = p.offers[place][NUMBER + seat]
        if can_accept(p, seat, place):
            return None
        short = lacking(p, seat, things_of(p.offers[place])[1])
        if not short:
            return Reason("not-tied", (place // SLOTS,), "P.4")
        return Reason("cannot-pay", (number, *lots(p, short)), "N.7")
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
        gives = [thing for thing in p.drafts[seat] if thing < p.codes.things]
        return Reason("draft-gone", lots(p, lacking(p, seat, gives)), "N.5")
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
