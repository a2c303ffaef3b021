"""Playthroughs: whole matches kept as text, so that a change of the rules shows as a change of a file.

A file lists actions, entries (keys and numbers, not sentences) with their clauses, and after each action a hash of what
everybody sees and may do; how a position keeps it does not matter. Written anew with::

    python -m hustings.testing.transcripts GAME FOLDER --seeds 3

where ``GAME`` is an installed game's id or ``module:Class``.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from hustings.kernel.actions import UnknownAction
from hustings.kernel.message import IllegalAction
from hustings.kernel.position import Position
from hustings.play.game import Game

from .walk import Failed, Walk, eyes_of

LONGEST = 10_000


def transcript(game: Game, seed: int) -> str:
    """A random match as text."""
    walk = Walk(game, seed, LONGEST)
    names = game.seats(walk.options)
    lines = _head(game, seed, walk.options)
    for seat, action in walk:
        lines += _moment(walk.position, walk.eyes)
        lines.append(f"{names[seat]}> {game.text(action)}")
    return "\n".join([*lines, *_moment(walk.position, walk.eyes), *_end(walk.position), ""])


def replayed(game: Game, text: str) -> str:
    """The transcript that the actions of a transcript lead to now, as far as they are legal."""
    head = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    options = dict(pair.split("=") for pair in head["options"].split())
    seed = int(head["seed"])
    p = game.setup(seed, options, live=True)
    names = game.seats(options)
    eyes = eyes_of(game, options)
    lines = _head(game, seed, options) + _moment(p, eyes)
    for line in text.splitlines():
        name, found, action = line.partition("> ")
        if found and name in names:
            p.entries = []
            try:
                p.act(names.index(name), game.action(action))
            except (IllegalAction, UnknownAction) as refused:
                return "\n".join([*lines, f"{line} is refused now: {refused}", ""])
            lines += [line, *_moment(p, eyes)]
    return "\n".join([*lines, *_end(p), ""])


def transcripts_are_unchanged(game: Game, folder: Path) -> None:
    """Every playthrough in a folder still leads to the same entries and sights."""
    for file in sorted(folder.glob("*.txt")):
        kept = file.read_text("utf-8")
        now = replayed(game, kept)
        if now != kept:
            changes = difflib.unified_diff(kept.splitlines(), now.splitlines(), file.name, "now", n=2, lineterm="")
            raise Failed("\n".join(["a playthrough has changed:", *list(changes)[:40]]))


def _head(game: Game, seed: int, options: dict[str, str]) -> list[str]:
    chosen = " ".join(f"{key}={value}" for key, value in options.items())
    return [f"# game: {game.id}", f"# rules: {game.version}", f"# seed: {seed}", f"# options: {chosen}"]


def sight(p: Position, eyes: tuple[int | None, ...]) -> str:
    """A hash of what everybody sees and may do."""
    seen = [(p.view(eye), [] if eye is None else p.actions(eye)) for eye in eyes]
    return sha256(repr(seen).encode()).hexdigest()


def _moment(p: Position, eyes: tuple[int | None, ...]) -> list[str]:
    lines = [f"    {' '.join([e.key, *map(str, e.args)])} ({e.clause}){_readers(e.seats)}" for e in p.entries]
    return [*lines, f"    = {sight(p, eyes)[:12]}"]


def _readers(mask: int) -> str:
    return "" if mask < 0 else f" for {[seat for seat in range(mask.bit_length()) if mask >> seat & 1]}"


def _end(p: Position) -> list[str]:
    end = p.outcome
    return [] if end is None else [f"end: {end.how} ({end.clause}), winners {end.winners}, scores {end.scores}"]


def find_game(name: str) -> Game:
    """An installed game by its id, or the one that ``module:Class`` makes."""
    if ":" in name:
        module, _, cls = name.partition(":")
        made: Game = getattr(import_module(module), cls)()
        return made
    from hustings import game

    return game(name)


def main(arguments: list[str] | None = None) -> int:
    """Write playthroughs anew."""
    parser = argparse.ArgumentParser(description="Write playthroughs of a game: one file a random match.")
    parser.add_argument("game", help="id of an installed game, or module:Class")
    parser.add_argument("folder", type=Path, help="tests/<game>/playthroughs")
    parser.add_argument("--seeds", type=int, default=3, help="how many matches (default: 3)")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    played = find_game(chosen.game)
    for seed in range(chosen.seeds):
        file: Path = chosen.folder / f"seed-{seed}.txt"
        file.write_text(transcript(played, seed), "utf-8")
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
