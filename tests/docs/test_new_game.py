"""What `hustings new` writes works as docs/new-game.md says, in an environment that has nothing else but Hustings.

The whole page is carried out: the game is written, changed as the page changes it, installed, checked, and played to
its end in the browser's pages, at a terminal and by the API, against every level of computer.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from hustings.ai.levels import LEVELS
from hustings.commands import new
from hustings.testing import Failed, clauses, texts
from hustings.words.sentences import Words

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from web import Browser, play_on

PAGE = Path(__file__).parents[2] / "docs" / "new-game.md"
BLOCK = re.compile(r"^`([\w./]+)`\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = "whistle-stop"
FRENCH = "coup-de-theatre"

SERVER = """
import sys
import hustings.matches.rooms as rooms
from hustings.matches.computers.answering import AT_ONCE
from hustings.web.running.serve import Serving, run
rooms.Pace = lambda: AT_ONCE
run(Serving(port=0, database=sys.argv[1], workers=1, per_address=1000))
"""


@dataclass
class Environment:
    """An environment with Hustings, and the packages of two games beside it."""

    folder: Path

    @property
    def python(self) -> str:
        return str(self.folder / "env" / "bin" / "python")

    def run(self, *command: str, at: str = "", given: str = "") -> str:
        """Run a Python module in the environment; its output, or a failure with it."""
        cwd = self.folder / at
        state = {"XDG_STATE_HOME": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1", "LANG": "C.UTF-8"}
        cleared = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "LC_ALL")}
        done = subprocess.run(
            [self.python, "-m", *command],
            cwd=cwd, env=cleared | state, input=given, capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The two games, written and installed, one by pip and changed as the page says, one by hand and in French."""
    made = Environment(tmp_path_factory.mktemp("author"))
    house = sysconfig.get_path("purelib")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", made.folder / "env"], check=True)
    [packages] = (made.folder / "env").glob("lib/python*/site-packages")
    (packages / "house.pth").write_text(f"import site; site.addsitedir({house!r})\n")
    new.write(NAME, made.folder / NAME, ("en", "ja"))
    _follow(made.folder / NAME)
    pip = [sys.executable, "-m", "pip", "--python", made.python, "--disable-pip-version-check", "install", "-q"]
    game = str(made.folder / NAME)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--no-index", game], check=True, timeout=120)
    new.write(FRENCH, made.folder / FRENCH, ("fr",))
    (packages / f"{FRENCH}.pth").write_text(str(made.folder / FRENCH / "src"))
    about = packages / "coup_de_theatre-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {FRENCH}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[hustings.games]\n{FRENCH} = coup_de_theatre:CoupDeTheatre\n")
    return made


def _follow(folder: Path) -> None:
    """Do what the page says: its blocks are quoted from a file, change one, or are a new one."""
    for name, kind, block in BLOCK.findall(PAGE.read_text("utf-8")):
        file = folder / name
        text = file.read_text("utf-8") if file.exists() else ""
        if kind == "diff":
            lines = block.splitlines()
            before = "\n".join(line[1:] for line in lines if not line.startswith("+"))
            assert text.count(before) == 1, f"{name} does not have once:\n{before}"
            text = text.replace(before, "\n".join(line[1:] for line in lines if not line.startswith("-")))
        elif text:
            assert block in text, f"{name} does not have:\n{block}"
        else:
            text = block
        file.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def address(place: Environment) -> Iterator[str]:
    """A server of the environment, whose computers do not pause."""
    with (place.folder / "server.log").open("w") as complaints:
        running = subprocess.Popen(
            [place.python, "-c", SERVER, str(place.folder / "hustings.db")],
            cwd=place.folder, stdout=subprocess.PIPE, stderr=complaints, text=True,
        )  # fmt: skip
    assert running.stdout is not None
    said = running.stdout.readline()
    try:
        yield said[said.index("http") :].split()[0].rstrip("/")
    finally:
        running.terminate()
        running.wait(20)
        running.stdout.close()


def test_every_block_of_the_page_is_of_a_file_or_a_line_to_type() -> None:
    text = PAGE.read_text("utf-8")
    kinds = re.findall(r"^```(\w*)$", text, re.MULTILINE)
    assert len([kind for kind in kinds if kind]) == len(BLOCK.findall(text)) > 12
    assert {kind for _, kind, _ in BLOCK.findall(text)} == {"python", "diff", "html", "ftl", "markdown", "toml"}


def test_all_files_of_the_folder_are_written_and_no_others(tmp_path: Path) -> None:
    listed = re.findall(r"^  ([\w./-]+)(?:  |$)", PAGE.read_text("utf-8"), re.MULTILINE)
    written = new.write(NAME, tmp_path / NAME, ("en", "ja"))
    assert listed == [str(file.relative_to(tmp_path / NAME)) for file in written]


def test_the_suite_types_and_style(place: Environment) -> None:
    said = place.run("pytest", "-q", "-p", "no:cacheprovider", at=NAME)
    assert " passed" in said and "failed" not in said
    assert "no issues" in place.run("mypy", "--cache-dir", os.devnull, at=NAME)
    place.run("ruff", "check", "--no-cache", at=NAME)


def test_one_language_is_enough_and_has_to_be_whole(place: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(place.folder / FRENCH / "src")
    game = import_module("coup_de_theatre").CoupDeTheatre()
    assert Words(game).languages == ("fr",)
    for check in (texts.vocabulary_is_written, texts.languages_are_told_the_same, clauses.rulebooks_agree):
        check(game)
    texts.everything_can_be_read(game, 1, 50)
    monkeypatch.setitem(game.wording.vocabulary, "shrugged", ("side",))
    with pytest.raises(Failed, match="shrugged"):
        texts.vocabulary_is_written(game)


def test_a_match_at_a_terminal(place: Environment) -> None:
    said = place.run("hustings.cli", "play", NAME, "--lines", "--challenger", "heuristic", given="1\nd\n" * 20)
    assert re.search("wins the election by [0-9]+ to|Both sides have", said)
    assert "Votes tonight" in said and "hands:" not in said


def test_a_match_on_pages_in_both_languages_and_one_in_neither(address: str) -> None:
    async def scenario() -> None:
        browser, reader = Browser(address), Browser(address, "ja")
        for name, language in ((NAME, browser), (FRENCH, reader), (FRENCH, browser)):
            page = await language.start(game=name, side="mayor", opponent="heuristic", name="Ann")
            assert page.status == 200 and page.question
            assert "Traceback" not in page.html
            page = await play_on(language, page, random.Random(5))
            assert "wins the election by" in page.text or "Both sides have" in page.text
        for path in ("", "/rules", "/cards"):
            assert (await browser.get(f"/g/{NAME}{path}")).status == 200
        assert "This game speaks" not in (await browser.get(f"/g/{NAME}")).text
        assert "This game speaks French only" in (await browser.get(f"/g/{FRENCH}")).text
        assert "このゲームの言葉はフランス語だけです" in (await reader.get(f"/g/{FRENCH}")).text
        assert "greater promise wins" in (await reader.get(f"/g/{FRENCH}/rules")).text
        for one in (browser, reader):
            await one.http.aclose()

    asyncio.run(scenario())


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_by_the_api_against_every_level(address: str, level: str) -> None:
    async def scenario() -> None:
        http = Browser(address).http
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "computer", "level": level}]
        answer = await http.post("/api/matches", json={"game": NAME, "seats": seats})
        assert answer.status_code == 201, answer.text
        at, token = f"/api/matches/{answer.json()['match']}", answer.json()["tokens"][0]
        bearer = {"authorization": f"Bearer {token}"}
        async with asyncio.timeout(30):
            while not (table := (await http.get(f"{at}/seat", headers=bearer)).json())["outcome"]:
                if table["actions"]:
                    body = {"turn": table["turn"], "action": table["actions"][0]["text"]}
                    assert (await http.post(f"{at}/act", json=body, headers=bearer)).status_code == 200
                else:
                    await asyncio.sleep(0.02)
        assert table["outcome"]["winners"]
        await http.aclose()

    asyncio.run(scenario())


def test_names_and_folders_that_cannot_be_had_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from hustings.cli import main

    (tmp_path / "there").mkdir()
    cases = [
        (["json", "--directory", str(tmp_path / "a")], "called json", "jsonになりますが"),
        (["Foo"], "small letters", "小文字"),
        (["lambda"], "Words of Python", "予約語"),
        (["watergate"], "installed already", "もう入っています"),
        (["fine", "--directory", str(tmp_path / "there")], "there already", "もうあります"),
        (["fine", "--directory", str(tmp_path / "b"), "--languages", "Klingon"], "no language", "言語ではありません"),
        (["fine", "--directory", "/proc/fine"], "cannot be written", "書き込めません"),
    ]
    for words, english, japanese in cases:
        for language, said in (("en", english), ("ja", japanese)):
            assert main(["new", *words, "--lang", language]) == 2
            assert said in capsys.readouterr().err
    assert not (tmp_path / "a").exists() and not (tmp_path / "b").exists()
    assert main(["new", "fine", "--directory", str(tmp_path / "c" / "fine"), "--lang", "ja"]) == 0
    assert "rulebook.ja.md" in {file.name for file in (tmp_path / "c" / "fine").rglob("*")}
