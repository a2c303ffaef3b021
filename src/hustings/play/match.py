"""A match: a position with its provable chance, its log, undo, takeback, and what each seat has seen.

Everything that ever happened is a list of records, only appended to; replaying them gives the same match again.
A seat's answers stay a draft, seen by nobody else, until they are committed: when chance was used, when something
hidden was shown, when another seat must answer, when the seat may also do something besides, or when it says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import ClassVar, Protocol

import msgspec

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry, IllegalAction, Message, Reason
from hustings.kernel.position import Outcome, Position
from hustings.kernel.steps import SealedStep

from .history import History
from .provable import Provable
from .records import (
    ACT,
    ASK,
    COMMIT,
    GRANT,
    PLAY_ON,
    REFUSE,
    RESIGN,
    TIME_LOST,
    TIME_UP,
    UNDO,
    Draft,
    Header,
    Line,
    Record,
)


class Playable(Protocol):
    """What a match asks of its game; see :class:`hustings.play.game.Game`."""

    turns: ClassVar[frozenset[str]]
    """Log lines that say that a turn begins."""

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Names of the seats."""
        ...

    def setup(
        self, seed: int = 0, options: Mapping[str, str] | None = None, chance: Chance | None = None, live: bool = False
    ) -> Position:
        """A position at the first question."""
        ...

    def action(self, text: str) -> int:
        """The action with this canonical text."""
        ...

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        ...

    def remix(self, position: Position, rng: Chance) -> None:
        """Shuffle again every pile whose order nobody knows."""
        ...

    def conceded(self, position: Position, seat: int, count: int) -> Outcome:
        """The outcome when one of ``count`` seats resigns."""
        ...


class Match:
    """One play of a game.

    Args:
        game: the game with the printed values of this match.
        header: what is fixed.
        chance: the match's chance; only ever goes forward. Of a match that is played on from a moment of another one
            it is used from there on.

    Attributes:
        records: everything that was done, as it is stored.
        history: the log, and the moments that can be looked back at.
        turns: how often what each seat owes has changed; nothing else that happens ages it.
        answered: the turn and the text of each seat's last answer.
        asides: how many actions each seat has done that neither answer nor refer to anything; see :meth:`mark`.
        requests: who has asked for what that answers nothing, to know it when it comes again.
    """

    def __init__(self, game: Playable, header: Header, chance: Chance) -> None:
        self.game = game
        self.header = header
        earlier: list[Chance] = [Provable(bytes.fromhex(secret)) for secret in header.before]
        first, *self._later = [*earlier, chance]
        self.chance: Chance = first
        self.seats = game.seats(header.options)
        self.records: list[Record] = []
        self.history = History(len(self.seats), game.turns)
        self.turns = [0] * len(self.seats)
        self.answered: list[tuple[int, str]] = [(-1, "")] * len(self.seats)
        self.asides = [0] * len(self.seats)
        self.requests: frozenset[tuple[int, str]] = frozenset()
        self.asking: int | None = None
        self.granted: frozenset[int] = frozenset()
        self.position = game.setup(chance=first, options=header.options, live=True)
        self.first_draw = self._results()
        self._draft: list[Draft] = []
        self._drafter = -1
        self._questions: list[object] = [None] * len(self.seats)
        self._settle(-1, [_reached(self.position)])
        self._questions = [self._question(seat) for seat in range(len(self.seats))]

    def __repr__(self) -> str:
        over = self.outcome
        names = [self.seats[seat] for seat in (self.position.to_act if over is None else over.winners)]
        told = f"{'asked' if over is None else 'won by'} {', '.join(names)}"
        return f"<Match of {self.header.game}: {len(self.records)} records, {told}>"

    def clone(self) -> Match:
        """An independent match at the same place, to try what may still fail to be stored."""
        twin = copy(self)
        twin.chance = self.chance.clone()
        twin.records, twin.history = self.records[:], self.history.clone()
        twin.turns, twin.answered = self.turns[:], self.answered[:]
        twin.asides = self.asides[:]
        twin._draft, twin._questions = self._draft[:], self._questions[:]
        return twin

    # -- reading -----------------------------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> Position:
        """The position as ``seat`` sees it: its own draft, or the last commit."""
        return self._draft[-1].position if self._draft and seat == self._drafter else self.position

    def view(self, seat: int | None) -> object:
        """What a seat (None: a spectator) may know now."""
        return self.seen_by(seat).view(seat)

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat now; none while its finished turn waits for its own confirmation."""
        return self.seen_by(seat).actions(seat)

    def entries(self, seat: int | None, since: int = 0) -> list[Line]:
        """The log as a seat (None: a spectator) may read it, from its own line number ``since`` on."""
        lines = self.history.entries(seat)
        if self._draft and seat == self._drafter:
            moment = len(self.history.moments_of(seat)) - 1
            lines += [Line(moment, seat, e) for draft in self._draft for e in draft.entries if e.is_for(seat)]
        return lines[since:]

    def mark(self, seat: int, action: int) -> int:
        """What an action that answers nothing refers to, so that it is not done twice or to something else.

        That is what the game says, or else how many such actions the seat has done.
        """
        return self.seen_by(seat).mark(seat, action) or self.asides[seat]

    @property
    def outcome(self) -> Outcome | None:
        """None while the match goes on."""
        return self.position.outcome

    @property
    def own_chance(self) -> Chance:
        """Its own chance, which only another match's records come before."""
        return self._later[-1] if self._later else self.chance

    @property
    def is_begun(self) -> bool:
        """Whether all that was of other matches has been carried out."""
        return not self._later

    def waits_for_commit(self, seat: int) -> bool:
        """Whether the seat has played its turn to the end and only its confirmation is missing."""
        return bool(self._draft) and seat == self._drafter and seat not in self._draft[-1].position.to_act

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has an action that nobody else has seen."""
        return bool(self._draft) and seat == self._drafter

    def sealed(self, seat: int) -> tuple[int, ...]:
        """The answers of the seat that lie unopened among others still to come: final, and for its eyes only."""
        step = self.position.stack[-1] if self.position.stack else None
        return step.given(seat) if isinstance(step, SealedStep) else ()

    def can_ask_takeback(self, seat: int) -> bool:
        """Whether the seat has a committed turn that could be taken back, and may ask for it now."""
        return self.outcome is None and self.asking is None and self.history.last_turn(seat) is not None

    # -- playing -----------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int | str, hold: bool = False, request: str = "") -> Record:
        """Carry out an action of a seat.

        Args:
            seat: who acts.
            action: its number or canonical text.
            hold: leave the finished turn a draft until :meth:`commit`.
            request: what the seat asked for, where this begins it and it answers nothing.

        Raises:
            IllegalAction: with the reason; nothing has changed.
            UnknownAction: when the text names no action.
        """
        number = self.game.action(action) if isinstance(action, str) else action
        before = self.seen_by(seat)
        reason = before.reject(seat, number)
        if reason is not None:
            raise IllegalAction(reason)
        return self._carry_out(ACT, seat, number, hold, request)

    def time_up(self, seat: int) -> Record:
        """Answer for a seat whose time is up. What it has drafted is kept; a finished draft is its answer.

        Raises:
            IllegalAction: when it owes no answer.
        """
        if self.waits_for_commit(seat):
            last = self._draft[-1]
            self._draft[-1] = msgspec.structs.replace(last, entries=[*last.entries, Entry("time-up", (seat,))])
            record = self._record(TIME_UP, seat, "", (), False, last.position)
            self._commit()
            self._count_turns(seat)
            return record
        before = self.seen_by(seat)
        if self.outcome is not None or seat not in before.to_act:
            raise IllegalAction(Reason("not-asked"))
        return self._carry_out(TIME_UP, seat, before.stack[-1].plain(before, seat))

    def _carry_out(self, kind: str, seat: int, number: int, hold: bool = False, request: str = "") -> Record:
        before = self.seen_by(seat)
        text = self.game.text(number)
        answers = number in before.answers(seat)
        if not answers and not before.mark(seat, number):
            self.asides[seat] += 1
        apart = not answers and self.position.reject(seat, number) is None
        if apart:
            before = self.position
        sealed = isinstance(before.stack[-1], SealedStep)
        alone = before.to_act == (seat,) and not apart
        after = self._branch(before)
        if kind == TIME_UP:
            after.note("time-up", (seat,))
        after.apply(seat, number)
        drawn = self._results()
        if answers and kind == ACT:
            self.answered[seat] = (self.turns[seat], text)
        shared = len(after.to_act) > 1 and seat in after.to_act
        shown = bool(drawn) or bool(after.told >> seat & 1) or sealed or shared or not alone
        finished = after.outcome is not None or after.to_act != (seat,)
        # what it may do besides could build on this answer, which would tell everybody of it
        shown = shown or kind == TIME_UP or (not finished and seat in after.may_act)
        if alone:
            self._drafter = seat
            self._draft.append(Draft(text, after, after.entries))
            record = self._record(kind, seat, text, drawn, hold and finished and not shown, after, request)
            if shown or (finished and not hold):
                self._commit()
        else:
            record = self._record(kind, seat, text, drawn, False, after, request)
            own = self._draft if seat == self._drafter and not apart else []
            waiting = [] if own else [draft.action for draft in self._draft]
            self._settle(seat, [*own, Draft(text, after, after.entries)], answers or bool(own))
            self._redraft(waiting)
        self._count_turns(seat if answers else -1)
        return record

    def undo(self, seat: int) -> Record:
        """Take back the last action that nobody else has seen.

        Raises:
            IllegalAction: when there is none.
        """
        if not self.can_undo(seat):
            raise IllegalAction(Reason("sealed-answer" if self.sealed(seat) else "nothing-to-undo"))
        self._draft.pop()
        record = self._record(UNDO, seat, "", (), False, self.seen_by(seat))
        self._count_turns(seat)
        return record

    def commit(self, seat: int) -> Record:
        """Confirm a finished turn that was held back.

        Raises:
            IllegalAction: when no finished turn waits.
        """
        if not self.waits_for_commit(seat):
            raise IllegalAction(Reason("nothing-to-confirm"))
        record = self._record(COMMIT, seat, "", (), False, self._draft[-1].position)
        self._commit()
        self._count_turns(seat)
        return record

    def resign(self, seat: int) -> Record:
        """Give the match up.

        Raises:
            IllegalAction: when the match is over.
        """
        return self._concede(RESIGN, seat, "end-resigned")

    def lose_on_time(self, seat: int) -> Record:
        """End the match because the time of a seat is up, in a game in which it then has lost.

        Raises:
            IllegalAction: when the match is over.
        """
        return self._concede(TIME_LOST, seat, "end-time")

    def _concede(self, kind: str, seat: int, how: str) -> Record:
        if self.outcome is not None:
            raise IllegalAction(Reason("match-over"))
        self._draft = []
        after = self._branch(self.position)
        conceded = self.game.conceded(after, seat, len(self.seats))
        after.outcome = Outcome(conceded.winners, conceded.scores, how, conceded.clause)
        after.note(how, (seat,))
        after.play_on()
        record = self._record(kind, seat, "", (), False, after)
        self._settle(seat, [_reached(after)])
        self._count_turns(seat)
        return record

    def ask_takeback(self, seat: int) -> Record:
        """Ask the others to let this seat take its last committed turn back.

        Raises:
            IllegalAction: when there is nothing to take back, or a request is pending.
        """
        if not self.can_ask_takeback(seat):
            raise IllegalAction(Reason("no-takeback"))
        self.asking, self.granted = seat, frozenset()
        self.history.say(Entry("takeback-asked", (seat,)), seat)
        record = self._record(ASK, seat, "", (), False, self.position)
        self._count_turns(seat)
        return record

    def answer_takeback(self, seat: int, grant: bool) -> Record:
        """Grant or refuse the pending request; the requester may withdraw it by refusing.

        Raises:
            IllegalAction: when no request waits for this seat.
        """
        asking = self.asking
        if asking is None or seat in self.granted or (grant and seat == asking):
            raise IllegalAction(Reason("no-takeback-request"))
        if not grant:
            self.asking = None
            self.history.say(Entry("takeback-refused", (seat,)), seat)
            record = self._record(REFUSE, seat, "", (), False, self.position)
        else:
            self.granted |= {seat}
            drawn: tuple[int, ...] = ()
            after = self.position
            undone: int | None = None
            if len(self.granted) == len(self.seats) - 1:
                undone = self.history.last_turn(asking)
                assert undone is not None
                after = self._branch(self.history.before(undone))
                after.resume(self.position)
                self.game.remix(after, self.chance)
                drawn = self._results()
                after.note("takeback-granted", (asking,))
            record = self._record(GRANT, seat, "", drawn, False, after)
            if undone is not None:
                self.history.go_back(undone)
                self.requests = frozenset()
                self._settle(-1, [_reached(after)])
        self._count_turns(seat)
        return record

    def play_on(self, moment: int, seat: int | None = None) -> Record:
        """Begin at a moment of the match that the records were of until now, with other chance.

        What lies in an order that nobody knows is shuffled, or it would be known from that match.

        Args:
            moment: its number in the history.
            seat: from whose knowledge all that it cannot know is dealt anew; None: hands are as they were.

        Raises:
            ValueError: when this match is of no other one, or there is nothing to be played at such a moment.
        """
        if not self._later:
            raise ValueError("this match is not played on from another one")
        if not 0 <= moment < len(self.history.moments) or (seat is not None and not 0 <= seat < len(self.seats)):
            raise ValueError(f"there is no moment {moment}, or no seat {seat}")
        here = self.history.moments[moment]
        if here.position.outcome is not None:
            raise ValueError("the match was over then")
        self.chance, *self._later = self._later
        self.chance = self.chance.clone()
        after = self._branch(here.position)
        if seat is None:
            self.game.remix(after, self.chance)
            after.note("played-on", ())
        else:
            after.determinize(seat, self.chance)
            after.live = True
            after.note("played-on-anew", (seat,))
        drawn = self._results()
        record = self._record(PLAY_ON, -1 if seat is None else seat, str(moment), drawn, False, after)
        self.history.begin_anew(moment, seat)
        self._settle(-1, [_reached(after)])
        self.turns, self.asides = [0] * len(self.seats), [0] * len(self.seats)
        self.answered, self.requests = [(-1, "")] * len(self.seats), frozenset()
        self._questions = [self._question(number) for number in range(len(self.seats))]
        return record

    # -- inside ------------------------------------------------------------------------------------------------------

    def _branch(self, position: Position) -> Position:
        branch = position.clone()
        branch.chance = self.chance
        branch.live = True
        branch.told = 0
        return branch

    def _results(self) -> tuple[int, ...]:
        return self.chance.take_results() if isinstance(self.chance, Provable) else ()

    def _record(
        self,
        kind: str,
        seat: int,
        action: str,
        drawn: tuple[int, ...],
        hold: bool,
        after: Position,
        request: str = "",
    ) -> Record:
        record = Record(kind, seat, action, drawn, hold, after.digest(), request)
        self.records.append(record)
        if request:
            self.requests |= {(seat, request)}
        return record

    def _commit(self) -> None:
        self._settle(self._drafter, self._draft)

    def _settle(self, seat: int, answers: list[Draft], answered: bool = True) -> None:
        """Make the position after ``answers`` what everybody sees.

        A request stays when nothing was answered: that may be a secret.
        """
        self._draft = []
        self.position = self.history.settle(seat, answers, answered, len(self.records))
        if answered:
            self.asking, self.granted = None, frozenset()

    def _redraft(self, texts: list[str]) -> None:
        """Carry a draft over to a position that somebody else has changed, as far as it is legal and shows nothing."""
        for text in texts:
            action = self.game.action(text)
            before = self.seen_by(self._drafter)
            if before.to_act != (self._drafter,) or before.reject(self._drafter, action) is not None:
                return
            after = before.clone()
            after.chance = Chance()
            after.live = True
            after.told = 0
            after.apply(self._drafter, action)
            if after.chance.drawn or after.told >> self._drafter & 1:
                return
            after.chance = self.chance
            self._draft.append(Draft(text, after, after.entries))

    def _count_turns(self, actor: int) -> None:
        for seat in range(len(self.seats)):
            question = self._question(seat)
            if seat == actor or question != self._questions[seat]:
                self.turns[seat] += 1
                self._questions[seat] = question

    def _question(self, seat: int) -> object:
        p = self.seen_by(seat)
        asked: Message | None = p.stack[-1].ask(p, seat) if p.stack and seat in p.to_act else None
        return asked, tuple(p.answers(seat)), self.asking, p.outcome is None


def _reached(after: Position) -> Draft:
    """A position that no answer has led to."""
    return Draft("", after, after.entries)
