"""The board is drawn in a terminal, for all eyes, at every kind of question and at the end."""

from __future__ import annotations

import traceback
from typing import Final

from hustings.drawing.board import draw
from hustings.play.game import Game
from hustings.words.sentences import LANGUAGES

from .texts import words_of
from .walk import Walk, seeds, walks

WHOLE: Final = 4
"""So many matches are looked at."""

WIDTH: Final = 80
HEIGHT: Final = 18


def boards_are_drawn(game: Game, matches: int | range, longest: int) -> None:
    """A drawing of every kind of question, and of the end, as everybody sees it."""
    met: set[tuple[str, str]] = set()
    chosen = list(seeds(matches))[:WHOLE]
    for seed in chosen:
        for walk in walks(game, range(seed, seed + 1), longest):
            for _ in walk:
                step = walk.position.stack[-1]
                kind = type(step).__name__, step.ask(walk.position, walk.position.to_act[0]).key
                if kind not in met:
                    met.add(kind)
                    _drawn(walk, len(met))
            _drawn(walk, seed)


def _drawn(walk: Walk, turn: int) -> None:
    p, game = walk.position, walk.game
    for place, eye in enumerate(walk.eyes):
        language = LANGUAGES[(turn + place) % len(LANGUAGES)]
        actions = [] if eye is None else p.actions(eye)
        try:
            drawing = draw(game, p.view(eye), words_of(game), language)
            drawing.bar(WIDTH)
            drawing.stage(WIDTH, HEIGHT, {game.actions.objects[action]: "a" for action in actions}, "")
            drawing.hand(WIDTH, {game.text(action): "a" for action in actions}, "")
            drawing.piles()
            for action in actions[:HEIGHT]:
                drawing.about(game.actions.objects[action])
                drawing.short(game.text(action))
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            walk.fail(
                f"the terminal cannot draw what seat {eye} sees ({language}): {type(error).__name__}: {error} "
                f"({last.filename}, line {last.lineno}, in {last.name}); look at `terminal` of the face"
            )
