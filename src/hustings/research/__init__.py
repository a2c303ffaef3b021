"""Environments for programs that learn, observations, playing many matches, measuring.

No game is named in here. Each environment asks for the library that it is made for only when it is made::

    from hustings.research import aec, batch, gym, parallel
    from .environments import openspiel

    env = aec(GAME, **options)
    env = parallel(GAME, **options)
    env = gym(GAME, seat=SEAT, others="heuristic")
    matches = batch(GAME, 64)
    openspiel.register()
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import hustings
from hustings.play.game import Game

if TYPE_CHECKING:
    from .environments.many import Batch
    from .environments.single import Policy, Single
    from .environments.together import Together
    from .environments.zoo import Zoo

__all__ = ["MissingLibrary", "aec", "batch", "gym", "parallel"]


class MissingLibrary(ImportError):
    """A library that is not installed; the message says how to get it."""

    library: str = ""


def needed(library: str, extra: str) -> Any:
    """A library that one of the extras of this package brings.

    Raises:
        MissingLibrary: when it is not installed.
    """
    try:
        return import_module(library)
    except ImportError as error:
        missing = MissingLibrary(f"this needs {library}, which is not here ({error}): pip install 'hustings[{extra}]'")
        missing.library = library
        raise missing from error


def _made(module: str, library: str, extra: str) -> Any:
    needed(library, extra)
    needed("librt.vecs", extra)
    return import_module(f"{__name__}.environments.{module}")


def _game(game: str | Game) -> Game:
    return hustings.game(game) if isinstance(game, str) else game


def aec(game: str | Game, *, extras: int | None = None, reasons: bool = False, **options: str) -> Zoo:
    """A PettingZoo environment (AEC) of a whole match: every seat is an agent.

    Args:
        game: the game, or its id.
        extras: what a seat may do that answers nothing until the next answer is given, see :class:`.turns.Turns`.
        reasons: whether ``infos`` say for each action why it is not legal now; it costs milliseconds a step.
        options: of the game; a hyphen in a name is an underscore here.

    Raises:
        MissingLibrary: when PettingZoo is not installed.
        BadOption: for an option or value that the game does not have.
    """
    made: Zoo = _made("zoo", "pettingzoo", "research").Zoo(_game(game), _options(options), extras, reasons)
    return made


def parallel(game: str | Game, *, illegal: str = "raise", reasons: bool = False, **options: str) -> Together:
    """A PettingZoo environment (parallel) of a whole match: all seats that owe an answer give it at once.

    It fits games that ask several seats at the same time. Who is not asked has no legal action, and what it gives is
    let be; what answers nothing, such as trading, is left out.

    Args:
        game: the game, or its id.
        illegal: what a masked action does: ``raise`` an error, or ``lose``: the match ends, all with the lowest score.
        reasons: whether ``infos`` say for each action why it is not legal now.
        options: of the game; a hyphen in a name is an underscore here.

    Raises:
        MissingLibrary: when PettingZoo is not installed.
        BadOption: for an option or value that the game does not have.
    """
    together = _made("together", "pettingzoo", "research").Together
    made: Together = together(_game(game), illegal, _options(options), reasons)
    return made


def gym(
    game: str | Game,
    *,
    seat: str | int = 0,
    others: str | Policy = "random",
    illegal: str = "raise",
    extras: int | None = None,
    reasons: bool = False,
    **options: str,
) -> Single:
    """A Gymnasium environment of one seat; the others are played by computers.

    Args:
        game: the game, or its id.
        seat: the name of the seat, or its number.
        others: a level (``random``, ``heuristic``, ``search``), or a function that is given an observation, with its
            mask, and gives an action.
        illegal: what a masked action does: ``raise`` an error, or ``lose``: the match ends with the lowest score.
        extras: what a seat may do that answers nothing until the next answer is given, see :class:`.turns.Turns`.
        reasons: whether ``infos`` say for each action why it is not legal now; it costs milliseconds a step.
        options: of the game; a hyphen in a name is an underscore here.

    Raises:
        MissingLibrary: when Gymnasium is not installed.
        BadOption: for an option or value that the game does not have.
        ValueError: for a seat or a level that there is not.
    """
    single = _made("single", "gymnasium", "research").Single
    made: Single = single(_game(game), seat, others, illegal, _options(options), extras, reasons)
    return made


def batch(game: str | Game, n: int, *, seed: int = 0, extras: int | None = None, **options: str) -> Batch:
    """Many matches that are stepped at once, in numpy arrays that they share; one that is over begins anew.

    Args:
        game: the game, or its id.
        n: how many.
        seed: of the first match; the others have the seeds after it.
        extras: what a seat may do that answers nothing until the next answer is given, see :class:`.turns.Turns`.
        options: of the game; a hyphen in a name is an underscore here.

    Raises:
        MissingLibrary: when numpy is not installed.
        BadOption: for an option or value that the game does not have.
    """
    made: Batch = _made("many", "numpy", "research").Batch(_game(game), n, seed, _options(options), extras)
    return made


def _options(options: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in options.items()}
