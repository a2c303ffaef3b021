"""What an owner of Hilarious Struggle is asked: the board, then the decks of both sides."""

from __future__ import annotations

from hustings.printed.corrections import Table, shipped
from hustings.printed.owner import Field, Item, Sheet, Text

from ..rules.printed import KINDS, MAINLAND, RULES, SEATS
from .corrections import FIXED_ELECTORS, FIXED_NAMES, UNION

__all__ = ["sheets"]


def sheets(text: Text) -> tuple[Sheet, ...]:
    """Every printed value that an owner's file can correct, but where we draw the states.

    Args:
        text: gives the texts of the game.
    """
    data = shipped(__package__)
    union = tuple((id, text(f"state-{id}")) for id in UNION)
    kinds = tuple((kind, text(f"card-{kind}")) for kind in KINDS[1:])
    rules = tuple((rule, text("owner-no-rule") if rule == "none" else text(f"rule-{rule}", n="N")) for rule in RULES)
    mainland = list(data["states"])[:MAINLAND]

    def state(id: str, entry: Table) -> Item:
        path, how = f"states.{id}", {part: text(f"provenance-{each}") for part, each in entry["confidence"].items()}
        fields = []
        if entry["name"] not in FIXED_NAMES:
            fields.append(Field(f"{path}.name", text("owner-state-name"), entry["name"], how["name"], union))
        if id not in FIXED_ELECTORS:
            step = data["rules"]["track_step"]
            hint = text("owner-electors-hint", step=step)
            fields.append(
                Field(
                    f"{path}.electors",
                    text("electors"),
                    entry["electors"],
                    how["electors"],
                    least=10,
                    most=200,
                    hint=hint,
                )
            )
        if id in mainland:
            hint = text("owner-borders-hint")
            fields.append(Field(f"{path}.borders", text("owner-borders"), entry["borders"], how["borders"], hint=hint))
        return Item(path, f"{id} · {text('state-' + entry['name'])}", tuple(fields))

    def card(id: str, entry: Table) -> Item:
        path, how = f"cards.{id}", {part: text(f"provenance-{each}") for part, each in entry["confidence"].items()}
        place = id[2:]
        fields = []
        if entry["kind"] != "state":
            fields.append(Field(f"{path}.kind", text("owner-kind"), entry["kind"], how["rule"], kinds))
        fields.append(Field(f"{path}.voters", text("voters"), entry["voters"], how["voters"], least=0, most=9))
        if id not in ("D-TX", "R-TX", "D-GA"):
            known = rules if entry["kind"] != "state" else tuple(rule for rule in rules if rule[0] != "active")
            fields.append(Field(f"{path}.rule", text("rule"), entry["rule"], how["rule"], known))
            fields.append(Field(f"{path}.limit", text("owner-limit"), entry["limit"], how["rule"], least=0, most=9))
        if entry["numbers"] and id != "D-AK":
            hint = text("owner-numbers-hint", count=len(entry["numbers"]))
            fields.append(Field(f"{path}.numbers", text("owner-numbers"), entry["numbers"], how["effect"], hint=hint))
        own = entry["kind"] == "state"
        title = text(f"state-{data['states'][place]['name']}") if own else f"{place} {text('card-' + entry['kind'])}"
        return Item(path, title, tuple(fields))

    decks = tuple(
        Sheet(
            side,
            text("owner-cards", side=text(f"seat-{side}")),
            tuple(card(id, entry) for id, entry in data["cards"].items() if id[0] == side[0].upper()),
        )
        for side in SEATS
    )
    board = tuple(item for item in (state(*each) for each in data["states"].items()) if item.fields)
    return (Sheet("board", text("states"), board, text("owner-board-about")), *decks)
