"""What a seat, or a spectator, may know of a position of 1960 (S.15); ``art/README.md`` says what is drawn from it."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Final, TypeAlias

import msgspec

from hustings.kernel.steps import SealedStep
from hustings.play.bounds import PAGES, Meta, by, each, of, one_of

from ..rules.actions import ADVERTISING, AS_EVENT, CAMPAIGNING, DEBATE, POSITIONING, USES
from ..rules.board import ISSUE, ISSUES, KENNEDY, NIXON, NONE, REGIONS, SEATS, STATES
from ..rules.campaigning import Campaign, Declare
from ..rules.debates import DEBATE_STEPS, cards_at, total
from ..rules.effects import LASTING
from ..rules.election_day import ELECTION_STEPS
from ..rules.events import PutAway
from ..rules.issues import TakePosition
from ..rules.position import (
    BAG,
    DEBATES,
    ELECTION_DAY,
    INITIATIVE_CHECK,
    MOMENTUM,
    PHASES,
    READY,
    REST,
    TOKEN,
    VICE,
    Race,
)
from ..rules.printed import CANDIDATE_CARD, FIRST, KINDS
from ..rules.strategy import SetAside
from ..rules.support import EXEMPT, DeclareSupport, Gain, Redraw
from ..rules.turns import PlayCard, PlayMate
from .chart import Chart, RegionView, Side, StateView, Support, chart, support
from .forecast import Forecast, forecasts

__all__ = ["RegionView", "SideView", "StateView", "Support", "View", "look"]

AFTER_DEBATES: Final = 7
"""The turn in which the last cards of the debates may still be looked at."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
Card: TypeAlias = Annotated[str, of("card")]
Issue: TypeAlias = Annotated[str, one_of(*ISSUES)]
Place: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
State: TypeAlias = Annotated[str, one_of(*STATES)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=120)]
"""Cards, markers, cubes in the bag, points: fewer than there are cards."""
Votes: TypeAlias = Annotated[int, Meta(ge=0, le=2000)]
"""There are 537; an owner's file may say otherwise."""


class IssueView(msgspec.Struct, frozen=True):
    """An issue on the Issues Track, in place 1 to 3."""

    id: Issue
    place: Place
    support: Support


class SideView(msgspec.Struct, frozen=True):
    """What belongs to a side; None stands for a card that this seat does not know.

    Attributes:
        hand: cards in hand, without those that this seat has just chosen for the stack or the debate.
        strategy: the strategy stack.
        momentum: markers.
        rest: cubes in the rest cube zone.
        candidate: whether the candidate card is ready.
        vice_president: the card beside it (Y.2), as long as it has not been played.
        in_force: cards lying in front of this side for the rest of the turn.
        carried: electoral votes of states that it carries; in the tally of all states that were called for it.
        led: electoral votes of other states that it leads.
        leaning: electoral votes of empty states that would fall to it.
    """

    hand: tuple[Card | None, ...]
    strategy: tuple[Card | None, ...]
    momentum: Count
    rest: Count
    candidate: bool
    vice_president: Card | None
    in_force: tuple[Card, ...]
    carried: Votes
    led: Votes
    leaning: Votes


class Play(msgspec.Struct, frozen=True):
    """The card that is being carried out.

    Attributes:
        card: its id.
        side: who plays or triggers it.
        use: ``event``, ``campaigning``, ``advertising`` or ``positioning``.
        points: after modifiers; None while no points are being spent, as by an event without any or in advertising.
        left: points that are left.
        preempted: whether its event was preempted.
    """

    card: Card
    side: Side
    use: Annotated[str, one_of(*USES)]
    points: Count | None
    left: Count
    preempted: bool


class Draws(msgspec.Struct, frozen=True):
    """Cubes that came out of the bag for one purpose, until the next decision; those of one gain stay to its end.

    Attributes:
        side: whose colour succeeds; None for an initiative check.
        purpose: ``support``, ``media`` or ``initiative``.
        place_key: text key of what is checked for.
        cubes: their colours, in order.
        left: cubes still to be drawn.
    """

    side: Side | None
    purpose: Annotated[str, one_of("support", "media", "initiative")]
    place_key: Annotated[str, PAGES]
    cubes: Annotated[tuple[Side, ...], each(120)]
    left: Count


class Topic(msgspec.Struct, frozen=True):
    """An issue on the debate board.

    Attributes:
        id: the issue.
        place: where it came from.
        cards: on Kennedy's and on Nixon's side.
        totals: what counts for each side.
        winner: who has won it.
        reward: state support won with it, 0 before.
    """

    id: Issue
    place: Place
    cards: tuple[tuple[Card, ...], tuple[Card, ...]]
    totals: tuple[Count, Count]
    winner: Side | None
    reward: Count


class Debate(msgspec.Struct, frozen=True):
    """The debates.

    Attributes:
        round: counted from 1.
        topics: the issues, the first place first.
        chosen: by side, whether a card lies face down.
        shown: by side, the card of this round; the own one also while it lies face down.
        left: by side, cards in hand.
    """

    round: Annotated[int, Meta(ge=1, le=9)]
    topics: Annotated[tuple[Topic, ...], by("id")]
    chosen: tuple[bool, bool]
    shown: tuple[Card | None, Card | None]
    left: tuple[Count, Count]


class Election(msgspec.Struct, frozen=True):
    """The tally: states in the order in which they were called, and to whom they fell; None: votes withheld."""

    called: Annotated[tuple[State, ...], PAGES]
    fell: dict[State, Side | None]


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know.

    Attributes:
        seat: whose eyes; None: a spectator's.
        edition: ``first`` or ``second``.
        scene: what is drawn: ``map``, ``debate`` or ``tally``.
        turn: 1 to 9.
        phase: one of :data:`.position.PHASES`.
        activity: 1 to 5 in activity phases, otherwise 0.
        step: within debates and Election Day the end of a key ``step-…``, otherwise empty.
        initiative: who holds it.
        start: the start player.
        states: all fifty, by id.
        regions: by id.
        issues: those on the Issues Track, the first place first.
        tokens: the state of each side's token.
        sides: Kennedy's and Nixon's.
        bag: Kennedy's and Nixon's cubes in it.
        deck: cards in the campaign deck.
        discard: the discard pile, the newest card last.
        removed: cards out of the game.
        endorsement_deck: cards in it.
        boxes: prevention, debate and Election Day events on the board.
        prevented: cards whose event nobody can play any more (E.18).
        worth: points of own cards that events of this turn change, for campaigning, advertising and positioning (P.3).
        forecasts: what own cards would do now, or the card in play for who may preempt or trigger it.
        tipping: up to three states that would turn the result with the fewest cubes, and what each would need.
        play: the card that is being carried out.
        draws: cubes that were drawn, by what they were drawn for, in order.
        debate: the debates, while they last.
        revealed: by side, what was shown in the last round of the debates, until the turn after them is over.
        election: the tally, once it has begun.
        to_act: seats that owe an answer.
    """

    seat: Seat | None
    edition: Annotated[str, one_of("first", "second")]
    scene: Annotated[str, PAGES]
    turn: Annotated[int, Meta(ge=0, le=9)]
    phase: Annotated[str, one_of(*PHASES)]
    activity: Annotated[int, Meta(ge=0, le=5)]
    step: Annotated[str, one_of("", *sorted({*DEBATE_STEPS, *ELECTION_STEPS}))]
    initiative: Side | None
    start: Side | None
    states: dict[State, StateView]
    regions: dict[Annotated[str, one_of(*REGIONS)], RegionView]
    issues: Annotated[tuple[IssueView, ...], by("id")]
    tokens: dict[Side, State]
    sides: tuple[SideView, SideView]
    bag: tuple[Count, Count]
    deck: Count
    discard: tuple[Card, ...]
    removed: tuple[Card, ...]
    endorsement_deck: Count
    boxes: dict[Annotated[str, one_of("prevention", "debate", "election_day")], tuple[Card, ...]]
    prevented: tuple[Card, ...]
    worth: Annotated[dict[str, tuple[int, int, int]], PAGES]
    forecasts: Annotated[dict[str, Forecast], PAGES]
    tipping: Annotated[dict[str, Support], PAGES]
    play: Play | None
    draws: Annotated[tuple[Draws, ...], Meta(max_length=8)]
    debate: Debate | None
    revealed: tuple[Card | None, Card | None] | None
    election: Election | None
    to_act: tuple[Seat, ...]


def look(p: Race, seat: int | None) -> View:
    """The view of a seat, or with None of a spectator."""
    ids = p.printed.card_ids
    map = chart(p.printed, tuple(p.cubes))
    issues = [(place, issue) for place, issue in enumerate(p.order, 1) if issue != NONE]
    return View(
        seat=seat,
        edition="first" if p.edition == FIRST else "second",
        scene=_scene(p),
        turn=int(p.turn),
        phase="over" if p.outcome is not None else PHASES[p.phase],
        activity=int(p.activity),
        step=_step(p),
        initiative=_name(int(p.initiative)),
        start=_name(int(p.start)),
        states=_states(p, seat, map.states),
        regions=map.regions,
        issues=tuple(IssueView(ISSUES[issue], place, support(p.cubes[ISSUE + issue])) for place, issue in issues),
        tokens={id: STATES[p.sides[TOKEN + side]] for side, id in enumerate(SEATS)},
        sides=(_side(p, KENNEDY, seat, map), _side(p, NIXON, seat, map)),
        bag=(p.sides[BAG], p.sides[BAG + 1]),
        deck=int(p.deck_left),
        discard=tuple(ids[card] for card in p.discard),
        removed=tuple(ids[card] for card in p.removed),
        endorsement_deck=int(p.endorsements_left),
        boxes={
            kind: tuple(ids[card] for card in p.box if p.printed.kind[card] == KINDS.index(kind))
            for kind in ("prevention", "debate", "election_day")
        },
        prevented=tuple(ids[card] for card, by in enumerate(p.printed.prevented_by) if by in p.box) if p.box else (),
        worth=_worth(p, seat) if p.effects and seat is not None else {},
        forecasts=forecasts(p, seat) if seat is not None and seat in p.to_act else {},
        tipping={} if p.called else map.tipping,
        play=_play(p),
        draws=_draws(p),
        debate=_debate(p, seat) if p.phase == DEBATES and p.stage else None,
        revealed=_revealed(p),
        election=_election(p) if p.called else None,
        to_act=tuple(p.to_act),
    )


def _name(seat: int) -> str | None:
    return None if seat == NONE else SEATS[seat]


def _scene(p: Race) -> str:
    if p.phase == DEBATES and p.stage:
        return "map" if p.stack and isinstance(p.stack[-1], Gain) else "debate"
    return "tally" if p.called else "map"


def _step(p: Race) -> str:
    if p.phase == DEBATES:
        return DEBATE_STEPS[p.step]
    return ELECTION_STEPS[p.step] if p.phase == ELECTION_DAY else ""


# -- states ------------------------------------------------------------------------------------------------------------


def _states(p: Race, seat: int | None, states: dict[str, StateView]) -> dict[str, StateView]:
    """The states, with the support checks that a seat would need for the question that it is asked."""
    if seat is None or seat not in p.to_act:
        return states
    asked, percent = p.stack[-1], p.percent(seat)
    changed = {id: msgspec.structs.replace(states[id], check=percent) for id in _checked(p, asked, seat)}
    return {**states, **changed} if changed else states


def _checked(p: Race, asked: object, seat: int) -> list[str]:
    """The states in which a cube would need a support check, by the question that a seat is asked."""
    if isinstance(asked, Gain):
        where = 0 if asked.how & EXEMPT else asked.where
        return [id for state, id in enumerate(STATES) if where >> state & 1 and p.checks_event(seat, state)]
    if isinstance(asked, Campaign | PlayCard | PlayMate):
        return [id for state, id in enumerate(STATES) if p.checks_campaigning(seat, state)]
    return [STATES[asked.state]] if isinstance(asked, Declare | DeclareSupport) else []


# -- cards -------------------------------------------------------------------------------------------------------------


def _side(p: Race, side: int, seat: int | None, map: Chart) -> SideView:
    carried, led, leaning = map.votes[side]
    if p.called:
        carried, led, leaning = sum(p.printed.votes[code >> 2] for code in p.called if code & 3 == side), 0, 0
    mate = p.sides[VICE + side]
    in_play = [code >> 4 for code in p.play]
    chosen = _chosen(p, side) if side == seat else []
    laid = chosen if isinstance(p.stack[-1] if p.stack else None, SetAside) else []
    return SideView(
        hand=_cards(p, [card for card in p.hands[side] if card not in chosen], side, seat),
        strategy=_cards(p, [*p.stacks[side], *laid], side, seat),
        momentum=p.sides[MOMENTUM + side],
        rest=p.sides[REST + side],
        candidate=bool(p.sides[READY + side]),
        vice_president=p.printed.card_ids[mate] if mate else None,
        in_force=tuple(
            p.printed.card_ids[card]
            for effect, card, before in LASTING
            if before == side and p.effects & effect and card not in in_play
        ),
        carried=carried,
        led=led,
        leaning=leaning,
    )


def _cards(p: Race, cards: list[int], side: int, seat: int | None) -> tuple[str | None, ...]:
    """Cards of a side, those first that this seat knows."""
    sees = seat == side or p.shows_strategy
    known = [card for card in sorted(cards) if sees or (seat is not None and card in p.known)]
    return (*(p.printed.card_ids[card] for card in known), *[None] * (len(cards) - len(known)))


def _chosen(p: Race, side: int) -> list[int]:
    """Cards that a side has chosen unseen, for its stack or for the debate, while the other side still chooses."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, SetAside):
        return top.chosen(side)
    if isinstance(top, SealedStep) and p.phase == DEBATES and top.answers[side] >= 0:
        return [top.answers[side] - DEBATE]
    return []


def _worth(p: Race, seat: int) -> dict[str, tuple[int, int, int]]:
    """What own cards are worth for each use, where that is not what they show."""
    found = {}
    for card in (*p.hands[seat], *(p.sides[VICE + seat : VICE + seat + 1]), CANDIDATE_CARD + seat):
        worth = p.points(seat, card, CAMPAIGNING), p.points(seat, card, ADVERTISING), p.points(seat, card, POSITIONING)
        if card and worth != (p.printed.cp[card],) * 3:
            found[p.printed.card_ids[card]] = worth
    return found


def _play(p: Race) -> Play | None:
    if not p.play:
        return None
    code = p.play[-1]
    card, use, seat = code >> 4, code >> 2 & 3, code >> 1 & 1
    left = _points_left(p)
    points: int | None = None
    if left is not None:
        points = p.printed.effect[card].cp if use == AS_EVENT else p.points(seat, card, use)
    return Play(p.printed.card_ids[card], SEATS[seat], USES[use], points, left or 0, bool(code & 1))


def _points_left(p: Race) -> int | None:
    """What is left of the points of the card in play; None when none are being spent."""
    for step in reversed(p.stack):
        if isinstance(step, Campaign | Declare | TakePosition):
            return step.left
        if isinstance(step, PutAway):
            return None
    return None


def _draws(p: Race) -> tuple[Draws, ...]:
    found = []
    top = p.stack[-1] if p.stack else None
    for purpose, codes in groupby(p.draws, lambda code: code >> 2):
        side, place = purpose & 3, (purpose >> 2) - 1
        if side == INITIATIVE_CHECK:
            sort, key = "initiative", "step-initiative"
        elif place == NONE:
            sort, key = "media", "action-advertising"
        else:
            sort, key = "support", f"state-{STATES[place]}"
        found.append(
            Draws(
                side=None if side == INITIATIVE_CHECK else SEATS[side],
                purpose=sort,
                place_key=key,
                cubes=tuple(SEATS[code & 3] for code in codes),
                left=top.left if isinstance(top, Redraw) and top.place == place else 0,
            )
        )
    return tuple(found)


# -- debates and Election Day ------------------------------------------------------------------------------------------


def _debate(p: Race, seat: int | None) -> Debate:
    ids, rewards = p.printed.card_ids, p.printed.debate_rewards
    winners = {code >> 1: (code & 1, rewards[number]) for number, code in enumerate(p.decided)}
    topics = []
    for issue in sorted(range(len(ISSUES)), key=lambda issue: p.stage[issue]):
        winner, reward = winners.get(issue, (NONE, 0))
        topics.append(
            Topic(
                id=ISSUES[issue],
                place=p.stage[issue] + 1,
                cards=(
                    tuple(ids[card] for card in cards_at(p, issue, KENNEDY)),
                    tuple(ids[card] for card in cards_at(p, issue, NIXON)),
                ),
                totals=(total(p, issue, KENNEDY), total(p, issue, NIXON)),
                winner=_name(winner),
                reward=reward,
            )
        )
    chosen = [_chosen(p, side) for side in (KENNEDY, NIXON)]
    shown = []
    for side in (KENNEDY, NIXON):
        card = max(p.shown[side], 0) if p.shown else 0
        if side == seat and chosen[side]:
            card = chosen[side][0]
        shown.append(ids[card] or None)
    return Debate(
        round=int(p.debate_round),
        topics=tuple(topics),
        chosen=(bool(chosen[0]), bool(chosen[1])),
        shown=(shown[0], shown[1]),
        left=(len(p.hands[0]) - len(chosen[0]), len(p.hands[1]) - len(chosen[1])),
    )


def _revealed(p: Race) -> tuple[str | None, str | None] | None:
    if not any(p.shown) or p.turn > AFTER_DEBATES:
        return None
    kennedy, nixon = (p.printed.card_ids[abs(card)] or None for card in p.shown)
    return kennedy, nixon


def _election(p: Race) -> Election:
    return Election(
        called=tuple(STATES[code >> 2] for code in p.called),
        fell={STATES[code >> 2]: SEATS[code & 3] if code & 3 < 2 else None for code in p.called},
    )
