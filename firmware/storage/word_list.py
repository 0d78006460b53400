"""Words for the bits of a digest, from a list on flash: people compare them without a slip.

The list lies beside the firmware and is never read whole. `host_tools/word_list` makes it.
"""

from archive import PLACE
from micropython import const

_FILE = "words.txt"
_LINE_BYTES = const(8)
_WORDS = const(8)
_BITS = const(12)


def words(digest):
    """Return the eight words of a digest's first twelve bytes, the first bits first.

    Without the list, as in a build that has only modules, they are numbers of three digits.
    """
    value = int.from_bytes(digest[: _WORDS * _BITS // 8], "big")
    numbers = [value >> _BITS * i & 0xFFF for i in range(_WORDS - 1, -1, -1)]
    try:
        with open(PLACE + _FILE, "rb") as file:
            return [_read(file, number) for number in numbers]
    except OSError:
        return [b"%03X" % number for number in numbers]


def _read(file, number):
    file.seek(number * _LINE_BYTES)
    return file.read(_LINE_BYTES).rstrip()
