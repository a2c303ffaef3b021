"""``hustings arena``: players of every kind against each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from hustings.ai.levels import Budget
from hustings.research import MissingLibrary, needed
from hustings.research.arena.cluster import Cluster, Unreachable
from hustings.research.arena.ledger import NotThisOne
from hustings.research.arena.players import LIMIT
from hustings.research.arena.plot import Labels, draw
from hustings.research.arena.tally import Share, Strength, Tally
from hustings.research.arena.tournament import Arena, UnfitPlayer, arena
from hustings.research.matchup import STANDARD, ComputerFailed, MatchFailed
from hustings.words.sentences import Words, system_error

from .games import Asked
from .options import File, Number, Seconds, as_json, option
from .players import PlayersCommand, players_option
from .simulate import Progress, ending_told, tell_failure
from .speech import FAILED, WRONG, CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings arena watergate --players random heuristic search --games 20
hustings arena 1960 --edition first --players heuristic search:iterations=100 search:iterations=1000 --games 10
hustings arena watergate --players heuristic my_package.players:Careful:depth=3 --games 50 --out careful.jsonl
hustings arena watergate --players heuristic "bot:python examples/bot.py"
hustings arena politically-correct-people --game-players 6 --players random heuristic --plot market.svg
hustings arena 1960 --players random heuristic search --address 10.0.0.7:6379 --out cluster.jsonl --json"""
GAMES: Final = 10
WIDE: Final = 200
"""Cells of a line into a file or a pipe."""


def _command(do: Callable[..., int]) -> PlayersCommand:
    return PlayersCommand("arena", EXAMPLES, do)


@_command
@players_option
@option("--games", text="arena-games", told={"default": str(GAMES)}, metavar="N", type=Number(), default=GAMES)
@option("--iterations", text="arena-iterations", told={"default": str(STANDARD.iterations)}, metavar="N", type=Number())
@option("--seconds", text="arena-seconds", metavar="S", type=Seconds())
@option("--limit", text="arena-limit", told={"default": f"{LIMIT:g}"}, metavar="S", type=Seconds(), default=LIMIT)
@option("--seed", text="seed", metavar="N", type=Number(0), default=0)
@option("--workers", text="arena-workers", metavar="N", type=Number())
@option("--address", text="arena-address", metavar="ADDRESS", default="")
@option("--out", text="arena-out", metavar="FILE", type=File())
@option("--plot", text="arena-plot", metavar="FILE", type=File())
@as_json
def run(
    speech: Speech,
    asked: Asked,
    players: tuple[str, ...],
    games: int,
    iterations: int | None,
    seconds: float | None,
    limit: float,
    seed: int,
    workers: int | None,
    address: str,
    out: Path | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Play, count, draw."""
    game = asked.open(speech)
    options = asked.chosen(game)
    words = Words(game)
    if len(set(players)) < max(2, len(players)):
        raise CommandError("arena-few")
    try:
        with told(out, address):
            cluster = Cluster(address, workers)
            if plot is not None:
                needed("matplotlib", "arena")
        with told(plot, address):
            if plot is not None:
                plot.open("ab").close()  # better now than after the matches
        with told(out, address):
            result = arena(
                game,
                players,
                games,
                options=options,
                budget=Budget(seconds, iterations) if iterations or seconds else STANDARD,
                limit=limit,
                seed=seed,
                workers=cluster,
                file=out,
                progress=Progress(speech),
            )
    except (ComputerFailed, MatchFailed) as failed:
        return tell_failure(failed, words, speech)
    except UnfitPlayer as unfit:
        speech.progress_ends()
        speech.error(speech("failed", problem=speech("arena-unfit", player=unfit.player, what=unfit.what)))
        speech.error(unfit.trace)
        return WRONG
    speech.progress_ends()
    if plot is not None:
        title = heading(result, words, speech)
        with told(plot, address):
            draw(result.tally, plot, Labels(title, speech("arena-rating"), speech("arena-ahead")))
    if as_json:
        show_json(result.as_data())
    else:
        show(result, words, speech)
    return FAILED if result.void else 0


@contextmanager
def told(file: Path | None, address: str) -> Iterator[None]:
    """Say in words what keeps an arena from playing.

    Raises:
        CommandError: instead of it.
    """
    try:
        yield
    except MissingLibrary as missing:
        raise CommandError("arena-missing", library=missing.library) from missing
    except Unreachable as error:
        raise CommandError("arena-unreachable", address=error.address, detail=error.detail) from error
    except NotThisOne as error:
        given = {"line": error.about, "about": error.about, "theirs": error.theirs, "ours": error.ours}
        raise CommandError(f"arena-file-{error.key}", file=str(file), **given) from error
    except OSError as error:
        raise CommandError("arena-unwritable", file=str(file or ""), **system_error(error)) from error


def heading(result: Arena, words: Words, speech: Speech) -> str:
    """What was played."""
    return speech(
        "arena-title",
        game=words.text(speech.language, "game-title"),
        games=result.tally.matches,
        players=str(len(result.tally.standings)),
        mixes=str(result.mixes[0]),
        times=result.games,
        seed=str(result.tournament.seed),
    )


def show(result: Arena, words: Words, speech: Speech) -> None:
    """The result as a person reads it."""
    tally = result.tally
    print(heading(result, words, speech))
    for line in remarks(result, speech):
        print(line)
    screen = Console(highlight=False)
    if not screen.is_terminal:
        screen = Console(highlight=False, width=WIDE)
    screen.print(_standings(tally, speech))
    print(speech("arena-cross"))
    screen.print(_cross(tally, speech))
    worth = [
        speech("arena-seat", seat=words.text(speech.language, f"seat-{seat}"), **_points(value, "+.0f"))
        for seat, value in tally.seats.items()
    ]
    print(speech("arena-worth", seats=words.listed(speech.language, worth)))
    endings = words.listed(
        speech.language, [ending_told(words, speech, how, times) for how, times in tally.endings.items()]
    )
    decisions, took = f"{tally.decisions:.0f}", f"{result.seconds:.1f}"
    print(speech("arena-rest", endings=endings, decisions=decisions, seconds=took))


def remarks(result: Arena, speech: Speech) -> list[str]:
    """What has to be known of how it was played."""
    tally = result.tally
    mixes, all = result.mixes
    lines = []
    if mixes < all:
        lines.append(speech("arena-drawn", all=str(all), mixes=str(mixes), seats=str(len(tally.seats))))
    if result.kept:
        lines.append(speech("arena-kept", games=result.kept))
    if tally.matches + len(result.void) < result.asked:
        lines.append(speech("arena-stopped", games=str(tally.matches), asked=str(result.asked)))
    if result.again:
        lines.append(speech("arena-again", games=result.again))
    if result.void:
        lines.append(speech("arena-void", seeds=", ".join(map(str, result.void))))
    for fault in tally.faults:
        given = {"player": fault.player, "games": str(fault.matches), "what": fault.what, "seed": str(fault.seed)}
        lines.append(speech(f"arena-fault-{fault.kind}", **given))
    return lines


def _standings(tally: Tally, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(speech("arena-player"))
    for heading in ("rating", "wins", "of", "draws", "share"):
        table.add_column(speech(f"arena-{heading}"), justify="right")
    best = sorted(enumerate(tally.standings, 1), key=lambda one: -one[1].rating.points)
    for number, one in best:
        key = "arena-yardstick" if one.player == tally.yardstick else "arena-from-to"
        rating = speech(key, **_points(one.rating, ".0f"))
        counts = str(one.wins.times), str(one.wins.of), str(one.draws)
        table.add_row(str(number), one.player, rating, *counts, _percent(one.wins, speech))
    return table


def _cross(tally: Tally, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column("")
    for number in range(1, len(tally.standings) + 1):
        table.add_column(str(number), justify="right")
    for number, (one, row) in enumerate(zip(tally.standings, tally.ahead, strict=True), 1):
        table.add_row(str(number), one.player, *["–" if cell is None else _percent(cell, speech) for cell in row])
    return table


def _percent(share: Share, speech: Speech) -> str:
    if not share.of:
        return "–"
    given = {"share": share.share, "low": share.low, "high": share.high}
    return speech("arena-range", **{name: f"{100 * value:.0f}" for name, value in given.items()})


def _points(value: Strength, form: str) -> dict[str, str]:
    return {name: format(getattr(value, name), form) for name in ("points", "low", "high")}
