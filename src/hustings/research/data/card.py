"""The card of a recording: what is in the folder, how it was made, and how it is read, for people and for programs."""

from __future__ import annotations

import json
import shlex
from importlib.resources import files
from pathlib import Path
from typing import Final

from jinja2 import Environment, StrictUndefined

import hustings

from .record import ABOUT, SPLITS, Recorded, Recording, printed_digest

CARD: Final = "README.md"
LICENCE: Final = "cc0-1.0"
"""What a recording is published under unless somebody says otherwise, by its SPDX name in small letters."""
OWN: Final = ("games", "iterations", "licence", "out", "players", "processes", "seconds", "seed")
"""Options of the command; a game's own of the same name is written ``--game-NAME``."""


def write_card(made: Recording, come: Recorded, folder: Path, licence: str = LICENCE) -> Path:
    """Write the card into the folder, with the head that Hugging Face's ``datasets`` reads; gives the file.

    Args:
        made: what was recorded.
        come: how far it has come.
        folder: where it is.
        licence: under which it is published.

    Raises:
        OSError: when it cannot be written.
    """
    about = json.loads((folder / ABOUT).read_text("utf-8"))
    template = Environment(undefined=StrictUndefined, keep_trailing_newline=True).from_string(
        files(__package__).joinpath("card.md").read_text("utf-8")
    )
    parts = [made.part(number) for number in range(made.parts)]
    text = template.render(
        made=made,
        come=come,
        about=about,
        licence=licence,
        folder=folder.name,
        command=command(made, folder.name),
        first=made.seated(0, len(about["seats"])),
        matches={split: sum(len(part.get(split, [])) for part in parts) for split in SPLITS},
    )
    (folder / CARD).write_text(text, "utf-8")
    return folder / CARD


def command(made: Recording, out: str) -> str:
    """The command that makes it, into a folder of that name."""
    written = {name: f"--game-{name}" if name in OWN else f"--{name}" for name in made.options}
    options = [word for name, choice in made.options.items() for word in (written[name], choice)]
    limits = ["--iterations", str(made.iterations)] if made.iterations else []
    limits += ["--seconds", f"{made.seconds:g}"] if made.seconds else []
    if made.printed != printed_digest(hustings.game(made.game)):
        options = ["--printed", "OWNERS-FILE", *options]
    words = ["hustings", "record", made.game, *options, "--games", str(made.matches), *limits]
    return shlex.join([*words, "--seed", str(made.seed), "--players", *made.players, "--out", out])
