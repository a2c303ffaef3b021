"""Politically Correct People: axe finds nothing serious in its scenes and its market; what is read aloud is kept."""

from __future__ import annotations

from collections.abc import Callable

from backroom import GAME, SCENES, late
from persons import Person
from reading import AT_NIGHT, TABLE, check, check_all, is_kept, whole

Persons = Callable[..., Person]
ROOMS = (*TABLE, "#market")


def compose(ann: Person) -> None:
    """Begin an offer in the market."""
    ann.page.locator("#compose > summary").click()
    ann.page.locator("#trade .gives .hand").first.click()


def test_every_scene(person: Persons) -> None:
    """Axe finds nothing serious, and what is read aloud is kept."""
    ann = person(**AT_NIGHT)
    page = ann.page
    check_all(page, f"/g/{GAME}", f"/g/{GAME}/cards")
    heard = []
    for scene in SCENES:
        ann.bring(late(scene))
        check(page, scene)
        heard.append(f"# {scene}\n{whole(ann, ROOMS)}")
    compose(ann)
    check(page, "an offer that is put together")
    heard.append(f"# An offer that is put together\n{page.locator('#market').aria_snapshot()}")
    page.locator("#to-all").check(force=True)
    page.locator("#trade .primary").click()
    page.locator("#sure [value=yes]").click()
    page.locator("#market .offer.own").wait_for(state="attached")
    check(page, "an open offer")
    is_kept(GAME, heard)
