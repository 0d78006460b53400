"""Some of the sweep of faults of flash, and proof that it sees what it looks for."""

import pytest

from host_tools.sweeps import flash_faults
from storage.disk import Disk

_SOME = 36


def test_some_faults_of_flash_lose_nothing_and_are_told() -> None:
    report = flash_faults.run(seed=1, count=_SOME, workers=1)

    assert report.failure == ""
    assert report.summary.startswith(f"{_SOME} faults of flash")


def test_a_read_that_fails_and_counts_as_a_missing_file_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Regression: so it was, and settings went back, sheets began anew, games were deleted.
    read = Disk.read

    def read_or_nothing(disk: Disk, name: str) -> bytes | None:
        try:
            return read(disk, name)
        except OSError:
            return None

    monkeypatch.setattr(Disk, "read", read_or_nothing)
    places = flash_faults._sweep().places("settings")
    wrongs = flash_faults.try_places([place for place in places if place[2] == "EIO"])

    assert [wrong for wrong in wrongs if "settings.bin" in wrong or "nothing was said" in wrong]
