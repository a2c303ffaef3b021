"""``hustings simulate``: computers against each other."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from hustings.ai.levels import LEVELS, Budget
from hustings.research.matchup import STANDARD, ComputerFailed, MatchFailed
from hustings.research.simulate import Simulation, simulate
from hustings.words.sentences import Words

from .games import Asked, game_command
from .options import Number, Seconds, as_json, option
from .speech import FAILED, WRONG, Speech, show_json

EXAMPLES: Final = """\
hustings simulate watergate --games 100
hustings simulate watergate --nixon search --editor heuristic --games 200 --iterations 300
hustings simulate 1960 --edition first --kennedy search --games 20
hustings simulate politically-correct-people --players 6 --plum search --games 20
hustings simulate watergate --nixon random --editor heuristic --json"""
GAMES: Final = 100
LEVEL: Final = "heuristic"


@game_command("simulate", EXAMPLES, (*LEVELS, "ismcts"))
@option("--games", text="games", told={"default": str(GAMES)}, metavar="N", type=Number(), default=GAMES)
@option("--iterations", text="iterations", told={"default": str(STANDARD.iterations)}, metavar="N", type=Number())
@option("--seconds", text="simulate-seconds", metavar="S", type=Seconds())
@option("--seed", text="seed", metavar="N", type=Number(0), default=0)
@option("--processes", text="processes", metavar="N", type=Number())
@as_json
def run(
    speech: Speech,
    asked: Asked,
    games: int,
    iterations: int | None,
    seconds: float | None,
    seed: int,
    processes: int | None,
    as_json: bool,
) -> int:
    """Play and count."""
    game = asked.open(speech)
    options = asked.chosen(game)
    words = Words(game)
    try:
        result = simulate(
            game,
            [level or LEVEL for level in asked.seated(game.seats(options))],
            matches=games,
            budget=Budget(seconds, iterations) if iterations or seconds else STANDARD,
            seed=seed,
            processes=processes,
            options=options,
            progress=Progress(speech),
        )
    except (ComputerFailed, MatchFailed) as failed:
        return tell_failure(failed, words, speech)
    speech.progress_ends()
    if as_json:
        show_json(result.as_data())
    else:
        print(report(result, words, speech))
    return FAILED if result.lost else 0


def tell_failure(failed: ComputerFailed | MatchFailed, words: Words, speech: Speech) -> int:
    """Say what has failed among many matches, in which and why, with its traceback; the exit code."""
    speech.progress_ends()
    speech.error(speech("failed", problem=_failure(failed, words, speech)))
    speech.error(failed.trouble.trace)
    return WRONG


def _failure(failed: ComputerFailed | MatchFailed, words: Words, speech: Speech) -> str:
    why = {"seed": str(failed.seed), "what": failed.trouble.what, "where": failed.trouble.where}
    if isinstance(failed, MatchFailed):
        return speech("match-failed", game=words.text(speech.language, "game-title"), **why)
    seat = words.text(speech.language, f"seat-{failed.seat}")
    return speech("computer-failed", level=failed.level, seat=seat, **why)


class Progress:
    """Says how many matches are over, and how long the others will take at the same pace."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.began = perf_counter()
        self.before: int | None = None

    def __call__(self, done: int, all: int) -> None:
        """After each match; those that were over before the first of them cost nothing."""
        self.before = done - 1 if self.before is None else self.before
        left = round((perf_counter() - self.began) * (all - done) / (done - self.before))
        time = f"{left // 60}:{left % 60:02}"
        self.speech.progress("simulate-progress", done=str(done), all=str(all), time=time)


def report(result: Simulation, words: Words, speech: Speech) -> str:
    """The result as a person reads it."""
    lines = [
        speech(
            "simulate-title",
            game=words.text(speech.language, "game-title"),
            games=str(result.matches),
            iterations=str(result.iterations or 0),
            seconds=f"{result.thinking or 0:g}",
            seed=str(result.seed),
        )
    ]
    if result.again:
        lines.append(speech("simulate-again", games=len(result.again)))
    if result.lost:
        lines.append(speech("simulate-lost", seeds=", ".join(map(str, result.lost))))
    if result.matches < result.asked:
        lines.append(speech("simulate-stopped", games=str(result.matches), asked=str(result.asked)))
    for side in result.sides:
        lines.append(
            speech(
                "simulate-line",
                seat=words.text(speech.language, f"seat-{side.seat}"),
                level=side.level,
                named=_level(words, speech.language, side.level),
                wins=side.wins,
                draws=side.draws,
                percent=f"{100 * side.share:.1f}",
                low=f"{100 * side.low:.1f}",
                high=f"{100 * side.high:.1f}",
            )
        )
    endings = words.listed(
        speech.language, [ending_told(words, speech, how, times) for how, times in result.endings.items()]
    )
    decisions, took = f"{result.decisions:.0f}", f"{result.seconds:.1f}"
    lines.append(speech("simulate-rest", endings=endings, decisions=decisions, seconds=took))
    return "\n".join(lines)


def _level(words: Words, language: str, level: str) -> str:
    """How strong a computer is, where people can choose it; otherwise what the option calls it."""
    return words.text(language, f"level-{level}") if words.has(language, f"level-{level}") else level


def ending_told(words: Words, speech: Speech, how: str, times: int) -> str:
    """How often matches ended so: in a few words of the game where it has some."""
    short = how.replace("end-", "short-end-", 1)
    said = words.text(speech.language, short) if words.has(speech.language, short) else how.removeprefix("end-")
    return speech("simulate-ending", how=said, times=times)
