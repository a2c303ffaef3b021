"""What a seat, or a spectator, may know of a position of Watergate (A.5, A.6).

Places are named alike for both; a page may draw the board from the side of its seat (S.10).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from hustings.play.bounds import PAGES, Meta, by, of, one_of

from ..rules.actions import SLOTS, card_name
from ..rules.position import EDITOR, MARK, NIXON, OFF, UP, Table, cards_in
from ..rules.printed import COLOURS
from ..rules.sequence import PHASES
from ..rules.track import Place

__all__ = ["PinnedToken", "SideView", "TrackToken", "View", "look"]

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Card: TypeAlias = Annotated[str, of("card")]
Node: TypeAlias = Annotated[str, of("node")]
Informant: TypeAlias = Annotated[str, of("informant")]
Colours: TypeAlias = tuple[Annotated[str, one_of(*COLOURS)], ...]
Space: TypeAlias = Annotated[int, Meta(ge=-5, le=5)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=40)]
"""Tokens: there are 36 of evidence and fewer of momentum."""


class TrackToken(msgspec.Struct, frozen=True):
    """An evidence token on the research track.

    Attributes:
        slot: 1 to 16.
        space: -5 (Nixon) to 5 (Editor).
        face_up: how it lies.
        colours: one or two, or None when this seat may not see them.
        mark: whether it carries a momentum mark, or None.
        ruled_out: colours that Nixon's answers have excluded.
    """

    slot: Annotated[int, Meta(ge=1, le=SLOTS)]
    space: Space
    face_up: bool
    colours: Colours | None
    mark: bool | None
    ruled_out: Colours


class PinnedToken(msgspec.Struct, frozen=True):
    """An evidence token on the evidence board; ``face_up`` means the Editor's."""

    space: Node
    colours: Colours
    mark: bool
    face_up: bool


class HeldToken(msgspec.Struct, frozen=True):
    """A gained token that a side is about to pin."""

    side: Seat
    colours: Colours
    mark: bool


class SideView(msgspec.Struct, frozen=True):
    """A side's cards and momentum; None stands for a card that this seat does not know.

    Attributes:
        hand: cards in hand.
        deck: its deck, the top card first.
        discard: its discard pile.
        removed: its cards out of the game.
        momentum: tokens on its momentum card.
    """

    hand: tuple[Card | None, ...]
    deck: tuple[Card | None, ...]
    discard: tuple[Card, ...]
    removed: tuple[Card, ...]
    momentum: Count


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know.

    Attributes:
        seat: whose eyes; None: a spectator's.
        round: counted from 1.
        phase: ``initial``, ``card``, ``evaluation`` or ``over``.
        initiative: the side that holds it.
        initiative_space: space of its token on the track, or None once gained.
        momentum_space: space of the momentum token, or None once gained.
        evidence: tokens on the research track.
        pinned: tokens on the evidence board.
        held: a token that is about to be pinned.
        pictures: for each informant ``supply``, ``up`` or ``down``.
        connected: informants connected with Nixon.
        threads: pairs of nodes whose thread carries face-up evidence to Nixon.
        supply, removed_momentum: momentum tokens there.
        bag: how many evidence tokens are in it.
        sides: Nixon's and the Editor's cards.
        in_play: cards being carried out.
        events_blocked: whether A Brilliant Mood holds.
        to_act: seats that owe an answer.
    """

    seat: Seat | None
    round: Annotated[int, Meta(ge=0, le=99)]
    phase: Annotated[str, one_of(*PHASES, "over")]
    initiative: Seat
    initiative_space: Space | None
    momentum_space: Space | None
    evidence: Annotated[tuple[TrackToken, ...], by("slot")]
    pinned: Annotated[tuple[PinnedToken, ...], by("space")]
    held: HeldToken | None
    pictures: dict[Informant, Annotated[str, one_of("supply", "up", "down")]]
    connected: tuple[Informant, ...]
    threads: Annotated[tuple[tuple[str, str], ...], PAGES]
    supply: Count
    removed_momentum: Count
    bag: Count
    sides: tuple[SideView, SideView]
    in_play: tuple[Card, ...]
    events_blocked: bool
    to_act: tuple[Seat, ...]


def colour_names(token: int) -> tuple[str, ...]:
    """The colours of a token or a colour mask."""
    return tuple(name for bit, name in enumerate(COLOURS) if token >> bit & 1)


def look(p: Table, seat: int | None) -> View:
    """The view of a seat, or with None of a spectator."""
    names = p.printed.node_names
    first = p.printed.first_informant
    reached = int(p.reached())
    held = next((step for step in reversed(p.stack[-1:]) if isinstance(step, Place)), None)
    return View(
        seat=seat,
        round=int(p.round),
        phase="over" if p.outcome is not None else PHASES[p.phase],
        initiative=int(p.initiative),
        initiative_space=None if p.initiative_space == OFF else int(p.initiative_space),
        momentum_space=None if p.momentum_space == OFF else int(p.momentum_space),
        evidence=tuple(_track_token(p, slot, seat) for slot in range(SLOTS) if p.slot_token[slot]),
        pinned=tuple(
            PinnedToken(
                names[node], colour_names(p.pinned[node]), bool(p.pinned[node] & MARK), bool(p.pinned[node] & UP)
            )
            for node, pin in enumerate(p.pinned)
            if pin
        ),
        held=None if held is None else HeldToken(held.side, colour_names(held.token), bool(held.token & MARK)),
        pictures={names[node]: _picture(p, node) for node in range(first, len(names))},
        connected=tuple(names[node] for node in range(first, len(names)) if reached >> node & 1),
        threads=tuple(
            (names[a], names[b])
            for a in range(len(names))
            for b in p.printed.neighbours[a]
            if a < b and reached >> a & 1 and reached >> b & 1
        ),
        supply=int(p.supply),
        removed_momentum=int(p.momentum_gone),
        bag=len(p.bag),
        sides=(_side(p, NIXON, seat), _side(p, EDITOR, seat)),
        in_play=_names(p, int(p.in_play)),
        events_blocked=bool(p.events_blocked),
        to_act=tuple(p.to_act),
    )


def _picture(p: Table, node: int) -> str:
    if p.pictures_up >> node & 1:
        return "up"
    return "down" if p.pictures_down >> node & 1 else "supply"


def _track_token(p: Table, slot: int, seat: int | None) -> TrackToken:
    token = p.slot_token[slot]
    seen = bool(p.slot_up[slot]) or seat == NIXON
    return TrackToken(
        slot=slot + 1,
        space=p.slot_space[slot],
        face_up=bool(p.slot_up[slot]),
        colours=colour_names(token) if seen else None,
        mark=bool(token & MARK) if seen else None,
        ruled_out=colour_names(p.slot_ruled[slot]),
    )


def _names(p: Table, cards: int) -> tuple[str, ...]:
    return tuple(card_name(card) for side in (NIXON, EDITOR) for card in cards_in(cards, side))


def _side(p: Table, side: int, seat: int | None) -> SideView:
    """A side's cards; when no card of the deck is unknown, the other side can tell what the hand holds."""
    hand = cards_in(p.hand, side)
    known = int(p.known) if seat == 1 - side else 0
    deck = tuple(card_name(card) if known >> card & 1 else None for card in reversed(p.deck(side)))
    deduced = seat == 1 - side and None not in deck
    shown = [card_name(card) for card in hand if seat == side or deduced or known >> card & 1]
    return SideView(
        hand=tuple(shown) + (None,) * (len(hand) - len(shown)),
        deck=deck,
        discard=tuple(card_name(card) for card in cards_in(p.discard, side)),
        removed=tuple(card_name(card) for card in cards_in(p.removed, side)),
        momentum=int(p.nixon_momentum if side == NIXON else p.editor_momentum),
    )
