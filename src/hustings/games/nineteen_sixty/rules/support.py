"""Support checks, and the questions where support is gained or lost (chapters B, L and E)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import NOBODY, Step, Steps

from .actions import CHECKS, DONE, KEEP, MOST_CHECKS, REDRAW, SUPPORT, TAKE
from .board import ALL_ENDORSEMENTS, ALL_REGIONS, BIT, ENDORSED, KENNEDY, NONE, ONE_SEAT, PLACES, REGION, places_in
from .effects import PROFILES
from .position import EMPTY, INITIATIVE_CHECK, Race

ADVERTISING_CHECK: Final = NONE
"""The place of checks whose successes are placed afterwards (V.1)."""

UP_TO: Final = 0
MUST: Final = 1
"""All of it is gained or lost, as far as there is room (E.5, E.6)."""
EXEMPT: Final = 2
"""No support checks, whatever the edition (D.15)."""


def gain(p: Race, seat: int, place: int, cubes: int) -> Steps:
    """Gain a fixed amount in one place by an event, in a state with the checks that it needs (E.8)."""
    if place < REGION and p.checks_event(seat, place):
        return (Checks(seat, place, cubes, 0),)
    p.gain(seat, place, cubes)
    return None


@final
class Checks(Step[Race]):
    """Support checks, one cube after the other (B.2 to B.4).

    Args:
        seat: who checks.
        place: the state that is checked for, or :data:`ADVERTISING_CHECK`.
        left: cubes still to be drawn.
        won: successes so far, where they are placed only afterwards.
    """

    clause = "B.2"
    fields = ("seat", "place", "left", "won")

    def __init__(self, seat: int, place: int, left: int, won: int) -> None:
        self.seat = seat
        self.place = place
        self.left = left
        self.won = won

    def run(self, p: Race) -> Steps:
        """Draw until a failed cube may be drawn again (K.31), or all are drawn."""
        seat, place, left, won = self.seat, self.place, self.left, self.won
        while left > 0:
            left -= 1
            colour = p.draw_cube(seat, place)
            if colour == seat:
                won += 1
                succeed(p, seat, place)
            elif colour == NONE:
                if p.live:
                    p.note("check-lost", (seat, place), "F.8")
            else:
                if p.live:
                    p.note("check-failed", (seat, place), "B.4")
                if seat == KENNEDY and p.effects & PROFILES:
                    return (Redraw(seat, place, left, won),)
        return checked(seat, place, won)


def succeed(p: Race, seat: int, place: int) -> None:
    """A check has succeeded: one support in a state, or one more to be placed (B.3)."""
    if p.live:
        p.note("check-won", (seat, place), "B.3")
    if place != ADVERTISING_CHECK:
        p.gain(seat, place, 1)


def checked(seat: int, place: int, won: int) -> Steps:
    """What follows the last check: successes of advertising are placed (V.2)."""
    if place == ADVERTISING_CHECK and won > 0:
        return (Gain(seat, won, each=won, where=ALL_REGIONS, how=MUST, card=0),)
    return None


@final
class Receive(Step[Race]):
    """A fixed gain whose turn comes after other instructions (E.3).

    Args:
        seat: who gains.
        place: where.
        cubes: how much.
    """

    clause = "E.3"
    fields = ("seat", "place", "cubes")

    def __init__(self, seat: int, place: int, cubes: int) -> None:
        self.seat = seat
        self.place = place
        self.cubes = cubes

    def run(self, p: Race) -> Steps:
        """Gain it now."""
        return gain(p, self.seat, self.place, self.cubes)


@final
class InitiativeCheck(Step[Race]):
    """Draw cubes until two of one colour have come; their player has the initiative (B.5, I.3, D.2, F.5)."""

    clause = "B.5"

    def run(self, p: Race) -> Steps:
        """Draw."""
        p.draws = EMPTY
        counts = [0, 0]
        while True:
            colour = p.draw_cube(INITIATIVE_CHECK, NONE)
            counts[colour] += 1
            if counts[colour] == 2:
                break
        p.initiative = colour
        if p.live:
            p.note("initiative", (colour,), "B.5")
        return None


@final
class Redraw(Step[Race]):
    """Kennedy may draw once more for a failed check (K.31).

    Args:
        seat: Kennedy.
        place: see :class:`Checks`.
        left: cubes still to be drawn after this one.
        won: successes so far.
    """

    clause = "K.31"
    fields = ("seat", "place", "left", "won")
    prompt: ClassVar[str] = "redraw"

    def __init__(self, seat: int, place: int, left: int, won: int) -> None:
        self.seat = seat
        self.place = place
        self.left = left
        self.won = won

    def seats(self, p: Race) -> tuple[int, ...]:
        """Kennedy."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``redraw`` and ``keep``."""
        return [REDRAW, KEEP]

    def ask(self, p: Race, seat: int) -> Message:
        """Draw again?"""
        return Message("redraw", (self.seat,))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Draw again, or leave it; then the rest is drawn."""
        won = self.won
        if action == REDRAW:
            if p.draw_cube(self.seat, self.place) == self.seat:
                won += 1
                succeed(p, self.seat, self.place)
            elif p.live:
                p.note("check-failed", (self.seat, self.place), "B.4")
        return (Checks(self.seat, self.place, self.left, won),) if self.left else checked(self.seat, self.place, won)


@final
class Gain(Step[Race]):
    """A side gains support (or endorsement markers), one after the other, where it likes.

    A cube is placed at once, unless the state needs checks: then it is declared how many are tried there, they are
    drawn, and the state leaves the mask (E.9).

    Args:
        seat: who gains.
        left: how much still.
        each: at most so much in one place.
        where: mask of places.
        how: :data:`UP_TO` or :data:`MUST`, with :data:`EXEMPT` if nothing is checked.
        card: the card that says so, or 0.
        used: the places that were chosen, in order.
    """

    clause = "E.5"
    fields = ("seat", "left", "each", "where", "how", "card", "used")
    prompt: ClassVar[str] = "gain"

    def __init__(
        self, seat: int, left: int, each: int, where: int, how: int, card: int, used: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.left = left
        self.each = each
        self.where = where
        self.how = how
        self.card = card
        self.used = used

    def _allows(self, place: int) -> bool:
        mask: i64 = self.where
        return bool(mask & BIT[place]) and self.used.count(place) < self.each

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side, while something is left and a place has room."""
        if self.left > 0:
            for place in range(PLACES):
                if self._allows(place):
                    return ONE_SEAT[self.seat]
        return NOBODY

    def actions(self, p: Race, seat: int) -> list[int]:
        """``support``, ``media``, ``issue`` or ``endorse`` a place; ``done`` when it may be less."""
        used, each = self.used, self.each
        found = [SUPPORT + place for place in places_in(self.where) if not used or used.count(place) < each]
        if not self.how & MUST:
            found.append(DONE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why this place is not possible."""
        place = action - SUPPORT
        if action == DONE and self.how & MUST:
            return Reason("must-gain", (self.left,), "E.5" if self.card else self.because())
        if not 0 <= place < PLACES or self._allows(place):
            return None
        mask: i64 = self.where
        if mask & BIT[place]:
            return Reason("limit-reached", (place, self.each), self.because())
        if place in self.used:
            return Reason("drawn-already", (place,), "E.9")
        return Reason("not-there", (place,), self.because())

    def ask(self, p: Race, seat: int) -> Message:
        """Where? The last argument, the first of the places, tells of what sort they are."""
        return Message("gain", (self.seat, self.left, places_in(self.where)[0]))

    def because(self) -> str:
        """The card's; without a card that of advertising, of an endorsement or of a reward."""
        if self.card:
            return f"K.{self.card}"
        return "V.2" if self.where == ALL_REGIONS else "M.10" if self.where == ALL_ENDORSEMENTS else "D.14"

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Gain there, or declare how many cubes are drawn for it."""
        if action == DONE:
            return None
        place = action - SUPPORT
        if place < REGION and not self.how & EXEMPT and p.checks_event(self.seat, place):
            declare = DeclareSupport(
                self.seat, self.left, each=self.each, where=self.where, how=self.how,
                card=self.card, used=self.used, state=place,
            )
            return (declare,) if declare.most() > 1 else declare.check(p, 1)
        p.gain(self.seat, place, 1)
        more = Gain(
            self.seat, self.left - 1, each=self.each, where=self.where,
            how=self.how, card=self.card, used=(*self.used, place),
        )
        return (more,)


@final
class DeclareSupport(Step[Race]):
    """How many cubes are drawn for support in a state that needs checks, before the next state is named (E.9)?

    Args:
        seat: who gains.
        left: how much still.
        each: as in :class:`Gain`, as the next four are.
        where: mask of places.
        how: whether it may be less.
        card: the card.
        used: the places that were chosen.
        state: the state.
    """

    clause = "E.9"
    fields = ("seat", "left", "each", "where", "how", "card", "used", "state")
    prompt: ClassVar[str] = "declare-support"

    def __init__(
        self, seat: int, left: int, each: int, where: int, how: int, card: int, used: tuple[int, ...], state: int
    ) -> None:
        self.seat = seat
        self.left = left
        self.each = each
        self.where = where
        self.how = how
        self.card = card
        self.used = used
        self.state = state

    def most(self) -> int:
        """How many checks can be declared."""
        return min(self.left, self.each, MOST_CHECKS)

    def seats(self, p: Race) -> tuple[int, ...]:
        """The side."""
        return ONE_SEAT[self.seat]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``checks`` with a number of cubes."""
        return [CHECKS + cubes for cubes in range(1, self.most() + 1)]

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """More than the event gives, in all or in one state."""
        if CHECKS + self.most() < action <= CHECKS + MOST_CHECKS:
            return Reason("too-many-checks", (self.most(),), "E.9")
        return None

    def ask(self, p: Race, seat: int) -> Message:
        """How many?"""
        return Message("declare-support", (self.seat, self.state, self.left, p.percent(self.seat)))

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Draw as many cubes."""
        return self.check(p, action - CHECKS)

    def check(self, p: Race, cubes: int) -> Steps:
        """Make the checks; every cube that was declared counts, and no more can be tried in this state."""
        if p.live:
            p.note("declared", (self.seat, cubes, self.state), "E.9")
        where: i64 = self.where
        where &= ~BIT[self.state]
        used = self.used + (self.state,) * cubes
        rest = Gain(
            self.seat, self.left - cubes, each=self.each, where=int(where), how=self.how, card=self.card, used=used
        )
        return Checks(self.seat, self.state, cubes, 0), rest


@final
class Lose(Step[Race]):
    """Support of one side is taken off the board, one cube after the other (L.7, E.6).

    Args:
        chooser: who says where.
        victim: whose cubes.
        left: how many still.
        each: at most so many in one place.
        where: mask of states, regions or issues.
        how: :data:`UP_TO` or :data:`MUST`.
        card: the card that says so.
        used: the places that were chosen, in order.
    """

    clause = "E.6"
    fields = ("chooser", "victim", "left", "each", "where", "how", "card", "used")
    prompt: ClassVar[str] = "lose"

    def __init__(
        self,
        chooser: int,
        victim: int,
        left: int,
        each: int,
        where: int,
        how: int,
        card: int,
        used: tuple[int, ...] = (),
    ) -> None:
        self.chooser = chooser
        self.victim = victim
        self.left = left
        self.each = each
        self.where = where
        self.how = how
        self.card = card
        self.used = used

    def _allows(self, p: Race, place: int) -> bool:
        mask: i64 = self.where
        return bool(mask & BIT[place]) and p.leader(place) == self.victim and self.used.count(place) < self.each

    def most(self, p: Race) -> int:
        """How many can still be taken within the limits."""
        most = 0
        for place in range(ENDORSED):
            if self._allows(p, place):
                most += min(p.count(self.victim, place), self.each - self.used.count(place))
        return most

    def seats(self, p: Race) -> tuple[int, ...]:
        """The one who chooses, while there is something to choose."""
        if self.left == 0:
            return NOBODY
        most = self.most(p)
        return NOBODY if most == 0 or (self.how & MUST and most <= self.left) else ONE_SEAT[self.chooser]

    def actions(self, p: Race, seat: int) -> list[int]:
        """``take``, ``take-media`` or ``take-issue`` a place; ``done`` when it may be less."""
        found = [TAKE + place for place in range(ENDORSED) if self._allows(p, place)]
        if not self.how & MUST:
            found.append(DONE)
        return found

    def reject(self, p: Race, seat: int, action: int) -> Reason | None:
        """Why nothing can be taken there."""
        if action == DONE and self.how & MUST:
            return Reason("must-lose", (self.left,), "E.6")
        place = action - TAKE
        if not 0 <= place < ENDORSED or self._allows(p, place):
            return None
        mask: i64 = self.where
        if not mask & BIT[place]:
            return Reason("not-there", (place,), self.because())
        if p.leader(place) != self.victim:
            return Reason("nothing-there", (self.victim, place), "L.7")
        return Reason("limit-reached", (place, self.each), self.because())

    def ask(self, p: Race, seat: int) -> Message:
        """Where? The last argument, the first of the places, tells of what sort they are."""
        return Message("lose", (self.chooser, self.victim, self.left, places_in(self.where)[0]))

    def because(self) -> str:
        """The card's."""
        return f"K.{self.card}"

    def take(self, p: Race, seat: int, action: int) -> Steps:
        """Take one cube."""
        if action == DONE:
            return None
        place = action - TAKE
        p.lose(self.victim, place, 1)
        used = (*self.used, place)
        more = Lose(
            self.chooser, self.victim, self.left - 1, each=self.each, where=self.where,
            how=self.how, card=self.card, used=used,
        )
        return (more,)

    def run(self, p: Race) -> Steps:
        """Without a choice: what has to be lost and can be."""
        if self.left and self.how & MUST:
            for place in range(ENDORSED):
                if self._allows(p, place):
                    p.lose(self.victim, place, self.each - self.used.count(place))
        return None


STEPS: Final = (Checks, DeclareSupport, Gain, InitiativeCheck, Lose, Receive, Redraw)
