"""What is said before an action that would do nothing, or of which a part would."""

from __future__ import annotations

import pytest
from table_tools import GAME, Evidence, table


def warned(card: str, side: int = 1, **laid: object) -> str:
    """The key of what is said before the action of a card; empty: nothing."""
    p = table(**{("nixon", "editor")[side]: [card]}, turn=("nixon", "editor")[side], **laid)  # type: ignore[arg-type]
    action = GAME.action(f"action {card}")
    assert action in p.actions(side)
    said = GAME.wording.warning(p, side, action)
    return "" if said is None else said.key


UP: Evidence = ("green", 0, "up")
DOWN: Evidence = ("green", 0, "down")


@pytest.mark.parametrize(
    ("card", "evidence", "key"),
    [
        ("E31", (), "sure-no-tape-only"),
        ("E31", (("blue", 0, "up"), DOWN), "sure-no-tape-only"),
        ("E31", (UP,), ""),
        ("E36", (DOWN,), "sure-nothing-up"),
        ("E36", (UP,), ""),
        ("E32", (UP,), "sure-nothing-down"),
        ("E34", (UP,), "sure-nothing-pinned-only"),
        ("E30", (UP,), "sure-no-picture"),
        ("E23", (), ""),
    ],
)
def test_the_editor_is_warned(card: str, evidence: tuple[Evidence, ...], key: str) -> None:
    assert warned(card, evidence=evidence) == key


def test_nixon_is_warned_and_the_table_stays_as_it_was() -> None:
    assert warned("N10", side=0, evidence=(DOWN,)) == "sure-nothing-up-only"
    assert warned("N18", side=0) == "sure-nothing-there-only"
    p = table(nixon=["N02"], turn="nixon")
    before = p.view(0)
    assert GAME.wording.warning(p, 0, GAME.action("action N02")) is None
    assert p.view(0) == before
