"""Plays a recorded game again, line by line, and hashes all there is to see.

After each line the table must have written the very bytes of the log. Runs on both
interpreters, so that their states and pictures can be compared.
"""

from hashlib import sha256

from engine import record
from engine.refusal import Refusal
from engine.table import Table
from games import catalogue
from host_tools.simulated.game_log import Log, open_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from host_tools.simulated.session import Session


class Broken(Exception):
    """The log cannot be played as it is written; the text says where."""


class Replay:
    """A log on its way through a table."""

    def __init__(self, data: bytes) -> None:
        self._log = Log(data)
        self._written = bytearray()
        rules = catalogue.load(self._log.header.game).RULES
        self.table = Table(rules, self._log.header, self._log.secret, self._written.extend)

    def lines(self) -> "Iterator[int]":
        """Do line after line; yield the number of each."""
        records = self._log.records
        reader = self._log.reader()
        number = 0
        while reader.step():
            number += 1
            _do_line(self.table, reader, number)
            if self._written != records[: reader.at]:
                raise Broken("line %d is written differently" % number)
            yield number
        if reader.at != len(records):
            raise Broken("line %d is damaged" % (number + 1))


def state_hashes(data: bytes) -> "list[str]":
    """Return the hash of the state after each line, from the beginning on."""
    replay = Replay(data)
    found = []
    for _ in replay.lines():
        if replay.table.has_begun:
            found.append(_short(replay.table.pack()))
    return found


def frame_hashes(data: bytes, every: int) -> "list[str]":
    """Return the hash of the picture and the lights after every so many lines, and at the end.

    The device shows the screen of the step of the turn, as after a resume.
    """
    log = Log(data)
    session = log.resume(log.begun)
    game = open_game(session)
    reader = log.reader()
    found = []
    number = 0
    while reader.step():
        number += 1
        if number <= log.begun:
            continue
        _do_line(game.table, reader, number)
        if number % every == 0 or number == len(log.lines):
            game.show(session.world.ticks_ms())
            found.append(_short(_look(session)))
    return found


def _do_line(table: Table, line: "Any", number: int) -> None:
    outcome = _outcome(table, line)
    if isinstance(outcome, Refusal):
        raise Broken("line %d is refused" % number)
    if not line.code and not outcome:
        raise Broken("line %d is taken, and nothing happens" % number)
    if table.chain != line.chain:
        raise Broken("line %d is written differently" % number)


def _outcome(table: Table, line: "Any") -> "Any":
    """Do what one line of a log says; return what came of it."""
    code = line.code
    if not code:
        return table.do(line.move)
    if code == record.CUT:
        return table.cut(line.payload)
    if code == record.BEGIN:
        return table.begin()
    if code == record.REDO:
        return table.redo()
    return table.end() if code == record.END else table.undo(code == record.UNDO_REVEALED)


def _look(session: "Session") -> bytes:
    """Return the picture, whether its wipe is over or not, and the lights."""
    session.device.step()
    return bytes(session.device.board.oled._buf) + session.lights()


def _short(data: bytes) -> str:
    return "".join(["%02x" % byte for byte in sha256(data).digest()[:4]])
