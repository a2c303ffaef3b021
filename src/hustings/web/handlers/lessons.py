"""A game's lesson: its great moments, chapter by chapter, at a real table, with a text for each step.

Nothing is stored: the address says how far the newcomer is. A lesson is played once in each process, and a page shows
the match before one of its steps.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect
from markupsafe import Markup

import hustings
from hustings.ai.levels import LEVELS
from hustings.matches.people import COMPUTER, PERSON
from hustings.play.game import Game
from hustings.play.lesson import Lesson
from hustings.play.match import Match
from hustings.play.walk import lesson_walk

from ..given import GameId, Sent, Taken, ThePages, TheReader, TheRequest
from ..pages import Pages, asks_for_json
from ..refused import Refused
from ..shown.catalogue import Entry, contents
from ..shown.parts import Button, Context, Item, Player, Reader
from ..shown.present import MatchPage
from ..shown.scene import Scene
from ..shown.sentences import sentences
from .front import installed

__all__ = ["HANDLERS", "Progress"]

ON: Final = "go-on"
"""The answer to what others do, and to what is only to be read: the newcomer has read about it."""

END: Final = "end"
"""In the address behind the last step."""

ENDING: Final = Markup('<span class="ending">{}</span>')
"""What gives the end of a match away is kept back until all is told (``beats.js``)."""


@dataclass(frozen=True)
class Progress:
    """How far a lesson is.

    Attributes:
        title: of the chapter.
        at: the step in the chapter, beginning with 1; 0 behind the last.
        last: steps of the chapter.
        back: address of the step before; empty at the first.
        leave: address of the game's page.
        chapters: all of them.
        game: the game's id.
        side: whose eyes the newcomer has, and has in the match that follows.
        opponent: the level of the computers in that match.
    """

    title: str
    at: int
    last: int
    back: str
    leave: str
    chapters: tuple[Entry, ...]
    game: str
    side: str
    opponent: str = LEVELS[0]


class Step:
    """A step of a lesson as its page shows it.

    Args:
        pages: the front pages.
        reader: who reads.
        game: the game.
        at: how many steps are behind the newcomer.

    Attributes:
        next: the answer that leads on.
        whole: where that is a form which is posted whole, the actions that it stands for.
        offered: the button of that answer; none for such a form, and behind the last step.

    Raises:
        Refused: when the game has no lesson, or not so many steps.
    """

    def __init__(self, pages: Pages, reader: Reader, game: Game, at: int) -> None:
        lesson = _lesson(game)
        matches = _played(game.id)
        if not 0 <= at < len(matches):
            raise Refused(404, "no-lesson", link=f"/g/{game.id}")
        words = sentences(game, reader.language)
        self.pages = pages
        self.lesson = lesson
        self.at = at
        self.over = at == len(lesson.steps)
        match = matches[at]
        seat = match.seats.index(lesson.seat)
        players = [
            Player(words.text("lesson-you"), PERSON)
            if name == lesson.seat
            else Player(words.text("lesson-it"), COMPUTER)
            for name in match.seats
        ]
        self.root = f"/g/{game.id}/lesson"
        self.path = self._path(at)
        self.scene = Scene(match, "", False, seat, reader, players, version=at)
        self.next = ON
        key = "lesson-end"
        if not self.over:
            chapter, place = lesson.steps[at]
            key = f"lesson-{chapter.name}-{place + 1}"
            who, action = chapter.actions[place]
            if who == lesson.seat:
                self.next = action
        self.whole = self.next.split(", ") if ", " in self.next else []
        self.offered = [] if self.over else self._offered()
        self.told = words.annotated(key, do=self.offered[0].label if self.offered else "")
        if match.outcome is not None:
            self.told = ENDING.format(self.told)

    def page(self) -> tuple[MatchPage, Context]:
        """The page of this step: of all that is legal only what the lesson does is lit."""
        page, c = self.pages.table(self.scene)
        extras = [replace(extra, mark=self.at) for extra in self.scene.extras() if extra.text == self.next]
        page = replace(
            page,
            state="lesson" if self.scene.match.outcome is None else page.state,
            prompt=self.told,
            notes=[],
            buttons=self.offered,
            can_undo=False,
            takeback="",
            sparing="",
            live=False,
            standing="",
            menu=self._menu(),
            path=self.path,
            seat_path=self.root,
            turn=self.at,
            minute=(),
            lesson=self._progress(),
        )
        lit = frozenset(button.object or button.text for button in self.offered)
        return page, replace(c, lit=lit, extras=tuple(extras), mark=self.at if self.whole else -1, path=self.root)

    def why_not(self, thing: str) -> Markup:
        """Why something else than what the lesson does waits: by the rules, or because a lesson has one way."""
        text = self.scene.words.text
        reasons = self.scene.why_not(thing) if self.next != ON and thing in self.scene.game.actions.by_object else []
        said = [reason for _, reason in reasons[:1]] or [Markup.escape(text("error-lesson-other"))]
        if self.offered:
            said.append(Markup.escape(text("lesson-now", do=self.offered[0].label)))
        return Markup(" ").join(said)

    def _offered(self) -> list[Button]:
        if self.next == ON:
            return [Button(ON, self.scene.words.text("lesson-go-on"), "")]
        return [button for button in (*self.scene.buttons(), *self.scene.extras()) if button.text == self.next]

    def _path(self, at: int) -> str:
        steps = self.lesson.steps
        return f"{self.root}/{steps[at][0].name}/{steps[at][1] + 1}" if at < len(steps) else f"{self.root}/{END}"

    def _progress(self) -> Progress:
        text, lesson = self.scene.words.text, self.lesson
        chapter, place = lesson.steps[min(self.at, len(lesson.steps) - 1)]
        return Progress(
            title=text("lesson-over") if self.over else text(f"lesson-{chapter.name}"),
            at=0 if self.over else place + 1,
            last=len(chapter.actions),
            back=self._path(self.at - 1) if self.at else "",
            leave=f"/g/{self.scene.game.id}",
            chapters=contents(self.scene.game, self.scene.words, "" if self.over else chapter.name),
            game=self.scene.game.id,
            side=lesson.seat,
        )

    def _menu(self) -> list[Item]:
        text, game = self.scene.words.text, self.scene.game.id
        return [
            Item(text("menu-rules"), href=self.scene.rules.link),
            Item(text("menu-cards"), href=f"/g/{game}/cards"),
            Item(text("lesson-leave"), href=f"/g/{game}#lesson"),
            Item(text("menu-start"), href="/"),
        ]


def taught(pages: Pages, game_id: str) -> Game:
    """A game as its lesson tells it: with our printed values, whatever an owner's file says.

    Raises:
        Refused: when it is not installed.
    """
    return _ours(installed(pages, game_id).id)


@lru_cache
def _ours(game_id: str) -> Game:
    return hustings.game(game_id)


@lru_cache
def _played(game_id: str) -> tuple[Match, ...]:
    return tuple(lesson_walk(_ours(game_id)))


def _lesson(game: Game) -> Lesson:
    if game.face.lesson is None:
        raise Refused(404, "no-lesson", link=f"/g/{game.id}")
    return game.face.lesson


def _place(game: Game, chapter: str, step: int) -> int:
    """How many steps lie before one that is named by its chapter and its number there."""
    steps = _lesson(game).steps
    names = [(name.name, place + 1) for name, place in steps]
    if chapter == END:
        return len(steps)
    if (chapter, step) not in names:
        raise Refused(404, "no-lesson", link=f"/g/{game.id}")
    return names.index((chapter, step))


@get("/g/{game_id:str}/lesson")
async def first(pages: ThePages, reader: TheReader, game_id: GameId) -> Response[str]:
    """The lesson from its beginning."""
    return _show(Step(pages, reader, taught(pages, game_id), 0))


@get("/g/{game_id:str}/lesson/{chapter:str}")
async def chapter(pages: ThePages, reader: TheReader, game_id: GameId, chapter: GameId) -> Response[str]:
    """A chapter from its beginning."""
    game = taught(pages, game_id)
    return _show(Step(pages, reader, game, _place(game, chapter, 1)))


@get("/g/{game_id:str}/lesson/{chapter:str}/{taken:int}")
async def step(pages: ThePages, reader: TheReader, game_id: GameId, chapter: GameId, taken: Taken) -> Response[str]:
    """A step of a chapter."""
    game = taught(pages, game_id)
    return _show(Step(pages, reader, game, _place(game, chapter, taken)))


def _show(step: Step) -> Response[str]:
    page, c = step.page()
    html = step.pages.renderer.page("match.html", page=page, c=c, t=step.scene.words.text)
    return Response(html, media_type=MediaType.HTML)


@post("/g/{game_id:str}/lesson/act")
async def act(request: TheRequest, pages: ThePages, reader: TheReader, game_id: GameId, form: Sent) -> Response[Any]:
    """Take the action that the lesson is about."""
    game = taught(pages, game_id)
    now = Step(pages, reader, game, form.number("turn" if "turn" in form.fields else "mark"))
    if now.over or form.text("action") != now.next:
        raise Refused(422, "lesson-other", link=now.path)
    return _go_on(request, now, Step(pages, reader, game, now.at + 1))


@post("/g/{game_id:str}/lesson/trade")
async def trade(request: TheRequest, pages: ThePages, reader: TheReader, game_id: GameId, form: Sent) -> Response[Any]:
    """Post the form that the lesson is about, which stands for several actions."""
    game = taught(pages, game_id)
    now = Step(pages, reader, game, form.number("mark"))
    seat = now.scene.seat
    assert seat is not None
    composed = game.face.compose(now.scene.match.seen_by(seat), seat, form.wishes())
    if not composed or sorted(composed) != sorted(now.whole):
        raise Refused(422, "lesson-offer", link=now.path)
    return _go_on(request, now, Step(pages, reader, game, now.at + 1))


def _go_on(request: TheRequest, now: Step, then: Step) -> Response[Any]:
    if not asks_for_json(request):
        return Redirect(then.path, status_code=303)
    page, c = then.page()
    news = {"version": page.version, "state": page.state, "turn": page.turn, "parts": now.pages.parts(page, c)}
    return Response({**news, "here": then.path}, media_type=MediaType.JSON)


@get("/g/{game_id:str}/lesson/why")
async def why(
    pages: ThePages, reader: TheReader, game_id: GameId, on: FromQuery[str] = "", turn: FromQuery[int] = 0
) -> dict[str, Any]:
    """Why something else than the lesson is about waits."""
    said = Step(pages, reader, taught(pages, game_id), turn).why_not(on)
    return {"reasons": [], "html": said, "text": said.striptags()}


HANDLERS = [first, chapter, step, act, trade, why]
"""The routes of this module."""
