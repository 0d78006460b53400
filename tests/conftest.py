"""Run the firmware's tests on both interpreters; see `tests/interpreters`."""

from host_tools.micropython_vm.vm import ROOT
from tests.interpreters.collecting import pytest_collect_file, pytest_pycollect_makemodule
from tests.interpreters.counting import pytest_terminal_summary
from tests.interpreters.firmware_loading import load_fast
from tests.interpreters.frozen_heap import pytest_collection_finish
from tests.interpreters.shrunk_firmware import keep_in
from tests.interpreters.vm_pool import pytest_unconfigure

__all__ = [
    "pytest_collect_file",
    "pytest_collection_finish",
    "pytest_configure",
    "pytest_pycollect_makemodule",
    "pytest_terminal_summary",
    "pytest_unconfigure",
]


def pytest_configure() -> None:
    """Spare every test what one of them has done before."""
    load_fast()
    keep_in(ROOT / ".pytest_cache" / "shrunk")
