"""A game's lesson: its first turn step by step at a real table, with a text for each action.

Nothing is stored: the address says how far the newcomer is, and the match is played up to there for every request.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.response import Redirect

import hustings

from ...kernel.game import Game
from ..matches.people import COMPUTER, HOTSEAT, PERSON
from .desk import Desk, asks_for_json
from .front import installed
from .given import GameId, Sent, Taken, TheDesk, TheReader, TheRequest
from .present import Button, Context, Item, MatchPage, Player, Reader, Scene
from .refused import Refused
from .sentences import sentences

__all__ = ["HANDLERS", "Progress"]

ON: Final = "go-on"
"""The answer to what others do: the newcomer has read about it."""


@dataclass(frozen=True)
class Progress:
    """How far a lesson is.

    Attributes:
        at: actions taken.
        last: actions in all.
        back: address of the step before; empty at the first.
        leave: address of the game's page.
    """

    at: int
    last: int
    back: str
    leave: str


class Step:
    """A step of a lesson as its page shows it.

    Args:
        desk: the front desk.
        reader: who reads.
        game: the game.
        at: how many actions are taken.

    Raises:
        Refused: when the game has no lesson, or not so many steps.
    """

    def __init__(self, desk: Desk, reader: Reader, game: Game, at: int) -> None:
        lesson = game.lesson
        if lesson is None or not 0 <= at <= len(lesson.actions):
            raise Refused(404, "no-lesson", link=f"/g/{game.id}")
        words = sentences(game, reader.language)
        self.desk = desk
        self.at = at
        self.over = at == len(lesson.actions)
        match = game.lesson_match(at)
        seat = match.seats.index(lesson.seat)
        players = [
            Player(words.text("lesson-you"), PERSON)
            if name == lesson.seat
            else Player(words.text("lesson-it"), COMPUTER)
            for name in match.seats
        ]
        self.scene = Scene(match, "", HOTSEAT, seat, reader, players, version=at)
        self.root = f"/g/{game.id}/lesson"
        self.path = f"{self.root}/{at}"
        self.told = words.annotated("lesson-end" if self.over else f"lesson-{at + 1}")
        self.next = "" if self.over else ON if lesson.actions[at][0] != lesson.seat else lesson.actions[at][1]

    def page(self) -> tuple[MatchPage, Context]:
        """The page of this step: of all that is legal only what the lesson does is lit."""
        page, c = self.desk.table(self.scene)
        asked = [button for button in page.buttons if button.text == self.next]
        extras = [replace(extra, mark=self.at) for extra in self.scene.extras() if extra.text == self.next]
        offered = asked + extras
        if self.next == ON:
            offered = [Button(ON, self.scene.words.text("lesson-go-on"), "")]
        lesson = self.scene.game.lesson
        assert lesson is not None
        page = replace(
            page,
            state="lesson",
            prompt=self.told,
            notes=[],
            buttons=offered,
            can_undo=False,
            takeback="",
            menu=self._menu(),
            path=self.path,
            seat_path=self.root,
            turn=self.at,
            minute=(),
            lesson=Progress(
                self.at,
                len(lesson.actions),
                f"{self.root}/{self.at - 1}" if self.at else "",
                f"/g/{self.scene.game.id}",
            ),
        )
        lit = frozenset(button.object or button.text for button in offered)
        return page, replace(c, lit=lit, extras=tuple(extras), mark=-1, path=self.root)

    def _menu(self) -> list[Item]:
        text, game = self.scene.words.text, self.scene.game.id
        return [
            Item(text("menu-rules"), href=f"/g/{game}/rules"),
            Item(text("menu-cards"), href=f"/g/{game}/cards"),
            Item(text("menu-start"), href="/"),
        ]


def taught(desk: Desk, game_id: str) -> Game:
    """A game as its lesson tells it: with our printed values, whatever an owner's file says.

    Raises:
        Refused: when it is not installed.
    """
    return _ours(installed(desk, game_id).id)


@lru_cache
def _ours(game_id: str) -> Game:
    return hustings.game(game_id)


@get("/g/{game_id:str}/lesson")
async def first(desk: TheDesk, reader: TheReader, game_id: GameId) -> Response[str]:
    """The lesson from its beginning."""
    return _show(Step(desk, reader, taught(desk, game_id), 0))


@get("/g/{game_id:str}/lesson/{taken:int}")
async def step(desk: TheDesk, reader: TheReader, game_id: GameId, taken: Taken) -> Response[str]:
    """The lesson after so many of its actions."""
    return _show(Step(desk, reader, taught(desk, game_id), taken))


def _show(step: Step) -> Response[str]:
    page, c = step.page()
    html = step.desk.renderer.page("match.html", page=page, c=c, t=step.scene.words.text)
    return Response(html, media_type=MediaType.HTML)


@post("/g/{game_id:str}/lesson/act")
async def act(request: TheRequest, desk: TheDesk, reader: TheReader, game_id: GameId, form: Sent) -> Response[Any]:
    """Take the action that the lesson is about."""
    game = taught(desk, game_id)
    now = Step(desk, reader, game, form.number("turn" if "turn" in form.fields else "mark"))
    if now.over or form.text("action") != now.next:
        raise Refused(422, "lesson-other", link=now.path)
    then = Step(desk, reader, game, now.at + 1)
    if not asks_for_json(request):
        return Redirect(then.path, status_code=303)
    page, c = then.page()
    news = {"version": page.version, "state": page.state, "turn": page.turn, "parts": desk.parts(page, c)}
    return Response({**news, "here": then.path}, media_type=MediaType.JSON)


@get("/g/{game_id:str}/lesson/why")
async def why(desk: TheDesk, reader: TheReader, game_id: GameId) -> dict[str, Any]:
    """Why other things wait until the lesson is over."""
    said = sentences(taught(desk, game_id), reader.language).text("error-lesson-other")
    return {"reasons": [], "html": said, "text": said}


HANDLERS = [first, step, act, why]
"""The routes of this module."""
