"""A NOR flash chip behind littlefs: it counts what is done to it, and its power can be cut.

littlefs calls it from C, where an exception would be swallowed. So a cut is a latch: nothing
reaches the chip after it, and whoever uses the chip looks at `is_dead` after each call.
"""

from dataclasses import dataclass
from enum import Enum
from random import Random

from littlefs import LFSConfig, UserContext

BLOCK = 4096
BLOCKS = 512  # the 2 MB that MicroPython gives its files on a chip of 4 MB

_ERASED = b"\xff" * BLOCK
_IO_ERROR = -5  # littlefs: error during device operation

Image = tuple[bytes, ...]


class Moment(Enum):
    """When, within an operation, the power goes."""

    BEFORE = "before"
    TORN = "torn"
    PARTIAL = "partial"  # some bits are as they shall be, others as they were
    ZEROED = "zeroed"  # programmed too hard; an erase begins like that
    GARBAGE = "garbage"
    AFTER = "after"


@dataclass(frozen=True)
class Operation:
    """One program of `data` at `offset` in a block, or, without data, the erase of the block."""

    block: int
    offset: int = 0
    data: bytes = b""


@dataclass(frozen=True)
class Cut:
    """A cut of power at the operation with that number, the first being 0.

    A torn operation has got as far as `part` of 256; bits that are left to chance follow from it.
    """

    number: int
    moment: Moment
    part: int = 128


class FlashChip(UserContext):
    """Blocks of bytes. Programming only clears bits; erasing a block sets them all."""

    def __init__(
        self,
        image: Image = (_ERASED,) * BLOCKS,
        cut: Cut | None = None,
        lost_erase: int | None = None,
    ) -> None:
        """Take power. An erase that is lost, the first being 0, is told to be done and is not."""
        self._blocks = list(image)
        self._cut = cut
        self._lost_erase = lost_erase
        self.is_dead = False
        self.operations = 0
        self.programmed_bytes = 0
        self.erases = 0

    @property
    def image(self) -> Image:
        """Return all that the chip holds."""
        return tuple(self._blocks)

    def block(self, number: int) -> bytes:
        """Return all that one block holds."""
        return self._blocks[number]

    def read(self, cfg: LFSConfig, block: int, off: int, size: int) -> bytearray:
        """Return bytes of a block. (Called by littlefs.)"""
        return bytearray(self._blocks[block][off : off + size])

    def prog(self, cfg: LFSConfig, block: int, off: int, data: bytes) -> int:
        """Program bytes. (Called by littlefs.)"""
        self.programmed_bytes += len(data)
        return self._operate(Operation(block, off, bytes(data)))

    def erase(self, cfg: LFSConfig, block: int) -> int:
        """Erase a block. (Called by littlefs.)"""
        number, self.erases = self.erases, self.erases + 1
        if number == self._lost_erase and not self.is_dead:
            return 0
        return self._operate(Operation(block))

    def sync(self, cfg: LFSConfig) -> int:
        """Do nothing: every operation is done when it returns. (Called by littlefs.)"""
        return _IO_ERROR if self.is_dead else 0

    def _operate(self, operation: Operation) -> int:
        if self.is_dead:
            return _IO_ERROR
        number, self.operations = self.operations, self.operations + 1
        if self._cut is not None and self._cut.number == number:
            self.is_dead = True
            perform(self._blocks, operation, self._cut)
            return _IO_ERROR
        perform(self._blocks, operation)
        return 0


_SPOILED = (Moment.PARTIAL, Moment.ZEROED, Moment.GARBAGE)


def perform(blocks: list[bytes], operation: Operation, cut: Cut | None = None) -> None:
    """Do an operation to the blocks, or as much of it as a cut lets through."""
    old = blocks[operation.block]
    new = _programmed(old, operation) if operation.data else _ERASED
    moment = cut.moment if cut else Moment.AFTER
    if moment is Moment.TORN and cut:
        new = _torn(old, new, operation, cut.part)
    elif cut and moment in _SPOILED:
        new = _spoiled(old, new, operation, cut)
    if moment is not Moment.BEFORE:
        blocks[operation.block] = new


def _programmed(old: bytes, operation: Operation) -> bytes:
    end = operation.offset + len(operation.data)
    written = bytes(a & b for a, b in zip(old[operation.offset : end], operation.data))
    return old[: operation.offset] + written + old[end:]


def _spoiled(old: bytes, new: bytes, operation: Operation, cut: Cut) -> bytes:
    """Return a block in which what the operation works on is neither as before nor as it shall.

    What was not to be touched stays: no file system could live with less.
    """
    first, size = operation.offset, len(operation.data) or BLOCK
    chance = Random(cut.number << 8 | cut.part).randbytes(size)
    if cut.moment is Moment.ZEROED:
        spoiled = bytes(size)
    elif cut.moment is Moment.PARTIAL:
        both = zip(old[first : first + size], new[first : first + size], chance)
        spoiled = bytes((a & ~mask & 0xFF) | (b & mask) for a, b, mask in both)
    else:
        spoiled = chance
        if operation.data:  # programming clears bits, whatever happens
            spoiled = bytes(a & b for a, b in zip(old[first : first + size], chance))
    return old[:first] + spoiled + old[first + size :]


def _torn(old: bytes, new: bytes, operation: Operation, part: int) -> bytes:
    """Return a block in which the operation got so far, and half through one more byte."""
    size = len(operation.data) or BLOCK
    at = operation.offset + size * part // 256
    half_done = (old[at] & 0x55) | (new[at] & 0xAA)
    return new[:at] + bytes((half_done,)) + old[at + 1 :]
