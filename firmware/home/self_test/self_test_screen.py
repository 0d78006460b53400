"""The self-test begins and ends here: what needs nobody is checked at once, the rest by steps."""

from checks import report
from checks.quiet import QUIET
from home.self_test import words
from home.settings_words import SELF_TEST
from key import DOWN, OK, UP
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.text_pages import TextPages


class SelfTestScreen(Screen):
    """Says what is to come; in the end, that all is well or what to do."""

    def __init__(self, app):
        super().__init__()
        self.app = app
        self._found = []  # (part, grade, sentence)
        self._pages = TextPages(words.INTRO)
        self._kept = b""  # the last word of the verdict

    def enter(self, now):
        """Break the text into lines; coming back from the steps, into those of the verdict."""
        if self._found:
            self._judge(now)
        if self._pages:
            self._pages.lay_out(self.stack.canvas.small)

    def press(self, key, now):
        """Begin on OK; turn the pages of the verdict."""
        if key == OK:
            self._begin(now)
        elif key not in (UP, DOWN):
            super().press(key, now)
        elif self._pages:
            self._pages.turn(-1 if key == UP else 1)

    def note(self, part, findings):
        """Add the findings of one part."""
        self._found += [(part, grade, sentence) for grade, sentence in findings]

    def forget(self):
        """Drop what was found: somebody has left the steps."""
        self._found = []

    def hold_word(self, key):
        """Offer nothing: the text says it all."""
        return b""

    def draw(self, canvas):
        """Show the text, or two words where they are enough."""
        header(canvas, SELF_TEST)
        if self._pages:
            self._pages.draw(canvas)
        else:
            canvas.use(canvas.large)
            canvas.centre(words.ALL_WELL, 64, 18)
            canvas.use(canvas.small)
            canvas.centre(self._kept, 64, 41)
        footer(canvas, words.AGAIN if self._kept else words.START)

    def _begin(self, now):
        """Check what needs nobody, then show the first step."""
        from home.self_test.steps import DisplayScreen

        self._found = []
        for part, check in QUIET:
            self.note(part, check(self.app.board))
        self.stack.push(DisplayScreen(self), now)

    def _judge(self, now):
        is_kept = report.keep(self.app.board.disk, self._found, now)
        self._kept = words.KEPT if is_kept else words.NOT_KEPT
        wrong = [sentence + b"." for _, grade, sentence in self._found if grade]
        self._pages = TextPages(b"\n".join(wrong + [self._kept])) if wrong else None
