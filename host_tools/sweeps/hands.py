"""Fingers on the real screens: each line of a recorded game becomes the keys that make it.

The log is laid on the flash of a simulated device up to its first card, somebody presses
Resume, and from there on every line is made with keys alone. A press is a press, held or not.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from games import catalogue
from host_tools.simulated.game_log import Log, open_game
from host_tools.simulated.session import Session
from key import BACK, DOWN, HOLD, LONG, OK, PRESS, RELEASE, REPEAT, TAP, UP

KEYS = {"UP": UP, "DOWN": DOWN, "OK": OK, "BACK": BACK}

_STILL = " still"
_KINDS = {
    "": (PRESS, TAP),
    "hold": (PRESS, HOLD, RELEASE),
    "long": (PRESS, HOLD, LONG, RELEASE),
}


class Astray(Exception):
    """The keys led elsewhere than the log says; the text says where."""


@dataclass
class Line:
    """One line of a log, and the keys it took."""

    code: int  # of a control record, 0 for a move
    move: bytes
    tape: bytes
    keys: list[str] = field(default_factory=list)

    @property
    def steps(self) -> int:
        """Return how many presses it would be if no key were held to repeat."""
        return sum(_steps_of(word) for word in self.keys)

    @property
    def presses(self) -> int:
        """Return how often a key went down; one still held from the line before did not."""
        return sum(not word.endswith(_STILL) for word in self.keys)


class Hands:
    """Plays one recorded game with the keys. A game derives from it and has the plans.

    A plan presses the keys of a move. It is found by the code of the move, or by the negative
    code of a control record.
    """

    plans: Mapping[int, Callable[[Any, bytes], None]]

    def __init__(self, data: bytes) -> None:
        log = Log(data)
        self._rules = catalogue.load(log.header.game).RULES
        self._reader = log.reader()
        for _ in range(log.begun):
            self._reader.step()
        self.session = self._resume(log)
        self._pressed: list[str] = []
        self._before = b""
        self._last: list[str] = []

    def _resume(self, log: Log) -> Session:
        """Take the game up as it was when it had begun."""
        return log.resume(log.begun)

    @property
    def screen(self) -> Any:
        """Return the screen in sight."""
        return self.session.app.screen

    @property
    def name(self) -> str:
        """Return the class name of the screen in sight."""
        return self.session.screen

    @property
    def game(self) -> Any:
        """Return the open game."""
        return open_game(self.session)

    @property
    def state(self) -> Any:
        """Return the state of the open game."""
        return self.game.table.state

    @property
    def changed(self) -> bool:
        """Tell whether the keys of this line have made a move already."""
        return bool(self.game.table.chain != self._before)

    def play(self) -> list[Line]:
        """Make every line that is left with keys; raise Astray when they lead elsewhere."""
        lines = []
        while self._reader.step():
            reader = self._reader
            move, tape = (b"", b"") if reader.code else (reader.move, reader.tape)
            line = Line(reader.code, bytes(move), bytes(tape))
            self._make(line)
            lines.append(line)
        return lines

    def press(self, *keys: str) -> None:
        """Press keys; `OK hold` and `OK long` are held, `DOWN 5` is held for five steps."""
        for word in keys:
            key, _, how = word.partition(" ")
            kinds = _KINDS[how] if how in _KINDS else _repeats(int(how))
            self._put([kind | KEYS[key] for kind in kinds])
            self._pressed.append(word)

    def skip(self, key: str) -> None:
        """Press a key that only spares waiting: it is not counted as a press."""
        self.press(key)
        self._pressed[-1] += _STILL

    def hold_on(self, key: str) -> None:
        """Let a key repeat that is still held from the line before, or press it."""
        if self._last != [key] and self._last != [key + _STILL]:
            self.press(key)
            return
        self._put([REPEAT | KEYS[key]])
        self._pressed.append(key + _STILL)

    def _put(self, events: list[int]) -> None:
        """Bring the events of one press to the device."""
        for event in events:
            self.session.device.board.keys.put(event, self.session.world.ticks_ms())
        self.session.device.step()
        self.session.device.step()  # what was taken back is shown in the next round

    def _make(self, line: Line) -> None:
        self._last = self._pressed
        self._pressed = []
        self._before = self.game.table.chain if self.game else b""
        self.plans[-line.code or line.move[0]](self, line.move)
        line.keys = self._pressed
        if self.game is None or self.game.table.chain != self._reader.chain:
            what = self._rules.label(line.move, line.tape) if line.move else line.code
            raise Astray(f"{what!r} {list(line.move)} by {line.keys} ends on the {self.name}")


def _repeats(steps: int) -> tuple[int, ...]:
    """Return the events of an UP or DOWN that is held until it has made so many steps."""
    return (PRESS, *(REPEAT,) * (steps - 1), RELEASE)


def _steps_of(word: str) -> int:
    how = word.partition(" ")[2]
    return int(how) if how.isdigit() else 1
