"""What the processes of a crew do in its tests."""

from __future__ import annotations

import os
import time
from pathlib import Path


def double(tools: object, number: int) -> int:
    return number * 2


def die(tools: object, number: int) -> int:
    os._exit(7)


def sleep_or_double(tools: str, number: int) -> int:
    return sleep(tools, number) if number else double(tools, number)


def sleep(tools: str, number: int) -> int:
    """Write down who sleeps, then sleep long."""
    with Path(tools).open("a") as file:
        file.write(f"{os.getpid()}\n")
    time.sleep(60)
    return number
