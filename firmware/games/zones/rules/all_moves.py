"""Every move that may be made now, without what ends a game by will and what is set by hand."""

from games.zones.rules import codes, companion, laying, turn
from games.zones.rules import setup as decisions
from games.zones.rules.board import moves as board
from games.zones.rules.state import (
    BASE,
    CELLS,
    COIN,
    DRAW,
    HALF,
    LAY,
    OVER,
    RETURN,
    TURN,
)


def moves(state):
    """Return the moves of the step; a turn with a clock takes no time."""
    step = state.step
    if step == OVER:
        return []
    if step == TURN:
        return _on_glass(state) if state.glass else _at_board(state)
    if step == RETURN:
        return _each(codes.RETURN, turn.returns(state) + b"\xff")
    return _before(state, step)


def _before(state, step):
    """Return the moves of a step before the first turn."""
    first = HALF * state.active
    if step == DRAW:
        return [bytes((codes.DRAW,))]
    if step == BASE:
        return _each(codes.BASE, range(first, first + HALF))
    if step == LAY:
        return _each(codes.LAY, laying.free(state)) + [bytes((codes.REST,))]
    return _coin(state) if step == COIN else _starts(state)


def _each(code, values):
    return [bytes((code, value)) for value in values]


def _coin(state):
    if state.allows(decisions.OWN_COIN):
        return _each(codes.COIN, range(2))
    return [bytes((codes.COIN,))]


def _starts(state):
    found = []
    for kind in _reserve(state):
        if not state.glass:
            found.append(bytes((codes.START, kind)))
        else:
            found += [bytes((codes.START, kind, cell)) for cell in laying.starts(state, kind)]
    return found


def _reserve(state):
    first = decisions.SIDE * state.active
    return [kind for kind in range(first, first + decisions.SIDE) if state.reserve[kind]]


def _time(state):
    return b"\x00\x00" if state.clock else b""


def _on_glass(state):
    time, found = _time(state), []
    for cell in range(CELLS):
        piece = state.pieces[cell]
        if piece and (piece - 1) // decisions.SIDE == state.active:
            for target in board.reach(state, cell):
                found.append(bytes((codes.MOVE, cell, target)) + time)
            for target in board.shots(state, cell):
                found.append(bytes((codes.SHOOT, cell, target)) + time)
    for kind in _reserve(state):
        for cell in board.summons(state, kind):
            found.append(bytes((codes.SUMMON, kind, cell)) + time)
    return found or [bytes((codes.PASS,)) + time]


def _at_board(state):
    time = _time(state)
    found = [bytes((codes.MOVED,)) + time, bytes((codes.PASS,)) + time]
    found += [bytes((codes.CAPTURED, kind)) + time for kind in companion.victims(state)]
    found += [bytes((codes.SUMMON, kind)) + time for kind in _reserve(state)]
    for seat in range(2):
        if not companion.why_stands(state, seat):
            found.append(bytes((codes.FELL, seat)))
    return found
