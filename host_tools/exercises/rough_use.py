"""A device in rough hands: keys at random, loose wires, a full flash, the battery pulled.

What happens is a list of words, so that whatever breaks the device can be told and played
again. Words for keys end in a key's letter: U, D, O or B (UP, DOWN, OK, BACK).

    tO qDOO    tap: a step after each event; taps that wait in the ring together
    hO lO rU   hold; hold long; hold until it repeats
    pO PO cUO  tap, hold, and tap two at once, by the pins, the timer and the real times
    w40 z60000 let so many milliseconds pass; let the clock leap as far
    nack jam unplug plug      the next three transfers fail; SDA is held; the display is pulled
    dark flat full free       the LEDs cannot be driven; no cell; flash without room; with room
    rot cut cutB cutx         spoil the settings; pull the battery and boot: plainly, with a
                              key held down, or without display, LEDs and cell
    home       press BACK until the launcher shows: that must take few presses
    glass      heal the bus: soon the glass must show what was drawn

Events in words of the first two lines go straight into the ring; all else is as in real life.
"""

import pins
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from host_tools.simulated.text_art import to_text
from host_tools.simulated.world import OLED_ADDRESS, PowerCut
from key import HOLD, LONG, PRESS, RELEASE, REPEAT, TAP

KEYS = "UDOB"

_GPIOS = (pins.KEY_UP, pins.KEY_DOWN, pins.KEY_OK, pins.KEY_BACK)
_GESTURES = {
    "t": (PRESS, TAP),
    "q": (PRESS, TAP),
    "h": (PRESS, HOLD, RELEASE),
    "l": (PRESS, HOLD, LONG, RELEASE),
    "r": (PRESS, REPEAT, REPEAT, HOLD, REPEAT, RELEASE),
}
_BY_PINS = {"p": 50, "P": 650, "c": 50}  # milliseconds that the keys are down
_RING_MASK = 63
_MOST_BACKS = 8 + 9  # a name that is half typed goes letter by letter
_CELL_UV = 1_920_000
_HEALED_MS = 1400  # two tries of the board to find the display, and the picture


class Broken(Exception):
    """The device did what it must never do. The text is a sentence."""


_ASKING = ("DisplayScreen", "KeysScreen", "LightsScreen")


class RoughUse:
    """One device and its disk. `done` counts words, `events` what came out of the ring."""

    def __init__(self) -> None:
        self._disk = SimDisk()
        self._boots = 0
        self._last_screen = ""
        self.done = 0
        self.events = 0
        self.screens: dict[str, int] = {}
        self._boot("")

    def play(self, script: str) -> None:
        """Do what the words say; raise Broken at the first that breaks the device."""
        for word in script.split():
            self._do(word)
            self._check(word)
            self.done += 1

    def _do(self, word: str) -> None:
        kind = word[0]
        if word in _HAPPENINGS:
            _HAPPENINGS[word](self)
        elif word[1:].isdigit():
            _TIMES[kind](self, int(word[1:]))
        elif kind in _GESTURES or kind in _BY_PINS:
            self._use_keys(kind, word[1:])
        else:
            raise ValueError("there is no word %s" % word)

    def _check(self, word: str) -> None:
        if self._session.app is not self._app:
            raise Broken("%s crashed the %s" % (word, self._last_screen))
        if self._keys.dropped:
            raise Broken("%s overran the ring of key events" % word)
        self._last_screen = self._session.screen
        self.screens[self._last_screen] = self.screens.get(self._last_screen, 0) + 1

    def _boot(self, wrong: str) -> None:
        """Switch on; `wrong` is a key that is down, or x for parts that are missing."""
        self._boots += 1
        self._session = Session(self._disk, b"rough %d" % self._boots)
        self._world = self._session.world
        if wrong == "x":
            self._world.bus.unplug(OLED_ADDRESS)
            self._world.strips_fail = True
            self._world.battery_uv = 0
        elif wrong:
            self._world.press(_GPIOS[KEYS.index(wrong)])
        self._session.boot()
        for gpio in _GPIOS:
            self._world.release(gpio)
        self._app = self._session.app
        self._keys = self._session.device.board.keys
        self._last_screen = self._session.screen

    def _use_keys(self, kind: str, letters: str) -> None:
        before = self._keys._head
        if kind in _BY_PINS:
            self._press_pins(letters, _BY_PINS[kind])
        else:
            for letter in letters:
                self._put(KEYS.index(letter), _GESTURES[kind], kind != "q")
            self._session.device.step()
        self.events += (self._keys._head - before) & _RING_MASK

    def _put(self, key: int, kinds: "tuple[int, ...]", has_steps: bool) -> None:
        for kind in kinds:
            self._keys.put(kind | key, self._world.ticks_ms())
            if has_steps:
                self._session.device.step()

    def _press_pins(self, letters: str, duration_ms: int) -> None:
        for letter in letters:
            self._world.press(_GPIOS[KEYS.index(letter)])
        self._session.run(duration_ms)
        for letter in letters:
            self._world.release(_GPIOS[KEYS.index(letter)])
        self._session.run(30)

    def _wait(self, duration_ms: int) -> None:
        self._session.run(duration_ms)

    def _leap(self, duration_ms: int) -> None:
        self._world.leap_us(duration_ms * 1000)
        self._session.device.step()

    def _nack(self) -> None:
        self._world.bus.nacks_to_come = 3

    def _unplug(self) -> None:
        self._world.bus.unplug(OLED_ADDRESS)

    def _plug(self) -> None:
        self._world.bus.plug(OLED_ADDRESS, self._world.chip)

    def _dark(self) -> None:
        self._world.strips_fail = True

    def _flat(self) -> None:
        self._world.battery_uv = 0 if self._world.battery_uv else _CELL_UV

    def _set_full(self) -> None:
        self._disk.is_full = True

    def _set_free(self) -> None:
        self._disk.is_full = False

    def _rot(self) -> None:
        """Flip a bit in every file, as worn flash does."""
        for name, data in self._disk.files.items():
            spoiled = bytearray(data)
            if spoiled:
                spoiled[self.done % len(spoiled)] ^= 1 << self.done % 8
            self._disk.files[name] = bytes(spoiled)

    def _cut(self, wrong: str = "") -> None:
        """Pull the battery within the next milliseconds, wherever the firmware is then."""
        self._world.after(self.done % 12, _pull)
        try:
            self._session.run(20)
        except PowerCut:
            pass
        self._boot(wrong)

    def _go_home(self) -> None:
        for _ in range(_MOST_BACKS):
            if self._session.screen == "Launcher":
                return
            # What asks for keys, as the self-test does, is left by holding BACK.
            self._use_keys("h" if self._session.screen in _ASKING else "t", "B")
        if self._session.screen != "Launcher":
            raise Broken("BACK does not lead out of the %s" % self._session.screen)

    def _look_at_glass(self) -> None:
        bus = self._world.bus
        bus.nacks_to_come = 0
        if OLED_ADDRESS not in bus._chips:
            self._plug()
        self._use_keys("t", "B")  # a sleeping device wakes
        self._session.run(_HEALED_MS)
        oled = self._session.device.board.oled
        drawn = rotated(oled._buf) if oled.is_flipped else bytes(oled._buf)
        if self._session.picture() != drawn:
            print(to_text(self._session.picture()))
            raise Broken("the glass does not show what was drawn")


def rotated(picture: "bytes | bytearray") -> bytes:
    """Return a picture turned by 180 degrees."""
    turned = bytearray(len(picture))
    for i in range(len(picture)):
        byte = picture[len(picture) - 1 - i]
        for bit in range(8):
            turned[i] |= (byte >> bit & 1) << (7 - bit)
    return bytes(turned)


def _pull() -> None:
    raise PowerCut


_TIMES = {"w": RoughUse._wait, "z": RoughUse._leap}
_HAPPENINGS = {
    "nack": RoughUse._nack,
    "jam": lambda use: use._world.bus.jam(),
    "unplug": RoughUse._unplug,
    "plug": RoughUse._plug,
    "dark": RoughUse._dark,
    "flat": RoughUse._flat,
    "full": RoughUse._set_full,
    "free": RoughUse._set_free,
    "rot": RoughUse._rot,
    "cut": RoughUse._cut,
    "cutx": lambda use: use._cut("x"),
    "cutU": lambda use: use._cut("U"),
    "cutD": lambda use: use._cut("D"),
    "cutO": lambda use: use._cut("O"),
    "cutB": lambda use: use._cut("B"),
    "home": RoughUse._go_home,
    "glass": RoughUse._look_at_glass,
}
