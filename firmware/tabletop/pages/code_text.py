"""What the code of a digest says: a word for people, and all of the digest in letters."""

from micropython import const
from ui.widgets.glass_code import picture

_TEXT = b"ZK2 %s %s"
_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # base32 as in RFC 4648, without its padding
_BITS = const(5)


def code(kind, digest):
    """Return the picture of the code of a digest, and how many pixels wide and high it is."""
    return picture(_TEXT % (kind, letters(digest)))


def letters(digest):
    """Return a digest in letters."""
    shown = bytearray()
    left = bits = 0
    for byte in digest:
        left = (left << 8 | byte) & 0xFFF  # no more than what is not yet written
        bits += 8
        while bits >= _BITS:
            bits -= _BITS
            shown.append(_LETTERS[left >> bits & 31])
    if bits:
        shown.append(_LETTERS[left << _BITS - bits & 31])
    return bytes(shown)
