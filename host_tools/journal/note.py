"""Notes of a seal or a fingerprint, as people type them, held against the digest they are of.

The device shows eight words, and the whole digest as a code to be photographed; four letters are
a glance. A note is words, hex digits, letters, or the text of the code, in any spelling.
"""

import re
from base64 import b32encode
from dataclasses import dataclass

from engine import seal
from host_tools.word_list.file import UnknownWord, beginning_of, words_of

STRONG_BITS = 88  # nobody computes so many hashes

_LETTER_BITS, _WORD_BITS, _HEX_BITS = 5, 12, 4
_MOST_LETTERS = 12
_FEWEST = 4  # characters; fewer are no note at all
_IN_SECONDS, _IN_HOURS = 33, 49
_KINDS = {"seal": "SEAL", "fingerprint": "LOG"}  # as a code begins


@dataclass(frozen=True)
class Match:
    """What came of comparing: how many bits the note has, and the same of the digest."""

    holds: bool
    bits: int
    found: str

    @property
    def is_strong(self) -> bool:
        """Tell whether nobody could have made something else to fit the note."""
        return self.bits >= STRONG_BITS


def complaint(text: str) -> str:
    """Return why a text is no note of anything, in a sentence, or an empty text."""
    if len(plain(text)) < _FEWEST:
        return f"{text!r} is too short to be a note of anything."
    if len(text.replace("-", " ").split()) >= _FEWEST and _without_numbers(text).isalpha():
        try:
            beginning_of(text)
        except UnknownWord as reason:
            return str(reason)
    return ""


def plain(text: str) -> str:
    """Return what counts of a note: its letters and digits."""
    return re.sub("[^a-z0-9]", "", text.lower())


def compare(text: str, digest: bytes, what: str) -> Match:
    """Hold a note against a digest, that of the seal or of the fingerprint."""
    noted = (plain(text), _without_numbers(text))
    for spelling, bits in _spellings(digest, what):
        if plain(spelling) in noted:
            return Match(True, bits, spelling)
    return Match(False, 0, _alike(text, digest))


def cost(bits: int) -> str:
    """Return in words how hard it is to forge what fits a note of so many bits."""
    if bits < _IN_SECONDS:
        return "anybody can forge that in seconds"
    return "one computer forges that in hours" if bits < _IN_HOURS else "many computers forge that"


def _spellings(digest: bytes, what: str) -> list[tuple[str, int]]:
    """Return all that may be noted of a digest, each with its bits."""
    words, digits = words_of(digest), digest.hex()
    code = b32encode(digest).decode().rstrip("=")
    found = [(" ".join(words[:count]), _WORD_BITS * count) for count in range(1, len(words) + 1)]
    found += [(_letters(digest, n), _LETTER_BITS * n) for n in range(_FEWEST, _MOST_LETTERS + 1)]
    found += [(digits[:count], _HEX_BITS * count) for count in range(_FEWEST, len(digits) + 1)]
    whole = len(digest) * 8
    return [*found, (code, whole), (f"ZK2 {_KINDS[what]} {code}", whole)]


def _alike(text: str, digest: bytes) -> str:
    """Return what should have been noted, in the way of a note that does not fit."""
    noted = plain(text)
    if len(noted) <= _MOST_LETTERS and len(text.replace("-", " ").split()) <= len(noted) // 4:
        return _letters(digest, len(noted))
    is_hex = all(letter in "0123456789abcdef" for letter in noted)
    return digest.hex()[: len(noted)] if is_hex else " ".join(words_of(digest))


def _without_numbers(text: str) -> str:
    """Return a note without the numbers that stand before its words on the glass."""
    words = re.split("[^a-z0-9]+", text.lower())
    return "".join(word for word in words if not word.isdecimal())


def _letters(digest: bytes, count: int) -> str:
    return str(seal.letters(digest, count).decode())
