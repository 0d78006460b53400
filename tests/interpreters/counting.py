"""Print how many tests ran on each interpreter, and the figures that tests have measured."""

from collections import Counter

import pytest

from tests.interpreters.items import MARK

_OUTCOMES = ("passed", "failed", "error", "skipped", "xfailed", "xpassed")
_SHARED = ("tests/firmware/", "tests/plays/")
_DEVICE = "tests/device/"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add the line to the end of the run; with several workers it counts them all."""
    counts: dict[str, Counter[str]] = {"CPython": Counter(), "MicroPython": Counter()}
    for outcome in _OUTCOMES:
        for report in terminalreporter.stats.get(outcome, ()):
            counter = counts[_interpreter(report.nodeid)]
            counter[outcome] += 1
            counter["shared"] += report.nodeid.startswith(_SHARED)
    parts = [_describe(name, counter) for name, counter in counts.items()]
    terminalreporter.write_line(f"interpreters: {'; '.join(parts)}")
    for report in terminalreporter.stats.get("passed", ()):
        for name, figure in report.user_properties:
            terminalreporter.write_line(f"{name}: {figure}")


def _interpreter(nodeid: str) -> str:
    if nodeid.endswith(MARK) or nodeid.startswith(_DEVICE):
        return "MicroPython"
    return "CPython"


def _describe(name: str, counter: Counter[str]) -> str:
    outcomes = [f"{counter[outcome]} {outcome}" for outcome in _OUTCOMES if counter[outcome]]
    told = ", ".join(outcomes) or "none run"
    return f"{name} {told} ({counter['shared']} shared)"
