"""What the items of a sweep found, brought together by whichever of them is done last.

The items run in several processes; what only all of them can show is judged in the last one.
"""

import os
import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest


def gather(
    factory: pytest.TempPathFactory, sweep: str, parts: Sequence[str], part: str, found: object
) -> list[Any] | None:
    """Add what one part found; return what all have found, in their order, once all are there."""
    folder = _run_folder(factory) / sweep
    folder.mkdir(exist_ok=True)
    unfinished = folder / f"{part}.new"
    unfinished.write_bytes(pickle.dumps(found))
    unfinished.rename(folder / part)
    if any(not (folder / each).exists() for each in parts):
        return None
    return [pickle.loads((folder / each).read_bytes()) for each in parts]


def _run_folder(factory: pytest.TempPathFactory) -> Path:
    """Return the folder that all processes of this test run share."""
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
