"""Builds the rules as compiled modules when asked to; without a compiler the same files run as they are."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("kernel/*.py", "games/*/rules/*.py", "games/*/mind/*.py", "ai/*.py")
"""The folders of what is compiled: what the search runs on. Everything else is made for people and stays as it is."""


NO_WARNINGS = ["-Wno-all", "-w"]
"""Nobody writes the C that is compiled here, and looking for what to warn of (Python's own flags ask for all) takes
twice as long as compiling it: `-w` alone would still look."""


def extensions() -> list[Extension]:
    """The one compiled group: kernel, games and search; not when somebody only asks what the package is called."""
    if os.environ.get("HUSTINGS_COMPILE") != "1" or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    house = Path("src/hustings")
    files = sorted(str(file) for folder in COMPILED for file in house.glob(folder) if file.name != "__init__.py")
    group: list[Extension] = mypycify(
        ["--config-file=pyproject.toml", *files], opt_level="1", debug_level="0", multi_file=False
    )
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *NO_WARNINGS]
    return group


setup(ext_modules=extensions())
