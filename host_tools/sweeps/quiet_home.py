"""The firmware's keeper of games without a display, for sweeps that open thousands of logs."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from games import catalogue
from home.open_game import OpenGame
from host_tools.exercises.fixed_dice import FixedDice
from host_tools.simulated.disk import SimDisk
from ui.screen import Screen, Stack


class _NoCanvas:
    """What a game asks of the canvas when it is opened and left."""

    def load_game_fonts(self, own: object) -> None:
        """Do nothing."""

    def drop_game_fonts(self) -> None:
        """Do nothing."""


class _NoParts:
    """What the keeper of games needs of a board."""

    def __init__(self, disk: SimDisk) -> None:
        self.disk = disk

    def draw_secret(self) -> tuple[bytes, bool]:
        """Return the same secret every time."""
        return sha256(b"quiet").digest(), True

    def today(self) -> int:
        """Return that nobody has set the calendar."""
        return 0


class QuietHome:
    """Opens games on a disk. `said` is the last sentence that a player would have read."""

    def __init__(self, disk: SimDisk) -> None:
        self.said = b""
        self.stack = Stack(_NoCanvas(), self.say, lambda key: False)
        self.stack.push(Screen(), 0)
        self.device = OpenGame(self.stack, _NoParts(disk))

    def say(self, sentence: bytes, now: int) -> None:
        """Take note of a sentence. (Called by the stack.)"""
        self.said = sentence

    @property
    def games(self) -> Any:
        """Return the keeper of the games."""
        return self.device.keeper

    @property
    def screen(self) -> str:
        """Return the class name of the screen in sight."""
        return type(self.stack.top).__name__

    @property
    def table(self) -> Any:
        """Return the table of the open game."""
        return self.stack.top.game.table

    def resume(self) -> None:
        """Go on with the open game."""
        self.games.resume(self.games.saves.current, 0)
        self._go_on()

    def repair(self) -> None:
        """Agree to what the screen offers that is shown for a damaged log."""
        self.stack.top.hold(None, 0)
        self._go_on()

    def _go_on(self) -> None:
        """Do what was put off to the next rounds."""
        while self.stack.coming is not None:
            self.stack.take_coming()(0)


@dataclass(frozen=True)
class Moment:
    """A game after some records: where they end, the chain, the moves that stand, the state."""

    size: int
    chain: bytes
    done: int
    packed: bytes


@dataclass(frozen=True)
class PlayedGame:
    """A disk with one game on it, and every moment from its beginning on."""

    disk: SimDisk
    folder: str
    moments: list[Moment]


def play_game(moves: int, seed: int) -> PlayedGame:
    """Play the first game on the shelf with some undo and redo, in the place of another one."""
    disk = SimDisk()
    home = QuietHome(disk)
    home.games.open(catalogue.names()[0], 0)
    home.device.start_again(0)
    journal = home.games.saves.journal(home.games.saves.current)
    moments = [_moment(home, journal)]
    dice = FixedDice(seed)
    made = 0
    while made < moves:
        made += _do_something(home, dice)
        moments.append(_moment(home, journal))
    return PlayedGame(disk, journal.folder, moments)


def _do_something(home: QuietHome, dice: FixedDice) -> int:
    """Make a move, or take one back, or make it again; return how many moves were new."""
    table = home.table
    roll = dice.below(10)
    if roll == 0 and table.done:
        table.undo(True)
        return 0
    if roll <= 2 and table.can_redo:
        table.redo()
        return 0
    game = home.stack.top.game
    game.do(dice.pick(game.play.RULES.moves(table.state)), 0)
    return 1


def _moment(home: QuietHome, journal: Any) -> Moment:
    table = home.table
    return Moment(len(journal.records()), table.chain, table.done, table.pack())
