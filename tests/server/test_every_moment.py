"""Every moment of random matches can be drawn through all eyes: those of each seat, of spectators, and of everybody.

Drawing all 60,000 would take minutes. So each of them is looked at, and drawn when its view shows anything of a kind
that was not drawn through such eyes before: a thing with other fields filled in, another question, an empty list.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from web import pages_alone

import hustings
from hustings.kernel.chance import Chance
from hustings.play.match import Match
from hustings.testing.matches import play_match
from hustings.web.handlers.replays import ALL, SPECTATOR, overlaid, seen_through
from hustings.web.shown.parts import Player, Reader
from hustings.web.shown.present import Frame
from hustings.web.shown.scene import Scene

MATCHES = 20
LONGEST = 4000


class Drawn:
    """What was drawn already: through everybody's eyes, a spectator's, or those of seats.

    Each seat has its own questions; what lies on the table is drawn for one of them.
    """

    def __init__(self) -> None:
        self.eyes = ""
        self.kinds: set[tuple[object, ...]] = set()
        self.things: set[tuple[object, ...]] = set()

    def has_news(self, value: Any, path: tuple[str, ...] = ()) -> bool:
        """Whether a view, or a part of it, shows anything of a new kind; it counts as drawn from now on."""
        if isinstance(value, dict):
            return sum(self.has_news(thing, path) for thing in value.values()) > 0
        with suppress(TypeError):  # what holds a dict cannot be remembered
            if path and (path, value) in self.things:
                return False
            self.things.add((path, value))
        if isinstance(value, tuple):
            return sum(self.has_news(thing, path) for thing in value) > 0
        if not isinstance(value, msgspec.Struct):
            return self._is_new(path, kind_of(value))
        fields = [(name, getattr(value, name)) for name in value.__struct_fields__]
        if path:
            news = [self._is_new(path, *[kind_of(field) for _, field in fields])]
        else:
            news = [
                self._is_new(self.eyes, name, field if isinstance(field, str) else kind_of(field))
                for name, field in fields
            ]
        return any([*news, *[self.has_news(field, (*path, name)) for name, field in fields]])

    def _is_new(self, *kind: object) -> bool:
        news = kind not in self.kinds
        self.kinds.add(kind)
        return news


def kind_of(value: Any) -> object:
    """A field without its value: nothing, negative, none, some, several."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return (value > 0) - (value < 0)
    if isinstance(value, str | tuple | dict):
        return type(value).__name__, min(len(value), 1 if isinstance(value, str) else 2)
    return type(value).__name__


def nothing(match: Match, dice: Chance, where: str) -> None:
    """Look at nothing on the way."""


@pytest.mark.parametrize("id", hustings.installed())
def test_every_moment_can_be_drawn_through_all_eyes(id: str) -> None:
    pages = pages_alone()
    game = hustings.game_class(id)()
    everybody, spectators, seated = Drawn(), Drawn(), Drawn()
    for seed in range(MATCHES):
        match = play_match(game, seed, LONGEST, nothing)
        assert match.outcome is not None
        seats = range(len(match.seats))
        players = [Player("Ann", "person") for _ in seats]
        all_eyes = {ALL: None, SPECTATOR: None} | {match.seats[seat]: seat for seat in seats}
        steps: dict[str, list[Frame]] = {eyes: [] for eyes in all_eyes}
        scenes = {
            eyes: Scene(match, "m", False, seat, Reader(("en", "ja")[seed % 2]), players)
            for eyes, seat in all_eyes.items()
        }
        for moment in match.history.moments:
            views = {match.seats[seat]: moment.position.view(seat) for seat in seats}
            together = views[match.seats[0]]
            for seat in seats[1:]:
                together = overlaid(together, views[match.seats[seat]])
            for eyes, view in {**views, SPECTATOR: moment.position.view(None), ALL: together}.items():
                drawn = {ALL: everybody, SPECTATOR: spectators}.get(eyes, seated)
                drawn.eyes = eyes
                if drawn.has_news(view):
                    steps[eyes].append(Frame(seen_through(scenes[eyes], eyes, moment.position, frozenset()), []))
        for eyes in all_eyes:
            try:
                pictures = pages.draw(scenes[eyes], steps[eyes])
            except Exception as broken:
                raise AssertionError(f"{id}, seed {seed}: a moment cannot be drawn through the eyes {eyes}") from broken
            for picture in pictures[:1]:
                assert "stage" in picture["parts"]
    assert all(drawn.kinds for drawn in (everybody, spectators, seated))
