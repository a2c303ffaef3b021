"""A script and the modules that it imports as one file, so that a browser asks once instead of thirty times."""

from __future__ import annotations

import re
from collections.abc import Callable
from posixpath import dirname, join, normpath
from typing import Final

__all__ = ["joined"]

_IMPORT: Final = re.compile(r'^import \{([\w, ]+)\} from "(\.[\w./-]+)";\n', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function\*?|const|class) (\w+))", re.MULTILINE)
_OTHER: Final = re.compile(r"^(?:import|export)\b.*|^.*\bimport[.(].*", re.MULTILINE)
_WAITS: Final = re.compile(r"^\S.*\bawait\b.*", re.MULTILINE)


def joined(path: str, read: Callable[[str], str]) -> str:
    """A script and all modules that it imports, in the order in which they would be run, each in a scope of its own.

    The result is a module that exports each of those under its path: ``(await import(src))["js/news.js"]``.

    Args:
        path: of the script.
        read: gives the text of the script at a path.

    Raises:
        ValueError: modules import each other, wait while they are loaded, or say it otherwise than
            ``import { a, b } from "./c.js";`` and ``export`` before a function, class or constant.
    """
    names: dict[str, str] = {}
    parts: list[str] = []

    def text_of(path: str, within: tuple[str, ...]) -> str:
        if path in within:
            raise ValueError(f"modules import each other: {' → '.join((*within, path))}")

        def taken(found: re.Match[str]) -> str:
            return f"const {{{found[1]}}} = {add(normpath(join(dirname(path), found[2])), (*within, path))};\n"

        text = _IMPORT.sub(taken, read(path))
        if other := _OTHER.search(_EXPORT.sub("", text)) or (within and _WAITS.search(text)):
            raise ValueError(f"{path} cannot be joined: {other[0]}")
        return text

    def add(path: str, within: tuple[str, ...]) -> str:
        if path not in names:
            text = text_of(path, within)
            names[path] = f"module{len(names)}"
            given = ", ".join(_EXPORT.findall(text))
            parts.append(f"const {names[path]} = (() => {{\n{_EXPORT.sub('', text)}return {{ {given} }};\n}})();\n")
        return names[path]

    script = text_of(path, ())
    exports = ", ".join(f'{name} as "{path}"' for path, name in names.items())
    return "".join(parts) + f"{{\n{script}}}\nexport {{ {exports} }};\n"
