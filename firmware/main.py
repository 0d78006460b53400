"""Composition root: builds the board and the app on it, and runs the one loop."""

import gc
import sys

import modules
from app import App
from board import Board
from console import serial_console

_DATA = "/data"
_COLLECT_AFTER = 16_384  # bytes: sooner than the heap is full, so that holes stay together
_POOL = "/pool"  # no backup holds it: a pool put back would be drawn from twice
_RESTARTED = b"Something broke: restarted"
_STARTED = "Zonekeeper runs"  # on the serial line, for whoever has just installed it


class Device:
    """Board and app as one thing that goes forward step by step."""

    def __init__(self, board):
        self.board = board
        self.app = App(board)

    def begin(self):
        """Start the parts and show the first screen."""
        self.board.begin()
        self.app.begin(self.board.now())

    def step(self):
        """Do one round. A crash is contained here: it is told, and the launcher starts anew."""
        now = self.board.now()
        self.board.tend(now)
        try:
            self.app.step(now)
        except Exception as error:
            sys.print_exception(error)
            self.app = App(self.board)
            self.app.begin(now)
            self.app.say(_RESTARTED, now)
        self.board.rest()


running: list = []  # the device and its console, from `main` on


def main():
    """Run until the power goes, or until a computer at the cable asks for the board."""
    from storage.disk import Disk

    gc.threshold(_COLLECT_AFTER)
    pool = Disk(_POOL)
    _draw_noise(pool)
    modules.borrow("storage.recovery").recover(_DATA)
    running[:] = Device(Board(Disk(_DATA), pool)), serial_console()
    running[0].begin()
    print(_STARTED)
    run()


def _draw_noise(pool):
    """Draw the noise of this power-on, before anything runs that fills the heap."""
    try:
        modules.borrow("first_stage.stage").run(pool)
    except Exception as error:
        sys.print_exception(error)  # the pool says what it is good for


def run():
    """Go on from where it stands."""
    device, console = running
    console.begin()
    try:
        while not console.is_wanted():
            device.step()
    except Exception as error:
        # A step contains what screens do wrong; this is the board itself. It starts anew, and
        # whoever started it need not try another firmware.
        sys.print_exception(error)
        raise SystemExit
    finally:
        console.end()


if __name__ == "__main__":
    # As a module: whoever asks for `main` later gets the one whose device runs.
    from main import main as start

    start()
