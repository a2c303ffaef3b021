"""The documents of the project: links lead somewhere, and the commands that they show exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hustings.cli import Hustings
from hustings.commands.speech import Speech

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8")):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{page.name} links {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_can_be_typed(page: Path) -> None:
    for line in re.findall(r"^(?:\.venv/bin/)?(hustings [a-z]+ [^\n#`]*)", page.read_text("utf-8"), re.M):
        words = [word for word in line.split("#")[0].split()[1:] if not word.startswith("[")]
        with Hustings().make_context("hustings", words, obj=Speech("en")) as context:
            name, command, rest = Hustings().resolve_command(context, words)
            command.make_context(name, rest, parent=context)


def test_the_drawing_of_the_house_is_that_of_its_storeys() -> None:
    """The same that import-linter holds; ``scripts/house`` draws it anew."""
    subprocess.run([sys.executable, ROOT / "scripts" / "house", "--check"], check=True)
    ElementTree.parse(ROOT / "docs" / "house.svg")


def test_make_lists_what_it_can_do() -> None:
    done = subprocess.run(["make", "--no-print-directory", "-C", ROOT], capture_output=True, text=True, check=True)
    for goal in ("play", "test", "check", "compile", "bench", "serve"):
        assert f"make {goal} " in done.stdout
