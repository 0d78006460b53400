"""What a position is worth to the device: material, how near pieces are to the enemy's base."""

from games.zones.rules import setup as decisions
from games.zones.rules.state import NONE
from micropython import const

_CELLS = const(36)
_COLUMNS = const(6)
_SIDE = const(4)  # kinds of a side
_ON_BOARD = const(10)  # of each point of a piece
_IN_RESERVE = const(9)
_AT_HOME = const(40)  # the first of an enemy's pieces on home tiles; one more wins
_ON_PREFERRED = const(5)
_NEARER = const(5)  # a row or a column


class Worth:
    """Tables of one game: what each kind is worth on each cell, and where the home tiles are."""

    def __init__(self, board):
        self._homes = (self._homes_of(board, 0), self._homes_of(board, 1))
        self._at = [self._row(board, kind) for kind in range(decisions.KINDS)]

    def of(self, board):
        """Return what the position is worth to the side whose turn it is."""
        total = 0
        guests = [0, 0]  # enemies on the home tiles of each side
        for cell in range(_CELLS):
            piece = board.pieces[cell]
            if not piece:
                continue
            is_troll = piece > _SIDE
            worth = self._at[piece - 1][cell]
            total += -worth if is_troll else worth
            guests[not is_troll] += self._homes[not is_troll][cell]
        for kind in range(decisions.KINDS):
            worth = board.reserve[kind] * board.costs[kind] * _IN_RESERVE
            total += worth if kind < _SIDE else -worth
        total += _AT_HOME * (min(guests[1], 2) - min(guests[0], 2))
        return -total if board.active else total

    def gain(self, board, kind, start, to):
        """Return how much better a piece stands after a move, or after it was summoned."""
        row = self._at[kind]
        there = row[to] + _AT_HOME * self._homes[1 - kind // _SIDE][to]
        return there - (board.costs[kind] * _IN_RESERVE if start == NONE else row[start])

    def _homes_of(self, board, side):
        return bytes([_distance(board, side, cell) == 1 for cell in range(_CELLS)])

    def _row(self, board, kind):
        """Return what a kind is worth on each cell."""
        enemy = 1 - kind // _SIDE
        row = bytearray(_CELLS)
        for cell in range(_CELLS):
            row[cell] = board.costs[kind] * _ON_BOARD
            row[cell] += _NEARER * (_COLUMNS - _distance(board, enemy, cell))
            if board.terrain[cell] == board.preferred[kind]:
                row[cell] += _ON_PREFERRED
        return row


def _distance(board, side, cell):
    """Return how far a cell is from a side's base; a base itself is far from everything."""
    if cell == board.bases[1 - side]:
        return _COLUMNS
    base = board.bases[side]
    down = abs(cell // _COLUMNS - base // _COLUMNS)
    return max(down, abs(cell % _COLUMNS - base % _COLUMNS))
