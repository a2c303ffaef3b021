"""Reading files of matches for commands, and saying what is wrong with them."""

from __future__ import annotations

from pathlib import Path

from hustings.files.transcript import Broken, Trouble
from hustings.words.sentences import system_error

from .speech import CommandError, Speech


def read_bytes(path: Path) -> bytes:
    """A file's bytes.

    Raises:
        CommandError: when it cannot be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise CommandError("cannot-read", file=str(path), **system_error(error)) from error


def broken(path: Path, error: Broken, speech: Speech) -> CommandError:
    """What is wrong with a file, to be raised."""
    return CommandError("in-file", file=str(path), trouble=trouble(error.trouble, speech))


def trouble(found: Trouble, speech: Speech) -> str:
    """What is wrong with a file, in a sentence."""
    return speech.words.text(speech.language, f"problem-{found.key}", **found.arguments)
