"""The checks that need nobody: what they find on a sound board, and on one that is not."""

import gc

from checks.battery_check import check_battery
from checks.entropy_check import check_entropy
from checks.files_check import check_files
from checks.grade import BAD, FINE, WARN
from checks.heap_check import check_heap
from checks.i2c_check import check_i2c
from drivers.verdict import CROWDED, CUT, NEVER, SICK, SILENT, TRUE
from host_tools.simulated.chip_ssd1306 import Ssd1306Chip
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install
from tests.firmware.drivers.powered_board import PoweredBoard


class Holding:
    """A board of which nothing but the flash is asked."""

    def __init__(self, disk):
        self.disk = disk


class Saying:
    """A board that says where its entropy comes from; asked for a secret it would fail."""

    def __init__(self, verdict):
        self._verdict = verdict

    def entropy_source(self):
        return self._verdict, b"noise"


def powered(battery_uv=1_920_000):
    """Return a board that has begun with such a cell."""
    board = PoweredBoard()
    board.world.battery_uv = battery_uv
    board.board.battery.mv = 0  # the next reading is believed at once
    board.board.battery._read(board.board.now())
    return board


def test_a_healthy_heap_is_told_with_its_size():
    install()
    ((grade, sentence),) = check_heap(None)

    assert grade == FINE
    assert sentence.endswith(b" KB of memory are free, 64 KB in one piece")


def test_a_small_heap_is_a_warning():
    if not hasattr(gc, "mem_free"):
        PoweredBoard()  # gives CPython what MicroPython has
    real = gc.mem_free
    try:
        gc.mem_free = lambda: 9000
    except (AttributeError, TypeError):
        return  # a built-in module that cannot be changed
    try:
        ((grade, sentence),) = check_heap(None)
    finally:
        gc.mem_free = real

    assert grade == WARN
    assert sentence == b"Only 8 KB of memory are free, 64 KB in one piece: restart"


def test_a_sound_flash_is_left_as_it_was():
    disk = SimDisk()
    disk.replace("settings.bin", b"mine")
    disk.make_folder("g0001")
    disk.append("g0001/head", b"log")
    before = dict(disk.files)

    assert check_files(Holding(disk)) == [(FINE, b"Flash is sound, 976 KB free")]
    assert disk.files == before


def test_a_flash_that_cannot_be_written_is_bad():
    disk = SimDisk()
    disk.is_full = True
    assert check_files(Holding(disk)) == [(BAD, b"Flash cannot be written: delete a saved game")]
    for fail_at in (0, 1):
        disk = SimDisk()
        disk.fail_at = fail_at

        assert check_files(Holding(disk))[0][0] == BAD


class Forgetful(SimDisk):
    """A disk that gives back something else."""

    def read(self, name):
        return b"something else"


def test_a_flash_that_forgets_is_bad():
    assert check_files(Holding(Forgetful())) == [(BAD, b"Flash forgets: replace the board")]


class Worn(SimDisk):
    """A disk on which the head of one game cannot be read."""

    def read(self, name):
        return None if name == "g001f/head" else super().read(name)


def test_a_game_that_cannot_be_read_is_named_and_little_room_is_a_warning():
    disk = Worn()
    disk.make_folder("g0007")  # what a cut of power left of a new game
    assert check_files(Holding(disk))[0][0] == FINE
    disk.make_folder("g001f")
    disk.files["g001f/head"] = b"head"
    assert check_files(Holding(disk)) == [(BAD, b"Game g001f is unreadable: delete it")]

    disk = SimDisk()
    disk.free = 20_000
    assert check_files(Holding(disk)) == [(WARN, b"Flash is sound, 19 KB free")]


def test_chance_is_what_the_first_stage_found_and_nothing_is_drawn_for_it():
    assert check_entropy(Saying(TRUE)) == [(FINE, b"Chance is truly random: noise")]

    for verdict, why in (
        (NEVER, b"no noise was drawn"),
        (SICK, b"failed its tests"),
        (SILENT, b"the radio gave no noise"),
        (CROWDED, b"no memory for the radio"),
        (CUT, b"the power broke down"),
    ):
        ((grade, sentence),) = check_entropy(Saying(verdict))
        assert grade == WARN
        assert sentence.startswith(b"Chance is only pseudo-random: ") and why in sentence


def test_the_display_is_expected_on_the_bus_and_others_are_named():
    board = powered()
    assert check_i2c(board.board) == [(FINE, b"The display answers at 0x3c")]

    board.world.bus.plug(0x68, Ssd1306Chip())
    board.world.bus.plug(0x21, Ssd1306Chip())
    assert check_i2c(board.board)[1:] == [
        (WARN, b"Something at 0x21 is not used here"),
        (WARN, b"A clock at 0x68 is not used here"),
    ]


def test_no_display_is_bad_and_says_which_wires():
    board = powered()
    board.world.bus.unplug(0x3C)

    found = check_i2c(board.board)

    assert found == [(BAD, b"No display at 0x3c: check SDA, SCL and its power")]


def test_the_cell_is_held_against_what_a_cell_can_have():
    for battery_uv, grade, sentence in (
        (1_920_000, FINE, b"The cell has 3840 mV, 60 %"),
        (2_150_000, FINE, b"The cell has 4300 mV and is charging"),
        (1_750_000, WARN, b"The cell has 3500 mV, 6 %"),
        (2_300_000, BAD, b"The cell shows 4600 mV, too much: check the divider"),
        (0, WARN, b"No cell is sensed: check its plug and the divider"),
    ):
        assert check_battery(powered(battery_uv).board) == [(grade, sentence)]


def test_a_game_that_flash_does_not_read_is_told():
    # Regression: the error ended the self-test.
    disk = SimDisk()
    disk.make_folder("g0001")
    disk.replace("g0001/head", b"head")
    read = disk.read

    def fail(name):
        if name.endswith("/head"):
            raise OSError(5)
        return read(name)

    disk.read = fail

    assert check_files(Holding(disk))[0][0] == BAD
