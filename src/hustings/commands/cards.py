"""``hustings cards``: every card of a game as a person reads it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from hustings.drawing.wrap import wrap
from hustings.printed.confidence import Carded
from hustings.words.sentences import Words

from .games import Asked, game_command
from .options import File, argument, as_json, option
from .owner import check as ask_owner
from .speech import CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings cards watergate
hustings cards watergate N14 E35 --lang ja
hustings cards watergate --printed my-watergate.toml --json
hustings cards watergate --check my-watergate.toml"""


@game_command("cards", EXAMPLES, options=False)
@argument("cards", text="cards-which", metavar="CARD", nargs=-1)
@option("--check", text="cards-check", metavar="FILE", type=File())
@as_json
def run(speech: Speech, asked: Asked, cards: tuple[str, ...], check: Path | None, as_json: bool) -> int:
    """List the cards."""
    game = asked.open(speech)
    if check is not None:
        return ask_owner(game, check, speech)
    face = game.face
    if not isinstance(face, Carded):
        raise CommandError("no-cards", game=game.id)
    listed = face.card_list(Words(game), speech.language)
    known = [card["id"] for card in listed]
    for wanted in cards:
        if wanted not in known:
            raise CommandError("no-card", card=wanted, known=f"{known[0]} … {known[-1]}")
    listed = [card for card in listed if not cards or card["id"] in cards]
    if as_json:
        show_json([{key: card[key] for key in ("id", "name", "text", "notes")} | card["data"] for card in listed])
        return 0
    console = Console(highlight=False)

    def before(label: str) -> str:
        return speech.words.text(speech.language, "before", what=label)

    for card in listed:
        console.print(Text.assemble((card["id"], "dim"), "  ", (card["name"], "bold")))
        facts = "  ".join(f"{before(label)}{value}" for label, value in card["facts"].items())
        for line in [*wrap(facts, console.width - 5), *wrap(card["text"], min(console.width, 100) - 5)]:
            console.print(Text(f"     {line}"))
        for note in card["notes"]:
            for line in wrap(note, min(console.width, 100) - 7):
                console.print(Text(f"     * {line}", "dim italic"))
        console.print()
    return 0
