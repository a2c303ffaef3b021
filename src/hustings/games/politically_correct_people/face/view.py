"""What a seat, or a spectator, may know (chapter H)."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from hustings.play.bounds import PAGES, Meta, by, each, of, one_of

from ..rules.clean_up import Keep
from ..rules.election import Bargain, Nominate, Vote, contenders, leaders
from ..rules.knowledge import numbered, slot_of, things_of
from ..rules.layout import COLOURS, EVERYONE, MONEY, NOBODY, NOTES, OPEN, SEATS, SLOTS, TO
from ..rules.offers import can_accept, lacking, worth
from ..rules.position import Backroom

COPIES: Final = 20
"""At most so many cards are alike: there are 9, and an owner's file may say otherwise."""
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Card: TypeAlias = Annotated[str, of("card")]
Cards: TypeAlias = Annotated[tuple[Card, ...], each(COPIES)]
Slot: TypeAlias = Annotated[str, one_of(*(f"{colour}-{slot}" for colour in COLOURS for slot in range(1, SLOTS + 1)))]
Copies: TypeAlias = Annotated[int, Meta(ge=0, le=COPIES)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Notes: TypeAlias = Annotated[int, Meta(ge=0, le=MONEY)]


class Group(msgspec.Struct, frozen=True):
    """Cards of one kind in front of a seat.

    Attributes:
        card: the kind's id.
        count: how many cards.
        votes: what the group is worth; a politician's base; None where dice decide.
        chips: the candidates for whom it has voted, a floating vote for each card.
        stands: whether this politician is a candidate.
    """

    card: Card
    count: Copies
    votes: Count | None
    chips: Annotated[tuple[Seat, ...], each(COPIES)]
    stands: bool


class SeatView(msgspec.Struct, frozen=True):
    """A seat; None stands for what the reader may not know.

    Attributes:
        colour: its id.
        hand: how many cards it holds.
        cards: those cards, sorted.
        notes: how many notes of 1, 2 and 4, which only their owner may count (M.2).
        money: what they are worth.
        front: what lies in front of it.
        passed: whether it is out of the vote.
        candidate: the politician that stands, or has stood until the next round.
        total: votes of its candidate, once counted.
        place: 1 or 2 once placed.
        yielded: tied seats that go before it.
        asked: whether it owes an answer.
    """

    colour: Annotated[str, one_of(*COLOURS)]
    hand: Count
    cards: Cards | None
    notes: tuple[Notes, Notes, Notes] | None
    money: Notes | None
    front: Annotated[tuple[Group, ...], by("card")]
    passed: bool
    candidate: Card | None
    total: Count | None
    place: Annotated[int, Meta(ge=1, le=SEATS)] | None
    yielded: tuple[Seat, ...]
    asked: bool


class Bundle(msgspec.Struct, frozen=True):
    """One side of an offer.

    Attributes:
        notes: how many notes of 1, 2 and 4.
        money: what they are worth.
        hand: hand cards.
        front: cards that lie in front.
        place: whether it yields a place.
    """

    notes: tuple[Notes, Notes, Notes]
    money: Annotated[int, PAGES]
    hand: Cards
    front: Cards
    place: bool


NOTHING: Final = Bundle((0, 0, 0), 0, (), (), False)


class Offer(msgspec.Struct, frozen=True):
    """An open offer that the reader made or may accept.

    Attributes:
        number: the reader's own number for it.
        slot: its name in actions, for example ``"red-1"``.
        giver: the seat that made it.
        to: the seat that it goes to; None: all.
        gives, wants: what it is about.
        can_accept: whether the reader has what it wants.
        lacks: what of it the reader does not have free.
    """

    number: Annotated[int, PAGES]
    slot: Slot
    giver: Annotated[Seat, PAGES]
    to: Seat | None
    gives: Bundle
    wants: Bundle
    can_accept: bool
    lacks: Annotated[Bundle, PAGES]


class Rolled(msgspec.Struct, frozen=True):
    """A floating vote's die."""

    seat: Seat
    candidate: Seat
    votes: Count


class View(msgspec.Struct, frozen=True):
    """Everything that the reader may know.

    Attributes:
        seat: the reader; None: a spectator.
        round: 1 to 3.
        rounds: how many there are.
        phase: ``"turn"``, ``"nominate"``, ``"vote"``, ``"bargain"``, ``"keep"`` or ``"over"``.
        question: the text key of what is asked now; empty: nothing is.
        turn: whose turn it is.
        caller: who called the election.
        calendars: how many are set aside.
        needed: how many call the election.
        deck: its size; its order is hidden (H.3).
        pool: what lies there, sorted, for all to see (H.4).
        discards: how many of each kind.
        large, small: notes in the concessions; 0 once taken.
        seats: all seats.
        ballots: votes in the order in which they were cast: voting seat, kind, candidate.
        dice: the floating votes, once rolled.
        frozen: whether cards in front cannot change hands.
        contenders: the tied seats that have yielded to nobody.
        called: those of them that have called for the dice.
        offers: open ones that concern the reader.
        draft_gives, draft_wants: what the reader is about to offer.
        draft_lacks: what of it the reader has no more to give.
        answers: the slot of the offer that the draft counters.
        deals_left: market actions that the reader has left.
    """

    seat: Seat | None
    round: Annotated[int, Meta(ge=0, le=9)]
    rounds: Annotated[int, PAGES]
    phase: Annotated[str, one_of("turn", "nominate", "vote", "bargain", "keep", "over")]
    question: Annotated[str, PAGES]
    turn: Seat
    caller: Seat | None
    calendars: Count
    needed: Annotated[int, PAGES]
    deck: Count
    pool: Cards
    discards: dict[Card, Copies]
    large: Notes
    small: Notes
    seats: Annotated[tuple[SeatView, ...], by("colour")]
    ballots: Annotated[tuple[tuple[int, str, int], ...], PAGES]
    dice: Annotated[tuple[Rolled, ...], Meta(max_length=COPIES)]
    frozen: bool
    contenders: tuple[Seat, ...]
    called: tuple[Seat, ...]
    offers: Annotated[tuple[Offer, ...], by("slot")]
    draft_gives: Bundle
    draft_wants: Bundle
    draft_lacks: Annotated[Bundle, PAGES]
    answers: Slot | None
    deals_left: Count


def look(p: Backroom, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    ids = p.printed.ids
    over = p.outcome is not None
    draft = [] if seat is None else p.drafts[seat]
    answers = NOBODY if seat is None else p.countered[seat]
    things = p.codes.things
    return View(
        seat=seat,
        round=p.round,
        rounds=p.printed.rounds,
        phase=_phase(p),
        question=p.stack[-1].prompt if p.stack else "",
        turn=p.turn,
        caller=None if p.caller == NOBODY else p.caller,
        calendars=p.aside,
        needed=p.printed.calendars,
        deck=len(p.deck),
        pool=_cards(ids, p.pool),
        discards={ids[kind]: count for kind, count in enumerate(p.discards) if count},
        large=sum(p.large),
        small=sum(p.small),
        seats=tuple([_seat(p, other, over or other == seat) for other in range(p.players)]),
        ballots=tuple([_ballot(p, ballot) for ballot in p.ballots]),
        dice=_dice(p),
        frozen=p.frozen == 1,
        contenders=tuple(contenders(p, leaders(p))) if p.tied else (),
        called=_called(p),
        offers=() if seat is None else tuple([_offer(p, seat, number, place) for number, place in numbered(p, seat)]),
        draft_gives=_bundle(p, [thing for thing in draft if thing < things]),
        draft_wants=_bundle(p, [thing - things for thing in draft if thing >= things]),
        draft_lacks=NOTHING if seat is None else _lacks(p, seat, [thing for thing in draft if thing < things]),
        answers=None if seat is None or answers == NOBODY else slot_name(slot_of(p, seat, answers)),
        deals_left=0 if seat is None else p.left[seat],
    )


def slot_name(slot: int) -> str:
    """The name of an offer's slot in actions."""
    return f"{COLOURS[slot // SLOTS]}-{slot % SLOTS + 1}"


def _phase(p: Backroom) -> str:
    if not p.stack:
        return "over"
    step = p.stack[-1]
    if isinstance(step, Nominate):
        return "nominate"
    if isinstance(step, Vote):
        return "vote"
    if isinstance(step, Bargain):
        return "bargain"
    return "keep" if isinstance(step, Keep) else "turn"


def _called(p: Backroom) -> tuple[int, ...]:
    """The tied seats that have called for the dice."""
    step = p.stack[-1] if p.stack else None
    return tuple([seat for seat in range(p.players) if step.called >> seat & 1]) if isinstance(step, Bargain) else ()


def _cards(ids: list[str], counts: list[int]) -> tuple[str, ...]:
    return tuple([ids[kind] for kind, count in enumerate(counts) if count for _ in range(count)])


def _seat(p: Backroom, seat: int, known: bool) -> SeatView:
    first = seat * p.codes.kinds
    cards = _cards(p.printed.ids, p.hand[first : first + p.codes.kinds]) if known else None
    candidate = max(p.standing[seat], p.stood[seat])
    return SeatView(
        colour=COLOURS[seat],
        hand=p.hand_size(seat),
        cards=cards,
        notes=_three(p.purse[seat * NOTES : seat * NOTES + NOTES]) if known else None,
        money=p.money(seat) if known else None,
        front=_front(p, seat),
        passed=bool(p.passed >> seat & 1),
        candidate=None if candidate == NOBODY else p.printed.ids[candidate],
        total=p.totals[seat] if candidate != NOBODY and _is_counted(p) else None,
        place=p.placed.index(seat) + 1 if seat in p.placed else None,
        yielded=tuple([other for other in range(p.players) if p.yielded[seat] >> other & 1]),
        asked=seat in p.to_act,
    )


def _is_counted(p: Backroom) -> bool:
    """Whether the votes have been added up: only then has a candidate more than its base."""
    return p.passed == (1 << p.players) - 1


def _front(p: Backroom, seat: int) -> tuple[Group, ...]:
    printed, place = p.printed, seat * p.codes.kinds
    found: list[Group] = []
    for kind, count in enumerate(p.front[place : place + p.codes.kinds]):
        if not count:
            continue
        votes: int | None = printed.base[kind]
        chips: list[int] = []
        if kind >= printed.politicians:
            votes = None if kind == printed.floating else printed.votes[kind][count]
            voter = seat * p.codes.voters + kind - printed.politicians
            chips = [ballot % SEATS for ballot in p.ballots if ballot // SEATS == voter]
        stands = p.standing[seat] == kind
        found.append(Group(printed.ids[kind], count, votes, tuple(chips), stands))
    return tuple(found)


def _ballot(p: Backroom, ballot: int) -> tuple[int, str, int]:
    voter = ballot // SEATS
    kind = p.printed.politicians + voter % p.codes.voters
    return voter // p.codes.voters, p.printed.ids[kind], ballot % SEATS


def _dice(p: Backroom) -> tuple[Rolled, ...]:
    floating = p.printed.ids[p.printed.floating]
    cast = [ballot for ballot in (_ballot(p, one) for one in p.ballots) if ballot[1] == floating]
    return tuple([Rolled(one[0], one[2], votes) for one, votes in zip(cast, p.dice, strict=False)])


def _three(notes: list[int]) -> tuple[int, int, int]:
    return notes[0], notes[1], notes[2]


def _bundle(p: Backroom, things: list[int]) -> Bundle:
    if not things:
        return NOTHING
    codes, ids = p.codes, p.printed.ids
    return Bundle(
        notes=(things.count(0), things.count(1), things.count(2)),
        money=worth(things, 0),
        hand=tuple([ids[thing - codes.hand] for thing in things if codes.hand <= thing < codes.front]),
        front=tuple([ids[thing - codes.front] for thing in things if codes.front <= thing < codes.place]),
        place=codes.place in things,
    )


def _offer(p: Backroom, seat: int, number: int, place: int) -> Offer:
    offer = p.offers[place]
    gives, wants = things_of(offer)
    return Offer(
        number=number,
        slot=slot_name(slot_of(p, seat, place)),
        giver=place // SLOTS,
        to=None if offer[TO] == EVERYONE else offer[TO],
        gives=_bundle(p, gives),
        wants=_bundle(p, wants),
        can_accept=bool(offer[OPEN] >> seat & 1) and can_accept(p, seat, place),
        lacks=_lacks(p, seat, wants) if offer[OPEN] >> seat & 1 else NOTHING,
    )


def _lacks(p: Backroom, seat: int, things: list[int]) -> Bundle:
    return _bundle(p, lacking(p, seat, things))


__all__ = ["Bundle", "Group", "Offer", "Rolled", "SeatView", "View", "look"]
