"""Politically Correct People: axe finds nothing serious in its scenes and its market; what is read aloud is kept."""

from __future__ import annotations

from collections.abc import Callable

from backroom import GAME, SCENES, late
from persons import Person
from reading import TABLE, check, check_all, in_two_looks, is_kept, whole

Persons = Callable[..., Person]
ROOMS = (*TABLE, "#market")


def compose(ann: Person) -> None:
    """Begin an offer in the market, a drawer on a phone."""
    opener = ann.page.locator(".market-opener")
    if opener.is_visible():
        opener.click()
    ann.page.locator("#compose > summary").click()
    ann.page.locator("#trade .gives .hand").first.click()


@in_two_looks
def test_axe_finds_nothing_serious(quick_person: Persons, language: str, scheme: str, size: dict[str, object]) -> None:
    ann = quick_person(locale=language, color_scheme=scheme, reduced_motion="reduce", **size)
    page = ann.page
    check_all(page, f"/g/{GAME}", f"/g/{GAME}/cards")
    for scene in SCENES:
        ann.bring(f"{scene}.hustings", late(scene))
        check(page, scene)
    ann.bring("market.hustings", late("put-down"))
    compose(ann)
    check(page, "an offer that is put together")
    page.locator("#to-all").check(force=True)
    page.locator("#trade .primary").click()
    page.locator("#sure [value=yes]").click()
    page.locator("#market .offer.own").wait_for(state="attached")
    check(page, "an open offer")


def test_what_is_read_aloud_in_every_scene(quick_person: Persons) -> None:
    ann = quick_person(reduced_motion="reduce")
    heard = []
    for scene in SCENES:
        ann.bring(f"{scene}.hustings", late(scene))
        heard.append(f"# {scene}\n{whole(ann, ROOMS)}")
        if scene == "put-down":
            compose(ann)
            heard.append(f"# An offer that is put together\n{ann.page.locator('#market').aria_snapshot()}")
    is_kept(GAME, heard)
