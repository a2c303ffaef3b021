"""What is printed on the cards: one object that all positions of a match share.

Cards of one kind are alike. Kinds are numbered: the politicians, the voters that form groups, the floating vote, the
slush fund, the calendar.
"""

from __future__ import annotations

from typing import Final, final

from ..components import PrintedData

KINDS: Final = ("politician", "voters", "floating", "slush", "calendar")
"""The sorts of cards, in the order of the kinds' numbers (S.1)."""


@final
class Printed:
    """The printed values of one match.

    Args:
        data: ``printed.toml`` with an owner's corrections, checked.
    """

    def __init__(self, data: PrintedData) -> None:
        self.data = data
        cards = data["cards"]
        self.ids: list[str] = [
            id for sort in KINDS for id, card in cards.items() if card["kind"] == sort and card["copies"]
        ]
        """The kinds that are in the game."""
        self.names: list[str] = [cards[id]["name"] for id in self.ids]
        """What an owner's copy calls each kind; empty where our texts name it."""
        self.sorts: list[str] = [cards[id]["kind"] for id in self.ids]
        self.copies: list[int] = [cards[id]["copies"] for id in self.ids]
        self.politicians: int = self.sorts.count("politician")
        """How many kinds are politicians; they have the first numbers."""
        self.calendar: int = len(self.ids) - 1
        """The kind that is never in a hand (K.5)."""
        self.slush: int = self.calendar - 1
        """The kind that is money (K.4)."""
        self.floating: int = self.slush - 1
        """The kind of voters that form no groups (K.3)."""
        self.base: list[int] = [cards[id]["base"] for id in self.ids]
        """The base of each politician (K.1); 0 of all else."""
        self.votes: list[list[int]] = [
            [0, *cards[id]["votes"]] if cards[id]["kind"] == "voters" else [] for id in self.ids
        ]
        """Votes of a group by its number of cards (K.2); nothing for kinds that form no groups."""
        rules = data["rules"]
        self.hand_limit: int = rules["hand"]
        self.pool_size: int = rules["pool"]
        self.calendars: int = rules["calendars"]
        self.rounds: int = rules["rounds"]
        self.start_notes: list[int] = rules["start_notes"]
        self.mix: list[int] = rules["mix"]
        self.large: int = rules["large"]
        self.small: int = rules["small"]
        self.slush_value: int = rules["slush_value"]
        """What a slush fund is worth, in bucks (K.4, O.5)."""
        self.market_limit: int = rules["market_limit"]
        self.corrected: list[tuple[str, str, str]] = [(one["path"], one["old"], one["new"]) for one in data["owner"]]
        """What an owner's file states: path, our value, the owner's."""
