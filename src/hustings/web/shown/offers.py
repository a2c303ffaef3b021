"""What pages say of tables in the lobby: who sits there, on what terms they play, whom they want."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hustings.club.finding.lobby import Lobby, Offered
from hustings.club.terms import Terms
from hustings.matches.people import COMPUTER, OPEN
from hustings.matches.records.faults import PAGE, as_fault
from hustings.matches.timecontrol import parse_pace
from hustings.play.game import Game

from .catalogue import sizes_of
from .faults import fault
from .sentences import Sentences, sentences

__all__ = ["Shown", "offers", "pace_in_words", "pulse", "terms_in_words"]

log = logging.getLogger("hustings.web")


@dataclass(frozen=True)
class Shown:
    """A table as the lobby shows it.

    Attributes:
        match_id: its match.
        game: title of its game.
        game_id: id of its game.
        names: who sits there.
        terms: pace, options that are not the usual ones, rated, ratings that are wanted: each in words.
        seats: which seats are free, in words; empty: it is to be watched.
        note: what its host says.
    """

    match_id: str
    game: str
    game_id: str
    names: str
    terms: tuple[str, ...]
    seats: str
    note: str


def pace_in_words(pace: str, language: str) -> str:
    """How much time there is."""
    return parse_pace(pace).say(language)


def terms_in_words(
    game: Game,
    words: Sentences,
    options: Mapping[str, str],
    terms: Terms | Offered,
) -> tuple[str, ...]:
    """On what a match is played: pace, options that are not the usual ones, rated, ratings that are wanted."""
    return tuple(
        filter(
            None,
            (
                pace_in_words(terms.pace, words.language),
                *_chosen_in_words(game, words, options),
                words.text("terms-rated") if terms.rated else "",
                _wanted_in_words(words, terms.lowest, terms.highest),
            ),
        )
    )


def _chosen_in_words(game: Game, words: Sentences, options: Mapping[str, str]) -> list[str]:
    """The options of a match that are not the usual ones, but for how many play."""
    usual, sized = game.chosen({}), {id for id, _ in sizes_of(game)}
    differs = [id for id in game.options if id not in sized and options.get(id, usual[id]) != usual[id]]
    return [words.text(f"option-{id}-{options[id]}") for id in differs]


def _wanted_in_words(words: Sentences, lowest: int | None, highest: int | None) -> str:
    """Which ratings a table is for; empty: any."""
    if lowest is not None and highest is not None:
        return words.text("wanted-between", lowest=lowest, highest=highest)
    if lowest is not None:
        return words.text("wanted-from", lowest=lowest)
    return words.text("wanted-to", highest=highest) if highest is not None else ""


def offers(game_of: Mapping[str, Game], tables: Sequence[Offered], language: str) -> list[Shown]:
    """Tables as the lobby shows them; those of games that cannot be loaded, or have no words for it, are left out.

    Args:
        game_of: the installed games, by id.
        tables: as they are.
        language: of the readers.
    """
    shown: list[Shown] = []
    for table in tables:
        if (game := game_of.get(table.game)) is None:
            continue
        try:
            shown.append(_shown(game, table, language))
        except Exception as error:  # what a game brings along may fail in any way, and only for itself
            extra = as_fault(PAGE, table.game, "/", error)
            log.error("a table of %s is not in the lobby: %s", table.game, fault(error), extra=extra)
    return shown


def _shown(game: Game, table: Offered, language: str) -> Shown:
    words = sentences(game, language)
    options = game.chosen({id: value for id, value in table.options.items() if id in game.options})
    names = game.seats(options)
    said = [_name(words, kind, level, name) for kind, level, name in table.seats]
    sat = [name for name, (kind, _, _) in zip(said, table.seats, strict=True) if kind != OPEN]
    free = [
        words.words.seat_inside(language, names[number])
        for number, (kind, _, _) in enumerate(table.seats)
        if kind == OPEN
    ]
    if len(free) > 2:
        seats = words.text("seats-free", count=len(free))
    else:
        seats = words.text("seat-free", sides=words.words.listed(language, free)) if free else ""
    versus = words.text("versus", first=sat[0], second=sat[1]) if len(table.seats) == len(sat) == 2 else ""
    return Shown(
        table.match_id,
        words.text("game-title"),
        game.id,
        versus or words.words.listed(language, sat),
        terms_in_words(game, words, options, table),
        seats,
        table.note,
    )


def _name(words: Sentences, kind: str, level: str, name: str) -> str:
    if kind == COMPUTER:
        return words.text(f"computer-{level}")
    return name or words.text("nameless")


def pulse(words: Sentences, lobby: Lobby) -> str:
    """The lobby in one line."""
    seeking = sum((lobby.seeking or {}).values())
    parts = [
        words.text("pulse-tables", count=len(lobby.tables)) if lobby.tables else "",
        words.text("pulse-seeking", count=seeking) if seeking else "",
        words.text("pulse-here", count=lobby.here) if lobby.here > 1 else "",
    ]
    return words.text("pulse-between").join(filter(None, parts)) or words.text("pulse-quiet")
