"""Checks of the rulebook: the same clauses in all its languages, each carried out by the code and named by a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from hustings.play.game import Game
from hustings.words.rulebook import rulebook as read
from hustings.words.rulebook import varies
from hustings.words.sentences import languages_in

from .sources import clauses_in, rulebook, source_files, stated_clauses
from .walk import Failed, option_sets, walks

_NOT_SAID: Final = re.compile(r"\{[\w-]+\.[\w-]+\}|\{[\w-]+=[\w-]+: |(?<![\w.])[A-Z]+(?:\.\d+)+", re.ASCII)
"""What may have digits in the source of an example: a fact that is filled in, a condition, a clause."""


def rulebooks_agree(game: Game) -> None:
    """The rulebooks have the same clauses in the same order, each once."""
    stated: dict[str, list[str]] = {}
    languages = languages_in(game.face.package)
    for language in languages:
        text = rulebook(game, language)
        if text is None:
            raise Failed(f"{game.package} has no rulebook.{language}.md")
        stated[language] = stated_clauses(text)
        if len(set(stated[language])) < len(stated[language]):
            twice = sorted({c for c in stated[language] if stated[language].count(c) > 1})
            raise Failed(f"rulebook.{language}.md states a clause twice: {twice}")
    first = languages[0]
    if not stated[first]:
        raise Failed(f"rulebook.{first}.md states no clause; a clause begins a paragraph as **A.1**")
    for language in languages[1:]:
        if stated[language] != stated[first]:
            alone = sorted(set(stated[language]) ^ set(stated[first])) or "their order"
            raise Failed(f"rulebook.{first}.md and rulebook.{language}.md differ in {alone}")


def rulebooks_can_be_read(game: Game) -> None:
    """For every choice of options the rulebooks have the same passages and lead nowhere that is not in them.

    What an example tells in numbers comes from the rules: no other digit stands in it.
    """
    languages = languages_in(game.face.package)
    for options in option_sets(game):
        books = {language: read(game, language, options) for language in languages}
        shapes = {
            language: [(chapter.letter, [(p.kind, p.id) for p in chapter.passages]) for chapter in book.chapters]
            for language, book in books.items()
        }
        for language, book in books.items():
            if shapes[language] != shapes[languages[0]]:
                raise Failed(f"rulebook.{language}.md has passages of its own with {options}")
            said = "".join([*book.preface, *(p.html for chapter in book.chapters for p in chapter.passages)])
            named = set(re.findall(r'data-clause="([^"]+)"', said))
            if astray := sorted(named - set(book.clauses)):
                raise Failed(f"rulebook.{language}.md names clauses that it does not have with {options}: {astray}")
            if "{" in said:
                raise Failed(f"rulebook.{language}.md has something in braces that is not understood")
    for language in languages:
        for paragraph in re.split(r"\n\s*\n", rulebook(game, language) or ""):
            said = _NOT_SAID.sub("", paragraph)
            if said.startswith(">") and (digit := re.search(r"\S*\d+\S*", said)):
                raise Failed(f"rulebook.{language}.md: {digit[0]!r} stands in an example and was not worked out")


def clauses_are_carried_out(game: Game, matches: int | range, longest: int) -> None:
    """Every clause is named in the source, or by a step, an entry, a reason or an end that comes up in a match."""
    named = clauses_in("\n".join(file.read_text("utf-8") for file in source_files(game)))
    wanted = _stated(game)
    if wanted - named:
        named |= clauses_met(game, matches, longest)
    if lacking := sorted(wanted - named):
        raise Failed(f"clauses that nothing in the code of {game.id} carries out: {', '.join(lacking)}")
    if unknown := sorted(clauses_met(game, matches, longest) - wanted):
        raise Failed(f"the code of {game.id} names clauses that the rulebook does not have: {', '.join(unknown)}")


def clauses_met(game: Game, matches: int | range, longest: int) -> set[str]:
    """The clauses of the steps, and of all entries, reasons and ends that come up in random matches."""
    met = {step.clause for step in game.steps.values()}
    differs = bool(varies(game))
    for walk in walks(game, matches, longest):
        here = set()
        for _ in walk:
            p = walk.position
            here |= {p.stack[-1].because(), *(entry.clause for entry in p.entries)}
            if walk.sometimes(8):
                for seat in walk.seats:
                    why = p.reasons(seat)
                    here |= {reason.clause for reason in why if reason is not None}
        end = walk.position.outcome
        here |= {end.clause} if end is not None else set()
        met |= here
        if differs and (wrong := here - {"", *read(game, languages_in(game.face.package)[0], walk.options).clauses}):
            walk.fail(f"what was played names clauses that do not hold with its options: {sorted(wrong)}")
    return met - {""}


def clauses_are_tested(game: Game, tests: Path) -> None:
    """Every clause is named by at least one test.

    Args:
        game: the game.
        tests: the folder with its tests.
    """
    named = clauses_in("\n".join(file.read_text("utf-8") for file in sorted(tests.rglob("*.py"))))
    if lacking := sorted(_stated(game) - named):
        raise Failed(f"clauses of {game.id} that no test in {tests} names: {', '.join(lacking)}")


def _stated(game: Game) -> set[str]:
    language = languages_in(game.face.package)[0]
    text = rulebook(game, language)
    if text is None:
        raise Failed(f"{game.package} has no rulebook.{language}.md")
    return set(stated_clauses(text))
