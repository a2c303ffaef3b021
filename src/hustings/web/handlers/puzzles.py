"""The position of the day, and all others of its kind: solved at a table, explained afterwards, found in an archive."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, Final
from urllib.parse import urlencode

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from hustings.study.puzzles.puzzle import GRADES, Found
from hustings.study.puzzles.shelf import by_id, game_of, is_playable, of_day, sets
from hustings.study.puzzles.told import moments
from hustings.study.puzzles.tries import NONE, Tried, how_people_did, note, of_owner, streak, tried
from hustings.study.told import hundredths

from ..given import Remembered, Sent, ThePages, TheReader, TheRequest
from ..pages import Pages, asks_for_json
from ..refused import Refused
from ..session import Session
from ..shown.parts import Context, Reader
from ..shown.present import MatchPage
from ..shown.puzzled import asking, compared, day_told, path_of, people_told, played_out, scene_of, story_of, theme_told
from ..shown.scene import Scene
from ..shown.sentences import sentences

__all__ = ["HANDLERS"]

FIRST: Final = date(2026, 11, 23)
"""The first day that has a position."""

ROWS: Final = 50
"""So many puzzles of the archive are on a page."""

PuzzleId = FromPath[str]


def today() -> date:
    """Which day it is, by UTC."""
    return datetime.now(UTC).date()


def _day_of(found: Found) -> str:
    """The day, if a puzzle is that of today; else nothing."""
    day = today()
    its = of_day(day, is_playable)
    return day.isoformat() if its is not None and its.id == found.id else ""


@dataclass(frozen=True)
class Solving:
    """A puzzle, and what a reader has tried of it.

    Attributes:
        found: the puzzle.
        day: the day whose it is just now; empty: none's.
        tried: by the reader.
        counted: how many were right at first, and how many have tried.
    """

    found: Found
    day: str
    tried: Tried
    counted: tuple[int, int]

    def table(self, pages: Pages, reader: Reader, refused: Markup | None = None) -> tuple[MatchPage, Context]:
        """The table at which it is solved."""
        scene = scene_of(self.found, reader, version=self.tried.tries)
        shown = pages.table(scene, refused)
        day = date.fromisoformat(self.day) if self.day else None
        return asking(self.found, shown, day, self.counted, self.tried.known)

    def why_wrong(self, scene: Scene, action: str) -> Markup:
        """What is said of an answer that is not the best; nothing of one that is no such answer."""
        answer, best = self.found.puzzle.answer(action), self.found.puzzle.best
        if answer is None or answer is best:
            return Markup("")
        said = next(button.label for button in scene.buttons() if button.text == action)
        chance, most = hundredths(answer.chance), hundredths(best.chance)
        return Markup.escape(scene.words.text("puzzle-wrong", chosen=said, chance=chance, best=most))


async def _solving(pages: Pages, session: Session, id: str) -> Solving:
    """A puzzle as the reader of a request knows it.

    Raises:
        Refused: when there is none, or it does not come out any more.
    """
    found = await pages.aside(lambda: by_id(id))
    if found is None or not await pages.aside(lambda: is_playable(found)):
        raise Refused(404, "no-puzzle", link="/puzzles")
    mine = await tried(pages.database, session.owner, found.id)
    counted = (await how_people_did(pages.database, found.id)).get(found.id, (0, 0))
    return Solving(found, await pages.aside(lambda: _day_of(found)), mine, counted)


# -- the day -----------------------------------------------------------------------------------------------------------


@get("/today")
async def of_today(pages: ThePages) -> Redirect:
    """To the position of the day."""
    return await _to_day(pages, today())


@get("/today/{day:str}")
async def of_that_day(pages: ThePages, day: PuzzleId) -> Redirect:
    """To the position of a day that has been."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise Refused(404, "no-day", link="/today") from None
    if not FIRST <= wanted <= today():
        raise Refused(404, "no-day", link="/today")
    return await _to_day(pages, wanted)


async def _to_day(pages: Pages, day: date) -> Redirect:
    found = await pages.aside(lambda: of_day(day, is_playable))
    if found is None:
        raise Refused(404, "no-puzzles")
    return Redirect(path_of(found), status_code=302, headers={"cache-control": "no-store"})


# -- solving -----------------------------------------------------------------------------------------------------------


@get("/puzzles/{puzzle_id:str}")
async def puzzle(
    pages: ThePages, reader: TheReader, session: Remembered, puzzle_id: PuzzleId, tried: FromQuery[str] = ""
) -> Response[Any]:
    """The table at which a puzzle is solved; with what has been tried just now, where no script tells it."""
    solving = await _solving(pages, session, puzzle_id)

    def draw() -> str:
        wrong = solving.why_wrong(scene_of(solving.found, reader), tried) if solving.tried.tries and tried else None
        return _drawn(pages, *solving.table(pages, reader, wrong))

    return Response(await pages.aside(draw), media_type=MediaType.HTML)


@post("/puzzles/{puzzle_id:str}/act")
async def act(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, puzzle_id: PuzzleId, form: Sent
) -> Response[Any]:
    """Try an answer."""
    solving = await _solving(pages, session, puzzle_id)
    found, action = solving.found, form.text("action")
    if found.puzzle.answer(action) is None:
        raise Refused(422, "puzzle-illegal", link=path_of(found))
    right = action == found.puzzle.best.action
    mine = await note(pages.database, session.owner, found.id, right, solving.day)
    if right:
        there = f"{path_of(found)}/answer"
        return Response({"go": there}, media_type=MediaType.JSON) if asks_for_json(request) else _see(there)
    if not asks_for_json(request):
        return _see(path_of(found) + "?" + urlencode({"tried": action}))

    def draw() -> dict[str, Any]:
        now = Solving(found, solving.day, mine, solving.counted)
        page, c = now.table(pages, reader)
        news = {"version": page.version, "state": page.state, "turn": page.turn, "parts": pages.parts(page, c)}
        return {**news, "here": page.path, "refused": now.why_wrong(page.scene, action)}

    return Response(await pages.aside(draw), media_type=MediaType.JSON)


@get("/puzzles/{puzzle_id:str}/why")
async def why(
    pages: ThePages, reader: TheReader, session: Remembered, puzzle_id: PuzzleId, on: FromQuery[str] = ""
) -> dict[str, Any]:
    """Why nothing can be done with a drawn object now."""
    solving = await _solving(pages, session, puzzle_id)
    scene = scene_of(solving.found, reader)
    reasons = scene.why_not(on) if on in scene.game.actions.by_object else []
    said = Markup("<br>").join(reason for _, reason in reasons) or Markup.escape(scene.words.text("nothing-there"))
    return {"reasons": [], "html": said, "text": said.striptags()}


@post("/puzzles/{puzzle_id:str}/show")
async def show_answer(pages: ThePages, session: Remembered, puzzle_id: PuzzleId) -> Redirect:
    """Give up, and be shown the answer."""
    solving = await _solving(pages, session, puzzle_id)
    if not solving.tried.known:
        await note(pages.database, session.owner, solving.found.id, False, solving.day, shown=True)
    return _see(f"{path_of(solving.found)}/answer")


# -- afterwards --------------------------------------------------------------------------------------------------------


async def _known(pages: Pages, session: Session, id: str) -> Solving:
    """A puzzle whose answer the reader knows.

    Raises:
        Refused: there is no such puzzle, or the reader has still to solve it.
    """
    solving = await _solving(pages, session, id)
    if not solving.tried.known:
        raise Refused(403, "puzzle-unsolved", link=path_of(solving.found))
    return solving


@get("/puzzles/{puzzle_id:str}/answer")
async def answer(pages: ThePages, reader: TheReader, session: Remembered, puzzle_id: PuzzleId) -> Response[Any]:
    """The best answer, and why the others are worse."""
    solving = await _known(pages, session, puzzle_id)
    found, mine = solving.found, solving.tried
    scene = scene_of(found, reader)
    words = scene.words
    rows = await pages.aside(lambda: compared(found, scene))
    days = await streak(pages.database, session.owner, today())
    return pages.show(
        "puzzle-answer.html",
        reader,
        words.text("puzzle-right" if mine.right else "puzzle-solved"),
        page={"styles": [*pages.renderer.styles(found.plan.game), "contest.css", "study.css", "puzzles.css"]},
        words=words,
        found=found,
        path=path_of(found),
        kind=day_told(words, date.fromisoformat(solving.day)) if solving.day else words.text("puzzle-one"),
        mine=mine,
        rows=rows,
        story=story_of(rows, scene),
        theme=theme_told(found, words),
        grade=found.puzzle.grade_for(*solving.counted),
        people=people_told(words, solving.counted),
        streak=days,
        is_day=bool(solving.day),
    )


@get("/puzzles/{puzzle_id:str}/answer/{place:int}/{step:int}")
async def step_of_answer(
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    puzzle_id: PuzzleId,
    place: FromPath[int],
    step: FromPath[int],
) -> Response[Any]:
    """How play goes on after an answer, at the table."""
    found = (await _known(pages, session, puzzle_id)).found
    if not 0 <= place < len(found.puzzle.answers):
        raise Refused(404, "no-puzzle-step", link=f"{path_of(found)}/answer")

    def draw() -> str:
        words = sentences(scene_of(found, reader).game, reader.language).words
        told = moments(found, found.puzzle.answers[place], words, reader.language)
        if not 0 <= step < len(told):
            raise Refused(404, "no-puzzle-step", link=f"{path_of(found)}/answer")
        scene = scene_of(found, reader, told[step].match, version=step)
        return _drawn(pages, *played_out(found, pages.table(scene), told, place, step))

    return Response(await pages.aside(draw), media_type=MediaType.HTML)


# -- the archive -------------------------------------------------------------------------------------------------------


@get("/puzzles")
async def archive(
    pages: ThePages,
    reader: TheReader,
    session: Remembered,
    game: FromQuery[str] = "",
    theme: FromQuery[str] = "",
    grade: FromQuery[int] = 0,
    page: FromQuery[int] = 1,
) -> Response[Any]:
    """All puzzles, by game, theme and difficulty."""
    there = await pages.aside(sets)
    mine, people = await of_owner(pages.database, session.owner), await how_people_did(pages.database)

    def grade_of(found: Found) -> int:
        return found.puzzle.grade_for(*people.get(found.id, (0, 0)))

    words = {one.game: sentences(game_of(one.game), reader.language) for one in there}
    all = [pair for one in there if not game or one.game == game for pair in enumerate(one.found, 1)]
    themes = {found.puzzle.theme: theme_told(found, words[found.plan.game]) for _, found in all} if game else {}
    wanted = [
        (number, found)
        for number, found in all
        if (not theme or found.puzzle.theme == theme) and (not grade or grade_of(found) == grade)
    ]
    pages_of = max(1, -(-len(wanted) // ROWS))
    page = min(max(1, page), pages_of)
    own = sentences(None, reader.language)
    rows = [
        {
            "number": number,
            "href": path_of(found),
            "game": words[found.plan.game].text("game-title"),
            "theme": theme_told(found, words[found.plan.game]),
            "grade": grade_of(found),
            "people": people_told(own, people.get(found.id, (0, 0))),
            "mine": _state(mine.get(found.id, NONE)),
        }
        for number, found in wanted[ROWS * (page - 1) : ROWS * page]
    ]
    chosen = {"game": game, "theme": theme if theme in themes else "", "grade": grade}
    return pages.show(
        "puzzles.html",
        reader,
        own.text("puzzles"),
        page={"styles": ["puzzles.css"], "query": urlencode({name: value for name, value in chosen.items() if value})},
        rows=rows,
        games=[(one.game, words[one.game].text("game-title")) for one in there],
        grades=[(grade, own.text(f"puzzle-grade-{grade}")) for grade in range(1, len(GRADES) + 2)],
        themes=sorted(themes.items(), key=lambda one: one[1]),
        left_out=[(words[one.game].text("game-title"), one.left_out) for one in there if one.left_out],
        chosen=chosen,
        at=page,
        last=pages_of,
        all=len(wanted),
        streak=await streak(pages.database, session.owner, today()),
        has_day=any(one.found for one in there),
    )


def _state(mine: Tried) -> str:
    """How far a reader is with a puzzle, as the end of a key."""
    if mine.known:
        return "right" if mine.right else "solved"
    return "tried" if mine.tries else "new"


def _drawn(pages: Pages, page: MatchPage, c: Context) -> str:
    return pages.renderer.page("match.html", page=page, c=c, t=page.scene.words.text)


def _see(path: str) -> Redirect:
    return Redirect(path, status_code=303)


HANDLERS = [of_today, of_that_day, puzzle, act, why, show_answer, answer, step_of_answer, archive]
"""The routes of this module."""
