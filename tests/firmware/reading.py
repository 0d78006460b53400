"""Reads text off the glass: finds the very pixels of a text in a picture."""

from framebuf import MONO_VLSB, FrameBuffer
from ui.canvas import Canvas

_WIDTH = 128
_PAGES = 8


class Glass:
    """A canvas on a frame of its own, for pictures to be drawn on and compared with."""

    def __init__(self):
        self.buf = bytearray(_WIDTH * _PAGES)
        self.canvas = Canvas(FrameBuffer(self.buf, _WIDTH, _PAGES * 8, MONO_VLSB))
        self.canvas.load_game_fonts()

    @property
    def picture(self):
        """Return the picture as bytes."""
        return bytes(self.buf)

    def lit(self):
        """Return (x, y) of every lit pixel."""
        return [
            (i % _WIDTH, i // _WIDTH * 8 + bit)
            for i in range(len(self.buf))
            for bit in range(8)
            if self.buf[i] >> bit & 1
        ]


class Reader:
    """A picture cut into strips of eight lines, each cut when it is first looked at."""

    def __init__(self, picture):
        self.picture = picture
        self._strips = {}

    def strip(self, y):
        """Return the eight lines from `y` on as 128 columns, lowest bit on top."""
        if y not in self._strips:
            self._strips[y] = _cut(self.picture, y)
        return self._strips[y]

    def find(self, rows):
        """Return (x, y) of a text given as its columns, eight lines each; None if it is not."""
        for y in range(64 - 8 * len(rows) + 1):
            x = self.strip(y).find(rows[0])
            while x >= 0:
                if self._goes_on(rows, x, y):
                    return x, y
                x = self.strip(y).find(rows[0], x + 1)
        return None

    def _goes_on(self, rows, x, y):
        """Compare the lower pages, but not the last line: big rows of a list overlap in it."""
        for page in range(1, len(rows)):
            mask = 0x7F if page == len(rows) - 1 else 0xFF
            strip = self.strip(y + page * 8)
            for column in range(len(rows[page])):
                if (strip[x + column] ^ rows[page][column]) & mask:
                    return False
        return True


_pen = Glass()
_last = [Reader(bytes(_WIDTH * _PAGES))]  # tests ask many things about one picture


def learn(signs):
    """Read the signs of a game, too, from now on."""
    _pen.canvas.drop_game_fonts()
    _pen.canvas.load_game_fonts(lambda: signs)


def shows(picture, text, font="small"):
    """Tell whether `text` stands in a picture somewhere, lit on dark or dark on lit."""
    return find(picture, text, font) is not None


def find(picture, text, font="small"):
    """Return (x, y) of `text` in a picture, or None."""
    if _last[0].picture != picture:
        _last[0] = Reader(picture)
    rows = _columns_of(text, font)
    inverse = [bytes([column ^ 0xFF for column in row]) for row in rows]
    return _last[0].find(rows) or _last[0].find(inverse)


def _columns_of(text, font):
    """Return the columns of a text, a bytes object for each eight lines of its height."""
    canvas = _pen.canvas
    canvas.clear()
    canvas.use(getattr(canvas, font))
    canvas.text(text, 0, 0)
    width = canvas.measure(text)
    pages = getattr(canvas, font).height // 8
    return [_pen.picture[page * _WIDTH : page * _WIDTH + width] for page in range(pages)]


def _cut(picture, y):
    at = y // 8 * _WIDTH
    shift = y % 8
    if shift == 0:
        return picture[at : at + _WIDTH]
    columns = bytearray(_WIDTH)
    for x in range(_WIDTH):
        columns[x] = (picture[at + x] | picture[at + _WIDTH + x] << 8) >> shift & 0xFF
    return bytes(columns)
