"""What all texts on pages keep to: questions that two lines hold, apostrophes and colons as each language has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import hustings
from hustings.kernel.message import Message
from hustings.web.shown.sentences import Sentences, sentences
from hustings.words.rulebook import rulebook
from hustings.words.sentences import MissingText, Words

GAMES = ("watergate", "1960", "hilarious-struggle", "politically-correct-people")
LANGUAGES = ("en", "ja")
ROOM = {"en": 82, "ja": 46}
"""So many characters of a question two lines hold on a small pages, 1366 pixels wide, beside two buttons."""

NUMBERS = {"count": (1, 0, 2, 9), "percent": (50,)}


def names(game: hustings.Game, words: Sentences, kind: str) -> list[int]:
    """What an argument can stand for, the longest name first."""
    if kind in NUMBERS:
        return list(NUMBERS[kind])
    found: dict[str, int] = {}
    for value in range(400):
        try:
            named = game.wording.name(kind, value)
            found.setdefault(words.say("", named) if isinstance(named, Message) else str(named), value)
        except (LookupError, ValueError):
            continue
    return [found[name] for name in sorted(found, key=len, reverse=True)]


def said(game: hustings.Game, words: Sentences, key: str) -> Iterator[str]:
    """A question with everything that it can name, the other names in it being ordinary ones."""
    kinds = [argument.rstrip("*").rpartition(":")[2] for argument in game.wording.vocabulary[key]]
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
    asked = [key for key in game.wording.vocabulary if words.has(f"prompt-{key}")]
    questions = [text for key in asked for text in said(game, words, key)]
    assert len(questions) > 10
    long = {text: len(text) for text in questions if len(text) > ROOM[language]}
    assert not long


SOURCE = Path(hustings.__file__).parent
JAPANESE = "[\u3040-\u30ff\u4e00-\u9fff」）]"


def prose(*patterns: str) -> Iterator[tuple[str, str]]:
    """Each line of the files of our texts that is read by people, with the place where it stands."""
    for pattern in patterns:
        for file in sorted(SOURCE.glob(pattern)):
            for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if not line.startswith("#"):
                    yield f"{file.relative_to(SOURCE)}:{n}", line


def test_apostrophes_are_curled() -> None:
    """Also in rulebooks, whose files are written with straight ones."""
    lines = list(prose("**/*en.ftl"))
    assert len(lines) > 1000
    assert not [place for place, line in lines if re.search(r"[A-Za-z}]'[a-z]|s' ", line)]
    clauses = [clause for id in GAMES for clause in rulebook(hustings.game(id), "en").clauses.values()]
    assert any("’" in clause.html for clause in clauses)
    assert not [clause.id for clause in clauses if "'" in clause.html]


def test_japanese_has_its_own_colon() -> None:
    lines = list(prose("**/*ja.ftl"))
    assert len(lines) > 1000
    assert not [place for place, line in lines if re.search(f"{JAPANESE} ?:(?![a-z])|: ?{JAPANESE}", line)]
    drawn = list(prose("web/templates/**/*.html", "games/*/face/*.html"))
    joined = re.compile(r"[}%]\}: ?(\{[{%]|<|$)|'\) ~ ': ")
    assert len(drawn) > 1000
    assert not [place for place, line in drawn if joined.search(line)]
    assert '.sources:lang(ja) dt::after { content: "："' in (SOURCE / "web/static/pages.css").read_text("utf-8")


NOT_PAST = re.compile("(?:[うくぐすつぬぶむる]|ない|です|ました)。")
"""How a sentence ends that is not plain and in the past."""


@pytest.mark.parametrize("game", ["watergate", "nineteen_sixty", "hilarious_struggle"])
def test_a_log_in_japanese_tells_all_in_the_plain_past(game: str) -> None:
    """Politically Correct People tells its elections as they happen, on purpose."""
    files = [*(SOURCE / "words/text").glob("*ja.ftl"), *(SOURCE / "games" / game / "face/text").glob("*ja.ftl")]
    entries = [entry for file in files for entry in re.split(r"\n(?=\S)", file.read_text("utf-8"))]
    told = [entry for entry in entries if entry.startswith("log-")]
    assert len(told) > 50
    assert not [line for line in told if NOT_PAST.search(line) and not line.startswith("log-empty")]


@pytest.mark.parametrize(("has", "asked"), [("fr", "en"), ("en", "ja"), ("ja", "ja")])
def test_a_missing_text_is_missing_in_a_file_that_there_is(
    has: str, asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who reads another language than a game has gets its first one, so that is where a text is looked for."""
    package = f"speaks_{has}_only"
    (tmp_path / package / "text").mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "text" / f"{has}.ftl").write_text("here = { $n }\n")
    monkeypatch.syspath_prepend(tmp_path)
    wording = SimpleNamespace(vocabulary={}, numbers=lambda key: {})
    game: Any = SimpleNamespace(face=SimpleNamespace(package=package), wording=wording)
    for key in ("here", "nowhere"):
        with pytest.raises(MissingText, match=f"text '{key}' in {has}.ftl"):
            Words(game).text(asked, key)
