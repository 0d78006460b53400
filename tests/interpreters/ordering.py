"""Begin with the tests that take long: no process has one left when the others are done."""

import pytest

# Files with a single test of ten seconds or more.
_LONG = (
    "tests/device/test_every_screen.py",
    "tests/host_tools/test_evening.py",
    "tests/host_tools/test_flash_cut.py",
    "tests/host_tools/test_owner_doctor.py",
    "tests/host_tools/test_power_cut.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put them first; all else stays in its order."""
    items.sort(key=lambda item: not item.nodeid.startswith(_LONG))
