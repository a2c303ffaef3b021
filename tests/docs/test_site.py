"""The manual as a site: every page is a chapter of it, every public package has a page of reference."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
SETTINGS = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
OWN = {"index.md", "contributing.md", "changelog.md"}
"""Pages that ``scripts/site/pages.py`` makes of those beside ``docs/``."""
UNSAID = {"club", "database", "web", "matches", "terminal", "commands", "games"}
"""Packages that are not meant to be used from outside."""


def chapters(nav: list[Any]) -> list[str]:
    """The pages of a table of contents, in their order."""
    found: list[str] = []
    for item in nav:
        inside = next(iter(item.values())) if isinstance(item, dict) else item
        found += chapters(inside) if isinstance(inside, list) else [inside]
    return found


def test_every_page_is_a_chapter_once() -> None:
    docs = ROOT / "docs"
    pages = {file.relative_to(docs).as_posix() for file in docs.rglob("*.md")}
    assert sorted(chapters(SETTINGS["nav"])) == sorted(pages | OWN)


def test_every_public_package_has_a_page_of_reference() -> None:
    pages = "".join(file.read_text() for file in (ROOT / "docs/reference").glob("*.md"))
    said = re.findall(r"^::: ([\w.]+)", pages, re.M)
    packages = {file.parent.name for file in (ROOT / "src" / "hustings").glob("*/__init__.py")} - UNSAID
    assert sorted(said) == sorted(["hustings", "hustings.author", *(f"hustings.{name}" for name in packages)])


def test_the_site_fetches_nothing() -> None:
    """Material asks for a font, for its search in files and for diagrams from elsewhere unless it is told not to."""
    assert SETTINGS["theme"]["font"] is False
    assert "offline" not in SETTINGS["plugins"]
    assert "mermaid" not in str(SETTINGS["markdown_extensions"])
