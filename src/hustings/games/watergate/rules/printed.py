"""What is printed on cards, board and tokens: one object that all positions of a match share.

The rules read the hot tables, lists of ints by printed card number, token or board node; pages read the
cold side, by id. Reading and checking an owner's file is :mod:`hustings.games.watergate.printed.corrections`.
"""

from __future__ import annotations

from typing import Final, final

from ..components import Confidence, PrintedData

BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 4
JOKER: Final = 7
COLOURS: Final = ("blue", "yellow", "green")

EVENT: Final = 0
CONSPIRATOR: Final = 1
JOURNALIST: Final = 2
KINDS: Final = ("event", "conspirator", "journalist")

NO_TRIGGER: Final = 0
DRAW: Final = 1
LOOK: Final = 2
MOVE: Final = 3
PIN: Final = 4
TRIGGERS: Final = ("", "draw_card", "look_at_top_of_deck", "move_evidence", "pin_from_track")

LAST_CARD: Final = 42
FIRST_EDITOR_CARD: Final = 23


def mask(colours: tuple[str, ...]) -> int:
    """The bit mask of some colours."""
    bits = 0
    for i in range(len(COLOURS)):
        if COLOURS[i] in colours:
            bits |= 1 << i
    return bits


@final
class CardFacts:
    """One card, as pages show it."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: str,
        value: int,
        colours: tuple[str, ...],
        joker: bool,
        reaction: bool,
        steps: tuple[int, ...],
        picture: str,
        confidence: str,
        value_confidence: str,
        colours_confidence: str,
    ) -> None:
        self.id = id
        self.number = int(id[1:])
        """The printed card number."""
        self.side = "editor" if self.number >= FIRST_EDITOR_CARD else "nixon"
        self.name = name
        """The English title; pages take the titles of both languages from the texts."""
        self.kind = kind
        self.value = value
        self.colours = colours
        """All three for a joker."""
        self.joker = joker
        self.reaction = reaction
        """Whether the action answers an action of the other side."""
        self.steps = steps
        """The numbers that the action uses, in the order that ``printed.toml`` says."""
        self.picture = picture
        """The informant whose picture the action pins, or ``""``."""
        self.confidence = confidence
        """How sure name, kind and action are."""
        self.value_confidence = value_confidence
        self.colours_confidence = colours_confidence


@final
class SpaceFacts:
    """One evidence space and its place in the drawing (-1 to 1, the top is ``y = -1``)."""

    def __init__(self, id: str, colour: str, x: float, y: float) -> None:
        self.id = id
        self.colour = colour
        self.x = x
        self.y = y


@final
class InformantFacts:
    """One informant space and its place in the drawing."""

    def __init__(self, id: str, x: float, y: float) -> None:
        self.id = id
        self.x = x
        self.y = y


@final
class Printed:
    """Everything that is printed on the components.

    Args:
        data: checked data, from ``corrections.load`` or from the header of one of our own matches; data from
            elsewhere goes through ``corrections.accept`` first. It is kept and must not be changed afterwards.
    """

    def __init__(self, data: PrintedData) -> None:  # noqa: PLR0915
        cards = _cards(data)
        by_number = {card.number: card for card in cards}
        played = data.get("played", {})
        tokens = [data["tokens"][id] for id in sorted(played.get("tokens", data["tokens"]))]
        board = data["board"]
        spaces = [SpaceFacts(s["id"], s["colour"], s["x"], s["y"]) for s in board["spaces"]]
        informants = [InformantFacts(i["id"], i["x"], i["y"]) for i in board["informants"]]
        names = ["nixon"] + [s.id for s in spaces] + [i.id for i in informants]

        faces = [by_number.get(number) for number in range(LAST_CARD + 1)]
        self.value: list[int] = [0 if card is None else card.value for card in faces]
        """By printed card number, as the next four are; 0 for the momentum cards."""
        self.colours: list[int] = [0 if card is None else mask(card.colours) for card in faces]
        """Bit masks, 7 for a joker."""
        self.kind: list[int] = [EVENT if card is None else KINDS.index(card.kind) for card in faces]
        self.steps: list[tuple[int, ...]] = [() if card is None else card.steps for card in faces]
        """The numbers that the action uses, in the order that ``printed.toml`` says."""
        self.picture: list[int] = [
            0 if card is None or not card.picture else names.index(card.picture) for card in faces
        ]
        """The board node of the informant whose picture the action pins, 0 for other cards."""

        self.token_colours: list[int] = [mask(tuple(t["colours"])) for t in tokens]
        """By token that is played with, in the order of their ids: the mask of its colours."""
        self.token_mark: list[int] = [1 if t["mark"] else 0 for t in tokens]
        """By token: 1 with a momentum mark, otherwise 0."""

        self.node_names: list[str] = names
        """By board node: its id. Node 0 is Nixon, then come the evidence spaces, then the informants."""
        self.first_informant: int = 1 + len(spaces)
        """The node of the first informant."""
        self.space_colour: list[int] = [0] + [mask((s.colour,)) for s in spaces] + [0] * len(informants)
        """By node: the mask of its colour, 0 for Nixon and the informants."""
        self.spaces_of: list[list[int]] = [
            [node for node, colour in enumerate(self.space_colour) if colour & token] for token in range(8)
        ]
        """By mask of colours: the nodes of the evidence spaces that have one of them."""
        self.neighbours: list[tuple[int, ...]] = _neighbours(names, board["edges"])
        """By node: the nodes that a thread joins it to."""

        numbers = sorted([_number(id) for id in played.get("cards", data["cards"])])
        self.decks: list[list[int]] = [
            [number for number in numbers if number < FIRST_EDITOR_CARD],
            [number for number in numbers if number >= FIRST_EDITOR_CARD],
        ]
        """By side: the numbers of the cards that are played with."""
        rounds = data.get("rounds", {})
        self.hand: int = rounds.get("hand", 4)
        """Cards that a side draws (A.1)."""
        self.hand_with_initiative: int = rounds.get("hand_with_initiative", 5)
        """Cards that the holder of the initiative draws (A.1)."""
        self.new_tokens: int = rounds.get("new_tokens", 3)
        """Evidence tokens that are laid in a round (A.2)."""
        self.last_round: int = rounds.get("last", 0)
        """The round after which Nixon has won (E.2); 0: there is none."""
        self.nixon_spaces: int = data["momentum"]["nixon"]["spaces"]
        """How many momentum tokens Nixon needs to win."""
        self.editor_spaces: int = data["momentum"]["editor"]["spaces"]
        """How many momentum tokens the Editor's card has room for."""
        self.triggers: list[tuple[int, int]] = _triggers(data)
        """By space of the Editor's momentum card, counted from 1: what it does, and the number for it."""

        self.cards: dict[str, CardFacts] = {card.id: card for card in cards}
        """By id, in the order of their printed numbers."""
        self.spaces: list[SpaceFacts] = spaces
        self.informants: list[InformantFacts] = informants
        self.edges: list[tuple[str, str]] = [(e[0], e[1]) for e in board["edges"]]
        self.weak: list[tuple[str, str, str]] = _weak(data, cards)
        """What may differ from the real components: object id, which value of it, confidence.

        Objects are cards, tokens, spaces and informants by id, ``board`` for its threads, and ``nixon`` and
        ``editor`` for the momentum cards.
        """
        self.corrected: list[tuple[str, str, str]] = [
            (s["path"], s["old"], s["new"]) for s in data["owner"] if s["old"] != s["new"]
        ]
        """What an owner's file changed: path in the file, our value, the owner's."""
        self.data: PrintedData = data

    def card(self, id: str) -> CardFacts:
        """The card of an id such as ``"N14"``."""
        return self.cards[id]


def _cards(data: PrintedData) -> list[CardFacts]:
    """All cards, in the order of their printed numbers."""
    stated = _stated(data)
    cards: list[CardFacts] = []
    for id in sorted(data["cards"], key=_number):
        entry = data["cards"][id]
        joker = "joker" in entry["colours"]
        sure = entry["confidence"]
        cards.append(
            CardFacts(
                id=id,
                name=entry["name"],
                kind=entry["kind"],
                value=entry["value"],
                colours=COLOURS if joker else tuple(entry["colours"]),
                joker=joker,
                reaction=entry["reaction"],
                steps=tuple(entry["steps"]),
                picture=entry.get("picture", ""),
                confidence=_sure(sure["action"], stated, f"cards.{id}.steps"),
                value_confidence=_sure(sure["value"], stated, f"cards.{id}.value"),
                colours_confidence=_sure(sure["colours"], stated, f"cards.{id}.colours"),
            )
        )
    return cards


def _neighbours(names: list[str], edges: list[list[str]]) -> list[tuple[int, ...]]:
    nodes: list[list[int]] = [[] for _ in names]
    for edge in edges:
        a, b = names.index(edge[0]), names.index(edge[1])
        nodes[a].append(b)
        nodes[b].append(a)
    return [tuple(sorted(found)) for found in nodes]


def _triggers(data: PrintedData) -> list[tuple[int, int]]:
    editor = data["momentum"]["editor"]
    triggers = [(NO_TRIGGER, 0)] * (editor["spaces"] + 1)
    for entry in editor["triggers"]:
        number = entry.get("count", entry.get("steps", 1))
        triggers[entry["space"]] = (TRIGGERS.index(entry["op"]), number)
    return triggers


def _weak(data: PrintedData, cards: list[CardFacts]) -> list[tuple[str, str, str]]:
    """Every value that is low or reconstructed and that no owner's file states."""
    stated = _stated(data)
    sure = data["confidence"]
    claims: list[tuple[str, str, str]] = []
    for card in cards:
        claims.append((card.id, "action", card.confidence))
        claims.append((card.id, "value", card.value_confidence))
        claims.append((card.id, "colours", card.colours_confidence))
    for id in sorted(data["tokens"]):
        claims.append((id, "colours", _sure(sure["token_colours"], stated, f"tokens.{id}.colours")))
        claims.append((id, "mark", _sure(sure["token_marks"], stated, f"tokens.{id}.mark")))
    for space in data["board"]["spaces"]:
        id = space["id"]
        claims.append((id, "colour", _sure(sure["space_colours"], stated, f"spaces.{id}.colour", "board.spaces")))
    for informant in data["board"]["informants"]:
        id = informant["id"]
        places = (f"informants.{id}.x", f"informants.{id}.y", "board.informants")
        claims.append((id, "place", _sure(sure["informant_places"], stated, *places)))
    claims.append(("board", "edges", _sure(sure["edges"], stated, "board.edges")))
    claims.append(("nixon", "spaces", sure["nixon_spaces"]))
    claims.append(("nixon", "triggers", sure["nixon_triggers"]))
    claims.append(("editor", "spaces", _sure(sure["editor_spaces"], stated, "momentum.editor.spaces")))
    claims.append(("editor", "triggers", _sure(sure["editor_triggers"], stated, "momentum.editor.triggers")))
    return [claim for claim in claims if claim[2] in ("low", "reconstructed")]


def _number(id: str) -> int:
    return int(id[1:])


def _stated(data: PrintedData) -> set[str]:
    return {entry["path"] for entry in data["owner"]}


def _sure(ours: Confidence, stated: set[str], *paths: str) -> Confidence:
    """Our confidence, or the owner's if the file states any of these paths."""
    return ours if stated.isdisjoint(paths) else "owner"
