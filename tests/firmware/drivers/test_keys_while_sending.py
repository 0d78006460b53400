"""Keys: a short tap is seen while a frame is on its way to the display."""

import pins
from host_tools.simulated.world import START_MS
from key import BACK, OK, PRESS, TAP, UP
from tests.firmware.drivers.powered_board import PoweredBoard
from tests.firmware.expect import Sequence

_LEAD_MS = 26  # the transfer begins this long after the clock of a case
_FRAME_MS = 23
_TAP_MS = 20
_WRAP = 0x40000000


def send_full_frame(powered):
    """Send a picture that differs in every page; return how long that took, in ms."""
    before = powered.world.elapsed_us
    oled = powered.board.oled
    oled.fill(0 if oled.pixel(0, 0) else 1)
    oled.show()
    return (powered.world.elapsed_us - before) // 1000


def run_case(powered):
    """Idle, send a full frame, idle again; return the key events of it all."""
    powered.sleep_ms(_LEAD_MS)
    send_full_frame(powered)
    powered.sleep_ms(70)
    return powered.taken()


def test_a_full_frame_keeps_the_bus_busy_for_longer_than_a_short_tap():
    assert send_full_frame(PoweredBoard()) >= _FRAME_MS


def test_a_tap_of_20_ms_counts_once_at_every_offset_around_a_transfer():
    powered = PoweredBoard()
    for offset_ms in range(_LEAD_MS + _FRAME_MS + 8):
        for phase_us in (0, 1100, 2300, 3500):
            powered.world.sleep_us(phase_us)
            powered.press_for(pins.KEY_OK, offset_ms, _TAP_MS)

            events = run_case(powered)

            assert events == [PRESS | OK, TAP | OK], (offset_ms, phase_us)
    assert powered.board.keys.dropped == 0


def test_a_tap_that_bounces_counts_once_around_a_transfer():
    powered = PoweredBoard()
    for seed in range(150):
        sequence = Sequence(seed)
        powered.world.sleep_us(sequence.below(4000))
        offset_ms = sequence.below(_LEAD_MS + _FRAME_MS + 8)
        powered.press_for(pins.KEY_BACK, offset_ms, _TAP_MS + 6)
        for _ in range(sequence.below(4)):  # the contact opens for 1 ms
            powered.press_for(pins.KEY_BACK, offset_ms + sequence.below(5), 1)
            powered.world.after(offset_ms + 6, lambda: powered.world.press(pins.KEY_BACK))
        for _ in range(sequence.below(4)):  # and closes again after it was let go of
            powered.press_for(pins.KEY_BACK, offset_ms + _TAP_MS + 6 + sequence.below(9), 1)

        events = run_case(powered)

        assert events == [PRESS | BACK, TAP | BACK], seed


def test_two_taps_during_one_transfer_both_count():
    powered = PoweredBoard()
    for offset_ms in range(_LEAD_MS + _FRAME_MS):
        powered.press_for(pins.KEY_UP, offset_ms, _TAP_MS)
        powered.press_for(pins.KEY_OK, offset_ms + 3, _TAP_MS)

        events = run_case(powered)

        assert sorted(events) == [PRESS | UP, PRESS | OK, TAP | UP, TAP | OK], offset_ms


def test_a_tap_across_the_wrap_counts_during_a_transfer():
    for early_ms in range(0, 60, 3):
        powered = PoweredBoard(_WRAP - 100 - early_ms)
        lead_ms = _WRAP - 30 - powered.world.ticks_ms()
        powered.press_for(pins.KEY_OK, lead_ms, _TAP_MS)
        powered.press_for(pins.KEY_OK, lead_ms + 50, _TAP_MS)
        powered.sleep_ms(lead_ms)

        events = run_case(powered)

        assert powered.world.ticks_ms() < 200
        assert events == [PRESS | OK, TAP | OK] * 2, early_ms


def test_timer_calls_that_come_late_all_at_once_neither_lose_nor_double_a_press():
    for late_ms in range(1, 13):
        powered = PoweredBoard(START_MS)
        for _ in range(30):
            powered.world.block_us(late_ms * 1000)
            powered.sleep_ms(4)
        powered.press_for(pins.KEY_OK, 0, 60)

        for _ in range(20):
            powered.world.block_us(late_ms * 1000)
            powered.sleep_ms(4)
        powered.sleep_ms(100)

        assert powered.taken() == [PRESS | OK, TAP | OK], late_ms


def test_a_frame_in_every_round_keeps_no_tap_from_counting():
    powered = PoweredBoard()
    for tap in range(40):
        powered.press_for(pins.KEY_OK, tap, _TAP_MS)
        for _ in range(5):
            send_full_frame(powered)

        assert powered.taken() == [PRESS | OK, TAP | OK], tap
