"""The action table of Watergate: what a seat can answer, numbered.

A constant plus the number of a thing is the action: ``VALUE + 14`` plays card N14 for its value,
``MOVE + piece`` moves a piece, ``PLACE + node`` pins on a space.
"""

from __future__ import annotations

from typing import Final

from hustings.kernel.actions import ActionTable

CARDS: Final = 41
SLOTS: Final = 16

VALUE: Final = -2
ACTION: Final = 39
REACT: Final = 82
PASS: Final = 86
DECLINE: Final = 87
ASK: Final = 88
MOVE: Final = 91
SHOW: Final = 109
PIN: Final = 125
BIN: Final = 141
RESET: Final = 157
FREE: Final = 173
REPLAY: Final = 157
SACRIFICE: Final = 190
PLACE: Final = 205

REACTIONS: Final[list[int]] = [14, 35, 40, 42]

INITIATIVE: Final = 0
MOMENTUM: Final = 1
EVIDENCE: Final = 2


def card_name(number: int) -> str:
    """The id of a printed number: 14 is ``"N14"``, 35 is ``"E35"``."""
    return f"{'N' if number < 22 else 'E'}{number:02}"


def table(spaces: list[str], informants: list[str]) -> ActionTable:
    """The action table for a board with these evidence spaces and informants."""
    cards = [card_name(number) for number in range(2, 43)]
    evidence = [f"evidence-{slot + 1}" for slot in range(SLOTS)]
    return ActionTable(
        [
            ("value", cards),
            ("action", cards),
            ("react", [card_name(number) for number in REACTIONS]),
            ("pass", []),
            ("decline", []),
            ("ask", ["blue", "yellow", "green"]),
            ("move", ["initiative", "momentum", *evidence]),
            ("show", evidence),
            ("pin", evidence),
            ("bin", evidence),
            ("reset", evidence),
            ("free", informants),
            ("replay", [card_name(number) for number in range(23, 42)]),
            ("sacrifice", [card_name(number) for number in range(9, 15)]),
            ("place", spaces),
            ("lift", spaces),
        ]
    )
