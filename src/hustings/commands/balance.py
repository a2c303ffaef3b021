"""``hustings balance``: how even a game is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from hustings.ai.levels import LEVELS, Budget
from hustings.research import MissingLibrary, needed
from hustings.research.arena.players import player_named
from hustings.research.arena.tally import Share
from hustings.research.matchup import STANDARD, ComputerFailed, MatchFailed
from hustings.research.theory.balance import Balance, Group, balance, chance
from hustings.research.theory.balance_plot import Labels, draw, telling
from hustings.words.sentences import Words, system_error

from .games import Asked, as_typed, game_command
from .options import File, Number, as_json, option
from .players import Who
from .simulate import Progress, ending_told, tell_failure
from .speech import FAILED, CommandError, Speech, show_json

EXAMPLES: Final = """\
hustings balance watergate --games 1000
hustings balance 1960 --each-option --plot balance.svg
hustings balance hilarious-struggle --level random --level heuristic --level search:iterations=100 --games 200 --json"""
GAMES: Final = 400
CARDS: Final = 16
SELDOM: Final = 30
"""Matches in which a card has to be dealt, so that it is worth a line."""
WIDE: Final = 160
"""Cells of a line into a file or a pipe."""


@game_command("balance", EXAMPLES)
@option("--level", "levels", text="balance-level", metavar="WHO", type=Who(LEVELS), multiple=True)
@option("--each-option", text="balance-each-option", is_flag=True)
@option("--games", text="balance-games", told={"default": str(GAMES)}, metavar="N", type=Number(), default=GAMES)
@option("--cards", text="balance-cards", told={"default": str(CARDS)}, metavar="N", type=Number(0), default=CARDS)
@option("--iterations", text="iterations", told={"default": str(STANDARD.iterations)}, metavar="N", type=Number())
@option("--seed", text="seed", metavar="N", type=Number(0), default=0)
@option("--processes", text="processes", metavar="N", type=Number())
@option("--plot", text="balance-plot", metavar="FILE", type=File())
@as_json
def run(
    speech: Speech,
    asked: Asked,
    levels: tuple[str, ...],
    each_option: bool,
    games: int,
    cards: int,
    iterations: int | None,
    seed: int,
    processes: int | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Play, count, draw."""
    game = asked.open(speech)
    options = asked.chosen(game)
    words = Words(game)
    if plot is not None:
        _can_draw(plot)
    try:
        result = balance(
            game,
            [player_named(level) for level in dict.fromkeys(levels or ("heuristic",))],
            games,
            options,
            each_option,
            Budget(None, iterations) if iterations else STANDARD,
            seed,
            processes or os.cpu_count() or 1,
            Progress(speech),
        )
    except (ComputerFailed, MatchFailed) as failed:
        return tell_failure(failed, words, speech)
    speech.progress_ends()
    if plot is not None:
        try:
            draw(result, plot, _labels(result, words, speech), cards, SELDOM)
        except OSError as error:
            raise CommandError("balance-unwritable", file=str(plot), **system_error(error)) from error
    if as_json:
        show_json(result.as_data())
    else:
        show(result, cards, words, speech)
    return FAILED if result.lost else 0


def _can_draw(plot: Path) -> None:
    """See that there will be a drawing, before matches are played for it.

    Raises:
        CommandError: when there cannot.
    """
    try:
        needed("matplotlib", "arena")
        plot.open("ab").close()
    except MissingLibrary as missing:
        raise CommandError("arena-missing", library=missing.library) from missing
    except OSError as error:
        raise CommandError("balance-unwritable", file=str(plot), **system_error(error)) from error


def show(result: Balance, cards: int, words: Words, speech: Speech) -> None:
    """The result as a person reads it."""
    screen = Console(highlight=False)
    if not screen.is_terminal:
        screen = Console(highlight=False, width=WIDE)
    print(_title(result, words, speech))
    if result.lost:
        print(speech("simulate-lost", seeds=", ".join(map(str, result.lost))))
    for group in result.groups:
        print()
        print(_heading(group, speech))
        for seat, share in group.seats.items():
            print(speech("balance-seat", seat=words.text(speech.language, f"seat-{seat}"), **_told(share)))
        if group.first is not None:
            print(speech("balance-first", **_told(group.first)))
        if group.shared:
            print(speech("balance-shared", games=group.shared))
        endings = [ending_told(words, speech, how, times) for how, times in group.endings.items()]
        few, half, many = group.decisions
        length = {"mean": f"{group.mean:.0f}", "few": str(few), "half": str(half), "many": str(many)}
        print(speech("balance-rest", endings=words.listed(speech.language, endings), **length))
        for seat in group.seats:
            if table := _table(group, seat, cards, words, speech):
                print()
                screen.print(table)
        if any(telling(group, seat, cards, SELDOM) for seat in group.seats):
            print(speech("balance-sure"))


def _table(group: Group, seat: str, cards: int, words: Words, speech: Speech) -> Table | None:
    """The cards that tell most about a seat; None: there are none."""
    lines = telling(group, seat, cards, SELDOM)
    if not lines:
        return None
    named = words.text(speech.language, f"seat-{seat}")
    table = Table(box=None, title=speech("balance-cards-of", seat=named), title_justify="left", title_style="bold")
    table.add_column(speech("balance-card"))
    for column in ("points", "dealt", "held", "used"):
        table.add_column(speech(f"balance-{column}"), justify="right")
    mean = group.seats[seat].share
    for card in lines:
        shares = [speech("balance-share", **_told(one), times=one.of) for one in (card.dealt, card.held, card.used)]
        off = card.dealt.share - mean
        sure = "*" if abs(off) > chance(group, seat, card.dealt.of) else " "
        table.add_row(_card(card.card, words, speech), f"{100 * off:+.1f}{sure}", *shares)
    return table


def _labels(result: Balance, words: Words, speech: Speech) -> Labels:
    seats = dict.fromkeys(seat for group in result.groups for seat in group.seats)
    return Labels(
        title=_title(result, words, speech),
        wins=speech("balance-plot-wins"),
        cards=lambda seat: speech("balance-plot-cards", seat=seat),
        points=speech("balance-plot-points"),
        dealt=speech("balance-plot-dealt"),
        used=speech("balance-plot-used"),
        chance=speech("balance-plot-chance"),
        seats={seat: words.text(speech.language, f"seat-{seat}") for seat in seats},
        group=lambda group: _heading(group, speech),
        card=lambda card: _card(card, words, speech),
    )


def _title(result: Balance, words: Words, speech: Speech) -> str:
    title = words.text(speech.language, "game-title")
    return speech("balance-title", game=title, games=result.asked, seed=str(result.seed))


def _heading(group: Group, speech: Speech) -> str:
    options = as_typed(group.options)
    return speech("balance-group", player=group.player, options=options, given=len(group.options))


def _card(card: str, words: Words, speech: Speech) -> str:
    return words.text(speech.language, f"card-{card}") if words.has(speech.language, f"card-{card}") else card


def _told(share: Share) -> dict[str, str]:
    return {
        "percent": f"{100 * share.share:.1f}",
        "low": f"{100 * share.low:.1f}",
        "high": f"{100 * share.high:.1f}",
    }
