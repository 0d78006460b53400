"""A sector on the glass: every sign whole, and a plus where not all of them fit."""

from games.zeds import signs
from games.zeds.screens.zone_picture import SectorPicture
from tests.firmware.games.zeds.positions import sector, sheet
from tests.firmware.reading import Glass

_X, _Y = 20, 20
_PLUS = (b".#.", b"###", b".#.")


def drawn(side, row, column, hidden=0):
    """Return the picture of a sector as rows of dots and hashes, without its frame."""
    glass = Glass()
    glass.canvas.drop_game_fonts()
    glass.canvas.load_game_fonts(lambda: signs)
    picture = SectorPicture(sheet(), side)
    picture.hidden = hidden
    picture.draw(glass.canvas, sector(row, column), _X, _Y)
    lit = glass.lit()
    return [
        bytes([ord("#") if (_X + x, _Y + y) in lit else ord(".") for x in range(side)])
        for y in range(side)
    ]


def sign(kind):
    """Return the rows of a sign."""
    glass = Glass()
    glass.canvas.drop_game_fonts()
    glass.canvas.load_game_fonts(lambda: signs)
    glass.canvas.text(kind, 0, 0)
    lit = glass.lit()
    return [
        bytes([ord("#") if (x, y) in lit else ord(".") for x in range(5)]) for y in range(1, 6)
    ]


def is_at(picture, rows, x, y):
    """Tell whether some rows stand in a picture there."""
    found = [picture[y + row][x : x + len(rows[row])] for row in range(len(rows))]
    return found == list(rows)


def test_a_large_square_shows_all_four_items():
    picture = drawn(12, 3, 6)

    for x, y in ((0, 0), (7, 0), (0, 7), (7, 7)):
        assert is_at(picture, sign(signs.ZOMBIE), x, y)


def test_a_small_square_shows_the_first_item_whole_and_that_there_are_more():
    for row, column, first in ((3, 6, signs.ZOMBIE), (2, 6, signs.SURVIVOR), (3, 3, signs.GUN)):
        picture = drawn(9, row, column)

        assert is_at(picture, sign(first), 0, 0), (row, column)
        assert is_at(picture, _PLUS, 6, 6), (row, column)


def test_a_small_square_with_one_item_in_sight_needs_no_plus():
    assert is_at(drawn(9, 2, 4), sign(signs.SURVIVOR), 2, 2)
    assert is_at(drawn(9, 3, 6, hidden=0b0111), sign(signs.ZOMBIE), 2, 2)
    assert not is_at(drawn(9, 3, 6, hidden=0b0111), _PLUS, 6, 6)
