"""What a seat knows as numbers, written straight from a position; it says what ``face/view.py`` shows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hustings.kernel.observing import Columns, Observer, Row, lay, more, put, settle
from hustings.kernel.steps import SealedStep

from ..rules.actions import AS_EVENT, DEBATE
from ..rules.board import BIT, ENDORSED, ISSUE, ISSUES, KENNEDY, NIXON, NONE, REGION, REGIONS, SIGN, STATES
from ..rules.campaigning import Campaign, Declare
from ..rules.debates import DEBATE_STEPS, total
from ..rules.effects import LASTING, PRESS_CORPS
from ..rules.election_day import ELECTION_STEPS
from ..rules.events import PutAway
from ..rules.issues import TakePosition
from ..rules.position import (
    BAG,
    DEBATES,
    ELECTION_DAY,
    INITIATIVE_CHECK,
    MOMENTUM,
    OVER,
    READY,
    REST,
    TOKEN,
    VICE,
    Race,
)
from ..rules.printed import DEBATE as DEBATE_EVENT
from ..rules.printed import ELECTION_DAY as ELECTION_EVENT
from ..rules.printed import FIRST, PREVENTION, Printed
from ..rules.strategy import SetAside
from ..rules.support import EXEMPT, DeclareSupport, Gain, Redraw
from ..rules.turns import PlayCard, PlayMate

CARDS: Final = 99
AFTER_DEBATES: Final = 7
"""The turn in which the last cards of the debates may still be looked at."""
STATE: Final = 10
REGION_: Final = 9
ISSUE_: Final = 6
DRAWS: Final = 10
TOPIC: Final = 206
"""Columns of a state, a region, an issue, a draw and a topic of the debates."""

VOTES: Final = 50
PRINTED: Final = 56
"""What is settled: by state how it stands, then the votes of both sides, and by which printed values."""
DISCARD: Final = 0
REMOVED: Final = 1
CUBES: Final = 2
"""The lists that are settled."""


@final
class Sight(Observer):
    """The observer of 1960."""

    def __init__(self, of: Columns) -> None:
        super().__init__(of, memory=57, lists=3)
        columns = of.numbers
        self.seat: i64 = columns["view.seat.there"]
        self.edition: i64 = columns["view.edition.first"]
        self.turn: i64 = columns["view.turn"]
        self.phase: i64 = columns["view.phase.initiative"]
        self.activity: i64 = columns["view.activity"]
        self.no_part: i64 = columns["view.step."]
        self.debate_parts: list[int] = [columns[f"view.step.{part}"] for part in DEBATE_STEPS]
        self.election_parts: list[int] = [columns[f"view.step.{part}"] for part in ELECTION_STEPS]
        self.initiative: i64 = columns["view.initiative.kennedy"]
        self.start: i64 = columns["view.start.kennedy"]
        self.states: i64 = columns["view.states.AL.there"]
        self.regions: i64 = columns["view.regions.east.there"]
        self.issues: i64 = columns["view.issues.defense.there"]
        self.tokens: i64 = columns["view.tokens.kennedy.there"]
        self.sides: list[int] = [columns["view.sides.0.momentum"] - 200, columns["view.sides.1.momentum"] - 200]
        self.bag: i64 = columns["view.bag.0"]
        self.deck: i64 = columns["view.deck"]
        self.removed: i64 = self.deck + 1 + CARDS
        self.endorsements: i64 = columns["view.endorsement_deck"]
        self.boxes: i64 = columns["view.boxes.prevention.there"]
        self.prevented: i64 = self.boxes + 3 * (CARDS + 1)
        self.play: i64 = columns["view.play.there"]
        self.draws: i64 = columns["view.draws.0.there"]
        self.debate: i64 = columns["view.debate.there"]
        self.revealed: i64 = columns["view.revealed.there"]
        self.election: i64 = columns["view.election.there"]
        self.to_act: i64 = columns["view.to_act.0"]
        self.printed: Printed | None = None
        self.prints: i64 = 0
        self.region: vec[i64] = vec[i64]([0] * len(STATES))
        self.edge: vec[i64] = vec[i64]([0] * len(STATES))
        self.votes: vec[i64] = vec[i64]([0] * len(STATES))
        self.preventable: list[int] = []
        self.markers: vec[i64] = vec[i64]([0] * len(REGIONS))
        self.tally: vec[i64] = vec[i64]([0] * 6)

    def know(self, printed: Printed) -> None:
        """Keep what is printed where it is read quickly; all matches of an environment have the same."""
        self.printed = printed
        self.prints += 1
        self.region = vec[i64](printed.region)
        self.edge = vec[i64](printed.edge)
        self.votes = vec[i64](printed.votes)
        self.preventable = [card for card in range(len(printed.prevented_by)) if printed.prevented_by[card]]

    def view(self, p: Race, seat: int, row: Row) -> None:
        """Everything in the order of the view."""
        if p.printed is not self.printed:
            self.know(p.printed)
        put(row, self.seat, 1)
        put(row, self.seat + 1, seat)
        put(row, self.edition + (0 if p.edition == FIRST else 1), 1)
        put(row, self.turn, p.turn)
        put(row, self.phase + (OVER if p.outcome is not None else p.phase), 1)
        put(row, self.activity, p.activity)
        part: i64 = self.no_part
        if p.phase == DEBATES:
            part = self.debate_parts[p.step]
        elif p.phase == ELECTION_DAY:
            part = self.election_parts[p.step]
        put(row, part, 1)
        put(row, self.initiative + (2 if p.initiative == NONE else p.initiative), 1)
        put(row, self.start + (2 if p.start == NONE else p.start), 1)
        self.map(p, row)
        self.tracks(p, row)
        self.checks(p, seat, row)
        for side in (KENNEDY, NIXON):
            put(row, self.tokens + 51 * side, 1)
            put(row, self.tokens + 51 * side + 1 + p.sides[TOKEN + side], 1)
            put(row, self.bag + side, p.sides[BAG + side])
            self.side(p, side, seat, row)
        self.piles(p, row)
        self.played(p, row)
        self.drawn(p, row)
        if p.phase == DEBATES and p.stage:
            self.debated(p, seat, row)
        if p.turn <= AFTER_DEBATES and p.shown and (p.shown[0] or p.shown[1]):
            put(row, self.revealed, 1)
            self.card(row, self.revealed + 1, abs(p.shown[0]))
            self.card(row, self.revealed + 1 + CARDS + 1, abs(p.shown[1]))
        if p.called:
            put(row, self.election, 1)
            for code in p.called:
                at: i64 = self.election + 1 + 4 * (code >> 2)
                put(row, at, 1)
                put(row, at + 1 + (code & 3), 1)
        for asked in p.to_act:
            put(row, self.to_act + asked, 1)

    def card(self, row: Row, at: i64, card: i64) -> None:
        """A card, or with 0 none, in a choice that begins there."""
        put(row, at + (card - 1 if card else CARDS), 1)

    def support(self, row: Row, at: i64, cubes: i64) -> None:
        """Whose cubes lie in a place, and how many."""
        put(row, at + (0 if cubes > 0 else 1 if cubes < 0 else 2), 1)
        put(row, at + 3, cubes if cubes >= 0 else -cubes)

    def map(self, p: Race, row: Row) -> None:
        """States, and the votes that both sides have of them: carried, led and leaning."""
        settled, tally = row.settled, self.tally
        if settled[PRINTED] != self.prints or row.lists[CUBES] != p.cubes:
            settled[PRINTED] = self.prints
            row.lists[CUBES] = p.cubes[:]
            self.settle_states(p, row)
        for number in range(6):
            tally[number] = settled[VOTES + number]
        if p.called:
            for number in range(6):
                tally[number] = 0
            for code in p.called:
                if code & 3 < 2:
                    tally[3 * (code & 3)] += self.votes[code >> 2]
        for number in range(6):
            put(row, self.sides[number // 3] + 203 + CARDS + 1 + CARDS + number % 3, tally[number])

    def settle_states(self, p: Race, row: Row) -> None:
        """States as their cubes lie now, and the votes that follow from them."""
        cubes, region, edge, votes = p.cubes, self.region, self.edge, self.votes
        markers, settled = self.markers, row.settled
        carry: i64 = p.printed.carry
        for number in range(4):
            markers[number] = i64(cubes[ENDORSED + number])
        for number in range(6):
            settled[VOTES + number] = 0
        at: i64 = self.states
        state: i64 = 0
        while state < len(STATES):
            here: i64 = cubes[state]
            marker: i64 = markers[region[state]]
            falls_to: i64 = edge[state] if marker == 0 else KENNEDY if marker > 0 else NIXON
            if here > 0:
                settled[VOTES + (0 if here >= carry else 1)] += votes[state]
            elif here < 0:
                settled[VOTES + (3 if -here >= carry else 4)] += votes[state]
            else:
                settled[VOTES + 3 * falls_to + 2] += votes[state]
            now: i64 = 8 * here + 4 + 2 * falls_to + (0 if marker == 0 else 1)
            if settled[state] != now:
                settled[state] = now
                settle(row, at, 1)
                settle(row, at + 1, 1 if here > 0 else 0)
                settle(row, at + 2, 1 if here < 0 else 0)
                settle(row, at + 3, 1 if here == 0 else 0)
                settle(row, at + 4, here if here >= 0 else -here)
                settle(row, at + 5, 1 - falls_to)
                settle(row, at + 6, falls_to)
                settle(row, at + 7, 0 if marker == 0 else 1)
            at += STATE
            state += 1

    def tracks(self, p: Race, row: Row) -> None:
        """Regions and issues."""
        at: i64 = self.regions
        for number in range(4):
            put(row, at, 1)
            self.support(row, at + 1, p.cubes[REGION + number])
            self.support(row, at + 5, p.cubes[ENDORSED + number])
            at += REGION_
        for place in range(len(p.order)):
            issue: i64 = p.order[place]
            if issue != NONE:
                at = self.issues + ISSUE_ * issue
                put(row, at, 1)
                put(row, at + 1, place + 1)
                self.support(row, at + 2, p.cubes[ISSUE + issue])

    def checks(self, p: Race, seat: int, row: Row) -> None:
        """The states in which a cube would need a support check, by the question that the seat is asked."""
        states: i64 = self.checked(p, seat) if seat in p.to_act else 0
        if states == 0:
            return
        percent: i64 = p.percent(seat)
        at: i64 = self.states
        while states:
            if states & 1:
                put(row, at + 8, 1)
                put(row, at + 9, percent)
            states >>= 1
            at += STATE

    def checked(self, p: Race, seat: int) -> i64:
        """The mask of these states."""
        asked = p.stack[-1]
        found: i64 = 0
        if isinstance(asked, Gain):
            where: i64 = 0 if asked.how & EXEMPT else asked.where
            if where == 0:
                return 0
            for state in range(len(STATES)):
                if where & BIT[state] and p.checks_event(seat, state):
                    found |= BIT[state]
        elif isinstance(asked, (Campaign, PlayCard, PlayMate)):
            alone = p.effects & PRESS_CORPS == 0
            sign: i64 = -SIGN[seat]
            carry: i64 = p.printed.carry
            token = p.sides[TOKEN + 1 - seat]
            for state in range(len(STATES)):
                if alone and state != token and i64(p.cubes[state]) * sign < carry:
                    continue
                if p.checks_campaigning(seat, state):
                    found |= BIT[state]
        elif isinstance(asked, (Declare, DeclareSupport)):
            found = BIT[asked.state]
        return found

    def chosen(self, p: Race, side: int) -> list[int]:
        """Cards that a side has chosen unseen, for its stack or for the debate, while the other side still chooses."""
        if not p.stack:
            return []
        top = p.stack[-1]
        if isinstance(top, SetAside):
            return top.chosen(side)
        if isinstance(top, SealedStep) and p.phase == DEBATES and top.answers[side] >= 0:
            return [top.answers[side] - DEBATE]
        return []

    def side(self, p: Race, side: int, seat: int, row: Row) -> None:
        """A side's cards, markers and cubes."""
        hand: i64 = self.sides[side]
        stack: i64 = hand + CARDS + 1
        sees = seat == side or p.shows_strategy
        chosen: list[int] = self.chosen(p, side) if side == seat else []
        hidden: i64 = 0
        for card in p.hands[side]:
            if chosen and card in chosen:
                continue
            if sees or card in p.known:
                put(row, hand + card - 1, 1)
            else:
                hidden += 1
        put(row, hand + CARDS, hidden)
        hidden = 0
        for card in p.stacks[side]:
            if sees or card in p.known:
                put(row, stack + card - 1, 1)
            else:
                hidden += 1
        put(row, stack + CARDS, hidden)
        if chosen and isinstance(p.stack[-1], SetAside):
            for card in chosen:
                put(row, stack + card - 1, 1)
        at: i64 = stack + CARDS + 1
        put(row, at, p.sides[MOMENTUM + side])
        put(row, at + 1, p.sides[REST + side])
        put(row, at + 2, p.sides[READY + side])
        self.card(row, at + 3, p.sides[VICE + side])
        if p.effects:
            for bit, card, before in LASTING:
                if p.effects & bit and before == side and not self.in_play(p, card):
                    put(row, at + 3 + CARDS + card, 1)

    def in_play(self, p: Race, card: int) -> bool:
        """Whether a card is being carried out."""
        for code in p.play:
            if code >> 4 == card:
                return True
        return False

    def piles(self, p: Race, row: Row) -> None:
        """What lies open."""
        put(row, self.deck, p.deck_left)
        lay(row, DISCARD, self.deck, p.discard)
        lay(row, REMOVED, self.removed - 1, p.removed)
        put(row, self.endorsements, p.endorsements_left)
        for kind in range(3):
            put(row, self.boxes + kind * (CARDS + 1), 1)
        if p.box:
            kinds = p.printed.kind
            for card in p.box:
                kind = kinds[card]
                box = 0 if kind == PREVENTION else 1 if kind == DEBATE_EVENT else 2 if kind == ELECTION_EVENT else -1
                if box >= 0:
                    put(row, self.boxes + box * (CARDS + 1) + card, 1)
            for card in self.preventable:
                if p.printed.prevented_by[card] in p.box:
                    put(row, self.prevented + card - 1, 1)

    def played(self, p: Race, row: Row) -> None:
        """The card that is being carried out."""
        if not p.play:
            return
        code = p.play[-1]
        card, use, seat = code >> 4, code >> 2 & 3, code >> 1 & 1
        at: i64 = self.play
        put(row, at, 1)
        put(row, at + card, 1)
        at += CARDS + 1
        put(row, at + seat, 1)
        put(row, at + 2 + use, 1)
        left = self.left(p)
        if left >= 0:
            put(row, at + 6, 1)
            put(row, at + 7, p.printed.effect[card].cp if use == AS_EVENT else p.points(seat, card, use))
            put(row, at + 8, left)
        put(row, at + 9, code & 1)

    def left(self, p: Race) -> int:
        """What is left of the points of the card in play; -1 when none are being spent."""
        for at in range(len(p.stack) - 1, -1, -1):
            step = p.stack[at]
            if isinstance(step, (Campaign, Declare, TakePosition)):
                return step.left
            if isinstance(step, PutAway):
                return -1
        return -1

    def drawn(self, p: Race, row: Row) -> None:
        """Cubes that came out of the bag."""
        at: i64 = self.draws - DRAWS
        before = -1
        for code in p.draws:
            purpose = code >> 2
            if purpose != before:
                before = purpose
                at += DRAWS
                side, place = purpose & 3, (purpose >> 2) - 1
                put(row, at, 1)
                put(row, at + 1 + (2 if side == INITIATIVE_CHECK else side), 1)
                put(row, at + 4 + (2 if side == INITIATIVE_CHECK else 1 if place == NONE else 0), 1)
                top = p.stack[-1] if p.stack else None
                if isinstance(top, Redraw) and top.place == place:
                    put(row, at + 9, top.left)
            more(row, at + 7 + (code & 3))

    def debated(self, p: Race, seat: int, row: Row) -> None:
        """The debates."""
        put(row, self.debate, 1)
        put(row, self.debate + 1, p.debate_round)
        first: i64 = self.debate + 2
        for issue in range(len(ISSUES)):
            at: i64 = first + TOPIC * issue
            put(row, at, 1)
            put(row, at + 1, p.stage[issue] + 1)
            put(row, at + 2 + 2 * CARDS, total(p, issue, KENNEDY))
            put(row, at + 3 + 2 * CARDS, total(p, issue, NIXON))
            winner, reward = 2, 0
            for number in range(len(p.decided)):
                if p.decided[number] >> 1 == issue:
                    winner, reward = p.decided[number] & 1, p.printed.debate_rewards[number]
            put(row, at + 4 + 2 * CARDS + winner, 1)
            put(row, at + 7 + 2 * CARDS, reward)
        for code in p.podium:
            put(row, first + TOPIC * (code >> 1 & 3) + 2 + CARDS * (code & 1) + (code >> 3) - 1, 1)
        after: i64 = first + TOPIC * len(ISSUES)
        for side in (KENNEDY, NIXON):
            chosen = self.chosen(p, side)
            put(row, after + side, 1 if chosen else 0)
            card = p.shown[side] if p.shown and p.shown[side] > 0 else 0
            if side == seat and chosen:
                card = chosen[0]
            self.card(row, after + 2 + side * (CARDS + 1), card)
            put(row, after + 4 + 2 * CARDS + side, len(p.hands[side]) - len(chosen))
