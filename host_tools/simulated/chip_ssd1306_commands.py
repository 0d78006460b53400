"""What each command byte does to an SSD1306, and which arguments it may have.

Source: the command table of the SSD1306 datasheet; 0xAD is its successor SSD1315's. Bits marked
as "don't care" there must be zero here: a driver that sets them has worked out a wrong number.
Runs on CPython and on MicroPython.
"""

from host_tools.simulated.chip_ssd1306_state import (
    MODE_PAGE,
    PAGES,
    ROWS,
    WIDTH,
    ChipError,
    ChipState,
)

_LAST_COLUMN = WIDTH - 1
_LAST_PAGE = PAGES - 1
_LAST_ROW = ROWS - 1
_VCOMH_LEVELS = (0x00, 0x20, 0x30)
_COM_PINS_FIXED = 0x02  # the bits of 0xDA that may not vary
_COM_PINS_FREE = 0x30
_IREF_FREE = 0x30
_PUMP_OFF = 0x10
_PUMP_ON = 0x14


def argument_count(code: int) -> int:
    """Return how many argument bytes follow `code`; refuse a code that does not exist."""
    if code not in COMMANDS:
        raise ChipError("There is no command 0x%02X." % code)
    return int(COMMANDS[code][0])


def execute(chip: ChipState, code: int, arguments: bytearray) -> None:
    """Carry out one complete command."""
    COMMANDS[code][1](chip, code, arguments)


def _need(is_allowed: bool, sentence: str) -> None:
    if not is_allowed:
        raise ChipError(sentence)


def _need_page_mode(chip: ChipState, code: int) -> None:
    if chip.mode != MODE_PAGE:
        raise ChipError("Command 0x%02X works in page addressing mode only." % code)


def _need_window_mode(chip: ChipState, code: int) -> None:
    if chip.mode == MODE_PAGE:
        raise ChipError("Command 0x%02X does not work in page addressing mode." % code)


def _set_mode(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(arguments[0] <= MODE_PAGE, "The addressing mode must be 0, 1 or 2.")
    chip.mode = arguments[0]


def _set_column_window(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need_window_mode(chip, code)
    start, end = arguments
    _need(start <= _LAST_COLUMN and end <= _LAST_COLUMN, "There are columns 0 to 127 only.")
    _need(start <= end, "The column window ends before it starts.")
    chip.column_start = chip.column = start
    chip.column_end = end


def _set_page_window(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need_window_mode(chip, code)
    start, end = arguments
    _need(start <= _LAST_PAGE and end <= _LAST_PAGE, "There are pages 0 to 7 only.")
    _need(start <= end, "The page window ends before it starts.")
    chip.page_start = chip.page = start
    chip.page_end = end


def _set_page(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need_page_mode(chip, code)
    chip.page = code & 0x07


def _set_column_low(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need_page_mode(chip, code)
    chip.page_mode_column = chip.column = (chip.page_mode_column & 0xF0) | (code & 0x0F)


def _set_column_high(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need_page_mode(chip, code)
    column = (chip.page_mode_column & 0x0F) | (code & 0x0F) << 4
    _need(column <= _LAST_COLUMN, "There are columns 0 to 127 only.")
    chip.page_mode_column = chip.column = column


def _set_start_line(chip: ChipState, code: int, arguments: bytearray) -> None:
    chip.start_line = code & 0x3F


def _set_contrast(chip: ChipState, code: int, arguments: bytearray) -> None:
    chip.contrast = arguments[0]


def _set_charge_pump(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(arguments[0] in (_PUMP_OFF, _PUMP_ON), "The charge pump takes 0x10 or 0x14 only.")
    chip.has_charge_pump = arguments[0] == _PUMP_ON


def _set_segment_remap(chip: ChipState, code: int, arguments: bytearray) -> None:
    chip.segment_remap = bool(code & 1)


def _set_all_on(chip: ChipState, code: int, arguments: bytearray) -> None:
    chip.all_on = bool(code & 1)


def _set_inverse(chip: ChipState, code: int, arguments: bytearray) -> None:
    chip.inverse = bool(code & 1)


def _set_multiplex(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(15 <= arguments[0] <= _LAST_ROW, "The multiplex ratio must be 16 to 64.")
    chip.multiplex = arguments[0] + 1


def _set_reference_current(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(not arguments[0] & ~_IREF_FREE, "The current reference has reserved bits set.")


def _set_power(chip: ChipState, code: int, arguments: bytearray) -> None:
    chip.is_on = bool(code & 1)


def _set_scan_direction(chip: ChipState, code: int, arguments: bytearray) -> None:
    chip.com_reversed = code == 0xC8


def _set_offset(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(arguments[0] <= _LAST_ROW, "The display offset must be 0 to 63.")
    chip.offset = arguments[0]


def _set_precharge(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(bool(arguments[0] & 0x0F), "Pre-charge phase 1 must last at least one clock.")
    _need(bool(arguments[0] & 0xF0), "Pre-charge phase 2 must last at least one clock.")


def _set_com_pins(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(
        arguments[0] & ~_COM_PINS_FREE == _COM_PINS_FIXED,
        "The COM pins take 0x02, 0x12, 0x22 or 0x32 only.",
    )
    chip.com_alternative = bool(arguments[0] & 0x10)
    chip.com_swapped = bool(arguments[0] & 0x20)


def _set_vcomh(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(arguments[0] in _VCOMH_LEVELS, "The Vcomh level takes 0x00, 0x20 or 0x30 only.")


def _do_nothing(chip: ChipState, code: int, arguments: bytearray) -> None:
    pass


def _need_scroll_pages(chip: ChipState, arguments: bytearray) -> None:
    _need(not chip.is_scrolling, "The scroll may not be set up while it is running.")
    _need(arguments[0] == 0, "The first byte of a scroll setup must be zero.")
    _need(arguments[2] <= 7, "The scroll interval must be 0 to 7.")
    first, last = arguments[1], arguments[3]
    _need(first <= _LAST_PAGE and last <= _LAST_PAGE, "There are pages 0 to 7 only.")
    _need(first <= last, "The scroll area ends before it starts.")


def _set_up_scroll(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need_scroll_pages(chip, arguments)
    _need(arguments[4] == 0x00 and arguments[5] == 0xFF, "The setup must end in 0x00, 0xFF.")
    chip.is_scroll_ready = True


def _set_up_diagonal_scroll(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need_scroll_pages(chip, arguments)
    _need(arguments[4] < chip.scroll_rows, "The vertical step must be below the scroll area.")
    chip.is_scroll_ready = True


def _stop_scroll(chip: ChipState, code: int, arguments: bytearray) -> None:
    # The memory must be written anew after a scroll; a driver that does not shall see it.
    if chip.is_scrolling:
        chip.spoil_ram()
    chip.is_scrolling = False


def _start_scroll(chip: ChipState, code: int, arguments: bytearray) -> None:
    _need(chip.is_scroll_ready, "A scroll must be set up before it is started.")
    chip.is_scrolling = True


def _set_scroll_area(chip: ChipState, code: int, arguments: bytearray) -> None:
    fixed, rows = arguments
    _need(fixed + rows <= chip.multiplex, "The scroll area is larger than the display.")
    _need(chip.start_line < rows, "The start line lies outside the scroll area.")
    chip.scroll_rows = rows


COMMANDS = {
    0x20: (1, _set_mode),
    0x21: (2, _set_column_window),
    0x22: (2, _set_page_window),
    0x26: (6, _set_up_scroll),
    0x27: (6, _set_up_scroll),
    0x29: (5, _set_up_diagonal_scroll),
    0x2A: (5, _set_up_diagonal_scroll),
    0x2E: (0, _stop_scroll),
    0x2F: (0, _start_scroll),
    0x81: (1, _set_contrast),
    0x8D: (1, _set_charge_pump),
    0xA0: (0, _set_segment_remap),
    0xA1: (0, _set_segment_remap),
    0xA3: (2, _set_scroll_area),
    0xA4: (0, _set_all_on),
    0xA5: (0, _set_all_on),
    0xA6: (0, _set_inverse),
    0xA7: (0, _set_inverse),
    0xA8: (1, _set_multiplex),
    0xAD: (1, _set_reference_current),
    0xAE: (0, _set_power),
    0xAF: (0, _set_power),
    0xC0: (0, _set_scan_direction),
    0xC8: (0, _set_scan_direction),
    0xD3: (1, _set_offset),
    0xD5: (1, _do_nothing),
    0xD9: (1, _set_precharge),
    0xDA: (1, _set_com_pins),
    0xDB: (1, _set_vcomh),
    0xE3: (0, _do_nothing),
}
for _low in range(16):
    COMMANDS[_low] = (0, _set_column_low)
    COMMANDS[0x10 + _low] = (0, _set_column_high)
for _line in range(ROWS):
    COMMANDS[0x40 + _line] = (0, _set_start_line)
for _page in range(PAGES):
    COMMANDS[0xB0 + _page] = (0, _set_page)
