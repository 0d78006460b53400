"""What people at the table count on paper, and answer at the end of the game."""

from random import Random
from typing import Any

from games.zeds.rules import codes, fields
from games.zeds.rules import state as rules

_COUNTS = 0.2  # of the moves between two rolls
_LAST_ROUND = 18
_YES = 0.8
_OUT = 0.03
_FEW = 3  # of anything at the end


class PaperPolicy:
    """Counts a little, pays what can be paid, and answers so that some are level."""

    def __init__(self, hand: Random, is_reckless: bool, escapes: bool) -> None:
        self._hand = hand
        self._is_reckless = is_reckless
        self._escapes = escapes

    def say(self, state: Any) -> bytes:
        """Return what is counted or answered now, b"" for nothing."""
        if state.step == rules.ROLL and state.turn and state.seats:
            return self._count(state) if self._hand.random() < _COUNTS else b""
        if state.step == rules.ESCAPE:
            path = self._escapes and self._hand.random() < _YES
            return bytes((codes.ESCAPE, path, self._hand.random() < _YES))
        if state.step == rules.SCORE:
            return bytes((codes.SCORE, *(self._few() for _ in range(4))))
        if state.step == rules.TIE:
            return bytes((codes.LEFT, self._few(), self._few()))
        return b""

    def _few(self) -> int:
        return self._hand.randrange(_FEW)

    def _count(self, state: Any) -> bytes:
        playing = [seat for seat in range(state.seats) if state.plays(seat)]
        seat = self._hand.choice(playing)
        if self._is_reckless or (state.turn < _LAST_ROUND and self._hand.random() < _OUT):
            return self._lose(seat)
        if state.guns[seat] and self._hand.random() < 0.5:
            return bytes((codes.ATTACK, seat, self._hand.randint(1, state.guns[seat]), 1))
        if state.grenades[seat] and self._hand.random() < 0.5:
            return bytes((codes.THROW, seat))
        counter = self._hand.randrange(fields.KILLED)  # guns, grenades, shelters, survivors
        value = fields.counter(state, counter)[seat] + 1
        return bytes((codes.COUNT, seat, counter, value))

    def _lose(self, seat: int) -> bytes:
        if self._hand.random() < 0.5:
            return bytes((codes.OUT, seat))
        return bytes((codes.ATTACK, seat, 1 + self._few(), 0))
