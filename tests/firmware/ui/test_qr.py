"""QR codes: the same modules on both interpreters, the fixed patterns in place, the right size.

Whether they can be read is for a reader that others wrote: `tests/host_tools/test_glass_code.py`.
"""

from binascii import crc32

from ui import qr, qr_mask
from ui.widgets.glass_code import picture

_SEAL = b"ZK2 SEAL 2RZV4ORGLYLO5YB7LFYYXG25AMAZYB6YW3CR7EG2HJTG53ATVM2Q"

# A text, the side of its code, a checksum of its rows.
_KNOWN = (
    (b"A", 21, 0xFB8CE0A8),
    (b"zonekeeper", 21, 0x670EE558),
    (b"HELLO, WORLD: 12345", 25, 0x7B8C02AE),
    (_SEAL, 29, 0xF9C8ED95),
    (b"0" * 77, 29, 0xE5CF2EE0),
    (b"z" * 53, 29, 0x9B90D17A),
)


def checksum(rows):
    return crc32(b"".join([row.to_bytes(4, "big") for row in rows]))


def test_a_text_becomes_the_same_code_on_every_interpreter():
    for text, side, known in _KNOWN:
        rows = qr.encode(text)

        assert len(rows) == side, text
        assert checksum(rows) == known, (text, checksum(rows))


def test_every_code_has_its_three_finders_and_its_timing():
    for text, side, _ in _KNOWN:
        rows = qr.encode(text)

        assert rows[0] >> side - 8 == 0b11111110 and rows[0] & 0xFF == 0b01111111
        assert rows[side - 1] >> side - 8 == 0b11111110
        timing = rows[6] >> 8 & (1 << side - 16) - 1
        assert timing == 0b1010101010101 >> 29 - side


def test_the_smallest_version_is_taken_and_the_better_level_in_it():
    # The text's length, the side, the level as the code tells it: 1 is L, 0 is M.
    for length, side, level in (
        (20, 21, 0),
        (21, 21, 1),
        (25, 21, 1),
        (26, 25, 0),
        (38, 25, 0),
        (39, 25, 1),
        (47, 25, 1),
        (48, 29, 0),
        (61, 29, 0),
        (62, 29, 1),
        (77, 29, 1),
    ):
        rows = qr.encode(b"A" * length)

        told = rows[8] >> side - 2 ^ 0b10  # the first two bits of the format, unmasked
        assert (len(rows), told) == (side, level), length


def test_a_text_that_is_too_long_is_refused():
    for text in (b"A" * 78, b"a" * 54):
        try:
            qr.encode(text)
        except ValueError:
            continue
        raise AssertionError(text)


def test_the_pattern_with_the_fewest_marks_is_taken():
    for text in (_SEAL, b"A", b"zonekeeper"):
        rows = qr.encode(text)

        assert qr_mask._marks_of(rows) == slow_marks(rows)


def slow_marks(rows):
    """Return the marks of a code by the words of the standard, module by module."""
    side = len(rows)
    lines = ["".join([str(row >> side - 1 - x & 1) for x in range(side)]) for row in rows]
    columns = ["".join([line[x] for line in lines]) for x in range(side)]
    marks = 0
    for line in lines + columns:
        for run in line.replace("01", "0 1").replace("10", "1 0").split():
            marks += len(run) - 2 if len(run) >= 5 else 0
        for x in range(side - 10):
            marks += 40 if line[x : x + 11] in ("10111010000", "00001011101") else 0
    for y in range(side - 1):
        for x in range(side - 1):
            square = lines[y][x : x + 2] + lines[y + 1][x : x + 2]
            marks += 3 if square in ("0000", "1111") else 0
    dark = "".join(lines).count("1")
    return marks + abs(dark * 100 - side * side * 50) // (5 * side * side) * 10


def test_a_picture_has_two_pixels_a_module_and_dark_is_dark():
    drawn, side = picture(b"A")

    rows = qr.encode(b"A")
    assert side == 42
    for y in range(side):
        for x in range(side):
            assert drawn.pixel(x, y) == 1 - (rows[y // 2] >> 20 - x // 2 & 1)
