"""Makes a QR code (ISO/IEC 18004) of a short text: versions 1 to 3, which fit the glass.

Each row of modules is one small int, its lowest bit being the last module; dark is 1. At two
pixels a module version 3 takes 58 of the glass's 64 rows; version 4 would need 66. All of these
have one block of check bytes and one alignment pattern at most.
"""

from micropython import const
from ui import qr_mask

_ALPHANUMERIC = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
_MODE_ALPHANUMERIC = const(2)
_MODE_BYTES = const(4)
_MODE_BITS = const(4)
_LARGEST = const(3)
_LEVEL_L = const(1)  # as the code itself tells it; seven in a hundred may be unreadable
_LEVEL_M = const(0)  # fifteen
_FIELD = const(0x11D)  # the polynomial of the field in which the check bytes are reckoned

# By version, level M before L: bytes of text, check bytes.
_SIZES = b"\x10\x0a\x13\x07\x1c\x10\x22\x0a\x2c\x1a\x37\x0f"
_PADDING = b"\xec\x11"
_FINDER = b"\x7f\x41\x5d\x5d\x5d\x41\x7f"
_ALIGNMENT = b"\x1f\x11\x15\x11\x1f"


def encode(text):
    """Return the rows of a code: of the smallest that holds `text`, at the better level there.

    `text` is bytes. What a till can print, capitals and digits, takes less room than the rest.
    """
    version, level, size, checks = _choose(_bits_of(text))
    data = _pack(text, size)
    data.extend(_check_bytes(data, checks))
    code = _Code(17 + 4 * version)
    code.draw_patterns(version)
    code.draw_data(data)
    return qr_mask.apply_best(code.rows, code.free, level)


def _is_alphanumeric(text):
    return all(byte in _ALPHANUMERIC for byte in text)


def _bits_of(text):
    if _is_alphanumeric(text):
        return _MODE_BITS + 9 + len(text) // 2 * 11 + len(text) % 2 * 6
    return _MODE_BITS + 8 + len(text) * 8


def _choose(bits):
    """Return the version, the level, the bytes of text and the check bytes that go with it."""
    for i in range(2 * _LARGEST):
        if bits <= 8 * _SIZES[2 * i]:
            level = _LEVEL_L if i & 1 else _LEVEL_M
            return i // 2 + 1, level, _SIZES[2 * i], _SIZES[2 * i + 1]
    raise ValueError("too long for a code")


def _pack(text, size):
    """Return mode, length and text as so many bytes."""
    bits = _Bits(size)
    if _is_alphanumeric(text):
        bits.put(_MODE_ALPHANUMERIC, _MODE_BITS)
        bits.put(len(text), 9)
        for i in range(0, len(text) - 1, 2):
            pair = _ALPHANUMERIC.find(text[i : i + 1]) * 45
            bits.put(pair + _ALPHANUMERIC.find(text[i + 1 : i + 2]), 11)
        if len(text) & 1:
            bits.put(_ALPHANUMERIC.find(text[-1:]), 6)
    else:
        bits.put(_MODE_BYTES, _MODE_BITS)
        bits.put(len(text), 8)
        for byte in text:
            bits.put(byte, 8)
    # Four bits of nothing end the text where there is room for them, then whole bytes follow.
    first = min(size, (bits.count + 4 + 7) // 8)
    for at in range(first, size):
        bits.data[at] = _PADDING[at - first & 1]
    return bits.data


class _Bits:
    """Bytes that are filled bit by bit."""

    def __init__(self, size):
        self.data = bytearray(size)
        self.count = 0

    def put(self, value, width):
        for place in range(width - 1, -1, -1):
            if value >> place & 1:
                self.data[self.count >> 3] |= 0x80 >> (self.count & 7)
            self.count += 1


def _check_bytes(data, count):
    """Return what is left when the data are divided by the generator polynomial."""
    powers, logarithms = _field()
    divisor = bytearray(count)  # without its first coefficient, which is 1
    divisor[-1] = 1
    for root in range(count):
        for i in range(count):
            product = _times(divisor[i], root, powers, logarithms)
            divisor[i] = product ^ divisor[i + 1] if i + 1 < count else product
    left = bytearray(count)
    for byte in data:
        factor = byte ^ left[0]
        for i in range(count):
            after = left[i + 1] if i + 1 < count else 0
            if factor:
                after ^= _times(divisor[i], logarithms[factor], powers, logarithms)
            left[i] = after
    return left


def _field():
    """Return the powers of 2 in the field, and of which power each value is."""
    powers, logarithms = bytearray(255), bytearray(256)
    value = 1
    for i in range(255):
        powers[i] = value
        logarithms[value] = i
        value <<= 1
        if value & 0x100:
            value ^= _FIELD
    return powers, logarithms


def _times(value, power, powers, logarithms):
    return powers[(logarithms[value] + power) % 255] if value else 0


class _Code:
    """The modules on their way. A bit in `free` is set where text and check bytes go."""

    def __init__(self, side):
        self.side = side
        self.rows = [0] * side
        self.free = [(1 << side) - 1] * side

    def draw_patterns(self, version):
        """Draw what is the same in every code of a version, and leave room for the format."""
        last = self.side - 8
        for x, y in ((0, 0), (last, 0), (0, last)):
            self._draw(b"\0" * 8, x, y, 8)  # the gap around it; at an edge the rest is outside
        for x, y in ((0, 0), (last + 1, 0), (0, last + 1)):
            self._draw(_FINDER, x, y, 7)
        for i in range(8, last):
            self._draw(bytes((1 - i & 1,)), i, 6, 1)
            self._draw(bytes((1 - i & 1,)), 6, i, 1)
        if version > 1:
            self._draw(_ALIGNMENT, self.side - 9, self.side - 9, 5)
        for i in range(9):
            self._draw(b"\0", 8, i, 1, True)
            self._draw(b"\0", i, 8, 1, True)
        for i in range(last, self.side):
            self._draw(b"\0", 8, i, 1)
            self._draw(b"\0", i, 8, 1)
        self._draw(b"\1", 8, last, 1)  # dark in every code

    def _draw(self, picture, x, y, width, keeps=False):
        """Draw rows of so many modules; `keeps` leaves what is drawn already as it is."""
        shift = self.side - x - width
        for i in range(len(picture)):
            place = (1 << width) - 1 << shift
            if not (keeps and not self.free[y + i] & place):
                self.rows[y + i] = self.rows[y + i] & ~place | picture[i] << shift
                self.free[y + i] &= ~place

    def draw_data(self, data):
        """Fill what is free with bits, two columns at a time from the right, up and down."""
        at = 0
        x = self.side - 1
        is_upward = True
        while x > 0:
            if x == 6:
                x = 5  # that column is one of the patterns
            for i in range(self.side):
                y = self.side - 1 - i if is_upward else i
                for left in range(2):
                    place = 1 << self.side - 1 - x + left
                    if self.free[y] & place:
                        if at < 8 * len(data) and data[at >> 3] & 0x80 >> (at & 7):
                            self.rows[y] |= place
                        at += 1
            x -= 2
            is_upward = not is_upward
