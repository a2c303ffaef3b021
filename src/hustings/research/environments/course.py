"""A match told step by step, all chance explicit: what a tree of all its courses is made of."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry
from hustings.kernel.position import Position
from hustings.play.game import Game

from .layout import layout
from .told import Told, Undecided
from .turns import Turns


class Moment:
    """One thing that was done, and the position after it; what each seat has noticed by then is worked out on demand.

    Args:
        before: what was done before; None: the set-up.
        position: the position after it.
        seat: who did it; -1: the set-up.
        action: what was done.
        entries: the lines that it wrote into the log.
    """

    __slots__ = ("action", "before", "entries", "position", "seat", "told")

    def __init__(
        self, before: Moment | None, position: Position, seat: int, action: int, entries: Sequence[Entry]
    ) -> None:
        self.before, self.position, self.seat, self.action, self.entries = before, position, seat, action, entries
        self.told: dict[int, tuple[bytes, bytes]] = {}

    def noticed(self, game: Game, reader: int) -> bytes:
        """A digest of all that a seat has done, read and seen up to now."""
        open: list[Moment] = []
        at: Moment | None = self
        while at is not None and reader not in at.told:
            open.append(at)
            at = at.before
        digest, row = (b"", b"") if at is None else at.told[reader]
        for moment in reversed(open):
            seen = layout(game).row(moment.position, reader)
            news = [f"{entry.key}{entry.args}" for entry in moment.entries if entry.is_for(reader)]
            if moment.seat == reader or news or seen != row:
                own = moment.action if moment.seat == reader else -1
                digest, row = hashlib.sha256(digest + f"{own}{news}".encode() + seen).digest(), seen
            moment.told[reader] = digest, row
        return digest


class Course:
    """What a state knows beside its history. It is replaced when something happens, never changed, so copies share it.

    Args:
        game: the game.
        options: of the match.
        extras: what a seat may do that answers nothing until the next answer is given.
    """

    def __init__(self, game: Game, options: Mapping[str, str], extras: int) -> None:
        self.game, self.options, self.extras = game, options, extras
        self.turns: Turns | None = None
        self.moment: Moment | None = None
        self.pending = -1
        self.drawn: tuple[int, ...] = ()
        self.weights: Sequence[int] = ()

    def __deepcopy__(self, memo: object) -> Course:
        return self

    def begun(self) -> Course:
        """The course after the set-up, or at its first draw."""
        return self._play()

    def after(self, action: int) -> Course:
        """The course after an action of the seat that is asked, or after a result of chance."""
        if self.weights:
            return self._copy(drawn=(*self.drawn, action))._play()
        assert self.turns is not None
        if action == self.turns.wait:
            turns = self.turns.clone(self.turns.position)
            moment = Moment(self.moment, turns.position, turns.seat, action, ())
            turns.step(action)
            return self._copy(turns=turns, moment=moment)
        return self._copy(pending=action, drawn=())._play()

    def dealt_anew(self, seat: int, rng: Chance) -> Course:
        """The course with another position that the seat holds possible."""
        assert self.turns is not None
        twin = self.turns.position.clone()
        twin.determinize(seat, rng)
        return self._copy(turns=self.turns.clone(twin))

    def _copy(self, **changes: Any) -> Course:
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.__dict__.update(changes)
        return twin

    def _play(self) -> Course:
        chance = Told(self.drawn)
        try:
            if self.turns is None:
                p = self.game.setup(options=self.options, chance=chance, live=True)
            else:
                p = self.turns.position.clone()
                p.chance = chance
                p.live = True
                p.apply(self.turns.seat, self.pending)
        except Undecided as asked:
            return self._copy(weights=asked.weights)
        entries, p.entries, p.live = p.entries, [], False
        if self.turns is None:
            turns, seat = Turns(self.game, p, self.extras), -1
        else:
            turns, seat = self.turns.clone(p), self.turns.seat
            turns.heard(self.pending)
        moment = Moment(self.moment, p, seat, self.pending, entries)
        return self._copy(turns=turns, moment=moment, pending=-1, drawn=(), weights=())
