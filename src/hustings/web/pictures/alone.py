"""A drawing of a page made to stand alone: its style sheets resolved into it, and nothing left that is not drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import cssselect2

from .sheet import Sheet, declarations
from .values import Tokens, Variables, numbers, parsed, resolved, written

__all__ = ["SVG", "stand_alone"]

SVG: Final = "http://www.w3.org/2000/svg"
XML: Final = "http://www.w3.org/XML/1998/namespace"
KEPT: Final = frozenset(["id", "lang", "role", "viewBox"])
"""Attributes of the whole drawing that stay."""
SPOKEN: Final = re.compile(r"^(aria-.*|data-.*|class|style|role|tabindex|focusable|lang)$")
"""Attributes that a picture has no use for once it is drawn."""
REFERENCE: Final = re.compile(r"url\(\s*['\"]?#([^)'\"]+)['\"]?\s*\)")
FONT: Final = re.compile(
    r"^(?:(?P<style>italic)\s+)?(?:(?P<weight>\d{3}|bold|normal)\s+)?(?P<size>[\d.]+(?:px|rem|em|%)?)(?:\s*/\s*\S+)?\s+(?P<family>.+)$"
)
RELATIVE: Final = {"em": 1.0, "%": 0.01}
MEASURED: Final = re.compile(r"^([\d.]+)(px|rem|em|%)?$")
MOVES: Final = ("translate", "rotate", "scale")
"""Properties of their own that come before ``transform``, in this order."""


def stand_alone(drawing: str, sheet: Sheet) -> str:
    """A drawing without style sheets, classes or anything that a page has around it.

    Args:
        drawing: one ``svg`` element; what its ``use`` elements point at is in it.
        sheet: how it looks.

    Raises:
        ValueError: when it is no well-formed drawing.
    """
    try:
        root = ElementTree.fromstring(drawing)
    except ElementTree.ParseError as problem:
        raise ValueError(f"what was drawn is no picture: {problem}") from problem
    _expand(root)
    wrapped = cssselect2.ElementWrapper.from_xml_root(root)
    styles = {id(one.etree_element): sheet.declared(one) for one in wrapped.iter_subtree()}
    _paint(root, styles, {}, 16.0)
    _tidy(root)
    ElementTree.register_namespace("", SVG)
    return ElementTree.tostring(root, "unicode")


# -- what is drawn in several places -----------------------------------------------------------------------------------


def _expand(root: Element) -> None:
    """Put what looks different in different places where it is used."""
    known = {found: element for element in root.iter() if (found := element.get("id"))}
    varies: dict[str, bool] = {}
    for parent in list(root.iter()):
        for place, child in enumerate(list(parent)):
            if child.tag != f"{{{SVG}}}use":
                continue
            name = child.get("href", "").removeprefix("#")
            if name not in known:
                continue
            if name not in varies:
                varies[name] = _varies(known[name])
            if varies[name]:
                parent[place] = _instance(child, known[name])
                _expand_within(parent[place], known, varies)


def _expand_within(element: Element, known: Mapping[str, Element], varies: dict[str, bool]) -> None:
    for parent in list(element.iter()):
        for place, child in enumerate(list(parent)):
            name = child.get("href", "").removeprefix("#") if child.tag == f"{{{SVG}}}use" else ""
            if name in known and varies.setdefault(name, _varies(known[name])):
                parent[place] = _instance(child, known[name])
                _expand_within(parent[place], known, varies)


def _varies(element: Element) -> bool:
    """Whether something looks different according to where it is used."""
    return any(
        one.tag == f"{{{SVG}}}use" or "class" in one.attrib or any("var(" in value for value in one.attrib.values())
        for one in element.iter()
    )


def _instance(use: Element, of: Element) -> Element:
    at = {name: use.attrib[name] for name in ("x", "y", "width", "height") if name in use.attrib}
    group = Element(f"{{{SVG}}}g", {k: v for k, v in use.attrib.items() if k not in (*at, "href", "id")})
    if of.tag == f"{{{SVG}}}symbol":
        inner = Element(f"{{{SVG}}}svg", {k: v for k, v in of.attrib.items() if k != "id"} | at)
        inner.extend(deepcopy(list(of)))
    else:
        inner = deepcopy(of)
        inner.attrib.pop("id", None)
        if "x" in at or "y" in at:
            moved = f"{group.get('transform', '')} translate({at.get('x', '0')} {at.get('y', '0')})"
            group.set("transform", moved.strip())
    group.append(inner)
    return group


# -- how it looks ------------------------------------------------------------------------------------------------------


def _paint(element: Element, styles: Mapping[int, list[tuple[str, Tokens]]], around: Variables, size: float) -> None:
    """Write down how an element and all in it look.

    Args:
        element: what is painted.
        styles: what style sheets declare for each element.
        around: custom properties that hold outside.
        size: of the letters outside.
    """
    own = declarations(element.get("style", "")).usual
    declared = [*styles[id(element)], *own]
    custom = {name: value for name, value in declared if name.startswith("--")}
    variables = around
    if custom:
        mixed = {**around, **custom}
        variables = {**around, **{name: known for name, value in custom.items() if (known := resolved(value, mixed))}}
    for name, text in list(element.attrib.items()):
        if "var(" in text:
            _set(element, name, resolved(parsed(text), variables))
    looks: dict[str, str] = {}
    for name, value in declared:
        if not name.startswith("--") and (known := resolved(value, variables)) is not None:
            looks |= _spelt(name, written(numbers(known)))
    if "font-size" in looks:
        size = _size(looks["font-size"], size)
        looks["font-size"] = f"{size:g}"
    elif (said := MEASURED.match(element.get("font-size", ""))) is not None:
        size = _size(said.group(), size)
    moves = [f"{name}({looks.pop(name)})" for name in MOVES if looks.get(name, "none") != "none"]
    for name in MOVES:
        looks.pop(name, None)
    if moves:
        looks["transform"] = " ".join([*moves, looks.get("transform", element.get("transform", ""))]).strip()
    for name, text in looks.items():
        if (name == "transform" and text == "none") or (name == "display" and text != "none"):
            element.attrib.pop(name, None)
        elif text not in ("inherit", "unset", "initial"):
            element.set(name, text)
    for child in list(element):
        if isinstance(child.tag, str):
            _paint(child, styles, variables, size)
            if child.get("display") == "none":
                element.remove(child)


def _set(element: Element, name: str, value: Tokens | None) -> None:
    if value:
        element.set(name, written(numbers(value)))
    else:
        del element.attrib[name]


def _spelt(name: str, text: str) -> dict[str, str]:
    """A property as attributes of SVG have it."""
    if name != "font":
        return {name: text}
    said = FONT.match(text)
    if said is None:
        return {}
    style, weight, size, family = said.group("style", "weight", "size", "family")
    return {"font-style": style or "normal", "font-weight": weight or "400", "font-size": size, "font-family": family}


def _size(text: str, around: float) -> float:
    said = MEASURED.match(text)
    if said is None:
        return around
    number, unit = float(said.group(1)), said.group(2)
    return number * 16 if unit == "rem" else number * RELATIVE[unit] * around if unit in RELATIVE else number


# -- what is left out --------------------------------------------------------------------------------------------------


def _tidy(root: Element) -> None:
    """Leave out what nobody sees: names for scripts, titles of parts, shapes that nothing refers to."""
    for element in root.iter():
        for name in list(element.attrib):
            if SPOKEN.match(name) and not (element is root and name in KEPT):
                del element.attrib[name]
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag == f"{{{SVG}}}title" and parent is not root:
                parent.remove(child)
    while _pruned(root):
        pass
    used = set(_references(root))
    for element in root.iter():
        if element.get("id") and element.get("id") not in used:
            del element.attrib["id"]


def _pruned(root: Element) -> bool:
    used = set(_references(root))
    removed = False
    for defs in root.iter(f"{{{SVG}}}defs"):
        for child in list(defs):
            if not any(one.get("id") in used for one in child.iter()):
                defs.remove(child)
                removed = True
    return removed


def _references(root: Element) -> Iterator[str]:
    for element in root.iter():
        for name, text in element.attrib.items():
            if name == "href" and text.startswith("#"):
                yield text[1:]
            elif "url(" in text:
                yield from REFERENCE.findall(text)
