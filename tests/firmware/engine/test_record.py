"""Records as bytes: read back as written, and nothing else is believed."""

from engine import record
from engine.header import (
    FORMAT,
    NO_NUMBER,
    NUMBERS,
    PSEUDO,
    Header,
    decode_header,
    header_size,
    is_other_format,
)
from engine.moves import Moves
from engine.reader import Reader

_CHAIN = bytes(range(32))

# Body, code, move, tape, payload.
_BODIES = (
    (record.move_body(b"\x02\x3f", b"\x06\x01"), 0, b"\x02\x3f", b"\x06\x01", b""),
    (record.move_body(b"\x01", b""), 0, b"\x01", b"", b""),
    (record.move_body(bytes(15), bytes(15)), 0, bytes(15), bytes(15), b""),
    (record.control_body(record.BEGIN), record.BEGIN, b"", b"", b""),
    (record.control_body(record.CUT, b"\x00\x2a"), record.CUT, b"", b"", b"\x00\x2a"),
    (record.control_body(record.CUT, bytes(13)), record.CUT, b"", b"", bytes(13)),
    (record.control_body(record.CUT, bytes(14)), record.CUT, b"", b"", bytes(14)),
    (record.control_body(record.CUT, bytes(254)), record.CUT, b"", b"", bytes(254)),
    (record.control_body(record.END, bytes(32)), record.END, b"", b"", bytes(32)),
)


def _sealed(bodies, chain=_CHAIN):
    data = b""
    for body in bodies:
        data += body + record.check(chain, body)
        chain = record.link(chain, body)
    return data


def _count(data):
    reader = Reader(_CHAIN, data)
    count = 0
    while reader.step():
        count += 1
    return count, reader


def test_every_kind_of_record_reads_back_as_written():
    reader = Reader(_CHAIN, _sealed([row[0] for row in _BODIES]))
    for body, code, move, tape, payload in _BODIES:
        assert reader.step()
        assert (reader.body, reader.code) == (body, code)
        if code:
            assert reader.payload == payload
        else:
            assert (reader.move, reader.tape) == (move, tape)

    assert not reader.step()
    assert not reader.is_torn


def test_an_ordinary_record_has_few_bytes():
    assert len(_sealed([record.move_body(b"\x02\x3f", b"\x06\x01")])) == 8
    assert len(_sealed([record.control_body(record.UNDO)])) == 5


def test_the_chain_depends_on_everything_before():
    first, second = _BODIES[0][0], _BODIES[1][0]
    _, reader = _count(_sealed([first, second]))
    _, other = _count(_sealed([second, first]))

    assert reader.chain == record.link(record.link(_CHAIN, first), second)
    assert reader.chain != other.chain


def test_a_record_holds_only_where_it_was_written():
    data = _sealed([row[0] for row in _BODIES[:3]])
    first = len(_sealed([_BODIES[0][0]]))

    assert _count(data[first:])[0] == 0
    assert _count(data[:first] + data[:first])[0] == 1


def test_every_flipped_bit_ends_what_is_believed_before_it():
    bodies = [row[0] for row in _BODIES]
    data = _sealed(bodies)
    ends = [len(_sealed(bodies[:count])) for count in range(len(bodies) + 1)]
    for bit in range(len(data) * 8):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        count, reader = _count(bytes(flipped))
        assert ends[count] <= bit // 8 < ends[count + 1]
        assert reader.at == ends[count]
        assert reader.is_torn


def test_every_length_that_a_log_is_cut_off_at_keeps_its_whole_records():
    bodies = [row[0] for row in _BODIES]
    data = _sealed(bodies)
    ends = [len(_sealed(bodies[:count])) for count in range(len(bodies) + 1)]
    for size in range(len(data) + 1):
        count, reader = _count(data[:size])
        assert count == len([end for end in ends if end <= size]) - 1
        assert reader.is_torn == (size not in ends)


def test_what_nothing_writes_is_not_read_even_if_its_check_holds():
    bodies = (
        b"\x00",  # nothing at all
        b"\x01\x00",  # no code
        b"\x01\x07",  # a code that does not exist
        b"\x0f\x03\x01ab",  # the long form of a short record
        b"\x0f\x0e" + bytes((record.CUT,)) + bytes(13),
    )
    for body in bodies:
        assert _count(_sealed([body]))[0] == 0


def test_moves_are_taken_in_a_row_just_as_one_by_one():
    moves = [_BODIES[0][0], _BODIES[1][0], _BODIES[2][0], _BODIES[1][0]]
    data = _sealed(moves + [record.control_body(record.UNDO)] + moves)
    reader = Reader(_CHAIN, data)
    taken = Moves()
    reader.take_moves(taken)

    assert taken.done == 4
    assert reader.at == len(_sealed(moves))
    assert reader.step()
    assert reader.code == record.UNDO
    reader.take_moves(taken)
    assert (taken.done, reader.at) == (8, len(data))
    assert reader.chain == _count(data)[1].chain


def test_taking_moves_in_a_row_stops_where_they_do_not_hold():
    moves = [_BODIES[0][0], _BODIES[1][0]]
    data = _sealed(moves)
    first = len(_sealed(moves[:1]))
    for size in range(len(data)):
        reader = Reader(_CHAIN, data[:size])
        taken = Moves()
        reader.take_moves(taken)
        assert taken.done == (size >= first)
        assert not reader.step()
        assert reader.is_torn == (size not in (0, first))


def test_a_header_reads_back_as_written():
    header = Header("chess", 3, b"\x02\x05", PSEUDO)
    header.commitment = bytes(range(32))
    header.count, header.first = 70_000, 4821
    data = header.encode()
    read = decode_header(data + b"records")

    assert header_size(data) == len(data)
    assert (read.game, read.rules_version, read.setup) == ("chess", 3, b"\x02\x05")
    assert (read.commitment, read.flags) == (bytes(range(32)), PSEUDO)
    assert (read.format, read.count, read.first) == (FORMAT, 70_000, 4821)
    assert read.digest == header.digest


def test_every_flipped_bit_and_every_length_of_a_header_is_noticed():
    data = Header("chess", 3, b"\x02\x05").encode()
    for bit in range(len(data) * 8):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        assert decode_header(bytes(flipped)) is None
    for size in range(len(data)):
        assert decode_header(data[:size]) is None


def test_a_header_whose_name_is_no_plain_text_is_not_believed():
    # Regression: decoding such a name raised.
    from binascii import crc32

    data = bytearray(Header("chess", 3, b"").encode())
    data[8] = 0xFF
    data[-4:] = crc32(data[:-4]).to_bytes(4, "little")

    assert decode_header(bytes(data)) is None


def _checked(data):
    from binascii import crc32

    return bytes(data[:-4]) + crc32(data[:-4]).to_bytes(4, "little")


def test_bits_that_must_be_0_are_not_believed_in_either_format():
    # Regression: all eight flags were taken, and those that mean nothing were told as sound.
    for form in (1, FORMAT):
        for flags in range(256):
            header = Header("chess", 3, b"", flags)
            header.format = form
            read = decode_header(header.encode())
            assert (read is not None) == (flags in (0, PSEUDO))


def test_a_first_number_is_one_that_can_be_spun_or_none_at_all():
    for first in (0, NUMBERS - 1, NO_NUMBER):
        header = Header("chess", 3, b"")
        header.first = first
        assert decode_header(header.encode()).first == first
    for first in (NUMBERS, NO_NUMBER - 1):
        header = Header("chess", 3, b"")
        header.first = first
        assert decode_header(header.encode()) is None


def test_a_format_to_come_is_not_read_and_is_known_as_such():
    data = bytearray(Header("chess", 3, b"").encode())
    data[2] = FORMAT + 1

    assert decode_header(_checked(data)) is None
    assert is_other_format(_checked(data))
    assert not is_other_format(Header("chess", 3, b"").encode())
