"""The words of the commands: which language, which texts, and problems that are told in words."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Final

from hustings.words.sentences import LANGUAGES, Words

FAILED: Final = 1
"""Exit code of a check that found something wrong."""
WRONG: Final = 2
"""Exit code of a command that cannot be carried out as it was given."""
TOLD_EVERY: Final = 10.0
"""Seconds between two lines about long work, where no line can change."""


class CommandError(Exception):
    """Something that has to be told to the person at the keyboard: a text key without ``cli-`` and its arguments."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(f"{key} {arguments}")
        self.key = key
        self.arguments = arguments


class Speech:
    """The house's texts in one language.

    Args:
        language: ``en`` or ``ja``.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words()
        self._told = monotonic()

    def __call__(self, key: str, **arguments: object) -> str:
        """The text ``cli-<key>``."""
        return self.words.text(self.language, f"cli-{key}", **arguments)

    def error(self, text: str) -> None:
        """Say on standard error what is wrong."""
        print(text, file=sys.stderr)

    def progress(self, key: str, **arguments: object) -> None:
        """Say on standard error how far long work has come.

        On a terminal in one line that changes; into a file or a pipe a line now and then shows that it goes on.
        """
        if sys.stderr.isatty():
            print(f"\r\x1b[K{self(key, **arguments)}", end="", file=sys.stderr, flush=True)
        elif monotonic() - self._told >= TOLD_EVERY:
            self._told = monotonic()
            print(self(key, **arguments), file=sys.stderr, flush=True)

    def progress_ends(self) -> None:
        """Clear the line of the progress."""
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def language_of(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that ``--lang`` asks for, otherwise the one of the environment."""
    for place, word in enumerate(argv):
        asked = argv[place + 1] if word == "--lang" and place + 1 < len(argv) else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if set_to := environment.get(name):
            return "ja" if set_to.startswith("ja") else "en"
    return "en"


def show_json(data: object) -> None:
    """Print data for a program."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
