"""Composition root: builds the board and the app on it, and runs the one loop."""

import gc
import sys

import modules
from app import App
from board import Board
from console import serial_console
from micropython import const
from ticks import since

_DATA = "/data"
_COLLECT_AFTER = 16_384  # bytes: sooner than the heap is full, so that holes stay together
_POOL = "/pool"  # no backup holds it: a pool put back would be drawn from twice
_CRASHES = "safe_mode.crashes"
_WELL_MS = const(60_000)
_HANG_MS = const(60_000)  # longer than flash ever takes, however much is deleted or read
_PAUSE_MS = const(3_600_000)  # an hour for an update, a backup, a programmer
_SAFE = "Zonekeeper is in safe mode"
_STARTED = "Zonekeeper runs"  # on the serial line, for whoever has just installed it


class Device:
    """Board and app as one thing that goes forward step by step. What crashes is contained.

    After a crash the app starts anew, and says so; after some in a row, what is left.
    """

    def __init__(self, board):
        self.board = board
        self.app = App(board)
        self._crashes = 0  # in a row
        self._watched_from = 0  # a minute without a crash, and all is well; -1 after that

    def begin(self):
        """Start the parts and show the first screen."""
        self.board.begin()
        try:
            self.start(b"")
        except Exception as error:
            self._contain(error)

    def start(self, sentence):
        """Start the app, after a crash with a sentence."""
        self._watched_from = now = self.board.now()
        if self.app is None:
            self.app = App(self.board)
        self.app.begin(now)
        if sentence:
            self.app.say(sentence, now)

    def step(self):
        """Do one round."""
        try:
            now = self.board.now()
            self.board.tend(now)
            self.app.step(now)
            self.board.rest()
            if self._watched_from >= 0 and since(now, self._watched_from) >= _WELL_MS:
                self._crashes = 0
                self._watched_from = -1
                modules.borrow(_CRASHES).all_is_well(self.board.pool_disk)
        except Exception as error:
            self._contain(error)

    def _contain(self, error):
        self.app = None  # there may be no memory left
        modules.forget_late()
        gc.collect()
        self._crashes = modules.borrow(_CRASHES).contain(self, error, self._crashes)


running: list = []  # the device and its console, from `main` on


def main():
    """Run until the power goes, or until a computer at the cable asks for the board."""
    from storage.disk import Disk

    gc.threshold(_COLLECT_AFTER)
    pool = Disk(_POOL)
    if modules.borrow(_CRASHES).is_broken(pool):
        safe = modules.borrow("safe_mode.screen").SafeMode(pool)
        print(_SAFE)
        _loop(safe, safe.watch, serial_console())
        return
    _start(pool, Disk)
    print(_STARTED)
    run()


def _start(pool, disk):
    """Start the app. One that cannot be started counts as crashed, and is tried again."""
    draw_noise(pool)
    try:
        modules.borrow("storage.recovery").recover(_DATA)
        running[:] = Device(Board(disk(_DATA), pool)), serial_console()
        running[0].begin()
    except Exception as error:
        _give_up(pool, error)


def _give_up(pool, error):
    """Note what even a device could not contain, and start anew."""
    sys.print_exception(error)
    crashes = modules.borrow(_CRASHES)
    crashes.note(pool, crashes.report_of(error))
    raise SystemExit


def draw_noise(pool):
    """Draw the noise of this power-on, before anything runs that fills the heap."""
    try:
        modules.borrow("first_stage.stage").run(pool)
    except Exception as error:
        sys.print_exception(error)  # the pool says what it is good for


def run():
    """Go on from where it stands."""
    device, console = running
    try:
        _loop(device, device.board.watch, console)
    except Exception as error:
        _give_up(
            device.board.pool_disk, error
        )  # a step contains what crashes; this is that itself


def _loop(device, watch, console):
    """Let something go forward until a computer at the cable asks for the board.

    A watchdog cannot be stopped: then it gets a time that is long enough for whatever is done.
    """
    console.begin()
    watch(_HANG_MS)
    try:
        while not console.is_wanted():
            device.step()
    finally:
        watch(_PAUSE_MS)
        console.end()


if __name__ == "__main__":
    # As a module: whoever asks for `main` later gets the one whose device runs.
    from main import main as start

    start()
