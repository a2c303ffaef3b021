"""What axe and a screen reader find on a page."""

from __future__ import annotations

import difflib
import os
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from persons import PHONE, Person
from playwright.sync_api import Page

TRANSCRIPTS = Path(__file__).parent / "transcripts"
SERIOUS = ("serious", "critical")
AT_NIGHT = {"color_scheme": "dark", "reduced_motion": "reduce"}
"""How the pages look that axe examines: a desk in the dark."""
OF_THE_LOOK = (
    "aria-command-name",
    "aria-hidden-focus",
    "button-name",
    "color-contrast",
    "label",
    "link-in-text-block",
    "link-name",
    "scrollable-region-focusable",
    "target-size",
)
"""What can be another thing on a phone by day, which has other colours and shows other parts of the same page."""


def check_all(page: Page, *paths: str) -> None:
    """Axe finds nothing serious on any of these pages."""
    for path in paths:
        page.goto(path)
        check(page, path)


def check(page: Page, what: str) -> None:
    """Axe finds nothing serious, neither as the page is nor in its look on a phone by day."""
    size = page.viewport_size
    assert size
    serious = _serious(page, {})
    page.set_viewport_size(PHONE["viewport"])
    page.emulate_media(color_scheme="light")
    serious += _serious(page, {"runOnly": {"type": "rule", "values": OF_THE_LOOK}})
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(size)
    assert not serious, f"{what}:\n" + "\n".join(serious)


SETTLED = "document.getAnimations().filter((one) => one instanceof CSSTransition).forEach((one) => one.finish())"
"""Colours half-way between day and night are nobody's to judge."""


def _serious(page: Page, options: dict[str, object]) -> list[str]:
    page.evaluate(SETTLED)
    found = Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found
        if rule["impact"] in SERIOUS
        for node in rule["nodes"]
    ]


def spoken(person: Person) -> str:
    """The question and its buttons as the accessibility tree has them, addresses left out."""
    tree = person.page.locator("#prompt").aria_snapshot()
    return re.sub(r"\n *- /url:.*", "", tree)


PAGE = ("#top", "main", "#prompt", "#hand", ".side")
TABLE = ("#top", "main", "#prompt", "#hand", "#stage-list")


def whole(person: Person, rooms: tuple[str, ...] = PAGE) -> str:
    """The whole page as the accessibility tree has it, without what passes: addresses, and what was announced."""
    parts = [person.page.locator(part).aria_snapshot() for part in rooms]
    return re.sub(r"\n *- /url:.*", "", "\n".join(parts))


def is_kept(name: str, heard: list[str]) -> None:
    """What was heard in English is what is kept."""
    kept = TRANSCRIPTS / f"{name}.yaml"
    transcript = "\n\n".join(heard) + "\n"
    if os.environ.get("UPDATE_TRANSCRIPTS") or not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(transcript, "utf-8")
    before = kept.read_text("utf-8").splitlines()
    differs = "\n".join(difflib.unified_diff(before, transcript.splitlines(), "kept", "heard", lineterm="", n=1))
    assert not differs, f"run again with UPDATE_TRANSCRIPTS=1 when this is meant:\n{differs}"
