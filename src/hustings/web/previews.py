"""What others show beside a link to a match: a title, a sentence, and a picture of what everybody may see."""

from __future__ import annotations

from hustings.matches.table.room import Room

from .given import TheRequest
from .pages import Pages
from .shown.film import latest
from .shown.parts import Preview
from .shown.scene import result_title
from .shown.sentences import Sentences

__all__ = ["preview"]


def preview(
    pages: Pages, request: TheRequest, room: Room, words: Sentences, moment: int | None = None
) -> Preview:
    """What others show beside a link to a match.

    Args:
        pages: the front pages.
        request: who asks.
        room: the match.
        words: in whose language.
        moment: the number among those that spectators saw; None: how it stands, or has ended.
    """
    match = room.match
    over = match.outcome is not None
    game = words.text("game-title")
    won = result_title(words, match, match.position)
    if over and moment is None:
        image = f"/m/{room.id}/picture/end.{words.language}.png"
    elif pages.renderer.pictures(room.game.id):
        image = f"/m/{room.id}/picture/{latest(match) if moment is None else moment}.{words.language}.png"
    else:
        image = pages.renderer.postcard(room.game.id)
    return Preview(
        title=words.text("preview-won", game=game, won=won) if won else game,
        about=words.text("preview-over" if over else "preview-live"),
        image=pages.url(request, image),
    )
