"""A game's sentences in one language, as plain text and with names that explain themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count, takewhile
from typing import Final

from markupsafe import Markup, escape

from hustings.kernel.message import Message, filled
from hustings.play.game import Game
from hustings.words.sentences import Words
from hustings.words.typesetting import typeset

__all__ = ["Sentences", "objects", "sentences", "words"]

SHOWN: Final = 4096
"""How many different sentences are kept."""

_NAMED: Final = re.compile("([“「]?)\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002([”」]?[.,:、。：]?)")
_BUTTON: Final = r'<button type="button" class="named" popovertarget="about-\2">\1<u>\3</u>\4</button>'
"""A name with the marks around it, which stay beside it also where it takes two lines."""

_WITH_PARTICLE: Final = re.compile(
    '(<button type="button" class="named"(?:(?!</?button).)*?)(」?)</button>'
    "(から|まで|より|[でにと]は|[をはがにでとのへも])"
)
"""In Japanese no line begins with the particle of a name. It stands inside the button of the name, for that is a box of
its own: what follows one of two lines would stand alone at the right."""


class Sentences:
    """Every text of the house and of a game, in one language.

    Args:
        words: the texts.
        language: ``en`` or ``ja``.
    """

    def __init__(self, words: Words, language: str) -> None:
        self.words = words
        self.language = language
        self._plain: dict[str, str] = {}
        self._shown = lru_cache(maxsize=SHOWN)(self._show)
        self._explained = lru_cache(maxsize=SHOWN)(self._explain)

    def text(self, key: str, **arguments: object) -> str:
        """The text of a key."""
        if arguments:
            return self.words.text(self.language, key, **arguments)
        if key not in self._plain:
            self._plain[key] = self.words.text(self.language, key)
        return self._plain[key]

    def annotated(self, key: str, **arguments: object) -> Markup:
        """The text of a key with readings above their words."""
        return typeset(str(escape(self.words.annotated(self.language, key, **arguments))))

    def numbered(self, prefix: str) -> tuple[Markup, ...]:
        """The texts of a prefix and a number, from 1 as far as there are any."""
        keys = takewhile(self.has, (f"{prefix}{number}" for number in count(1)))
        return tuple(map(self.annotated, keys))

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.words.has(self.language, key)

    def unit(self, key: str) -> str:
        """What stands behind a number of what is counted by this key, in a language that counts so."""
        return self.text(f"unit-{key}") if self.has(f"unit-{key}") else ""

    def say(self, prefix: str, message: Message) -> str:
        """The sentence of a message."""
        return self.words.say(self.language, prefix, message)

    def say_if(self, prefix: str, message: Message) -> str:
        """The sentence of a message if there is one with this prefix, else nothing."""
        return self.say(prefix, message) if self.words.has(self.language, prefix + message.key) else ""

    def show(self, prefix: str, message: Message) -> Markup:
        """The sentence of a message, in which a name with an explanation opens it.

        A name is explained when the texts have its key with ``-text`` added: a card and what it does.
        """
        return self._shown(prefix, message.key, message.args)

    def show_all(self, prefix: str, messages: Sequence[Message]) -> Markup:
        """The one sentence of messages that are told together, with names that explain themselves.

        Those that differ in nothing but their ``count`` are added up.
        """
        messages = self._added_up(messages)
        if len(messages) == 1:
            return self.show(prefix, messages[0])
        key = prefix + messages[0].key
        marked = [self._marked(message) for message in messages]
        items = self.words.listed(self.language, [self.text(f"{key}-item", **names) for names in marked])
        return self._named(self.text(f"{key}-list", items=items, **marked[0]))

    def _added_up(self, messages: Sequence[Message]) -> list[Message]:
        names = self.words.vocabulary.get(messages[0].key, ())
        if "count" not in names:
            return list(messages)
        place = names.index("count")
        counts: dict[tuple[int, ...], int] = {}
        for message in messages:
            same = (*message.args[:place], 0, *message.args[place + 1 :])
            counts[same] = counts.get(same, 0) + message.args[place]
        key = messages[0].key
        return [Message(key, (*args[:place], count, *args[place + 1 :])) for args, count in counts.items()]

    def together(self, prefix: str, one: Message, following: Message) -> bool:
        """Whether two messages are told in one sentence: their key has texts for a list, and they are of one side."""
        return (
            one.key == following.key
            and self.has(f"{prefix}{one.key}-list")
            and self.side_of(one) == self.side_of(following)
        )

    def side_of(self, message: Message) -> int | None:
        """The seat that a message is about, by its argument of the kind ``side``."""
        named = filled(self.words.vocabulary.get(message.key, ()), message.args)
        return next((values[0] for _, kind, values in named if kind == "side"), None)

    def unnumbered(self, message: Message) -> tuple[object, ...]:
        """A message without the numbers that are its reader's own, to know it again as told to somebody else."""
        named = filled(self.words.vocabulary.get(message.key, ()), message.args)
        return (message.key, *(values for _, kind, values in named if kind != "number"))

    def explained(self, message: Message) -> tuple[str, ...]:
        """Keys of the names in a message that have an explanation."""
        return self._explained(message.key, message.args)

    def _show(self, prefix: str, key: str, args: tuple[int, ...]) -> Markup:
        return self._named(self.text(prefix + key, **self._marked(Message(key, args))))

    def _marked(self, message: Message) -> dict[str, object]:
        arguments = self.words.arguments(self.language, message)
        for name, named in [(n, k) for n, k in arguments.items() if n.endswith("-id")]:
            if self.has(f"{named}-text"):
                plain = name.removesuffix("-id")
                arguments[plain] = f"\ue000{named}\ue001{arguments[plain]}\ue002"
        return arguments

    def _named(self, said: str) -> Markup:
        html = _NAMED.sub(_BUTTON, str(escape(said)))
        return typeset(_WITH_PARTICLE.sub(r'\1<span class="unbroken">\2\3</span></button>', html))

    def _explain(self, key: str, args: tuple[int, ...]) -> tuple[str, ...]:
        arguments = self.words.arguments(self.language, Message(key, args))
        return tuple(str(k) for n, k in arguments.items() if n.endswith("-id") and self.has(f"{k}-text"))


@lru_cache(maxsize=64)
def words(game: Game | None = None) -> Words:
    """The texts of the house, and of a game when one is given."""
    return Words(game, breaks=True)


@lru_cache(maxsize=128)
def sentences(game: Game | None, language: str) -> Sentences:
    """The sentences of the house, and of a game when one is given, in one language."""
    return Sentences(words(game), language)


@lru_cache(maxsize=64)
def objects(game: Game) -> Callable[[Message], set[str]]:
    """What finds the drawn objects that a message names, by the objects of the game's own actions."""
    drawn: dict[tuple[str, int], str] = {}
    for action, thing in enumerate(game.actions.objects):
        label = game.wording.label(action)
        if thing and label.args:
            kind = game.wording.vocabulary[label.key][0].rpartition(":")[2]
            drawn.setdefault((kind, label.args[0]), thing)

    def named(message: Message) -> set[str]:
        pairs = filled(words(game).vocabulary.get(message.key, ()), message.args)
        return {drawn[kind, value] for _, kind, values in pairs for value in values if (kind, value) in drawn}

    return named
