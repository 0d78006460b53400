"""A simulated board: real MicroPython, real littlefs in a file, a serial line.

    with VirtualBoard(Path("board.flash")) as board:
        print(board.address)

It runs in a thread of its own. Pulling its battery ends the interpreter at that instant; what is
on flash stays.
"""

import errno
import os
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pins
from host_tools.closable import Closable
from host_tools.flash.chip import Cut, Image, Operation
from host_tools.flash.volume import Volume
from host_tools.micropython_vm.node_process import check_package
from host_tools.simulated.world import PowerCut
from host_tools.terminal.fingers import GPIOS
from host_tools.virtual_board.flash_desk import FlashDesk
from host_tools.virtual_board.flash_file import FlashFile, FlashTrouble, LastingChip
from host_tools.virtual_board.interpreter import Interpreter
from host_tools.virtual_board.serial_line import SerialLine

_END_S = 5.0
_TAP_MS = 60
_AFTER_MS = 260  # a transition to another screen is over by then
_LOOK_S = 0.002
_MOST_CRASHES = 5  # of the interpreter, which has less room than the heap of a hungry program
_MOST_SAID = 65536  # bytes that are remembered
_MOST_RANDOM = 4096
_STOP = b"\x03"
_POWER_ON = 1  # why the chip started, as its module `machine` has it
_CRASHED = b"\r\nThe interpreter crashed and is restarted.\r\n"


class VirtualBoard(Closable):
    """`picture` and `lights` are what can be seen. `hurry` lets no sleep take any time."""

    def __init__(self, flash: Path, line: Path | None = None, *, hurry: bool = False) -> None:
        self._line = SerialLine(line)
        self._line.when_stopped = self._stop_program
        try:
            self._flash = FlashFile(flash)
        except FlashTrouble:
            self._line.close()
            raise
        self._hurry = hurry
        self._node: Interpreter | None = None
        self._stops = 0  # Ctrl-Cs that were given to the interpreter
        self._thread: threading.Thread | None = None
        self._keys: list[tuple[int, bool, int]] = []  # pin, whether down, after how many ms
        self._clock_us = 0  # of the board
        self._began = monotonic()
        self.picture = bytes(1024)
        self.lights = b""
        self.said = b""  # on the serial line since power-on
        try:
            self.power_on()
        except BaseException:
            self.close()
            raise

    @property
    def address(self) -> str:
        """Return the address of the serial line."""
        return self._line.address

    @property
    def is_on(self) -> bool:
        """Tell whether the interpreter runs."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def image(self) -> Image:
        """Return what the flash holds now."""
        return self._chip.image

    @property
    def operations(self) -> list[Operation]:
        """Return what was done to the flash since power-on."""
        return self._chip.tape

    def power_on(self, cut: Cut | None = None) -> None:
        """Start the board from its flash. A `cut` ends it within an operation of the flash."""
        check_package()
        self._chip = LastingChip(self._flash, cut)
        volume = Volume(self._chip)
        try:
            _ = volume.format() if self._flash.is_erased else volume.mount()
        except OSError:
            raise FlashTrouble(
                f"{self._flash.path} holds no files of a board: delete it, or name another with"
                " --flash."
            ) from None
        self._is_pulled = False
        self._cause = _POWER_ON
        self._desk = FlashDesk(volume)
        self._orders = self._desk.orders | {"begin": self._begin, "random": _random}
        self._start_interpreter()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def pull_battery(self) -> None:
        """End everything now."""
        self._is_pulled = True
        if self._node is not None:
            self._node.kill()
            self._line.ring()
            assert self._thread is not None
            self._thread.join(_END_S)
            self._node.close()
            self._node = None
        self._line.hang_up()
        self.picture, self.lights, self.said = bytes(1024), b"", b""

    def close(self) -> None:
        """Pull the battery, give back the port and the file."""
        self.pull_battery()
        self._line.close()
        self._flash.close()

    def touch(self, key: str, is_down: bool) -> None:
        """Put a finger on a key, or take it off."""
        self._keys.append((GPIOS[key], is_down, 0))
        self._line.ring()

    def tap(self, key: str, hold_ms: int = _TAP_MS) -> None:
        """Press a key for some time of the board's own clock, which begins now."""
        self._keys += [(GPIOS[key], True, 0), (GPIOS[key], False, hold_ms)]
        self._line.ring()
        self.wait_until(lambda: not self._keys)

    def press(self, *keys: str, hold_ms: int = _TAP_MS) -> None:
        """Press keys, one after the other, and let each take effect on an app that runs."""
        for key in keys:
            self.tap(key, hold_ms)
            self.settle(hold_ms + _AFTER_MS)

    def settle(self, ms: int = _AFTER_MS) -> None:
        """Let some time of the board's own clock pass."""
        end_us = self._clock_us + ms * 1000
        self.wait_until(lambda: self._clock_us >= end_us)

    def wait_until(self, is_so: Callable[[], bool], timeout_s: float = 60.0) -> None:
        """Wait for something that the board does; raise TimeoutError when it does not."""
        end = monotonic() + timeout_s
        while not is_so():
            if monotonic() > end or not self.is_on:
                raise TimeoutError(f"The board is stuck. It said: {self.said[-500:]!r}")
            sleep(_LOOK_S)

    def _serve(self) -> None:
        """Answer the interpreter's questions until its power goes."""
        crashes = 0
        try:
            while crashes < _MOST_CRASHES:
                assert self._node is not None
                wants_reset = self._talk(self._node)
                if self._is_pulled:
                    break
                if not wants_reset:
                    crashes += 1
                    self._line.send(_CRASHED)
                self._start_interpreter()
        except PowerCut:
            assert self._node is not None
            self._node.kill()
        finally:
            self._line.hang_up()

    def _talk(self, node: Interpreter) -> bool:
        """Answer until the interpreter is gone; tell whether it asked to be reset."""
        try:
            while question := node.question(self._line):
                if question.get("do") == "reset":
                    self._cause = int(question.get("cause", _POWER_ON))
                    node.close()
                    return True
                node.answer(self._answer(question))
        except (OSError, ValueError):
            pass  # it went between question and answer
        return False

    def _answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Return what is asked for. Whoever has the board may ask anything, sense or nonsense."""
        try:
            if question["do"] == "wait":
                return self._wait(question)
            if question["do"] == "say":
                self._say(bytes.fromhex(question["bytes"]))
                return {}
            return {"result": self._orders[question["do"]](*question["with"])}
        except OSError as error:
            return {"errno": error.errno}
        except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
            return {"errno": errno.EINVAL}

    def _say(self, data: bytes) -> None:
        self.said = (self.said + data)[-_MOST_SAID:]
        self._line.send(data)

    def _start_interpreter(self) -> None:
        if self._node is not None:
            self._node.close()
        self._stops = 0
        self._node = Interpreter()

    def _stop_program(self) -> None:
        """A Ctrl-C has come that the interpreter may have no time to ask for."""
        if self._node is not None:
            self._node.stop_program(self._stops + self._line.waiting.count(_STOP))

    def _wait(self, question: dict[str, Any]) -> dict[str, Any]:
        """Wait for time to pass, or for something that ends the wait earlier."""
        if "picture" in question:
            self.picture = bytes.fromhex(question["picture"])
            self.lights = bytes.fromhex(question["lights"])
        self._clock_us = question.get("us", self._clock_us)
        ms = question["ms"]
        has_clock = "us" in question  # else the prompt waits, which has no keys
        is_short = self._hurry and has_clock
        is_due = has_clock and bool(self._keys)
        data = self._line.take(None if ms < 0 else 0 if is_short or is_due else ms / 1000)
        self._stops += data.count(_STOP)
        keys = self._keys if has_clock else []
        if has_clock:
            self._keys = []
        us = question["us"] + ms * 1000 if is_short else self._elapsed_us()
        return {"bytes": data.hex(), "keys": keys, "us": us}

    def _elapsed_us(self) -> int:
        return int((monotonic() - self._began) * 1_000_000)

    def _begin(self) -> dict[str, Any]:
        """Start the chip's clock anew, as each reset does; a soft one leaves no file open."""
        self._desk.close_all()
        self._began = monotonic()
        today = date.today()
        day = [today.year, today.month, today.day]
        return {"leds": pins.LEDS, "date": day, "cause": self._cause}


def _random(count: int) -> str:
    if not 0 <= count <= _MOST_RANDOM:
        raise ValueError
    return os.urandom(count).hex()
