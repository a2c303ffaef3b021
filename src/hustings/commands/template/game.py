"""New Game: two politicians, a town, and promises of which the greatest are the least believed."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.author import ActionTable, Game, Wording

from .rules import HELD, PROMISES, SIDES, Answer, Evening, Open, Town, View, look


class Words(Wording):
    """What stands in the places of the texts."""

    names = {"promise": tuple(f"promise-{promise}" for promise in PROMISES)}
    vocabulary = {
        "evening": ("votes",),
        "promised": ("side", "promise"),
        "doubted": ("side", "die"),
        "stands": ("promise",),
        "hollow": ("promise",),
        "won": ("side", "votes"),
        "end-votes": ("side", "votes", "fewer"),
        "end-draw": ("votes",),
        "open": ("side",),
        "answer": ("side", "promise"),
        "make": ("promise",),
        "do-make": ("object:promise",),
        "do-doubt": (),
    }


class NewGame(Game):
    """New Game, for two."""

    id = "new-game"
    sides = SIDES
    position = Town
    secret_kinds = frozenset({"promise"})
    hidden = ("hands", "unseen")

    def __init__(self) -> None:
        actions = ActionTable([("make", list(PROMISES)), ("doubt", [])])
        super().__init__(actions, (Evening, Open, Answer), wording=Words(actions))

    def begin(self, position: Town, options: Mapping[str, str]) -> None:
        """Shuffle and deal (A.1)."""
        p = position
        p.unseen = list(range(len(PROMISES)))
        p.chance.shuffle(p.unseen)
        p.hands = [sorted(p.unseen.pop() for _ in range(HELD)) for _ in SIDES]
        p.votes = [0, 0]
        p.stack.append(Evening(0))

    def look(self, position: Town, seat: int | None) -> View:
        """What a seat, or with None a spectator, may know."""
        return look(position, seat)
