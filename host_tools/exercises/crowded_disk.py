"""A flash as an evening leaves it that went on for too long: full of games, some damaged."""

from engine import seal
from engine.header import Header
from games import catalogue
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.shelf import forget_game
from storage.saves import MOST, Saves

_TORN = b"\x23\x02"  # the beginning of a record


def crowded_disk() -> SimDisk:
    """Return a disk with two games more than it should have, all over but the newest.

    The oldest are torn, so that opening one offers its repair, and a new game has no room.
    """
    disk = SimDisk()
    saves = Saves(disk)
    game = catalogue.names()[0]
    version = catalogue.load(game).RULES.VERSION
    for number in range(MOST + 2):
        secret = bytes([number] * 32)
        header = seal.sealed(Header(game, version, b""), secret)
        journal = saves.create(header.encode(), secret)
        if number < MOST // 2:
            journal.keep(_TORN)
        if number < MOST + 1:
            journal.close()
    forget_game(game)
    return disk
