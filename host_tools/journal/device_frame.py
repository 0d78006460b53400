"""What the device shows at a line of a log: its own firmware is switched on there and asked.

With the secret the log lies on the device's flash, and somebody presses Resume. Without it
the firmware's screens are laid out over a possible state; in public both look the same.
"""

from dataclasses import dataclass
from typing import Any

from engine.table import Table
from home.saved.keeper import cut_screen
from host_tools.journal.course import Course
from host_tools.journal.log_file import Log
from host_tools.journal.rulebook import load_play
from host_tools.journal.taped_chance import Deal, TapedChance
from host_tools.journal.walk import Walk
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from storage.saves import Saves
from tabletop.game import Game

_TAP_MS = 60  # how long the screens are there when a finger has let go of Resume


@dataclass(frozen=True)
class Frame:
    """The glass (1024 bytes, MONO_VLSB) and the lights (three bytes each, in wire order)."""

    picture: bytes
    lights: bytes


def frame_at(log: Log, line: int) -> Frame:
    """Return what a device shows that is switched on and resumes after `line` lines.

    A clock that runs on a screen has run for a quarter of a second. Raises UnknownRules,
    and NoDeal where the hidden decides and the secret is missing.
    """
    start = log.first(line)
    session = _resume(start) if log.secret else _lay_out(start)
    session.settle()
    return Frame(session.picture(), session.lights())


def _resume(log: Log) -> Session:
    disk = SimDisk()
    journal = Saves(disk).create(log.header.encode(), log.secret)
    for record in log.records:
        journal.keep(record.data)
    session = Session(disk).boot()
    session.press("OK")
    return session


def _lay_out(log: Log) -> Session:
    session = Session().boot()
    play = load_play(log.header)
    table = Table(_TapedRules(play.RULES, _deal(play.RULES, log)), log.header, b"", _forget)
    table.load(b"".join(record.data for record in log.records))
    game = Game(log.header.game, play, table, None, session.app.game)
    now = session.world.ticks_ms()
    seats = play.cutters(log.header.setup)
    if not table.has_begun and len(table.cuts) < seats:
        session.app.game.stack.push(cut_screen(game, seats), now)
    else:
        _show(game, now)
    session.run(_TAP_MS)
    return session


def _show(game: Any, now: int) -> None:
    if not game.table.has_begun:
        game.table.begin()  # as the device does when the last cut was made
    game.show(now)
    game.follow(now)


def _deal(rules: Any, log: Log) -> Deal:
    course = Course()
    for record in log.records:
        course.follow(record)
    walk = Walk(rules, log.header.setup)
    walk.state(course.moves)
    return walk.deal


def _forget(data: bytes) -> None:
    """Keep nothing: what the table would write belongs to no log."""


class _TapedRules:
    """The rules of a game, with chance taken from a deal instead of a seed."""

    def __init__(self, rules: Any, deal: Deal) -> None:
        self._rules = rules
        self._deal = deal

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def new(self, setup: bytes, chance: Any) -> Any:
        """Set the game up."""
        return self._rules.new(setup, TapedChance(self._deal))

    def unpack(self, data: bytes, chance: Any) -> Any:
        """Return a packed state, its place in the tape where it was."""
        taped = TapedChance(self._deal)
        taped.positions[:] = chance.positions
        return self._rules.unpack(data, taped)
