"""The original rulebook, section by section, and the rulings: clauses of ours cover each, and nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path

from hustings.games.hilarious_struggle import HilariousStruggle
from hustings.kernel.testing.sources import rulebook, stated_clauses

HERE = Path(__file__).parent
RULINGS = range(1, 39)


def tables() -> list[dict[str, list[str]]]:
    """The tables of the coverage page: what is covered, and by which clauses."""
    found: list[dict[str, list[str]]] = []
    for block in (HERE / "coverage.md").read_text("utf-8").split("\n\n"):
        lines = [line.strip().strip("|").split("|") for line in block.splitlines() if line.startswith("|")]
        if len(lines) < 2:
            continue
        rows = [[cell.strip() for cell in line] for line in lines[2:]]
        assert len({row[0] for row in rows}) == len(rows), "a row stands twice"
        found.append({row[0]: [clause.strip() for clause in row[1].split(",")] for row in rows})
    return found


def clauses() -> set[str]:
    """The clauses of our rulebook."""
    text = rulebook(HilariousStruggle(), "en")
    assert text is not None
    return set(stated_clauses(text))


def test_the_rulebook_and_the_rulings_are_covered() -> None:
    sections, rulings = tables()
    assert len(sections) > 35
    assert [int(ruling) for ruling in rulings] == list(RULINGS)


def test_only_clauses_that_exist_are_named() -> None:
    known = clauses()
    for rows in tables():
        for covered, by in rows.items():
            assert set(by) <= known, f"{covered} names clauses that do not exist: {sorted(set(by) - known)}"


def test_every_clause_is_mapped() -> None:
    mapped = {clause for rows in tables() for by in rows.values() for clause in by}
    assert sorted(clauses() - mapped) == []


def test_every_ruling_has_a_test() -> None:
    tests = "\n".join(file.read_text("utf-8") for file in HERE.glob("test_*.py"))
    tested = {int(number) for number in re.findall(r"def test_ruling_(\d\d)_", tests)}
    assert sorted(set(RULINGS) - tested) == []


def test_every_card_has_a_spec() -> None:
    """The tests of cards name each of them in a docstring."""
    tests = "\n".join(file.read_text("utf-8") for file in HERE.glob("test_hilarious_cards_*.py"))
    named = set(re.findall(r'"""[^"]*?([DR]-[A-Z][A-Z0-9])', tests))
    like = {"S2": "S1", "S3": "S1", "S4": "S1"}
    wanted = {f"{id[:2]}{like.get(id[2:], id[2:])}" for id in HilariousStruggle().printed.card_ids}
    assert sorted(wanted - named) == []
