"""The device in the page: switched on, moved forward, looked at and tormented by its script.

The script calls the functions below with numbers and text. There is one device at a time, as the
interpreter is one; pulling the battery ends the interpreter.
"""

import gc
import json
from binascii import hexlify, unhexlify

from drivers.entropy import EntropyGate
from drivers.verdict import TRUE
from engine.chance import DICE
from host_tools.browser.inside.page_disk import PageDisk
from host_tools.browser.inside.page_fingers import PageFingers
from host_tools.simulated.game_log import Log
from host_tools.simulated.session import Session
from host_tools.simulated.world import OLED_ADDRESS
from storage.saves import Saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_KEEP = 1  # what `advance` tells: the flash changed, and nothing may be shown before it is kept
_LOOK = 2  # something was sent to the display or the lights
_DIVIDER = 2  # the two resistors between the cell and its pin
_NACKS = 3


class PageSession(Session):
    """A session whose secrets come from the browser, through the firmware's own tests."""

    def __init__(self, disk: PageDisk, random: "Callable[[int], str]") -> None:
        super().__init__(disk)
        self._gate = EntropyGate(lambda count: unhexlify(random(count)), _no_radio, self._ticks)

    def draw_secret(self) -> "tuple[bytes, bool]":
        """Return 32 secret bytes, and whether they are truly random."""
        secret, verdict = self._gate.draw()
        return secret, verdict == TRUE

    def entropy_source(self) -> "tuple[int, bytes]":
        """Return the verdict on the browser's generator now."""
        return self._gate.draw()[1], b"the browser's generator"

    def _ticks(self) -> int:
        return self.world.elapsed_us & 0x3FFFFFFF


class PageBoard:
    """One device from power-on to power-off."""

    def __init__(self, files: str, random: "Callable[[int], str]") -> None:
        self.disk = PageDisk()
        self.disk.load(files)
        self.session = PageSession(self.disk, random)
        self.world = self.session.world
        self.fingers = PageFingers(self.world)
        self._sent = -1
        self._writes = -1

    def boot(self, year: int, month: int, day: int) -> None:
        """Switch it on, on that day. The first picture comes by `advance`."""
        self.world.date = (year, month, day)
        self.session.boot()

    def advance(self, to_ms: int) -> int:
        """Let the device go on to a time, but not past a change of its flash."""
        world, step, disk = self.world, self.session.step, self.disk
        end_us = to_ms * 1000
        while world.elapsed_us < end_us and not disk.touched:
            step()
        return (_KEEP if disk.touched else 0) | (_LOOK if self._has_news() else 0)

    def now(self) -> int:
        """Return the device's own time in milliseconds."""
        return self.world.elapsed_us // 1000

    def percent(self) -> int:
        """Return the charge that the firmware has measured."""
        return int(self.session.app.battery.percent)

    def finger(self, key: str, is_down: bool, at_ms: int) -> int:
        """Let a key go down or up at a time of the device's clock; return the time it will."""
        return self.fingers.move(key, is_down, at_ms)

    def take_changes(self) -> str:
        """Return what changed on the flash, as JSON; it is forgotten here."""
        return self.disk.take_changes()

    def face(self) -> str:
        """Return what is to be seen, as JSON."""
        is_there = OLED_ADDRESS in self.world.bus.addresses()
        picture = self.session.picture() if is_there else bytes(1024)
        face = face_of(picture, self.session.lights(), self.world.chip.contrast)
        return face[:-1] + ", " + json.dumps(self._to_hear())[1:]

    def _to_hear(self) -> "dict[str, int | bool]":
        """Return what the page may sound: how far the dice are, and whether the game is over."""
        game = self.session.app.game.playing
        if game is None or not game.table.has_begun:
            return {"rolls": 0, "isOver": False}
        state = game.table.state
        return {"rolls": state.chance.positions[DICE], "isOver": game.play.RULES.is_over(state)}

    def figures(self) -> str:
        """Return what the workbench counts, as JSON."""
        world = self.world
        return json.dumps(
            {
                "heap": gc.mem_alloc(),  # type: ignore[attr-defined]
                "bus_bytes": world.bus.bytes_sent,
                "bus_transfers": world.bus.transfers,
                "light_writes": world.strip_writes,
                "lights": hexlify(self.session.lights()).decode(),
                "contrast": world.chip.contrast,
                "battery_mv": world.battery_uv * _DIVIDER // 1000,
                "percent": self.session.app.battery.percent,
                "screen": self.session.screen,
                "ms": self.now(),
            }
        )

    def adopt(self, log: str, secret: str) -> str:
        """Put a game on the flash, to be found at the next start; return why not, or ""."""
        saves = Saves(self.disk)
        if not saves.has_room():
            return "There is no room for another game: delete a saved one first."
        book = Log(unhexlify(log))
        for serial in saves.serials():
            if saves.journal(serial).secret() == unhexlify(secret):
                return "This game is on the device already."
        book.secret = unhexlify(secret)
        book.lay_on_flash(self.disk, len(book.lines))
        return ""

    def suffer(self, fault: str, value: int) -> None:
        """Let something go wrong, or well again."""
        if fault == "display":
            self._plug(not value)
        elif fault == "nack":
            self.world.bus.nacks_to_come = _NACKS
        elif fault == "bounce":
            self.fingers.has_bounce = bool(value)
        elif fault == "battery":
            self.world.battery_uv = value * 1000 // _DIVIDER
        elif fault == "lights":
            self.world.strips_fail = bool(value)
        elif fault == "full":
            self.disk.is_full = bool(value)

    def _plug(self, is_plugged: bool) -> None:
        if is_plugged:
            self.world.bus.plug(OLED_ADDRESS, self.world.chip)
        else:
            self.world.bus.unplug(OLED_ADDRESS)
        self._sent = -1  # the glass changes without a byte on the bus

    def _has_news(self) -> bool:
        sent, writes = self.world.bus.bytes_sent, self.world.strip_writes
        is_new = sent != self._sent or writes != self._writes
        self._sent, self._writes = sent, writes
        return is_new


def face_of(picture: bytes, lights: bytes, contrast: int) -> str:
    """Return a picture and lights as JSON."""
    return json.dumps(
        {
            "picture": hexlify(picture).decode(),
            "contrast": contrast,
            "lights": hexlify(lights).decode(),
        }
    )


def _no_radio(_is_on: bool) -> None:
    """The browser's generator needs no noise from a radio."""
