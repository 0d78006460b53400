"""The plan of the house says what the layer table says."""

from host_tools.house.__main__ import main
from host_tools.house.drawing import ROOMS, arrows, svg
from host_tools.house.layers import MAY_IMPORT

# Single files that nearly everybody leans on, or that only one does: in no picture.
NOT_DRAWN = {
    "archive",
    "console",
    "disk",
    "key",
    "modules",
    "pins",
    "ticks",
    "unpacker",
    "version",
}


def test_every_layer_is_drawn_or_left_out_on_purpose() -> None:
    assert set(MAY_IMPORT) == set(ROOMS) | NOT_DRAWN


def test_an_arrow_is_a_row_of_the_table() -> None:
    assert ("rules", "engine") in arrows()
    assert ("engine", "rules") not in arrows()
    assert ("rules", "ui") not in arrows()
    for room, other in arrows():
        assert ROOMS[room].row < ROOMS[other].row, "arrows lead down"


def test_no_two_rooms_stand_on_one_another() -> None:
    places = [(room.column, room.row) for room in ROOMS.values()]
    assert len(set(places)) == len(places)


def test_the_picture_is_current_and_names_every_room() -> None:
    assert main(["--check"]) == 0
    assert [room.name for room in ROOMS.values() if room.name not in svg()] == []
