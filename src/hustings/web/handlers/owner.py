"""The owner's desk: a form for what is printed on a real copy of a game, whose answers new matches are played with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect

from hustings.files.transcript import ONLINE
from hustings.matches.people import COMPUTER, PERSON, SeatPlan, hash_of
from hustings.play.game import Game, Printing
from hustings.printed.corrections import Table, tables
from hustings.printed.owner import Answers, Item, Sheet, answers_of, beside, faults, file_of, items_of, written

from ..forms import PRINTED
from ..given import GameId, Remembered, Sent, ThePages, TheReader
from ..pages import Form, Pages
from ..refused import Refused
from ..shown.catalogue import about
from ..shown.parts import Reader
from ..shown.sentences import Sentences, sentences
from .front import installed

__all__ = ["HANDLERS"]


@dataclass(frozen=True)
class Inquiry:
    """A game and what its owner has answered.

    Attributes:
        game: as we believe that it is printed.
        printing: how its printed values are read.
        words: the sentences of the game, in the language of who answers.
        sheets: what is asked.
        answers: what was answered.
    """

    game: Game
    printing: Printing
    words: Sentences
    sheets: tuple[Sheet, ...]
    answers: Answers

    @property
    def file(self) -> Table:
        """The owner's file of the answers."""
        return file_of(self.sheets, self.answers)

    @property
    def counted(self) -> dict[str, int]:
        """How many things were looked at, of how many; what we do not know counts when it was filled in."""
        items = list(items_of(self.sheets))
        looked = [item for item in items if self.answers.looked_at(item)]
        return {"n": len(looked), "all": sum(not item.new or item in looked for item in items)}

    def text(self) -> str:
        """The file as it is taken away."""
        head = self.words.text("owner-file-head", game=self.words.text("game-title"))
        return written(self.file, [head, *([] if not self.file else [self.words.text("owner-count", **self.counted)])])


def inquiry(pages: Pages, game_id: str, language: str) -> Inquiry:
    """What the owner of a game is asked, and nothing answered.

    Raises:
        Refused: when there is no such game, or it has nothing to correct.
    """
    game = installed(pages, game_id)
    if game.printing is None:
        raise Refused(404, "no-printed", link=f"/g/{game_id}")
    words = sentences(game, language)
    return Inquiry(game, game.printing, words, game.printing.sheets(words.text), Answers())


@get("/g/{game_id:str}/printed")
async def form_page(pages: ThePages, reader: TheReader, session: Remembered, game_id: GameId) -> Response[str]:
    """The form, as we believe that everything is printed."""
    return _show(pages, reader, inquiry(pages, game_id, reader.language), fresh=True)


@post("/g/{game_id:str}/printed", request_max_body_size=PRINTED)
async def answered(
    pages: ThePages, reader: TheReader, session: Remembered, form: Sent, game_id: GameId
) -> Response[Any] | Redirect:
    """Check what was answered; then show it again, give it as a file, or play with it."""
    wanted = form.text("do", "check")
    asked = inquiry(pages, game_id, reader.language)
    asked = replace(asked, answers=await _brought(asked, form) if wanted == "bring" else _answers(form))
    found = faults(asked.printing.load, asked.file)
    if found or wanted not in ("file", "play", "choose"):
        return _show(pages, reader, asked, beside(asked.sheets, found, reader.language), status=422 if found else 200)
    if wanted == "file":
        name = f'attachment; filename="{game_id}.toml"'
        return Response(asked.text(), media_type="application/toml", headers={"content-disposition": name})
    if wanted == "choose":
        told = about(asked.game, reader.language)
        return pages.show(
            "owner-match.html",
            reader,
            told.title,
            page={"styles": pages.renderer.styles(game_id)},
            words=asked.words,
            game=told,
            name=session.name,
            own=asked.text(),
            said=asked.words.text("owner-in-use", **asked.counted),
        )
    game = asked.game
    own = len(game.seats()) - 1
    plans = [*[SeatPlan(COMPUTER, "heuristic")] * own, SeatPlan(PERSON, name=session.name)]
    created = await pages.rooms.create(game.id, {}, plans, ONLINE, printed=asked.file)
    await session.remember(created.match_id, hash_of(created.tokens[own]))
    return Redirect(f"/m/{created.match_id}/s/{own}", status_code=303)


def _answers(form: Form) -> Answers:
    """What the form says."""
    try:
        rest = tomllib.loads(form.text("rest", ""))
    except ValueError:
        rest = {}
    texts = {name.removeprefix("@"): form.text(name) for name in form.fields if name.startswith("@")}
    return Answers(frozenset(form.wishes().get("seen", ())), texts, rest)


async def _brought(asked: Inquiry, form: Form) -> Answers:
    """The answers of a file that was brought in.

    Raises:
        PrintedError: when it cannot be read.
        Refused: when there is none.
    """
    file = form.fields.get("file")
    if not isinstance(file, UploadFile):
        raise Refused(422, "missing", what="file")
    return answers_of(asked.sheets, tables(await file.read(), file.filename, asked.game.face.package))


def _show(
    pages: Pages,
    reader: Reader,
    asked: Inquiry,
    wrong: Mapping[str, list[str]] | None = None,
    status: int = 200,
    fresh: bool = False,
) -> Response[str]:
    words, told = asked.words, about(asked.game, reader.language)
    stray = [said for path, found in (wrong or {}).items() for said in found if not path]
    return pages.show(
        "owner.html",
        reader,
        words.text("owner-title", game=told.title),
        status,
        page={"scripts": [pages.renderer.script("owner.js")], "styles": ["owner.css"]},
        words=words,
        game=told,
        sheets=asked.sheets,
        answers=asked.answers,
        looked={sheet.id: _looked(sheet.items, asked.answers) for sheet in asked.sheets},
        counted=asked.counted,
        wrong=wrong or {},
        stray=stray,
        titles={entry.path: item.title for item in items_of(asked.sheets) for entry in item.fields},
        faults=sum(map(len, (wrong or {}).values())),
        checked=not fresh,
        file=asked.text(),
        rest=written(asked.answers.rest, ()).strip() if asked.answers.rest else "",
        rest_names=", ".join(asked.answers.rest),
    )


def _looked(items: tuple[Item, ...], answers: Answers) -> int:
    return sum(answers.looked_at(item) for item in items)


HANDLERS = [form_page, answered]
"""The routes of this module."""
