"""What a seat, or a spectator, may know of a position of Hilarious Struggle (T.8, P.3)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from hustings.play.bounds import PAGES, Meta, by, of, one_of

from ..mind.outlook import change_of, judged
from ..rules.cards_states import SHIELD, Remote
from ..rules.cards_support import ExtraSupport
from ..rules.count import calls, holder, is_clear, is_kept
from ..rules.effects import Go, PickCard, PickState
from ..rules.election import Rally, SwingTo
from ..rules.position import PHASES, VOTE_COUNT, Struggle, cards_in
from ..rules.printed import BIT, DEMOCRATS, NONE, OWN, REPUBLICANS, STATES
from ..rules.support import BLOCK

__all__ = ["Checked", "Counted", "Outlook", "SideView", "StateView", "View", "VoterCard", "look"]

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Card: TypeAlias = Annotated[str, of("card")]
State: TypeAlias = Annotated[str, of("state")]
Unseen: TypeAlias = tuple[Card | None, ...]
Voters: TypeAlias = Annotated[int, Meta(ge=0, le=500)]
Electors: TypeAlias = Annotated[int, Meta(ge=0, le=2000)]
"""There are 530; an owner's file may say otherwise."""
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class VoterCard(msgspec.Struct, frozen=True):
    """A face-up voter card in a state.

    Attributes:
        card: its id.
        voters: what it counts.
        doubled: whether that is twice what it shows.
    """

    card: Card
    voters: Annotated[int, PAGES]
    doubled: Annotated[bool, PAGES]


class StateView(msgspec.Struct, frozen=True):
    """A state of the board. Pairs are the Democrats' and the Republicans'.

    Attributes:
        id: for example ``"OH"``.
        electors: what it is worth.
        holder: the side that has its electors, or None.
        active: whether a face-up voter card lies there.
        agents: sides whose agents are there.
        voters: voters of each side.
        up: face-up voter cards of each side.
        down: face-down voter cards of each side; None for a card that this seat may not see.
        laid: cards of each side that lie sideways for their effects.
        shielded: whether each side's voters are safe from the other side's effects (K.11).
        blocked: whether each side cannot make support votes there (K.28).
    """

    id: State
    electors: Annotated[Electors, PAGES]
    holder: Seat | None
    active: bool
    agents: tuple[Seat, ...]
    voters: tuple[Voters, Voters]
    up: tuple[
        Annotated[tuple[VoterCard, ...], by("card", "democrats")],
        Annotated[tuple[VoterCard, ...], by("card", "republicans")],
    ]
    down: tuple[Annotated[Unseen, of("democrats")], Annotated[Unseen, of("republicans")]]
    laid: tuple[Annotated[tuple[Card, ...], of("democrats")], Annotated[tuple[Card, ...], of("republicans")]]
    shielded: tuple[bool, bool]
    blocked: tuple[bool, bool]


class SideView(msgspec.Struct, frozen=True):
    """A side; None stands for a card that this seat does not see.

    Attributes:
        agent: the state where its agent is.
        electors: of the states that it holds.
        scandal: its scandal.
        hand: its hand.
        deck: its deck, the top card first.
        discard: its discard pile, the top card first; of the other side's only the top is seen.
        removed: its cards out of the game.
        front: its card that others are stored on, or None.
        stored_up: face-up cards stored there.
        stored_down: face-down cards stored there.
        revealed: whether its hand lies open now.
    """

    agent: State
    electors: Electors
    scandal: Count
    hand: Unseen
    deck: Unseen
    discard: Unseen
    removed: tuple[Card, ...]
    front: Card | None
    stored_up: tuple[Card, ...]
    stored_down: Unseen
    revealed: bool


class Outlook(msgspec.Struct, frozen=True):
    """What an answer would lead to, if it were the only change.

    Attributes:
        action: canonical text of the legal action.
        state: where voters would change.
        count: by how many; below 0 when they leave.
        voters: voters there afterwards.
        holder: who would hold the state.
        electors: both sides' electors afterwards.
    """

    action: str
    state: str
    count: int
    voters: tuple[int, int]
    holder: int | None
    electors: tuple[int, int]


class Checked(msgspec.Struct, frozen=True):
    """A face-down voter card at the election.

    Attributes:
        card: its id.
        kept: whether its underlined text allowed it where it was laid.
    """

    card: str
    kept: bool


class Counted(msgspec.Struct, frozen=True):
    """A state as the election counts it.

    Attributes:
        state: its id.
        clear: whether nobody doubted it: nothing lies face down there, and one side has no voters.
        checked: face-down voter cards there, of each side.
        electors: both sides' electors, with this state and those before it.
    """

    state: str
    clear: bool
    checked: tuple[tuple[Checked, ...], tuple[Checked, ...]]
    electors: tuple[int, int]


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know.

    Attributes:
        seat: whose eyes; None: a spectator's.
        round: counted from 1; a round lasts until both hands are empty.
        phase: ``campaign``, ``election`` or ``over``.
        turn: the side whose turn it is.
        supported: whether it has made its support vote.
        question: what is asked now: ``act``, ``after``, ``lay``, ``extra-support``, ``go``, ``pick``, ``choose``,
            ``remote``, ``release``, ``rally``, ``swing-to``, or ``""``.
        asking: the card whose text asks, or None.
        caller: the side that called the election, or None.
        adding: the side that adds cards at the election, or None.
        states: all states, as printed.
        sides: the Democrats and the Republicans.
        in_play: cards being carried out, the first one first.
        outlook: for the seat that is asked, what each answer that changes voters would lead to.
        count: after an election, the states as they were called, the closest ones last.
        to_win: electors that win.
        total: electors of all states.
        scandal_limit: scandal that loses.
        to_act: seats that owe an answer.
    """

    seat: Seat | None
    round: Count
    phase: Annotated[str, one_of(*PHASES, "over")]
    turn: Seat
    supported: bool
    question: Annotated[str, PAGES]
    asking: Card | None
    caller: Seat | None
    adding: Seat | None
    states: Annotated[tuple[StateView, ...], by("id")]
    sides: tuple[SideView, SideView]
    in_play: tuple[Card, ...]
    outlook: Annotated[tuple[Outlook, ...], PAGES]
    count: Annotated[tuple[Counted, ...], PAGES]
    to_win: Annotated[int, PAGES]
    total: Annotated[int, PAGES]
    scandal_limit: Annotated[int, PAGES]
    to_act: tuple[Seat, ...]


def look(p: Struggle, seat: int | None) -> View:
    """The view of a seat, or with None of a spectator."""
    step = p.stack[-1] if p.stack and p.to_act else None
    asking = getattr(step, "card", NONE) if isinstance(step, (PickCard, PickState, ExtraSupport, Remote, Go)) else NONE
    over = p.outcome is not None
    return View(
        seat=seat,
        round=int(p.round),
        phase="over" if over else PHASES[p.phase],
        turn=int(p.turn),
        supported=bool(p.supported),
        question="" if step is None else step.prompt,
        asking=None if asking == NONE else p.printed.card_ids[asking],
        caller=None if p.caller == NONE else int(p.caller),
        adding=int(step.side) if isinstance(step, (Rally, SwingTo)) and p.phase == VOTE_COUNT else None,
        states=tuple(_state(p, state, seat) for state in range(STATES)),
        sides=(_side(p, DEMOCRATS, seat), _side(p, REPUBLICANS, seat)),
        in_play=tuple(p.printed.card_ids[card] for card in p.in_play),
        outlook=() if seat is None or seat not in p.to_act or step is None else _outlook(p, seat),
        count=_count(p) if _is_counted(p) else (),
        to_win=p.printed.to_win,
        total=p.printed.total,
        scandal_limit=p.printed.scandal_limit,
        to_act=tuple(p.to_act),
    )


def _names(p: Struggle, cards: int) -> tuple[str, ...]:
    return tuple(p.printed.card_ids[card] for card in cards_in(cards))


def _hidden(p: Struggle, cards: int, seen: bool) -> tuple[str | None, ...]:
    return _names(p, cards) if seen else (None,) * cards.bit_count()


def _is_counted(p: Struggle) -> bool:
    """Whether an election has been held: its check has turned all face-down cards up (E.4)."""
    return p.outcome is not None and p.outcome.clause.startswith("E")


def _count(p: Struggle) -> tuple[Counted, ...]:
    """The states as they are called, with their face-down cards held against their texts."""
    found: list[Counted] = []
    sums = [0, 0]
    for state in calls(p):
        side = holder(p, state)
        if side != NONE:
            sums[side] += p.printed.electors[state]
        found.append(
            Counted(
                p.printed.state_ids[state],
                is_clear(p, state),
                (_checked(p, p.down[state] & OWN[DEMOCRATS]), _checked(p, p.down[state] & OWN[REPUBLICANS])),
                (sums[DEMOCRATS], sums[REPUBLICANS]),
            )
        )
    return tuple(found)


def _checked(p: Struggle, cards: int) -> tuple[Checked, ...]:
    return tuple(Checked(p.printed.card_ids[card], is_kept(p, card)) for card in cards_in(cards))


def _state(p: Struggle, state: int, seat: int | None) -> StateView:
    def both(side: int) -> tuple[VoterCard, ...]:
        up = cards_in(p.up[state] & OWN[side])
        return tuple(VoterCard(p.printed.card_ids[card], p.worth(card), p.is_doubled(card)) for card in up)

    def down(side: int) -> tuple[str | None, ...]:
        return _hidden(p, p.down[state] & OWN[side], seat == side or _is_counted(p))

    shield, block = p.printed.with_effect[SHIELD], p.printed.with_effect[BLOCK]
    laid, held = p.laid[state], holder(p, state)
    return StateView(
        id=p.printed.state_ids[state],
        electors=p.printed.electors[state],
        holder=None if held == NONE else held,
        active=bool(p.up[state]),
        agents=tuple(side for side in (DEMOCRATS, REPUBLICANS) if p.agents[side] == state),
        voters=(p.voters[state], p.voters[STATES + state]),
        up=(both(DEMOCRATS), both(REPUBLICANS)),
        down=(down(DEMOCRATS), down(REPUBLICANS)),
        laid=(_names(p, laid & OWN[DEMOCRATS]), _names(p, laid & OWN[REPUBLICANS])),
        shielded=(bool(laid & shield & OWN[DEMOCRATS]), bool(laid & shield & OWN[REPUBLICANS])),
        blocked=(bool(laid & block & OWN[REPUBLICANS]), bool(laid & block & OWN[DEMOCRATS])),
    )


def _side(p: Struggle, side: int, seat: int | None) -> SideView:
    ids = p.printed.card_ids
    open_hand = bool(p.revealed & BIT[side])
    pile = [ids[card] for card in reversed(p.discards[side])]
    front = cards_in(p.front & OWN[side])
    return SideView(
        agent=p.printed.state_ids[p.agents[side]],
        electors=p.electors[side],
        scandal=p.scandal[side],
        hand=_hidden(p, int(p.hand) & OWN[side], seat == side or open_hand),
        deck=tuple(ids[card] if seat == side and p.stacked & BIT[card] else None for card in reversed(p.decks[side])),
        discard=tuple(name if seat == side or place == 0 else None for place, name in enumerate(pile)),
        removed=_names(p, int(p.removed) & OWN[side]),
        front=ids[front[0]] if front else None,
        stored_up=_names(p, int(p.stored_up) & OWN[side]),
        stored_down=_hidden(p, int(p.stored_down) & OWN[side], seat == side),
        revealed=open_hand,
    )


def _outlook(p: Struggle, seat: int) -> tuple[Outlook, ...]:
    """What each legal answer that changes voters would lead to."""
    found: list[Outlook] = []
    for action in p.actions(seat):
        state, side, change = change_of(p, seat, action)
        if state != NONE:
            first, second, holder, *electors = judged(p, state, side, change)
            found.append(
                Outlook(
                    action=p.rules.actions.texts[action],
                    state=p.printed.state_ids[state],
                    count=change,
                    voters=(first, second),
                    holder=None if holder == NONE else holder,
                    electors=(electors[0], electors[1]),
                )
            )
    return tuple(found)
