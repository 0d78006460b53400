"""The list as it is on the device, and how words and bytes become each other."""

import re
from difflib import get_close_matches
from functools import cache

from host_tools.firmware_path import ROOT

PATH = ROOT / "firmware" / "words.txt"
SHOWN = 8  # words of a digest
_LETTERS = 7  # at most, in a word
_BITS = 12


class UnknownWord(Exception):
    """A typed word that is not in the list. The text is a sentence for whoever typed it."""


def text(words: list[str]) -> str:
    """Return the file that has these words."""
    return "".join(f"{word:{_LETTERS}}\n" for word in words)


@cache
def words() -> tuple[str, ...]:
    """Return the words of the list, in its order."""
    return tuple(PATH.read_text(encoding="ascii").split())


def words_of(digest: bytes) -> list[str]:
    """Return the words of a digest as the device shows them."""
    value = int.from_bytes(digest[: SHOWN * _BITS // 8], "big")
    places = range((SHOWN - 1) * _BITS, -1, -_BITS)
    return [words()[value >> place & (1 << _BITS) - 1] for place in places]


def beginning_of(typed: str) -> bytes:
    """Return the first twelve bytes of the digest whose words somebody typed.

    Numbers before the words, dashes, commas and capitals do not matter; a missing word does.
    """
    found = re.findall("[a-z]+", typed.lower())
    if len(found) != SHOWN:
        raise UnknownWord(f"There are {len(found)} words: a seal or fingerprint has {SHOWN}.")
    value = 0
    for word in found:
        value = value << _BITS | _number(word)
    return value.to_bytes(SHOWN * _BITS // 8, "big")


def _number(word: str) -> int:
    try:
        return words().index(word)
    except ValueError:
        near = " or ".join(get_close_matches(word, words(), 2))
        raise UnknownWord(
            f"{word} is not in the list of words{f': is it {near}?' if near else '.'}"
        ) from None
