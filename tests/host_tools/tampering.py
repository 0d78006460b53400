"""Kinds of tampering with a recorded game of Lamplight, and where each must be found.

Every kind edits a `Draft` and returns the line that does not hold any more. A `Place` with
`is_exact` False says that the line is the first that may show it: the seed is another, or
chance is out of step, and the next card or roll may be the right one by chance.

A label cannot be tampered with: it is not in the log. It follows from the bytes of the move and
of its tape, so another label takes other bytes.
"""

from itertools import pairwise
from types import FunctionType
from typing import NamedTuple

from engine import record as codec
from engine import seal
from engine.header import NUMBERS, PSEUDO
from host_tools.shelf import games, recorded
from tests.host_tools.forger import Draft

DRAW, ROLL, ENTER, LOOK = 1, 2, 3, 4  # the first bytes of Lamplight's moves


class Place(NamedTuple):
    """Where tampering must show."""

    line: int
    is_exact: bool = True


def _first_chance(log: Draft) -> int:
    return next(n for n in range(1, len(log.bodies) + 1) if log.tape(n))


def swap_cards(log: Draft) -> int:
    one = log.lines(DRAW)[-1]
    other = next(line for line in log.lines(DRAW) if log.tape(line) != log.tape(one))
    tapes = log.tape(one), log.tape(other)
    log.show(other, tapes[0])
    log.show(one, tapes[1])
    return other


def change_card(log: Draft) -> int:
    line = log.lines(DRAW)[-1]
    return log.show(line, bytes(((log.tape(line)[0] + 1) % 4,)))


def change_face(log: Draft) -> int:
    line = log.lines(ROLL)[1]
    return log.show(line, bytes((log.tape(line)[0] % 6 + 1,)))


def show_impossible_face(log: Draft) -> int:
    return log.show(log.lines(ROLL)[1], b"\x09")


def hide_face(log: Draft) -> int:
    return log.show(log.lines(ROLL)[1], b"")


def hide_look(log: Draft) -> int:
    return log.show(log.lines(LOOK)[0], b"")


def show_two_faces(log: Draft) -> int:
    return log.show(log.lines(ROLL)[1], b"\x01\x02")


def show_card_by_own_die(log: Draft) -> int:
    return log.show(log.lines(ENTER, has_tape=False)[0], b"\x03")


def drop_roll(log: Draft) -> Place:
    return Place(log.drop(log.lines(ROLL)[0]), False)


def drop_draw(log: Draft) -> Place:
    return Place(log.drop(log.lines(DRAW)[1]), False)


def repeat_roll(log: Draft) -> Place:
    return Place(log.repeat(log.lines(ROLL)[1]), False)


def swap_rolls(log: Draft) -> int:
    rolls = log.lines(ROLL)
    return log.swap(
        *next(pair for pair in pairwise(rolls) if log.tape(pair[0]) != log.tape(pair[1]))
    )


def change_cut(log: Draft) -> Place:
    payload = bytearray(log.bodies[1])
    payload[-1] ^= 1
    log.write(2, bytes(payload))
    return Place(_first_chance(log), False)


def swap_cuts(log: Draft) -> int:
    return log.swap(1, 2)


def drop_cut(log: Draft) -> int:
    log.drop(3)
    return log.controls(codec.BEGIN)[0]


def add_cut(log: Draft) -> int:
    return log.insert(4, codec.control_body(codec.CUT, b"\x03\x00\x07"))


def cut_late(log: Draft) -> int:
    return log.insert(5, codec.control_body(codec.CUT, b"\x03\x07"))


def cut_twice(log: Draft) -> int:
    return log.repeat(1)


def cut_impossible_number(log: Draft) -> int:
    return log.write(2, codec.control_body(codec.CUT, b"\x01" + NUMBERS.to_bytes(2, "big")))


def cut_with_unseen_bytes(log: Draft) -> int:
    return log.write(2, codec.control_body(codec.CUT, b"\x01\x00\x07" + bytes(4)))


def cut_from_nowhere(log: Draft) -> int:
    return log.write(2, codec.control_body(codec.CUT, b"\x07\x01"))


def cut_empty(log: Draft) -> int:
    return log.write(2, codec.control_body(codec.CUT))


def drop_beginning(log: Draft) -> int:
    return log.drop(4)


def begin_twice(log: Draft) -> int:
    return log.repeat(4)


def stuff_beginning(log: Draft) -> int:
    return log.write(4, codec.control_body(codec.BEGIN, b"\x00"))


def change_secret(log: Draft) -> int:
    return log.write(len(log.bodies), codec.control_body(codec.END, bytes(32)))


def change_secret_and_seal(log: Draft) -> Place:
    log.write(len(log.bodies), codec.control_body(codec.END, bytes(32)))
    seal.sealed(log.header, bytes(32))
    return Place(_first_chance(log), False)


def change_first_number(log: Draft) -> int:
    log.header.first = (log.header.first + 1) % NUMBERS
    return len(log.bodies)


def count_another_seal(log: Draft) -> int:
    log.header.count += 1
    return len(log.bodies)


def hide_pseudo(log: Draft) -> int:
    log.header.flags ^= PSEUDO
    return len(log.bodies)


def set_flag_without_meaning(log: Draft) -> int:
    log.header.flags |= 0x80
    return 0


def give_impossible_number(log: Draft) -> int:
    log.header.first = NUMBERS
    return 0


def shorten_secret(log: Draft) -> int:
    return log.write(len(log.bodies), codec.control_body(codec.END, bytes(31)))


def change_commitment(log: Draft) -> int:
    log.header.commitment = bytes(32)
    return len(log.bodies)


def add_seat(log: Draft) -> int:
    log.header.setup = b"\x04"
    return log.controls(codec.BEGIN)[0]


def drop_setup(log: Draft) -> int:
    log.header.setup = b""
    return 0


def rename_game(log: Draft) -> int:
    log.header.game = games()[0]
    return 0


def take_other_header(log: Draft) -> int:
    log.header = Draft(recorded("lamplight/dry").read_bytes()).header
    return log.controls(codec.BEGIN)[0]


def take_other_lines(log: Draft) -> Place:
    other = Draft(recorded("lamplight/dry").read_bytes())
    first = log.controls(codec.BEGIN)[0] + 1
    for line in range(first, min(len(log.bodies), len(other.bodies)) - 1):
        log.write(line, other.bodies[line])
    return Place(first, False)


def end_twice(log: Draft) -> int:
    return log.repeat(len(log.bodies))


def end_early(log: Draft) -> int:
    log.swap(log.lines(ROLL)[1], len(log.bodies))
    return log.controls(codec.END)[0] + 1


def move_after_end(log: Draft) -> int:
    return log.insert(len(log.bodies) + 1, codec.move_body(b"\x03\x04", b""))


def insert_undo(log: Draft) -> Place:
    line = log.lines(DRAW)[1] + 1
    return Place(log.insert(line, codec.control_body(codec.UNDO_REVEALED)), False)


def drop_undo(log: Draft) -> Place:
    return Place(log.drop(log.controls(codec.UNDO_REVEALED)[0]), False)


def undo_nothing(log: Draft) -> int:
    return log.insert(5, codec.control_body(codec.UNDO))


def forget_agreement(log: Draft) -> int:
    return log.write(log.controls(codec.UNDO_REVEALED)[0], codec.control_body(codec.UNDO))


def feign_agreement(log: Draft) -> int:
    return log.write(log.controls(codec.UNDO)[0], codec.control_body(codec.UNDO_REVEALED))


def redo_nothing(log: Draft) -> int:
    return log.insert(log.lines(ROLL)[1] + 1, codec.control_body(codec.REDO))


def write_unknown_record(log: Draft) -> int:
    return log.insert(6, codec.control_body(7))


def make_unknown_move(log: Draft) -> int:
    return log.write(log.lines(ROLL)[1], codec.move_body(b"\x09", b""))


def move_border_of_tape(log: Draft) -> int:
    line = log.lines(ROLL)[1]
    return log.write(line, codec.move_body(log.move(line) + log.tape(line), b""))


def look_twice(log: Draft) -> int:
    return log.repeat(log.lines(LOOK)[0])


def move_when_won(log: Draft) -> int:
    return log.insert(len(log.bodies), codec.move_body(b"\x03\x04", b""))


# Every function above: the name of the kind in words, and the edit.
KINDS = {
    name.replace("_", " "): edit
    for name, edit in list(vars().items())
    if isinstance(edit, FunctionType) and edit.__module__ == __name__ and name[0] != "_"
}
