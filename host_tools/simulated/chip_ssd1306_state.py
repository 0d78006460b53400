"""Everything an SSD1306 remembers: its picture memory and its registers.

Runs on CPython and on MicroPython. The picture memory is kept in the order of the glass:
byte `page * 128 + x` is the column the viewer sees at `x`, lowest bit on top.
"""

WIDTH = 128
PAGES = 8
ROWS = 64

MODE_HORIZONTAL = 0
MODE_VERTICAL = 1
MODE_PAGE = 2


class ChipError(Exception):
    """Say in one sentence which rule of the datasheet the traffic broke."""


class ChipState:
    """Hold the memory and the registers, as the reset table of the datasheet sets them."""

    def __init__(self) -> None:
        self.ram = bytearray(WIDTH * PAGES)
        self._noise = 0xACE1
        self.reset()

    def reset(self) -> None:
        """Go back to power on: registers at their reset values, memory full of noise."""
        self.spoil_ram()
        self._reset_addressing()
        self._reset_panel()
        self._reset_scroll()

    def spoil_ram(self) -> None:
        """Fill the memory with noise, other noise each time, the same in every run."""
        # A 16-bit Galois shift register: no number leaves MicroPython's small ints.
        noise = self._noise
        for index in range(len(self.ram)):
            noise = (noise >> 1) ^ (0xB400 if noise & 1 else 0)
            self.ram[index] = noise & 0xFF
        self._noise = noise

    def _reset_addressing(self) -> None:
        self.mode = MODE_PAGE
        self.column_start = 0
        self.column_end = WIDTH - 1
        self.page_start = 0
        self.page_end = PAGES - 1
        self.page_mode_column = 0
        self.column = 0
        self.page = 0

    def _reset_panel(self) -> None:
        self.is_on = False
        self.has_charge_pump = False
        self.contrast = 0x7F
        self.inverse = False
        self.all_on = False
        self.start_line = 0
        self.offset = 0
        self.multiplex = ROWS
        self.segment_remap = False
        self.com_reversed = False
        self.com_alternative = True
        self.com_swapped = False

    def _reset_scroll(self) -> None:
        self.is_scrolling = False
        self.is_scroll_ready = False
        self.scroll_rows = ROWS
