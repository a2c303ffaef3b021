"""axe finds nothing serious on any kind of page; what is read aloud in a whole match is kept as a transcript."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import httpx
from campaigns import SCENES, late
from persons import ALIVE, Person
from reading import AT_NIGHT, TABLE, check, check_all, is_kept, spoken, whole

import hustings

Persons = Callable[..., Person]


OPEN_HANDS = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const told = document.getElementById("ask"), broken = [];
  for (const { firstChild } of document.querySelectorAll("#hand .name")) {
    for (const word of firstChild.data.matchAll(/[^\\s-]+/g)) {
      const letters = document.createRange();
      letters.setStart(firstChild, word.index);
      letters.setEnd(firstChild, word.index + word[0].length);
      if (letters.getClientRects().length > 1 && word[0] !== "Demonstration") broken.push(word[0]);
    }
  }
  const outside = [...document.querySelectorAll("#hand .shape")].filter((one) => one.getBoundingClientRect().right > one.closest(".card").getBoundingClientRect().right);
  return [told.scrollHeight > told.clientHeight + 1, getComputedStyle(told.parentElement, "::after").content.includes("…"), broken, outside.map((one) => one.closest(".card").id)];
}"""
"""Whether what a film tells goes on, whether it has the sign of that, and which words of names break and which shapes are cut."""


def test_axe_finds_nothing_serious(person: Persons) -> None:
    person = person(**AT_NIGHT)
    page = person.page
    check_all(page, "/", "/g/watergate", "/g/watergate/rules", "/g/watergate/cards", "/import", "/nowhere")
    person.start("editor", "friend")
    check(page, "table with an invitation")
    table = re.sub(r".*(/m/.*)", r"\1", page.url)
    match = table.partition("/s/")[0]
    page.locator("#hand .lit[data-on]").first.click(position={"x": 12, "y": 12})
    person.menu.first.wait_for()
    check(page, "open menu")
    page.keyboard.press("Escape")
    check_all(page, *(table + path for path in ("/settings", "/resign", "/computer")))
    check_all(page, *(match + path for path in ("", "/about", "/replay", "/join/0")))
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
    goes_on, has_sign, broken, outside = page.evaluate(OPEN_HANDS)
    assert goes_on == has_sign and broken == outside == [], (goes_on, has_sign, broken, outside)


def test_axe_finds_nothing_serious_in_japanese(person: Persons) -> None:
    """Pages of the house, and a table of each game."""
    person = person(**AT_NIGHT, locale="ja")
    check_all(person.page, "/", "/g/watergate", "/g/watergate/rules", "/import", "/nowhere")
    for game in hustings.installed():
        person.open(hustings.game(game).seats()[0], "heuristic", game)
        person.sit()
        check(person.page, game)


def test_the_scenes_of_a_campaign(person: Persons) -> None:
    """Axe finds nothing serious, and what is read aloud to Kennedy is kept, campaigning with his candidate card."""
    ann = person(**AT_NIGHT)
    page = ann.page
    check_all(page, "/g/1960", "/g/1960/cards", "/g/1960/rules")
    heard = []
    for scene in SCENES:
        ann.bring(late(scene))
        check(page, scene)
        heard.append(f"# {scene}\n{whole(ann, TABLE)}")
        if scene == "PlayCard":
            turn = ann.turn
            choice = page.locator("#prompt .choice[value='campaign candidate-kennedy']")
            choice.evaluate("choice => choice.form.requestSubmit(choice)")
            ann.wait_for_another(turn)
            heard.append(f"# Campaigning\n{spoken(ann)}")
    page.locator("[data-do=beats]").click()
    check(page, "count")
    is_kept("1960-kennedy", heard)


def test_the_api_page_is_readable(person: Persons) -> None:
    person = person()
    person.page.goto("/api")
    person.page.wait_for_selector("#swagger .opblock")
    assert person.page.locator("#swagger .opblock").count() > 10


def test_what_is_read_aloud_through_a_whole_match(server: str, person: Persons) -> None:
    """The Editor plays by roles and names alone what she is asked for the first time, and a program the rest.

    Nixon is a program, too, so that nothing depends on a clock; her page is away while programs play.
    """
    http = httpx.Client(base_url=server)
    seats = [{"kind": "person", "name": "Nixon’s program"}, {"kind": "person", "name": "Ann"}]
    opened = http.post("/api/matches", json={"game": "watergate", "seats": seats}).json()
    match = f"/api/matches/{opened['match']}"
    nixon, editor = ({"authorization": f"Bearer {token}"} for token in opened["tokens"])
    ann = person(reduced_motion="reduce")
    ann.page.goto(f"/m/{opened['match']}/t/{opened['tokens'][1]}")
    ann.page.wait_for_selector(f"{ALIVE} #prompt")
    there = ann.page.url
    rng = random.Random(11)
    heard = [f"# The page at first\n{whole(ann)}"]
    asked: set[str] = set()
    region = ann.page.get_by_role("region", name="What to do now")
    while True:
        seat, table = next(
            (seat, table)
            for seat in (nixon, editor)
            if (table := http.get(f"{match}/seat", headers=seat).json())["actions"] or table["outcome"]
        )
        if table["outcome"]:
            break
        question = re.sub(r"[\d“].*", "", table["prompt"])
        if seat is nixon or question in asked:
            answer = {"turn": table["turn"], "action": rng.choice(table["actions"])["text"]}
            assert http.post(f"{match}/act", json=answer, headers=seat).status_code == 200
            continue
        asked.add(question)
        ann.page.goto(there)
        ann.page.wait_for_selector(f'{ALIVE} #prompt[data-turn="{table["turn"]}"][data-state="play"]')
        more = region.get_by_role("button", name="All choices")
        if more.is_visible() and more.get_attribute("aria-pressed") == "false":
            more.click()
        heard.append(spoken(ann))
        choices = region.locator("form[action$='/act']").get_by_role("button")
        chosen = choices.nth(rng.randrange(choices.count()))
        heard.append(f"# {chosen.text_content().strip()}")
        chosen.click()
        ann.page.wait_for_selector(f'#prompt:not([data-turn="{table["turn"]}"]):not([aria-busy="true"])')
        ann.page.goto("about:blank")
    ann.page.goto(there)
    ann.page.wait_for_selector(f'{ALIVE} #prompt[data-state="over"]')
    heard.append(f"# The page at the end\n{whole(ann)}")
    assert ann.page.evaluate(COVERED) <= 1, "what a match has ended with lies below the wall"
    is_kept("watergate-editor", heard)


COVERED = """
document.getElementById('stage').getBoundingClientRect().bottom - document.querySelector('.result').getBoundingClientRect().top
"""
"""How many pixels of the board the result lies over."""
