"""What a page that is open is told: each event follows from what its audience was told before and from what it sees.

An event's id is the version of what its audience sees, so that a page which slept can say where it was. What comes
ahead of an event has none: a page that loses the rest asks for all of it again. An event has the parts that differ from
those of the event before; with a question also the hand by which it is answered, and all that its film draws, because a
page may show something else of them meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Final

import msgspec

from .pages import ASKING, MOVING, Pages
from .shown.parts import Context
from .shown.present import Frame, MatchPage, frames, lit_by
from .shown.render import PARTS
from .shown.scene import Scene

__all__ = ["ALIVE", "GONE", "STOPPING", "Told", "ahead", "begin", "news", "whole"]

ALIVE: Final = b"event: alive\ndata: {}\n\n"
STOPPING: Final = b"event: stopping\ndata: {}\n\n"
GONE: Final = b"event: gone\ndata: {}\n\n"
"""The administrator has changed something: the page has to be loaded anew, if it is still there."""

BOARD: Final = tuple(name for name in MOVING if name not in ASKING)
"""The parts that a game draws from its context alone: as long as that is the same, they are."""


@dataclass(frozen=True)
class Told:
    """What an audience has been told, as far as the next event depends on it.

    Attributes:
        version: of what it sees.
        state: what its seat could do.
        away: who had walked away.
        parts: a digest of each fragment of its page.
        c: what the game drew from.
        moments: how many it has seen.
        lines: how many of its log it has heard.
        talk: how many lines of talk.
    """

    version: int
    state: str
    away: tuple[int, ...]
    parts: Mapping[str, bytes]
    c: Context
    moments: int
    lines: int
    talk: int


def begin(pages: Pages, scene: Scene) -> Told:
    """What a page that was loaded now shows already."""
    page, c = pages.table(scene)
    return _told(scene, page, c, _digests(scene, pages.parts(page, c, _but(("log",)))))


def whole(pages: Pages, scene: Scene) -> bytes:
    """The event that makes any page of a match the present one."""
    return _event(scene, {**pages.news(scene), "frames": [], "said": "", "talk": []})


def ahead(pages: Pages, scene: Scene, told: Told) -> tuple[bytes, Told]:
    """The question, which is drawn in no time: who has waited for it does not wait for the pictures as well."""
    parts = pages.question(scene)
    data = msgspec.json.encode({"version": scene.version, "parts": parts})
    return b"event: ahead\ndata: %s\n\n" % data, replace(told, parts={**told.parts, **_digests(scene, parts)})


def news(pages: Pages, scene: Scene, told: Told) -> tuple[bytes, Told]:
    """What has changed since, and what is told then."""
    page, c = pages.table(scene)
    steps = _steps(scene, told)
    same = BOARD if c == told.c and not steps else ()
    now = pages.parts(page, c, _but(("log", *same)))
    digests = _digests(scene, now)
    changed = {name: html for name, html in now.items() if told.parts.get(name) != digests.get(name)}
    if _chapters(told.parts) != _chapters(now):
        changed = {name: html for name, html in changed.items() if not _chapters([name])}
        changed["log"] = pages.log(page, now)
    film = pages.draw(scene, steps)
    drawn = {name for frame in film for name in frame["parts"]}
    asking = set(ASKING) if changed.keys() & set(ASKING) else set()
    changed |= {name: now[name] for name in drawn | asking}
    aloud = [line for step in steps for line in step.lines]
    said = scene.said([line for line in scene.match.entries(scene.seat)[told.lines :] if line not in aloud])
    talk = [] if scene.talk is None else scene.talk.aloud(told.talk)
    message = {"version": scene.version, "state": page.state, "turn": page.turn, "parts": changed, "frames": film}
    kept = {name: told.parts[name] for name in same}
    return _event(scene, {**message, "said": said, "talk": talk}), _told(scene, page, c, {**kept, **digests})


def _steps(scene: Scene, told: Told) -> list[Frame]:
    """What others have played since the last event, step by step, without the last: that is the page itself.

    Who is asked can choose on every one of these pictures what can be chosen on the last.
    """
    moments = scene.match.history.moments_of(scene.seat)
    fresh = [moment for moment in moments[told.moments :] if moment.seat != scene.seat]
    lit = lit_by(scene.asked_buttons()) if fresh else frozenset()
    return [step for moment in fresh for step in frames(scene, moment, lit)][:-1]


def _event(scene: Scene, message: dict[str, Any]) -> bytes:
    return b"id: %d\nevent: news\ndata: %s\n\n" % (scene.version, msgspec.json.encode(message))


def _told(scene: Scene, page: MatchPage, c: Context, parts: Mapping[str, bytes]) -> Told:
    match, seat = scene.match, scene.seat
    return Told(
        version=scene.version,
        state=page.state,
        away=scene.away,
        parts=parts,
        c=c,
        moments=len(match.history.moments_of(seat)),
        lines=len(match.entries(seat)),
        talk=0 if scene.talk is None else scene.talk.heard,
    )


def _digests(scene: Scene, parts: Mapping[str, str]) -> dict[str, bytes]:
    """Enough of fragments to know them again. A clock that runs shows another time on every page: it is always told."""
    running = {"clock"} if scene.left else set()
    return {
        name: blake2b(html.encode(), digest_size=16).digest() for name, html in parts.items() if name not in running
    }


def _but(names: Iterable[str]) -> list[str]:
    return [name for name in PARTS if name not in names]


def _chapters(names: Iterable[str]) -> set[str]:
    return {name for name in names if name.startswith("log-")}
