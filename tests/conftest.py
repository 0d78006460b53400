"""Run the firmware's tests on both interpreters; see `tests/interpreters`."""

import os
import sys

from host_tools.firmware_loading import load_fast, set_apart
from host_tools.micropython_vm.vm import ROOT
from tests.interpreters.collecting import pytest_collect_file, pytest_pycollect_makemodule
from tests.interpreters.counting import pytest_terminal_summary
from tests.interpreters.frozen_heap import freeze
from tests.interpreters.kept_process import end_kept_processes, keep_processes
from tests.interpreters.ordering import pytest_collection_modifyitems
from tests.interpreters.shrunk_firmware import keep_in
from tests.interpreters.vm_pool import POOL

__all__ = [
    "pytest_collect_file",
    "pytest_collection_modifyitems",
    "pytest_pycollect_makemodule",
    "pytest_terminal_summary",
]


def pytest_configure() -> None:
    """Spare every test what one of them has done before."""
    sys.dont_write_bytecode = False  # whatever the environment says
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    load_fast()
    keep_in(ROOT / ".pytest_cache" / "shrunk")


def pytest_collection_finish() -> None:
    """Set up what needs all test files to be loaded."""
    keep_processes()
    set_apart()
    freeze()


def pytest_runtest_setup() -> None:
    """Let a test pay for its own garbage alone."""
    freeze()


def pytest_unconfigure() -> None:
    """Leave no process behind."""
    POOL.close()
    end_kept_processes()
