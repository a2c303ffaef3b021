"""What a run of the tests says of the inherited suite at its end."""

from __future__ import annotations

import pytest

from hustings.testing import walk
from hustings.testing.report import told
from hustings.testing.suite import CHECKS


def test_the_report_names_what_ran_what_failed_and_what_did_not() -> None:
    ran = dict.fromkeys(CHECKS, "passed")
    assert told({"kernel plain, gala plain": ran}) == [
        f"inherited suite: kernel plain, gala plain: {len(CHECKS)} of {len(CHECKS)} checks ran"
    ]
    first, second, third = CHECKS[:3]
    assert told({"g": {**ran, first: "failed", second: "skipped: it hides nothing"}} | {"h": {third: "passed"}}) == [
        f"inherited suite: g: {len(CHECKS) - 1} of {len(CHECKS)} checks ran, 1 failed: {first}",
        f"  {second}: it hides nothing",
        f"inherited suite: h: 1 of {len(CHECKS)} checks ran",
        f"  asked for were only: {third}",
    ]
    assert told({"g": dict.fromkeys(CHECKS[1:], "passed")})[1:] == [f"  not asked for: {first}"]


def test_nothing_is_said_when_nothing_was_asked() -> None:
    assert told({}) == []


def test_one_in_so_many_matches_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "every", 3)
    assert (*walk.seeds(7),) == (0, 3, 6) and (*walk.seeds(range(0, 24, 8)),) == (0,)
