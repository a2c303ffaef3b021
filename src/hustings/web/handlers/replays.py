"""A match from its first move on: forward and back, through the eyes of a seat, or with all hands open at the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery
from markupsafe import Markup

from hustings.kernel.position import Position
from hustings.matches.table.room import Room
from hustings.play.records import Line

from ..given import MatchId, Remembered, ThePages, TheReader, TheRequest
from ..pages import Pages, asks_for_json
from ..previews import preview
from ..refused import Refused
from ..shown.curve import Curve, Scores, scores_of
from ..shown.drawn import Drawn
from ..shown.film import ALL, Chapter, Film
from ..shown.lately import MOST, Change, changes
from ..shown.log import said
from ..shown.parts import Context, Reader
from ..shown.present import MatchPage
from ..shown.scene import Scene
from ..shown.sentences import Sentences

__all__ = ["ALL", "HANDLERS", "Replay", "label_of", "overlaid", "seen_through"]

SPECTATOR: Final = "spectator"

CHANGING: Final = ("top", "stage", "hand", "cards", "rules-now", "stage-list", "about", "replay")
"""The parts that differ from moment to moment, besides the log."""

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
        at: number of the shot that is shown, from 0.
        id: its name.
        last: the last one.
        eyes: whose eyes are used.
        choices: whose eyes may be used.
        said: what the log says of the moment; in the last one first how the match has ended.
        label: the moment in words.
        chapters: what the film is made of, of the present one also its turns.
        chapter: number of the present one.
        curve: how the match went.
        lines: whose the lines of the curve are: for each seat its name, the pattern of its line, and the name in words.
        scores: how it stands: what is counted, from above in the curve, and the numbers of all seats.
        changes: what has changed in this moment, marked on the board.
        path: address of the replay.
        table: address to go back to.
        address: of this moment by its number, as it stands beside the buttons.
        link: whole address of this moment for everybody: while others may not use the same eyes, by its name.
        locked: whether the other hands open only after the end.
        seen: number of the last moment so far that spectators saw.
        picture: address of a picture of what they saw then; empty: the game draws none.
        onward: where another match begins at this moment; empty: none can.
    """

    at: int
    id: str
    last: int
    eyes: str
    choices: tuple[Eyes, ...]
    said: tuple[Markup, ...]
    label: str
    chapters: tuple[Chapter, ...]
    chapter: int
    curve: Curve
    lines: tuple[tuple[str, int, str], ...]
    scores: tuple[tuple[str, str], ...]
    changes: tuple[Change, ...]
    path: str
    table: str
    address: str
    link: str
    locked: bool
    seen: int
    picture: str
    onward: str


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
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    at: FromQuery[str] = "",
    n: FromQuery[int | None] = None,
    eyes: FromQuery[str] = "",
    have: FromQuery[int] = 0,
) -> Response[Any]:
    """One moment of a match: the page, or for a script what of it changes from moment to moment.

    ``at`` is the name of the moment, or ``n`` its number among those that the eyes see. ``have`` says how many chapters
    of the log a script has: the last one is sent alone when there are as many.
    """
    room = await pages.rooms.room(match_id)
    mine = pages.seats(session, room)
    allowed = _allowed(room, mine)
    scene, chosen = _seen(request, pages, reader, room, allowed, eyes)

    def shown() -> tuple[MatchPage, Context]:
        film = Film(scene.match, scene.seat, chosen)
        curve = pages.curves.draw(room.id, film, scene.seat, scene.words)
        shot = film.at(at) if n is None else max(0, min(n, len(film.shots) - 1))
        page, c = _shown(pages, request, scene, film, shot, curve, allowed, mine)
        assert isinstance(page.replay, Replay)
        is_end = shot == len(film.shots) - 1 and room.match.outcome is not None
        shared = preview(pages, request, room, scene.words, None if is_end else page.replay.seen)
        if not is_end:
            title = scene.words.text("preview-moment", game=page.title, moment=page.replay.label)
            shared = replace(shared, title=title)
        return replace(page, preview=shared), c

    def whole() -> str:
        page, c = shown()
        return pages.renderer.page("match.html", page=page, c=c, t=scene.words.text)

    def changing() -> dict[str, Any]:
        page, c = shown()
        assert isinstance(page.replay, Replay)
        return {"address": page.replay.address, "parts": _parts(pages, page, c, have)}

    aside = partial(pages.aside, queue="films")
    return Drawn(aside, changing, MediaType.JSON) if asks_for_json(request) else Drawn(aside, whole)


@get("/m/{match_id:str}/replay/words")
async def replay_words(
    request: TheRequest,
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    match_id: MatchId,
    eyes: FromQuery[str] = "",
) -> list[str]:
    """Each moment in words, for a slider."""
    room = await pages.rooms.room(match_id)
    scene, chosen = _seen(request, pages, reader, room, _allowed(room, pages.seats(session, room)), eyes)

    def draw() -> list[str]:
        film = Film(scene.match, scene.seat, chosen)
        chapters = film.chapters(scene.words)
        return [label_of(scene.words, film, chapters, shot) for shot in range(len(film.shots))]

    return await pages.aside(draw, "films")


def _seen(
    request: TheRequest, pages: Pages, reader: Reader, room: Room, allowed: list[str], eyes: str
) -> tuple[Scene, str]:
    """The match through the wished eyes, or else the best that may be used, and their name."""
    if eyes and eyes not in allowed:
        known = eyes in (ALL, SPECTATOR, *room.match.seats)
        raise Refused(403 if known else 404, "only-after-end" if known else "no-seat", link=f"/m/{room.id}")
    chosen = eyes or allowed[0]
    seat = room.match.seats.index(chosen) if chosen in room.match.seats else None
    return pages.scene(request, room, seat, reader), chosen


def _allowed(room: Room, mine: tuple[int, ...]) -> list[str]:
    """The eyes that this browser may use, the best first."""
    seats = list(room.match.seats)
    if room.match.outcome is not None:
        return [ALL, *seats, SPECTATOR]
    own = [] if room.seating.shared else [seats[seat] for seat in mine]
    return [*own, SPECTATOR]


def _shown(
    pages: Pages,
    request: TheRequest,
    scene: Scene,
    film: Film,
    at: int,
    curve: Curve,
    allowed: list[str],
    mine: tuple[int, ...],
) -> tuple[MatchPage, Context]:
    match, words, shot = scene.match, scene.words, film.shots[at]
    heard, fresh = film.lines[: shot.lines], film.fresh(at)
    then, earlier = [match.history.moments[film.shots[n].moment].position for n in (at, max(0, at - 1))]
    c = seen_through(scene, film.eyes, then, scene.touched(fresh))
    before = seen_through(scene, film.eyes, earlier, frozenset())
    counted = [scene.game.face.counts(view) for view in (before.view, c.view)]
    path = f"/m/{scene.id}/replay"
    is_open = match.outcome is not None or film.eyes == SPECTATOR
    address = f"{path}?n={at}&eyes={film.eyes}"
    names = {ALL: words.text("replay-eyes-all"), SPECTATOR: words.text("replay-eyes-none")}
    chapters = film.chapters(words)
    last = len(film.shots) - 1
    seen = int(shot.id.partition(".")[0])
    controls = Replay(
        at=at,
        id=shot.id,
        last=last,
        eyes=film.eyes,
        choices=tuple(Eyes(id, names.get(id) or words.text(f"seat-{id}")) for id in allowed),
        said=tuple(_told(words, film, at)),
        label=label_of(words, film, chapters, at),
        chapters=chapters,
        chapter=_place(chapters, at),
        curve=curve,
        lines=tuple((name, seat, words.text(f"seat-{name}")) for seat, name in enumerate(match.seats)),
        scores=_scores(scene, c, scores_of(scene.game, then, scene.seat, ALL, len(match.seats))),
        changes=tuple(changes(words, match.seats, *counted)[:MOST]),
        path=path,
        table=f"/m/{scene.id}/s/{mine[0]}" if mine else f"/m/{scene.id}",
        address=address,
        link=pages.url(request, address if is_open else f"{path}?at={shot.id}"),
        locked=match.outcome is None,
        seen=seen,
        picture=f"/m/{scene.id}/picture/{seen}.{words.language}.png" if pages.renderer.pictures(scene.game.id) else "",
        onward=f"/m/{scene.id}/on?at={shot.id}" if match.outcome is not None and then.outcome is None else "",
    )
    page, _ = pages.table(scene)
    page = replace(
        page,
        state="replay",
        prompt=Markup(""),
        clause="",
        buttons=[],
        notes=[],
        lately=None,
        log=scene.log(heard),
        moments=film.names,
        eyes=film.eyes,
        explained=scene.explained(heard),
        clauses=scene.rules.quote([line.entry.clause for line in fresh]),
        path=path,
        seat_path="",
        mine="" if scene.seat is None else match.seats[scene.seat],
        live=False,
        refreshes=False,
        minute=(),
        replay=controls,
    )
    return page, c


def _place(chapters: tuple[Chapter, ...], at: int) -> int:
    """The number of the last of these that has begun."""
    return max(0, sum(chapter.at <= at for chapter in chapters) - 1)


def _told(words: Sentences, film: Film, at: int) -> list[Markup]:
    """What a moment tells; whose turn begins only where what is done first does not say so."""
    fresh = film.fresh(at)
    sides = [words.side_of(line.entry) for line in fresh[:2]]
    begins = len(fresh) > 1 and fresh[0].entry.key in film.match.game.turns
    return _ordered(words, film, at, fresh[1:] if begins and sides[0] == sides[1] is not None else fresh)


def _ordered(words: Sentences, film: Film, at: int, lines: list[Line]) -> list[Markup]:
    """Lines in words; in the last moment of a match how that has ended before what led there."""
    told = said(words, lines)
    if told and film.match.outcome is not None and at == len(film.shots) - 1:
        told.insert(0, told.pop())
    return told


def label_of(words: Sentences, film: Film, chapters: tuple[Chapter, ...], at: int) -> str:
    """A moment in words: its chapter and what is done first."""
    chapter = chapters[_place(chapters, at)]
    fresh = film.fresh(at)
    done = [line for line in fresh if line.entry.key not in film.match.game.turns] or fresh
    told = _ordered(words, film, at, done)
    first = told[0].striptags() if told else words.text("replay-start")
    return chapter.label if at == chapter.at else words.text("replay-moment", chapter=chapter.label, first=first)


def _scores(scene: Scene, c: Context, known: Scores) -> tuple[tuple[str, str], ...]:
    """How it stands in each thing that the game counts of which the eyes know anything.

    What not even all eyes together know is nothing that a seat could have.
    """
    return tuple(
        (
            scene.words.text(f"score-{key}"),
            " : ".join(
                "?" if value is None else str(value)
                for value, real in zip(values, known[key], strict=True)
                if real is not None
            ),
        )
        for key, values in scene.game.face.scores(c.view).items()
        if any(value is not None for value in values)
    )


def _parts(pages: Pages, page: MatchPage, c: Context, have: int) -> dict[str, str]:
    """What changes from moment to moment, and of the log what a script lacks."""
    words = page.scene.words.text
    parts = {name: pages.renderer.part(name, page=page, c=c, t=words) for name in CHANGING}
    log = pages.log_parts(page)
    if have and have == len(page.log):
        return parts | dict([list(log.items())[-1]])
    return parts | {"log": pages.renderer.part("log", page=page, c=c, t=words, chapters=log)}


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


HANDLERS = [replay, replay_words]
"""The routes of this module."""
