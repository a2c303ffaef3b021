"""What a good player of Watergate knows.

Everything is weighed in one measure: how much it adds to the Editor's chance on the logistic scale (0 is even, 1 about
73 in a hundred). Nixon's interest is the opposite.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from mypy_extensions import i64

from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Position

from ..rules.actions import (
    ACTION,
    ASK,
    BIN,
    EVIDENCE,
    FREE,
    INITIATIVE,
    MOMENTUM,
    MOVE,
    PASS,
    PIN,
    PLACE,
    REACT,
    REPLAY,
    RESET,
    SACRIFICE,
    SHOW,
    VALUE,
)
from ..rules.position import EDITOR, EDITOR_CARDS, MARK, NIXON, NIXON_CARDS, OFF, Table, cards_in
from ..rules.printed import GREEN, JOKER, Printed
from ..rules.questions import MoveAll
from ..rules.reactions import Answer
from ..rules.track import ANY, FACE_DOWN, FACE_UP, TOKENS, ChooseShift, lies, toward
from ..rules.turns import Turn
from ..rules.value import Show, ValueMove
from .prospects import Board

EVEN: Final = -0.35
"""What a position with nothing on either side would be worth."""

NIXON_MOMENTUM: Final = [0.0, 0.35, 1.0, 1.7, 2.7, 5.2]
"""What Nixon's momentum tokens are worth to him, by their number: five win, so the last ones weigh most."""

EDITOR_MOMENTUM: Final = [0.0, 0.4, 1.0, 1.8, 2.1]
"""The same for the Editor: what their spaces do, and that Nixon has not got them."""

SURPLUS: Final = 0.2
"""A token that the Editor's card has no room for is still one that Nixon has not got."""

TIME: Final = 0.46
"""Worth of every momentum token in the supply: one more round for the Editor."""

PICTURE_UP: Final = 0.23
"""Worth of an informant's picture that is up, beyond what it does for the ways of today."""

INITIATIVE_HELD: Final = 0.56
"""Worth of the initiative: a fifth card and the first turn."""

CARD_MORE: Final = 0.7
"""Worth of each card more in hand than the other side."""

MARKED: Final = 0.32
"""Worth of the momentum mark on a token for the side that pins it."""

PINNED: Final = 0.63
BLOCKED: Final = 0.55
"""How much of what a token could do at its best it does in the end, for the Editor and for Nixon."""

OPEN_END: Final = 0.2
OPEN_BY_CARD: Final = 0.25
"""How uncertain a token's end is when no card is left, and how much more with every card in both hands."""

EVENT_SPENT: Final = 0.12
"""Cost of using an event's action: the card leaves the game."""

DISCARDED: Final = 0.3
"""Worth of a card that the Editor loses unseen."""

PLAYED_AT_ONCE: Final = 0.7
"""Worth of playing the top card of the deck in the same turn."""

EVENT_BLOCKED: Final = 0.12
"""What A Brilliant Mood takes from each card of the Editor's hand."""

ANSWER_SPENT: Final = 0.25
"""Cost of a reaction card: it cannot move a token any more."""

CONSPIRATOR_SPENT: Final = 0.3
GAMBIT_KEPT: Final = 0.35
"""Cost of giving up a conspirator from the hand, and worth of keeping Gambit for it."""

OF_ONE_COLOUR: Final = 0.44
"""How many of all tokens show a certain colour: 16 of 36."""

SHARPNESS: Final = 2.5
"""How much more often the better of two actions is tried."""


def odds(space: int, cards: int) -> float:
    """How likely a token on ``space`` ends on the Editor's half while so many cards are still to be played."""
    return 1.0 / (1.0 + exp((0.5 - space) / (OPEN_END + OPEN_BY_CARD * cards)))


def count(cards: i64) -> int:
    """How many cards a mask holds."""
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def better(side: int, a: float, b: float) -> float:
    """The one of two worths that a side prefers."""
    return max(a, b) if side == EDITOR else min(a, b)


@final
class Newsroom(Heuristics):
    """The knowledge of both sides.

    Args:
        printed: the printed values that the match is played with.
    """

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.board = Board(printed)
        self.odds: list[list[float]] = [[odds(space, cards) for space in range(-5, 6)] for cards in range(43)]

    # -- what the search asks ----------------------------------------------------------------------------------------

    def prior(self, p: Position, seat: int, action: int) -> float:
        """Grows with what the action is worth to the side."""
        worth = self.worth(cast(Table, p), seat, action)
        return exp(SHARPNESS * (worth if seat == EDITOR else -worth))

    def settled(self, p: Position) -> bool:
        """Between two turns, when no card is half carried out."""
        return isinstance(p.stack[-1], Turn)

    def evaluate(self, p: Position, seat: int) -> float:
        """The side's chance to win."""
        chance = 1.0 / (1.0 + exp(-self.total(cast(Table, p))))
        return chance if seat == EDITOR else 1.0 - chance

    def total(self, t: Table) -> float:
        """What the whole position is worth."""
        ours, theirs = count(t.hand & EDITOR_CARDS), count(t.hand & NIXON_CARDS)
        total = EVEN + self.board.prospects(t).worth + PICTURE_UP * count(t.pictures_up)
        total += TIME * int(t.supply) + CARD_MORE * (ours - theirs)
        total += EDITOR_MOMENTUM[t.editor_momentum] + SURPLUS * int(t.momentum_gone) - NIXON_MOMENTUM[t.nixon_momentum]
        if t.initiative_space == OFF:
            total += INITIATIVE_HELD if t.initiative == EDITOR else -INITIATIVE_HELD
        return total + self.track(t, NIXON, ours + theirs)

    def track(self, t: Table, seat: int, cards: int) -> float:
        """What all pieces of the research track are worth where they stand, with the eyes of a seat."""
        total = 0.0
        for piece in range(EVIDENCE + t.slots):
            space = where(t, piece)
            if space != OFF:
                total += self.standing(t, seat, piece, space, cards)
        return total

    # -- tokens on the research track --------------------------------------------------------------------------------

    def standing(self, t: Table, seat: int, piece: int, space: int, cards: int) -> float:
        """What a piece is worth on a space of the track.

        Args:
            t: the position.
            seat: with whose eyes a face-down token is looked at.
            piece: its number.
            space: where it stands, or would stand.
            cards: how many cards are still to be played in this round.
        """
        up = self.odds[cards][space + 5]
        down = self.odds[cards][5 - space]
        if piece == INITIATIVE:
            return INITIATIVE_HELD * (up - down)
        if piece == MOMENTUM:
            return up * self.editor_token(t) - down * self.nixon_token(t)
        slot = piece - EVIDENCE
        token = t.slot_token[slot] if t.slot_up[slot] or seat == NIXON else 0
        prospects = self.board.prospects(t)
        colours = token & 7
        worth = PINNED * up * prospects.token_gain[colours] - BLOCKED * down * prospects.token_loss[colours]
        return worth + MARKED * (up - down) if token & MARK else worth

    def editor_token(self, t: Table) -> float:
        """Worth of one more momentum token for the Editor."""
        held = t.editor_momentum
        return SURPLUS if held >= self.printed.editor_spaces else EDITOR_MOMENTUM[held + 1] - EDITOR_MOMENTUM[held]

    def nixon_token(self, t: Table) -> float:
        """Worth of one more momentum token for Nixon."""
        held = t.nixon_momentum
        return NIXON_MOMENTUM[held + 1] - NIXON_MOMENTUM[held]

    def placed(self, t: Table, seat: int, piece: int, there: int) -> float:
        """What setting a piece on another space is worth."""
        here = where(t, piece)
        if here == OFF:
            return 0.0
        cards = count(t.hand)
        return self.standing(t, seat, piece, there, cards) - self.standing(t, seat, piece, here, cards)

    def moved(self, t: Table, seat: int, piece: int, side: int, steps: int) -> float:
        """What moving a piece towards a side is worth."""
        here = where(t, piece)
        return 0.0 if here == OFF else self.placed(t, seat, piece, toward(side, here, steps))

    def best_move(self, t: Table, seat: int, side: int, steps: int, which: int, colours: int) -> float:
        """The best that a side can make of some steps for one piece of a kind; evidence of these colours only."""
        best = 0.0
        if which & TOKENS:
            best = better(side, best, self.moved(t, seat, INITIATIVE, side, steps))
            best = better(side, best, self.moved(t, seat, MOMENTUM, side, steps))
        if which & ANY:
            for slot in range(t.slots):
                if lies(t, slot, which) and (colours == JOKER or t.slot_token[slot] & colours):
                    best = better(side, best, self.moved(t, seat, EVIDENCE + slot, side, steps))
        return best

    def best_loss(self, t: Table, seat: int, which: int) -> float:
        """The best that Nixon gets from putting a token of a kind back into the bag."""
        best = 0.0
        for slot in range(t.slots):
            if lies(t, slot, which):
                cards = count(t.hand)
                best = min(best, -self.standing(t, seat, EVIDENCE + slot, t.slot_space[slot], cards))
        return best

    def best_gain(self, t: Table, seat: int, which: int, colours: int) -> float:
        """The best that the Editor gets from pinning a token straight from the track."""
        best = 0.0
        for slot in range(t.slots):
            if lies(t, slot, which) and (colours == JOKER or t.slot_token[slot] & colours):
                best = max(best, self.placed(t, seat, EVIDENCE + slot, 5))
        return best

    # -- answers -----------------------------------------------------------------------------------------------------

    def worth(self, t: Table, seat: int, action: int) -> float:
        """What an answer of a seat is worth, as far as that seat itself can know."""
        if action < ACTION + 2:
            return self.value_of(t, seat, action - VALUE)
        if action < REACT:
            return self.action_of(t, seat, action - ACTION, seat)
        if action < PASS:
            return self.reaction(t, seat)
        if action < ASK:
            return 0.0
        if action < MOVE:
            return self.question(t, 1 << (action - ASK), asked_value(t))
        if action < SHOW:
            return self.moved(t, seat, action - MOVE, seat, steps_of(t))
        if action < PIN:
            return self.moved(t, seat, EVIDENCE + action - SHOW, EDITOR, asked_value(t))
        if action < BIN:
            return self.placed(t, seat, EVIDENCE + action - PIN, 5 if seat == EDITOR else -5)
        if action < RESET:
            slot = action - BIN
            return -self.standing(t, seat, EVIDENCE + slot, t.slot_space[slot], count(t.hand))
        if action < FREE:
            return self.placed(t, seat, EVIDENCE + action - RESET, 0)
        if action < REPLAY + 23:
            return self.board.prospects(t).freed[self.printed.first_informant + action - FREE]
        if action < SACRIFICE + 9:
            return self.action_of(t, seat, action - REPLAY, seat)
        if action < PLACE:
            return CONSPIRATOR_SPENT - GAMBIT_KEPT
        return self.board_worth(t, seat, action - PLACE + 1)

    def board_worth(self, t: Table, seat: int, node: int) -> float:
        """What pinning on a space is worth, or lifting from it, whose numbers follow those of pinning."""
        prospects = self.board.prospects(t)
        lifted = node - self.printed.first_informant + 1
        if lifted > 0:
            return prospects.freed[lifted] - prospects.gain[lifted]
        return prospects.gain[node] if seat == EDITOR else -prospects.loss[node]

    def value_of(self, t: Table, seat: int, number: int) -> float:
        """The best use of a card's value."""
        steps = self.printed.value[number]
        colours = self.printed.colours[number]
        best = self.best_move(t, seat, seat, steps, TOKENS | (ANY if seat == NIXON else FACE_UP), colours)
        if seat == EDITOR:
            for colour in (1, 2, 4):
                if colours & colour:
                    best = max(best, self.question(t, colour, steps))
        return best

    def question(self, t: Table, colour: int, steps: int) -> float:
        """What asking Nixon for a face-down token of a colour is worth; after a no something else moves."""
        other = self.best_move(t, EDITOR, EDITOR, steps, TOKENS | FACE_UP, JOKER)
        missing = 1.0
        best = 0.0
        prospects = self.board.prospects(t)
        cards = count(t.hand)
        for slot in range(t.slots):
            if lies(t, slot, FACE_DOWN) and not t.slot_ruled[slot] & colour:
                missing *= 1.0 - OF_ONE_COLOUR
                here = t.slot_space[slot]
                there = toward(EDITOR, here, steps)
                up = self.odds[cards][there + 5] - self.odds[cards][here + 5]
                down = self.odds[cards][5 - there] - self.odds[cards][5 - here]
                gain, loss = PINNED * prospects.token_gain[colour], BLOCKED * prospects.token_loss[colour]
                best = max(best, gain * up - loss * down)
        return best * (1.0 - missing) + other * missing

    def reaction(self, t: Table, seat: int) -> float:
        """What answering the other side's play is worth: its effect does not happen."""
        step = t.stack[-1]
        if not isinstance(step, Answer):
            return 0.0
        if step.piece >= 0:
            steps = self.printed.value[step.card]
            nixon, editor = [self.moved(t, seat, step.piece, side, steps) for side in (NIXON, EDITOR)]
            return editor - nixon - ANSWER_SPENT
        prevented = self.action_of(t, 1 - seat, step.card, seat)
        return -prevented - ANSWER_SPENT if seat == EDITOR else -prevented + ANSWER_SPENT

    def picture_of(self, t: Table, side: int, number: int) -> float:
        """What a card that pins a picture is worth."""
        node = self.printed.picture[number]
        prospects = self.board.prospects(t)
        taken = bool((t.pictures_up | t.pictures_down) >> i64(node) & 1)
        pinned = 0.0
        if not taken:
            pinned = prospects.gain[node] + PICTURE_UP if side == EDITOR else -prospects.loss[node]
        return pinned + self.best_move(t, side, side, self.printed.steps[number][0], TOKENS, JOKER)

    def action_of(self, t: Table, side: int, number: int, seat: int) -> float:
        """What the action of a side's card is worth, with the eyes of a seat."""
        if self.printed.picture[number]:
            worth = self.picture_of(t, side, number)
        elif side == NIXON:
            worth = self.nixon_action(t, number, seat)
        else:
            worth = self.editor_action(t, number)
        if not t.is_event(number):
            return worth
        return worth - EVENT_SPENT if side == EDITOR else worth + EVENT_SPENT

    def nixon_action(self, t: Table, number: int, seat: int) -> float:
        """The actions of Nixon's cards but the pictures, with the eyes of a seat."""
        steps = self.printed.steps[number]
        match number:
            case 9:
                return self.moved(t, seat, MOMENTUM, NIXON, steps[0]) - PLAYED_AT_ONCE
            case 10:
                return self.best_loss(t, seat, FACE_UP)
            case 11:
                return -DISCARDED if t.hand & EDITOR_CARDS else 0.0
            case 12:
                return sum([self.moved(t, seat, EVIDENCE + slot, NIXON, steps[0]) for slot in range(t.slots)])
            case 13:
                return (
                    self.moved(t, seat, INITIATIVE, NIXON, steps[0])
                    + self.moved(t, seat, MOMENTUM, NIXON, steps[1])
                    + self.best_loss(t, seat, FACE_DOWN)
                )
            case 15:
                zero = [self.placed(t, seat, EVIDENCE + slot, 0) for slot in range(t.slots)]
                return min([0.0, *zero]) + self.placed(t, seat, MOMENTUM, -steps[0])
            case 16:
                return (
                    self.best_move(t, seat, NIXON, steps[0], ANY, JOKER)
                    + self.track(t, seat, 0)
                    - self.track(t, seat, count(t.hand))
                )
            case 17:
                prospects = self.board.prospects(t)
                return -BLOCKED * self.odds[count(t.hand)][5 + steps[0]] * prospects.token_loss[0]
            case 18:
                return self.best_move(t, seat, NIXON, steps[0], ANY, JOKER)
            case 19:
                evidence = self.best_move(t, seat, NIXON, steps[2], ANY, JOKER)
                return self.moved(t, seat, MOMENTUM, NIXON, steps[0]) + evidence * steps[1]
            case 20:
                return self.placed(t, seat, MOMENTUM, -5)
            case 21:
                return -EVENT_BLOCKED * count(t.hand & EDITOR_CARDS)
            case _:
                return 0.0

    def editor_action(self, t: Table, number: int) -> float:
        """The actions of the Editor's cards but the pictures."""
        steps = self.printed.steps[number]
        prospects = self.board.prospects(t)
        match number:
            case 30:
                freed = max(prospects.freed[self.printed.first_informant :])
                return freed + self.moved(t, EDITOR, INITIATIVE, EDITOR, steps[0])
            case 31:
                return self.best_gain(t, EDITOR, FACE_UP, GREEN)
            case 32:
                return (
                    self.moved(t, EDITOR, INITIATIVE, EDITOR, steps[0])
                    + self.moved(t, EDITOR, MOMENTUM, EDITOR, steps[1])
                    + self.best_move(t, EDITOR, EDITOR, steps[2], FACE_DOWN, JOKER)
                )
            case 33:
                laid = PINNED * self.odds[count(t.hand)][5 + steps[0]] * prospects.token_gain[0]
                return laid + self.best_move(t, EDITOR, EDITOR, steps[1], TOKENS, JOKER)
            case 34:
                return max(prospects.freed[: self.printed.first_informant])
            case 36:
                return (
                    self.moved(t, EDITOR, INITIATIVE, EDITOR, steps[0])
                    + self.moved(t, EDITOR, MOMENTUM, EDITOR, steps[1])
                    + self.best_move(t, EDITOR, EDITOR, steps[3], FACE_UP, JOKER) * steps[2]
                )
            case 37:
                return prospects.token_gain[0]
            case 38:
                return (
                    self.moved(t, EDITOR, INITIATIVE, EDITOR, steps[0])
                    + self.best_move(t, EDITOR, EDITOR, steps[1], FACE_UP, JOKER)
                    + self.best_move(t, EDITOR, EDITOR, steps[2], FACE_DOWN, JOKER)
                )
            case 39:
                zero = [self.placed(t, EDITOR, piece, 0) for piece in range(EVIDENCE + t.slots) if piece != MOMENTUM]
                return sum(zero) + self.best_move(t, EDITOR, EDITOR, steps[0], ANY, JOKER)
            case 41:
                again = [self.action_of(t, EDITOR, card, EDITOR) for card in cards_in(t.removed, EDITOR) if card != 41]
                return max(again) if again else 0.0
            case _:
                return 0.0


def where(t: Table, piece: int) -> int:
    """The space of a piece, or :data:`OFF`."""
    if piece == INITIATIVE:
        return int(t.initiative_space)
    if piece == MOMENTUM:
        return int(t.momentum_space)
    return t.slot_space[piece - EVIDENCE] if t.slot_token[piece - EVIDENCE] else OFF


def steps_of(t: Table) -> int:
    """How far the piece moves that is being chosen."""
    step = t.stack[-1]
    if isinstance(step, ValueMove):
        return t.printed.value[step.card]
    return step.steps if isinstance(step, (ChooseShift, MoveAll)) else 1


def asked_value(t: Table) -> int:
    """The value of the card for which the Editor asks, or has asked."""
    step = t.stack[-1]
    return t.printed.value[step.card] if isinstance(step, ValueMove | Show) else 1
