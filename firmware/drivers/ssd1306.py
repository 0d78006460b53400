"""SSD1306 display, 128x64, on I2C.

Draw with the FrameBuffer methods, then call `show()`: it compares the frame with what
the glass shows and sends only the columns that differ, in one plain `writeto` a page.
"""

from drivers.fault import FAULT_OLED, BoardFault
from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

WIDTH = const(128)
_HEIGHT = const(64)

_PAGES = const(8)
_COMMANDS_FOLLOW = const(0x00)
_ONE_COMMAND = const(0x80)
_DATA_FOLLOW = const(0x40)
_HEAD = const(7)  # three single commands with their control bytes, then _DATA_FOLLOW
_STEP = const(8)  # a span is sent in whole steps, so that its buffers can be cut beforehand

_SET_PAGE = const(0xB0)
_SET_COLUMN_LOW = const(0x00)
_SET_COLUMN_HIGH = const(0x10)
_SET_CONTRAST = const(0x81)
_SEGMENTS_NORMAL = const(0xA0)
_SEGMENTS_FLIPPED = const(0xA1)
_COMS_NORMAL = const(0xC0)
_COMS_FLIPPED = const(0xC8)
_DISPLAY_OFF = const(0xAE)
_DISPLAY_ON = const(0xAF)
_DIM_CONTRAST = const(4)
_STATUS_OFF = const(0x40)  # in the status byte: the display is off

# fmt: off
_SET_UP = bytes((
    _COMMANDS_FOLLOW,
    _DISPLAY_OFF,
    0xD5, 0x80,  # clock: the reset value
    0xA8, 0x3F,  # multiplex: 64 rows
    0xD3, 0x00,  # no vertical offset
    0x40,        # start line 0
    0x8D, 0x14,  # charge pump on: the module has no 7.5 V supply
    0x20, 0x02,  # page addressing, which the SH1106 understands too
    0xDA, 0x12,  # COM pins: alternative, as a 64-row panel is wired
    0xD9, 0xF1,  # pre-charge for the internal pump
    0xDB, 0x30,  # VCOMH deselect level: 0.83 VCC
    0xA4,        # show the RAM
    0xA6,        # lit means 1
    0x2E,        # no scrolling left over from before a reset
))
# fmt: on


class Ssd1306(FrameBuffer):
    """The display. `is_lost` tells that it stopped answering; `begin()` brings it back."""

    def __init__(self, i2c, address):
        self._buf = bytearray(WIDTH * _PAGES)
        super().__init__(self._buf, WIDTH, _HEIGHT, MONO_VLSB)
        self.glass = bytearray(WIDTH * _PAGES)
        self._rows = _cut_pages(self._buf)
        self._glass_rows = _cut_pages(self.glass)
        self._message = bytearray(_HEAD + WIDTH)
        self._messages = _cut_messages(self._message)
        self._pair = bytearray((_COMMANDS_FOLLOW, 0, 0))
        self._single = memoryview(self._pair)[:2]
        self._status = bytearray(1)
        self._tells_power = False  # not every module can be read
        self._is_on = True
        self.i2c = i2c
        self._address = address
        self.fault_code = FAULT_OLED
        self.is_lost = True
        self.is_flipped = False
        self.contrast = 0x7F
        self.is_dim = False

    def begin(self):
        """Set the chip up and send the whole frame; raise BoardFault when it is absent."""
        try:
            self._set_up()
        except OSError:
            self.is_lost = True
            raise BoardFault(FAULT_OLED)
        self.is_lost = False

    def probe(self):
        """Ask whether the display still answers, and is still on, without sending it a byte."""
        try:
            if self._is_on and self._tells_power:
                # Off although it was switched on: it lost its power for a moment.
                self.is_lost = not self._reads_on()
            else:
                self.i2c.writeto(self._address, b"")
        except OSError:
            self.is_lost = True

    def show(self, first=0, last=WIDTH):
        """Send what changed in columns `first` to `last` - 1. Allocates nothing."""
        if self.is_lost:
            return
        try:
            for page in range(_PAGES):
                if self._rows[page] != self._glass_rows[page]:
                    self._send_changes(page, first, last)
        except OSError:
            self.is_lost = True

    def set_contrast(self, level):
        """Set the brightness of the glass, 0 to 255; while `is_dim`, it only glows faintly."""
        self.contrast = level
        self._try_pair(_SET_CONTRAST, self._level())

    def set_flip(self, is_flipped):
        """Turn the picture by 180 degrees, for the other side of the table."""
        if is_flipped == self.is_flipped:
            return
        self.is_flipped = is_flipped
        if self.is_lost:
            return
        try:
            self._send_flip()
            self._send_all()  # the segment order holds only for what is written after it
        except OSError:
            self.is_lost = True

    def set_power(self, is_on):
        """Light the glass or darken it; what it showed, it shows again."""
        self._is_on = is_on
        if self.is_lost:
            return
        try:
            if is_on:
                self._set_up()  # a chip that lost its power in the dark forgot everything
            else:
                self._send_single(_DISPLAY_OFF)
        except OSError:
            self.is_lost = True

    def _set_up(self):
        self.i2c.writeto(self._address, _SET_UP)
        self._send_flip()
        self._send_pair(_SET_CONTRAST, self._level())
        self._send_all()
        if self._is_on:
            self._send_single(_DISPLAY_ON)
            self._learn_whether_it_tells()

    def _level(self):
        return min(self.contrast, _DIM_CONTRAST) if self.is_dim else self.contrast

    def _learn_whether_it_tells(self):
        try:
            self._tells_power = self._reads_on()
        except OSError:
            self._tells_power = False

    def _reads_on(self):
        self.i2c.readfrom_into(self._address, self._status)
        return not self._status[0] & _STATUS_OFF

    def _send_changes(self, page, first, last):
        buf = self._buf
        glass = self.glass
        at = page * WIDTH
        while first < last and buf[at + first] == glass[at + first]:
            first += 1
        while last > first and buf[at + last - 1] == glass[at + last - 1]:
            last -= 1
        if first < last:
            steps = (last - first + _STEP - 1) // _STEP
            self._send_span(page, min(first, WIDTH - steps * _STEP), steps)

    def _send_span(self, page, left, steps):
        message = self._message
        buf = self._buf
        glass = self.glass
        message[1] = _SET_PAGE | page
        message[3] = _SET_COLUMN_LOW | (left & 0x0F)
        message[5] = _SET_COLUMN_HIGH | (left >> 4)
        at = page * WIDTH + left
        for i in range(steps * _STEP):
            message[_HEAD + i] = buf[at + i]
        self.i2c.writeto(self._address, self._messages[steps])
        for i in range(steps * _STEP):
            glass[at + i] = message[_HEAD + i]

    def _send_all(self):
        for page in range(_PAGES):
            self._send_span(page, 0, WIDTH // _STEP)

    def _send_flip(self):
        # The panel is mounted so that the flipped orders are the upright picture.
        self._send_single(_SEGMENTS_NORMAL if self.is_flipped else _SEGMENTS_FLIPPED)
        self._send_single(_COMS_NORMAL if self.is_flipped else _COMS_FLIPPED)

    def _send_single(self, command):
        self._pair[1] = command
        self.i2c.writeto(self._address, self._single)

    def _send_pair(self, command, argument):
        self._pair[1] = command
        self._pair[2] = argument
        self.i2c.writeto(self._address, self._pair)

    def _try_pair(self, command, argument):
        if self.is_lost:
            return
        try:
            self._send_pair(command, argument)
        except OSError:
            self.is_lost = True


def _cut_pages(buf):
    view = memoryview(buf)
    return tuple([view[page * WIDTH : (page + 1) * WIDTH] for page in range(_PAGES)])


def _cut_messages(message):
    """Return the message cut to every length it is sent in; entry n carries n steps."""
    message[0] = message[2] = message[4] = _ONE_COMMAND
    message[6] = _DATA_FOLLOW
    view = memoryview(message)
    return tuple([view[: _HEAD + n * _STEP] for n in range(WIDTH // _STEP + 1)])
