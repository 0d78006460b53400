"""The SSD1306 display controller behind the bus: takes real I2C traffic, gives the picture.

It is strict: whatever the datasheet forbids raises `ChipError` with a sentence, so that a driver
that happens to work on one module fails here. Runs on CPython and on MicroPython.

Two choices where the datasheet leaves room. Segment remap (0xA0, 0xA1) mirrors what is written
after it and leaves what is already in the memory alone. In page addressing mode a write past the
last column goes on at the column that 0x00 to 0x1F set.
"""

from host_tools.simulated import chip_ssd1306_commands as commands
from host_tools.simulated import chip_ssd1306_glass as glass
from host_tools.simulated.chip_ssd1306_state import (
    MODE_HORIZONTAL,
    MODE_PAGE,
    MODE_VERTICAL,
    WIDTH,
    ChipError,
    ChipState,
)

_ONE_BYTE = 0x80  # "Co": one byte follows, then the next control byte
_IS_DATA = 0x40  # "D/C#": the byte goes to the picture memory
_RESERVED = 0x3F
_STATUS_OFF = 0x40

_LAST_COLUMN = WIDTH - 1


class Ssd1306Chip(ChipState):
    """Model one chip; `write` and `read` take what follows the address byte on the bus.

    `contrast`, `is_on`, `inverse` and the other registers may be read by tests. `transactions`
    counts writes and `bytes_received` their bytes without the address, since the chip was made.
    """

    def __init__(self) -> None:
        self.transactions = 0
        self.bytes_received = 0
        super().__init__()

    def reset(self) -> None:
        """Power the chip off and on again: display off, noise in the memory."""
        super().reset()
        self._code = 0
        self._arguments = bytearray()
        self._missing = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Take one write transaction. An empty one is a probe and changes nothing."""
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("the bus carries bytes, not " + type(data).__name__)
        self.transactions += 1
        self.bytes_received += len(data)
        view = memoryview(data)
        at = 0
        while at < len(view):
            at = self._take(view, at)

    def read(self, count: int) -> bytes:
        """Return `count` times the status byte: bit 6 is set while the display is off."""
        return bytes((0 if self.is_on else _STATUS_OFF,)) * count

    def picture(self) -> bytes:
        """Return the 1024 bytes a viewer sees on the glass, in framebuf's MONO_VLSB order."""
        return glass.picture(self)

    def _take(self, data: memoryview, at: int) -> int:
        """Take one control byte and what belongs to it; return where the next one is."""
        control = data[at]
        if control & _RESERVED:
            raise ChipError("The control byte 0x%02X has reserved bits set." % control)
        start = at + 1
        end = start + 1 if control & _ONE_BYTE else len(data)
        if not start < end <= len(data):
            raise ChipError("The transaction ends after its control byte.")
        if control & _IS_DATA:
            self._store(data[start:end])
        else:
            for index in range(start, end):
                self._command_byte(data[index])
        return end

    def _command_byte(self, value: int) -> None:
        if self._missing:
            self._arguments.append(value)
            self._missing -= 1
        else:
            self._missing = commands.argument_count(value)
            self._code = value
            self._arguments = bytearray()
        if not self._missing:
            commands.execute(self, self._code, self._arguments)

    def _store(self, data: memoryview) -> None:
        if self._missing:
            raise ChipError("Data arrived while command 0x%02X lacks arguments." % self._code)
        if self.is_scrolling:
            raise ChipError("The memory may not be written while the scroll is running.")
        if self.mode == MODE_PAGE:
            self._store_rows(data)
            return
        self._check_window()
        if self.mode == MODE_VERTICAL:
            self._store_downwards(data)
        else:
            self._store_rows(data)

    def _check_window(self) -> None:
        """Refuse a place left over from page mode, from where the chip would never come back."""
        is_inside = self.column_start <= self.column <= self.column_end
        if not (is_inside and self.page_start <= self.page <= self.page_end):
            raise ChipError("The window must be set after leaving page addressing mode.")

    def _store_rows(self, data: memoryview) -> None:
        """Fill the window line by line; page mode stays on its page."""
        is_horizontal = self.mode == MODE_HORIZONTAL
        end = self.column_end if is_horizontal else _LAST_COLUMN
        start = self.column_start if is_horizontal else self.page_mode_column
        at = 0
        while at < len(data):
            count = min(end + 1 - self.column, len(data) - at)
            self._store_row(data[at : at + count])
            at += count
            self.column += count
            if self.column > end:
                self.column = start
                if is_horizontal:
                    self._next_page()

    def _store_row(self, data: memoryview) -> None:
        at = self.page * WIDTH
        if self.segment_remap:
            at += self.column
            self.ram[at : at + len(data)] = data
        else:
            at += WIDTH - self.column
            self.ram[at - len(data) : at] = bytes(reversed(data))

    def _store_downwards(self, data: memoryview) -> None:
        for value in data:
            x = self.column if self.segment_remap else _LAST_COLUMN - self.column
            self.ram[self.page * WIDTH + x] = value
            if self.page == self.page_end:
                self._next_column()
            self._next_page()

    def _next_page(self) -> None:
        self.page = self.page_start if self.page == self.page_end else self.page + 1

    def _next_column(self) -> None:
        is_last = self.column == self.column_end
        self.column = self.column_start if is_last else self.column + 1
