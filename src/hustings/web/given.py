"""What handlers are given, by name: the request, the front pages, who reads, forms, seats, parts of addresses."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from hustings.club.club import Club
from hustings.club.finding.finding import Finding

from .pages import Form, Pages
from .session import Session
from .shown.parts import Reader
from .sitting import Sitting

__all__ = [
    "AtSeat",
    "GameId",
    "MatchId",
    "OfSeat",
    "Remembered",
    "Sent",
    "Taken",
    "TheClub",
    "TheFinding",
    "ThePages",
    "TheReader",
    "TheRequest",
]

TheRequest: TypeAlias = Request[Any, Any, Any]
TheClub: TypeAlias = NamedDependency[Club]
ThePages: TypeAlias = NamedDependency[Pages]
TheFinding: TypeAlias = NamedDependency[Finding]
TheReader: TypeAlias = NamedDependency[Reader]
Remembered: TypeAlias = NamedDependency[Session]
Sent: TypeAlias = NamedDependency[Form]
AtSeat: TypeAlias = NamedDependency[Sitting]
GameId: TypeAlias = FromPath[str]
MatchId: TypeAlias = FromPath[str]
OfSeat: TypeAlias = FromPath[int]
Taken: TypeAlias = FromPath[int]
