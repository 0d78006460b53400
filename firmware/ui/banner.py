"""A sentence laid over the picture for a moment."""

from micropython import const
from ticks import since

_SHOWN_MS = const(1800)
_Y = const(40)
_HEIGHT = const(13)


class Banner:
    """One line of at most some twenty letters. A newer one takes the place of an older."""

    def __init__(self):
        self._text = b""
        self._since = 0

    def say(self, text, now):
        """Show `text` from now on."""
        self._text = text
        self._since = now

    def update(self, now):
        """Return True when the banner has just run out."""
        if self._text and since(now, self._since) >= _SHOWN_MS:
            self._text = b""
            return True
        return False

    def draw(self, canvas):
        """Lay the banner over the picture, if there is one."""
        if not self._text:
            return
        canvas.frame.fill_rect(0, _Y - 1, 128, _HEIGHT + 2, 0)
        canvas.frame.fill_rect(0, _Y, 128, _HEIGHT, 1)
        canvas.use(canvas.small, 0)
        canvas.centre(self._text, 64, _Y + 3)
        canvas.use(canvas.small)
