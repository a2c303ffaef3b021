"""Builds the rules as compiled modules when asked to; without a compiler the same files run as they are."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

PLAIN = {
    "card_list.py",
    "chart.py",
    "components.py",
    "corrections.py",
    "counts.py",
    "examples.py",
    "forecast.py",
    "lesson.py",
    "lesson_meanwhile.py",
    "owner_form.py",
    "provenance.py",
    "scenario.py",
    "story.py",
    "terminal.py",
    "view.py",
    "words.py",
}
"""Modules of a game that are made for people: off the search path, and freer in what they may use."""

COMPILED = [
    *(f"src/hustings/kernel/{name}.py" for name in ("actions", "chance", "heuristics", "message", "position")),
    *sorted(
        str(path)
        for path in Path("src/hustings/games").glob("*/*.py")
        if path.name not in PLAIN and not path.name.startswith("__")
    ),
    "src/hustings/ai/search.py",
]


NO_WARNINGS = ["-Wno-all", "-w"]
"""Nobody writes the C that is compiled here, and looking for what to warn of (Python's own flags ask for all) takes
twice as long as compiling it: `-w` alone would still look."""


def extensions() -> list[Extension]:
    """The one compiled group: kernel, games and search; not when somebody only asks what the package is called."""
    if os.environ.get("HUSTINGS_COMPILE") != "1" or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    group: list[Extension] = mypycify(
        ["--config-file=pyproject.toml", *COMPILED], opt_level="1", debug_level="0", multi_file=False
    )
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *NO_WARNINGS]
    return group


setup(ext_modules=extensions())
