"""How a server is run: what its command was told, handed on whole to each of its processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from hustings.club.calling.means import Owner
from hustings.matches import logs
from hustings.matches.places import database_url

from ..counted.metrics import Metrics
from ..doors.limits import CLUB, Allowance
from ..pages import Settings


@dataclass(frozen=True, kw_only=True)
class Operating:
    """What every process has to know, whether it serves pages or only works.

    Attributes:
        database: SQLAlchemy URL or path of an SQLite file; empty: ``hustings.db`` in the user's data folder.
        workers: how many processes think for the computers; None: as fits the machine.
        metrics: host and port where figures for Prometheus are given out; None: nowhere.
        log_format: how the log is written.
        owner: what is set up for calling people.
    """

    database: str = ""
    workers: int | None = None
    metrics: tuple[str, int] | None = None
    log_format: str = logs.TEXT
    owner: Owner = field(default_factory=Owner)

    @property
    def url(self) -> str:
        """SQLAlchemy's, of the database."""
        return database_url(self.database)

    def nth(self, number: int) -> Self:
        """The same for the process after so many others: figures are given out on a port of its own."""
        metrics = (self.metrics[0], self.metrics[1] + number) if self.metrics else None
        return replace(self, metrics=metrics)


@dataclass(frozen=True, kw_only=True)
class Serving(Operating):
    """What a process has to know besides that serves pages.

    Attributes:
        host: address to listen on.
        port: port to listen on; 0: any that is free.
        processes: so many of the web share the port; more than one need PostgreSQL.
        work: whether, with PostgreSQL, a process is started beside them that does what has to happen by itself.
        printed: owners' files of printed values by id of the game, for new matches.
        open_browser: show the start page, where there is a display and ``NO_BROWSER`` is not set.
        public_url: address under which people reach the server, when it stands behind another one.
        trusted_proxies: addresses or networks of servers in front of this one that say truly for whom they ask.
        per_address: how many people may come from one address.
        access_log: whether each request is a line of the log.
        drain: seconds for which it still serves when it is told to stop, so that a proxy sees that it will.
        keep_days: so many days after somebody was there last a match is deleted; None: never.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    processes: int = 1
    work: bool = True
    printed: Mapping[str, Path] = field(default_factory=dict)
    open_browser: bool = False
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    per_address: int = CLUB
    access_log: bool = False
    drain: int = 0
    keep_days: int | None = None

    def settings(self) -> Settings:
        """How its pages are served."""
        return Settings(
            public_url=self.public_url,
            trusted_proxies=self.trusted_proxies,
            metrics=Metrics() if self.metrics else None,
            access_log=self.access_log,
            keep_days=self.keep_days,
            allowance=Allowance.of(self.per_address),
            owner=self.owner,
        )
