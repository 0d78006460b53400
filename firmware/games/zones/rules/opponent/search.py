"""Looks ahead for the device: alpha-beta over the rules of the board, worked off in small steps.

A move is a number in here: from * 36 + to; a shot 1,296 more; a summon 2,592 + kind * 36 + to. In
lists a rank stands above it, so that what looks best is tried first. Behind a capture at the last
ply captures are looked at a little further.
"""

from games.zones.rules import codes, flow
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules
from games.zones.rules.board import home, moves
from games.zones.rules.opponent import placing
from games.zones.rules.opponent.worth import Worth
from games.zones.rules.state import NONE
from micropython import const

_CELLS = const(36)
_SHOT = const(1296)
_SUMMON = const(2592)
_PASS = const(2880)
_RANK = const(4096)  # above all moves
_CAPTURE = const(20)  # of each point
_MIDDLE = const(400)  # above all that a rank can lose
_WON = const(20000)
_AGAIN = const(25)  # against a position that has been there
_FURTHER = const(2)  # plies with captures alone
_SIDE = const(4)  # kinds of a side
_TROLLWIFE = const(6)

# Of each strength: plies, and hundreds of positions at most.
_PLIES = b"\x00\x01\x02\x03"
_HUNDREDS = b"\x00\x01\x02\x06"


class Search:
    """Finds a move for whose turn it is. Call `step` until it says so, then read `move`."""

    def __init__(self, state, strength):
        self._board = rules.unpack(rules.pack(state), state.chance)
        self._worth = Worth(self._board)
        self._plies = _PLIES[strength]
        self._left = 100 * _HUNDREDS[strength]
        plies = self._plies + _FURTHER + 1
        self._lists = [self._moves()] * plies
        self._next = [0] * plies
        self._alpha = [0] * plies
        self._beta = [0] * plies
        self._victims = bytearray(plies)
        self._returned = bytearray(plies)
        self._best = self._lists[0][0] % _RANK
        if len(self._lists[0]) == 1:  # nothing to think about
            self._left = 0
        self._begin(1)

    def step(self, positions):
        """Look at so many positions; tell whether the move is found."""
        for _ in range(positions):
            if self._depth > self._plies or not self._left:
                return True
            self._advance()
        return False

    @property
    def move(self):
        """Return the best move as bytes, without the time that it took."""
        number = self._best
        if number == _PASS:
            return bytes((codes.PASS,))
        code = (codes.MOVE, codes.SHOOT, codes.SUMMON)[number // _SHOT]
        number %= _SHOT
        return bytes((code, number // _CELLS, number % _CELLS))

    def _begin(self, depth):
        """Look from the board on, the best of the last time first."""
        found = [each for each in self._lists[0] if each % _RANK != self._best]
        self._depth = depth
        self._open(0, [self._best] + found, -_WON, _WON)

    def _open(self, ply, found, alpha, beta):
        self._ply = ply
        self._lists[ply] = found
        self._next[ply] = 0
        self._alpha[ply] = alpha
        self._beta[ply] = beta

    def _advance(self):
        """Try the next move of this ply; when there is none, go back to the one before."""
        ply = self._ply
        at = self._next[ply]
        if at < len(self._lists[ply]) and self._alpha[ply] < self._beta[ply]:
            self._left -= 1
            self._next[ply] = at + 1
            self._try(ply, self._lists[ply][at] % _RANK)
        elif ply:
            self._ply = ply - 1
            self._take(ply - 1, -self._alpha[ply])
        else:
            self._begin(self._depth + 1)

    def _try(self, ply, number):
        """Make a move; go deeper, or weigh what came of it."""
        board, depth = self._board, self._depth
        side = board.active
        self._make(ply, number)
        has_captured = self._victims[ply] > 0
        if self._may_fell(number) and home.falls(board, 1 - side, number % _CELLS):
            self._take(ply, _WON - ply)
        elif ply + 1 < depth:
            self._open(ply + 1, self._moves(), -self._beta[ply], -self._alpha[ply])
        elif has_captured and ply + 1 < depth + _FURTHER:
            alpha = max(-self._beta[ply], self._worth.of(board))
            self._open(ply + 1, self._captures(1), alpha, -self._alpha[ply])
        else:
            self._take(ply, -self._worth.of(board))

    def _may_fell(self, number):
        is_summon = _SUMMON <= number < _PASS
        return number < _SHOT or (is_summon and self._board.allows(decisions.SUMMON_FELLS))

    def _take(self, ply, value):
        """Take the last move of a ply back; keep it if it is the best so far."""
        number = self._lists[ply][self._next[ply] - 1] % _RANK
        if not ply:
            value -= _AGAIN * flow.times(self._board)
        self._take_back(ply, number)
        if value > self._alpha[ply]:
            self._alpha[ply] = value
            if not ply:
                self._best = number

    def _moves(self):
        """Return the moves of whose turn it is, the most promising first."""
        board, found = self._board, self._captures(0)
        for kind in range(_SIDE * board.active, _SIDE * board.active + _SIDE):
            for to in moves.summons(board, kind):
                rank = _MIDDLE + self._worth.gain(board, kind, NONE, to)
                found.append(rank * _RANK + _SUMMON + kind * _CELLS + to)
        found.sort(reverse=True)
        return found or [_PASS]

    def _captures(self, least):
        """Return moves to pieces, or to any cell if 0 is the least of what stands there."""
        board, found = self._board, []
        for cell in range(_CELLS):
            piece = board.pieces[cell]
            if piece and (piece > _SIDE) == board.active:
                for to in moves.reach(board, cell):
                    if board.pieces[to] >= least:
                        found.append(self._ranked(piece - 1, cell, to))
                for to in moves.shots(board, cell):
                    found.append(self._ranked(piece - 1, cell, to) + _SHOT)
        found.sort(reverse=True)
        return found

    def _ranked(self, kind, start, to):
        """Return the number of a move with its rank."""
        board = self._board
        victim = board.pieces[to]
        rank = _MIDDLE + self._worth.gain(board, kind, start, to)
        if victim:
            rank += _CAPTURE * board.costs[victim - 1]
        return rank * _RANK + start * _CELLS + to

    def _make(self, ply, number):
        board = self._board
        side, to = board.active, number % _CELLS
        board.active = 1 - side
        self._victims[ply] = 0
        self._returned[ply] = NONE
        if number == _PASS:
            return
        if number >= _SUMMON:
            kind = (number - _SUMMON) // _CELLS
            board.reserve[kind] -= 1
            board.pieces[to] = kind + 1
            return
        start = number % _SHOT // _CELLS
        piece, victim = board.pieces[start], board.pieces[to]
        board.pieces[to] = 0
        if number < _SHOT:
            board.pieces[to] = piece
            board.pieces[start] = 0
        if victim:
            self._victims[ply] = victim
            board.captured[victim - 1] += 1
            if piece == _TROLLWIFE + 1:
                self._return(ply, victim)

    def _return(self, ply, victim):
        """Let the Trollwife take back the best that she may."""
        board = self._board
        kind = placing.returned(board)
        if board.types[victim - 1] == decisions.INFANTRY and kind != NONE:
            self._returned[ply] = kind
            board.captured[kind] -= 1
            board.reserve[kind] += 1

    def _take_back(self, ply, number):
        board = self._board
        board.active = 1 - board.active
        to, victim, kind = number % _CELLS, self._victims[ply], self._returned[ply]
        if number == _PASS:
            return
        if number >= _SUMMON:
            board.reserve[(number - _SUMMON) // _CELLS] += 1
        elif number < _SHOT:
            board.pieces[number // _CELLS] = board.pieces[to]
        board.pieces[to] = victim
        if victim:
            board.captured[victim - 1] -= 1
        if kind != NONE:
            board.captured[kind] += 1
            board.reserve[kind] -= 1
