"""What a restore would take away is told: games, Vendetta sheets and best scores."""

import pytest

from host_tools.owner.losses import losses


@pytest.mark.parametrize("path", ["vendetta_0123abcd", "best_0123abcd", "best_0123abcd.bad"])
def test_a_sheet_or_a_list_that_the_backup_has_not_or_has_otherwise_is_told(path: str) -> None:
    on_device = {path: b"seven games"}

    assert losses(on_device, {}) == [f"{path} is not in the backup."]
    assert losses(on_device, {path: b"six"}) == [f"{path} is another one in the backup."]
    assert losses(on_device, on_device) == []


def test_what_is_set_anew_at_any_time_is_no_loss() -> None:
    assert losses({"settings.bin": b"1", "setup_orchard": b"2"}, {}) == []
