"""Composition root: builds the board, the disk and the app, and runs the one loop."""

import sys

from app import App
from board import Board

_RESTARTED = b"Something broke: restarted"


class Device:
    """Board and app as one thing that goes forward step by step."""

    def __init__(self, board, disk, draw_secret):
        self._board = board
        self._disk = disk
        self._draw_secret = draw_secret
        self.app = App(board, disk, draw_secret)

    def begin(self):
        """Start the parts and show the first screen."""
        self._board.begin()
        self.app.begin(self._board.now())

    def step(self):
        """Do one round. A crash is contained here: it is told, and the launcher starts anew."""
        now = self._board.now()
        self._board.tend(now)
        try:
            self.app.step(now)
        except Exception as error:
            sys.print_exception(error)
            self.app = App(self._board, self._disk, self._draw_secret)
            self.app.begin(now)
            self.app.say(_RESTARTED, now)
        self._board.rest()


def main():
    """Run until the power goes."""
    from entropy import hardware_gate
    from storage.disk import Disk

    device = Device(Board(), Disk("/data"), hardware_gate().draw)
    device.begin()
    while True:
        device.step()


if __name__ == "__main__":
    main()
