"""A game that a program plays: its table, its secret, and the log that grows beside it."""

import os
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import seal
from engine.chance import SEED_BYTES, Chance
from engine.header import NUMBERS, PSEUDO, Header
from engine.refusal import Refusal
from engine.table import Table
from engine.verdict import NOBODY
from host_tools.journal.log_file import Log, Unreadable, parse_log, read_log
from host_tools.journal.proof import prove
from host_tools.journal.record_reader import tell_flaw
from host_tools.journal.rulebook import STUMBLES
from host_tools.json_table.request import Malformed
from storage.disk import Disk
from storage.journal import Journal

_MOST_SEATS = 8  # as many as there are lights
_TRIAL_MOVES = 12  # as many as it takes for everybody to have had a turn


class OpenTable:
    """A table from its header on. `written` is the log as it stands, a piece a record."""

    def __init__(self, play: Any, header: Any, secret: bytes) -> None:
        self._secret = secret
        self.play = play
        self.written: list[bytes] = [header.encode()]
        self.seats = int(play.cutters(header.setup))
        self.table = Table(play.RULES, header, secret, self.written.append)

    def cut(self, number: int) -> None:
        """Take the cut of the next seat; after the last one the game begins."""
        self.table.cut(seal.cut(len(self.table.cuts), _spun(number)))
        self.begin_after_cuts()

    def begin_after_cuts(self) -> None:
        """Begin the game when everybody has cut; in some games nobody does."""
        if not self.table.has_begun and len(self.table.cuts) == self.seats:
            self.table.begin()

    def log(self) -> Log:
        """Return the log as it stands."""
        return parse_log(b"".join(self.written))

    def save_folder(self, folder: Path) -> None:
        """Write the game as the device keeps it, its secret in a file of its own."""
        if folder.exists():
            raise Malformed(f"{folder} is there already.")
        journal = Journal(Disk(str(folder.parent)), folder.name)
        journal.create(self.written[0], self._secret)
        for piece in self.written[1:]:
            journal.keep(piece)

    def take_up(self, log: Log) -> None:
        """Go on from a log that has been proven."""
        records = [record.data for record in log.records]
        self.written += records
        self.table.load(b"".join(records))
        self.begin_after_cuts()


def start(name: str, play: Any, setup: bytes, fields: Mapping[str, Any]) -> OpenTable:
    """Return a new game before its cuts. A secret that was handed in counts as PSEUDO."""
    secret = fields.get("secret")
    if secret is not None and len(secret) != SEED_BYTES:
        raise Malformed(f'"secret" must have {SEED_BYTES} bytes.')
    drawn = secret or os.urandom(SEED_BYTES)
    flags = PSEUDO if secret else 0
    header = Header(name, play.RULES.VERSION, setup, flags)
    if "first" in fields:
        header.first = _spun(fields["first"])
    if not _is_playable(play, setup):
        raise Malformed('"setup" is not sound: no game can be played with it.')
    opened = OpenTable(play, seal.sealed(header, drawn), drawn)
    opened.begin_after_cuts()
    return opened


def _spun(number: int) -> int:
    if not 0 <= number < NUMBERS:
        raise Malformed(f"A number that is cut at, or given first, is 0 to {NUMBERS - 1}.")
    return number


def _is_playable(play: Any, setup: bytes) -> bool:
    """Tell whether a game with this set-up begins and goes on for a while."""
    rules, hand = play.RULES, random.Random(0)
    try:
        state = rules.new(setup, Chance(bytes(SEED_BYTES)))
        if state is None or not 0 <= int(play.cutters(setup)) <= _MOST_SEATS:
            return False
        for _ in range(_TRIAL_MOVES):
            rules.view(state, NOBODY)
            moves = rules.moves(state)
            if not moves or rules.is_over(state):
                return bool(rules.is_over(state))
            state.chance.tape = bytearray()
            if isinstance(rules.apply(state, hand.choice(moves)), Refusal):
                return False
    except STUMBLES:
        return False
    return True


def find_log(fields: dict[str, Any]) -> Log:
    """Return the log that a request names, with a secret wherever there is one."""
    if len(fields.keys() - {"secret"}) != 1:
        raise Malformed('"load" needs one of "file", "folder" and "log".')
    try:
        if "log" in fields:
            log = parse_log(fields["log"])
        else:
            log = read_log(Path(fields.get("file") or fields["folder"]))
    except Unreadable as reason:
        raise Malformed(str(reason)) from None
    return Log(log.header, log.records, log.damage, fields.get("secret", log.kept_secret))


def reopen(name: str, play: Any, log: Log) -> OpenTable:
    """Return a game as its log left it; raise Malformed when it cannot be trusted."""
    if log.header.game != name:
        raise Malformed(f"That is a log of {log.header.game}, not of {name}.")
    if not log.secret:
        raise Malformed("The log has no end: to go on, its secret is needed.")
    proof = prove(log, lambda line: None)
    if proof.flaw:
        raise Malformed(f"The log does not hold. {tell_flaw(proof.flaw)}")
    if proof.unproven:
        raise Malformed(proof.unproven[0])
    opened = OpenTable(play, log.header, log.secret)
    opened.take_up(log)
    return opened
