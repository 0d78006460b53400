"""A game as it is saved on a device, and what can be told of it without its secret."""

import re
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module

from games import catalogue
from host_tools.journal.course import follow_all
from host_tools.journal.log_file import SUFFIX, Log, Unreadable, parse_log
from host_tools.journal.proof import prove
from host_tools.journal.record_reader import tell_flaw
from host_tools.journal.rulebook import STUMBLES, UnknownRules, load_play
from host_tools.journal.telling import fingerprint

_UNREADABLE = b"\x00"  # in the place of a segment: no record starts like this
_DIGITS = 3  # of a segment's number, which is its name


@dataclass(frozen=True)
class Verdict:
    """How far a log holds, in a few words."""

    is_good: bool
    sentence: str


@dataclass(frozen=True)
class SavedGame:
    """One game. `data` is its log as a .zkj file has it: nothing that may not be shown."""

    folder: str
    data: bytes
    is_open: bool  # the one that Resume goes on with
    is_closed: bool  # nobody plays it any more

    @cached_property
    def log(self) -> Log | None:
        """Return the log, or None when its head cannot be read."""
        try:
            return parse_log(self.data)
        except Unreadable:
            return None

    @property
    def title(self) -> str:
        """Return the name of the game."""
        if self.log is None:
            return "?"
        name = str(self.log.header.game)
        if name not in catalogue.names():
            return name
        return str(import_module(f"games.{name}").TITLE.decode())

    @property
    def players(self) -> str:
        """Return the names of the players, or how many they are."""
        if self.log is None:
            return ""
        setup = self.log.header.setup
        try:
            play = load_play(self.log.header)
            count = play.cutters(setup)
            if hasattr(play, "names"):
                return ", ".join(
                    name.decode(errors="replace") for name in play.names(setup)[:count]
                )
            return str(count)
        except (UnknownRules, *STUMBLES):
            return ""

    @property
    def moves(self) -> int:
        """Return how many moves stand."""
        steps, _ = follow_all(self.log.records if self.log else [])
        return steps[-1].done if steps else 0

    @property
    def state(self) -> str:
        """Return how it stands with the game, in a word or two."""
        if self.log is None:
            return "unreadable"
        if self.log.is_over:
            return "over"
        if self.is_open:
            return "open"
        return "left" if self.is_closed else "waiting"

    @property
    def fingerprint(self) -> str:
        """Return the four letters that the table menu shows."""
        return fingerprint(self.log.chain) if self.log else ""

    @property
    def file_name(self) -> str:
        """Return a name for its log that no other state of any game has."""
        game = re.sub(r"\W", "", self.log.header.game) if self.log else "damaged"
        return "-".join(filter(None, (game, self.folder, self.fingerprint))) + SUFFIX

    def verdict(self) -> Verdict:
        """Prove the log, as `zonekeeper verify` does with its file."""
        try:
            log = parse_log(self.data)
        except Unreadable as reason:
            return Verdict(False, f"does not hold: {reason}")
        proof = prove(log, lambda line: None)
        if proof.flaw:
            return Verdict(False, f"does not hold: {tell_flaw(proof.flaw)}")
        if proof.is_whole:
            return Verdict(True, "consistent" + ", PSEUDO" * proof.is_pseudo)
        return Verdict(True, "sound; provable when it is over" if not log.is_over else "sound")


def joined(files: dict[str, bytes], unreadable: list[str]) -> bytes:
    """Return the files of a game's folder as one log."""
    parts = [files.get("head", b"")]
    for name in sorted(files):
        if len(name) == _DIGITS and name.isdecimal():
            parts.append(_UNREADABLE if name in unreadable else files[name])
    return b"".join(parts)
