"""What every run of the tests reports."""

from __future__ import annotations

import pytest

from hustings.play.mode import mode

pytest_plugins = ["hustings.testing.report"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say whether the rules ran as plain Python or compiled."""
    terminalreporter.write_line(f"rules: kernel {mode()}")
