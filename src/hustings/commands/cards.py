"""``hustings cards``: every card of a game as a person reads it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from hustings.drawing.wrap import wrap
from hustings.printed.confidence import Carded
from hustings.words.sentences import Words

from .games import add_game, open_game
from .owner import check
from .parser import Parser, add_json
from .speech import CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings cards watergate
hustings cards watergate N14 E35 --lang ja
hustings cards watergate --printed my-watergate.toml --json
hustings cards watergate --check my-watergate.toml"""


def add(made: Parser, speech: Speech) -> None:
    """Add the options."""
    add_game(made, speech)
    made.add_argument("cards", nargs="*", metavar="CARD", help=speech("cards-which"))
    made.add_argument("--check", metavar="FILE", type=Path, help=speech("cards-check"))
    add_json(made, speech)


def run(args: argparse.Namespace, speech: Speech) -> int:
    """List the cards."""
    game = open_game(args, speech)
    if args.check is not None:
        return check(game, args.check, speech)
    face = game.face
    if not isinstance(face, Carded):
        raise CommandError("no-cards", game=game.id)
    cards = face.card_list(Words(game), speech.language)
    known = [card["id"] for card in cards]
    for asked in args.cards:
        if asked not in known:
            raise CommandError("no-card", card=asked, known=f"{known[0]} … {known[-1]}")
    cards = [card for card in cards if not args.cards or card["id"] in args.cards]
    if args.json:
        show_json([{key: card[key] for key in ("id", "name", "text", "notes")} | card["data"] for card in cards])
        return 0
    console = Console(highlight=False)

    def before(label: str) -> str:
        return speech.words.text(speech.language, "before", what=label)

    for card in cards:
        console.print(Text.assemble((card["id"], "dim"), "  ", (card["name"], "bold")))
        facts = "  ".join(f"{before(label)}{value}" for label, value in card["facts"].items())
        for line in [*wrap(facts, console.width - 5), *wrap(card["text"], min(console.width, 100) - 5)]:
            console.print(Text(f"     {line}"))
        for note in card["notes"]:
            for line in wrap(note, min(console.width, 100) - 7):
                console.print(Text(f"     * {line}", "dim italic"))
        console.print()
    return 0
