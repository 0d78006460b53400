"""The screen of last resort: says what happened, and offers what may help.

It talks to the display and the keys itself, for what crashed may be their drivers, and needs
neither the app nor anything that a game may have harmed. No error in here may matter.
"""

from binascii import crc32
from time import sleep_ms

import modules
import pins
from machine import I2C, WDT, Pin, reset
from micropython import const
from ui.fonts.small import GLYPHS

_ROW = const(129)  # bytes: one that says "data", then 128 columns
_HANG_MS = const(60_000)
_ROUND_MS = const(20)  # a key that bounces is down or up again by then
_FIRST_CODE = const(0x20)
_UNKNOWN = const(0x1F)  # the question mark, from the first code on
_GAME = "current"  # which game is open
_BESIDE = "../data/"
_NO_GAME = bytes(4)
_REPORT = "report"
_OTHER = {b"a": b"b", b"b": b"a"}

_TITLE = b"SAFE MODE"
_BROKE = b"It broke %d times in a row."
_KEPT = b"Your games are kept."
_AGAIN = b"Start again"
_NO_OPEN_GAME = b"Start, leave the game shut"
_BEFORE = b"Firmware before this one"
_KEEP = b"Keep the report"
_IS_KEPT = b"Kept as /pool/report."
_REFUSED = b"Could not save."

# fmt: off
_SET_UP = bytes((
    0x00, 0xAE, 0xD5, 0x80, 0xA8, 0x3F, 0xD3, 0x00, 0x40, 0x8D, 0x14, 0x20, 0x02,
    0xDA, 0x12, 0xD9, 0xF1, 0xDB, 0x30, 0x81, 0x8F, 0xA4, 0xA6, 0x2E, 0xA1, 0xC8, 0xAF,
))  # as the driver has it, where each is explained
# fmt: on


class SafeMode:
    """Goes forward by `step`. `own` is the disk of the crashes, beside that of the games."""

    def __init__(self, own, data=None):
        self._own = own
        self._data = data  # that of the games, if somebody has it already
        self.watch(_HANG_MS)
        self._slot = b""
        self._rows = [_AGAIN, _NO_OPEN_GAME, _KEEP]
        self._cursor = 0
        self._said = _KEPT
        self._count, self._report = 0, b""
        self._try(self._look)
        self._bus = I2C(0, scl=Pin(pins.SCL), sda=Pin(pins.SDA), freq=pins.I2C_HZ)
        self._keys = [
            Pin(gpio, Pin.IN, Pin.PULL_UP).value
            for gpio in (pins.KEY_UP, pins.KEY_DOWN, pins.KEY_OK)
        ]
        self._down = [True] * len(self._keys)  # one that is down now counts when pressed again
        self._row = bytearray(_ROW)
        self._is_shown = False

    @property
    def screen(self):
        """Return what is in sight."""
        return self

    def watch(self, timeout_ms):
        """Let the chip be reset when this stands still for so long; it may be watched already."""
        self._dog = WDT(timeout=timeout_ms)

    def step(self):
        """Do one round."""
        for key in range(len(self._keys)):
            is_down = not self._keys[key]()
            if is_down and not self._down[key]:
                self._press(key)
            self._down[key] = is_down
        if not self._is_shown:
            self._show()
        self._dog.feed()
        sleep_ms(_ROUND_MS)

    def _look(self):
        crashes = modules.borrow("safe_mode.crashes")
        self._count, self._report = crashes.last(self._own)
        slot = (self._own.read("../slot") or b"")[:1]
        self._slot = _OTHER.get(slot, b"")
        if self._slot and self._own.names("../" + self._slot.decode()):
            self._rows.insert(2, _BEFORE)

    def _press(self, key):
        self._is_shown = False
        if key < 2:
            self._cursor = (self._cursor + (1 if key else -1)) % len(self._rows)
        else:
            self._choose(self._rows[self._cursor])

    def _choose(self, row):
        if row is _KEEP:
            is_done = self._try(self._own.replace, _REPORT, self._report)
            self._said = _IS_KEPT if is_done else _REFUSED
            return
        is_done = self._try(self._own.replace, "crash", b"\x00" + self._report)
        if row is _NO_OPEN_GAME:
            check = crc32(_NO_GAME).to_bytes(4, "little")
            disk, name = (
                (self._own, _BESIDE + _GAME) if self._data is None else (self._data, _GAME)
            )
            is_done = self._try(disk.replace, name, _NO_GAME + check)
        elif row is _BEFORE:
            is_done = self._try(self._own.replace, "../slot", self._slot + b"+\n")
        if is_done or row is _AGAIN:
            reset()
        self._said = _REFUSED

    def _try(self, call, *arguments):
        """Do what may fail; tell whether it did not."""
        try:
            call(*arguments)
        except Exception:
            return False
        return True

    def _show(self):
        """Send all rows. A display that does not answer is tried again in the next round."""
        lines = [_TITLE, _BROKE % self._count, self._cause(), self._said] + self._rows
        try:
            self._bus.writeto(pins.OLED_ADDRESS, _SET_UP)
            for page in range(8):
                line = lines[page] if page < len(lines) else b""
                self._write(line, page == 0 or page == 4 + self._cursor)
                self._bus.writeto(pins.OLED_ADDRESS, bytes((0x00, 0xB0 | page, 0x00, 0x10)))
                self._bus.writeto(pins.OLED_ADDRESS, self._row)
            self._is_shown = True
        except OSError:
            pass

    def _cause(self):
        """Return the last line of the report: which error it was."""
        return self._report.strip().split(b"\n")[-1]

    def _write(self, line, is_chosen):
        """Put a line into the row that is sent next, light on dark or dark on light."""
        row = self._row
        row[0] = 0x40
        for at in range(1, _ROW):
            row[at] = 0
        at = 2
        for code in line:
            at = self._put(code, at)
        for at in range(1, _ROW if is_chosen else 0):
            row[at] ^= 0xFF

    def _put(self, code, at):
        """Put a letter into the row; return where the next one begins."""
        widths, starts, columns = GLYPHS[2:]
        index = code - _FIRST_CODE
        if not 0 <= index < len(widths):
            index = _UNKNOWN
        first = starts[2 * index] | starts[2 * index + 1] << 8
        if at + widths[index] > _ROW:
            return _ROW
        for column in range(widths[index]):
            self._row[at + column] = columns[first + column]
        return at + widths[index] + 1
