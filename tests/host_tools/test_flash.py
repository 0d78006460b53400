"""The chip behind littlefs: it counts, it programs as NOR flash does, and its power can go."""

from pathlib import Path

import pytest

from host_tools.flash.chip import BLOCK, Cut, FlashChip, Moment, Operation, perform
from host_tools.flash.disk import format_disk, mount_disk
from host_tools.flash.volume import Volume
from host_tools.simulated.world import PowerCut
from storage.disk import Disk
from tests.firmware.storage.disk_contract import CHECKS


@pytest.mark.parametrize("check", CHECKS)
def test_the_firmwares_disk_keeps_the_contract_on_littlefs(check):
    check(format_disk(FlashChip()))


@pytest.mark.parametrize("check", CHECKS)
def test_the_firmwares_disk_keeps_the_contract_in_a_folder_of_the_pc(check, tmp_path: Path):
    check(Disk(str(tmp_path / "data")))


def test_what_was_written_is_there_after_mounting_again():
    chip = FlashChip()
    format_disk(chip).append("log", b"kept")

    assert mount_disk(FlashChip(chip.image)).read("log") == b"kept"


def test_an_empty_chip_cannot_be_mounted():
    with pytest.raises(OSError):
        Volume(FlashChip()).mount()


def test_a_full_chip_says_so_and_keeps_what_it_has():
    disk = format_disk(FlashChip())
    disk.append("kept", b"kept")
    with pytest.raises(OSError) as caught:
        for number in range(1000):
            disk.append(f"big{number}", bytes(3 * BLOCK))

    assert caught.value.args[0] == 28
    assert disk.read("kept") == b"kept"
    assert disk.free_bytes() < 4 * BLOCK


def test_programs_and_erases_are_counted():
    chip = FlashChip()
    disk = format_disk(chip)
    disk.append("log", b"x")
    operations, programmed, erases = chip.operations, chip.programmed_bytes, chip.erases
    disk.append("log", b"y")

    assert chip.operations - operations == 1
    assert chip.programmed_bytes - programmed in (32, 64)
    assert chip.erases == erases


def test_programming_only_clears_bits():
    blocks = [b"\xf0" * BLOCK]

    perform(blocks, Operation(0, 10, b"\x3c"))

    assert blocks[0][9:12] == b"\xf0\x30\xf0"


def test_a_torn_program_leaves_the_rest_as_it_was():
    blocks = [b"\xff" * BLOCK]

    perform(blocks, Operation(0, 0, b"\x00" * 8), Cut(0, Moment.TORN, 128))

    assert blocks[0][:9] == b"\x00\x00\x00\x00\x55\xff\xff\xff\xff"


def test_a_torn_erase_leaves_the_end_of_the_block():
    blocks = [b"\x00" * BLOCK]

    perform(blocks, Operation(0), Cut(0, Moment.TORN, 64))

    assert blocks[0].count(0xFF) == BLOCK // 4
    assert blocks[0].endswith(b"\x00" * (BLOCK // 2))


@pytest.mark.parametrize("moment", list(Moment))
def test_nothing_reaches_the_chip_after_a_cut(moment: Moment):
    whole = FlashChip()
    format_disk(whole).append("log", b"first")
    chip = FlashChip(whole.image, Cut(0, moment))
    disk = mount_disk(chip)

    with pytest.raises(PowerCut):
        disk.append("log", b" second")
    left = chip.image
    with pytest.raises(PowerCut):
        disk.append("log", b" third")

    assert chip.is_dead
    assert chip.image == left
    kept = mount_disk(FlashChip(left)).read("log")
    assert kept == (b"first second" if moment is Moment.AFTER else b"first")
