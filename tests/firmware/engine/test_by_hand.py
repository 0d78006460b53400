"""Values set by hand: what fits is set and told, anything else changes nothing."""

from engine import by_hand
from engine.chance import Chance
from engine.seated_state import SeatedState, pack, unpack

_FIELDS = ((b"Apples", "apples", 15), (b"Whose turn", "active", by_hand.A_SEAT))
_EVENT = 9


class Basket(SeatedState):
    __slots__ = ("apples",)

    def __init__(self, chance, setup):
        super().__init__(chance, setup)
        self.apples = bytearray(self.seats)

    def go_through(self, packing):
        packing.row(self.apples)


def basket():
    return Basket(Chance(bytes(32)), b"\x03Ann\x03Ben\x03Cem")


def test_a_value_of_a_seat_is_set():
    state = basket()

    assert by_hand.put(state, _FIELDS, b"\x03\x00\x01\x0f", _EVENT) == ((_EVENT, 0, 1, 15),)
    assert list(state.apples) == [0, 15, 0]
    assert by_hand.value_of(state, _FIELDS[0], 1) == 15


def test_a_seat_is_set():
    state = basket()

    assert by_hand.put(state, _FIELDS, b"\x03\x01\x00\x02", _EVENT) == ((_EVENT, 1, 0, 2),)
    assert by_hand.value_of(state, _FIELDS[1], 0) == state.active == 2


def test_what_cannot_be_changes_nothing():
    state = basket()
    for move in (
        b"\x03\x00\x01\x10",  # more than the most
        b"\x03\x01\x00\x03",  # no such seat to be active
        b"\x03\x00\x03\x01",  # no such seat
        b"\x03\x02\x00\x01",  # no such field
        b"\x03\x00\x01",
        b"\x03\x00\x01\x01\x00",
    ):
        assert by_hand.put(state, _FIELDS, move, _EVENT) == (), move

    assert pack(state) == pack(basket())


def test_a_seated_state_is_packed_whole():
    state = basket()
    state.active = 2
    state.apples[1] = 7

    copy = unpack(Basket, pack(state), state.chance)

    assert (copy.names, copy.seats, copy.active) == ([b"Ann", b"Ben", b"Cem"], 3, 2)
    assert list(copy.apples) == [0, 7, 0]
    assert pack(copy) == pack(state)
