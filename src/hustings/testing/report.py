"""The inherited suite in a run of pytest: how much of it, and at the end which checks ran and why others did not.

A plug-in of pytest, which it loads wherever Hustings is installed.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import pytest

SKIPPED: Final = "skipped"

_outcomes: defaultdict[str, dict[str, str]] = defaultdict(dict)
"""For each game, with the mode that it ran in, what became of each check: how it ended, or why it was skipped."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--every N``, for a first look, or where another run plays them all."""
    parser.addoption("--every", type=int, default=1, metavar="N", help="inherited suite: play one in N of its matches")


def pytest_configure(config: pytest.Config) -> None:
    """Keep to it."""
    wanted = config.getoption("--every")
    if wanted < 1:
        raise pytest.UsageError("--every needs a number from 1 on")
    if wanted > 1:
        from . import walk

        walk.every = wanted


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Take in what has become of a check; also of those that other processes ran."""
    mode = dict(report.user_properties).get("mode")
    if mode is None or (report.when != "call" and not report.skipped):
        return
    check = report.nodeid.rpartition("::test_")[2].partition("[")[0].replace("_", " ")
    why = report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else ""
    _outcomes[str(mode)][check] = f"{SKIPPED}: {why}" if report.skipped else report.outcome


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what ran."""
    for line in told(_outcomes):
        terminalreporter.write_line(line)


def told(outcomes: dict[str, dict[str, str]]) -> list[str]:
    """What became of the checks, in words, a game after the other."""
    if not outcomes:
        return []
    from .suite import CHECKS

    lines = []
    for mode, checks in sorted(outcomes.items()):
        skipped = {check: how for check, how in checks.items() if how.startswith(SKIPPED)}
        ran = len(checks) - len(skipped)
        failed = [check for check, how in checks.items() if how == "failed"]
        wrong = f", {len(failed)} failed: {', '.join(failed)}" if failed else ""
        lines.append(f"inherited suite: {mode}: {ran} of {len(CHECKS)} checks ran{wrong}")
        lines += [f"  {how.replace(SKIPPED, check, 1)}" for check, how in skipped.items()]
        others = [check for check in CHECKS if check not in checks]
        if len(others) > len(checks):
            lines.append(f"  asked for were only: {', '.join(checks)}")
        elif others:
            lines.append(f"  not asked for: {', '.join(others)}")
    return lines
