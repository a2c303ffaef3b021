"""``hustings soak``: random matches under all invariants."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import count, islice
from pathlib import Path
from time import perf_counter
from typing import Final

from hustings.play.game import Game
from hustings.testing import copies, matches, memory, play, secrecy
from hustings.testing.walk import Failed, options_of
from hustings.testing.witness import NoWitness, Witness, witness_in

from .games import add_game, add_options, chosen_options, open_game
from .parser import Parser, add_json, number, seconds
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


def add(made: Parser, speech: Speech, game: str) -> None:
    """Add the options; those of ``game`` are among them."""
    add_game(made, speech)
    add_options(made, speech, game, speech("soak-options"))
    made.add_argument(
        "--games", metavar="N", type=number(speech), default=GAMES, help=speech("soak-games", default=str(GAMES))
    )
    made.add_argument("--seed", metavar="N", type=number(speech, 0), default=0, help=speech("seed"))
    made.add_argument("--seconds", metavar="S", type=seconds(speech), help=speech("soak-seconds"))
    made.add_argument(
        "--tests", metavar="FILE", type=Path, help=speech("soak-tests", checks=", ".join(WITNESSED))
    )
    names = [*CHECKS, *WITNESSED]
    made.add_argument(
        "--check", metavar="NAME", choices=names, action="append", help=speech("soak-check", all=", ".join(names))
    )
    add_json(made, speech)


def run(args: argparse.Namespace, speech: Speech) -> int:
    """Play and check, one seed after the other, until something is found, or all are done, or time is up."""
    game = open_game(args, speech)
    chosen = chosen_options(args, game)
    agreeing = (seed for seed in count(args.seed) if chosen.items() <= options_of(game, seed).items())
    witness = _witness(args, game)
    checks = args.check or [*CHECKS, *(WITNESSED if witness is not None else ())]
    if witness is None and (asked := [name for name in checks if name in WITNESSED]):
        raise CommandError("soak-needs-tests", check=asked[0])
    began = perf_counter()
    played = 0
    for seed in islice(agreeing, args.games):
        for name in checks:
            speech.progress("soak-progress", done=str(played), all=str(args.games), check=name)
            try:
                if name in CHECKS:
                    CHECKS[name](game, range(seed, seed + 1), LONGEST)
                elif witness is not None:
                    WITNESSED[name](game, range(seed, seed + 1), LONGEST, witness)
            except Failed as failed:
                speech.progress_ends()
                return _failed(game, name, seed, failed, args, speech)
        played += 1
        if args.seconds is not None and perf_counter() - began > args.seconds:
            break
    speech.progress_ends()
    took = round(perf_counter() - began, 1)
    if args.json:
        show_json({"game": game.id, "matches": played, "checks": checks, "first": args.seed, "seconds": took})
    else:
        print(
            speech(
                "soak-fine",
                game=game.id,
                games=played,
                checks=len(checks),
                first=str(args.seed),
                last=str(seed),
                seconds=str(took),
            )
        )
    return 0


def _witness(args: argparse.Namespace, game: Game) -> Witness | None:
    """What the game's own tests know of it, when they are named.

    Raises:
        CommandError: when the file has no tests of this game.
    """
    if args.tests is None:
        return None
    try:
        return witness_in(args.tests, game.id)
    except NoWitness as error:
        raise CommandError("soak-no-tests", file=str(args.tests), game=game.id, detail=str(error)) from error


def _failed(game: Game, check: str, seed: int, failed: Failed, args: argparse.Namespace, speech: Speech) -> int:
    """Report what was found so that it can be seen again; the seed alone says which options the match has."""
    again = f"hustings soak {game.id} --games 1 --seed {seed}" + (f" --printed {args.printed}" if args.printed else "")
    again += f" --tests {args.tests}" if args.tests else ""
    if args.json:
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
