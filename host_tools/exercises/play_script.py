"""Play scripts: what somebody does with the device, one action a line, on both interpreters.

    boot                  switch it on
    open NAME             open a game from the launcher of a new device
    press OK DOWN         tap keys, one after the other
    until EndScreen OK    tap a key until that screen shows: chance decides how often
    hold BACK 700         keep a key down for so many milliseconds
    down OK               put a finger on a key and leave it there ...
    up OK                 ... until it is taken off
    wait 500              let so many milliseconds pass
    frame NAME Caption    look at the glass; a frame with a caption gets a picture
    lights ##......       look at the lights: lit or dark
    battery 3600          let the cell have so many millivolts
    unplug, plug          pull the display off its bus, put it back
    full, free            fill the flash up, make room again
    cut                   pull the battery; the flash keeps what it has
    spoil g0001/000       change one bit of a file on the flash
    # words               a comment

A line begins with its verb; empty lines are skipped.
"""

import pins
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import keys_to
from host_tools.simulated.world import OLED_ADDRESS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GPIOS: "dict[str, int]" = {
    "UP": pins.KEY_UP,
    "DOWN": pins.KEY_DOWN,
    "OK": pins.KEY_OK,
    "BACK": pins.KEY_BACK,
}

_LIT = "#"
_DARK = "."
_DIVIDER = 2
_FREE_BYTES = 100_000
# Dice come from numbers that run: a game opens in the same time wherever it stands on the shelf.
_OPEN_MS = 298
_QUICK_MS = 20
_NAME_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_"


class ScriptError(Exception):
    """A script that cannot be played, or a device that does not do what it says.

    The text is a sentence with the script's name and the line's number.
    """


class Frame:
    """What `frame` saw."""

    def __init__(self, name: str, caption: str, picture: bytes, lights: bytes) -> None:
        self.name = name
        self.caption = caption
        self.picture = picture
        self.lights = lights


class PlayScript:
    """One script. `play` does it; `name` is how messages call it; `hand` makes each session."""

    def __init__(
        self, name: str, text: str, hand: "Callable[[SimDisk], Session]" = Session
    ) -> None:
        self.name = name
        self.text = text
        self._line = 0
        self._disk = SimDisk()
        self._hand = hand
        self._session = hand(self._disk)

    def play(self) -> "Iterator[Frame]":
        """Do line after line, and yield a Frame for each `frame`."""
        for line in self.text.split("\n"):
            self._line += 1
            words = line.split()
            if words and not words[0].startswith("#"):
                frame = self._do(words[0], words[1:])
                if frame is not None:
                    yield frame

    def complain(self, sentence: str) -> "ScriptError":
        """Return an error that says where in the script we are."""
        return ScriptError("%s.play, line %d: %s" % (self.name, self._line, sentence))

    def _do(self, verb: str, words: "list[str]") -> "Frame | None":
        if verb not in _VERBS:
            raise self.complain("there is no verb %s." % verb)
        action, fewest, most = _VERBS[verb]
        if not fewest <= len(words) <= most:
            raise self.complain("%s takes %s." % (verb, _count(fewest, most)))
        return action(self, words)

    def _boot(self, _words: "list[str]") -> None:
        self._session.boot()
        # The one thing on a screen that no two interpreters agree on.
        self._session.app.free_memory = _free_memory

    def _press(self, words: "list[str]") -> None:
        for word in words:
            self._gpio(word)
            self._running().press(word)

    def _open(self, words: "list[str]") -> None:
        from games import catalogue

        if words[0] not in catalogue.names():
            raise self.complain("there is no game %s." % words[0])
        session = self._running()
        left_ms = _OPEN_MS
        for key in keys_to(words[0]):
            session.world.press(GPIOS[key])
            session.run(_QUICK_MS)
            session.world.release(GPIOS[key])
            session.run(_QUICK_MS)
            left_ms -= 2 * _QUICK_MS
        session.run(left_ms)

    def _until(self, words: "list[str]") -> None:
        screen, key = words
        for _ in range(_MOST_TAPS):
            if self._running().screen == screen:
                return
            self._press([key])
            self._session.settle()
        raise self.complain("no %s comes." % screen)

    def _hold(self, words: "list[str]") -> None:
        self._gpio(words[0])
        self._running().hold(words[0], self._number(words[1]))

    def _down(self, words: "list[str]") -> None:
        self._session.world.press(self._gpio(words[0]))

    def _up(self, words: "list[str]") -> None:
        self._session.world.release(self._gpio(words[0]))

    def _wait(self, words: "list[str]") -> None:
        self._running().run(self._number(words[0]))

    def _frame(self, words: "list[str]") -> "Frame":
        for letter in words[0]:
            if letter not in _NAME_LETTERS:
                raise self.complain("a frame's name has small letters, digits and _ only.")
        session = self._running()
        caption = " ".join(words[1:])
        return Frame(words[0], caption, session.picture(), session.lights())

    def _lights(self, words: "list[str]") -> None:
        grb = self._running().lights()
        lit = ""
        for at in range(0, len(grb), 3):
            lit += _LIT if grb[at] or grb[at + 1] or grb[at + 2] else _DARK
        if lit != words[0]:
            raise self.complain("the lights are %s, not %s." % (lit, words[0]))

    def _battery(self, words: "list[str]") -> None:
        self._session.world.battery_uv = self._number(words[0]) * 1000 // _DIVIDER

    def _unplug(self, _words: "list[str]") -> None:
        self._session.world.bus.unplug(OLED_ADDRESS)

    def _plug(self, _words: "list[str]") -> None:
        self._session.world.bus.plug(OLED_ADDRESS, self._session.world.chip)

    def _full(self, _words: "list[str]") -> None:
        self._disk.is_full = True

    def _free(self, _words: "list[str]") -> None:
        self._disk.is_full = False

    def _spoil(self, words: "list[str]") -> None:
        data = bytearray(self._disk.read(words[0]) or b"")
        if not data:
            raise self.complain("there is no file %s." % words[0])
        data[len(data) // 2] ^= 1
        self._disk.replace(words[0], data)

    def _cut(self, _words: "list[str]") -> None:
        self._session = self._hand(self._disk)

    def _running(self) -> "Session":
        if self._session.device is None:
            raise self.complain("the device is off: boot comes first.")
        return self._session

    def _gpio(self, name: str) -> int:
        if name not in GPIOS:
            raise self.complain("there is no key %s." % name)
        return GPIOS[name]

    def _number(self, word: str) -> int:
        if not word.isdigit():
            raise self.complain("%s is not a number." % word)
        return int(word)


def _free_memory() -> int:
    return _FREE_BYTES


def _count(fewest: int, most: int) -> str:
    """Return how many words a verb takes, in words."""
    if most == 0:
        return "nothing after it"
    if fewest == most:
        return "%d word%s after it" % (fewest, "" if fewest == 1 else "s")
    return "at least %d word%s after it" % (fewest, "" if fewest == 1 else "s")


_MANY = 99
_MOST_TAPS = 400

# Verb: what it does, the fewest and the most words after it.
_VERBS = {
    "boot": (PlayScript._boot, 0, 0),
    "open": (PlayScript._open, 1, 1),
    "press": (PlayScript._press, 1, _MANY),
    "until": (PlayScript._until, 2, 2),
    "hold": (PlayScript._hold, 2, 2),
    "down": (PlayScript._down, 1, 1),
    "up": (PlayScript._up, 1, 1),
    "wait": (PlayScript._wait, 1, 1),
    "frame": (PlayScript._frame, 1, _MANY),
    "lights": (PlayScript._lights, 1, 1),
    "battery": (PlayScript._battery, 1, 1),
    "unplug": (PlayScript._unplug, 0, 0),
    "plug": (PlayScript._plug, 0, 0),
    "full": (PlayScript._full, 0, 0),
    "free": (PlayScript._free, 0, 0),
    "cut": (PlayScript._cut, 0, 0),
    "spoil": (PlayScript._spoil, 1, 1),
}
