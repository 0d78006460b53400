"""Positions for the tests of the rules: boards as drawings, moves that are taken or refused.

A board is six rows of six cells with blanks between them: the terrain, and behind it the piece,
as the notation has them: `FS` is a Spearman on fields. `#M` and `#T` are the bases.
"""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zones.rules import codes, contract
from games.zones.rules import setup as decisions
from games.zones.rules.board import moves
from games.zones.rules.names import cell as name_of
from host_tools.exercises.zones import notation

NAMES = (b"Ann", b"Ben")
PIECES = "SAWVwlth"
SPEARMAN, ARCHER, SWORDSMAN, VALA, WARRIOR, LOBBER, TROLLWIFE, HILL_TROLL = range(8)


def opened(flags=0, rest=b"\x00\x00\x00\x00", bag=decisions.DEFAULT_BAG, roster=None, seed=0):
    """Return a game before its first tile."""
    roster = decisions.DEFAULT_ROSTER if roster is None else roster
    setup = decisions.encode(flags, NAMES, rest, bag, roster)
    return contract.new(setup, Chance(bytes([seed]) * 32))


def roster(*changes):
    """Return the usual roster with some fields changed: kind, field, value."""
    data = bytearray(decisions.encode(0, NAMES))
    for kind, field, value in changes:
        decisions.put(data, kind, field, value)
    return bytes(data[decisions.ROSTER : decisions.NAMES])


def board(drawing, turn="M", captured="", flags=0, **more):
    """Return a game on the glass in a turn; who is neither there nor captured is in reserve."""
    state = opened(decisions.GLASS | flags, **more)
    rows = [bytes("".join(line.split()), "ascii") for line in drawing.strip().split("\n")]
    there = "".join([cell[1] for cell in drawing.split() if cell[0] != "#"])
    taken = [captured.count(letter) for letter in PIECES]
    reserve = [state.counts[kind] - taken[kind] - there.count(PIECES[kind]) for kind in range(8)]
    text = b" ".join((b"/".join(rows), bytes(turn, "ascii"), _digits(reserve), _digits(taken)))
    assert notation.put(state, text), text
    return state


def _digits(counts):
    return b"".join([b"0123456789a"[count : count + 1] for count in counts])


def at(name):
    """Return the number of a cell."""
    return "abcdef".index(name[0]) + 6 * (int(name[1]) - 1)


def called(cells):
    """Return the names of cells in order, with blanks between them."""
    return " ".join(sorted([str(name_of(cell), "ascii") for cell in cells]))


def reach(state, name):
    """Return the cells that a piece may go to."""
    return called(moves.reach(state, at(name)))


def shots(state, name):
    """Return the cells that a piece may shoot at."""
    return called(moves.shots(state, at(name)))


def summons(state, kind):
    """Return the cells to which a piece may be summoned."""
    return called(moves.summons(state, kind))


def do(state, *move):
    """Make a move that must be taken; return its events."""
    state.chance.tape = bytearray()
    outcome = contract.apply(state, bytes(move))
    assert not isinstance(outcome, Refusal), outcome.sentence
    assert outcome
    return outcome


def refused(state, *move):
    """Try a move that must be refused, and changes nothing; return the rule."""
    return refusal(state, *move).rule


def refusal(state, *move):
    """Try a move that must be refused, and changes nothing; return the refusal."""
    before = contract.pack(state)
    outcome = contract.apply(state, bytes(move))
    assert isinstance(outcome, Refusal), outcome
    assert outcome.rule and outcome.sentence
    assert contract.pack(state) == before
    return outcome


def go(state, start, end):
    """Move a piece on the glass."""
    return do(state, codes.MOVE, at(start), at(end))


def not_go(state, start, end):
    """Try to move a piece on the glass; return the rule that forbids it."""
    return refused(state, codes.MOVE, at(start), at(end))


def piece(state, name):
    """Return the letter of a piece on a cell, or a dot."""
    number = state.pieces[at(name)]
    return PIECES[number - 1] if number else "."


def at_board(flags=0, **more):
    """Return a companion's game in Midgard's first turn; one each of three kinds has come."""
    state = opened(flags | decisions.OWN_BAG | decisions.OWN_COIN, **more)
    for kind in (0, 1, 2, 4, 5, 6):
        do(state, codes.START, kind)
    do(state, codes.COIN, 0)
    return state
