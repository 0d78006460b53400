"""Display: unplugged, jammed or deaf for a moment, it comes back by itself with its picture."""

from errno import ENODEV

from drivers.fault import FAULT_OLED, BoardFault
from host_tools.simulated.world import OLED_ADDRESS
from tests.firmware.drivers.powered_board import PoweredBoard
from tests.firmware.drivers.test_ssd1306 import frame, turned
from tests.firmware.expect import raises

_BACK_MS = 1100  # a lost display is noticed within a quarter second and tried twice a second


def draw_sample(powered, seed=1):
    """Draw something without symmetry."""
    oled = powered.board.oled
    oled.fill(0)
    oled.rect(seed, 2, 90, 30, 1)
    oled.line(0, 63, 127, seed * 5 % 60, 1)
    oled.fill_rect(100, 40, 20, 11 + seed % 7, 1)


def nack_after(powered, transfers):
    """Let one transfer fail: the one after `transfers` good ones."""
    powered.world.bus.transfers_before_nack = transfers
    powered.world.bus.nacks_to_come = 1


def picture_again(powered):
    """Tend the board for a while; return whether the glass shows the frame."""
    powered.tend(_BACK_MS)
    return powered.world.chip.picture() == frame(powered.board.oled)


def test_begin_tells_that_no_display_answers():
    powered = PoweredBoard()
    powered.world.bus.unplug(OLED_ADDRESS)

    fault = raises(BoardFault, powered.board.oled.begin)

    assert fault.code == FAULT_OLED
    assert powered.board.oled.is_lost


def test_a_nack_at_any_transfer_of_a_frame_is_mended():
    powered = PoweredBoard()
    for transfer in range(8):
        powered.board.oled.fill(1 - transfer % 2)
        powered.board.oled.pixel(transfer, 9 * transfer % 64, transfer % 2)
        nack_after(powered, transfer)

        powered.board.oled.show()

        assert powered.board.oled.is_lost, transfer
        assert picture_again(powered), transfer


def test_a_nack_at_any_transfer_of_the_set_up_is_mended():
    for transfer in range(14):
        powered = PoweredBoard()
        draw_sample(powered, transfer)
        powered.world.bus.unplug(OLED_ADDRESS)
        powered.tend(400)
        powered.world.bus.plug(OLED_ADDRESS, powered.world.chip)
        nack_after(powered, transfer)

        powered.tend(_BACK_MS)

        assert powered.world.bus.nacks_to_come == 0
        assert picture_again(powered), transfer


def test_many_nacks_in_a_row_are_outlasted():
    powered = PoweredBoard()
    draw_sample(powered)
    powered.world.bus.nacks_to_come = 6

    powered.tend(4000)

    assert powered.world.bus.nacks_to_come == 0
    assert powered.world.chip.picture() == frame(powered.board.oled)


def test_a_display_plugged_in_again_shows_a_picture_that_never_changed():
    powered = PoweredBoard()
    draw_sample(powered)
    powered.board.oled.show()

    powered.world.bus.unplug(OLED_ADDRESS)
    powered.tend(3000)
    assert powered.board.oled.is_lost
    powered.world.bus.plug(OLED_ADDRESS, powered.world.chip)

    assert picture_again(powered)
    assert not powered.board.oled.is_lost


def test_a_display_plugged_in_again_is_flipped_and_bright_as_before():
    powered = PoweredBoard()
    powered.board.oled.set_flip(True)
    powered.board.oled.set_contrast(0x20)
    draw_sample(powered)
    powered.board.oled.show()

    powered.world.bus.unplug(OLED_ADDRESS)
    powered.tend(1000)
    powered.world.bus.plug(OLED_ADDRESS, powered.world.chip)
    powered.tend(_BACK_MS)

    assert powered.world.chip.picture() == turned(frame(powered.board.oled))
    assert powered.world.chip.contrast == 0x20


def test_what_is_set_while_the_display_is_away_holds_once_it_is_back():
    powered = PoweredBoard()
    powered.world.bus.unplug(OLED_ADDRESS)
    powered.tend(600)

    powered.board.oled.set_flip(True)
    powered.board.oled.set_contrast(0xFF)
    draw_sample(powered)
    powered.world.bus.plug(OLED_ADDRESS, powered.world.chip)
    powered.tend(_BACK_MS)

    assert powered.world.chip.picture() == turned(frame(powered.board.oled))
    assert powered.world.chip.contrast == 0xFF


def test_a_display_that_is_switched_off_stays_dark_when_it_comes_back():
    # Regression: a display plugged in again lit up while the device slept.
    powered = PoweredBoard()
    draw_sample(powered)
    powered.board.oled.set_power(False)

    powered.world.bus.unplug(OLED_ADDRESS)
    powered.tend(1000)
    powered.world.bus.plug(OLED_ADDRESS, powered.world.chip)
    powered.tend(_BACK_MS)

    assert not powered.board.oled.is_lost
    assert not powered.world.chip.is_on
    powered.board.oled.set_power(True)
    assert powered.world.chip.picture() == frame(powered.board.oled)


def test_a_display_switched_on_while_it_was_away_is_lit_when_it_comes_back():
    powered = PoweredBoard()
    powered.board.oled.set_power(False)
    powered.world.bus.unplug(OLED_ADDRESS)
    powered.tend(1000)

    powered.board.oled.set_power(True)
    powered.world.bus.plug(OLED_ADDRESS, powered.world.chip)
    powered.tend(_BACK_MS)

    assert powered.world.chip.is_on


def test_a_display_that_lost_its_power_between_two_looks_is_set_up_again():
    # Regression: a jolt shorter than the time between two probes left the glass dark.
    for away_ms in (1, 20, 100, 200):
        powered = PoweredBoard()
        draw_sample(powered)
        powered.tend(300)

        powered.world.bus.unplug(OLED_ADDRESS)
        powered.sleep_ms(away_ms)
        powered.world.bus.plug(OLED_ADDRESS, powered.world.chip)

        assert picture_again(powered), away_ms


def test_a_display_that_lost_its_power_in_the_dark_is_set_up_when_it_wakes():
    powered = PoweredBoard()
    draw_sample(powered)
    powered.board.oled.set_power(False)
    powered.world.chip.reset()
    powered.tend(1000)

    powered.board.oled.set_power(True)

    assert powered.world.chip.picture() == frame(powered.board.oled)


def test_a_module_that_cannot_be_read_is_probed_by_its_address_alone():
    for answer in (b"\x40", None):
        powered = PoweredBoard()
        chip = powered.world.chip
        chip.read = lambda count, answer=answer: answer or deaf()
        powered.board.oled.begin()
        sent = powered.world.bus.bytes_sent

        powered.tend(3000)

        assert not powered.board.oled.is_lost
        assert powered.world.bus.bytes_sent == sent


def deaf():
    """Fail as a module does that has no way to answer."""
    raise OSError(ENODEV)


def test_unplugged_in_the_middle_of_any_transfer_it_comes_back():
    for delay_ms in range(24):
        powered = PoweredBoard()
        powered.board.oled.fill(1)
        bus, chip = powered.world.bus, powered.world.chip
        powered.world.after(delay_ms, lambda bus=bus: bus.unplug(OLED_ADDRESS))
        powered.world.after(
            delay_ms + 900, lambda bus=bus, chip=chip: bus.plug(OLED_ADDRESS, chip)
        )

        powered.board.oled.show()
        powered.tend(950)

        assert picture_again(powered), delay_ms


def test_a_jammed_bus_is_freed_by_hand():
    powered = PoweredBoard()
    draw_sample(powered)
    powered.world.bus.jam()

    powered.tend(_BACK_MS)

    assert not powered.world.bus.is_stuck
    assert powered.world.chip.picture() == frame(powered.board.oled)


def test_a_display_jammed_at_boot_is_freed_too():
    powered = PoweredBoard()
    powered.world.bus.jam()
    raises(BoardFault, powered.board.oled.begin)
    draw_sample(powered)

    assert picture_again(powered)


def test_a_lost_display_costs_no_bus_time_between_the_tries():
    powered = PoweredBoard()
    powered.world.bus.unplug(OLED_ADDRESS)
    powered.tend(600)
    assert powered.board.oled.is_lost

    powered.board.oled.fill(1)
    before_us = powered.world.elapsed_us
    powered.board.oled.show()
    powered.board.oled.set_power(True)
    powered.board.oled.set_contrast(3)

    assert powered.world.elapsed_us == before_us
