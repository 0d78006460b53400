"""All that Lamplight remembers, as an object and as bytes."""

import struct

from engine.verdict import NOBODY
from micropython import const

NO_CARD = const(255)
FACES = const(6)

_FIXED = "<BBB6H"  # seats, whose turn, cards in the deck, how often each face came up
_KINDS = const(4)
_OF_EACH = const(4)


class State:
    """The cards, and what each seat has made of them."""

    __slots__ = ("chance", "deck", "discards", "hidden", "lamps", "looked", "tally", "turn")

    def __init__(self, chance, seats):
        self.chance = chance
        self.deck = bytearray()  # the next card is the last
        self.discards = bytearray()
        self.hidden = bytearray([NO_CARD] * seats)  # the card face down before each seat
        self.looked = bytearray(seats)  # 1 once that seat knows its card
        self.lamps = bytearray(seats)
        self.tally = [0] * FACES
        self.turn = 0


def deal(setup, chance):
    """Return the state after the deal; `setup` is one byte, the number of seats."""
    state = State(chance, setup[0])
    for card in range(_KINDS):
        state.deck.extend(bytes([card] * _OF_EACH))
    chance.shuffle(state.deck)
    for seat in range(setup[0]):
        state.hidden[seat] = take(state)
    return state


def take(state):
    """Take the next card off the deck. MicroPython's bytearray has no pop."""
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    return card


def view(state, seat):
    """Return what a seat, or the public, may see. All redaction happens here."""
    knows = seat != NOBODY and state.looked[seat] and state.hidden[seat] != NO_CARD
    return {
        "turn": state.turn,
        "deck": len(state.deck),
        "discards": list(state.discards),
        "face_down": [card != NO_CARD for card in state.hidden],
        "looked": list(state.looked),
        "lamps": list(state.lamps),
        "own": state.hidden[seat] if knows else None,
    }


def pack(state):
    """Return the state as bytes."""
    seats = len(state.lamps)
    fixed = struct.pack(_FIXED, seats, state.turn, len(state.deck), *state.tally)
    return bytes(fixed + state.hidden + state.looked + state.lamps + state.deck + state.discards)


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    fields = struct.unpack_from(_FIXED, data, 0)
    seats, turn, deck = fields[:3]
    state = State(chance, seats)
    state.turn = turn
    state.tally = list(fields[3:])
    rest = bytearray(data[struct.calcsize(_FIXED) :])
    state.hidden = rest[:seats]
    state.looked = rest[seats : 2 * seats]
    state.lamps = rest[2 * seats : 3 * seats]
    state.deck = rest[3 * seats : 3 * seats + deck]
    state.discards = rest[3 * seats + deck :]
    return state
