"""One description of a state, in both directions."""

from engine.packing import Packer, Unpacker


class _Thing:
    def __init__(self):
        self.number = 0
        self.is_open = self.is_full = False
        self.tally = [0, 0]
        self.row = bytearray(3)
        self.pile = []
        self.signed = []
        self.rest = b""


def _describe(thing, packing):
    thing.number = packing.byte(thing.number)
    thing.is_open, thing.is_full = packing.flags((thing.is_open, thing.is_full))
    thing.tally = packing.words(thing.tally)
    packing.row(thing.row)
    thing.pile = packing.pile(thing.pile)
    thing.signed = packing.signed(thing.signed)
    thing.rest = packing.rest(thing.rest)


def _filled():
    thing = _Thing()
    thing.number, thing.is_full = 200, True
    thing.tally = [1, 65_535]
    thing.row[:] = b"\x01\x02\x03"
    thing.pile = [7, 8]
    thing.signed = [-2, 1, -128, 127]
    thing.rest = b"\x09\x0a"
    return thing


def test_every_kind_of_value_has_its_bytes():
    packer = Packer()
    _describe(_filled(), packer)

    assert packer.data == (
        b"\xc8\x02\x01\x00\xff\xff\x01\x02\x03\x02\x07\x08\x04\xfe\x01\x80\x7f\x09\x0a"
    )


def test_what_was_written_comes_back_the_same():
    packer = Packer()
    _describe(_filled(), packer)
    thing = _Thing()
    _describe(thing, Unpacker(b"head" + packer.data, 4))

    assert thing.__dict__ == _filled().__dict__


def test_packing_changes_nothing():
    thing = _filled()
    _describe(thing, Packer())

    assert thing.__dict__ == _filled().__dict__


def test_a_number_that_is_no_byte_is_not_silent():
    for value in (-1, 256):
        try:
            Packer().byte(value)
        except (ValueError, OverflowError):
            continue
        raise AssertionError("%d was written as a byte" % value)
