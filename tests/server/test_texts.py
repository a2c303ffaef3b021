"""What all texts on pages keep to: questions that two lines hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hustings
from hustings.kernel.message import Message
from hustings.server.pages.sentences import Sentences, sentences

GAMES = ("watergate", "1960", "hilarious-struggle", "politically-correct-people")
LANGUAGES = ("en", "ja")
ROOM = {"en": 82, "ja": 44}
"""So many characters of a question two lines hold on a small desk, 1366 pixels wide, beside two buttons."""

NUMBERS = {"count": (1, 0, 2, 9), "percent": (50,)}


def names(game: hustings.Game, words: Sentences, kind: str) -> list[int]:
    """What an argument can stand for, the longest name first."""
    if kind in NUMBERS:
        return list(NUMBERS[kind])
    found: dict[str, int] = {}
    for value in range(400):
        try:
            named = game.name(kind, value)
            found.setdefault(words.say("", named) if isinstance(named, Message) else str(named), value)
        except (LookupError, ValueError):
            continue
    return [found[name] for name in sorted(found, key=len, reverse=True)]


def said(game: hustings.Game, words: Sentences, key: str) -> Iterator[str]:
    """A question with everything that it can name, the other names in it being ordinary ones."""
    kinds = [argument.rstrip("*").rpartition(":")[2] for argument in game.vocabulary[key]]
    choices = [names(game, words, kind) for kind in kinds]
    ordinary = [values[len(values) // 2] for values in choices]
    for n, values in enumerate(choices):
        for value in values:
            yield words.say("prompt-", Message(key, (*ordinary[:n], value, *ordinary[n + 1 :])))
    if not kinds:
        yield words.say("prompt-", Message(key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_two_lines_hold_every_question(id: str, language: str) -> None:
    game = hustings.game(id)
    words = sentences(game, language)
    questions = [text for key in game.vocabulary if words.has(f"prompt-{key}") for text in said(game, words, key)]
    assert len(questions) > 10
    long = {text: len(text) for text in questions if len(text) > ROOM[language]}
    assert not long
