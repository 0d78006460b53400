"""The grammar of a screen: header, footer, scroll bar, and the help page."""

from key import BACK, DOWN, OK, UP
from tests.firmware.reading import Glass, find, shows
from ui.help_page import HelpPage
from ui.layout import BOTTOM, TOP, footer, header, scroll_bar
from ui.screen import Screen, Stack
from ui.widgets.side_footer import side_footer


def test_the_header_has_a_title_a_note_and_a_rule_across():
    glass = Glass()

    header(glass.canvas, b"Title", b"note")

    assert find(glass.picture, b"Title") == (0, 0)
    assert shows(glass.picture, b"note")
    assert [x for x, y in glass.lit() if y == 8] == list(range(128))


def test_the_header_stays_above_the_middle_and_the_footer_below():
    glass = Glass()

    header(glass.canvas, b"Qgjpy", b"Qgjpy")
    footer(glass.canvas, b"Qgjpy", b"Qgjpy")

    assert [y for _, y in glass.lit() if TOP <= y < BOTTOM] == []


def test_the_footer_names_both_keys_with_what_they_do():
    glass = Glass()

    footer(glass.canvas, b"open")

    for text in (b"OK", b"open", b"BACK", b"leave"):
        assert shows(glass.picture, text), text


def test_beside_a_picture_the_keys_stand_below_each_other():
    glass = Glass()

    side_footer(glass.canvas, 75, b"open")

    ok, back = find(glass.picture, b"open"), find(glass.picture, b"leave")
    assert ok[1] == back[1] - 10
    assert [x for x, _ in glass.lit() if x < 75] == []


def test_a_key_without_a_word_is_left_out():
    for ok, back, there, missing in (
        (b"", b"leave", b"BACK", b"OK"),
        (b"open", b"", b"OK", b"BACK"),
    ):
        glass = Glass()
        footer(glass.canvas, ok, back)

        assert shows(glass.picture, there)
        assert not shows(glass.picture, missing)


def bar_span(first, shown, total):
    """Return the top and the bottom of the scroll bar."""
    glass = Glass()
    scroll_bar(glass.canvas, first, shown, total)
    lines = [y for x, y in glass.lit() if x == 127]
    return (min(lines), max(lines)) if lines else None


def test_the_scroll_bar_shows_the_part_in_sight():
    assert bar_span(0, 5, 5) is None
    assert bar_span(0, 5, 3) is None
    assert bar_span(0, 5, 10) == (TOP, TOP + 21)
    assert bar_span(5, 5, 10) == (BOTTOM - 22, BOTTOM - 1)


def test_the_scroll_bar_never_leaves_the_middle():
    for total in (6, 7, 20, 60):
        for first in range(total - 4):
            top, bottom = bar_span(first, 5, total)

            assert TOP <= top < bottom < BOTTOM


def opened_help(text):
    """Return a stack with a help page on top, and its root."""
    stack = Stack(Glass().canvas, None, None)
    root = Screen()
    stack.push(root, 0)
    stack.push(HelpPage(text), 0)
    stack.take_coming()(0)
    return stack, root


def picture_of(stack):
    """Return the picture of the screen in sight."""
    glass = Glass()
    stack.top.draw(glass.canvas)
    return glass.picture


def test_help_tells_about_the_screen_and_on_a_later_page_about_the_keys():
    stack, _ = opened_help(b"What this screen is for.")

    pictures = [picture_of(stack)]
    for _ in range(3):
        stack.top.press(DOWN, 0)
        pictures.append(picture_of(stack))

    assert shows(pictures[0], b"What this screen is")
    assert True in [shows(picture, b"Hold") for picture in pictures]
    stack.top.press(UP, 0)
    assert picture_of(stack) != pictures[-1]


def test_a_screen_without_help_of_its_own_tells_about_the_keys_once():
    stack, _ = opened_help(b"")
    pages = []
    for _ in range(6):
        pages.append(picture_of(stack))
        stack.top.press(DOWN, 0)

    assert sum([shows(page, b"Keys:") for page in set(pages)]) == 1


def test_ok_and_back_close_the_help():
    for key in (OK, BACK):
        stack, root = opened_help(b"Text")

        stack.top.press(key, 0)

        assert stack.top is root


def test_help_offers_no_hold():
    stack, _ = opened_help(b"Text")

    assert [stack.top.hold_word(key) for key in range(4)] == [b""] * 4
