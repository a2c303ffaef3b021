"""What every run of the tests reports, also when several processes share the tests."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.play.mode import mode
from hustings.testing.suite import RAN


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand what this process ran to the one that reports."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["ran"] = sorted(RAN)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a process ran."""
    RAN.update(node.workeroutput.get("ran", ()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say whether the rules ran as plain Python or compiled."""
    terminalreporter.write_line(f"rules: kernel {mode()}" + "".join(f"\ninherited suite: {ran}" for ran in sorted(RAN)))
