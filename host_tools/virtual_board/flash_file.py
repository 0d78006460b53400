"""A flash chip whose blocks last in a file: an image as `esptool` would write it to the chip."""

import fcntl
from pathlib import Path

from host_tools.flash.chip import BLOCK, BLOCKS, Cut, FlashChip, Image, Operation


class FlashTrouble(Exception):
    """The file cannot serve as a flash. The text is one sentence for the user."""


class FlashFile:
    """The file, held by one board at a time."""

    def __init__(self, path: Path) -> None:
        """Open the file; one that is missing becomes an erased chip."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open(path, "r+b" if path.exists() else "w+b", buffering=0)  # noqa: SIM115
        except OSError as error:
            raise FlashTrouble(
                f"{path} cannot be opened ({error.strerror}): name another file with --flash."
            ) from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FlashTrouble(
                f"{path} is in use by another board: close that one, or name another --flash."
            ) from None
        if self._size() == 0:
            self._file.write(b"\xff" * (BLOCK * BLOCKS))
        elif self._size() != BLOCK * BLOCKS:
            raise FlashTrouble(f"{path} is no flash of 2 MB: name another file with --flash.")

    @property
    def is_erased(self) -> bool:
        """Tell whether nothing was ever written to it."""
        return set(self.image()) == {b"\xff" * BLOCK}

    def image(self) -> Image:
        """Return all blocks."""
        self._file.seek(0)
        whole = self._file.read()
        return tuple(whole[at : at + BLOCK] for at in range(0, len(whole), BLOCK))

    def keep(self, block: int, data: bytes) -> None:
        """Write one block."""
        self._file.seek(block * BLOCK)
        self._file.write(data)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _size(self) -> int:
        return self.path.stat().st_size


class LastingChip(FlashChip):
    """Brings every operation into its file before it is over."""

    def __init__(self, file: FlashFile, cut: Cut | None = None) -> None:
        super().__init__(file.image(), cut)
        self._file = file
        self.tape: list[Operation] = []  # what was done to it

    def _operate(self, operation: Operation) -> int:
        self.tape.append(operation)
        code = super()._operate(operation)
        self._file.keep(operation.block, self.block(operation.block))
        return code
