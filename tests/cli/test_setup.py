"""Setting up says in words what is missing on a bare machine."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="shell scripts")


def set_up(folder: Path, python: str) -> subprocess.CompletedProcess[str]:
    """Run ``scripts/venv`` in an empty folder with another Python."""
    (folder / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "venv", folder / "scripts")
    command = ["bash", "scripts/venv", "plain"]
    return subprocess.run(
        command, cwd=folder, env=os.environ | {"PYTHON": python}, capture_output=True, text=True, check=False
    )


def stand_in(folder: Path, refuses: str) -> str:
    """A Python that fails on a line of code that holds a word, as one without a module does."""
    file = folder / "python-stand-in"
    file.write_text(f'#!/bin/sh\ncase "$*" in *{refuses}*) exit 1;; esac\nexec {sys.executable} "$@"\n')
    file.chmod(0o755)
    return str(file)


def test_no_python(tmp_path: Path) -> None:
    done = set_up(tmp_path, "no-such-python")
    assert done.returncode == 2 and "sudo apt install python3 python3-venv" in done.stderr


def test_an_old_python(tmp_path: Path) -> None:
    done = set_up(tmp_path, stand_in(tmp_path, "version_info"))
    assert done.returncode == 2 and "needs Python 3.11 or newer" in done.stderr


def test_no_venv(tmp_path: Path) -> None:
    done = set_up(tmp_path, stand_in(tmp_path, "ensurepip"))
    assert done.returncode == 2 and "sudo apt install python3-venv" in done.stderr
    assert not (tmp_path / ".venv").exists()


def test_no_compiler(tmp_path: Path) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "compile", tmp_path / "scripts")
    environment = os.environ | {"CC": "no-such-compiler"}
    done = subprocess.run(
        [sys.executable, "scripts/compile"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "plays the same without" in done.stderr


def test_the_readme_names_what_make_needs() -> None:
    assert "sudo apt install make python3 python3-venv" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("said", "compiler", "command", "compiles"),
    [
        ("", "true", "bdist_wheel", True),
        ("", "no-such-compiler", "bdist_wheel", False),
        ("", "true", "editable_wheel", False),
        ("0", "true", "bdist_wheel", False),
        ("1", "no-such-compiler", "bdist_wheel", True),
    ],
)
def test_a_wheel_is_compiled_where_it_can_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, compiler: str, command: str, compiles: bool
) -> None:
    """``true`` stands for a compiler: it is a program that is everywhere."""
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["setup.py", "--name"])
    wanted = runpy.run_path(str(ROOT / "setup.py"))["wanted"]
    monkeypatch.setattr(sys, "argv", ["setup.py", command])
    monkeypatch.setenv("HUSTINGS_COMPILE", said)
    monkeypatch.setenv("CC", compiler)
    assert wanted() is compiles
