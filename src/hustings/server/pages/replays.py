"""A match from its first move on: forward and back, through the eyes of a seat, or with all hands open at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery
from markupsafe import Markup

from ...kernel.match import Match
from ...kernel.position import Position
from ...kernel.records import Moment
from ..matches.people import HOTSEAT
from ..matches.room import Room
from .desk import Desk
from .given import MatchId, Remembered, TheDesk, TheReader, TheRequest
from .log import said
from .present import Context, Scene
from .refused import Refused

__all__ = ["ALL", "HANDLERS", "Replay", "overlaid", "seen_through"]

ALL = "all"
SPECTATOR = "spectator"

V = TypeVar("V")


@dataclass(frozen=True)
class Eyes:
    """A pair of eyes that the replay can be seen through."""

    id: str
    name: str


@dataclass(frozen=True)
class Replay:
    """The controls of a replay.

    Attributes:
        at: the moment that is shown, from 0.
        last: the last moment.
        back: the moment before that has something to tell.
        forward: the next one.
        eyes: whose eyes are used.
        choices: whose eyes may be used.
        said: what the log says of the moment.
        path: address of the replay.
        table: address to go back to.
        link: whole address of this moment.
        locked: whether the other hands open only after the end.
    """

    at: int
    last: int
    back: int
    forward: int
    eyes: str
    choices: tuple[Eyes, ...]
    said: tuple[Markup, ...]
    path: str
    table: str
    link: str
    locked: bool


def overlaid(one: V, other: V) -> V:
    """What two viewers know together: where one knows nothing, what the other knows."""
    if one is None or one == other:
        return other
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        return type(one)(**{f: overlaid(getattr(one, f), getattr(other, f)) for f in one.__struct_fields__})
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        if _unknown(one) > _unknown(other):
            return other
        if not _unknown(one):
            return tuple(overlaid(a, b) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]
    return one


def _unknown(things: tuple[Any, ...]) -> int:
    return sum(1 for thing in things if thing is None)


@get("/m/{match_id:str}/replay")
async def replay(
    request: TheRequest,
    desk: TheDesk,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    at: FromQuery[int] = 0,
    eyes: FromQuery[str] = "",
) -> Response[str]:
    """One moment of a match."""
    room = await desk.hall.room(match_id)
    mine = desk.seats(session, room)
    allowed = _allowed(room, mine)
    chosen = eyes if eyes in allowed else "" if eyes else allowed[0]
    if not chosen:
        known = eyes in (ALL, SPECTATOR, *room.match.seats)
        raise Refused(403 if known else 404, "only-after-end" if known else "no-seat", link=f"/m/{match_id}")
    seat = room.match.seats.index(chosen) if chosen in room.match.seats else None
    return _show(request, desk, desk.scene(request, room, seat, reader), chosen, allowed, mine, at)


def _allowed(room: Room, mine: tuple[int, ...]) -> list[str]:
    """The eyes that this browser may use, the best first."""
    seats = list(room.match.seats)
    if room.match.outcome is not None:
        return [ALL, *seats, SPECTATOR]
    own = [] if room.mode == HOTSEAT else [seats[seat] for seat in mine]
    return [*own, SPECTATOR]


def _show(
    request: TheRequest,
    desk: Desk,
    scene: Scene,
    eyes: str,
    allowed: list[str],
    mine: tuple[int, ...],
    at: int,
) -> Response[str]:
    match, words = scene.match, scene.words
    moments = match.moments if eyes == ALL else match.moments_of(scene.seat)
    last = len(moments) - 1
    at = max(0, min(at, last))
    shown = moments[at]
    start = moments[at - 1].lines if at else 0
    lines = match.lines if eyes == ALL else match.entries(scene.seat)
    heard = lines[: _read(match, scene.seat, eyes, shown.lines)]
    fresh = heard[_read(match, scene.seat, eyes, start) :]
    c = seen_through(scene, eyes, shown.position, scene.touched(fresh))
    path = f"/m/{scene.id}/replay"
    names = {ALL: words.text("replay-eyes-all"), SPECTATOR: words.text("replay-eyes-none")}
    controls = Replay(
        at=at,
        last=last,
        back=next((n for n in range(at - 1, 0, -1) if _tells(moments, n)), 0),
        forward=next((n for n in range(at + 1, last) if _tells(moments, n)), last),
        eyes=eyes,
        choices=tuple(Eyes(id, names.get(id) or words.text(f"seat-{id}")) for id in allowed),
        said=tuple(said(words, fresh)),
        path=path,
        table=f"/m/{scene.id}/s/{mine[0]}" if mine else f"/m/{scene.id}",
        link=desk.url(request, f"{path}?at={at}&eyes={eyes}"),
        locked=match.outcome is None,
    )
    page, _ = desk.table(scene)
    page = replace(
        page,
        state="replay",
        prompt=Markup(""),
        clause="",
        buttons=[],
        notes=[],
        lately=None,
        log=scene.log(heard),
        explained=scene.explained(heard),
        clauses=scene.rules.quote([line.entry.clause for line in fresh]),
        path=path,
        seat_path="",
        mine="" if scene.seat is None else match.seats[scene.seat],
        live=False,
        replay=controls,
    )
    html = desk.renderer.page("match.html", page=page, c=c, t=words.text)
    return Response(html, media_type=MediaType.HTML)


def _tells(moments: Sequence[Moment], n: int) -> bool:
    """Whether a moment, not the first, is more than a draft of one seat's."""
    moment = moments[n]
    return moment.seat < 0 or moment.eyes != 1 << moment.seat or moment.lines > moments[n - 1].lines


def _read(match: Match, seat: int | None, eyes: str, lines: int) -> int:
    """How many of so many lines of the log the eyes may read."""
    return lines if eyes == ALL else sum(line.entry.is_for(seat) for line in match.lines[:lines])


def seen_through(scene: Scene, eyes: str, position: Position, touched: frozenset[str]) -> Context:
    """What a game draws a moment from.

    Args:
        scene: the match, for the seat whose eyes these are, or for a spectator.
        eyes: whose eyes; :data:`ALL` know what all seats know, and nobody reads as one of them.
        position: the moment.
        touched: drawn objects that it touched.
    """
    c = scene.context(position, touched, frozenset(), True)
    if eyes != ALL:
        return c
    view = position.view(0)
    for seat in range(1, len(scene.match.seats)):
        view = overlaid(view, position.view(seat))
    return replace(c, view=view, seat=None)


HANDLERS = [replay]
"""The routes of this module."""
