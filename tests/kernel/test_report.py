"""What a run of the tests says of the inherited suite at its end."""

from __future__ import annotations

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
