"""Many independent jobs in several processes, of which one may die at any time."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from threading import Thread
from typing import Any, Final, Generic, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

MOST_LOST: Final = 3
"""After so many lost jobs something is wrong with all of them, and no more are begun."""


@dataclass(frozen=True)
class Died(Generic[Job]):
    """A process died while this job was under way.

    Attributes:
        job: which one.
        again: whether it will be done again; otherwise it ended its process all alone, and is given up.
    """

    job: Job
    again: bool


class Crew(Generic[Job, Done]):
    """Processes that do jobs. An exception in one is raised here, with its traceback as the cause.

    When a process dies, nobody can say which job it had: those that were under way are done again, each all alone, and
    one that ends its process then, too, is given up. Each time :class:`Died` says so.

    Args:
        work: does a job with what ``tools`` is; importable from a module.
        tools: sent to each process once.
        processes: how many at a time.
    """

    def __init__(self, work: Callable[[Any, Job], Done], tools: object, processes: int) -> None:
        self.work = work
        self.tools = tools
        self.processes = processes

    def results(self, jobs: Iterable[Job]) -> Iterator[Done | Died[Job]]:
        """What comes of the jobs, in the order in which they are done; the processes end with the iterator."""
        waiting, suspects, lost = deque(jobs), deque[Job](), 0
        while (waiting or suspects) and lost < MOST_LOST:
            running: dict[Future[Done], Job] = {}
            alone = bool(suspects)
            try:
                yield from self._round(suspects if alone else waiting, running, 1 if alone else self.processes)
            except BrokenProcessPool:
                if alone:
                    lost += len(running)
                else:
                    suspects.extend(running.values())
                yield from (Died(job, again=not alone) for job in running.values())

    def _round(self, waiting: deque[Job], running: dict[Future[Done], Job], most: int) -> Iterator[Done]:
        """Do jobs until all are done or a process dies; then those that were under way are left in ``running``."""
        others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(most, context, _begin, (self.work, self.tools))
        try:
            while waiting or running:
                while waiting and len(running) < most:
                    future = pool.submit(_do, waiting[0])
                    running[future] = waiting.popleft()
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in sorted(done, key=lambda one: isinstance(one.exception(), BrokenProcessPool)):
                    result = future.result()
                    del running[future]
                    yield result
        finally:  # after an error, an interruption or an iterator that is dropped nobody waits for what is under way
            if running:
                for process in set(multiprocessing.active_children()) - others:
                    process.terminate()
            pool.shutdown(cancel_futures=True)


_given: list[tuple[Callable[[Any, Any], Any], object]] = []


def _begin(work: Callable[[Any, Any], Any], tools: object) -> None:
    """A process begins: an interruption is for who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _given.append((work, tools))


def end_with_parent() -> None:
    """Let this process end with the one that started it, however that ends and whatever it does at that moment."""
    Thread(target=_watch, args=(multiprocessing.parent_process(),), daemon=True).start()


def _watch(parent: multiprocessing.process.BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(job: Any) -> Any:
    work, tools = _given[0]
    return work(tools, job)
