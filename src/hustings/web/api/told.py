"""What programs are told of challenges, matches and what happens, in the reader's words."""

from __future__ import annotations

from hustings.club.challenges.model import Challenge
from hustings.club.club import Club
from hustings.club.programs.events import (
    ChallengeCame,
    ChallengeEnded,
    Happening,
    MatchEnded,
    MatchStarted,
    Seat,
    YourTurn,
)
from hustings.database.problems import Problem

from ..shown.sentences import sentences
from .club_messages import ChallengeInfo, Event, MatchInfo, PersonInfo
from .messages import SeatInfo

__all__ = ["challenge_info", "event", "match_info"]


def challenge_info(challenge: Challenge, language: str) -> ChallengeInfo:
    """A challenge for who reads this language."""
    words = sentences(None, language).text(f"decline-{challenge.reason}") if challenge.reason else ""
    wanted = challenge.wanted
    return ChallengeInfo(
        id=challenge.id,
        by=PersonInfo(challenge.by.name, challenge.by.bot),
        to=PersonInfo(challenge.to.name, challenge.to.bot),
        game=challenge.game,
        options=wanted.options,
        seat=wanted.seat,
        pace=wanted.pace,
        rated=wanted.rated,
        created=challenge.created,
        state=challenge.state,
        reason=challenge.reason,
        words=words,
        match=challenge.match_id,
    )


async def match_info(club: Club, seat: Seat) -> MatchInfo:
    """A match at which somebody sits; of one that cannot be loaded, what is known without."""
    state = "over" if seat.finished is not None else "play" if seat.asked else "waiting"
    players: list[SeatInfo] = []
    name = ""
    try:
        room = await club.rooms.room(seat.match_id)
    except Problem:
        pass
    else:
        name = room.match.seats[seat.n]
        players = [SeatInfo(room.match.seats[n], state.kind, state.called) for n, state in enumerate(room.seats)]
    return MatchInfo(
        seat.match_id, seat.game, name, state, seat.created, seat.finished, seat.tournament, players
    )


async def event(club: Club, happening: Happening, language: str) -> Event:
    """A line of the stream of events."""
    match happening:
        case ChallengeCame(challenge):
            return Event("challenge", challenge=challenge_info(challenge, language))
        case ChallengeEnded(challenge):
            return Event("challenge-ended", challenge=challenge_info(challenge, language))
        case MatchStarted(seat):
            return Event("match-started", match=await match_info(club, seat))
        case YourTurn(seat, turn, offers):
            return Event("your-turn", match=await match_info(club, seat), turn=turn, offers=offers)
        case MatchEnded(seat, winners):
            info = await match_info(club, seat)
            won = None if winners is None else tuple([info.players[n].seat for n in winners])
            return Event("match-ended", match=info, winners=won)
