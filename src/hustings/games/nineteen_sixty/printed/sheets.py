"""What an owner of 1960 is asked: cards by their numbers, candidates, endorsements, the map, the bag."""

from __future__ import annotations

from typing import Any

from hustings.printed.corrections import Table, shipped
from hustings.printed.owner import Field, Item, Sheet, Text

from ..rules.board import ISSUES, SEATS, STATES
from ..rules.printed import ICONS

__all__ = ["sheets"]


def sheets(text: Text) -> tuple[Sheet, ...]:
    """Every printed value that an owner's file can correct.

    Args:
        text: gives the texts of the game.
    """
    data = shipped(__package__)
    sure = {key: text(f"provenance-{how}") for key, how in data["confidence"].items()}

    def named(prefix: str, values: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        return tuple((value, text(f"{prefix}-{value}")) for value in values)

    icons = tuple((icon, text("icon-both" if icon == "both" else f"seat-{icon}")) for icon in ICONS)
    issues, states, sides = named("issue", ISSUES), named("state", STATES), named("seat", SEATS)

    def card(id: str, entry: Table) -> Item:
        path = f"cards.{id}"
        values, effect = (text(f"provenance-{entry['confidence'][part]}") for part in ("values", "effect"))

        def icon(key: str, label: str, known: tuple[tuple[str, str], ...]) -> list[Field]:
            return [] if entry[key] == "none" else [Field(f"{path}.{key}", label, entry[key], values, known)]

        numbers = [
            Field(f"{path}.effect.{key}", text(f"owner-effect-{key.replace('_', '-')}"), number, effect)
            for key, number in entry["effect"].items()
            if isinstance(number, int)
        ]
        fields = [
            Field(f"{path}.cp", text("cp"), entry["cp"], values, least=1, most=5),
            Field(f"{path}.rest", text("rest"), entry["rest"], values, least=0, most=5),
            Field(f"{path}.icon", text("card-icon"), entry["icon"], values, icons),
            *icon("issue", text("debate-icon"), issues),
            *icon("state", text("state-icon"), states),
            *numbers,
        ]
        return Item(path, f"{entry['number']} {text(f'card-{id}')}", tuple(fields))

    def candidate(id: str, entry: Table) -> Item:
        path, how = f"candidates.{id}", sure["candidate_cards"]
        return Item(
            path,
            text("owner-candidate", side=text(f"seat-{id}")),
            (
                Field(f"{path}.cp", text("cp"), entry["cp"], how, least=1, most=5),
                Field(f"{path}.momentum", text("owner-momentum"), entry["momentum"], how, least=0, most=9),
            ),
        )

    def state(id: str, entry: dict[str, Any]) -> Item:
        path, how = f"states.{id}", {key: text(f"provenance-{value}") for key, value in entry["confidence"].items()}
        return Item(
            path,
            text(f"state-{id}"),
            (
                Field(f"{path}.votes", text("votes"), entry["votes"], how["votes"], least=1, most=99),
                Field(f"{path}.edge", text("owner-edge"), entry["edge"], how["edge"], sides),
                Field(
                    f"{path}.leader",
                    text("owner-leader"),
                    entry["leader"],
                    how["start"],
                    (*sides, ("none", text("none"))),
                ),
                Field(f"{path}.cubes", text("owner-cubes"), entry["cubes"], how["start"], least=0, most=9),
            ),
        )

    cards = sorted(data["cards"].items(), key=lambda card: card[1]["number"])
    first = data["first"]["cards"]
    editions = tuple(
        Item(
            edition,
            text(f"option-edition-{edition}"),
            tuple(
                Field(
                    f"{edition}.{key}",
                    text(f"owner-{key}"),
                    data[edition][key],
                    sure[f"{edition}_{key}"],
                    least=1,
                    most=50,
                )
                for key in ("bag", "reseed")
            ),
        )
        for edition in ("first", "second")
    )
    endorsements = tuple(
        Item(
            f"endorsements.{id}",
            text(f"endorsement-{id}"),
            (
                Field(
                    f"endorsements.{id}.count",
                    text("owner-cards-count"),
                    entry["count"],
                    sure["endorsement_counts"],
                    least=0,
                    most=9,
                ),
            ),
        )
        for id, entry in data["endorsements"].items()
    )
    return (
        Sheet("cards", text("owner-cards"), tuple(card(id, entry) for id, entry in cards if entry["number"] <= first)),
        Sheet("new", text("owner-cards-new"), tuple(card(id, entry) for id, entry in cards if entry["number"] > first)),
        Sheet("candidates", text("owner-candidates"), tuple(candidate(*each) for each in data["candidates"].items())),
        Sheet("endorsements", text("owner-endorsements"), endorsements),
        Sheet(
            "map", text("owner-map"), tuple(state(*each) for each in data["states"].items()), text("owner-map-about")
        ),
        Sheet("bag", text("owner-bags"), editions),
    )
