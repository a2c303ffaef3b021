"""``hustings new``: the package of a new game, small and whole, to be changed into one's own."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import hustings
from hustings.words.sentences import LANGUAGES, system_error

from .options import File, argument, option
from .parser import command
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings new whistle-stop
hustings new whistle-stop --languages en,ja
hustings new coup-de-theatre --languages fr --directory ~/games/coup"""

TEMPLATE: Final = "hustings.commands.template"
"""The package with the files that are written."""

TESTED: Final = "from hustings.commands.template import game, rules\nfrom hustings.testing import GameTests"
"""What the tests import; where a game stands alone, Hustings is somebody else's package."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")
MADE: Final = ("__pycache__/", "*.egg-info/", ".venv/", "build/", "dist/", ".*_cache/")
"""What is made in the folder of a package and belongs to no version of it."""
UNTRANSLATED: Final = "# To be translated: these are the English texts.\n\n"


@command("new", EXAMPLES)
@argument("name", text="new-name-of", metavar="NAME")
@option("--directory", text="new-directory", metavar="DIR", type=File())
@option("--languages", text="new-languages", metavar="TAGS")
def run(speech: Speech, name: str, directory: Path | None, languages: str | None) -> int:
    """Write the package and say how to go on."""
    folder = directory or Path(name)
    written = write(name, folder, read_languages(languages or speech.language))
    print(speech("new-written", folder=str(folder), files=len(written)))
    print(speech("new-next", folder=str(folder), name=name))
    return 0


def check_name(name: str) -> None:
    """See whether a game can have this name.

    Raises:
        CommandError: when it is no name of a game, or belongs to something that is installed.
    """
    package = name.replace("-", "_")
    if not NAME.fullmatch(name) or keyword.iskeyword(package):
        raise CommandError("new-name", name=name)
    if name in hustings.installed():
        raise CommandError("new-installed", name=name)
    if find_spec(package) is not None:
        raise CommandError("new-taken", name=name, package=package)


def read_languages(text: str) -> tuple[str, ...]:
    """The languages that are listed with commas.

    Raises:
        CommandError: when one of them cannot be a language.
    """
    languages = tuple(dict.fromkeys(language.strip() for language in text.split(",")))
    for language in languages:
        if not LANGUAGE.fullmatch(language):
            raise CommandError("new-language", tag=language)
    return languages


def write(name: str, folder: Path, languages: Sequence[str]) -> list[Path]:
    """Write the package of a new game.

    Args:
        name: the game's id, such as ``whistle-stop``.
        folder: where; it is made.
        languages: those that the game shall speak.

    Returns:
        The files, in the order in which one looks at them.

    Raises:
        CommandError: when the name cannot be had, the folder is there already, or nothing can be written there.
    """
    check_name(name)
    if folder.exists():
        raise CommandError("new-exists", folder=str(folder))
    written = []
    try:
        for path, text in package(name, languages):
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            written.append(file)
    except OSError as error:
        raise CommandError("new-unwritable", folder=str(folder), **system_error(error)) from error
    return written


def package(name: str, languages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The files of a package, each with its path and its text."""
    parts = name.split("-")
    module = "_".join(parts)
    source = f"src/{module}"
    called = {
        TESTED: f"from hustings.testing import GameTests\n\nimport {module} as game\nfrom {module} import rules",
        "import msgspec\n\nfrom": "import msgspec\nfrom",
        "new-game": name,
        "new_game": module,
        "NewGame": "".join(part.capitalize() for part in parts),
        "New Game": " ".join(part.capitalize() for part in parts),
    }

    def text(file: str) -> str:
        said = files(TEMPLATE).joinpath(*file.split("/")).read_text("utf-8")
        for ours, theirs in called.items():
            said = said.replace(ours, theirs)
        return said

    def told(file: str, language: str) -> str:
        return text(file.format(language if language in LANGUAGES else LANGUAGES[0]))

    yield "README.md", told("readme.{}.md", languages[0])
    yield "pyproject.toml", text("project.toml")
    yield ".gitignore", "".join(f"{name}\n" for name in MADE)
    yield f"{source}/__init__.py", text("game.py")
    yield f"{source}/rules.py", text("rules.py")
    for language in languages:
        yield f"{source}/rulebook.{language}.md", told("rulebook.{}.md", language)
    for language in languages:
        note = "" if language in LANGUAGES else UNTRANSLATED
        yield f"{source}/text/{language}.ftl", note + told("text/{}.ftl", language)
    yield f"{source}/table.html", text("table.html")
    yield f"{source}/table.css", text("table.css")
    yield f"{source}/py.typed", ""
    yield f"tests/test_{module}.py", text("test_game.py")
