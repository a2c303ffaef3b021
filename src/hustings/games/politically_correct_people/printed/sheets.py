"""What an owner of Politically Correct People is asked: each kind of card, how many there are, their worth."""

from __future__ import annotations

from typing import Final

from hustings.printed.corrections import Table, shipped
from hustings.printed.owner import Field, Item, Sheet, Text

from .corrections import MOST_COPIES, MOST_POLITICIANS, MOST_VOTERS, MOST_VOTES

__all__ = ["sheets"]

SORTS: Final = ("politician", "voters")
"""Of these an owner may have others than we know."""


def sheets(text: Text) -> tuple[Sheet, ...]:
    """Every printed value that an owner's file can correct, and room for cards that we do not know.

    Args:
        text: gives the texts of the game.
    """
    data = shipped(__package__)

    def item(id: str, entry: Table, title: str, new: bool = False) -> Item:
        path, sort = f"cards.{id}", entry["kind"]
        how = {part: text(f"provenance-{each}") if not new else "" for part, each in entry["confidence"].items()}
        name = entry["name"] or ("" if new else title)
        fields = []
        if entry["confidence"]["name"] != "high":
            fields.append(Field(f"{path}.name", text("provenance-name"), name, how["name"], quiet=not new))
        most = 1 if sort == "politician" else MOST_COPIES
        fields.append(Field(f"{path}.copies", text("copies"), entry["copies"], how["copies"], least=0, most=most))
        if sort == "politician":
            fields.append(Field(f"{path}.base", text("base"), entry["base"], how["value"], least=0, most=MOST_VOTES))
        elif sort == "voters":
            hint = text("owner-votes-hint")
            fields.append(Field(f"{path}.votes", text("votes"), entry["votes"], how["value"], hint=hint))
        return Item(path, title, tuple(fields), {"kind": sort} if new else {})

    def group(sort: str) -> Sheet:
        cards = [item(id, entry, text(f"card-{id}")) for id, entry in data["cards"].items() if entry["kind"] == sort]
        room = {"politician": MOST_POLITICIANS, "voters": MOST_VOTERS}.get(sort, 0) - len(cards)
        blank = {
            "kind": sort,
            "name": "",
            "copies": 1,
            "base": 0,
            "votes": [],
            "confidence": dict.fromkeys(("name", "copies", "value"), "owner"),
        }
        more = [
            item(f"own{sort}{'abcdefgh'[number]}", blank, text(f"owner-new-{sort}", n=number + 1), new=True)
            for number in range(room)
        ]
        about = text("owner-new-about") if more else ""
        return Sheet(sort, text(f"sort-{sort}"), (*cards, *more), about)

    others = tuple(
        item(id, entry, text(f"card-{id}")) for id, entry in data["cards"].items() if entry["kind"] not in SORTS
    )
    return (*(group(sort) for sort in SORTS), Sheet("others", text("owner-others"), others))
