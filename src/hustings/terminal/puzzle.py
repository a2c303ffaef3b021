"""The table in a terminal at which a puzzle is solved: answers are compared, and the match stays where it is."""

from __future__ import annotations

from dataclasses import replace

from hustings.kernel.heuristics import WAIT
from hustings.play.match import Match
from hustings.study.puzzles.puzzle import Found
from hustings.study.puzzles.shelf import game_of, laid_out
from hustings.study.told import hundredths
from hustings.words.sentences import Words

from .choices import Choice, choices
from .display import Display
from .frame import Scene
from .table import Player, Table

__all__ = ["PuzzleTable"]

CHANGING = frozenset("utx+i")
"""Keys that would change the match, or tell what a computer would do."""


class PuzzleTable(Table):
    """A table that waits for the best answer to a puzzle.

    Args:
        found: the puzzle.
        language: ``en`` or ``ja``.
        display: where it is shown.

    Attributes:
        tries: the answers that were given, canonical texts.
    """

    def __init__(self, found: Found, language: str, display: Display) -> None:
        match, game = laid_out(found).clone(), game_of(found.plan.game)
        others = Player(lambda match, seat: WAIT)
        players = [Player() if seat == found.puzzle.seat else others for seat in range(len(match.seats))]
        super().__init__(match, players, Words(game), language, display, _keep)
        self.found = found
        self.tries: list[str] = []

    @property
    def solved(self) -> bool:
        """Whether the best answer was given."""
        return self.tries[-1:] == [self.found.puzzle.best.action]

    def _question(self, seat: int) -> Scene:
        p = self.match.seen_by(seat)
        asked = self.words.say(self.language, "prompt-", p.stack[-1].ask(p, seat))
        offered = choices(self.game, p.answers(seat), self.words, self.language, p, self.ring, seat=seat)
        scene = self._scene(seat, f"{self._text('puzzle-ask')} {asked}")
        return replace(scene, choices=offered, footer=self._text("terminal-footer-puzzle"))

    def _take(self, seat: int, scene: Scene, choice: Choice) -> Scene:
        return self._answered(super()._take(seat, scene, choice))

    def _refused(self, seat: int, scene: Scene, text: str) -> Scene:
        return self._answered(super()._refused(seat, scene, text))

    def _command(self, seat: int, scene: Scene, key: str) -> Scene:
        if key.lower() in CHANGING:
            return replace(scene, notice=self._text("terminal-no-key", typed=key))
        return super()._command(seat, scene, key)

    def _act(self, seat: int, action: str) -> None:
        self.match.clone().act(seat, action)
        if self.found.puzzle.answer(action) is not None:
            self.tries.append(action)
            self.ended = self.solved

    def _answered(self, scene: Scene) -> Scene:
        """What is told of the last answer, where it was not the best."""
        if scene.notice or self.solved or not self.tries:
            return scene
        puzzle = self.found.puzzle
        last = puzzle.answer(self.tries[-1])
        assert last is not None
        p = self.match.seen_by(puzzle.seat)
        label = self.game.wording.label_now(p, puzzle.seat, self.game.action(last.action))
        chosen = self.words.say(self.language, "", label)
        chance, best = hundredths(last.chance), hundredths(puzzle.best.chance)
        return replace(scene, notice=self._text("puzzle-wrong", chosen=chosen, chance=chance, best=best))


def _keep(match: Match) -> None:
    """Nothing of it is stored."""
