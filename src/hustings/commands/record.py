"""``hustings record``: matches of computers as data to learn from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from os import cpu_count
from pathlib import Path
from typing import Final

from hustings.ai.levels import LEVELS, Budget
from hustings.research import MissingLibrary
from hustings.research.data.card import LICENCE, write_card
from hustings.research.data.record import Recorded, Recording, record, recording
from hustings.research.environments.typed import Unbounded
from hustings.research.folder import BadFolder
from hustings.research.matchup import STANDARD, ComputerFailed, MatchFailed
from hustings.words.sentences import Words

from .games import Asked
from .options import File, Number, Seconds, as_json, option
from .players import PlayersCommand, Who
from .simulate import Progress, tell_failure
from .speech import FAILED, CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings record 1960 --games 1000 --players heuristic --out 1960-heuristic
hustings record watergate --games 200 --players search:iterations=1000 heuristic --out watergate-search
hustings record politically-correct-people --game-players 4 --games 50 --players heuristic --out market --json"""
GAMES: Final = 100


def _command(do: Callable[..., int]) -> PlayersCommand:
    return PlayersCommand("record", EXAMPLES, do)


@_command
@option("--players", text="record-players", metavar="WHO…", type=Who(LEVELS), multiple=True)
@option("--out", text="record-out", metavar="FOLDER", type=File(), required=True)
@option("--games", text="games", told={"default": str(GAMES)}, metavar="N", type=Number(), default=GAMES)
@option("--iterations", text="iterations", told={"default": str(STANDARD.iterations)}, metavar="N", type=Number())
@option("--seconds", text="simulate-seconds", metavar="S", type=Seconds())
@option("--seed", text="seed", metavar="N", type=Number(0), default=0)
@option("--processes", text="processes", metavar="N", type=Number())
@option("--licence", text="record-licence", told={"default": LICENCE}, metavar="LICENCE", default=LICENCE)
@as_json
def run(
    speech: Speech,
    asked: Asked,
    players: tuple[str, ...],
    out: Path,
    games: int,
    iterations: int | None,
    seconds: float | None,
    seed: int,
    processes: int | None,
    licence: str,
    as_json: bool,
) -> int:
    """Play and write down."""
    game = asked.open(speech)
    if not players:
        raise CommandError("record-nobody")
    budget = Budget(seconds, iterations) if iterations or seconds else STANDARD
    with refused(out):
        try:
            wanted = recording(game, players, games, budget, seed, asked.chosen(game))
            come = record(game, wanted, out, processes or cpu_count() or 1, Progress(speech))
        except (ComputerFailed, MatchFailed) as failed:
            return tell_failure(failed, Words(game), speech)
        speech.progress_ends()
        write_card(wanted, come, out, licence)
    if as_json:
        show_json(asdict(wanted) | {"there": asdict(come)})
    else:
        print(told(wanted, come, out, speech))
    return FAILED if come.lost else 0


def told(wanted: Recording, come: Recorded, out: Path, speech: Speech) -> str:
    """What is in the folder now."""
    lines = [
        speech(
            "record-done",
            games=come.matches,
            decisions=f"{sum(come.decisions.values()):,}",
            size=f"{come.bytes / 1e6:,.1f}",
            folder=str(out),
        )
    ]
    if come.lost:
        lines.append(speech("record-lost", games=wanted.matches - come.matches))
    return "\n".join(lines)


@contextmanager
def refused(out: Path) -> Iterator[None]:
    """Say in words why nothing can be recorded.

    Raises:
        CommandError: instead of it.
    """
    try:
        yield
    except MissingLibrary as error:
        raise CommandError("record-missing", about=str(error)) from error
    except Unbounded as error:
        raise CommandError("as-it-is", text=str(error)) from error
    except BadFolder as error:
        raise CommandError(f"record-{error.key}", folder=str(out), about=error.told) from error
    except OSError as error:
        raise CommandError("record-unwritable", folder=str(out), about=error.strerror or str(error)) from error
