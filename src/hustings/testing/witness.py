"""What only tests ask of a game: which pieces there are, what a view shows, whether what was told is still so."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, ClassVar

from hustings.kernel.message import Entry, filled
from hustings.play.game import Game

from .walk import Failed


class NoWitness(Exception):
    """A file that has no tests of a game, or cannot be read as a file of tests."""


class Witness:
    """Knows a game from outside, so that the checks can find out what its rules lose, leak or forget.

    :class:`.suite.GameTests` is one: a game's tests override what its game needs. What several test files ask stands
    in a class of its own beside them.

    Attributes:
        game: the game.
    """

    game: ClassVar[Game]

    def pieces(self, position: Any) -> Mapping[str, int]:
        """How many pieces of each sort there are in all places together; it never changes during a match."""
        self._has_nothing_hidden("pieces(self, position)", "how many pieces of each sort there are, wherever they lie")
        return {}

    def shows(self, view: Any, kind: str, value: int) -> bool:
        """Whether a view shows this piece of a secret kind; the check that the log keeps secrets asks it."""
        self._has_nothing_hidden("shows(self, view, kind, value)", "whether a view shows a hidden piece")
        return True

    def holds(self, position: Any, entry: Entry) -> bool:
        """Whether what an entry tells about hidden things is so in this position; the check of memory asks it.

        An entry that names no piece of a secret kind, and tells nothing else about one, always holds.
        """
        kinds = {kind for _, kind, _ in filled(self.game.wording.vocabulary.get(entry.key, ()), entry.args)}
        if kinds & self.game.secret_kinds:
            self._has_nothing_hidden("holds(self, position, entry)", f"whether what {entry.key!r} has told is still so")
        return True

    def _has_nothing_hidden(self, method: str, what: str) -> None:
        """Fail for a game that hides something.

        Raises:
            Failed: with what has to be written.
        """
        if self.game.secret_kinds:
            hidden = ", ".join(sorted(self.game.secret_kinds))
            raise Failed(
                f"{self.game.id} hides something ({hidden}), so its tests must say {what}: "
                f"write `def {method}` in the class {type(self).__name__}"
            )


def witness_in(file: Path, id: str) -> Witness:
    """The witness of a game that a file of tests brings.

    Args:
        file: a module of tests; what lies beside it can be imported, as in a run of the tests.
        id: the game's.

    Raises:
        NoWitness: when there is none.
    """
    spec = spec_from_file_location(file.stem, file) if file.is_file() else None
    if spec is None or spec.loader is None:
        raise NoWitness("there is no such Python file")
    sys.path.insert(0, str(file.parent.absolute()))
    try:
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoWitness(f"{type(error).__name__}: {error}") from error
    finally:
        del sys.path[0]
    for found in vars(module).values():
        if isinstance(found, type) and issubclass(found, Witness) and getattr(found, "game", None) is not None:
            witness = found()
            if witness.game.id == id:
                return witness
    raise NoWitness(f"no class in it is a GameTests whose game is {id}")
