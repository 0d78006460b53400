"""A recorded game, line by line, and a device that has it on flash.

Runs on both interpreters.
"""

from engine import record
from engine.header import decode_header, header_size
from engine.reader import Reader
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from storage.saves import Saves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tabletop.game import Game


class Log:
    """A log that is whole. `lines` has the bytes of each record; the first `begun` set it up."""

    def __init__(self, data: bytes) -> None:
        self.header = decode_header(data)
        self.records = data[header_size(data) :]
        self.lines: list[bytes] = []
        self.begun = 0
        self.secret = bytes(32)  # until the end gives it away
        self._split()

    def reader(self) -> "Reader":
        """Return a reader that stands before the first line."""
        return Reader(self.header.digest, self.records)

    def lay_on_flash(self, disk: "SimDisk", lines: int) -> None:
        """Put the log on a disk as it was after so many lines."""
        journal = Saves(disk).create(self.header.encode(), self.secret)
        for line in self.lines[:lines]:
            journal.keep(line)

    def resume(self, lines: int) -> "Session":
        """Return a device on which somebody has taken the game up after so many lines."""
        disk = SimDisk()
        self.lay_on_flash(disk, lines)
        session = Session(disk).boot()
        session.press("OK")
        return session

    def _split(self) -> None:
        reader = self.reader()
        at = 0
        while reader.step():
            self.lines.append(self.records[at : reader.at])
            at = reader.at
            if reader.code == record.BEGIN:
                self.begun = len(self.lines)
            elif reader.code == record.END:
                self.secret = bytes(reader.payload)


def open_game(session: "Session") -> "Game":
    """Return the game in a device's memory, or None; whatever screen is in sight."""
    return session.app.game.playing
