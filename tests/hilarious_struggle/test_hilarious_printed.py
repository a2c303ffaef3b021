"""The printed values, owners' files and match files that come from anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.games.hilarious_struggle.printed.corrections import UNION
from hustings.kernel.chance import Chance
from hustings.printed.corrections import PrintedError
from hustings.words.sentences import LANGUAGES, Words

GAME = HilariousStruggle()
DOCS = Path(__file__).parents[2] / "docs" / "owners-file-hilarious-struggle.md"


def owners(tmp_path: Path, text: str) -> HilariousStruggle:
    """The game with an owner's file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return HilariousStruggle.from_file(path)


def problems(tmp_path: Path, text: str) -> list[str]:
    """The keys of what is wrong with an owner's file; each is a sentence in both languages."""
    with pytest.raises(PrintedError) as caught:
        owners(tmp_path, text)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert problem.args["path"] in problem.text(language)
    return [problem.key for problem in caught.value.problems]


def test_what_the_rulebook_fixes() -> None:
    printed = GAME.printed
    value = dict(zip(printed.state_ids, printed.electors, strict=True))
    assert (value["NY"], value["TX"], value["AK"], value["HI"]) == (90, 40, 0, 0)
    assert printed.total == 530 < 540, "both sides cannot have 270"
    for side in (0, 30):
        kinds = printed.kind[side : side + 30]
        assert kinds[:25] == [0] * 25 and {1, 2} <= set(kinds[25:])


def test_borders_go_both_ways_and_join_all() -> None:
    printed = GAME.printed
    for state, mask in enumerate(printed.neighbours):
        for other in range(25):
            assert bool(mask >> other & 1) == bool(printed.neighbours[other] >> state & 1)
    assert len(printed.borders) == 47
    assert printed.neighbours[23] == printed.neighbours[24] == 0


def test_every_state_of_the_union_has_a_name() -> None:
    words = Words(GAME)
    for language in LANGUAGES:
        names = {words.text(language, f"state-{id}") for id in UNION}
        assert len(names) == 50


def test_the_list_of_cards() -> None:
    words = Words(GAME)
    for language in LANGUAGES:
        cards = GAME.face.card_list(words, language)
        assert len(cards) == 60 and len({card["id"] for card in cards}) == 60
        for card in cards:
            assert card["name"] and card["text"] and card["facts"]
    ohio = next(card for card in GAME.face.card_list(words, "en") if card["id"] == "D-OH")
    assert ohio["data"]["voters"] == 3 and ohio["notes"]


def test_what_the_page_says_of_the_reconstruction() -> None:
    words = Words(GAME)
    for language in LANGUAGES:
        page = GAME.face.provenance(lambda key, language=language: words.text(language, key))
        assert len(page.paragraphs) == 7
        assert [len(rows) for _, rows in page.tables] == [25, 60]
    page = GAME.face.provenance(lambda key: words.text("en", key))
    assert "our reconstruction" in {row[3] for row in page.tables[1][1]}


def test_corrections_are_played(tmp_path: Path) -> None:
    game = owners(
        tmp_path,
        """
        [states.WA]
        name = "OR"
        electors = 30
        [states.CA]
        electors = 50
        [cards.D-OH]
        voters = 5
        [cards.R-CO]
        numbers = [2, 4]
        [cards.R-S3]
        kind = "election"
        rule = "never"
        voters = 0
        """,
    )
    assert game.printed.electors[0] == 30 and game.printed.voters[game.printed.card_ids.index("D-OH")] == 5
    words = Words(game)
    assert words.text("en", "card-D-WA").startswith("Oregon")
    assert words.text("en", "card-R-CO-text") == "Your scandal rises by 2. Draw 4."
    kinds = [game.printed.kind[n] for n in range(55, 60)]
    assert kinds == [1, 1, 2, 2, 2]
    page = game.face.provenance(lambda key: words.text("en", key))
    assert ("cards.D-OH.voters", "3", "5") in page.tables[0][1]
    p = game.setup(3)
    dice = Chance(5)
    while p.outcome is None:
        actions = p.actions(p.to_act[0])
        p.apply(p.to_act[0], actions[dice.below(len(actions))])
    again = HilariousStruggle.from_outside(dict(game.printed_data))
    assert again.printed_data == game.printed_data


FAULTS = {
    "[states.ZZ]\nelectors = 10": ["printed-no-state"],
    "[states.OH]\nelectors = 15": ["printed-electors"],
    "[states.NY]\nelectors = 80": ["printed-fixed"],
    "[states.AK]\nelectors = 10": ["printed-fixed"],
    "[states.GA]\nname = 'SC'": ["printed-fixed"],
    "[states.OH]\nname = 'ZZ'": ["printed-choice"],
    "[states.OH]\nname = 'PA'": ["printed-twice", "printed-twice"],
    "[states.FL]\nelectors = 100": ["printed-total"],
    "[states.OH]\nborders = ['IN']": ["printed-one-way", "printed-one-way", "printed-one-way"],
    "[states.OH]\nborders = ['ZZ']": ["printed-no-border"],
    "[states.OH]\nborders = ['HI']": ["printed-no-border"],
    "[states.OH]\nborders = ['OH']": ["printed-border-self"],
    "[states.OH]\nborders = ['IN', 'IN']": ["printed-twice", "printed-twice"],
    "[states.OH]\nborders = 'IN'": ["printed-borders"],
    "[states.HI]\nborders = ['CA']": ["printed-fixed"],
    "[states.FL]\nborders = []\n[states.AL]\nborders = ['LA', 'TN', 'GA']\n[states.GA]\nborders = ['AL', 'TN', 'NC']": [
        "printed-apart"
    ],
    "[states.OH]\nx = 99": ["printed-place"],
    "[states.OH]\ncolour = 'red'": ["printed-unknown-key"],
    "[cards.D-ZZ]\nvoters = 3": ["printed-no-card"],
    "[cards.D-OH]\nvoters = 'many'": ["printed-number"],
    "[cards.D-OH]\nrule = 'sometimes'": ["printed-choice"],
    "[cards.D-OH]\nrule = 'scandal-most'": ["printed-limit"],
    "[cards.D-OH]\nrule = 'active'": ["printed-fixed"],
    "[cards.D-OH]\nkind = 'swing'": ["printed-fixed"],
    "[cards.R-TX]\nrule = 'none'": ["printed-fixed"],
    "[cards.D-GA]\nrule = 'none'": ["printed-fixed"],
    "[cards.D-AK]\nnumbers = [4]": ["printed-fixed"],
    "[cards.D-WI]\nnumbers = [2]": ["printed-numbers"],
    "[cards.D-WI]\nnumbers = [2, 0]": ["printed-number"],
    "[cards.D-S4]\nkind = 'swing'\n[cards.D-S5]\nkind = 'swing'": [
        "printed-needs-kind",
        "printed-swing",
        "printed-swing",
    ],
    "[cards.D-S5]\nvoters = 2": ["printed-election"],
    "[cards.D-S1]\nvoters = 0": ["printed-swing"],
    "cards = 3": ["printed-no-table"],
}


@pytest.mark.parametrize("text", FAULTS)
def test_files_that_do_not_fit(text: str, tmp_path: Path) -> None:
    assert problems(tmp_path, text) == FAULTS[text]


def test_match_files_from_anywhere() -> None:
    """Data with another form, or with values that an owner could not state, are refused."""
    data: dict[str, Any] = dict(GAME.printed_data)
    assert HilariousStruggle.from_outside(data).printed_data == GAME.printed_data
    for wrong in ({}, {**data, "cards": {}}, {**data, "rules": {**data["rules"], "electors_to_win": 1}}):
        with pytest.raises(PrintedError):
            HilariousStruggle.from_outside(wrong)


def test_the_page_for_owners_shows_a_file_that_fits(tmp_path: Path) -> None:
    page = DOCS.read_text("utf-8")
    game = owners(tmp_path, page.split("```toml\n")[1].split("```")[0])
    assert len(game.printed.corrected) == 10
