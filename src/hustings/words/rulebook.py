"""A game's rulebook as numbered clauses, to be shown whole and quoted in context.

It is read for the options that a match is played with: what holds for other choices only is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final
from urllib.parse import urlencode

from markdown_it import MarkdownIt
from markupsafe import Markup

from hustings.play.examples import Facts
from hustings.play.game import Game

from .sentences import Words, in_order
from .typesetting import typeset

__all__ = ["Chapter", "Clause", "Passage", "Rulebook", "link", "rulebook", "varies", "written_in"]

_CHAPTER: Final = re.compile(r"^## (\w+) (.+)$")
_CLAUSE: Final = re.compile(r"^\*\*([A-Z]+(?:\.\d+)+)\*\* (.+)$")
_FIGURE: Final = re.compile(r"^!\[(.+)\]\(([\w-]+)\)$")
_REFERENCE: Final = re.compile(r"(?<![\w.])([A-Z]+(?:\.\d+)+)(?![\w.]*\w)", re.ASCII)
_ONLY: Final = re.compile(r"\{([\w-]+)=([\w-]+): ((?:[^{}]|\{[\w.-]+\})*)\}")
_FILE: Final = re.compile(r"rulebook\.([\w-]+)\.md")
_FACT: Final = re.compile(r"\{([\w-]+)\.([\w-]+)\}")


@dataclass(frozen=True)
class Passage:
    """What stands in a chapter.

    Attributes:
        kind: ``clause``, ``text`` (an introduction or a remark), ``example`` or ``figure``.
        html: what it says; of a figure its caption. The clauses that it names are linked.
        id: of a clause its number, of a figure its name.
    """

    kind: str
    html: Markup
    id: str = ""


Clause = Passage
"""A numbered paragraph."""


@dataclass(frozen=True)
class Chapter:
    """A heading with its letter, and what stands below it."""

    letter: str
    title: str
    passages: tuple[Passage, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The numbered paragraphs."""
        return tuple(passage for passage in self.passages if passage.kind == "clause")


class Rulebook:
    """The rules of a game in one language, for one choice of its options.

    Args:
        text: Markdown with ``## LETTER Title`` headings (a short one needs none) and paragraphs that begin with
            ``**L.1**``; in it
            ``{option=value: words}`` holds for that choice only. A paragraph ``> …`` is an example, in which
            ``{example.number}`` is filled in; ``![caption](name)`` is a figure, other paragraphs introduce.
        link: address of the page that shows it whole.
        options: what is chosen; nothing is left out for an option that is not named.
        facts: what examples name, as they are to be read.
    """

    def __init__(
        self,
        text: str,
        link: str = "",
        options: Mapping[str, str] | None = None,
        facts: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.link = link
        self.title = ""
        self.preface: list[Markup] = []
        self.chapters: tuple[Chapter, ...] = ()
        self.clauses: dict[str, Clause] = {}
        self._options = options or {}
        self._facts = facts or {}
        self._markdown = MarkdownIt("commonmark", {"html": False})
        self._read(text)

    def _read(self, text: str) -> None:
        chapters: list[tuple[str, str, list[Passage]]] = []
        left_out = False
        for block in re.split(r"\n\s*\n", text.strip()):
            said = self._chosen(block).strip()
            paragraph = " ".join(said.split())
            if block.startswith("## "):
                heading = _CHAPTER.match(paragraph)
                left_out = heading is None
                if heading is not None:
                    chapters.append((heading[1], heading[2], []))
            elif paragraph.startswith("# "):
                self.title = paragraph[2:]
            elif left_out or not paragraph or re.fullmatch(r"\*\*[\w.]+\*\*", paragraph):
                continue
            elif chapters or paragraph.startswith("**"):
                if not chapters:
                    chapters.append((paragraph[2], self.title, []))
                passage = self._passage(paragraph, said)
                chapters[-1][2].append(passage)
                if passage.kind == "clause":
                    self.clauses[passage.id] = passage
            else:
                self.preface.append(self._linked(self._markdown.renderInline(paragraph)))
        self.chapters = tuple(Chapter(letter, title, tuple(passages)) for letter, title, passages in chapters)

    def _passage(self, paragraph: str, said: str) -> Passage:
        inline = self._markdown.renderInline
        if numbered := _CLAUSE.match(paragraph):
            return Passage("clause", self._linked(inline(numbered[2])), numbered[1])
        if figure := _FIGURE.match(paragraph):
            return Passage("figure", self._linked(inline(figure[1])), figure[2])
        if paragraph.startswith("> "):
            quoted = " ".join(line.removeprefix(">").strip() for line in said.splitlines())
            return Passage("example", self._linked(inline(_FACT.sub(self._fact, quoted))))
        return Passage("text", self._linked(self._markdown.render(said)))

    def _chosen(self, block: str) -> str:
        return _ONLY.sub(lambda only: only[3] if self._options.get(only[1], only[2]) == only[2] else "", block)

    def _fact(self, named: re.Match[str]) -> str:
        return self._facts[named[1]][named[2]]

    def _linked(self, html: str) -> Markup:
        html = html.replace("。</em> ", "。</em>")  # Markdown wants a space there, Japanese has none
        return typeset(_REFERENCE.sub(rf'<a class="clause" href="{self.link}#\1" data-clause="\1">\1</a>', html))

    def quote(self, ids: list[str]) -> list[Clause]:
        """The clauses of these numbers, each once, in the order given; unknown ones are left out."""
        return [self.clauses[id] for id in dict.fromkeys(ids) if id in self.clauses]


def rulebook(game: Game, language: str, options: Mapping[str, str] | None = None) -> Rulebook:
    """The rulebook in a game's package, as it is for some options; those that are not named take their default.

    Where it is not written in this language, it is that in the game's first.
    """
    written = written_in(game.package)
    language = language if language in written else written[0]
    told = varies(game)
    chosen = {name: value for name, value in game.chosen(options).items() if name in told}
    key = (type(game), game.package, language, *chosen.values())
    if key not in _READ:
        facts = _said(game, language, game.face.examples(chosen))
        _READ[key] = Rulebook(_text(game.package, language), link(game, chosen), chosen, facts)
    return _READ[key]


_READ: Final[dict[tuple[object, ...], Rulebook]] = {}
"""By game, language and choices, which are few; owners' values change no rule and no example."""


def link(game: Game, options: Mapping[str, str]) -> str:
    """The address of the page with the rulebook for some options."""
    other = {name: options[name] for name in varies(game) if options[name] != game.options[name][0]}
    return f"/g/{game.id}/rules" + (f"?{urlencode(other)}" if other else "")


def varies(game: Game) -> tuple[str, ...]:
    """The options of a game for which its rulebook reads differently."""
    named = {only[1] for only in _ONLY.finditer(_text(game.package, written_in(game.package)[0]))}
    return tuple(name for name in game.options if name in named)


@cache
def written_in(package: str) -> tuple[str, ...]:
    """The languages in which the package of a game has rulebooks, those of the house first."""
    names = (_FILE.fullmatch(file.name) for file in files(package).iterdir())
    return in_order(name[1] for name in names if name)


@cache
def _text(package: str, language: str) -> str:
    return files(package).joinpath(f"rulebook.{language}.md").read_text("utf-8").replace("'", "’")


def _said(game: Game, language: str, facts: Facts) -> dict[str, dict[str, str]]:
    """Numbers as they are, keys of texts as the words that they stand for; what only a figure draws is left out."""
    words = Words(game) if facts else None
    return {
        example: {
            name: words.text(language, fact) if words and isinstance(fact, str) else str(fact)
            for name, fact in found.items()
            if isinstance(fact, str | int)
        }
        for example, found in facts.items()
    }
