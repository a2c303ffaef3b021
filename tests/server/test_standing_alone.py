"""How a drawing of a page comes to stand alone: style sheets, custom properties and what is used in several places."""

from __future__ import annotations

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from hustings.web.pictures.alone import stand_alone
from hustings.web.pictures.sheet import Sheet
from hustings.web.pictures.values import numbers, parsed, resolved, written
from hustings.web.shown.lettering import ems, fitted, lines

SVG = '<svg xmlns="http://www.w3.org/2000/svg" class="game">{}</svg>'


def drawn(inside: str, sheet: str = "") -> Element:
    return ElementTree.fromstring(stand_alone(SVG.format(inside), Sheet(sheet)))


@pytest.mark.parametrize(
    ("text", "comes_to"),
    [
        ("var(--a)", "red"),
        ("var(--b, 3px) var(--c)", "3 #12345678"),
        ("var(--d, var(--a))", "red"),
        ("light-dark(#fff, #000)", "#fff"),
        ("light-dark(color-mix(in srgb, #000, #fff 25%), #000)", "#404040"),
        ("color-mix(in oklab, #ff0000 50%, #0000ff)", "#800080"),
        ("color-mix(in srgb, #ffffff 60%, #0000)", "#ffffff99"),
        ("translate(calc(2px + 1rem), -3px) rotate(45deg)", "translate(18, -3) rotate(45)"),
        ("max(1px, 4px, 2px)", "4"),
        ("url(#hatch)", "url(#hatch)"),
    ],
)
def test_what_a_value_comes_to(text: str, comes_to: str) -> None:
    known = {"--a": parsed("red"), "--c": parsed("#12345678")}
    value = resolved(parsed(text), known)
    assert value is not None and written(numbers(value)) == comes_to


def test_what_is_not_known_or_goes_in_a_circle_comes_to_nothing() -> None:
    assert resolved(parsed("var(--nobody)"), {}) is None
    assert resolved(parsed("var(--a)"), {"--a": parsed("var(--b)"), "--b": parsed("var(--a)")}) is None


def test_rules_are_resolved_into_attributes_the_most_particular_last() -> None:
    sheet = """
      :root { --ink: light-dark(#111, #eee); } .game { --side: blue; } .game .red { --side: red; }
      .dot { fill: green; } .game .dot { fill: var(--side); } .dot { fill: yellow !important; }
      .red .dot { stroke: var(--ink); } .game .dot { stroke-width: 2; }
      .dot { stroke-width: 3; opacity: .1; } .dot { opacity: .2; }
      .word { font: 700 1.5rem/1.2 Georgia, serif; transform: scale(2); translate: 1px 2px; } .gone { display: none; }
      .dot:hover, .dot:focus-visible { fill: black; } @media (min-width: 1px) { .dot { stroke: pink; } }
      .dot { & .inner { fill: pink; } cursor: pointer; animation: breathing 2s; }
    """
    root = drawn(
        '<g class="red"><circle class="dot" data-on="x" id="a"/><text class="word" transform="rotate(3)">x</text></g>'
        '<g class="gone"/>',
        sheet,
    )
    dot, word = root[0]
    assert dot.attrib == {"fill": "yellow", "stroke": "#111", "stroke-width": "2", "opacity": ".2"}
    assert word.get("font-size") == "24" and word.get("font-weight") == "700"
    assert "Georgia" in word.get("font-family", "")
    assert word.get("transform") == "translate(1 2) scale(2)", "a style sheet's takes the place of the attribute"
    assert len(root) == 1


def test_what_is_used_in_several_places_looks_as_each_place_wants() -> None:
    shapes = '<symbol id="s" viewBox="0 0 9 9"><path fill="var(--f, grey)"/></symbol><path id="p"/><path id="q"/>'
    places = '<g class="one"><use href="#s" x="1" width="4" height="4"/></g><use href="#s"/><use href="#p"/>'
    root = drawn(
        f"<defs>{shapes}</defs>{places}",
        ".one { --f: red; }",
    )
    assert [path.get("fill") for path in root.iter() if path.get("fill")] == ["red", "grey"]
    inner = next(one for one in root[1].iter() if one.get("viewBox"))
    assert (inner.get("x"), inner.get("width"), inner.get("height")) == ("1", "4", "4")
    assert [one.get("id") for one in root[0]] == ["p"], "what looks alike is drawn once, what nobody uses never"


def test_what_is_no_drawing_is_said() -> None:
    with pytest.raises(ValueError, match="no picture"):
        drawn("<g data-draw></g>")


def test_lines_have_room() -> None:
    assert lines("one two three four", 10, 50) == ["one two", "three four"]
    assert lines("one two three four", 10, 50, 1) == ["one tw…"]
    assert all(len(line) <= 5 for line in lines("民主党の勝利です。これで終わりです。", 10, 50))
    assert fitted("abc", 20, 1000) == 20 and fitted("民" * 10, 20, 100) == 10 and ems("民") == 1
