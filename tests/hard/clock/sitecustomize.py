"""The wall clock of a process is off by the seconds that a file says: Python reads this when it starts."""

import os
import time
from pathlib import Path

_file = Path(os.environ["HARD_CLOCK"])
_time, _time_ns, _monotonic = time.time, time.time_ns, time.monotonic
_read = [-1.0, 0.0]


def _ahead() -> float:
    """Seconds; read again a few times a second."""
    if _monotonic() - _read[0] > 0.2:
        _read[:] = _monotonic(), float(_file.read_text() or 0)
    return _read[1]


time.time = lambda: _time() + _ahead()
time.time_ns = lambda: _time_ns() + int(_ahead() * 1e9)
