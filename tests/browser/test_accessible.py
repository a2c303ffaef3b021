"""axe finds nothing serious on any kind of page; what is read aloud in a whole match is kept as a transcript."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from campaigns import SCENES, late
from persons import PHONE, Person
from playwright.sync_api import Page

Persons = Callable[..., Person]
TRANSCRIPTS = Path(__file__).parent / "transcripts"
SERIOUS = ("serious", "critical")


def check(page: Page, what: str) -> None:
    """Axe finds nothing serious."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    serious = [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary']}"
        for rule in found
        if rule["impact"] in SERIOUS
        for node in rule["nodes"]
    ]
    assert not serious, f"{what}:\n" + "\n".join(serious)


LOOKS = [
    ("en", "light", {}),
    ("ja", "dark", {}),
    ("ja", "light", PHONE),
]


@pytest.mark.parametrize(("language", "scheme", "size"), LOOKS, ids=["desk-en", "desk-ja-dark", "phone-ja"])
def test_axe_finds_nothing_serious(quick_person: Persons, language: str, scheme: str, size: dict[str, object]) -> None:
    person = quick_person(locale=language, color_scheme=scheme, reduced_motion="reduce", **size)
    page = person.page
    for path in ("/", "/g/watergate", "/g/watergate/rules", "/g/watergate/cards", "/import", "/nowhere"):
        page.goto(path)
        check(page, path)
    person.start("editor", "friend")
    check(page, "table with an invitation")
    table = re.sub(r".*(/m/.*)", r"\1", page.url)
    match = table.partition("/s/")[0]
    page.locator("#hand .lit[data-on]").first.click(position={"x": 12, "y": 12})
    page.wait_for_timeout(150)
    check(page, "open menu")
    page.keyboard.press("Escape")
    for path in ("/settings", "/resign", "/computer"):
        page.goto(table + path)
        check(page, path)
    for path in ("", "/about", "/replay", "/join/0"):
        page.goto(match + path)
        check(page, path or "spectator")
    person.open("nixon", "hotseat")
    page.wait_for_selector("#curtain")
    check(page, "curtain")
    person.open("editor", "heuristic")
    page.wait_for_selector("#prompt")
    page.goto(page.url + "/resign")
    page.locator("main form button.primary").click()
    page.wait_for_selector("#result .result")
    check(page, "end of a match")
    match = re.sub(r".*(/m/\w+).*", r"\1", page.url)
    page.goto(f"{match}/replay?at=0&eyes=all")
    check(page, "replay with all hands")


@pytest.mark.parametrize(("language", "scheme", "size"), LOOKS[1:], ids=["desk-ja-dark", "phone-ja"])
def test_axe_finds_nothing_serious_in_a_campaign(
    quick_person: Persons, language: str, scheme: str, size: dict[str, object]
) -> None:
    person = quick_person(locale=language, color_scheme=scheme, reduced_motion="reduce", **size)
    page = person.page
    for path in ("/g/1960", "/g/1960/cards"):
        page.goto(path)
        check(page, path)
    for scene in SCENES:
        person.bring(f"{scene}.hustings", late(scene))
        check(page, scene)
    page.locator("[data-do=beats]").click()
    check(page, "count")


def test_the_api_page_is_readable(quick_person: Persons) -> None:
    person = quick_person()
    person.page.goto("/api")
    person.page.wait_for_selector("#swagger .opblock")
    assert person.page.locator("#swagger .opblock").count() > 10


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


def test_what_is_read_aloud_through_a_whole_match(quick_server: str, quick_person: Persons) -> None:
    """The Editor plays by roles and names alone; Nixon is a program, so that nothing depends on a clock."""
    http = httpx.Client(base_url=quick_server)
    seats = [{"kind": "person", "name": "Nixon’s program"}, {"kind": "person", "name": "Ann"}]
    opened = http.post("/api/matches", json={"game": "watergate", "seats": seats}).json()
    match, tokens = opened["match"], opened["tokens"]
    nixon = {"authorization": f"Bearer {tokens[0]}"}
    ann = quick_person(reduced_motion="reduce")
    ann.page.goto(f"/m/{match}/t/{tokens[1]}")
    ann.page.wait_for_selector("html[data-alive] #prompt")
    rng = random.Random(11)
    heard = [f"# The page at first\n{whole(ann)}"]
    region = ann.page.get_by_role("region", name="What to do now")
    while True:
        table = http.get(f"/api/matches/{match}/seat", headers=nixon).json()
        if table["outcome"]:
            break
        if table["actions"]:
            action = rng.choice(table["actions"])["text"]
            answer = http.post(
                f"/api/matches/{match}/act", json={"turn": table["turn"], "action": action}, headers=nixon
            )
            assert answer.status_code == 200
            continue
        ann.wait_for_turn()
        turn = ann.turn
        more = region.get_by_role("button", name="All choices")
        if more.is_visible() and more.get_attribute("aria-pressed") == "false":
            more.click()
        heard.append(spoken(ann))
        choices = region.locator("form[action$='/act']").get_by_role("button")
        chosen = choices.nth(rng.randrange(choices.count()))
        heard.append(f"# {chosen.text_content().strip()}")
        chosen.click()
        ann.page.wait_for_selector(f'#prompt:not([data-turn="{turn}"]):not([aria-busy="true"])')
    ann.page.wait_for_selector('#prompt[data-state="over"]')
    heard.append(f"# The page at the end\n{whole(ann)}")
    is_kept("watergate-editor", heard)


def test_what_is_read_aloud_in_the_scenes_of_a_campaign(quick_person: Persons) -> None:
    """Each scene of 1960 for Kennedy, campaigning with his candidate card."""
    ann = quick_person(reduced_motion="reduce")
    heard = []
    for scene in SCENES:
        ann.bring(f"{scene}.hustings", late(scene))
        heard.append(f"# {scene}\n{whole(ann, TABLE)}")
        if scene == "PlayCard":
            turn = ann.turn
            choice = ann.page.locator("#prompt .choice[value='campaign candidate-kennedy']")
            choice.evaluate("choice => choice.form.requestSubmit(choice)")
            ann.wait_for_another(turn)
            heard.append(f"# Campaigning\n{spoken(ann)}")
    is_kept("1960-kennedy", heard)


def is_kept(name: str, heard: list[str]) -> None:
    """What was heard is what is kept."""
    kept = TRANSCRIPTS / f"{name}.yaml"
    transcript = "\n\n".join(heard) + "\n"
    if os.environ.get("UPDATE_TRANSCRIPTS") or not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(transcript, "utf-8")
    assert transcript == kept.read_text("utf-8"), "run again with UPDATE_TRANSCRIPTS=1 when this is meant"
