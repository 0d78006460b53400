"""A flash as an evening leaves it that went on for too long: full of games, some damaged."""

from engine import seal
from engine.header import Header
from games import catalogue
from host_tools.simulated.disk import SimDisk
from storage.saves import MOST, Saves

_GAME = "toolbox"
_TORN = b"\x23\x02"  # the beginning of a record


def crowded_disk() -> SimDisk:
    """Return a disk with two games more than it should have, all over but the newest.

    The oldest are torn, so that opening one offers its repair, and a new game has no room.
    """
    disk = SimDisk()
    saves = Saves(disk)
    version = catalogue.load(_GAME).RULES.VERSION
    for number in range(MOST + 2):
        secret = bytes([number] * 32)
        header = Header(_GAME, version, b"", seal.commitment(secret))
        journal = saves.create(header.encode(), secret)
        if number < MOST // 2:
            journal.keep(_TORN)
        if number < MOST + 1:
            journal.close()
    catalogue.let_go(_GAME)
    return disk
