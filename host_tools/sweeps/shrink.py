"""Makes a failing list shorter while it still fails, so that somebody can read it."""

from collections.abc import Callable, Sequence

Words = list[str]


def shrink(words: Sequence[str], fails: Callable[[Words], bool], most_tries: int = 150) -> Words:
    """Return a shorter list that still fails: pieces are left out, big ones first."""
    kept = list(words)
    size = max(1, len(kept) // 2)
    tries = 0
    while tries < most_tries:
        at = 0
        is_shorter = False
        while at < len(kept) and tries < most_tries:
            without = kept[:at] + kept[at + size :]
            tries += 1
            if without and fails(without):
                kept = without
                is_shorter = True
            else:
                at += size
        if size == 1 and not is_shorter:
            break
        size = max(1, size // 2)
    return kept
