"""What a restart of the simulated chip keeps and loses, and what its radio takes."""

from esp32 import HEAP_DATA, idf_heap_info
from host_tools.simulated import world as worlds
from host_tools.simulated.chip_memory import ChipAbort
from host_tools.simulated.install import install
from machine import DEEPSLEEP_RESET, PWRON_RESET, RTC, SOFT_RESET, reset, reset_cause
from network import STA_IF, WLAN
from tests.firmware.expect import raises


def powered():
    """Return a world that was just switched on."""
    world = worlds.World()
    worlds.power(world)
    install()
    return world


def free():
    """Return what the chip says of its memory."""
    return sum([area[1] for area in idf_heap_info(HEAP_DATA)])


def test_a_reset_keeps_the_rtc_and_says_why_it_started():
    world = powered()
    assert reset_cause() == PWRON_RESET
    RTC().memory(b"kept")

    raises(worlds.Reset, reset)

    assert reset_cause() == SOFT_RESET
    assert RTC().memory() == b"kept"
    assert world.resets == 1 and world.elapsed_us > 0


def test_a_wake_from_deep_sleep_is_told_apart():
    powered().start_anew()

    assert reset_cause() == DEEPSLEEP_RESET


def test_a_chip_without_power_forgets_its_rtc():
    powered()
    RTC().memory(b"kept")
    powered()

    assert RTC().memory() == b""


def test_the_rtc_holds_two_kilobytes():
    powered()
    RTC().memory(bytes(2048))

    assert isinstance(raises(ValueError, RTC().memory, bytes(2049)), ValueError)


def test_the_radio_keeps_its_memory_until_a_reset():
    world = powered()
    before = free()
    radio = WLAN(STA_IF)
    assert radio.active(True) and radio.active()
    radio.config(pm=WLAN.PM_NONE)
    assert free() < before - 38_000

    radio.active(False)
    assert not radio.active() and free() < before - 38_000

    raises(worlds.Reset, reset)
    assert free() == before and not world.is_radio_on


def test_the_radio_raises_with_too_little_memory_and_aborts_with_a_little_more():
    for heap, error in ((165_000, RuntimeError), (140_000, RuntimeError), (130_000, ChipAbort)):
        world = powered()
        world.memory.heap_bytes = heap
        raises(error, WLAN, STA_IF)
    world = powered()
    world.memory.heap_bytes = 112_000
    WLAN(STA_IF)


def test_a_radio_that_is_off_cannot_be_kept_awake():
    powered()
    radio = WLAN(STA_IF)

    raises(OSError, lambda: radio.config(pm=WLAN.PM_NONE))


def test_a_board_without_a_radio_says_so():
    powered().has_radio = False

    raises(OSError, WLAN, STA_IF)
    raises(ValueError, WLAN, 1)
