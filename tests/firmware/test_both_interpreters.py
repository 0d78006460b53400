"""What the firmware relies on being the same on CPython and MicroPython."""

import struct
import sys
from array import array
from binascii import crc32, hexlify
from hashlib import sha256

import framebuf
from micropython import const

_FOLDED = const(1 << 4)
_WRAP = const(0x3FFFFFFF)


class _Base:
    __slots__ = ("size",)

    def __init__(self, size):
        self.size = size

    def double(self):
        return self.size * 2


class _Derived(_Base):
    __slots__ = ()

    def double(self):
        return super().double() + 1


def test_elapsed_ticks_are_right_across_the_wrap():
    before, after = 0x3FFFFFF0, 0x10

    elapsed = (after - before) & _WRAP

    assert elapsed == 0x20
    assert (before - before) & _WRAP == 0
    assert (_WRAP + 1) & _WRAP == 0


def test_const_is_the_number_itself():
    assert _FOLDED == 16


def test_division_and_remainder_round_down():
    assert (-7 // 2, -7 % 2) == (-4, 1)
    assert (7 // -2, 7 % -2) == (-4, -1)
    assert divmod(-1, 60) == (-1, 59)


def test_ints_grow_past_31_bits_and_shift_back():
    big = 0x7FFFFFFF * 0x7FFFFFFF

    assert big >> 31 == 0x7FFFFFFE
    assert (big << 70) >> 70 == big
    assert ~0 & 0xFFFFFFFF == 0xFFFFFFFF


def test_bytes_and_memoryviews_iterate_as_numbers():
    raw = b"\x00\x7f\x80\xff"

    assert list(raw) == [0, 0x7F, 0x80, 0xFF]
    assert list(memoryview(raw)) == list(bytearray(raw)) == list(raw)


def test_buffers_are_equal_when_their_bytes_are():
    raw = bytearray(range(16))
    left, right = memoryview(raw)[0:8], memoryview(bytes(range(8)))

    assert left == right
    assert left == b"\x00\x01\x02\x03\x04\x05\x06\x07"
    raw[7] = 99
    assert left != right


def test_a_slice_of_a_memoryview_shares_its_bytes():
    raw = bytearray(4)

    memoryview(raw)[1:3] = b"ab"

    assert raw == b"\x00ab\x00"


def test_storing_more_than_a_byte_is_not_silent_in_bytes():
    try:
        bytes([256])
    except ValueError:
        return
    raise AssertionError("bytes([256]) was accepted")


def test_ints_come_from_bytes_and_go_back():
    assert int.from_bytes(b"\x01\x02\x03", "big") == 0x010203
    assert int.from_bytes(b"\x01\x02\x03", "little") == 0x030201
    assert (0x010203).to_bytes(4, "big") == b"\x00\x01\x02\x03"


def test_struct_packs_without_padding():
    packed = struct.pack("<BHIb", 1, 0x0203, 0x04050607, -1)

    assert packed == b"\x01\x03\x02\x07\x06\x05\x04\xff"
    assert struct.calcsize("<BHI") == 7
    assert struct.unpack_from("<H", packed, 1) == (0x0203,)


def test_digests_and_checksums_agree():
    digest = hexlify(sha256(b"zonekeeper").digest())

    assert digest == b"8c1955cf1df26bb8e72eeea4e93bcc51cc9840297e68768ebf5d004c88997f14"
    assert crc32(b"123456789") == 0xCBF43926


def test_arrays_hold_unsigned_32_bits():
    numbers = array("I", (0, 0xFFFFFFFF))

    assert numbers[1] == 0xFFFFFFFF
    assert len(bytes(numbers)) == 8


def test_parallel_assignment_reads_before_it_writes():
    left, right, last = 1, 2, 3

    left, right, last = last, left, right

    assert (left, right, last) == (3, 1, 2)


def test_percent_formatting_agrees():
    assert "%3d|%-4s|%02x|%s" % (7, "ab", 10, None) == "  7|ab  |0a|None"


def test_an_error_carries_its_number_as_first_argument():
    # Not as `errno`: CPython fills that only when a text comes with the number.
    try:
        raise OSError(19)
    except OSError as error:
        assert error.args[0] == 19


def test_super_reaches_the_base_class():
    assert _Derived(4).double() == 9


def test_sorting_keeps_equal_items_in_order_when_told_by_a_tuple():
    # MicroPython's sort is not stable, so ties are broken by the position.
    seats = [(2, 0), (1, 1), (2, 2), (1, 3)]

    assert sorted(seats) == [(1, 1), (1, 3), (2, 0), (2, 2)]


def test_a_module_put_into_sys_modules_is_what_import_finds():
    class Stand:
        answer = 42

    sys.modules["made_up_module"] = Stand
    try:
        import made_up_module
    finally:
        del sys.modules["made_up_module"]

    assert made_up_module.answer == 42


def test_a_framebuffer_with_a_stride_leaves_the_control_bytes_alone():
    raw = bytearray([0x40] * (2 * 129))
    rows = memoryview(raw)
    picture = framebuf.FrameBuffer(rows[1:], 128, 16, framebuf.MONO_VLSB, 129)

    picture.fill(0)
    picture.pixel(0, 9, 1)

    assert raw[0] == raw[129] == 0x40
    assert raw[130] == 2
    assert picture.pixel(0, 9) == 1
