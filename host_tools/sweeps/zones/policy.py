"""Hands that play ZoneS towards an end: a base falls, somebody gives up, neither can go on."""

from random import Random
from typing import Any

from games.zones.rules import clock, codes
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules
from games.zones.rules.all_moves import moves as offered
from games.zones.rules.opponent import placing
from games.zones.rules.opponent.search import Search

BASE, RESIGNED, FLAG, AGREED, PASSES, BARE = range(1, 7)
ENDINGS = ("", "base", "resigned", "flag", "agreed", "passes", "bare")

_BY_HAND = 30  # turns after which somebody gives up, or both agree
_WEAK = 1
_FIRST_FALLS = 24  # turns at a real board before a base can fall
_REST = 0.3
_AT_ONCE = 7  # tiles that a move lays at random
_SUMMONED, _CAPTURED = 0.25, 0.5  # shares of moves at a real board
_SLOW = 6  # so many of the slowest turns use up a time
_SHORT = 30  # quarter seconds: then a flag falls
_TIMED = (codes.MOVE, codes.SHOOT, codes.SUMMON, codes.MOVED, codes.CAPTURED, codes.PASS)
_ON_BOARD = (codes.MOVE, codes.SHOOT)


class Policy:
    """Chooses among the moves that the rules offer, and takes its time."""

    def __init__(self, hand: Random, wanted: int) -> None:
        self._hand = hand
        self._wanted = wanted

    def choose(self, state: Any) -> bytes:
        """Return a move."""
        if state.step == rules.TURN:
            move = self._end(state) or self._turn(state)
            return move + self._time(state) if move[0] in _TIMED else move
        if self._is_device(state) and state.step != rules.COIN:
            return bytes(placing.choose(state))
        moves = [bytes(move) for move in offered(state)]
        if state.step == rules.LAY and (len(moves) > _AT_ONCE + 1 or self._hand.random() > _REST):
            moves.pop()  # to lay what is left at random: more than seven are several moves
        return self._hand.choice(moves)

    def _is_device(self, state: Any) -> bool:
        opponent = state.setup[decisions.OPPONENT]
        is_midgard = opponent & decisions.AS_MIDGARD != 0
        return bool(opponent) and state.active == (0 if is_midgard else 1)

    def _end(self, state: Any) -> bytes:
        """Return the move that ends the game as it is wanted, b"" while it goes on."""
        if self._wanted == FLAG:
            left = clock.left(state, state.active)
            is_over = left < _SHORT or (state.clock == decisions.PER_TURN and self._is_late(state))
            return bytes((codes.FLAG, state.active)) if is_over else b""
        if not self._is_late(state):
            return b""
        by_will = {RESIGNED: codes.RESIGN, AGREED: codes.AGREE, PASSES: codes.PASS}
        if self._wanted == PASSES and state.glass:
            return b""
        return bytes((by_will[self._wanted],)) if self._wanted in by_will else b""

    def _is_late(self, state: Any) -> bool:
        return int(sum(state.turns)) > _BY_HAND

    def _turn(self, state: Any) -> bytes:
        moves = [_without_time(state, bytes(move)) for move in offered(state)]
        return self._on_glass(state, moves) if state.glass else self._at_board(state, moves)

    def _on_glass(self, state: Any, moves: list[bytes]) -> bytes:
        """Think as the device does; for a bare end capture whatever can be captured."""
        captures = [m for m in moves if m[0] in _ON_BOARD and state.pieces[m[2]]]
        if self._wanted == BARE and captures:
            return self._hand.choice(captures)
        if self._hand.random() < 0.1:
            return self._hand.choice(moves)
        strength = state.setup[decisions.OPPONENT] & decisions.STRONG
        search = Search(state, strength if self._is_device(state) else _WEAK)
        while not search.step(100):
            pass
        return bytes(search.move)

    def _at_board(self, state: Any, moves: list[bytes]) -> bytes:
        """Return what a table would say: mostly that somebody has moved."""
        by_code: dict[int, list[bytes]] = {}
        for move in moves:
            by_code.setdefault(move[0], []).append(move)
        share = self._hand.random()
        may_fall = self._wanted == BASE and sum(state.turns) > _FIRST_FALLS
        if may_fall and codes.FELL in by_code and share > 0.8:
            return self._hand.choice(by_code[codes.FELL])
        is_rough = self._wanted == BARE
        if codes.CAPTURED in by_code and (share < _SUMMONED or is_rough):
            return self._hand.choice(by_code[codes.CAPTURED])
        if codes.SUMMON in by_code and share < _CAPTURED:
            return self._hand.choice(by_code[codes.SUMMON])
        return bytes((codes.MOVED,))

    def _time(self, state: Any) -> bytes:
        """Return how long the turn took, so that a flag falls in a game of common length."""
        if not state.clock:
            return b""
        total = state.setup[decisions.MINUTES] * clock.MINUTE
        most = total // _SLOW if total else state.setup[decisions.SECONDS] * clock.SECOND
        left = clock.left(state, state.active)
        time = self._hand.randrange(4, max(5, min(most, left)))
        return bytes((time >> 8, time & 255))


def _without_time(state: Any, move: bytes) -> bytes:
    return move[:-2] if state.clock and move[0] in _TIMED else move
