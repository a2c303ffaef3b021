"""1960's ``printed.toml`` and an owner's file of corrections to it."""

from __future__ import annotations

from typing import Final, cast

from hustings.printed.corrections import Corrections, PrintedError, Problem, Reader, Table, value_text

from ..components import PrintedData
from ..rules.board import ISSUES, SEATS, STATES
from ..rules.printed import ICONS, Printed

__all__ = ["PrintedError", "Problem", "accept", "load"]

ALL_VOTES: Final = 537
"""Electoral votes of all states together; the rules name it (O.2)."""
LARGEST_EFFECT: Final = 20
LARGEST_STATE: Final = 99


class _Owner(Corrections[Printed]):
    """Merges an owner's file into our data."""

    package = __package__
    face = "hustings.games.nineteen_sixty.face"
    form = PrintedData
    values = Printed

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.card: dict[str, Reader] = {
            "cp": self.points,
            "rest": self.rest,
            "issue": self.issue,
            "icon": self.icon,
            "state": self.state_id,
            "effect": self.effect,
        }
        self.in_state: dict[str, Reader] = {
            "votes": self.votes,
            "edge": self.side,
            "leader": self.leader,
            "cubes": self.few,
        }

    def read(self, file: Table) -> None:
        """Merge a whole file, then look at what has to fit together."""
        ours = self.data
        cubes: dict[str, Reader] = {"bag": self.cubes, "reseed": self.cubes}
        known = ("candidates", "cards", "endorsements", "first", "played", "second", "set_up", "states", "turns")
        tables = dict(self.keys(file, "", known))
        self.entries(tables, "cards", ours["cards"], self.card, "printed-no-card")
        self.entries(tables, "states", ours["states"], self.in_state, "printed-no-state")
        self.entries(tables, "endorsements", ours["endorsements"], {"count": self.few}, "printed-no-endorsement")
        self.entries(
            tables, "candidates", ours["candidates"], {"cp": self.points, "momentum": self.few}, "printed-no-candidate"
        )
        for edition in ("first", "second"):
            if edition in tables:
                self.entry(ours[edition], edition, tables[edition], cubes)
        self.entry(ours["set_up"], "set_up", tables.get("set_up", {}), {"turn": self.first_turn})
        halves: dict[str, Reader] = {"hand": self.hands, "strategy_cards": self.hands}
        self.entry(ours["turns"], "turns", tables.get("turns", {}), {**halves, "activity_phases": self.activities})
        ids: dict[str, Reader] = {"cards": self.ids_of(ours["cards"]), "states": self.ids_of(STATES)}
        if "played" in tables:
            self.entry(ours.setdefault("played", {}), "played", tables["played"], ids)
        votes = sum(state["votes"] for state in ours["states"].values())
        if votes != ALL_VOTES:
            self.refuse("printed-votes", "states", sum=votes, all=ALL_VOTES)
        for id, state in ours["states"].items():
            if (state["leader"] == "none") != (state["cubes"] == 0):
                self.refuse("printed-start", f"states.{id}", leader=state["leader"], count=state["cubes"])
        ours["owner"].sort(key=lambda stated: stated["path"])

    # -- single values

    def points(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 1, 5)

    def first_turn(self, path: str, value: object, old: object) -> int | None:
        """A normal turn; the debates are prepared by those before them."""
        if value in (1, 2, 3, 4, 5, 7, 8) and type(value) is int:
            return value
        self.refuse("printed-first-turn", path, value=value_text(value))
        return None

    def hands(self, path: str, value: object, old: Table) -> None:
        """Cards in turns before and after the debates."""
        self.entry(old, path, value, {"before_debates": self.few, "after_debates": self.few})

    def activities(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 1, 9)

    def rest(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 0, 5)

    def few(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 0, 9)

    def cubes(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 1, 50)

    def votes(self, path: str, value: object, old: object) -> int | None:
        return self.number(path, value, 1, LARGEST_STATE)

    def side(self, path: str, value: object, old: object) -> str | None:
        return self.choice(path, value, SEATS)

    def leader(self, path: str, value: object, old: object) -> str | None:
        return self.choice(path, value, (*SEATS, "none"))

    def icon(self, path: str, value: object, old: object) -> str | None:
        return self.choice(path, value, ICONS)

    def issue(self, path: str, value: object, old: str) -> str | None:
        return self.printed_icon(path, value, old, ISSUES)

    def state_id(self, path: str, value: object, old: str) -> str | None:
        return self.printed_icon(path, value, old, STATES)

    def printed_icon(self, path: str, value: object, old: str, known: tuple[str, ...]) -> str | None:
        """An issue or a state; the Gathering Momentum cards show none, all others do (S.13)."""
        if old == "none":
            return self.choice(path, value, ("none",))
        return self.choice(path, value, known)

    def effect(self, path: str, value: object, old: Table) -> None:
        """The numbers of an event; its states and regions cannot be changed."""
        numbers = {key: self.amount for key, number in old.items() if isinstance(number, int)}
        self.entry(old, path, value, cast(dict[str, Reader], numbers))

    def amount(self, path: str, value: object, old: int) -> int | None:
        """A number of an event; it adds or takes as ours does."""
        if old < 0:
            return self.number(path, value, -LARGEST_EFFECT, -1)
        return self.number(path, value, 1, LARGEST_STATE if ".votes_" in path else LARGEST_EFFECT)


load = _Owner.load
accept = _Owner.accept
