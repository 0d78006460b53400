"""Piles of cards, and the names in a set-up."""

from engine.cards import spread, take_out, take_top
from engine.seating import decode_names, encode_names


def test_a_deck_has_each_card_as_often_as_it_should():
    assert spread(b"\x02\x00\x01\x03") == bytearray(b"\x00\x00\x02\x03\x03\x03")
    assert spread(b"") == bytearray()


def test_a_card_is_taken_out_wherever_it_lies():
    pile = bytearray(b"\x05\x06\x05")

    assert take_out(pile, 6) == bytearray(b"\x05\x05")
    assert take_out(pile, 5) == bytearray(b"\x06\x05")
    assert pile == bytearray(b"\x05\x06\x05")


def test_the_top_of_a_pile_is_its_last_card():
    piles = [bytearray(b"\x01\x02"), bytearray(b"\x03")]

    assert take_top(piles, 0) == 2
    assert take_top(piles, 1) == 3
    assert piles == [bytearray(b"\x01"), bytearray()]


def test_names_come_back_as_they_were():
    names = [b"Red", b"", b"Amber"]
    data = encode_names(names)

    assert data == b"\x03Red\x00\x05Amber"
    assert decode_names(b"??" + data, 2, 5) == names
    assert decode_names(data, 0, 2) == names[:2]


def test_names_that_are_cut_short_are_no_crash():
    assert decode_names(b"\x05Am", 0, 5) == [b"Am"]
    assert decode_names(b"\x03Red", 4, 5) == []
