"""One word for one thing: docs/terms.md holds for every text in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

import hustings
from hustings.words.sentences import HOUSE as HOUSE_TEXTS

ROOT: Final = Path(__file__).parent.parent
TERMS: Final = ROOT / "docs" / "terms.md"
HOUSE: Final = "house"
GAMES: Final = ("watergate", "1960", "hilarious-struggle", "politically-correct-people")
LANGUAGES: Final = ("en", "ja")
TEMPLATE: Final = ROOT / "src" / "hustings" / "commands" / "template"
"""What `hustings new` writes: an author's first texts should speak as the house does."""
TELL_WHY: Final = ("terms.md", "decisions.md")
"""Docs that name what is not said in order to say so."""


@dataclass(frozen=True)
class Term:
    """A row of a table: its two words, and what is never said for it."""

    en: str
    ja: str
    never: tuple[str, ...]

    def forbidden(self, language: str) -> tuple[str, ...]:
        """What texts of a language must not have: Latin words in English, all others in Japanese."""
        return tuple(form for form in self.never if form.isascii() == (language == "en"))


def read(markdown: str) -> dict[str, list[Term]]:
    """The tables of a page by the id of the game in the heading above them."""
    tables: dict[str, list[Term]] = {}
    for line in markdown.splitlines():
        if line.startswith("## "):
            rows = tables.setdefault(line[3:].lower().replace(" ", "-"), [])
        elif line.startswith("|") and not line.startswith(("| English", "|---")):
            en, ja, _, never = (cell.strip() for cell in line.strip("|").split("|"))
            rows.append(Term(en, ja, tuple(filter(None, never.split(", ")))))
    return tables


def found(form: str, text: str) -> bool:
    """Whether a form stands in a text: Latin and katakana as whole words, anything else anywhere."""
    here = re.escape(form)
    if form.isascii():
        return re.search(rf"\b{here}(?:e?s)?\b", text, re.IGNORECASE) is not None
    if re.fullmatch("[ァ-ヶー]+", form):
        return re.search(f"(?<![ァ-ヶー]){here}(?![ァ-ヶー])", text) is not None
    return form in text


def used(word: str, text: str) -> bool:
    """Whether a text uses a word, in whatever form a sentence asks for."""
    return re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE) is not None if word.isascii() else word in text


def wrong(terms: list[Term], language: str, texts: dict[str, str]) -> list[str]:
    """Where texts say what is never said."""
    return [
        f"{place}: “{form}” for {term.en if language == 'en' else term.ja}"
        for term in terms
        for form in term.forbidden(language)
        for place, text in texts.items()
        if found(form, text)
    ]


def unused(terms: list[Term], language: str, texts: dict[str, str]) -> list[str]:
    """The words that no text uses; — is no word, where only one language has something to agree on."""
    every = "\n".join(texts.values())
    return [word for term in terms if (word := getattr(term, language)) != "—" and not used(word, every)]


class Sentences(Visitor):
    """Gathers what a person reads of a Fluent file, by the key of its message."""

    def __init__(self) -> None:
        self.key = ""
        self.texts: dict[str, str] = {}

    def visit_Message(self, node: Message) -> None:
        """Remember whose sentences follow."""
        self.key = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:
        """Keep a piece of a sentence, apart from what stands on the other side of a name or in another variant."""
        self.texts[self.key] = f"{self.texts.get(self.key, '')}\n{node.value}"


def folder(game: str) -> Path:
    """Where all that people read of a game, or of the house, lies."""
    package = HOUSE_TEXTS if game == HOUSE else hustings.game(game).package
    return ROOT / "src" / Path(*package.split("."))


@cache
def texts_of(game: str, language: str) -> dict[str, str]:
    """All that a person reads of a game, or of the house, by where it stands."""
    return written_in(folder(game), language)


def written_in(home: Path, language: str) -> dict[str, str]:
    """The texts and the rulebook that lie in a folder."""
    texts: dict[str, str] = {}
    for file in sorted(home.rglob("text/*.ftl")):
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
            gathered = Sentences()
            gathered.visit(FluentParser().parse(file.read_text("utf-8")))
            texts |= {f"{file.relative_to(ROOT)} {key}": text for key, text in gathered.texts.items()}
    rules = home / f"rulebook.{language}.md"
    if rules.exists():
        lines = enumerate(rules.read_text("utf-8").splitlines(), 1)
        texts |= {f"{rules.relative_to(ROOT)}:{number}": line for number, line in lines if line}
    return texts


def docs_of(game: str) -> Iterator[Path]:
    """The pages for readers of the project that speak of a game; the house has all others."""
    owners = {ROOT / "docs" / f"owners-file-{name}.md": name for name in GAMES}
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    return (page for page in pages if page.name not in TELL_WHY and owners.get(page, HOUSE) == game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", (HOUSE, *GAMES))
def test_one_word_for_one_thing(game: str, language: str) -> None:
    """The words of a table are those of the texts; those of the house hold for the games, too."""
    terms = read(TERMS.read_text("utf-8"))[game]
    texts = dict(texts_of(game, language))
    for other in GAMES if game == HOUSE else ():
        texts |= texts_of(other, language)
    assert unused(terms, language, texts) == []
    if game == HOUSE:
        readme = TEMPLATE / f"readme.{language}.md"
        texts |= written_in(TEMPLATE, language) | {readme.name: readme.read_text("utf-8")}
    texts |= {str(page.relative_to(ROOT)): page.read_text("utf-8") for page in docs_of(game)}
    assert wrong(terms, language, texts) == []


def test_the_tables_are_whole() -> None:
    """There is one for the house and for each game, and no word is forbidden that another row asks for."""
    tables = read(TERMS.read_text("utf-8"))
    assert tuple(tables) == (HOUSE, *GAMES)
    for game, terms in tables.items():
        rows = terms + tables[HOUSE] if game != HOUSE else terms
        said = [word for term in rows for word in (term.en, term.ja)]
        assert [form for term in rows for form in term.never for word in said if found(form, word)] == []
        assert len({term.ja for term in terms}) == len(terms) == len({term.en for term in terms})


def test_a_wrong_word_is_found() -> None:
    """The checks can fail: a forbidden form in either language, a word that nobody uses; not a part of another word."""
    terms = read(
        """
        ## House
        | English | Japanese | What it is | Never |
        |---|---|---|---|
        | log | 記録 | what has happened | ログ, 履歴, protocol |
        """.replace("        ", "")
    )["house"]
    texts = {"a": "ログを開く", "b": "プログラムとログイン", "c": "対局の履歴", "d": "記録を開く"}
    assert wrong(terms, "ja", texts) == ["a: “ログ” for 記録", "c: “履歴” for 記録"]
    assert wrong(terms, "en", {"a": "Open the Protocols.", "b": "protocolled", "c": "Open the log."}) == [
        "a: “protocol” for log"
    ]
    assert unused(terms, "ja", {"a": "ログを開く"}) == ["記録"]
    assert unused(terms, "en", {"a": "Logs are kept."}) == []
