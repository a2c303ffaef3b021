"""How puzzles are found: computers play, and where one answer stands out it is judged by ever harder measures.

A margin counts when it holds in a search of ten times the depth, and with open hands in each of several ways to deal
what the seat cannot know. What is compared is searched apart, as in a study, because the mean of an action that a tree
has hardly tried says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from hustings.ai.levels import Budget, Sample, Sampler, decide
from hustings.ai.search import Edge, Search
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import Position, whole
from hustings.play.game import Game
from hustings.research.matchup import Heard, play

from ..judging import Open
from .puzzle import JOINED, Answer, Course, Plan, Puzzle

__all__ = ["DEALINGS", "DEEPER", "MANY", "MOST", "find"]

FEW: Final = 3
MANY: Final = 30
"""Between so many answers a question has that is easy to look at and no guess."""

MOST: Final = 3
"""So many puzzles are taken of a match at most, the hardest."""

PLAIN: Final = 1
"""So many of them at most are easy."""

APART: Final = 8
"""So many actions lie between two of them at least."""

TRIED: Final = 60
"""So many questions of a match are judged at most."""

DEEPER: Final = 10
"""So many times the depth is the second search."""

DEALINGS: Final = 3
"""So many ways to deal what is hidden are looked at with open hands."""

HOPE: Final = 0.7
"""A question is judged that looks so much as clear as it has to be."""

RIVALS: Final = 3
"""So many other answers are compared by the dear measures."""

TELLING: Final = 4
"""What an action has yielded says something after so many visits."""

CERTAIN: Final = 0.97
HOPELESS: Final = 0.15
"""Where the best answer yields more or less than that, the match is decided."""

AFTER: Final = 6
"""So many actions are played on after an answer."""

EFFORT: Final = 3
"""So many times the depth a search is given that shows how difficult a puzzle is."""

LOOKS: Final = (5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000)
"""After so many iterations it is noted what a search likes best."""


@dataclass(frozen=True)
class Question:
    """A question of a match that might become a puzzle.

    Attributes:
        at: so many actions lie before it.
        seat: who is asked.
        position: in which.
        gap: how much better its first answer looked than any other.
    """

    at: int
    seat: int
    position: Position
    gap: float


@dataclass
class Watching:
    """Notes what is played, and the questions that stand out."""

    game: Game
    least: float
    thought: dict[int, Search] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)

    def watch(self, position: Position, seat: int, action: int) -> None:
        """Look at an action before it is carried out."""
        search, answers = self.thought.pop(seat, None), position.answers(seat)
        if search is not None and action in answers and FEW <= len(answers) <= MANY:
            gap = stands_out([edge for edge in search.tried() if edge.action in answers])
            if gap >= self.least:
                self.questions.append(Question(len(self.actions), seat, whole(position), gap))
        self.actions.append(f"{seat} {self.game.text(action)}")


def find(game: Game, plan: Plan, number: int) -> Course:
    """Play one match of a plan, and judge what stood out; equal ones give equal puzzles.

    Args:
        game: the game.
        plan: what is wanted.
        number: of the match.

    Raises:
        ComputerFailed, MatchFailed: when a computer or the rules fail.
    """
    watching = Watching(game, plan.margin * HOPE)
    players = [Heard("search", thought=watching.thought)] * len(game.seats(plan.options))
    seed = plan.seed * 1_000_003 + number
    play(game, players, seed, plan.options, Budget(None, plan.iterations), watching.watch)
    questions = sorted(watching.questions, key=lambda one: -one.gap)[:TRIED]
    judged = [Judging(game, plan, question).puzzle() for question in questions]
    taken = chosen([puzzle for puzzle in judged if puzzle is not None])
    done = watching.actions[: taken[-1].at] if taken else []
    return Course(number, JOINED.join(done), tuple(taken))


def chosen(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Which puzzles of a match are kept, in its order: the hardest, not too near to each other."""
    taken: list[Puzzle] = []
    for one in sorted(puzzles, key=lambda one: (-one.effort, one.at)):
        far = all(abs(one.at - other.at) >= APART for other in taken)
        easy = sum(other.grade == 1 for other in taken)
        if far and len(taken) < MOST and (one.grade > 1 or easy < PLAIN):
            taken.append(one)
    return sorted(taken, key=lambda one: one.at)


def stands_out(edges: Sequence[Edge]) -> float:
    """By how much the most visited of some edges is better than any other that was tried; 0: it is not, or hardly."""
    if len(edges) < 2 or not HOPELESS <= edges[0].mean <= CERTAIN or edges[0].visits < 2 * edges[1].visits:
        return 0.0
    return edges[0].mean - max(edge.mean for edge in edges[1:] if edge is edges[1] or edge.visits >= TELLING)


class Unadvised(Heuristics):
    """Judges positions as a game's knowledge does, and thinks every action as promising as any other.

    Args:
        knows: the game's knowledge.
    """

    def __init__(self, knows: Heuristics) -> None:
        self.knows = knows

    def waits(self, p: Position, seat: int) -> bool:
        """As the game knows."""
        return self.knows.waits(p, seat)

    def evaluate(self, p: Position, seat: int) -> float:
        """As the game knows."""
        return self.knows.evaluate(p, seat)

    def settled(self, p: Position) -> bool:
        """As the game knows."""
        return self.knows.settled(p)


class Judging:
    """Judges one question.

    Args:
        game: the game.
        plan: by what measures.
        question: which one.
    """

    def __init__(self, game: Game, plan: Plan, question: Question) -> None:
        self.game = game
        self.plan = plan
        self.question = question
        self.seat = question.seat
        self.position = question.position
        self.sample = Sampler(question.position, question.seat, question.at)

    def puzzle(self) -> Puzzle | None:
        """The question as a puzzle; None: it is none."""
        depth, margin = self.plan.depth, self.plan.margin
        first = self.search(self.sample, depth).tried()
        best = first[0].action
        worth = {best: self.worth(self.sample, best, depth)}
        if not HOPELESS <= worth[best] <= CERTAIN:
            return None
        for edge in first[1:]:
            worth[edge.action] = self.worth(self.sample, edge.action, depth)
            if worth[best] - worth[edge.action] < margin:
                return None
        if self.search(self.sample, DEEPER * depth).best() != best:
            return None
        rivals = sorted((action for action in worth if action != best), key=lambda one: -worth[one])[:RIVALS]
        worth |= {action: self.worth(self.sample, action, DEEPER * depth // 2) for action in (best, *rivals)}
        if worth[best] - max(worth[action] for action in worth if action != best) < margin:
            return None
        for number in range(DEALINGS):
            dealt = whole(self.position)
            dealt.determinize(self.seat, Chance(number))
            hands = Open(dealt)
            if self.worth(hands, best, depth) - max(self.worth(hands, one, depth) for one in rivals) < margin:
                return None
        return self._told(worth, {best, *rivals}, self.effort(best))

    def search(self, sample: Sample, iterations: int, among: tuple[int, ...] = ()) -> Search:
        """A search among the answers."""
        search = self._search(sample, self.game.heuristics(), among)
        search.run(iterations, float("inf"))
        return search

    def _search(self, sample: Sample, knows: Heuristics | None, among: tuple[int, ...], seed: int = 0) -> Search:
        rng, table = Chance(self.question.at + seed), len(self.game.actions)
        return Search(sample, self.seat, table, knows, rng, 0, False, among)

    def worth(self, sample: Sample, action: int, iterations: int) -> float:
        """The score that the seat can expect after an answer, from a search that begins with it."""
        return self.search(sample, iterations, (action,)).tried()[0].mean

    def effort(self, best: int) -> int:
        """After how many iterations a search that nobody advises has liked an answer best for good.

        Of three searches the one in the middle counts. One that never does has taken more than it was given.
        """
        return sorted(self._effort(best, seed) for seed in range(3))[1]

    def _effort(self, best: int, seed: int) -> int:
        most = EFFORT * self.plan.depth
        knows = self.game.heuristics()
        search = self._search(self.sample, None if knows is None else Unadvised(knows), (), seed)
        since = 0
        for look in (*[look for look in LOOKS if look < most], most):
            search.run(look - search.iterations, float("inf"))
            if search.best() != best:
                since = 0
            elif not since:
                since = look
        return since or most + 1

    def _told(self, worth: dict[int, float], notable: set[int], effort: int) -> Puzzle:
        step, position = self.position.stack[-1], self.position
        ranked = sorted(worth, key=lambda action: -worth[action])
        return Puzzle(
            self.question.at,
            self.seat,
            step.because().partition(".")[0],
            effort,
            tuple(
                Answer(self.game.text(one), round(worth[one], 3), self._after(one) if one in notable else ())
                for one in ranked
            ),
            position.digest()[:12],
        )

    def _after(self, answer: int) -> tuple[tuple[int, str], ...]:
        """How computers play on after an answer."""
        p, budget = whole(self.position), Budget(None, max(1, self.plan.depth // 2))
        p.act(self.seat, answer)
        done: list[tuple[int, str]] = []
        while p.outcome is None and len(done) < AFTER:
            seat = p.to_act[0]
            sample = Sampler(p, seat, len(done))
            action = decide(self.game, seat, p.answers(seat), sample, "search", budget, len(done))
            p.act(seat, action)
            done.append((seat, self.game.text(action)))
        return tuple(done)
