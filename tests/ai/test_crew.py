"""Processes that do jobs: one may die at any time, and none outlives who asked."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from jobs import die, double, sleep_or_double

from hustings.research.crew import MOST_LOST, Crew, Died

ASKS = """
if __name__ == "__main__":
    import sys
    sys.path.insert(0, {folder!r})
    from jobs import sleep
    from hustings.research.crew import Crew
    list(Crew(sleep, {file!r}, 2).results([1, 2]))
"""


def eventually(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)


def alive(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def sleepers(file: Path) -> list[int]:
    return [int(line) for line in file.read_text().split()] if file.exists() else []


def test_each_job_is_done_once() -> None:
    assert sorted(Crew[int, int](double, None, 2).results(range(5))) == [0, 2, 4, 6, 8]


def test_when_every_process_dies_it_ends_and_says_so() -> None:
    results = list(Crew[int, int](die, None, 2).results(range(9)))
    given_up = [result for result in results if isinstance(result, Died) and not result.again]
    assert len(given_up) == MOST_LOST
    assert all(Died(lost.job, again=True) in results for lost in given_up), "each had a second chance"


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes")
def test_processes_end_with_who_asked_even_when_it_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "sleepers"
    script = tmp_path / "asks.py"
    script.write_text(ASKS.format(folder=str(Path(__file__).parent), file=str(file)))
    with subprocess.Popen([sys.executable, str(script)], env=dict(os.environ)) as asking:
        eventually(lambda: len(sleepers(file)) == 2)
        asking.kill()
    eventually(lambda: not any(alive(pid) for pid in sleepers(file)))


def test_an_iterator_that_is_dropped_ends_its_processes(tmp_path: Path) -> None:
    results = Crew(sleep_or_double, str(tmp_path / "sleepers"), 2).results([0, 1, 2])
    assert next(results) == 0
    began = time.monotonic()
    results.close()
    assert time.monotonic() - began < 20, "nobody waits for what sleeps"
