"""What a viewer sees on the 128 x 64 glass that an SSD1306 drives.

The usual module is wired so that the picture stands upright when the driver asks for
segment remap (0xA1), reversed COM scan (0xC8) and alternative COM pins (0xDA 0x12).
Runs on CPython and on MicroPython.
"""

from host_tools.simulated.chip_ssd1306_state import ROWS, WIDTH, ChipState

_DARK = -1


def picture(chip: ChipState) -> bytes:
    """Return the 1024 bytes seen, in framebuf's MONO_VLSB order; all zero when dark.

    A display that is on while its charge pump is off stays dark, as it does on the table.
    """
    if not (chip.is_on and chip.has_charge_pump):
        return bytes(len(chip.ram))
    if _is_plain(chip):
        return bytes(chip.ram)
    seen = bytearray(len(chip.ram))
    for com in range(ROWS):
        row = _row_at(chip, com)
        if row != _DARK:
            _light(chip, seen, ROWS - 1 - _wire_of(chip, com), (row + chip.start_line) % ROWS)
    return bytes(seen)


def _is_plain(chip: ChipState) -> bool:
    is_upright = chip.com_reversed and chip.com_alternative and not chip.com_swapped
    is_moved = chip.start_line or chip.offset or chip.multiplex != ROWS
    return is_upright and not (is_moved or chip.inverse or chip.all_on)


def _row_at(chip: ChipState, com: int) -> int:
    # The tables of the datasheet, "GDDRAM mapping with display offset and start line".
    step = chip.multiplex - 1 - com if chip.com_reversed else com
    row = (step + chip.offset) % ROWS
    return row if row < chip.multiplex else _DARK


def _wire_of(chip: ChipState, com: int) -> int:
    # Even lines of the glass are wired to pads 0 to 31, odd ones to pads 32 to 63.
    pad = (com >> 1) | (com & 1) << 5 if chip.com_alternative else com
    if chip.com_swapped:
        pad ^= 32
    return (pad & 31) << 1 | pad >> 5


def _light(chip: ChipState, seen: bytearray, y: int, row: int) -> None:
    to, to_bit = (y >> 3) * WIDTH, 1 << (y & 7)
    at, at_bit = (row >> 3) * WIDTH, 1 << (row & 7)
    ram, all_on = chip.ram, chip.all_on
    wanted = 0 if chip.inverse else at_bit
    for x in range(WIDTH):
        if all_on or ram[at + x] & at_bit == wanted:
            seen[to + x] |= to_bit
