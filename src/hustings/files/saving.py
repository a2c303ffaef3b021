"""A match of the terminal in a file: a full file as servers write them, whole and on the disk after every action."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import Diverged
from hustings.play.replay import redo

from .shelf import Shelf
from .transcript import FULL, HOTSEAT, Broken, Contents, Player, read
from .verify import full, verify

NO_KEY: Final = b""
"""A terminal has no key to sign with: the secret in the file proves the match, not the signature."""


class Saver:
    """Keeps a match in a file.

    Args:
        path: the file.
        players: who sits on each seat.
        created: when the match was begun, in seconds since 1970; None: now.
    """

    def __init__(self, path: Path, players: Sequence[Player], created: float | None = None) -> None:
        self.path = path
        self.players = players
        self.created = time.time() if created is None else created

    def __call__(self, match: Match) -> None:
        """Write the match; the file holds either what was there before or all of it.

        Raises:
            OSError: when it cannot be written.
        """
        write_whole(self.path, full(match, self.players, HOTSEAT, self.created, NO_KEY))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it holds either what was there before or all of this.

    Raises:
        OSError: when it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def load(path: Path) -> tuple[Match, Saver]:
    """The match of a file, and what goes on keeping it there.

    Raises:
        OSError: when the file cannot be read.
        Broken: when it holds no match that can be gone on with.
    """
    data = path.read_bytes()
    contents = read(data)
    if contents.head.kind != FULL:
        raise Broken("file-of-seat")
    if trouble := verify(data).trouble:
        raise Broken(trouble.key, **trouble.arguments)
    return replayed(contents), Saver(path, contents.head.players, contents.head.created)


def replayed(contents: Contents) -> Match:
    """The match of a full file that has been verified, as far as the rules installed here can carry it out."""
    header = contents.head.header
    game = Shelf().printed(header.game, header.printed)
    match = Match(game, header, Provable(bytes.fromhex(contents.end.secret)))
    for record in contents.records:
        try:
            redo(match, record)
        except Diverged:
            if not contents.bridges:
                raise
            break
    return match
