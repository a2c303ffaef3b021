"""What every run of the tests reports."""

from __future__ import annotations

import pytest

from hustings.kernel.testing.mode import mode
from hustings.kernel.testing.suite import RAN


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say whether the rules ran as plain Python or compiled."""
    terminalreporter.write_line(f"rules: kernel {mode()}" + "".join(f"\ninherited suite: {ran}" for ran in sorted(RAN)))
