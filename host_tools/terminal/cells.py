"""The OLED's picture as rows of terminal cells: half blocks, or braille where room is short.

A picture is 1024 bytes, MONO_VLSB: one byte holds eight pixels of a column, the top one lowest.
"""

WIDTH = 128
HEIGHT = 64

_HALVES = " ▀▄█"  # bit 0: upper half lit, bit 1: lower half lit
_BRAILLE = 0x2800
# Bits of the braille dots, row by row: left, right.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def half_blocks(picture: bytes) -> list[str]:
    """Return 32 rows of 128 cells; a cell is one pixel wide and two high."""
    return [_half_row(picture, y) for y in range(0, HEIGHT, 2)]


def braille(picture: bytes) -> list[str]:
    """Return 16 rows of 64 cells; a cell is two pixels wide and four high."""
    return [_braille_row(picture, y) for y in range(0, HEIGHT, 4)]


def _half_row(picture: bytes, y: int) -> str:
    page = picture[y // 8 * WIDTH :][:WIDTH]
    return "".join(_HALVES[byte >> y % 8 & 3] for byte in page)


def _braille_row(picture: bytes, y: int) -> str:
    page = picture[y // 8 * WIDTH :][:WIDTH]
    rows = [byte >> y % 8 for byte in page]
    return "".join(_braille_cell(rows[x], rows[x + 1]) for x in range(0, WIDTH, 2))


def _braille_cell(left: int, right: int) -> str:
    dots = 0
    for row, (left_dot, right_dot) in enumerate(_DOTS):
        dots |= left_dot * (left >> row & 1) | right_dot * (right >> row & 1)
    return chr(_BRAILLE + dots)
