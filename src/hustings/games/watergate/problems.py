"""Saying in words what is wrong with printed values, in both languages."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong: a text key of ``text/printed.*.ftl`` and its arguments."""

    key: str
    args: dict[str, str | int]

    def text(self, lang: str = "en") -> str:
        """The problem and its remedy in a sentence or two, in ``"en"`` or ``"ja"``."""
        return _sentence(lang, self.key, self.args)


class PrintedError(ValueError):
    """Printed values that cannot be used; ``problems`` lists everything that is wrong with them."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        super().__init__(file, problems)
        self.file = file
        self.problems = problems

    def text(self, lang: str = "en") -> str:
        """A heading and one line for each problem."""
        heading = _sentence(lang, "printed-problems", {"file": self.file, "count": len(self.problems)})
        return "\n".join([heading, *(f"- {problem.text(lang)}" for problem in self.problems)])

    def __str__(self) -> str:
        return self.text()


def nearest(name: str, known: Collection[str]) -> str:
    """The known name that looks most like this one, or ``"nothing"``.

    Of numbered ids only the same number is near: ``e7`` means ``e07``, but ``N99`` means nothing.
    """
    plain = {_plain(other): other for other in known}
    if re.fullmatch("[a-z][0-9]+", _plain(name)):
        return plain.get(_plain(name), "nothing")
    found = get_close_matches(_plain(name), plain, n=1)
    return plain[found[0]] if found else "nothing"


def _plain(name: str) -> str:
    """A name without capitals, a numbered id without leading zeros too."""
    return re.sub("^([a-z])0+(?=[0-9])", r"\1", name.lower())


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = files(__package__).joinpath("text", f"printed.{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _sentence(lang: str, key: str, args: Mapping[str, str | int]) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, dict(args))[0])
