"""What the state of a game with turns has at least; a small game needs no other way to pack it."""

from engine.packing import Packer, Unpacker
from engine.seating import decode_names, encode_names


class SeatedState:
    """Who plays and whose turn it is. `setup` is the names, as `engine.seating` writes them.

    A game derives from it, and its `go_through(packing)` hands every value of its own to a
    packing, as `engine.packing` tells.
    """

    __slots__ = ("active", "chance", "names", "seats")

    def __init__(self, chance, setup):
        self.chance = chance
        self.names = decode_names(setup)
        self.seats = len(self.names)
        self.active = 0


def pack(state):
    """Return a state as bytes."""
    packer = Packer()
    packer.pile(encode_names(state.names))
    packer.byte(state.active)
    state.go_through(packer)
    return packer.data


def unpack(kind, data, chance):
    """Return the state of a kind that `pack` made bytes of."""
    unpacker = Unpacker(data)
    state = kind(chance, unpacker.pile(b""))
    state.active = unpacker.byte(0)
    state.go_through(unpacker)
    return state
