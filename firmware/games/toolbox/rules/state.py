"""All that the Toolbox remembers, as an object and as bytes."""

import struct

from micropython import const

DICE = const(6)  # at most
SEATS = const(6)  # at most
PYRAMID = const(1)  # the "sides" of a pyramid die: faces The Eye (0), 1, 2 and 3
HEADS = const(1)
TAILS = const(2)

_FIXED = "<6s6sBBHHBb6hHIBB"


class State:
    """The dice and how they lie, the coin, the seats, the clock."""

    __slots__ = (
        "chance",
        "clock_ms",
        "coin",
        "counts",
        "faces",
        "first",
        "flips",
        "is_running",
        "limit_s",
        "rolled",
        "seats",
        "sides",
        "tally",
        "tool",
    )

    def __init__(self, chance):
        self.chance = chance
        self.sides = bytearray((6, 6, 0, 0, 0, 0))
        self.faces = bytearray(DICE)
        self.rolled = 0  # the slots whose face counts, one bit each
        self.coin = 0
        self.flips = [0, 0, 0]  # unused, heads, tails
        self.seats = 4
        self.first = -1
        self.counts = [0] * SEATS
        self.limit_s = 0
        self.clock_ms = 0
        self.is_running = False
        self.tool = 0  # the tool of the last move
        self.tally = {}  # sides: how often each face came up


def face_count(sides):
    """Return how many faces a die has."""
    return 4 if sides == PYRAMID else sides


def tallies(state):
    """Return (name, how often each face came up) for the dice and the coin of tonight.

    A third item names the faces where they are not 1, 2, 3 ...
    """
    found: list = []
    for sides in sorted(state.tally):
        if sides == PYRAMID:
            found.append((b"pyramid", state.tally[sides], (b"Eye", b"1", b"2", b"3")))
        else:
            found.append((b"d%d" % sides, state.tally[sides]))
    if any(state.flips):
        found.append((b"coin", state.flips[HEADS:], (b"heads", b"tails")))
    return found


def view(state, seat):
    """Return what a seat (or the public, -1) may see: here everything but the stream."""
    return {
        "dice": [sides for sides in state.sides if sides],
        "faces": [state.faces[slot] for slot in range(DICE) if state.sides[slot]],
        "coin": state.coin,
        "flips": state.flips[1:],
        "seats": state.seats,
        "first": state.first,
        "counts": state.counts[: state.seats],
        "limit_s": state.limit_s,
        "clock_ms": state.clock_ms,
        "is_running": state.is_running,
    }


def pack(state):
    """Return the state as bytes, the stream's position left out."""
    flips = (state.flips[HEADS], state.flips[TAILS])
    clock = (state.limit_s, state.clock_ms, state.is_running, state.tool)
    fixed = struct.pack(
        _FIXED,
        state.sides,
        state.faces,
        state.rolled,
        state.coin,
        *flips,
        state.seats,
        state.first,
        *state.counts,
        *clock,
    )
    for sides in sorted(state.tally):
        counts = state.tally[sides]
        fixed += bytes((sides,)) + struct.pack("<%dH" % len(counts), *counts)
    return fixed


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    state = State(chance)
    fields = struct.unpack_from(_FIXED, data, 0)
    state.sides[:] = fields[0]
    state.faces[:] = fields[1]
    state.rolled = fields[2]
    state.coin = fields[3]
    state.flips = [0, fields[4], fields[5]]
    state.seats = fields[6]
    state.first = fields[7]
    state.counts = list(fields[8:14])
    state.limit_s = fields[14]
    state.clock_ms = fields[15]
    state.is_running = bool(fields[16])
    state.tool = fields[17]
    _unpack_tally(state, data[struct.calcsize(_FIXED) :])
    return state


def _unpack_tally(state, data):
    at = 0
    while at < len(data):
        sides = data[at]
        faces = face_count(sides)
        state.tally[sides] = list(struct.unpack_from("<%dH" % faces, data, at + 1))
        at += 1 + 2 * faces
