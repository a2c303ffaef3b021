"""The suite catches bugs: each broken toy fails the tests that are named for it, and no others."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from broken_gala import BROKEN
from gala import Gala, GalaWording
from gala_witness import GalaWitness

from hustings.testing import GameTests
from hustings.testing.transcripts import transcript

TESTS = [name for name in dir(GameTests) if name.startswith("test_")]


@pytest.fixture(scope="module")
def playthrough() -> str:
    """A match of the game before anything is broken."""
    return transcript(Gala(), 4)


@pytest.fixture
def folder(tmp_path: Path, playthrough: str) -> Path:
    """Gala's tests: every clause is named; a playthrough lies beside the folder."""
    tests = tmp_path / "tests"
    tests.mkdir()
    (tmp_path / "seed-4.txt").write_text(playthrough, "utf-8")
    (tests / "test_clauses.py").write_text('"""G.1 to G.9"""')
    return tests


GALA = Gala()
WORDS = Gala.package, GalaWording.vocabulary


SLOW = ("test_pages_open", "test_computers_answer")
"""Not asked for of every bug: a server is more than most need, and a search does not end in a match without an end."""


def failing(folder: Path, tests: Iterable[str] = TESTS) -> dict[str, str]:
    """The tests that Gala fails now, with their messages."""
    game = GALA if (Gala.package, GalaWording.vocabulary) == WORDS else Gala()
    settings = {"game": game, "matches": 12, "longest": 60, "tests": folder}
    suite = type("TestBroken", (GalaWitness, GameTests), settings)()
    failed: dict[str, str] = {}
    for name in tests:
        try:
            getattr(suite, name)()
        except pytest.skip.Exception:
            continue
        except Exception as error:
            failed[name] = f"{type(error).__name__}: {error}"
    return failed


def test_the_unbroken_game_passes(folder: Path) -> None:
    assert failing(folder) == {}


@pytest.mark.parametrize("name", BROKEN)
def test_a_bug_is_caught(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, tests = BROKEN[name]
    broken(monkeypatch, folder)
    found = failing(folder, [test for test in TESTS if test not in SLOW or test in tests])
    assert set(found) == set(tests), f"{sorted(found)}\n\n" + "\n\n".join(f"{test}: {found[test]}" for test in found)


def test_every_test_of_the_suite_catches_something() -> None:
    first = {tests[0] for _, tests in BROKEN.values()}
    assert set(TESTS) == first
