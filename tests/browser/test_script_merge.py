"""New HTML is merged into the page: what the reader has done to it stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from persons import Person

Merging = Callable[[str, str], Any]

MERGE = """async ([before, after]) => {
    const { merge } = await import(new URL("../js/merge.js", document.querySelector("script[type=module]").src));
    document.body.innerHTML = `<div id="part">${before}</div>`;
    window.old = Object.fromEntries([...document.querySelectorAll("[id]")].map((one) => [one.id, one]));
    window.go = () => merge("part", `<div id="part">${after}</div>`);
}"""


@pytest.fixture
def merging(person: Callable[..., Person]) -> Iterator[tuple[Merging, Person]]:
    """Prepares a part of a page and what it becomes; ``go()`` in the page merges it."""
    one = person()
    one.page.goto("/")

    def prepare(before: str, after: str) -> None:
        one.page.evaluate(MERGE, [before, after])

    yield prepare, one


def test_elements_of_the_same_id_stay_the_same_elements(merging: tuple[Merging, Person]) -> None:
    prepare, one = merging
    prepare(
        '<p id="a" class="x" title="t">one</p><p id="b">two</p><p id="c">three</p>',
        '<p id="c">three</p><p id="new">new</p><p id="a" class="y">ONE</p>',
    )
    assert one.page.evaluate("go(); document.getElementById('part').innerHTML") == (
        '<p id="c">three</p><p id="new">new</p><p id="a" class="y">ONE</p>'
    )
    assert one.page.evaluate("['a', 'c', 'part'].every((id) => old[id] === document.getElementById(id))")


def test_focus_and_what_is_typed_stay(merging: tuple[Merging, Person]) -> None:
    prepare, one = merging
    field = '<label>Name <input id="name" value="{}"></label>'
    prepare("<p>one</p>" + field.format(""), "<p>two</p><p>three</p>" + field.format("server"))
    one.page.fill("#name", "Ann")
    one.page.evaluate("go()")
    assert one.focused == "name"
    assert one.page.input_value("#name") == "Ann"


def test_hidden_fields_carry_the_new_turn(merging: tuple[Merging, Person]) -> None:
    prepare, one = merging
    form = '<form id="f"><input type="hidden" name="turn" value="{}"></form>'
    prepare(form.format(3), form.format(4))
    assert one.page.evaluate("go(); new FormData(document.getElementById('f')).get('turn')") == "4"


def test_open_details_chosen_tabs_scroll_and_zoom_stay(merging: tuple[Merging, Person]) -> None:
    prepare, one = merging
    html = (
        '<details id="d"><summary>More</summary>{}</details>'
        '<input type="radio" name="tab" id="one" checked><input type="radio" name="tab" id="two">'
        '<div id="scrolled"><p id="long">{}</p></div><div data-pan id="board">{}</div>'
    )
    prepare(html.format(1, 1, 1), html.format(2, 2, 2))
    one.page.evaluate(
        """() => {
            const find = (id) => document.getElementById(id);
            find("d").open = true;
            find("two").checked = true;
            Object.assign(find("scrolled").style, { height: "40px", overflow: "auto" });
            find("long").style.height = "400px";
            find("scrolled").scrollTop = 100;
            find("board").style.transform = "scale(2)";
            go();
        }"""
    )
    assert one.page.evaluate(
        """() => {
            const find = (id) => document.getElementById(id);
            return [find("d").open, find("two").checked, find("scrolled").scrollTop, find("board").style.transform,
                    find("board").textContent];
        }"""
    ) == [True, True, 100, "scale(2)", "2"]


def test_drawings_are_merged_too(merging: tuple[Merging, Person]) -> None:
    prepare, one = merging
    svg = '<svg viewBox="0 0 9 9"><g id="piece" class="{}" transform="translate({} 0)"><title>t</title></g>{}</svg>'
    prepare(svg.format("lit", 1, ""), svg.format("last", 5, '<circle r="2"></circle>'))
    now = one.page.evaluate("go(); [old.piece === piece, piece.getAttribute('transform'), piece.className.baseVal]")
    assert now == [True, "translate(5 0)", "last"]
    assert one.page.evaluate("document.querySelector('circle') instanceof SVGCircleElement")


def test_an_answer_on_top_of_another_one_loses_nothing_that_can_be_chosen(merging: tuple[Merging, Person]) -> None:
    """Who answers again before the first answer has come back has everything again when neither was done."""
    _, one = merging
    told = one.page.evaluate(
        """async () => {
            const { drawTaken, drawUntaken } = await import(new URL("../js/sure.js", document.querySelector("script[type=module]").src));
            document.body.innerHTML = `<div id="stage"><p class="lit" data-on="a"></p></div><div id="hand"><p class="lit" data-on="b"></p></div>
                <form id="prompt" data-turn="1"><button value="a">A</button><button value="b">B</button></form>`;
            for (const button of document.querySelectorAll("button")) drawTaken(button);
            drawUntaken();
            return [document.querySelectorAll(".lit").length, document.querySelectorAll(".chosen, [data-done]").length];
        }"""
    )
    assert told == [2, 0]
