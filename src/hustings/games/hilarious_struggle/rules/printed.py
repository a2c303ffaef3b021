"""What is printed on cards and board: one object that all positions of a match share.

The rules read the hot tables, lists by card or state; pages read the cold side, by id. States are numbered as they
stand in ``printed.toml``, Alaska and Hawaii last. A side's cards are numbered by their states, then the five others;
the Democrats have 0 to 29, the Republicans 30 to 59.
"""

from __future__ import annotations

from typing import Final, final

from ..components import CardData, PrintedData

DEMOCRATS: Final = 0
REPUBLICANS: Final = 1
SEATS: Final = ("democrats", "republicans")

STATES: Final = 25
MAINLAND: Final = 23
"""States that an agent can enter; the two after them are Alaska and Hawaii (M.1)."""
DECK: Final = 30
CARDS: Final = 60
NONE: Final = -1

BIT: Final[list[int]] = [1 << number for number in range(62)]
"""``BIT[n]`` is the mask of card or state ``n``. (mypyc computes ``1 << n`` of a native int in 32 bits.)"""
OWN: Final[list[int]] = [(1 << DECK) - 1, (1 << CARDS) - (1 << DECK)]
"""Mask of each side's cards."""
ONE_SEAT: Final[list[tuple[int, ...]]] = [(DEMOCRATS,), (REPUBLICANS,)]
ALL_STATES: Final = (1 << MAINLAND) - 1

STATE_CARD: Final = 0
SWING: Final = 1
ELECTION: Final = 2
KINDS: Final = ("state", "swing", "election")

FAR: Final = 9

NEVER: Final = 1
BEHIND: Final = 2
SCANDAL_MOST: Final = 3
RIVAL_SCANDAL: Final = 4
RIVAL_THERE: Final = 5
SCANDAL_NOT_HIGHER: Final = 6
ACTIVE: Final = 7
RULES: Final = (
    "none", "never", "behind", "scandal-most", "rival-scandal", "rival-there", "scandal-not-higher", "active",
)  # fmt: skip

EFFECTS: Final = (
    "election", "calm", "mud", "home", "canvass", "parade", "expose", "recall", "tour", "shift", "phone", "shield",
    "gossip", "neighbours", "friend", "recount", "encore", "smile", "ambush", "loan", "detour", "underdog", "redraw",
    "flight", "store", "gust", "snow", "stack", "block", "borrow", "luggage", "ticket", "exact", "nothing",
)  # fmt: skip
"""Effects by number: effect ``n`` is clause ``K.n``, and 0 holds the election (E.1)."""


def side_of(card: int) -> int:
    """The side whose card it is."""
    return DEMOCRATS if card < DECK else REPUBLICANS


@final
class CardFacts:
    """A card for pages and lists."""

    def __init__(self, id: str, number: int, state: str, confidence: dict[str, str]) -> None:
        self.id = id
        self.number = number
        self.state = state
        """The id of its state; empty without one."""
        self.confidence = confidence
        """How sure we are of its ``voters``, ``rule`` and ``effect``."""


@final
class Printed:
    """The printed values of one match.

    Args:
        data: ``printed.toml`` with an owner's corrections, checked.
    """

    def __init__(self, data: PrintedData) -> None:
        self.data = data
        self.state_ids: list[str] = list(data["states"])
        self.state_names: list[str] = [state["name"] for state in data["states"].values()]
        self.electors: list[int] = [state["electors"] for state in data["states"].values()]
        self.neighbours: list[int] = [
            sum(1 << self.state_ids.index(other) for other in state["borders"]) for state in data["states"].values()
        ]
        """Mask of the states that border each state."""
        self.steps: list[int] = _steps(self.neighbours)
        """``steps[a * 25 + b]``: how many borders lie between two states; :data:`FAR` where no way leads (M.2)."""
        self.total: int = sum(self.electors)
        self.to_win: int = data["rules"]["electors_to_win"]
        self.scandal_limit: int = data["rules"]["scandal_limit"]
        self.hand_size: int = data["rules"]["hand"]
        self.first: int = SEATS.index(data["set_up"]["first"])
        starts = (data["set_up"]["democrats"], data["set_up"]["republicans"])
        self.home: list[int] = [self.state_ids.index(start["state"]) for start in starts]
        """The first state of each side's agent, whose electors it begins with (S.2, S.3)."""
        self.start_scandal: list[int] = [start["scandal"] for start in starts]
        self.locked: int = self.home[REPUBLICANS]
        """Texas, which never changes hands (J.5)."""
        self.open_states: int = ALL_STATES & ~(1 << self.locked)
        """Mask of the states where voters can be."""
        self._read_cards(data)

    def _read_cards(self, data: PrintedData) -> None:
        self.card_ids: list[str] = list(data["cards"])
        cards = list(data["cards"].values())
        self.kind: list[int] = [KINDS.index(card["kind"]) for card in cards]
        self.state_of: list[int] = [number % DECK if number % DECK < STATES else NONE for number in range(CARDS)]
        """The state that a card names; :data:`NONE` for the five others."""
        self.voters: list[int] = [card["voters"] for card in cards]
        self.rule: list[int] = [RULES.index(card["rule"]) for card in cards]
        self.limit: list[int] = [card["limit"] for card in cards]
        self.effect: list[int] = [EFFECTS.index(_effect(card)) for card in cards]
        self.numbers: list[tuple[int, ...]] = [tuple(card["numbers"]) for card in cards]
        self.with_effect: list[int] = [
            sum(1 << card for card in range(CARDS) if self.effect[card] == effect) for effect in range(len(EFFECTS))
        ]
        """Mask of the cards with each effect."""
        self.never: int = sum(1 << card for card in range(CARDS) if self.rule[card] == NEVER)
        """Mask of the cards that are never voters."""
        self.state_cards: int = sum(1 << card for card in range(CARDS) if self.kind[card] == STATE_CARD)
        self.cards: dict[str, CardFacts] = {
            id: CardFacts(
                id,
                number,
                "" if self.state_of[number] == NONE else self.state_ids[self.state_of[number]],
                {part: str(sure) for part, sure in card["confidence"].items()},
            )
            for number, (id, card) in enumerate(data["cards"].items())
        }
        self.corrected: list[tuple[str, str, str]] = [(one["path"], one["old"], one["new"]) for one in data["owner"]]
        """What an owner's file states: path, our value, the owner's."""

    @property
    def states(self) -> list[dict[str, object]]:
        """The states for a drawing: ``id``, ``name`` (for ``state-…``), ``electors``, ``x``, ``y``, ``borders``."""
        return [{"id": id, **state} for id, state in self.data["states"].items()]

    @property
    def borders(self) -> list[tuple[str, str]]:
        """Every border once, as a pair of ids."""
        return [
            (id, other)
            for number, (id, state) in enumerate(self.data["states"].items())
            for other in state["borders"]
            if self.state_ids.index(other) > number
        ]


def _steps(neighbours: list[int]) -> list[int]:
    found: list[int] = []
    for start in range(STATES):
        row = [FAR] * STATES
        row[start] = 0
        for steps in range(1, FAR):
            for state in range(STATES):
                if row[state] == steps - 1:
                    for other in range(STATES):
                        if neighbours[state] & BIT[other]:
                            row[other] = min(row[other], steps)
        found += row
    return found


def _effect(card: CardData) -> str:
    """The effect of a card; those of the five others follow from what they are, which an owner may correct."""
    return {"swing": "nothing", "election": "election"}.get(card["kind"], card["effect"])
