"""How the worked examples of a rulebook are played: steps happen on a small position, and questions are answered."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.kernel.position import AnyStep, Position

__all__ = ["Facts", "Found", "run", "say"]

Found = Mapping[str, object]
"""What came out of an example, each by a name of its own."""

Facts = Mapping[str, Found]
"""The same of several examples, by their names."""


def run(p: Position, step: AnyStep, *answers: str) -> None:
    """Let a step happen, and answer what is asked."""
    p.push((step,))
    p.play_on()
    say(p, *answers)


def say(p: Position, *answers: str) -> None:
    """Answer one question after the other in canonical texts, for whoever is asked."""
    for answer in answers:
        p.act(p.to_act[0], answer)
