"""A move finds what decides it, and anything else finds nothing."""

import sys

from engine import dispatch

_ROWS = (
    b"\x01\x02\x00\x01"  # 1: one or two bytes, the second of the first part
    b"\x03\x03\x01\x00"  # 2: three bytes, the first of the second part
)
_PARTS = "made_up_game.first made_up_game.second"


class _First:
    ACTIONS = ("other", "chosen")


class _Second:
    ACTIONS = ("only",)


def _find(move):
    sys.modules["made_up_game"] = _First
    sys.modules["made_up_game.first"] = _First
    sys.modules["made_up_game.second"] = _Second
    _First.first, _First.second = _First, _Second  # as packages have their modules
    try:
        return dispatch.find(_PARTS, _ROWS, move)
    finally:
        for name in ("made_up_game", "made_up_game.first", "made_up_game.second"):
            del sys.modules[name]


def test_a_row_names_part_and_place():
    assert _find(b"\x01") == "chosen"
    assert _find(b"\x01\x09") == "chosen"
    assert _find(b"\x02\x00\x00") == "only"


def test_what_has_no_row_or_another_length_is_no_move():
    for move in (b"", b"\x00", b"\x03", b"\xff", b"\x01\x02\x03", b"\x02", b"\x02\x00\x00\x00"):
        assert _find(move) is None, move


def test_no_such_move_is_told_in_a_sentence():
    assert dispatch.NO_SUCH_MOVE.sentence == b"No such move."
