"""What an owner of Watergate is asked, in the order of the box: cards, momentum card, tokens, board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hustings.printed.corrections import Table, shipped, value_text
from hustings.printed.owner import Field, Item, Sheet, Text

from ..rules.printed import COLOURS

__all__ = ["sheets"]

PAIRS: Final = tuple([one, other] for number, one in enumerate(COLOURS) for other in COLOURS[number + 1 :])


@dataclass(frozen=True)
class Triggers(Field):
    """The instructions on the Editor's momentum card: a row each, of the space, what is done there, and its number."""

    @property
    def kind(self) -> str:
        """Rows."""
        return "rows"

    def show(self, value: object) -> str:
        """A row for each instruction."""
        if not isinstance(value, list):
            return value_text(value)
        keys = ("space", "op", "count", "steps")
        rows = [[item[key] for key in keys if key in item] if isinstance(item, dict) else [item] for item in value]
        return super().show(rows)

    def read(self, given: str) -> object:
        """Its tables."""
        rows: list[dict[str, Any]] = []
        for words in (row.split() for row in given.splitlines() if row.strip()):
            space, op, *number = [
                int(word) if word.isdecimal() and len(word) < 4 else word for word in [*words, ""][:3]
            ]
            named = {} if number in ([], [""]) else {"steps" if op == "move_evidence" else "count": number[0]}
            rows.append({"space": space, "op": op, **named})
        return rows


def sheets(text: Text) -> tuple[Sheet, ...]:
    """Every printed value that an owner's file can correct, but where we draw the spaces.

    Args:
        text: gives the texts of the game.
    """
    data = shipped(__package__)
    sure = {key: text(f"provenance-{how}") for key, how in data["confidence"].items()}
    one = tuple(([colour], text(f"colour-{colour}")) for colour in (*COLOURS, "joker"))
    pairs = tuple(
        (pair, text("colour-two", first=text(f"colour-{pair[0]}"), second=text(f"colour-{pair[1]}"))) for pair in PAIRS
    )
    single = tuple((colour, text(f"colour-{colour}")) for colour in COLOURS)
    mark = ((True, text("owner-mark-yes")), (False, text("owner-mark-no")))

    def card(id: str, entry: Table) -> Item:
        how = {part: text(f"provenance-{confidence}") for part, confidence in entry["confidence"].items()}
        path = f"cards.{id}"
        fields = [
            Field(f"{path}.value", text("value"), entry["value"], how["value"], least=1, most=4),
            Field(f"{path}.colours", text("provenance-colour"), entry["colours"], how["colours"], one),
        ]
        if entry["steps"]:
            hint = text("owner-steps-hint", count=len(entry["steps"]))
            fields.append(Field(f"{path}.steps", text("owner-steps"), entry["steps"], how["action"], hint=hint))
        return Item(path, f"{id[1:]} {text(f'card-{id}')}", tuple(fields))

    decks = tuple(
        Sheet(side, text("owner-cards", side=text(f"seat-{side}")), tuple(card(id, entry) for id, entry in cards))
        for side, cards in (
            (side, [(id, entry) for id, entry in data["cards"].items() if id[0] == side[0].upper()])
            for side in ("nixon", "editor")
        )
    )
    editor = data["momentum"]["editor"]
    path = "momentum.editor"
    momentum = Item(
        path,
        text("owner-momentum-editor"),
        (
            Field(
                f"{path}.spaces",
                text("owner-momentum-spaces"),
                editor["spaces"],
                sure["editor_spaces"],
                least=1,
                most=4,
            ),
            Triggers(
                f"{path}.triggers",
                text("owner-triggers"),
                editor["triggers"],
                sure["editor_triggers"],
                hint=text("owner-triggers-hint"),
            ),
        ),
    )
    tokens = tuple(
        Item(
            f"tokens.{id}",
            text("owner-token", n=int(id[1:])),
            (
                Field(
                    f"tokens.{id}.colours",
                    text("provenance-colour"),
                    entry["colours"],
                    sure["token_colours"],
                    (*one[:-1], *pairs),
                ),
                Field(f"tokens.{id}.mark", text("owner-mark"), entry["mark"], sure["token_marks"], mark),
            ),
        )
        for id, entry in data["tokens"].items()
    )
    board = data["board"]
    spaces = tuple(
        Item(
            f"spaces.{space['id']}",
            text("owner-space", n=space["id"][1:]),
            (
                Field(
                    f"spaces.{space['id']}.colour",
                    text("provenance-colour"),
                    space["colour"],
                    sure["space_colours"],
                    single,
                ),
            ),
        )
        for space in board["spaces"]
    )
    threads = Field("board.edges", text("owner-edges"), board["edges"], sure["edges"], hint=text("owner-edges-hint"))
    return (
        *decks,
        Sheet("momentum", text("owner-momentum"), (momentum,)),
        Sheet("tokens", text("owner-tokens"), tokens, text("owner-tokens-about")),
        Sheet(
            "board",
            text("owner-board"),
            (*spaces, Item("board", text("owner-edges"), (threads,))),
            text("owner-board-about"),
        ),
    )
