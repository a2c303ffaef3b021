"""The printed values, owners' files and match files that come from anywhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hustings.games.politically_correct_people import PoliticallyCorrectPeople
from hustings.kernel.chance import Chance
from hustings.printed.corrections import PrintedError
from hustings.words.sentences import LANGUAGES, Words

GAME = PoliticallyCorrectPeople()
DOCS = Path(__file__).parents[2] / "docs" / "owners-file-politically-correct-people.md"


def owners(tmp_path: Path, text: str) -> PoliticallyCorrectPeople:
    """The game with an owner's file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    game = PoliticallyCorrectPeople.from_file(path)
    assert isinstance(game, PoliticallyCorrectPeople)
    return game


def problems(tmp_path: Path, text: str) -> list[str]:
    """The keys of what is wrong with an owner's file; each is a sentence in both languages."""
    with pytest.raises(PrintedError) as caught:
        owners(tmp_path, text)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert str(problem.args["path"]) in problem.text(language)
        assert re.search("[ぁ-ん]", problem.text("ja"))
    return [problem.key for problem in caught.value.problems]


def test_what_the_rulebook_fixes() -> None:
    """55 cards of four sorts, the Salaryman's printed votes, money and limits (S.1, S.2, S.5, K.2, M.1)."""
    printed = GAME.printed
    assert sum(printed.copies) == 55
    salaryman = printed.votes[printed.ids.index("salaryman")]
    assert (salaryman[1], salaryman[4], salaryman[9]) == (1, 5, 13)
    assert printed.copies[printed.floating] <= 6, "each has a die"
    assert printed.copies[printed.calendar] >= printed.calendars == 3
    assert (printed.start_notes, printed.mix, printed.large, printed.small) == ([2, 1, 0], [8, 3, 0], 6, 3)
    assert (printed.hand_limit, printed.pool_size, printed.rounds, printed.slush_value) == (4, 4, 3, 1)


def test_kinds_are_numbered_by_their_sort() -> None:
    """Politicians with a base, then voters with votes for every card, then the three others (K.1 to K.5)."""
    printed = GAME.printed
    assert printed.ids[-3:] == ["floating", "slush", "calendar"]
    assert [printed.floating, printed.slush, printed.calendar] == [14, 15, 16]
    assert all(printed.base[: printed.politicians]) and not any(printed.base[printed.politicians :])
    for kind in range(printed.politicians, printed.floating):
        assert len(printed.votes[kind]) == printed.copies[kind] + 1
    assert not any(printed.votes[: printed.politicians]) and not any(printed.votes[printed.floating :])


def test_the_list_of_cards() -> None:
    words = Words(GAME)
    for language in LANGUAGES:
        cards = GAME.face.card_list(words, language)
        assert [card["id"] for card in cards] == GAME.printed.ids
        assert len({card["name"] for card in cards}) == len({card["text"] for card in cards}) == len(cards)
    farmers = next(card for card in GAME.face.card_list(words, "en") if card["id"] == "farmers")
    assert farmers["facts"]["Votes"] == "1/3/5/7/9" in farmers["text"]
    assert farmers["data"]["votes"] == [1, 3, 5, 7, 9] and len(farmers["notes"]) == 3
    assert words.text("ja", "card-heir-text").startswith("立候補できる。地盤は6。")


def test_what_the_page_says_of_the_reconstruction() -> None:
    words = Words(GAME)
    for language in LANGUAGES:
        page = GAME.face.provenance(lambda key, language=language: words.text(language, key))
        assert len(page.paragraphs) == 7
        assert [len(rows) for _, rows in page.tables] == [17]
    page = GAME.face.provenance(lambda key: words.text("en", key))
    rows = {row[0]: row[1:] for row in page.tables[0][1]}
    assert rows["Salaryman"] == (
        "as published",
        "follows from the rules",
        "partly published, partly our reconstruction",
    )
    assert rows["Pensioners"] == ("our reconstruction",) * 3


def test_corrections_are_played(tmp_path: Path) -> None:
    """Cards renamed, revalued, added and taken out; all four seats play to the end with them."""
    game = owners(
        tmp_path,
        """
        [cards.heir]
        name = "二世"
        base = 9
        [cards.perennial]
        copies = 0
        [cards.mayor]
        base = 3
        kind = "politician"
        name = "市長"
        [cards.doctors]
        copies = 0
        [cards.fishers]
        copies = 4
        kind = "voters"
        votes = [1, 4, 4, 9]
        name = "漁協"
        """,
    )
    printed = game.printed
    assert printed.ids[:9] == [*GAME.printed.ids[:8], "mayor"]
    assert printed.ids[9:14] == [*GAME.printed.ids[9:13], "fishers"]
    assert printed.base[0] == 9 and printed.votes[13] == [0, 1, 4, 4, 9]
    words = Words(game)
    assert game.face.card_list(words, "en")[0]["name"] == "二世"
    assert game.face.card_list(words, "en")[8]["text"] == "Can stand as a candidate, with a base of 3."
    assert game.face.card_list(words, "ja")[8]["notes"] == []
    page = game.face.provenance(lambda key: words.text("en", key))
    assert ("cards.heir.base", "6", "9") in page.tables[0][1]
    assert page.tables[1][1][0] == ("二世", "from an owner’s file", "our reconstruction", "from an owner’s file")
    p = game.setup(3)
    dice = Chance(5)
    while p.outcome is None:
        seat = p.to_act[0]
        actions = p.actions(seat)
        p.apply(seat, actions[dice.below(len(actions))])
    again = PoliticallyCorrectPeople.from_outside(dict(game.printed_data))
    assert again.printed_data == game.printed_data


def test_a_card_that_is_only_confirmed_counts_as_printed(tmp_path: Path) -> None:
    game = owners(tmp_path, "[cards.elder]\nbase = 5\n")
    assert game.printed.corrected == [("cards.elder.base", "5", "5")]
    elder = game.face.card_list(Words(game), "en")[1]
    assert elder["data"]["confidence"] == {"name": "reconstructed", "copies": "reconstructed", "value": "owner"}
    assert PoliticallyCorrectPeople.from_outside(dict(game.printed_data)).printed_data == game.printed_data


MAYOR = "kind = 'politician'\nname = '市長'\nbase = 1\n"
NOBODY_STANDS = "".join(f"[cards.{id}]\ncopies = 0\n" for id in GAME.printed.ids[:9]) + "[cards.slush]\ncopies = 17"
CROWD = "".join(f"[cards.new{x}]\nkind = 'politician'\nname = '{x}'\nbase = 1\n" for x in "abcdef")
LOBBY = "".join(f"[cards.new{x}]\nkind = 'voters'\nname = '{x}'\nvotes = [1]\n" for x in "abcd")

FAULTS = {
    "calendars = 3": ["printed-unknown-key"],
    "cards = 3": ["printed-no-table"],
    "[cards]\nheir = 3": ["printed-no-table"],
    "[rules]\nhand = 5": ["printed-unknown-key"],
    "[cards.zebra]\nbase = 3": ["printed-no-card"],
    "[cards.hier]\nbase = 3": ["printed-no-card"],
    f"[cards.X1]\n{MAYOR}": ["printed-id"],
    "[cards.mayor]\nkind = 'calendar'\nname = '市長'": ["printed-choice"],
    "[cards.mayor]\nkind = 'politician'": ["printed-lacks"],
    "[cards.fishers]\nkind = 'voters'\nname = '漁協'\nbase = 3": ["printed-lacks", "printed-unknown-key"],
    f"[cards.mayor]\n{MAYOR}copies = 2": ["printed-number"],
    f"[cards.mayor]\n{MAYOR}": ["printed-total"],
    "[cards.slush]\ncopies = 7": ["printed-total"],
    "[cards.heir]\nkind = 'voters'": ["printed-fixed"],
    "[cards.heir]\nname = ' '": ["printed-name"],
    '[cards.heir]\nname = "a\\nb"': ["printed-name"],
    "[cards.heir]\nname = '市長'\n[cards.elder]\nname = '市長'": ["printed-twice", "printed-twice"],
    "[cards.heir]\nbase = 'strong'": ["printed-number"],
    "[cards.heir]\nvotes = [1]": ["printed-unknown-key"],
    "[cards.salaryman]\nname = '会社員'": ["printed-fixed"],
    "[cards.salaryman]\ncopies = 8": ["printed-number"],
    "[cards.salaryman]\nvotes = [1, 2, 3, 4, 5, 6, 7, 8, 9]": ["printed-salaryman"],
    "[cards.salaryman]\nvotes = [1, 2, 3, 5]": ["printed-salaryman"],
    "[cards.farmers]\nvotes = 3": ["printed-votes"],
    "[cards.farmers]\nvotes = [3, 2, 5, 7, 9]": ["printed-votes"],
    "[cards.farmers]\nvotes = [1, 'two']": ["printed-number"],
    "[cards.farmers]\nvotes = [1, 3]": ["printed-few-votes"],
    "[cards.floating]\ncopies = 7": ["printed-number"],
    "[cards.slush]\ncopies = 0": ["printed-number"],
    "[cards.calendar]\ncopies = 2": ["printed-number"],
    NOBODY_STANDS: ["printed-count-politician"],
    f"{CROWD}[cards.slush]\ncopies = 2": ["printed-count-politician"],
    f"{LOBBY}[cards.slush]\ncopies = 4": ["printed-count-voters"],
}


@pytest.mark.parametrize("text", FAULTS)
def test_files_that_do_not_fit(text: str, tmp_path: Path) -> None:
    assert problems(tmp_path, text) == FAULTS[text]


def test_match_files_from_anywhere() -> None:
    """Data with another form, or with values that an owner could not state, are refused."""
    data: dict[str, Any] = dict(GAME.printed_data)
    cards = data["cards"]
    assert PoliticallyCorrectPeople.from_outside(data).printed_data == GAME.printed_data
    for wrong in (
        {},
        {**data, "cards": {}},
        {**data, "rules": {**data["rules"], "large": 9}},
        {**data, "cards": {**cards, "heir": {**cards["heir"], "copies": 2}}},
        {**data, "cards": {**cards, "heir": {**cards["heir"], "votes": [1]}}},
        {**data, "cards": {**cards, "heir": {**cards["heir"], "confidence": cards["slush"]["confidence"]}}},
        {**data, "cards": {**cards, "slush": {**cards["slush"], "copies": 7}}},
    ):
        with pytest.raises(PrintedError):
            PoliticallyCorrectPeople.from_outside(wrong)


def test_the_page_for_owners_shows_a_file_that_fits(tmp_path: Path) -> None:
    page = DOCS.read_text("utf-8")
    game = owners(tmp_path, page.split("```toml\n")[1].split("```")[0])
    assert len(game.printed.corrected) == 13
    assert game.printed.politicians == 9 and "fishers" in game.printed.ids
