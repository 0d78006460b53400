"""A sentence laid over the picture for a moment."""

from micropython import const
from ticks import since
from ui.widgets.text_pages import wrap

_SHOWN_MS = const(1800)
_LINE_MS = const(600)  # longer for each line that a glance does not take in
_GLANCE = const(3)
_BOTTOM = const(54)
_LINE_PX = const(9)
_WIDTH_PX = const(124)


class Banner:
    """One sentence of a few lines. A newer one takes the place of an older."""

    def __init__(self, font):
        self._font = font
        self._text = b""
        self._lines = []
        self._since = 0

    def say(self, text, now):
        """Show `text` from now on."""
        self._text = text
        self._lines = wrap(self._font, text, _WIDTH_PX)
        self._since = now

    def update(self, now):
        """Return True when the banner has just run out."""
        longer = max(0, len(self._lines) - _GLANCE) * _LINE_MS
        if self._text and since(now, self._since) >= _SHOWN_MS + longer:
            self._text = b""
            return True
        return False

    def draw(self, canvas):
        """Lay the banner over the picture, if there is one.

        A line takes the place of the footer, so that names and what it is about stay in sight;
        more of them have the middle to themselves, so that no letter is cut.
        """
        if not self._text:
            return
        lines = self._lines
        height = len(lines) * _LINE_PX
        y = _BOTTOM + 1
        canvas.frame.fill_rect(0, _BOTTOM, 128, 1, 0)  # keeps long letters above off it
        if len(lines) > 1:
            canvas.frame.fill_rect(0, 0, 128, _BOTTOM, 0)
            height += 1
            y = max(0, (_BOTTOM - height) // 2)
        canvas.frame.fill_rect(0, y, 128, height, 1)
        canvas.use(self._font, 0)
        for index in range(len(lines)):
            self._draw_line(canvas, lines[index], y + 1 + index * _LINE_PX)
        canvas.use(canvas.small)

    def _draw_line(self, canvas, line, y):
        width = self._font.measure(self._text, line[0], line[1])
        canvas.span(self._text, line[0], line[1], 64 - width // 2, y)
