"""Checks of words: nothing that a person reads is missing in a language of the game; all of them tell the same."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from hustings.kernel.message import Message, Reason
from hustings.play.game import Game
from hustings.play.walk import lesson_walk
from hustings.words.sentences import HOUSE, HOUSE_VOCABULARY, MissingText, Words

from .sources import calls, source_files
from .walk import Failed, Walk, option_sets, walks

PREFIXES = ("log-", "no-", "prompt-", "wait-", "chapter-")
"""What stands before a key: in the log, for a refusal, for a question, for those who wait, for a chapter."""

PAGES = ("game-title", "game-tagline", "game-about", "game-notice")
"""What the pages before a match say about a game."""

SHORT = ("here-", "tag-")
"""What may stand before the key of a button's label: for a menu beside the thing, and for the thing itself."""

TAKEN = ("act", "end", "why")
"""Addresses below that of a lesson, which no chapter can have."""

QUOTES = "“「"
"""What opens a quotation."""

HELD = "\x00"


@lru_cache(maxsize=8)
def words_of(game: Game) -> Words:
    """The texts of a game, read once."""
    return Words(game)


def vocabulary_is_written(game: Game) -> None:
    """Every key of the vocabulary, and every key in the source, has its texts in all languages."""
    words = words_of(game)
    missing: list[str] = []
    for key in game.wording.vocabulary:
        alone = [language for language in words.languages if words.has(language, key)]
        if alone and len(alone) < len(words.languages):
            missing.append(f"{key} (only in {alone})")
        uses = {prefix for prefix in PREFIXES for language in words.languages if words.has(language, prefix + key)}
        if not uses and not alone:
            missing.append(f"{key} (none of {', '.join(prefix + key for prefix in PREFIXES)})")
        missing += _lacking(words, key, uses | ({"prompt-", "wait-"} if uses & {"prompt-", "wait-"} else set()))
    for prefix, keys in used_keys(game).items():
        for key in keys:
            missing += _lacking(words, key, {prefix})
            if key not in game.wording.vocabulary and key not in HOUSE_VOCABULARY:
                missing.append(f"{key} (in the source, not in the vocabulary)")
    if missing:
        raise Failed(f"texts of {game.id} that are missing: " + "; ".join(sorted(set(missing))))


def used_keys(game: Game) -> dict[str, set[str]]:
    """Keys that the game's source writes into the log, refuses with, and ends with, by prefix."""
    found = calls(tuple(source_files(game)))
    named = {prefix: set[str]() for prefix in PREFIXES}
    named["log-"] = found.get("note", set()) | found.get("Entry", set()) | found.get("finish", set())
    named["no-"] = found.get("Reason", set())
    prompts = {step.prompt for step in game.steps.values() if step.prompt}
    named["prompt-"] = {key for key in prompts if key in game.wording.vocabulary}
    return named


def _lacking(words: Words, key: str, prefixes: set[str]) -> list[str]:
    return [
        f"{prefix}{key} ({language})"
        for prefix in sorted(prefixes)
        for language in words.languages
        if not words.has(language, prefix + key)
    ]


def languages_are_told_the_same(game: Game) -> None:
    """A text uses only the arguments that the vocabulary lists, and the same ones in every language."""
    written = {language: variables(game, language) for language in words_of(game).languages}
    vocabulary = {**HOUSE_VOCABULARY, **game.wording.vocabulary}
    wrong: list[str] = []
    for key, names in vocabulary.items():
        listed = {name.partition(":")[0] for name in names}
        for text in [prefix + key for prefix in PREFIXES + SHORT] + [key] * key.startswith(("do-", "story-")):
            there = [used for said in written.values() if (used := said.get(text)) is not None]
            wrong += [
                f"{text} names {_placed(used - listed)}, but the vocabulary gives {key!r} {_placed(listed)}"
                for used in there
                if not used <= listed
            ]
            if len(there) == len(written) and any(u != there[0] for u in there):
                by = "; ".join(f"{_placed(used)} in {language}" for language, used in zip(written, there, strict=True))
                wrong.append(f"{text} names {by}: it must name the same in every language")
    if wrong:
        raise Failed(f"arguments in texts of {game.id}:\n  " + "\n  ".join(dict.fromkeys(wrong)))


def _placed(names: set[str]) -> str:
    """Arguments as a text has them."""
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def variables(game: Game, language: str) -> dict[str, set[str]]:
    """For each text of the house and the game the arguments that it uses, ``name-id`` counted as ``name``.

    A text that stands in another one brings its arguments along.
    """
    texts = patterns(game, language)
    found = {
        text: {name.removesuffix("-id") for name in _names(pattern, ast.VariableReference)}
        for text, pattern in texts.items()
    }
    within = {text: _names(pattern, ast.MessageReference) for text, pattern in texts.items()}

    def used(text: str) -> set[str]:
        return found.get(text, set()).union(*(used(inner) for inner in within.get(text, ())))

    return {text: used(text) for text in found}


def patterns(game: Game, language: str) -> dict[str, ast.Pattern | None]:
    """Each text of the house and the game as it is written."""
    found: dict[str, ast.Pattern | None] = {}
    for package in (HOUSE, game.face.package):
        for file in sorted(files(package).joinpath("text").iterdir(), key=lambda file: file.name):
            if not file.name.endswith(f"{language}.ftl"):
                continue
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Junk):
                    raise Failed(f"{package}: {file.name} has a text that cannot be read: {entry.content!r}")
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = entry.value
    return found


def _names(node: object, kind: type[ast.VariableReference | ast.MessageReference]) -> set[str]:
    if isinstance(node, kind):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in _names(item, kind)}
    inner = vars(node).values() if isinstance(node, ast.BaseNode) else ()
    return {name for item in inner for name in _names(item, kind)}


def the_lesson_is_told(game: Game) -> None:
    """Every step of the lesson is legal and told in every language, no more and no less, in words of the game.

    What is quoted (a card, a button) stands in the text as a placeable, so that it cannot be called anything else.
    """
    if game.face.lesson is None:
        return
    matches = list(lesson_walk(game))
    words = words_of(game)
    chapters = game.face.lesson.chapters
    names = [chapter.name for chapter in chapters]
    wrong = [f"a chapter of another name than {name}" for name in names if names.count(name) > 1 or name in TAKEN]
    told = {f"lesson-{name}" for name in names} | {"lesson-end"}
    told |= {f"lesson-{chapter.name}-{place + 1}" for chapter, place in game.face.lesson.steps}
    for language in words.languages:
        wrong += [f"{key} ({language})" for key in sorted(told) if not words.has(language, key)]
        beyond = [f"lesson-{chapter.name}-{len(chapter.actions) + 1}" for chapter in chapters]
        wrong += [f"an action for {key} ({language})" for key in beyond if words.has(language, key)]
        written = patterns(game, language)
        wrong += [f"a placeable for what is quoted in {key} ({language})" for key in told if _quotes(written.get(key))]
    for match, (chapter, place) in zip(matches, game.face.lesson.steps, strict=False):
        seat, action = chapter.actions[place]
        if seat != game.face.lesson.seat:
            if seat and match.can_undo(match.seats.index(seat)):
                wrong.append(f"the rest of what lesson-{chapter.name}-{place + 1} tells, which nobody sees yet")
            continue
        number = match.seats.index(seat)
        alone = "," not in action
        label = game.wording.label_now(match.seen_by(number), number, game.action(action)) if alone else None
        for language in words.languages:
            do = words.say(language, "", label) if label else ""
            words.text(language, f"lesson-{chapter.name}-{place + 1}", do=do)
    if wrong:
        raise Failed(f"the lesson of {game.id} lacks " + ", ".join(wrong))


def _quotes(pattern: object) -> bool:
    """Whether a text quotes something in words of its own."""
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else []
    said = "".join(element.value if isinstance(element, ast.TextElement) else HELD for element in elements)
    return any(after and not after.startswith(HELD) for mark in QUOTES for after in said.split(mark)[1:])


def everything_can_be_read(game: Game, matches: int | range, longest: int) -> None:
    """All that comes up in random matches prints in all languages: log, prompts, buttons, reasons, names, the end.

    So does what the pages before a match tell of the game and its options.
    """
    words = words_of(game)
    said: set[tuple[str, Message]] = set()
    seats = seats_have_names(game)
    options = [f"option-{id}" for id in game.options]
    options += [f"option-{id}-{value}" for id, values in game.options.items() for value in values]
    for language in words.languages:
        for key in (*PAGES, *options, *seats):
            try:
                words.text(language, key)
            except MissingText as error:
                where = f"text/{language}.ftl of {game.face.package}"
                raise Failed(f"the pages of {game.id} need a text {key!r}; write it in {where}: {error}") from error
    for walk in walks(game, matches, longest):
        for _ in walk:
            p = walk.position
            for entry in p.entries:
                _once(said, words, "log-", entry, walk)
            for seat in p.to_act:
                for prefix in ("prompt-", "wait-"):
                    _once(said, words, prefix, p.stack[-1].ask(p, seat), walk)
                for action in p.actions(seat):
                    _once(said, words, "", game.wording.label(action), walk)
                    _once(said, words, "", game.wording.label_now(p, seat, action), walk)
            if walk.sometimes(16):
                for seat in walk.seats:
                    for action in range(len(game.actions)):
                        why = p.reject(seat, action)
                        if why is not None:
                            _once(said, words, "no-", why, walk)
        for entry in walk.position.entries:
            _once(said, words, "log-", entry, walk)
        if (end := walk.position.outcome) is not None:
            line = next((entry for entry in walk.position.entries if entry.key == end.how), None)
            if line is None:
                walk.fail(
                    f"the match ends with {end.how!r}, and no line of its log says so: "
                    f"write it where the outcome is set, with `note({end.how!r}, …)` or `finish`"
                )
            _once(said, words, "", line, walk)
            for told in game.face.story(walk.position, walk.position.entries):
                _once(said, words, "", told, walk)
        for key in game.face.scores(walk.position.view(None)):
            for language in words.languages:
                words.text(language, f"score-{key}")


def seats_have_names(game: Game) -> tuple[str, ...]:
    """The keys of all seats that a match can have; messages call each by its own name, and none by a number."""
    rows = [(options, [f"seat-{seat}" for seat in game.seats(options)]) for options in option_sets(game)]
    keys = tuple(dict.fromkeys(key for _, row in rows for key in row))
    for options, row in rows:
        for seat, key in enumerate(row):
            said = game.wording.name("side", seat)
            if not isinstance(said, Message):
                raise Failed(
                    f"messages of {game.id} call seat {seat} {said!r} and not {key}: where the wording overrides "
                    "`name`, it says a Message for a `side`, or returns `super().name(kind, value)`"
                )
            if said.key != key and said.key in keys:
                raise Failed(
                    f"messages of {game.id} call seat {seat} {said.key}, and with the options {options} it is {key}: "
                    "where fewer play, `seats` leaves the last names of its longest row away"
                )
    return keys


def reasons_can_be_read(game: Game, matches: int | range, longest: int) -> None:
    """Every refusal, at sampled decisions, is a sentence in all languages; the game's own ones name a clause."""
    words = words_of(game)
    said: set[tuple[str, Message]] = set()
    for walk in walks(game, matches, longest):
        for _ in walk:
            if walk.sometimes(8):
                for seat in walk.seats:
                    for why in walk.position.reasons(seat):
                        if why is None:
                            continue
                        _once(said, words, "no-", why, walk)
                        if isinstance(why, Reason) and why.key not in HOUSE_VOCABULARY and not why.clause:
                            walk.fail(f"the reason {why} names no clause")


def _once(said: set[tuple[str, Message]], words: Words, prefix: str, message: Message, walk: Walk) -> None:
    if (prefix, message) in said:
        return
    said.add((prefix, message))
    for language in words.languages:
        try:
            sentence = words.say(language, prefix, message)
        except MissingText as error:
            walk.fail(f"{prefix}{message.key} cannot be read: {error}; it is read as {message}")
        if not sentence.strip():
            walk.fail(f"{prefix}{message.key} says nothing in {language}")
