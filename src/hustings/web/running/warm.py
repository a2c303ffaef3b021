"""What every match needs is read before anybody comes, and the garbage collector leaves it alone from then on.

Texts, rulebooks and templates of all games are some hundred thousand objects that stay for ever. Looking through them
again and again for what could be thrown away holds everything in the process for 80 ms each time.
"""

from __future__ import annotations

import gc
import logging

import hustings
from hustings.words.rulebook import rulebook
from hustings.words.sentences import LANGUAGES

from ..pages import Pages
from ..shown.faults import fault
from ..shown.sentences import sentences

__all__ = ["warm"]

log = logging.getLogger("hustings.web")


def warm(pages: Pages) -> None:
    """Read what there is, a game after the other, until the server stops."""
    for id in filter(pages.renderer.draws, hustings.installed()):
        if pages.stopping.is_set():
            return
        try:
            game = pages.rooms.shelf.new(id)
            for language in LANGUAGES:
                sentences(game, language).text("game-title")
                rulebook(game, language, game.chosen({}))
            pages.renderer.prepare(game.id)
        except Exception as error:
            log.debug("the game %s is not read ahead: %s", id, fault(error))
    gc.collect()
    gc.freeze()
