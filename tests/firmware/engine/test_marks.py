"""Moves in a row, packed states along them, and the states that are folded of both."""

from hashlib import sha256

from engine import record
from engine.fold import Fold
from engine.marks import EVERY, EVERY_KEPT, Marks, decode_mark, encode_mark
from engine.moves import Moves
from tests.games.counting import ROLL, Counting

_SEED = sha256(b"marks").digest()


class _Counted(Counting):
    """Counts how many moves are made."""

    goal = 10_000
    applied = 0

    def apply(self, state, move):
        self.applied += 1
        return super().apply(state, move)


def _moves(count):
    moves = Moves()
    for number in range(count):
        moves.add(record.move_body(bytes((number & 0xFF, 1)), bytes(number % 3)))
    return moves


def test_moves_and_their_tapes_come_back():
    moves = _moves(10)

    assert (len(moves), moves.done) == (10, 10)
    for number in range(10):
        assert moves.move(number) == bytes((number, 1))
        assert moves.tape(number) == bytes(number % 3)
        assert moves.was_seen(number) == (number % 3 > 0)


def test_a_move_after_an_undo_takes_the_place_of_what_was_undone():
    moves = _moves(10)
    moves.done -= 4
    moves.add(record.move_body(b"new", b"tape"))

    assert (len(moves), moves.done) == (7, 7)
    assert (moves.move(6), moves.tape(6)) == (b"new", b"tape")
    assert moves.move(5) == b"\x05\x01"


def test_a_digest_is_of_the_first_moves_alone():
    moves, longer = _moves(10), _moves(20)

    assert moves.digest(10) == longer.digest(10)
    assert moves.digest(9) != moves.digest(10)
    longer.done = 10
    assert moves.digest(10) == longer.digest(10)


def test_a_digest_tells_where_a_move_ends_and_its_tape_begins():
    one, other = Moves(), Moves()
    one.add(record.move_body(b"\x01\x02", b"\x03"))
    other.add(record.move_body(b"\x01", b"\x02\x03"))

    assert one.digest(1) != other.digest(1)


def test_the_nearest_mark_is_the_newest_that_is_not_later():
    marks = Marks()
    for done in (96, 32, 64):
        marks.add(done, b"%d" % done)

    assert marks.nearest(31) is None
    assert marks.nearest(32) == (32, b"32")
    assert marks.nearest(95) == (64, b"64")
    assert marks.nearest(1000) == (96, b"96")


def test_a_moment_is_marked_once():
    marks = Marks()
    marks.add(32, b"first")
    marks.add(64, b"later")
    marks.add(32, b"again")

    assert marks.nearest(32) == (32, b"first")


def test_marks_of_moves_that_are_others_now_are_forgotten():
    marks = Marks()
    for done in (32, 64, 96):
        marks.add(done, b"")
    marks.forget_from(64)

    assert marks.nearest(1000)[0] == 32


def test_a_mark_reads_back_from_flash():
    moves = _moves(70)

    assert decode_mark(encode_mark(64, b"packed", moves), moves) == (64, b"packed")


def test_every_flipped_bit_and_every_length_of_a_mark_is_noticed():
    moves = _moves(70)
    data = encode_mark(64, b"packed", moves)
    for bit in range(len(data) * 8):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        assert decode_mark(bytes(flipped), moves) is None
    for size in range(len(data)):
        assert decode_mark(data[:size], moves) is None


def test_a_mark_of_other_moves_is_not_believed():
    data = encode_mark(64, b"packed", _moves(70))
    other = Moves()
    for number in range(70):
        other.add(record.move_body(bytes((number + 1, 1)), b""))

    assert decode_mark(data, other) is None
    assert decode_mark(data, _moves(63)) is None


def test_states_are_the_same_from_any_mark():
    rules = _Counted()
    moves = Moves()
    fold = Fold(rules, b"", moves)
    state = fold.start(_SEED)
    packed = [fold.pack(state)]
    for _ in range(3 * EVERY_KEPT):
        state.chance.tape = bytearray()
        rules.apply(state, ROLL)
        moves.add(record.move_body(ROLL, state.chance.tape))
        packed.append(fold.pack(state))
    kept = [encode_mark(EVERY_KEPT * n, packed[EVERY_KEPT * n], moves) for n in (2, 1)]

    for marks in ([], kept, kept[:1], [b"", b"damaged" * 9]):
        fresh = Fold(rules, b"", moves)
        fresh.start(_SEED)
        fresh.take_up(marks)
        for count in range(3 * EVERY_KEPT, -1, -1):
            assert fresh.pack(fresh.at(count)) == packed[count]


def test_going_back_folds_few_moves_also_after_a_start():
    # Regression: after a start only the newest mark was there, and none was added before it.
    rules = _Counted()
    moves = Moves()
    fold = Fold(rules, b"", moves)
    state = fold.start(_SEED)
    marks = []
    for number in range(1, 4 * EVERY_KEPT + 1):
        state.chance.tape = bytearray()
        rules.apply(state, ROLL)
        moves.add(record.move_body(ROLL, state.chance.tape))
        if number % EVERY_KEPT == 0:
            marks.append(encode_mark(number, fold.pack(state), moves))
    fresh = Fold(rules, b"", moves)
    fresh.start(_SEED)
    fresh.take_up(marks)

    for count in range(4 * EVERY_KEPT - 1, 0, -1):
        before = rules.applied
        fresh.at(count)
        assert rules.applied - before < EVERY_KEPT
    before = rules.applied
    fresh.at(EVERY - 1)
    assert rules.applied - before < EVERY
