"""Builds the rules as compiled modules where there is a compiler; without one the same files run as they are."""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("kernel/*.py", "games/*/rules/*.py", "games/*/mind/*.py", "ai/*.py")
"""The folders of what is compiled: what the search runs on. Everything else is made for people and stays as it is."""
QUIET = ["--follow-imports=silent", "--ignore-missing-imports"]
"""What is not compiled may import what is not there while a wheel is built, such as libraries of the server."""
NO_WARNINGS = ["/w"] if sys.platform == "win32" else ["-Wno-all", "-w"]
"""Nobody writes the C that is compiled here, and looking for what to warn of (Python's own flags ask for all) takes
twice as long as compiling it: `-w` alone would still look."""
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""One compiled function calls another without asking the linker whether somebody has put a third in its place."""
ONCE = """#if defined(__clang__)
#define ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif
"""
"""What stands before a function that runs once."""
TOP_LEVEL = re.compile(r"^extern (char CPyDef_\w+_____top_level__\(void\);)$", re.MULTILINE)
"""How mypyc declares the function that carries out a module when it is imported: a fifth of all there is to compile,
and long, so that every pass of an optimizer pays for it."""


def wanted() -> bool:
    """Whether to compile: ``HUSTINGS_COMPILE`` decides, 0 or 1; otherwise a wheel has it where a compiler is.

    An editable installation runs the sources as they are; who only asks what the package is called waits for nothing.
    """
    said = os.environ.get("HUSTINGS_COMPILE", "")
    if said not in ("", "0", "1"):
        raise SystemExit(f"HUSTINGS_COMPILE is 0 or 1, not {said!r}")
    if said == "0" or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return False
    compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return said == "1" or bool(compiler and headers)


def extensions() -> list[Extension]:
    """The one compiled group: kernel, rules, minds and search."""
    if not wanted():
        return []
    from mypyc.build import mypycify

    house = Path("src/hustings")
    files = sorted(str(file) for folder in COMPILED for file in house.glob(folder) if file.name != "__init__.py")
    group: list[Extension] = mypycify(
        ["--config-file=pyproject.toml", *QUIET, *files], opt_level="1", debug_level="0", multi_file=False
    )
    for header in Path("build").glob("__native_internal_*.h"):
        text = TOP_LEVEL.sub(r"extern ONCE \1", header.read_text("utf-8"))
        header.write_text(ONCE + text, "utf-8")
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *NO_WARNINGS, *HIDDEN]
    return group


setup(ext_modules=extensions())
