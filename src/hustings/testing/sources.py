"""A game's own files: what its source says, found from its class."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from hustings.play.game import Game

CLAUSE = re.compile(r"\b([A-Z]{1,2}\.\d+(?:\.\d+)*)(?:(?: to |–)([A-Z]{1,2}\.\d+)\b)?")
"""A clause's number, or a range of them."""

HEADING = re.compile(r"^\*\*([A-Z]{1,2}\.\d+(?:\.\d+)*)\*\*", re.MULTILINE)
"""A clause where the rulebook states it."""


def source_files(game: Game) -> list[Path]:
    """The Python files of the game's package, and of the modules of the classes that it extends."""
    house = ("hustings.kernel", "hustings.play", "hustings.author", "builtins", "typing")
    own = [cls for cls in type(game).__mro__ if not cls.__module__.startswith(house)]
    modules = [sys.modules[cls.__module__] for cls in own] + [import_module(game.package)]
    folders = {Path(module.__file__).parent for module in modules if module.__file__}
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def clauses_in(text: str) -> set[str]:
    """The clauses that a text names, ranges such as ``B.1 to B.4`` filled in."""
    found: set[str] = set()
    for match in CLAUSE.finditer(text):
        first, last = match.group(1), match.group(2)
        found.add(first)
        if last is None:
            continue
        found.add(last)
        chapter, _, start = first.partition(".")
        other, _, end = last.partition(".")
        if chapter == other and start.isdigit() and end.isdigit():
            found |= {f"{chapter}.{number}" for number in range(int(start), int(end) + 1)}
    return found


def rulebook(game: Game, language: str) -> str | None:
    """The text of the rulebook, or None."""
    file = files(game.package).joinpath(f"rulebook.{language}.md")
    return file.read_text("utf-8") if file.is_file() else None


def stated_clauses(text: str) -> list[str]:
    """The numbers of a rulebook's clauses, in order."""
    return HEADING.findall(text)


@lru_cache(maxsize=64)
def calls(folder_files: tuple[Path, ...]) -> dict[str, set[str]]:
    """The text keys that stand in the source as first argument, by the name of what is called with them."""
    found: dict[str, set[str]] = {}
    for file in folder_files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = 1 if name == "finish" else 0
                if len(node.args) > place:
                    found.setdefault(name, set()).update(_constants(node.args[place]))
    return found


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
