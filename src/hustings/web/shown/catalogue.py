"""What the pages say about an installed game, from its texts."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile

from markupsafe import Markup

from hustings.matches.timecontrol import OFFERED, parse_pace
from hustings.play.face import Provenance
from hustings.play.game import BadOption, Game

from .sentences import Sentences, sentences

__all__ = ["About", "Choice", "Entry", "Option", "Seat", "about", "contents", "sizes_of"]


@dataclass(frozen=True)
class Seat:
    """A seat of a game and what it plays for: its name, that inside a sentence, and that where it is met first."""

    id: str
    name: str
    inside: str
    full: Markup
    aim: str


@dataclass(frozen=True)
class Choice:
    """A value of an option.

    Attributes:
        seats: how many seats a match has with it; 0: that does not depend on the option.
        apart: choices of the options before it, as ``option:value``, with which it cannot be chosen.
    """

    id: str
    name: str
    seats: int
    apart: tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """An option of a game with its choices, the default first."""

    id: str
    name: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class About:
    """A game as its pages describe it.

    Attributes:
        box: how many play, how long, and how hard it is to learn; empty: it does not say.
        speaks: that it does not speak the reader's language, but which ones; empty: it does.
        seats: all that a match can have.
        first: the seat of a match that is begun without choosing anything.
        owned: whether somebody who owns the game can correct its printed values.
        lesson: the chapters of its lesson.
        paces: the time controls that are offered, each with what it is called.
        overtime: what becomes of who has no time left; see :meth:`hustings.play.game.Game.overtime`.
    """

    id: str
    title: str
    tagline: str
    box: str
    about: str
    speaks: str
    notice: str
    minute: tuple[str, ...]
    seats: tuple[Seat, ...]
    first: Seat
    options: tuple[Option, ...]
    provenance: Provenance | None
    owned: bool
    lesson: tuple[Entry, ...]
    paces: tuple[tuple[str, str], ...]
    overtime: str


@dataclass(frozen=True)
class Entry:
    """A chapter of a game's lesson: its title and address, and whether the reader is there."""

    title: str
    href: str
    here: bool = False


def about(game: Game, language: str) -> About:
    """What the pages say about a game."""
    words = sentences(game, language)
    sizes = sizes_of(game)
    seats = tuple(
        Seat(
            id,
            words.text(f"seat-{id}"),
            words.words.seat_inside(language, id),
            words.annotated(words.words.seat_in_full(language, id)),
            _or_empty(words, f"seat-{id}-aim"),
        )
        for id in max([game.seats(), *sizes.values()], key=len)
    )
    return About(
        id=game.id,
        title=words.text("game-title"),
        tagline=words.text("game-tagline"),
        box=_or_empty(words, "game-box"),
        about=words.text("game-about"),
        speaks=_speaks_only(words),
        notice=words.text("game-notice"),
        minute=words.numbered("minute-"),
        seats=seats,
        first=seats[len(game.seats()) - 1],
        options=tuple(
            Option(
                id,
                words.text(f"option-{id}"),
                tuple(
                    Choice(
                        value,
                        words.text(f"option-{id}-{value}"),
                        len(sizes.get((id, value), ())),
                        apart(game, id, value),
                    )
                    for value in choices
                ),
            )
            for id, choices in game.options.items()
        ),
        provenance=game.face.provenance(words.text),
        owned=game.printing is not None,
        lesson=contents(game, words),
        paces=tuple((pace, parse_pace(pace).say(language)) for pace in OFFERED),
        overtime=game.overtime(game.chosen(None)),
    )


def contents(game: Game, words: Sentences, here: str = "") -> tuple[Entry, ...]:
    """The chapters of a game's lesson; none where there is no lesson."""
    names = [chapter.name for chapter in game.face.lesson.chapters] if game.face.lesson else []
    return tuple(Entry(words.text(f"lesson-{name}"), f"/g/{game.id}/lesson/{name}", name == here) for name in names)


def sizes_of(game: Game) -> dict[tuple[str, str], tuple[str, ...]]:
    """The seats of a match with an option and its value, for those options that change how many there are."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for id, choices in game.options.items():
        seats: dict[tuple[str, str], tuple[str, ...]] = {}
        for value in choices:
            with suppress(BadOption):
                seats[id, value] = game.seats({id: value})
        if len(set(seats.values())) > 1:
            found |= seats
    return found


def apart(game: Game, id: str, value: str) -> tuple[str, ...]:
    """Choices of the options before one, as ``option:value``, with which a value of it cannot be chosen."""
    found = []
    for other, choices in takewhile(lambda option: option[0] != id, game.options.items()):
        for choice in choices:
            try:
                game.chosen({other: choice, id: value})
            except BadOption:
                found.append(f"{other}:{choice}")
    return tuple(found)


def _speaks_only(words: Sentences) -> str:
    spoken = words.words.languages
    if words.language in spoken:
        return ""
    named = [words.text("language-name", tag=language) for language in spoken]
    return words.text("game-speaks-only", languages=words.words.listed(words.language, named))


def _or_empty(words: Sentences, key: str) -> str:
    return words.text(key) if words.has(key) else ""
