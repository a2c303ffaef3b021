"""After an election: what is kept, who begins, and the final count (chapters R and O)."""

from __future__ import annotations

from typing import Final, final

from hustings.kernel.message import Message, Reason
from hustings.kernel.position import Outcome, Step, Steps

from .layout import NOBODY
from .market import Open, freeze, open_window
from .position import Backroom


@final
class RoundEnd(Step[Backroom]):
    """After the first and the second election: the pool goes, and everybody keeps one thing (R.1 to R.5)."""

    clause = "R.1"

    def run(self, p: Backroom) -> Steps:
        """Clear the table; the top vote-getter chooses first."""
        for seat in range(p.players):
            p.stood[seat] = p.standing[seat]
            p.standing[seat] = NOBODY
            p.yielded[seat] = 0
        p.frozen = 0
        for kind in range(p.codes.kinds):
            p.discards[kind] += p.pool[kind]
            p.pool[kind] = 0
        open_window(p)
        p.first = p.left_of(p.top)
        if p.live:
            p.note("tidying", (p.top,), "R.2")
        return (Keep(p.top),)


@final
class FinalCount(Step[Backroom]):
    """After the third election: notes and slush funds in hand; the most money wins (R.6, O.3, O.4)."""

    clause = "O.3"

    def run(self, p: Backroom) -> Steps:
        """Turn everything up."""
        totals: list[int] = []
        for seat in range(p.players):
            hidden = p.hand[seat * p.codes.kinds + p.printed.slush]
            totals.append(p.money(seat) + p.printed.slush_value * hidden)
            p.tell(seat)
            if p.live:
                p.note("counted-money", (seat, p.money(seat), hidden, totals[seat]), "O.3")
        most = max(totals)
        winners = tuple([seat for seat in range(p.players) if totals[seat] == most])
        share = 1.0 / len(winners)
        scores = tuple([share if seat in winners else 0.0 for seat in range(p.players)])
        if len(winners) == 1:
            p.outcome = Outcome(winners, scores, "end-money", "O.3")
            p.note("end-money", (winners[0], most), "O.3")
        else:
            p.outcome = Outcome(winners, scores, "end-shared", "O.4")
            p.note("end-shared", (len(winners), most), "O.4")
        return None


@final
class Keep(Open):
    """A seat keeps one politician or one group of voters in front of it (R.2, R.3).

    Args:
        seat: who keeps.
    """

    clause = "R.2"
    fields = ("seat",)
    prompt = "keep"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, p: Backroom) -> tuple[int, ...]:
        """The seat, if anything lies in front of it."""
        return (self.seat,) if self._kinds(p) else ()

    def ask(self, p: Backroom, seat: int) -> Message:
        """Who keeps."""
        return Message("keep", (self.seat,))

    def _kinds(self, p: Backroom) -> list[int]:
        place = self.seat * p.codes.kinds
        return [kind for kind in range(p.codes.kinds) if p.front[place + kind]]

    def actions(self, p: Backroom, seat: int) -> list[int]:
        """Every kind in front."""
        return [p.codes.keep + kind for kind in self._kinds(p)]

    def refuse(self, p: Backroom, seat: int, action: int) -> Reason | None:
        """Not in front."""
        kind = action - p.codes.keep
        if 0 <= kind < p.codes.kinds - 2 and not p.front[seat * p.codes.kinds + kind]:
            return Reason("not-in-front", (kind,), "R.3")
        return None

    def answer(self, p: Backroom, seat: int, action: int) -> Steps:
        """Discard the others; from the first choice on nothing in front changes hands (N.13)."""
        kept = action - p.codes.keep
        if not p.frozen:
            freeze(p)
        place = seat * p.codes.kinds
        for kind in self._kinds(p):
            stay = 0
            if kind == kept:
                stay = 1 if kind == p.printed.floating else p.front[place + kind]
            p.discards[kind] += p.front[place + kind] - stay
            p.front[place + kind] = stay
        if p.live:
            p.note("kept", (seat, kept), "R.2")
        return self._following(p)

    def run(self, p: Backroom) -> Steps:
        """Nothing to keep."""
        return self._following(p)

    def _following(self, p: Backroom) -> Steps:
        following = p.left_of(self.seat)
        if following != p.top:
            return (Keep(following),)
        p.frozen = 0
        return None


STEPS: Final = (RoundEnd, FinalCount, Keep)
