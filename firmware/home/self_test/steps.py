"""The steps of the self-test that somebody has to answer: display, keys, lights."""

from checks.display_check import PATTERNS, DisplayCheck
from checks.keys_check import WAITING, WRONG, KeysCheck
from checks.lights_check import COLOURS, LightsCheck
from checks.words import KEYS
from home.self_test import words
from home.settings_words import SELF_TEST
from key import BACK, COUNT
from storage.settings import LIGHTS
from ui.layout import footer, header
from ui.lights import STRONG
from ui.screen import Screen


class Step(Screen):
    """Shows a check until it is answered, then the `following` step, or the verdict."""

    keeps_awake = True
    kind: type  # of the check
    part: str  # what it checks, as the report names it
    following: type = None

    def __init__(self, test):
        super().__init__()
        self._test = test
        self._check = self.kind()

    def enter(self, now):
        """Begin."""
        self._check.begin(self._test.app.board, now)

    def leave(self):
        """Give back what the check has borrowed."""
        self._check.end(self._test.app.board)

    def press(self, key, now):
        """Go on when that was the answer."""
        if not self._check.answer(key):
            return
        self._test.note(self.part, self._check.findings())
        if self.following:
            self.stack.replace(self.following(self._test), now)
        else:
            self.stack.pop(now)

    def hold_word(self, key):
        """Offer a way out."""
        return words.LEAVE if key == BACK else b""

    def hold(self, key, now):
        """Leave without a verdict."""
        self._test.forget()
        self.stack.pop(now)

    def update(self, now):
        """Let the check go on."""
        return self._check.step(now)


class LightsScreen(Step):
    """Shows the light that should be lit, and its colour in words."""

    kind = LightsCheck
    part = "lights"

    def enter(self, now):
        """Show all colours, even where the owner wants none."""
        super().enter(now)
        settings = self._test.app.settings
        self._before = settings.values[LIGHTS]
        settings.values[LIGHTS] = 0
        self._test.app.apply_settings()

    def leave(self):
        """Let the lights be as the owner wants them."""
        self._test.app.settings.values[LIGHTS] = self._before
        self._test.app.apply_settings()

    def draw(self, canvas):
        """Draw the row."""
        check = self._check
        header(canvas, SELF_TEST)
        canvas.centre(words.DO_THEY_RUN, 64, 11)
        canvas.use(canvas.large)
        canvas.centre(words.COLOUR_NAMES[check.colour], 64, 19)
        for place in range(8):
            is_lit = place == check.place
            canvas.frame.rect(place * 16 + 2, 39, 12, 12, 1, is_lit)
            canvas.use(canvas.small, 0 if is_lit else 1)
            canvas.number_centre(place + 1, place * 16 + 8, 41)
        canvas.use(canvas.small)
        footer(canvas, words.YES_ALL, words.NO)

    def paint(self, row, now):
        """Light one of the row."""
        row.set(self._check.place, COLOURS[self._check.colour], STRONG, now)


class KeysScreen(Step):
    """Names the key that is wanted, in large; below, what became of each."""

    kind = KeysCheck
    part = "keys"
    following = LightsScreen

    def draw(self, canvas):
        """Draw what is wanted, and the four keys."""
        check = self._check
        header(canvas, SELF_TEST)
        canvas.use(canvas.large)
        if check.is_over:
            canvas.centre(words.DONE, 64, 10)
        else:
            width = canvas.measure(words.PRESS) + canvas.measure(KEYS[check.key]) + 8
            canvas.text(KEYS[check.key], canvas.text(words.PRESS, 64 - width // 2, 10) + 6, 10)
        canvas.use(canvas.small)
        for key in range(COUNT):
            self._draw_key(canvas, key, check.results[key], key * 32)
        if check.is_over:
            footer(canvas, words.GO_ON, words.GO_ON)
        else:
            canvas.number(check.seconds, canvas.text(words.SKIPPED_IN, 31, 56) + 3, 56)

    def _draw_key(self, canvas, key, result, x):
        """Draw a key and the milliseconds it bounces, or a cross where something is wrong."""
        frame = canvas.frame
        frame.rect(x + 1, 29, 30, 22, 1)
        canvas.centre(KEYS[key], x + 16, 32)
        if result < WRONG:
            canvas.number_right(result, x + 15, 41)
            canvas.text(words.MS, x + 17, 41)
        elif key == self._check.key:
            frame.fill_rect(x + 4, 43, 24, 4, 1)
        elif result != WAITING:
            frame.line(x + 13, 41, x + 19, 47, 1)
            frame.line(x + 13, 47, x + 19, 41, 1)


class DisplayScreen(Step):
    """Pictures over the whole glass, then the question."""

    kind = DisplayCheck
    part = "display"
    following = KeysScreen

    def draw(self, canvas):
        """Draw a picture, or ask."""
        if self._check.pattern < PATTERNS:
            self._check.draw(canvas.frame)
            return
        header(canvas, SELF_TEST)
        canvas.use(canvas.large)
        canvas.centre(words.DISPLAY_1, 64, 11)
        canvas.use(canvas.small)
        canvas.centre(words.DISPLAY_2, 64, 32)
        canvas.centre(words.DISPLAY_3, 64, 42)
        footer(canvas, words.YES_ALL, words.NO)
