"""Display: the glass shows the frame, and only what changed goes over the bus."""

from tests.firmware.drivers.powered_board import PoweredBoard
from tests.firmware.expect import Sequence

_HEAD = 7  # bytes that say where a span goes
_STEP = 8  # a span is a multiple of this


def sent_by_show(powered, first=0, last=128):
    """Call show() and return (transfers, bytes)."""
    bus = powered.world.bus
    transfers, sent = bus.transfers, bus.bytes_sent
    powered.board.oled.show(first, last)
    return bus.transfers - transfers, bus.bytes_sent - sent


def frame(oled):
    """Return the frame as it should look on the glass."""
    picture = bytearray(1024)
    for y in range(64):
        for x in range(128):
            if oled.pixel(x, y):
                picture[y // 8 * 128 + x] |= 1 << y % 8
    return bytes(picture)


def turned(picture):
    """Return a picture turned by 180 degrees."""
    swapped = bytearray(1024)
    for i in range(1024):
        bits = picture[1023 - i]
        for bit in range(8):
            if bits >> bit & 1:
                swapped[i] |= 0x80 >> bit
    return bytes(swapped)


def test_begin_clears_the_noise_and_lights_the_glass():
    powered = PoweredBoard()

    assert powered.world.chip.is_on
    assert powered.world.chip.picture() == bytes(1024)
    assert not powered.board.oled.is_lost


def test_a_frame_that_did_not_change_sends_nothing():
    powered = PoweredBoard()
    powered.board.oled.fill_rect(10, 10, 50, 20, 1)
    powered.board.oled.show()

    assert sent_by_show(powered) == (0, 0)


def test_drawing_the_same_picture_again_sends_nothing():
    powered = PoweredBoard()
    oled = powered.board.oled
    for _ in range(2):
        oled.fill(0)
        oled.rect(3, 3, 100, 40, 1)
        sent = sent_by_show(powered)

    assert sent == (0, 0)


def test_one_pixel_costs_one_transfer_of_one_step():
    powered = PoweredBoard()
    for x, y in ((0, 0), (127, 0), (0, 63), (127, 63), (64, 32), (121, 17)):
        powered.board.oled.pixel(x, y, 1)

        assert sent_by_show(powered) == (1, _HEAD + _STEP), (x, y)
        assert powered.world.chip.picture() == frame(powered.board.oled), (x, y)


def test_a_change_in_each_page_costs_one_plain_transfer_a_page():
    powered = PoweredBoard()

    powered.board.oled.vline(40, 0, 64, 1)

    assert sent_by_show(powered) == (8, 8 * (_HEAD + _STEP))


def test_a_full_change_costs_the_frame_and_eight_heads():
    powered = PoweredBoard()

    powered.board.oled.fill(1)

    assert sent_by_show(powered) == (8, 8 * (_HEAD + 128))


def test_a_span_runs_from_the_first_to_the_last_changed_column():
    powered = PoweredBoard()
    for left, right in ((0, 7), (0, 8), (3, 12), (100, 127), (120, 127), (119, 127), (1, 126)):
        powered.board.oled.fill(0)
        powered.board.oled.show()
        powered.board.oled.pixel(left, 20, 1)
        powered.board.oled.pixel(right, 20, 1)

        steps = (right - left + _STEP) // _STEP
        assert sent_by_show(powered) == (1, _HEAD + steps * _STEP), (left, right)
        assert powered.world.chip.picture() == frame(powered.board.oled), (left, right)


def test_random_changes_all_reach_the_glass():
    powered = PoweredBoard()
    oled = powered.board.oled
    sequence = Sequence(5)
    for step in range(60):
        oled.fill_rect(
            sequence.below(140) - 6,
            sequence.below(76) - 6,
            sequence.below(30),
            sequence.below(20),
            sequence.below(2),
        )
        oled.show()

        assert powered.world.chip.picture() == frame(oled), step


def test_only_the_columns_asked_for_are_sent():
    powered = PoweredBoard()
    oled = powered.board.oled
    oled.fill(1)

    oled.show(64, 128)

    for page in range(8):
        row = powered.world.chip.picture()[page * 128 : page * 128 + 128]
        assert row == bytes(64) + b"\xff" * 64
    oled.show()
    assert powered.world.chip.picture() == frame(oled)


def test_columns_uncovered_bit_by_bit_add_up_to_the_frame():
    powered = PoweredBoard()
    oled = powered.board.oled
    for edge in range(0, 129, 11):
        oled.fill_rect(edge, 5, 9, 40, 1)
        oled.show(128 - edge, 128)

    oled.show()

    assert powered.world.chip.picture() == frame(oled)


def test_contrast_reaches_the_chip():
    powered = PoweredBoard()
    for level in (0, 1, 0x8F, 0xFF):
        powered.board.oled.set_contrast(level)

        assert powered.world.chip.contrast == level


def test_flipping_turns_the_same_picture_by_half_a_turn():
    powered = PoweredBoard()
    oled = powered.board.oled
    oled.fill_rect(3, 5, 40, 9, 1)
    oled.pixel(127, 63, 1)
    oled.show()
    upright = powered.world.chip.picture()

    oled.set_flip(True)
    assert powered.world.chip.picture() == turned(upright)
    oled.set_flip(False)
    assert powered.world.chip.picture() == upright


def test_what_is_drawn_on_a_flipped_display_is_turned_too():
    powered = PoweredBoard()
    oled = powered.board.oled
    oled.set_flip(True)

    oled.line(0, 0, 60, 30, 1)
    oled.show()

    assert powered.world.chip.picture() == turned(frame(oled))


def test_flipping_to_the_same_side_sends_nothing():
    powered = PoweredBoard()
    sent = powered.world.bus.bytes_sent

    powered.board.oled.set_flip(False)

    assert powered.world.bus.bytes_sent == sent


def test_power_off_darkens_the_glass_and_power_on_brings_the_picture_back():
    powered = PoweredBoard()
    powered.board.oled.fill_rect(0, 0, 9, 9, 1)
    powered.board.oled.show()
    lit = powered.world.chip.picture()

    powered.board.oled.set_power(False)
    assert powered.world.chip.picture() == bytes(1024)
    powered.board.oled.set_power(True)
    assert powered.world.chip.picture() == lit
