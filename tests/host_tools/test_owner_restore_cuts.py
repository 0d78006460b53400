"""A cut of power at every operation of a restore leaves all the data from before, or all new."""

from collections.abc import Iterator

import pytest

from host_tools.cable.trouble import CableTrouble
from host_tools.flash.chip import Cut, FlashChip, Image, Moment
from host_tools.flash.volume import Volume
from host_tools.owner import data_folder
from host_tools.owner.data_folder import DATA, NEW, OLD
from host_tools.virtual_board.flash_image import put
from storage.recovery import recover
from tests.host_tools.volume_link import VolumeLink

Files = dict[str, bytes]

BEFORE = {
    "settings.bin": b"old",
    "g0001/head": b"H1",
    **{f"g0001/{number:03}": bytes((number,)) * 90 for number in range(5)},
}
AFTER = {
    "current": b"2",
    "g0001/head": b"H1",
    "g0002/head": b"H2",
    "g0002/over": b"",
    **{f"g0002/{number:03}": bytes((number,)) * 95 for number in range(5)},
    "g0002/mark0": b"m" * 600,
}
LEFT_OVER = {"g0009/head": b"half of something"}


def chip_with(**folders: Files) -> FlashChip:
    chip = FlashChip()
    volume = Volume(chip).format()
    for folder, files in folders.items():
        for path, data in files.items():
            put(volume, f"/{folder.replace('_', '.')}/{path}", data)
    chip.operations = 0
    return chip


def restore(link: VolumeLink, files: Files = AFTER) -> None:
    expected = data_folder.weight(link.files(DATA)) if DATA in data_folder.folders(link) else ""
    data_folder.replace(link, expected, files, lambda done, total: None)


def started(image: Image) -> VolumeLink:
    """Return the board as it is after the firmware has started on such a flash."""
    link = VolumeLink(FlashChip(image))
    recover(DATA, link.volume)
    return link


def cuts(count: int) -> Iterator[Cut]:
    for number in range(count):
        for moment in Moment:
            yield Cut(number, moment, number * 37 % 256)


def test_a_restore_replaces_everything_and_starts_the_board_anew() -> None:
    link = VolumeLink(chip_with(data=BEFORE, data_old=LEFT_OVER, data_new=LEFT_OVER))

    restore(link)

    assert link.files(DATA) == AFTER
    assert data_folder.folders(link) == [DATA]
    assert link.restarts == 1 and not link.has_app


def test_no_cut_of_power_leaves_anything_but_the_one_or_the_other() -> None:
    whole = chip_with(data=BEFORE)
    image = whole.image
    restore(VolumeLink(whole))
    seen = set()

    for cut in cuts(whole.operations):
        chip = FlashChip(image, cut)
        with pytest.raises(CableTrouble):
            restore(VolumeLink(chip))
        found = started(chip.image)
        files = found.files(DATA)
        assert files in (BEFORE, AFTER), cut
        restore(found)
        assert found.files(DATA) == AFTER, cut
        assert data_folder.folders(found) == [DATA], cut
        seen.add(files == AFTER)
    assert seen == {True, False}


def test_the_firmware_finishes_what_lacks_one_rename() -> None:
    assert started(chip_with(data_old=BEFORE, data_new=AFTER).image).files(DATA) == AFTER
    assert started(chip_with(data_old=BEFORE).image).files(DATA) == BEFORE


def test_the_firmware_leaves_everything_else_alone() -> None:
    for folders in ({"data": BEFORE, "data_old": AFTER, "data_new": AFTER}, {"data_new": AFTER}):
        image = chip_with(**folders).image
        assert data_folder.folders(started(image)) == data_folder.folders(
            VolumeLink(FlashChip(image))
        )


def test_a_restore_mends_a_board_whose_firmware_has_not_started() -> None:
    link = VolumeLink(chip_with(data_old=BEFORE, data_new=LEFT_OVER))

    restore(link)

    assert link.files(DATA) == AFTER


def test_data_that_changed_meanwhile_are_left_alone() -> None:
    link = VolumeLink(chip_with(data=BEFORE))

    with pytest.raises(CableTrouble, match="went on meanwhile"):
        data_folder.replace(link, data_folder.weight(AFTER), AFTER, lambda done, total: None)

    assert link.files(DATA) == BEFORE
    assert link.has_app and not link.restarts


def test_what_arrives_wrong_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    link = VolumeLink(chip_with(data=BEFORE))
    monkeypatch.setattr(data_folder, "b64encode", lambda data: b"AAAA")

    with pytest.raises(CableTrouble, match="is not what was sent: nothing was changed"):
        restore(link)

    assert link.files(DATA) == BEFORE
    assert NEW not in data_folder.folders(link) and OLD not in data_folder.folders(link)
    assert link.has_app and not link.restarts


def test_a_device_without_room_for_both_keeps_what_it_has() -> None:
    full = {"settings.bin": bytes(1_900_000)}
    link = VolumeLink(chip_with(data=full))

    with pytest.raises(CableTrouble, match="There is no room on the device"):
        restore(link, {"settings.bin": bytes(250_000)})

    assert link.files(DATA) == full
    assert data_folder.folders(link) == [DATA]
    assert link.has_app and not link.restarts


def test_ctrl_c_before_the_switch_leaves_everything_as_it_was() -> None:
    link = VolumeLink(chip_with(data=BEFORE))

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        data_folder.replace(link, data_folder.weight(BEFORE), AFTER, stop)

    assert link.files(DATA) == BEFORE
    assert data_folder.folders(link) == [DATA]
    assert link.has_app and not link.restarts


def test_ctrl_c_after_the_switch_starts_the_board_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    link = VolumeLink(chip_with(data=BEFORE))
    run = link.run

    def stop(code: str, **how: object) -> str:
        if code.startswith("clear"):
            raise KeyboardInterrupt
        return run(code, **how)

    monkeypatch.setattr(link, "run", stop)
    with pytest.raises(KeyboardInterrupt):
        restore(link)

    assert link.files(DATA) == AFTER
    assert link.restarts == 1 and not link.has_app
