"""For whom a program speaks, and what its token lets it do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypedDict

from litestar.di import NamedDependency

from hustings.club.club import Club
from hustings.club.people import Person, person_of
from hustings.club.programs.tokens import SIGN, Token, find

from ..given import TheRequest
from ..refused import Refused

__all__ = ["BEARER", "PLAYS", "AsPerson", "Needs", "Program", "bearer_of", "needs", "program_of", "provide_program"]

PLAYS: Final = ("match:play", "bot:play")
"""What lets a program play: the first for a person, the second under the name of a bot."""

BEARER: Final[list[dict[str, list[str]]]] = [{"seat": []}, *({"token": [scope]} for scope in PLAYS)]
"""What opens a seat: its own token, or that of such a program."""


@dataclass(frozen=True)
class Program:
    """Who asks.

    Attributes:
        person: for whom the program speaks.
        token: with which.
    """

    person: Person
    token: Token


AsPerson: TypeAlias = NamedDependency[Program]
"""The program that asks, given to handlers that say with :func:`needs` what its token has to allow."""


class Needs(TypedDict):
    """What a route says of itself when it needs the token of a program."""

    opt: dict[str, Any]
    security: list[dict[str, list[str]]]


def needs(*scopes: str) -> Needs:
    """What a route says of itself when one of these scopes is needed; none: any token will do."""
    security: list[dict[str, list[str]]] = [{"token": [scope]} for scope in scopes] or [{"token": []}]
    return {"opt": {"scopes": scopes}, "security": security}


def bearer_of(request: TheRequest) -> str:
    """The token that a request brings; empty: none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def program_of(request: TheRequest, scopes: tuple[str, ...]) -> Program:
    """Who asks, when its token allows one of these.

    Under the name of a bot one plays with ``bot:play``, under any other with ``match:play``.

    Raises:
        Refused: when it does not, or is none.
    """
    club: Club = request.app.state.club
    text = bearer_of(request)
    token = await find(club.database, text) if text.startswith(SIGN) else None
    person = await person_of(club.database, token.person) if token is not None else None
    if token is None or person is None:
        raise Refused(401, "no-program-token")
    if person.banned_until is not None and person.banned_until > club.rooms.clock():
        raise Refused(403, "banned")
    if scopes == PLAYS:
        scopes = PLAYS[1:] if person.bot else PLAYS[:1]
    if scopes and not set(scopes) & set(token.scopes):
        raise Refused(403, "needs-scope", scope=scopes[0])
    return Program(person, token)


async def provide_program(request: TheRequest) -> Program:
    """Who asks, when its token allows what the route needs.

    Raises:
        Refused: when it does not, or is none.
    """
    return await program_of(request, tuple(request.route_handler.opt["scopes"]))
