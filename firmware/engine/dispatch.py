"""Finds what decides a move: a function in one of the game's parts, loaded when it is needed.

A game's table of moves has a row for each code, from 1 on. A row is four bytes: the shortest and
the longest the move may be, the number of its part, and its place among that part's ACTIONS.
"""

import modules
from engine.refusal import Refusal
from micropython import const

DONE = ((0,),)  # the events of a move that has nothing to tell beyond the state
NO_SUCH_MOVE = Refusal(b"MOVE", b"No such move.")

_ROW = const(4)


def find(parts, rows, move):
    """Return the function that decides a move, or None when there is no such move.

    `parts` are the whole names of modules, with blanks between them.
    """
    row = _ROW * (move[0] - 1) if move else -1
    if not 0 <= row < len(rows) or not rows[row] <= len(move) <= rows[row + 1]:
        return None
    return part(_word(parts, rows[row + 2])).ACTIONS[rows[row + 3]]


def _word(text, number):
    """Return a word of a text; to split it would litter, and an undo makes many moves again."""
    start = 0
    for _ in range(number):
        start = text.find(" ", start) + 1
    end = text.find(" ", start)
    return text[start:] if end < 0 else text[start:end]


def part(name):
    """Return a part of a game's rules by its whole name."""
    return modules.load(name)
