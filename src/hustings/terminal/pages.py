"""The pages behind the table: log, rules and result."""

from __future__ import annotations

from itertools import count, takewhile

from rich.text import Text

from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import told_once
from hustings.words.rulebook import Clause, Passage, rulebook
from hustings.words.sentences import Words


def keys(words: Words, language: str, example: str, besides: bool, is_open: bool) -> list[Text]:
    """The keys, and how the game is played, in one minute.

    Args:
        words: texts of house and game.
        language: ``en`` or ``ja``.
        example: an action in words.
        besides: whether there is something to do besides answering.
        is_open: whether the menu of it is open; what the game adds to the keys about it then comes first.
    """
    own = [words.text(language, "terminal-help-game")] if words.has(language, "terminal-help-game") else []
    more = words.text(language, "terminal-help-besides") if besides else ""
    every = words.text(language, "terminal-help", besides=f"{more}\n" if more else "", example=example)
    told = takewhile(lambda key: words.has(language, key), (f"minute-{n}" for n in count(1)))
    minute = [f"{n}. {words.text(language, key)}" for n, key in enumerate(told, 1)]
    heading = [Text(), Text(words.text(language, "minute-title"), "bold")] if minute else []
    first = [Text(text) for text in ((*own, "", every) if is_open else (every, "", *own))]
    return [*first, *heading, *map(Text, minute)]


def log(match: Match, seat: int | None, words: Words, language: str) -> list[Text]:
    """The log as a seat may read it, a paragraph a line, the rounds of commits set apart."""
    assert isinstance(match.game, Game)
    return [
        Text.assemble(words.say(language, "log-", line.entry), (f"  {line.entry.clause}", "dim"))
        for _, line in told_once(match.entries(seat), match.game.wording.retold)
    ] or [Text(words.text(language, "log-empty"))]


def rules(match: Match, language: str, clause: str) -> list[Text]:
    """The clause of this moment first, then its chapter, then the whole rulebook of the match."""
    assert isinstance(match.game, Game)
    book = rulebook(match.game, language, match.header.options)
    paragraphs = [_clause(found) for found in book.quote([clause])]
    here = [chapter for chapter in book.chapters if clause.startswith(f"{chapter.letter}.")]
    for chapter in (*here, *(chapter for chapter in book.chapters if chapter not in here)):
        paragraphs += [Text(), Text(f"{chapter.letter}  {chapter.title}", "bold underline")]
        paragraphs += [_passage(found) for found in chapter.passages if found.kind != "figure"]
    return paragraphs


def result(match: Match, words: Words, language: str) -> str:
    """How the match ended, in a sentence."""
    outcome = match.outcome
    assert outcome is not None
    end = next((line.entry for line in reversed(match.history.lines) if line.entry.key == outcome.how), None)
    return words.say(language, "log-", end) if end is not None else outcome.how


def _passage(passage: Passage) -> Text:
    if passage.kind == "clause":
        return _clause(passage)
    return Text(passage.html.striptags(), "italic" if passage.kind == "example" else "")


def _clause(clause: Clause) -> Text:
    return Text.assemble((clause.id, "bold"), " ", clause.html.striptags())
