"""``printed.toml`` of Politically Correct People and an owner's file of corrections to it.

A file may rename, re-value, add and remove politicians and voters, and say how many cards of each kind there are. What
the rulebook fixes stays: the Salaryman's printed votes, 55 cards, calendars enough to call an election.
"""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Final, cast

from hustings.printed.corrections import Corrections, PrintedError, Problem, Reader, Table, nearest, value_text

from ..components import PrintedData
from ..rules.printed import Printed

__all__ = ["PrintedError", "Problem", "accept", "load"]

MOST_POLITICIANS: Final = 14
MOST_VOTERS: Final = 8
MOST_COPIES: Final = 30
MOST_VOTES: Final = 99
LONGEST_NAME: Final = 24
SALARYMAN: Final = {1: 1, 4: 5, 9: 13}
"""The Salaryman's votes that the rulebook prints, by the number of cards (K.2)."""
NEW: Final[Table] = {
    "kind": "",
    "name": "",
    "copies": 1,
    "base": 0,
    "votes": [],
    "confidence": {"name": "owner", "copies": "owner", "value": "owner"},
}
"""A card that only an owner's file knows, before it says anything."""
VALUE: Final = {"politician": "base", "voters": "votes"}
"""What a new card of each sort has to say besides its name."""


class _Owner(Corrections[Printed]):
    """Merges an owner's file into our data."""

    package = __package__
    face = "hustings.games.politically_correct_people.face"
    form = PrintedData
    values = Printed

    def read(self, file: Table) -> None:
        """Merge a whole file, then look at what has to fit together."""
        cards = dict(self.keys(file, "", ("cards",))).get("cards", {})
        if not isinstance(cards, dict):
            self.refuse("printed-no-table", "cards")
            return
        ours = self.data["cards"]
        for id, entry in cards.items():
            if id in ours:
                self.entry(ours[id], f"cards.{id}", entry, self.readers(ours[id]["kind"]))
            else:
                self.add(id, entry)
        if not self.problems:
            self.deck()
        self.data["owner"].sort(key=lambda stated: stated["path"])

    def readers(self, kind: str) -> dict[str, Reader]:
        """What can be said of a card of this sort."""
        value: dict[str, dict[str, Reader]] = {"politician": {"base": self.base}, "voters": {"votes": self.votes}}
        return {"kind": self.kind, "name": self.name, "copies": self.copies, **value.get(kind, {})}

    def add(self, id: str, entry: object) -> None:
        """A card that is not among ours."""
        path, ours = f"cards.{id}", self.data["cards"]
        if not isinstance(entry, dict) or "kind" not in entry:
            self.refuse("printed-no-card", path, id=id, near=nearest(id, ours))
            return
        if not re.fullmatch("[a-z]{2,16}", id):
            self.refuse("printed-id", path, id=id)
        kind = self.choice(f"{path}.kind", entry["kind"], tuple(VALUE))
        if kind is not None:
            self.complete(path, ("name", VALUE[kind]), entry)
            ours[id] = deepcopy(NEW)
            self.entry(ours[id], path, {"kind": kind, **entry}, self.readers(kind))

    def file_of(self, theirs: Table, stated: set[str]) -> Table:
        """What a file would have to say to make their data out of ours: also what their own cards are."""
        ours, cards = self.data["cards"], theirs["cards"]
        known = {id: card for id, card in cards.items() if id in ours}
        file = super().file_of({**theirs, "cards": known}, stated)
        new = {
            id: {key: card[key] for key in card if f"cards.{id}.{key}" in stated or card[key] != NEW[key]}
            for id, card in cards.items()
            if id not in ours
        }
        for card in new.values():
            card.pop("confidence", None)
        if new:
            file["cards"] = {**file.get("cards", {}), **new}
        return file

    # -- what has to fit together

    def deck(self) -> None:
        """55 cards, politicians and voters among them, each group worth something, no name twice."""
        cards: dict[str, Table] = self.data["cards"]
        total = sum(card["copies"] for card in cards.values())
        if total != self.data["rules"]["cards"]:
            self.refuse("printed-total", "cards", sum=total, needed=self.data["rules"]["cards"])
        for kind, most in (("politician", MOST_POLITICIANS), ("voters", MOST_VOTERS)):
            count = sum(card["kind"] == kind and card["copies"] > 0 for card in cards.values())
            if not 1 <= count <= most:
                self.refuse(f"printed-count-{kind}", "cards", count=count, most=most)
        names = [card["name"] for card in cards.values() if card["copies"]]
        for id, card in cards.items():
            if card["name"] and card["copies"] and names.count(card["name"]) > 1:
                self.refuse("printed-twice", f"cards.{id}.name", name=card["name"])
            if card["kind"] == "voters" and len(card["votes"]) < card["copies"]:
                self.refuse("printed-few-votes", f"cards.{id}.votes", count=len(card["votes"]), copies=card["copies"])

    # -- single values

    def kind(self, path: str, value: object, old: str) -> object:
        """The sort of a new card, which stays."""
        return self.fixed(path, value, old) if old else value

    def name(self, path: str, value: object, old: object) -> object:
        """The name on the card; those in the rulebook are known."""
        if self.data["cards"].get(path.split(".")[1], NEW)["confidence"]["name"] == "high":
            return self.fixed(path, value, old)
        if isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= LONGEST_NAME:
            return value.strip()
        self.refuse("printed-name", path, value=value_text(value), most=LONGEST_NAME)
        return None

    def copies(self, path: str, value: object, old: object) -> int | None:
        """How many of them there are; a politician is one person."""
        id = path.split(".")[1]
        rules = self.data["rules"]
        limits = {
            "salaryman": (max(SALARYMAN), MOST_COPIES),
            "floating": (1, rules["dice"]),
            "slush": (1, MOST_COPIES),
            "calendar": (rules["calendars"], MOST_COPIES),
        }
        sort = self.data["cards"].get(id, NEW)["kind"]
        least, most = limits.get(id, (0, 1 if sort == "politician" else MOST_COPIES))
        return self.number(path, value, least, most)

    def base(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 0, MOST_VOTES)

    def votes(self, path: str, value: object, old: object) -> list[int] | None:
        """Votes of one card, of two, and so on; more cards are never worth less."""
        if not isinstance(value, list) or not value:
            self.refuse("printed-votes", path)
            return None
        found = [self.number(path, item, 0, MOST_VOTES) for item in value]
        if None in found:
            return None
        votes = cast(list[int], found)
        if votes != sorted(votes):
            self.refuse("printed-votes", path)
            return None
        if path == "cards.salaryman.votes" and any(votes[n - 1 : n] != [worth] for n, worth in SALARYMAN.items()):
            self.refuse("printed-salaryman", path)
            return None
        return votes


load = _Owner.load
accept = _Owner.accept
