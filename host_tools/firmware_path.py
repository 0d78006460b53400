"""Lets the host commands import the firmware: its folder is the root of the device's modules."""

import sys
from pathlib import Path

from host_tools.firmware_loading import load_fast

ROOT = Path(__file__).resolve().parents[1]

_FOLDERS = ("firmware", "host_tools/simulated/modules", "host_tools/simulated/cpython")


def add_firmware() -> None:
    """Put the firmware and its simulated hardware on the search path, ahead of all else."""
    for folder in reversed(_FOLDERS):
        path = str(ROOT / folder)
        if path not in sys.path:
            sys.path.insert(0, path)
    load_fast()
