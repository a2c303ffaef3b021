"""What can be ordered beforehand: whether events are preempted and triggered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hustings.play.orders import Asked, Choice, StandingOrder

from ..rules.printed import BOTH

__all__ = ["ORDERS"]

ANY: Final = "any"
MINE: Final = "mine"
THEIRS: Final = "theirs"
MOST: Final = tuple(str(number) for number in range(1, 13))
WHOSE: Final = Choice("whose", (ANY, THEIRS, MINE), "order-whose-")


def _is_of(asked: Asked, whose: str) -> bool:
    """Whether the card in question is of that kind: all are of any, a card of both candidates of no other."""
    icon = asked.game.printed.icon[asked.message.args[1]]
    if whose == ANY:
        return True
    return bool(icon != BOTH and icon == (asked.seat if whose == MINE else 1 - asked.seat))


def _has(asked: Asked, chosen: Mapping[str, str]) -> bool:
    return bool(asked.view.sides[asked.seat].momentum >= int(chosen["momentum"]))


def _preempt(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Preempt as long as there is enough momentum."""
    return "preempt" if _is_of(asked, chosen["whose"]) and _has(asked, chosen) else None


def _allow(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Let events of such cards stand open."""
    return "allow" if _is_of(asked, chosen["whose"]) else None


def _pass(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Trigger nothing, unless there is much momentum."""
    return "pass" if _is_of(asked, chosen["whose"]) and not _has(asked, chosen) else None


def _trigger(asked: Asked, chosen: Mapping[str, str]) -> str | None:
    """Trigger as long as there is enough momentum."""
    answer = next(answer for answer in asked.answers if answer != "pass")
    return answer if _is_of(asked, chosen["whose"]) and _has(asked, chosen) else None


ENOUGH: Final = Choice("momentum", MOST)

ORDERS: Final = (
    StandingOrder("preempt", "preempt", _preempt, (WHOSE, ENOUGH)),
    StandingOrder("allow", "preempt", _allow, (WHOSE,)),
    StandingOrder("no-trigger", "trigger", _pass, (WHOSE, ENOUGH)),
    StandingOrder("trigger", "trigger", _trigger, (WHOSE, ENOUGH)),
)
