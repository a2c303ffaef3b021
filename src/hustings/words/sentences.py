"""Sentences for messages, from the Fluent texts of the house and of a game.

The house speaks English and Japanese. A game speaks the languages that it has texts in, one at least: who reads in
another one gets its first, among the house's own words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from hustings.kernel.message import Message, filled
from hustings.play.game import Game

LANGUAGES: Final = ("en", "ja")
"""The languages of the house."""

HOUSE: Final = "hustings.words"
"""The package with the texts of the house."""

KEPT: Final = 16384
"""How many texts with their arguments are kept: a board says the same of most of its things again and again."""

READING: Final = re.compile("([一-龠々]+)《([^》]+)》")
"""A word and how it is read, as texts have it where a reader first meets the word: 浅葱《あさぎ》."""


def system_error(error: OSError) -> dict[str, str | int]:
    """What a text needs to tell in its language why the system could not read, write or listen."""
    return {"code": error.errno or 0, "detail": error.strerror or str(error)}


class MissingText(LookupError):
    """A text that is in no ``.ftl`` file of this language."""


@cache
def languages_in(package: str) -> tuple[str, ...]:
    """The languages that the texts of a package are in, those of the house first: ``text/fr.ftl``, ``text/map.fr.ftl``.

    Raises:
        MissingText: when it has no texts.
    """
    folder = files(package).joinpath("text")
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    there = in_order(name.split(".")[-2] for name in names if name.endswith(".ftl"))
    if not there:
        raise MissingText(f"{package} has no texts: write text/en.ftl, or the like in another language")
    return there


def in_order(languages: Iterable[str]) -> tuple[str, ...]:
    """Languages, each once, those of the house first."""
    return tuple(sorted(set(languages), key=lambda language: (language not in LANGUAGES, language)))


@cache
def _texts(language: str, package: str) -> tuple[Resource, ...]:
    folder = files(package).joinpath("text")
    names = sorted(file.name for file in folder.iterdir())
    wanted = [name for name in names if name == f"{language}.ftl" or name.endswith(f".{language}.ftl")]
    return tuple(FluentResource(folder.joinpath(name).read_text("utf-8")) for name in wanted)


def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The texts in one language; in one that the house does not speak, its English among those of the game."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        spoken = language if language in languages_in(package) else LANGUAGES[0]
        for text in _texts(spoken, package):
            bundle.add_resource(text, allow_overrides=True)
    return bundle


class Words:
    """The texts of the house, and of one game when it is given.

    Args:
        game: the game.
        breaks: whether texts keep the places (U+200B) at which a long name may be broken, which only pages can.
    """

    def __init__(self, game: Game | None = None, breaks: bool = False) -> None:
        self.game = game
        self._breaks = breaks
        self.languages = LANGUAGES if game is None else languages_in(game.face.package)
        self._bundles: dict[str, FluentBundle] = {}
        self.vocabulary = {**HOUSE_VOCABULARY, **(game.wording.vocabulary if game else {})}
        self._formatted = lru_cache(maxsize=KEPT, typed=True)(self._format)

    def _bundle(self, language: str) -> FluentBundle:
        """The texts in one language, read when somebody reads it."""
        if language not in self._bundles:
            own = (self.game.face.package,) if self.game is not None and language in self.languages else ()
            self._bundles[language] = _bundle(language, (HOUSE, *own))
        return self._bundles[language]

    def has(self, language: str, key: str) -> bool:
        """Whether there is a text of this key, for who reads in this language."""
        return self._bundle(self._spoken(language, key)).has_message(key)

    def _spoken(self, language: str, key: str) -> str:
        """The language in which a text is told: the first one of a game that does not speak this one."""
        return language if language in self.languages or self._bundle(language).has_message(key) else self.languages[0]

    def text(self, language: str, key: str, **arguments: object) -> str:
        """The text of a key, with readings in brackets.

        Raises:
            MissingText: when there is none, or an argument is missing.
        """
        said = self.annotated(language, key, **arguments)
        return READING.sub(r"\1（\2）", said) if "《" in said else said

    def annotated(self, language: str, key: str, **arguments: object) -> str:
        """The text of a key with readings as it has them, for who can set them above their words.

        Raises:
            MissingText: when there is none, or an argument is missing.
        """
        return self._formatted(language, key, **arguments)

    def _format(self, language: str, key: str, /, **arguments: object) -> str:
        spoken = self._spoken(language, key)
        bundle = self._bundle(spoken)
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            raise MissingText(f"no text {key!r} in {spoken}.ftl")
        printed = self.game.wording.numbers(key) if self.game else {}
        said, errors = bundle.format_pattern(pattern, {**self._named(language, printed), **arguments})
        if errors:
            raise MissingText(f"text {key!r} in {spoken}.ftl: {errors[0]}")
        return str(said) if self._breaks else str(said).replace("\u200b", "")

    def seat_in_full(self, language: str, seat: str) -> str:
        """The key of a seat's name where it is met first: the long one, if it has one."""
        long = f"seat-{seat}-long"
        return long if self.has(language, long) else f"seat-{seat}"

    def seat_inside(self, language: str, seat: str) -> str:
        """The name of a seat inside a sentence, where an article in it is small."""
        inside = f"seat-{seat}-inside"
        return self.text(language, inside if self.has(language, inside) else f"seat-{seat}")

    def say(self, language: str, prefix: str, message: Message) -> str:
        """The sentence of a message, whose key in the texts is ``prefix`` and its own.

        Raises:
            MissingText: when there is none, or the game's vocabulary does not list its arguments.
        """
        arguments = self.arguments(language, message)
        return self.text(language, prefix + message.key, **arguments)

    def listed(self, language: str, items: Sequence[str]) -> str:
        """Things one after the other, as a sentence names them; Japanese quotation marks need no comma between them."""
        first = self.text(language, "list-comma").join(items[:-1])
        said = f"{first}{self.text(language, 'list-and')}{items[-1]}" if first else items[-1]
        return said.replace("」、「", "」「")

    def arguments(self, language: str, message: Message) -> dict[str, object]:
        """The arguments of a message by name, each a number or the name of what it stands for.

        Besides ``name`` there is ``name-id``: the key that names it, to be used in a Fluent selector. Of a list it says
        what stands in it.
        """
        names = self.vocabulary.get(message.key, ())
        try:
            pairs = filled(names, message.args)
        except ValueError as error:
            raise MissingText(f"the vocabulary lists {names} for {message.key!r}, which has {message.args}") from error
        stands: dict[str, Message | int | str] = {}
        for declared, (name, kind, values) in zip(names, pairs, strict=True):
            things = [self.game.wording.name(kind, value) if self.game else value for value in values]
            if declared.endswith("*"):
                items = [str(self._named(language, {"item": thing})["item"]) for thing in things]
                stands[name] = self.listed(language, items) if items else self.text(language, "list-nothing")
            else:
                stands[name] = things[0]
        return self._named(language, stands)

    def _named(self, language: str, stands: Mapping[str, Message | int | str]) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for name, thing in stands.items():
            if isinstance(thing, Message):
                arguments[f"{name}-id"] = thing.key
                if thing.key in self.vocabulary:
                    arguments[name] = self.say(language, "", thing)
                else:
                    arguments[name] = self.text(language, thing.key, **({"n": thing.args[0]} if thing.args else {}))
            else:
                arguments[name] = thing
        return arguments


HOUSE_VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "match-over": (),
    "not-asked": (),
    "unknown-action": (),
    "other-question": (),
    "nothing-to-undo": (),
    "sealed-answer": (),
    "nothing-to-confirm": (),
    "no-takeback": (),
    "no-takeback-request": (),
    "time-up": ("side",),
    "takeback-asked": ("side",),
    "takeback-refused": ("side",),
    "takeback-granted": ("side",),
    "rules-changed": ("found", "known"),
    "played-on": (),
    "played-on-anew": ("side",),
    "end-resigned": ("side",),
    "end-time": ("side",),
    "time-is-up": (),
}
"""Arguments of the kernel's own messages; every game names the kind ``side``."""
