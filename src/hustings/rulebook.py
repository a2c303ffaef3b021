"""A game's rulebook as numbered clauses, to be shown whole and quoted in context."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from .words import READING

__all__ = ["Chapter", "Clause", "Rulebook", "rulebook", "with_readings"]

_CHAPTER: Final = re.compile(r"^## (\w+) (.+)$")
_CLAUSE: Final = re.compile(r"^\*\*([A-Z]+(?:\.\d+)+)\*\* (.+)$")
_REFERENCE: Final = re.compile(r"(?<![\w.])([A-Z]+(?:\.\d+)+)(?![\w.]*\w)", re.ASCII)


def with_readings(html: str) -> Markup:
    """HTML with readings above their words, and in brackets where nothing can stand above."""
    return Markup(READING.sub(r"<ruby>\1<rp>（</rp><rt>\2</rt><rp>）</rp></ruby>", html))


@dataclass(frozen=True)
class Clause:
    """A numbered paragraph; ``html`` links the clauses that it names."""

    id: str
    html: Markup


@dataclass(frozen=True)
class Chapter:
    """A heading with its letter, and the clauses below it."""

    letter: str
    title: str
    clauses: tuple[Clause, ...]


class Rulebook:
    """The rules of a game in one language.

    Args:
        text: Markdown with ``## LETTER Title`` headings and paragraphs that begin with ``**L.1**``.
        link: address of the page that shows it whole.
    """

    def __init__(self, text: str, link: str = "") -> None:
        self.link = link
        self.title = ""
        self.preface: list[Markup] = []
        self.chapters: tuple[Chapter, ...] = ()
        self.clauses: dict[str, Clause] = {}
        self._read(text, MarkdownIt("commonmark", {"html": False}))

    def _read(self, text: str, markdown: MarkdownIt) -> None:
        chapters: list[tuple[str, str, list[Clause]]] = []
        for block in re.split(r"\n\s*\n", text.strip()):
            paragraph = " ".join(block.split())
            if paragraph.startswith("# "):
                self.title = paragraph[2:]
            elif heading := _CHAPTER.match(paragraph):
                chapters.append((heading[1], heading[2], []))
            elif (numbered := _CLAUSE.match(paragraph)) and chapters:
                clause = Clause(numbered[1], self._linked(markdown.renderInline(numbered[2])))
                chapters[-1][2].append(clause)
                self.clauses[clause.id] = clause
            else:
                self.preface.append(self._linked(markdown.renderInline(paragraph)))
        self.chapters = tuple(Chapter(letter, title, tuple(clauses)) for letter, title, clauses in chapters)

    def _linked(self, html: str) -> Markup:
        return with_readings(_REFERENCE.sub(rf'<a class="clause" href="{self.link}#\1" data-clause="\1">\1</a>', html))

    def quote(self, ids: list[str]) -> list[Clause]:
        """The clauses of these numbers, each once, in the order given; unknown ones are left out."""
        return [self.clauses[id] for id in dict.fromkeys(ids) if id in self.clauses]


@lru_cache(maxsize=32)
def rulebook(package: str, game: str, language: str) -> Rulebook:
    """The rulebook in a game's package."""
    text = files(package).joinpath(f"rulebook.{language}.md").read_text("utf-8")
    return Rulebook(text, f"/g/{game}/rules")
