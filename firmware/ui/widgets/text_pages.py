"""Wrapped text, a page at a time."""

from micropython import const
from ui.layout import TOP, scroll_bar

LINES = const(5)

_LINE_PX = const(9)
_WIDTH_PX = const(122)  # leaves room for the scroll bar
_SPACE = const(32)
_NEWLINE = const(10)


def wrap(font, text, width_px):
    """Return (start, end) of each line of `text`, broken at spaces and newlines."""
    lines = []
    start = 0
    while start < len(text):
        end, following = _line_end(font, text, start, width_px)
        lines.append((start, end))
        start = following
    return lines


def _line_end(font, text, start, width_px):
    """Return where the line from `start` ends and where the next one begins."""
    width = 0
    break_at = 0
    at = start
    while at < len(text):
        if text[at] == _NEWLINE:
            return at, at + 1
        if text[at] == _SPACE:
            break_at = at
        width += font.width(text[at]) + font.gap
        if width - font.gap > width_px:
            if break_at > start:
                return break_at, break_at + 1
            return max(at, start + 1), max(at, start + 1)  # one word longer than the line
        at += 1
    return at, at


class TextPages:
    """A text that scrolls by whole pages."""

    def __init__(self, text):
        self._text = text
        self._lines = None
        self._first = 0

    def turn(self, pages):
        """Go on or back by `pages`; stop at the ends."""
        if self._lines is None:
            return
        last = max(0, (len(self._lines) - 1) // LINES * LINES)
        self._first = min(last, max(0, self._first + pages * LINES))

    def lay_out(self, font):
        """Break the text into lines. Allocates: call it when the screen is entered."""
        if self._lines is None:
            self._lines = wrap(font, self._text, _WIDTH_PX)

    def draw(self, canvas):
        """Write the page in sight. Allocates nothing once the text is laid out."""
        lines = self._lines
        for row in range(min(LINES, len(lines) - self._first)):
            line = lines[self._first + row]
            canvas.span(self._text, line[0], line[1], 0, TOP + row * _LINE_PX)
        total = (len(lines) + LINES - 1) // LINES * LINES
        scroll_bar(canvas, self._first, LINES, total)
