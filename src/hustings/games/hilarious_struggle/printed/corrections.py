"""``printed.toml`` of Hilarious Struggle and an owner's file of corrections to it."""

from __future__ import annotations

from typing import Final, cast

from hustings.printed.corrections import Corrections, PrintedError, Problem, Reader, Table, nearest, value_text

from ..components import PrintedData
from ..rules.printed import KINDS, MAINLAND, RULES, Printed

__all__ = ["PrintedError", "Problem", "accept", "load"]

LIMITED: Final = ("scandal-most", "rival-scandal")
UNION: Final = (
    "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA", "ME",
    "MD", "MA", "MI", "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK", "OR", "PA",
    "RI", "SC", "SD", "TN", "TX", "UT", "VT", "VA", "WA", "WV", "WI", "WY",
)  # fmt: skip
FIXED_NAMES: Final = ("NY", "TX", "AK", "HI", "GA", "PA")
"""States that the rulebook names."""
FIXED_ELECTORS: Final = ("NY", "TX", "AK", "HI")
"""States whose electors follow from the rulebook (O.4, S.3)."""
MOST_ELECTORS: Final = 530
"""With more, both sides could stand on 270, which no rule provides for."""


class _Owner(Corrections[Printed]):
    """Merges an owner's file into our data."""

    package = __package__
    face = "hustings.games.hilarious_struggle.face"
    form = PrintedData
    values = Printed

    def read(self, file: Table) -> None:
        """Merge a whole file, then look at what has to fit together."""
        state: dict[str, Reader] = {
            "name": self.name,
            "electors": self.electors,
            "borders": self.borders,
            "x": self.place,
            "y": self.place,
        }
        card: dict[str, Reader] = {
            "kind": self.kind,
            "voters": self.voters,
            "rule": self.rule,
            "limit": self.limit,
            "numbers": self.numbers,
        }
        tables = dict(self.keys(file, "", ("cards", "states")))
        self.entries(tables, "states", self.data["states"], state, "printed-no-state")
        self.entries(tables, "cards", self.data["cards"], card, "printed-no-card")
        if not self.problems:
            self.board()
            self.decks()
        self.data["owner"].sort(key=lambda stated: stated["path"])

    # -- what has to fit together

    def board(self) -> None:
        """Names stand once; borders go both ways and join all states; no side can be beaten twice."""
        states = self.data["states"]
        names = [state["name"] for state in states.values()]
        for id, state in states.items():
            if names.count(state["name"]) > 1:
                self.refuse("printed-twice", f"states.{id}.name", id=state["name"])
            for other in state["borders"]:
                if id not in states[other]["borders"]:
                    self.refuse("printed-one-way", f"states.{id}.borders", id=id, other=other)
        total = sum(state["electors"] for state in states.values())
        if not 270 <= total <= MOST_ELECTORS:
            self.refuse("printed-total", "states", sum=total, least=270, most=MOST_ELECTORS)
        reached, frontier = {"NY"}, ["NY"]
        while frontier:
            beyond = set(states[frontier.pop()]["borders"]) - reached
            reached |= beyond
            frontier.extend(beyond)
        apart = [id for id in list(states)[:MAINLAND] if id not in reached]
        if apart:
            self.refuse("printed-apart", "states", names=", ".join(apart))

    def decks(self) -> None:
        """Each side has a swing state and an election; numbers stand where the rule needs them."""
        cards = self.data["cards"]
        for side in ("D", "R"):
            kinds = [card["kind"] for id, card in cards.items() if id.startswith(side)]
            for kind in ("swing", "election"):
                if kind not in kinds:
                    self.refuse("printed-needs-kind", "cards", side=side, kind=kind)
        for id, card in cards.items():
            if (card["rule"] in LIMITED) != (card["limit"] > 0):
                self.refuse("printed-limit", f"cards.{id}.limit", rule=card["rule"])
            if card["kind"] == "election" and (card["rule"], card["voters"]) != ("never", 0):
                self.refuse("printed-election", f"cards.{id}")
            if card["kind"] == "swing" and (card["rule"] != "active" or card["voters"] == 0):
                self.refuse("printed-swing", f"cards.{id}")
            if card["kind"] == "state" and card["rule"] == "active":
                self.refuse("printed-fixed", f"cards.{id}.rule")

    # -- single values

    def name(self, path: str, value: object, old: object) -> object:
        return self.fixed(path, value, old) if old in FIXED_NAMES else self.choice(path, value, UNION)

    def electors(self, path: str, value: object, old: object) -> object:
        if path.split(".")[1] in FIXED_ELECTORS:
            return self.fixed(path, value, old)
        step = self.data["rules"]["track_step"]
        if type(value) is int and 10 <= value <= 200 and value % step == 0:
            return value
        self.refuse("printed-electors", path, value=value_text(value), step=step)
        return None

    def borders(self, path: str, value: object, old: object) -> list[str] | None:
        """All states that border a state; Alaska and Hawaii have none."""
        here = path.split(".")[1]
        known = list(self.data["states"])[:MAINLAND]
        if not isinstance(value, list) or not all(isinstance(id, str) for id in value):
            self.refuse("printed-borders", path)
            return None
        if here not in known:
            self.fixed(path, value, old)
            return None
        for id in value:
            if id not in known:
                self.refuse("printed-no-border", path, id=id, near=nearest(id, known))
            elif id == here:
                self.refuse("printed-border-self", path, id=id)
            elif value.count(id) > 1:
                self.refuse("printed-twice", path, id=id)
        return value

    def place(self, path: str, value: object, old: object) -> float | None:
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 12:
            return float(value)
        self.refuse("printed-place", path, value=value_text(value))
        return None

    def kind(self, path: str, value: object, old: object) -> str | None:
        """The five other cards of a side are swing states or elections; state cards stay what they are."""
        if old == "state":
            return cast("str | None", self.fixed(path, value, old))
        return self.choice(path, value, KINDS[1:])

    def voters(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 0, 9)

    def rule(self, path: str, value: object, old: object) -> object:
        """The underlined text; both Texas cards are never voters, and Georgia's is known (V.6, K.14)."""
        if path.split(".")[1] in ("D-TX", "R-TX", "D-GA"):
            return self.fixed(path, value, old)
        return self.choice(path, value, RULES)

    def limit(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 0, 9)

    def numbers(self, path: str, value: object, old: list[int]) -> list[int] | None:
        """The numbers of a text, as many as ours; Alaska's three is the rulebook's (K.32)."""
        if not isinstance(value, list) or len(value) != len(old):
            self.refuse("printed-numbers", path, count=len(old), ours=value_text(old))
            return None
        if path.split(".")[1] == "D-AK":
            return cast("list[int] | None", self.fixed(path, value, old))
        found = [self.number(path, item, 0 if ours == 0 else 1, 9) for item, ours in zip(value, old, strict=True)]
        return None if None in found else cast(list[int], found)


load = _Owner.load
accept = _Owner.accept
