"""``hustings soak``: random matches under all invariants."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, islice
from pathlib import Path
from time import perf_counter
from typing import Final

from hustings.play.game import Game
from hustings.testing import copies, matches, memory, play, secrecy
from hustings.testing.walk import Failed, options_of
from hustings.testing.witness import NoWitness, Witness, witness_in

from .games import Asked, game_command
from .options import Choice, File, Number, Seconds, as_json, option
from .speech import FAILED, CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings soak watergate --games 20
hustings soak watergate --games 1000 --seed 5000 --seconds 600
hustings soak 1960 --edition first
hustings soak watergate --games 10000 --check undo-restores
hustings soak watergate --tests tests/watergate/test_inherited.py"""
GAMES: Final = 20
LONGEST: Final = 5000
"""Decisions of a match."""

CHECKS: Final[dict[str, Callable[[Game, range, int], None]]] = {
    check.__name__.replace("_", "-"): check
    for check in (
        play.matches_end,
        play.nothing_is_stuck,
        play.listed_actions_are_accepted,
        play.others_are_refused,
        copies.saved_positions_go_on,
        copies.clones_are_apart,
        copies.steps_never_change,
        secrecy.determinizing_keeps_the_view,
        secrecy.actions_follow_from_knowledge,
        secrecy.twins_tell_the_same,
        matches.undo_restores,
        matches.drafts_reach_nobody,
        matches.records_replay,
    )
}

WITNESSED: Final[dict[str, Callable[[Game, range, int, Witness], None]]] = {
    check.__name__.replace("_", "-"): check
    for check in (
        play.pieces_are_conserved,
        secrecy.entries_tell_what_is_seen,
        secrecy.twins_are_legal_to_the_end,
        memory.nothing_told_is_forgotten,
        matches.takebacks_go_back,
    )
}
"""The checks that ask what only a game's own tests know of it."""


NAMES: Final = (*CHECKS, *WITNESSED)


@game_command("soak", EXAMPLES, default="soak-options")
@option("--games", text="soak-games", told={"default": str(GAMES)}, metavar="N", type=Number(), default=GAMES)
@option("--seed", text="seed", metavar="N", type=Number(0), default=0)
@option("--seconds", text="soak-seconds", metavar="S", type=Seconds())
@option("--tests", text="soak-tests", told={"checks": ", ".join(WITNESSED)}, metavar="FILE", type=File())
@option("--check", text="soak-check", told={"all": ", ".join(NAMES)}, metavar="NAME", type=Choice(NAMES), multiple=True)
@as_json
def run(
    speech: Speech,
    asked: Asked,
    games: int,
    seed: int,
    seconds: float | None,
    tests: Path | None,
    check: tuple[str, ...],
    as_json: bool,
) -> int:
    """Play and check, one seed after the other, until something is found, or all are done, or time is up."""
    game = asked.open(speech)
    chosen = asked.chosen(game)
    agreeing = (number for number in count(seed) if chosen.items() <= options_of(game, number).items())
    witness = None if tests is None else _witness(tests, game)
    checks = list(check) or [*CHECKS, *(WITNESSED if witness is not None else ())]
    if witness is None and (wanting := [name for name in checks if name in WITNESSED]):
        raise CommandError("soak-needs-tests", check=wanting[0])
    began = perf_counter()
    played = 0
    for number in islice(agreeing, games):
        for name in checks:
            speech.progress("soak-progress", done=str(played), all=str(games), check=name)
            try:
                if name in CHECKS:
                    CHECKS[name](game, range(number, number + 1), LONGEST)
                elif witness is not None:
                    WITNESSED[name](game, range(number, number + 1), LONGEST, witness)
            except Failed as failed:
                speech.progress_ends()
                return _failed(game, name, number, failed, _again(asked, number, tests), as_json, speech)
        played += 1
        if seconds is not None and perf_counter() - began > seconds:
            break
    speech.progress_ends()
    took = round(perf_counter() - began, 1)
    if as_json:
        show_json({"game": game.id, "matches": played, "checks": checks, "first": seed, "seconds": took})
    else:
        print(
            speech(
                "soak-fine",
                game=game.id,
                games=played,
                checks=len(checks),
                first=str(seed),
                last=str(number),
                seconds=str(took),
            )
        )
    return 0


def _witness(tests: Path, game: Game) -> Witness:
    """What the game's own tests know of it.

    Raises:
        CommandError: when the file has no tests of this game.
    """
    try:
        return witness_in(tests, game.id)
    except NoWitness as error:
        raise CommandError("soak-no-tests", file=str(tests), game=game.id, detail=str(error)) from error


def _again(asked: Asked, seed: int, tests: Path | None) -> str:
    """How to see a failure again; the seed alone says which options the match has."""
    files = {"--printed": asked.printed, "--tests": tests}
    given = "".join(f" {name} {file}" for name, file in files.items() if file is not None)
    return f"hustings soak {asked.name} --games 1 --seed {seed}{given}"


def _failed(game: Game, check: str, seed: int, failed: Failed, again: str, as_json: bool, speech: Speech) -> int:
    """Report what was found so that it can be seen again."""
    if as_json:
        show_json(
            {
                "game": game.id,
                "check": check,
                "seed": seed,
                "failed": str(failed),
                "actions": failed.path,
                "again": again,
            }
        )
        return FAILED
    print(speech("soak-failed", game=game.id, check=check, seed=str(seed)))
    print(f"  {failed}")
    print(speech("soak-actions"))
    for line in failed.path:
        print(f"  {line}")
    print(speech("soak-again", command=again))
    return FAILED
