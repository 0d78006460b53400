"""The memory that MicroPython's heap and the radio share on the ESP32.

The figures were read on the chip's own image of 1.24 and 1.27: the heap begins with 56,000 bytes
and takes more for good as it grows; the radio's driver keeps its part until a reset. Started with
too little it raises, or aborts the chip in a band where only its first pieces find room.
"""

_ALL = 165_952
_HEAP_AT_START = 56_000
_RADIO_BYTES = 38_912
_RAISES_BELOW = 30_000
_ABORTS_BELOW = 45_000


class ChipAbort(BaseException):
    """The chip gave up and starts anew. Not an Exception: nothing in Python can catch it."""


class ChipMemory:
    """`heap_bytes` is what MicroPython has taken. A test lets it grow, as an app would."""

    def __init__(self) -> None:
        self.heap_bytes = _HEAP_AT_START
        self.radio_bytes = 0

    @property
    def free(self) -> int:
        """Return what neither has taken."""
        return _ALL - self.heap_bytes - self.radio_bytes

    def start_radio(self) -> None:
        """Take what the driver needs, unless it has it already."""
        if self.radio_bytes:
            return
        if self.free < _RAISES_BELOW:
            raise RuntimeError("Wifi Unknown Error 0x0101")
        if self.free < _ABORTS_BELOW:
            raise ChipAbort
        self.radio_bytes = _RADIO_BYTES
