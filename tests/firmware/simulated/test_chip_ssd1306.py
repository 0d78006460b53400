"""The chip model: what well-formed traffic does to the memory, the glass and the counters."""

from host_tools.simulated.chip_ssd1306 import Ssd1306Chip

_UPRIGHT = b"\x00\xa1\xc8\x8d\x14\xaf"  # remap, reversed scan, charge pump, on
_HORIZONTAL = b"\x00\x20\x00\x21\x00\x7f\x22\x00\x07"
_VERTICAL = b"\x00\x20\x01\x21\x00\x7f\x22\x00\x07"
_WIDTH = 128
_SIZE = 1024


def lit_chip(*messages):
    """Return a chip that is on, upright and blank, after it received `messages`."""
    chip = Ssd1306Chip()
    chip.write(_UPRIGHT)
    chip.write(_HORIZONTAL)
    chip.write(b"\x40" + bytes(_SIZE))
    for message in messages:
        chip.write(message)
    return chip


def rows_seen(chip, x=0):
    """Return the lines that are lit in column `x` of the glass."""
    picture = chip.picture()
    return [y for y in range(64) if picture[(y >> 3) * _WIDTH + x] >> (y & 7) & 1]


def columns_seen(chip, page=0):
    """Return the columns of the glass where `page` is not empty."""
    picture = chip.picture()
    return [x for x in range(_WIDTH) if picture[page * _WIDTH + x]]


def sample(seed):
    """Return a frame without any symmetry."""
    return bytes([(i * 37 + (i >> 4) * 11 + seed) & 0xFF for i in range(_SIZE)])


def test_power_on_leaves_noise_in_the_memory_and_the_display_off():
    chip = Ssd1306Chip()
    assert chip.picture() == bytes(_SIZE)
    assert not chip.is_on
    assert chip.contrast == 0x7F
    chip.write(_UPRIGHT)
    assert len(set(chip.picture())) > 100


def test_every_power_on_has_other_noise_and_every_run_the_same():
    one = Ssd1306Chip()
    other = Ssd1306Chip()
    first = bytes(one.ram)
    one.reset()
    assert bytes(one.ram) != first
    assert bytes(other.ram) == first
    other.reset()
    assert bytes(other.ram) == bytes(one.ram)


def test_reset_forgets_a_half_sent_command():
    chip = lit_chip(b"\x00\x81")
    chip.reset()
    chip.write(b"\x00\xaf")
    assert chip.is_on


def test_transactions_and_bytes_are_counted_without_the_address():
    chip = Ssd1306Chip()
    chip.write(b"\x00\xae")
    chip.write(b"\x40\x01\x02\x03")
    chip.write(b"")
    assert (chip.transactions, chip.bytes_received) == (3, 6)


def test_status_byte_tells_whether_the_display_is_off():
    chip = Ssd1306Chip()
    assert chip.read(1) == b"\x40"
    chip.write(b"\x00\xaf")
    assert chip.read(2) == b"\x00\x00"


def test_bytes_bytearrays_and_memoryviews_are_taken_alike():
    for kind in (bytes, bytearray, memoryview):
        chip = lit_chip(kind(b"\x40\x55"))
        assert chip.picture()[0] == 0x55, kind


def test_picture_is_dark_while_the_charge_pump_is_off():
    chip = lit_chip(b"\x40\xff", b"\x00\x8d\x10")
    assert chip.is_on
    assert chip.picture() == bytes(_SIZE)


def test_picture_is_dark_while_the_display_is_off_and_comes_back():
    chip = lit_chip(b"\x40\xff", b"\x00\xae")
    assert chip.picture() == bytes(_SIZE)
    chip.write(b"\x00\xaf")
    assert chip.picture()[0] == 0xFF


def test_single_bytes_and_streams_may_be_mixed_in_one_transaction():
    chip = lit_chip(b"\x80\x21\x80\x05\x80\x7f\xc0\x11\x80\x81\x80\x33\x40\x22\x44")
    assert chip.picture()[5:8] == b"\x11\x22\x44"
    assert chip.contrast == 0x33


def test_command_may_be_split_over_transactions():
    chip = lit_chip(b"\x80\x21", b"\x80\x0a", b"\x00\x0b\x22", b"\x00\x03", b"\x00\x04")
    chip.write(b"\x40\x01\x02\x03\x04\x05")
    assert chip.ram[3 * _WIDTH + 10 : 3 * _WIDTH + 12] == b"\x05\x02"
    assert chip.ram[4 * _WIDTH + 10 : 4 * _WIDTH + 12] == b"\x03\x04"


def test_probe_without_bytes_changes_nothing_in_the_middle_of_a_command():
    chip = lit_chip(b"\x00\x81", b"", b"\x00\x10")
    assert chip.contrast == 0x10


def test_horizontal_mode_fills_the_frame_line_by_line():
    chip = lit_chip(b"\x40" + sample(3))
    assert chip.picture() == sample(3)


def test_horizontal_mode_wraps_from_the_end_of_the_window_to_its_start():
    chip = lit_chip(b"\x00\x21\x02\x04\x22\x01\x02", b"\x40\x01\x02\x03\x04\x05\x06\x07")
    assert chip.ram[_WIDTH + 2 : _WIDTH + 5] == b"\x07\x02\x03"
    assert chip.ram[2 * _WIDTH + 2 : 2 * _WIDTH + 5] == b"\x04\x05\x06"
    assert sum(chip.ram) == 2 + 3 + 4 + 5 + 6 + 7


def test_vertical_mode_fills_the_frame_column_by_column():
    chip = lit_chip(_VERTICAL, b"\x40" + bytes(range(1, 18)))
    assert bytes([chip.ram[page * _WIDTH] for page in range(8)]) == bytes(range(1, 9))
    assert bytes([chip.ram[page * _WIDTH + 1] for page in range(8)]) == bytes(range(9, 17))
    assert chip.ram[2] == 17


def test_vertical_mode_wraps_from_the_end_of_the_window_to_its_start():
    chip = lit_chip(_VERTICAL, b"\x00\x21\x02\x03\x22\x06\x07", b"\x40\x01\x02\x03\x04\x05")
    assert chip.ram[6 * _WIDTH + 2 : 6 * _WIDTH + 4] == b"\x05\x03"
    assert chip.ram[7 * _WIDTH + 2 : 7 * _WIDTH + 4] == b"\x02\x04"


def test_page_mode_stays_on_its_page_and_goes_on_at_its_start_column():
    chip = lit_chip(b"\x00\x20\x02\xb5\x0e\x17", b"\x40\x01\x02\x03")
    assert chip.ram[5 * _WIDTH + 0x7E : 6 * _WIDTH] == b"\x03\x02"
    assert sum(chip.ram) == 5


def test_page_mode_reaches_every_byte():
    frame = sample(9)
    chip = lit_chip(b"\x00\x20\x02")
    for page in range(8):
        chip.write(bytes([0x80, 0xB0 + page, 0x80, 0x00, 0x80, 0x10]))
        chip.write(b"\x40" + frame[page * _WIDTH : (page + 1) * _WIDTH])
    assert chip.picture() == frame


def test_place_is_kept_between_data_transactions():
    chip = lit_chip(b"\x40\x01", b"\x40\x02", b"\xc0\x03")
    assert chip.ram[:3] == b"\x01\x02\x03"


def test_setting_a_window_goes_to_its_start():
    chip = lit_chip(b"\x40\x01\x02", b"\x00\x21\x00\x7f", b"\x40\x09")
    assert chip.ram[:2] == b"\x09\x02"


def test_segment_remap_mirrors_only_what_is_written_after_it():
    chip = lit_chip(b"\x40\xff", b"\x00\xa0")
    assert columns_seen(chip) == [0]
    chip.write(b"\x40\xff\xff")
    assert columns_seen(chip) == [0, 125, 126]


def test_segment_remap_mirrors_vertical_writes_too():
    chip = lit_chip(_VERTICAL, b"\x00\xa0", b"\x40\xff")
    assert columns_seen(chip) == [127]


def test_both_flips_turn_the_picture_by_half_a_turn():
    frame = sample(5)
    upright = lit_chip(b"\x40" + frame).picture()
    turned = lit_chip(b"\x00\xa0\xc0", b"\x40" + frame).picture()
    for y in range(64):
        for x in range(_WIDTH):
            there = turned[(7 - (y >> 3)) * _WIDTH + 127 - x] >> (7 - (y & 7)) & 1
            assert upright[(y >> 3) * _WIDTH + x] >> (y & 7) & 1 == there, (x, y)


def test_scan_direction_mirrors_at_once():
    chip = lit_chip(b"\x40\x05", b"\x00\xc0")
    assert rows_seen(chip) == [61, 63]


def test_inverse_swaps_lit_and_dark():
    chip = lit_chip(b"\x40" + sample(1), b"\x00\xa7")
    assert chip.picture() == bytes([value ^ 0xFF for value in sample(1)])
    assert chip.inverse
    chip.write(b"\x00\xa6")
    assert chip.picture() == sample(1)


def test_all_on_ignores_the_memory_until_it_is_taken_back():
    for invert in (b"\x00\xa6", b"\x00\xa7"):
        chip = lit_chip(b"\x40\x01", invert, b"\x00\xa5")
        assert chip.picture() == b"\xff" * _SIZE
    chip.write(b"\x00\xa4\xa6")
    assert rows_seen(chip) == [0]


def test_start_line_scrolls_the_picture_up_and_round():
    chip = lit_chip(b"\x40\x01", b"\x00\x41")
    assert rows_seen(chip) == [63]
    chip.write(b"\x00\x7f")
    assert rows_seen(chip) == [1]
    chip.write(b"\x00\x40")
    assert rows_seen(chip) == [0]


def test_offset_moves_the_lines_round():
    chip = lit_chip(b"\x40\x01", b"\x00\xd3\x08")
    assert rows_seen(chip) == [56]
    chip.write(b"\x00\xc0")
    assert rows_seen(chip) == [7]


def test_lines_beyond_the_multiplex_ratio_stay_dark_even_inverted():
    chip = lit_chip(b"\x00\xa8\x0f\xa7")
    assert rows_seen(chip) == list(range(48, 64))
    chip.write(b"\x00\xc0\xa5")
    assert rows_seen(chip) == list(range(48, 64))
    chip.write(b"\x00\xd3\x04")
    assert rows_seen(chip) == list(range(4)) + list(range(52, 64))


def test_wrong_com_pins_scramble_the_lines():
    chip = lit_chip(b"\x40\x02")
    for pins, line in ((0x12, 1), (0x32, 0), (0x02, 2), (0x22, 3)):
        chip.write(bytes([0x00, 0xDA, pins]))
        assert rows_seen(chip) == [line], hex(pins)


def test_a_stopped_scroll_leaves_a_memory_to_be_written_anew():
    chip = lit_chip(b"\x00\x26\x00\x00\x07\x07\x00\xff\x2f")
    assert chip.is_scrolling
    chip.write(b"\x00\x2e")
    assert len(set(chip.picture())) > 100
    chip.write(b"\x40" + sample(2))
    assert chip.picture() == sample(2)


def test_stopping_a_scroll_that_does_not_run_keeps_the_memory():
    chip = lit_chip(b"\x40" + sample(4), b"\x00\x2e")
    assert chip.picture() == sample(4)


def test_settings_without_a_picture_of_their_own_are_accepted():
    frame = sample(6)
    chip = lit_chip(b"\x40" + frame)
    chip.write(b"\x00\xd5\xf0\xd9\xf1\xdb\x00\xdb\x20\xdb\x30\xad\x30\xe3\xa3\x10\x30\x81\x00")
    chip.write(b"\x00\x29\x00\x00\x00\x07\x01\x2a\x00\x03\x07\x03\x2f\x27\x00\x02\x03\x02\x00\xff")
    assert chip.picture() == frame
    assert chip.contrast == 0
