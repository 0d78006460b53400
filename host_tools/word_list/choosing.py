"""Chooses the words: common ones, things one can see first, none like another.

Beside this file `wanted.txt` has words that are taken before others, and `refused.txt` words that
passed all rules and were struck out by a reader: shapes of other words, brands, what hurts.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from host_tools.word_list import sources
from host_tools.word_list.likeness import Taken

COUNT = 4096
_HERE = Path(__file__).parent
_WORD = re.compile("[a-z]{3,7}")
_RAREST = 2.5  # on the Zipf scale: once in three million words
_KNOWN = 2.8  # a word as common as that makes others its own shapes
_COMMON = 4.4  # more common than that is no better
_EMPTY = 5.2  # words as common as that seldom mean anything by themselves
_ABSTRACT = (
    *("able", "ance", "ant", "ate", "ence", "ent", "hood", "ial", "ible", "ical", "ify"),
    *("ise", "ism", "ity", "ive", "ize", "ness", "ous", "ship", "sion", "tion", "ual"),
)
_ENDINGS = ("al", "ed", "en", "er", "est", "ful", "ing", "ly", "y")


class Chooser:
    """Knows all sources, and by them how good a word is."""

    def __init__(self) -> None:
        self.sounds = sources.sounds()
        self._common = sources.frequencies()
        self._eff, self._bip = sources.picked()
        self._first, self._last = sources.names()
        self._words = sources.dictionary()
        self._rude = sources.rude()
        self._wanted = listed("wanted")
        self._refused = listed("refused")

    def choose(self) -> list[str]:
        """Return the words in the order of the alphabet."""
        taken, chosen = Taken(self.sounds), []
        for word in sorted(self._candidates(), key=lambda word: (-self._worth(word), word)):
            if not taken.is_like(word):
                taken.add(word)
                chosen.append(word)
        return sorted(chosen[:COUNT])

    def _candidates(self) -> Iterable[str]:
        for word in self.sounds:
            if _WORD.fullmatch(word) and self._is_fit(word):
                yield word

    def _is_fit(self, word: str) -> bool:
        if word in self._rude or word in self._refused:
            return False
        if word in self._wanted:
            return True
        return (
            self._frequency(word) >= _RAREST
            and (self._is_picked(word) or (word in self._words and word not in self._last))
            and word not in self._first
            and not self._is_shape(word)
        )

    def _is_picked(self, word: str) -> bool:
        return word in self._eff or word in self._bip

    def _is_shape(self, word: str) -> bool:
        """Tell whether a word is a shape of another: dogs, baked, slowly."""
        if self._is_picked(word) and re.search("(er|[^l]y)$", word):
            return False
        return any(base in self.sounds and self._frequency(base) >= _KNOWN for base in bases(word))

    def _frequency(self, word: str) -> float:
        return self._common.get(word, 0.0)

    def _worth(self, word: str) -> float:
        worth = min(self._frequency(word), _COMMON)
        worth += 3.0 * (word in self._wanted) + 0.7 * (word in self._eff)
        worth += 0.6 * (word in self._bip) - 0.6 * word.endswith(_ABSTRACT)
        return worth - 1.5 * (self._frequency(word) > _EMPTY and word not in self._eff)


def listed(name: str) -> set[str]:
    """Return the words of a list beside this file."""
    return set((_HERE / f"{name}.txt").read_text(encoding="ascii").split())


def bases(word: str) -> set[str]:
    """Return the words of which this one may be a shape; most of them do not exist."""
    found = {word[:-1]} if re.search("[^siu]s$", word) else set()
    for ending, other in (("es", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe")):
        if word.endswith(ending):
            found.add(word.removesuffix(ending) + other)
    for ending in _ENDINGS:
        stem = word.removesuffix(ending)
        if len(stem) >= 3 and stem != word:
            found |= {stem, f"{stem}e"}
            if stem[-1] == stem[-2]:
                found.add(stem[:-1])
            if stem[-1] == "i":
                found.add(f"{stem[:-1]}y")
    return found
