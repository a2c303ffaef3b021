"""Options that exclude each other: only what can be chosen together is played by the suite."""

from __future__ import annotations

from collections.abc import Mapping

from gala import Gala

from hustings.play.game import BadOption
from hustings.testing.walk import option_sets


class Exclusive(Gala):
    """A game whose second edition alone has a variant."""

    options = {"edition": ("second", "first"), "variant": ("off", "on")}

    def chosen(self, options: Mapping[str, str] | None) -> dict[str, str]:
        chosen = super().chosen(options)
        if chosen == {"edition": "first", "variant": "on"}:
            raise BadOption("the first edition has no variant")
        return chosen


def test_only_options_that_go_together_are_played() -> None:
    assert option_sets(Exclusive()) == [
        {"edition": "second", "variant": "off"},
        {"edition": "second", "variant": "on"},
        {"edition": "first", "variant": "off"},
    ]
