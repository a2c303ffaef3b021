"""The jobs that a worker does, to be told from those that the database takes for being done by it.

A database that dies may come again without the last things that it was told, because nobody waits until a job is on
the disk. Then a job that is over is still being done, for as long as its worker gives signs of life, and by the rule of
one job a match at a time its match would stand still for good.
"""

from __future__ import annotations

from collections.abc import Iterable


class Held:
    """What one process does.

    Attributes:
        worker: the number of its worker; None: it has none.
    """

    def __init__(self) -> None:
        self.worker: int | None = None
        self._jobs: set[int] = set()
        self._strange: set[int] = set()

    def begin(self, job: int) -> None:
        """A job is done here from now on."""
        self._jobs.add(job)

    def end(self, job: int) -> None:
        """It is done."""
        self._jobs.discard(job)

    def forgotten(self, doing: Iterable[int]) -> list[int]:
        """The jobs of which only the database says that they are done here, and has said so when it was asked last.

        An answer that is on its way may bring a job that is strange now.

        Args:
            doing: what it says.
        """
        strange = set(doing) - self._jobs
        again, self._strange = strange & self._strange, strange
        return sorted(again)
