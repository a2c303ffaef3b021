"""Checksums of playouts: the same rules give the same matches, in plain Python and compiled.

A file lists a checksum for each game. Written anew with::

    python -m hustings.testing.checksums FILE GAME ...

where ``GAME`` is an installed game's id or ``module:Class``.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path

from hustings.play.game import Game
from hustings.play.mode import mode

from .transcripts import find_game, sight
from .walk import walks

MATCHES = 30
LONGEST = 10_000


def checksum(game: Game, matches: int = MATCHES) -> str:
    """One hash of random matches: of each list of legal actions, each action, and what all see at the end."""
    total = sha256()
    for walk in walks(game, matches, LONGEST):
        for seat, action in walk:
            p = walk.position
            offered = [p.actions(s) for s in walk.seats]
            total.update(f"{p.to_act} {offered} {seat} {action};".encode())
        total.update(sight(walk.position, walk.eyes).encode())
    return total.hexdigest()


def main(arguments: list[str] | None = None) -> int:
    """Write checksums anew, and say in which mode."""
    parser = argparse.ArgumentParser(description="Write the checksums of random matches of games.")
    parser.add_argument("file", type=Path, help="tests/kernel/checksums.json")
    parser.add_argument("games", nargs="+", help="ids of installed games, or module:Class")
    chosen = parser.parse_args(arguments)
    games = [find_game(name) for name in chosen.games]
    chosen.file.write_text(json.dumps({game.id: checksum(game) for game in games}, indent=2) + "\n", "utf-8")
    print(f"{chosen.file}, computed by the {mode()} rules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
