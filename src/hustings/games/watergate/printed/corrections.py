"""Watergate's ``printed.toml`` and an owner's file of corrections to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import Any, Final, cast

from hustings.printed.corrections import Corrections, PrintedError, Problem, Reader, Table, nearest, value_text

from ..components import PrintedData
from ..rules.printed import COLOURS, Printed

__all__ = ["PrintedError", "Problem", "accept", "load"]

JOKER_COLOUR: Final = "joker"
MOST_SPACES: Final = 48
"""More would not fit into the rules' bit masks of board nodes."""
TRIGGER_NUMBERS: Final = {
    "draw_card": "count",
    "look_at_top_of_deck": "count",
    "move_evidence": "steps",
    "pin_from_track": "",
}
"""For each operation of a momentum card, the key of the number that it needs."""


class _Owner(Corrections[Printed]):
    """Merges an owner's file into our data."""

    package = __package__
    face = "hustings.games.watergate.face"
    form = PrintedData
    values = Printed

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.ids: set[str] = set()
        place: dict[str, Reader] = {"x": self.coordinate, "y": self.coordinate}
        self.card: dict[str, Reader] = {"value": self.value, "colours": self.card_colours, "steps": self.steps}
        self.token: dict[str, Reader] = {"colours": self.token_colours, "mark": self.mark}
        self.space: dict[str, Reader] = {"colour": self.space_colour, **place}
        self.informant: dict[str, Reader] = place

    def read(self, file: Table) -> None:
        """Merge a whole file; lists that replace ours come before corrections of single places."""
        known = ("board", "cards", "informants", "momentum", "played", "rounds", "spaces", "tokens")
        tables = dict(self.keys(file, "", known))
        board = self.data["board"]
        self.entries(tables, "cards", self.data["cards"], self.card, "printed-no-card")
        self.entries(tables, "tokens", self.data["tokens"], self.token, "printed-no-token")
        lists = dict(self.keys(tables.get("board", {}), "board", ("edges", "informants", "spaces")))
        ours, problems = set(_by_id(board["spaces"])), len(self.problems)
        if "spaces" in lists:
            found = self.places(lists["spaces"], "board.spaces", {"id": self.space_id, **self.space})
            if len(found) > MOST_SPACES:
                self.refuse("printed-many-spaces", "board.spaces", count=len(found), most=MOST_SPACES)
            self.replace("board.spaces", board, "spaces", found, _place_text)
        if "informants" in lists:
            found = self.places(lists["informants"], "board.informants", {"id": self.informant_id, **self.informant})
            self.complete("board.informants", _by_id(board["informants"]), _by_id(found))
            self.replace("board.informants", board, "informants", found, _place_text)
        self.entries(tables, "spaces", _by_id(board["spaces"]), self.space, "printed-no-space")
        self.entries(tables, "informants", _by_id(board["informants"]), self.informant, "printed-no-informant")
        if "edges" in lists:
            self.replace("board.edges", board, "edges", self.edges(lists["edges"]), _edge_text)
        elif set(_by_id(board["spaces"])) != ours and problems == len(self.problems):
            self.refuse("printed-edges-needed", "board.edges")
        self.length(tables)
        momentum = dict(self.keys(tables.get("momentum", {}), "momentum", ("editor",)))
        self.editor(momentum.get("editor", {}))
        self.data["owner"].sort(key=lambda stated: stated["path"])

    def length(self, tables: Table) -> None:
        """Merge what makes a match longer or shorter: what is played with, and the numbers of its rounds."""
        ids: dict[str, Reader] = {
            "cards": self.ids_of(self.data["cards"]),
            "tokens": self.ids_of(self.data["tokens"]),
        }
        numbers: dict[str, Reader] = {
            "hand": self.few,
            "hand_with_initiative": self.few,
            "new_tokens": self.few,
            "last": self.few,
        }
        for name, readers in (("played", ids), ("rounds", numbers)):
            if name in tables:
                self.entry(self.data.setdefault(name, {}), name, tables[name], readers)
        cards = self.data.get("played", {}).get("cards", self.data["cards"])
        for side, letter in (("nixon", "N"), ("editor", "E")):
            if not any(id.startswith(letter) for id in cards):
                self.refuse("printed-no-deck", "played.cards", side=side, letter=letter)

    def file_of(self, theirs: Table, stated: set[str]) -> Table:
        """What a file would have to say to make their data out of ours; cards and tokens are stated whole."""
        ours = self.data
        self.complete("cards", ours["cards"], theirs["cards"])
        self.complete("tokens", ours["tokens"], theirs["tokens"])
        for id in ours["cards"].keys() & theirs["cards"].keys():
            for key in ("kind", "reaction", "picture"):
                self.fixed(f"cards.{id}.{key}", theirs["cards"][id].get(key), ours["cards"][id].get(key))
        self.fixed("momentum.nixon", theirs["momentum"]["nixon"], ours["momentum"]["nixon"])
        cards = {id: {key: card[key] for key in self.card} for id, card in theirs["cards"].items()}
        board = theirs["board"]
        file: Table = {
            "cards": cards,
            "tokens": theirs["tokens"],
            "momentum": {"editor": theirs["momentum"]["editor"]},
            **{name: theirs[name] for name in ("played", "rounds") if name in theirs},
            "board": {"edges": board["edges"]},
        }
        for name in ("spaces", "informants"):
            if f"board.{name}" in stated or [place["id"] for place in board[name]] != list(_by_id(ours["board"][name])):
                file["board"][name] = board[name]
            else:
                file[name] = {place["id"]: {key: place[key] for key in place if key != "id"} for place in board[name]}
        return file

    # -- lists

    def replace(self, path: str, target: Table, key: str, new: list[Any], text: Callable[[Any], str]) -> None:
        """Put a whole list in the place of ours; of both, only what differs is noted."""
        old_texts, new_texts = [text(item) for item in target[key]], [text(item) for item in new]
        gone = [item for item in old_texts if item not in new_texts]
        come = [item for item in new_texts if item not in old_texts]
        target[key] = new
        self.state(path, ", ".join(gone), ", ".join(come))

    def items(self, value: object, path: str) -> Iterator[tuple[str, Any]]:
        """The items of a list, each with a path that counts from 1."""
        if isinstance(value, list):
            yield from ((f"{path} #{number}", item) for number, item in enumerate(value, 1))
        else:
            self.refuse("printed-no-list", path)

    # -- single values

    def few(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 1, 9)

    def value(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 1, 4, "printed-value")

    def colour_list(self, path: str, value: object, known: tuple[str, ...]) -> list[str] | None:
        if not isinstance(value, list):
            self.refuse("printed-colour-list", path)
            return None
        colours = [self.colour(path, name, known) for name in value]
        return None if None in colours else cast(list[str], colours)

    def colour(self, path: str, value: object, known: tuple[str, ...]) -> str | None:
        if isinstance(value, str) and value in known:
            return value
        name = value_text(value)
        self.refuse("printed-no-colour", path, colour=name, near=nearest(name, known), known=", ".join(known))
        return None

    def card_colours(self, path: str, value: object, old: object) -> list[str] | None:
        colours = self.colour_list(path, value, (*COLOURS, JOKER_COLOUR))
        if colours is not None and len(colours) != 1:
            self.refuse("printed-card-colours", path, count=len(colours))
            return None
        return colours

    def token_colours(self, path: str, value: object, old: object) -> list[str] | None:
        colours = self.colour_list(path, value, COLOURS)
        if colours is None:
            return None
        if len(colours) not in (1, 2) or len(set(colours)) != len(colours):
            self.refuse("printed-token-colours", path)
            return None
        return sorted(colours, key=COLOURS.index)

    def space_colour(self, path: str, value: object, old: object) -> str | None:
        return self.colour(path, value, COLOURS)

    def mark(self, path: str, value: object, old: object) -> bool | None:
        if isinstance(value, bool):
            return value
        self.refuse("printed-mark", path, value=value_text(value))
        return None

    def steps(self, path: str, value: object, old: list[int]) -> list[int] | None:
        if not isinstance(value, list) or len(value) != len(old):
            self.refuse("printed-steps", path, count=len(old), ours=value_text(old))
            return None
        numbers = [self.number(path, number, 1, 5) for number in value]
        return None if None in numbers else cast(list[int], numbers)

    def coordinate(self, path: str, value: object, old: object) -> float | None:
        if type(value) in (int, float) and -1 <= cast(float, value) <= 1:
            return float(cast(float, value))
        self.refuse("printed-coordinate", path, value=value_text(value))
        return None

    # -- the board

    def places(self, value: object, path: str, readers: dict[str, Reader]) -> list[Table]:
        """A whole list of spaces or informants."""
        self.ids = set()
        found: list[Table] = []
        for where, item in self.items(value, path):
            read = {key: readers[key](f"{where}.{key}", entry, None) for key, entry in self.keys(item, where, readers)}
            if isinstance(item, dict):
                self.complete(where, readers, item)
            if read.get("id") is not None:
                found.append(read)
        return found

    def space_id(self, path: str, value: object, old: object) -> str | None:
        if isinstance(value, str) and re.fullmatch("e[0-9]{2}", value):
            return self.new_id(path, value)
        self.refuse("printed-space-id", path, id=value_text(value))
        return None

    def informant_id(self, path: str, value: object, old: object) -> str | None:
        known = _by_id(self.data["board"]["informants"])
        if isinstance(value, str) and value in known:
            return self.new_id(path, value)
        self.refuse("printed-no-informant", path, id=value_text(value), near=nearest(value_text(value), known))
        return None

    def new_id(self, path: str, id: str) -> str | None:
        if id in self.ids:
            self.refuse("printed-twice", path, id=id)
            return None
        self.ids.add(id)
        return id

    def edges(self, value: object) -> list[list[str]]:
        """A whole list of threads, on the board as it is now."""
        informants = _by_id(self.data["board"]["informants"])
        nodes = ["nixon", *_by_id(self.data["board"]["spaces"]), *informants]
        threads: dict[str, list[str]] = {}
        whole = isinstance(value, list)
        for path, item in self.items(value, "board.edges"):
            if not isinstance(item, list) or len(item) != 2 or not all(isinstance(end, str) for end in item):
                self.refuse("printed-edge", path)
                whole = False
                continue
            unknown = [end for end in item if end not in nodes]
            for end in unknown:
                self.refuse("printed-edge-end", path, id=end, near=nearest(end, nodes))
                whole = False
            if item[0] == item[1]:
                self.refuse("printed-edge-self", path, id=item[0])
            elif _edge_text(item) in threads:
                self.refuse("printed-edge-twice", path, edge=_edge_text(item))
            elif not unknown:
                threads[_edge_text(item)] = item
        if whole:
            self.connection(nodes, informants, list(threads.values()))
        return list(threads.values())

    def connection(self, nodes: list[str], informants: Collection[str], edges: list[list[str]]) -> None:
        """Refuse a board with pieces that no path joins to Nixon; a path ends at the first informant."""
        reached, frontier = {"nixon"}, ["nixon"]
        while frontier:
            here = frontier.pop()
            beyond = {end for edge in edges if here in edge for end in edge} - reached
            reached |= beyond
            frontier.extend(end for end in beyond if end not in informants)
        loose = [id for id in informants if not any(id in edge for edge in edges)]
        for id in loose:
            self.refuse("printed-informant-loose", "board.edges", id=id)
        apart = [id for id in nodes if id not in reached and id not in loose]
        if apart:
            self.refuse("printed-apart", "board.edges", names=", ".join(apart))

    # -- the Editor's momentum card

    def editor(self, table: object) -> None:
        """Merge the Editor's momentum card."""
        path, ours = "momentum.editor", self.data["momentum"]["editor"]
        problems = len(self.problems)
        for key, value in self.keys(table, path, ("spaces", "triggers")):
            if key == "triggers":
                found = [item for where, item in self.items(value, f"{path}.triggers") if self.trigger(where, item)]
                self.replace(f"{path}.triggers", ours, "triggers", found, _trigger_text)
            elif spaces := self.number(f"{path}.spaces", value, 1, 4):
                self.state(f"{path}.spaces", value_text(ours["spaces"]), value_text(spaces))
                ours["spaces"] = spaces
        if problems == len(self.problems):
            self.trigger_spaces(f"{path}.triggers", ours["triggers"], ours["spaces"])

    def trigger(self, path: str, item: object) -> bool:
        """Refuse a trigger that is incomplete or unknown."""
        problems = len(self.problems)
        op = item.get("op", "") if isinstance(item, dict) else ""
        needed = ["space", "op"]
        if not isinstance(op, str) or op not in TRIGGER_NUMBERS:
            known = ", ".join(TRIGGER_NUMBERS)
            self.refuse(
                "printed-no-trigger",
                path,
                op=value_text(op),
                near=nearest(value_text(op), TRIGGER_NUMBERS),
                known=known,
            )
            needed += ["count", "steps"]
        elif TRIGGER_NUMBERS[op]:
            needed.append(TRIGGER_NUMBERS[op])
        for key, value in self.keys(item, path, needed):
            if key != "op":
                self.number(f"{path}.{key}", value, 1, 5)
        if problems == len(self.problems):
            self.complete(path, needed, cast(Table, item))
        return problems == len(self.problems)

    def trigger_spaces(self, path: str, triggers: list[Table], spaces: int) -> None:
        """Refuse triggers on spaces that the card does not have, and two on the same space."""
        taken: set[int] = set()
        for number, trigger in enumerate(triggers, 1):
            space = trigger["space"]
            if space > spaces:
                self.refuse("printed-trigger-space", f"{path} #{number}", space=space, most=spaces)
            elif space in taken:
                self.refuse("printed-trigger-twice", f"{path} #{number}", space=space)
            taken.add(space)


load = _Owner.load
accept = _Owner.accept


def _by_id(places: list[Table]) -> dict[str, Table]:
    return {place["id"]: place for place in places}


def _place_text(place: Table) -> str:
    return " ".join(value_text(value) for key, value in sorted(place.items(), key=lambda item: item[0] != "id"))


def _edge_text(edge: list[str]) -> str:
    return "-".join(sorted(edge))


def _trigger_text(trigger: Table) -> str:
    return " ".join(value_text(trigger[key]) for key in ("space", "op", "count", "steps") if key in trigger)
