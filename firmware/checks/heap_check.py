"""Is there memory left to play with, and in one piece?"""

import gc

from checks import words
from checks.grade import FINE, WARN
from micropython import const

_LEAST_BYTES = const(12_288)  # what the largest step of a game loads
_LEAST_BLOCK = const(4096)


def check_heap(board):
    """Measure the heap."""
    gc.collect()
    free = gc.mem_free()
    block = 65_536  # a larger one makes no difference
    while not _is_free(block):
        block //= 2
    is_small = free < _LEAST_BYTES or block < _LEAST_BLOCK
    sentence = words.HEAP_SMALL if is_small else words.HEAP
    return [(WARN if is_small else FINE, sentence % (free // 1024, block // 1024))]


def _is_free(size):
    try:
        bytearray(size)
    except MemoryError:
        return False
    return True
