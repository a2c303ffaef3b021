"""The worked examples of the rulebook come out as their sentences and figures say, by the rules of each edition."""

from __future__ import annotations

import pytest

from hustings.games.nineteen_sixty import NineteenSixty
from hustings.games.nineteen_sixty.rules.board import STATES

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
EDGE = NineteenSixty().printed.edge


def example(edition: str, name: str) -> dict[str, int]:
    """The numbers that came out."""
    found = NineteenSixty().face.examples({"edition": edition})[name]
    return {key: value for key, value in found.items() if isinstance(value, int)}


@EDITIONS
def test_a_support_check(edition: str) -> None:
    """C.2, C.6 to C.9, L.2: nothing but what was declared is drawn, and Nixon leads on without carrying."""
    e = example(edition, "checks")
    assert e["before"] == e["carry"] > e["after"] > 0
    assert e["hits"] + e["misses"] == e["declared"] == e["points"] - e["travel"]
    assert e["misses"] == 1
    exempt = example(edition, "exempt")
    assert exempt == {"removed": e["declared"], "after": e["before"] - e["declared"]}


def test_support_from_an_event() -> None:
    """E.7, E.8, E.9: only the second edition draws for it."""
    first, second = example("first", "event"), example("second", "event")
    assert (first["gained"], second["gained"], second["missed"]) == (2, 1, 1)
    assert second["rest"] + second["declared"] == second["total"] == 5


@EDITIONS
def test_the_price_of_issues(edition: str) -> None:
    """U.1, U.2"""
    e = example(edition, "position")
    assert (e["first"], e["second"], e["third"], e["alone"]) == (1, 2, 1, 5)
    assert e["first"] + e["second"] + e["third"] == e["points"]


@EDITIONS
def test_a_momentum_phase(edition: str) -> None:
    """M.1 to M.11: in the second edition the exchange moves first place to Kennedy before it is rewarded."""
    e, found = example(edition, "momentum"), NineteenSixty().face.examples({"edition": edition})["momentum"]
    assert (e["kennedy"], e["decayed"], e["kennedy-after"]) == (5, 3, 4)
    assert (e["nixon"], e["nixon-decayed"], e["nixon-after"]) == (1, 1, 2)
    assert found["region"] == {"first": "region-west", "second": "region-east"}[edition]
    assert found["shift-first"] == (edition == "second")
    assert e["defense"] - e["defense-after"] == e["economy"] - e["economy-after"] == e["fades"] == 1


@EDITIONS
def test_two_rounds_of_debates(edition: str) -> None:
    """D.6, D.10 to D.14"""
    e = example(edition, "debate")
    assert (e["kennedy"], e["nixon"]) == (e["first-cp"] + e["second-cp"], e["answer-cp"])
    assert e["reward"] == 2 and e["before"] == 1 == e["after"], "one cube removes Nixon's, one is placed"
    assert NineteenSixty().face.examples({"edition": edition})["debate"]["place"] == "issue-place-3"


def test_election_day() -> None:
    """F.2 to F.13, W.1: media support counts twice in the second edition; Illinois decides in both."""
    first, second = example("first", "election"), example("second", "election")
    assert second["kennedy-came"] - first["kennedy-came"] == second["kennedy-media"]
    assert second["nixon-came"] - first["nixon-came"] == second["nixon-media"]
    for edition, e in (("first", first), ("second", second)):
        found = NineteenSixty().face.examples({"edition": edition})["election"]
        assert e["kennedy"] >= e["majority"] > e["kennedy"] - e["votes"]
        assert (found["endorsed-to"], found["edged-to"]) == ("seat-nixon", "seat-kennedy")
        assert [EDGE[STATES.index(id)] for id in ("NV", "NJ")] == [0, 0]
        assert found["winner"] == "seat-kennedy"
