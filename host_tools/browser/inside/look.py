"""Looks at the log of a game: every line in words, and the picture of the device at each.

It has an interpreter of its own, so that looking never touches the device that is played.
"""

import json
from binascii import hexlify, unhexlify

from engine import record, seal
from engine.header import FORMAT, OLD_FORMAT, decode_header, header_size
from engine.moves import Moves
from engine.reader import Reader
from games import catalogue
from host_tools.browser.inside import upload
from host_tools.browser.inside.page_board import face_of
from host_tools.browser.inside.page_disk import PageDisk
from host_tools.simulated.game_log import Log
from storage.saves import Saves
from storage.vendetta import Vendettas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SEAL_LETTERS = 8
_PRINT_LETTERS = 4
_NO_SECRET = bytes(32)

_NO_LOG = "This is no log of Zonekeeper: it does not begin with ZK."
_CUT_OFF = "The log is cut off in its header."
_FORMAT = "The log has format %d; this copy reads format %d."
_DAMAGED_HEAD = "The header of the log is damaged: its checksum does not hold."
_DAMAGED = "The log is damaged in line %d. Every line before it is sound."
_UNREADABLE = "Line %d cannot be read: no device writes such a line."
_UNKNOWN = "The game %s is not on the shelf of this copy."
_OTHER_RULES = "This game was played by other rules than this copy has."


class Book:
    """One log, taken apart. `trouble` is a sentence when it cannot be shown."""

    def __init__(self, data: bytes, secret: bytes = b"") -> None:
        self.data = data
        self.trouble = _trouble(data)
        self.lines: list[Any] = []
        if self.trouble:
            return
        self._log = Log(data)
        self.is_over = self._log.secret != _NO_SECRET
        self.secret = self._log.secret if self.is_over else secret
        self._log.secret = self.secret
        self.trouble = upload.flaw_of_head(data) or self._read()

    def facts(self) -> "dict[str, Any]":
        """Return all that is public of the log."""
        if self.trouble:
            return {"trouble": self.trouble}
        header = self._log.header
        return {
            "game": header.game,
            "seal": seal.letters(header.commitment, _SEAL_LETTERS).decode(),
            "lines": self.lines,
            "begun": self._log.begun,
            "can_look": seal.commitment(header, self.secret) == header.commitment,
            "log": hexlify(self.data).decode(),
        }

    def face(self, line: int) -> str:
        """Return what a device shows that is switched on after `line` lines and resumes."""
        session = self._log.resume(line)
        session.settle()
        return face_of(session.picture(), session.lights(), session.world.chip.contrast)

    def check(self) -> None:
        """Hold every line against the rules and the secret, as far as that is known here."""
        if not self.trouble and self.is_over:
            self.trouble = upload.flaw_of_lines(self.data, self.facts()["can_look"])

    def _read(self) -> str:
        """Tell every line in words; return a sentence about one that has none, or ""."""
        rules = catalogue.load(self._log.header.game).RULES
        reader, moves = self._log.reader(), Moves()
        try:
            while reader.step():
                words = _words(rules, reader, moves)
                letters = seal.letters(reader.chain, _PRINT_LETTERS).decode()
                self.lines.append([words, letters])
        except upload.STUMBLES:
            return _UNREADABLE % (len(self.lines) + 1)
        return ""


class Watcher:
    """Follows the flash of the device that is played, and shows logs."""

    def __init__(self, files: str) -> None:
        self._disk = PageDisk()
        self._disk.load(files)
        self._book: Book | None = None

    def follow(self, changes: str) -> None:
        """Take over what changed on the flash."""
        for name, digits in json.loads(changes).items():
            if name.endswith("/"):
                self._follow_folder(name[:-1], digits is not None)
            elif digits is None:
                self._disk.files.pop(name, None)
            else:
                self._disk.files[name] = unhexlify(digits)

    def open_game(self) -> str:
        """Open the log of the game that is played; return its facts as JSON, null without one."""
        saves = Saves(self._disk)
        if not saves.current:
            self._book = None
            return "null"
        journal = saves.journal(saves.current)
        data = (journal.head() or b"") + journal.records()
        if self._book is None or self._book.data != data:
            self._book = Book(data, journal.secret() or b"")
        return json.dumps(self._book.facts())

    def open_file(self, data: str) -> str:
        """Open a log that somebody brought; return its facts as JSON."""
        log = unhexlify(data)
        self._book = Book(log, self._secret_of(log))
        self._book.check()
        return json.dumps(self._book.facts())

    def vendettas(self) -> str:
        """Return every match of the Vendetta sheets as JSON: names, sheet, match, winner, date."""
        rows: list[list[str]] = []
        for sheet in Vendettas(self._disk, int).all().values():
            if sheet is not None:
                rows += _matches(sheet)
        return json.dumps(rows)

    def face(self, line: int) -> str:
        """Return the picture after a line of the open log, as JSON."""
        assert self._book is not None
        return self._book.face(line)

    def secret(self) -> str:
        """Return the secret of the open log as hex digits, for the flash alone."""
        assert self._book is not None
        return hexlify(self._book.secret).decode()

    def _secret_of(self, data: bytes) -> bytes:
        """Return the secret of a game on this very flash whose own lines these are, or b"".

        Lines that the game does not have, played on with its secret, would tell cards to come.
        """
        saves = Saves(self._disk)
        for serial in saves.serials():
            journal = saves.journal(serial)
            head = journal.head() or b""
            is_own = len(data) >= len(head) and (head + journal.records()).startswith(data)
            if head and is_own:
                secret: bytes = journal.secret() or b""
                return secret
        return b""

    def _follow_folder(self, folder: str, is_there: bool) -> None:
        if is_there and folder not in self._disk.folders:
            self._disk.folders.append(folder)
        elif not is_there and folder in self._disk.folders:
            self._disk.folders.remove(folder)


def _matches(sheet: "Any") -> "list[list[str]]":
    names = [name.decode() for name in sheet.names]
    found = []
    for number, matches in enumerate(sheet.sheets()):
        for place, match in enumerate(matches):
            winner = names[match.result - 1] if match.result else ""
            day = match.day
            date = "%d-%02d-%02d" % (2000 + (day >> 9), day >> 5 & 15, day & 31) if day else ""
            found.append(names + [str(number + 1), str(place + 1), winner, date])
    return found


def _trouble(data: bytes) -> str:
    """Return a sentence about a log that cannot be read, or ""."""
    size = header_size(data)
    if not size:
        return _NO_LOG
    if len(data) < size:
        return _CUT_OFF
    if not OLD_FORMAT <= data[2] <= FORMAT:
        return _FORMAT % (data[2], FORMAT)
    header = decode_header(data)
    if header is None:
        return _DAMAGED_HEAD
    return _unknown(header) or _damage(Reader(header.digest, data[size:]))


def _unknown(header: "Any") -> str:
    play = catalogue.load(header.game)
    if play is None:
        return str(_UNKNOWN % header.game)
    return "" if header.rules_version == play.RULES.VERSION else _OTHER_RULES


def _damage(reader: Reader) -> str:
    line = 1
    while reader.step():
        line += 1
    return _DAMAGED % line if reader.is_torn else ""


def _words(rules: "Any", reader: Reader, moves: Moves) -> str:
    """Return a line in words, and let the moves follow it."""
    code = reader.code
    if not code:
        moves.add(reader.body)
        return _label(rules, moves, moves.done - 1)
    if code == record.REDO:
        moves.done += 1
        return "redo: " + _label(rules, moves, moves.done - 1)
    if code in (record.UNDO, record.UNDO_REVEALED):
        moves.done -= 1
        agreed = "undo, all agreed: " if code == record.UNDO_REVEALED else "undo: "
        return agreed + _label(rules, moves, moves.done)
    if code == record.CUT:
        return "cut of seat %d" % (reader.payload[0] + 1)
    return "the game begins" if code == record.BEGIN else "the end"


def _label(rules: "Any", moves: Moves, index: int) -> str:
    label: bytes = rules.label(moves.move(index), moves.tape(index))
    return label.decode()
