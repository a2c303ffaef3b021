"""Offers: which one a seat would like to make, which ones it takes, and the next step on the market towards that.

Everything follows from what the seat itself knows, so the same offer is meant at every step of drafting it. What a seat
says with a refusal follows from what lies open, from the offer, and from what it has offered that seat itself, so that
nothing hidden can be asked out of it.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final, final

from hustings.kernel.chance import Chance

from ..rules.clean_up import Keep
from ..rules.election import Bargain, Nominate
from ..rules.knowledge import slot_of, things_of
from ..rules.layout import (
    CHANGED,
    DEAR,
    EVERYONE,
    GONE,
    HAND,
    INSTEAD,
    LITTLE,
    MINE,
    NOBODY,
    NOTES,
    OPEN,
    PUBLIC,
    SILENT,
    SLOTS,
    TO,
    USELESS,
)
from ..rules.market import BARGAINS, gist, remembered
from ..rules.offers import can_accept, free, free_slot, in_notes, undecided, worth
from ..rules.position import Backroom
from ..rules.sequence import PutDown, Take
from .worth import Outlook

TAKES: Final = 0.05
"""Money that a deal has to bring before it is taken."""

HOPES: Final = 0.1
"""Money that an own offer has to bring, before the trouble is taken to make it."""

TEMPTS: Final = 0.1
"""Money that an offer has to bring the other one, as far as can be seen, or it is hopeless."""

PLENTY: Final = 1.5
"""What an offer has to bring the other one, so that more would not make it likelier to be taken."""

LOST: Final = -100.0
"""What an offer brings that cannot be taken."""

REGRETS: Final = -0.1
"""What an open offer of one's own may come to cost before it is withdrawn."""

CERTAIN: Final = 0.25
"""Money that it is worth to settle a tie without dice."""

TRIES: Final = 3
"""Offers that a seat makes in a turn."""

FANCY: Final = 0.3
"""How much better an offer may look to one seat than to the next, so that not all of them want the same."""

PESTERS: Final = 2
"""How often the same goods are offered in vain to the same seat in a round."""

HAGGLES: Final = 6
"""Bucks by which a price may be off and still be called too little or too dear."""


@final
class Offer:
    """An offer that a seat may make.

    Args:
        to: to whom.
        gives, wants: the things.
        score: how much is to be hoped from it.
    """

    def __init__(self, to: int, gives: list[int], wants: list[int], score: float) -> None:
        self.to = to
        self.gives = gives
        self.wants = wants
        self.score = score


def concerned(p: Backroom, seat: int) -> bool:
    """Whether a seat has any business on the market: an offer that it made or may answer, or one that it might make."""
    for place in range(p.players * SLOTS):
        offer = p.offers[place]
        if offer and (place // SLOTS == seat or offer[OPEN] >> seat & 1):
            return True
    return bool(p.drafts[seat]) or may_offer(p, seat)


def reply(p: Backroom, outlook: Outlook, seat: int) -> int:
    """The answer to an offer, or the withdrawal of one that has become bad; -1: neither."""
    answer = _answer(p, outlook, seat)
    if answer != NOBODY:
        return answer
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if p.offers[place] and deal(p, outlook, seat, place) < REGRETS:
            return p.codes.withdraw + place % SLOTS
    return NOBODY


def _answer(p: Backroom, outlook: Outlook, seat: int) -> int:
    """The best of the offers that are worth taking; otherwise no to one that is not; -1: there are none."""
    codes = p.codes
    best, most, refused = NOBODY, TAKES, NOBODY
    for place in range(p.players * SLOTS):
        offer = p.offers[place]
        if not offer or place // SLOTS == seat or not offer[OPEN] >> seat & 1:
            continue
        action = codes.accept + slot_of(p, seat, place) if can_accept(p, seat, place) else _let_go(p, seat, place)
        brings = deal(p, outlook, seat, place) if action != NOBODY else LOST
        if brings > most:
            best, most = action, brings
        else:
            refused = place
    if best != NOBODY:
        return best
    return NOBODY if refused == NOBODY else codes.decline + slot_of(p, seat, refused)


def _let_go(p: Backroom, seat: int, place: int) -> int:
    """The withdrawal of an own offer to who made this one, when it holds what this one wants; -1: there is none."""
    wants = things_of(p.offers[place])[1]
    for own in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if p.offers[own] and p.offers[own][TO] == place // SLOTS:
            for thing in things_of(p.offers[own])[0]:
                if thing in wants or (thing < NOTES and worth(wants, 0)):
                    return p.codes.withdraw + own % SLOTS
    return NOBODY


def counter(p: Backroom, outlook: Outlook, seat: int, place: int) -> Offer | None:
    """An offer of one's own about the same goods, instead of one that is not worth taking; None: there is no price."""
    giver = place // SLOTS
    if p.left[seat] <= 0 or free_slot(p, seat) == NOBODY or partners(p, seat) >> giver & 1:
        return None
    comes, goes = things_of(p.offers[place])
    gives = [thing for thing in goes if thing >= NOTES]
    wants = [thing for thing in comes if thing >= NOTES]
    for thing in gives:
        if gives.count(thing) > free(p, seat, thing):
            return None
    if not gives and not wants:
        return None
    paid = worth(comes, 0) - worth(goes, 0)
    return priced(p, outlook, seat, giver, gives, wants) or asking(p, outlook, seat, giver, gives, wants, paid)


def asking(
    p: Backroom, outlook: Outlook, seat: int, giver: int, gives: list[int], wants: list[int], paid: int
) -> Offer | None:
    """The least that a seat would take, or the most that it would pay, where somebody wants to trade these goods.

    What that is worth to the other one is left to it. Of hand cards only those that the seat has offered are priced,
    so that nobody finds out by asking what a hand holds.
    """
    if has_hand(p, gives) and not has_offered(p, seat, giver, gives, wants):
        return None
    mine = outlook.better(seat, outlook.after(seat, giver, gives, wants))
    price = ceil(HOPES - mine)
    if not wants:
        price = max(price, 1)
    if not paid < price <= min(paid + HAGGLES, int(outlook.wealth[giver])) or -price > p.free_money(seat):
        return None
    if not gives and price >= 0:
        return None
    offer = Offer(giver, gives + in_notes(-price), wants + in_notes(price), mine + price)
    return None if in_vain(p, seat, offer) else offer


def has_hand(p: Backroom, things: list[int]) -> bool:
    """Whether hand cards are among these things."""
    for thing in things:
        if p.codes.hand <= thing < p.codes.front:
            return True
    return False


def has_offered(p: Backroom, seat: int, other: int, gives: list[int], wants: list[int]) -> bool:
    """Whether a seat has offered these goods to another one this round, in vain."""
    goods = gist(p, other, gives, wants)
    for number in p.refused[seat]:
        if number // BARGAINS == goods:
            return True
    return False


def simple_reply(p: Backroom, seat: int, rng: Chance) -> int:
    """How a simple player answers the first offer before it, with a word; -1: there is none.

    It takes what costs nothing, gives nothing away, and tosses a coin about everything else that it can pay.
    """
    codes = p.codes
    for place in range(p.players * SLOTS):
        offer = p.offers[place]
        if not offer or not offer[OPEN] >> seat & 1:
            continue
        gives, wants = things_of(offer)
        slot = slot_of(p, seat, place)
        if p.word[seat] != SILENT:
            return codes.decline + slot
        if can_accept(p, seat, place) and (not wants or (gives and rng.below(2) == 0)):
            return codes.accept + slot
        return codes.say + why_not(p, seat, place) - 1
    return NOBODY


# -- a word with it --------------------------------------------------------------------------------------------------


def why_not(p: Backroom, seat: int, place: int) -> int:
    """What a seat says when it declines an offer: as its giver could think, who sees what lies open, and the offer.

    Of goods that it has offered this seat itself only the price can be wrong.
    """
    codes, giver = p.codes, place // SLOTS
    if partners(p, seat) >> giver & 1:
        return INSTEAD
    comes, goes = things_of(p.offers[place])
    gives = [thing for thing in goes if thing >= NOTES]
    wants = [thing for thing in comes if thing >= NOTES]
    if has_offered(p, seat, giver, gives, wants):
        return LITTLE if gives else DEAR
    if has_hand(p, gives):
        return HAND
    if not gives and not wants:
        return DEAR
    public = Outlook(p, PUBLIC)
    values = public.after(seat, giver, gives, wants)
    settled = CERTAIN if codes.place in gives or codes.place in wants else 0.0
    paid = worth(comes, 0) - worth(goes, 0)
    most = int(public.wealth[giver]) if gives else -1
    for price in range(paid + 1, min(paid + HAGGLES, most) + 1):
        better_paid = values[:]
        better_paid[seat] += price
        better_paid[giver] -= price
        if public.better(seat, better_paid) + settled > TAKES:
            return LITTLE if gives else DEAR
    return MINE if gives else USELESS


def why_withdrawn(p: Backroom, seat: int, place: int) -> int:
    """What a seat says when it takes an offer back."""
    to, wants = p.offers[place][TO], things_of(p.offers[place])[1]
    return GONE if to != EVERYONE and not lies_before(p, to, wants) else CHANGED


def may_offer(p: Backroom, seat: int) -> bool:
    """Whether this is a moment for an offer: one's own turn, candidates being named, a tie, before cards are kept."""
    if p.left[seat] <= p.printed.market_limit - TRIES or free_slot(p, seat) == NOBODY:
        return False
    step = p.stack[-1]
    if isinstance(step, (Take, PutDown)):
        return step.seat == seat
    if isinstance(step, Bargain):
        return bool(p.tied >> seat & 1)
    if isinstance(step, Nominate):
        return step.seat in (seat, p.caller)
    return isinstance(step, Keep) and not p.frozen


def deal(p: Backroom, outlook: Outlook, seat: int, place: int) -> float:
    """What an open offer brings a seat that can take it; or who made it, when the worst of those who might takes it."""
    giver = place // SLOTS
    gives, wants = things_of(p.offers[place])
    if giver != seat:
        return gain(outlook, giver, seat, gives, wants, seat)
    least = -LOST
    for other in range(p.players):
        if p.offers[place][OPEN] >> other & 1 and lies_before(p, other, wants):
            least = min(least, gain(outlook, seat, other, gives, wants, seat))
    return LOST if least == -LOST else least


def lies_before(p: Backroom, seat: int, wants: list[int]) -> bool:
    """Whether those of these things that lie open lie in front of a seat."""
    front, first = p.codes.front, seat * p.codes.kinds
    for thing in wants:
        if front <= thing < p.codes.place and wants.count(thing) > p.front[first + thing - front]:
            return False
    return True


def gain(outlook: Outlook, giver: int, taker: int, gives: list[int], wants: list[int], who: int) -> float:
    """What a trade brings one of its partners."""
    place = outlook.p.codes.place
    settled = CERTAIN if place in gives or place in wants else 0.0
    return outlook.better(who, outlook.after(giver, taker, gives, wants)) + settled


# -- an own offer ----------------------------------------------------------------------------------------------------


def best_offer(p: Backroom, outlook: Outlook, seat: int) -> Offer | None:
    """The most promising offer that a seat can make; None: there is none worth the trouble.

    It has to be good, and leave those that are open good, whichever of them are taken: nobody takes an offer back
    because another one was accepted.
    """
    best: Offer | None = None
    busy = partners(p, seat)
    later = all_taken(p, seat) if busy else None
    tie = isinstance(p.stack[-1], Bargain)
    for other in range(p.players):
        if other == seat or busy >> other & 1:
            continue
        bundles = [[p.codes.place]] if tie and undecided(p, seat, other) else []
        for things in bundles if tie else for_sale(p, seat):
            best = better(best, fitting(later, outlook, seat, priced(p, outlook, seat, other, things, [])))
        for things in bundles if tie else wares(p, outlook, other):
            best = better(best, fitting(later, outlook, seat, priced(p, outlook, seat, other, [], things)))
    return best


def all_taken(p: Backroom, seat: int) -> Outlook:
    """What a seat would expect if all offers that it has made to single ones were taken, the money apart."""
    later = Outlook(p, seat)
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if p.offers[place] and p.offers[place][TO] != EVERYONE:
            to = p.offers[place][TO]
            gives, wants = things_of(p.offers[place])
            later.move(seat, to, gives)
            later.move(to, seat, wants)
            for one in (seat, to):
                later.weights[one] = later.weight(one)
                later.carried[one] = later.carry(one)
    later.values = later.valued()
    return later


def fitting(later: Outlook | None, outlook: Outlook, seat: int, offer: Offer | None) -> Offer | None:
    """An offer, if it is about as good for its maker when all others of that seat have been taken."""
    if later is None or offer is None:
        return offer
    now = gain(outlook, seat, offer.to, offer.gives, offer.wants, seat)
    then = gain(later, seat, offer.to, offer.gives, offer.wants, seat)
    return offer if then >= HOPES and now - then < HOPES - REGRETS else None


def better(one: Offer | None, other: Offer | None) -> Offer | None:
    """The more promising of two offers."""
    if one is None or other is None:
        return one or other
    return other if other.score > one.score else one


def partners(p: Backroom, seat: int) -> int:
    """Mask of the seats that still have to answer an offer of this seat."""
    mask = 0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if p.offers[place]:
            mask |= p.offers[place][OPEN]
    return mask


def for_sale(p: Backroom, seat: int) -> list[list[int]]:
    """What a seat can sell: a card from its hand or in front of it, or all of a kind in front."""
    codes = p.codes
    found: list[list[int]] = []
    for thing in range(codes.hand, codes.place):
        if thing - codes.hand == p.printed.slush:
            continue
        count = free(p, seat, thing)
        if count > 0:
            found.append([thing])
            if count > 1 and thing >= codes.front:
                found.append([thing] * count)
    return found


def wares(p: Backroom, outlook: Outlook, seat: int) -> list[list[int]]:
    """What others know that a seat could sell."""
    codes = p.codes
    found: list[list[int]] = []
    for thing in range(codes.hand, codes.place):
        if thing < codes.front:
            count = outlook.hand[seat * codes.kinds + thing - codes.hand]
            if thing - codes.hand == p.printed.slush:
                continue
        elif p.frozen:
            break
        else:
            kind = thing - codes.front
            count = p.front[seat * codes.kinds + kind] - (1 if p.standing[seat] == kind else 0)
        if count > 0:
            found.append([thing])
            if count > 1 and thing >= codes.front:
                found.append([thing] * count)
    return found


def priced(p: Backroom, outlook: Outlook, seat: int, other: int, gives: list[int], wants: list[int]) -> Offer | None:
    """The offer to sell goods to another seat, to buy some, or to swap, at a price good for both; None: none is."""
    place = p.codes.place
    settled = CERTAIN if place in gives or place in wants else 0.0
    values = outlook.after(seat, other, gives, wants)
    mine, theirs = outlook.better(seat, values) + settled, outlook.better(other, values) + settled
    if mine + theirs < HOPES + TEMPTS:
        return None
    fair = floor((theirs - mine) / 2.0 + whim(p, seat, other, gives, wants))
    fancy = 1.0 + FANCY * whim(p, other, seat, wants, gives)
    for whole in (fair, fair - 1):
        price = max(whole, 1) if not wants else min(whole, -1) if not gives else whole
        if price > int(outlook.wealth[other]) or -price > p.free_money(seat):
            continue
        paid = values[:]
        paid[seat] += price
        paid[other] -= price
        mine, theirs = outlook.better(seat, paid) + settled, outlook.better(other, paid) + settled
        offer = Offer(other, gives + in_notes(-price), wants + in_notes(price), mine * min(theirs, PLENTY) * fancy)
        if mine >= HOPES and theirs >= TEMPTS and not in_vain(p, seat, offer):
            return offer
    return None


def whim(p: Backroom, seat: int, other: int, gives: list[int], wants: list[int]) -> float:
    """A number from 0 to 1, the same for the same bargain in a round, so that seats differ in what they fancy."""
    number = gist(p, other, gives, wants) * SLOTS + seat * 7919 + p.round * 15485863
    return number * 48271 % 65537 / 65537.0


def in_vain(p: Backroom, seat: int, offer: Offer) -> bool:
    """Whether the same goods have been declined this round at a price as good, for good, or often enough."""
    meant = remembered(p, offer.to, offer.gives, offer.wants, False)
    times = 0
    for number in p.refused[seat]:
        if number // BARGAINS == meant // BARGAINS:
            times += 1
            if meant <= number:
                return True
    return times >= PESTERS


# -- drafting --------------------------------------------------------------------------------------------------------


def step_towards(p: Backroom, seat: int, offer: Offer | None) -> int:
    """The next thing to name, or to send the draft; a draft of something else is dropped. -1: nothing to do."""
    codes = p.codes
    named = p.drafts[seat]
    if offer is None:
        return codes.drop if named and p.left[seat] > 0 else NOBODY
    meant = [*offer.gives, *[thing + codes.things for thing in offer.wants]]
    for thing in named:
        if named.count(thing) > meant.count(thing):
            return codes.drop
    for thing in meant:
        if named.count(thing) < meant.count(thing):
            return codes.give + thing if thing < codes.things else codes.want + thing - codes.things
    return codes.send + offer.to
