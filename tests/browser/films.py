"""A film on a phone that lies on its side."""

from __future__ import annotations

from playwright.sync_api import Page

FILM = """() => {
  const box = (part) => part.getBoundingClientRect(), cross = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  const stage = box(document.getElementById("stage")), told = box(document.getElementById("ask"));
  const controls = [...document.querySelectorAll("#replay :is(.steps > .button, .play, select, #number, #slider, .tools .quiet), .pan-tools button, #top .menu, #ask")].filter((part) => part.checkVisibility());
  const within = ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  return {
    outside: controls.filter((part) => !within(box(part))).map((part) => part.outerHTML.slice(0, 60)),
    over: controls.filter((part) => controls.some((other) => other !== part && cross(box(part), box(other))) || cross(box(part), stage)).map((part) => part.outerHTML.slice(0, 60)),
    whole: within(stage), share: stage.width * stage.height / innerWidth / innerHeight, lines: told.height, controls: controls.length,
  };
}"""
"""Of a film on a phone on its side: what of its controls and words lies outside the window, over another one or over the board,
and how much of the window the board has."""


def stands_beside_its_board(page: Page) -> None:
    """All controls and what is told are in sight, and cover neither each other nor the board, which is whole."""
    for width, height in ((844, 390), (683, 328), (932, 430)):
        page.set_viewport_size({"width": width, "height": height})
        film = page.evaluate(FILM)
        where = f"film {width}x{height}: {film}"
        assert film["outside"] == film["over"] == [] and film["controls"] > 11 and film["lines"] > 28, where
        assert film["whole"] and film["share"] > 0.55, f"{where}: the whole board is beside it"
