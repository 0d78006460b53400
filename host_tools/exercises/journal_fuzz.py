"""Random journals for the reader of logs, and what has to hold whatever they say.

Nothing may raise. What is believed is a part from the start of the log, and a game that was
read can be played: looked at, taken back, made again, gone on with, and read once more. Runs
on both interpreters.
"""

import struct
from binascii import crc32
from hashlib import sha256

from engine import record, seal
from engine.header import Header, decode_header, header_size
from engine.reader import Reader
from engine.table import Table
from host_tools.exercises.fixed_dice import FixedDice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_TRUE_LOGS = 4
_TRUE_MOVES = 40
_MOST_BYTES = 1200
_MOST_RECORDS = 60
_CODES = 8  # two more than there are
_CUTS = (seal.cut(0, 42), seal.cut(1, 1799))


class Broken(Exception):
    """Something that must hold for every journal does not."""


class JournalFuzz:
    """Feeds random journals to the table of one game."""

    def __init__(self, rules: "Any", setup: bytes) -> None:
        self._rules = rules
        self._secret = sha256(b"fuzz").digest()
        self._header = seal.sealed(Header("fuzz", rules.VERSION, setup), self._secret)
        self._kept = bytearray()
        self._true = [self._true_log(FixedDice(seed)) for seed in range(_TRUE_LOGS)]
        self._marks = [b"", self._true[0][:40]]

    def try_one(self, seed: int) -> bool:
        """Make the journal of a seed and feed it; tell whether a game could be read off it."""
        dice = FixedDice(seed)
        makers = (self._noise, self._mutation, self._splice, self._forgery, self._edited)
        data = makers[dice.below(len(makers))](dice)
        _try_header(self._header.encode(), dice)
        table = self._new_table()
        marks = self._marks + [dice.data(dice.below(60))]
        reader = table.load(data, marks)
        if reader is None:
            return False
        if not 0 <= reader.at <= len(data) or reader.is_torn != (reader.at < len(data)):
            raise Broken("the reader is lost at %d of %d" % (reader.at, len(data)))
        self._expect_same(table, data[: reader.at])
        if not table.has_begun:
            return False
        self._kept = bytearray(data[: reader.at])
        self._use(table, dice)
        self._expect_same(table, bytes(self._kept))
        return True

    def _new_table(self) -> "Table":
        return Table(self._rules, self._header, self._secret, self._keep)

    def _keep(self, data: bytes) -> None:
        self._kept.extend(data)

    def _expect_same(self, table: "Table", data: bytes) -> None:
        other = self._new_table()
        reader = other.load(data)
        if reader is None or reader.is_torn or other.chain != table.chain:
            raise Broken("what was believed cannot be read again")
        if table.has_begun and other.pack() != table.pack():
            raise Broken("what was believed gives another state")

    def _use(self, table: "Table", dice: FixedDice) -> None:
        """Do to a game what screens and players do."""
        table.next_label()
        for index in range(table.done):
            table.label(index)
            table.was_seen(index)
        if table.look(dice.below(table.done + 1)) is None:
            raise Broken("a move of the log may not be made")
        for _ in range(dice.below(6)):
            table.undo(True)
        for _ in range(dice.below(4)):
            table.redo()
        for _ in range(3):
            table.do(dice.data(dice.below(6)))
        found = self._rules.moves(table.state)
        if found:
            table.do(dice.pick(found))

    def _true_log(self, dice: FixedDice) -> bytes:
        self._kept = bytearray()
        table = self._new_table()
        for cut in _CUTS:
            table.cut(cut)
        table.begin()
        for _ in range(_TRUE_MOVES):
            found = self._rules.moves(table.state)
            if not found or dice.below(6) == 0:
                table.undo(True)
            else:
                table.do(dice.pick(found))
        if dice.below(2):
            table.end()
        return bytes(self._kept)

    def _noise(self, dice: FixedDice) -> bytes:
        return dice.data(dice.below(200) if dice.below(8) else dice.below(_MOST_BYTES))

    def _mutation(self, dice: FixedDice) -> bytes:
        """Change, drop, double and insert bytes of a true log."""
        data = bytearray(dice.pick(self._true))
        for _ in range(1 + dice.below(4)):
            at, size = dice.below(len(data)), 1 + dice.below(12)
            kind = dice.below(4)
            if kind == 0:
                data[at] ^= 1 + dice.below(255)
            elif kind == 1:
                data = data[:at] + data[at + size :] + b"\x00"
            elif kind == 2:
                data = data[: at + size] + data[at:]
            else:
                data = data[:at] + dice.data(size) + data[at:]
        return bytes(data)

    def _splice(self, dice: FixedDice) -> bytes:
        """Join the beginning of one true log and the end of another."""
        first, second = dice.pick(self._true), dice.pick(self._true)
        return first[: dice.below(len(first))] + second[dice.below(len(second)) :]

    def _forgery(self, dice: FixedDice) -> bytes:
        """Write random records with checks that hold."""
        bodies = [record.control_body(record.BEGIN)] if dice.below(4) else []
        bodies += [_random_body(dice) for _ in range(dice.below(_MOST_RECORDS))]
        return self._sealed(bodies)

    def _edited(self, dice: FixedDice) -> bytes:
        """Change some records of a true log and make all checks anew."""
        bodies = self._bodies(dice.pick(self._true))
        for _ in range(1 + dice.below(3)):
            at = dice.below(len(bodies))
            kind = dice.below(3)
            if kind == 0:
                bodies[at] = _random_body(dice)
            elif kind == 1:
                bodies.insert(at, dice.pick(bodies))
            elif len(bodies) > 1:
                bodies.pop(at)
        return self._sealed(bodies)

    def _bodies(self, data: bytes) -> "list[bytes]":
        reader = Reader(self._header.digest, data)
        bodies = []
        start = 0
        while reader.step():
            bodies.append(data[start : reader.at - record.CHECK])
            start = reader.at
        return bodies

    def _sealed(self, bodies: "list[bytes]") -> bytes:
        chain = self._header.digest
        data = b""
        for body in bodies:
            data += body + record.check(chain, body)
            chain = record.link(chain, body)
        return data


def _random_body(dice: FixedDice) -> bytes:
    kind = dice.below(8)
    if kind < 2:
        payload = dice.data(dice.below(40)) if kind else b""
        return bytes(record.control_body(dice.below(_CODES), payload))
    move = dice.data(1 + dice.below(5 if kind < 7 else record.MOST_MOVE))
    if dice.below(2):
        move = bytes((dice.below(12),)) + move[1:]  # most games have no more kinds of moves
    tape = dice.data(dice.below(3 if kind < 7 else record.MOST_TAPE))
    return bytes(record.move_body(move, tape))


def _try_header(true: bytes, dice: FixedDice) -> None:
    """Read a damaged header; one that is believed was not damaged, or made sound again."""
    data = bytearray(true)
    for _ in range(1 + dice.below(3)):
        data[dice.below(len(data))] = dice.below(256)
    if dice.below(3) == 0:
        data = data[: dice.below(len(data))]
    is_forged = dice.below(2) and len(data) > 4
    if is_forged:
        data = data[:-4] + struct.pack("<I", crc32(data[:-4]))
    header_size(data)
    header = decode_header(bytes(data))
    if header is not None and header.encode() != (data if is_forged else true):
        raise Broken("a damaged header is believed")


def fuzz(name: str, setup: bytes, first: int, count: int) -> int:
    """Feed so many journals to a game, from the seed `first` on; return how many were read."""
    from games import catalogue

    journals = JournalFuzz(catalogue.load(name).RULES, setup)
    played = 0
    for seed in range(first, first + count):
        try:
            played += journals.try_one(seed)
        except Exception as error:
            raise Broken("%s, seed %d: %s %s" % (name, seed, type(error).__name__, error))
    return played
