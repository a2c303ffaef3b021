"""Pictures of a match as everybody may see it: the table at a moment, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.play.match import Match

from ..shown.parts import Context
from ..shown.render import Renderer
from ..shown.scene import result_title
from ..shown.sentences import Sentences, sentences

if TYPE_CHECKING:
    from .sheet import Sheet

__all__ = ["HEIGHT", "WIDTH", "drawn_end", "drawn_table"]

WIDTH: Final = 1200
HEIGHT: Final = 630

BREAK: Final = "\u200b"
"""Where pages may break a long name, and no picture does."""


def drawn_table(renderer: Renderer, match: Match, position: Position, language: str) -> str:
    """A table as whoever passes by sees it: nothing of any seat's, and nobody's name.

    Args:
        renderer: the templates and style sheets.
        match: of a game that draws pictures.
        position: one of its moments.
        language: of what is written on it.

    Returns:
        SVG that stands alone.
    """
    game = match.game
    assert isinstance(game, Game)
    words = sentences(game, language)
    c = _context(match, position, words)
    own = renderer.macros(f"{game.id}/picture.html")
    return _alone(
        renderer,
        "pictures/table.html",
        game,
        c=c,
        title=words.text("game-title"),
        turn=str(own.turn(c)).strip(),
        standing=result_title(words, match, position) or _standing(match, c.view, words),
    )


def _context(match: Match, position: Position, words: Sentences) -> Context:
    nobody = ("",) * len(match.seats)
    return Context(
        view=position.view(None),
        seat=None,
        lang=words.language,
        t=words.text,
        read=words.annotated,
        lit=frozenset(),
        last=frozenset(),
        printed=getattr(match.game, "printed", None),
        replay=True,
        names=nobody,
        sitting=nobody,
    )


def _standing(match: Match, view: Any, words: Sentences) -> str:
    """How it stands between two in what counts most, as far as everybody knows."""
    game = match.game
    assert isinstance(game, Game)
    for number, (key, values) in enumerate(game.face.scores(view).items()):
        if len(values) == 2 and None not in values:
            one, other = [words.text(f"seat-{seat}") for seat in match.seats]
            stands = f"{one} {values[0]} : {values[1]} {other}"
            return f"{words.text(f'score-{key}')} · {stands}" if number else stands
    return ""


def _alone(renderer: Renderer, template: str, game: Game, **context: Any) -> str:
    from .alone import stand_alone  # what reads style sheets is loaded with the first picture

    drawing = renderer.page(template, id=game.id, drawn=f"{game.id}/picture.html", **context)
    return stand_alone(drawing.replace(BREAK, ""), _sheet(renderer, game.id))


@cache
def _sheet(renderer: Renderer, game: str) -> Sheet:
    from .sheet import Sheet

    return Sheet(*renderer.looks(game))


def drawn_end(renderer: Renderer, match: Match, language: str) -> str:
    """How a match has ended, as its game draws that, or else as the front page of a newspaper.

    Args:
        renderer: the templates and style sheets.
        match: one that is over.
        language: of what is written on it.

    Returns:
        SVG that stands alone.
    """
    game = match.game
    assert isinstance(game, Game) and match.outcome is not None
    words = sentences(game, language)
    entries = [line.entry for line in match.history.lines]
    ending = next((entry for entry in reversed(entries) if entry.key == match.outcome.how), None)
    title = words.text("game-title")
    view = match.position.view(None)
    told = Ending(
        masthead=words.text("result-masthead", title=title),
        title=result_title(words, match, match.position),
        lede="" if ending is None else words.say("", ending),
        story=[words.say("", message) for message in game.face.story(match.position, entries)],
        scores=_scores(match, view, words),
        seats=[words.text(f"seat-{seat}") for seat in match.seats],
    )
    own = renderer.macros(f"{game.id}/picture.html") if renderer.pictures(game.id) else None
    template = "pictures/end.html" if hasattr(own, "ending") else "pictures/front-page.html"
    return _alone(renderer, template, game, c=_context(match, match.position, words), title=title, e=told)


@dataclass(frozen=True)
class Ending:
    """What is told of a match that is over; called ``e`` in templates.

    Attributes:
        masthead: name of the newspaper.
        title: who has won.
        lede: how.
        story: how it came to that, a sentence each.
        scores: each thing that is counted, with the numbers of all seats.
        seats: their names.
    """

    masthead: str
    title: str
    lede: str
    story: list[str]
    scores: list[tuple[str, str]]
    seats: list[str]


def _scores(match: Match, view: Any, words: Sentences) -> list[tuple[str, str]]:
    game = match.game
    assert isinstance(game, Game)
    told = [
        (words.text(f"score-{key}"), " : ".join(str(value) for value in values if value is not None))
        for key, values in game.face.scores(view).items()
    ]
    return [(what, numbers) for what, numbers in told if numbers]
