"""All that Lamplight remembers, as an object and as bytes."""

import struct

from engine.verdict import NOBODY
from games.lamplight.rules.setup import decode, is_sound
from micropython import const

NO_CARD = const(255)
FACES = const(6)

_FIXED = "<BBB6H"  # seats, whose turn, cards in the deck, how often each face came up
KINDS = const(4)  # cards worth 0 to 3 lamps
OF_EACH = const(4)


class State:
    """The cards, and what each seat has made of them."""

    __slots__ = ("active", "chance", "deck", "discards", "hidden", "lamps", "looked", "tally")

    def __init__(self, chance, seats):
        self.chance = chance
        self.deck = bytearray()  # the next card is the last
        self.discards = bytearray()
        self.hidden = bytearray([NO_CARD] * seats)  # the card face down before each seat
        self.looked = bytearray(seats)  # 1 once that seat knows its card
        self.lamps = bytearray(seats)
        self.tally = [0] * FACES
        self.active = 0  # whose turn it is

    @property
    def seats(self):
        """Return how many play."""
        return len(self.lamps)


def deal(setup, chance):
    """Return the state after the deal; None when the setup is not sound."""
    if not is_sound(setup):
        return None
    state = State(chance, decode(setup).seats)
    for card in range(KINDS):
        state.deck.extend(bytes([card] * OF_EACH))
    chance.shuffle(state.deck)
    for seat in range(state.seats):
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
        "turn": state.active,
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
    fixed = struct.pack(_FIXED, seats, state.active, len(state.deck), *state.tally)
    return bytes(fixed + state.hidden + state.looked + state.lamps + state.deck + state.discards)


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    fields = struct.unpack_from(_FIXED, data, 0)
    seats, active, deck = fields[:3]
    state = State(chance, seats)
    state.active = active
    state.tally = list(fields[3:])
    rest = bytearray(data[struct.calcsize(_FIXED) :])
    state.hidden = rest[:seats]
    state.looked = rest[seats : 2 * seats]
    state.lamps = rest[2 * seats : 3 * seats]
    state.deck = rest[3 * seats : 3 * seats + deck]
    state.discards = rest[3 * seats + deck :]
    return state
