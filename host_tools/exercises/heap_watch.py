"""Lets a handheld go on with the heap locked, and says which part of a round allocated.

Only MicroPython can lock its heap, so only there can this module be used.
"""

from drivers.keys import SAMPLE_MS
from host_tools.exercises.quiet import FRAME_MS, QuietHandheld
from micropython import heap_lock, heap_unlock
from ui.lights import CALM, DARK, FULL, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

DIALECTS = (FULL, CALM, WHITE, DARK)
# Every phase of every rhythm, on both sides of the wrap.
LIGHT_TIMES = tuple(
    [phase * 61 for phase in range(40)] + [0x3FFFFFFF - phase * 127 for phase in range(20)]
)

FRAME = "a frame"
KEY_POLL = "a key poll"
LIGHTS = "an LED animation"
_PAGES_BYTES = 8 * (7 + 128)


def allocates(call: "Callable", *arguments: object) -> bool:
    """Tell whether a call needs the heap. The list of arguments itself needs none."""
    heap_lock()
    try:
        call(*arguments)
    except MemoryError:
        return True
    finally:
        heap_unlock()
    return False


class HeapWatch:
    """`found` has a sentence for each finding; `checked` and `guilty` count by kind."""

    def __init__(self, handheld: QuietHandheld) -> None:
        self._handheld = handheld
        self._app = handheld.app
        self._board = handheld.board
        self.found: list[str] = []
        self.checked = {FRAME: 0, KEY_POLL: 0, LIGHTS: 0}
        self.guilty = {FRAME: 0, KEY_POLL: 0, LIGHTS: 0}
        self.last_action = "boot"

    def frame(self) -> None:
        """Do what `QuietHandheld.frame` does.

        It may allocate at human speed only: when it takes a key, or shows what was put off then.
        """
        handheld = self._handheld
        keys = self._board.keys
        for _ in range(FRAME_MS // SAMPLE_MS):
            handheld.pass_time(SAMPLE_MS)
            self._check(KEY_POLL, keys.sample, handheld.now)
        if keys._head != keys._tail or self._app._stage.stack.coming is not None:
            self._app.step(handheld.now)
        else:
            self._check_frame()

    def look_closely(self) -> None:
        """Do an idle round, a full redraw and the lights in all dialects."""
        self._app.step(self._handheld.now)
        while self._app._stage.stack.coming is not None:
            self._app.step(self._handheld.now)
        self._check_frame()
        self._app._stage.stack.is_stale = True
        self._check_frame()
        self._send_everything()
        self._animate()

    def _send_everything(self) -> None:
        oled = self._board.oled
        sent = self._board.bus.bytes_sent
        for i in range(len(oled.glass)):
            oled.glass[i] = oled._buf[i] ^ 0xFF
        self._check(FRAME, oled.show)
        assert self._board.bus.bytes_sent - sent == _PAGES_BYTES

    def _animate(self) -> None:
        lights = self._app._lights
        before = lights.dialect
        for dialect in DIALECTS:
            lights.dialect = dialect
            for now in LIGHT_TIMES:
                self._check(LIGHTS, lights.step, now)
        lights.dialect = before

    def _check_frame(self) -> None:
        if not self._check(FRAME, self._app.step, self._handheld.now):
            self._narrow_down()

    def _check(self, what: str, call: "Callable", *arguments: object) -> bool:
        self.checked[what] += 1
        if not allocates(call, *arguments):
            return True
        self.guilty[what] += 1
        self._note(what)
        return False

    def _narrow_down(self) -> None:
        """Try the parts of a round one by one: a locked heap keeps no traceback."""
        now = self._handheld.now
        stage = self._app._stage
        screen = self._app.screen
        for what, call, arguments in (
            ("its update", screen.update, (now,)),
            ("its draw", screen.draw, (stage._canvas,)),
            ("its paint", screen.paint, (self._app._lights, now)),
            ("the picture with its banner", stage._draw, ()),
            ("the ring", stage._follow_ring, (now,)),
            ("the transition", stage._send, (now,)),
        ):
            if allocates(call, *arguments):
                self._note(what)

    def _note(self, what: str) -> None:
        screen = type(self._app.screen).__name__
        sentence = "%s: %s allocates, after %s" % (screen, what, self.last_action)
        if sentence not in self.found:
            self.found.append(sentence)
