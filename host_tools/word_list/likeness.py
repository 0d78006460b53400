"""Which words are mistaken for one another: by a slip of the eye, of the finger or of the ear."""

from collections.abc import Mapping, Sequence

_ANY = "?"  # a place whose letter does not count


class Taken:
    """Words that were taken so far, and all that is too much like one of them."""

    def __init__(self, sounds: Mapping[str, set[str]]) -> None:
        self._sounds = sounds
        self._words: set[str] = set()
        self._shorter: set[str] = set()
        self._changed: set[str] = set()
        self._spoken: set[str] = set()

    def is_like(self, word: str) -> bool:
        """Tell whether a word is one slip from another or may sound the same."""
        shorter = _shorter(word)
        return not (
            word not in self._shorter
            and self._words.isdisjoint({word, *shorter})
            and self._changed.isdisjoint(_changed(word))
            and self._spoken.isdisjoint(self._sounds.get(word, ()))
        )

    def add(self, word: str) -> None:
        """Take a word."""
        self._words.add(word)
        self._shorter |= _shorter(word)
        self._changed |= _changed(word)
        self._spoken |= self._sounds.get(word, set())


def _shorter(word: str) -> set[str]:
    """Return what is left of a word without one letter."""
    return {word[:at] + word[at + 1 :] for at in range(len(word))}


def _changed(word: str) -> set[str]:
    """Return what a word has in common with those of one other letter, or of two that swapped."""
    found = {word[:at] + _ANY + word[at + 1 :] for at in range(len(word))}
    for at in range(len(word) - 1):
        pair = "".join(sorted(word[at : at + 2]))
        found.add(f"{word[:at]}({pair}){word[at + 2 :]}")
    return found


def alike(words: Sequence[str], sounds: Mapping[str, set[str]]) -> list[str]:
    """Return the words that are like one before them."""
    taken, found = Taken(sounds), []
    for word in words:
        if taken.is_like(word):
            found.append(word)
        taken.add(word)
    return found
