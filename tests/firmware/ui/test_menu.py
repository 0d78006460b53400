"""Lists: the cursor goes around the ends and is always in sight; values stand at the right."""

from key import BACK, DOWN, OK, UP
from tests.firmware.reading import Glass, find, shows
from ui import sign
from ui.widgets import chooser
from ui.widgets.chooser import Chooser
from ui.widgets.small_menu import SmallMenu

_NAMES = [b"Acorn", b"Bravo", b"Choir", b"Delta", b"Earth", b"Flame", b"Ghost", b"Hotel"]


def drawn(menu, is_big=False):
    """Return the picture of a menu."""
    glass = Glass()
    if is_big:
        menu.draw(glass.canvas)
    else:
        menu.draw_small(glass.canvas)
    return glass.picture


def rows_in_sight(menu, is_big=False):
    """Return the rows that can be read."""
    picture = drawn(menu, is_big)
    return [name for name in _NAMES if shows(picture, name, "large" if is_big else "small")]


def test_the_cursor_goes_around_both_ends():
    for count in range(1, 9):
        menu = SmallMenu(_NAMES[:count])

        assert menu.move(UP)
        assert menu.cursor == count - 1
        assert menu.move(DOWN)
        assert menu.cursor == 0
        for step in range(count):
            assert menu.cursor == step
            menu.move(DOWN)
        assert menu.cursor == 0


def test_other_keys_do_not_move_the_cursor():
    menu = SmallMenu(_NAMES)
    menu.choose(3)

    assert not menu.move(OK)
    assert not menu.move(BACK)
    assert menu.cursor == 3


def test_the_chosen_row_is_always_in_sight_and_marked():
    for is_big, rows in ((False, 5), (True, 2)):
        for count in (1, 2, 3, 4, 5, 8):
            menu = SmallMenu(_NAMES[:count])
            for key in [DOWN] * count + [UP] * count + [DOWN] * 3:
                menu.move(key)
                in_sight = rows_in_sight(menu, is_big)

                assert _NAMES[menu.cursor] in in_sight
                assert len(in_sight) == min(rows, count)


def test_the_arrow_stands_beside_the_chosen_row():
    menu = SmallMenu(_NAMES)
    for _ in range(10):
        picture = drawn(menu)

        assert find(picture, sign.RIGHT)[1] == find(picture, _NAMES[menu.cursor])[1]
        menu.move(DOWN)


def test_the_window_moves_no_further_than_needed():
    menu = SmallMenu(_NAMES)
    assert rows_in_sight(menu) == _NAMES[0:5]
    for _ in range(5):
        menu.move(DOWN)
    assert rows_in_sight(menu) == _NAMES[1:6]

    for _ in range(4):
        menu.move(UP)
        assert rows_in_sight(menu) == _NAMES[1:6]
    menu.move(UP)

    assert rows_in_sight(menu) == _NAMES[0:5]


def test_a_list_that_fits_has_no_scroll_bar_and_a_longer_one_has():
    for count, has_bar in ((5, False), (6, True)):
        picture = drawn(SmallMenu(_NAMES[:count]))

        lit = [page for page in range(8) if picture[page * 128 + 127]]
        assert bool(lit) == has_bar, count


def test_values_end_at_the_right_of_their_rows():
    menu = SmallMenu(_NAMES[:4], [b"1", b"22", b"333", b"4444"])

    picture = drawn(menu)

    for i in range(4):
        assert find(picture, menu.values[i])[1] == find(picture, _NAMES[i])[1]


def test_notes_stand_beside_big_rows():
    menu = SmallMenu(_NAMES[:3], [b"", b"note", b""])

    picture = drawn(menu, True)

    assert shows(picture, b"note")
    assert shows(picture, b"Bravo", "large")


def test_a_chooser_takes_a_value_in_hand_and_keeps_or_puts_it_back():
    # keys, what each came to
    for keys, outcomes in (
        ((BACK,), (chooser.LEFT,)),
        ((UP, DOWN), (chooser.MOVED, chooser.MOVED)),
        ((OK, OK), (chooser.MOVED, chooser.KEPT)),
        ((OK, BACK, BACK), (chooser.MOVED, chooser.PUT_BACK, chooser.LEFT)),
        ((OK, UP, DOWN, OK), (chooser.MOVED, chooser.CHANGED, chooser.CHANGED, chooser.KEPT)),
    ):
        rows = Chooser(_NAMES[:3])

        assert tuple([rows.press(key) for key in keys]) == outcomes


def test_up_raises_the_value_in_hand_and_down_lowers_it():
    rows = Chooser(_NAMES[:3])
    rows.press(OK)

    rows.press(UP)
    assert rows.step == 1
    rows.press(DOWN)
    assert rows.step == -1
    assert rows.cursor == 0


def test_the_value_in_hand_is_marked_and_the_footer_says_what_keys_do():
    rows = Chooser(_NAMES[:3])
    rows.values = [b"12", b"3", b"4"]
    before = drawn(rows)

    rows.press(OK)
    picture = drawn(rows)

    assert shows(before, b"change")
    assert shows(picture, b"12")
    assert shows(picture, sign.UP)
    assert shows(picture, b"keep")
    assert shows(picture, b"cancel")
