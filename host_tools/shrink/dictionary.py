"""Chooses the bytes that many compiled modules have, from which packing them begins.

Modules are small and read in any order, so none can lean on the one before. All lean on these
bytes instead: whoever unpacks a module unpacks them first.
"""

from collections import Counter
from collections.abc import Sequence

SIZE = 512
_LENGTHS = (6, 8, 12, 16, 24)  # of the pieces that are counted
_LEAST_FILES = 8  # that have a piece
_MATCH_BYTES = 3  # about what it costs to point at a piece


def dictionary(files: Sequence[bytes]) -> bytes:
    """Return SIZE bytes: the pieces that save most stand last, where pointing at them is cheap."""
    chosen = b""
    for piece in _by_worth(files):
        if len(chosen) + len(piece) <= SIZE and piece not in chosen:
            chosen = piece + chosen
    return bytes(SIZE - len(chosen)) + chosen


def _by_worth(files: Sequence[bytes]) -> list[bytes]:
    """Return the pieces that many files have, those that save most first."""
    count: Counter[bytes] = Counter()
    for length in _LENGTHS:
        for file in files:
            count.update({file[at : at + length] for at in range(len(file) - length + 1)})
    often = [piece for piece, files_with in count.items() if files_with >= _LEAST_FILES]
    return sorted(often, key=lambda piece: (-count[piece] * (len(piece) - _MATCH_BYTES), piece))
