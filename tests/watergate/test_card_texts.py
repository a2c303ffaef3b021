"""What cards say: the numbers of their actions are those that are printed, an owner's corrections included."""

from __future__ import annotations

from pathlib import Path

import pytest

from hustings.games.watergate import Watergate
from hustings.games.watergate.printed.corrections import load
from hustings.games.watergate.rules.printed import Printed
from hustings.words.sentences import LANGUAGES, Words

CORRECTED = """
[cards.N02]
steps = [5]
[cards.N15]
steps = [4]
[cards.N19]
steps = [1, 1, 3]
[cards.E33]
steps = [1, 5]
[cards.E36]
steps = [5, 3, 3, 4]
"""


@pytest.fixture
def corrected(tmp_path: Path) -> Watergate:
    file = tmp_path / "mine.toml"
    file.write_text(CORRECTED)
    return Watergate.from_file(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_take_every_number_of_an_action_from_the_printed_values(language: str) -> None:
    data = load(None).data
    cards = {id: {**card, "steps": [n + 5 for n in card["steps"]]} for id, card in data["cards"].items()}
    words = Words(Watergate(Printed({**data, "cards": cards})))
    for id, card in cards.items():
        said = words.text(language, f"card-{id}-text")
        assert all(str(number) in said for number in card["steps"]), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_numbers_stand_in_texts_lists_and_labels(corrected: Watergate, language: str) -> None:
    words = Words(corrected)

    def said(card: str) -> str:
        return words.text(language, f"card-{card}-text")

    steps = {"en": "5 steps", "ja": "5スペース"}[language]
    assert steps in said("N02")
    assert {"en": "your space 4", "ja": "自分側のスペース4"}[language] in said("N15")
    assert {"en": "one evidence token 3 steps", "ja": "証拠トークン1個を3スペース"}[language] in said("N19")
    assert {"en": "your space 1.", "ja": "自分側のスペース1に"}[language] in said("E33") and steps in said("E33")
    assert {"en": "3 different face-up", "ja": "証拠トークン3個をそれぞれ4スペース"}[language] in said("E36")
    listed = {card["id"]: card["text"] for card in corrected.face.card_list(words, language)}
    assert all(listed[card] == said(card) for card in ("N02", "N15", "N19", "E33", "E36"))
