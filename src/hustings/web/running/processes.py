"""Processes that serve together: one starts them all, starts anew who dies, and passes on that they are to stop."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final

__all__ = ["Member", "keep_running"]

log = logging.getLogger("hustings.processes")

SOON: Final = 0.5
"""Seconds before a process that died again is started anew, doubled each time, up to :data:`LATEST`; at first, none."""
LATEST: Final = 15.0
SETTLED: Final = 30.0
"""Seconds after which a process is held to be well."""
PATIENCE: Final = 30.0
"""Seconds in which processes have to stop."""


class Member:
    """One of the processes.

    Args:
        name: in the log.
        target: what it does; must be importable there.
        arguments: of that.
    """

    def __init__(self, name: str, target: Callable[..., None], *arguments: Any) -> None:
        self.name = name
        self._target = target
        self._arguments = arguments
        self._process: BaseProcess | None = None
        self._began = 0.0
        self._pause = 0.0
        self._from = 0.0

    @property
    def process(self) -> BaseProcess | None:
        """The process while it lives."""
        return self._process

    def look(self) -> float:
        """Start it when it is time to; the seconds until that, or until it is held to be well."""
        now = time.monotonic()
        if self._process is not None and self._process.exitcode is not None:
            if now - self._began > SETTLED:
                self._pause = 0.0
            log.error("%s has ended with %s; it is started anew", self.name, self._process.exitcode)
            self._process, self._from = None, now + self._pause
            self._pause = min(max(SOON, 2 * self._pause), LATEST)
        if self._process is None and now >= self._from:
            context = multiprocessing.get_context("spawn")
            self._process = context.Process(target=_live, args=(self._target, self._arguments), name=self.name)
            self._began = now
            self._process.start()
        return max(0.0, self._from - now) if self._process is None else LATEST

    def stop(self) -> None:
        """Tell it to stop; told twice, it hurries."""
        if self._process is not None and self._process.exitcode is None:
            self._process.terminate()

    def end(self, seconds: float) -> None:
        """Wait until it has stopped, but not for ever."""
        if self._process is not None:
            self._process.join(seconds)
            if self._process.exitcode is None:
                self._process.kill()
                self._process.join()


def keep_running(members: Sequence[Member], drain: float = 0.0) -> None:
    """Keep processes running until SIGINT or SIGTERM, then stop them; a second signal hurries them.

    Args:
        members: the processes.
        drain: seconds that they go on when they are told to stop.
    """
    told, telling = socket.socketpair()
    told.setblocking(False)
    telling.setblocking(False)
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: None) for number in numbers]
    woken = signal.set_wakeup_fd(telling.fileno())
    try:
        while not _told(told, [member.process for member in members], min([member.look() for member in members])):
            pass
        end = time.monotonic() + PATIENCE + drain
        has_been_told = True
        while (alive := _alive(members)) and time.monotonic() < end:
            if has_been_told:
                for member in members:
                    member.stop()
            has_been_told = _told(told, alive, max(0.0, end - time.monotonic()))
    finally:
        for member in members:
            member.stop()
            member.end(1.0)
        signal.set_wakeup_fd(woken)
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
        told.close()
        telling.close()


def _alive(members: Sequence[Member]) -> list[BaseProcess | None]:
    return [member.process for member in members if member.process is not None and member.process.exitcode is None]


def _told(told: socket.socket, processes: Sequence[BaseProcess | None], seconds: float) -> bool:
    """Wait until a process ends; whether a signal has come instead."""
    sentinels = [process.sentinel for process in processes if process is not None]
    if told not in wait([told, *sentinels], seconds):
        return False
    told.recv(100)
    return True


def _live(target: Callable[..., None], arguments: Sequence[Any]) -> None:
    """The life of a process; Ctrl-C in a terminal comes to all, and the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, args=(multiprocessing.parent_process(),), daemon=True).start()
    target(*arguments)


def _follow(parent: BaseProcess | None) -> None:
    """Stop in order when the one that started this process is gone, however it went."""
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
