"""Setting up says in words what is missing on a bare machine."""

from __future__ import annotations

import fcntl
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
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


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small clone with rules compiled of other sources, and a ``nice`` that only notes what it should run."""
    for name in ("compile", "compiled"):
        (tmp_path / "scripts").mkdir(exist_ok=True)
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    script = tmp_path / "scripts" / "compile"
    script.write_text(script.read_text().replace("MEMORY: Final = 2_500_000", "MEMORY: Final = 0"))
    for name in ("setup.py", "pyproject.toml", "src/rules.py", "build/compiled/digest", "bin/nice"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    note = 'cd "$(dirname "$0")" && printf "%s " "$@" > asking && mv asking asked'
    (tmp_path / "bin" / "nice").write_text(f"#!/bin/sh\n{note}\n")
    (tmp_path / "bin" / "nice").chmod(0o755)
    return tmp_path


def compile_in(clone: Path, *how: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run ``scripts/compile`` there, with a compiler that is one by name."""
    path = f"{clone / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "CC": "true", "HUSTINGS_COMPILE": "", **settings}
    command = [sys.executable, clone / "scripts" / "compile", *how]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)


@pytest.mark.skipif(not Path(sysconfig.get_path("include"), "Python.h").exists(), reason="no headers of Python")
class TestCompilingBehind:
    def test_it_begins_at_the_lowest_priority_and_what_is_old_goes_first(self, clone: Path) -> None:
        compile_in(clone, "--behind")
        assert not (clone / "build" / "compiled").exists()
        eventually = time.monotonic() + 20
        while not (clone / "bin" / "asked").exists() and time.monotonic() < eventually:
            time.sleep(0.01)
        assert (clone / "bin" / "asked").read_text().startswith("-n 19 ")

    def test_what_is_compiled_already_stays(self, clone: Path) -> None:
        made = clone / "build" / "compiled" / "digest"
        command = ["bash", clone / "scripts" / "compiled", "--digest"]
        made.write_text(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        assert compile_in(clone, "--behind").stderr == ""
        assert made.exists()

    def test_what_is_missing_can_be_asked(self, clone: Path) -> None:
        assert compile_in(clone, "--missing").stderr == ""
        with pytest.raises(subprocess.CalledProcessError) as failed:
            compile_in(clone, "--missing", CC="no-such-compiler")
        assert "No C compiler is here" in failed.value.stderr

    def test_nobody_has_to(self, clone: Path) -> None:
        assert compile_in(clone, "--behind", HUSTINGS_COMPILE="0").stderr == ""
        assert (clone / "build" / "compiled").exists()

    def test_never_two_at_once(self, clone: Path) -> None:
        with (clone / "build" / "compile.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            assert compile_in(clone, "--alone").stderr == ""
