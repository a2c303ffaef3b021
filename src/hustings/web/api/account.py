"""The API for programs that speak for a person: who it is, its matches, its challenges, what happens to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from hustings.club.challenges import deeds
from hustings.club.challenges.model import Wanted, challenges_of
from hustings.club.challenges.problems import NobodyOfThatName, UnknownChallenge
from hustings.club.club import Club
from hustings.club.people import person_named
from hustings.club.programs.bots import become_bot
from hustings.club.programs.events import happenings, seats_of

from ..given import TheClub, ThePages, TheRequest
from ..handlers.stream import open_stream
from ..pages import Pages, language_of
from ..refused import Refused
from .club_messages import ChallengeInfo, Decline, Event, MatchInfo, Me, NewChallenge
from .opening import check_game
from .program import PLAYS, AsPerson, Program, needs
from .refusals import BODY, OPENING, PERSON, STREAM, WRITES, refusals
from .told import challenge_info, event, match_info

__all__ = ["HANDLERS", "Listening"]

READS: Final = needs("challenge:read")
ASKS: Final = needs("challenge:write")


# -- who it is ---------------------------------------------------------------------------------------------------------


def _me(program: Program) -> Me:
    person, token = program.person, program.token
    return Me(person.name, person.bot, token.scopes, token.expires)


@get("/me", summary="For whom your token speaks", responses=refusals(*PERSON), **needs("me:read"))
async def me(program: AsPerson) -> Me:
    """The name, whether it is a bot's, and what the token allows."""
    return _me(program)


@post(
    "/me/bot",
    summary="Become a bot",
    status_code=200,
    responses=refusals(*PERSON, *WRITES, "has-played"),
    **needs("bot:play"),
)
async def become(program: AsPerson, club: TheClub) -> Me:
    """Mark your name as a bot's, for ever; only while nothing has been played under it. Sent again it is one still."""
    await become_bot(club.database, program.person.id)
    return _me(Program(replace(program.person, bot=True), program.token))


@get("/me/matches", summary="Your matches", responses=refusals(*PERSON), **needs(*PLAYS))
async def my_matches(program: AsPerson, club: TheClub, finished: FromQuery[bool] = False) -> list[MatchInfo]:
    """The matches at which you sit, the newest first; with ``finished`` also those that are over."""
    return [await match_info(club, seat) for seat in await seats_of(club, program.person.id, finished=finished)]


# -- challenges --------------------------------------------------------------------------------------------------------


@get("/challenges", summary="Your challenges", responses=refusals(*PERSON), **READS)
async def list_challenges(program: AsPerson, club: TheClub, request: TheRequest) -> list[ChallengeInfo]:
    """The challenges that are open, to you and by you, the newest first."""
    language = language_of(request)
    return [challenge_info(one, language) for one in await challenges_of(club.database, program.person.id)]


@get("/challenges/{id:str}", summary="A challenge", responses=refusals(*PERSON, "unknown-challenge"), **READS)
async def show_challenge(program: AsPerson, club: TheClub, request: TheRequest, id: FromPath[str]) -> ChallengeInfo:
    """A challenge to you or by you, whatever has become of it."""
    for one in await challenges_of(club.database, program.person.id, [id]):
        if one.id == id:
            return challenge_info(one, language_of(request))
    raise UnknownChallenge()


@post(
    "/challenges",
    summary="Challenge somebody",
    responses=refusals(
        *PERSON,
        *OPENING,
        *BODY,
        *WRITES,
        "nobody-of-that-name",
        "no-seat-of-game",
        "bad-pace",
        "challenge-yourself",
        "challenge-refused",
        "already-challenged",
        "too-many-challenges",
    ),
    **ASKS,
)
async def challenge(
    program: AsPerson, club: TheClub, pages: ThePages, request: TheRequest, data: JSONBody[NewChallenge]
) -> ChallengeInfo:
    """Challenge a person by name; it is open for three days. Sent again while it is open, it is the same challenge."""
    check_game(pages, data.game)
    to = await person_named(club.database, data.to)
    if to is None:
        raise NobodyOfThatName()
    wanted = Wanted(data.options, data.seat, data.pace, data.rated)
    made = await deeds.challenge(club, program.person.id, to.id, data.game, wanted)
    return challenge_info(made, language_of(request))


@post(
    "/challenges/{id:str}/accept",
    summary="Accept a challenge",
    status_code=200,
    responses=refusals(*PERSON, *OPENING, *WRITES, "unknown-challenge", "challenge-gone"),
    **ASKS,
)
async def accept(program: AsPerson, club: TheClub, request: TheRequest, id: FromPath[str]) -> ChallengeInfo:
    """Accept a challenge: its ``match`` is open, and your token opens your seat. Sent again it is the same match."""
    return challenge_info(await deeds.accept(club, id, program.person.id), language_of(request))


@post(
    "/challenges/{id:str}/decline",
    summary="Decline a challenge",
    status_code=200,
    responses=refusals(*PERSON, *BODY, *WRITES, "unknown-challenge", "challenge-gone", "no-reason"),
    **ASKS,
)
async def decline(
    program: AsPerson, club: TheClub, request: TheRequest, id: FromPath[str], data: JSONBody[Decline]
) -> ChallengeInfo:
    """Decline a challenge, with a reason that the other one reads in its own language."""
    return challenge_info(await deeds.decline(club, id, program.person.id, data.reason), language_of(request))


@post(
    "/challenges/{id:str}/cancel",
    summary="Withdraw a challenge",
    status_code=200,
    responses=refusals(*PERSON, *WRITES, "unknown-challenge", "challenge-gone"),
    **ASKS,
)
async def cancel(program: AsPerson, club: TheClub, request: TheRequest, id: FromPath[str]) -> ChallengeInfo:
    """Withdraw a challenge of yours."""
    return challenge_info(await deeds.cancel(club, id, program.person.id), language_of(request))


# -- what happens ------------------------------------------------------------------------------------------------------


class Listening:
    """How many streams of events are open for each person, in this process."""

    MOST: Final = 4

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def check(self, person: str) -> None:
        """Let one more be opened.

        Raises:
            Refused: when there are enough.
        """
        if self._open[person] >= self.MOST:
            raise Refused(429, "streams-of-person", retry=10, most=self.MOST)

    @contextmanager
    def one(self, person: str) -> Iterator[None]:
        """One more, as long as it is open."""
        self._open[person] += 1
        try:
            yield
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]


NDJSON: Final = "application/x-ndjson"
LINES: Final = ResponseSpec(
    Event, generate_examples=False, media_type=NDJSON, description="A line for each event; an empty line now and then"
)


@get(
    "/events",
    summary="What happens to you",
    media_type=NDJSON,
    responses={200: LINES, **refusals(*PERSON, *STREAM, "streams-of-person")},
    **needs(*PLAYS),
)
async def events(program: AsPerson, club: TheClub, pages: ThePages, request: TheRequest) -> Stream:
    """One JSON object a line: first all that is open (challenges with ``challenge:read``, matches, questions), then
    what happens. After a cut open it again: it says again what is open. It ends when the token is revoked.
    """
    listening: Listening = request.app.state.listening
    listening.check(program.person.id)
    lines = _lines(pages, listening, club, program, language_of(request))
    return open_stream(request, lines, media_type=NDJSON)


async def _lines(
    pages: Pages, listening: Listening, club: Club, program: Program, language: str
) -> AsyncGenerator[bytes]:
    with listening.one(program.person.id):
        yield b"\n"
        async for happening in happenings(club, program.token, pages.settings.heartbeat, pages.stopping):
            if happening is None:
                yield b"\n"
            else:
                yield msgspec.json.encode(await event(club, happening, language)) + b"\n"


HANDLERS: Final = [
    me,
    become,
    my_matches,
    list_challenges,
    show_challenge,
    challenge,
    accept,
    decline,
    cancel,
    events,
]
"""The routes of this module."""
