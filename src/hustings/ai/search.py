"""Information-set Monte-Carlo tree search.

One tree for all the hidden cards that the seat holds possible: every iteration draws one determinized position and
walks down the tree with it, choosing among the actions that are legal there. An action that is legal more seldom is
not punished for it: its visits are weighed against how often it could have been chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import WAIT, Heuristics, promising
from hustings.kernel.position import Position
from hustings.kernel.steps import SealedStep

DOUBT: Final = 0.05
"""How much worse than its siblings an action is believed to be before it has been tried."""

UNENDING: Final = 5000
"""Decisions after which a playout is given up, so that a game which never settles cannot hang the search."""


@final
class Edge:
    """What has been found out about one action of one seat at one node.

    Args:
        seat: who chooses it.
        action: its number, or :data:`WAIT`.
        key: its number among the edges of a node.
        prior: how promising it looked at first.
    """

    def __init__(self, seat: int, action: int, key: int, prior: float) -> None:
        self.seat = seat
        self.action = action
        self.key = key
        self.prior = prior
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The score that its seat can expect after it, as far as it was tried; 0: it was not."""
        return self.total / float(self.visits) if self.visits else 0.0


@final
class Node:
    """A point of the tree: what seats may choose there, and the nodes that follow."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.after: dict[int, Node] = {}


@final
class Search:
    """The search of one seat for one answer.

    Args:
        sample: gives a fresh determinized position that draws its chance from its argument.
        seat: who searches.
        table: how many actions the game has.
        knows: the game's knowledge; None: uniform priors, and playouts to the end.
        rng: the only source of chance.
        depth: decisions that are played on beyond the tree before a position is evaluated.
        trades: whether the seat may also choose what answers nothing.
        among: what the seat may choose from at the question that is searched; empty: all that is legal.
        seats: so many seats' scores are added up over all iterations, in ``sums``; 0: nobody asks for that.
    """

    def __init__(
        self,
        sample: Callable[[Chance], Position],
        seat: int,
        table: int,
        knows: Heuristics | None,
        rng: Chance,
        depth: int = 0,
        trades: bool = True,
        among: tuple[int, ...] = (),
        seats: int = 0,
    ) -> None:
        self.sample = sample
        self.seat = seat
        self.stride = table + 1
        self.knows = knows
        self.curiosity = Heuristics.curiosity if knows is None else knows.curiosity
        self.rng = rng
        self.depth = depth
        self.trades = trades
        self.among = among
        self.sums = [0.0] * seats
        self.root = Node()
        self.iterations = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Search on until one of the two is used up."""
        end = perf_counter() + seconds
        for _ in range(iterations):
            self.iterate()
            if perf_counter() >= end:
                return

    def iterate(self) -> None:
        """Walk down the tree with one determinized position, add a node, judge it, and remember the result."""
        p = self.sample(self.rng)
        path: list[Edge] = []
        self._descend(p, path)
        if self.knows is None:
            play_out(p, self.rng)
        elif p.outcome is None:
            self._play_on(p, self.knows)
        scores: dict[int, float] = {}
        for edge in path:
            if edge.seat not in scores:
                scores[edge.seat] = self._score(p, edge.seat)
            edge.visits += 1
            edge.total += scores[edge.seat]
        for seat in range(len(self.sums)):
            self.sums[seat] += scores[seat] if seat in scores else self._score(p, seat)
        self.iterations += 1

    def tried(self) -> list[Edge]:
        """The actions of the question that is searched, the most visited first."""
        edges = [edge for edge in self.root.edges.values() if edge.seat == self.seat]
        edges.sort(key=lambda edge: (-edge.visits, -edge.total, edge.action))
        return edges

    def best(self) -> int:
        """The most visited action; :data:`WAIT` for a seat that had better not act."""
        return self.tried()[0].action

    def line(self, most: int) -> list[Edge]:
        """What it expects, at most so many actions: the most visited one, what is most visited after it, and so on."""
        expected: list[Edge] = []
        node: Node | None = self.root
        while node is not None and len(expected) < most:
            best: Edge | None = None
            for edge in node.edges.values():
                if edge.visits and (best is None or edge.visits > best.visits):
                    best = edge
            if best is None:
                break
            expected.append(best)
            node = node.after.get(best.key)
        return expected

    # -- inside ------------------------------------------------------------------------------------------------------

    def _descend(self, p: Position, path: list[Edge]) -> None:
        """Choose by what is known so far, down to the first edge that nobody has walked."""
        node = self.root
        seat = self.seat
        waited = False
        while p.outcome is None:
            legal = p.actions(seat) if self.trades and seat == self.seat else p.answers(seat)
            if seat not in p.to_act:
                legal = [*legal, WAIT]
            if self.among and node is self.root:
                legal = [action for action in legal if action in self.among]
            asked = p.to_act if isinstance(p.stack[-1], SealedStep) else (seat,)
            edge = self._choose(node, p, seat, legal)
            new = edge.visits == 0
            path.append(edge)
            key = edge.key
            if edge.action == WAIT:
                waited = True
            else:
                waited = False
                p.apply(seat, edge.action)
            for other in asked:
                if other != seat and p.outcome is None:
                    answer = self._choose(node, p, other, p.answers(other))
                    path.append(answer)
                    key = key * self.stride + answer.key
                    p.apply(other, answer.action)
            if new:
                return
            following = node.after.get(key)
            if following is None:
                following = Node()
                node.after[key] = following
            node = following
            seat = self.next_seat(p, waited)

    def next_seat(self, p: Position, waited: bool) -> int:
        """Who chooses next: who searches, when it may and has not said that it waits; then who owes an answer.

        Others are believed to answer and to do nothing else.
        """
        if self.trades and not waited and self.seat in p.may_act and not self._idle(p) and p.extras(self.seat):
            return self.seat
        return p.to_act[0] if p.to_act else 0

    def _idle(self, p: Position) -> bool:
        return self.knows is not None and self.knows.waits(p, self.seat)

    def _choose(self, node: Node, p: Position, seat: int, legal: list[int]) -> Edge:
        """The edge with the highest sum of what it has yielded and what is still to be hoped from it."""
        edges: list[Edge] = []
        priors = 0.0
        total = 0.0
        visits: i64 = 0
        base = seat * self.stride + 1
        for action in legal:
            edge = node.edges.get(base + action)
            if edge is None:
                edge = Edge(seat, action, base + action, self._prior(p, seat, action))
                node.edges[base + action] = edge
            edge.offered += 1
            edges.append(edge)
            priors += edge.prior
            total += edge.total
            visits += edge.visits
        hope = (total + 0.5) / (float(visits) + 1.0) - DOUBT
        chosen = edges[0]
        highest = -1.0e9
        start = self.rng.below(len(edges))
        for i in range(len(edges)):
            edge = edges[(start + i) % len(edges)]
            tries = float(edge.visits)
            worth = edge.total / tries if edge.visits else hope
            worth += self.curiosity * edge.prior / priors * sqrt(float(edge.offered)) / (1.0 + tries)
            if worth > highest:
                highest = worth
                chosen = edge
        return chosen

    def _prior(self, p: Position, seat: int, action: int) -> float:
        if self.knows is None:
            return 1.0
        if action == WAIT:
            return promising(self.knows.patience(p, seat))
        return promising(self.knows.prior(p, seat, action))

    def _play_on(self, p: Position, knows: Heuristics) -> None:
        """Play on, the likelier the better an action looks, until the position can be judged."""
        for played in range(UNENDING):
            if p.outcome is not None or (played >= self.depth and knows.settled(p)):
                return
            seat = p.to_act[0]
            legal = p.answers(seat)
            p.apply(seat, legal[0] if len(legal) == 1 else weighted(p, knows, seat, legal, self.rng))

    def _score(self, p: Position, seat: int) -> float:
        outcome = p.outcome
        if outcome is not None:
            return outcome.scores[seat]
        return 0.5 if self.knows is None else self.knows.evaluate(p, seat)


def weighted(p: Position, knows: Heuristics, seat: int, legal: list[int], rng: Chance) -> int:
    """One of the legal actions, each as likely as its prior says."""
    priors = [promising(knows.prior(p, seat, action)) for action in legal]
    left = sum(priors) * rng.below(1 << 20) / float(1 << 20)
    for i in range(len(legal)):
        left -= priors[i]
        if left < 0.0:
            return legal[i]
    return legal[-1]


def play_out(p: Position, rng: Chance) -> int:
    """Answer at random to the end; return how many decisions it took."""
    decisions = 0
    while p.outcome is None and decisions < UNENDING:
        seat = p.to_act[0]
        legal = p.stack[-1].actions(p, seat)
        p.apply(seat, legal[rng.below(len(legal))])
        decisions += 1
    return decisions
