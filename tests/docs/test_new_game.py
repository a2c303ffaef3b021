"""The game that docs/new-game.md writes step by step works as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined

PAGE = Path(__file__).parents[2] / "docs" / "new-game.md"
BLOCK = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game, put together from the blocks of the page."""
    files: dict[str, str] = {}
    for name, block in BLOCK.findall(PAGE.read_text("utf-8")):
        files[name] = f"{files[name]}\n{'' if block.startswith('    ') else chr(10)}{block}" if name in files else block
    made = tmp_path_factory.mktemp("author") / "storm"
    for name, text in files.items():
        file = made / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return made


def run(folder: Path, *command: str) -> str:
    """Run a Python module beside the game; its output, or a failure with it."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder.parent), *filter(None, sys.path)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_block_of_the_page_stands_in_a_file() -> None:
    text = PAGE.read_text("utf-8")
    assert len(re.findall(r"^```\w+$", text, re.MULTILINE)) == len(BLOCK.findall(text))


def test_all_files_of_the_folder_are_written(folder: Path) -> None:
    listed = re.findall(r"^  ([\w./]+)(?:  |$)", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(listed) == 7
    assert all((folder / name).exists() for name in listed)


def test_the_game_passes_the_inherited_suite_and_its_own_tests(folder: Path) -> None:
    output = run(folder, "pytest", "storm", "-p", "no:cacheprovider")
    assert " passed" in output
    assert "failed" not in output
    assert re.search(r"suite: kernel \w+, storm plain: \d+ of \d+ checks ran\n  playthroughs are unchanged: ", output)


def test_playthroughs_are_written_as_the_page_says(folder: Path, tmp_path: Path) -> None:
    run(folder, "hustings.testing.transcripts", "storm:Storm", str(tmp_path), "--seeds", "1")
    assert "west> " in (tmp_path / "seed-0.txt").read_text()


def test_its_types_are_right(folder: Path) -> None:
    assert "no issues" in run(folder, "mypy", "--strict", "storm/__init__.py", "--cache-dir", os.devnull)


def test_its_table_is_drawn(folder: Path) -> None:
    table = Environment(loader=FileSystemLoader(folder), undefined=StrictUndefined).get_template("table.html").module
    view = SimpleNamespace(hands=((1, 2), (None, None)), deck=2, arrived=((5,), ()), aside=(7,))
    c = SimpleNamespace(view=view, seat=0, lit={"s1"}, t=lambda key, **args: f"{key} {args.get('n', '')}")
    assert 'id="ship-1" class="lit"' in table.hand(c)  # type: ignore[attr-defined]
    assert 'id="ship-5">' in table.stage(c) and 'id="ship-7"' in table.piles(c)  # type: ignore[attr-defined]
    for macro in ("stage_list", "track", "gallery"):
        getattr(table, macro)(c)


def test_its_package_names_the_entry_point(folder: Path) -> None:
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["hustings.games"] == {"storm": "storm:Storm"}
