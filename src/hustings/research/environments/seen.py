"""What an environment of Gymnasium or PettingZoo gives a seat: a row of numbers and a mask."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from hustings.play.game import Game

from .layout import layout
from .turns import Turns, sizes


def looks(game: Game, extras: int) -> spaces.Dict:
    """The space of the observations of a game: the row of numbers and the mask of legal actions."""
    shape = layout(game)
    low, high = np.array(shape.low, np.int16), np.array(shape.high, np.int16)
    mask = spaces.Box(0, 1, (sizes(game, extras)[0],), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def seen(turns: Turns, seat: int) -> dict[str, Any]:
    """What a seat is given: its row of numbers, and its legal actions, none unless it is asked."""
    row = np.frombuffer(bytearray(layout(turns.game).row(turns.position, seat)), "<i2")
    mask = turns.mask() if seat == turns.seat else bytearray(turns.size)
    return {"observation": row, "action_mask": np.frombuffer(mask, np.int8)}
