"""A game whose rules were compiled without Hustings runs on plain Hustings, and a compiled one refuses it in words."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

import hustings
from hustings.kernel import position
from hustings.play.game import Game


def library(monkeypatch: pytest.MonkeyPatch, group: str, module: str) -> None:
    """What mypyc leaves in the interpreter for a module that it has compiled."""
    loaded = ModuleType(f"{group}__mypyc")
    setattr(loaded, f"init_{module.replace('.', '___')}", object())
    monkeypatch.setitem(sys.modules, loaded.__name__, loaded)
    monkeypatch.setitem(sys.modules, module, sys.modules.get(module) or ModuleType(module))


def windy(monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The class of a game whose rules are compiled, as its package defines it."""
    library(monkeypatch, "windy.rules", "windy.rules")
    monkeypatch.setitem(sys.modules, "windy", ModuleType("windy"))
    return type("Windy", (Game,), {"__module__": "windy", "package": "windy", "id": "windy"})


@pytest.mark.skipif(position.__file__.endswith(".so"), reason="the kernel is compiled")
def test_on_a_plain_kernel_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    assert issubclass(windy(monkeypatch), Game)


def test_on_a_compiled_kernel_it_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    library(monkeypatch, "0123456789", position.__name__)
    with pytest.raises(TypeError, match=r"^windy\.rules was compiled without Hustings.* Install the game without"):
        windy(monkeypatch)


def test_games_that_are_compiled_together_with_the_kernel_are_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    library(monkeypatch, "0123456789", position.__name__)
    library(monkeypatch, "0123456789", "windy.rules")
    setattr(sys.modules["0123456789__mypyc"], f"init_{position.__name__.replace('.', '___')}", object())
    assert type("Windy", (Game,), {"__module__": "windy", "package": "windy", "id": "windy"})


def test_the_page_of_games_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    library(monkeypatch, "0123456789", position.__name__)

    class Point:
        name = "windy"

        def load(self) -> type[Game]:
            return windy(monkeypatch)

    monkeypatch.setattr(hustings, "entry_points", lambda **asked: [Point()])
    assert "windy.rules was compiled without Hustings" in hustings.broken()["windy"]
    with pytest.raises(hustings.BrokenGame, match="Install the game without compiling it"):
        hustings.game("windy")
