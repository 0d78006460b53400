"""Pixels: wire order, brightness, the cap on the current, and no write without a change."""

from errno import EIO

from drivers.fault import FAULT_LEDS, BoardFault
from drivers.pixels import Pixels
from tests.firmware.expect import Sequence, raises

_CAP_MA = 150
_CHANNEL_MA = 20


class Strip:
    """Eight LEDs that remember what they were sent."""

    def __init__(self, is_broken=False):
        self.buf = bytearray(24)
        self.sent = []
        self._is_broken = is_broken

    def write(self):
        if self._is_broken:
            raise OSError(EIO)
        self.sent.append(bytes(self.buf))


def lit_strip(brightness=255):
    """Return a strip and its driver, which has begun."""
    strip = Strip()
    pixels = Pixels(strip)
    pixels.brightness = brightness
    pixels.begin()
    return strip, pixels


def current_ma(sent):
    """Return what a row draws, times 255."""
    return sum(sent) * _CHANNEL_MA


def test_begin_darkens_whatever_was_lit_before():
    strip, pixels = lit_strip()

    assert strip.sent == [bytes(24)]
    assert pixels.count == 8


def test_colours_leave_in_wire_order_green_red_blue():
    strip, pixels = lit_strip()

    pixels.set(0, 0x102030)
    pixels.set(7, 0xFF0000)
    pixels.show()

    assert strip.sent[-1] == b"\x20\x10\x30" + bytes(18) + b"\x00\xff\x00"


def test_a_row_that_did_not_change_is_not_written():
    strip, pixels = lit_strip()
    pixels.set(3, 0x123456)
    pixels.show()
    writes = len(strip.sent)

    for _ in range(5):
        pixels.clear()
        pixels.set(3, 0x123456)
        pixels.show()

    assert len(strip.sent) == writes


def test_each_change_is_written_once():
    strip, pixels = lit_strip()
    for step in range(1, 9):
        pixels.set(step - 1, 0x00FF00)
        pixels.show()

        assert len(strip.sent) == 1 + step


def test_brightness_scales_every_channel_and_rounds_up():
    # brightness, channel, what is sent
    for brightness, value, sent in (
        (255, 255, 255),
        (128, 255, 128),
        (26, 255, 26),
        (26, 128, 14),
        (26, 1, 1),
        (1, 255, 1),
        (13, 0, 0),
        (0, 255, 0),
    ):
        strip, pixels = lit_strip(brightness)

        pixels.set(2, value << 8)
        pixels.show()

        assert pixels.grb[6] == value
        assert strip.buf[6] == sent, (brightness, value)


def test_a_new_brightness_is_a_change():
    strip, pixels = lit_strip(26)
    pixels.set(0, 0xFFFFFF)
    pixels.show()

    pixels.brightness = 255
    pixels.show()

    assert strip.sent[-1][:3] == b"\xff\xff\xff"


def test_the_brightness_is_a_tenth_unless_told_otherwise():
    assert Pixels(Strip()).brightness == 26


def test_the_row_never_draws_more_than_the_cap():
    strip, pixels = lit_strip(255)
    for seed in range(60):
        sequence = Sequence(seed)
        pixels.brightness = 100 + sequence.below(156)
        for index in range(8):
            pixels.set(index, sequence.below(256) << 16 | sequence.below(65536))
        pixels.show()

        assert current_ma(strip.sent[-1]) <= _CAP_MA * 255, seed


def test_a_white_row_at_full_brightness_is_dimmed_evenly():
    strip, pixels = lit_strip(255)

    for index in range(8):
        pixels.set(index, 0xFFFFFF)
    pixels.show()

    sent = strip.sent[-1]
    assert len(set(sent)) == 1
    assert _CAP_MA * 255 * 9 // 10 < current_ma(sent) <= _CAP_MA * 255


def test_a_row_below_the_cap_is_not_dimmed():
    strip, pixels = lit_strip(255)

    for index in range(7):
        pixels.set(index, 0xFF0000)
    pixels.show()

    assert max(strip.sent[-1]) == 255


def test_a_row_that_cannot_be_driven_is_a_fault_and_then_left_alone():
    strip = Strip(is_broken=True)
    pixels = Pixels(strip)

    fault = raises(BoardFault, pixels.begin)
    pixels.set(0, 0xFFFFFF)
    pixels.show()

    assert fault.code == FAULT_LEDS
    assert pixels.is_lost
