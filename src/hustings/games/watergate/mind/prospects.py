"""How near the Editor is to a connection: every small way to connect two informants, and what each still lacks."""

from __future__ import annotations

from math import log
from typing import Final, final

from mypy_extensions import i64

from ..rules.position import BIT, UP, Table
from ..rules.printed import Printed

LONGEST: Final = 6
"""Spaces of the longest way that is looked at; longer ones are never finished in the rounds of a match."""

SPACE_LACKING: Final = 0.15
"""How much less likely a way is for each piece of evidence that it lacks."""

PICTURE_LACKING: Final = 0.35
"""The same for a picture in the supply: one card pins it, but that card has to be drawn."""

PICTURE_BLOCKED: Final = 0.015
"""The same for a picture that lies face down: only Deep Throat takes it away."""

LAST_HOPE: Final = 1e-3
"""The ease that remains when all ways are blocked: Carl Bernstein opens one again."""

NEAR: Final = 0.95
NEARER: Final = 0.066
"""How much worth a step in the logarithm of the ease has, and how much more when a connection is near."""

BLOCKED: Final = 0.98
"""The part of a way's ease that a block takes away."""

REMEMBERED: Final = 20_000
"""How many boards are remembered before the memory is emptied."""


@final
class Prospects:
    """The Editor's prospects on one board; all worths are for the Editor, on the logistic scale.

    Attributes:
        worth: what the board is worth.
        gain: by board node, what it is worth more when the Editor gets the node.
        loss: by board node, what it is worth less when Nixon gets it.
        freed: by board node that Nixon has, what it is worth more when the Editor frees it.
        token_gain, token_loss: by mask of colours, the most that a token of these colours can do; 0: colours unknown.
    """

    def __init__(self, worth: float, gain: list[float], loss: list[float], freed: list[float]) -> None:
        self.worth = worth
        self.gain = gain
        self.loss = loss
        self.freed = freed
        self.token_gain = [0.0] * 8
        self.token_loss = [0.0] * 8


def worth_of(ease: float) -> float:
    """What it is worth that a connection is so easy, all ways taken together."""
    steps = log(ease)
    return steps * (NEAR + NEARER * steps)


def ways(printed: Printed) -> list[list[int]]:
    """All smallest sets of nodes that connect two informants with Nixon, the informants among them."""
    first = printed.first_informant
    found: list[list[int]] = []
    masks: list[int] = []
    grown: set[int] = {1}
    for _ in range(LONGEST):
        larger: set[int] = set()
        for nodes in grown:
            larger.update([nodes | BIT[node] for node in _beside(printed, nodes) if node < first])
        grown = larger
        for nodes in sorted(grown):
            ends = [node for node in _beside(printed, nodes) if node >= first]
            for i in range(len(ends)):
                for j in range(i):
                    way = nodes | BIT[ends[i]] | BIT[ends[j]]
                    if not any(known & way == known for known in masks):
                        masks.append(way)
                        found.append([node for node in range(1, len(printed.node_names)) if way & BIT[node]])
    return found


def _beside(printed: Printed, nodes: int) -> list[int]:
    """The nodes next to some connected nodes, informants included."""
    found: set[int] = set()
    for node in range(printed.first_informant):
        if nodes & BIT[node]:
            found.update(printed.neighbours[node])
    return sorted([node for node in found if not nodes & BIT[node]])


@final
class Board:
    """The ways of one printed board, and a memory of the boards that were judged.

    Args:
        printed: the printed values with the threads of the board.
    """

    def __init__(self, printed: Printed) -> None:
        self.informants: i64 = printed.first_informant
        self.nodes: i64 = len(printed.node_names)
        self.colours = printed.space_colour
        self.ways = ways(printed)
        self.memory: dict[int, Prospects] = {}

    def prospects(self, p: Table) -> Prospects:
        """The Editor's prospects in a position."""
        up: i64 = p.pictures_up
        down: i64 = p.pictures_down
        pinned = p.pinned
        for node in range(self.informants):
            if pinned[node]:
                bit: i64 = BIT[node]
                if pinned[node] & UP:
                    up |= bit
                else:
                    down |= bit
        key = int(up | down << 32)
        known = self.memory.get(key)
        if known is None:
            if len(self.memory) >= REMEMBERED:
                self.memory.clear()
            known = self._judge(up, down)
            self.memory[key] = known
        return known

    def _judge(self, up: i64, down: i64) -> Prospects:
        """The prospects with these nodes face up and those face down."""
        lacks: list[float] = []
        for node in range(self.nodes):
            if up >> node & 1:
                lacks.append(1.0)
            elif node < self.informants:
                lacks.append(SPACE_LACKING)
            else:
                lacks.append(PICTURE_BLOCKED if down >> node & 1 else PICTURE_LACKING)
        ease = LAST_HOPE
        through = [0.0] * len(lacks)
        behind = [0.0] * len(lacks)
        for way in self.ways:
            part = 1.0
            gates: i64 = 0
            gate = 0
            for node in way:
                part *= lacks[node]
                if node < self.informants and down >> node & 1:
                    gates += 1
                    gate = node
            if gates == 0:
                ease += part
                for node in way:
                    through[node] += part
            elif gates == 1:
                behind[gate] += part
        for node in range(self.informants, self.nodes):
            if down >> node & 1:
                behind[node] = through[node] * (PICTURE_LACKING / PICTURE_BLOCKED - 1.0)
        now = worth_of(ease)
        gain = [worth_of(ease + through[node] * (1.0 / lacks[node] - 1.0)) - now for node in range(self.nodes)]
        loss = [now - worth_of(ease - through[node] * BLOCKED) for node in range(self.nodes)]
        freed = [worth_of(ease + behind[node]) - now for node in range(self.nodes)]
        prospects = Prospects(now, gain, loss, freed)
        self._judge_tokens(prospects, up | down)
        return prospects

    def _judge_tokens(self, prospects: Prospects, taken: i64) -> None:
        """What a token of each colour mask does at its best."""
        gain, loss = prospects.token_gain, prospects.token_loss
        for node in range(1, self.informants):
            if not taken >> node & 1:
                colour = self.colours[node]
                for mask in range(1, 8):
                    if mask & colour:
                        gain[mask] = max(gain[mask], prospects.gain[node])
                        loss[mask] = max(loss[mask], prospects.loss[node])
        gain[0] = (gain[1] + gain[2] + gain[4]) / 3.0
        loss[0] = (loss[1] + loss[2] + loss[4]) / 3.0
