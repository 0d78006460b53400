"""The last step of a QR code: the pattern laid over it that makes it easiest to read.

Of eight patterns the one counts that leaves the fewest long runs, blocks, false finders and the
best balance, by the standard's own marks. A row is one int, so that all of it is reckoned at once.
"""

from micropython import const

_PATTERNS = const(8)
_FORMAT_CHECK = const(0x537)
_FORMAT_MASK = const(0x5412)


def apply_best(rows, free, level):
    """Return the rows with the best pattern on them, and told which it is."""
    best = rows
    fewest = -1
    for pattern in range(_PATTERNS):
        tried = _masked(rows, free, pattern)
        _tell_format(tried, level << 3 | pattern)
        marks = _marks_of(tried)
        if fewest < 0 or marks < fewest:
            best, fewest = tried, marks
    return best


def _masked(rows, free, pattern):
    side = len(rows)
    return [rows[y] ^ _pattern_row(pattern, y, side) & free[y] for y in range(side)]


def _pattern_row(pattern, y, side):
    """Return a row of a pattern: it comes again after six modules."""
    row = 0
    for x in range(6):
        row = row << 1 | _is_turned(pattern, x, y)
    row |= row << 6 | row << 12 | row << 18 | row << 24
    return row >> 30 - side


def _is_turned(pattern, x, y):
    product = x * y
    if pattern in (0, 3):
        return (x + y) % (pattern or 2) == 0
    if pattern < 3:
        return (y % 2 if pattern == 1 else x % 3) == 0
    if pattern == 4:
        return (y // 2 + x // 3) % 2 == 0
    if pattern == 5:
        return product % 6 == 0
    return (product % 3 + (product if pattern == 6 else x + y)) % 2 == 0


def _tell_format(rows, value):
    """Write level and pattern with their check bits, at both places."""
    left = value << 10
    for place in range(14, 9, -1):
        if left >> place & 1:
            left ^= _FORMAT_CHECK << place - 10
    bits = (value << 10 | left) ^ _FORMAT_MASK
    side = len(rows)
    for i in range(15):
        bit = bits >> i & 1
        _set(rows, 8, i if i < 6 else i + 1 if i < 8 else side - 15 + i, bit)
        _set(rows, side - 1 - i if i < 8 else 7 if i == 8 else 14 - i, 8, bit)


def _set(rows, x, y, bit):
    rows[y] |= bit << len(rows) - 1 - x


def _marks_of(rows):
    side = len(rows)
    columns = _turned(rows)
    dark = 0
    for row in rows:
        dark += _count(row)
    marks = _line_marks(rows) + _line_marks(columns) + _block_marks(rows)
    return marks + abs(dark * 20 - side * side * 10) // (side * side) * 10


def _turned(rows):
    side = len(rows)
    columns = [0] * side
    for y in range(side):
        row = rows[y]
        for x in range(side - 1, -1, -1):
            columns[x] = columns[x] << 1 | row & 1
            row >>= 1
    return columns


def _line_marks(rows):
    """Mark runs of five or more, and what looks like a finder with light beside it."""
    inner = (1 << len(rows) - 1) - 1
    marks = 0
    for row in rows:
        same = ~(row ^ row >> 1) & inner  # as the module before it
        runs = same & same >> 1
        runs &= runs >> 2
        if runs:
            marks += _count(runs) + 2 * _count(runs & ~(runs >> 1))
        finders = row & row >> 2 & row >> 3 & row >> 4 & row >> 6 & ~(row >> 1 | row >> 5)
        if finders:
            light = ~row & (inner << 1 | 1)
            light &= light >> 1
            light &= light >> 2
            marks += 40 * (_count(finders & light >> 7) + _count(finders >> 4 & light))
    return marks


def _block_marks(rows):
    """Mark squares of two by two."""
    inner = (1 << len(rows) - 1) - 1
    marks = 0
    for y in range(len(rows) - 1):
        row, below = rows[y], rows[y + 1]
        differs = row ^ row >> 1 | below ^ below >> 1 | row ^ below
        marks += 3 * _count(~differs & inner)
    return marks


def _count(bits):
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
