"""What a value of a style sheet comes to: custom properties, colours of the light theme, mixtures and sums."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import tinycss2
from tinycss2 import color4

__all__ = ["Tokens", "Variables", "numbers", "parsed", "resolved", "written"]

Tokens: TypeAlias = "tuple[Any, ...]"
"""Component values as tinycss2 reads them."""
Variables: TypeAlias = "Mapping[str, Tokens]"
"""Custom properties by their names, what they stand for resolved."""

DEEPEST: Final = 12
"""Custom properties that stand for each other in one value; more go in a circle."""
SILENT: Final = ("whitespace", "comment")


@lru_cache(maxsize=4096)
def parsed(text: str) -> Tokens:
    """The component values of a text."""
    return tuple(tinycss2.parse_component_value_list(text, skip_comments=True))


def resolved(tokens: Iterable[Any], variables: Variables, depth: int = 0) -> Tokens | None:
    """The same without anything that a picture's reader would have to know; None: a custom property is missing."""
    found: list[Any] = []
    for token in tokens:
        more = _one(token, variables, depth) if token.type == "function" else (token,)
        if more is None:
            return None
        found += more
    return tuple(found)


def _one(token: Any, variables: Variables, depth: int) -> Tokens | None:
    name = token.lower_name
    if name == "var":
        called, _, otherwise = _parts(token.arguments)
        known = variables.get(tinycss2.serialize(called).strip())
        if known is not None and depth < DEEPEST:
            return resolved(known, variables, depth + 1)
        return None if otherwise is None else resolved(otherwise, variables, depth + 1)
    inner = resolved(token.arguments, variables, depth)
    if inner is None:
        return None
    if name == "light-dark":
        return _trimmed(_parts(inner)[0])
    if name == "color-mix":
        return _mixed(inner)
    if name in ("calc", "max", "min"):
        return _sum(name, inner)
    return (tinycss2.ast.FunctionBlock(token.source_line, token.source_column, token.name, list(inner)),)


def _parts(tokens: Sequence[Any]) -> tuple[Tokens, str, Tokens | None]:
    """What stands before the first comma, and what behind it; None: there is none."""
    for place, token in enumerate(tokens):
        if token.type == "literal" and token.value == ",":
            return tuple(tokens[:place]), ",", tuple(tokens[place + 1 :])
    return tuple(tokens), "", None


def _trimmed(tokens: Sequence[Any]) -> Tokens:
    return tuple(token for token in tokens if token.type not in SILENT)


def _mixed(tokens: Tokens) -> Tokens | None:
    """``in SPACE, COLOUR [N%], COLOUR [N%]``; whatever the space is, it is mixed as screens do."""
    _, _, rest = _parts(tokens)
    one, _, other = _parts(rest or ())
    (first, share), (second, rest_of) = _share(one), _share(other or ())
    if first is None or second is None:
        return None
    if share is None:
        share = 0.5 if rest_of is None else 1 - rest_of
    alpha = share * first.alpha + (1 - share) * second.alpha
    weight = share * first.alpha / alpha if alpha else share
    mixture = [weight * x + (1 - weight) * y for x, y in zip(first.coordinates, second.coordinates, strict=True)]
    parts = [round(255 * part) for part in (*mixture, alpha)]
    return parsed("#" + "".join(f"{part:02x}" for part in (parts if parts[3] < 255 else parts[:3])))


def _share(tokens: Tokens) -> tuple[Any, float | None]:
    """A colour, and how much of it there is; None: that is not said."""
    percent = next((token.value / 100 for token in tokens if token.type == "percentage"), None)
    colours = [color4.parse_color(token) for token in _trimmed(tokens) if token.type != "percentage"]
    return (colours[0] if len(colours) == 1 and colours[0] != "currentcolor" else None), percent


def _sum(name: str, tokens: Tokens) -> Tokens | None:
    """Pixels and numbers with ``+``, ``-``, ``*`` and ``/`` from left to right, or the greatest or least of some."""
    parts = [token for token in _trimmed(tokens) if not (token.type == "literal" and token.value == ",")]
    values = [number for token in parts if (number := _pixels(token)) is not None]
    if name != "calc":
        return parsed(f"{(max if name == 'max' else min)(values):g}") if len(values) == len(parts) else None
    total: float | None = None
    sign = "+"
    for token in parts:
        number = _pixels(token)
        if number is None:
            if token.type != "literal" or token.value not in "+-*/":
                return None
            sign = token.value
        elif total is None:
            total = number
        else:
            total = {"+": total + number, "-": total - number, "*": total * number, "/": total / (number or 1)}[sign]
    return None if total is None else parsed(f"{total:g}")


def _pixels(token: Any) -> float | None:
    if token.type == "number":
        return float(token.value)
    if token.type == "dimension" and token.lower_unit in ("px", "rem"):
        return float(token.value) * (16 if token.lower_unit == "rem" else 1)
    return None


def numbers(tokens: Tokens) -> Tokens:
    """The same with pixels as mere numbers and angles in degrees, as attributes of SVG have them."""
    found: list[Any] = []
    for token in tokens:
        if token.type == "function":
            found.append(tinycss2.ast.FunctionBlock(0, 0, token.name, list(numbers(tuple(token.arguments)))))
        elif token.type == "dimension" and (pixels := _pixels(token)) is not None:
            found += parsed(f"{pixels:g}")
        elif token.type == "dimension" and token.lower_unit == "deg":
            found += parsed(f"{token.value:g}")
        else:
            found.append(token)
    return tuple(found)


def written(tokens: Tokens) -> str:
    """Component values as a text."""
    text: str = tinycss2.serialize(tokens)
    return " ".join(text.split())
